"""What a leaf is worth: playouts to a horizon, and nets that are asked about many leaves at once."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import mattock
from mattock.bots import Budget, MctsBot, Net, Playout
from mattock.bots.mcts import children
from mattock.core.errors import MattockError
from mattock.core.vocabulary import OVER, RANDOM_STYLE
from tests.bots.test_search import FEW, GAMES, decision, found
from tests.walk import PURE, choose

SIZE = 8


def features(state: mattock.State) -> np.ndarray[Any, Any]:
    """Something that differs from state to state."""
    return np.array([state.mover, *state.scores(), *state.outlook(), hash(state) % 1009], dtype=np.float64)


class RandomNet:
    """Two layers of fixed random weights."""

    def __init__(self, actions: int, players: int) -> None:
        rng = np.random.default_rng(1)
        self.inner = rng.normal(size=(2 * players + 2, 16))
        self.policy = rng.normal(size=(16, actions))
        self.value = rng.normal(size=(16, players))
        self.sizes: list[int] = []

    def __call__(self, observations: list[Any]) -> tuple[Any, Any]:
        self.sizes.append(len(observations))
        hidden = np.tanh(np.stack(observations) @ self.inner)
        return softmax(hidden @ self.policy), softmax(hidden @ self.value)


def softmax(rows: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    powers = np.exp(rows - rows.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


@pytest.mark.parametrize("name", GAMES)
def test_a_net_plugs_in(name: str) -> None:
    """It is asked about whole batches, its policy and values steer the search, and all adds up."""
    state = decision(name)
    before = state.clone()
    net = RandomNet(state.game.actions, state.players)
    bot = MctsBot(Budget(FEW), seed=3, evaluator=Net(net, features, SIZE))
    analysis = bot.analyse(state)
    assert state == before
    assert net.sizes[0] == 1, "first of all the root"
    assert max(net.sizes) == SIZE
    assert sum(net.sizes) <= FEW == analysis.simulations
    assert sum(choice.visits for choice in analysis.choices) == FEW - 1
    tried = [choice for choice in analysis.choices if choice.visits]
    assert all(sum(choice.chances or ()) == pytest.approx(1.0) for choice in tried)
    again = MctsBot(Budget(FEW), seed=3, evaluator=Net(net, features, SIZE)).analyse(state)
    assert found(again) == found(analysis)


def test_a_net_is_asked_about_as_many_leaves_as_it_likes() -> None:
    state = decision("pergamon")
    net = RandomNet(state.game.actions, state.players)
    MctsBot(Budget(600), seed=3, evaluator=Net(net, features, 100)).analyse(state)
    assert max(net.sizes) > 64, "though the clock is looked at more often where nobody is asked"


@pytest.mark.parametrize("name", GAMES)
def test_a_net_plays_a_whole_game(name: str) -> None:
    state = mattock.game(name).new(players=2)
    net = RandomNet(state.game.actions, 2)
    bot = MctsBot(Budget(4 if PURE else 24), seed=3, evaluator=Net(net, features, 4))
    bits = 1
    while state.mover != OVER:
        if state.mover == mattock.CHANCE:
            bits = bits * 6364136223846793005 + 1442695040888963407 & 2**64 - 1
            state.draw(bits)
        else:
            state.apply(bot.choose(state))
    assert state.winners()


@pytest.mark.parametrize("name", GAMES)
def test_the_policy_of_a_net_counts(name: str) -> None:
    """With equal values everywhere the action that the policy wants is tried most."""
    state = decision(name)
    wanted = state.legal()[-1]

    def ask(observations: list[Any]) -> tuple[list[list[float]], list[list[float]]]:
        policy = [1.0] * state.game.actions
        policy[wanted] = 50.0
        return [policy] * len(observations), [[0.5] * state.players] * len(observations)

    assert MctsBot(Budget(FEW), 1, Net(ask, features)).analyse(state).best.action == wanted


def test_leaves_of_a_batch_differ() -> None:
    """A leaf that waits looks lost, so that the next descent goes elsewhere."""
    state = decision("mykerinos", steps=1)
    assert len(state.legal()) >= SIZE
    policy, value = [1.0] * state.game.actions, [0.5] * state.players
    net = Net(lambda seen: ([policy] * len(seen), [value] * len(seen)), features, SIZE)
    tree = net.plant(10_000, 1)
    tree.plant()
    net.grow(tree, state, 1)
    leaves = [state.clone() for _ in range(SIZE)]
    for slot, leaf in enumerate(leaves):
        tree.collect(state, leaf, slot)
    assert len(set(leaves)) == SIZE


@pytest.mark.parametrize(
    ("policies", "values", "sentence"),
    [
        ([], [[0.5] * 3], "as many policies and values"),
        ([[1.0]], [[0.5] * 3], "has 1 numbers"),
        ([[1.0] * 226], [[0.5] * 2], "value of this net has 2 numbers; here it has 3"),
        ([[1.0] * 225 + [-1.0]], [[0.5] * 3], "not negative"),
        ([[1.0] * 226], [[0.5, 0.5, float("nan")]], "from 0 to 1"),
    ],
)
def test_a_wrong_answer_gets_a_sentence(policies: Any, values: Any, sentence: str) -> None:
    bot = MctsBot(Budget(FEW), 1, Net(lambda observations: (policies, values), features))
    with pytest.raises(MattockError, match=sentence):
        bot.analyse(decision("pergamon"))


@pytest.mark.parametrize("name", GAMES)
def test_blind_trees_have_even_priors(name: str) -> None:
    state = decision(name)
    for taste in (0.0, 20.0):
        bot = MctsBot(Budget(FEW), seed=1, evaluator=Playout(style=RANDOM_STYLE, taste=taste))
        bot.search(state)
        tree = bot.trees[0]
        priors = {tree.prior[child] for child in children(tree, tree.root)}
        assert (len(priors) == 1) is (taste == 0.0)


@pytest.mark.parametrize("name", GAMES)
def test_the_horizon_ends_a_playout(name: str) -> None:
    """Steps in the tree and below it: fewer with a near horizon, and the chances still add up."""
    state = decision(name)
    steps = []
    for horizon in (0, 8, Playout().steps):
        evaluator = Playout(horizon)
        tree = evaluator.plant(50_000, 1)
        tree.plant()
        evaluator.grow(tree, state, FEW // 4)
        steps.append(tree.steps)
        analysis = MctsBot(Budget(FEW), 1, evaluator).analyse(state)
        assert all(sum(c.chances or ()) == pytest.approx(1.0) for c in analysis.choices if c.visits)
    assert steps == sorted(set(steps))


def last_decision(name: str) -> mattock.State:
    """A position where every choice ends the game."""
    for seed in range(100):
        rng = random.Random(seed)
        state = mattock.game(name).new(players=2)
        while state.mover != OVER:
            before = state.clone()
            state.apply(choose(state, rng, "random")) if state.mover >= 0 else state.draw(rng.getrandbits(64))
        if before.mover >= 0 and all(after(before, action).mover == OVER for action in before.legal()):
            return before
    raise AssertionError("no such position")


def after(state: mattock.State, action: int) -> mattock.State:
    following = state.clone()
    following.apply(action)
    return following


@pytest.mark.parametrize("name", GAMES)
def test_an_end_is_judged_by_its_result(name: str) -> None:
    """However near the horizon, and whatever a net would say: where the game is over, winners have won."""
    state = last_decision(name)
    net = Net(RandomNet(state.game.actions, 2), features, 4)
    for evaluator in (Playout(0), net):
        for choice in MctsBot(Budget(FEW), 1, evaluator).analyse(state).choices:
            end = after(state, choice.action)
            winners = end.winners()
            if choice.visits:
                assert choice.chances == [(seat in winners) / len(winners) for seat in range(2)]
                assert choice.points == end.scores()
