"""The command `mattock` and its subcommands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper

from rich.console import Console
from rich.text import Text

import mattock
from mattock.core.errors import MattockError
from mattock.registry import BadPackage, troubles
from mattock.words import LANGUAGES, language_of, say, speaking

COMMANDS = ("play", "simulate", "arena", "rules", "components", "verify", "replay")
BENCH = "compare the speed of Mattock with other libraries"


def parser() -> argparse.ArgumentParser:
    """The whole command line. Each command is a module with `add` and `run`."""
    about = "Archaeology board games, played exactly by their rulebooks."
    top = argparse.ArgumentParser(prog="mattock", description=about)
    top.add_argument("--version", action="version", version=f"mattock {mattock.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    import_module("mattock.serve").add(commands)
    import_module("mattock.hosting").add(commands)
    for name in COMMANDS:
        if find_spec(f"mattock.terminal.{name}"):
            import_module(f"mattock.terminal.{name}").add(commands)
    for command in commands.choices.values():
        add_language(command)
    commands.add_parser("bench", help=BENCH, add_help=False)  # parses its own arguments
    return top


def add_language(command: argparse.ArgumentParser) -> None:
    """The option that all commands share."""
    command.add_argument("--language", choices=LANGUAGES, help=say("terminal-language", {}))


def wanted_language(words: Sequence[str]) -> str:
    """The language of `--language`, else of the system; needed before the other arguments are parsed."""
    reader = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    reader.add_argument("--language", default=language_of(os.environ))
    try:
        wanted = str(reader.parse_known_args(words)[0].language)
    except argparse.ArgumentError:  # the real parser will report it
        wanted = ""
    return wanted if wanted in LANGUAGES else language_of(os.environ)


def spare_old_screens() -> None:
    """Print a question mark for characters that the terminal lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; a MattockError is one sentence on stderr and exit status 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    spare_old_screens()
    with speaking(wanted_language(words)):
        return run(words)


def run(words: list[str]) -> int:
    """Run one command in the current language."""
    try:
        if words[:1] == ["bench"]:
            from mattock import bench

            return bench.main(words[1:])
        args = parser().parse_args(words)
        for trouble in troubles():
            Console(stderr=True, highlight=False).print(Text(trouble, "yellow"), soft_wrap=True)
        return int(args.run(args))
    except BadPackage:  # its sentence has been said
        return 2
    except MattockError as error:
        Console(stderr=True, highlight=False).print(Text(str(error), "red"), soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader, a pager or `head`, has closed the pipe
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
