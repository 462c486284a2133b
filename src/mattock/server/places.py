"""Where people were last seen: the network, in memory only."""

from __future__ import annotations

from mattock.server.limits import MOST_KEPT
from mattock.server.security import networks_of


class Places:
    """The network of each person; the one not seen for longest is forgotten first."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def see(self, person: str, address: str) -> None:
        """Somebody has sent a request from there."""
        self.known.pop(person, None)
        if len(self.known) >= MOST_KEPT:
            del self.known[next(iter(self.known))]
        self.known[person] = networks_of(address)[0]

    def of(self, person: str) -> str:
        return self.known.get(person, "")
