"""The tables that are in memory."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from mattock.core.errors import MattockError
from mattock.server.clock import JUMP
from mattock.server.room import Room
from mattock.server.services import Services
from mattock.server.storage import Person, StorageError
from mattock.server.tables import Table

logger = logging.getLogger("mattock.server")


def ignore(room: Room) -> None:
    """Nobody wants to know that a table has changed."""


class Rooms:
    """Loads tables when somebody asks for them, and lets go of those that nobody looks at."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.loaded: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.changed: Callable[[Room], None] = ignore  # called after each change of a table

    async def get(self, table: str) -> Room:
        """A table in memory, from the database if need be. NoSuchTable where there is none."""
        if room := self.loaded.get(table):
            return room
        if table not in self.loading:
            task = asyncio.create_task(self.load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load(self, name: str) -> Room:
        table, chats, missed = await self.services.read_table(name)
        room = Room(self.services, table, chats, self.pass_on)
        table = await room.caught_up(table, missed)
        if table.at > self.services.clock() + JUMP * 1000:
            logger.warning("Table %s was last played in the future: this machine's clock was set back.", name)
        self.loaded[name] = room
        return room

    def add(self, table: Table) -> Room:
        """A table that was just set up."""
        room = Room(self.services, table, 0, self.pass_on)
        self.loaded[table.header.table] = room
        return room

    def pass_on(self, room: Room) -> None:
        """Tell whoever listens now that a table has changed."""
        self.changed(room)

    async def get_if_readable(self, table: str) -> Room | None:
        """The same; None where the rules of today do not play its log."""
        try:
            return await self.get(table)
        except StorageError:
            raise
        except MattockError:
            return None

    async def may_see(self, room: Room, person: Person | None) -> bool:
        """Whether somebody may look at a table."""
        async with room.lock:
            table = await room.now()
        if table.header.open:
            return True
        if person is None:
            return False
        if person.id == room.owner or any(seat.person == person.id for seat in table.seats):
            return True
        return await self.services.store.is_watcher(room.id, person.id)

    async def remove_person(self, person: str) -> int:
        """Nothing at any table names somebody any more; how many did."""
        tables = await self.services.store.boards_naming(person)
        for table in tables:
            known = table in self.loaded or table in self.loading
            ended = not known and await self.services.store.is_over(table)  # nothing has to be carried out
            room = None if ended else await self.get_if_readable(table)
            if room is not None:
                await room.remove_person(person)
                continue
            owner = await self.services.rewrite_without(table, person)
            if room := self.loaded.get(table):  # somebody asked for it meanwhile
                room.owner, room.table = owner, None
        return len(tables)

    def read_again(self) -> None:
        """Each table is read from its log before anything else happens there."""
        for room in self.loaded.values():
            room.table = None

    def due(self, now: int) -> list[str]:
        """The tables where a time is up."""
        return [room.id for room in self.loaded.values() if room.table and (room.table.due or now + 1) <= now]

    def forget_idle(self) -> None:
        """Tables without anybody leave the memory; the log has all of them."""
        oldest = time.monotonic() - 60 * self.services.config.idle_minutes
        for room in list(self.loaded.values()):
            if not room.clients and room.driver is None and room.used < oldest and not room.lock.locked():
                del self.loaded[room.id]
