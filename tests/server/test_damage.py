"""A database with a broken page: it is not backed up, `mattock check` says where it is, the log tells."""

from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mattock.cli import main
from tests.server.running import Person, running


@pytest.fixture(scope="module")
def first_house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server that has stopped, with some tables."""
    folder = tmp_path_factory.mktemp("house") / "data"
    with running(folder) as server:
        ada = Person(server.url)
        ada.post("/api/me", {"name": "Ada"})
        for _ in range(4):
            ada.sit(ada.set_up("me", "greedy")["table"]).play_to_the_end()
        ada.close()
    return folder


@pytest.fixture
def house(first_house: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(first_house, tmp_path / "house"))


def break_page(file: Path, table: str) -> None:
    """Overwrite the last page of a table, as a failing disk might."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = db.execute("PRAGMA page_size").fetchone()[0]
        page = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
    with file.open("rb+") as raw:
        raw.seek((page - 1) * size)
        kind = raw.read(1)[0]
        while kind == 5:  # an inner page: down to the rightmost leaf
            raw.seek((page - 1) * size + 8)
            page = int.from_bytes(raw.read(4), "big")
            raw.seek((page - 1) * size)
            kind = raw.read(1)[0]
        raw.seek((page - 1) * size)
        raw.write(b"\x07" * size)


def test_a_damaged_file_is_not_backed_up(
    house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "monday.sqlite"
    break_page(house / "mattock.sqlite", "entry")
    assert main(["backup", str(backup), "--data", str(house)]) == 2
    said = capsys.readouterr().err
    assert "mattock.sqlite is damaged" in said
    assert "mattock check" in said
    assert [path.name for path in tmp_path.iterdir()] == ["house"]


def test_check_says_what_is_whole_and_what_is_not(
    house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "monday.sqlite"
    assert main(["check", "--data", str(house)]) == 0
    assert "is whole: 4 tables" in capsys.readouterr().out
    assert main(["backup", str(backup), "--data", str(house)]) == 0
    before = backup.read_bytes()
    assert main(["check", str(backup)]) == 0
    assert "monday.sqlite is whole: 4 tables" in capsys.readouterr().out
    assert backup.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["house", "monday.sqlite"]
    for file, where in ((backup, [str(backup)]), (house / "mattock.sqlite", ["--data", str(house)])):
        break_page(file, "entry")
        assert main(["check", *where]) == 1
        said = capsys.readouterr().out
        assert f"{file} is damaged:" in said
        assert re.search(r"^Table t\S+ cannot be read\.$", said, re.M)
    assert main(["restore", str(backup), "--data", str(tmp_path / "new")]) == 2
    assert "monday.sqlite is damaged" in capsys.readouterr().err


def test_check_misses_an_entry_of_a_log(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(house / "mattock.sqlite")) as db, db:
        board = db.execute("SELECT board FROM entry LIMIT 1").fetchone()[0]
        db.execute("DELETE FROM entry WHERE board = ? AND number = 3", (board,))
    assert main(["check", "--data", str(house)]) == 1
    assert f"Table {board}: its log has gaps" in capsys.readouterr().out


def test_check_of_what_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text").write_text("something else, and longer than the first page of a database? no")
    assert main(["check", str(tmp_path / "text")]) == 1
    assert "text is damaged:\nThe file is no database of SQLite." in capsys.readouterr().out
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE thing (x)")
    for name, sentence in (("none", "There is no database at"), ("other", "is no backup of a table server")):
        assert main(["check", str(tmp_path / name)]) == 2
        assert sentence in capsys.readouterr().err
    assert main(["check", "--data", str(tmp_path / "nowhere")]) == 2
    assert "There is no database at" in capsys.readouterr().err


def test_what_cannot_be_read_is_logged(house: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Once, not each time that somebody asks."""
    break_page(house / "mattock.sqlite", "entry")
    with closing(sqlite3.connect(house / "mattock.sqlite")) as db:
        boards = [board for (board,) in db.execute("SELECT id FROM board")]
    with running(house) as server:
        ada = Person(server.url)
        codes = [ada.http.get(f"/api/tables/{board}").status_code for board in boards * 2]
        errors = int(ada.http.get("/metrics").text.partition("\nmattock_storage_errors_total ")[2].split()[0])
        ada.close()
    assert max(codes) >= 500
    lines = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert len([line for line in lines if "The database is damaged" in line]) == 1
    assert errors >= 2
