"""The pace of a table: how much time each seat has left, and when the mover's is over."""

from __future__ import annotations

from mattock.server.messages import Clock, DaysPace, LivePace, NoPace, Pace

SECOND = 1000  # all times are milliseconds
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


class Timer:
    """Runs for one seat at a time. It knows no time but that of the entries, so a replay finds the same."""

    def __init__(self, pace: Pace, players: int) -> None:
        self.turn = 0  # the version since which the table has waited for the same seat ...
        self.turn_of: int | None = None  # ... this one
        self.pace = pace
        whole = pace.minutes * MINUTE if isinstance(pace, LivePace) else 0
        self.left = [whole] * players
        self.running: int | None = None
        self.since = 0

    def follow(self, decider: int | None, version: int, at: int, playing: bool, drawing: bool) -> None:
        """After an entry: run the time of the seat that has to decide. A draw interrupts no turn."""
        if decider is not None and decider != self.turn_of:
            self.turn, self.turn_of = version, decider
        if playing and decider is not None:
            self.run(decider, at)
        elif not (playing and drawing):
            self.stop(at)

    def run(self, seat: int, at: int) -> None:
        """The time of this seat runs from now on; the seat before gets the seconds that a turn adds."""
        if seat == self.running:
            return
        last = self.running
        self.stop(at)
        if last is not None and isinstance(self.pace, LivePace):
            self.left[last] += self.pace.seconds * SECOND
        self.running, self.since = seat, at

    def stop(self, at: int) -> None:
        """Stop the time of all."""
        if self.running is not None and isinstance(self.pace, LivePace):
            spent = max(0, at - self.since)  # a clock that was set back takes nothing
            self.left[self.running] = max(0, self.left[self.running] - spent)
        self.running = None

    def go_on_from(self, at: int, spent: int, grace: int) -> None:
        """After an outage: so much of the running time was spent before, and it runs on after some grace."""
        self.since = at + grace
        if self.running is not None and isinstance(self.pace, LivePace):
            self.left[self.running] = max(0, self.left[self.running] - spent)
        elif isinstance(self.pace, DaysPace):
            self.since -= spent

    def grant(self, seat: int) -> None:
        """A player who comes back has at least the seconds of a turn, or half a minute if that is more."""
        if isinstance(self.pace, LivePace):
            least = max(self.pace.seconds, 30) * SECOND
            self.left[seat] = max(self.left[seat], least)

    @property
    def due(self) -> int | None:
        """When the running time is up."""
        if self.running is None:
            return None
        match self.pace:
            case LivePace():
                return self.since + self.left[self.running]
            case DaysPace(days=days):
                return self.since + days * DAY
            case NoPace():
                return None

    def show(self, letters: str, at: int) -> Clock | None:
        """As everybody sees it."""
        if isinstance(self.pace, NoPace):
            return None
        left = dict(zip(letters, self.left, strict=False))
        running = None
        if self.running is not None:
            running = letters[self.running]
            left[running] = max(0, left[running] - (at - self.since))  # with the grace, where it runs later
        return Clock(left if isinstance(self.pace, LivePace) else {}, running, self.due, at)
