"""The board of any game, drawn from its view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from mattock.core.game import Game
from mattock.core.state import State
from mattock.terminal.boards import pergamon

View = Mapping[str, Any]
BOARDS: dict[str, Callable[[View, Sequence[str]], RenderableType]] = {"pergamon": pergamon.Board}


def board(game: Game, state: State, names: Sequence[str] = ()) -> RenderableType:
    """The table as everybody sees it; names of the players where they have some."""
    return BOARDS[game.name](state.view(), names)
