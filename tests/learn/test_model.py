"""What is learnt from, and in which direction."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import mattock
from mattock.learn.model import begin, losses_and_gradients
from mattock.learn.rows import VALUES, BadChunk, Batch, read_chunk, write_chunk

SHAPE = {"wide": 16, "narrow": 16, "small": 16}


def some_batch(actions: int, inputs: int, rows: int = 3) -> Batch:
    rng = np.random.default_rng(2)
    visits = rng.random((rows, 5))
    values = rng.random((rows, VALUES))
    values[:, 2:4] = values[:, 10:12] = 0  # shares of two players add up to one win
    values[:, 1], values[:, 9] = 1 - values[:, 0], 1 - values[:, 8]
    return Batch(
        rng.integers(inputs, size=(rows, 40)),
        np.stack([rng.choice(actions, 5, replace=False) for _ in range(rows)]),
        rng.random((rows, 5)) + 0.1,
        visits / visits.sum(1, keepdims=True),
        values,
        np.full(rows, 2),
    )


@pytest.mark.parametrize("part", ["first", "second", "policy", "third", "value", "first_bias", "value_bias"])
def test_gradients_are_those_of_finite_differences(part: str) -> None:
    game = mattock.game("pergamon")
    weights = {name: each.astype(np.float64) for name, each in begin(game, SHAPE, 1).items()}
    batch = some_batch(game.actions, len(weights["first"]))
    gradient = losses_and_gradients(weights, batch, 0.35)[1][part]
    place = np.unravel_index(np.argmax(abs(gradient)), gradient.shape)
    step, totals = 1e-5, []
    for side in (-step, step):
        moved = {**weights, part: weights[part].copy()}
        moved[part][place] += side
        losses = losses_and_gradients(moved, batch, 0.35)[0]
        totals.append(losses.policy + 1.5 * (losses.chance + losses.margin))
    assert (totals[1] - totals[0]) / (2 * step) == pytest.approx(float(gradient[place]), rel=1e-4)


def test_a_damaged_chunk_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.chunk"
    write_chunk(path, {"fingerprint": "x"}, np.arange(9, dtype=np.uint16))
    assert list(read_chunk(path, "x")[1]) == list(range(9))
    with pytest.raises(BadChunk, match="another game"):
        read_chunk(path, "y")
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(BadChunk, match="damaged"):
        read_chunk(path, "x")
