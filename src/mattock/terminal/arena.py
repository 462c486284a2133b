"""`mattock arena GAME BOT BOT ...`: a match between bots, with statistics."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import mattock
from mattock.arena.match import Pool, all_cores, on_cores, play_match
from mattock.arena.play import Match, Result
from mattock.arena.ray_pool import on_ray
from mattock.arena.report import HEADS, cells_of, check_tools, write_report
from mattock.arena.stats import Summary, summarise
from mattock.core.errors import BadOption, MattockError
from mattock.core.game import Game
from mattock.core.moves import Value
from mattock.core.record_file import option_text
from mattock.terminal.files import cannot_write
from mattock.terminal.options import add_own_bots, usual_players
from mattock.words import say

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

WORDS = {"true": "yes", "on": "yes", "1": "yes", "false": "no", "off": "no", "0": "no"}  # beside yes and no


def add(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """The command `mattock arena`."""
    about = "Play a match between bots: every deal is played from all seats, with the same draws."
    parser = subparsers.add_parser("arena", help="play a match between bots", description=about)
    parser.add_argument("game", choices=mattock.games(), help="the game")
    parser.add_argument(
        "bots", nargs="*", metavar="BOT", help="codes: random, greedy, mcts:5000, curator ..."
    )
    add_own_bots(parser)
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="games, rounded up to whole deals (default 100)"
    )
    parser.add_argument("--players", type=int, metavar="N", help="players at the table (default 2)")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="the same seed gives the same games (default 1)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write one row for each bot")
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep every game as a record")
    parser.add_argument("--report", type=Path, metavar="DIR", help="write a page with plots")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="save finished games here, and resume from here"
    )
    parser.add_argument(
        "--cores", type=int, metavar="N", help="games to play at a time (default: one for each core)"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, HOST:PORT or local")
    parser.add_argument(
        "--options", action="append", default=[], metavar="K=V", help="options of the game: sorting=yes"
    )
    parser.add_argument("--components", type=Path, metavar="FILE", help="components of your own")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play, print the results, and write the files that were asked for."""
    game = mattock.game(args.game, args.components)
    players = usual_players(game, args.players, 2)
    match = Match.of(game, [*args.bots, *args.bot], players, args.seed, read_options(game, args.options))
    pool = choose_pool(args)
    if args.report is not None:
        check_tools()
    make_room(args)
    console = Console(highlight=False)
    file = args.resume or default_file(match)
    try:
        results = play_under_bar(match, args, file, pool, console)
    except KeyboardInterrupt:
        words = say(
            "terminal-arena-resumable" if args.resume else "terminal-arena-stopped", {"file": str(file)}
        )
        console.print(words, soft_wrap=True, markup=False)
        return 130
    finally:
        if not args.resume:
            drop_empty(file)
    summary = summarise(match, results)
    console.print(standings_table(summary))
    played = {"games": summary.games, "deals": summary.deals}
    console.print(Text(say("terminal-arena-played", played), "dim"))
    write_files(summary, args, console)
    if args.resume is None:
        file.unlink()
    return 0


def make_room(args: Namespace) -> None:
    """Create the output folders now: failing after hours of play would be worse."""
    for folder in (args.records, args.report, args.json and args.json.parent):
        if folder is not None:
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise cannot_write(folder, error) from None


def read_options(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """Options as written on the command line: `name=value`, separated by commas."""
    chosen: dict[str, Value] = {}
    for text in ",".join(texts).split(",") if texts else []:
        name, equals, word = (part.strip().lower() for part in text.partition("="))
        if not equals:
            raise BadOption(say("terminal-arena-no-option", {"text": text}))
        option = next((option for option in game.options if option.name == name), None)
        values = {option_text(value): value for value in option.values} if option else {}
        # The game itself refuses unknown values, in its own words.
        chosen[name] = values.get(word, values.get(WORDS.get(word, ""), word))
    return chosen


def choose_pool(args: Namespace) -> Pool:
    """Where the games are played."""
    if args.cores is not None and args.cores < 1:
        raise BadOption(say("terminal-arena-one-core", {}))
    if args.ray is not None:
        return on_ray(args.ray)
    return on_cores(args.cores or all_cores())


def default_file(match: Match) -> Path:
    """The default file of an unfinished match."""
    name = sha256(json.dumps(match.describe()).encode()).hexdigest()[:8]
    return Path(f"arena-{match.game.name}-{name}.jsonl")


def drop_empty(file: Path) -> None:
    """Remove a file without any finished game."""
    if file.exists() and file.read_bytes().count(b"\n") <= 1:
        file.unlink()


def play_under_bar(match: Match, args: Namespace, file: Path, pool: Pool, console: Console) -> list[Result]:
    """Play with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(match.game.name.title())

        def tell(done: int, games: int) -> None:
            bar.update(task, completed=done, total=games)

        return play_match(match, args.games, file, pool=pool, records=args.records, tell=tell)


def standings_table(summary: Summary) -> Table:
    """The bots, the best first."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column(HEADS[0], overflow="fold", min_width=9)
    for head in HEADS[1:]:
        table.add_column(head, justify="right", no_wrap=True)
    for standing in summary.ranking:
        table.add_row(*(Text(cell.replace(" ± ", "±")) for cell in cells_of(standing)))  # in 80 columns
    return table


def write_files(summary: Summary, args: argparse.Namespace, console: Console) -> None:
    """What was asked for beside the table."""
    try:
        if args.json is not None:
            rows = [standing.row() for standing in summary.standings]
            args.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
        if args.report is not None:
            page = write_report(summary, args.report)
            words = say("terminal-arena-report", {"file": str(page)})
            console.print(words, soft_wrap=True, markup=False)
    except OSError as error:
        raise MattockError(f"{error.filename}: {error.strerror}.") from None
