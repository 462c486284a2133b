"""A real server in a thread of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.sync.client as ws
from websockets.exceptions import ConnectionClosed

from mattock import registry
from mattock.server.config import Config
from mattock.server.house import House
from mattock.server.run import bind, new_loop, server_for

PATIENCE = 30.0  # seconds; far more than anything takes
Message = dict[str, Any]


class Server:
    """`mattock serve` without its process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.failure: BaseException | None = None
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        assert self.ready.wait(PATIENCE), "the server does not start"
        if self.failure:
            raise self.failure

    def run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=new_loop) as runner:
                runner.run(self.serve())
        except BaseException as error:
            self.failure = error
        finally:
            self.ready.set()

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        listening = bind(self.config)
        self.port = listening.getsockname()[1]
        self.house = House(self.config, registry)
        try:
            await self.house.open()
            self.server = server_for(self.house)
            self.ready.set()
            await self.server.serve(sockets=[listening])
            await self.house.close()
        finally:
            listening.close()

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def call(self, work: Callable[[], Any]) -> Any:
        """Something in the event loop of the server."""

        async def inside() -> Any:
            return work()

        return asyncio.run_coroutine_threadsafe(inside(), self.loop).result(PATIENCE)

    def wait(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """The same with something that takes its time."""

        async def inside() -> Any:
            return await work()

        return asyncio.run_coroutine_threadsafe(inside(), self.loop).result(PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def running(data: Path, **settings: Any) -> Iterator[Server]:
    """A server for the length of a block."""
    quick = {
        "commands_a_second": 1e6,
        "requests_a_second": 1e6,
        "newcomers_an_hour": 1e6,
        "least_free_megabytes": 0,
        "most_waiting": 1 << 20,
        "most_waiting_from": 1 << 20,
        "reads_a_second": 1e6,
        "connects_a_second": 1e6,
    }
    server = Server(Config(**{"port": 0, "data": data, "bot_processes": 1, **quick, **settings}))
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def settings(server: Server, **changed: Any) -> Iterator[None]:
    """A running server with other settings for the length of a block."""
    config = server.config
    before = {name: getattr(config, name) for name in changed}

    def change(to: dict[str, Any]) -> None:
        for name, value in to.items():
            setattr(config, name, value)

    server.call(lambda: change(changed))
    try:
        yield
    finally:
        server.call(lambda: change(before))


class Person:
    """Somebody with a browser: cookies, REST, and sockets at tables."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.name = name
        self.open_things = ExitStack()

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        if status is None:
            assert answer.status_code < 300, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def set_up(self, *seats: str, game: str = "pergamon", **more: Any) -> Message:
        """A table: `me`, `link`, or the code of a bot for each seat."""
        wanted = [{"kind": s} if s in ("me", "link") else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": game, "players": len(seats), "seats": wanted, "numbers": False, "hold": False}
        found: Message = self.post("/api/tables", {**body, "name": self.name, **more})
        return found

    def claim(self, link: str, status: int | None = None) -> Message:
        """Open a link."""
        path, _, fragment = link.partition("#")
        token = fragment.partition("=")[2]
        table = path.rpartition("/")[2]
        found: Message = self.post(f"/api/tables/{table}/claim", {"token": token, "name": self.name}, status)
        return found

    def sit(self, table: str, query: str = "") -> Socket:
        return Socket(self, table, query)

    def close(self) -> None:
        self.open_things.close()
        self.http.close()


@dataclass
class Socket:
    """A connection to a table that keeps what it was told."""

    person: Person
    table: str
    query: str = ""
    heard: list[Message] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        url = f"{self.person.url.replace('http', 'ws')}/api/tables/{self.table}{self.query}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        headers = {"Cookie": cookies, **self.headers} if cookies else self.headers
        connecting = ws.connect(url, additional_headers=headers, open_timeout=PATIENCE, compression=None)
        self.ws = self.person.open_things.enter_context(connecting)
        self.view: Message = {}
        self.marks = 0

    def next(self) -> Message:
        message: Message = json.loads(self.ws.recv(timeout=PATIENCE))
        self.heard.append(message)
        if message["type"] in ("view", "news"):
            self.view = {"you": self.view.get("you"), **message}
        return message

    def until(self, kind: str, **wanted: Any) -> Message:
        """The next message of a kind."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.next()
            if message["type"] == kind and all(message.get(k) == v for k, v in wanted.items()):
                return message
        raise AssertionError(f"no {kind} came; the last were {self.heard[-3:]}")

    def until_told(self, seen: Callable[[Message], bool]) -> Message:
        """The first view, of now or to come, that shows something."""
        while not (self.view and seen(self.view)):
            self.next()
        return self.view

    def send(self, **message: Any) -> int:
        self.marks += 1
        self.ws.send(json.dumps({"id": self.marks, **message}))
        return self.marks

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a command and wait for its answer."""
        mark = self.send(type=kind, **fields)
        while True:
            message = self.next()
            if message.get("id") == mark and message["type"] in ("ack", "refused", "because", "pong"):
                return message

    def my_turn(self) -> bool:
        return "legal" in self.view

    def act(self, action: int | None = None) -> Message:
        """The first legal action, or the one given, on the version at hand."""
        self.until_told(lambda view: "legal" in view or view["table"]["status"] in ("finished", "abandoned"))
        chosen = self.view["legal"][0] if action is None else action
        return self.ask("act", action=chosen, version=self.view["version"])

    def play_to_the_end(self, seed: int = 1) -> Message:
        """Random moves until the game is over."""
        chance = random.Random(seed)
        if not self.view:
            self.until("view")
        while self.view["table"]["status"] == "playing":
            if self.my_turn():
                version = self.view["version"]
                answer = self.ask("act", action=chance.choice(self.view["legal"]), version=version)
                assert answer["type"] == "ack" or answer["code"] == "stale", answer
            else:
                self.next()
        return self.view

    def close(self) -> None:
        self.ws.close()

    def closed_with(self) -> int:
        """The close code, once the server has closed."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until("nothing of the kind")
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code


@contextmanager
def served(folder: Path, database: str, **more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-m", "mattock", "serve", "--port", "0", "--data", str(folder)]
    command += ["--database", database] if database else []
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", **more}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().split()[-1]
        finally:
            process.kill()
