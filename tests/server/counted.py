"""How often the rules are asked and a position is changed for one action of a player.

A process of its own with MATTOCK_PURE=1, since only plain Python lets one count. Prints a JSON list with an
object for each action.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from mattock.core.state import State
from mattock.server import play, tables
from tests.server.fuzzing import Desk

counts: Counter[str] = Counter()


def count(owner: Any, name: str) -> None:
    """Count the calls of a function of a class or a module."""
    real = getattr(owner, name)

    def counted(*args: Any) -> Any:
        counts[name] += 1
        return real(*args)

    setattr(owner, name, counted)


async def act(folder: Path, actions: int) -> list[dict[str, int]]:
    """Act through the server's path; what each action took, and how many lines it added to the record."""
    desk, found = Desk(folder, 1), []
    await desk.open()
    for _ in range(actions):
        lines = len(desk.table.play.playing().record.lines)
        counts.clear()
        await desk.play_on()
        found.append({**counts, "lines": len(desk.table.play.playing().record.lines) - lines})
    await desk.close()
    return found


if __name__ == "__main__":
    for owner, name in ((State, "refusal"), (State, "apply"), (play, "decision_ids"), (tables, "read_line")):
        count(owner, name)
    with tempfile.TemporaryDirectory() as folder:
        json.dump(asyncio.run(act(Path(folder), int(sys.argv[1]))), sys.stdout)
