"""`mattock verify FILE...`: replays records through the rules and checks their draws against the seed."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from mattock.core.errors import BadRecord
from mattock.core.records import Verdict
from mattock.records import verify_record
from mattock.words import say

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """The command `mattock verify`."""
    parser = subparsers.add_parser("verify", help="check records: moves, draws, result")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record")
    add_components(parser)
    parser.set_defaults(run=run)


def add_components(parser: ArgumentParser) -> None:
    """The option that names the components a record may have been played with."""
    parser.add_argument(
        "--components",
        action="append",
        default=[],
        metavar="FILE",
        help="components that the game was played with, if they are not those that come with it",
    )


def run(args: Namespace) -> int:
    """Print for each file whether it is valid; returns 1 if one is not."""
    console = Console()
    held = [check_file(file, args.components, console) for file in args.files]
    return 0 if all(held) else 1


def check_file(file: str, components: list[str], console: Console) -> bool:
    """Whether one record is valid; prints what was found."""
    try:
        verdict = verify_record(Path(file), components)
    except BadRecord as error:
        tell(console, "red", say("terminal-verify-broken", {"file": file}), str(error))
        return False
    if verdict.difference:
        colour, message = "yellow", "terminal-verify-partly"
    else:
        colour, message = "green", "terminal-verify-holds"
    tell(console, colour, say(message, {"file": file}), " ".join(findings(verdict)))
    return True


def tell(console: Console, colour: str, verdict: str, details: str) -> None:
    """Print a paragraph, as one line if the output is not a terminal."""
    console.print(Text.assemble((verdict, colour), " ", details), soft_wrap=True)


def findings(verdict: Verdict) -> list[str]:
    """What was checked, in sentences."""
    record = verdict.record
    what: dict[str, int | str] = {
        "game": record.game.title(),
        "players": record.players,
        "rules": record.rules,
        "ending": record.ending,
        "decisions": verdict.decisions,
        "draws": verdict.draws,
    }
    return [
        say("terminal-verify-what", what),
        *given_findings(verdict),
        *draw_findings(verdict),
        *undo_findings(verdict),
        *rules_findings(verdict),
    ]


def given_findings(verdict: Verdict) -> list[str]:
    """What was taken over from another record."""
    given = verdict.record.given
    return [say("terminal-verify-given", {"lines": given})] if given else []


def draw_findings(verdict: Verdict) -> list[str]:
    """What the seed says of the draws."""
    if verdict.record.seed is None:
        return [say("terminal-verify-no-seed", {})]
    return [say("terminal-verify-seed", {"draws": verdict.proved})]


def undo_findings(verdict: Verdict) -> list[str]:
    """What was taken back."""
    if not verdict.undos:
        return []
    return [say("terminal-verify-undone", {"times": verdict.undos, "draws": verdict.draws_undone})]


def rules_findings(verdict: Verdict) -> list[str]:
    """Whether the rules have changed since."""
    now = verdict.game.version
    if verdict.record.rules == now:
        return []
    if verdict.difference is None:
        return [say("terminal-verify-same-rules", {"version": now})]
    words = {"version": now, "difference": str(verdict.difference)}
    return [say("terminal-verify-other-rules", words)]
