"""`mattock verify FILE...`: replays records through the rules and holds their draws against the seed."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape

from mattock import registry
from mattock.core.errors import BadComponents, BadRecord
from mattock.core.game import Game
from mattock.core.records import FindGame, Verdict, verify_record

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
    """Say of each file whether it holds; 1 if one does not."""
    console = Console()
    find_game = game_finder(args.components)
    held = [check_file(file, find_game, console) for file in args.files]
    return 0 if all(held) else 1


def game_finder(files: Sequence[str | Path] = ()) -> FindGame:
    """Finds the game of a record among the components that come with it and those of these files."""

    def find(name: str, fingerprint: str) -> Game:
        games = [registry.game(name)]
        troubles = []
        for file in files:
            try:
                games.append(registry.game(name, file))
            except BadComponents as error:
                troubles.append(f" {error}")
        for game in games:
            if game.fingerprint == fingerprint:
                return game
        raise BadComponents(
            f"the components {fingerprint} are not at hand; --components names their file.{''.join(troubles)}"
        )

    return find


def read_file(file: str | Path) -> bytes:
    """The bytes of a record; BadRecord if there are none to read."""
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise BadRecord(f"The file cannot be read: {error.strerror or error}.") from None


def check_file(file: str, find_game: FindGame, console: Console) -> bool:
    """Whether one record holds; what was found is said."""
    try:
        verdict = verify_record(read_file(file), find_game)
    except BadRecord as error:
        say(console, f"[red]{escape(file)} does not hold.[/] {escape(str(error))}")
        return False
    colour, word = ("yellow", "holds as far as it goes") if verdict.difference else ("green", "holds")
    say(console, f"[{colour}]{escape(file)} {word}.[/] {escape(' '.join(findings(verdict)))}")
    return True


def say(console: Console, text: str) -> None:
    """One paragraph, as one line where nobody looks at a screen."""
    console.print(text, highlight=False, soft_wrap=True)


def findings(verdict: Verdict) -> list[str]:
    """What was checked, in sentences."""
    record = verdict.record
    title = record.game.title()
    return [
        f"{title} for {record.players}, rules {record.rules}, {record.ending}:",
        f"{count(verdict.decisions, 'decision')}, {count(verdict.draws, 'draw')}.",
        *given_findings(verdict),
        *draw_findings(verdict),
        *undo_findings(verdict),
        *rules_findings(verdict),
    ]


def count(number: int, what: str) -> str:
    """A number of things."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def given_findings(verdict: Verdict) -> list[str]:
    """What was taken over from another record."""
    given = verdict.record.given
    if not given:
        return []
    return [f"The first {count(given, 'line')} come from another record, which has to be checked by itself."]


def draw_findings(verdict: Verdict) -> list[str]:
    """What the seed says of the draws."""
    if verdict.record.seed is None:
        return ["The seed is not revealed: the draws are numbered and possible, but not proved."]
    return [f"The seed is the promised one and proves {count(verdict.proved, 'draw')}."]


def undo_findings(verdict: Verdict) -> list[str]:
    """What was taken back."""
    if not verdict.undos:
        return []
    drawn = f", and with them {count(verdict.draws_undone, 'draw')}" if verdict.draws_undone else ""
    return [f"Decisions were taken back {count(verdict.undos, 'time')}{drawn}."]


def rules_findings(verdict: Verdict) -> list[str]:
    """What has become of the rules since."""
    now = verdict.game.version
    if verdict.record.rules == now:
        return []
    if verdict.difference is None:
        return [f"The rules are {now} now; no line differs."]
    below = "Below it only the notation and the draws were checked."
    return [f"The rules are {now} now and differ. {verdict.difference} {below}"]
