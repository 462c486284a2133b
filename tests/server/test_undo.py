"""Terminal and server agree on what may be taken back, position by position."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from mattock import registry
from mattock.bots import make_bot
from mattock.core.referee import Referee
from mattock.records import game_finder
from mattock.server.acting import undo
from mattock.server.progress import decide, go_on
from mattock.server.tables import Table
from mattock.terminal.session import Session
from tests.server.laid import begun

DECISIONS = 60
MARKS = 10  # decisions between two undos that are really made


def at_the_screen(table: Table) -> Session:
    """The same game at a terminal."""
    referee = Referee.resume(table.play.playing().save(), game_finder())
    bots = {seat: make_bot("random", 1) for seat, place in enumerate(table.seats) if place.bot}
    return Session(referee, bots, Console(file=io.StringIO()), None)


def copy(table: Table) -> Table:
    """The same table once more, from its log."""
    return Table.load(table.header, list(table.unstored), table.game)


@pytest.mark.parametrize("people", [("ada", ""), ("ada", "bob"), ("ada", "bob", "")], ids="-".join)
@pytest.mark.parametrize("game", registry.games())
def test_terminal_and_server_offer_the_same_undo(game: str, people: tuple[str, ...]) -> None:
    chance = random.Random(game)
    table = begun(game, people)
    met: set[str] = set()
    for number in range(DECISIONS):
        if table.over:
            break
        session = at_the_screen(table)
        offer = table.undo_now()
        assert session.undo_offer() == offer
        met.add(offer.kind)
        if number % MARKS == MARKS - 1:
            compare_undos(table, session)
        decide(table, chance.choice(table.play.playing().state.legal()), 1)
        go_on(table, 1)
    assert ("consent" if "bob" in people else "bots") in met


def compare_undos(table: Table, session: Session) -> None:
    """Take back at both, as far as each lets one."""
    here, offer = copy(table), table.undo_now()
    alone = sum(bool(place.person) for place in table.seats) == 1
    session.obey("undo!" if alone else "undo")
    if offer.kind in ("free", "bots"):
        assert offer.seat is not None
        undo(here, here.seats[offer.seat].person, here.version, 1)
        assert here.play.playing().record.lines == session.referee.record.lines
        assert here.play.playing().state == session.state
    else:
        assert session.referee.record.lines == table.play.playing().record.lines
