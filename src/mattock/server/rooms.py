"""A table with the people around it: one owner for all that happens there.

A wish is carried out, stored, and only then told to everybody and acknowledged. If it cannot be stored, the
table in memory is thrown away: what the log says is what holds.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET, Raw
from msgspec.json import encode

from mattock.core.errors import IllegalMove
from mattock.core.game import Game
from mattock.core.memory import kept
from mattock.core.view import GameView
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.server import entries as log
from mattock.server.bots import Plan
from mattock.server.limits import Allowance
from mattock.server.lists import list_line
from mattock.server.logs import note
from mattock.server.messages import Ack, Bye, Chat, Choices, News, Present, Told, Value, View, You
from mattock.server.storage import StorageError, Summary
from mattock.server.tables import Refusal, Table, refusal
from mattock.server.wire import frame

if TYPE_CHECKING:
    from mattock.server.house import House
    from mattock.server.sockets import Client

RETRY_SECONDS = 1.0  # when a bot's move could not be stored
Wish = Callable[[Table, int], None]


class Asker(NamedTuple):
    """Who waits for the answer to a wish, and under which mark."""

    client: Client
    mark: int | None

    def ack(self, version: int) -> bytes:
        return frame(encode(Ack(self.mark, version)))


class Room:
    """One table in memory."""

    def __init__(self, house: House, table: Table, chats: int) -> None:
        self.house = house
        self.id = table.header.table
        self.owner = table.header.owner
        self.table: Table | None = table  # None where memory and log may differ
        self.chats = chats
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.driver: asyncio.Task[None] | None = None
        self.used = time.monotonic()

    async def now(self) -> Table:
        """The table as it is stored; call it with the lock held."""
        self.used = time.monotonic()
        if self.table is None:
            self.table, self.chats = await self.house.read_table(self.id)
            for client in self.clients:
                client.send(self.view_for(client, self.table, None))
        return self.table

    async def do(self, wish: Wish) -> int:
        """Carry out a wish, also where whoever wished goes away meanwhile; the version on disk after it."""
        return await asyncio.shield(self.house.run(self.carry_out(wish)))

    async def carry_out(self, wish: Wish, asker: Asker | None = None) -> int:
        """Carry out a wish, store what it changed, tell everybody, and acknowledge it to who asked."""
        begun = time.monotonic()
        async with self.lock:
            table = await self.now()
            before, was_over = table.version, table.over
            if self.full(table):
                raise refusal("quota", "server-full-log")
            try:
                at = self.house.clock()
                wish(table, at)
                if self.full(table) and not table.over:
                    table.enact(log.Ended("abandoned"), at)
            except (Refusal, IllegalMove):
                if table.version != before:
                    self.table = None
                raise
            except Exception:
                self.table = None
                raise
            if table.version > before:
                await self.store(table, before)
                self.house.metrics.stored.add(time.monotonic() - begun)
                self.tell(table, before, asker)
                if table.over and not was_over:
                    note("table over", table=self.id, how=table.status, entries=table.version)
            elif asker:
                asker.client.send(asker.ack(table.version))
            version = table.version
        self.wake()
        self.consider_mail()
        return version

    def full(self, table: Table) -> bool:
        """Whether a log is as long as one may be; such a table is over."""
        return table.version >= self.house.config.most_entries

    async def store(self, table: Table, before: int) -> None:
        """Have what is new written to disk."""
        entries, table.fresh = table.fresh, []
        seats, table.seats_changed = table.seats_changed, False
        try:
            await self.house.store.append(self.id, before + 1, entries, summarise(table), seats)
        except StorageError as error:
            self.table = None
            raise Refusal("storage", str(error)) from error
        self.house.metrics.entries += len(entries)

    # Bots.

    def wake(self) -> None:
        """Let the bots play, if it is their turn and somebody is there to play with."""
        if self.driver is None and self.bot_wanted():
            self.driver = self.house.run(self.play_bots())

    @property
    def purse(self) -> Allowance:
        """The thinking time of whoever set the table up."""
        return self.house.thinking.of(self.owner)

    def bot_wanted(self) -> str:
        table = self.table
        if table is None or self.house.closing or not table.bot_to_move:
            return ""
        meant_for_bots = all(chair.bot for chair in table.header.chairs)
        if not table.people_play and not (meant_for_bots and self.clients):
            return ""
        return table.bot_to_move

    async def play_bots(self) -> None:
        """One bot's move after the other, until a person has to decide."""
        plan = Plan()
        try:
            while code := self.bot_wanted():
                assert self.table is not None
                position = self.table.position
                action = self.table.written_move()
                if action is None:
                    state = self.table.playing().state
                    while plan and plan[0][0] != state:  # what was forced is made already
                        plan.pop(0)
                    plan = plan or await self.house.pool.plan(code, state.clone(), self.purse)
                    action = plan.pop(0)[1]
                try:
                    await self.do(lambda table, at: bot_acts(table, action, position, at))  # noqa: B023
                except (Refusal, StorageError) as refusal:
                    if getattr(refusal, "code", "storage") == "storage":
                        await asyncio.sleep(RETRY_SECONDS)
                        with contextlib.suppress(StorageError):
                            async with self.lock:
                                await self.now()
        finally:
            self.driver = None

    # What is told.

    def tell(self, table: Table, before: int, asker: Asker | None = None) -> None:
        """The news to all; with the legal actions to the mover, and the acknowledgement to who asked."""
        if not self.clients:
            return
        shown = board(table)
        news = encode(
            News(
                version=table.version,
                after=before,
                steps=[Raw(step) for step in table.steps[before:]],
                table=table.info(),
                now=now_told(table, shown),
                view=shown,
            )
        )
        common = special = frame(news)
        mover, mine = choices(table)
        if mine:
            special = frame(news[:-1] + b"," + encode(mine)[1:])
        for client in list(self.clients):
            told = special if mine and client.person.id == mover else common
            if asker and client is asker.client:  # both in one write
                told += asker.ack(table.version)
            client.send(told)

    def view_for(self, client: Client, table: Table, since: int | None) -> bytes:
        """Everything, for one client."""
        mover, theirs = choices(table)
        mine = theirs if client.person.id == mover else None
        after = table.version if since is None or not 0 <= since <= table.version else since
        seats = [SEAT_LETTERS[seat] for seat in table.seats_of(client.person.id)]
        person, muted = client.person, sorted(client.muted)
        shown = board(table)
        view = View(
            version=table.version,
            table=table.info(),
            you=You(person.id, person.name, seats, person.id == self.owner, muted),
            now=now_told(table, shown),
            view=shown,
            after=after,
            steps=[Raw(step) for step in table.steps[after:]],
            legal=mine.legal if mine else UNSET,
            seen=mine.seen if mine else UNSET,
        )
        return frame(encode(view))

    async def join(self, client: Client, since: int | None) -> None:
        """A client comes: everything first, then the news."""
        async with self.lock:
            table = await self.now()
            client.send(self.view_for(client, table, since))
            self.clients.add(client)
        self.tell_present()
        self.wake()

    def part(self, client: Client) -> None:
        self.clients.discard(client)
        self.used = time.monotonic()
        self.tell_present()

    def consider_mail(self) -> None:
        """Whether somebody is to be told by mail that it is their turn."""
        if self.house.post is not None:
            self.house.post.consider(self)

    def show_out(self, person: str, bye: Bye) -> None:
        """Somebody may not see the table any more."""
        for client in list(self.clients):
            if client.person.id == person:
                client.drop(bye)

    async def lose(self, person: str) -> None:
        """Somebody goes, and nothing at the table names them any more."""
        async with self.lock:
            table = await self.now()
            plays = table.seats_of(person) and not (table.over or self.full(table))
        if plays:
            await self.do(lambda table, at: table.vanish(person, self.house.config.away_bot, at))
        async with self.lock:
            self.owner = await self.house.rewrite_without(self.id, person)
            self.table = None
            await self.now()

    def tell_present(self) -> None:
        """Who is connected."""
        table = self.table
        if table is None:
            return
        here = {client.person.id for client in self.clients}
        seats = [SEAT_LETTERS[n] for n, place in enumerate(table.places) if place.person in here]
        players = {place.person for place in table.places}
        watchers = sum(client.person.id not in players for client in self.clients)
        told = frame(encode(Present(seats, watchers)))
        for client in list(self.clients):
            client.send(told)

    async def say(self, client: Client, text: str) -> None:
        """Chat: stored, then shown to all who do not mute its author."""
        if not client.person.id:
            raise refusal("seat", "server-nameless")
        words = " ".join(text.split())
        if not words or not words.isprintable():
            raise refusal("message", "server-empty-chat")
        async with self.lock:
            table = await self.now()
            seats = [SEAT_LETTERS[seat] for seat in table.seats_of(client.person.id)]
            person = client.person
            chat = Chat(self.chats + 1, person.id, person.name, "".join(seats), words, self.house.clock())
            body = encode(chat)
            try:
                await self.house.store.add_chat(self.id, chat.number, body.decode())
            except StorageError:
                self.table = None  # with the number of the last chat: it may be there after all
                raise
            self.chats = chat.number
            told = frame(body)
            for other in list(self.clients):
                if person.id not in other.muted:
                    other.send(told)


def bot_acts(table: Table, action: int, position: int, at: int) -> None:
    """A bot's move, if nothing has changed while it thought."""
    if table.position != position or not table.bot_to_move:
        raise refusal("stale", "server-stale")
    table.decide(action, at)
    table.go_on(at)


def choices(table: Table) -> tuple[str, Choices | None]:
    """The person who has to decide, "" where nobody has; what is legal, and what it means here."""
    if table.status != "playing" or table.holding is not None or table.state_mover() < 0:
        return "", None
    place = table.places[table.state_mover()]
    if not place.active:
        return "", None
    game, state, legal = table.game, table.playing().state, table.legal()
    return place.person, Choices(legal, [game.seen(state, game.move(action)) for action in legal])


def board(table: Table) -> GameView | None:
    """What a screen shows."""
    return None if table.referee is None else table.game.board(table.referee.state)


@kept
def dig_ids(game: Game) -> frozenset[int]:
    """The decisions to dig, where there are any."""
    return frozenset(move.id for move in game.moves_of_kind("dig"))


def now_told(table: Table, view: GameView | None) -> Told | None:
    """What to do now, as a message with all that its words may ask for."""
    if table.referee is None or view is None:
        return None
    if goal := table.goal():
        return Told(goal.message, dict(goal.args), "goal", goal.clause)
    state = table.referee.state
    digs = len(dig_ids(table.game).intersection(state.legal())) if state.mover >= 0 else 0
    args: dict[str, Value] = {"seat": view.mover, "digs": digs, "round": getattr(view, "round", 0)}
    args["year"] = str(getattr(view, "year", ""))
    return Told(f"{table.game.name}-now-{view.phase}", args)


def summarise(table: Table) -> Summary:
    """What lists and timers need to know."""
    people = [place.person for place in table.places]
    line = encode(list_line(table)).decode()
    return Summary(table.status, table.header.open, table.at, table.due, line, people, table.header.owner)
