"""Deleting a person: a log is rewritten with a nameless stand-in."""

from __future__ import annotations

from msgspec.json import encode
from msgspec.structs import replace

from mattock.core.errors import BadRecord
from mattock.core.record_file import Cursor, Sit, read_line
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.server import entries as log
from mattock.server.lists import read_row
from mattock.server.messages import SeatInfo
from mattock.server.nameless import NOBODY

Rows = list[tuple[int, str]]


def without(header: log.Header, rows: Rows, person: str, stand_in: str) -> tuple[log.Header, Rows]:
    """The same table, where a nameless stand-in has done what this person did."""
    sitting = [""] * header.players
    found: Rows = []
    for at, body in rows:
        try:
            entry = log.read_entry(body)
        except BadRecord:  # written by another version of the program
            found.append((at, body.replace(f'"{person}"', f'"{stand_in}"')))
            continue
        match entry:
            case log.Claimed(seat, who, _):
                sitting[seat] = who
                if who == person:
                    entry = log.Claimed(seat, stand_in, NOBODY)
            case log.Asked(people=people):
                entry = replace(entry, people=[stand_in if who == person else who for who in people])
            case log.RecordLine(text=text):
                entry = replace(entry, text=nameless(text, sitting, person, header.players))
        found.append((at, log.write_body(entry)))
    owner = stand_in if header.owner == person else header.owner
    return replace(header, owner=owner), found


def row_without(line: str, person: str, stand_in: str) -> tuple[str, list[str]]:
    """The row of a table in lists, in the same way, and who sits there then. It needs no rules."""
    found = read_row(line)

    def seat_without(seat: SeatInfo) -> SeatInfo:
        return replace(seat, person=stand_in, name=NOBODY) if seat.person == person else seat

    found.seats = [seat_without(seat) for seat in found.seats]
    return encode(found).decode(), [seat.person for seat in found.seats]


def nameless(text: str, sitting: list[str], person: str, players: int) -> str:
    """A line of the record, without the name of this person."""
    if text.startswith("sits "):
        line = read_line(Cursor([text]), text, players)
        if isinstance(line, Sit) and line.who.kind == "person" and sitting[line.seat] == person:
            return f"sits {SEAT_LETTERS[line.seat]} person {NOBODY}"
    return text
