"""Messages that nobody should send are answered and change nothing; requests that nobody should, too."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.fuzzing import Desk, annoy
from tests.server.requests import try_requests
from tests.server.running import running


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


def test_a_table_that_was_left_is_not_kept(tmp_path: Path) -> None:
    async def work() -> list[int]:
        desk = Desk(tmp_path, seed=1)
        await desk.open()
        before = len(desk.house.rooms.loaded)
        await desk.lay_table()
        await desk.lay_table()
        kept = [before, len(desk.house.rooms.loaded)]
        await desk.close()
        return kept

    assert asyncio.run(work()) == [1, 1]


def test_over_sockets_with_limits(folder: Path) -> None:
    with running(folder, commands_a_second=20.0) as server:
        answers, faults = annoy(server, 900, seed=1)
        assert not faults
        assert {"message", "seat", "turn", "stale", "illegal", "rate", "1009"} <= set(answers)


def test_schemathesis_finds_nothing(folder: Path) -> None:
    with running(folder) as server:
        tried, faults = try_requests(server.url, 2, seed=1, phases="coverage,fuzzing")
    assert not faults
    assert tried > 300
