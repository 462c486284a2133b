"""How bots answer where nobody decides, when they are interrupted, and when they are asked twice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import mattock
from mattock.bots import Budget, MctsBot, Net, Playout, best_looking, make_bot
from mattock.core.errors import MattockError, NoChoice
from mattock.core.state import State
from mattock.core.vocabulary import CHANCE, OVER
from tests.bots.test_search import decision, found
from tests.walk import PURE

ROOT = Path(__file__).parent.parent.parent
GAMES = mattock.games()
CODES = (
    *("random", "greedy", "visitor", "student/4", "curator", "mcts:100", "mcts:20ms", "mcts:8/choice"),
    *("mcts:16@2", "mcts:16:heuristic", "mcts:16:mix8", "mcts:16:random"),
    *("docs/examples/own_bot.py:Cautious", f"cmd:{sys.executable} docs/examples/line_bot.py"),
)
FEW = 12 if PURE else 400
SOON = 0.1  # seconds in which Ctrl-C is answered
TRIES = 5  # of which the quickest counts: this machine has other things to do


def ask_everybody() -> None:
    """Every bot in every game at CHANCE and at OVER; a child process runs this on each build."""
    for name in GAMES:
        for state in (
            mattock.game(name).new(players=2),
            mattock.playout(mattock.game(name).new(players=2), 1),
        ):
            assert state.mover in (CHANCE, OVER)
            before = state.clone()
            for code in CODES:
                expect_refusal(f"{code} in {name}", lambda code=code, state=state: ask(code, state))
            net = MctsBot(Budget(8), 1, Net(never, never))
            expect_refusal("a net", lambda net=net, state=state: net.choose(state))
            expect_refusal("analyse", lambda net=net, state=state: net.analyse(state))
            expect_refusal("best_looking", lambda state=state: best_looking(state))
            tree = Playout().plant(100, 1)
            tree.plant()
            expect_refusal("grow", lambda tree=tree, state=state: tree.grow(state, state.clone(), 1))
            expect_refusal("collect", lambda tree=tree, state=state: tree.collect(state, state.clone(), 0))
            assert state == before
    sys.stdout.write("all refused\n")


def ask(code: str, state: State) -> int:
    return make_bot(code, seed=1, own=True).choose(state)


def never(*_: Any) -> Any:
    raise AssertionError("nothing is there to be asked")


def expect_refusal(who: str, call: Any) -> None:
    try:
        answer = call()
    except NoChoice as error:
        said = str(error)
    else:
        said = f"chose {answer}"
    assert said.startswith("Nobody decides here: "), f"{who}: {said}"


@pytest.mark.parametrize("pure", ["0", "1"])
def test_no_bot_chooses_where_nobody_decides(pure: str) -> None:
    """In a child process: a search that never ends would be deaf to everything."""
    done = run_child("from tests.bots.test_asking import *; ask_everybody()", pure)
    assert done.stdout == "all refused\n", done.stderr[-2000:]


def run_child(script: str, pure: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "MATTOCK_PURE": pure},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_sentences_say_what_to_do() -> None:
    start = mattock.game("thebes").new(players=2)
    with pytest.raises(MattockError, match="something is drawn"):
        make_bot("mcts:100", seed=1).choose(start)
    with pytest.raises(MattockError, match="the game is over"):
        make_bot("mcts:100", seed=1).choose(mattock.playout(start, 1))


# Ctrl-C and deadlines.


def interrupt_a_search(code: str) -> None:
    """Says how long a search goes on after Ctrl-C; a child process runs this."""
    from threading import Timer

    took = []
    state = decision("thebes")
    for _ in range(TRIES):
        sent: list[float] = []

        def press(sent: list[float] = sent) -> None:
            sent.append(time.perf_counter())
            os.kill(os.getpid(), signal.SIGINT)

        bot = make_bot(code, seed=1)
        timer = Timer(0.1, press)
        timer.start()
        try:
            bot.choose(state)
        except KeyboardInterrupt:
            took.append(time.perf_counter() - sent[0])
    sys.stdout.write(f"{min(took)}\n")


@pytest.mark.parametrize("pure", ["0", "1"])
@pytest.mark.parametrize("code", ["mcts:900000000", "mcts:900000000@2", "mcts:900000000@4:heuristic"])
def test_a_search_stops_on_ctrl_c(code: str, pure: str) -> None:
    script = f"from tests.bots.test_asking import *; interrupt_a_search({code!r})"
    done = run_child(script, pure)
    assert done.returncode == 0, done.stderr[-2000:]
    assert float(done.stdout) < SOON


@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_stops_on_its_deadline(threads: int) -> None:
    state = decision("thebes")
    late = []
    for _ in range(TRIES):
        bot = MctsBot(Budget(seconds=0.1, threads=threads), seed=1)
        began = time.perf_counter()
        assert bot.analyse(state).simulations > 0
        late.append(time.perf_counter() - began - 0.1)
    assert min(late) < SOON


# Asked twice.


@pytest.mark.parametrize("code", ["mcts:{}", "mcts:{}@2", "mcts:{}/choice", "mcts:{}:heuristic"])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_question_gets_the_same_answer(name: str, code: str) -> None:
    """However often it is asked, whatever the bot has done before; and its whole budget goes into it."""
    state = decision(name)
    bot = searcher(code.format(FEW))
    first = bot.analyse(state)
    assert first.simulations == FEW
    assert found(bot.analyse(state)) == found(first)
    bot.choose(state)
    bot.analyse(decision(name, steps=30))
    assert found(bot.analyse(state)) == found(first) == found(searcher(code.format(FEW)).analyse(state))


def searcher(code: str) -> MctsBot:
    bot = make_bot(code, seed=7)
    assert isinstance(bot, MctsBot)
    return bot


@pytest.mark.parametrize("name", GAMES)
def test_a_question_does_not_change_how_a_bot_plays(name: str) -> None:
    state = decision(name)
    asked, left = (MctsBot(Budget(FEW), seed=3, whim=0.5) for _ in range(2))
    for _ in range(3):
        asked.analyse(state)
        action = asked.choose(state)
        assert action == left.choose(state)
        state.apply(action)
        if state.mover == CHANCE:
            break


def test_a_search_that_was_broken_off_is_forgotten() -> None:
    state = decision("pergamon")

    class Broken(Exception):
        pass

    def break_off(*_: Any) -> Any:
        raise Broken

    bot = MctsBot(Budget(FEW, threads=2), 1, Net(break_off, lambda state: 0))
    with pytest.raises(Broken):
        bot.choose(state)
    assert bot.root is None
