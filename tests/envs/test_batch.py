"""A batch is many games played by the rules, in arrays."""

from __future__ import annotations

import copy
import gc
import pickle
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import mattock
from mattock import BadOption, IllegalMove
from mattock.envs.batch import Batch
from mattock.envs.lanes import rewards_of
from tests.walk import share_of

STEPS = share_of(600)
ROWS = 6


@pytest.mark.parametrize("name", mattock.games())
def test_rows_are_what_the_states_say(name: str) -> None:
    batch = Batch(name, 3, ROWS, seed=5)
    for _ in range(max(20, STEPS // 10)):
        batch.step(batch.sample())
        for row in range(ROWS):
            state = batch.state(row)
            assert batch.mover[row] == state.mover >= 0
            assert batch.mask[row].nonzero()[0].tolist() == state.legal()
            assert batch.observation[row].tobytes() == state.observation()


@pytest.mark.parametrize("name", mattock.games())
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_a_game_that_ends_pays_and_gives_way_to_a_new_one(name: str, reward: str) -> None:
    """Reset policy: `done` and `reward` of the old game, everything else of the new one."""
    batch = Batch(name, 2, ROWS, seed=1, observe=False, reward=reward)
    rounds = [batch.state(row).to_dict().get("round") for row in range(ROWS)]
    ended = 0
    for _ in range(5000):
        before = [batch.state(row) for row in range(ROWS)]
        actions = batch.sample()
        batch.step(actions)
        for row in range(ROWS):
            if not batch.done[row]:
                assert not batch.reward[row].any()
                continue
            last = before[row]
            last.apply(int(actions[row]))
            while last.mover == mattock.CHANCE:  # what it was is not known here; the end comes all the same
                last.draw(0)
            assert last.mover == mattock.OVER
            assert batch.reward[row].sum() == pytest.approx(0)
            assert batch.state(row).to_dict().get("round") == rounds[row]
            ended += 1
        if ended > 2:
            return
    raise AssertionError("no game came to its end")


def play(threads: int, seed: int, **how: Any) -> list[bytes]:
    batch = Batch("thebes", 4, 10, seed=seed, threads=threads, **how)
    seen = []
    for _ in range(max(20, STEPS // 4)):
        seen += [batch.observation.tobytes(), batch.mask.tobytes(), batch.reward.tobytes()]
        batch.step(batch.sample())
    batch.close()
    return seen


def test_a_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    assert play(1, 3) == play(2, 3) == play(3, 3)
    assert play(1, 3) != play(1, 4)


def test_floats_are_the_same_numbers() -> None:
    one, other = Batch("pergamon", 2, 4), Batch("pergamon", 2, 4, dtype="float32")
    assert other.observation.dtype == np.float32
    for _ in range(20):
        actions = one.sample()
        assert (other.sample() == actions).all()
        one.step(actions)
        other.step(actions)
        assert (one.observation == other.observation).all()


def test_arrays_stay_where_they_are() -> None:
    batch = Batch("mykerinos", 2, 3, nile=True)
    arrays = (batch.observation, batch.mask, batch.mover, batch.reward, batch.done)
    places = [array.ctypes.data for array in arrays]
    batch.step(batch.sample())
    batch.reset()
    arrays = (batch.observation, batch.mask, batch.mover, batch.reward, batch.done)
    assert [array.ctypes.data for array in arrays] == places
    assert batch.written == sum(array[0].nbytes for array in arrays)


def test_an_impossible_action_is_refused_and_nothing_changes() -> None:
    batch = Batch("pergamon", 2, 4, threads=2)
    states = [batch.state(row) for row in range(4)]
    for wrong in (225, -1, 10**6):
        actions = batch.sample()
        actions[2] = wrong
        with pytest.raises(IllegalMove):
            batch.step(actions)
        assert [batch.state(row) for row in range(4)] == states


def test_a_number_that_only_looks_possible_is_refused() -> None:
    """Nothing is rounded, and nothing is cut to 32 bits."""
    batch = Batch("pergamon", 2, 4)
    states = [batch.state(row) for row in range(4)]
    actions = batch.sample()
    for wrong in (actions + 0.7, actions.astype(bool), actions.astype(str)):
        with pytest.raises(BadOption, match="whole numbers"):
            batch.step(wrong)
    for far in (actions.astype(np.int64) + 2**32, actions.astype(np.uint64) + np.uint64(2**63)):
        with pytest.raises(IllegalMove, match=f"number {far[0]}"):
            batch.step(far)
    assert [batch.state(row) for row in range(4)] == states
    batch.step(actions.astype(np.uint16))


@pytest.mark.parametrize("name", ["observation", "mask", "mover", "reward", "done"])
def test_arrays_are_read_not_written(name: str) -> None:
    for dtype in ("uint8", "float32"):
        array = getattr(Batch("pergamon", 2, 4, dtype=dtype), name)
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1
        with pytest.raises(ValueError, match="cannot set WRITEABLE"):
            array.setflags(write=True)


@pytest.mark.parametrize("name", ["observation", "mask", "mover", "reward", "done"])
def test_arrays_are_not_replaced(name: str) -> None:
    """Compiled threads write to them."""
    batch = Batch("pergamon", 2, 4)
    with pytest.raises(AttributeError):
        setattr(batch, name, getattr(batch, name) * 2)


def test_rows_last_as_long_as_a_lane_writes_to_them() -> None:
    batch = Batch("pergamon", 2, 4)
    kept = weakref.ref(batch._mask)
    lanes = batch._lanes
    del batch
    gc.collect()
    assert kept() is not None
    assert all(rows.base is kept() for rows in (lane.rows[2] for lane in lanes))


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_plays_on_the_same(copied: Callable[[Batch], Batch]) -> None:
    batch = Batch("mykerinos", 3, ROWS, seed=2, threads=2, dtype="float32", reward="margin", nile=True)
    for _ in range(300):
        batch.step(batch.sample())
        if batch.done.any():
            break
    other = copied(batch)
    assert not np.shares_memory(other.mask, batch.mask)
    for _ in range(100):
        for name in ("observation", "mask", "mover", "reward", "done"):
            assert (getattr(other, name) == getattr(batch, name)).all()
        actions = batch.sample()
        assert (other.sample() == actions).all()
        batch.step(actions)
        other.step(actions)
    batch.close()
    other.close()


@pytest.mark.parametrize(
    "how", [{"n": 0}, {"threads": 5}, {"dtype": "int64"}, {"reward": "glory"}, {"nile": True}]
)
def test_what_cannot_be_made_is_said(how: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Batch("pergamon", 2, **{"n": 4, **how})


def test_wrong_shapes_and_rows_are_said() -> None:
    batch = Batch("pergamon", 2, 4, observe=False)
    for wrong in (lambda: batch.step([1, 2]), lambda: batch.observation, lambda: batch.state(4)):
        with pytest.raises(BadOption):
            wrong()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_by_win_and_by_margin(players: int) -> None:
    game = mattock.game("pergamon")
    for seed in range(share_of(30)):
        end = mattock.playout(game.new(players), seed)
        scores, winners = end.scores(), end.winners()
        paid = rewards_of(end, False)
        assert sum(paid) == pytest.approx(0)
        assert {seat for seat, reward in enumerate(paid) if reward == max(paid)} == set(winners)
        assert max(paid) == 1 if len(winners) == 1 else max(paid) < 1
        for seat, margin in enumerate(rewards_of(end, True)):
            assert margin == scores[seat] - max(scores[:seat] + scores[seat + 1 :])
