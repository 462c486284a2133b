"""Bots by code: what each code means, and a sentence for every other."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from mattock import BadOption
from mattock.bots import EVALUATORS, LEVELS, Budget, GreedyBot, MctsBot, Playout, RandomBot, make_bot
from mattock.bots.codes import Level, read_level
from mattock.bots.netfile import BadNet
from mattock.core.vocabulary import CHANCE, RANDOM_STYLE
from tests.walk import PURE


def test_codes_mean_what_they_say() -> None:
    assert isinstance(make_bot("random", 1), RandomBot)
    assert isinstance(make_bot("greedy", 1), GreedyBot)
    assert read_level("mcts:5000").budget == Budget(simulations=5000)
    assert read_level("mcts:200ms").budget == Budget(seconds=0.2)
    assert read_level("mcts:5000@2").budget == Budget(simulations=5000, threads=2)
    assert read_level("mcts:1000/choice").budget == Budget(1000, each=True)
    assert read_level("mcts:100ms/choice@2:mix").budget == Budget(seconds=0.1, threads=2, each=True)
    assert read_level("mcts:5000/4").budget == Budget(simulations=1250)
    assert read_level("curator").budget.seconds == 0.3
    assert read_level("professor").budget.threads == 2
    assert read_level("visitor/1000").budget.simulations == 1


def test_evaluators_by_their_names() -> None:
    assert read_level("mcts:5000").evaluator == Playout()
    assert read_level("mcts:5000:playout").evaluator == Playout()
    assert read_level("mcts:5000@2:heuristic").evaluator == Playout(0)
    assert read_level("mcts:200ms:mix").evaluator == EVALUATORS["mix"]
    assert read_level("mcts:1000/choice:random").evaluator == Playout(style=RANDOM_STYLE, taste=0.0)
    assert read_level("mcts:200:mix8/2") == Level("mcts:200:mix8/2", Budget(100), Playout(8))


def test_levels_rise() -> None:
    assert list(LEVELS) == ["visitor", "student", "curator", "professor"]
    budgets = [level.budget.simulations or 0 for level in LEVELS.values()]
    assert budgets == sorted(set(budgets))


def test_the_weak_are_fickle() -> None:
    """On a whim a bot takes one of the actions that were tried nearly as often as the best, and no other."""
    state = mattock.game("pergamon").new(players=2)
    while state.mover == CHANCE:
        state.draw(0)
    found = MctsBot(Budget(24), 1).analyse(state)
    taken = {MctsBot(Budget(24), seed, whim=0.5).take(found) for seed in range(60)}
    enough = {choice.action for choice in found.choices if choice.visits >= found.best.visits / 2}
    assert taken == enough
    assert len(enough) > 1
    assert {MctsBot(Budget(24), seed).take(found) for seed in range(9)} == {found.best.action}


@pytest.mark.parametrize(
    "code",
    [
        *(
            "",
            "deep",
            "mcts",
            "mcts:",
            "mcts:0",
            "mcts:5s",
            "mcts:-3",
            "mcts:200ms/2",
            "greedy/2",
            "student/0",
        ),
        *("mcts:5:", "mcts:5:deep", "mcts:5:mix0", "mcts:5:heuristic8", "mcts:5:mix8@2"),
        *("mcts:5/choices", "mcts:5:random/choice", "student/choice"),
    ],
)
def test_other_codes_get_a_sentence(code: str) -> None:
    with pytest.raises(BadOption):
        make_bot(code, 1)


QUICK = ["random", "greedy", "visitor/8", "mcts:3@2"]  # uncompiled
CODES = (
    QUICK
    if PURE
    else [
        "random",
        "greedy",
        "visitor",
        "student/4",
        "mcts:16@2",
        "mcts:16:heuristic",
        "mcts:16:mix",
        "mcts:16:random",
    ]
)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", mattock.games())
def test_every_bot_plays_whole_games_by_the_rules(name: str, code: str) -> None:
    for players in (3,) if PURE else (2, 3, 4):
        state = mattock.game(name).new(players=players)
        bots = [make_bot(code, seat) for seat in range(players)]
        draw = 1
        while state.mover != mattock.OVER:
            if state.mover == CHANCE:
                draw = draw * 6364136223846793005 + 1442695040888963407 & 2**64 - 1
                state.draw(draw)
            else:
                before = state.clone()
                action = bots[state.mover].choose(state)
                assert state == before, "a bot changed the table"
                state.apply(action)
        assert state.winners()


def test_a_bot_has_memory_for_its_budget_only() -> None:
    small, large = make_bot("visitor", 1), make_bot("mcts:100000", 1)
    assert isinstance(small, MctsBot)
    assert isinstance(large, MctsBot)
    assert small.trees[0].capacity == 10_000
    assert large.trees[0].capacity == 400_000


def test_the_net_that_comes_with_a_game_plays_it_and_no_other() -> None:
    state = mattock.game("pergamon").new(players=2)
    while state.mover == CHANCE:
        state.draw(0)
    simulations = 4 if PURE else 100
    bot = make_bot(f"net:pergamon:{simulations}", 1)
    assert bot.choose(state) in state.legal()
    assert make_bot(f"net:pergamon:{simulations}", 1).choose(state) == make_bot(
        f"net:pergamon:{simulations}", 1
    ).choose(state)
    thebes = mattock.game("thebes").new(players=2)
    while thebes.mover == CHANCE:
        thebes.draw(0)
    with pytest.raises(BadNet, match="made for 'pergamon', not for 'thebes'"):
        make_bot("net:pergamon:10", 1).choose(thebes)


def test_codes_of_nets(tmp_path: Path) -> None:
    assert read_level("net:pergamon:200ms").budget == Budget(seconds=0.2)
    assert read_level("net:pergamon:500/choice@2").budget == Budget(500, threads=2, each=True)
    assert read_level("net:pergamon/10").budget.simulations == 5000
    with pytest.raises(BadOption, match="No net comes with 'chess'"):
        make_bot("net:chess", 1)
    with pytest.raises(BadOption, match="not read unless it is named here"):
        make_bot(f"net:{tmp_path}/mine.net", 1)
    assert isinstance(make_bot(f"net:{tmp_path}/mine.net:50", 1, own=True), MctsBot)
