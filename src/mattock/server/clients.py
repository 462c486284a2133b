"""Who is connected: what is sent to each client, and how many there may be."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator

from mattock.server.config import Config
from mattock.server.limits import EVERYBODY, ConnectionCounts, limits_at
from mattock.server.messages import Bye
from mattock.server.metrics import Metrics
from mattock.server.storage import Person
from mattock.server.wire import Wire

MOST_WAITING = 1 << 20  # bytes to a client
TOO_SLOW = Bye(1013, "You read too slowly; connect again and you get what you missed.")


class Client:
    """One connection to a table. One that lets too much wait is dropped, and catches up later."""

    def __init__(
        self, wire: Wire, address: str, metrics: Metrics, table: str, person: Person, session: str = ""
    ) -> None:
        self.wire = wire
        self.address = address
        self.metrics = metrics
        self.table = table
        self.person = person
        self.session = session  # the hash of the secret that it came with
        self.muted: set[str] = set()
        self.closed = False
        self.bye: asyncio.Future[Bye] = asyncio.get_running_loop().create_future()

    def send(self, framed: bytes) -> None:
        """Send a message that is framed already."""
        transport = self.wire.transport
        if transport.get_write_buffer_size() > MOST_WAITING:
            self.drop(TOO_SLOW)
        elif not (self.closed or transport.is_closing()):
            transport.write(framed)

    def drop(self, bye: Bye) -> None:
        """Close it, and say why."""
        if not self.closed:
            self.closed = True
            self.metrics.dropped += 1
            self.bye.set_result(bye)


class Clients:
    """All clients, at whatever table."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.open: set[Client] = set()
        self.counts = ConnectionCounts()  # of each person, each address, and all

    def limits_at(self, address: str) -> dict[str, int]:
        """How many may be connected, from an address and in all."""
        config = self.config
        return {EVERYBODY: config.most_sockets_together, **limits_at(address, config.most_sockets_from)}

    def limits_of(self, person: str) -> dict[str, int]:
        """How many one person may have."""
        return {person: self.config.most_sockets} if person else {}

    @contextlib.contextmanager
    def counted(self, limits: dict[str, int]) -> Iterator[bool]:
        """Count a connection as long as it lasts; whether there is room for it."""
        free = self.counts.take(limits)
        try:
            yield free
        finally:
            if free:
                self.counts.give_back(limits)

    def connected(self, person: str) -> bool:
        return bool(self.counts.get(person))

    def drop(self, bye: Bye, which: Callable[[Client], bool]) -> None:
        """Close the connections of some clients."""
        for client in list(self.open):
            if which(client):
                client.drop(bye)
