"""What cannot be stored is not acknowledged, and what stops comes back."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from mattock.core.errors import BadRecord
from mattock.server import entries as log
from mattock.server import timers
from mattock.server.storage import ConnectionLost, StorageError, postgres, sqlite
from mattock.server.tables import Table
from tests.server.conftest import HOMES
from tests.server.killing import Mortal
from tests.server.restarts import Restarts
from tests.server.running import PATIENCE, Person, Server, running
from tests.server.shifting import DAYS, MINUTES, shift_times

NEW = {"game": "pergamon", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}], "numbers": False}


def break_storage(server: Server, times: int) -> None:
    """The next writes fail as on a full disk."""
    store = server.house.store
    real = store.append
    left = times

    def append(*args: Any) -> asyncio.Future[None]:
        nonlocal left
        if left == 0:
            return real(*args)
        left -= 1
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(StorageError("The disk of the server is full: nothing can be stored."))
        return future

    server.call(lambda: setattr(store, "append", append))


def test_a_full_disk_is_said_and_nothing_is_acknowledged(folder: Path) -> None:
    with running(folder) as server:
        ada = Person(server.url)
        socket = ada.sit(ada.set_up("me", "me")["table"])
        before = socket.until("view")
        break_storage(server, 1)
        refused = socket.act()
        assert refused["code"] == "storage"
        assert "disk" in refused["sentence"]
        assert socket.act()["type"] == "ack"
        views = [message for message in socket.heard if message["type"] == "view"]
        assert views[-1]["view"] == before["view"], "the position was not stored, so it is the old one"
        assert socket.view["after"] == before["version"]
        ada.close()


def test_a_chat_that_may_have_been_stored_is_not_in_the_way_of_the_next(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(folder) as server:
        ada = Person(server.url)
        socket = ada.sit(ada.set_up("me", "me")["table"])
        socket.until("view")
        store = server.house.store
        real = store.add_chat

        async def lose(*args: Any) -> None:
            await real(*args)
            raise ConnectionLost("The connection to the database was lost: nothing can be stored.")

        monkeypatch.setattr(store, "add_chat", lose)
        assert socket.ask("say", text="Is it there?")["code"] == "storage"
        monkeypatch.undo()
        assert socket.ask("say", text="It is.")["type"] == "ack"
        assert [m["number"] for m in socket.heard if m["type"] == "chat"] == [2]
        ada.close()


def limit_files(server: Mortal, most: int) -> None:
    """No file of the server may grow beyond this: what the system then says is that of a disk in trouble."""
    assert server.process is not None
    assert server.process.pid is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def test_a_real_file_that_cannot_grow(tmp_path: Path) -> None:
    """Nothing is acknowledged that is not there after a kill; with room again the same server goes on."""
    with Mortal(tmp_path) as server:
        ada = reach(server)
        table = ada.set_up("me", "me")["table"]
        socket = ada.sit(table)
        assert socket.act()["type"] == "ack"
        limit_files(server, (tmp_path / "mattock.sqlite-wal").stat().st_size)
        refused = socket.act()
        assert refused["code"] == "storage"
        assert "nothing can be stored" in refused["sentence"]
        limit_files(server, resource.RLIM_INFINITY)
        assert socket.act()["type"] == "ack"
        acknowledged = socket.view["version"]
        server.kill()
        server.start()
        cookies = dict(ada.http.cookies)
        ada.close()
        ada = reach(server)
        ada.http.cookies.update(cookies)
        assert ada.sit(table).until("view")["version"] == acknowledged
        ada.close()


def reach(server: Mortal) -> Person:
    """Somebody who waits until the server answers."""
    ada = Person(server.url)
    while True:
        try:
            ada.get("/health")
            return ada
        except httpx.TransportError:
            time.sleep(0.05)


@contextmanager
def locked(database: str, folder: Path) -> Iterator[None]:
    """Another program holds the database."""
    if database:
        with psycopg.connect(database) as other:
            other.execute("LOCK TABLE entry IN EXCLUSIVE MODE")
            yield
    else:
        with closing(sqlite3.connect(folder / "mattock.sqlite", isolation_level=None)) as file:
            file.execute("BEGIN IMMEDIATE")
            yield


@pytest.mark.parametrize("home", HOMES)
def test_a_locked_database_is_said_to_players_and_host(
    home: str,
    folder: Path,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.1)
    monkeypatch.setattr(postgres, "LOCK_SECONDS", 0.1)
    database = request.getfixturevalue("cluster").fresh() if home == "postgres" else ""
    with running(folder, database=database) as server:
        ada = Person(server.url)
        socket = ada.sit(ada.set_up("me", "me")["table"])
        version = socket.until("view")["version"]
        with locked(database, folder):
            assert ada.http.post("/api/tables", json=NEW).status_code == 503
            assert "locked by another program" in caplog.text
            caplog.clear()
            server.call(lambda: setattr(server.house, "unstorable", ""))
            refused = socket.act()
            assert (refused["code"], refused["version"]) == ("storage", 0)
            assert "locked by another program" in refused["sentence"]
            assert "locked by another program" in caplog.text
        assert socket.act()["version"] > version
        assert "can be stored again" in caplog.text
        ada.close()


def test_a_clock_that_jumps_takes_nobodys_time(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The house has a clock of its own; where that is set back between starts, times still never go back."""
    with running(folder) as server:
        house = server.house
        ada = Person(server.url)
        made = ada.set_up("me", "me", pace={"kind": "live", "minutes": 5, "seconds": 0})
        socket = ada.sit(made["table"])
        socket.act()
        server.call(lambda: setattr(house.clock, "zero", house.clock.zero - 7200))
        assert socket.act()["type"] == "ack"
        times = [step["at"] for step in ada.get(f"/api/tables/{made['table']}/steps")]
        assert times == sorted(times)
        assert min(socket.view["table"]["clock"]["left"].values()) > 4 * 60_000
        server.call(house.clock.watch)
        assert "jumped by +7200 s" in caplog.text
        server.call(house.rooms.loaded.clear)
        ada.get(f"/api/tables/{made['table']}")
        assert "this machine's clock was set back" in caplog.text
        ada.close()


LIVE, SLOW = {"kind": "live", "minutes": 1, "seconds": 0}, {"kind": "days", "days": 1}


@pytest.mark.parametrize("by", [-2 * MINUTES, -5 * DAYS, 5 * DAYS], ids=["away", "ahead", "back"])
@pytest.mark.parametrize("pace", [LIVE, SLOW], ids=["live", "days"])
@pytest.mark.parametrize("home", HOMES)
def test_no_time_runs_while_the_server_is_away(
    request: pytest.FixtureRequest, folder: Path, home: str, pace: dict[str, Any], by: int
) -> None:
    """Nor does a clock of the machine that stands elsewhere at the next start end a table."""
    database = request.getfixturevalue("cluster").fresh() if home == "postgres" else ""
    with running(folder, database=database) as server:
        ada = Person(server.url)
        table = ada.set_up("me", "me", pace=pace)["table"]
        socket = ada.sit(table)
        socket.act()
        before = socket.view["table"]["clock"]
        url = server.config.database_url
        socket.close()
    shift_times(url, by)
    with running(folder, database=database) as server:
        server.wait(server.house.timers.go_on_with_all)
        server.wait(server.house.timers.tick)
        ada.url = server.url
        ada.http.base_url = server.url
        again = ada.sit(table, "?version=1")
        told = again.until("view")
        assert not any(seat["bot"] for seat in told["table"]["seats"])
        (step,) = [step for step in told["steps"] if step["kind"] == "interrupted"]
        assert step.get("away", 0) == pytest.approx(max(0, -by) // 1000, abs=30)
        clock = told["table"]["clock"]
        assert clock["running"] == before["running"]
        left = clock["until"] - server.house.clock()
        at_most = before["until"] - before["at"] + 1 * MINUTES
        assert at_most - 30_000 < left <= at_most
        assert again.act()["type"] == "ack"
        assert ada.get(f"/api/tables/{table}")["seats"][0]["bot"] == ""
        ada.close()


@pytest.mark.parametrize("home", HOMES)
def test_after_each_restart_the_list_says_what_the_logs_say(
    request: pytest.FixtureRequest, tmp_path: Path, home: str
) -> None:
    database = request.getfixturevalue("cluster").fresh() if home == "postgres" else ""
    assert Restarts(tmp_path, database, seed=3).run(3) == []


def test_a_time_in_which_nothing_can_be_stored_is_an_outage(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "BEAT", 0.05)
    with running(folder) as server:
        ada = Person(server.url)
        table = ada.set_up("me", "me", pace=LIVE)["table"]
        socket = ada.sit(table)
        socket.until("view")

        def stop_heart() -> None:
            for name in ("begin_run", "beat"):
                monkeypatch.setattr(server.house.store, name, broken)

        def look_later() -> None:
            server.house.beaten -= 100

        real = server.house.store.begin_run

        async def broken(*_: object) -> None:
            raise StorageError("The disk of the server is full: nothing can be stored.")

        server.call(stop_heart)
        server.wait(lambda: server.house.store.writer.submit(lambda _: None))  # a beat may be on its way
        server.call(look_later)
        assert httpx.get(f"{server.url}/health/ready").status_code == 503
        assert httpx.get(f"{server.url}/health").status_code == 503
        assert httpx.get(f"{server.url}/health/live").status_code == 200
        server.call(lambda: setattr(server.house.clock, "zero", server.house.clock.zero + 300))
        server.wait(server.house.timers.tick)
        server.call(lambda: monkeypatch.setattr(server.house.store, "begin_run", real))
        deadline = time.monotonic() + PATIENCE
        while httpx.get(f"{server.url}/health/ready").status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        server.wait(server.house.timers.tick)
        line = ada.get(f"/api/tables/{table}")
        assert not any(seat["bot"] for seat in line["seats"])
        kinds = [step["kind"] for step in ada.get(f"/api/tables/{table}/steps")]
        assert kinds[-1] == "interrupted"
        ada.close()


def test_a_beat_that_takes_long_is_an_outage(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers, "BEAT", 1e9)
    with running(folder) as server:
        ada = Person(server.url)
        table = ada.set_up("me", "me", pace=LIVE)["table"]
        house = server.house

        def long_ago() -> None:
            house.beaten -= 100
            house.beaten_at -= 100_000

        server.call(long_ago)
        assert server.wait(house.beat)
        server.call(house.rooms.read_again)
        last = ada.get(f"/api/tables/{table}/steps")[-1]
        assert last["kind"] == "interrupted"
        assert last["away"] >= 100
        assert not server.wait(house.beat)
        ada.close()


def test_health_tells_that_nothing_can_be_stored(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers, "BEAT", 1e9)
    with running(folder) as server:
        assert httpx.get(f"{server.url}/health/ready").json()["status"] == "ok"
        ada = Person(server.url)
        ada.post("/api/me", {"name": "Ada"})

        def fail(_: object) -> None:
            raise StorageError("The disk of the server is full: nothing can be stored.")

        with pytest.raises(StorageError):
            server.wait(lambda: server.house.store.writer.submit(fail))
        told = httpx.get(f"{server.url}/health/ready")
        assert told.status_code == 503
        assert "disk" in told.json()["trouble"]
        strange = httpx.get(f"{server.url}/health/ready", headers={"X-Forwarded-For": "192.0.2.1"})
        assert strange.status_code == 503
        assert "disk" not in strange.text
        assert httpx.get(f"{server.url}/health/live").status_code == 200
        ada.post("/api/me", {"name": "Bob"})
        assert httpx.get(f"{server.url}/health/ready").status_code == 200
        ada.close()


def test_tables_are_read_when_somebody_asks_for_them(folder: Path) -> None:
    """But for those where a bot is to move."""
    with running(folder) as server:
        ada = Person(server.url)
        for _ in range(3):
            ada.sit(ada.set_up("me", "me")["table"]).act()
        table = ada.set_up("me", "greedy")["table"]
        ada.sit(table).until_told(lambda view: "legal" in view)
        server.wait(lambda: server.house.store.change("UPDATE board SET due = 1 WHERE id = ?", (table,)))
        ada.open_things.close()
    with running(folder) as server:
        server.wait(server.house.timers.go_on_with_all)
        assert list(server.house.rooms.loaded) == [table]
    ada.close()


def test_a_bots_move_that_could_not_be_stored_is_made_later(folder: Path) -> None:
    with running(folder) as server:
        ada = Person(server.url)
        table = ada.set_up("me", "greedy", hold=True)["table"]
        socket = ada.sit(table)
        socket.until_told(lambda view: "legal" in view)
        socket.act()
        version = socket.until_told(lambda view: view["table"]["holding"] == "A")["version"]
        assert socket.ask("done", version=version)["type"] == "ack"
        break_storage(server, 1)
        socket.until_told(lambda view: "legal" in view and view["version"] > version + 1)
        ada.close()


def test_a_stopped_server_comes_back_with_everything(folder: Path) -> None:
    with running(folder) as server:
        ada = Person(server.url)
        table = ada.set_up("me", "greedy")["table"]
        socket = ada.sit(table)
        for _ in range(5):
            socket.act()
        socket.until_told(lambda view: "legal" in view)
        cookies = dict(ada.http.cookies)
        kept = socket.view
        steps = ada.get(f"/api/tables/{table}/steps")
        ada.close()
    with running(folder) as server:
        ada = Person(server.url)
        ada.http.cookies.update(cookies)
        view = ada.sit(table, f"?version={kept['version']}").until("view")
        assert view["steps"] == []
        for part in ("version", "view", "now", "legal", "seen", "table"):
            assert view[part] == kept[part], part
        assert ada.get(f"/api/tables/{table}/steps") == steps
        ada.close()


def test_who_goes_away_while_it_is_stored_has_still_acted(folder: Path) -> None:
    """The bots answer, too, although nobody was there to hear the acknowledgement."""
    with running(folder) as server:
        ada = Person(server.url)
        table = ada.set_up("me", "greedy")["table"]
        socket = ada.sit(table)
        socket.until_told(lambda view: "legal" in view)
        version = socket.view["version"]
        socket.send(type="act", action=socket.view["legal"][0], version=version)
        socket.close()
        again = ada.sit(table)
        again.until_told(lambda view: "legal" in view and view["version"] > version)
        ada.close()


def test_a_log_that_the_rules_see_otherwise_is_not_played_on(folder: Path) -> None:
    with running(folder) as server:
        ada = Person(server.url)
        table = ada.set_up("me", "me")["table"]
        stored = asyncio.run_coroutine_threadsafe(load(server, table), server.loop).result(30)
        header = log.read_header(stored.header)
        swap = str.maketrans("AB", "BA")
        other = [(at, body.translate(swap) if "start" in body else body) for at, body in stored.entries]
        with pytest.raises(BadRecord, match="The log of this table says"):
            Table.load(header, other, server.house.games.game("pergamon"))
        ada.close()


def test_a_table_that_cannot_be_read_stops_no_other(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The first has a move that there is not, the second an entry: the third goes on after a start."""
    with running(folder) as server:
        ada = Person(server.url)
        tables = [ada.set_up("me", "greedy", hold=True)["table"] for _ in range(3)]
        for table in tables:
            socket = ada.sit(table)
            assert socket.act()["type"] == "ack"
        ada.close()
    change = "UPDATE entry SET body = REPLACE(body, ?, ?) WHERE board = ?"
    other = sqlite3.connect(folder / "mattock.sqlite")
    other.execute(change, ('"text":"A ', '"text":"A no ', tables[0]))
    other.execute(change, ('"kind":"began"', '"kind":"unheard"', tables[1]))
    other.execute("UPDATE board SET due = 1")
    other.commit()
    other.close()
    with running(folder) as server:
        *_, going_on = server.house.timers.tasks
        server.wait(lambda: going_on)
        assert list(server.house.rooms.loaded) == [tables[2]]
        assert f"Table {tables[0]}: 'A no" in caplog.text
        assert f"Table {tables[1]}: The log of this table cannot be read" in caplog.text
        assert not any(record.exc_info for record in caplog.records)


async def load(server: Server, table: str) -> Any:
    return await server.house.store.load(table)
