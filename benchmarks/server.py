"""The table server under load, beside a boardgame.io server with a state of the same JSON size.

250 tables with four sockets each. First so many actions a second, with the time from sending an action until
another socket has the news of it; then the highest rate: every table has one action on its way at any time,
the servers in turn and on new tables in each round. Ours are on disk before they are told, the peer's are in
memory. The client is one process, the same for both.

python -m benchmarks.server [--tables 250] [--rate 50] [--seconds 20] [--peer] [--json FILE]

The peer needs Node: `npm install --prefix benchmarks/peers/boardgameio` first.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Protocol

import httpx
import msgspec
import uvloop
from rich.console import Console

import mattock

PEER = Path(__file__).parent / "peers" / "boardgameio"
SOCKETS = 4
LIMITS = """
commands_a_second = 1e6
commands_at_once = 1000000
requests_a_second = 1e6
reads_a_second = 1e6
connects_a_second = 1e6
most_tables = 100000
most_sockets = 100000
most_sockets_from = 100000
"""
TICKS = os.sysconf("SC_CLK_TCK")


class Heard(msgspec.Struct):
    """What a player has to know of a message of ours."""

    type: str
    version: int = 0
    legal: list[int] = []


read_heard = msgspec.json.Decoder(Heard).decode


class Wire(asyncio.Protocol):
    """A WebSocket client with nothing to it, so that the client costs little: whole text messages only."""

    def __init__(self, path: str, headers: str, hear: Callable[[bytes], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
        )
        self.hear = hear
        self.open = False
        self.rest = bytearray()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.hello.encode())

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.open:
            end = self.rest.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.rest.startswith(b"HTTP/1.1 101"), bytes(self.rest[:end])
            del self.rest[: end + 4]
            self.open = True
        while (frame := self.take_frame()) is not None:
            opcode, body = frame
            if opcode == 1:
                self.hear(body)
            elif opcode == 9:
                self.write_frame(10, body)

    def take_frame(self) -> tuple[int, bytes] | None:
        """The next frame, once all of it is there."""
        rest = self.rest
        if len(rest) < 2:
            return None
        size, start = rest[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(rest) < start:
                return None
            size = int.from_bytes(rest[2:start], "big")
        if len(rest) < start + size:
            return None
        frame = rest[0] & 15, bytes(rest[start : start + size])
        del rest[: start + size]
        return frame

    def write_frame(self, opcode: int, body: bytes) -> None:
        """Masked with zeros, which leaves the body as it is."""
        size = bytes([128 + len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(bytes([128 + opcode]) + size + bytes(4) + body)

    def send(self, text: str) -> None:
        self.write_frame(1, text.encode())


class Table:
    """Four sockets around one table: the first acts, the last is the clock."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.wires: list[Wire] = []
        self.sent = 0.0
        self.ready = False  # to act

    async def connect(self, port: int, path: str, headers: list[str]) -> None:
        loop = asyncio.get_running_loop()
        for number in range(SOCKETS):
            wire = Wire(path, headers[min(number, len(headers) - 1)], partial(self.hear, number))
            self.wires.append(wire)
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port)  # type: ignore[misc]

    def act(self) -> None:
        self.ready = False
        self.sent = time.perf_counter()
        self.wires[0].send(self.next_action())

    def told(self, size: int) -> None:
        """The news of the action is here."""
        if self.sent:
            self.load.note(time.perf_counter() - self.sent, size)
            self.sent = 0.0
            self.go_on()

    def go_on(self) -> None:
        if self.load.eager and self.ready and not self.sent:
            self.act()

    def next_action(self) -> str:
        raise NotImplementedError

    def hear(self, number: int, data: bytes) -> None:
        """What comes in at one of the sockets."""
        raise NotImplementedError


class OurTable(Table):
    """A table of ours: the first socket plays both seats, the others watch."""

    def hear(self, number: int, data: bytes) -> None:
        if number == 0:
            heard = read_heard(data)
            assert heard.type != "refused", data
            if heard.type in ("view", "news"):
                self.version, self.legal = heard.version, heard.legal
                self.ready = bool(heard.legal)
                if self.load.eager and not self.ready:
                    self.load.over.set()
                self.go_on()
        elif number == SOCKETS - 1 and data.startswith(b'{"type":"news"'):
            self.told(len(data))

    def next_action(self) -> str:
        return f'{{"action":{self.load.chance.choice(self.legal)},"version":{self.version}}}'


class PeerTable(Table):
    """A match of boardgame.io, by the messages of its own client."""

    def __init__(self, load: Load, name: str) -> None:
        super().__init__(load)
        self.name = name
        self.state = 0

    def hear(self, number: int, data: bytes) -> None:
        wire = self.wires[number]
        if data == b"2":
            wire.send("3")
        elif data.startswith(b"0"):
            wire.send("40/peer,")
        elif data.startswith(b"40/peer"):
            player = json.dumps(str(number)) if number < 2 else "null"
            wire.send(f'42/peer,["sync","{self.name}",{player},null,2]')
        elif number == 0 and data.startswith((b'42/peer,["sync"', b'42/peer,["update"')):
            self.state += data.startswith(b'42/peer,["update"')  # each move is one state further
            self.ready = True
            self.go_on()
        elif number == SOCKETS - 1 and data.startswith(b'42/peer,["update"'):
            self.told(len(data))

    def next_action(self) -> str:
        move = '{"type":"act","args":[],"playerID":"0","credentials":null}'
        return f'42/peer,["update",{{"type":"MAKE_MOVE","payload":{move}}},{self.state},"{self.name}","0"]'


class Load:
    """What is asked of a server, and what it took."""

    def __init__(self) -> None:
        self.chance = random.Random(1)
        self.times: list[float] = []
        self.heard = 0  # bytes, at the sockets that watch the time
        self.eager = False
        self.over = asyncio.Event()  # a game is: from now on fewer than all tables play

    def note(self, seconds: float, size: int) -> None:
        self.times.append(seconds)
        self.heard += size

    async def steady(self, tables: list[Table], rate: float, seconds: float) -> None:
        """So many actions a second, one table after the other."""
        begun = time.perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
            table = tables[number % len(tables)]
            if table.ready and not table.sent:
                table.act()
        await asyncio.sleep(1.0)

    async def highest(self, tables: list[Table], seconds: float) -> float:
        """Every table at once, as fast as it goes, as long as all play: actions a second."""
        self.eager = True
        begun = time.perf_counter()
        for table in tables:
            table.go_on()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.over.wait(), seconds)
        self.eager = False
        rate = len(self.times) / (time.perf_counter() - begun)
        await asyncio.sleep(1.0)
        return rate

    def quantile(self, part: float) -> float:
        return 1000 * sorted(self.times)[min(len(self.times) - 1, int(part * len(self.times)))]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cpu_seconds(process: int) -> float:
    """What a process has used, all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def started(command: list[str]) -> Iterator[int]:
    """A server in a process of its own, once it says something."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, cwd=PEER if command[0] == "node" else None
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield process.pid
        finally:
            process.terminate()


class Side(Protocol):
    """A server that is measured."""

    name: str
    process: int

    async def tables(self, load: Load, count: int) -> list[Table]:
        """New tables, everybody connected."""


@dataclass
class Ours:
    name: str  # of the game
    process: int
    port: int

    async def tables(self, load: Load, count: int) -> list[Table]:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            me = (await http.post("/api/me", json={"name": "Load", "token": True})).json()["token"]
            http.cookies.clear()
            mine = {"authorization": f"Bearer {me}"}
            wish = {"game": self.name, "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
            wish |= {"numbers": False, "hold": False, "open": True}
            tables: list[Table] = []
            for _ in range(count):
                made = (await http.post("/api/tables", json=wish, headers=mine)).json()
                table = OurTable(load)
                headers = [f"Authorization: Bearer {me}\r\n", ""]
                await table.connect(self.port, f"/api/tables/{made['table']}", headers)
                tables.append(table)
        return tables


@dataclass
class Peer:
    name: str
    process: int
    port: int
    made: int = 0

    async def tables(self, load: Load, count: int) -> list[Table]:
        tables: list[Table] = []
        for _ in range(count):
            self.made += 1
            table = PeerTable(load, f"m{self.made}")
            await table.connect(
                self.port, "/socket.io/?EIO=4&transport=websocket", ["Origin: http://localhost\r\n"]
            )
            tables.append(table)
        return tables


@contextmanager
def our_server(folder: Path, game: str) -> Iterator[Ours]:
    port, config = free_port(), folder / "limits.toml"
    config.write_text(LIMITS)
    command = [sys.executable, "-u", "-m", "mattock", "serve", "--port", str(port), "--data", str(folder)]
    with started([*command, "--config", str(config)]) as process:
        yield Ours(game, process, port)


@contextmanager
def peer_server(folder: Path, game: str) -> Iterator[Peer]:
    port, state = free_port(), folder / "state.json"
    state.write_bytes(msgspec.json.encode(typical_view(game)))
    with started(["node", "server.js", str(port), str(state)]) as process:
        yield Peer("boardgame.io", process, port)


def typical_view(game: str) -> dict[str, Any]:
    """The view in the middle of a game, whose size the peer's state has."""
    chance, state = random.Random(1), mattock.game(game).new(2)
    for _ in range(60):
        state.apply(chance.choice(state.legal()))
    return state.view()


class Round(msgspec.Struct):
    """The highest rate of one server, once, on new tables."""

    side: str
    rate: float  # actions a second
    server_ms: float  # of CPU time for an action
    client_ms: float
    message_bytes: int  # to each socket, for an action
    load: float  # of the machine, the last minute


class Steady(msgspec.Struct):
    """So many actions a second, from sending one until another socket has the news; milliseconds."""

    side: str
    tables: int
    sockets: int
    rate: float
    actions: int
    p50: float
    p99: float
    worst: float
    load: float


async def measure_steady(side: Side, args: argparse.Namespace) -> Steady:
    load = Load()
    tables = await side.tables(load, args.tables)
    await asyncio.sleep(1.0)
    await load.steady(tables, args.rate, args.seconds)
    close_all(tables)
    return Steady(
        side=side.name,
        tables=len(tables),
        sockets=SOCKETS * len(tables),
        rate=args.rate,
        actions=len(load.times),
        p50=round(load.quantile(0.5), 1),
        p99=round(load.quantile(0.99), 1),
        worst=round(load.quantile(1.0), 1),
        load=os.getloadavg()[0],
    )


async def measure_highest(side: Side, args: argparse.Namespace) -> Round:
    load = Load()
    tables = await side.tables(load, args.tables)
    await asyncio.sleep(1.0)
    server, client = cpu_seconds(side.process), cpu_seconds(os.getpid())
    rate = await load.highest(tables, args.burst)
    count = max(1, len(load.times))
    server, client = cpu_seconds(side.process) - server, cpu_seconds(os.getpid()) - client
    close_all(tables)
    await asyncio.sleep(0.5)
    return Round(
        side=side.name,
        rate=round(rate, 1),
        server_ms=round(1e3 * server / count, 3),
        client_ms=round(1e3 * client / count, 3),
        message_bytes=round(load.heard / count),
        load=os.getloadavg()[0],
    )


def close_all(tables: list[Table]) -> None:
    for table in tables:
        for wire in table.wires:
            wire.transport.close()


async def measure(sides: list[Side], args: argparse.Namespace) -> tuple[list[Steady], list[Round]]:
    """All servers in turn, so that each round finds them under the same conditions."""
    console = Console(highlight=False, soft_wrap=True)
    steady, rounds = [], []
    for side in sides:
        found = await measure_steady(side, args)
        steady.append(found)
        console.print(
            f"{side.name}: {found.tables} tables, {found.sockets} sockets, {found.rate:g}/s: "
            f"p50 {found.p50} ms, p99 {found.p99} ms, worst {found.worst} ms; load {found.load:.1f}"
        )
    for _ in range(args.rounds):
        for side in sides:
            one = await measure_highest(side, args)
            rounds.append(one)
            console.print(
                f"{side.name}: {one.rate:.0f} actions/s, CPU for one {one.server_ms:.2f} ms here and "
                f"{one.client_ms:.2f} ms in the client, {one.message_bytes:.0f} bytes; load {one.load:.1f}"
            )
    return steady, rounds


def ratios(rounds: list[Round], what: Callable[[Round, Round], float]) -> str:
    """The middle of the ratios of all rounds, and their span."""
    found = sorted(what(ours, theirs) for ours, theirs in zip(rounds[::2], rounds[1::2], strict=True))
    return f"{median(found):.2f} ({found[0]:.2f}..{found[-1]:.2f})"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=50.0, help="actions a second")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long at that rate")
    parser.add_argument("--burst", type=float, default=2.0, help="how long at the highest rate")
    parser.add_argument("--rounds", type=int, default=5, help="of the highest rate")
    parser.add_argument("--game", choices=mattock.games(), default="pergamon")
    parser.add_argument("--peer", action="store_true", help="boardgame.io, too")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    args = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sides: list[Side] = [stack.enter_context(our_server(folder, args.game))]
        if args.peer:
            sides.append(stack.enter_context(peer_server(folder, args.game)))
        steady, rounds = uvloop.run(measure(sides, args))
    if args.peer:
        Console(highlight=False).print(
            f"ours / boardgame.io: rate {ratios(rounds, lambda a, b: a.rate / b.rate)},"
            f" CPU for an action 1 / {ratios(rounds, lambda a, b: b.server_ms / a.server_ms)}"
        )
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode({"steady": steady, "highest": rounds})))
    return 0


if __name__ == "__main__":
    sys.exit(main())
