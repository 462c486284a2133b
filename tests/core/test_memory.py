"""Games with components of their own, which go when nobody plays them any more."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

import mattock
from mattock.core import memory
from mattock.core.components import standard_text
from mattock.core.game import Game, event_of
from mattock.core.memory import kept
from mattock.core.records import decision_ids, outcome_ids
from mattock.core.vocabulary import OVER


def play(game: Game) -> None:
    """All that is asked about a game from its beginning to its end."""
    state = game.new(2)
    decision_ids(game)
    outcome_ids(game)
    while state.mover != OVER:
        action = state.legal()[0]
        for note in game.listen(state, action):
            event_of(game, note)
        state.apply(action)
        game.view(state)
    game.picture(game.view(state))


def alive(kind: type) -> set[int]:
    """All objects of a class that are still held somewhere."""
    gc.collect()
    return {id(one) for one in gc.get_objects() if isinstance(one, kind)}


@pytest.mark.parametrize("name", mattock.games())
def test_components_that_nobody_plays_with_are_forgotten(name: str, tmp_path: Path) -> None:
    file = tmp_path / "corrected.toml"
    file.write_text(standard_text(name) + "\n# corrected\n")
    parts = type(mattock.game(name).components)
    others = alive(parts)
    game = mattock.game(name, components=file)
    state = game.new(2)
    assert mattock.game(name, components=file) is game
    play(game)
    gone = weakref.ref(game)
    del game
    gc.collect()
    kept_by_table = gone()
    assert kept_by_table is not None, "its table is still there"
    assert mattock.game(name, components=file) is kept_by_table
    del state, kept_by_table
    gc.collect()
    assert gone() is None
    assert alive(parts) <= others


@pytest.mark.parametrize("name", mattock.games())
def test_the_components_that_come_with_a_game_stay(name: str) -> None:
    before = id(mattock.game(name))
    gc.collect()
    assert id(mattock.game(name)) == before


def test_what_is_kept_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST", 3)
    asked: list[int] = []

    @kept
    def answer(game: Any, number: int) -> int:
        asked.append(number)
        return number + 1

    class Thing:
        def __init__(self) -> None:
            self.memory: dict[Any, Any] = {}

    one, other = Thing(), Thing()
    assert [answer(one, n) for n in (0, 1, 2, 1, 2)] == [1, 2, 3, 2, 3]
    assert answer(other, 0) == 1
    assert asked == [0, 1, 2, 0]
    assert [answer(one, n) for n in (3, 1)] == [4, 2]
    assert len(one.memory) <= 3
