"""What the terminal shows of any game: its board, drawn from its view alone, and what players ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from mattock.core.game import Game
from mattock.core.state import State
from mattock.terminal.boards import pergamon, pergamon_desk

View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Desk:
    """How one game is shown."""

    board: Callable[[View, Sequence[str], bool], RenderableType]
    now: Callable[[State], Mapping[str, int | str]]  # arguments of the sentence that says what to do
    quiet: frozenset[str]  # kinds of event that need no words: another one says as much
    seen: frozenset[str]  # drawn things that a recap leaves to the board beside it
    odds: Callable[[State], RenderableType]
    score: Callable[[State], RenderableType]
    collections: Callable[[State, int], RenderableType]
    try_row: Callable[[State, int, Sequence[str]], RenderableType]


DESKS = {
    "pergamon": Desk(
        pergamon.Board,
        pergamon.now,
        pergamon.QUIET,
        pergamon.SEEN,
        pergamon_desk.odds,
        pergamon_desk.score,
        pergamon_desk.collections,
        pergamon_desk.try_row,
    )
}


def board(game: Game, state: State, names: Sequence[str] = (), short: bool = False) -> RenderableType:
    """The table as everybody sees it; short for a low screen: what matters in the phase at hand."""
    return DESKS[game.name].board(state.view(), names, short)
