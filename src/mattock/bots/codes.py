"""Bots by their short codes, with the same meaning in the terminal, the server and the arena.

random, greedy            take any move, or the one that looks best at a glance
visitor .. professor      the levels: simulations per turn, with a time cap that only a slow machine meets
mcts:5000, mcts:200ms     a search with a budget of one's own; mcts:5000@2 on two threads
student/4                 a level or a search with a quarter of its simulations
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Protocol

from mattock.bots.mcts import Budget, MctsBot
from mattock.bots.simple import GreedyBot, RandomBot
from mattock.core.errors import BadOption
from mattock.core.state import State

SEARCH = re.compile(r"mcts:(?P<number>[1-9]\d{0,8})(?P<ms>ms)?(@(?P<threads>[1-9]\d?))?")
FRACTION = re.compile(r"(?P<code>.+)/(?P<part>[1-9]\d{0,3})")


class Bot(Protocol):
    """Chooses one of the possible actions of a state whose mover it plays."""

    def choose(self, state: State) -> int: ...


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength."""

    name: str
    budget: Budget


LEVELS = {
    level.name: level
    for level in (
        Level("visitor", Budget(24)),
        Level("student", Budget(120)),
        Level("curator", Budget(1200, seconds=0.3)),
        Level("professor", Budget(12_000, seconds=1.0, threads=2)),
    )
}
SIMPLE: dict[str, type[RandomBot] | type[GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(code: str, seed: int, steady: bool = False) -> Bot:
    """A bot by its code. BadOption says which there are.

    A steady bot uses one thread, and the clock only where its code names nothing else: a seed gives the
    same game on every machine.
    """
    if code in SIMPLE:
        return SIMPLE[code](seed)
    budget = read_budget(code)
    if steady:
        budget = replace(budget, threads=1, seconds=None if budget.simulations else budget.seconds)
    return MctsBot(budget, seed)


def read_budget(code: str) -> Budget:
    """What a code of a searching bot lets it spend in a turn."""
    if part := FRACTION.fullmatch(code):
        whole = read_budget(part["code"])
        if whole.simulations is None:
            raise BadOption(f"{code}: only a number of simulations can be divided.")
        return replace(whole, simulations=max(1, whole.simulations // int(part["part"])))
    if code in LEVELS:
        return LEVELS[code].budget
    if search := SEARCH.fullmatch(code):
        threads = int(search["threads"] or 1)
        number = int(search["number"])
        if search["ms"]:
            return Budget(seconds=number / 1000, threads=threads)
        return Budget(simulations=number, threads=threads)
    names = ", ".join([*SIMPLE, *LEVELS])
    raise BadOption(f"There is no bot {code!r}; there are: {names}, mcts:5000, mcts:200ms.")
