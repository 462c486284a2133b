"""For hosts: `mattock backup`, `mattock restore`, `mattock upgrade-check`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from mattock import registry

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from mattock.server.config import Config
    from mattock.server.storage import Home

console = Console(highlight=False, markup=False, soft_wrap=True)


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    """The commands for hosts."""
    backup = commands.add_parser(
        "backup",
        help="all tables of a server into one file, while it runs",
        description="Write all tables and people of a server into one file, as they are at one moment.",
    )
    backup.add_argument("file", type=Path, metavar="FILE", help="a new file")
    restore = commands.add_parser(
        "restore",
        help="a backup back into an empty place",
        description="Fill an empty folder or database from a backup, whichever of the two it came from.",
    )
    restore.add_argument("file", type=Path, metavar="FILE", help="a backup")
    check = commands.add_parser(
        "upgrade-check",
        help="whether running tables go on under this program",
        description="Replay all tables that are not over and list those that differ under this program.",
    )
    for parser, run in ((backup, run_backup), (restore, run_restore), (check, run_check)):
        add_place(parser)
        parser.set_defaults(run=run)


def add_place(parser: ArgumentParser) -> None:
    """Where the tables are, as for `mattock serve`."""
    parser.add_argument("--data", type=Path, metavar="DIR", help="the folder (default mattock-data)")
    parser.add_argument("--database", metavar="URL", help="postgresql://... in place of a file in it")
    parser.add_argument("--config", type=Path, metavar="FILE", help="the settings of the server")


def config_of(args: Namespace) -> Config:
    from mattock.server.config import read_config

    flags: dict[str, Any] = {"data": args.data, "database": args.database}
    return read_config(args.config, {name: value for name, value in flags.items() if value is not None})


def home_of(args: Namespace) -> Home:
    from mattock.server.storage import find_home

    return find_home(config_of(args).database_url)


def run_backup(args: Namespace) -> int:
    from mattock.server.storage.backup import back_up

    back_up(home_of(args), args.file)
    console.print(f"{args.file}: {args.file.stat().st_size:,} bytes.")
    return 0


def run_restore(args: Namespace) -> int:
    from mattock.server.storage.backup import restore

    home = home_of(args)
    console.print(f"{restore(args.file, home)} tables are back in {home.name}.")
    return 0


def run_check(args: Namespace) -> int:
    """1 where a table would differ."""
    from mattock.server.upgrade import check_tables

    count = differing = 0
    for table, game, trouble in check_tables(home_of(args), registry):
        count += 1
        if trouble:
            differing += 1
            console.print(f"{table} {game}: {trouble}")
    console.print(f"{count - differing} of {count} tables go on as they are.")
    return 1 if differing else 0
