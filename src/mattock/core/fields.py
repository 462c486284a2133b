"""The fields of a state, each declared once: how it is written for people, and checked when it comes back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Protocol, cast

from mattock.core.arguments import shown
from mattock.core.bits import lowest
from mattock.core.errors import BadPosition
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS

if TYPE_CHECKING:
    from mattock.core.moves import Value
    from mattock.core.observation import EachSeat, Kind


class Codec(Protocol):
    """Writes one value to JSON and reads it back; `read` raises ValueError with what it expects."""

    def write(self, value: Any) -> Any: ...
    def read(self, data: Any) -> Any: ...


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from low to high."""

    low: int
    high: int

    def write(self, value: int) -> int:
        return value

    def read(self, data: Any) -> int:
        if type(data) is not int or not self.low <= data <= self.high:
            raise ValueError(f"a whole number from {self.low} to {self.high}")
        return data


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    def write(self, value: int) -> bool:
        return bool(value)

    def read(self, data: Any) -> int:
        if not isinstance(data, bool):
            raise ValueError("true or false")
        return int(data)


@dataclass(frozen=True, slots=True)
class Name:
    """One of several names, counted from `first`; a None among them is written as null."""

    names: Sequence[str | None]
    first: int = 0
    numbers: dict[str | None, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", {name: n for n, name in enumerate(self.names, self.first)})

    def write(self, value: int) -> str | None:
        return self.names[value - self.first]

    def read(self, data: Any) -> int:
        if isinstance(data, str | None) and data in self.numbers:
            return self.numbers[data]
        some = ", ".join(str(name) for name in self.names[:6]) + (" ..." if len(self.names) > 6 else "")
        raise ValueError(f"one of {some}")


@dataclass(frozen=True, slots=True)
class Several:
    """A set of named things, held as bits."""

    names: Sequence[str]

    def write(self, value: int) -> list[str]:
        names = []
        while value:
            names.append(self.names[lowest(value)])
            value &= value - 1
        return names

    def read(self, data: Any) -> int:
        if not isinstance(data, list) or not all(isinstance(name, str) for name in data):
            raise ValueError("a list of names")
        bits = 0
        for name in data:
            if name not in self.names:
                raise ValueError(f"known names, not {shown(name)}")
            bit = 1 << self.names.index(name)
            if bits & bit:
                raise ValueError(f"each name once, not {name!r} twice")
            bits |= bit
        return bits


@dataclass(frozen=True, slots=True)
class Counted:
    """How many of each of several named things, held as a list of numbers, once or for several owners."""

    names: Sequence[str]
    owners: int = 1

    def write(self, value: Sequence[int]) -> Any:
        size = len(self.names)
        groups = [
            {name: n for name, n in zip(self.names, value[start : start + size], strict=True) if n}
            for start in range(0, size * self.owners, size)
        ]
        return groups if self.owners > 1 else groups[0]

    def read(self, data: Any) -> list[int]:
        groups = data if self.owners > 1 else [data]
        if not isinstance(groups, list) or len(groups) != self.owners:
            raise ValueError(f"a list of {self.owners}")
        return [n for group in groups for n in self.read_group(group)]

    def read_group(self, data: Any) -> list[int]:
        if not isinstance(data, Mapping) or not all(type(n) is int and 0 < n < 100 for n in data.values()):
            raise ValueError("a number above 0 for each name")
        if unknown := [name for name in data if name not in self.names]:
            raise ValueError(f"known names, not {shown(unknown[0])}")
        return [data.get(name, 0) for name in self.names]


@dataclass(frozen=True, slots=True)
class Each:
    """A list in which each element has a codec of its own."""

    codecs: Sequence[Codec]

    def write(self, value: Sequence[int]) -> list[Any]:
        return [codec.write(v) for codec, v in zip(self.codecs, value, strict=True)]

    def read(self, data: Any) -> list[int]:
        if not isinstance(data, list) or len(data) != len(self.codecs):
            raise ValueError(f"a list of {len(self.codecs)}")
        return [codec.read(d) for codec, d in zip(self.codecs, data, strict=True)]


@dataclass(frozen=True, slots=True)
class Opening:
    """What a state begins from: how many play, with which options and components."""

    players: int
    options: Mapping[str, Value]
    parts: Any


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a state. Everything that follows from it is made from here: see docs/adding.md.

    How it is written, and its value at the start, can depend on the components: then it is a function.
    """

    name: str
    ctype: str  # of a value, for C: short, int, Mask (64 bits), u128
    meaning: str
    json: Codec | Callable[[Any], Codec] | None  # None: `options` says it
    seen: Kind | EachSeat | None  # None: a learner does not see it
    start: int | Callable[[Opening], int | list[int]] = 0  # one for all values, or a list of them
    length: int = 0  # how many values; 0: one, no list
    after: str = ""  # the field behind which it is seen, where that is not the one declared before
    option: str = ""  # whose chosen value it is, as its place among the values

    @property
    def codec(self) -> Codec:
        """How it is written, where the components are known."""
        return cast(Codec, self.json)

    def with_parts(self, parts: Any) -> Field:
        """The same with the components at hand."""
        return replace(self, json=self.json(parts)) if callable(self.json) else self

    def begin(self, opening: Opening) -> int | list[int]:
        """Its value before anything has been drawn."""
        start = self.start(opening) if callable(self.start) else self.start
        return [start] * self.length if self.length and isinstance(start, int) else start


MOVER = Field("mover", "int", "whose move it is", Name(["over", "chance", *SEAT_LETTERS], OVER), None, CHANCE)


def is_list(each: Field) -> bool:
    """Whether its values are written one by one."""
    return each.length > 0 and not isinstance(each.json, Counted | Each)


def write_fields(state: Any, fields: Sequence[Field]) -> dict[str, Any]:
    """The state's data in the order of its fields."""
    data: dict[str, Any] = {}
    for each in fields:
        value = getattr(state, each.name)
        write = each.codec.write
        data[each.name] = [write(v) for v in value] if is_list(each) else write(value)
    return data


def read_fields(fields: Sequence[Field], data: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a state; BadPosition names the field and what is expected there."""
    values: dict[str, Any] = {}
    for each in fields:
        if each.name not in data:
            raise BadPosition(f"The position lacks {each.name!r}.")
        given = data[each.name]
        try:
            if not is_list(each):
                values[each.name] = each.codec.read(given)
            elif not isinstance(given, list) or len(given) != each.length:
                raise ValueError(f"a list of {each.length}")
            else:
                values[each.name] = [each.codec.read(v) for v in given]
        except ValueError as error:
            raise BadPosition(f"{each.name!r} is {shown(given)}; expected is {error}.") from None
    return values
