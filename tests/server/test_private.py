"""What a server keeps is for its user alone: the seeds of running games lie there."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from mattock.cli import main
from tests.server.running import Person, running

pytestmark = pytest.mark.skipif(os.name != "posix", reason="other systems keep people apart otherwise")


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in [folder, *folder.iterdir()]}


def play(folder: Path) -> dict[str, int]:
    """The modes of all that is there while a table is played."""
    with running(folder) as server:
        ada = Person(server.url)
        ada.post("/api/me", {"name": "Ada"})
        ada.sit(ada.set_up("me", "greedy")["table"]).act()
        ada.close()
        return modes(folder)


def test_only_its_user_reads_what_a_server_keeps(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "some" / "where"
    found = play(folder)
    assert {"mattock.sqlite", "mattock.sqlite-wal", "mattock.sqlite-shm", "key"} <= set(found)
    assert not {name: oct(mode) for name, mode in found.items() if mode & 0o077}
    assert not (tmp_path / "some").stat().st_mode & 0o022, "a folder above is made as folders are"
    backup = tmp_path / "b.sqlite"
    assert main(["backup", str(backup), "--data", str(folder)]) == 0
    assert main(["restore", str(backup), "--data", str(tmp_path / "new")]) == 0
    assert not {name: oct(mode) for name, mode in modes(tmp_path / "new").items() if mode & 0o077}
    assert "was readable by other users" not in caplog.text


def test_a_file_that_others_could_read_is_tightened(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """With a line in the log; a folder that was there before stays as somebody wanted it."""
    folder = tmp_path / "data"
    folder.mkdir(0o755)
    play(folder)
    (folder / "mattock.sqlite").chmod(0o644)
    found = play(folder)
    assert found.pop("data") == 0o755
    assert not {name: oct(mode) for name, mode in found.items() if mode & 0o077}
    lines = [
        record.getMessage()
        for record in caplog.records
        if "was readable by other users" in record.getMessage()
    ]
    assert len(lines) == 1
    assert "mattock.sqlite" in lines[0]
    caplog.clear()
    play(folder)
    assert "was readable by other users" not in caplog.text
