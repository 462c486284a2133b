"""The wire to a client: what goes to many is framed once, and written straight to each connection.

Through ASGI every message would be framed again for each who hears it, and a task be woken for each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "mattock.wire"  # under which the application finds it


TEXT = b"\x81"  # how a whole message of text begins


def frame(message: bytes) -> bytes:
    """A message in JSON as it goes over the wire; a server does not mask, so it is the same for everybody."""
    size = len(message)
    if size < 126:
        return TEXT + bytes([size]) + message
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + message
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + message


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a straight way to its transport and to what comes, once it is accepted."""

    hear: Callable[[bytes], None] | None = None  # who takes the messages; without one they go through ASGI

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.hear is None:
            super().send_receive_event_to_app()
        else:
            message, self.frames = b"".join(self.frames), []
            self.hear(message)

    def listen(self, on: bool) -> None:
        """Whether anything more shall come."""
        if not self.transport.is_closing():
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    def cut(self) -> None:
        """End it without a word, and forget what waits."""
        self.transport.abort()
