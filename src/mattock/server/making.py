"""How tables are made: set up by somebody, or once more with the same people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from mattock.core.draws import new_secret
from mattock.core.errors import BadOption
from mattock.core.game import Game
from mattock.lessons import OTHERS, lesson, name_of
from mattock.server import entries as log
from mattock.server.commands import known_bot
from mattock.server.doors import Doors
from mattock.server.lists import summarise
from mattock.server.logs import log_event
from mattock.server.messages import BotSeat, Given, Link, Me, NewTable
from mattock.server.nameless import nameless_record
from mattock.server.progress import go_on
from mattock.server.records import options_given
from mattock.server.refusals import refusal
from mattock.server.room import Room
from mattock.server.rooms import Rooms
from mattock.server.seats import clean_name
from mattock.server.security import derived_token, hash_token, new_id, new_token, token_fits
from mattock.server.services import Services
from mattock.server.storage import Limits, Person
from mattock.server.tables import Table


class Made(NamedTuple):
    """A new table, the tokens of its seats ("" where none is needed), and of its watchers."""

    table: Table
    tokens: list[str]
    watch: str


class TableMaker:
    """Makes tables, stores them and puts them into their rooms."""

    def __init__(self, services: Services, doors: Doors, rooms: Rooms) -> None:
        self.services = services
        self.doors = doors
        self.rooms = rooms

    async def set_up(self, wanted: NewTable, person: Person, address: str) -> Made:
        """A new table as somebody wants it who asks from an address."""
        self.services.check_room()
        game, given, digest = self.services.games.game(wanted.game), "", ""
        if wanted.lesson:
            wanted = guided(wanted)
        if wanted.given is None:
            options = game.options_of(game.lay_out(wanted.players, wanted.options))
        else:
            find_game = self.services.find_known
            work, asker = self.services.checking.run, self.services.places.of(person.id)
            options = await work(options_given, wanted.given, wanted, find_game, address=asker)
            given, digest = await work(nameless_record, wanted.given.record, address=asker)
        if len(wanted.seats) != wanted.players:
            count = wanted.players
            raise BadOption(f"{count} players have {count} seats, not {len(wanted.seats)}.")
        seats = wanted.seats
        chairs = [log.Chair(known_bot(seat.bot) if isinstance(seat, BotSeat) else "") for seat in seats]
        name = new_id("t")
        watch = self.watch_token(name)
        header = log.Header(
            table=name,
            game=game.name,
            rules=game.version,
            components=game.fingerprint,
            players=wanted.players,
            options=options,
            chairs=chairs,
            pace=wanted.pace,
            open=wanted.open,
            numbers=wanted.numbers and wanted.given is None,
            hold=wanted.hold,
            hints=wanted.hints,
            owner=person.id,
            watch=hash_token(watch),
            seed=(lesson(game.name, name_of(wanted.lesson)).seed if wanted.lesson else new_secret()).hex(),
            lesson=wanted.lesson and name_of(wanted.lesson),
            given=given,
            given_from=digest,
            given_line=wanted.given.line if wanted.given else 0,
        )
        tokens = [new_token() if isinstance(seat, Link) else "" for seat in seats]
        sitting = [
            (person.id, clean_name(seat.name or person.name)) if isinstance(seat, Me) else None
            for seat in seats
        ]
        table = self.seat(header, game, tokens, sitting)
        await self.keep(table, self.doors.limits(address, self.services.key))
        return Made(table, tokens, watch)

    async def rematch(self, room: Room, person: Person) -> Made:
        """The same people again, each one seat further; asked twice it is one table."""
        async with room.lock:
            old = await room.now()
            if not old.over:
                raise refusal("status", "server-not-over")
            if person.id not in [seat.person for seat in old.seats]:
                raise refusal("seat", "server-no-seat")
            if old.rematch:
                return await self.made_before(old.rematch)
            self.services.check_room()
            await self.doors.check_may_set_up(person, await self.services.store.person(room.owner))
            made = await self.seat_again(old, person)
            await self.keep(made.table)
            before = old.version
            old.append(log.Rematched(made.table.header.table), self.services.clock())
            await room.store(old, before)
            room.tell(old, before)
        return made

    async def made_before(self, name: str) -> Made:
        """A rematch that somebody else has asked for already."""
        room = await self.rooms.get(name)
        async with room.lock:
            table = await room.now()
        watch = self.watch_token(name)
        fits = token_fits(watch, table.header.watch)  # not where the data came from another machine
        return Made(table, [""] * table.header.players, watch if fits else "")

    async def seat_again(self, old: Table, asking: Person) -> Made:
        """A new table with the people and bots of an old one; a free seat for each who is gone for good."""
        people = {seat.person for seat in old.seats if seat.person} | {old.header.owner}
        gone = {who for who in people if await self.is_gone(who)}
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
        before = [old.seats[seat] for seat in order]
        tokens = [new_token() if seat.person in gone else "" for seat in before]
        sitting = [
            (seat.person, seat.name) if seat.person and seat.person not in gone else None for seat in before
        ]
        return Made(self.seat(header, old.game, tokens, sitting), tokens, watch)

    async def is_gone(self, person: str) -> bool:
        return self.doors.is_banned(person) or await self.services.store.person(person) is None

    def seat(
        self,
        header: log.Header,
        game: Game,
        tokens: Sequence[str],
        sitting: Sequence[tuple[str, str] | None],
    ) -> Table:
        """A table with links to its free seats, and with those people who sit there from the start."""
        table, at = Table(header, game), self.services.clock()
        for number, token in enumerate(tokens):
            if token:
                table.append(log.Linked(number, hash_token(token)), at)
        for number, person in enumerate(sitting):
            if person:
                table.append(log.Claimed(number, *person), at)
        return table

    async def keep(self, table: Table, limits: Limits | None = None) -> None:
        """Store a table that was just set up, if it passes no limit, and let it begin if all sit."""
        go_on(table, self.services.clock())
        first, table.unstored = table.unstored, []
        table.seats.changed = False
        header = table.header
        row = (header.table, log.write_body(header), first, summarise(table), header.game)
        if passed := await self.services.store.create(*row, limits):
            raise self.doors.passed(passed)
        room = self.rooms.add(table)
        log_event("table set up", table=header.table, game=header.game, players=header.players)
        room.wake()
        room.changed(room)

    def watch_token(self, table: str) -> str:
        """What the watch link of a table holds."""
        return derived_token(self.services.key, f"watch {table}")


def guided(wanted: NewTable) -> NewTable:
    """The table of a lesson."""
    found = lesson(wanted.game, name_of(wanted.lesson))
    return NewTable(
        wanted.game,
        found.players,
        [Me(), *(BotSeat(OTHERS) for _ in range(found.players - 1))],
        dict(found.options),
        numbers=False,
        hold=False,
        lesson=found.name,
        given=Given(found.given, found.given_line) if found.given else None,
    )
