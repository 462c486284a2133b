"""Our search against OpenSpiel's Python MCTSBot: `make versus GAME=thebes`. Resumable.

Two players, 200 games in each of three matches, every deal from both seats:
(a) equal time, 100 ms a choice; its bot has no clock, so its simulations are calibrated first;
(b) equal simulations, 1,000 a choice, random playouts on both sides and no heuristic on ours;
(c) the same, with our heuristic.
One process a game on all cores. The tables go into docs/strength.md, between the marks of the game.

python -m tools.versus GAME [--only b] [--minutes 120] [--fresh]
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from rich.console import Console
from rich.progress import Progress

import mattock
from mattock.arena import Match, Summary, play_match, summarise
from mattock.arena.match import on_cores
from mattock.arena.report import show_difference, show_interval
from mattock.core.game import Game
from mattock.core.state import State
from tools.ladder import play_nothing
from tools.page import PAGE, ROOT, columns, folder_of, parser_of, percent, write_section

GAMES, SEED = 200, 1
GUESTS = "tools/guests.py"
SIMULATIONS = 1000  # a choice, in (b) and (c)
SECONDS = 0.1  # a choice, in (a)
DEALS, POSITIONS = 3, 5  # random games of the calibration, and positions of each
TIMED, ROUNDS = 40, 5  # simulations from each of them, and how often


@dataclass(frozen=True)
class Bout:
    """A match, and the part of it that we should win."""

    name: str
    what: str
    ours: str
    theirs: str
    goal: float

    @property
    def command(self) -> str:
        return f"{self.ours} {self.theirs} --players 2 --games {GAMES} --seed {SEED}"


def bouts(calibrated: int) -> list[Bout]:
    """The three matches, where its bot has time for so many simulations."""
    theirs = f"{GUESTS}:Mcts{SIMULATIONS}"
    time = f"{1000 * SECONDS:.0f}ms"
    return [
        Bout("a", "equal time", f"mcts:{time}/choice", f"{GUESTS}:PlainMcts{calibrated}", 0.95),
        Bout("b", "equal simulations", f"mcts:{SIMULATIONS}/choice:random", theirs, 0.45),
        Bout("c", "with our evaluation", f"mcts:{SIMULATIONS}/choice", theirs, 0.65),
    ]


# What its bot can do in the time.


@dataclass(frozen=True)
class Calibration:
    """How fast OpenSpiel's bot is with its own evaluator, on this machine."""

    simulations: int  # in the time of a choice
    per_second: float

    @classmethod
    def of(cls, game: Game, file: Path) -> Calibration:
        """Measured once: a match that goes on has the same bot."""
        if not file.exists():
            speed = measure(game)
            data = {"simulations": max(1, round(SECONDS * speed)), "per_second": speed}
            file.write_text(json.dumps(data) + "\n", encoding="utf-8")
        return cls(**json.loads(file.read_text(encoding="utf-8")))


def measure(game: Game) -> float:
    """Simulations a second of processor time over fixed positions, in the best of some rounds."""
    from mattock.envs.openspiel import spiel_game
    from tools.guests import make_mcts

    tables = list(positions(game))
    spiel = spiel_game(tables[0])
    states = [spiel.new_initial_state(table.to_dict()) for table in tables]
    bot = make_mcts(spiel, TIMED, SEED, plain=True)
    return max(TIMED * len(states) / time_choices(bot, states) for _ in range(ROUNDS))


def time_choices(bot: Any, states: Sequence[Any]) -> float:
    """How long its choices take, in seconds."""
    began = process_time()
    for state in states:
        bot.step(state)
    return process_time() - began


def positions(game: Game) -> Iterator[State]:
    """From random games, in equal steps from the first choice on."""
    for deal in range(DEALS):
        choices = list(choices_of(game, deal))
        yield from choices[:: -(-len(choices) // POSITIONS)]


def choices_of(game: Game, seed: int) -> Iterator[State]:
    """The positions of a random game in which there is something to choose."""
    chance = random.Random(seed)
    state = game.new(players=2)
    while state.mover != mattock.OVER:
        if state.mover == mattock.CHANCE:
            state.draw(chance.getrandbits(64))
            continue
        legal = state.legal()
        if len(legal) > 1:
            yield state.clone()
        state.apply(chance.choice(legal))


# The matches and the page.


@dataclass
class Versus:
    """The matches of a game."""

    game: Game
    folder: Path
    until: float  # by the monotonic clock
    cores: int
    bar: Progress

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.calibration = Calibration.of(self.game, self.folder / "calibration.json")
        self.bouts = bouts(self.calibration.simulations)
        self.found: dict[str, Summary] = {}

    def play(self, bout: Bout, games: int = GAMES) -> None:
        """Play a match to its end, or until the time is up."""
        match = Match.of(self.game, [bout.ours, bout.theirs], 2, SEED)
        task = self.bar.add_task(f"({bout.name}) {bout.what}", total=games)
        results = play_match(
            match,
            games,
            self.folder / f"{bout.name}.jsonl",
            pool=play_nothing if monotonic() >= self.until else on_cores(self.cores),
            until=self.until,
            tell=lambda done, total: self.bar.update(task, completed=done, total=total),
        )
        if results:
            self.found[bout.name] = summarise(match, results)

    def reached(self, bout: Bout) -> bool:
        """Whether we won our part of a whole match."""
        summary = self.found.get(bout.name)
        return summary is not None and summary.games >= GAMES and summary.standings[0].wins.value >= bout.goal


def tables(versus: Versus) -> str:
    """What was found, in Markdown."""
    calibration = versus.calibration
    head = "| match | ours | theirs | games | we win | 95 % | points | at least | reached |"
    rule = "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | --- |"
    commands = [f"mattock arena {versus.game.name} {bout.command}" for bout in versus.bouts]
    return "\n\n".join(
        [
            f"Two players, seed {SEED}, each deal from both seats. Both have a fixed time or number of "
            "simulations for each choice and begin each search anew; forced moves cost nothing. `Mcts` is "
            "OpenSpiel's Python `MCTSBot` with a constant of 2 and random rollouts: in (a) with its own "
            "evaluator, otherwise with `mattock.envs.openspiel.RolloutEvaluator`, which plays the same "
            "rollouts in compiled code. "
            "In (b) ours plays random playouts too, without priors; as always it counts the margin in points "
            "as well as the win, which `MCTSBot` does not.",
            f"In (a) it simulates {calibration.simulations} times a choice: {calibration.per_second:.0f} a "
            f"second of processor time, the best of {ROUNDS} rounds over {DEALS * POSITIONS} positions of "
            "random games.",
            "\n".join([head, rule, *(row(versus, bout) for bout in versus.bouts)]),
            "To repeat the matches:\n\n```\n" + "\n".join(commands) + "\n```",
        ]
    )


def row(versus: Versus, bout: Bout) -> str:
    names = f"| ({bout.name}) {bout.what} | `{bout.ours}` | `{bout.theirs.partition(':')[2]}` |"
    goal = f"{100 * bout.goal:.0f} %"
    if bout.name not in versus.found:
        return f"{names} 0 | | | | {goal} | not played |"
    ours = versus.found[bout.name].standings[0]
    played = f"{ours.games} | {percent(ours)} | {show_interval(ours)} | {show_difference(ours.difference)}"
    return f"{names} {played} | {goal} | {tell_reached(versus, bout)} |"


def tell_reached(versus: Versus, bout: Bout) -> str:
    if versus.found[bout.name].games < GAMES:
        return "not finished"
    return "yes" if versus.reached(bout) else "no"


def main(argv: Sequence[str] | None = None) -> int:
    parser = parser_of(__doc__, minutes="at most; 0 writes what there is")
    parser.add_argument("--only", choices="abc", help="this match, beside what the others have already")
    arguments = parser.parse_args(argv)
    console = Console()
    folder = folder_of("versus", arguments)
    if not mattock.compiled():
        console.print("These matches need the compiled build: there is no C compiler here.")
        return 1
    until = monotonic() + 60 * arguments.minutes
    try:
        with Progress(*columns(), console=console) as bar:
            versus = Versus(mattock.game(arguments.game), folder, until, arguments.cores, bar)
            for bout in sorted(versus.bouts, key=lambda bout: bout.name != arguments.only):
                if arguments.only not in (None, bout.name):
                    versus.until = 0.0
                versus.play(bout)
    except KeyboardInterrupt:
        console.print(f"Stopped; run the same command to resume from here ({folder.relative_to(ROOT)}).")
        return 130
    text = tables(versus)
    heading = f"{arguments.game.title()} against OpenSpiel's MCTSBot"
    write_section("versus", arguments.game, heading, text)
    console.print(text, markup=False, highlight=False, soft_wrap=True)
    console.print(f"Written into {PAGE.relative_to(ROOT)}.")
    return 0 if all(versus.reached(bout) for bout in versus.bouts) else 1


if __name__ == "__main__":
    sys.exit(main())
