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
from tests.server.fuzzing import Desk

counts: Counter[str] = Counter()


def count(name: str) -> None:
    """Count the calls of a method of all states."""
    real = getattr(State, name)

    def counted(self: State, *args: Any) -> Any:
        counts[name] += 1
        return real(self, *args)

    setattr(State, name, counted)


async def play(folder: Path, actions: int) -> list[dict[str, int]]:
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
    for name in ("refusal", "apply"):
        count(name)
    with tempfile.TemporaryDirectory() as folder:
        json.dump(asyncio.run(play(Path(folder), int(sys.argv[1]))), sys.stdout)
