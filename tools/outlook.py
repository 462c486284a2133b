"""Measures how well the outlook of a heuristic predicts the end: `python -m tools.outlook GAME`.

Greedy players, who now and then move at random, play whole games. In the middle of each quarter of a game the
lead that the outlook predicts, and beside it the lead in points so far, are compared with the lead at the
end: by correlation, and by the Brier score of the chance to end ahead (a logistic curve of the lead, with the
best width for that column; 0.25 is a coin toss).

python -m tools.outlook GAME [--players 2] [--games 200] [--seed 1]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import exp
from random import Random
from statistics import correlation, fmean

from rich.console import Console
from rich.progress import track
from rich.table import Table

import mattock
from mattock.bots import best_looking
from mattock.core.game import Game
from mattock.core.vocabulary import CHANCE, OVER

QUARTERS = 4
STRAY = 0.1  # how often a player moves at random
WIDTHS = (1, 2, 3, 4, 6, 8, 11, 16, 23, 32, 45, 64)  # of the logistic curve, in points


@dataclass
class Leads:
    """Of one seat over another in one quarter of many games."""

    promised: list[float] = field(default_factory=list)
    scored: list[float] = field(default_factory=list)
    final: list[float] = field(default_factory=list)
    level: list[float] = field(default_factory=list)  # the mean outlook less the mean final score


def play(game: Game, players: int, random: Random, quarters: Sequence[Leads]) -> None:
    """One game into the leads of its quarters."""
    state = game.new(players=players)
    seen = []
    while state.mover != OVER:
        if state.mover == CHANCE:
            state.draw(random.getrandbits(64))
            continue
        seen.append((state.outlook(), state.scores()))
        options = state.legal() if random.random() < STRAY else best_looking(state)
        state.apply(random.choice(options))
    final = state.scores()
    for quarter, leads in enumerate(quarters):
        outlook, scores = seen[len(seen) * (2 * quarter + 1) // (2 * QUARTERS)]
        leads.level.append(fmean(outlook) - fmean(final))
        for one, other in combinations(range(players), 2):
            leads.promised.append(outlook[one] - outlook[other])
            leads.scored.append(float(scores[one] - scores[other]))
            leads.final.append(float(final[one] - final[other]))


def brier(leads: Sequence[float], final: Sequence[float]) -> float:
    """Of the chance to end ahead, with the best width of the curve."""
    ended = [1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in final]
    return min(
        fmean((1 / (1 + exp(-lead / width)) - end) ** 2 for lead, end in zip(leads, ended, strict=True))
        for width in WIDTHS
    )


def correlate(leads: Sequence[float], final: Sequence[float]) -> float:
    """Of leads that are all the same it is 0."""
    return correlation(leads, final) if len(set(leads)) > 1 and len(set(final)) > 1 else 0.0


def show(quarters: Sequence[Leads]) -> Table:
    table = Table("quarter", "outlook", "points so far", "outlook, Brier", "points so far, Brier", "level")
    for number, leads in enumerate(quarters, 1):
        columns = (leads.promised, leads.scored)
        table.add_row(
            str(number),
            *(f"{correlate(column, leads.final):.2f}" for column in columns),
            *(f"{brier(column, leads.final):.3f}" for column in columns),
            f"{fmean(leads.level):+.1f}",
        )
    return table


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.outlook", description="How good an outlook is.")
    parser.add_argument("game", choices=mattock.games())
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    game = mattock.game(asked.game)
    random = Random(asked.seed)
    quarters = [Leads() for _ in range(QUARTERS)]
    console = Console()
    for _ in track(
        range(asked.games), f"{asked.game}, {asked.players} players", console=console, transient=True
    ):
        play(game, asked.players, random, quarters)
    console.print(show(quarters))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
