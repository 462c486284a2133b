"""For hosts: `mattock` `backup`, `restore`, `check`, `upgrade-check` and `admin`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

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
        help="write all tables of a server into one file, while it runs",
        description="Write all tables and people of a server into one file, as they are at one moment.",
    )
    backup.add_argument("file", type=Path, metavar="FILE", help="a new file")
    restore = commands.add_parser(
        "restore",
        help="restore a backup into an empty folder or database",
        description="Restore a backup into an empty folder or database; it may come from either kind.",
    )
    restore.add_argument("file", type=Path, metavar="FILE", help="a backup")
    check = commands.add_parser(
        "check",
        help="check that everything stored can be read",
        description="Look through all tables of a server, or through a backup, for damage.",
    )
    check.add_argument(
        "file", type=Path, metavar="FILE", nargs="?", help="a backup (default: the server's tables)"
    )
    upgrade = commands.add_parser(
        "upgrade-check",
        help="check that running tables go on under this version",
        description="Replay all unfinished tables and list those that differ under this version.",
    )
    add_admin(commands)
    runs = (backup, run_backup), (restore, run_restore), (check, run_check), (upgrade, run_upgrade_check)
    for parser, run in runs:
        add_place(parser)
        parser.set_defaults(run=run)


ADMIN_COMMANDS = {
    "tables": ("list the unfinished tables", []),
    "people": ("list the people", []),
    "sockets": ("list the connections", []),
    "bans": ("list people and addresses that are banned", []),
    "audit": ("list what hosts did, the latest first", []),
    "chat": ("list what was said at a table", ["table"]),
    "invite": ("show the invite link", []),
    "close": ("end a table", ["table"]),
    "kick": ("remove a player from a seat; a bot plays on", ["table", "seat"]),
    "ban": ("ban a person or an address", ["who"]),
    "unban": ("lift a ban", ["who"]),
    "link": ("make a new link to a seat, even if it is taken", ["table", "seat"]),
    "passphrase": ("set a new passphrase for somebody who forgot it", ["who"]),
    "delete": ("delete a person and everything that names them", ["who"]),
}


def add_admin(commands: _SubParsersAction[ArgumentParser]) -> None:
    """`mattock admin COMMAND`."""
    about = "Administer the server that runs on this folder, or its tables if none runs."
    admin = commands.add_parser("admin", help="administer tables and people of a server", description=about)
    named = admin.add_subparsers(title="commands", metavar="COMMAND", required=True, dest="wish")
    for name, (meaning, words) in ADMIN_COMMANDS.items():
        parser = named.add_parser(name, help=meaning, description=meaning[0].upper() + meaning[1:] + ".")
        for word in words:
            parser.add_argument(word, metavar=word.upper())
        if name == "tables":
            parser.add_argument("--over", action="store_true", help="also list finished tables")
        add_place(parser)
        parser.set_defaults(run=run_admin, words=words)


def run_admin(args: Namespace) -> int:
    """Send a command to the server, and print the result."""
    import asyncio

    from msgspec import convert

    from mattock.server.admin import AnyCommand, execute_alone, running_server, send_command

    fields = {"wish": args.wish, **{word: getattr(args, word) for word in args.words}}
    if getattr(args, "over", False):
        fields["over"] = True
    command: AnyCommand = convert(fields, AnyCommand)
    config = config_of(args)
    address = running_server(config)
    answer = send_command(address, command) if address else None
    if answer is None:
        answer = asyncio.run(execute_alone(config, registry, command))
    if answer.sentence:
        console.print(answer.sentence)
    else:
        show_rows(answer.heads, answer.rows)
    return 0


def show_rows(heads: list[str], rows: list[list[str]]) -> None:
    """Print a table that fits the terminal; other outputs get whole lines."""
    if not console.is_terminal:
        for row in rows:
            console.file.write("\t".join(row) + "\n")
        return
    table = Table(*heads, box=None)
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(table)


def add_place(parser: ArgumentParser) -> None:
    """Where the tables are, as for `mattock serve`."""
    parser.add_argument("--data", type=Path, metavar="DIR", help="the data folder (default mattock-data)")
    parser.add_argument("--database", metavar="URL", help="postgresql://... instead of a file in it")
    parser.add_argument("--config", type=Path, metavar="FILE", help="the settings file of the server")


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
    """Returns 1 if something is damaged."""
    from mattock.server.storage.check import check_backup, check_home

    home = None if args.file else home_of(args)
    faults, tables, people = check_backup(args.file) if home is None else check_home(home)
    name = args.file if home is None else home.name
    if not faults:
        console.print(f"{name} is whole: {tables} tables, {people} people.")
        return 0
    console.print(f"{name} is damaged:")
    for fault in faults:
        console.print(fault)
    return 1


def run_upgrade_check(args: Namespace) -> int:
    """Returns 1 if a table would differ."""
    from mattock.server.upgrade import check_tables

    count = differing = 0
    for table, game, trouble in check_tables(home_of(args), registry):
        count += 1
        if trouble:
            differing += 1
            console.print(f"{table} {game}: {trouble}")
    console.print(f"{count - differing} of {count} tables go on as they are.")
    return 1 if differing else 0
