web-game-ur = Królewska Gra z Ur
web-about-ur = Wyścig siedmiu pionków przez dwadzieścia pól, sprzed 4600 lat.

ur-move-enter = Wprowadź pionek na pole { $end }
ur-move-move = { $end ->
    [15] Zdejmij z planszy pionek z pola { $square }
   *[other] Przesuń pionek z pola { $square } na pole { $end }
}
ur-move-start = Zaczyna { $seat }
ur-move-throw = Rzut: { $pips }

ur-now-draw = Czas na rzut kośćmi.
ur-now-turn = { $seat } ma rzut { $pips } i przesuwa pionek.
ur-now-over = Gra skończona.

ur-event-begins = Zaczyna { $seat }.
ur-event-thrown = { $seat } rzuca: { $pips }.
ur-event-stuck = { $seat } nie może wykonać ruchu.
ur-event-entered = { $seat } wprowadza pionek na pole { $square }.
ur-event-moved = { $seat } przesuwa pionek z pola { $square } na { $end }.
ur-event-captured = { $seat } zbija pionek gracza { $rival }.
ur-event-left = { $seat } zdejmuje pionek z planszy.
ur-event-rosette = { $seat } staje na rozecie i rzuca jeszcze raz.
ur-event-won = { $seat } wygrywa: wszystkie siedem pionków zeszło z planszy.

ur-reason-unknown-id = Nie ma ruchu { $id }.
ur-reason-game-over = Gra skończona.
ur-reason-draw-first = Najpierw rzut kośćmi.
ur-reason-other-phase = To nie tura tego pionka.
ur-reason-nobody-waits = Żaden twój pionek nie czeka obok planszy.
ur-reason-no-piece = Na polu { $square } nie ma twojego pionka.
ur-reason-too-far = Z pola { $square } pionek schodzi tylko po dokładnym rzucie; { $pips } to za dużo.
ur-reason-own-piece = Na polu { $end } stoi twój pionek.
ur-reason-safe = Pionek rywala na środkowej rozecie jest bezpieczny.

ur-source-home = pionki u celu
