"""Bots by their short codes, which mean the same in the terminal, the server and the arena.

random, greedy            take any move, or the one that looks best at a glance
visitor .. professor      the levels: simulations per turn, with a time limit for slow machines
mcts:5000, mcts:200ms     a search with a budget of your own; mcts:5000@2 on two threads
mcts:1000/choice          this budget for each choice instead of a turn, with a new tree each time
mcts:5000:heuristic       what a leaf is worth: playout (to the end), heuristic (judged at once),
                          mix (judged after a short playout; mix8: of eight steps),
                          random (random playouts, uniform priors)
net:pergamon              a search in which the net that comes with a game judges; net:pergamon:200ms
net:mine.net              the same with a net of your own
student/4                 a level or a search with a quarter of its simulations
mine.py:MyBot             your own class in a file
cmd:python3 mine.py       your own program that speaks JSON lines; cmd:500ms:... limits its answers
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from mattock.bots.evaluators import EVALUATORS, Evaluator, NetFile, Playout
from mattock.bots.mcts import Budget, MctsBot
from mattock.bots.netfile import SHIPPED, shipped_nets
from mattock.bots.own import is_own, make_own
from mattock.bots.simple import GreedyBot, RandomBot
from mattock.core.arguments import instance, whole
from mattock.core.errors import BadOption
from mattock.core.record_file import LONGEST_NAME
from mattock.core.state import State

SEARCH = re.compile(
    r"mcts:(?P<number>[1-9]\d{0,8})(?P<ms>ms)?(?P<each>/choice)?(@(?P<threads>[1-9]\d?))?"
    r"(:(?P<evaluator>playout|heuristic|mix|random)(?P<steps>(?<=mix)[1-9]\d{0,3})?)?"
)
NET = re.compile(
    r"net:(?P<where>[a-z_]+|.+\.net)"
    r"(:(?P<number>[1-9]\d{0,8})(?P<ms>ms)?(?P<each>/choice)?(@(?P<threads>[1-9]\d?))?)?"
)
USUAL_OF_NET = Budget(50_000, seconds=1.0)
MIND = 2  # raised whenever a search or a heuristic would choose differently
FRACTION = re.compile(r"(?P<code>.+)/(?P<part>[1-9]\d{0,3})")


class Bot(Protocol):
    """Chooses a legal action for the mover of a state."""

    def choose(self, state: State) -> int: ...


@dataclass(frozen=True, slots=True)
class Level:
    """A strength: budget, leaf evaluation, and how fickle the choice is (sampling by visit counts)."""

    name: str
    budget: Budget
    evaluator: Evaluator = EVALUATORS["playout"]
    whim: float | None = None


LEVELS = {
    level.name: level
    for level in (
        Level("visitor", Budget(24), Playout(taste=3.0), whim=0.34),
        Level("student", Budget(120), Playout(taste=6.0), whim=0.5),
        Level("curator", Budget(1_000, seconds=0.3)),
        Level("professor", Budget(10_000, seconds=1.0, threads=2)),
    )
}
SIMPLE: dict[str, type[RandomBot] | type[GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(code: str, seed: int, steady: bool = False, own: bool = False) -> Bot:
    """A bot by its code. BadOption says which there are.

    A steady bot is deterministic: one thread, and no clock unless its code names nothing else, so that a seed
    gives the same game on every machine. A file or program is run only if `own` says that the code was
    typed at this machine: a code from a record or the network could name anything.
    """
    named = is_own(code)
    seed = whole("The seed", seed)
    if named:
        if not own:
            raise BadOption(f"{code} is a bot of somebody's own; it is not run unless it is named here.")
        return make_own(code, seed)
    if code in SIMPLE:
        return SIMPLE[code](seed)
    if code.startswith("net:") and ".net" in code and not own:
        raise BadOption(f"{code} is a net of somebody's own; it is not read unless it is named here.")
    return make_searcher(code, seed, steady)


def make_searcher(code: str, seed: int, steady: bool = False) -> MctsBot:
    """A bot that searches, by its code: a level or `mcts:...`. It can `analyse` as well as choose."""
    level = read_level(code)
    budget = level.budget
    if steady:
        budget = replace(budget, threads=1, seconds=None if budget.simulations else budget.seconds)
    return MctsBot(budget, seed, level.evaluator, level.whim)


def close_bot(bot: Bot) -> None:
    """Release what a bot holds open, such as a process."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def seat_name(code: str) -> str:
    """A code as the name of a seat, which is short."""
    instance("The code of a bot", code, str, "a text")
    return code[-LONGEST_NAME:].strip()


def mind_of(code: str) -> str:
    """What a code stands for in this version; a custom bot is known by its code alone."""
    if is_own(code):
        return code
    meant = code if code in SIMPLE else read_level(code)
    return f"{meant}, mind {MIND}"


def read_level(code: str) -> Level:
    """What a code of a searching bot asks for."""
    if is_own(code) or code in SIMPLE:
        raise BadOption(f"{code} does not search; these do: {', '.join(LEVELS)}, mcts:5000, mcts:200ms.")
    if part := FRACTION.fullmatch(code):
        whole = read_level(part["code"])
        if whole.budget.simulations is None:
            raise BadOption(f"{code}: only a number of simulations can be divided.")
        simulations = max(1, whole.budget.simulations // int(part["part"]))
        return replace(whole, name=code, budget=replace(whole.budget, simulations=simulations))
    if code in LEVELS:
        return LEVELS[code]
    if search := SEARCH.fullmatch(code):
        budget = budget_of(search)
        evaluator = EVALUATORS[search["evaluator"] or "playout"]
        if search["steps"]:
            evaluator = replace(evaluator, steps=int(search["steps"]))
        return Level(code, budget, evaluator)
    if net := NET.fullmatch(code):
        return Level(code, budget_of(net) if net["number"] else USUAL_OF_NET, NetFile(path_of(net["where"])))
    names = ", ".join([*SIMPLE, *LEVELS])
    raise BadOption(
        f"There is no bot {code!r}; there are: {names}, mcts:5000, mcts:200ms, mine.py:MyBot, cmd:PROGRAM."
    )


def budget_of(code: re.Match[str]) -> Budget:
    """The budget that a code names."""
    number = int(code["number"])
    amount = Budget(seconds=number / 1000) if code["ms"] else Budget(number)
    return replace(amount, threads=int(code["threads"] or 1), each=code["each"] is not None)


def path_of(net: str) -> Path:
    """The file of a net: one's own, or the one that comes with a game."""
    if net.endswith(".net"):
        return Path(net).expanduser()
    if net not in shipped_nets():
        raise BadOption(f"No net comes with {net!r}; with these there is one: {', '.join(shipped_nets())}.")
    return SHIPPED / f"{net}.net"
