"""`mattock serve`: the table server, for this machine, the local network or the world."""

from __future__ import annotations

import argparse
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from mattock import registry

if TYPE_CHECKING:
    from mattock.server.config import Config

FLAGS = (
    "host",
    "port",
    "data",
    "database",
    "public_url",
    "names",
    "trusted_proxy",
    "mode",
    "word",
    "log",
    "log_level",
    "bot_processes",
)

BLOCKS = " ▄▀█"  # neither half dark, the lower, the upper, both


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "serve", help="run a table server for browsers and programs", description="Run a table server."
    )
    parser.add_argument("--host", metavar="ADDRESS", help="address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", type=int, metavar="N", help="port (default 8000)")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="where tables are kept (default mattock-data)"
    )
    parser.add_argument("--database", metavar="URL", help="postgresql://... instead of a file in that folder")
    parser.add_argument("--lan", action="store_true", help="for the local network; shows a QR code")
    parser.add_argument("--name", dest="names", action="append", help="another host name of the server")
    parser.add_argument("--public-url", metavar="URL", help="the address people use if a proxy is in front")
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        metavar="ADDRESS",
        help="a proxy whose X-Forwarded-For is trusted",
    )
    parser.add_argument(
        "--mode",
        choices=("open", "invited", "closed"),
        help="who may set up tables: anyone, those who know the word, nobody"
        " (default: anyone on this machine, with the word beyond it)",
    )
    parser.add_argument("--word", help="the word that invites people (default: one is made and kept)")
    parser.add_argument("--log", choices=("text", "json"), help="the log as key=value lines or as JSON lines")
    parser.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), help="log level (default warning)"
    )
    parser.add_argument("--bot-processes", type=int, metavar="N", help="number of processes for the bots")
    parser.add_argument("--config", type=Path, metavar="FILE", help="read these settings from a TOML file")
    parser.add_argument("--open", action="store_true", help="also open the browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from mattock.server.config import read_config  # here, since the web libraries take a moment to load
    from mattock.server.run import run_server

    flags: dict[str, Any] = {name: value for name in FLAGS if (value := getattr(args, name)) is not None}
    if args.lan:
        flags.setdefault("host", lan_address())
    config = read_config(args.config, flags)
    console = Console(highlight=False, markup=False)

    def welcome(url: str, invite: str) -> None:
        console.print(f"Mattock is at {url}", soft_wrap=True)
        if invite:
            console.print(f"Whoever comes by this link may set up tables: {invite}", soft_wrap=True)
        if args.lan:
            for line in qr_lines(invite or url):
                console.print(Text(line, "black on white"))
        console.print(kept(config), soft_wrap=True)

    run_server(config, registry, welcome, args.open)
    return 0


def kept(config: Config) -> str:
    """How long games are kept."""
    if not config.keep_finished_days:
        return "Finished games are kept for ever."
    end = f"go without names to {config.data / 'archive'}" if config.archive else "are deleted"
    return f"Finished games are kept {config.keep_finished_days:g} days, then they {end}."


def qr_lines(text: str) -> list[str]:
    """A QR code in characters, two rows of it in each line: dark on light."""
    import segno

    rows = [list(row) for row in segno.make(text, micro=False).matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(BLOCKS[2 * (a & 1) + (b & 1)] for a, b in zip(*pair, strict=True)) for pair in pairs]


def lan_address() -> str:
    """The address of this machine in its network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
