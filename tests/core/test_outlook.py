"""What each seat should end with: a number for every state, the final points at the end."""

from __future__ import annotations

from importlib import import_module
from math import isfinite
from pathlib import Path

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


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seats_that_change_places_change_their_outlooks(name: str, players: int) -> None:
    """Who starts is drawn: one seat on from there, and all that follows is the same, one seat on."""
    here, there = (mattock.game(name).new(players=players) for _ in range(2))
    bits = stream_of(7 + players)
    while here.mover != mattock.OVER:
        assert there.outlook() == here.outlook()[-1:] + here.outlook()[:-1]
        legal = here.legal()
        step = legal[next(bits) % len(legal)]
        drawn = here.mover == mattock.CHANCE and here.describe(step).kind in ("start", "marker")
        there.apply((step + 1) % players if drawn else step)
        here.apply(step)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_weighed_together_or_alone_is_the_same(name: str, players: int) -> None:
    state = mattock.game(name).new(players=players)
    bits = stream_of(players)
    while state.mover != mattock.OVER:
        if state.mover == mattock.CHANCE:
            assert state.hints() == []
            state.draw(next(bits))
            continue
        legal = state.legal()
        assert state.hints() == [state.hint(action) for action in legal]
        state.apply(legal[next(bits) % len(legal)])


@pytest.mark.parametrize("name", mattock.games())
def test_each_weight_stands_at_its_place(name: str) -> None:
    """The compiled table is as long as the written one, and its places have the names of the weights."""
    numbers = import_module(f"mattock.games.{name}.vocabulary")
    weights = import_module(f"mattock.games.{name}.weights").WEIGHTS
    for place, weight in enumerate(weights):
        assert getattr(numbers, weight.upper().replace(" ", "_")) == place
    sheet = Path(numbers.__file__ or "").with_name("heuristic.pxd").read_text(encoding="utf-8")
    assert f"cdef int[{len(weights)}] weight" in sheet
