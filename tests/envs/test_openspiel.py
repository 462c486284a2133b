"""OpenSpiel's own test passes, its Python search plays, and what it is told is what our states say."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import mattock
from mattock import CHANCE, BadNotation, BadOption
from mattock.envs import lanes, openspiel
from tools import guests

GAMES = (
    "mattock_pergamon",
    "mattock_pergamon(players=4,order=True,sorting=True)",
    "mattock_pergamon(players=3,reward=margin)",
    "mattock_thebes",
    "mattock_thebes(players=4)",
    "mattock_mykerinos",
    "mattock_mykerinos(players=3,nile=True,museum=ring)",
)


def load(name: str) -> Any:
    return pyspiel.load_game(name)


def walk(game: Any, steps: int, seed: int = 1) -> Any:
    """A state after so many random steps."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        elif not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [f"mattock_{name}" for name in mattock.games()])
def test_its_python_search_plays(name: str) -> None:
    game = load(name)
    state = walk(game, 40)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    random_state = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state)
    bot = mcts.MCTSBot(game, 2, 4, evaluator, random_state=random_state)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", mattock.games())
def test_compiled_rollouts_are_drawn_from_the_same_ends(name: str) -> None:
    """Many random games of each evaluator pay about the same, and one in compiled code is its seed's."""
    state = walk(load(f"mattock_{name}(reward=margin)"), 150)
    theirs = mcts.RandomRolloutEvaluator(60, np.random.RandomState(1)).evaluate(state)
    ours = openspiel.RolloutEvaluator(2000, seed=1)
    singles = [openspiel.RolloutEvaluator(1, seed=seed).evaluate(state) for seed in range(200)]
    error = np.std(singles, axis=0) / 60**0.5
    mean = ours.evaluate(state)
    assert (abs(mean - theirs) < 4 * error).all()
    assert (error > 0).all()
    assert ours.prior(state) == mcts.RandomRolloutEvaluator().prior(state)
    again = (openspiel.RolloutEvaluator(3, seed=7).evaluate(state) for _ in range(2))
    assert len({tuple(paid) for paid in again}) == 1


@pytest.mark.parametrize("name", mattock.games())
def test_its_search_is_a_guest_at_our_tables(name: str) -> None:
    table = mattock.game(name).new(players=3)
    bot = guests.Mcts3(1)
    while table.mover == CHANCE or len(table.legal()) == 1:
        table.draw(1) if table.mover == CHANCE else table.apply(table.legal()[0])
    before = table.clone()
    assert bot.choose(table) in table.legal()
    assert table == before
    assert bot.game.num_players() == 3
    assert isinstance(bot.bot.evaluator, openspiel.RolloutEvaluator)
    assert guests.PlainMcts3(1).choose(table) in table.legal()
    with pytest.raises(AttributeError):
        guests.Mcts  # noqa: B018


@pytest.mark.parametrize("name", [f"mattock_{name}(players=3)" for name in mattock.games()])
def test_odds_are_exact(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when there is room for few that came up before."""
    monkeypatch.setattr(lanes, "MOST_PAIRS", 5)
    state = walk(load(name), 0)
    while not state.is_terminal():
        if state.is_chance_node():
            table = state.table
            total = sum(table.weights())
            shares = [weight / total for weight in table.weights()]
            assert state.chance_outcomes() == list(zip(table.legal(), shares, strict=True))
            state.apply_action(table.legal()[0])
        else:
            assert state.current_player() == state.table.mover
            state.apply_action(state.legal_actions()[0])
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert sum(state.returns()) == pytest.approx(0)


def test_tensors_are_observations_with_named_parts() -> None:
    game = load("mattock_pergamon(players=3)")
    observation = make_observation(game)
    state = walk(game, 30)
    for seat in range(3):
        observation.set_from(state, seat)
        assert observation.tensor.astype(np.uint8).tobytes() == state.table.observation(seat)
    assert observation.dict["round"][0] == state.table.to_dict()["round"]
    assert game.observation_tensor_size() == mattock.game("pergamon").observation.size


@pytest.mark.parametrize("name", [f"mattock_{name}" for name in mattock.games()])
def test_structs_go_there_and_back(name: str) -> None:
    game = load(name)
    for steps in (0, 20, 60):
        state = walk(game, steps)
        struct = state.to_struct()
        assert game.new_initial_state(struct).table == state.table
        assert game.new_initial_state(json.loads(str(state))).table == state.table
        player = state.current_player()
        for action in state.table.legal():
            assert state.struct_to_actions(state.action_to_struct(player, action)) == [action]
            known = state.table.describe(action)
            assert state.action_to_string(player, action) == str(known)


def test_strange_structs_and_parameters_are_refused() -> None:
    state = walk(load("mattock_thebes"), 30)
    with pytest.raises(BadNotation):
        state._struct_to_actions({"kind": "dance"})
    game = openspiel.SpielGame.__subclasses__()[0]
    with pytest.raises(BadOption):
        game({"players": 7})
    with pytest.raises(BadOption):
        openspiel.Observer(mattock.game("thebes"), {"colour": "red"})


def test_a_copy_goes_its_own_way() -> None:
    state = walk(load("mattock_mykerinos"), 25)
    other = state.clone()
    before = state.table.clone()
    action = other.table.legal()[0]
    other.apply_action(action)
    assert state.table == before != other.table
    assert [*state.history(), action] == other.history()
    assert (other.table.mover == CHANCE) == other.is_chance_node()


def test_registering_again_changes_nothing() -> None:
    openspiel.register()
    names = pyspiel.registered_names()
    assert all(names.count(f"mattock_{name}") == 1 for name in mattock.games())


def test_a_position_of_another_table_is_refused() -> None:
    position = walk(load("mattock_pergamon(players=3)"), 30).table.to_dict()
    for other in ("mattock_pergamon(players=2)", "mattock_pergamon(players=3,sorting=True)"):
        with pytest.raises(BadOption, match="other options"):
            load(other).new_initial_state(position)
    assert load("mattock_pergamon(players=3)").new_initial_state(position).table.to_dict() == position


def test_games_and_states_are_pickled_by_openspiel() -> None:
    state = walk(load("mattock_thebes(players=3)"), 30)
    other = pickle.loads(pickle.dumps(state))
    assert other.table == state.table
    assert other.history() == state.history()
    assert copy.deepcopy(state).table == state.table
