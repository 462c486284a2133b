"""`kill -9` under play: a server that dies and comes back, and guests who resume by themselves.

A guest keeps what it was promised: the last version that was acknowledged and every step that it was told. A
promise that does not hold later is a fault. The tests kill a few times, `make soak-server` 1,200 times.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from mattock import registry
from mattock.core.errors import MattockError
from mattock.core.records import verify_record
from mattock.server.config import Config
from mattock.server.run import run_server
from tests.server.homes import Cluster

PATIENCE = 60.0  # seconds until a table that does not go on is called broken
RETRY = 0.05
LOST = (OSError, WebSocketException, TimeoutError, httpx.TransportError)
Message = dict[str, Any]


def run_child(config: Config) -> None:
    """What the process of the server does."""
    run_server(config, registry, lambda _url, _invite: None)


class Mortal:
    """A server in a process of its own, always at the same port. Its process is forked from one that has
    loaded the program already, so that a start takes no second."""

    def __init__(self, data: Path, database: str = "") -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        fast = {"commands_a_second": 1e6, "requests_a_second": 1e6, "reads_a_second": 1e6}
        self.config = Config(port=port, data=data, database=database, bot_processes=1, **fast)  # type: ignore[arg-type]
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(["mattock.registry", "mattock.server.run"])
        self.process: BaseProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.config.port}"

    def start(self) -> None:
        self.process = self.context.Process(target=run_child, args=(self.config,))
        self.process.start()

    def kill(self) -> None:
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()
        self.process = None

    def __enter__(self) -> Mortal:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()


@dataclass
class Evening:
    """All that is played and found while a server dies again and again."""

    url: str
    chance: random.Random
    acknowledged: int = 0
    resumed: int = 0
    games: int = 0
    faults: list[str] = field(default_factory=list)
    over: bool = False

    async def keep_table(self, game: str, most: int | None = None) -> None:
        """One table after the other, two guests each, until the evening is over."""
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
            while not self.over and (most is None or self.games < most):
                guests = await self.invite(http, game)
                await asyncio.gather(*(guest.play() for guest in guests))
                await self.look_back(http, guests[0])
                self.games += guests[0].finished

    async def invite(self, http: httpx.AsyncClient, game: str) -> list[Guest]:
        """A table with two guests, however often the server dies meanwhile."""
        while True:
            try:
                tokens = [await introduce(http, name) for name in ("Ada", "Bob")]
                wanted = {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "link"}]}
                made = await ask(http, tokens[0], "/api/tables", {**wanted, "numbers": False, "hold": False})
                seat = made["seat_links"][1].partition("=")[2]
                await ask(http, tokens[1], f"/api/tables/{made['table']}/claim", {"token": seat})
                return [Guest(self, made["table"], token) for token in tokens]
            except (*LOST, httpx.HTTPStatusError):
                await asyncio.sleep(RETRY)

    async def look_back(self, http: httpx.AsyncClient, guest: Guest) -> None:
        """Whether the server remembers what it told, and the record holds."""
        path, headers = f"/api/tables/{guest.table}", {"authorization": f"Bearer {guest.token}"}
        while True:
            try:
                steps = (await http.get(f"{path}/steps", headers=headers)).raise_for_status().json()
                record = (await http.get(f"{path}/record", headers=headers)).raise_for_status().content
                break
            except (*LOST, httpx.HTTPStatusError):
                await asyncio.sleep(RETRY)
        if steps[: len(guest.steps)] != guest.steps:
            self.faults.append(f"{guest.table}: the steps that were told are not those of the log")
        try:
            verify_record(record, lambda name, _: registry.game(name))
        except MattockError as error:
            self.faults.append(f"{guest.table}: {error}")


@dataclass
class Guest:
    """Plays at random, as fast as it goes, and connects again whenever the connection ends."""

    evening: Evening
    table: str
    token: str
    version: int = 0
    acknowledged: int = 0
    steps: list[Message] = field(default_factory=list)
    finished: bool = False

    async def play(self) -> None:
        while not (self.finished or self.evening.over):
            url = f"{self.evening.url.replace('http', 'ws')}/api/tables/{self.table}?version={self.version}"
            headers = {"Authorization": f"Bearer {self.token}"}
            try:
                async with connect(url, additional_headers=headers, compression=None) as connection:
                    await self.sit(connection)
            except LOST:
                await asyncio.sleep(RETRY)

    async def sit(self, connection: ClientConnection) -> None:
        """One connection: what was missed, then moves."""
        view = json.loads(await connection.recv())
        if view["type"] == "bye":
            return
        if view["version"] < self.acknowledged:
            self.fault(
                f"version {self.acknowledged} was acknowledged, but it comes back at {view['version']}"
            )
        if view["after"] != self.version:
            self.fault(f"asked for what came after {self.version}, got what came after {view['after']}")
        self.evening.resumed += bool(self.version)
        heard = self.hear(view)
        while heard and not (self.finished or self.evening.over):
            if "legal" in view:
                action = self.evening.chance.choice(view["legal"])
                await connection.send(json.dumps({"action": action, "version": self.version}))
            message = json.loads(await asyncio.wait_for(connection.recv(), 1.0))
            view = message if message["type"] in ("view", "news") else {}
            if view:
                heard = self.hear(view)
            elif message["type"] == "ack":
                self.acknowledged = message["version"]
                self.evening.acknowledged += 1
            elif message["type"] == "refused" and message["code"] not in ("storage", "stale"):
                self.fault(f"a legal action was refused: {message['sentence']}")
            elif message["type"] == "refused":
                await asyncio.sleep(RETRY)
                return

    def hear(self, view: Message) -> bool:
        """Take what is told; False where something is missing between, which a new connection brings."""
        if view["after"] != self.version:
            return False
        self.steps += view["steps"]
        self.version = view["version"]
        self.finished = view["table"]["status"] in ("finished", "abandoned")
        return True

    def fault(self, sentence: str) -> None:
        self.evening.faults.append(f"{self.table}: {sentence}")


def introduce(http: httpx.AsyncClient, name: str) -> Any:
    """A new person's secret."""

    async def inside() -> str:
        http.cookies.clear()
        answer = await http.post("/api/me", json={"name": name, "token": True})
        http.cookies.clear()
        return str(answer.raise_for_status().json()["token"])

    return inside()


async def ask(http: httpx.AsyncClient, token: str, path: str, body: Message) -> Message:
    """A request of a known person."""
    answer = await http.post(path, json=body, headers={"authorization": f"Bearer {token}"})
    found: Message = answer.raise_for_status().json()
    return found


async def survive(
    server: Mortal,
    kills: int,
    seed: int,
    cluster: Cluster | None = None,
    database_every: int = 0,
    survived: Callable[[int], None] = lambda _: None,
) -> Evening:
    """Three tables, one of each game, while the server is killed so many times; with `database_every` each
    such kill is of the database in its place. `survived` hears of each kill after which play went on."""
    evening = Evening(server.url, random.Random(seed))
    chance = random.Random(-seed)
    await asyncio.to_thread(server.start)
    tables = [asyncio.create_task(evening.keep_table(game)) for game in registry.games()]
    try:
        await until_played(evening, 3)
        for kill in range(1, kills + 1):
            await asyncio.sleep(chance.uniform(0.0, 0.2))
            if cluster and database_every and kill % database_every == 0:
                await asyncio.to_thread(cluster.kill)
                await asyncio.to_thread(cluster.start)
            else:
                server.kill()
                await asyncio.to_thread(server.start)
            await until_played(evening, 3)
            survived(1)
        await until_played(evening, 10)
        evening.over = True
        await asyncio.wait_for(asyncio.gather(*tables), PATIENCE)
    except TimeoutError:
        evening.faults.append("The tables do not go on.")
    finally:
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        server.kill()
    return evening


async def until_played(evening: Evening, actions: int) -> None:
    """Wait for so many more acknowledged actions; TimeoutError where the tables stand still."""
    wanted, deadline = evening.acknowledged + actions, time.monotonic() + PATIENCE
    while evening.acknowledged < wanted:
        if time.monotonic() > deadline:
            raise TimeoutError
        await asyncio.sleep(0.01)
