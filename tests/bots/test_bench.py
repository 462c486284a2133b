"""What the bench of the search begins with."""

from __future__ import annotations

import pytest

import mattock
from mattock.bench import decision_after, half_of


@pytest.mark.parametrize("name", mattock.games())
def test_the_middle_of_a_game_is_a_real_decision(name: str) -> None:
    """A search from a game that is over would measure nothing."""
    game = mattock.game(name)
    state = decision_after(game, half_of(game, 2))
    assert len(state.legal()) > 1
    assert state.mover >= 0
