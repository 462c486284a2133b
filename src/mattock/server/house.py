"""All tables of a server, the people who are known here, and what is due."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from mattock.core.draws import new_secret
from mattock.core.errors import BadOption, MattockError
from mattock.core.game import Game
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.lessons import OTHERS, lesson
from mattock.server import entries as log
from mattock.server.bots import Pool
from mattock.server.commands import known_bot
from mattock.server.config import Config
from mattock.server.messages import BotSeat, Link, Me, NewTable, SeatWish
from mattock.server.metrics import Metrics
from mattock.server.records import options_given
from mattock.server.rooms import Room, summarise
from mattock.server.security import hash_token, new_id, new_token
from mattock.server.storage import Store, Stored, find_home
from mattock.server.storage.store import Person
from mattock.server.tables import Refusal, Table, clean_name

T = TypeVar("T")
logger = logging.getLogger("mattock.server")
KNOWN_PEOPLE = 10_000  # kept in memory
TICK = 1.0
SWEEP = 30.0  # how often the database is asked for what is due


class Games(Protocol):
    """The games that can be played here."""

    def games(self) -> tuple[str, ...]: ...

    def game(self, name: str) -> Game: ...


class NoSuchTable(MattockError):
    """Nobody has set up a table of that name."""


class House:
    """Opens with the server and closes with it."""

    def __init__(self, config: Config, games: Games) -> None:
        self.config = config
        self.games = games
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.people: dict[str, Person] = {}  # by the hash of their secret
        self.sockets: dict[str, int] = {}  # open connections of each person
        self.tasks: set[asyncio.Task[Any]] = set()
        self.hinting: set[str] = set()  # people whose hint is being thought about
        self.readers = asyncio.Semaphore(2)  # records that are replayed at the same time
        self.closing = False
        self.zero = time.time() - time.monotonic()

    async def open(self) -> None:
        """Take the database and start the bots."""
        self.store = Store(find_home(self.config.database_url))
        await self.store.open()
        self.pool = Pool(self.config.processes, self.config.bot_seconds)
        self.lasting = [self.run(self.keep_time()), self.run(self.go_on_with_all())]

    async def close(self) -> None:
        """Finish what was begun; nothing new begins."""
        self.closing = True
        for task in self.lasting:
            task.cancel()
        await self.pool.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.store.close()

    def clock(self) -> int:
        """Milliseconds since 1970. While the server runs it does not jump, whatever the system's does."""
        return int((self.zero + time.monotonic()) * 1000)

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that is not forgotten, and whose faults are not either."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.settle)
        return task

    def settle(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, MattockError):
            logger.error("Something at a table failed.", exc_info=error)

    # Tables.

    async def room(self, table: str) -> Room:
        """A table in memory, from the database if need be. NoSuchTable where there is none."""
        if room := self.rooms.get(table):
            return room
        if table not in self.loading:
            task = asyncio.create_task(self.load_room(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load_room(self, table: str) -> Room:
        room = Room(self, *await self.read_table(table))
        self.rooms[table] = room
        return room

    async def read_table(self, table: str) -> tuple[Table, int]:
        """A table from its log, and how many chats it has."""
        stored = await self.store.load(table)
        if stored is None:
            raise NoSuchTable("There is no such table.")
        return await asyncio.to_thread(self.replay, stored), stored.chats

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

    async def set_up(self, wish: NewTable, person: Person) -> tuple[Table, list[str], str]:
        """A new table; the tokens of its seats ("" where none is needed) and of its watchers."""
        game = self.games.game(wish.game)
        if wish.lesson:
            wish = guided(wish)
        if wish.given is None:
            options = game.options_of(game.new(players=wish.players, **wish.options))
        else:
            options = await asyncio.to_thread(options_given, wish.given, wish, self.find_known)
        if len(wish.seats) != wish.players:
            raise BadOption(f"{wish.players} players have {wish.players} seats, not {len(wish.seats)}.")
        chairs = [log.Chair(known_bot(seat.bot) if isinstance(seat, BotSeat) else "") for seat in wish.seats]
        watch = new_token()
        header = log.Header(
            table=new_id("t"),
            game=game.name,
            rules=game.version,
            components=game.fingerprint,
            players=wish.players,
            options=options,
            chairs=chairs,
            pace=wish.pace,
            open=wish.open,
            numbers=wish.numbers and wish.given is None,
            hold=wish.hold,
            owner=person.id,
            watch=hash_token(watch),
            seed=(lesson(game.name).seed if wish.lesson else new_secret()).hex(),
            lesson=wish.lesson,
            given=wish.given.record if wish.given else "",
            given_line=wish.given.line if wish.given else 0,
        )
        table = Table(header, game)
        tokens = [new_token() if isinstance(seat, Link) else "" for seat in wish.seats]
        at = self.clock()
        for number, token in enumerate(tokens):
            if token:
                table.enact(log.Linked(number, hash_token(token)), at)
        for number, seat in enumerate(wish.seats):
            if isinstance(seat, Me):
                table.enact(log.Claimed(number, person.id, clean_name(seat.name or person.name)), at)
        return await self.keep_new(table, at), tokens, watch

    async def keep_new(self, table: Table, at: int) -> Table:
        """Store a table that was just set up, and let it begin if all sit."""
        table.go_on(at)
        first, table.fresh = table.fresh, []
        table.seats_changed = False
        header = table.header
        await self.store.create(header.table, log.write_body(header), first, summarise(table))
        room = self.rooms[header.table] = Room(self, table, 0)
        room.wake()
        return table

    async def rematch(self, room: Room, person: Person) -> tuple[Table, list[str], str]:
        """The same people again, everybody one seat further; asked twice it is one table."""
        async with room.lock:
            old = await room.now()
            if not old.over:
                raise Refusal("status", "The game is not over yet.")
            if person.id not in [place.person for place in old.places]:
                raise Refusal("seat", "You have no seat at this table.")
            if old.rematch:
                return (await (await self.room(old.rematch)).now()), [""] * old.header.players, ""
            table, watch = self.seat_again(old)
            at = self.clock()
            await self.keep_new(table, at)
            before = old.version
            old.enact(log.Rematched(table.header.table), at)
            await room.store(old, before)
            room.tell(old, before)
        return table, [""] * old.header.players, watch

    def seat_again(self, old: Table) -> tuple[Table, str]:
        """A new table with the people and bots of an old one."""
        count = old.header.players
        order = [(seat + 1) % count for seat in range(count)]
        watch = new_token()
        header = replace(
            old.header,
            table=new_id("t"),
            chairs=[old.header.chairs[seat] for seat in order],
            watch=hash_token(watch),
            seed=new_secret().hex(),
            lesson=False,
        )
        table = Table(header, old.game)
        at = self.clock()
        for number, seat in enumerate(order):
            place = old.places[seat]
            if place.person:
                table.enact(log.Claimed(number, place.person, place.name), at)
        return table, watch

    # People.

    async def person(self, token: str) -> Person | None:
        """Who holds a secret."""
        secret = hash_token(token)
        if known := self.people.get(secret):
            return known
        found = await self.store.find_person(secret)
        if found is not None:
            self.remember(secret, found)
        return found

    async def introduce(self, name: str) -> tuple[Person, str]:
        """Somebody new, and their secret."""
        token = new_token()
        person = Person(new_id("p"), clean_name(name))
        await self.store.add_person(person.id, hash_token(token), person.name, self.clock())
        self.remember(hash_token(token), person)
        return person, token

    async def rename(self, token: str, person: Person, name: str) -> Person:
        renamed = Person(person.id, clean_name(name))
        await self.store.rename_person(person.id, renamed.name)
        self.remember(hash_token(token), renamed)
        return renamed

    def remember(self, secret: str, person: Person) -> None:
        if len(self.people) >= KNOWN_PEOPLE:
            self.people.pop(next(iter(self.people)))
        self.people[secret] = person

    async def may_see(self, room: Room, person: Person | None) -> bool:
        """Whether somebody may look at a table."""
        async with room.lock:
            table = await room.now()
        if table.header.open:
            return True
        if person is None:
            return False
        if person.id == room.owner or any(place.person == person.id for place in table.places):
            return True
        return await self.store.is_watcher(room.id, person.id)

    # What is due.

    async def keep_time(self) -> None:
        """Clocks that run out, and tables that nobody looks at any more."""
        last = 0.0
        while True:
            await asyncio.sleep(TICK)
            now = self.clock()
            due = [
                room.id for room in self.rooms.values() if room.table and (room.table.due or now + 1) <= now
            ]
            with contextlib.suppress(MattockError):
                if time.monotonic() - last > SWEEP:
                    last = time.monotonic()
                    self.forget_idle()
                    due += await self.store.due(now)
            for table in dict.fromkeys(due):
                try:
                    room = await self.room(table)
                    await room.do(lambda found, at: found.time_over(at, self.config.away_bot))
                except MattockError as error:
                    logger.warning("Table %s: %s", table, error)
                except Exception:  # one table must not stop the clocks of all
                    logger.exception("Table %s failed.", table)

    def forget_idle(self) -> None:
        """Tables without anybody leave the memory; the log has all of them."""
        oldest = time.monotonic() - 60 * self.config.idle_minutes
        for room in list(self.rooms.values()):
            if not room.clients and room.driver is None and room.used < oldest and not room.lock.locked():
                del self.rooms[room.id]

    async def go_on_with_all(self) -> None:
        """After a start: tables where a bot is to move go on."""
        with contextlib.suppress(MattockError):
            for table in await self.store.running():
                with contextlib.suppress(MattockError):
                    (await self.room(table)).wake()

    def gauges(self) -> dict[str, float]:
        """Figures of the moment."""
        return {
            "tables_in_memory": len(self.rooms),
            "sockets": sum(self.sockets.values()),
            "bot_queue": self.pool.thoughts.qsize(),
            "bot_processes_replaced": self.pool.replaced,
            "bot_quick_moves": self.pool.quick,
            "commit_batches": self.store.writer.batches,
        }


def guided(wish: NewTable) -> NewTable:
    """The table of a lesson, for whoever wishes it."""
    found = lesson(wish.game)
    seats: list[SeatWish] = [Me(), *(BotSeat(OTHERS) for _ in range(found.players - 1))]
    return NewTable(
        wish.game, found.players, seats, dict(found.options), numbers=False, hold=False, lesson=True
    )


def letter_seat(letter: str, table: Table) -> int:
    """The number of a seat."""
    seat = SEAT_LETTERS.find(letter)
    if len(letter) != 1 or not 0 <= seat < table.header.players:
        raise Refusal("seat", f"There is no seat {letter!r} at this table.")
    return seat
