"""Commands that need the others' consent: to end, to pause, to take back; and their answers."""

from __future__ import annotations

from mattock.server import entries as log
from mattock.server.messages import Consent
from mattock.server.progress import go_on, take_back
from mattock.server.questions import OpenQuestion
from mattock.server.refusals import refusal
from mattock.server.tables import Table


def ask(table: Table, person: str, what: Consent, at: int) -> None:
    """Ask the others; where there are none it is done at once."""
    if table.over:
        raise refusal("status", "server-over")
    if what == "end" and person == table.header.owner and table.seats.deserted:
        table.append(log.Ended("abandoned"), at)  # whoever set the table up clears it away
        return
    seats = table.seats.must_have(person)
    if what == "pause" and table.status != "playing":
        raise refusal("status", "server-no-pause")
    others = table.seats.others(person)
    if not others:
        grant(table, what, seats[0], at)
        return
    if any(question.what == what for question in table.questions.open):
        raise refusal("consent", "server-asked-already")
    table.append(log.Asked(table.questions.count + 1, what, seats[0], others), at)


def answer(table: Table, person: str, number: int, yes: bool, at: int) -> None:
    """Yes or no; the last yes makes it so."""
    question = table.questions.for_person(number, person)
    if question is None:
        raise refusal("consent", "server-not-asked")
    granted = yes and question.waiting == [person]
    table.append(log.Answered(number, table.seats.must_have(person)[0], yes), at)
    if granted:
        grant(table, question.what, question.seat, at)


def grant(table: Table, what: Consent, seat: int, at: int) -> None:
    """Do what everybody has agreed to."""
    match what:
        case "pause":
            table.append(log.Paused(seat), at)
        case "end":
            table.append(log.Ended("abandoned"), at)
        case "undo":
            seats = table.seats.of(table.seats[seat].person)
            if (point := table.play.playing().history.last_choice(seats)) is not None:
                take_back(table, point, at)


def grant_unanswered(table: Table, question: OpenQuestion, at: int) -> None:
    """All who have not answered are away: it is done, an undo only where somebody else has agreed."""
    agreed = question.what != "undo" or table.seats.others(table.seats[question.seat].person)
    if agreed and table.status == "playing":
        grant(table, question.what, question.seat, at)


def resume(table: Table, person: str, at: int) -> None:
    """End a pause."""
    if table.status != "paused":
        raise refusal("status", "server-not-paused")
    table.append(log.Resumed(table.seats.must_have(person)[0]), at)
    go_on(table, at)
