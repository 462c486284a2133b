"""Who sits where: every bot equally often on every seat, and every deal played from all sides.

A deal is a number; the games of one deal draw from equal streams. Each deal alone is balanced.
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
    """Who meets whom: all combinations; where bots are too few, they repeat in turn."""
    if bots >= players:
        return list(combinations(range(bots), players))
    shifts = 1 if players % bots == 0 else bots  # with a remainder, each is once among those who sit more
    return [tuple((shift + seat) % bots for seat in range(players)) for shift in range(shifts)]


def rotations(line_up: LineUp) -> list[LineUp]:
    """The same circle, begun at each of its places."""
    return [line_up[first:] + line_up[:first] for first in range(len(line_up))]


def change_neighbours(line_up: LineUp, deal: int) -> LineUp:
    """From deal to deal another circle, so that nobody always sits behind the same bot."""
    circles = list(permutations(line_up[1:]))
    return (line_up[0], *circles[deal % len(circles)])


def games_each_deal(bots: int, players: int) -> int:
    """How many games make a deal complete."""
    return len(line_ups(bots, players)) * players


def seat_games(bots: int, players: int, games: int) -> list[Seating]:
    """At least so many games: the last deal is always completed."""
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
