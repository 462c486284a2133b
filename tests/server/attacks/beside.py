"""People who play while somebody attacks: how long each of their actions takes, and what the server needs.

The server has its usual limits. It sits on one core, attackers and players on another, where there is one.
Each of these has an address of their own, which the server believes as that of a proxy.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from mattock.server.config import Config
from tests.server.killing import Mortal

PAUSE = 0.05  # between two actions of a player
PATIENCE = 60.0
Message = dict[str, Any]


@dataclass
class Stranger:
    """Somebody at an address, with as many people as they like."""

    url: str
    address: str = "192.0.2.66"
    until: float = 0.0  # when the attack is over
    answers: dict[int, int] = field(default_factory=dict)  # how many of each status

    def client(self) -> httpx.AsyncClient:
        headers = {"X-Forwarded-For": self.address}
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=PATIENCE)

    async def ask(
        self, http: httpx.AsyncClient, method: str, path: str, body: Any = None, **more: Any
    ) -> Any:
        """A request; its status is counted, whatever it is."""
        answer = await http.request(method, path, **({} if body is None else {"json": body}), **more)
        self.answers[answer.status_code] = self.answers.get(answer.status_code, 0) + 1
        return answer.json() if answer.status_code < 300 and answer.content else {}

    def connect(self, table: str) -> connect:
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}"
        return connect(url, additional_headers={"X-Forwarded-For": self.address}, compression=None)

    @property
    def going(self) -> bool:
        return time.monotonic() < self.until


@dataclass
class Evening:
    """Tables that play, and what they saw."""

    url: str
    tables: int
    times: list[float] = field(default_factory=list)  # of acknowledged actions, seconds
    faults: list[str] = field(default_factory=list)
    over: bool = False

    async def keep_table(self, number: int) -> None:
        """One person on both seats, one game after the other."""
        stranger = Stranger(self.url, f"198.51.100.{number + 1}")
        wanted = {
            "game": "pergamon",
            "players": 2,
            "seats": [{"kind": "me"}] * 2,
            "numbers": False,
            "hold": False,
        }
        async with stranger.client() as http:
            while not self.over:
                made = await stranger.ask(http, "POST", "/api/tables", {**wanted, "name": "Ada"})
                cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
                headers = {"Cookie": cookies, "X-Forwarded-For": stranger.address}
                url = f"{self.url.replace('http', 'ws')}/api/tables/{made['table']}"
                async with connect(url, additional_headers=headers, compression=None) as socket:
                    await self.play(socket)

    async def play(self, socket: ClientConnection) -> None:
        view: Message = await hear(socket, "view")
        while not self.over and view["table"]["status"] == "playing":
            begun = time.monotonic()
            act = {"type": "act", "id": 1, "action": view["legal"][0], "version": view["version"]}
            await socket.send(json.dumps(act))
            news = await hear(socket, "news", "refused")
            if news["type"] == "refused":
                self.faults.append(news["sentence"])
                return
            view = news
            await hear(socket, "ack")
            self.times.append(time.monotonic() - begun)
            await asyncio.sleep(PAUSE)


async def hear(socket: ClientConnection, *kinds: str) -> Message:
    """The next message of these kinds."""
    while True:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["type"] in kinds:
            return message


def own_server(data: Path) -> Mortal:
    """A server with its usual limits."""
    server = Mortal(data)
    server.config = Config(port=server.config.port, data=data, bot_processes=1, trusted_proxy=["127.0.0.1"])
    return server


def memory_of(server: Mortal) -> int:
    """Bytes of memory that the server holds."""
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def keep_apart(server: Mortal) -> None:
    """The server on one core, everybody else on the others."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1 and server.process is not None and server.process.pid is not None:
        os.sched_setaffinity(server.process.pid, cores[:1])


async def until_played(evening: Evening, actions: int) -> None:
    """Wait for so many acknowledged actions."""
    async with asyncio.timeout(PATIENCE):
        while len(evening.times) < actions:
            await asyncio.sleep(0.01)


async def until_ready(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        while True:
            with suppress(httpx.TransportError):
                if (await http.get("/health/ready")).status_code == 200:
                    return
            await asyncio.sleep(0.01)


@dataclass
class Seen:
    """What an attack did to the others."""

    attack: str
    answers: dict[int, int]
    actions: int
    p99: float  # seconds
    grown: int  # bytes of memory
    faults: list[str]

    def __str__(self) -> str:
        told = f"{self.attack}: p99 {1000 * self.p99:.0f} ms of {self.actions} actions"
        return (
            f"{told}, memory {self.grown / (1 << 20):+.1f} MiB, answers {dict(sorted(self.answers.items()))}"
        )


Attack = Callable[[Stranger], Awaitable[None]]


async def attacked(server: Mortal, attack: Attack, tables: int, seconds: float, quiet: float) -> Seen:
    """Tables that play, at first in peace, and then beside an attack; every action has to be acknowledged."""
    keep_apart(server)
    await until_ready(server.url)
    evening = Evening(server.url, tables)
    players = [asyncio.create_task(evening.keep_table(number)) for number in range(tables)]
    await until_played(evening, tables)
    await asyncio.sleep(quiet)
    before = memory_of(server)
    evening.times.clear()
    stranger = Stranger(server.url, until=time.monotonic() + seconds)
    await attack(stranger)
    await until_played(evening, 1)
    times = sorted(evening.times)
    evening.over = True
    for ended in await asyncio.gather(*players, return_exceptions=True):
        if isinstance(ended, BaseException):
            evening.faults.append(repr(ended))
    await until_ready(server.url)
    p99 = times[int(0.99 * len(times))] if times else float("inf")
    name = getattr(attack, "__name__", "attack")
    return Seen(name, stranger.answers, len(times), p99, memory_of(server) - before, evening.faults)
