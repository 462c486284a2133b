"""The WebSocket of a table: who may connect, and what becomes of the messages."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath
from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder, encode

from mattock.core.errors import IllegalMove, MattockError
from mattock.server import messages as m
from mattock.server.clients import Client
from mattock.server.commands import execute, explain, refused
from mattock.server.doors import BANNED
from mattock.server.house import House
from mattock.server.limits import TokenBucket
from mattock.server.logs import asked, log_event
from mattock.server.refusals import NoSuchTable, Refusal, refusal
from mattock.server.room import Room, Sender
from mattock.server.security import hash_token, host_known, origin_fits
from mattock.server.storage import Person
from mattock.server.visitors import address_of, token_of
from mattock.server.wire import EXTENSION, PATIENCE, TOO_FAST, frame

MOST_UNREAD = 32  # messages of a client
MOST_MUTED = 200  # by one person
CHATS = 100  # shown on joining
UNREADABLE = (DecodeError, UnicodeError, RecursionError)

logger = logging.getLogger("mattock.server")
read_any: Callable[[str | bytes], m.ClientMessage] = Decoder(m.ClientMessage).decode
read_act = Decoder(m.Act).decode
read_chat = Decoder(m.Chat).decode

TOO_MANY = m.Bye(1013, "There are too many connections; come back later.")
NOT_OURS = m.Bye(4403, "Only this server's own pages may connect.")
NO_TABLE = m.Bye(4404, "There is no such table.")
NOT_FOR_YOU = m.Bye(4401, "You may not see this table: claim a seat or watch link first.")
BANNED_BYE = m.Bye(4403, BANNED)
BAD_QUERY = m.Bye(4400, "The query is not understood: version and chat are whole numbers.")
OUR_FAULT = m.Bye(1011, "Something went wrong here; the host has it in the log.")
NO_STORAGE = m.Bye(1013, "The tables cannot be read just now; come back later.")


class Inbox:
    """What a client sends, carried out one after the other."""

    def __init__(self, client: Client, house: House, room: Room) -> None:
        self.client = client
        self.house = house
        self.room = room
        self.bucket = TokenBucket(house.config.commands_a_second, house.config.commands_at_once)
        self.unread: deque[str | bytes] = deque()
        self.busy = False  # a task is at work on it
        self.request = asked.get()  # the connection's, in the log
        self.count = 0  # of messages

    def hear(self, data: str | bytes) -> None:
        """Queue a message; it is carried out after those before it, even if the client goes."""
        if self.client.closed:
            return
        self.unread.append(data)
        if not self.busy:
            self.busy = True
            self.house.background.run(self.work())
        elif len(self.unread) == MOST_UNREAD:
            self.client.wire.hold("inbox", True)

    async def work(self) -> None:
        """Carry out the queue."""
        try:
            while self.unread and not self.client.closed:
                await self.take(self.unread.popleft())
                if len(self.unread) == MOST_UNREAD - 1:
                    self.client.wire.hold("inbox", False)
        except Exception:
            self.client.drop(OUR_FAULT)
            raise
        finally:
            self.busy = False

    async def take(self, data: str | bytes) -> None:
        """One message."""
        self.house.metrics.commands += 1
        self.count += 1
        asked.set(f"{self.request}.{self.count}")
        mark = None
        try:
            try:
                message = read_message(data)
                mark = message.id
            except Refusal:
                self.house.metrics.bad_messages += 1
                raise
            finally:
                self.check_rate()  # unreadable messages count, too
            await self.execute(message)
        except (Refusal, IllegalMove) as error:
            self.refuse(error, mark)
            if isinstance(error, Refusal) and error.code == "stale":
                await self.show_all()
        except MattockError as error:  # the table cannot be read
            self.refuse(Refusal("storage", str(error)), mark)

    def check_rate(self) -> None:
        """Too fast is refused; a client that does not care is dropped."""
        if not self.bucket.take():
            if self.bucket.beyond > PATIENCE:
                self.client.drop(TOO_FAST)
            raise refusal("rate", "server-too-fast")

    async def execute(self, message: m.ClientMessage) -> None:
        """Carry out a message, and answer it."""
        client, room, person = self.client, self.room, self.client.person
        kind = message.__struct_config__.tag
        log_event("command", logging.DEBUG, table=room.id, type=kind, id=message.id)
        match message:
            case m.Ping():
                self.answer(m.Pong(message.id, self.house.clock()))
            case m.Why():
                async with room.lock:
                    because = explain(await room.now(), message)
                self.answer(because)
            case m.Say():
                await room.say(client, message.text)
                self.answer(m.Ack(message.id, self.version))
            case m.Mute() if person.id:
                if message.on and len(client.muted | {message.person}) > MOST_MUTED:
                    raise refusal("quota", "server-most-muted", most=MOST_MUTED)
                await self.house.store.set_mute(person.id, message.person, message.on)
                (client.muted.add if message.on else client.muted.discard)(message.person)
                self.answer(m.Ack(message.id, self.version))
            case m.Mute():
                raise refusal("seat", "server-nameless")
            case _:
                bot = self.house.config.away_bot
                await room.execute(
                    lambda table, at: execute(table, person.id, message, at, bot), Sender(client, message.id)
                )
                if isinstance(message, m.Leave) and not await self.house.rooms.may_see(room, person):
                    room.show_out(person.id, NOT_FOR_YOU)

    def answer(self, message: m.Ack | m.Refused | m.Because | m.Pong) -> None:
        self.client.send(frame(encode(message)))

    async def show_all(self) -> None:
        """The current view, for a client that was behind."""
        async with self.room.lock:
            self.client.send(self.room.view_for(self.client, await self.room.now(), None))

    def refuse(self, error: Refusal | IllegalMove, mark: int | None) -> None:
        self.house.metrics.refused += 1
        self.answer(refused(error, mark, self.version))

    @property
    def version(self) -> int:
        return self.room.table.version if self.room.table else 0


def read_message(data: str | bytes) -> m.ClientMessage:
    """Parse a message, most often an action; Refusal says what is wrong with it."""
    try:
        return read_act(data)
    except UNREADABLE:
        return read_by_type(data)


def read_by_type(data: str | bytes) -> m.ClientMessage:
    """Parse a message that is no action."""
    try:
        return read_any(data)
    except UNREADABLE as error:
        what = "no message of the protocol" if isinstance(error, ValidationError) else "not JSON"
        raise Refusal("message", f"This is {what}: {error}.") from None


async def say_bye(socket: WebSocket[Any, Any, Any], bye: m.Bye) -> None:
    """Say why, and close."""
    with contextlib.suppress(Exception):
        await socket.send_data(encode(bye).decode(), mode="text")
        await socket.close(code=bye.code, reason=bye.sentence[:100])


def whole(text: str | None) -> int | None:
    """A whole number in the query."""
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise ValueError(text)
    return int(text)


@websocket("/api/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play at a table, or watch it."""
    house: House = socket.app.state.house
    with house.clients.counted(house.clients.limits_at(address_of(socket))) as free:
        await socket.accept()
        if free:
            await welcome(socket, house, table)
        else:
            await say_bye(socket, TOO_MANY)


async def welcome(socket: WebSocket[Any, Any, Any], house: House, table: str) -> None:
    """Admit a client and serve it, or say why not."""
    try:
        inbox, since, chat = await admit(socket, house, table)
    except Refusal as error:
        byes = {
            "origin": NOT_OURS,
            "table": NO_TABLE,
            "see": NOT_FOR_YOU,
            "query": BAD_QUERY,
            "banned": BANNED_BYE,
        }
        await say_bye(socket, byes[error.code])
        return
    except MattockError:  # the database does not answer, or the rules see this table otherwise now
        await say_bye(socket, NO_STORAGE)
        return
    with house.clients.counted(house.clients.limits_of(inbox.client.person.id)) as free:
        if free:
            house.clients.open.add(inbox.client)
            await stay(socket, inbox, since, chat)
        else:
            await say_bye(socket, TOO_MANY)
    inbox.room.changed(inbox.room)


async def stay(socket: WebSocket[Any, Any, Any], inbox: Inbox, since: int | None, chat: int) -> None:
    """Serve a client, and clean up after it."""
    client = inbox.client
    try:
        await serve_client(socket, inbox, since, chat)
    except Exception as error:
        logger.error("A connection failed.", exc_info=error)
        await say_bye(socket, OUR_FAULT)
    finally:
        client.closed = True
        inbox.room.part(client)
        inbox.house.clients.open.discard(client)


async def admit(socket: WebSocket[Any, Any, Any], house: House, table: str) -> tuple[Inbox, int | None, int]:
    """The client, and what it has seen already; Refusal if it may not connect."""
    headers = socket.headers
    if not (host_known(headers.get("host", ""), house.config) and origin_fits(headers, house.config)):
        raise Refusal("origin", "")
    try:
        since, chat = whole(socket.query_params.get("version")), whole(socket.query_params.get("chat")) or 0
    except ValueError:
        raise Refusal("query", "") from None
    token = token_of(socket)
    person = await house.sessions.find(token) if token else None
    if person is not None:
        house.places.see(person.id, address_of(socket))
    try:
        room = await house.rooms.get(table)
    except NoSuchTable:
        raise Refusal("table", "") from None
    if not await house.rooms.may_see(room, person):
        raise Refusal("see", "")
    if house.doors.is_banned("", address_of(socket)):
        raise Refusal("banned", "")
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    client = Client(
        extensions[EXTENSION],
        address_of(socket),
        house.metrics,
        room.id,
        person or Person("", "visitor"),
        hash_token(token),
    )
    return Inbox(client, house, room), since, chat


async def serve_client(socket: WebSocket[Any, Any, Any], inbox: Inbox, since: int | None, chat: int) -> None:
    """Read until the client goes, or is dropped."""
    client, house, room = inbox.client, inbox.house, inbox.room
    if client.person.id:
        client.muted = set(await house.store.muted_by(client.person.id))
    await room.join(client, since)
    for body in await house.store.chats(room.id, chat, CHATS):
        if read_chat(body).person not in client.muted:
            client.send(frame(body.encode()))
    client.wire.tell(inbox.hear)
    leaving = asyncio.create_task(read_rest(socket, client))
    ends: set[asyncio.Future[Any]] = {leaving, client.bye}
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if client.bye.done():
            await show_out(socket, client, house.config.send_seconds)
    finally:
        leaving.cancel()


async def read_rest(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Read until the client goes."""
    while dict(await socket.receive())["type"] != "websocket.disconnect":
        pass


async def show_out(socket: WebSocket[Any, Any, Any], client: Client, seconds: float) -> None:
    """Say why, and allow some time to read it."""
    try:
        async with asyncio.timeout(seconds):
            await say_bye(socket, client.bye.result())
    except TimeoutError:
        client.wire.cut()
