"""Queries about what hosts did."""

from __future__ import annotations

import asyncio

from mattock.server.storage.base import Connection
from mattock.server.storage.queries import Queries

MOST_ACTS = 10_000  # that are kept


class Audit(Queries):
    """A line for each act of a host, the oldest dropped first."""

    def note_act(self, at: int, wish: str, about: str) -> asyncio.Future[None]:
        def job(db: Connection) -> None:
            last = int(db.run("SELECT COALESCE(MAX(number), 0) FROM audit")[0][0])
            db.run("INSERT INTO audit VALUES (?, ?, ?, ?)", (last + 1, at, wish, about))
            db.run("DELETE FROM audit WHERE number <= ?", (last + 1 - MOST_ACTS,))

        return self.writer.submit(job)

    def acts(self, most: int = 1000) -> asyncio.Future[list[tuple[int, str, str]]]:
        """The last acts, the latest first: when, what, and about whom or what."""

        def job(db: Connection) -> list[tuple[int, str, str]]:
            rows = db.run("SELECT at, wish, about FROM audit ORDER BY number DESC LIMIT ?", (most,))
            return [(at, wish, about) for at, wish, about in rows]

        return self.reader.submit(job)
