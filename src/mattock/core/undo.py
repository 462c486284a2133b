"""What may be taken back, by whom and how far: one answer for terminal, server and tools.

Only choices count: a move that was the only one possible goes along with the choice before it. And only what
stands counts: what was taken back has not happened.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
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

    def last_choice(self, seats: Collection[int]) -> int | None:
        """The last choice of any of these seats, whatever came after it."""
        for point, mover in self.movers():
            if mover in seats and len(self.before[point].legal()) > 1:
                return point
        return None

    def is_free(self, point: int) -> bool:
        """Whether nothing was drawn since this choice, and nobody else has acted."""
        seat = self.before[point].mover
        return all(state.mover == seat for state in self.before[point + 1 :])

    def free_point(self, seat: int) -> int | None:
        """The last choice of a seat, if it is free."""
        point = self.last_choice([seat])
        return None if point is None or not self.is_free(point) else point


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
    history: History, seats: Collection[int], owners: Sequence[str], away: Collection[int] = ()
) -> UndoOffer:
    """What taking back the last choice of these seats would be, for the one who has made it.

    `owners` says whose each seat is, "" for a bot's; a bot keeps the `away` ones for their owners.
    """
    point = history.last_choice(seats)
    if point is None:
        return UndoOffer("none")
    seat = history.before[point].mover
    others = [s for s, owner in enumerate(owners) if owner and owner != owners[seat]]
    kind: UndoKind = "bots"
    if history.is_free(point):
        kind = "free"
    elif others:
        kind = "none" if all(other in away for other in others) else "consent"
    return UndoOffer(kind, point, seat)


def undo_now(history: History, owners: Sequence[str], away: Collection[int] = ()) -> UndoOffer:
    """What taking back the last choice of anybody who plays here now would be."""
    here = [seat for seat, owner in enumerate(owners) if owner and seat not in away]
    return undo_offer(history, here, owners, away)
