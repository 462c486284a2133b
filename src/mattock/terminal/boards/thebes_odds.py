"""What a bag and a pile of Thebes can bring, by exact counting over what lies open to everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import Any

View = Mapping[str, Any]
Chances = dict[int, Fraction]  # points -> how likely


def bag_size(site: View) -> int:
    """Tiles in the bag of a site, rubble and all."""
    return len(site["bag"]) + int(site["rubble"])


def points_of(site: View, tiles: int) -> Chances:
    """The chance of each sum of points when so many tiles are drawn without putting any back.

    Counts the sets of tiles: of the finds by number and sum, the rest being rubble.
    """
    size = bag_size(site)
    tiles = min(tiles, size)
    ways: dict[tuple[int, int], int] = {(0, 0): 1}  # finds drawn, points -> sets of finds
    for find in site["bag"]:
        for (drawn, points), n in list(ways.items()):
            if drawn < tiles:
                key = (drawn + 1, points + find["points"])
                ways[key] = ways.get(key, 0) + n
    counts: dict[int, int] = {}
    for (drawn, points), n in ways.items():
        counts[points] = counts.get(points, 0) + n * comb(site["rubble"], tiles - drawn)
    return {points: Fraction(n, comb(size, tiles)) for points, n in sorted(counts.items()) if n}


def expected(chances: Chances) -> Fraction:
    """The points to expect."""
    return sum((points * chance for points, chance in chances.items()), Fraction(0))


def at_least(chances: Chances, share: Fraction) -> int:
    """The most points that come at least so often."""
    above = Fraction(0)
    for points, chance in sorted(chances.items(), reverse=True):
        above += chance
        if above >= share:
            return points
    return 0


def chance_of_one(site: View, tiles: int) -> Fraction:
    """How likely a certain tile of the bag is among those drawn."""
    size = bag_size(site)
    return Fraction(min(tiles, size), size) if size else Fraction(0)


def best_find(site: View) -> View | None:
    """The artifact worth most that is still in the bag."""
    artifacts: list[View] = [find for find in site["bag"] if find["kind"] == "artifact"]
    return max(artifacts, key=lambda find: int(find["points"]), default=None)


def draws(row: Sequence[int], shovels: int) -> list[int]:
    """Tiles for each number of weeks; shovels add theirs only where the wheel shows some (T5.10)."""
    return [tiles + shovels if tiles else 0 for tiles in row]


def chance_of_show(pile: View) -> Fraction:
    """How likely the next card is an exhibition (T3.9, T3.10)."""
    if pile["first"] or not pile["cards"]:
        return Fraction(0)
    return Fraction(len(pile["exhibitions"]), pile["cards"])


def chance_of_card(pile: View, number: int) -> Fraction:
    """How likely the next card is one of so many among the researcher cards that can come."""
    unseen = sum(pile["unseen"].values())
    return (1 - chance_of_show(pile)) * Fraction(number, unseen) if unseen else Fraction(0)
