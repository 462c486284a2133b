"""Rate limits and counts: how much one client may ask for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Mapping

from mattock.server.security import networks_of

NO_LIMIT = 1e12
EVERYBODY = "*"  # the name under which all are counted
LOOSER = 8  # how much more the /48 around an IPv6 /64 may have
MOST_KEPT = 10_000  # clients that are remembered


class TokenBucket:
    """A token bucket: so many a second, and some at once."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = float(most)
        self.at = time.monotonic()
        self.beyond = 0  # refused in a row

    def take(self, amount: float = 1) -> bool:
        """Take so much, if it is there."""
        if self.refill() < amount:
            self.beyond += 1
            return False
        self.left -= amount
        self.beyond = 0
        return True

    def refill(self) -> float:
        """What is left now."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def spend(self, amount: float) -> None:
        """Take something whose price is known only afterwards; what is left may be negative."""
        self.refill()
        self.left -= amount


class TokenBuckets:
    """One for each client; the one not heard of for longest is forgotten first."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.known: dict[str, TokenBucket] = {}

    def take(self, client: str) -> bool:
        return self.of(client).take()

    def of(self, client: str, times: int = 1) -> TokenBucket:
        """The bucket of a client; for many clients together, one so many times as large."""
        bucket = self.known.pop(client, None) or TokenBucket(times * self.rate, times * self.most)
        if len(self.known) >= MOST_KEPT:
            del self.known[next(iter(self.known))]
        self.known[client] = bucket
        return bucket


class ConnectionCounts(Counter[str]):
    """How many connections there are under each name: a person, an address, all."""

    def take(self, limits: Mapping[str, int]) -> bool:
        """Count one more under every name, if under each there are fewer than may be."""
        free = all(self[name] < most for name, most in limits.items())
        if free:
            self.update(limits.keys())
        return free

    def give_back(self, names: Iterable[str]) -> None:
        for name in names:
            self[name] -= 1
            if not self[name]:
                del self[name]


def limits_at(address: str, most: int) -> dict[str, int]:
    """The names under which connections from an address are counted, each with its limit."""
    near, *wide = networks_of(address)
    return {f"@{near}": most, **{f"@{network}": LOOSER * most for network in wide}}


class BucketsByAddress(TokenBuckets):
    """A bucket for each network that counts as one client, and a larger one for the network around it."""

    def take(self, client: str) -> bool:
        parts = self.parts(client)
        if any(part.refill() < 1 for part in parts):
            return False
        return all(part.take() for part in parts)

    def give_back(self, client: str) -> None:
        for part in self.parts(client):
            part.spend(-1)

    def parts(self, client: str) -> list[TokenBucket]:
        near, *wide = networks_of(client)
        return [self.of(near), *(self.of(network, LOOSER) for network in wide)]


def an_hour(amount: float) -> tuple[float, float]:
    """Rate and capacity of a bucket for so much an hour; 0 is no limit."""
    most = amount or NO_LIMIT
    return most / 3600, most
