"""All that the server asks of a database."""

from __future__ import annotations

import asyncio

from mattock.server.storage.audit import Audit
from mattock.server.storage.base import Connection
from mattock.server.storage.boards import Boards
from mattock.server.storage.people import People
from mattock.server.storage.runs import Runs
from mattock.server.storage.talk import Talk


class Store(Boards, People, Talk, Runs, Audit):
    """The queries about tables, people and what they write, over one database."""

    def setting(self, name: str, value: str) -> asyncio.Future[str]:
        """A stored setting; `value` if there is none yet."""

        def job(db: Connection) -> str:
            db.run("INSERT INTO setting VALUES (?, ?) ON CONFLICT DO NOTHING", (name, value))
            return str(db.run("SELECT value FROM setting WHERE name = ?", (name,))[0][0])

        return self.writer.submit(job)
