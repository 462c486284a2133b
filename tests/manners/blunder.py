"""What nobody would do: a position, the moves that are bad in it, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase

from mattock import State


@dataclass(frozen=True)
class Blunder:
    """`bad` names moves in notation, with * and ? as in file names."""

    name: str
    why: str
    state: Callable[[], State]
    bad: tuple[str, ...]

    def actions(self) -> set[int]:
        """The bad moves by their ids."""
        state = self.state()
        texts = {action: str(state.describe(action)) for action in state.legal()}
        return {a for a, text in texts.items() if any(fnmatchcase(text, pattern) for pattern in self.bad)}

    def __str__(self) -> str:
        return self.name
