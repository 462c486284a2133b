"""What takes long has threads of its own: no kind of work waits for another, and few wait for one kind."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import pytest

from mattock.server import lobby
from mattock.server.mail import ASKED_FROM_ONE, ASKED_IN_ALL, ASKED_OF_ONE
from mattock.server.refusals import Refusal
from mattock.server.workshop import Stopped, Workshop
from tests.server.running import PATIENCE, Person, Server, running
from tests.server.test_mail import post_office, smtp_at, wait_until


@pytest.fixture
def behind(folder: Path) -> Iterator[Server]:
    """A server behind a proxy, which says where everybody comes from."""
    with running(folder, trusted_proxy=["127.0.0.1"]) as server:
        yield server


def come(server: Server, number: int) -> Person:
    """Somebody with an address of their own."""
    who = Person(server.url, f"Ada {number}")
    who.http.headers["x-forwarded-for"] = f"192.0.2.{number}"
    who.post("/api/me", {"name": who.name})
    return who


@contextmanager
def together(people: list[Person], ask: Callable[[Person], Any]) -> Iterator[list[Future[Any]]]:
    """All ask at once, and are not waited for before the end of the block."""
    with ThreadPoolExecutor(len(people)) as threads:
        yield [threads.submit(ask, who) for who in people]
    for who in people:
        who.close()


def test_a_silent_mail_server_delays_nobody_else(behind: Server) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        behind.call(lambda: behind.house.mail_through(smtp_at(silent.getsockname()[1])))

        def ask(who: Person) -> int:
            return who.http.put("/api/me/mail", json={"address": f"x@{who.name[4:]}.example"}).status_code

        with together([come(behind, n) for n in range(1, 21)], ask) as asked:
            wait_until(lambda: sum(one.done() for one in asked) == 4)
            assert {one.result() for one in asked if one.done()} == {503}, "sixteen may wait"
            bob = come(behind, 99)
            account = {"name": "Bob", "passphrase": "correct horse battery"}
            assert bob.http.post("/api/account", json=account).status_code == 201
            assert bob.http.post("/api/login", json=account).status_code == 200
            table = bob.set_up("me", "me")["table"]
            behind.call(behind.house.rooms.loaded.clear)
            assert bob.get(f"/api/tables/{table}/positions")
            assert sum(not one.done() for one in asked) == 16, "the mails still wait"
            bob.close()
            behind.wait(behind.house.mailing.close)
        assert {one.result() for one in asked} == {503}


def test_replays_of_players_do_not_wait_for_records_of_strangers(
    behind: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def check(*_: Any) -> bytes:
        assert go_on.wait(PATIENCE)
        return b"{}"

    monkeypatch.setattr(lobby, "show_record_text", check)
    eve = come(behind, 7)
    with together([eve] * 9, lambda who: who.http.post("/api/records", content=b"x").status_code) as asked:
        wait_until(lambda: sum(one.done() for one in asked) == 5)
        assert {one.result() for one in asked if one.done()} == {503}, "four of one address may wait"
        ada = come(behind, 1)
        assert ada.get(f"/api/tables/{ada.set_up('me', 'me')['table']}/positions")
        assert sum(not one.done() for one in asked) == 4
        ada.close()
        go_on.set()
        assert sorted(one.result() for one in asked) == [200] * 4 + [503] * 5


def test_nobody_floods_a_stranger_with_mails(behind: Server) -> None:
    with post_office(behind) as inbox:

        def ask(number: int, address: str, net: str = "") -> int:
            who = come(behind, number)
            if net:
                who.http.headers["x-forwarded-for"] = net
            code = who.http.put("/api/me/mail", json={"address": address}).status_code
            who.close()
            return code

        codes = [ask(n, "Bob@people.example" if n % 2 else "bob@people.example") for n in range(1, 8)]
        assert codes == [200] * ASKED_OF_ONE + [429] * (7 - ASKED_OF_ONE), "one address, whoever asks"
        many = [ask(n, f"x{n}@people.example", "198.51.100.1") for n in range(1, ASKED_FROM_ONE + 3)]
        assert many == [200] * ASKED_FROM_ONE + [429] * 2, "from one address on the net"
        mailer = behind.house.mailer
        assert mailer is not None
        behind.call(lambda: mailer.in_all.spend(ASKED_IN_ALL))
        assert ask(50, "eve@people.example") == 429, "in all"
        assert inbox.mails.qsize() == ASKED_OF_ONE + ASKED_FROM_ONE


def test_a_workshop_counts_who_waits_and_gives_every_place_back() -> None:
    async def work() -> None:
        go_on, color = threading.Event(), ContextVar("color", default="")
        shop = Workshop("test", 1, 3, 2)
        color.set("red")
        asked = [
            asyncio.create_task(shop.run(go_on.wait, PATIENCE, address=f"192.0.2.{n}"))
            for n in (1, 1, 1, 2, 3)
        ]
        own = asyncio.create_task(shop.run(color.get))
        await asyncio.sleep(0.01)
        assert [task.done() for task in asked] == [False, False, True, False, True]
        go_on.set()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(one, Refusal) for one in found] == [False, False, True, False, True]
        assert await own == "red", "the server's own work always finds a place, and keeps its context"
        assert not shop.counts
        with pytest.raises(ZeroDivisionError):
            await shop.run(lambda: 1 // 0, address="192.0.2.1")
        assert (len(shop), shop.counts) == (0, {})
        await shop.close()

    asyncio.run(work())


def test_a_workshop_that_closes_keeps_nobody_waiting() -> None:
    async def work() -> None:
        go_on, soon = threading.Event(), threading.Event()
        shop = Workshop("test", 1)
        waiting = [asyncio.create_task(shop.run(event.wait, PATIENCE)) for event in (soon, go_on, go_on)]
        await asyncio.sleep(0.01)
        soon.set()
        await waiting[0]
        await shop.close(0.01)
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(one) for one in found] == [bool, Stopped, Stopped]
        with pytest.raises(Stopped):
            await shop.run(go_on.wait)
        go_on.set()
        for thread in shop.threads:
            thread.join(PATIENCE)

    asyncio.run(work())
