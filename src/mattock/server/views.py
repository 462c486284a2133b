"""A table as it is shown: what everybody sees of it, and what goes to the mover alone."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Raw
from msgspec.json import encode

from mattock.core.view import GameView
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.server.messages import (
    Ceremony,
    Choices,
    LessonInfo,
    News,
    Question,
    SeatInfo,
    TableInfo,
    Told,
    View,
    You,
)
from mattock.server.seats import Seat
from mattock.server.tables import Table


def table_info(table: Table) -> TableInfo:
    """The table without its board."""
    header, referee, holding = table.header, table.play.referee, table.play.holding
    undo = table.undo_now()
    return TableInfo(
        table=header.table,
        game=header.game,
        players=header.players,
        options=table.options,
        status=table.status,
        open=header.open,
        pace=header.pace,
        seats=seat_infos(table),
        position=table.position,
        holding=None if holding is None else SEAT_LETTERS[holding],
        undo=undo.kind,
        undo_seat=None if undo.kind == "none" or undo.seat is None else SEAT_LETTERS[undo.seat],
        questions=questions(table),
        scores=[] if referee is None else referee.state.scores(),
        winners=[] if referee is None else [SEAT_LETTERS[seat] for seat in referee.state.winners()],
        commitment=table.commitment,
        created=table.created,
        ceremony=ceremony_info(table),
        clock=table.timer.show(SEAT_LETTERS[: header.players], table.at),
        rematch=table.rematch,
        chat=table.chat,
        lesson=lesson_info(table),
        hints=table.hints,
    )


def seat_infos(table: Table) -> list[SeatInfo]:
    return [seat_info(SEAT_LETTERS[number], seat) for number, seat in enumerate(table.seats)]


def seat_info(letter: str, seat: Seat) -> SeatInfo:
    kind: Literal["person", "bot", "free"] = (
        "free" if seat.free else "person" if seat.person and not seat.resigned else "bot"
    )
    return SeatInfo(letter, kind, seat.name, seat.bot, seat.person, seat.resigned, seat.hold)


def questions(table: Table) -> list[Question]:
    """The open questions, with the seats that have still to answer."""
    found = []
    for one in table.questions.open:
        letters = [SEAT_LETTERS[n] for n, seat in enumerate(table.seats) if seat.person in one.waiting]
        found.append(Question(one.ask, one.what, SEAT_LETTERS[one.seat], letters))
    return found


def ceremony_info(table: Table) -> Ceremony | None:
    if table.status != "ceremony":
        return None
    ceremony = table.ceremony
    commits = {SEAT_LETTERS[seat]: ceremony.commits[seat] for seat in sorted(ceremony.commits)}
    waiting = [SEAT_LETTERS[seat] for seat in ceremony.waiting(table.seats)]
    stage: Literal["commit", "number"] = "number" if ceremony.revealing else "commit"
    return Ceremony(stage, table.commitment, commits, waiting, ceremony.until)


def lesson_info(table: Table) -> LessonInfo | None:
    lesson, referee = table.play.lesson, table.play.referee
    if lesson is None or referee is None:
        return None
    return LessonInfo(lesson.reached(referee), len(lesson.goals))


# The board, and what to do.


def choices(table: Table) -> tuple[str, Choices | None]:
    """The person who has to decide, "" where nobody has; what is legal, and what it means here."""
    mover = table.play.mover
    if table.status != "playing" or table.play.holding is not None or mover < 0:
        return "", None
    if not table.seats[mover].active:
        return "", None
    game, state, legal = table.game, table.play.playing().state, table.play.legal()
    seen = [game.seen(state, game.move(action)) for action in legal]
    return table.seats[mover].person, Choices(legal, seen)


def board(table: Table) -> GameView | None:
    """What a screen shows."""
    return None if table.play.referee is None else table.game.board(table.play.referee.state)


def now_told(table: Table, view: GameView | None) -> Told | None:
    """What to do now, as a message with all that its words may ask for."""
    if table.play.referee is None or view is None:
        return None
    if goal := table.play.goal():
        return Told(goal.message, dict(goal.args), "goal", goal.clause)
    return Told(f"{table.game.name}-now-{view.phase}", dict(table.game.now(table.play.referee.state)))


# Messages.


def news_of(table: Table, before: int) -> tuple[bytes, str, bytes]:
    """What has happened since a version: for everybody; the mover, "" if none; and the mover's own."""
    shown = board(table)
    news = encode(
        News(
            version=table.version,
            after=before,
            steps=[Raw(step) for step in table.steps[before:]],
            table=table_info(table),
            now=now_told(table, shown),
            view=shown,
        )
    )
    mover, mine = choices(table)
    return news, mover, news[:-1] + b"," + encode(mine)[1:] if mine else b""


def view_of(table: Table, you: You, since: int | None) -> bytes:
    """Everything, for one client that has seen the steps up to a version."""
    mover, theirs = choices(table)
    mine = theirs if you.person == mover else None
    after = table.version if since is None or not 0 <= since <= table.version else since
    shown = board(table)
    return encode(
        View(
            version=table.version,
            table=table_info(table),
            you=you,
            now=now_told(table, shown),
            view=shown,
            after=after,
            steps=[Raw(step) for step in table.steps[after:]],
            legal=mine.legal if mine else UNSET,
            seen=mine.seen if mine else UNSET,
        )
    )
