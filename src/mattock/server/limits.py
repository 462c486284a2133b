"""How much one client may ask for."""

from __future__ import annotations

import time

MOST_KEPT = 10_000  # clients that are remembered


class Allowance:
    """So many a second, and some at once."""

    def __init__(self, rate: float, most: int) -> None:
        self.rate = rate
        self.most = most
        self.left = float(most)
        self.at = time.monotonic()
        self.beyond = 0  # refused in a row

    def take(self) -> bool:
        """Whether there is still one left."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            self.beyond += 1
            return False
        self.left -= 1
        self.beyond = 0
        return True


class Allowances:
    """One for each client; who was not heard of for longest is forgotten first."""

    def __init__(self, rate: float, most: int) -> None:
        self.rate = rate
        self.most = most
        self.known: dict[str, Allowance] = {}

    def take(self, client: str) -> bool:
        allowance = self.known.pop(client, None) or Allowance(self.rate, self.most)
        if len(self.known) >= MOST_KEPT:
            del self.known[next(iter(self.known))]
        self.known[client] = allowance
        return allowance.take()
