"""There is one object of each game, wherever it comes from."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import mattock


@pytest.mark.parametrize("name", mattock.games())
@pytest.mark.parametrize("own", [False, True])
def test_a_copy_of_a_game_is_the_game(name: str, own: bool, tmp_path: Path) -> None:
    components = tmp_path / "mine.toml" if own else None
    if components:
        components.write_text(f"# mine\n{mattock.game(name).components_text()}", encoding="utf-8")
    game = mattock.game(name, components)
    assert game is mattock.game(name, components)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    assert pickle.loads(pickle.dumps(game.new())).game is game
