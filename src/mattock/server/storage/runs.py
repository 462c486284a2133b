"""Queries about the runs of the server: when it was up, and what it missed in between."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from mattock.server.storage.base import Connection
from mattock.server.storage.queries import Queries

MOST_RUNS = 1000  # that are remembered


class Outage(NamedTuple):
    """A time without a server, in milliseconds: each end by the clock of the run that it belongs to."""

    run: int  # the one after it
    since: int
    until: int


class Runs(Queries):
    """A run is a row with the heartbeat of its server; what is missing between two is an outage."""

    run = 0  # the number of this one, or of the last
    outages: tuple[Outage, ...] = ()

    async def begin_run(self, node: str, now: int, since: int | None = None) -> None:
        """A new run; from now on it is known what was missed before, since the last beat or a given time."""

        def job(db: Connection) -> list[tuple[int, int, int]]:
            last = int(db.run("SELECT COALESCE(MAX(number), 0) FROM run")[0][0])
            if not last:  # an older program kept no heartbeat: its last sign of life is what changed last
                ((seen,),) = db.run("SELECT COALESCE(MAX(changed), ?) FROM board", (now,))
                db.run("INSERT INTO run VALUES (?, ?, ?, ?)", (0, node, seen, seen))
            if since is not None:
                db.run("UPDATE run SET beat = ? WHERE number = ?", (since, last))
            db.run("INSERT INTO run VALUES (?, ?, ?, ?)", (last + 1, node, now, now))
            db.run("DELETE FROM run WHERE number <= ?", (last - MOST_RUNS,))
            return [(n, a, b) for n, a, b in db.run("SELECT number, began, beat FROM run ORDER BY number")]

        runs = await self.writer.submit(job)
        before = {number: beat for number, _, beat in runs}
        self.outages = tuple(Outage(n, before.get(n - 1, began), began) for n, began, _ in runs)
        self.run = runs[-1][0]

    async def last_run(self) -> None:
        """For who opens the tables without a server: no new run."""

        def job(db: Connection) -> int:
            return int(db.run("SELECT COALESCE(MAX(number), 0) FROM run")[0][0])

        self.run = await self.reader.submit(job)

    def beat(self, now: int) -> asyncio.Future[None]:
        """A sign of life."""
        return self.change("UPDATE run SET beat = ? WHERE number = ?", (now, self.run))

    def missed(self, run: int) -> list[Outage]:
        """The outages since a run."""
        return [outage for outage in self.outages if outage.run > run]
