"""What a table does by itself: the next stage of the ceremony, draws, the only possible move, the end."""

from __future__ import annotations

from mattock.core.record_file import Decision, Sit, Undo
from mattock.core.record_file import Seat as Player
from mattock.core.vocabulary import CHANCE, OVER
from mattock.server import entries as log
from mattock.server.refusals import refusal
from mattock.server.tables import Table


def go_on(table: Table, at: int) -> None:
    """Do all of it, until somebody has to decide."""
    if table.status == "ceremony":
        next_stage(table, at)
    while table.status == "playing" and table.play.holding is None:
        play = table.play
        state = play.playing().state
        if state.mover == OVER:
            table.append(log.Ended("finished"), at)
        elif state.mover == CHANCE:
            _, line = play.playing().due()
            table.append_line(line, at)
        elif not play.lesson and len(only := state.legal()) == 1:
            decide(table, only[0], at, auto=True)
        else:
            return


def next_stage(table: Table, at: int) -> None:
    """The ceremony goes on once nobody is waited for."""
    ceremony = table.ceremony
    if at < ceremony.until and ceremony.waiting(table.seats):
        return
    if not ceremony.revealing and ceremony.commits:
        table.append(log.Revealing(), at)
    else:
        table.append(log.Began(), at)


def decide(table: Table, action: int, at: int, auto: bool = False, quick: bool = False) -> None:
    """The mover does this; IllegalMove where the rules forbid it."""
    line = Decision(table.play.mover, str(table.game.move(action)))
    table.append(log.RecordLine(str(line), auto, quick=quick), at, line, action)


def bot_acts(table: Table, action: int, position: int, at: int, quick: bool = False) -> None:
    """A bot's move, if nothing has changed while it thought; `quick` if it had no time to."""
    if table.position != position or not table.bot_to_move:
        raise refusal("stale", "server-stale")
    decide(table, action, at, quick=quick)
    go_on(table, at)


def take_back(table: Table, point: int, at: int) -> None:
    """Leave so many steps standing."""
    referee = table.play.playing()
    table.append_line(Undo(referee.before[point].mover, len(referee.standing) - point), at)


def sit(table: Table, seat: int, player: Player, at: int, late: bool = False) -> None:
    """Somebody else plays a seat from now on."""
    table.append_line(Sit(seat, player), at, late=late)


def release(table: Table, seats: list[int], at: int) -> None:
    """The table holds for these no longer."""
    if table.play.holding is not None and table.play.holding in seats:
        table.append(log.TurnEnded(table.play.holding), at)
