"""What is due: clocks that run out, mails, tables that nobody looks at, and what is too old to keep."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator

from mattock.core.errors import MattockError
from mattock.server.archive import Archive
from mattock.server.logs import log_event
from mattock.server.mail import Mailer
from mattock.server.rooms import Rooms
from mattock.server.seating import time_over
from mattock.server.services import Services
from mattock.server.sessions import DAY, Sessions

TICK = 1.0
EVERY = 1 << 31
BEAT = 5.0
SWEEP = 30.0  # how often the database is asked for what is due
CLEAR_OUT = 3600 * 1000  # how often what is too old is looked for

logger = logging.getLogger("mattock.server")


class Timers:
    """Lets tables go on by themselves, for as long as the server runs."""

    def __init__(self, services: Services, rooms: Rooms, sessions: Sessions) -> None:
        self.services = services
        self.rooms = rooms
        self.sessions = sessions
        self.archive = Archive(services)
        self.mailer: Mailer | None = None
        self.mailing: asyncio.Task[None] | None = None
        self.swept = self.cleared = 0.0  # when it was last done
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        run = self.services.background.run
        self.tasks = [run(self.keep_time()), run(self.keep_alive()), run(self.go_on_with_all())]

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()

    async def keep_alive(self) -> None:
        """The heartbeat. A time in which it could not be stored was an outage, too: nobody could act."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(MattockError):
                if self.services.heart_stopped():
                    await self.services.begin_run()
                    self.rooms.read_again()
                elif await self.services.beat():
                    self.rooms.read_again()

    async def keep_time(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.services.metrics.lag.add(max(0.0, loop.time() - due))
            await self.tick()

    async def tick(self) -> None:
        """Whatever is due now."""
        self.services.clock.watch()
        self.services.watch_disk()
        now = self.services.clock()
        due = self.rooms.due(now)
        with contextlib.suppress(MattockError):
            if time.monotonic() - self.swept > SWEEP:
                self.swept = time.monotonic()
                self.rooms.forget_idle()
                if now - self.cleared > CLEAR_OUT:
                    self.cleared = now
                    await self.clear_out()
                due += await self.services.store.due(now)
        if self.mailer is not None and (self.mailing is None or self.mailing.done()):
            self.mailing = self.services.background.run(self.mailer.write_due())
        if self.services.heart_stopped():
            return  # nothing can be stored
        away_bot = self.services.config.away_bot
        for table in dict.fromkeys(due):
            with one_table(table):
                room = await self.rooms.get(table)
                await room.submit(lambda found, at: time_over(found, at, away_bot))

    async def go_on_with_all(self) -> None:
        """After a start: what is due goes on; all other tables wait until somebody asks for them."""
        store = self.services.store
        with contextlib.suppress(MattockError):
            tables = await store.due(self.services.clock(), EVERY)
            if self.mailer is not None:
                tables += await store.to_be_told()
            for table in dict.fromkeys(tables):
                with one_table(table):
                    room = await self.rooms.get(table)
                    room.wake()
                    room.changed(room)

    async def clear_out(self) -> None:
        """Delete what is older than the host wants to keep."""
        now, config, store = self.services.clock(), self.services.config, self.services.store

        def before(days: float) -> int:
            return int(now - days * DAY) if days else 0

        tables = people = 0
        times = before(config.keep_finished_days), before(config.keep_waiting_days)
        while gone := [table for table in await store.expired(*times) if not self.is_watched(table)]:
            if config.archive:
                await self.archive.keep(gone)
            for table in gone:
                self.rooms.loaded.pop(table, None)
            await store.delete_boards(gone)
            tables += len(gone)
        gone_since = before(config.keep_visitors_days), before(config.keep_newcomers_days)
        while left := await store.delete_visitors(*gone_since):
            self.sessions.forget(left)
            people += len(left)
        if tables or people:
            log_event("cleared out", tables=tables, people=people)

    def is_watched(self, table: str) -> bool:
        """Whether somebody looks at a table."""
        room = self.rooms.loaded.get(table)
        return room is not None and bool(room.clients)


@contextlib.contextmanager
def one_table(table: str) -> Iterator[None]:
    """Whatever is wrong with one table must not stop the others; the host hears of it."""
    try:
        yield
    except MattockError as error:
        logger.warning("Table %s: %s", table, error)
    except Exception:
        logger.exception("Table %s failed.", table)
