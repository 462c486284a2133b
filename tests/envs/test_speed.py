"""What `mattock bench --peers` measures plays real games, and its bytes are those of the arrays."""

from __future__ import annotations

import pytest

import mattock
from mattock.bench import ENVIRONMENTS
from mattock.envs import speed
from mattock.envs.batch import Batch


@pytest.mark.parametrize("name", mattock.games())
def test_every_measure_counts_decisions(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "ROWS", 4)
    game = mattock.game(name)
    makers = speed.measures_of(game)
    assert tuple(makers) == ENVIRONMENTS
    counts = {measure: make()() for measure, make in makers.items()}
    assert counts["batch"] == counts["batch.observed"] == 4
    assert counts["pettingzoo"] > 20
    assert counts["openspiel.steps"] > counts["openspiel"] > 20


def test_bytes_are_those_of_the_arrays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "ROWS", 4)
    game = mattock.game("thebes")
    found = speed.bytes_of(game)
    assert found["batch.observed"] - found["batch"] == game.observation.size
    assert found["batch.observed"] == Batch(game, 2, 4).written


def test_a_draw_keeps_to_the_odds() -> None:
    outcomes = [(3, 0.25), (5, 0.5), (8, 0.25)]
    assert [speed.pick(outcomes, left) for left in (0.0, 0.3, 0.74, 0.8, 1.0)] == [3, 5, 5, 8, 8]
