"""Restarts of a server in the middle of timed games, with the machine's clock at another time after each.

After each the list of tables has to say what the logs say, and nobody has lost a seat. The tests restart some
times, `make soak-server` a thousand.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
from msgspec.structs import replace
from websockets.exceptions import WebSocketException

from mattock import registry
from mattock.server.entries import read_header
from mattock.server.lists import list_row, read_row
from mattock.server.storage import find_home
from mattock.server.tables import Table
from tests.server.killing import Mortal
from tests.server.running import PATIENCE, Person
from tests.server.shifting import DAYS, shift_times

PACES = ({"kind": "live", "minutes": 1, "seconds": 0}, {"kind": "days", "days": 1}, {"kind": "none"})
SHIFTS = (0, -66_000, -5 * DAYS, 5 * DAYS)
ACTS = 3  # at each table before the next restart


def until_ready(url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(httpx.TransportError):
            if httpx.get(f"{url}/health/ready").status_code == 200:
                return
        time.sleep(0.01)
    raise TimeoutError("The server does not come back.")


class Restarts:
    """One server, and a person with tables of every pace."""

    def __init__(self, data: Path, database: str, seed: int) -> None:
        self.server = Mortal(data, database)
        self.server.config.newcomers_an_hour = 1e6
        self.database = self.server.config.database_url
        self.chance = random.Random(seed)
        self.faults: list[str] = []
        self.tables: list[str] = []

    def run(self, times: int, survived: Callable[[int], None] = lambda _: None) -> list[str]:
        """Restart so many times; what was wrong."""
        with ExitStack() as stack:
            self.server.start()
            stack.callback(self.server.__exit__)
            until_ready(self.server.url)
            ada = Person(self.server.url)
            stack.callback(ada.close)
            for _ in range(times):
                self.play(ada)
                self.server.kill()
                self.look()
                shift_times(self.database, self.chance.choice(SHIFTS))
                self.server.start()
                until_ready(self.server.url)
                survived(1)
            self.look()
        return self.faults

    def play(self, ada: Person) -> None:
        """Some actions at each table; the last ones may be on their way when the server dies."""
        while len(self.tables) < len(PACES):
            self.tables.append(ada.set_up("me", "me", pace=PACES[len(self.tables)])["table"])
        for table in list(self.tables):
            socket = ada.sit(table)
            view = socket.until("view")["table"]
            if any(seat["bot"] for seat in view["seats"]):
                self.faults.append(f"{table}: a bot has taken a seat")
            if view["status"] != "playing" or self.faults:
                self.tables.remove(table)
                continue
            for _ in range(self.chance.randrange(ACTS)):
                with suppress(AssertionError):
                    socket.act()
            if "legal" in socket.view:
                socket.send(type="act", action=socket.view["legal"][0], version=socket.view["version"])
            with suppress(OSError, WebSocketException):
                socket.close()

    def look(self) -> None:
        """Whether the list says what the logs say, but for the times, which were moved."""
        with closing(find_home(self.database).connect(owner=False)) as db:
            for table, header, line in db.run("SELECT id, header, line FROM board"):
                rows = db.run("SELECT at, body FROM entry WHERE board = ? ORDER BY number", (table,))
                head = read_header(header)
                now = list_row(Table.load(head, [(at, body) for at, body in rows], registry.game(head.game)))
                if replace(now, changed=0, created=0) != replace(read_row(line), changed=0, created=0):
                    self.faults.append(f"{table}: the list says {line}, the log {now}")
