"""The search: reproducible, honest, bounded, and better than a glance."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest

import mattock
from mattock.bots.mcts import Analysis, Budget, MctsBot, children, find_position
from mattock.bots.search import Tree
from mattock.bots.vocabulary import NOBODY
from mattock.core.state import State
from mattock.core.vocabulary import CHANCE, OVER
from tests.manners.thebes import BLUNDERS
from tests.walk import PURE, choose, share_of

ROOT = Path(__file__).parent.parent.parent
GAMES = mattock.games()
FEW = 40 if PURE else 400


def decision(name: str, players: int = 3, steps: int = 20, seed: int = 1) -> mattock.State:
    """A position in which somebody has a real choice, some way into a game."""
    rng = random.Random(seed)
    state = mattock.game(name).new(players=players)
    taken = 0
    while taken < steps or state.mover == CHANCE or len(state.legal()) == 1:
        assert state.mover != OVER
        if state.mover == CHANCE:
            state.draw(rng.getrandbits(64))
        else:
            state.apply(choose(state, rng, "mixed"))
        taken += 1
    return state


def found(analysis: Analysis) -> list[tuple[int, int, list[float] | None]]:
    return [(choice.action, choice.visits, choice.chances) for choice in analysis.choices]


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_same_search(name: str) -> None:
    state = decision(name)
    for threads in (1, 2):
        budget = Budget(simulations=FEW, threads=threads)
        one, two = (found(MctsBot(budget, seed=5).analyse(state)) for _ in range(2))
        assert one == two
    assert found(MctsBot(Budget(FEW), seed=5).analyse(state)) != found(
        MctsBot(Budget(FEW), seed=6).analyse(state)
    )


@pytest.mark.parametrize("name", GAMES)
def test_analysis_adds_up(name: str) -> None:
    state = decision(name)
    before = state.clone()
    analysis = MctsBot(Budget(FEW), seed=2).analyse(state)
    assert state == before
    assert sorted(choice.action for choice in analysis.choices) == state.legal()
    assert sum(choice.visits for choice in analysis.choices) == analysis.simulations == FEW
    assert analysis.best.visits == max(choice.visits for choice in analysis.choices)
    for choice in analysis.choices:
        assert choice.line[0] == choice.move == str(state.describe(choice.action))
        if choice.chances is None or choice.points is None:
            assert choice.visits == 0
            assert choice.chances is None, "not lost, but unknown"
            assert choice.points is None
            assert choice.chance(0) is None
        else:
            assert choice.visits > 0
            assert sum(choice.chances) == pytest.approx(1.0)
            assert len(choice.points) == state.players
    assert not all(choice.visits for choice in MctsBot(Budget(1), 2).analyse(state).choices)
    rows = [json.loads(line) for line in analysis.json_lines().splitlines()]
    assert [row["action"] for row in rows] == [choice.action for choice in analysis.choices]


def test_both_builds_search_alike() -> None:
    """IEEE basic operations only: the uncompiled search visits the same actions as often."""
    script = (
        "from tests.bots.test_search import *\n"
        "from mattock.bots import Playout\n"
        "ways = [Playout(), Playout(0), Playout(8)]\n"
        "budget = Budget(60, threads=2)\n"
        "print([found(MctsBot(budget, 9, way).analyse(decision(name))) for name in GAMES for way in ways])"
    )
    answers = []
    for pure in ("0", "1"):
        environment = {**os.environ, "MATTOCK_PURE": pure}
        command = [sys.executable, "-c", script]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        answers.append(done.stdout)
    assert answers[0] == answers[1]


@pytest.mark.parametrize("name", GAMES)
def test_memory_is_bounded(name: str) -> None:
    state = decision(name)
    tree = Tree(200, 3)
    tree.plant()
    tree.grow(state, state.clone(), FEW)
    assert tree.used <= 200
    assert tree.visits[tree.root] == FEW


@pytest.mark.parametrize("name", GAMES)
def test_tree_is_kept_between_the_choices_of_a_turn(name: str) -> None:
    state = decision(name)
    tree = Tree(50_000, 3)
    tree.plant()
    tree.grow(state, state.clone(), FEW)
    child = max(children(tree, tree.root), key=lambda node: tree.visits[node])
    following = state.clone()
    following.apply(tree.action[child])
    assert find_position(tree, state, following) == child
    assert find_position(tree, state, decision(name, players=2)) == NOBODY
    kept = Tree(50_000, 0)
    tree.keep(child, kept)
    assert kept.visits[kept.root] == tree.visits[child]
    assert total_visits(kept, kept.root) == total_visits(tree, child)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_begins_its_next_choice_with_the_visits_of_the_last(name: str) -> None:
    bot = MctsBot(Budget(FEW), seed=3)
    state = decision(name)
    while True:  # up to a choice that follows on another without a draw
        state.apply(bot.choose(state))
        if state.mover == CHANCE:
            state = following_decision(state)
        elif len(state.legal()) > 1:
            break
    assert bot.root is not None
    known = bot.trees[0].visits[find_position(bot.trees[0], bot.root, state)]
    assert known > 0
    simulations = bot.search(state).simulations
    assert bot.trees[0].visits[bot.trees[0].root] == known + simulations


def following_decision(state: mattock.State) -> mattock.State:
    """After all draws, each the likeliest."""
    while state.mover == CHANCE:
        state.apply(max(zip(state.weights(), state.legal(), strict=True))[1])
    return state


def total_visits(tree: Tree, node: int) -> int:
    return tree.visits[node] + sum(total_visits(tree, child) for child in children(tree, node))


class Counting(MctsBot):
    """Knows how many simulations each of its searches took."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(budget, seed=1)
        self.spent: list[int] = []

    def search(self, state: State) -> Analysis:
        found = super().search(state)
        self.spent.append(found.simulations)
        return found


def turns_of(bot: Counting, state: State) -> Iterator[tuple[list[int], list[int]]]:
    """Each turn of a game, with the number of possibilities and the simulations of its choices."""
    rng = random.Random(1)
    while state.mover != OVER:
        mover, offered = state.mover, list[int]()
        bot.spent = []
        while state.mover == mover and mover != CHANCE:
            offered.append(len(state.legal()))
            state.apply(bot.choose(state))
        if offered:
            yield offered, bot.spent
        while state.mover == CHANCE:
            state.draw(rng.getrandbits(60))


@pytest.mark.parametrize("name", GAMES)
def test_choices_of_a_turn_share_the_budget(name: str) -> None:
    """Each takes half of what is left; a forced one costs nothing, also where the turn begins with it."""
    bot = Counting(Budget(40))
    forced_first = 0
    for offered, spent in islice(turns_of(bot, decision(name)), 10 if PURE else None):
        free = [many for many in offered if many > 1]
        assert len(spent) == len(free)
        assert spent == [20, 10, 5, 2, 2, 1, *[1] * len(spent)][: len(spent)]
        forced_first += bool(spent) and offered[0] == 1
    assert forced_first or PURE or name != "mykerinos"


def test_choices_of_a_turn_share_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that moves on a little whenever it is looked at."""
    clock = count(step=0.001)
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    bot = Counting(Budget(seconds=0.1))
    turns = islice(turns_of(bot, decision("mykerinos")), 10)
    first, second, *_ = max((spent for _, spent in turns), key=len)
    assert first > second > first / 4


@pytest.mark.parametrize("name", GAMES)
def test_a_budget_for_each_choice_is_whole_and_begins_anew(name: str) -> None:
    bot = MctsBot(Budget(simulations=FEW, each=True), seed=3)
    state = decision(name)
    for _ in range(3):
        bot.choose(state)
        assert bot.trees[0].visits[bot.trees[0].root] == FEW, "nothing is kept"


def test_a_deadline_ends_the_search() -> None:
    bot = MctsBot(Budget(seconds=0.01), seed=1)
    analysis = bot.analyse(decision("pergamon"))
    assert analysis.simulations > 0


def test_what_looks_hopeless_is_never_tried() -> None:
    """Nor does it make the others look alike: their priors are measured without it."""
    blunder = next(blunder for blunder in BLUNDERS if blunder.name == "weeks-for-nothing")
    visits = {c.action: c.visits for c in MctsBot(Budget(FEW), seed=1).analyse(blunder.state()).choices}
    assert not any(visits[action] for action in blunder.actions())
    assert sum(count > 0 for count in visits.values()) >= 3


SIMULATIONS = {"thebes": 1000}  # of a decision: a glance is worth more there, and games are longer


@pytest.mark.parametrize("name", GAMES)
def test_search_beats_a_glance(name: str) -> None:
    """A few simulations a turn win most games against the greedy bot, seats taking turns.

    Uncompiled there is time for very few: they must do against the random one.
    """
    won = 0.0
    games = share_of(20)
    rival = "random" if PURE else "greedy"
    for number in range(games):
        rng = random.Random(number)
        seat = number % 2
        bot = MctsBot(Budget(8 if PURE else SIMULATIONS.get(name, 100)), seed=number)
        state = mattock.game(name).new(players=2)
        while state.mover != OVER:
            if state.mover == CHANCE:
                state.draw(rng.getrandbits(64))
            else:
                state.apply(bot.choose(state) if state.mover == seat else choose(state, rng, rival))
        won += seat in state.winners()
    assert won >= (0.5 * games if PURE else 0.7 * games)
