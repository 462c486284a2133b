"""The schedule: every bot equally often on every seat, and every deal played from all sides.

The games of a deal draw from the same streams (common random numbers), with the seats rotated. Each deal is
balanced in itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations

from mattock.core.arguments import whole
from mattock.core.errors import BadOption

MOST_GAMES = 10_000_000
LineUp = tuple[int, ...]  # bots by their number, seat by seat


@dataclass(frozen=True, slots=True)
class Seating:
    """One game of a schedule."""

    game: int  # from 0, over the whole schedule
    deal: int
    seats: LineUp


def line_ups(bots: int, players: int) -> list[LineUp]:
    """All combinations of bots; if there are fewer bots than seats, they repeat in turn."""
    if bots >= players:
        return list(combinations(range(bots), players))
    shifts = 1 if players % bots == 0 else bots  # with a remainder, each bot has the extra seat once
    return [tuple((shift + seat) % bots for seat in range(players)) for shift in range(shifts)]


def rotations(line_up: LineUp) -> list[LineUp]:
    """The same seating, rotated to every start."""
    return [line_up[first:] + line_up[:first] for first in range(len(line_up))]


def change_neighbours(line_up: LineUp, deal: int) -> LineUp:
    """Permute the seating from deal to deal, so that no bot always sits behind the same other."""
    circles = list(permutations(line_up[1:]))
    return (line_up[0], *circles[deal % len(circles)])


def games_each_deal(bots: int, players: int) -> int:
    """How many games a complete deal has."""
    return len(line_ups(bots, players)) * players


def seat_games(bots: int, players: int, games: int) -> list[Seating]:
    """A schedule of at least so many games; the last deal is completed."""
    whole("The number of games", games, high=MOST_GAMES)
    if bots < 1 or players < 1 or games < 1:
        raise BadOption("A match takes at least one bot, one player and one game.")
    deals = -(-games // games_each_deal(bots, players))
    seats = [
        (deal, around)
        for deal in range(deals)
        for line_up in line_ups(bots, players)
        for around in rotations(change_neighbours(line_up, deal))
    ]
    return [Seating(game, deal, around) for game, (deal, around) in enumerate(seats)]
