"""What a request costs with few and with many stored games, and how long a start with many of them takes.

python -m tools.growth [--games 100 10000 1000000] [--whole 0.01] [--running 5000]

Each kind of request is made some hundred times of one server on SQLite; its cost is the processor time of the
server, so that other work on the machine does not count. A stored game has three entries; some are whole.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.killing import Mortal
from tests.server.running import Person

TIMES, ROUNDS = 200, 10
FLAT = 1.5
PEOPLE = 1000
Rows = dict[str, list[tuple[Any, ...]]]


@contextmanager
def served(data: Path) -> Iterator[tuple[Mortal, float]]:
    """A server in a process of its own, and how many seconds passed until its first answer."""
    mortal = Mortal(data)
    mortal.config.newcomers_an_hour = 1e6
    with mortal as server:
        begun = time.monotonic()
        while True:
            try:
                if httpx.get(f"{server.url}/health/ready").status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.005)
        yield server, time.monotonic() - begun


def play_models(data: Path) -> tuple[str, str]:
    """A finished game and one in its middle, played at a server; their tables."""
    with served(data) as (server, _):
        ada = Person(server.url)
        whole = ada.sit(ada.set_up("me", "me", open=True)["table"])
        whole.play_to_the_end()
        half = ada.sit(ada.set_up("me", "me")["table"])
        for _ in range(20):
            half.act()
        ada.close()
        return whole.table, half.table


def rows_of(db: sqlite3.Connection, board: str) -> Rows:
    """All rows of a table."""
    found = {"board": db.execute("SELECT * FROM board WHERE id = ?", (board,)).fetchall()}
    for name in ("entry", "seat"):
        found[name] = db.execute(f"SELECT * FROM {name} WHERE board = ?", (board,)).fetchall()
    return found


def fill(data: Path, games: int, whole: float, running: int) -> None:
    """So many finished games, some of them whole, and so many running ones."""
    finished, half = play_models(data)
    every = int(1 / whole) if whole else games + 1
    with closing(sqlite3.connect(data / "mattock.sqlite")) as db:
        models = {"finished": rows_of(db, finished), "running": rows_of(db, half)}
        db.execute("PRAGMA synchronous=OFF")
        for number in range(games):
            copy_table(
                db, models["finished"], f"tf{number:011x}", number, 1 << 30 if number % every == 0 else 3
            )
        for number in range(running):
            copy_table(db, models["running"], f"tr{number:011x}", number, 1 << 30)
        db.commit()
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def copy_table(db: sqlite3.Connection, model: Rows, board: str, number: int, most: int) -> None:
    """One more table like a model, of other people."""
    people = [f"p{(2 * number + seat) % PEOPLE:012x}" for seat in range(2)]
    (old,) = model["board"]
    row = [value.replace(old[0], board) if isinstance(value, str) else value for value in old]
    db.execute(f"INSERT INTO board VALUES ({', '.join('?' * len(row))})", row)
    entries = [(board, *rest) for _, *rest in model["entry"][:most]]
    db.executemany("INSERT INTO entry VALUES (?, ?, ?, ?)", entries)
    db.executemany("INSERT INTO seat VALUES (?, ?, ?)", [(board, n, p) for n, p in enumerate(people)])
    db.executemany("INSERT OR IGNORE INTO named VALUES (?, ?)", [(person, board) for person in people])


def processor_seconds(pid: int) -> float:
    """Of a process so far, with all its threads."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


def cost(server: Mortal, work: Callable[[], object], times: int = TIMES) -> float:
    """Milliseconds of the server for one piece of work, in the best of some rounds."""
    assert server.process is not None
    assert server.process.pid is not None
    found = []
    for _ in range(ROUNDS):
        begun = processor_seconds(server.process.pid)
        for _ in range(times // ROUNDS):
            work()
        found.append((processor_seconds(server.process.pid) - begun) / (times // ROUNDS))
    return 1000 * min(found)


def measure(data: Path) -> dict[str, float]:
    """What each kind of request costs at a server with these games."""
    found: dict[str, float] = {}
    with served(data) as (server, seconds):
        found["start, s"] = seconds
        ada = Person(server.url)
        socket = ada.sit(ada.set_up("me", "me")["table"])
        account = {"name": f"Growth {time.time_ns()}", "passphrase": "correct horse"}
        ada.post("/api/account", account)

        def act() -> None:
            nonlocal socket
            if socket.act()["type"] != "ack" or socket.view["table"]["status"] != "playing":
                socket = ada.sit(ada.set_up("me", "me")["table"])

        leaving = [Person(server.url, "Bob") for _ in range(TIMES)]
        for one in leaving:
            one.set_up("me", "me")
        gone = iter(leaving)
        found["move"] = cost(server, act)
        found["lobby"] = cost(server, lambda: ada.get("/api/tables?list=open"))
        found["deletion"] = cost(server, lambda: next(gone).http.delete("/api/me").raise_for_status())
        found["log-in"] = cost(server, lambda: ada.post("/api/login", account), 20)
        found["health"] = cost(server, lambda: ada.get("/health/ready"))
        for one in (ada, *leaving):
            one.close()
    return found


def measure_start(running: int) -> dict[str, float]:
    """Seconds to the first answer, and to the first view of a table, with so many running tables."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        fill(data, 0, 0, running)
        with served(data) as (server, seconds):
            begun = time.monotonic()
            token = {"Authorization": "Bearer nobody"}
            status = httpx.get(f"{server.url}/api/tables/tr{running - 1:011x}", headers=token).status_code
            assert status == 404, "it is not open"
            return {"first answer, s": seconds, "first table, s": time.monotonic() - begun}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, nargs="*", default=[100, 10_000, 1_000_000])
    parser.add_argument("--whole", type=float, default=0.01)
    parser.add_argument("--running", type=int, default=5000)
    arguments = parser.parse_args()
    first: dict[str, float] = {}
    steep = []
    for games in arguments.games:
        with tempfile.TemporaryDirectory() as folder:
            fill(Path(folder), games, arguments.whole, 0)
            found = measure(Path(folder))
        first = first or found
        steep += [
            f"{kind} at {games}"
            for kind, ms in found.items()
            if "," not in kind and ms > FLAT * first[kind] + 0.1
        ]
        print(games, json.dumps({kind: round(value, 3) for kind, value in found.items()}), flush=True)  # noqa: T201
    if arguments.running:
        print(arguments.running, "running", json.dumps(measure_start(arguments.running)))  # noqa: T201
    print("Not flat: " + ", ".join(steep) if steep else "Flat.")  # noqa: T201
    return 1 if steep else 0


if __name__ == "__main__":
    raise SystemExit(main())
