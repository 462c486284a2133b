"""Records without names: a table that goes on from one must not name who is deleted later."""

from __future__ import annotations

from dataclasses import replace

from mattock.core.record_file import Line, Seat, Sit, read_record, write_record

NOBODY = "Somebody"  # in place of a name


def nameless_record(text: str) -> tuple[str, str]:
    """The same record without the names of people; and the digest that it had."""
    record = read_record(text)
    seats = [hidden(seat) for seat in record.seats]
    return write_record(
        replace(record, seats=seats, lines=list(map(nameless_line, record.lines)))
    ), record.digest


def nameless_line(line: Line) -> Line:
    return Sit(line.seat, hidden(line.who)) if isinstance(line, Sit) else line


def hidden(seat: Seat) -> Seat:
    return Seat(seat.kind, NOBODY) if seat.kind == "person" else seat
