web-game-ur = Das Königliche Spiel von Ur
web-about-ur = Ein Wettlauf von sieben Steinen über zwanzig Felder, 4600 Jahre alt.

ur-move-enter = Einen Stein auf Feld { $end } einsetzen
ur-move-move = { $end ->
    [15] Den Stein auf Feld { $square } vom Brett nehmen
   *[other] Den Stein von Feld { $square } auf Feld { $end } ziehen
}
ur-move-start = { $seat } beginnt
ur-move-throw = Ein Wurf von { $pips }

ur-now-draw = Es wird gewürfelt.
ur-now-turn = { $seat } hat { $pips } geworfen und zieht einen Stein.
ur-now-over = Das Spiel ist zu Ende.

ur-event-begins = { $seat } beginnt.
ur-event-thrown = { $seat } wirft { $pips }.
ur-event-stuck = { $seat } kann nicht ziehen.
ur-event-entered = { $seat } setzt einen Stein auf Feld { $square } ein.
ur-event-moved = { $seat } zieht von Feld { $square } auf { $end }.
ur-event-captured = { $seat } schlägt einen Stein von { $rival }.
ur-event-left = { $seat } nimmt einen Stein vom Brett.
ur-event-rosette = { $seat } steht auf einer Rosette und würfelt noch einmal.
ur-event-won = { $seat } gewinnt: Alle sieben Steine haben das Brett verlassen.

ur-reason-unknown-id = Es gibt keinen Zug { $id }.
ur-reason-game-over = Das Spiel ist zu Ende.
ur-reason-draw-first = Erst wird gewürfelt.
ur-reason-other-phase = Dieser Stein ist nicht am Zug.
ur-reason-nobody-waits = Neben dem Brett wartet keiner deiner Steine.
ur-reason-no-piece = Auf Feld { $square } steht keiner deiner Steine.
ur-reason-too-far = Von Feld { $square } verlässt ein Stein das Brett nur mit einem genauen Wurf; { $pips } ist zu viel.
ur-reason-own-piece = Auf Feld { $end } steht einer deiner Steine.
ur-reason-safe = Der fremde Stein auf der mittleren Rosette ist sicher.

ur-source-home = Steine im Ziel
