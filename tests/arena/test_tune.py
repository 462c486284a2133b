"""Tuning: two sides that differ in nothing but their weights, and trials that are not made twice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.progress import Progress

import mattock
from mattock.core.state import State
from tools import tune
from tools.tune import Difference, Tuned, Tuning, measure, play_deals, steps_from, table_of, try_value


@pytest.fixture
def tuning(tmp_path: Path) -> Iterable[Tuning]:
    game = mattock.game("pergamon")
    fresh = Tuning(game, 2, "greedy", tmp_path / "tune.json", table_of(game))
    yield fresh
    fresh.put(table_of(game).values())


def test_equal_weights_are_level_on_every_deal(tuning: Tuning) -> None:
    """Both sides of a deal see the same draws: what one wins here it loses there."""
    deals = play_deals(tuning, tuning.best, dict(tuning.best), 1)
    assert [next(deals) for _ in range(2)] == [(0.0, 0.5)] * 2


def test_a_senseless_weight_loses(tuning: Tuning) -> None:
    """Who never shows what he has found earns nothing."""
    hoarder = {**tuning.best, "worth showing": 1000, "crowded": 1000, "old tile": 1, "new object": 1}
    found = measure(tuning, hoarder, tuning.best, 3, 1, None, lambda done: None)
    assert found.mean < 0
    assert len(found.deals) == 3


def test_a_bot_sets_its_own_weights_before_it_chooses() -> None:
    heard: list[list[int]] = []

    class Listener:
        def choose(self, state: State) -> int:
            return len(heard)

    bot = Tuned(Listener(), [1, 2], lambda values: heard.append(list(values)))
    assert bot.choose(mattock.game("pergamon").new(players=2)) == 1
    assert heard == [[1, 2]]


@pytest.mark.parametrize(
    ("deals", "clear"), [([1.0, 1.2, 0.9], True), ([1.0, -1.2, 0.9], False), ([0.0, 0.0, 0.0], True)]
)
def test_when_a_trial_is_clear(deals: list[float], clear: bool) -> None:
    assert Difference(deals, [0.5] * 3).is_clear(tune.CAUTION) == clear


def test_what_is_tried_is_kept_and_not_tried_again(tuning: Tuning) -> None:
    before = tuning.best["haste"]
    with Progress(disable=True) as bar:
        try_value(tuning, "haste", before + 2, 2, bar)
    again = Tuning(tuning.game, 2, "greedy", tuning.file, table_of(tuning.game))
    again.resume()
    assert again.best == tuning.best
    assert again.has_tried("haste", before + 2)
    assert not again.has_tried("haste", before + 1)
    other = Tuning(tuning.game, 3, "greedy", tuning.file, table_of(tuning.game))
    other.resume()
    assert not other.done


def test_steps_go_both_ways_and_stay_positive() -> None:
    assert steps_from(100) == [130, 75]
    assert steps_from(3) == [5, 1]
    assert steps_from(1) == [3]


def test_an_unknown_weight_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert tune.main(["thebes", "--only", "luck"]) == 2
    assert "no weight 'luck'" in capsys.readouterr().err
