"""A database written under rules 1.0 of Thebes: its tables go on by the rules they began with."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from mattock.core.records import read_record, verify_record
from mattock.records import game_finder
from tests.server.running import Person, Server, Socket, running

FOLDER = Path(__file__).parent / "thebes-1.0"
BEARER = {"Authorization": "Bearer 0P1wvIbSYISgoTtPNm8BAAqE4r2uMbvq"}  # Ada's, who sits on both seats
RUNNING, FINISHED = "t3f4331c23412", "tfab10d8858b1"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder as it was left."""
    data = tmp_path / "data"
    data.mkdir()
    with sqlite3.connect(data / "mattock.sqlite") as database:
        database.executescript((FOLDER / "server.sql").read_text(encoding="utf-8"))
    return data


def ada_at(server: Server) -> Person:
    ada = Person(server.url)
    ada.http.headers.update(BEARER)
    return ada


def record_of(ada: Person, table: str) -> bytes:
    return ada.http.get(f"/api/tables/{table}/record").content


def test_a_table_in_mid_game_is_played_to_its_end_by_its_own_rules(folder: Path) -> None:
    with running(folder) as server:
        ada = ada_at(server)
        socket = Socket(ada, RUNNING, headers=BEARER)
        view = socket.until("view")
        assert view["table"]["options"] == {"exhibitions": "march"}
        assert view["table"]["status"] == "playing"
        socket.play_to_the_end()
        data = record_of(ada, RUNNING)
        again = ada.post(f"/api/tables/{RUNNING}/rematch")
        assert ada.get(f"/api/tables/{again['table']}")["options"] == {"exhibitions": "march"}
        ada.close()
    verdict = verify_record(data, game_finder())
    assert verdict.record.options == {"exhibitions": "march"}
    assert verdict.difference is None
    assert verdict.proved == verdict.draws


def test_a_finished_table_replays_by_its_own_rules(folder: Path) -> None:
    with running(folder) as server:
        ada = ada_at(server)
        data = record_of(ada, FINISHED)
        shown = ada.http.post("/api/records", content=data).json()
        ada.close()
    assert read_record(data).ending == "finished"
    assert verify_record(data, game_finder()).difference is None
    assert shown["options"] == {"exhibitions": "march"}
