"""`mattock simulate`: many games in compiled code, with statistics."""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path
from time import perf_counter

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import mattock
from mattock.arena.stats import interval
from mattock.core.errors import BadOption
from mattock.core.playout import STYLES, Playouts, playouts
from mattock.core.state import State
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.terminal.look import chip
from mattock.terminal.options import add_options, chosen_options, usual_players
from mattock.words import say

SLICE = 1024  # games of one thread between two updates of the bar
COLUMNS = (
    "terminal-simulated-mean",
    "terminal-simulated-deviation",
    "terminal-simulated-lowest",
    "terminal-simulated-highest",
    "terminal-simulated-wins",
    "terminal-simulated-interval",
)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    about = "Play many games between bots and print the results."
    parser = commands.add_parser("simulate", help="play many games between bots", description=about)
    parser.add_argument("game", choices=mattock.games(), help="the game")
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="how many (default 10000)")
    parser.add_argument("--players", type=int, metavar="N", help="players at the table (default 3)")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed gives the same games (default 1)"
    )
    parser.add_argument("--style", choices=STYLES, default="random", help="how bots choose (default random)")
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="threads (default 1)")
    parser.add_argument("--components", type=Path, metavar="FILE", help="components of your own")
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.threads < 1:
        raise BadOption(say("terminal-simulate-least", {}))
    game = mattock.game(args.game, args.components)
    state = game.new(players=usual_players(game, args.players, 3), **chosen_options(args))
    console = Console(highlight=False, markup=False)
    result, seconds = simulate(state, args, console)
    if not result.games:
        console.print(say("terminal-simulated-none", {}))
        return 130
    console.print(seats_table(result, state.players))
    console.print(say("terminal-simulated", summary(result, seconds)))
    return 0 if result.games == args.games else 130


def simulate(state: State, args: argparse.Namespace, console: Console) -> tuple[Playouts, float]:
    """Play in slices with a progress bar; Ctrl-C keeps the results so far."""
    result = Playouts()
    seconds = 0.0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("terminal-simulating", {"game": args.game.title()}), total=args.games)
        try:
            while result.games < args.games:
                count = min(SLICE * args.threads, args.games - result.games)
                began = perf_counter()
                part = playouts(state, count, args.seed, args.threads, args.style, first=result.games)
                seconds += perf_counter() - began
                result.add(part)
                bar.update(task, completed=result.games)
        except KeyboardInterrupt:
            pass
    return result, seconds


def seats_table(result: Playouts, players: int) -> Table:
    """Scores and wins of each seat."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for message in COLUMNS:
        table.add_column(say(message, {}), justify="right")
    for seat in range(players):
        mean, deviation = spread(result.totals[seat], result.squares[seat], result.games)
        won = result.shares[seat] / sum(result.shares)
        low, high = interval(won, result.games)
        table.add_row(
            chip(SEAT_LETTERS[seat]),
            f"{mean:.2f}",
            f"{deviation:.2f}",
            str(result.lowest[seat]),
            str(result.highest[seat]),
            f"{100 * won:.1f} %",
            f"{100 * low:.1f} – {100 * high:.1f} %",
        )
    return table


def spread(total: int, squares: int, games: int) -> tuple[float, float]:
    """Mean and standard deviation."""
    mean = total / games
    return mean, sqrt(max(0.0, (squares - total * mean) / max(1, games - 1)))


def summary(result: Playouts, seconds: float) -> dict[str, int | str]:
    """The arguments of the closing sentence."""
    return {
        "games": result.games,
        "shortest": result.shortest,
        "mean": f"{result.steps / result.games:.1f}",
        "longest": result.longest,
        "speed": round(result.steps / max(seconds, 1e-9)),
        "seconds": f"{seconds:.2f}",
    }
