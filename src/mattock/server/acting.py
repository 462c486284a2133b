"""Commands of a player about the position: act, end the turn, undo; and those of the ceremony before it."""

from __future__ import annotations

from mattock.core.draws import commit_number
from mattock.core.errors import IllegalMove
from mattock.core.undo import undo_offer
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.server import entries as log
from mattock.server.asking import ask
from mattock.server.progress import decide, go_on, take_back
from mattock.server.refusals import refusal
from mattock.server.tables import Table


def act(table: Table, person: str, action: int, version: int, at: int) -> None:
    """A decision of the mover."""
    play, seats = table.play, table.seats
    table.going_on()
    table.check_version(version)
    if play.holding is not None:
        raise refusal("turn", "server-holding", seat=SEAT_LETTERS[play.holding])
    if play.mover not in seats.of(person):
        raise refusal("turn", "server-not-your-turn")
    if seats[play.mover].bot:
        raise refusal("turn", "server-return-first")
    if play.learning and (reason := play.why_not(action)):
        raise IllegalMove(reason)
    decide(table, action, at)
    go_on(table, at)


def end_turn(table: Table, person: str, version: int, at: int) -> None:
    """Let the table go on that holds for an undo."""
    table.going_on()
    table.check_version(version)
    holding = table.play.holding
    if holding is None or holding not in table.seats.of(person):
        raise refusal("turn", "server-no-turn-to-end")
    table.append(log.TurnEnded(holding), at)
    go_on(table, at)


def undo(table: Table, person: str, version: int, at: int) -> None:
    """Take back, or ask whether one may."""
    referee = table.going_on()
    table.check_version(version)
    if table.play.lesson:
        raise refusal("undo", "server-no-undo-in-lesson")
    offer = undo_offer(referee.history, table.seats.must_have(person), *table.seats.owners())
    if offer.point is None:
        raise refusal("undo", "server-nothing-to-undo")
    if offer.kind == "none":
        raise refusal("consent", "server-nobody-to-agree")
    if offer.kind == "consent":
        ask(table, person, "undo", at)
    else:
        take_back(table, offer.point, at)


# The ceremony.


def commit(table: Table, person: str, seat: int, hashed: str, at: int) -> None:
    """Commit to a number by its hash."""
    check_ceremony(table, person, seat)
    if table.ceremony.revealing or seat in table.ceremony.commits:
        raise refusal("status", "server-promised-already")
    table.append(log.Committed(seat, hashed), at)
    go_on(table, at)


def reveal(table: Table, person: str, seat: int, number: str, at: int) -> None:
    """Reveal the number."""
    check_ceremony(table, person, seat)
    ceremony = table.ceremony
    if not ceremony.revealing or seat not in ceremony.commits or seat in ceremony.numbers:
        raise refusal("status", "server-no-number-asked")
    if commit_number(bytes.fromhex(number)).hex() != ceremony.commits[seat]:
        raise refusal("status", "server-wrong-number")
    table.append(log.Numbered(seat, number), at)
    go_on(table, at)


def check_ceremony(table: Table, person: str, seat: int) -> None:
    """Whether somebody may take part in it from this seat."""
    if table.status != "ceremony" or not table.header.numbers:
        raise refusal("status", "server-numbers-before")
    if seat not in table.seats.of(person):
        raise refusal("seat", "server-not-your-seat")
