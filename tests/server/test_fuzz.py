"""Messages that nobody should send are answered and change nothing; requests that nobody should, too."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.fuzzing import Desk, Nuisance
from tests.server.requests import try_requests
from tests.server.running import Person, running


def test_each_is_answered_and_nothing_changes(tmp_path: Path) -> None:
    async def work() -> Desk:
        desk = Desk(tmp_path, seed=1)
        await desk.open()
        await desk.fuzz(4_000)
        await desk.close()
        return desk

    desk = asyncio.run(work())
    assert not desk.faults
    assert (
        min(desk.sent[kind] for kind in ("garbage", "broken", "oversized", "replayed", "turn", "watcher"))
        > 300
    )


def test_over_sockets_with_limits(folder: Path) -> None:
    with running(folder, commands_a_second=20.0) as server:
        ada, eve = Person(server.url, "Ada"), Person(server.url, "Eve")
        table = ada.set_up("me", "me", open=True)["table"]
        steps = ada.get(f"/api/tables/{table}/steps")
        eve.post("/api/me", {"name": "Eve"})
        nuisance = Nuisance(eve, table, random.Random(1))
        nuisance.bother(600)
        assert not nuisance.faults
        assert {"message", "seat", "rate", "1009"} <= set(nuisance.answers)
        assert ada.get(f"/api/tables/{table}/steps") == steps
        ada.close()
        eve.close()


def test_schemathesis_finds_nothing(folder: Path) -> None:
    with running(folder) as server:
        tried, faults = try_requests(server.url, 2, seed=1, phases="coverage,fuzzing")
    assert not faults
    assert tried > 300
