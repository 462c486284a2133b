"""The wire to a client: a message to many is framed once and written straight to each connection.

Through ASGI every message would be framed again for each who hears it, and a task be woken for each. What a
client sends is counted frame by frame, before anything is done with it: a ping costs as much as a command.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar

from msgspec.json import encode
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import DATA_OPCODES, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from mattock.server.crowd import Crowd
from mattock.server.limits import TokenBucket
from mattock.server.messages import Bye

EXTENSION = "mattock.wire"  # under which the application finds it
TEXT = b"\x81"  # how a whole message of text begins
PATIENCE = 200  # messages or frames above the rate limit until the connection is closed
MOST_PIECES = 64  # of a message
KIB = 1024  # bytes that cost as much as another frame
STUCK_SECONDS = 30.0  # how long a client may read nothing of what waits
LAST_SECONDS = 15.0  # for the client to close, too
TOO_FAST = Bye(4429, "Too many messages.")


def frame(message: bytes) -> bytes:
    """A message as a WebSocket frame. Servers do not mask, so it is the same for everybody."""
    size = len(message)
    if size < 126:
        return TEXT + bytes([size]) + message
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + message
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + message


class Frames(ServerProtocol):
    """Reads frames within the rate limit."""

    def __init__(self, bucket: TokenBucket, most_bytes: int, logger: Any) -> None:
        super().__init__(max_size=most_bytes, logger=logger)
        self.bucket = bucket
        self.pieces = 0

    def recv_frame(self, frame: Frame) -> None:
        if frame.opcode in DATA_OPCODES:
            self.pieces = self.pieces + 1 if frame.opcode is Opcode.CONT else 1
        if self.pieces > MOST_PIECES:
            raise ProtocolError(f"a message in more than {MOST_PIECES} pieces")
        if not self.bucket.take(1 + len(frame.data) // KIB):
            if self.state is State.OPEN:
                self.send_text(encode(TOO_FAST))
                self.fail(TOO_FAST.code, TOO_FAST.sentence)
            raise ProtocolError(TOO_FAST.sentence)
        super().recv_frame(frame)


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with direct access to its transport and its messages once it is accepted."""

    crowd: ClassVar[Crowd]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        limits = self.crowd.config
        bucket = TokenBucket(2 * limits.commands_a_second, limits.commands_at_once + PATIENCE)
        self.conn = Frames(bucket, self.config.ws_max_size, self.conn.logger)
        self.hear: Callable[[bytes], None] | None = None  # takes the messages
        self.early: list[bytes] = []  # what came before that
        self.pieces: list[bytes] = []  # of an incomplete message
        self.holds: set[str] = set()  # why reading is paused
        self.timer: asyncio.TimerHandle | None = None  # until the connection is cut
        self.gone = False

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()
        if not self.gone:
            self.holds.clear()
            self.read_on()
            self.cut_after(LAST_SECONDS)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # turned away with an answer, which uvicorn takes for a fault

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        self.cut_after(None)
        self.crowd.leave(self.transport)
        super().connection_lost(exc)

    # What comes.

    def handle_text(self, event: Frame) -> None:
        self.pieces = []
        self.handle_cont(event)

    handle_bytes = handle_text

    def handle_cont(self, event: Frame) -> None:
        self.pieces.append(bytes(event.data))
        if not event.fin:
            return
        message, self.pieces = b"".join(self.pieces), []
        if self.hear is None:
            self.early.append(message)
        else:
            self.hear(message)

    def tell(self, hear: Callable[[bytes], None]) -> None:
        """Hand all messages to `hear` from now on."""
        early, self.hear, self.early = self.early, hear, []
        for message in early:
            hear(message)

    def handle_parser_exception(self) -> None:
        """An invalid frame has come."""
        self.crowd.metrics.bad_messages += 1
        if self.conn.close_sent is None:  # not even accepted
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def hold(self, why: str, on: bool) -> None:
        """Pause reading for a reason, or lift it."""
        (self.holds.add if on else self.holds.discard)(why)
        self.read_on()

    def read_on(self) -> None:
        if not self.transport.is_closing():
            (self.transport.pause_reading if self.holds else self.transport.resume_reading)()

    # What goes.

    def pause_writing(self) -> None:
        """The client reads too slowly: read nothing from it until it has caught up."""
        super().pause_writing()
        self.hold("unsent", True)
        self.cut_after(STUCK_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.cut_after(None)
        self.hold("unsent", False)

    def cut_after(self, seconds: float | None) -> None:
        """Cut the connection after some time; None cancels it."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.cut)

    def cut(self) -> None:
        """Cut the connection at once, and drop what waits."""
        self.transport.abort()
