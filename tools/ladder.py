"""Measures whether each level beats the one below: `make ladder GAME=thebes`. Resumable, at most two hours.

Two players: 200 games for each pair of neighbours, or 50 or 100 where the interval is clear of 60 % by then,
above or below. The three looks are set before the first game and each interval is made for three (see
`mattock.arena.stats`), so that the one of the last look holds with 95 %. A rung holds if it lies above 60 %.
Three and four players: 60 games for each pair, at a quarter of the simulations.
If a rung does not hold, luck may limit it: then the top level plays itself with ten times the simulations.
One process a game on all cores. The tables go into docs/strength.md, between the marks of the game.

python -m tools.ladder GAME [--minutes 120] [--fresh]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import Progress, TaskID

import mattock
from mattock.arena import Match, Seating, Summary, play_match, summarise
from mattock.arena.match import on_cores
from mattock.arena.play import Played
from mattock.arena.report import show_difference, show_interval
from mattock.bots import LEVELS
from tools.page import PAGE, ROOT, columns, folder_of, parser_of, percent, write_section

LADDER = ("random", *LEVELS)  # from the weakest up
LOOKS = (50, 100, 200)  # games of a rung with two players: it may stop at each
GOAL = 0.60
CROWD_GAMES, PART = 60, 4  # with more players, at a quarter of the simulations
CAP_GAMES, CAP_FACTOR = 100, 10
SEED = 1


@dataclass(frozen=True)
class Rung:
    """Two bots, of whom the higher should win."""

    high: str
    low: str
    players: int = 2

    @property
    def file(self) -> str:
        return f"{self.players}-{self.high}-{self.low}.jsonl".replace("/", "_").replace(":", "_")


@dataclass
class Ladder:
    """All rungs of a game, and the clock that they share."""

    game: str
    folder: Path
    minutes: float
    cores: int
    bar: Progress
    found: dict[Rung, Summary] = field(default_factory=dict)
    tasks: dict[Rung, TaskID] = field(default_factory=dict)
    began: float = field(default_factory=monotonic)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.clock = self.folder / "clock.json"
        self.spent = float(json.loads(self.clock.read_text())) if self.clock.exists() else 0.0
        self.until = self.began + 60 * self.minutes - self.spent

    @property
    def seconds(self) -> float:
        """Played so far, over all sittings."""
        return self.spent + monotonic() - self.began

    @property
    def time_is_up(self) -> bool:
        return monotonic() >= self.until

    def play(self, rung: Rung) -> None:
        """Play a rung until a look decides it, its games are over or the time is up."""
        match = Match.of(mattock.game(self.game), [rung.high, rung.low], rung.players, SEED)
        path = self.folder / rung.file
        if self.time_is_up and not path.exists():
            return
        task = self.tasks.get(rung)
        if task is None:
            title = f"{rung.players} players  {rung.high} – {rung.low}"
            task = self.tasks[rung] = self.bar.add_task(title, total=looks_of(rung)[-1])

        def tell(done: int, total: int) -> None:
            self.bar.update(task, completed=done)
            self.clock.write_text(json.dumps(self.seconds))

        looks = looks_of(rung)
        for games in looks:
            pool = play_nothing if self.time_is_up else on_cores(self.cores)
            results = play_match(match, games, path, pool=pool, until=self.until, tell=tell)
            if results:
                self.found[rung] = summarise(match, results, looks=len(looks))
            if len(results) < games or self.is_finished(rung):
                break

    def holds(self, rung: Rung) -> bool:
        """Whether the higher one is better: with two players by the interval, with more by the order."""
        if not self.is_finished(rung):
            return False
        high, low = self.found[rung].standings
        return high.wins.value > low.wins.value if rung.players > 2 else high.wins.low > GOAL

    def is_finished(self, rung: Rung) -> bool:
        """Whether all its games are played, or those of a look that decides."""
        if rung not in self.found:
            return False
        games, looks = self.found[rung].games, looks_of(rung)
        return games >= looks[-1] or (games in looks and self.is_clear(rung))

    def is_clear(self, rung: Rung) -> bool:
        """Whether the interval lies on one side of the goal."""
        wins = self.found[rung].standings[0].wins
        return wins.low > GOAL or wins.high < GOAL

    def verdict(self, rung: Rung) -> str:
        """In a cell."""
        if not self.is_finished(rung):
            return "not finished"
        if self.holds(rung):
            return "yes"
        return "no" if rung.players > 2 or self.is_clear(rung) else "open"


def play_nothing(match: Match, seatings: Sequence[Seating], keep: bool) -> Generator[Played]:
    """Play nothing: when the time is up, only the games in the files count."""
    yield from ()


def looks_of(rung: Rung) -> tuple[int, ...]:
    """After how many games a rung may stop, fixed before any is played."""
    if rung.players > 2:
        return (CROWD_GAMES,)
    return (CAP_GAMES,) if rung.high.startswith("mcts:") else LOOKS


def rungs(levels: Sequence[str] = LADDER) -> list[Rung]:
    """Each level over the one below."""
    return [Rung(high, low) for low, high in pairwise(levels)]


def crowd_rungs(levels: Sequence[str], players: Sequence[int]) -> list[Rung]:
    """The same with more players and less thinking."""
    return [Rung(part_of(rung.high), part_of(rung.low), count) for count in players for rung in rungs(levels)]


def part_of(level: str) -> str:
    """A level with a part of its simulations; one without simulations is unchanged."""
    return f"{level}/{PART}" if level in LEVELS else level


def cap_rung(levels: Sequence[str]) -> Rung | None:
    """The top level against itself with far more simulations."""
    top = LEVELS.get(levels[-1])
    if top is None or top.budget.simulations is None:
        return None
    return Rung(f"mcts:{CAP_FACTOR * top.budget.simulations}", levels[-1])


def climb_ladder(ladder: Ladder, levels: Sequence[str] = LADDER) -> None:
    """All rungs; then the cap, where one does not hold."""
    crowds = [count for count in mattock.game(ladder.game).players if count > 2]
    for rung in rungs(levels):
        ladder.play(rung)
    for rung in crowd_rungs(levels, crowds):
        ladder.play(rung)
    cap = cap_rung(levels)
    if cap is not None and not all(ladder.holds(rung) for rung in rungs(levels)):
        ladder.play(cap)


# The page.


def tables(ladder: Ladder, levels: Sequence[str] = LADDER) -> str:
    """What was found, in Markdown."""
    crowds = [count for count in mattock.game(ladder.game).players if count > 2]
    goal, early = f"{100 * GOAL:.0f} %", " or ".join(map(str, LOOKS[:-1]))
    parts = [
        f"Two players, seed {SEED}, each deal from both seats; {LOOKS[-1]} games for each pair of "
        f"neighbours, but {early} if the interval is clear of {goal} by then, above or below. The intervals "
        "are widened for these looks, so that they hold with 95 % wherever a rung stops. The share of wins "
        f"of a rung that stopped early is up to two points too far from {goal}. A rung holds if its interval "
        f"lies above {goal}.",
        two_table(ladder, rungs(levels)),
        f"With more players, at a quarter of the simulations, {CROWD_GAMES} games for each pair of "
        "neighbours, which hold equally many seats over all games. Wins are counted for each seat: an even "
        "share is one in three or four, and a bot that wins every game has two in three or four.",
        crowd_table(ladder, crowd_rungs(levels, crowds)),
    ]
    cap = cap_rung(levels)
    if cap in ladder.found:
        parts += [
            f"Luck caps what thinking can win: the top level against itself with {CAP_FACTOR} times the "
            "simulations.",
            two_table(ladder, [cap]),
        ]
    parts.append(
        f"To repeat a line: `mattock arena {ladder.game} HIGHER LOWER --players N --games N --seed {SEED}`; "
        "its intervals are narrower, since they assume a number of games that was set before the first."
    )
    return "\n\n".join(parts)


def two_table(ladder: Ladder, shown: Sequence[Rung]) -> str:
    """The rungs with two players."""
    head = "| higher | lower | games | wins | 95 % | points | holds |"
    rule = "| --- | --- | ---: | ---: | ---: | ---: | --- |"
    return "\n".join([head, rule, *(two_row(ladder, rung) for rung in shown)])


def two_row(ladder: Ladder, rung: Rung) -> str:
    if rung not in ladder.found:
        return f"| {rung.high} | {rung.low} | 0 | | | | not played: the time was up |"
    high = ladder.found[rung].standings[0]
    cells = (rung.high, rung.low, str(high.games), percent(high), show_interval(high))
    return f"| {' | '.join(cells)} | {show_difference(high.difference)} | {ladder.verdict(rung)} |"


def crowd_table(ladder: Ladder, shown: Sequence[Rung]) -> str:
    """The rungs with more players: wins a seat."""
    head = "| players | higher | lower | games | wins of the higher | of the lower | points | order holds |"
    rule = "| ---: | --- | --- | ---: | ---: | ---: | ---: | --- |"
    return "\n".join([head, rule, *(crowd_row(ladder, rung) for rung in shown)])


def crowd_row(ladder: Ladder, rung: Rung) -> str:
    if rung not in ladder.found:
        return f"| {rung.players} | {rung.high} | {rung.low} | 0 | | | | not played: the time was up |"
    summary = ladder.found[rung]
    high, low = summary.standings
    rates = (f"{percent(high)} ({show_interval(high)})", f"{percent(low)} ({show_interval(low)})")
    cells = (str(rung.players), rung.high, rung.low, str(summary.games), *rates)
    return f"| {' | '.join(cells)} | {show_difference(high.difference)} | {ladder.verdict(rung)} |"


def main(argv: Sequence[str] | None = None) -> int:
    parser = parser_of(__doc__, minutes="at most, over all sittings")
    arguments = parser.parse_args(argv)
    console = Console()
    folder = folder_of("ladder", arguments)
    if not mattock.compiled():
        console.print("The ladder needs the compiled build: there is no C compiler here.")
        return 1
    try:
        with Progress(*columns(), console=console) as bar:
            ladder = Ladder(arguments.game, folder, arguments.minutes, arguments.cores, bar)
            climb_ladder(ladder)
    except KeyboardInterrupt:
        console.print(f"Stopped; run the same command to resume from here ({folder.relative_to(ROOT)}).")
        return 130
    text = tables(ladder)
    write_section("ladder", arguments.game, arguments.game.title(), text)
    console.print(text, markup=False, highlight=False, soft_wrap=True)
    console.print(f"Written into {PAGE.relative_to(ROOT)}.")
    return 0 if all(ladder.holds(rung) for rung in rungs()) else 1


if __name__ == "__main__":
    sys.exit(main())
