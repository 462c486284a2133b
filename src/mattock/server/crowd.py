"""Counts every connection from its first moment to its last, whatever it asks for."""

from __future__ import annotations

import asyncio

from mattock.server.config import Config, proxies
from mattock.server.limits import EVERYBODY, ConnectionCounts, limits_at
from mattock.server.metrics import Metrics
from mattock.server.security import is_within

TIMES, MORE = 2, 64  # a browser also asks for pages: the limit is so many times the sockets, and some more


class Crowd:
    """All connections, by their transports."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self.config = config
        self.metrics = metrics
        self.trusted = proxies(config)
        self.counts = ConnectionCounts()
        self.inside: dict[asyncio.Transport, dict[str, int]] = {}

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Count a connection, if there is room for it; a trusted proxy brings many."""
        config = self.config
        limits = {EVERYBODY: TIMES * config.most_sockets_together + MORE}
        if not is_within(address, self.trusted):
            limits |= limits_at(address, TIMES * config.most_sockets_from + MORE)
        free = self.counts.take(limits)
        if free:
            self.inside[transport] = limits
        return free

    def leave(self, transport: asyncio.Transport) -> None:
        self.counts.give_back(self.inside.pop(transport, {}))
