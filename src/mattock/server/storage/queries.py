"""What all queries need: one thread that writes, some that read."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from mattock.server.storage.base import Connection, Home
from mattock.server.storage.migrate import migrate
from mattock.server.storage.writer import Readers, Worker

READERS = 4  # a query that takes long holds up one of them


class Queries:
    """One database with a writer and readers; each query is one short transaction."""

    def __init__(self, home: Home) -> None:
        self.home = home

    async def open(self) -> None:
        """Take the database and bring its schema up to date. DatabaseTaken if another server has it."""
        writing = await asyncio.to_thread(self.home.connect, True)
        reading: list[Connection] = []
        try:
            self.schema = await asyncio.to_thread(migrate, writing)
            for _ in range(READERS):
                reading.append(await asyncio.to_thread(self.home.connect, False))
        except BaseException:
            for connection in (writing, *reading):
                connection.close()
            raise
        self.writer = Worker(self.home, owner=True)
        self.reader = Readers(self.home, READERS)
        self.writer.start(writing)
        self.reader.start(reading)

    async def close(self) -> None:
        """Finish the writes."""
        await asyncio.to_thread(self.writer.stop)
        await asyncio.to_thread(self.reader.stop)

    def change(self, sql: str, args: Sequence[Any]) -> asyncio.Future[None]:
        """Run one statement."""

        def job(db: Connection) -> None:
            db.run(sql, args)

        return self.writer.submit(job)

    def first(self, sql: str, args: Sequence[Any]) -> asyncio.Future[str]:
        """The first value that a query finds, "" if none."""

        def job(db: Connection) -> str:
            found = db.run(sql, args)
            return str(found[0][0]) if found else ""

        return self.reader.submit(job)

    def column(self, sql: str, args: Sequence[Any]) -> asyncio.Future[list[str]]:
        """The first column that a query finds."""

        def job(db: Connection) -> list[str]:
            return [row[0] for row in db.run(sql, args)]

        return self.reader.submit(job)
