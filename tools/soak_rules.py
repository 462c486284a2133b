"""The long test of a game's rules, in four layers; resumable, at most two hours on two cores.

a) a million games inside compiled code, every invariant checked at every state;
b) 5,000 games with the whole contract checked at every state, counting clauses; `why_not` is asked for one
   id of each reason, picked by the state, where the tests ask it for every id;
c) 500 games compared with the uncompiled build;
d) 5,000 games compared with an oracle: a second implementation of the rules.
A third of the games is played at random, a third greedily, a third mixed, so that rare rules are reached.

python -m tools.soak_rules GAME [--fraction 0.01]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

import mattock
from mattock.core.rulespage import read_clauses, rules_page
from tests.oracles.beside import walk_beside
from tests.walk import STYLES, Walk, tables

ROOT = Path(__file__).parent.parent
INSIDE, WALKED, COMPARED, BESIDE = 1_000_000, 5_000, 500, 5_000
SLICE = 2_000  # games of layer a between two updates of the bar
RARE = 100  # a clause met less often than this needs a position of its own in the tests
CORES = os.cpu_count() or 1


@dataclass
class Diary:
    """The work done so far; saved after each piece, so that a stopped soak test resumes."""

    path: Path
    done: list[str] = field(default_factory=list)
    games: Counter[str] = field(default_factory=Counter)
    steps: int = 0
    applied: Counter[str] = field(default_factory=Counter)
    refusing: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    @classmethod
    def open(cls, path: Path) -> Diary:
        diary = cls(path)
        if path.exists():
            data = json.loads(path.read_text())
            diary.done, diary.faults, diary.steps = data["done"], data["faults"], data["steps"]
            for name in ("games", "applied", "refusing"):
                getattr(diary, name).update(data[name])
        return diary

    def close_piece(self, piece: str) -> None:
        self.done.append(piece)
        self.path.parent.mkdir(exist_ok=True)
        data = {
            "done": self.done,
            "games": self.games,
            "steps": self.steps,
            "applied": self.applied,
            "refusing": self.refusing,
            "faults": self.faults,
        }
        partial = self.path.with_suffix(".partial")
        partial.write_text(json.dumps(data))
        partial.replace(self.path)


@dataclass(frozen=True)
class Piece:
    """Some games of one kind of table and one style."""

    label: str
    players: int
    options: dict[str, Any]
    style: str
    first: int
    count: int


def pieces(layer: str, name: str, games: int, size: int) -> Iterator[Piece]:
    """A layer's games in pieces, equally over tables and styles."""
    kinds = [(p, o, s) for p, o in tables(mattock.game(name)) for s in STYLES]
    each = -(-games // len(kinds))
    for first in range(0, each, size):
        for players, options, style in kinds:
            label = f"{layer} {players} {json.dumps(options)} {style} {first}"
            yield Piece(label, players, options, style, first, min(size, each - first))


def play_inside(name: str, diary: Diary, games: int, advance: Callable[[int], None]) -> None:
    """Layer a."""
    game = mattock.game(name)
    for piece in pieces("a", name, games, SLICE):
        if piece.label not in diary.done:
            root = game.new(piece.players, **piece.options)
            result = mattock.playouts(
                root, piece.count, 1, threads=CORES, style=piece.style, checking=True, first=piece.first
            )
            if result.faults:
                diary.faults.append(f"{piece.label}: {result.faults} games broke an invariant (seed 1)")
            diary.games["inside"] += result.games
            diary.steps += result.steps
            diary.close_piece(piece.label)
        advance(piece.count)


def walk_piece(name: str, piece: Piece) -> tuple[Counter[str], Counter[str], list[str]]:
    """A piece of layer b, in a process of its own."""
    walk = Walk(mattock.game(name), thorough=False)
    faults = []
    for number in range(piece.first, piece.first + piece.count):
        try:
            walk.game_of(piece.players, piece.options, f"soak {number}", piece.style)
        except AssertionError as error:
            faults.append(f"walk {piece.players} {piece.options} {piece.style} 'soak {number}': {error}")
    return walk.applied, walk.refusing, faults


def walk_piece_beside(name: str, piece: Piece) -> tuple[Counter[str], Counter[str], list[str]]:
    """A piece of layer d, in a process of its own."""
    faults = []
    for number in range(piece.first, piece.first + piece.count):
        try:
            walk_beside(mattock.game(name), piece.players, piece.options, f"soak {number}", piece.style)
        except AssertionError as error:
            faults.append(f"beside {piece.players} {piece.options} {piece.style} 'soak {number}': {error}")
    return Counter(), Counter(), faults


Work = Callable[[str, Piece], tuple[Counter[str], Counter[str], list[str]]]
WALKS: dict[str, tuple[str, Work]] = {
    "b": ("walked", walk_piece),
    "d": ("beside an oracle", walk_piece_beside),
}


def play_walked(layer: str, name: str, diary: Diary, games: int, advance: Callable[[int], None]) -> None:
    """Layers b and d: pieces in processes of their own."""
    how, work = WALKS[layer]
    with ProcessPoolExecutor(CORES) as pool:
        jobs = {}
        for piece in pieces(layer, name, games, 10):
            if piece.label in diary.done:
                advance(piece.count)
            else:
                jobs[pool.submit(work, name, piece)] = piece
        try:
            for job in as_completed(jobs):
                applied, refusing, faults = job.result()
                diary.applied.update(applied)
                diary.refusing.update(refusing)
                diary.faults += faults
                diary.games[how] += jobs[job].count
                diary.close_piece(jobs[job].label)
                advance(jobs[job].count)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def compare_builds(name: str, diary: Diary, games: int, advance: Callable[[int], None]) -> None:
    """Layer c: both builds play the same games, number by number."""
    each = len(tables(mattock.game(name))) * len(STYLES)
    for number in range(-(-games // each)):
        label = f"c {number}"
        if label not in diary.done:
            mine, plain = (digests_of(name, number, pure) for pure in ("0", "1"))
            diary.faults += [f"builds differ: {key}" for key in mine if mine[key] != plain[key]]
            diary.games["compared"] += len(mine)
            diary.close_piece(label)
        advance(each)


def digests_of(name: str, number: int, pure: str) -> dict[str, str]:
    """The digests of one build."""
    command = [sys.executable, "-m", "tests.digests", "1", str(1000 + number), name]
    environment = {**os.environ, "MATTOCK_PURE": pure}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)["digests"]
    return found


def report(name: str, diary: Diary, console: Console) -> None:
    """Each clause as applied and as refusing."""
    page = read_clauses(rules_page(name))
    table = Table(title=f"Clauses of {name} in {diary.games['walked']:,} walked games")
    for column in ("clause", "applied", "refusing", ""):
        table.add_column(column, justify="right" if column in ("applied", "refusing") else "left")
    for number in page:
        met = diary.applied[number] + diary.refusing[number]
        rare = "set up in the tests" if met < RARE else ""
        table.add_row(number, f"{diary.applied[number]:,}", f"{diary.refusing[number]:,}", rare)
    console.print(table)
    told = ", ".join(f"{count:,} {what}" for what, count in diary.games.items())
    console.print(f"Games: {told}; {diary.steps:,} steps inside, each state checked.")
    for fault in diary.faults:
        console.print(f"[red]FAULT[/red] {fault}")
    console.print("[red]There are faults.[/red]" if diary.faults else "[green]No fault found.[/green]")


def layers(
    name: str, diary: Diary, fraction: float
) -> Iterable[tuple[str, int, Callable[[Callable[[int], None]], None]]]:
    counts = (INSIDE, WALKED, COMPARED, BESIDE)
    inside, walked, compared, beside = (max(1, int(n * fraction)) for n in counts)
    yield "a  inside, checked", inside, lambda advance: play_inside(name, diary, inside, advance)
    yield "b  whole contract", walked, lambda advance: play_walked("b", name, diary, walked, advance)
    yield "c  both builds", compared, lambda advance: compare_builds(name, diary, compared, advance)
    yield "d  oracle beside", beside, lambda advance: play_walked("d", name, diary, beside, advance)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=mattock.games())
    parser.add_argument("--fraction", type=float, default=1.0, help="a part of the games, for a quick look")
    parser.add_argument("--fresh", action="store_true", help="begin anew")
    arguments = parser.parse_args()
    console = Console()
    path = ROOT / "soak" / f"rules-{arguments.game}-{arguments.fraction:g}.json"
    if arguments.fresh:
        path.unlink(missing_ok=True)
    diary = Diary.open(path)
    if not mattock.compiled():
        console.print("The soak needs the compiled build: there is no C compiler here.")
        return 1
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    try:
        with Progress(*columns, console=console) as progress:
            for title, games, run in layers(arguments.game, diary, arguments.fraction):
                task = progress.add_task(title, total=games)
                run(lambda n, task=task: progress.advance(task, n))  # type: ignore[misc]
                progress.update(task, completed=games)
    except KeyboardInterrupt:
        console.print(f"Stopped; run the same command to resume from here ({path.relative_to(ROOT)}).")
        return 130
    report(arguments.game, diary, console)
    return 1 if diary.faults else 0


if __name__ == "__main__":
    sys.exit(main())
