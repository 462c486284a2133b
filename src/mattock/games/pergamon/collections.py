"""What a hand allows: the rows that can be laid, and what showing each of them would do.

A row is a walk through the hand in which each tile begins with the kind that the last one ended with. Its
value depends only on which tiles it has and which is last, so the best walk is kept for each such pair. What
showing does is asked of the rules themselves, on a copy.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from mattock.core.state import write_field
from mattock.core.vocabulary import CHANCE, OVER
from mattock.games.pergamon import vocabulary as v
from mattock.games.pergamon.state import Pergamon
from mattock.games.pergamon.view import row_of, tiles_of

MOST_TILES = 15  # of a hand that are looked through; beyond this the oldest of them

Walk = tuple[int, tuple[int, ...]]  # the oldest year on the way, and the tiles


@dataclass(frozen=True, slots=True)
class Row:
    """Tiles in the order in which they are laid, with the objects that they make."""

    tiles: tuple[int, ...]
    value: int
    oldest: int  # year of its oldest object


@dataclass(frozen=True, slots=True)
class Moved:
    """A marker that would go down; `field` 0 means out of the museum."""

    seat: int
    marker: int
    field: int


@dataclass(frozen=True, slots=True)
class Show:
    """What showing a row with so many coins of polish would do."""

    coins: int
    field: int
    points: int  # at a scoring, if it still stands there
    dissolved: int | None  # the marker that has to make room, the lowest of the player's
    moved: tuple[Moved, ...]


def find_rows(state: Pergamon, seat: int) -> list[Row]:
    """The best row for each value, the highest first: the fewest tiles, then the oldest object.

    Rows go on from the one being laid. Exact for hands of up to MOST_TILES tiles.
    """
    begun = row_of(state, state.row_first) if state.mover == seat else []
    best: dict[int, Row] = {}
    for oldest, tiles in walks(state, chosen_tiles(state, seat), tuple(begun)):
        row = Row(tiles, sum(state.parts.century[t] for t in tiles[:-1]), oldest)
        if len(tiles) > 1 and (row.value not in best or is_better(row, best[row.value])):
            best[row.value] = row
    return sorted(best.values(), key=lambda row: -row.value)


def is_better(one: Row, other: Row) -> bool:
    """Fewer tiles, then an older object."""
    return (-len(one.tiles), one.oldest) > (-len(other.tiles), other.oldest)


def chosen_tiles(state: Pergamon, seat: int) -> list[int]:
    """The hand, or the oldest tiles of one that is too large."""
    hand = tiles_of(state.hand[seat])
    return sorted(hand, key=lambda t: -state.parts.age[t])[:MOST_TILES]


def walks(state: Pergamon, hand: list[int], begun: tuple[int, ...]) -> list[Walk]:
    """For each set of tiles and each last one the walk with the oldest object."""
    before = max((year(state, a, b) for a, b in pairwise(begun)), default=0)
    known: dict[tuple[int, int], Walk] = {}
    if begun:
        known[0, begun[-1]] = (before, begun)
    else:
        known.update({(1 << t, t): (0, (t,)) for t in hand})
    found = list(known.values())
    while known:
        longer: dict[tuple[int, int], Walk] = {}
        for (used, last), (oldest, tiles) in known.items():
            for tile in hand:
                if used >> tile & 1 or state.parts.left[tile] != state.parts.right[last]:
                    continue
                age = max(oldest, year(state, last, tile))
                place = (used | 1 << tile, tile)
                if place not in longer or age > longer[place][0]:
                    longer[place] = (age, (*tiles, tile))
        found += longer.values()
        known = longer
    return found


def year(state: Pergamon, left: int, right: int) -> int:
    """P4.4: of the object that two tiles make."""
    return state.parts.century[left] * 100 + state.parts.digits[right]


# What showing a row would do.


def shows(state: Pergamon, seat: int, row: Row) -> list[Show]:
    """With each number of coins that could be polished with: the field, and who would be pushed."""
    table, dissolved = lay(as_if_on_turn(state, seat), row)
    return [
        Show(
            coins,
            min(row.value + coins, v.STRIP),
            table.parts.points[min(row.value + coins, v.STRIP)],
            dissolved,
            moved_by(table, v.EXHIBIT + coins),
        )
        for coins in range(v.STRIP)
        if not table.refusal(v.EXHIBIT + coins)
    ]


def as_if_on_turn(state: Pergamon, seat: int) -> Pergamon:
    """The table as it would be if the player could show something now."""
    table = state.clone()
    if state.mover in (CHANCE, OVER) or state.mover != seat or state.phase not in (v.TURN, v.ROW, v.CLEARED):
        write_field(table, "mover", seat)
        write_field(table, "phase", v.TURN)
    return table


def lay(table: Pergamon, row: Row) -> tuple[Pergamon, int | None]:
    """Lay the row, and make room in the museum where that is needed; the marker that went."""
    for tile in row.tiles:
        if not table.row >> tile & 1:
            table.apply(v.JOIN + tile)
    markers = range(table.mover * v.MARKERS, (table.mover + 1) * v.MARKERS)
    if table.phase != v.ROW or not all(table.spot[m] for m in markers):
        return table, None
    lowest = min(markers, key=lambda m: table.spot[m]) % v.MARKERS
    table.apply(v.DISSOLVE + lowest)
    return table, lowest


def moved_by(table: Pergamon, action: int) -> tuple[Moved, ...]:
    """The markers that an exhibit pushes, as the rules do it."""
    after = table.clone()
    after.apply(action)
    new = next(m for m in range(4 * v.MARKERS) if after.spot[m] and after.shown[m] == table.row)
    return tuple(
        Moved(m // v.MARKERS, m % v.MARKERS, 0 if m == new else after.spot[m])
        for m in range(4 * v.MARKERS)
        if table.spot[m] and (m == new or table.spot[m] != after.spot[m])
    )
