"""What every part of the server may use: settings, time, the database, bots, figures."""

from __future__ import annotations

import logging
import shutil
import time
from typing import Protocol

from mattock.core.errors import BadOption
from mattock.core.game import Game
from mattock.server import entries as log
from mattock.server.background import Background
from mattock.server.bots import Pool
from mattock.server.clock import JUMP, Clock
from mattock.server.config import MEGABYTE, Config
from mattock.server.forget import row_without, without
from mattock.server.limits import TokenBuckets, an_hour
from mattock.server.metrics import Metrics
from mattock.server.places import Places
from mattock.server.refusals import NoSuchTable, refusal
from mattock.server.security import kept_key, new_id
from mattock.server.storage import Outage, Store, Stored, find_home
from mattock.server.tables import Table
from mattock.server.workshop import Workshop

MAIL_SECONDS = 3.0  # for the mails that are on their way when the server stops
NODE = "main"  # one server owns a database, for now
STOPPED = 20.0  # seconds without a sign of life

logger = logging.getLogger("mattock.server")


class Games(Protocol):
    """The games that can be played here."""

    def games(self) -> tuple[str, ...]: ...

    def working_games(self) -> tuple[str, ...]: ...

    def game(self, name: str) -> Game: ...


class Services:
    """Opens with the server and closes with it."""

    def __init__(self, config: Config, games: Games) -> None:
        self.config = config
        self.games = games
        self.clock = Clock()
        self.background = Background()
        self.metrics = Metrics()
        self.thinking = TokenBuckets(*an_hour(config.thinking_an_hour))  # by who set the table up, or asks
        self.public = config.public_url.rstrip("/")  # what links of the host begin with
        self.places = Places()
        self.closing = False
        self.unstorable = ""  # why nothing could be stored last
        self.unreadable: set[str] = set()  # what could not be read
        self.disk_full = False
        self.beaten = time.monotonic()  # when the last sign of life was stored ...
        self.beaten_at = self.clock()  # ... by the clock

    async def open(self) -> None:
        """Take the database and start the bots."""
        self.store = Store(find_home(self.config.database_url))
        await self.store.open()
        self.store.writer.report = self.report_storing
        self.store.reader.listen(self.report_reading)
        self.watch_disk()
        self.key = kept_key(self.config.data / "key")
        self.reading = Workshop("reading", 2)  # tables and statistics
        self.replaying = Workshop("replaying", 1, 32, 4)  # for the players of a table
        self.checking = Workshop("checking", 1, 16, 4)  # records from elsewhere
        self.mailing = Workshop("mailing", 2, 16, 4)
        self.pool = Pool(self.config.processes, self.config.bot_seconds, budgets=self.thinking)

    async def begin_run(self, since: int | None = None) -> None:
        """The server is there, maybe after an outage; `since` a time, where that is known better."""
        now = self.clock()
        await self.store.begin_run(NODE, now, since)
        self.beaten, self.beaten_at = time.monotonic(), now
        last = self.store.outages[-1]
        if last.since > last.until + JUMP * 1000:
            logger.warning("This machine's clock was set back by %.0f s.", (last.since - last.until) / 1000)
            await self.store.hasten(now)

    async def beat(self) -> bool:
        """A sign of life, on disk. Where it took long to get there, that was an outage, too."""
        now, before, at = self.clock(), self.beaten, self.beaten_at
        await self.store.beat(now)
        self.beaten, self.beaten_at = time.monotonic(), now
        if self.beaten - before > STOPPED:
            await self.begin_run(at)
            return True
        return False

    def heart_stopped(self) -> bool:
        """Whether nothing could be stored for a while."""
        return time.monotonic() - self.beaten > STOPPED

    async def close(self) -> None:
        """Finish what was begun; nothing new begins."""
        self.closing = True
        await self.pool.close()
        await self.mailing.close(MAIL_SECONDS)
        await self.background.finish()
        for threads in (self.reading, self.replaying, self.checking):
            await threads.close()
        await self.store.close()

    def trouble(self) -> str:
        """Why nobody can play just now, "" if they can."""
        if self.closing:
            return "The server is stopping."
        return self.unstorable or ("Nothing can be stored." if self.heart_stopped() else "")

    def watch_disk(self) -> None:
        """Look how much room there is. What goes on is stored as long as that is possible."""
        folder = self.store.home.folder
        free = shutil.disk_usage(folder).free if folder else 0
        full = folder is not None and free < self.config.least_free_megabytes * MEGABYTE
        if full and not self.disk_full:
            logger.error(
                "The disk has %d MB left: no new tables or people until more is free.", free // MEGABYTE
            )
        elif self.disk_full and not full:
            logger.warning(
                "The disk has %d MB left: new tables and people are accepted again.", free // MEGABYTE
            )
        self.disk_full = full

    def check_room(self) -> None:
        """Refusal of anything new where the disk is nearly full."""
        if self.disk_full:
            raise refusal("storage", "server-disk-full")

    def report_storing(self, trouble: str) -> None:
        """Tell the host when storing begins to fail, and when it works again; not each time."""
        self.metrics.storage_errors += bool(trouble)
        if trouble and trouble != self.unstorable:
            logger.error("%s", trouble)
        elif self.unstorable and not trouble:
            logger.warning("Tables can be stored again.")
        self.unstorable = trouble

    def report_reading(self, trouble: str) -> None:
        """Tell the host what cannot be read: each thing once, however often somebody asks for it."""
        self.metrics.storage_errors += bool(trouble)
        if trouble and trouble not in self.unreadable:
            self.unreadable.add(trouble)
            logger.error("%s", trouble)

    # Logs.

    async def read_table(self, table: str) -> tuple[Table, int, list[Outage]]:
        """A table from its log, how many chats it has, and the outages since; or NoSuchTable."""
        stored = None if "\0" in table else await self.store.load(table)
        if stored is None:
            raise NoSuchTable("There is no such table.")
        missed = self.store.missed(stored.run)
        return await self.reading.run(self.replay, stored), stored.chats, missed

    def replay(self, stored: Stored) -> Table:
        header = log.read_header(stored.header)
        return Table.load(header, stored.entries, self.find_game(header))

    def find_game(self, header: log.Header) -> Game:
        return self.find_known(header.game, header.components)

    def find_known(self, name: str, fingerprint: str) -> Game:
        """A game with these components; BadOption if this server has others."""
        game = self.games.game(name)
        if game.fingerprint != fingerprint:
            raise BadOption("It was played with other components than this server has.")
        return game

    async def rewrite_without(self, board: str, person: str) -> str:
        """Rewrite a log without somebody, which needs no rule of its game; who owns the table now."""
        stored, stand_in = await self.store.load(board), new_id("p")
        if stored is None:
            return ""
        header, entries = without(log.read_header(stored.header), stored.entries, person, stand_in)
        row = row_without(stored.line, person, stand_in)
        pairs = enumerate(zip(stored.entries, entries, strict=True), 1)
        changed = [(number, new) for number, ((_, old), (_, new)) in pairs if old != new]
        await self.store.rewrite(board, person, header.owner, log.write_body(header), changed, *row)
        return header.owner
