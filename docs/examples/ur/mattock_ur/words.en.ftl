web-game-ur = The Royal Game of Ur
web-about-ur = A race of seven pieces over twenty squares, 4,600 years old.

ur-move-enter = Bring a piece onto square { $end }
ur-move-move = { $end ->
    [15] Take the piece on square { $square } off the board
   *[other] Move the piece on square { $square } to square { $end }
}
ur-move-start = { $seat } begins
ur-move-throw = A throw of { $pips }

ur-now-draw = The dice are thrown.
ur-now-turn = you have thrown { $pips }. Move a piece.
ur-now-over = The game is over.

ur-event-begins = { $seat } begins.
ur-event-thrown = { $seat } throws { $pips }.
ur-event-stuck = { $seat } cannot move.
ur-event-entered = { $seat } brings a piece onto square { $square }.
ur-event-moved = { $seat } moves from square { $square } to { $end }.
ur-event-captured = { $seat } captures a piece of { $rival }.
ur-event-left = { $seat } takes a piece off the board.
ur-event-rosette = { $seat } is on a rosette and throws again.
ur-event-won = { $seat } wins: all seven pieces have left the board.

ur-reason-unknown-id = There is no move { $id }.
ur-reason-game-over = The game is over.
ur-reason-draw-first = The dice are thrown first.
ur-reason-other-phase = It is not the turn of this piece.
ur-reason-nobody-waits = No piece of yours waits beside the board.
ur-reason-no-piece = You have no piece on square { $square }.
ur-reason-too-far = From square { $square } a piece leaves with an exact throw; { $pips } is too much.
ur-reason-own-piece = A piece of yours stands on square { $end }.
ur-reason-safe = The rival piece on the middle rosette is safe.

ur-source-home = pieces home
