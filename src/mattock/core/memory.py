"""Answers that are remembered as long as the game that they are about, and no longer."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar, cast

MOST = 1 << 13  # answers of one game
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

clears: list[Callable[[], None]] = []


def cache(function: Callable[..., T]) -> functools._lru_cache_wrapper[T]:
    """What is asked about components: all of it is forgotten when a game with components of its own goes."""
    made = functools.cache(function)
    clears.append(made.cache_clear)
    return made


def forget() -> None:
    """Such a game has gone; what is still in use is found anew."""
    for clear in clears:
        clear()


def kept(function: F) -> F:
    """What is asked about a game, never None, lies with the game."""

    @functools.wraps(function)
    def found(game: Any, *rest: Any) -> Any:
        key = function, rest
        answer = game.memory.get(key)
        if answer is None:
            answer = function(game, *rest)
            if len(game.memory) >= MOST:
                game.memory.clear()
            game.memory[key] = answer
        return answer

    return cast(F, found)
