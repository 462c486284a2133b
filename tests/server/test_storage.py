"""The store, on both homes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from mattock.server.storage import DatabaseTaken, Home, StorageError, Store, Summary, find_home
from mattock.server.storage.base import Connection, ConnectionLost
from mattock.server.storage.boards import size_of
from mattock.server.storage.migrate import migrate, migrations, statements
from tests.server.homes import Cluster
from tests.server.running import running

EMPTY = Summary("playing", True, 5, 9, '{"line": 1}', ["p1", ""])


@pytest.fixture(params=["sqlite", "postgres"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    if request.param == "sqlite":
        return find_home(f"sqlite:///{tmp_path / 'some where' / 'm.sqlite'}")
    return find_home(request.getfixturevalue("cluster").fresh())


def test_what_was_appended_is_there_again(home: Home) -> None:
    async def work() -> None:
        store = Store(home)
        await store.open()
        await store.create("t1", "head", [(1, "a"), (2, "b")], EMPTY)
        await store.append("t1", 3, [(3, "c")], EMPTY._replace(status="finished", due=None), True)
        await store.close()
        again = Store(home)
        await again.open()
        stored = await again.load("t1")
        assert stored is not None
        assert (stored.header, stored.entries) == ("head", [(1, "a"), (2, "b"), (3, "c")])
        assert await again.load("t2") is None
        assert await again.person_rows("p1", True, 100, 10) == ['{"line": 1}']
        assert await again.person_rows("p1", False, 100, 10) == []
        assert await again.due(100) == []
        await again.close()

    asyncio.run(work())


def test_a_number_that_is_taken_fails_alone_in_its_batch(home: Home) -> None:
    async def work() -> None:
        store = Store(home)
        await store.open()
        await asyncio.gather(store.create("t1", "", [(1, "a")], EMPTY), store.create("t2", "", [], EMPTY))
        jobs = [store.append("t1", 1, [(2, "twice")], EMPTY, False)]
        jobs += [store.append("t2", n, [(n, f"e{n}")], EMPTY, False) for n in range(1, 30)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(results[0], StorageError)
        assert results[1:] == [None] * 29
        stored = await store.load("t2")
        assert stored is not None
        assert [body for _, body in stored.entries] == [f"e{n}" for n in range(1, 30)]
        await store.close()

    asyncio.run(work())


def test_many_tables_share_one_commit(home: Home) -> None:
    async def work() -> None:
        store = Store(home)
        await store.open()
        await asyncio.gather(*(store.create(f"t{n}", "", [(1, "a")], EMPTY) for n in range(300)))
        assert store.writer.batches < 150
        assert len(await store.open_rows(1000)) == 300
        await store.close()

    asyncio.run(work())


def test_what_many_tables_store_at_once_stays_apart(home: Home) -> None:
    """More rows than one statement takes; of a table that comes twice the last line counts, and all sizes."""

    async def work() -> None:
        store = Store(home)
        await store.open()
        tables = [f"t{n}" for n in range(250)]
        await asyncio.gather(*(store.create(table, "", [], EMPTY._replace(owner="p1")) for table in tables))
        before = store.writer.batches
        jobs = []
        for first in (1, 2):
            for table in tables:
                summary = EMPTY._replace(due=None, line=f"{table}-{first}")
                jobs.append(store.append(table, first, [(first, f"{table} {first}")], summary, False))
        await asyncio.gather(*jobs)
        assert store.writer.batches < before + 50
        for table in tables:
            stored = await store.load(table)
            assert stored is not None
            assert stored.entries == [(1, f"{table} 1"), (2, f"{table} 2")]
        assert sorted(await store.open_rows(1000)) == sorted(f"{table}-2" for table in tables)
        assert await store.due(100) == []
        written = [(first, f"{table} {first}") for table in tables for first in (1, 2)]
        assert await store.usage("p1") == (len(tables), size_of(written))
        await store.close()

    asyncio.run(work())


def test_a_second_server_is_refused_with_a_sentence(home: Home) -> None:
    async def work() -> None:
        store = Store(home)
        await store.open()
        with pytest.raises(DatabaseTaken, match="Another server is running on"):
            await Store(home).open()
        await store.close()
        again = Store(home)
        await again.open()
        await again.close()

    asyncio.run(work())


def test_a_newer_schema_is_left_alone(home: Home) -> None:
    connection = home.connect(owner=True)
    assert migrate(connection) == migrate(connection)
    connection.run("INSERT INTO schema_step VALUES (?)", (9999,))
    with pytest.raises(StorageError, match="newer program"):
        migrate(connection)
    connection.close()


def test_people_watchers_chat_and_mutes(home: Home) -> None:
    async def work() -> None:
        store = Store(home)
        await store.open()
        await store.add_person("p1", "secret", "Ada", 1)
        await store.rename_person("p1", "Ada L.")
        assert await store.find_person("secret") == ("p1", "Ada L.", "", 1)
        assert await store.find_person("other") is None
        for _ in range(2):
            await store.add_watcher("t1", "p1")
            await store.set_mute("p1", "p2", True)
        assert await store.is_watcher("t1", "p1")
        assert not await store.is_watcher("t1", "p2")
        assert await store.muted_by("p1") == ["p2"]
        await store.set_mute("p1", "p2", False)
        assert await store.muted_by("p1") == []
        for number in range(1, 6):
            await store.add_chat("t1", number, "p1", f"c{number}")
        assert await store.chats("t1", 1, 3) == ["c3", "c4", "c5"]
        await store.close()

    asyncio.run(work())


def test_a_database_that_comes_back_is_used_again(own_cluster: Cluster) -> None:
    """What was not stored is said so; afterwards the server goes on by itself, still as the only one."""

    async def work(url: str) -> None:
        store = Store(find_home(url))
        await store.open()
        await store.create("t1", "", [(1, "a")], EMPTY)
        await asyncio.to_thread(own_cluster.stop, True)
        for _ in range(2):
            with pytest.raises(ConnectionLost):
                await store.append("t1", 2, [(2, "b")], EMPTY, False)
        with pytest.raises(ConnectionLost):
            await store.load("t1")
        await asyncio.to_thread(own_cluster.start)
        await store.append("t1", 2, [(3, "c")], EMPTY, False)
        stored = await store.load("t1")
        assert stored is not None
        assert [body for _, body in stored.entries] == ["a", "c"]
        with pytest.raises(DatabaseTaken):
            await Store(find_home(url)).open()
        await store.close()

    asyncio.run(work(own_cluster.fresh()))


@pytest.mark.parametrize("url", ["mysql://x", "sqlite:mine", "", "sqlite://host/file"])
def test_an_address_that_names_nothing(url: str) -> None:
    with pytest.raises(StorageError, match="names no database"):
        find_home(url)


def test_a_sqlite_that_is_too_old_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 31, 1))
    with pytest.raises(StorageError, match=r"Tables need SQLite 3\.33\.0; this Python has"):
        find_home(f"sqlite:///{tmp_path / 'm.sqlite'}").connect(owner=True)


def test_sqlite_syncs_at_every_commit(tmp_path: Path) -> None:
    connection = find_home(f"sqlite:///{tmp_path / 'm.sqlite'}").connect(owner=True)
    assert connection.run("PRAGMA synchronous") == [(2,)]
    assert connection.run("PRAGMA journal_mode") == [("wal",)]
    connection.close()


def test_the_command_says_so_too(folder: Path) -> None:
    with running(folder):
        command = [sys.executable, "-m", "mattock", "serve", "--port", "0", "--data", str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "Another server is running on" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_job_that_fails_leaves_nothing(home: Home) -> None:
    async def work() -> None:
        store = Store(home)
        await store.open()

        def half(db: Connection) -> None:
            db.run("INSERT INTO mute VALUES (?, ?)", ("p1", "p2"))
            raise StorageError("No.")

        with pytest.raises(StorageError, match=r"No\."):
            await store.writer.submit(half)
        assert await store.muted_by("p1") == []
        await store.close()

    asyncio.run(work())


TRICKY = """-- what comes first;
CREATE TABLE one (text TEXT NOT NULL DEFAULT ';
'); CREATE TABLE two (text TEXT); -- both on a line;
INSERT INTO two
VALUES ('a;
b');
/* and ;
   that */ INSERT INTO two VALUES ('c')
"""


def test_a_semicolon_in_a_string_or_comment_ends_no_statement(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = home.connect(owner=True)
    monkeypatch.setattr("mattock.server.storage.migrate.migrations", lambda: [(1, TRICKY)])
    assert migrate(connection) == 1
    connection.run("INSERT INTO one DEFAULT VALUES")
    assert connection.run("SELECT text FROM one") == [(";\n",)]
    assert connection.run("SELECT text FROM two") == [("a;\nb",), ("c",)]
    connection.close()


def test_a_step_may_make_a_trigger_and_end_with_a_comment() -> None:
    trigger = "CREATE TRIGGER t AFTER INSERT ON a BEGIN\n  SELECT 1;\n  SELECT 2;\nEND;"
    assert list(statements(f"{trigger}\n-- the end;\n")) == [trigger]


def test_a_database_of_the_first_schema_is_brought_up_to_date(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who came in with a secret before still comes in with it."""
    first = migrations()[:1]
    connection = home.connect(owner=True)
    with monkeypatch.context() as patch:
        patch.setattr("mattock.server.storage.migrate.migrations", lambda: first)
        assert migrate(connection) == 1
    connection.begin()
    connection.run("INSERT INTO person VALUES (?, ?, ?, ?)", ("p1", "secret", "Ada", 7))
    connection.commit()
    connection.close()

    async def work() -> None:
        store = Store(home)
        await store.open()
        assert store.schema == migrations()[-1][0]
        assert await store.find_person("secret") == ("p1", "Ada", "", 7)
        await store.close()

    asyncio.run(work())


def test_a_step_of_the_schema_takes_as_long_as_it_needs(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other statements have their time; a step that rewrites millions of rows must not be cut off by it."""
    for module in ("migrate", "postgres"):
        monkeypatch.setattr(f"mattock.server.storage.{module}.STATEMENT_SECONDS", 0.2)
    monkeypatch.setattr("mattock.server.storage.migrate.migrations", lambda: [(1, "SELECT pg_sleep(0.5);")])
    connection = find_home(cluster.fresh()).connect(owner=True)
    assert migrate(connection) == 1
    with pytest.raises(StorageError, match="timeout"):
        connection.run("SELECT pg_sleep(0.5)")
    connection.close()
