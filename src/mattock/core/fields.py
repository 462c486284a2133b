"""Codecs: how the fields of a state are written to JSON and checked when they are read back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from mattock.core.arguments import shown
from mattock.core.bits import lowest
from mattock.core.errors import BadPosition


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
class Field:
    """A field of a state: its name, its codec, and how many values it has (0: one value, no list)."""

    name: str
    codec: Codec
    length: int = 0


def write_fields(state: Any, fields: Sequence[Field]) -> dict[str, Any]:
    """The state's data in the order of its fields."""
    data: dict[str, Any] = {}
    for each in fields:
        value = getattr(state, each.name)
        write = each.codec.write
        data[each.name] = [write(v) for v in value] if each.length else write(value)
    return data


def read_fields(fields: Sequence[Field], data: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a state; BadPosition names the field and what is expected there."""
    values: dict[str, Any] = {}
    for each in fields:
        if each.name not in data:
            raise BadPosition(f"The position lacks {each.name!r}.")
        given = data[each.name]
        try:
            if not each.length:
                values[each.name] = each.codec.read(given)
            elif not isinstance(given, list) or len(given) != each.length:
                raise ValueError(f"a list of {each.length}")
            else:
                values[each.name] = [each.codec.read(v) for v in given]
        except ValueError as error:
            raise BadPosition(f"{each.name!r} is {shown(given)}; expected is {error}.") from None
    return values
