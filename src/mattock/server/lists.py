"""Tables as rows of lists."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.json import Decoder, encode

from mattock.core.vocabulary import SEAT_LETTERS
from mattock.server.messages import TableLine
from mattock.server.storage import Summary
from mattock.server.tables import Table
from mattock.server.views import seat_infos

read_row = Decoder(TableLine).decode


def list_row(table: Table) -> TableLine:
    """A table as a row of a list, the same for everybody."""
    header, referee, decider = table.header, table.play.referee, table.decider
    return TableLine(
        table=header.table,
        game=header.game,
        players=header.players,
        options=table.options,
        status=table.status,
        pace=header.pace,
        seats=seat_infos(table),
        created=table.created,
        changed=table.at,
        open=header.open,
        turn=None if decider is None or table.over else SEAT_LETTERS[decider],
        scores=[] if referee is None else referee.state.scores(),
        winners=[] if referee is None else [SEAT_LETTERS[seat] for seat in referee.state.winners()],
    )


def for_person(line: TableLine, person: str) -> TableLine:
    """The row as one person sees it."""
    line.your_seats = [seat.seat for seat in line.seats if person and seat.person == person]
    line.your_turn = line.turn is not None and line.turn in line.your_seats
    return line


def read_rows(lines: Iterable[str], person: str) -> list[TableLine]:
    """Stored rows, those where it is this person's turn first."""
    found = [for_person(read_row(line), person) for line in lines]
    return sorted(found, key=lambda line: not line.your_turn)


def summarise(table: Table) -> Summary:
    """What lists and timers need to know."""
    people = [seat.person for seat in table.seats]
    row = encode(list_row(table)).decode()
    return Summary(table.status, table.header.open, table.at, due(table), row, people, table.header.owner)


def due(table: Table) -> int | None:
    """When the server has to see to a table by itself: a time is up, or a bot is to move."""
    if table.bot_to_move and table.seats.people_play:
        return table.at
    return table.due
