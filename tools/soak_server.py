"""The long test of the table server, in seven layers; resumable, some hours on two cores.

a) 1,000 times `kill -9` of the server during play on SQLite, with three tables and six clients that reconnect
   by themselves: no acknowledged action is lost, every log is as it was told, every record is valid;
b) 200 times the same on PostgreSQL, where every fourth kill hits the database;
c) a million malformed, oversized, repeated and out-of-turn messages to one server in memory: each answered,
   nothing changed, memory within 10 % of the state after a warm-up;
d) 10,000 such messages of players and watchers over real sockets with the limits on;
e) requests by schemathesis from the OpenAPI, 200 for each operation and phase;
f) 1,000 restarts amid timed games, with the machine's clock at another time after most: nobody loses a seat,
   and the list of tables says what the logs say;
g) each attack of a stranger for a minute beside 50 tables that play: nobody else's p99 above 100 ms, memory
   within 50 MiB of before.

python -m tools.soak_server [--fraction 0.01] [--layer a ...]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
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

from tests.server.attacks.beside import attacked, own_server
from tests.server.attacks.scripts import ATTACKS
from tests.server.fuzzing import Desk, annoy, resident
from tests.server.homes import Cluster
from tests.server.killing import Evening, Mortal, survive
from tests.server.requests import try_requests
from tests.server.restarts import Restarts
from tests.server.running import running

ROOT = Path(__file__).parent.parent
KILLS, POSTGRES_KILLS, MESSAGES, SOCKET_MESSAGES, REQUESTS = 1_000, 200, 1_000_000, 10_000, 200
RESTARTS, ATTACK_SECONDS, TABLES = 1_000, 60, 50
P99, MOST_GROWN = 0.1, 50 << 20  # seconds, bytes
DATABASE_EVERY = 4
GROWTH = 1.10  # of memory, after a warm-up
Advance = Callable[[int], None]


@dataclass
class Diary:
    """The work done so far; saved after each piece, so that a stopped soak test resumes."""

    path: Path
    done: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    @classmethod
    def open(cls, path: Path) -> Diary:
        diary = cls(path)
        if path.exists():
            data = json.loads(path.read_text())
            diary.done, diary.faults = data["done"], data["faults"]
            diary.counts.update(data["counts"])
        return diary

    def close_piece(self, piece: str, faults: list[str], **counts: int) -> None:
        self.done.append(piece)
        self.faults += faults
        self.counts.update({name.replace("_", " "): count for name, count in counts.items()})
        self.path.parent.mkdir(exist_ok=True)
        partial = self.path.with_suffix(".partial")
        partial.write_text(json.dumps({"done": self.done, "counts": self.counts, "faults": self.faults}))
        partial.replace(self.path)


def pieces(
    diary: Diary, layer: str, total: int, size: int, advance: Advance
) -> Iterator[tuple[str, int, int]]:
    """What is left of a layer: the label, number and size of each piece; its worker tells how it advances."""
    for number, first in enumerate(range(0, total, size), 1):
        label, count = f"{layer} {number} of {size}", min(size, total - first)
        if label in diary.done:
            advance(count)
        else:
            yield label, number, count


def note_evening(diary: Diary, label: str, evening: Evening, **kills: int) -> None:
    found = {"acknowledged": evening.acknowledged, "resumed": evening.resumed, "games": evening.games}
    diary.close_piece(label, [f"{label}: {fault}" for fault in evening.faults], **found, **kills)


def kill_sqlite(diary: Diary, total: int, advance: Advance) -> None:
    """Layer a."""
    for label, number, count in pieces(diary, "a", total, 25, advance):
        with tempfile.TemporaryDirectory() as folder:
            evening = asyncio.run(survive(Mortal(Path(folder)), count, number, survived=advance))
        note_evening(diary, label, evening, kills_on_SQLite=count)


def kill_postgres(diary: Diary, total: int, advance: Advance) -> None:
    """Layer b."""
    for label, number, count in pieces(diary, "b", total, 20, advance):
        cluster = Cluster()
        cluster.start()
        try:
            with tempfile.TemporaryDirectory() as folder:
                server = Mortal(Path(folder), cluster.fresh())
                evening = asyncio.run(survive(server, count, number, cluster, DATABASE_EVERY, advance))
        finally:
            cluster.stop(hard=True)
            cluster.remove()
        of_database = count // DATABASE_EVERY
        note_evening(
            diary, label, evening, kills_on_PostgreSQL=count - of_database, kills_of_PostgreSQL=of_database
        )


def send_inside(diary: Diary, total: int, advance: Advance) -> None:
    """Layer c."""
    left = list(pieces(diary, "c", total, max(1, min(50_000, total // 4)), advance))
    if left:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(send_to_one_house(Path(folder), diary, left, advance))


async def send_to_one_house(
    folder: Path, diary: Diary, left: list[tuple[str, int, int]], advance: Advance
) -> None:
    """One server for all that is left, so that leaks of single messages add up."""
    desk = Desk(folder, seed=left[0][1])
    await desk.open()
    await desk.warm_up()
    first = resident()
    for label, _, count in left:
        await desk.fuzz(count)
        faults, desk.faults = [f"{label}: {fault}" for fault in desk.faults[:20]], []
        if resident() > first * GROWTH:
            faults.append(f"{label}: memory grew from {first >> 20} to {resident() >> 20} MiB")
        diary.counts["MiB at first"] = first >> 20
        diary.counts["most MiB"] = max(diary.counts["most MiB"], resident() >> 20)
        diary.close_piece(label, faults, messages=count)
        advance(count)
    await desk.close()


def send_over_sockets(diary: Diary, total: int, advance: Advance) -> None:
    """Layer d."""
    for label, number, count in pieces(diary, "d", total, 1_000, advance):
        with tempfile.TemporaryDirectory() as folder, running(Path(folder), commands_a_second=20.0) as server:
            _, faults = annoy(server, count, seed=number)
        diary.close_piece(label, [f"{label}: {fault}" for fault in faults[:20]], messages_over_sockets=count)
        advance(count)


def send_requests(diary: Diary, total: int, advance: Advance) -> None:
    """Layer e."""
    for label, number, count in pieces(diary, "e", total, 50, advance):
        with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
            tried, faults = try_requests(server.url, count, number)
        diary.close_piece(label, [f"{label}: {fault}" for fault in faults], requests=tried)
        advance(count)


def restart(diary: Diary, total: int, advance: Advance) -> None:
    """Layer f."""
    for label, number, count in pieces(diary, "f", total, 20, advance):
        with tempfile.TemporaryDirectory() as folder:
            faults = Restarts(Path(folder), "", number).run(count, advance)
        diary.close_piece(label, [f"{label}: {fault}" for fault in faults], restarts=count)


def attack(diary: Diary, total: int, advance: Advance) -> None:
    """Layer g: so many seconds of each attack."""
    for one in ATTACKS:
        name = f"g {one.__name__} {total}"
        if name not in diary.done:
            with tempfile.TemporaryDirectory() as folder, own_server(Path(folder)) as server:
                seen = asyncio.run(attacked(server, one, TABLES, total, quiet=5.0))
            faults = [f"{name}: {fault}" for fault in seen.faults]
            if seen.p99 > P99 or seen.grown > MOST_GROWN:
                faults.append(str(seen))
            diary.close_piece(name, faults, actions_beside_attacks=seen.actions)
            diary.counts[f"ms p99 beside {one.__name__}"] = round(1000 * seen.p99)
    advance(total)


LAYERS: dict[str, tuple[str, int, Callable[[Diary, int, Advance], None]]] = {
    "a": ("a  kills, SQLite", KILLS, kill_sqlite),
    "b": ("b  kills, PostgreSQL", POSTGRES_KILLS, kill_postgres),
    "c": ("c  messages, inside", MESSAGES, send_inside),
    "d": ("d  messages, sockets", SOCKET_MESSAGES, send_over_sockets),
    "e": ("e  requests", REQUESTS, send_requests),
    "f": ("f  restarts", RESTARTS, restart),
    "g": ("g  attacks", ATTACK_SECONDS, attack),
}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--fraction", type=float, default=1.0, help="a part of it, for a quick look")
    parser.add_argument("--layer", action="append", choices=list(LAYERS), help="only this one")
    parser.add_argument("--fresh", action="store_true", help="begin anew")
    arguments = parser.parse_args()
    console = Console()
    path = ROOT / "soak" / f"server-{arguments.fraction:g}.json"
    if arguments.fresh:
        path.unlink(missing_ok=True)
    diary = Diary.open(path)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    try:
        with Progress(*columns, console=console) as progress:
            for layer in arguments.layer or LAYERS:
                title, whole, work = LAYERS[layer]
                total = max(1, int(whole * arguments.fraction))
                task = progress.add_task(title, total=total)
                work(diary, total, lambda n, task=task: progress.advance(task, n))  # type: ignore[misc]
    except KeyboardInterrupt:
        console.print(f"Stopped; run the same command to resume from here ({path.relative_to(ROOT)}).")
        return 130
    console.print(", ".join(f"{count:,} {what}" for what, count in diary.counts.items()) + ".")
    for fault in diary.faults:
        console.print(f"FAULT {fault}", style="red", markup=False)
    console.print("[red]There are faults.[/red]" if diary.faults else "[green]No fault found.[/green]")
    return 1 if diary.faults else 0


if __name__ == "__main__":
    sys.exit(main())
