"""The ceremony before a game: a commit-reveal protocol, so that nobody can choose the draws.

The server has committed to its seed. Each player commits to a number by its hash; when all have, or the time
is up, those who have committed reveal it. The draws follow from the seed and all numbers together.
"""

from __future__ import annotations

from mattock.server import entries as log
from mattock.server.clocks import SECOND
from mattock.server.seats import Seats

STAGE_TIME = 10 * SECOND  # for each of the two stages


class Ceremony:
    """What the players have committed to and revealed."""

    def __init__(self, numbers: bool) -> None:
        self.numbers_wanted = numbers
        self.until = 0  # nobody is waited for any longer
        self.begin_anew()

    def begin_anew(self) -> None:
        """Somebody has left: whoever comes commits with the others."""
        self.revealing = False
        self.commits: dict[int, str] = {}
        self.numbers: dict[int, str] = {}

    def start_stage(self, at: int) -> None:
        self.until = at + STAGE_TIME

    def apply(self, entry: log.CeremonyEntry, at: int) -> None:
        match entry:
            case log.Committed():
                self.commits[entry.seat] = entry.hash
            case log.Revealing():
                self.revealing = True
                self.start_stage(at)
            case log.Numbered():
                self.numbers[entry.seat] = entry.number

    def waiting(self, seats: Seats) -> list[int]:
        """The seats that have still to commit, or to reveal."""
        if not self.numbers_wanted:
            return []
        if self.revealing:
            return [seat for seat in sorted(self.commits) if seat not in self.numbers]
        return [n for n, seat in enumerate(seats) if seat.person and n not in self.commits]
