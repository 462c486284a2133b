"""What people are told: a Move, a Reason, an Event. Each is a message id with arguments; the words are
in the catalogues of `mattock.words`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

Value = int | str


def nothing() -> Mapping[str, Value]:
    """No arguments."""
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Move:
    """An action or an outcome: its id, its kind, its named fields; `str(move)` is its notation."""

    id: int
    kind: str
    fields: Mapping[str, int]  # numbers, as in the id
    names: Mapping[str, Value]  # the same as people say them: gallery "III", tile "V36M4"
    message: str  # the id of its words
    seen: Mapping[str, Value] = field(
        default_factory=nothing, compare=False
    )  # what describe() adds: a price, a value
    text: str = field(init=False, repr=False, compare=False)  # its notation

    def __post_init__(self) -> None:
        words = [self.kind, *(str(name) for name in self.names.values())]
        object.__setattr__(self, "text", " ".join(words))

    def __str__(self) -> str:
        return self.text

    @property
    def args(self) -> dict[str, Value]:
        """The arguments of the message."""
        return {**self.names, **self.seen}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not possible: the clause of the rules page and, where known, what would make it so."""

    clause: str
    message: str
    args: Mapping[str, Value] = field(default_factory=nothing)

    def __str__(self) -> str:
        from mattock.words import tell

        return f"{tell(self.message, self.args)} ({self.clause})"


@dataclass(frozen=True, slots=True)
class Event:
    """A domain event: something that happened, worth saying at the table, with the clause behind it."""

    kind: str
    clause: str
    message: str
    args: Mapping[str, Value] = field(default_factory=nothing)

    def __str__(self) -> str:
        from mattock.words import tell

        return tell(self.message, self.args)
