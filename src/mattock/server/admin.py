"""What a host may do: list and end tables, disconnect, ban and delete people.

`mattock admin` sends a command to the running server, with a token from a file that only the host can read;
if none runs, it opens the database itself and carries out the same command.
"""

from __future__ import annotations

import contextlib
import ipaddress
import os
import urllib.error
import urllib.request
from datetime import UTC, datetime
from pathlib import Path

from litestar import post
from litestar.params import JSONBody
from msgspec import DecodeError, Struct
from msgspec.json import Decoder, decode, encode

from mattock.core.errors import BadOption
from mattock.server import entries as log
from mattock.server.accounts import login_name, new_passphrase
from mattock.server.config import Config
from mattock.server.house import House
from mattock.server.lists import read_row
from mattock.server.logs import log_event
from mattock.server.messages import Bye, Problem
from mattock.server.messages import Chat as Said
from mattock.server.refusals import NoSuchTable, Refusal
from mattock.server.seating import vanish
from mattock.server.security import banned_network, hash_token, new_token, token_fits
from mattock.server.services import Games
from mattock.server.storage.talk import MOST_CHATS
from mattock.server.tables import Table, letter_seat
from mattock.server.visitors import Asking, house_of, token_of

PATH = "/api/admin"
read_chat = Decoder(Said).decode
SECONDS = 60
SHOWN_OUT = Bye(4403, "The host has shown you out.")


class Command(Struct, tag_field="wish", forbid_unknown_fields=True):
    """A command of the host."""


class Tables(Command, tag="tables"):
    over: bool = False  # finished ones too


class People(Command, tag="people"):
    pass


class Sockets(Command, tag="sockets"):
    pass


class Bans(Command, tag="bans"):
    pass


class Audit(Command, tag="audit"):
    pass


class Chat(Command, tag="chat"):
    table: str


class Invite(Command, tag="invite"):
    pass


class Close(Command, tag="close"):
    table: str


class Kick(Command, tag="kick"):
    table: str
    seat: str


class Ban(Command, tag="ban"):
    who: str


class Unban(Command, tag="unban"):
    who: str


class SeatLink(Command, tag="link"):
    table: str
    seat: str


class Passphrase(Command, tag="passphrase"):
    who: str


class Delete(Command, tag="delete"):
    who: str


AnyCommand = (
    Tables
    | People
    | Sockets
    | Bans
    | Audit
    | Chat
    | Invite
    | Close
    | Kick
    | Ban
    | Unban
    | SeatLink
    | Passphrase
    | Delete
)


class Answer(Struct):
    """A sentence, or a table of rows."""

    sentence: str = ""
    heads: list[str] = []
    rows: list[list[str]] = []


class Address(Struct):
    """Where the running server takes commands from its host."""

    url: str
    public: str  # the base of links
    token: str


# The file.


def admin_file(config: Config) -> Path:
    return config.data / "admin"


def announce(config: Config, address: Address) -> None:
    """Leave the token in a file that only the host can read."""
    file = admin_file(config)
    file.unlink(missing_ok=True)
    with open(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600), "wb") as opened:
        opened.write(encode(address))


def running_server(config: Config) -> Address | None:
    """The address that a running server has left."""
    try:
        return decode(admin_file(config).read_bytes(), type=Address)
    except (OSError, DecodeError):
        return None


# The server's side.


@post(PATH, status_code=200, include_in_schema=False)
async def take_command(request: Asking, data: JSONBody[AnyCommand]) -> Answer:
    """Needs the host's token."""
    house = house_of(request)
    if not is_host(request, house):
        raise NoSuchTable("There is nothing here.")
    return await execute(house, data)


def is_host(request: Asking, house: House) -> bool:
    """Whether a request carries the host's token."""
    return token_fits(token_of(request), hash_token(house.admin_token))


async def execute(house: House, command: AnyCommand) -> Answer:
    """Carry out a command of the host, and note what it has changed."""
    wish = type(command).__struct_config__.tag
    log_event("admin", wish=wish)
    about = await subject(house, command)
    answer = await carry_out(house, command)
    if about is not None:
        await house.store.note_act(house.clock(), str(wish), about)
    return answer


async def subject(house: House, command: AnyCommand) -> str | None:
    """What an act is about: a table and seat, a network, or a person's id; None where nothing is changed.

    Who is to be forgotten is not named.
    """
    match command:
        case Close(table):
            return table
        case Kick(table, seat) | SeatLink(table, seat):
            return f"{table} {seat}"
        case Ban(who) | Unban(who) | Passphrase(who):
            with contextlib.suppress(NoSuchTable):
                return await find_person(house, who)
            return who
        case Delete():
            return ""
        case Chat(table):  # what people wrote among themselves
            return table
    return None


async def carry_out(house: House, command: AnyCommand) -> Answer:
    match command:
        case Tables():
            return await list_tables(house, command.over)
        case People():
            heads = ["person", "name", "account", "last here", "tables"]
            rows = await house.store.list_people()
            return Answer(
                "", heads, [[p, name, login, day(seen), str(n)] for p, name, login, seen, n in rows]
            )
        case Sockets():
            return list_sockets(house)
        case Bans():
            return Answer("", ["who"], [[who] for who in sorted(house.doors.banned)])
        case Audit():
            acts = await house.store.acts()
            return Answer("", ["when", "what", "about"], [[day(at), wish, about] for at, wish, about in acts])
        case Chat():
            return await list_chat(house, command.table)
        case Invite():
            return Answer(f"{house.public}/#invite={house.doors.word}")
        case Close():
            await (await house.rooms.get(command.table)).submit(end_table)
            return Answer(f"Table {command.table} is over.")
        case Kick():
            return await kick(house, command.table, command.seat)
        case Ban():
            return await ban(house, command.who)
        case Unban():
            return await unban(house, command.who)
        case SeatLink():
            return await link_seat(house, command.table, command.seat)
        case Passphrase():
            return await reset_passphrase(house, command.who)
        case Delete():
            person = await find_person(house, command.who)
            count = await house.delete_person(person)
            return Answer(f"{command.who} is forgotten; {count} tables were written anew without the name.")


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


async def list_tables(house: House, over: bool) -> Answer:
    rows = []
    for text in await house.store.all_rows(over):
        line = read_row(text)
        seats = ", ".join(f"{s.seat} {s.bot or s.name or 'free'}" for s in line.seats)
        rows.append([line.table, line.game, line.status, day(line.changed), seats])
    return Answer("", ["table", "game", "status", "last change", "seats"], rows)


async def list_chat(house: House, table: str) -> Answer:
    """What was said at a table, with the ids of who said it."""
    chats = [read_chat(body) for body in await house.store.chats(table, 0, MOST_CHATS)]
    rows = [[day(chat.at), chat.person, chat.name, chat.text] for chat in chats]
    return Answer("", ["when", "person", "name", "text"], rows)


def list_sockets(house: House) -> Answer:
    rows = [
        [client.table, client.person.id, client.person.name, client.address] for client in house.clients.open
    ]
    return Answer("", ["table", "person", "name", "address"], sorted(rows))


def end_table(table: Table, at: int) -> None:
    if table.over:
        raise Refusal("status", "The game is over.")
    table.append(log.Ended("abandoned"), at)


async def kick(house: House, table: str, letter: str) -> Answer:
    """Remove a player: before the game the seat is free again, later a bot plays on."""
    room = await house.rooms.get(table)
    async with room.lock:
        now = await room.now()
        person = now.seats[letter_seat(letter, now)].person
    if not person:
        raise Refusal("seat", f"Nobody has seat {letter}.")
    await room.submit(lambda table, at: vanish(table, person, house.config.away_bot, at))
    room.show_out(person, SHOWN_OUT)
    return Answer(f"{person} has no seat at table {table} any more.")


async def ban(house: House, who: str) -> Answer:
    """Ban a person, an address or a network."""
    try:
        who = banned_network(who)
    except ValueError:
        who = await find_person(house, who)
    await house.store.ban(who, house.clock())
    house.doors.ban(house.doors.banned | {who})
    house.clients.drop(SHOWN_OUT, lambda client: house.doors.is_banned(client.person.id, client.address))
    return Answer(f"{who} may not come any more.")


async def unban(house: House, who: str) -> Answer:
    """Lift a ban; a network may be written in any form."""
    same = {who}
    with contextlib.suppress(ValueError):
        same |= {str(ipaddress.ip_network(who)), banned_network(who)}
    for one in same:
        await house.store.unban(one)
    house.doors.ban(house.doors.banned - same)
    return Answer(f"{who} may come again.")


async def link_seat(house: House, table: str, letter: str) -> Answer:
    """A new link to a seat, for instance for a player who has lost the cookie."""
    token = new_token()

    def renew(now: Table, at: int) -> None:
        if now.over:
            raise Refusal("status", "The game is over.")
        seat = letter_seat(letter, now)
        if now.header.chairs[seat].bot:
            raise Refusal("seat", "This seat was set up for a bot.")
        now.append(log.Linked(seat, hash_token(token)), at)

    await (await house.rooms.get(table)).submit(renew)
    return Answer(f"{house.public}/t/{table}#seat={letter}.{token}")


async def reset_passphrase(house: House, who: str) -> Answer:
    person = await find_person(house, who)
    login = await house.store.login_of(person)
    if not login:
        raise Refusal("seat", f"{who} has no account.")
    passphrase = new_passphrase()
    await house.store.set_passphrase(person, await house.passphrases.hash(passphrase))
    await house.sessions.end_all(person)
    return Answer(f"The passphrase of {login} is now: {passphrase}")


async def find_person(house: House, who: str) -> str:
    """A person by id or account name."""
    found = await house.store.person(who)
    person = found.id if found else await house.store.person_of_login(login_name(who))
    if not person:
        raise NoSuchTable(f"Nobody here is called {who}; `mattock admin people` lists them.")
    return person


def send_command(address: Address, command: AnyCommand) -> Answer | None:
    """Have the running server carry out a command; None if no server answers there."""
    headers = {"authorization": f"Bearer {address.token}", "content-type": "application/json"}
    request = urllib.request.Request(address.url + PATH, encode(command), headers)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=SECONDS) as answer:
            return decode(answer.read(), type=Answer)
    except urllib.error.HTTPError as error:
        with error:
            raise BadOption(decode(error.read(), type=Problem).sentence) from None
    except OSError as error:
        if isinstance(getattr(error, "reason", error), TimeoutError):
            raise BadOption(f"The server has not answered for {SECONDS} seconds; ask again later.") from None
        return None


async def execute_alone(config: Config, games: Games, command: AnyCommand) -> Answer:
    """Carry out a command while no server runs."""
    house = House(config, games)
    house.public = house.public or f"http://{config.host}:{config.port}"  # where it will listen
    await house.open(tend=False)
    try:
        return await execute(house, command)
    finally:
        await house.close()


HANDLERS = [take_command]
