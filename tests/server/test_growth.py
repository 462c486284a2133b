"""What a request does must not grow with all that was ever played: no query looks through a whole table."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mattock.server.storage import find_home
from mattock.server.storage.base import Connection
from mattock.server.storage.migrate import migrate, migrations
from mattock.server.storage.postgres import PostgresConnection
from mattock.server.storage.sqlite import SqliteConnection
from tests.server.running import PATIENCE, Person, Server, running

Asked = list[tuple[str, tuple[Any, ...]]]
OF_WHAT_IS_GIVEN = ("SCAN new", "SCAN CONSTANT", "SCAN (subquery")  # the rows of the statement itself
OF_THE_LOBBY = "board_open"  # indexes that are read in their order, as far as the page is long


@pytest.fixture
def asked(server: Server, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """All that the database of the server is asked."""
    found: Asked = []
    for kind in (SqliteConnection, PostgresConnection):
        run = kind.run

        def heard(
            self: Any, sql: str, args: Any = (), run: Callable[..., list[tuple[Any, ...]]] = run
        ) -> list[tuple[Any, ...]]:
            found.append((sql, tuple(args)))
            return run(self, sql, args)

        monkeypatch.setattr(kind, "run", heard)
    return found


def looked_through(server: Server, asked: Asked) -> list[str]:
    """The queries that read a whole table, as the database plans them."""
    found = []
    with closing(find_home(server.config.database_url).connect(owner=False)) as db:
        for sql, args in dict.fromkeys(asked):
            if sql.startswith(("SELECT", "UPDATE", "DELETE")):
                found += [f"{step}: {sql}" for step in scans(db, sql, args)]
    return found


def scans(db: Connection, sql: str, args: tuple[Any, ...]) -> Iterator[str]:
    if isinstance(db, SqliteConnection):
        for *_, step in db.db.execute(f"EXPLAIN QUERY PLAN {sql}", args):
            if (
                step.startswith("SCAN ")
                and not step.startswith(OF_WHAT_IS_GIVEN)
                and OF_THE_LOBBY not in step
            ):
                yield step
        return
    db.run("SET enable_seqscan = off")  # where there are few rows it would be the best plan
    for (step,) in db.run(f"EXPLAIN {sql}", args):
        if "Seq Scan" in step:
            yield step


def test_no_request_looks_through_all_that_was_played(
    server: Server, ada: Person, bob: Person, asked: Asked
) -> None:
    made = ada.set_up("link", "link", open=True)
    table = ada.set_up("me", "me", open=True)["table"]
    ada.post("/api/account", {"name": f"Ada of {made['table']}", "passphrase": "correct horse"})
    bob.claim(made["seat_links"][1])
    socket = ada.sit(table)
    socket.until("view")
    assert socket.act()["type"] == "ack"
    socket.ask("say", text="Hello")
    ada.http.put(f"/api/tables/{made['table']}/note", json={"text": "mine"})
    for which in ("open", "mine", "finished", "open&game=thebes", "open&free=true"):
        ada.get(f"/api/tables?list={which}")
    for path in ("/health", "/api/me/statistics", "/api/server", "/api/me"):
        ada.get(path)
    ada.post("/api/login", {"name": f"Ada of {made['table']}", "passphrase": "correct horse"})
    server.wait(server.house.timers.clear_out)
    assert ada.http.delete("/api/me").status_code == 200
    assert bob.http.delete("/api/me").status_code == 200
    assert any(sql.startswith("DELETE FROM person") for sql, _ in asked)
    assert looked_through(server, asked) == []


def test_a_deletion_replays_no_game_that_is_over(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.set_up("me", "me", game="mykerinos")["table"]
    socket = ada.sit(table)
    socket.act()
    socket.ask("ask", what="end")
    ada.open_things.close()
    server.call(server.house.rooms.loaded.clear)
    me = ada.get("/api/me")["person"]

    def replay(_: object) -> None:
        raise AssertionError("a game that is over was replayed")

    with monkeypatch.context() as patch:
        patch.setattr(server.house, "replay", replay)
        assert ada.http.delete("/api/me").status_code == 200
    stored = server.wait(lambda: server.house.store.load(table))
    assert me not in str(stored)
    assert "Somebody" in str(stored)


def test_what_takes_long_to_read_holds_up_nobody_else(folder: Path) -> None:
    go_on = threading.Event()
    with running(folder) as server:
        ada = Person(server.url)
        ada.post("/api/me", {"name": "Ada"})
        slow = server.call(lambda: server.house.store.reader.submit(lambda _: go_on.wait(PATIENCE)))
        assert ada.get("/api/tables?list=open") == []
        assert not slow.done()
        go_on.set()
        ada.close()


def test_names_in_older_logs_are_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was stored before there was an index is in it after the step; of kinds of entries to come, too."""
    home = find_home(f"sqlite:///{folder / 'mattock.sqlite'}")
    ada, bob, eve = (f"p{number:012x}" for number in range(3))
    with closing(home.connect(owner=True)) as db, monkeypatch.context() as patch:
        patch.setattr("mattock.server.storage.migrate.migrations", lambda: migrations()[:2])
        migrate(db)
        row = ("t1", f'{{"owner":"{ada}"}}', "finished", 0, 1, 2, None, "{}")
        db.run(
            "INSERT INTO board (id, header, status, listed, created, changed, due, line)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            row,
        )
        bodies = [
            f'{{"kind":"asked","people":["{bob}"]}}',
            '{"kind":"line","text":"A p 1"}',
            f'{{"kind":"new","who":{{"one":"{eve}"}}}}',
        ]
        for number, body in enumerate(bodies, 1):
            db.run("INSERT INTO entry VALUES (?, ?, ?, ?)", ("t1", number, 1, body))
        db.run(
            "INSERT INTO chat VALUES (?, ?, ?)", ("t1", 1, f'{{"type":"chat","number":1,"person":"{bob}"}}')
        )
    with closing(home.connect(owner=True)) as db:
        migrate(db)
        assert db.run("SELECT person, board FROM named ORDER BY person") == [
            (who, "t1") for who in (ada, bob, eve)
        ]
        assert db.run("SELECT person FROM chat") == [(bob,)]
