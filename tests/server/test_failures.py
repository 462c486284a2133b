"""What cannot be stored is not acknowledged, and what stops comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mattock.core.errors import BadRecord
from mattock.server import entries as log
from mattock.server.storage import StorageError
from mattock.server.tables import Table
from tests.server.running import Person, Server, running


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


async def load(server: Server, table: str) -> Any:
    return await server.house.store.load(table)
