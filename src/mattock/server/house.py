"""All tables of a server, the people who are known here, and what is due."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from msgspec.structs import replace

from mattock.core.draws import new_secret
from mattock.core.errors import BadOption, MattockError
from mattock.core.game import Game
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.lessons import OTHERS, lesson
from mattock.server import entries as log
from mattock.server.accounts import GUESSES_AN_HOUR, Logins, Passphrases
from mattock.server.bots import Pool
from mattock.server.commands import known_bot
from mattock.server.config import Config
from mattock.server.doors import check_may_set_up
from mattock.server.forget import line_without, without
from mattock.server.gate import Crowd
from mattock.server.limits import EVERYBODY, Allowances, ByAddress, Places, an_hour, places_from
from mattock.server.logs import note
from mattock.server.mail import Post
from mattock.server.messages import BotSeat, Bye, Link, Me, NewTable, SeatWish
from mattock.server.metrics import Metrics
from mattock.server.records import options_given
from mattock.server.rooms import Room, summarise
from mattock.server.security import (
    closed_networks,
    derived_token,
    hash_token,
    is_within,
    kept_key,
    new_id,
    new_token,
    new_word,
    token_fits,
)
from mattock.server.storage import StorageError, Store, Stored, find_home
from mattock.server.storage.store import Person
from mattock.server.tables import Refusal, Table, clean_name, refusal

if TYPE_CHECKING:
    from mattock.server.sockets import Client

T = TypeVar("T")
logger = logging.getLogger("mattock.server")
KNOWN_PEOPLE = 10_000  # kept in memory
TICK = 1.0
CLEAR_OUT = 3600 * 1000  # how often what is too old is looked for
DAY = 24 * 3600 * 1000
JUMP = 5.0  # seconds that a clock may be wrong before the host hears of it
SWEEP = 30.0  # how often the database is asked for what is due


BANNED = "The host has closed this server to you."
GONE = Bye(4401, "You are forgotten here, as it was wished.")
LOGGED_OUT = Bye(4401, "You are logged out on this device.")


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
        self.clients: set[Client] = set()  # all open connections
        self.sockets = Places()  # of each person, each address, and all
        self.crowd = Crowd(config)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.hinting: set[str] = set()  # people whose hint is being thought about
        self.writing: asyncio.Task[None] | None = None  # mails
        self.readers = asyncio.Semaphore(2)  # records that are replayed at the same time
        self.thinking = Allowances(*an_hour(config.bot_seconds_an_hour))  # by who set the table up
        self.newcomers = ByAddress(*an_hour(config.newcomers_an_hour))
        self.guesses = ByAddress(*an_hour(GUESSES_AN_HOUR))  # at the server word and at passphrases
        self.ban(frozenset())
        self.passphrases = Passphrases()
        self.post = Post(self, config.smtp) if config.smtp else None
        self.admin_token = new_token()
        self.public = config.public_url.rstrip("/")  # what links of the host begin with
        self.closing = False
        self.unread: set[str] = set()  # what could not be read
        self.zero = time.time() - time.monotonic()
        self.trouble = ""  # why nothing could be stored last
        self.ahead = 0.0  # how far the system's clock is before ours

    async def open(self, tend: bool = True) -> None:
        """Take the database and start the bots; with `tend` the tables go on by themselves."""
        self.store = Store(find_home(self.config.database_url))
        await self.store.open()
        self.store.writer.report = self.note_storage
        self.store.reader.report = self.note_reading
        self.key = kept_key(self.config.data / "key")
        self.logins = Logins(self.key, self.guesses)
        self.word = self.config.word or await self.store.setting("word", new_word())
        self.pool = Pool(self.config.processes, self.config.bot_seconds)
        self.ban(frozenset(await self.store.bans()))
        self.closing = not tend
        self.lasting = [self.run(self.keep_time()), self.run(self.go_on_with_all())] if tend else []

    async def close(self) -> None:
        """Finish what was begun; nothing new begins."""
        note("stopping")
        self.closing = True
        for task in self.lasting:
            task.cancel()
        await self.pool.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.store.close()
        note("stopped")

    def clock(self) -> int:
        """Milliseconds since 1970. While the server runs it does not jump, whatever the system's does."""
        return int((self.zero + time.monotonic()) * 1000)

    def note_storage(self, trouble: str) -> None:
        """Tell the host when storing begins to fail, and when it works again; not each time."""
        self.metrics.storage_errors += bool(trouble)
        if trouble and trouble != self.trouble:
            logger.error("%s", trouble)
        elif self.trouble and not trouble:
            logger.warning("Tables can be stored again.")
        self.trouble = trouble

    def note_reading(self, trouble: str) -> None:
        """Tell the host what cannot be read: one thing once, however often somebody asks for it."""
        self.metrics.storage_errors += bool(trouble)
        if trouble and trouble not in self.unread:
            self.unread.add(trouble)
            logger.error("%s", trouble)

    def watch_clock(self) -> None:
        """Tell the host once when the system's clock was set; tables go on by the old one until a restart."""
        ahead = time.time() - time.monotonic() - self.zero
        if abs(ahead - self.ahead) > JUMP:
            logger.warning(
                "The clock of this machine jumped by %+.0f s; tables keep their time until the server is"
                " started again.",
                ahead - self.ahead,
            )
            self.ahead = ahead

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
        if room.table and room.table.at > self.clock() + JUMP * 1000:
            logger.warning(
                "Table %s was last played in the future: this machine's clock was set back.", table
            )
        self.rooms[table] = room
        return room

    async def read_table(self, table: str) -> tuple[Table, int]:
        """A table from its log, and how many chats it has."""
        stored = None if "\0" in table else await self.store.load(table)
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
            options = game.options_of(game.lay_out(wish.players, wish.options))
        else:
            options = await asyncio.to_thread(options_given, wish.given, wish, self.find_known)
        if len(wish.seats) != wish.players:
            raise BadOption(f"{wish.players} players have {wish.players} seats, not {len(wish.seats)}.")
        chairs = [log.Chair(known_bot(seat.bot) if isinstance(seat, BotSeat) else "") for seat in wish.seats]
        name = new_id("t")
        watch = self.watch_token(name)
        header = log.Header(
            table=name,
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
            hints=wish.hints,
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
        note("table set up", table=header.table, game=header.game, players=header.players)
        room.wake()
        room.consider_mail()
        return table

    async def rematch(self, room: Room, person: Person) -> tuple[Table, list[str], str]:
        """The same people again, everybody one seat further; asked twice it is one table."""
        async with room.lock:
            old = await room.now()
            if not old.over:
                raise refusal("status", "server-not-over")
            if person.id not in [place.person for place in old.places]:
                raise refusal("seat", "server-no-seat")
            if old.rematch:
                return await self.made_before(old.rematch)
            await check_may_set_up(self, person, await self.store.person(room.owner))
            table, tokens, watch = await self.seat_again(old, person)
            at = self.clock()
            await self.keep_new(table, at)
            before = old.version
            old.enact(log.Rematched(table.header.table), at)
            await room.store(old, before)
            room.tell(old, before)
        return table, tokens, watch

    async def made_before(self, name: str) -> tuple[Table, list[str], str]:
        """A rematch that somebody else has asked for already."""
        room = await self.room(name)
        async with room.lock:
            table = await room.now()
        watch = self.watch_token(name)
        fits = token_fits(watch, table.header.watch)  # not where the data came from another machine
        return table, [""] * table.header.players, watch if fits else ""

    def watch_token(self, table: str) -> str:
        """What the watch link of a table holds."""
        return derived_token(self.key, f"watch {table}")

    async def seat_again(self, old: Table, asking: Person) -> tuple[Table, list[str], str]:
        """A new table with the people and bots of an old one; who is gone for good has left a free seat."""
        people = {place.person for place in old.places if place.person} | {old.header.owner}
        gone = {who for who in people if self.is_banned(who) or await self.store.person(who) is None}
        count = old.header.players
        order = [(seat + 1) % count for seat in range(count)]
        name = new_id("t")
        watch = self.watch_token(name)
        header = replace(
            old.header,
            table=name,
            rules=old.game.version,
            options=old.options,
            chairs=[old.header.chairs[seat] for seat in order],
            watch=hash_token(watch),
            seed=new_secret().hex(),
            lesson=False,
            owner=asking.id if old.header.owner in gone else old.header.owner,
        )
        table = Table(header, old.game)
        tokens = [new_token() if old.places[seat].person in gone else "" for seat in order]
        at = self.clock()
        for number, seat in enumerate(order):
            place = old.places[seat]
            if tokens[number]:
                table.enact(log.Linked(number, hash_token(tokens[number])), at)
            elif place.person:
                table.enact(log.Claimed(number, place.person, place.name), at)
        return table, tokens, watch

    # People.

    async def person(self, token: str) -> Person | None:
        """Who holds a secret."""
        secret = hash_token(token)
        found = self.people.get(secret) or await self.store.find_person(secret)
        if found is not None:
            if self.is_banned(found.id):
                raise Refusal("banned", BANNED)
            if found.seen < self.clock() - DAY:
                found = found._replace(seen=self.clock())
                self.run(self.note_visit(found))
            self.remember(secret, found)
        return found

    async def note_visit(self, person: Person) -> None:
        await self.store.note_visit(person.id, person.seen)

    async def introduce(self, name: str) -> tuple[Person, str]:
        """Somebody new, and their secret."""
        token = new_token()
        person = Person(new_id("p"), clean_name(name), seen=self.clock())
        await self.store.add_person(person.id, hash_token(token), person.name, person.seen)
        self.remember(hash_token(token), person)
        return person, token

    async def rename(self, token: str, person: Person, name: str) -> Person:
        renamed = person._replace(name=clean_name(name))
        await self.store.rename_person(person.id, renamed.name)
        self.remember(hash_token(token), renamed)
        return renamed

    def is_banned(self, person: str, address: str = "") -> bool:
        """Whether somebody may not come any more, by who they are or from where they come."""
        return person in self.banned or is_within(address, self.banned_networks)

    def ban(self, who: frozenset[str]) -> None:
        """These people and networks, and no others, may not come any more."""
        self.banned = who
        self.banned_networks = closed_networks(who)

    async def log_in(self, person: Person) -> str:
        """A secret for one more device of a person."""
        token = new_token()
        await self.store.add_session(person.id, hash_token(token), self.clock())
        return token

    async def log_out(self, token: str) -> None:
        session = hash_token(token)
        await self.store.end_session(session)
        self.people.pop(session, None)
        self.show_out(LOGGED_OUT, lambda client: client.session == session)

    async def end_sessions(self, person: str, but: str = "", bye: Bye = LOGGED_OUT) -> None:
        """All devices of a person are strangers again, all but one."""
        await self.store.end_sessions(person, but)
        self.forget_people([person])
        self.show_out(bye, lambda client: client.person.id == person and client.session != but)

    def places_from(self, address: str) -> dict[str, int]:
        """How many may be connected, from an address and in all."""
        config = self.config
        return {EVERYBODY: config.most_sockets_together, **places_from(address, config.most_sockets_from)}

    def places_of(self, person: str) -> dict[str, int]:
        """The same of one person."""
        return {person: self.config.most_sockets} if person else {}

    @contextlib.contextmanager
    def place(self, limits: dict[str, int]) -> Iterator[bool]:
        """A connection as long as it lasts; whether there is room for it."""
        free = self.sockets.take(limits)
        try:
            yield free
        finally:
            if free:
                self.sockets.leave(limits)

    def show_out(self, bye: Bye, which: Callable[[Client], bool]) -> None:
        """Close connections, at whatever table."""
        for client in list(self.clients):
            if which(client):
                client.drop(bye)

    async def delete_person(self, person: str) -> int:
        """Forget somebody: bots play on for them, and every log is written anew without the name.

        They stay who they are until that is done, so that they can ask again where it cannot be stored.
        """
        count = await self.clear_tables_of(person)
        await self.end_sessions(person, bye=GONE)
        count += await self.clear_tables_of(person)  # where they sat down meanwhile
        self.logins.forget(await self.store.login_of(person))
        await self.store.delete_person(person)
        note("person deleted", tables=count)
        return count

    async def clear_tables_of(self, person: str) -> int:
        """Nothing at any table names somebody any more; how many did."""
        boards = await self.store.boards_naming(person)
        for board in boards:
            room = await self.room_if_readable(board)
            if room is None:
                await self.rewrite_without(board, person)
            else:
                await room.lose(person)
        return len(boards)

    async def room_if_readable(self, table: str) -> Room | None:
        """A table in memory; None where the log is one that the rules of today do not play."""
        try:
            return await self.room(table)
        except StorageError:
            raise
        except MattockError:
            return None

    async def rewrite_without(self, board: str, person: str) -> str:
        """A log without somebody, which needs no rule of its game; who owns the table now."""
        stored, stand_in = await self.store.load(board), new_id("p")
        if stored is None:
            return ""
        header, rows = without(log.read_header(stored.header), stored.entries, person, stand_in)
        line = line_without(stored.line, person, stand_in)
        await self.store.rewrite(board, header.owner, log.write_body(header), rows, *line)
        return header.owner

    async def invite(self, person: Person, word: str) -> None:
        """Somebody knows the word."""
        await self.store.invite(person.id, word)
        for secret, known in list(self.people.items()):
            if known.id == person.id:
                self.people[secret] = known._replace(invited=word)

    def remember(self, secret: str, person: Person) -> None:
        if secret not in self.people and len(self.people) >= KNOWN_PEOPLE:
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
        last, cleared = 0.0, 0
        while True:
            await asyncio.sleep(TICK)
            self.watch_clock()
            now = self.clock()
            due = [
                room.id for room in self.rooms.values() if room.table and (room.table.due or now + 1) <= now
            ]
            with contextlib.suppress(MattockError):
                if time.monotonic() - last > SWEEP:
                    last = time.monotonic()
                    self.forget_idle()
                    if now - cleared > CLEAR_OUT:
                        cleared = now
                        await self.clear_out()
                    due += await self.store.due(now)
            if self.post is not None and (self.writing is None or self.writing.done()):
                self.writing = self.run(self.post.write_due())
            for table in dict.fromkeys(due):
                with self.one_table(table):
                    room = await self.room(table)
                    await room.do(lambda found, at: found.time_over(at, self.config.away_bot))

    @contextlib.contextmanager
    def one_table(self, table: str) -> Iterator[None]:
        """Whatever is wrong with one table must not stop the others; the host hears of it."""
        try:
            yield
        except MattockError as error:
            logger.warning("Table %s: %s", table, error)
        except Exception:
            logger.exception("Table %s failed.", table)

    async def clear_out(self) -> None:
        """What is older than the host wants to keep goes."""
        now, config = self.clock(), self.config

        def before(days: float) -> int:
            return int(now - days * DAY) if days else 0

        old = await self.store.expired(before(config.keep_finished_days), before(config.keep_waiting_days))
        gone = [table for table in old if table not in self.rooms or not self.rooms[table].clients]
        for table in gone:
            self.rooms.pop(table, None)
        if gone:
            await self.store.delete_boards(gone)
        people = await self.store.delete_visitors(before(config.keep_visitors_days))
        self.forget_people(people)
        if gone or people:
            note("cleared out", tables=len(gone), people=len(people))

    def forget_people(self, people: Sequence[str]) -> None:
        """Not known by their secrets any more, unless the database still has them."""
        self.people = {secret: known for secret, known in self.people.items() if known.id not in people}

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
                with self.one_table(table):
                    room = await self.room(table)
                    room.wake()
                    room.consider_mail()

    def gauges(self) -> dict[str, float]:
        """Figures of the moment."""
        return {
            "tables_in_memory": len(self.rooms),
            "sockets": len(self.clients),
            "connections": len(self.crowd.inside),
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
