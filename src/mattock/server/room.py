"""A table in memory with its clients: the one owner of all that happens there (an actor with a lock).

A command is carried out, stored, and only then told to everybody and acknowledged; one group commit stores
what many tables have to store. If it fails, the table in memory is thrown away: what the log says holds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.json import encode

from mattock.core.errors import IllegalMove
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.server import entries as log
from mattock.server.bots import Plan
from mattock.server.clients import Client
from mattock.server.config import MEGABYTE
from mattock.server.line import Asker, Kind
from mattock.server.lists import summarise
from mattock.server.logs import log_event
from mattock.server.lookalikes import distinct
from mattock.server.messages import Ack, Bye, Chat, Present, You
from mattock.server.outages import catch_up
from mattock.server.progress import bot_acts
from mattock.server.refusals import Refusal, refusal
from mattock.server.seating import vanish
from mattock.server.services import Services
from mattock.server.storage import Outage, StorageError
from mattock.server.tables import Table
from mattock.server.views import news_of, view_of
from mattock.server.wire import frame

PRESENT_SECONDS = 0.25  # from one telling who is here to the next
RETRY_SECONDS = 1.0  # when a bot's move could not be stored
Change = Callable[[Table, int], None]  # what a command does to a table, at a time


class Sender(NamedTuple):
    """The client that waits for the answer to a command, and its mark."""

    client: Client
    mark: int | None

    def ack(self, version: int) -> bytes:
        return frame(encode(Ack(self.mark, version)))


class Room:
    """One table in memory."""

    def __init__(self, services: Services, table: Table, chats: int, changed: Callable[[Room], None]) -> None:
        self.services = services
        self.id = table.header.table
        self.owner = table.header.owner
        self.table: Table | None = table  # None where memory and log may differ
        self.chats = chats
        self.changed = changed  # called after each change, and when somebody comes or goes
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.driver: asyncio.Task[None] | None = None  # of the bots
        self.used = time.monotonic()
        self.told = 0.0  # when it was last told who is connected ...
        self.telling: asyncio.TimerHandle | None = None  # ... and is told next

    async def now(self) -> Table:
        """The table as it is stored; call it with the lock held."""
        self.used = time.monotonic()
        if self.table is None:
            table, self.chats, missed = await self.services.read_table(self.id)
            table = await self.caught_up(table, missed)
            for client in self.clients:
                client.send(self.view_for(client, table, None))
            return table
        return self.table

    async def caught_up(self, table: Table, missed: Sequence[Outage]) -> Table:
        """The table as it goes on after outages. Where that cannot be stored it is shown as it was."""
        before = table.version
        self.table = table
        catch_up(table, missed, self.services.clock())
        if table.version > before:
            try:
                await self.store(table, before)
            except Refusal:  # the table is read again for whoever asks next
                table, self.chats, _ = await self.services.read_table(self.id)
        return table

    async def submit(self, change: Change) -> int:
        """Carry out a change even if whoever asked goes away meanwhile; the version on disk after it."""
        return await asyncio.shield(self.services.background.run(self.execute(change)))

    async def execute(self, change: Change, sender: Sender | None = None) -> int:
        """Carry out a change, store it, tell everybody, and acknowledge it to the sender."""
        begun = time.monotonic()
        async with self.lock:
            table = await self.now()
            before, was_over = table.version, table.over
            if self.full(table):
                raise refusal("quota", "server-full-log")
            try:
                at = self.services.clock()
                change(table, at)
                if self.full(table) and not table.over:
                    table.append(log.Ended("abandoned"), at)
            except (Refusal, IllegalMove):
                if table.version != before:
                    self.table = None
                raise
            except Exception:
                self.table = None
                raise
            if table.version > before:
                await self.store(table, before)
                self.services.metrics.stored.add(time.monotonic() - begun)
                self.tell(table, before, sender)
                if table.over and not was_over:
                    log_event("table over", table=self.id, how=table.status, entries=table.version)
            elif sender:
                sender.client.send(sender.ack(table.version))
            version = table.version
        self.wake()
        self.changed(self)
        return version

    def full(self, table: Table) -> bool:
        """Whether a log is as long as one may be; such a table is over."""
        return table.version >= self.services.config.most_entries

    async def store(self, table: Table, before: int) -> None:
        """Have what is new written to disk."""
        entries, table.unstored = table.unstored, []
        seats, table.seats.changed = table.seats.changed, False
        try:
            await self.services.store.append(self.id, before + 1, entries, summarise(table), seats)
        except StorageError as error:
            self.table = None
            raise Refusal("storage", str(error)) from error
        self.services.metrics.entries += len(entries)
        log_event("stored", logging.DEBUG, table=self.id, entries=f"{before + 1}-{table.version}")

    # Bots.

    def wake(self) -> None:
        """Let the bots play, if it is their turn and somebody is there to play with."""
        if self.driver is None and self.bot_wanted():
            self.driver = self.services.background.run(self.play_bots())

    @property
    def asker(self) -> Asker:
        """For whom the bots think here: whoever set the table up."""
        people = self.table is not None and self.table.seats.people_play
        kind = Kind.TABLE if people else Kind.BOTS
        return Asker(kind, self.owner, self.services.places.of(self.owner))

    def bot_wanted(self) -> str:
        table = self.table
        if table is None or self.services.closing or not table.bot_to_move:
            return ""
        meant_for_bots = all(chair.bot for chair in table.header.chairs)
        if not table.seats.people_play and not (meant_for_bots and self.clients):
            return ""
        return table.bot_to_move

    async def play_bots(self) -> None:
        """One bot's move after the other, until a person has to decide."""
        plan = Plan()
        try:
            while code := self.bot_wanted():
                assert self.table is not None
                position = self.table.position
                action, quick = self.table.play.written_move(), False
                if action is None:
                    state = self.table.play.playing().state
                    while plan and plan[0].state != state:  # what was forced is made already
                        plan.pop(0)
                    plan = plan or await self.services.pool.plan(code, state.clone(), self.asker)
                    _, action, quick = plan.pop(0)
                try:
                    await self.submit(lambda table, at: bot_acts(table, action, position, at, quick))  # noqa: B023
                except (Refusal, StorageError) as refusal:
                    if getattr(refusal, "code", "storage") == "storage":
                        await asyncio.sleep(RETRY_SECONDS)
                        with contextlib.suppress(StorageError):
                            async with self.lock:
                                await self.now()
        finally:
            self.driver = None

    # What is told.

    def tell(self, table: Table, before: int, sender: Sender | None = None) -> None:
        """Send the news to all: with the legal actions to the mover, with the ack to the sender."""
        if not self.clients:
            return
        news, mover, movers = news_of(table, before)
        common, special = frame(news), frame(movers) if mover else b""
        for client in list(self.clients):
            told = special if mover and client.person.id == mover else common
            if sender and client is sender.client:  # both in one write
                told += sender.ack(table.version)
            client.send(told)

    def view_for(self, client: Client, table: Table, since: int | None) -> bytes:
        """Everything, for one client."""
        person = client.person
        seats = [SEAT_LETTERS[seat] for seat in table.seats.of(person.id)]
        you = You(person.id, person.name, seats, person.id == self.owner, sorted(client.muted))
        return frame(view_of(table, you, since))

    async def join(self, client: Client, since: int | None) -> None:
        """A client comes: the whole view first, then the news."""
        async with self.lock:
            table = await self.now()
            client.send(self.view_for(client, table, since))
            self.clients.add(client)
        self.tell_present()
        self.wake()

    def part(self, client: Client) -> None:
        """A client goes."""
        self.clients.discard(client)
        self.used = time.monotonic()
        self.tell_present()

    def show_out(self, person: str, bye: Bye) -> None:
        """Somebody may not see the table any more."""
        for client in list(self.clients):
            if client.person.id == person:
                client.drop(bye)

    async def remove_person(self, person: str) -> None:
        """Somebody goes, and nothing at the table names them any more."""
        async with self.lock:
            table = await self.now()
            plays = table.seats.of(person) and not (table.over or self.full(table))
        if plays:
            away_bot = self.services.config.away_bot
            await self.submit(lambda table, at: vanish(table, person, away_bot, at))
        async with self.lock:
            self.owner = await self.services.rewrite_without(self.id, person)
            self.table = None
            await self.now()

    def tell_present(self) -> None:
        """Tell everybody who is connected; where many come or go, once in a while."""
        if self.telling is None:
            wait = self.told + PRESENT_SECONDS - time.monotonic()
            if wait <= 0:
                self.tell_present_now()
            else:
                self.telling = asyncio.get_running_loop().call_later(wait, self.tell_present_now)

    def tell_present_now(self) -> None:
        self.telling, self.told = None, time.monotonic()
        if self.table is None:
            return
        table, here = self.table.seats, {client.person.id for client in self.clients}
        seats = [SEAT_LETTERS[number] for number, seat in enumerate(table) if seat.person in here]
        players = {seat.person for seat in table}
        watchers = sum(client.person.id not in players for client in self.clients)
        self.send_all(Present(seats, watchers))

    def send_all(self, message: Struct, muting: str = "") -> None:
        """Send a message to all clients but those that mute its author."""
        framed = frame(encode(message))
        for client in list(self.clients):
            if muting not in client.muted:
                client.send(framed)

    async def say(self, client: Client, text: str) -> None:
        """Chat: stored, then shown to all who do not mute its author."""
        person = client.person
        if not person.id:
            raise refusal("seat", "server-nameless")
        words = " ".join(text.split())
        if not words or not words.isprintable():
            raise refusal("message", "server-empty-chat")
        self.services.check_room()
        async with self.lock:
            table = await self.now()
            if not table.chat:
                raise refusal("status", "server-chat-closed")
            seats = "".join(SEAT_LETTERS[seat] for seat in table.seats.of(person.id))
            at = self.services.clock()
            name = distinct(person.name, table.seats.names_beside(person.id))
            chat = Chat(self.chats + 1, person.id, name, seats, words, at)
            try:
                body = encode(chat).decode()
                most = self.services.config.most_megabytes * MEGABYTE
                if not await self.services.store.add_chat(self.id, chat.number, person.id, body, most):
                    raise refusal("quota", "server-most-megabytes", megabytes=f"{most / MEGABYTE:g}")
            except StorageError:
                self.table = None  # with the number of the last chat: it may be there after all
                raise
            self.chats = chat.number
            self.send_all(chat, muting=person.id)
