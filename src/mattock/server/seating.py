"""Commands about seats: take one, leave it to a bot, come back, resign."""

from __future__ import annotations

from mattock.core.record_file import Seat as Player
from mattock.server import entries as log
from mattock.server.asking import grant_unanswered, resume
from mattock.server.lookalikes import distinct
from mattock.server.progress import go_on, release, sit
from mattock.server.refusals import refusal
from mattock.server.seats import clean_name
from mattock.server.tables import BEFORE, Table


def claim(table: Table, seat: int, person: str, name: str, at: int, linked: bool = False) -> None:
    """Take a free seat; with its link also one that somebody else has."""
    if table.over:
        raise refusal("status", "server-over")
    before = table.seats[seat]
    if not (before.free or linked):
        raise refusal("seat", "server-seat-taken-already")
    others = [
        other.name for place, other in enumerate(table.seats) if place != seat and other.person != person
    ]
    name = distinct(clean_name(name), filter(None, others))
    if before.person:
        withdraw_questions(table, before.person, [seat], at)
    table.append(log.Claimed(seat, person, name), at)
    if table.play.referee is not None:
        sit(table, seat, Player("person", name), at)
    go_on(table, at)


def free(table: Table, seat: int, at: int) -> None:
    """Before the game: whoever sits there gets up."""
    if table.status not in BEFORE:
        raise refusal("status", "server-seat-stays")
    if table.seats[seat].person:
        table.append(log.Freed(seat), at)


def leave(table: Table, person: str, bot: str, at: int, late: bool = False) -> None:
    """Bots play until the player returns; before the game one just gets up."""
    if table.status in BEFORE:
        for seat in table.seats.must_have(person):
            free(table, seat, at)
        return
    table.going_on()
    seats = [seat for seat in table.seats.must_have(person) if table.seats[seat].active]
    if not seats:
        raise refusal("seat", "server-away-already")
    last = [question for question in table.questions.open if question.waiting == [person]]
    for seat in seats:
        sit(table, seat, Player("bot", bot), at, late)
    release(table, seats, at)
    for question in last:
        grant_unanswered(table, question, at)
    go_on(table, at)


def come_back(table: Table, person: str, at: int) -> None:
    """Take one's seats back from the bots."""
    table.going_on()
    seats = [seat for seat in table.seats.must_have(person) if table.seats[seat].bot]
    if not seats:
        raise refusal("seat", "server-back-already")
    for seat in seats:
        sit(table, seat, Player("person", table.seats[seat].name), at)
    go_on(table, at)


def resign(table: Table, person: str, bot: str, at: int) -> None:
    """Give up; bots play on. A table without people ends."""
    table.going_on()
    seats = table.seats.must_have(person)
    withdraw_questions(table, person, seats, at)
    for seat in seats:
        table.append(log.Resigned(seat), at)
        if table.seats[seat].active:
            sit(table, seat, Player("bot", bot), at)
    release(table, seats, at)
    if table.seats.deserted:
        table.append(log.Ended("abandoned"), at)
    go_on(table, at)


def vanish(table: Table, person: str, bot: str, at: int) -> None:
    """Somebody goes for good, in whatever state the table is."""
    seats = table.seats.of(person)
    if table.over or not seats:
        return
    if table.status in BEFORE:
        for seat in seats:
            free(table, seat, at)
        return
    if table.status == "paused":
        resume(table, person, at)
    resign(table, person, bot, at)


def withdraw_questions(table: Table, person: str, seats: list[int], at: int) -> None:
    """Whatever a player who goes has asked, or has still to answer, is answered with a no."""
    for question in table.questions.concerning(person, seats):
        table.append(log.Answered(question.ask, seats[0], False), at)


def let_chat(table: Table, person: str, on: bool, at: int) -> None:
    """Close the chat or open it again: a matter of whoever set the table up."""
    if not person or person != table.header.owner:
        raise refusal("seat", "server-not-yours")
    if table.chat != on:
        table.append(log.ChatSet(on), at)


def set_hold(table: Table, person: str, hold: bool, at: int) -> None:
    """Whether the table holds at the end of somebody's turns."""
    seats = table.seats.must_have(person)
    for seat in seats:
        table.append(log.HoldSet(seat, hold), at)
    if not hold:
        release(table, seats, at)
        go_on(table, at)


def time_over(table: Table, at: int, bot: str) -> None:
    """If something is due, go on without whoever was waited for."""
    if table.due is None or at < table.due:
        return
    if table.status == "ceremony":
        go_on(table, at)
    elif (seat := table.decider) is not None:
        leave(table, table.seats[seat].person, bot, at, late=True)
