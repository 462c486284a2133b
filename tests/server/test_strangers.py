"""Who counts as one, and what strangers may do to an account."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from mattock.server import accounts
from mattock.server.accounts import MOST_FROM, MOST_WAITING, Passphrases
from mattock.server.admin import Ban, Unban, execute
from mattock.server.limits import LOOSER
from mattock.server.refusals import Refusal
from tests.server.running import PATIENCE, Person, Server, Socket, running

SECRET = "correct horse battery"
NET, NEXT, FAR = "2001:db8:1:2:", "2001:db8:1:3:", "2001:db8:9:9:"


@pytest.fixture
def behind(folder: Path) -> Iterator[Server]:
    """A server behind a proxy, which says where everybody comes from."""
    with running(folder, trusted_proxy=["127.0.0.1"], newcomers_an_hour=5.0) as server:
        yield server


def ask(server: Server, address: str, path: str, body: Any, **cookies: str) -> httpx.Response:
    """A request from an address, by somebody with no cookies but these."""
    pairs = "; ".join(f"{name}={value}" for name, value in cookies.items())
    headers = {"x-forwarded-for": address} | ({"cookie": pairs} if pairs else {})
    return httpx.post(f"{server.url}{path}", json=body, headers=headers, timeout=PATIENCE)


def codes(server: Server, addresses: list[str], path: str, body: Any) -> list[int]:
    return [ask(server, address, path, body).status_code for address in addresses]


def test_newcomers_of_one_household_count_together(behind: Server) -> None:
    me = {"name": "Ada"}
    assert codes(behind, [f"{NET}:{n}" for n in range(1, 9)], "/api/me", me) == [200] * 5 + [429] * 3
    assert codes(behind, [f"{NEXT}:1"], "/api/me", me) == [200], "the neighbours are others"
    many = [f"2001:db8:1:{net:x}::{n}" for net in range(16, 32) for n in range(1, 6)]
    taken = codes(behind, many, "/api/me", me).count(200)
    assert taken == LOOSER * 5 - 6, "but not so many of them"
    assert codes(behind, ["::ffff:192.0.2.1", "::ffff:192.0.2.2"], "/api/me", me) == [200, 200]


def test_wrong_passphrases_of_one_household_count_together(behind: Server) -> None:
    wrong = {"name": "Ada", "passphrase": "wrong horse"}
    found = codes(behind, [f"{NET}:{n:x}" for n in range(1, 41)], "/api/login", wrong)
    assert found == [403] * 30 + [429] * 10


def make_account(server: Server, address: str) -> dict[str, str]:
    """An account called Ada; the cookies of the device that made it."""
    made = ask(server, address, "/api/account", {"name": "Ada", "passphrase": SECRET})
    assert made.status_code == 201
    return dict(made.cookies)


def test_strangers_guess_together_and_lock_nobody_out(behind: Server) -> None:
    device = make_account(behind, f"{NET}:1")["mattock-device"]
    right, wrong = ({"name": "Ada", "passphrase": text} for text in (SECRET, "wrong horse"))
    strangers = [f"2001:db8:{site:x}::1" for site in range(16, 90)]
    assert codes(behind, strangers, "/api/login", wrong) == [403] * 60 + [429] * 14
    refused = ask(behind, f"{FAR}:1", "/api/login", right)
    assert refused.status_code == 429
    assert refused.json()["message"] == "server-account-guessed"
    assert ask(behind, f"{NET}:7", "/api/login", right).status_code == 200, "from home"
    on_the_way = {"mattock-device": device}
    assert ask(behind, f"{FAR}:1", "/api/login", right, **on_the_way).status_code == 200, "with the device"
    somebody = {"name": "Bob", "passphrase": SECRET}
    assert ask(behind, f"{FAR}:1", "/api/login", somebody, **on_the_way).status_code == 403


def test_a_neighbour_locks_no_known_device_out(behind: Server) -> None:
    device = make_account(behind, "192.0.2.1")["mattock-device"]
    right, wrong = ({"name": "Ada", "passphrase": text} for text in (SECRET, "wrong horse"))
    assert codes(behind, ["192.0.2.1"] * 31, "/api/login", wrong)[-1] == 429
    assert ask(behind, "192.0.2.1", "/api/login", right).status_code == 429
    assert ask(behind, "192.0.2.1", "/api/login", right, **{"mattock-device": device}).status_code == 200
    guesses = [
        ask(behind, "192.0.2.9", "/api/login", wrong, **{"mattock-device": device}).status_code
        for _ in range(31)
    ]
    assert guesses == [403] * 30 + [429], "its tries are counted, too"


def test_who_is_forgotten_leaves_no_home(behind: Server) -> None:
    cookies = make_account(behind, f"{NET}:1")
    assert behind.house.logins.homes
    pairs = "; ".join(f"{name}={value}" for name, value in cookies.items())
    gone = httpx.delete(f"{behind.url}/api/me", headers={"cookie": pairs}, timeout=PATIENCE)
    assert gone.status_code == 200
    assert not behind.house.logins.homes
    assert 'mattock-device=""' in str(gone.headers.get_list("set-cookie"))


def test_a_banned_address_closes_its_household(behind: Server) -> None:
    def carry_out(command: Ban | Unban) -> None:
        behind.wait(lambda: execute(behind.house, command))

    me = {"name": "Ada"}
    carry_out(Ban(f"{NET}:1"))
    assert behind.house.doors.banned == {"2001:db8:1:2::/64"}
    assert codes(behind, [f"{NET}:1", f"{NET}:99", f"{NEXT}:1"], "/api/me", me) == [403, 403, 200]
    carry_out(Unban(f"{NET}:5"))
    assert codes(behind, [f"{NET}:1"], "/api/me", me) == [200]
    carry_out(Ban("::ffff:192.0.2.1"))
    assert codes(behind, ["192.0.2.1", "192.0.2.2"], "/api/me", me) == [403, 200]
    behind.call(lambda: behind.house.doors.ban(frozenset({"2001:db8:1:2::7/128"})))
    assert codes(behind, [f"{NET}:1"], "/api/me", me) == [403], "an old ban, too"
    carry_out(Unban("2001:db8:1:2::7"))
    assert codes(behind, [f"{NET}:1"], "/api/me", me) == [200]


def test_sockets_of_one_household_count_together(folder: Path) -> None:
    with running(folder, trusted_proxy=["127.0.0.1"], most_sockets_from=2) as server:
        ada = Person(server.url)
        table = ada.set_up("me", "me", open=True)["table"]
        seen = []
        for address in (f"{NET}:1", f"{NET}:2", f"{NET}:3", f"{NEXT}:1"):
            seen.append(Socket(ada, table, headers={"x-forwarded-for": address}).next()["type"])
        assert seen == ["view", "view", "bye", "view"]
        ada.close()


def test_few_wait_for_a_hash_and_of_one_address_hardly_any(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slow(passphrase: str) -> str:
        assert go_on.wait(PATIENCE)
        return passphrase

    monkeypatch.setattr(accounts, "hasher", SimpleNamespace(hash=slow))

    async def come() -> list[Any]:
        passphrases = Passphrases()
        addresses = [f"{NET}:{n:x}" for n in range(9)] + [f"192.0.2.{n}" for n in range(MOST_WAITING)]
        tasks = [asyncio.create_task(passphrases.hash("x", address)) for address in addresses]
        await asyncio.sleep(0.05)
        go_on.set()
        return await asyncio.gather(*tasks, passphrases.hash("the host's"), return_exceptions=True)

    *found, hosts = asyncio.run(come())
    household, others = found[:9], found[9:]
    assert [one == "x" for one in household] == [True] * MOST_FROM + [False] * (9 - MOST_FROM)
    assert others.count("x") == MOST_WAITING - MOST_FROM
    assert all(isinstance(one, Refusal) and one.code == "late" for one in found if one != "x")
    assert hosts == "the host's"


def test_one_who_has_an_account_costs_no_hash(behind: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    cookies = make_account(behind, f"{NET}:1")

    async def never(*_: Any) -> str:
        raise AssertionError("hashed")

    monkeypatch.setattr(behind.house.passphrases, "hash", never)
    again = ask(behind, f"{NET}:1", "/api/account", {"name": "Other", "passphrase": SECRET}, **cookies)
    assert again.status_code == 409
