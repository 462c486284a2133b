"""All parts of a running server, put together in one place (the composition root)."""

from __future__ import annotations

from collections import Counter

from mattock.server.accounts import Logins, Passphrases
from mattock.server.clients import Clients
from mattock.server.config import Smtp
from mattock.server.crowd import Crowd
from mattock.server.doors import Doors
from mattock.server.logs import log_event
from mattock.server.mail import Mailer
from mattock.server.making import TableMaker
from mattock.server.messages import Bye
from mattock.server.rooms import Rooms, ignore
from mattock.server.security import new_token, new_word
from mattock.server.services import Services
from mattock.server.sessions import Sessions
from mattock.server.timers import Timers

GONE = Bye(4401, "You are forgotten here, as it was wished.")


class House(Services):
    """The services, and what is built on them: doors, rooms, people, mails, timers."""

    async def open(self, tend: bool = True) -> None:
        """Take the database and start the bots; with `tend` the tables go on by themselves."""
        await super().open()
        config = self.config
        word = config.word or await self.store.setting("word", new_word())
        self.doors = Doors(config, self.store, word, frozenset(await self.store.bans()))
        self.clients = Clients(config)
        self.crowd = Crowd(config, self.metrics)
        self.sessions = Sessions(self, self.doors, self.clients)
        self.passphrases = Passphrases()
        self.logins = Logins(self.key, self.doors.guesses)
        self.rooms = Rooms(self)
        self.tables = TableMaker(self, self.doors, self.rooms)
        self.timers = Timers(self, self.rooms, self.sessions)
        self.mail_through(config.smtp)
        self.admin_token = new_token()
        self.hinting: set[str] = set()  # people whose hint is being thought about
        self.closing = not tend
        if tend:
            await self.begin_run()
            self.timers.start()
        else:
            await self.store.last_run()

    def mail_through(self, smtp: Smtp | None) -> None:
        """Write to players by this mail server, or not at all."""
        self.mailer = Mailer(self, self.rooms, self.clients, smtp) if smtp else None
        self.timers.mailer = self.mailer
        self.rooms.changed = self.mailer.consider if self.mailer else ignore

    async def close(self) -> None:
        """Finish what was begun; nothing new begins."""
        log_event("stopping")
        self.timers.stop()
        await super().close()
        await self.passphrases.threads.close()
        log_event("stopped")

    async def delete_person(self, person: str) -> int:
        """Forget somebody: bots play on for them, and every log is rewritten without the name.

        They stay who they are until that is done, so that they can ask again where it cannot be stored.
        """
        count = await self.rooms.remove_person(person)
        await self.sessions.end_all(person, bye=GONE)
        count += await self.rooms.remove_person(person)  # where they sat down meanwhile
        self.logins.forget(await self.store.login_of(person))
        await self.store.delete_person(person)
        log_event("person deleted", tables=count)
        return count

    def gauges(self) -> dict[str, float | dict[str, int]]:
        """Figures of the moment."""
        rooms = [room.table for room in self.rooms.loaded.values() if room.table is not None]
        kinds = Counter(thought.asker.kind.name.lower() for thought in self.pool.waiting)
        shops = {"mailing": self.mailing, "hashing": self.passphrases.threads, "reading": self.reading}
        shops |= {"replaying": self.replaying, "checking": self.checking}
        return {
            "tables": dict(sorted(Counter(table.status for table in rooms).items())),
            "people": len({client.person.id for client in self.clients.open} - {""}),
            "thinking_queue": dict(sorted(kinds.items())),
            "threads_queue": {name: len(shop) for name, shop in shops.items()},
            "database_queue": self.store.writer.jobs.qsize(),
            "tables_in_memory": len(self.rooms.loaded),
            "sockets": len(self.clients.open),
            "connections": len(self.crowd.inside),
            "bot_queue": len(self.pool.line),
            "bot_processes_replaced": self.pool.replaced,
            "bot_quick_moves": self.pool.quick,
            "commit_batches": self.store.writer.batches,
        }
