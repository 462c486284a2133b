"""What a learner sees of a state: a feature vector of bytes with a documented index.

A game lists the parts of its observation beside the compiled code that fills them (`observe.py`). The index,
the table on its page and the way back from an observation to a state all come from that list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from mattock.core.arguments import instance
from mattock.core.errors import BadPosition
from mattock.core.vocabulary import SEATS

ORDINALS = ("first", "second", "third", "fourth")  # seats from the mover on


@dataclass(frozen=True, slots=True)
class Around:
    """The point of view: the seat that comes first, and how many players there are."""

    first: int
    players: int

    def seat(self, ordinal: int) -> int:
        """The seat at this distance after the first."""
        return (self.first + ordinal) % self.players


class Kind(Protocol):
    """How one value is encoded: in how many bytes, and how it is read back."""

    @property
    def size(self) -> int: ...
    def read(self, cells: bytes, around: Around) -> int: ...
    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Number:
    """A number under 256."""

    size: int = 1

    def read(self, cells: bytes, around: Around) -> int:
        return cells[0]

    def __str__(self) -> str:
        return "number"


@dataclass(frozen=True, slots=True)
class Wide:
    """A number that may be over 255."""

    size: int = 2

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

    def read(self, cells: bytes, around: Around) -> int:
        return sum(1 << k for k, cell in enumerate(cells) if cell)

    def __str__(self) -> str:
        return f"set of {self.size}"


@dataclass(frozen=True, slots=True)
class Sitting:
    """One-hot encoding of a seat relative to the first, or of something numbered after the seats."""

    none: int
    size: int = SEATS

    def read(self, cells: bytes, around: Around) -> int:
        if 1 not in cells:
            return self.none
        place = cells.index(1)
        return around.seat(place) if place < SEATS else place

    def __str__(self) -> str:
        return "a seat, or none" if self.size == SEATS else "a seat, neutral, or none"


@dataclass(frozen=True, slots=True)
class Part:
    """A feature: a field of the state, how its values are encoded, how many there are, what it means."""

    field: str
    kind: Kind
    count: int
    meaning: str
    begin: int = 0  # where they begin in the field, if it is a list
    owner: str = ""  # whose they are, where that is no player

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


def head_of(players: Sequence[int], options: Mapping[str, int]) -> list[Part]:
    """What every observation begins with: how many play, and the value of each option."""
    head = [Part("players", One(len(players), players[0]), 1, "how many play: 2, 3 or 4")]
    return head + [
        Part(name, One(values), 1, "option: its value in the order of the table above", owner="option")
        for name, values in options.items()
    ]
