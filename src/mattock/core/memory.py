"""Memoisation whose entries live exactly as long as the game that they are about."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar, cast

MOST = 1 << 13  # answers of one game
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

clears: list[Callable[[], None]] = []


def cache(function: Callable[..., T]) -> functools._lru_cache_wrapper[T]:
    """Memoise a function of components; cleared whenever a game with custom components is collected."""
    made = functools.cache(function)
    clears.append(made.cache_clear)
    return made


def forget() -> None:
    """Clear these caches; what is still in use is computed again."""
    for clear in clears:
        clear()


def kept(function: F) -> F:
    """Memoise a function of a game in the game itself; it must not return None."""

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
