"""The gate: counts connections as they come, and cuts those that send or read too slowly."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from mattock.server.crowd import Crowd

HEAD_BYTES = 16 * 1024  # of a request
SMALL, MOST_SMALL = 256, 500  # bytes of a small chunk of a body, and how many of these a body may have
STALL_SECONDS = 20.0  # in which a client has to read at least STALL_BYTES of what waits
STALL_BYTES = 16 * 1024
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-type: text/plain\r\n"
    b"content-length: 51\r\n\r\nThere are too many connections here; try it later.\n"
)


class Parser(h11.Connection):
    """Reads requests, and rejects a body that comes in crumbs."""

    small = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.small = 0
        elif isinstance(event, h11.Data) and len(event.data) < SMALL:
            self.small += 1
            if self.small > MOST_SMALL:
                raise h11.RemoteProtocolError("too many small pieces")
        return event


class Gate(H11Protocol):
    """uvicorn's HTTP protocol, with limits on connections and on the time for each part of a request."""

    crowd: ClassVar[Crowd]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = Parser(h11.SERVER, HEAD_BYTES)
        self.awaited: Any = None  # the part of a request that the timer is for
        self.timer: asyncio.TimerHandle | None = None
        self.stall: asyncio.TimerHandle | None = None
        self.passed_on = False  # to the wire

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.crowd.enter(transport, self.client[0] if self.client else ""):
            self.watch()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self.transport)
        self.stop_watching()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def watch(self) -> None:
        """Start the timer for the part of a request that is under way."""
        config, state = self.crowd.config, self.conn.their_state
        if state is self.awaited or self.passed_on:
            return
        self.stop_watching()
        seconds = {h11.IDLE: config.head_seconds, h11.SEND_BODY: config.body_seconds}.get(state)
        if seconds is not None:
            self.awaited = state
            self.timer = self.loop.call_later(seconds, self.cut)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the wire is in charge."""
        super().handle_websocket_upgrade(event)
        self.passed_on = True
        self.stop_watching()

    def stop_watching(self) -> None:
        self.awaited = None
        if self.timer is not None:
            self.timer.cancel()
        if self.stall is not None:
            self.stall.cancel()
        self.timer = self.stall = None

    def send_400_response(self, msg: str) -> None:
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # the response is under way already
            self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(STALL_SECONDS, self.cut)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall = self.loop.call_later(STALL_SECONDS, self.check, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stall is not None:
            self.stall.cancel()

    def check(self, before: int) -> None:
        """Cut a client that does not read what waits."""
        left = self.transport.get_write_buffer_size()
        if before - left < STALL_BYTES:
            self.cut()
        else:
            self.stall = self.loop.call_later(STALL_SECONDS, self.check, left)

    def cut(self) -> None:
        self.transport.abort()
