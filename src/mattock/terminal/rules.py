"""`mattock rules`: the rules page of a game, or one clause of it."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding

import mattock
from mattock.core.errors import BadOption
from mattock.core.game import Game
from mattock.core.rulespage import Clause, page_in_use, read_clauses
from mattock.words import say, spoken

READING_WIDTH = 90


def show_rules(game: Game, number: str | None, console: Console) -> None:
    """Print a clause, or the whole page, on a terminal through its pager."""
    if number is not None:
        show_clause(find_clause(game, number), console)
        return
    page = Markdown(page_in_use(game, spoken()))
    width = min(console.width, READING_WIDTH)
    if console.is_terminal:
        os.environ.setdefault("LESS", "FRX")  # colours through, and no pager for what fits the screen
        with console.pager(styles=True):
            console.print(page, width=width)
    else:
        console.print(page, width=width)


def find_clause(game: Game, number: str) -> Clause:
    """A clause by its number; BadOption says which there are."""
    clauses = read_clauses(page_in_use(game, spoken()))
    wanted = number.upper()
    if wanted in clauses:
        return clauses[wanted]
    section = wanted.partition(".")[0]
    near = [known for known in clauses if known.partition(".")[0] == section]
    known = near or list(clauses)
    words = {"game": game.name.title(), "clause": number, "first": known[0], "last": known[-1]}
    raise BadOption(say("terminal-no-such-clause", words))


def show_clause(clause: Clause, console: Console) -> None:
    """One clause with its section."""
    ruling = say("terminal-ruling", {})
    text = f"**{clause.number}**{f' *({ruling})*' if clause.ruling else ''} {clause.text}"
    console.print(Padding(Markdown(text), (0, 2)), width=min(console.width, READING_WIDTH))


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    about = "Print the rules of a game, or one clause."
    parser = commands.add_parser("rules", help="read the rules", description=about)
    parser.add_argument("game", choices=mattock.games(), help="the game")
    parser.add_argument("clause", nargs="?", help="one clause, as in P3.2")
    parser.add_argument("--components", type=Path, metavar="FILE", help="with components of your own")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    show_rules(mattock.game(args.game, args.components), args.clause, Console(highlight=False, markup=False))
    return 0
