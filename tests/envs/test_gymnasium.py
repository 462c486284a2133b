"""Gymnasium's own check passes, and a seat plays a whole game by the rules."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mattock
from mattock import BadOption
from mattock.envs.gymnasium import SeatEnv, register


@pytest.mark.parametrize("name", mattock.games())
@pytest.mark.parametrize("players", [2, 4])
def test_gymnasiums_own_check(name: str, players: int) -> None:
    register()
    version = mattock.game(name).version.partition(".")[0]
    env = gymnasium.make(f"mattock/{name}-v{version}", players=players, seat=None)
    check_env(env.unwrapped)


@pytest.mark.parametrize("mode", SeatEnv.metadata["render_modes"])
def test_every_way_to_draw_is_known_to_gymnasium(mode: str) -> None:
    """It warns of a mode that the class does not name."""
    env = gymnasium.make("mattock/pergamon-v1", players=2, render_mode=mode)
    env.reset(seed=1)
    assert env.render_mode == mode


def play(env: SeatEnv, seed: int) -> list[Any]:
    """A game of random decisions; what was seen and paid."""
    observation, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    seen: list[Any] = [info]
    over = False
    while not over:
        assert env.table.mover == env.seat
        assert observation["action_mask"].nonzero()[0].tolist() == env.table.legal()
        assert observation["observation"].tobytes() == env.table.observation(env.seat)
        assert env.action_masks().tolist() == observation["action_mask"].astype(bool).tolist()
        action = rng.choice(observation["action_mask"].nonzero()[0])
        observation, reward, over, cut, info = env.step(action)
        assert over or not reward
        assert not cut
        seen.append((observation["observation"].tobytes(), reward, info["seat"]))
    return seen


@pytest.mark.parametrize("name", mattock.games())
@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_seat_plays_a_whole_game(name: str, seat: int | None) -> None:
    env = SeatEnv(name, 3, seat=seat, bots=("greedy", "random"), reward="margin")
    seen = play(env, 5)
    scores = env.table.scores()
    best = max(score for other, score in enumerate(scores) if other != env.seat)
    assert seen[-1][1] == scores[env.seat] - best
    assert seat in (env.seat, None)
    assert play(env, 5) == seen
    assert play(env, 6) != seen


def test_by_lot_every_seat_comes() -> None:
    env = SeatEnv("pergamon", 3, seat=None, bots=("random",))
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2}


def test_an_impossible_action_loses_and_says_why() -> None:
    env = SeatEnv("pergamon", 2, bots=("visitor/12",))
    env.reset(seed=1)
    _, reward, over, _, info = env.step(225)
    assert (reward, over) == (-1, True)
    assert info["clause"] == "P0.8"
    assert not env.action_masks().any()
    before = env.table.clone()
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(env.table.legal()[0])
    assert env.table == before
    env.reset()
    assert not env.step(env.table.legal()[0])[2]


def test_there_is_no_step_without_a_game() -> None:
    env = SeatEnv("pergamon", 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    play(env, 3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("bots", [("greedy", "random"), ("visitor/12",)])
def test_a_copy_plays_on_the_same(copied: Callable[[SeatEnv], SeatEnv], bots: tuple[str, ...]) -> None:
    env = SeatEnv("thebes", 3, seat=None, bots=bots)
    env.reset(seed=3)
    for _ in range(4):
        env.step(env.table.legal()[-1])
    other = copied(env)
    assert other.game is env.game
    assert other.table == env.table
    assert other.table is not env.table
    over = False
    while not over:
        action = env.table.legal()[0]
        seen, reward, over, cut, info = env.step(action)
        seen_there, *told = other.step(action)
        assert told == [reward, over, cut, info]
        assert all(rows.tobytes() == seen_there[name].tobytes() for name, rows in seen.items())
    assert play(other, 7) == play(env, 7)
    other.reset(seed=5)
    other.step(-1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        copied(other).step(0)
    assert copied(SeatEnv("thebes", 3)).reset(seed=1)[1] == {"seat": 0}


@pytest.mark.parametrize(
    "how", [{"seat": 3}, {"bots": ("random",) * 3}, {"bots": ("oracle",)}, {"reward": "fame"}]
)
def test_what_cannot_be_made_is_said(how: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        SeatEnv("thebes", 3, **how)


def test_text_and_nothing() -> None:
    env = SeatEnv("thebes", 2, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 10
    assert SeatEnv("thebes", 2).render() is None
