"""The attacks: each goes on until its time is over, as fast as it is let."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.attacks.beside import Attack, Stranger

AT_ONCE = 8
WATCHERS = 200
OPEN = {
    "game": "pergamon",
    "players": 2,
    "seats": [{"kind": "me"}, {"kind": "link"}],
    "open": True,
    "name": "Eve",
}
LOST = (OSError, WebSocketException, TimeoutError, httpx.TransportError)


async def together(stranger: Stranger, work: Any) -> None:
    """Several at once, each again and again."""

    async def again() -> None:
        while stranger.going:
            with suppress(*LOST):
                await work()

    await asyncio.gather(*(again() for _ in range(AT_ONCE)))


async def be_deleted(stranger: Stranger) -> None:
    """Come, set up a table, and wish to be forgotten."""

    async def work() -> None:
        async with stranger.client() as http:
            await stranger.ask(http, "POST", "/api/tables", OPEN)
            await stranger.ask(http, "DELETE", "/api/me")

    await together(stranger, work)


async def fill_the_lobby(stranger: Stranger) -> None:
    """Set up open tables, and read all lists."""
    async with stranger.client() as http:

        async def work() -> None:
            await stranger.ask(http, "POST", "/api/tables", OPEN)
            for query in ("open", "open&free=true", "open&game=thebes", "mine", "finished"):
                await stranger.ask(http, "GET", f"/api/tables?list={query}")

        await together(stranger, work)


async def watch_and_leave(stranger: Stranger) -> None:
    """Many watchers of one table, who leave all at once."""
    async with stranger.client() as http:
        table = (await stranger.ask(http, "POST", "/api/tables", OPEN))["table"]
    while stranger.going:
        found = await asyncio.gather(
            *(stranger.connect(table).__aenter__() for _ in range(WATCHERS)), return_exceptions=True
        )
        sockets = [one for one in found if not isinstance(one, BaseException)]
        stranger.answers[101] = stranger.answers.get(101, 0) + len(sockets)
        for socket in sockets:
            socket.transport.abort()
        await asyncio.sleep(0.1)


async def try_accounts(stranger: Stranger) -> None:
    """Guess names of accounts and passphrases."""

    async def work() -> None:
        name = f"name {random.randrange(1000)}"
        async with stranger.client() as http:
            for path in ("/api/login", "/api/account"):
                await stranger.ask(http, "POST", path, {"name": name, "passphrase": "correct horse"})

    await together(stranger, work)


async def write_notes(stranger: Stranger) -> None:
    """Fill the disk with notes."""
    async with stranger.client() as http:
        table = (await stranger.ask(http, "POST", "/api/tables", OPEN))["table"]

        async def work() -> None:
            text = str(random.random()) * 500
            await stranger.ask(http, "PUT", f"/api/tables/{table}/note", {"text": text})

        await together(stranger, work)


async def bring_records(stranger: Stranger) -> None:
    """Have the same game replayed again and again, and things that are no records."""
    async with stranger.client() as http:
        for _ in range(3):
            bots = {"game": "pergamon", "players": 2, "seats": [{"kind": "me"}] * 2, "name": "Eve"}
            table = (await stranger.ask(http, "POST", "/api/tables", {**bots, "numbers": False}))["table"]
        record = (await http.get(f"/api/tables/{table}/record")).content

        async def work() -> None:
            for content in (record, b"mattock record 1\n" * 20_000):
                await stranger.ask(http, "POST", "/api/records", content=content)

        await together(stranger, work)


async def ask_for_everything(stranger: Stranger) -> None:
    """All that anybody may read, and paths that there are not."""
    paths = ["/health", "/health/live", "/metrics", "/api/games", "/api/words/en", "/api/me", "/openapi.json"]
    paths += [
        "/api/protocol.json",
        "/api/games/thebes/actions",
        "/t/none",
        "/api/tables/none",
        "/" + "x" * 5000,
    ]
    async with stranger.client() as http:

        async def work() -> None:
            for path in paths:
                answer = await http.get(path)
                stranger.answers[answer.status_code] = stranger.answers.get(answer.status_code, 0) + 1

        await together(stranger, work)


async def come_as_many(stranger: Stranger) -> None:
    """A new person with each request, with names of all kinds."""
    names = ["Eve", "\u3164", "\u0410da", "a" * 40, "\U0001f3fa", "\u202eevE"]

    async def work() -> None:
        async with stranger.client() as http:
            await stranger.ask(http, "POST", "/api/me", {"name": random.choice(names)})

    await together(stranger, work)


ATTACKS: list[Attack] = [
    be_deleted,
    fill_the_lobby,
    watch_and_leave,
    try_accounts,
    write_notes,
    bring_records,
    ask_for_everything,
    come_as_many,
]
