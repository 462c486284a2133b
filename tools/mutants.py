"""Mutation testing: plants faults in a copy of the rules, one at a time; the oracles must find them.

python -m tools.mutants [GAME ...] [--games 60]
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import track

import mattock

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "mattock"
GAMES = 60  # the most games of each kind of table and style


@dataclass(frozen=True)
class Mutant:
    """A fault: in this file of a game, this becomes that."""

    file: str
    old: str
    new: str


MUTANTS: dict[str, tuple[Mutant, ...]] = {
    "pergamon": (
        Mutant(
            "funds.py", "state.figure[seat] > field and (best", "state.figure[seat] >= field + 2 and (best"
        ),
        Mutant(
            "funds.py", "taken = pot if following < 0 or wanted > pot else wanted", "taken = min(pot, wanted)"
        ),
        Mutant(
            "excavate.py",
            "if state.exhibited:\n        return DIG_COMES_FIRST",
            "if False:\n        return 0",
        ),
        Mutant("exhibit.py", "if 0 < state.spot[marker] <= value:", "if 0 < state.spot[marker] < value:"),
        Mutant(
            "exhibit.py",
            "if coins > state.parts.polish_limit and state.round < ROUNDS:",
            "if coins > state.parts.polish_limit:",
        ),
        Mutant("exhibit.py", "if state.spot[marker] <= fields:", "if state.spot[marker] < fields:"),
        Mutant(
            "storage.py",
            "(above + state.parts.storage_step - 1) // state.parts.storage_step",
            "above // state.parts.storage_step",
        ),
        Mutant(
            "scoring.py",
            "state.parts.century[left] * 100 + state.parts.digits[right]",
            "state.parts.century[right] * 100 + state.parts.digits[left]",
        ),
        Mutant(
            "scoring.py",
            "if state.figure[seat] > state.figure[best]:",
            "if state.figure[seat] < state.figure[best]:",
        ),
        Mutant("scoring.py", "(kind == KINDS or state.parts.right[tile] == kind)", "(kind == KINDS or True)"),
    ),
    "thebes": (
        Mutant(
            "timetrack.py",
            "< state.week[seat]:\n        state.order[i] =",
            "<= state.week[seat]:\n        state.order[i] =",
        ),
        Mutant("timetrack.py", "if year_of(landing) > year:", "if year_of(landing) >= year + 2:"),
        Mutant("cards.py", "while field < SHOW_FIELDS - 1 and", "while field < SHOW_FIELDS - 2 and"),
        Mutant(
            "cards.py",
            "if state.swapper == state.actor:\n        state.swaps += 1",
            "if True:\n        state.swaps += 1",
        ),
        Mutant("cards.py", "each = state.second - popcount(state.pile_shows)", "each = state.second"),
        Mutant("journey.py", "if weeks >= state.parts.car_from and", "if weeks > state.parts.car_from and"),
        Mutant(
            "excavate.py",
            "(general if general < special else special)\n    return n",
            "general\n    return n",
        ),
        Mutant(
            "excavate.py",
            "weight[n] = state.parts.rubble[state.site] - state.rubble",
            "weight[n] = state.parts.rubble[state.site]",
        ),
        Mutant(
            "excavate.py",
            "if state.permits[state.actor] >> state.site & 1:\n        state.permits",
            "if not state.cards[state.actor * KINDS + PERMIT]:\n        state.permits",
        ),
        Mutant("scoring.py", "if experts(state, site) > 1 else", "if experts(state, site) > 2 else"),
    ),
    "mykerinos": (
        Mutant("dig.py", "return 3 if patron == TANGERINE else 2", "return 2"),
        Mutant("dig.py", "return free & around(free) if patron == BLACKMORE else free", "return free"),
        Mutant(
            "dig.py",
            "if state.patron == LEMON and colour != NEUTRAL and not state.pyramids",
            "if state.patron == LEMON and colour != NEUTRAL and state.pyramids",
        ),
        Mutant(
            "ranking.py", "if one == favoured or other == favoured:\n        return one == favoured\n", ""
        ),
        Mutant(
            "ranking.py",
            "return passed_before(state, one, other)",
            "return passed_before(state, other, one)",
        ),
        Mutant("scoring.py", "best = state.parts.no_room", "best = 0"),
        Mutant(
            "scoring.py",
            "missing += max(0, sets - cards_of_patron(state, seat, patron))",
            "missing += sets - cards_of_patron(state, seat, patron)",
        ),
        Mutant("scoring.py", "if state.stock[seat] > most:", "if state.stock[seat] < most:"),
        Mutant(
            "river.py",
            "given = min(state.parts.boat_cubes, state.supply[seat])",
            "given = state.parts.boat_cubes - 1",
        ),
        Mutant("discs.py", "        state.discs[seat] = 0\n", "        pass\n"),
    ),
}


@contextmanager
def planted(game: str, mutant: Mutant) -> Iterator[Path]:
    """A folder with the package, uncompiled, and the fault in it."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            PACKAGE, Path(folder) / "mattock", ignore=shutil.ignore_patterns("*.so", "client", "__pycache__")
        )
        file = Path(folder) / "mattock" / "games" / game / mutant.file
        text = file.read_text(encoding="utf-8")
        if text.count(mutant.old) != 1:
            raise SystemExit(
                f"{game}/{mutant.file} has {mutant.old!r} {text.count(mutant.old)} times; expected is once."
            )
        file.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
        yield Path(folder)


def found(game: str, mutant: Mutant, games: int) -> str:
    """How the oracle reports the fault; "" if it does not find it."""
    with planted(game, mutant) as folder:
        environment = {**os.environ, "MATTOCK_PURE": "1", "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
        command = [sys.executable, "-m", "tools.mutants", "--hunt", game, "--games", str(games)]
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
    if done.returncode not in (0, 1):
        raise SystemExit(done.stderr)
    return done.stdout.strip()


def hunt(name: str, games: int) -> str:
    """Games of every kind of table with the oracle beside the engine at hand, until one differs."""
    from tests.oracles.beside import walk_beside
    from tests.walk import STYLES, tables

    game = mattock.game(name)
    for number in range(games):
        for players, options in tables(game):
            for style in STYLES:
                try:
                    walk_beside(game, players, options, f"mutant {number}", style)
                except Exception as error:  # a broken engine may also crash
                    told = str(error).splitlines()[0] if str(error) else type(error).__name__
                    return f"{players} players, {style}, game {number}: {told}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", choices=[*MUTANTS, []], help="all of them if none is named")
    parser.add_argument("--games", type=int, default=GAMES, help="of each kind of table and style at most")
    parser.add_argument("--hunt", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    console = Console()
    if arguments.hunt:
        sentence = hunt(arguments.hunt, arguments.games)
        console.file.write(sentence)
        return 1 if sentence else 0
    missed = 0
    for game in arguments.game or MUTANTS:
        for mutant in track(MUTANTS[game], f"{game:10}", console=console):
            sentence = found(game, mutant, arguments.games)
            missed += not sentence
            how = f"[green]found[/green]  {escape(sentence)}" if sentence else "[red]NOT FOUND[/red]"
            console.print(f"{game}/{mutant.file}: {escape(repr(mutant.old.splitlines()[0][:50]))}\n    {how}")
    console.print(f"{missed} were not found." if missed else "Every planted fault was found.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
