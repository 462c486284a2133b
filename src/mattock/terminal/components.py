"""`mattock components`: the printed values of a game with their sources, and a copy to correct."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import mattock
from mattock.core.components import PROVENANCE, read_values
from mattock.core.errors import BadOption
from mattock.terminal.files import cannot_write
from mattock.words import say

SHOWN = 60  # characters of a long value


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    about = "Show the components of a game and where each value comes from, or write them to a file."
    parser = commands.add_parser("components", help="show and correct the components", description=about)
    parser.add_argument("game", choices=mattock.games(), help="the game")
    parser.add_argument(
        "--export", type=Path, metavar="FILE", help="write the components to a file of your own"
    )
    parser.add_argument("--force", action="store_true", help="overwrite an existing file")
    parser.add_argument("--check", type=Path, metavar="FILE", help="check a file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False, markup=False)
    if args.check is not None:
        check(args.game, args.check, console)
    elif args.export is not None:
        export(args.game, args.export, args.force, console)
    else:
        show(text_of(args.game), console)
    return 0


def text_of(name: str) -> str:
    """The components file that comes with a game; BadOption where there is none."""
    game = mattock.game(name)
    text = game.standard_text()
    if not text:
        raise BadOption(say("terminal-components-none", {"game": game.name.title()}))
    return text


def check(name: str, file: Path, console: Console) -> None:
    """Check a file; BadComponents names the line that is wrong."""
    game = mattock.game(name, file)
    for warning in game.components.warnings:
        console.print(f"{file}, {warning}", soft_wrap=True)
    same = game.fingerprint == mattock.game(name).fingerprint
    message = "terminal-components-same" if same else "terminal-components-own"
    console.print(say(message, {"file": str(file), "fingerprint": game.fingerprint}), soft_wrap=True)


def export(name: str, file: Path, force: bool, console: Console) -> None:
    """Write the standard file of a game, as a copy to correct."""
    text = text_of(name)
    if file.exists() and not force:
        raise BadOption(say("terminal-components-there", {"file": str(file)}))
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise cannot_write(file, error) from None
    console.print(say("terminal-components-exported", {"file": str(file), "game": name}), soft_wrap=True)


def shorten(value: object) -> str:
    """A value in words, shortened."""
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= SHOWN else text[: SHOWN - 2].rsplit(", ", 1)[0] + ", …"


def show(text: str, console: Console) -> None:
    """Print all values, how many have which source, and which ones are reconstructions."""
    found = list(read_values(text))
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for message in ("terminal-components-what", "terminal-components-value", "terminal-components-from"):
        table.add_column(say(message, {}))
    for path, value, origin in found:
        table.add_row(path, shorten(value), origin, style="yellow" if origin == "reconstructed" else "")
    console.print(table)
    counts = Counter(origin for _, _, origin in found)
    console.print(say("terminal-components-counts", {origin: counts[origin] for origin in PROVENANCE}))
    named = ", ".join(path for path, _, origin in found if origin == "reconstructed")
    if named:
        console.print(say("terminal-components-reconstructed", {"names": named}))
