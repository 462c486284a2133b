"""The stored times moved, as if the clock of the machine stood elsewhere."""

from __future__ import annotations

from contextlib import closing

from mattock.server.storage import find_home

MINUTES, DAYS = 60_000, 24 * 3600_000
TIMES = {"entry": ["at"], "run": ["began", "beat"], "board": ["changed", "due"]}


def shift_times(database: str, by: int) -> None:
    """All that was stored happened so much later, and the clock of the machine stands where it did."""
    with closing(find_home(database).connect(owner=False)) as db:
        for table, names in TIMES.items():
            db.run(f"UPDATE {table} SET " + ", ".join(f"{name} = {name} + ({by})" for name in names))
