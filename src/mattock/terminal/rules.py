"""`mattock rules`: the rules page of a game, one clause of it, or its rulings."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import mattock
from mattock.core.errors import BadOption
from mattock.core.game import Game
from mattock.core.rulespage import MARK, Clause, changed_clauses, page_in_use, primer_of, read_clauses
from mattock.words import say, spoken

READING_WIDTH = 90


def show_rules(game: Game, number: str | None, console: Console, *, short: bool = False) -> None:
    """Print a clause, the primer or the whole page, through the pager on a terminal."""
    if number is not None:
        show_clause(find_clause(game, number), console)
        return
    page = page_in_use(game, spoken())
    print_pages([Markdown(primer_of(page) if short else page)], console)


def print_pages(parts: Iterable[RenderableType], console: Console) -> None:
    """Print a long text, through the pager on a terminal."""
    os.environ.setdefault("LESS", "FRX")  # keep colours, and do not page what fits the screen
    with console.pager(styles=True) if console.is_terminal else nullcontext():
        for part in parts:
            console.print(part, width=min(console.width, READING_WIDTH))


def show_rulings(game: Game, console: Console) -> None:
    """List the rulings of a game with their clauses."""
    clauses = read_clauses(page_in_use(game, spoken()))
    changed = changed_clauses(game, spoken())
    ruled = [clause for clause in clauses.values() if clause.ruling]
    programs = ", ".join(number for number, clause in clauses.items() if clause.for_programs)
    words: dict[str, int | str] = {
        "game": game.name.title(),
        "rulings": len(ruled),
        "clauses": len(clauses),
        "programs": programs,
    }
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for clause in ruled:
        said = MARK.sub("", clause.text.partition("\n\n")[0])
        inside = Table.grid()
        inside.add_row(Text(clause.ruling, style="bold"))
        inside.add_row(Markdown("\n\n".join([said, *changed.get(clause.number, [])])))
        table.add_row(Text(clause.number), inside)
        table.add_row()
    head = Text(say("terminal-rulings", words) + "\n")
    print_pages([head, table, Text(say("terminal-for-programs", words))], console)


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
    """One clause with its number."""
    text = f"**{clause.number}** {clause.text}"
    console.print(Padding(Markdown(text), (0, 2)), width=min(console.width, READING_WIDTH))


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    about = "Print the rules of a game, one clause, or our rulings."
    parser = commands.add_parser("rules", help="read the rules", description=about)
    parser.add_argument("game", choices=mattock.games(), help="the game")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("clause", nargs="?", help="one clause, as in P3.2")
    which.add_argument("--short", action="store_true", help="what you need for a first game (two minutes)")
    which.add_argument(
        "--rulings", action="store_true", help="our rulings where the rulebook leaves a question open"
    )
    parser.add_argument("--components", type=Path, metavar="FILE", help="with components of your own")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = mattock.game(args.game, args.components)
    console = Console(highlight=False, markup=False)
    if args.rulings:
        show_rulings(game, console)
    else:
        show_rules(game, args.clause, console, short=args.short)
    return 0
