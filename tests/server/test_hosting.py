"""What a host does: backups, upgrades, logs, a stop in good order, what is kept how long."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import sqlite3
import subprocess
import sys
import weakref
from contextlib import closing
from pathlib import Path

import pytest
import segno

from mattock import registry
from mattock.cli import main
from mattock.core.record_file import write_record
from mattock.serve import qr_lines
from mattock.server import entries as log
from mattock.server.logs import Lines
from mattock.server.run import garbage_rounds
from mattock.server.sessions import DAY
from mattock.server.storage import Home, StorageError, find_home
from mattock.server.storage.backup import BY_BOARD, WHOLE, back_up, restore
from mattock.server.tables import Table
from mattock.server.upgrade import check_tables
from tests.server.running import Person, Server, settings


def home_of(server: Server) -> Home:
    return find_home(server.config.database_url)


def rows_of(home: Home, table: str, order: str) -> list[tuple[object, ...]]:
    with closing(home.connect(owner=False)) as connection:
        return connection.run(f"SELECT * FROM {table} ORDER BY {order}")


def record_of(header: str, entries: list[tuple[int, str]]) -> str:
    """The record of a stored table; "" before its game."""
    head = log.read_header(header)
    table = Table.load(head, entries, registry.game(head.game))
    return write_record(table.play.referee.record) if table.play.referee else ""


def logs_of(home: Home) -> dict[str, tuple[str, list[tuple[int, str]]]]:
    """Every table: its header and its log."""
    found: dict[str, tuple[str, list[tuple[int, str]]]] = {}
    with closing(home.connect(owner=False)) as connection:
        for board, header in connection.run("SELECT id, header FROM board"):
            rows = connection.run("SELECT at, body FROM entry WHERE board = ? ORDER BY number", (board,))
            found[board] = (header, [(at, body) for at, body in rows])
    return found


def test_a_backup_is_restored_while_the_server_plays_on(server: Server, ada: Person, tmp_path: Path) -> None:
    """All records of the restored tables are those of the server at that moment, byte by byte."""
    over = ada.sit(ada.set_up("me", "me", hold=False)["table"])
    over.play_to_the_end()
    socket = ada.sit(ada.set_up("me", "greedy")["table"])
    socket.act()
    file = tmp_path / "backup.sqlite"
    back_up(home_of(server), file)
    assert [found.name for found in tmp_path.iterdir()] == [file.name]
    assert file.stat().st_mode & 0o077 == 0
    before = socket.view["version"]
    assert socket.act()["type"] == "ack", "the server plays on"
    empty = find_home(f"sqlite:///{tmp_path / 'elsewhere' / 'mattock.sqlite'}")
    count = restore(file, empty)
    assert socket.act()["type"] == "ack"
    restored, live = logs_of(empty), logs_of(home_of(server))
    assert count == len(restored) >= 2
    for board, (header, entries) in restored.items():
        assert header == live[board][0]
        assert entries == live[board][1][: len(entries)]
        assert record_of(header, entries) == record_of(header, live[board][1][: len(entries)])
    assert (
        record_of(*restored[over.table]).encode() == ada.http.get(f"/api/tables/{over.table}/record").content
    )
    assert len(restored[socket.table][1]) >= before
    assert len(live[socket.table][1]) > len(restored[socket.table][1])


def test_a_backup_holds_every_row_and_goes_into_either_home(
    server: Server, ada: Person, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    socket = ada.sit(ada.set_up("me", "link")["table"])
    socket.until("view")
    socket.ask("say", text="Good luck")
    file = tmp_path / "backup.sqlite"
    back_up(home_of(server), file)
    cluster = request.getfixturevalue("cluster")
    for url in (f"sqlite:///{tmp_path / 'a' / 'm.sqlite'}", cluster.fresh()):
        home = find_home(url)
        restore(file, home)
        for table in (*WHOLE, *BY_BOARD):
            if table == "run":
                continue  # the heartbeat of the server that runs on
            order = "1, 2" if table != "setting" else "1"
            assert rows_of(home, table, order) == rows_of(home_of(server), table, order), table
        with pytest.raises(StorageError, match="already; a backup goes back into an empty place"):
            restore(file, home)
    with pytest.raises(StorageError, match="a name of its own"):
        back_up(home_of(server), file)


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    target = find_home(f"sqlite:///{tmp_path / 'new' / 'm.sqlite'}")
    (tmp_path / "text").write_text("something else, and longer than the first page of a database? no")
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE thing (x)")
    for name, sentence in (("text", "no backup"), ("other", "no backup"), ("none", "cannot be read")):
        with pytest.raises(StorageError, match=sentence):
            restore(tmp_path / name, target)
    with pytest.raises(StorageError, match="There is no database"):
        back_up(target, tmp_path / "b.sqlite")
    assert not (tmp_path / "new").exists()


def test_the_commands_for_hosts(
    server: Server, ada: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada.set_up("me", "me")
    place = ["--data", str(server.config.data), "--database", server.config.database]
    place = place if server.config.database else place[:2]
    file = str(tmp_path / "b.sqlite")
    assert main(["backup", file, *place]) == 0
    assert main(["restore", file, "--data", str(tmp_path / "new")]) == 0
    assert main(["upgrade-check", "--data", str(tmp_path / "new")]) == 0
    said = capsys.readouterr().out
    assert "bytes." in said
    assert "tables are back in" in said
    assert "tables go on as they are." in said
    assert main(["restore", file, "--data", str(tmp_path / "new")]) == 2
    assert "empty place" in capsys.readouterr().err


def test_an_upgrade_that_would_change_a_table_is_found(server: Server, ada: Person, tmp_path: Path) -> None:
    socket = ada.sit(ada.set_up("me", "me")["table"])
    socket.act()
    table, other = socket.table, ada.set_up("me", "me")["table"]
    file = tmp_path / "b.sqlite"
    back_up(home_of(server), file)
    copy = find_home(f"sqlite:///{tmp_path / 'c' / 'mattock.sqlite'}")
    restore(file, copy)
    assert {found.table: found.trouble for found in check_tables(copy, registry)}[table] == ""
    with closing(copy.connect(owner=True)) as connection:
        connection.begin()
        change = (
            "UPDATE entry SET body = REPLACE(body, '/2 ', '/3 ') WHERE board = ? AND body LIKE '%seat#1 %'"
        )
        connection.run(change, (table,))
        connection.run("UPDATE board SET line = REPLACE(line, '[0,0]', '[0,1]') WHERE id = ?", (other,))
        connection.commit()
    troubles = {found.table: found.trouble for found in check_tables(copy, registry) if found.trouble}
    assert set(troubles) == {table, other}
    assert "the rules of today" in troubles[table]
    assert "stands otherwise" in troubles[other]


def test_old_things_go_and_others_stay(server: Server, person: object, ada: Person, bob: Person) -> None:
    over = ada.sit(ada.set_up("me", "me")["table"])
    over.until("view")
    over.ask("ask", what="end")
    over.close()
    waiting = ada.set_up("me", "link")["table"]
    playing = ada.set_up("me", "me")["table"]
    me = bob.post("/api/me", {"name": "Bob"})["person"]
    house = server.house
    kept = settings(server, keep_finished_days=1.0, keep_waiting_days=2.0, keep_visitors_days=3.0)
    real = house.clock

    def clear_out(days: float) -> None:
        server.call(lambda: setattr(house, "clock", lambda: real() + int(days * DAY)))
        asyncio.run_coroutine_threadsafe(house.timers.clear_out(), server.loop).result(30)
        server.call(lambda: setattr(house, "clock", real))

    with kept:
        clear_out(0.5)
        assert ada.http.get(f"/api/tables/{over.table}").status_code == 200
        clear_out(1.5)
        assert ada.http.get(f"/api/tables/{over.table}").status_code == 404
        assert ada.http.get(f"/api/tables/{waiting}").status_code == 200
        clear_out(2.5)
        assert ada.http.get(f"/api/tables/{waiting}").status_code == 404
        assert bob.get("/api/me")["person"] == me
        clear_out(3.5)
    assert bob.http.get("/api/me").status_code == 404
    assert ada.get(f"/api/tables/{playing}")["status"] == "playing"
    assert ada.http.get("/api/me").status_code == 200


def test_lines_of_the_log() -> None:
    record = logging.LogRecord("mattock.server", logging.INFO, "", 0, "table over", None, None)
    fields = {"table": "t1", "how": "by consent", "count": 3, "odd": 'a"b\n'}
    record.__dict__["fields"] = fields
    found = json.loads(Lines(as_json=True).format(record))
    assert found | {"at": ""} == {"at": "", "level": "info", "event": "table over", **fields}
    line = Lines(as_json=False).format(record)
    assert line.endswith(r'level=info event="table over" table=t1 how="by consent" count=3 odd="a\"b\n"')


def test_the_code_is_drawn_as_it_is() -> None:
    text = "http://192.168.1.7:8000/#invite=abcd-efgh-jkmn"
    halves = {" ": (0, 0), "▄": (0, 1), "▀": (1, 0), "█": (1, 1)}
    drawn = [[halves[block][part] for block in line] for line in qr_lines(text) for part in (0, 1)]
    matrix = [list(row) for row in segno.make(text, micro=False).matrix]
    size = len(matrix)
    assert [row[2 : size + 2] for row in drawn[2 : size + 2]] == matrix
    assert sum(map(sum, drawn)) == sum(map(sum, matrix)), "nothing around it is dark"


def test_a_server_on_the_network_shows_a_code_logs_no_secret_and_stops_in_good_order(folder: Path) -> None:
    """The whole life of a server with `--lan`, on the loopback: what it prints, writes down and stores."""
    command = [sys.executable, "-m", "mattock", "serve", "--lan", "--host", "127.0.0.1", "--port", "0"]
    command += ["--data", str(folder), "--mode", "invited", "--log", "json", "--log-level", "debug"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        url = process.stdout.readline().split()[-1]
        invite = process.stdout.readline().split()[-1]
        code = qr_lines(invite)
        assert [process.stdout.readline().rstrip("\n") for _ in code] == code
        ada = Person(url)
        word = invite.partition("#invite=")[2]
        ada.post("/api/invite", {"word": word, "name": "Ada"})
        made = ada.set_up("me", "me")
        secrets = [word, made["watch_link"].partition("=")[2], *ada.http.cookies.values()]
        secrets.append(ada.post("/api/me", {"name": "Ada", "token": True})["token"])
        socket = ada.sit(made["table"])
        acknowledged = socket.act()["version"]
        process.send_signal(signal.SIGTERM)
        assert socket.closed_with() == 1012
        assert socket.heard[-1]["type"] == "bye", "it is told to come back"
        ada.close()
        lines = [json.loads(line) for line in process.stderr.read().splitlines()]
        assert process.wait(30) == 0
    events = [line["event"] for line in lines]
    assert (events[0], events[-2:]) == ("started", ["stopping", "stopped"])
    assert {"request", "table set up"} <= set(events)
    assert all(len(secret) >= 14 and secret not in json.dumps(lines) for secret in secrets)
    ((_, entries),) = logs_of(find_home(f"sqlite:///{folder / 'mattock.sqlite'}")).values()
    assert len(entries) == acknowledged


class Knot:
    """Something that only a look for garbage finds."""

    def __init__(self) -> None:
        self.itself = self


def test_garbage_is_looked_for_among_what_is_new_and_the_rest_is_set_apart() -> None:
    """Else all tables are looked through again and again, and nobody can move meanwhile."""
    rounds = garbage_rounds()
    gc.disable()  # so that nobody else finds it
    try:
        left = weakref.ref(Knot())
        for _ in range(3):
            next(rounds)
            assert left() is None
            assert gc.get_freeze_count() > 1000
            left = weakref.ref(Knot())
    finally:
        gc.enable()
        gc.unfreeze()
