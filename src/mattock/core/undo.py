"""What may be taken back, by whom and how far: one answer for terminal, server and tools.

Only choices count: a move that was the only one possible goes along with the choice before it. And only what
stands counts: what was taken back has not happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from mattock.core.state import State

UndoKind = Literal["free", "bots", "consent", "none"]


class History(NamedTuple):
    """What has happened at a table and stands: the state before each step."""

    before: Sequence[State]
    given: int = 0  # so many first steps come from another record, and stay

    def movers(self) -> Iterator[tuple[int, int]]:
        """The steps from the last one back, each with who moved: a seat, or CHANCE."""
        for point in range(len(self.before) - 1, self.given - 1, -1):
            yield point, self.before[point].mover

    def was_choice(self, point: int) -> bool:
        """Whether there was more than one possibility."""
        return len(self.before[point].legal()) > 1

    def free_point(self, seat: int) -> int | None:
        """The last choice of a seat, if nothing was drawn and nobody else has acted since."""
        for point, mover in self.movers():
            if mover != seat:
                return None
            if self.was_choice(point):
                return point
        return None

    def last_choice(self, seats: Sequence[int]) -> int | None:
        """The last choice of any of these seats, whatever came after it."""
        return next((p for p, mover in self.movers() if mover in seats and self.was_choice(p)), None)


class UndoOffer(NamedTuple):
    """What taking back one choice would be.

    `free`: nothing was drawn and nobody else has acted since; `bots`: the others are bots, so there is no
    limit; `consent`: the other people have to agree; `none`: there is nothing to take back (`point` is None),
    or those who would have to agree are away.
    """

    kind: UndoKind
    point: int | None = None  # how many steps would be left
    seat: int | None = None  # whose choice it is


def undo_offer(
    history: History, seats: Sequence[int], owners: Sequence[str], away: Sequence[int] = ()
) -> UndoOffer:
    """What one person who has these seats may take back.

    `owners` says whose each seat is, "" for a bot's; a bot keeps the `away` ones for their owners.
    """
    free = [point for seat in seats if (point := history.free_point(seat)) is not None]
    point = free[0] if free else history.last_choice(seats)
    if point is None:
        return UndoOffer("none")
    mine = {owners[seat] for seat in seats}
    others = {seat for seat, owner in enumerate(owners) if owner and owner not in mine}
    kind: UndoKind = "bots"
    if free:
        kind = "free"
    elif others:
        kind = "consent" if others.difference(away) else "none"
    return UndoOffer(kind, point, history.before[point].mover)


def undo_now(history: History, owners: Sequence[str], away: Sequence[int] = ()) -> UndoOffer:
    """What taking back the last choice of anybody who plays here now would be."""
    here = [seat for seat, owner in enumerate(owners) if owner and seat not in away]
    point = history.last_choice(here)
    if point is None:
        return UndoOffer("none")
    return undo_offer(history, [history.before[point].mover], owners, away)
