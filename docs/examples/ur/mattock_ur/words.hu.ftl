web-game-ur = Az uri királyi játék
web-about-ur = Hét bábu versenye húsz mezőn át, 4600 éves.

ur-move-enter = Bábu felrakása ({ $end }. mező)
ur-move-move = { $end ->
    [15] A(z) { $square }. mezőn álló bábu levétele a tábláról
   *[other] Lépés innen: { $square }. mező, ide: { $end }. mező
}
ur-move-start = { $seat } kezd
ur-move-throw = Dobás: { $pips }

ur-now-draw = Dobás következik.
ur-now-turn = { $seat } dobása { $pips }; lépjen egy bábuval.
ur-now-over = A játéknak vége.

ur-event-begins = { $seat } kezd.
ur-event-thrown = { $seat } dobása: { $pips }.
ur-event-stuck = { $seat } nem tud lépni.
ur-event-entered = { $seat } felrak egy bábut ({ $square }. mező).
ur-event-moved = { $seat } lép ({ $square }. mező → { $end }. mező).
ur-event-captured = { $seat } leüti { $rival } egyik bábuját.
ur-event-left = { $seat } levesz egy bábut a tábláról.
ur-event-rosette = { $seat } rozettán áll, és újra dob.
ur-event-won = { $seat } nyer: mind a hét bábu lekerült a tábláról.

ur-reason-unknown-id = Nincs ilyen lépés: { $id }.
ur-reason-game-over = A játéknak vége.
ur-reason-draw-first = Előbb dobni kell.
ur-reason-other-phase = Nem ez a bábu van soron.
ur-reason-nobody-waits = Nem vár bábud a tábla mellett.
ur-reason-no-piece = A(z) { $square }. mezőn nincs bábud.
ur-reason-too-far = A(z) { $square }. mezőről csak pontos dobással lehet lelépni; { $pips } túl sok.
ur-reason-own-piece = A(z) { $end }. mezőn a saját bábud áll.
ur-reason-safe = Az ellenfél bábuja a középső rozettán biztonságban van.

ur-source-home = célba ért bábuk
