"""What each seat should end with: a number for every state, the final points at the end."""

from __future__ import annotations

from math import isfinite

import pytest

import mattock
from mattock.core.randoms import stream_of

TABLES = [(name, players) for name in mattock.games() for players in (2, 3, 4)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_outlook_changes_nothing_and_ends_in_the_scores(name: str, players: int) -> None:
    state = mattock.game(name).new(players=players)
    bits = stream_of(players)
    while state.mover != mattock.OVER:
        before = state.clone()
        outlook = state.outlook()
        assert len(outlook) == players
        assert all(isinstance(points, float) and isfinite(points) for points in outlook)
        assert state == before
        if state.mover == mattock.CHANCE:
            state.draw(next(bits))
        else:
            legal = state.legal()
            state.apply(legal[next(bits) % len(legal)])
    assert state.outlook() == state.scores()
