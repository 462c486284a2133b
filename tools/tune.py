"""Tunes the weights of a heuristic by self-play: `make tune GAME=thebes`.

One weight after another is tried larger and smaller. Each trial is a match of the current weights against the
changed ones, with every deal played from both sides and the same draws. A trial ends after a block of deals
if the interval of the mean difference in points excludes zero (the better side is kept), or after the last
block (nothing changes). The interval is wider than usual, to allow for repeated looks and many trials.
Results go into a file, so that Ctrl-C loses no finished trial.

At the end the tuned weights play the original ones on fresh deals; only that match counts. The weights in the
source are then changed by hand, and the last lines go into docs/lab-notes.md.

python -m tools.tune GAME [--bot greedy] [--players 2] [--deals 400] [--minutes 30] [--only NAME ...]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table

import mattock
from mattock.arena.play import deal_seed
from mattock.arena.stats import reach_of
from mattock.bots import Bot, make_bot
from mattock.core.draws import digest
from mattock.core.game import Game
from mattock.core.record_file import Seat
from mattock.core.referee import Referee
from mattock.core.state import State
from mattock.core.vocabulary import OVER

ROOT = Path(__file__).parent.parent
BLOCK = 50  # deals between two looks at the interval
CAUTION = 2.8  # standard errors of a trial: many looks, many trials
STEPS = (1.3, 0.75)  # the factor by which a weight is changed
LEAST_STEP = 2  # and by so much at least
TRIALS, PROOF = 1, 2  # seeds: the last match sees other deals

Weights = dict[str, int]


@dataclass
class Tuned:
    """A bot with weights of its own, which it sets before each choice."""

    bot: Bot
    weights: Sequence[int]
    put: Callable[[Iterable[int]], None]

    def choose(self, state: State) -> int:
        self.put(self.weights)
        return self.bot.choose(state)


@dataclass
class Difference:
    """Points that one side is ahead, deal by deal."""

    deals: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return fmean(self.deals) if self.deals else 0.0

    def reach(self, errors: float) -> float:
        return errors * stdev(self.deals) / sqrt(len(self.deals)) if len(self.deals) > 1 else float("inf")

    def is_clear(self, errors: float) -> bool:
        """One side is better, or the weight makes no difference to this bot."""
        return abs(self.mean) > self.reach(errors) or not any(self.deals)

    def show(self, reach: float) -> str:
        wins = 100 * fmean(self.wins)
        return f"{self.mean:+.2f} ± {reach:.2f} points, {wins:.1f} % wins, {len(self.deals)} deals"


@dataclass
class Tuning:
    """What is tuned, and how far it has come."""

    game: Game
    players: int
    bot: str
    file: Path
    best: Weights
    done: list[dict[str, str | int]] = field(default_factory=list)

    @property
    def put(self) -> Callable[[Iterable[int]], None]:
        setter: Callable[[Iterable[int]], None] = import_module(
            f"mattock.games.{self.game.name}.heuristic"
        ).set_weights
        return setter

    def save(self) -> None:
        kept = {"bot": self.bot, "players": self.players, "weights": self.best, "done": self.done}
        partial = self.file.with_suffix(".partial")
        partial.write_text(json.dumps(kept, indent=1), encoding="utf-8")
        partial.replace(self.file)

    def resume(self) -> None:
        """Go on where a run with the same bot and players has stopped."""
        if not self.file.exists():
            return
        kept = json.loads(self.file.read_text(encoding="utf-8"))
        same = (kept["bot"], kept["players"], list(kept["weights"])) == (
            self.bot,
            self.players,
            list(self.best),
        )
        if same:
            self.best, self.done = kept["weights"], kept["done"]

    def has_tried(self, name: str, value: int) -> bool:
        """A trial is not repeated as long as the weight stands where it stood."""
        return any(
            trial["weight"] == name and trial["tried"] == value and trial["from"] == self.best[name]
            for trial in self.done
        )


def table_of(game: Game) -> Weights:
    weights: Weights = dict(import_module(f"mattock.games.{game.name}.weights").WEIGHTS)
    return weights


# Matches.


def play_deals(tuning: Tuning, one: Weights, other: Weights, seed: int) -> Iterator[tuple[float, float]]:
    """Deal after deal from both sides: how many points the first is ahead, and its share of wins."""
    deal = 0
    while True:
        ahead, won = zip(
            *(play_side(tuning, (one, other), seed, deal, side) for side in range(2)), strict=True
        )
        yield fmean(ahead), fmean(won)
        deal += 1


def play_side(
    tuning: Tuning, sides: tuple[Weights, Weights], seed: int, deal: int, shift: int
) -> tuple[float, float]:
    """One game; the seats belong to the two sides in turn."""
    owner = [(seat + shift) % 2 for seat in range(tuning.players)]
    bots = [
        Tuned(
            make_bot(tuning.bot, own_seed(seed, deal, seat), steady=True), [*sides[who].values()], tuning.put
        )
        for seat, who in enumerate(owner)
    ]
    options = tuning.game.options_of(tuning.game.new(players=tuning.players))
    people = [Seat("bot", tuning.bot)] * tuning.players
    referee = Referee(tuning.game, tuning.players, options, people, deal_seed(seed, deal))
    referee.settle()
    while referee.state.mover != OVER:
        referee.act(bots[referee.state.mover].choose(referee.state))
        referee.settle()
    scores, winners = referee.state.scores(), referee.state.winners()
    mine = fmean(score for score, who in zip(scores, owner, strict=True) if who == 0)
    theirs = fmean(score for score, who in zip(scores, owner, strict=True) if who == 1)
    return mine - theirs, sum(owner[seat] == 0 for seat in winners) / len(winners)


def own_seed(seed: int, deal: int, seat: int) -> int:
    return int.from_bytes(digest(b"mattock tune", *(str(n).encode() for n in (seed, deal, seat)))[:8], "big")


def measure(
    tuning: Tuning,
    one: Weights,
    other: Weights,
    most: int,
    seed: int,
    errors: float | None,
    tell: Callable[[int], None],
) -> Difference:
    """Up to so many deals; given `errors`, it stops early once the difference is clear."""
    found = Difference()
    for ahead, won in play_deals(tuning, one, other, seed):
        found.deals.append(ahead)
        found.wins.append(won)
        tell(len(found.deals))
        if len(found.deals) >= most:
            break
        if errors and len(found.deals) % BLOCK == 0 and found.is_clear(errors):
            break
    return found


# Trials.


def steps_from(value: int) -> list[int]:
    """The values that are tried next to one."""
    larger = max(round(value * STEPS[0]), value + LEAST_STEP)
    smaller = min(round(value * STEPS[1]), value - LEAST_STEP)
    return [step for step in (larger, smaller) if step >= 1]


def tune(tuning: Tuning, names: Sequence[str], deals: int, until: float, bar: Progress) -> None:
    """One weight after another, as long as something gets better and there is time."""
    better = True
    while better:
        better = False
        for name in names:
            for value in steps_from(tuning.best[name]):
                if monotonic() >= until:
                    return
                if not tuning.has_tried(name, value):
                    better |= try_value(tuning, name, value, deals, bar)


def try_value(tuning: Tuning, name: str, value: int, deals: int, bar: Progress) -> bool:
    """Whether a changed weight is clearly better; if so it is kept."""
    before = tuning.best[name]
    changed = {**tuning.best, name: value}
    task = bar.add_task(f"{name}: {before} → {value}", total=deals)
    found = measure(
        tuning, changed, tuning.best, deals, TRIALS + len(tuning.done), CAUTION, count_into(bar, task)
    )
    kept = found.mean > found.reach(CAUTION)
    bar.update(task, visible=False)
    shown = found.show(found.reach(CAUTION))
    bar.console.print(f"{name}: {before} → {value}: {shown}{'  kept' if kept else ''}")
    tuning.done.append({"weight": name, "from": before, "tried": value, "found": shown})
    if kept:
        tuning.best = changed
    tuning.save()
    return kept


def count_into(bar: Progress, task: TaskID) -> Callable[[int], None]:
    return lambda done: bar.update(task, completed=done)


def prove(tuning: Tuning, table: Weights, deals: int, bar: Progress, console: Console) -> None:
    """The weights found against the table's, on deals that no trial has seen."""
    shown = Table("weight", "table", "found")
    for name, value in tuning.best.items():
        shown.add_row(name, str(table[name]), f"[bold]{value}" if value != table[name] else str(value))
    console.print(shown)
    if tuning.best == table:
        console.print("No weight was clearly better than the table's.")
        return
    task = bar.add_task("found against table", total=deals)
    seed = -PROOF  # no trial's number
    found = measure(tuning, tuning.best, table, deals, seed, None, count_into(bar, task))
    bar.update(task, visible=False)
    shown_found = found.show(reach_of(found.deals))
    console.print(f"Found against the table ({tuning.bot}, {tuning.players} players): {shown_found}")


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.tune", description="Tunes the weights of a heuristic."
    )
    parser.add_argument("game", choices=mattock.games())
    parser.add_argument(
        "--bot", default="greedy", help="a code; greedy tries the appeal, a search also the outlook"
    )
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--deals", type=int, default=400, help="the most deals of a trial")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--only", nargs="*", help="names of weights; all where none is given")
    parser.add_argument("--fresh", action="store_true", help="forget what an earlier run found")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    asked = read_arguments(arguments)
    game = mattock.game(asked.game)
    table = table_of(game)
    names = asked.only or list(table)
    unknown = [name for name in names if name not in table]
    if unknown:
        sys.stderr.write(f"{asked.game} has no weight {unknown[0]!r}; it has: {', '.join(table)}.\n")
        return 2
    file = ROOT / "build" / f"tune-{asked.game}.json"
    file.parent.mkdir(exist_ok=True)
    tuning = Tuning(game, asked.players, asked.bot, file, dict(table))
    if asked.fresh:
        file.unlink(missing_ok=True)
    tuning.resume()
    console = Console()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:.0f}"),
        TimeElapsedColumn(),
    )
    try:
        with Progress(*columns, console=console, transient=True) as bar:
            tune(tuning, names, asked.deals, monotonic() + 60 * asked.minutes, bar)
            prove(tuning, table, asked.deals, bar, console)
    except KeyboardInterrupt:
        console.print(f"Stopped. {len(tuning.done)} trials are kept in {file}; the same command goes on.")
        return 130
    finally:
        tuning.put(table.values())
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
