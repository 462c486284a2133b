"""Messages that nobody should send: malformed, oversized, sent again, out of turn.

Each has to be answered by a sentence or a close code, must change nothing and be heard of by nobody else. The
tests send some thousands, `make soak-server` a million to the handler and 10,000 over real sockets.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from mattock import registry
from mattock.server import messages as m
from mattock.server.clients import Client
from mattock.server.config import Config
from mattock.server.house import House
from mattock.server.refusals import Refusal
from mattock.server.room import Room
from mattock.server.seating import claim
from mattock.server.sockets import Inbox, read_message
from mattock.server.storage import Person
from mattock.server.tables import Table
from tests.server import running

LARGE = 0.005  # of the messages over sockets: each ends its connection
EACH = 50  # messages of one client over a socket before the next
WARM_UP = 5_000
HONEST = 200  # messages between two moves that are played
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1 << 31,
    1 << 64,
    1e308,
    -0.5,
    "",
    "A",
    "\x00",
    "\ud800",
    "ß" * 50,
    [],
    {},
    [[]],
]
HEX = "0f" * 32
COMMANDS: list[dict[str, Any]] = [
    {"type": "act", "action": 1, "version": 1},
    {"action": 1, "version": 1},
    {"type": "done", "version": 1},
    {"type": "undo", "version": 1},
    {"type": "why", "action": 2},
    {"type": "ask", "what": "end"},
    {"type": "answer", "ask": 1, "yes": True},
    {"type": "resume"},
    {"type": "leave", "bot": "student"},
    {"type": "return"},
    {"type": "resign"},
    {"type": "settings", "hold": False},
    {"type": "chat", "on": False},
    {"type": "chat", "on": True},
    {"type": "commit", "seat": "A", "hash": HEX},
    {"type": "number", "seat": "A", "number": HEX},
    {"type": "say", "text": "Good luck"},
    {"type": "mute", "person": "p1", "on": True},
    {"type": "ping", "id": 5},
]
NOT_NOW = [
    command
    for command in COMMANDS
    if command.get("type") in ("done", "answer", "resume", "return", "commit", "number")
]
UNHEARD = [command for command in COMMANDS if command.get("type") not in ("why", "say", "mute", "ping")]
Data = str | bytes


# Malformed and oversized: the same for everybody.


def garbage(chance: random.Random) -> Data:
    """Bytes, or signs, by lot."""
    data = chance.randbytes(chance.randrange(60))
    return data if chance.random() < 0.5 else data.decode("latin-1")


def broken(chance: random.Random) -> Data:
    """A command with a part of it wrong."""
    command = dict(chance.choice(COMMANDS))
    odd = chance.choice(ODD)
    match chance.randrange(5):
        case 0:
            command[chance.choice(list(command))] = odd
        case 1:
            command[chance.choice(["id", "more", "type", "action"])] = odd
        case 2:
            del command[chance.choice(list(command))]
        case 3:
            text = json.dumps(command)
            return text[: chance.randrange(len(text))]
        case 4:
            data = bytearray(json.dumps(command).encode())
            data[chance.randrange(len(data))] = chance.randrange(256)
            return bytes(data)
    return json.dumps(command)


def oversized(chance: random.Random) -> Data:
    """More than a message may have, in length or in depth."""
    size = chance.randrange(5_000, 20_000)
    shapes: list[Callable[[], str]] = [
        lambda: json.dumps({"type": "say", "text": "x" * size}),
        lambda: "[" * size,
        lambda: '{"type":' * (size // 8),
        lambda: json.dumps({"type": "act", "action": 1, "version": 1, "more": ["x"] * (size // 5)}),
        lambda: '{"type": "act", "action": ' + "9" * size + ', "version": 1}',
    ]
    return chance.choice(shapes)()


def impossible(chance: random.Random) -> Data:
    """A command of somebody who has no seat."""
    return json.dumps(chance.choice(UNHEARD))


def changes_nothing(data: Data) -> bool:
    """Not, by chance, something that anybody may say."""
    try:
        return not isinstance(read_message(data), m.Say | m.Mute)
    except Refusal:
        return True


# In process.


def messages_of(framed: bytes) -> list[dict[str, Any]]:
    """What stands in frames of a server, one after the other."""
    found, at = [], 0
    while at < len(framed):
        size, start = framed[at + 1], at + 2
        if size >= 126:
            start += 2 if size == 126 else 8
            size = int.from_bytes(framed[at + 2 : start], "big")
        found.append(json.loads(framed[start : start + size]))
        at = start + size
    return found


class Ear:
    """A client without a connection, its own wire and transport: what it is sent stays here."""

    def __init__(self, desk: Desk, person: Person) -> None:
        self.transport = self
        self.client = Client(self, "", desk.house.metrics, desk.room.id, person)  # type: ignore[arg-type]
        self.inbox = Inbox(self.client, desk.house, desk.room)
        self.accepted: list[str] = []
        self.frames: list[bytes] = []

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def write(self, framed: bytes) -> None:
        self.frames.append(framed)

    def heard(self) -> list[dict[str, Any]]:
        """What came since the last time."""
        found = messages_of(b"".join(self.frames))
        self.frames.clear()
        return found or [{"type": "bye"}] * self.client.bye.done()


class Desk:
    """A house with one table: two players and a watcher, without a network."""

    def __init__(self, data: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        endless = {"commands_a_second": 1e9, "commands_at_once": 1 << 60, "idle_minutes": 0.0}
        self.house = House(Config(data=data, bot_processes=1, **endless), registry)  # type: ignore[arg-type]
        self.sent: Counter[str] = Counter()
        self.faults: list[str] = []
        self.ears: list[Ear] = []

    async def open(self) -> None:
        await self.house.open()
        await self.lay_table()

    async def warm_up(self) -> None:
        """One game of each kind and some messages, so that what is made once is there."""
        for _ in registry.games():
            while not self.table.over:
                await self.play_on()
            await self.lay_table()
        await self.fuzz(WARM_UP)

    async def lay_table(self) -> None:
        """A new game, of each kind in turn; the old one leaves the memory as if everybody had gone."""
        for ear in self.ears:
            self.room.part(ear.client)
        self.house.rooms.forget_idle()
        house, games = self.house, registry.games()
        people = [(await house.sessions.introduce(name))[0] for name in ("Ada", "Bob", "Eve")]
        game = games[self.sent["tables"] % len(games)]
        self.sent["tables"] += 1
        wanted = m.NewTable(
            game=game, players=2, seats=[m.Me(), m.Link()], numbers=False, hold=False, open=True
        )
        table, _, _ = await house.tables.set_up(wanted, people[0], "127.0.0.1")
        self.room: Room = await house.rooms.get(table.header.table)
        await self.room.submit(lambda now, at: claim(now, 1, people[1].id, "Bob", at))
        self.ears = [Ear(self, person) for person in people]
        for ear in self.ears:
            await self.room.join(ear.client, None)
        self.hear_all()

    def hear_all(self) -> None:
        for ear in self.ears:
            ear.heard()

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    async def fuzz(self, count: int) -> None:
        """So many messages, with a move that is played now and then."""
        for number in range(count):
            if number % HONEST == 0:
                await self.play_on()
            kind, ear, data = self.choose()
            self.sent[kind] += 1
            await self.try_out(kind, ear, data)
        await self.compare_log()

    async def play_on(self) -> None:
        """A legal move, so that there is something to send again."""
        if self.table.over:
            await self.compare_log()
            await self.lay_table()
        mover = self.ears[self.table.play.mover]
        action = self.chance.choice(self.table.play.playing().state.legal())
        text = json.dumps({"type": "act", "action": action, "version": self.table.version})
        await mover.inbox.take(text)
        mover.accepted.append(text)
        self.hear_all()

    def choose(self) -> tuple[str, Ear, Data]:
        chance, (ada, bob, eve) = self.chance, self.ears
        kind = chance.choice(
            ["garbage", "broken", "broken", "oversized", "replayed", "turn", "turn", "watcher"]
        )
        match kind:
            case "garbage":
                return kind, chance.choice(self.ears), garbage(chance)
            case "broken":
                while not changes_nothing(data := broken(chance)):
                    pass
                return kind, eve, data
            case "oversized":
                return kind, chance.choice(self.ears), oversized(chance)
            case "watcher":
                return kind, eve, impossible(chance)
            case "replayed" if ada.accepted or bob.accepted:
                ear = chance.choice([ear for ear in (ada, bob) if ear.accepted])
                return kind, ear, chance.choice(ear.accepted)
        return "turn", *self.out_of_turn()

    def out_of_turn(self) -> tuple[Ear, Data]:
        """A well-formed command that may not be granted now."""
        chance, table = self.chance, self.table
        if table.over or chance.random() < 0.3:
            return chance.choice(self.ears[:2]), json.dumps(chance.choice(NOT_NOW))
        state = table.play.playing().state
        version = {"version": table.version}
        if chance.random() < 0.5:
            other = self.ears[1 - state.mover]
            return other, json.dumps({"type": "act", "action": chance.choice(state.legal()), **version})
        legal = set(state.legal())
        while (action := chance.randrange(-5, table.game.actions + 5)) in legal:
            pass
        return self.ears[state.mover], json.dumps({"type": "act", "action": action, **version})

    async def try_out(self, kind: str, ear: Ear, data: Data) -> None:
        table, version = self.table, self.table.version
        try:
            await ear.inbox.take(data)
        except Exception as error:
            self.faults.append(f"{kind} {data[:200]!r}: {error!r}")
            return
        answers = ear.heard()
        if not answers or answers[0]["type"] not in ("refused", "because", "pong", "bye"):
            self.faults.append(f"{kind} {data[:200]!r}: answered by {str(answers)[:200]}")
        elif answers[0]["type"] == "refused" and len(answers[0]["sentence"]) < 10:
            self.faults.append(f"{kind} {data[:200]!r}: refused without a sentence")
        if self.room.table is not table or table.version != version:
            self.faults.append(f"{kind} {data[:200]!r}: the table has changed")
        if any(other.heard() for other in self.ears if other is not ear):
            self.faults.append(f"{kind} {data[:200]!r}: others heard of it")

    async def compare_log(self) -> None:
        """Whether memory and disk still say the same."""
        stored, _, _ = await self.house.read_table(self.room.id)
        if stored.steps != self.table.steps:
            self.faults.append(f"{self.room.id}: the log differs from the table")

    async def close(self) -> None:
        await self.house.close()


def resident() -> int:
    """Bytes of memory that this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


# Over real sockets.


@dataclass
class Nuisance:
    """A watcher who sends everything, over connections that are closed on them again and again."""

    person: running.Person
    table: str
    chance: random.Random
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    socket: running.Socket | None = None

    def bother(self, count: int) -> None:
        for _ in range(count):
            data = oversized(self.chance) if self.chance.random() < LARGE else self.message()
            self.answers[self.answer_to(data)] += 1

    def message(self) -> Data:
        while not changes_nothing(data := self.chance.choice([garbage, broken, impossible])(self.chance)):
            pass
        return data

    def sit(self) -> running.Socket:
        """The connection at hand, or a new one."""
        if self.socket is None:
            self.socket = self.person.sit(self.table)
            self.socket.until("view")
        return self.socket

    def answer_to(self, data: Data) -> str:
        """The type of the answer, or the close code."""
        try:
            socket = self.sit()
            socket.ws.send(data)
            while (message := socket.next())["type"] not in ("refused", "because", "pong", "bye"):
                if message["type"] == "ack":
                    self.faults.append(f"{data[:200]!r} was acknowledged")
            socket.heard.clear()
            return str(message.get("code") or message["type"])
        except ConnectionClosed as closed:
            self.socket = None
            if closed.rcvd is None:
                self.faults.append(f"{data[:200]!r}: the connection was cut without a close code")
                return "cut"
            return str(closed.rcvd.code)


@dataclass
class Cheat(Nuisance):
    """A player who acts out of turn and against the rules, and sends again what was granted once."""

    granted: list[str] = field(default_factory=list)

    def play(self) -> list[int]:
        """An honest move over a new connection, where it is this player's turn; the moves that were made."""
        if self.socket is not None:
            self.socket.close()
            self.socket = None
        socket = self.sit()
        if not socket.my_turn():
            return []
        command = {"action": self.chance.choice(socket.view["legal"]), "version": socket.view["version"]}
        if socket.ask("act", **command)["type"] != "ack":
            self.faults.append(f"{command} was not acknowledged")
        self.granted.append(json.dumps({"type": "act", **command}))
        return [command["action"]]

    def message(self) -> Data:
        commands = [garbage(self.chance), json.dumps(self.chance.choice(NOT_NOW)), self.forbidden()]
        return self.chance.choice([*commands, *self.granted[-3:]])

    def forbidden(self) -> str:
        """An action that is illegal, or another's to make."""
        view = self.sit().view
        legal = set(view.get("legal", ()))
        actions = registry.game(view["table"]["game"]).actions
        while (action := self.chance.randrange(-5, actions + 5)) in legal:
            pass
        return json.dumps({"type": "act", "action": action, "version": view["version"]})


def annoy(server: running.Server, count: int, seed: int) -> tuple[Counter[str], list[str]]:
    """So many messages of two players and a watcher, honest moves between them; answers and faults."""
    people = [running.Person(server.url, name) for name in ("Ada", "Bob", "Eve")]
    made = people[0].set_up("me", "link", open=True)
    people[1].claim(made["seat_links"][1])
    people[2].post("/api/me", {"name": "Eve"})
    table, chance = made["table"], random.Random(seed)
    players = [Cheat(person, table, chance) for person in people[:2]]
    crowd: list[Nuisance] = [*players, Nuisance(people[2], table, chance)]
    played: list[int] = []
    for first in range(0, count, EACH * len(crowd)):
        for number, nuisance in enumerate(crowd):
            nuisance.bother(max(0, min(EACH, count - first - number * EACH)))
        for player in players:
            played += player.play()
    steps = people[0].get(f"/api/tables/{table}/steps")
    faults = [fault for nuisance in crowd for fault in nuisance.faults]
    if played != [step["id"] for step in steps if step["kind"] == "move" and not step.get("auto")]:
        faults.append("the table has changed by other moves than those that were granted")
    if {step["kind"] for step in steps} - {"link", "claimed", "began", "draw", "move"}:
        faults.append(f"the table has changed: {steps[-5:]}")
    for person in people:
        person.close()
    return sum((nuisance.answers for nuisance in crowd), Counter()), faults
