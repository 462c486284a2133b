"""The lobby: pages, filters, and how much of it one visitor may fill."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from mattock.server import lobby
from tests.server.conftest import HOMES
from tests.server.running import Person, Server, running, settings

WAITING = {"kind": "link"}
OPEN = {"game": "pergamon", "players": 2, "seats": [WAITING, WAITING], "open": True, "numbers": False}


def listed(who: Person, query: str = "") -> list[str]:
    return [line["table"] for line in who.get(f"/api/tables?list=open{query}")]


def test_the_list_goes_on_page_by_page(server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where several tables have changed in the same millisecond."""
    made = {ada.set_up("link", "me", open=True)["table"] for _ in range(5)}
    lines = {line["table"]: line["changed"] for line in ada.get("/api/tables?list=open")}
    same = "UPDATE board SET changed = 7, line = REPLACE(line, ?, ?) WHERE id = ?"
    for table in made:
        args = (f'"changed":{lines[table]}', '"changed":7', table)
        change = partial(server.house.store.change, same, args)
        server.wait(change)
    monkeypatch.setattr(lobby, "MOST_LINES", 2)
    seen: list[str] = []
    query = ""
    while page := ada.get(f"/api/tables?list=open{query}"):
        seen += [line["table"] for line in page]
        query = f"&before={page[-1]['changed']}&below={page[-1]['table']}"
    assert len(seen) == len(set(seen))
    assert made <= set(seen)


def test_the_list_can_be_of_one_game_or_of_free_seats(ada: Person) -> None:
    waiting = ada.set_up("me", "link", game="thebes", open=True)["table"]
    playing = ada.set_up("me", "me", game="mykerinos", open=True)["table"]
    assert waiting in listed(ada, "&game=thebes")
    assert playing not in listed(ada, "&game=thebes")
    assert waiting in listed(ada, "&free=true")
    assert playing not in listed(ada, "&free=true")
    assert {waiting, playing} <= set(listed(ada))


@pytest.fixture(params=HOMES)
def narrow(request: pytest.FixtureRequest, folder: Path) -> Iterator[Server]:
    """A server where few tables may wait."""
    database = request.getfixturevalue("cluster").fresh() if request.param == "postgres" else ""
    with running(folder, database=database, most_waiting=2, most_waiting_from=3) as server:
        yield server


def test_one_visitor_or_one_address_fills_only_so_much_of_the_lobby(narrow: Server) -> None:
    with ExitStack() as people:
        ada, bob = Person(narrow.url), Person(narrow.url, "Bob")
        people.callback(ada.close)
        people.callback(bob.close)
        for who in (ada, bob):
            who.post("/api/me", {"name": who.name})
        for _ in range(2):
            ada.post("/api/tables", OPEN)
        assert ada.post("/api/tables", OPEN, status=409)["message"] == "server-most-waiting"
        assert bob.post("/api/tables", OPEN, status=201)
        assert bob.post("/api/tables", OPEN, status=409)["message"] == "server-most-waiting-from"
        assert len(listed(ada)) == 3
        ada.post("/api/tables", {**OPEN, "open": False}, status=201)
        begun = listed(ada)[-1]
        for _ in range(2):
            ada.post(f"/api/tables/{begun}/take")
        ada.post("/api/tables", OPEN, status=201)


def test_a_table_that_waits_again_still_counts(narrow: Server) -> None:
    """Somebody sits down and gets up: it was never begun."""
    ada, bob = Person(narrow.url), Person(narrow.url, "Bob")
    bob.post("/api/me", {"name": "Bob"})
    tables = [ada.set_up("me", "link", open=True, numbers=True)["table"] for _ in range(2)]
    bob.post(f"/api/tables/{tables[0]}/take")
    assert ada.get(f"/api/tables/{tables[0]}")["status"] == "ceremony"
    assert ada.post("/api/tables", OPEN, status=409)["message"] == "server-most-waiting"
    ada.close()
    bob.close()


def test_many_at_once_pass_no_limit(server: Server, ada: Person) -> None:
    """A limit is counted where the table is stored, not before."""
    ada.post("/api/me", {"name": "Ada"})
    with settings(server, most_tables=3), ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: ada.http.post("/api/tables", json=OPEN).status_code, range(16)))
    assert sorted(answers) == [201] * 3 + [409] * 13
