"""What is not kept any longer goes to files that name nobody, and can be replayed and restored."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from mattock.cli import main
from mattock.serve import kept
from mattock.server.config import Config
from mattock.server.sessions import DAY
from mattock.server.storage import StorageError
from tests.server.running import PATIENCE, Person, Server, running
from tests.server.test_hosting_page import BIN, PAGE
from tests.server.test_mail import wait_until


@pytest.fixture
def ended(folder: Path) -> tuple[Path, str]:
    """A folder from which a finished game was cleared out, and the name of its table."""
    with running(folder, keep_finished_days=1.0) as server:
        ada = Person(server.url, "Ada Lovelace")
        socket = ada.sit(ada.set_up("me", "me", game="thebes")["table"])
        socket.until("view")
        socket.ask("say", text="Good luck")
        assert socket.play_to_the_end()["table"]["status"] == "finished"
        left = ada.set_up("me", "link")["table"]
        socket.close()
        clear_out(server, 2)
        assert ada.http.get(f"/api/tables/{socket.table}").status_code == 404
        assert ada.http.get(f"/api/tables/{left}").status_code == 200, "it is not over"
        clear_out(server, 3)
        ada.close()
    return folder / "archive", socket.table


def clear_out(server: Server, days: int) -> None:
    """As it will be done in some days."""
    house, real = server.house, server.house.clock
    server.call(lambda: setattr(house, "clock", lambda: real() + days * DAY))
    try:
        for room in house.rooms.loaded.values():
            wait_until(lambda: not room.clients)  # noqa: B023
        server.wait(house.timers.clear_out)
    finally:
        server.call(lambda: setattr(house, "clock", real))


def test_an_archived_game_is_replayed_and_restored(ended: tuple[Path, str], tmp_path: Path) -> None:
    folder, table = ended
    (record,) = folder.glob(f"*/{table}.mattock")
    (tables,) = folder.glob("*.sqlite")
    assert record.parent.name == tables.stem
    assert main(["verify", str(record)]) == 0
    for file in folder.rglob("*"):
        if file.is_file():
            assert b"Lovelace" not in file.read_bytes()
            assert b"Good luck" not in file.read_bytes()
    shown = re.findall(r"^    (mattock .*/archive/.*)$", PAGE, re.M)
    assert [command.split()[1] for command in shown] == ["replay", "restore"]
    for command in shown:
        moved = command.replace("/var/lib/mattock-november", f"{tmp_path}/again")
        moved = moved.replace("/var/lib/mattock/archive/2026-11", f"{folder}/{tables.stem}")
        words = shlex.split(moved.replace("TABLE", table))
        subprocess.run([BIN / words[0], *words[1:]], check=True, timeout=PATIENCE, stdin=subprocess.DEVNULL)
    assert main(["check", "--data", str(tmp_path / "again")]) == 0
    with running(tmp_path / "again") as server:
        again = server.wait(lambda: server.house.read_table(table))[0]
    assert again.status == "finished"


def test_what_cannot_be_archived_is_not_deleted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(folder, keep_finished_days=1.0) as server:
        ada = Person(server.url)
        socket = ada.sit(ada.set_up("me", "me", game="thebes")["table"])
        socket.play_to_the_end()
        socket.close()
        (folder / "archive").write_text("in the way")
        with pytest.raises(StorageError, match="archive"):
            clear_out(server, 2)
        assert ada.http.get(f"/api/tables/{socket.table}").status_code == 200
        ada.close()


def test_a_host_is_told_how_long_games_are_kept() -> None:
    assert kept(Config()) == (
        "Finished games are kept 365 days, then they go without names to mattock-data/archive."
    )
    assert kept(Config(archive=False, keep_finished_days=7)) == (
        "Finished games are kept 7 days, then they are deleted."
    )
    assert kept(Config(keep_finished_days=0)) == "Finished games are kept for ever."
