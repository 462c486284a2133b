"""What a game declares in its `vocabulary.py`: refusals, notes, faults, and the kinds of move.

Each call declares one of them, where its name, clause and arguments stand together, and returns its number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import NamedTuple, TypeAlias

Values: TypeAlias = int | range  # of a move's field: so many from 0, or these


class Said(NamedTuple):
    """A refusal or a note: its words are the message GAME-reason-NAME or GAME-event-NAME."""

    name: str
    clause: str
    args: tuple[str, ...] = ()  # what its words may use; of a note, what its numbers are


class Notes(list[Said]):
    """What one would say at the table, by number."""

    def __call__(self, name: str, clause: str, *args: str) -> int:
        self.append(Said(name, clause, args))
        return len(self) - 1


class Refusals(Notes):
    """Why an id is refused, by number; the first ones are those of every game, as in core/vocabulary.py."""

    def __init__(self, unknown_id: str, game_over: str, draw_first: str, other_phase: str) -> None:
        super().__init__([Said("possible", "")])
        self("unknown-id", unknown_id, "id")
        self("game-over", game_over)
        self("draw-first", draw_first)
        self("other-phase", other_phase, "move", "phase")


class Faults(list[str]):
    """What a broken invariant says, by number; 0 is none."""

    def __init__(self) -> None:
        super().__init__([""])

    def __call__(self, sentence: str) -> int:
        self.append(sentence)
        return len(self) - 1


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of decision or outcome: its words are the message GAME-move-NAME."""

    name: str
    first: int  # id
    fields: Mapping[str, range]
    by: str  # MODULE or MODULE.STEM, where refuse_STEM and do_STEM stand; without a stem, it is the name
    also: tuple[int, ...] = ()  # what they are given beside the number among its ids

    @property
    def count(self) -> int:
        """How many ids there are of it."""
        return prod(len(values) for values in self.fields.values())

    def __iter__(self) -> Iterator[dict[str, int]]:
        """The fields of each id, in order."""
        for values in product(*self.fields.values()):
            yield dict(zip(self.fields, values, strict=True))

    @property
    def least(self) -> int:
        """The number of the first id: the least value of its only field, else 0."""
        return next(iter(self.fields.values())).start if len(self.fields) == 1 else 0

    def function(self, verb: str) -> tuple[str, str]:
        """The module and the name of the function that refuses or does it."""
        modules, _, stem = self.by.partition(".")
        first, _, second = modules.partition(" ")
        module = second if second and verb == "do" else first
        return module, f"{verb}_{stem or self.name}"


class Kinds(list[Kind]):
    """The kinds of decision, or of outcome, in the order of their ids."""

    ids: int = 0  # so far

    def __call__(self, name: str, by: str, *also: int, **fields: Values) -> int:
        """A kind with the values of its fields; its first id."""
        ranges = {what: range(v) if isinstance(v, int) else v for what, v in fields.items()}
        kind = Kind(name, self.ids, ranges, by, also)
        self.append(kind)
        self.ids += kind.count
        return kind.first
