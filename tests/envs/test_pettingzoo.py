"""PettingZoo's own tests pass, and what its own classics do not manage works: copies and saved positions."""

from __future__ import annotations

import copy
import json
import pickle
import random
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import mattock
from mattock import BadOption
from mattock.envs import pettingzoo as ours
from mattock.envs.lanes import SHEET
from tests.walk import tables

with warnings.catch_warnings():  # where pygame is installed, its classics come along and complain
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
    from pettingzoo.test.state_test import test_state as state_test
    from pettingzoo.test.state_test import test_state_space as state_space_test
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

TABLES = [
    (name, players, options)
    for name in mattock.games()
    for players, options in tables(mattock.game(name))
    if players == 4 or not any(options.values())
]
HARMLESS = (  # said of every game with a mask that PettingZoo does not know by name
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)


def quietly(test: Callable[[], Any]) -> None:
    """Run a test of PettingZoo; of its warnings only those that every game with a mask gets are let pass."""
    with warnings.catch_warnings():
        for message in HARMLESS:
            warnings.filterwarnings("ignore", message)
        test()


def make(name: str, players: int = 2, **how: Any) -> Any:
    return ours.env(name, players, **how)


def play(env: Any, rng: random.Random, limit: int = 10**6) -> list[Any]:
    """Play on at random; all that was seen."""
    seen: list[Any] = []
    for agent in env.agent_iter(limit):
        observation, reward, termination, truncation, info = env.last()
        seen.append((agent, observation["observation"].tobytes(), reward, termination, truncation, info))
        out = termination or truncation
        env.step(None if out else rng.choice(observation["action_mask"].nonzero()[0].tolist()))
    return seen


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_api(name: str, players: int, options: dict[str, Any]) -> None:
    quietly(lambda: api_test(make(name, players, **options)))


@pytest.mark.parametrize("name", mattock.games())
def test_seeds(name: str) -> None:
    quietly(lambda: seed_test(lambda: make(name, 3)))


@pytest.mark.parametrize("name", mattock.games())
def test_state(name: str) -> None:
    env = make(name, 3)
    state_space_test(env)
    quietly(lambda: state_test(env, 20))


@pytest.mark.parametrize("name", [name for name in mattock.games() if mattock.game(name).new()._repr_svg_()])
def test_render(name: str) -> None:
    quietly(lambda: render_test(lambda render_mode: make(name, 3, render_mode=render_mode)))


@pytest.mark.parametrize("name", mattock.games())
def test_text_shows_the_board(name: str) -> None:
    env = make(name, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert len(text.splitlines()) > 10
    assert "\x1b" not in text
    env.step(int(env.last()[0]["action_mask"].nonzero()[0][0]))
    assert env.render() != text


COPIES = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("name", mattock.games())
def test_a_copy_goes_its_own_way(name: str, copied: Callable[[Any], Any]) -> None:
    env = make(name, 3, reward="margin", max_cycles=50)
    env.reset(seed=4)
    play(env, random.Random(1), 15)
    other = copied(env)
    assert other.game is env.game
    before = env.unwrapped.table.clone()
    seen = play(other, random.Random(2), 40)
    assert env.unwrapped.table == before
    assert play(env, random.Random(2), 40) == seen
    assert not env.agents


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_before_the_first_game_plays_the_same_games(copied: Callable[[Any], Any]) -> None:
    env = make("thebes", 2)
    other = copied(env)
    with pytest.raises(AssertionError, match="reset"):
        other.step(0)
    env.reset()
    other.reset()
    assert play(env, random.Random(1)) == play(other, random.Random(1))


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_a_saved_position_goes_on_as_it_would_have(reward: str) -> None:
    env = make("pergamon", 3, reward=reward, sorting=True)
    env.reset(seed=4)
    play(env, random.Random(1), 30)
    saved = json.dumps(env.state_dict())
    seen = play(env, random.Random(2))
    assert seen[-1][3]
    other = make("pergamon", 3, reward=reward, sorting=True)
    other.load_state_dict(json.loads(saved))
    assert play(other, random.Random(2)) == seen


def test_a_position_of_another_table_is_refused() -> None:
    env = make("pergamon", 3)
    env.reset()
    for other in (make("pergamon", 2), make("pergamon", 3, sorting=True)):
        with pytest.raises(BadOption, match="other options"):
            other.load_state_dict(env.state_dict())


@pytest.mark.parametrize("name", mattock.games())
def test_the_end_pays_what_the_rules_say(name: str) -> None:
    env = make(name, 3, reward="margin")
    env.reset(seed=9)
    rng = random.Random(9)
    while not env.terminations[env.agent_selection]:
        assert not any(env.rewards.values())
        env.step(rng.choice(env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist()))
    scores = env.unwrapped.table.scores()
    assert list(env.rewards.values()) == [
        score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)
    ]


def test_an_impossible_action_loses_and_says_why() -> None:
    env = make("pergamon")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(225)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    assert env.infos[agent]["clause"] == "P0.8"


@pytest.mark.parametrize("name", mattock.games())
def test_its_parallel_form_passes(name: str) -> None:
    parallel = turn_based_aec_to_parallel(make(name, 3))
    quietly(lambda: parallel_api_test(parallel, num_cycles=100))


def test_max_cycles_cuts_a_game_off() -> None:
    """PettingZoo's `max_cycles_test` does not apply: it wants everybody to act equally often."""
    env = make("thebes", 4, max_cycles=7)
    env.reset(seed=1)
    seen = play(env, random.Random(1))
    assert sum(not truncated for *_, truncated, _ in seen) == 7
    assert len(seen) == 7 + 4


def test_only_who_decides_has_choices() -> None:
    env = make("mykerinos", 4)
    env.reset(seed=1)
    table = env.unwrapped.table
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert seen["action_mask"].any() == (seat == table.mover)
        assert seen["observation"].tobytes() == table.observation(seat)
        assert seen["observation"].dtype == np.uint8
        assert seen["observation"].flags.writeable


@pytest.mark.parametrize(
    "name",
    ["agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos"],
)
def test_nothing_is_told_before_reset(name: str) -> None:
    """In the same words as PettingZoo's own check, so that what asks first by `hasattr` is answered."""
    env = make("pergamon")
    with pytest.raises(AttributeError, match=f"^{name} cannot be accessed before reset$"):
        getattr(env, name)
    with pytest.raises(AttributeError, match="has no attribute 'colour'"):
        env.colour  # noqa: B018
    env.reset()
    assert hasattr(env, name)


@pytest.mark.parametrize(
    "call",
    [
        lambda env: env.step(0),
        lambda env: env.observe("player_0"),
        lambda env: env.state(),
        lambda env: env.render(),
        lambda env: list(env.agent_iter(max_iter=1)),
    ],
)
def test_nothing_is_done_before_reset(call: Callable[[Any], Any]) -> None:
    with pytest.raises(AssertionError, match="needs to be called before"):
        call(make("pergamon", render_mode="ansi"))


def test_a_position_that_is_refused_does_not_open_a_table() -> None:
    env = make("pergamon", 3)
    env.reset()
    other = make("pergamon", 2)
    with pytest.raises(BadOption):
        other.load_state_dict(env.state_dict())
    with pytest.raises(AssertionError, match="reset"):
        other.observe("player_0")


def test_each_agent_of_a_loop_is_to_act() -> None:
    env = make("pergamon")
    env.reset(seed=1)
    loop = env.agent_iter()
    assert next(loop) == env.agent_selection
    env.last()
    with pytest.raises(AssertionError, match="for each agent"):
        next(loop)


def test_a_step_after_the_end_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    env = make("pergamon")
    env.reset(seed=1)
    play(env, random.Random(1))
    end = env.table.clone()
    env.step(None)
    assert "after all agents are terminated" in caplog.text
    assert env.table == end


@pytest.mark.parametrize("action", [3.7, "3", None])
def test_what_is_no_number_is_no_action(action: Any) -> None:
    env = make("pergamon")
    env.reset(seed=1)
    before = env.table.clone()
    with pytest.raises(TypeError):
        env.step(action)
    assert env.table == before


@pytest.mark.parametrize("action", [-1, 226, 2**80])
def test_a_number_out_of_bounds_loses(action: int) -> None:
    env = make("pergamon")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(action)
    assert env.rewards[agent] == -1
    assert not env.observe(agent)["action_mask"].any()


HOLD: dict[str, Callable[[Any], Any]] = {
    "row": lambda row: row,
    "slice": lambda row: row[3:],
    "other type": lambda row: row.view(bool),
    "other shape": lambda row: row.reshape(1, -1)[:, ::2],
    "memory": memoryview,
    "numbers": iter,
}


@pytest.mark.parametrize("which", ["observation", "action_mask"])
@pytest.mark.parametrize("hold", HOLD.values(), ids=HOLD)
def test_what_was_seen_stays_as_it_was(hold: Callable[[Any], Any], which: str) -> None:
    """Rows of one sheet, which is written again when nobody holds any part of it."""
    env = make("thebes")
    env.reset(seed=1)
    kept, copies = [], []
    for number in range(20 * SHEET):
        row = env.observe(env.agent_selection)[which]
        if number % (3 * SHEET) == 5:
            kept.append(hold(row))
            copies.append(bytes(hold(row)))
        del row
        env.step(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0])
        if env.terminations[env.agent_selection]:
            env.reset()
    assert [bytes(one) for one in kept] == copies
    assert len(set(copies)) > 1


def test_what_was_forgotten_is_written_over() -> None:
    """To make new arrays all the time would take a tenth of a step."""
    env = make("pergamon")
    env.reset(seed=1)
    used = set()
    last = None  # as in most loops, while the next one is asked for
    for _ in range(6 * SHEET):
        last = env.observe(env.agent_selection)
        used.add(last["observation"].ctypes.data)
        mask = last["action_mask"]
        assert mask.nonzero()[0].tolist() == env.table.legal()
        env.step(mask.nonzero()[0][0])
    assert len(used) == 2 * SHEET


def test_a_way_to_draw_that_is_none_is_refused() -> None:
    with pytest.raises(BadOption, match="is drawn as"):
        make("pergamon", render_mode="oil")
