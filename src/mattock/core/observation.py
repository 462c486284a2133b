"""What a learner sees of a state: a feature vector of bytes with a documented index.

A field of a state says how it is seen where it is declared. The index, the table on its page, the rows that
compiled code walks to fill an observation, and the way back to a state all come from there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from mattock.core.arguments import instance
from mattock.core.errors import BadPosition
from mattock.core.vocabulary import SEATS

if TYPE_CHECKING:
    from mattock.core.fields import Field

ORDINALS = ("first", "second", "third", "fourth")  # seats from the mover on


@dataclass(frozen=True, slots=True)
class Around:
    """The point of view: the seat that comes first, and how many players there are."""

    first: int
    players: int

    def seat(self, ordinal: int) -> int:
        """The seat at this distance after the first."""
        return (self.first + ordinal) % self.players

    def ordinal(self, seat: int) -> int:
        """How many places after the first a seat is."""
        return (seat - self.first) % self.players


class Kind(Protocol):
    """How one value lies in an observation: over how many bytes, how it is written and read back.

    `call` is the C of `write` for an expression in `state`, in a loop over `i` where it is one of a list.
    """

    @property
    def size(self) -> int: ...
    def write(self, value: int, around: Around, place: int) -> bytes: ...
    def call(self, value: str) -> str: ...
    def read(self, cells: bytes, around: Around) -> int: ...
    def __str__(self) -> str: ...


BITS = bytes.maketrans(b"01", b"\0\1")


def mark(place: int, size: int) -> bytes:
    """A 1 in a place, 0 in the others; no 1 for a place that is none of them."""
    cells = bytearray(size)
    if 0 <= place < size:
        cells[place] = 1
    return bytes(cells)


@dataclass(frozen=True, slots=True)
class Number:
    """A number under 256."""

    size: int = 1

    def write(self, value: int, around: Around, place: int) -> bytes:
        return bytes((value,))

    def call(self, value: str) -> str:
        return f"put_number(out, at, {value})"

    def read(self, cells: bytes, around: Around) -> int:
        return cells[0]

    def __str__(self) -> str:
        return "number"


@dataclass(frozen=True, slots=True)
class Wide:
    """A number that may be over 255."""

    size: int = 2

    def write(self, value: int, around: Around, place: int) -> bytes:
        return bytes((value & 255, value >> 8))

    def call(self, value: str) -> str:
        return f"put_wide(out, at, {value})"

    def read(self, cells: bytes, around: Around) -> int:
        return cells[0] + 256 * cells[1]

    def __str__(self) -> str:
        return "number in two bytes, the lower one first"


@dataclass(frozen=True, slots=True)
class One:
    """One-hot encoding of one of several values, counted from `low`; all 0 stands for `none`."""

    size: int
    low: int = 0
    none: int | None = None

    def write(self, value: int, around: Around, place: int) -> bytes:
        return mark(value - self.low, self.size)

    def call(self, value: str) -> str:
        return f"put_one(out, at, {value} - {self.low}, {self.size})"

    def read(self, cells: bytes, around: Around) -> int:
        if 1 in cells:
            return cells.index(1) + self.low
        if self.none is None:
            raise BadPosition("The observation lacks a value that is always there.")
        return self.none

    def __str__(self) -> str:
        return f"one of {self.size}" + ("" if self.none is None else ", or none")


@dataclass(frozen=True, slots=True)
class Group:
    """Multi-hot encoding of a set: each thing has a place of its own."""

    size: int

    def write(self, value: int, around: Around, place: int) -> bytes:
        return f"{value:0{self.size}b}"[::-1].encode().translate(BITS)

    def call(self, value: str) -> str:
        return f"put_set(out, at, {value}, {self.size})"

    def read(self, cells: bytes, around: Around) -> int:
        return sum(1 << k for k, cell in enumerate(cells) if cell)

    def __str__(self) -> str:
        return f"set of {self.size}"


@dataclass(frozen=True, slots=True)
class Sitting:
    """One-hot encoding of a seat relative to the first, or of something numbered after the seats."""

    none: int
    size: int = SEATS
    seated: bool = field(default=False, repr=False)  # a list with a value for each player, and no more

    def write(self, value: int, around: Around, place: int) -> bytes:
        if self.seated and place >= around.players:
            return bytes(self.size)
        return mark(around.ordinal(value) if value < around.players else value, self.size)

    def call(self, value: str) -> str:
        seat = f"{value} if i < state.players else {SEATS}" if self.seated else value
        return f"put_seat(out, at, {seat}, first, state.players, {self.size})"

    def read(self, cells: bytes, around: Around) -> int:
        if 1 not in cells:
            return self.none
        place = cells.index(1)
        return around.seat(place) if place < SEATS else place

    def __str__(self) -> str:
        return "a seat, or none" if self.size == SEATS else "a seat, neutral, or none"


@dataclass(frozen=True, slots=True)
class EachSeat:
    """A list in which every seat has its part; behind them there can be one value of somebody else's."""

    kind: Kind
    other: str = ""  # who that is
    meaning: str = ""  # of that value


@dataclass(frozen=True, slots=True)
class Part:
    """A feature: a field of the state, how its values are encoded, how many there are, what it means."""

    field: str
    kind: Kind
    count: int
    meaning: str
    begin: int = 0  # where they begin in the field, if it is a list
    owner: str = ""  # whose they are, where that is no player
    source: str = ""  # the field of the state, where it is called otherwise there

    @property
    def size(self) -> int:
        return self.kind.size * self.count

    @property
    def name(self) -> str:
        return f"{self.owner}.{self.field}" if self.owner else self.field


@dataclass(frozen=True, slots=True)
class Entry:
    """A part in its place: a row of the index."""

    name: str
    offset: int
    length: int
    meaning: str
    part: Part
    ordinal: int | None = None  # of the seat whose it is, counted from the mover


class Observation:
    """The index of a game's observations."""

    def __init__(self, head: Sequence[Part], table: Sequence[Part], seat: Sequence[Part]) -> None:
        self.head = tuple(head)  # players and options
        self.table = tuple(table)
        self.seat = tuple(seat)
        self.index = tuple(self._entries())
        last = self.index[-1]
        self.size = last.offset + last.length

    def _entries(self) -> Iterator[Entry]:
        parts: list[tuple[Part, int | None]] = [(part, None) for part in (*self.head, *self.table)]
        parts += [(part, ordinal) for ordinal in range(SEATS) for part in self.seat]
        offset = 0
        for part, ordinal in parts:
            name = part.name if ordinal is None else f"{ORDINALS[ordinal]}.{part.name}"
            yield Entry(name, offset, part.size, part.meaning, part, ordinal)
            offset += part.size

    def __getitem__(self, name: str) -> slice:
        """Where a named part lies."""
        for entry in self.index:
            if entry.name == name:
                return slice(entry.offset, entry.offset + entry.length)
        raise KeyError(name)

    def choices(self, cells: bytes) -> dict[str, int]:
        """The number of players and of each option's value, as the head says them."""
        instance("An observation", cells, bytes, "bytes")
        if len(cells) != self.size:
            raise BadPosition(f"An observation has {self.size} bytes, not {len(cells)}.")
        nobody = Around(0, SEATS)
        heads = self.index[: len(self.head)]
        return {e.name: e.part.kind.read(cells[e.offset : e.offset + e.length], nobody) for e in heads}

    def write(self, state: Any, first: int) -> Iterator[bytes]:
        """What a state shows from a seat on, part by part."""
        around = Around(first, state.players)
        for entry in self.index:
            part = entry.part
            begin = part.begin
            if entry.ordinal is not None:
                if entry.ordinal >= state.players:
                    yield bytes(part.size)
                    continue
                begin = around.seat(entry.ordinal) * part.count
            value = getattr(state, part.source or part.field)
            values = [value] if isinstance(value, int) else value[begin : begin + part.count]
            if isinstance(part.kind, Number):
                yield bytes(values)
                continue
            for place, each in enumerate(values):
                yield part.kind.write(each, around, place)

    def read(self, start: Any, cells: bytes, first: int) -> dict[str, Any]:
        """The fields that an observation shows, where this is the start of its game."""
        around = Around(first, start.players)
        values: dict[str, Any] = {}
        for entry in self.index[len(self.head) :]:
            part, size = entry.part, entry.part.kind.size
            if entry.ordinal is not None and entry.ordinal >= start.players:
                continue
            starts = range(entry.offset, entry.offset + entry.length, size)
            read = [part.kind.read(cells[at : at + size], around) for at in starts]
            known = getattr(start, part.field)
            if isinstance(known, int):
                values[part.field] = read[0]
                continue
            begin = part.begin if entry.ordinal is None else around.seat(entry.ordinal) * part.count
            values.setdefault(part.field, list(known))[begin : begin + part.count] = read
        return values


def parts_of(fields: Sequence[Field]) -> tuple[list[Part], list[Part]]:
    """The parts of an observation in order: those of the table, then those of one seat."""
    order = [each for each in fields if each.seen and not each.option and not each.after]
    for each in fields:
        if each.after:
            names = [other.name for other in order]
            order.insert(names.index(each.after) + 1, each)
    table, seat = [], []
    for each in order:
        if not isinstance(each.seen, EachSeat):
            assert each.seen
            table.append(Part(each.name, each.seen, max(each.length, 1), each.meaning))
            continue
        kind, (count, others) = each.seen.kind, divmod(each.length, SEATS)
        if not count or others != bool(each.seen.other):
            raise ValueError(f"{each.name}: {each.length} values do not give each of {SEATS} seats its part")
        seat.append(Part(each.name, kind, count, each.meaning))
        if other := each.seen.other:
            table.append(Part(each.name, kind, 1, each.seen.meaning, SEATS * count, other))
    return table, seat


def head_of(players: Sequence[int], options: Mapping[str, int], fields: Sequence[Field]) -> list[Part]:
    """What every observation begins with: how many play, and the value of each option."""
    head = [Part("players", One(len(players), players[0]), 1, "how many play: 2, 3 or 4")]
    meaning = "option: its value in the order of the table above"
    sources = {each.option: each.name for each in fields}
    return head + [
        Part(name, One(values), 1, meaning, owner="option", source=sources.get(name, ""))
        for name, values in options.items()
    ]


def observe(state: Any, first: int, out: bytearray) -> int:
    """What the build writes in C for each game: a state as bytes, from a seat on; how many."""
    cells = b"".join(state.game.observation.write(state, first))
    out[: len(cells)] = cells
    return len(cells)
