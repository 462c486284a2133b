"""How much one client may ask for."""

from __future__ import annotations

import time

NO_LIMIT = 1e12
MOST_KEPT = 10_000  # clients that are remembered


class Allowance:
    """So many a second, and some at once."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = float(most)
        self.at = time.monotonic()
        self.beyond = 0  # refused in a row

    def take(self) -> bool:
        """Whether there is still one left."""
        if self.refill() < 1:
            self.beyond += 1
            return False
        self.left -= 1
        self.beyond = 0
        return True

    def refill(self) -> float:
        """What is left now."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def spend(self, amount: float) -> None:
        """Something whose price is known only afterwards."""
        self.refill()
        self.left -= amount


class Allowances:
    """One for each client; who was not heard of for longest is forgotten first."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.known: dict[str, Allowance] = {}

    def take(self, client: str) -> bool:
        return self.of(client).take()

    def of(self, client: str) -> Allowance:
        """That of one client."""
        allowance = self.known.pop(client, None) or Allowance(self.rate, self.most)
        if len(self.known) >= MOST_KEPT:
            del self.known[next(iter(self.known))]
        self.known[client] = allowance
        return allowance


def an_hour(amount: float) -> Allowances:
    """So much in an hour for each client; 0 is no limit."""
    most = amount or NO_LIMIT
    return Allowances(most / 3600, most)
