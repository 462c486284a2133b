"""The long test of the Python API: ten million calls, valid and invalid, in processes of their own.

A call succeeds or raises a MattockError. Any other exception, and a process that dies, is a fault, which
`python -m tests.face.calls SEED CALLS --tell` reproduces.

python -m tools.soak_face [--fraction 0.01]
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

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

ROOT = Path(__file__).parent.parent
CALLS = 10_000_000
PIECE = 50_000  # calls of one process
SECONDS = 1800  # for a piece, on a busy machine
CORES = os.cpu_count() or 1


@dataclass
class Diary:
    """The calls so far; saved after each piece, so that a stopped soak test resumes."""

    path: Path
    done: list[int] = field(default_factory=list)  # seeds
    answered: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    @classmethod
    def open(cls, path: Path) -> Diary:
        diary = cls(path)
        if path.exists():
            data = json.loads(path.read_text())
            diary.done, diary.faults = data["done"], data["faults"]
            diary.answered.update(data["answered"])
            diary.refused.update(data["refused"])
        return diary

    def close_piece(self, seed: int, found: dict[str, dict[str, int]], faults: list[str]) -> None:
        self.done.append(seed)
        self.answered.update(found["answered"])
        self.refused.update(found["refused"])
        self.faults += faults
        self.path.parent.mkdir(exist_ok=True)
        data = {
            "done": self.done,
            "answered": self.answered,
            "refused": self.refused,
            "faults": self.faults,
        }
        partial = self.path.with_suffix(".partial")
        partial.write_text(json.dumps(data))
        partial.replace(self.path)


def call(seed: int, calls: int) -> tuple[dict[str, dict[str, int]], list[str]]:
    """One piece: its counts and its faults."""
    command = [sys.executable, "-m", "tests.face.calls", str(seed), str(calls)]
    nothing: dict[str, dict[str, int]] = {"answered": {}, "refused": {}}
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return nothing, [f"seed {seed}: still running after {SECONDS} seconds"]
    if done.returncode:
        ended = signal.Signals(-done.returncode).name if done.returncode < 0 else f"status {done.returncode}"
        return nothing, [f"seed {seed}: ended by {ended}: {done.stderr[-500:]}"]
    found = json.loads(done.stdout)
    return found, [f"seed {seed}: {what}: {text}" for what, text in found["foreign"].items()]


def report(diary: Diary, console: Console) -> None:
    """Each kind of call with how often it was answered and refused."""
    table = Table(title=f"{diary.answered.total() + diary.refused.total():,} calls")
    for column in ("call", "answered", "refused"):
        table.add_column(column, justify="left" if column == "call" else "right")
    for kind in sorted({*diary.answered, *diary.refused}):
        table.add_row(kind, f"{diary.answered[kind]:,}", f"{diary.refused[kind]:,}")
    console.print(table)
    for fault in diary.faults:
        console.print(f"[red]FAULT[/red] {fault}", markup=True)
    console.print("[red]There are faults.[/red]" if diary.faults else "[green]No fault found.[/green]")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--fraction", type=float, default=1.0, help="a part of the calls, for a quick look")
    parser.add_argument("--fresh", action="store_true", help="begin anew")
    arguments = parser.parse_args()
    console = Console()
    path = ROOT / "soak" / f"face-{arguments.fraction:g}.json"
    if arguments.fresh:
        path.unlink(missing_ok=True)
    diary = Diary.open(path)
    if not mattock.compiled():
        console.print("The soak needs the compiled build: there is no C compiler here.")
        return 1
    seeds = range(1, 1 + max(1, round(CALLS * arguments.fraction / PIECE)))
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    pool = ThreadPoolExecutor(CORES)
    try:
        with Progress(*columns, console=console) as progress:
            task = progress.add_task("calls", total=len(seeds) * PIECE, completed=len(diary.done) * PIECE)
            jobs = {pool.submit(call, seed, PIECE): seed for seed in seeds if seed not in diary.done}
            for job in as_completed(jobs):
                diary.close_piece(jobs[job], *job.result())
                progress.advance(task, PIECE)
    except KeyboardInterrupt:
        pool.shutdown(wait=False, cancel_futures=True)
        console.print(f"Stopped; run the same command to resume from here ({path.relative_to(ROOT)}).")
        return 130
    report(diary, console)
    return 1 if diary.faults else 0


if __name__ == "__main__":
    sys.exit(main())
