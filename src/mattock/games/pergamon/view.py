"""What a screen shows of Pergamon. Each thing names the kinds of move that touch it.

What is printed on tiles and board never changes: it is encoded once (`Printed`), and only lies in the view.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import cython

from mattock.core.memory import cache
from mattock.core.printed import Raw, as_json
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS
from mattock.games.pergamon import vocabulary as v

if not cython.compiled:
    from mattock.core.bits import lowest
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.storage import storage_cost
    from mattock.games.pergamon.vocabulary import MARKERS, NONE

if TYPE_CHECKING:
    from mattock.games.pergamon.components import Components
    from mattock.games.pergamon.game import PergamonGame


FIGURES = (*SEAT_LETTERS, "raider")


class Printed:
    """What one set of components shows in any state, in JSON."""

    def __init__(self, parts: Components) -> None:
        self.calendar = as_json(months_of(parts))
        self.funds = [funds_of(parts, figure) for figure in (None, *FIGURES)]  # [who stands there][field - 1]
        self.strip = [strip_of(parts, marker) for marker in (None, *all_markers())]  # likewise
        self.plain = tiles_json(parts, [])
        self.to_lay = tiles_json(parts, ["lay"])
        self.to_dig = tiles_json(parts, ["dig"])
        self.in_hand = tiles_json(parts, ["join", "discard"])
        self.ages = list(parts.age)


@cache
def printed_of(parts: Components) -> Printed:
    return Printed(parts)


def draw_view(game: PergamonGame, state: Pergamon) -> dict[str, Any]:
    """The view as it is sent: parts of it are in JSON already."""
    printed = printed_of(state.parts)
    return {
        "game": game.name,
        "players": state.players,
        "options": game.options_of(state),
        "mover": {CHANCE: "chance", OVER: "over"}.get(state.mover) or SEAT_LETTERS[state.mover],
        "winners": [SEAT_LETTERS[seat] for seat in state.winners()],
        "phase": v.PHASE_NAMES[state.phase],
        "round": state.round,
        "start": SEAT_LETTERS[state.start],
        "order": [SEAT_LETTERS[seat] for seat in list(state.order)[: state.players]],
        "calendar": printed.calendar,
        "funds": funds(state, printed),
        "galleries": galleries(state, printed),
        "drawn": pick(printed.to_lay, tiles_of(state.drawn)),
        "museum": museum(state, printed),
        "money": money(state),
        "seats": [seat_view(state, seat, printed) for seat in range(state.players)],
        "raider": {"coins": state.coins[v.RAIDER], "field": state.figure[v.RAIDER]}
        if state.players == 2
        else None,
        "row": row_view(state, printed),
        "unseen": pick(state.parts.names, tiles_of(state.unseen)),
        "box": pick(state.parts.names, tiles_of(state.box)),
    }


def tiles_of(mask: int) -> list[int]:
    """The tiles of a set."""
    tiles = []
    while mask:
        tiles.append(lowest(mask))
        mask &= mask - 1
    return tiles


def pick(things: list[Any], places: list[int]) -> list[Any]:
    """The things at these places."""
    return [things[place] for place in places]


@cache
def tile_facts(parts: Components, tile: int) -> dict[str, Any]:
    """What is printed on a tile."""
    return {
        "tile": parts.names[tile],
        "left": v.KIND_NAMES[parts.left[tile]],
        "digits": parts.digits[tile],
        "right": v.KIND_NAMES[parts.right[tile]],
        "century": parts.century[tile],
    }


def tile_view(state: Pergamon, tile: int, kinds: list[str]) -> dict[str, Any]:
    return {**tile_facts(state.parts, tile), "moves": kinds}


def tiles_json(parts: Components, kinds: list[str]) -> list[Raw]:
    """All tiles, where moves of these kinds touch them."""
    return [as_json({**tile_facts(parts, tile), "moves": kinds}) for tile in range(v.TILES)]


def by_age(printed: Printed, tiles: list[int]) -> list[int]:
    """The youngest first."""
    return sorted(tiles, key=printed.ages.__getitem__) if len(tiles) > 1 else tiles


def months_of(parts: Components) -> list[dict[str, Any]]:
    """The twelve rounds; scorings with their bonus and setback."""
    months = []
    for number in range(1, v.ROUNDS + 1):
        kind = parts.bonus_kind[number]
        scored = kind != v.KINDS
        months.append(
            {
                "round": number,
                "scoring": scored,
                "oldest": v.KIND_NAMES[kind] if scored else None,
                "setback": parts.setback[number],
            }
        )
    return months


def funds(state: Pergamon, printed: Printed) -> list[Raw]:
    """The 13 fields, the rightmost first, and who stands on them."""
    fields: list[Raw] = printed.funds[0].copy()
    for seat in range(5):
        if state.figure[seat]:
            at = state.figure[seat] - 1
            fields[at] = printed.funds[1 + seat][at]
    return fields


def funds_of(parts: Components, figure: str | None) -> list[Raw]:
    """The fields as they look with a figure on them, or none."""
    signs = {field: chests for chests, field in enumerate(parts.raider_field)}
    return [
        as_json(
            {
                "field": field,
                "coins": parts.coins[field],
                "gallery": v.GALLERY_NAMES[parts.depth[field] - 1],
                "raider_chests": signs.get(field),
                "figure": figure,
                "moves": ["place"],
            }
        )
        for field in range(1, v.FIELDS + 1)
    ]


def galleries(state: Pergamon, printed: Printed) -> list[dict[str, Any]]:
    return [
        {
            "gallery": v.GALLERY_NAMES[g],
            "price": state.parts.price[g],
            "places": v.GALLERY_PLACES,
            "tiles": pick(printed.to_dig, by_age(printed, tiles_of(state.gallery[g]))),
            "moves": ["dig"],
        }
        for g in range(v.GALLERIES)
    ]


def museum(state: Pergamon, printed: Printed) -> list[Raw]:
    """The strip, field 1 first."""
    fields: list[Raw] = printed.strip[0].copy()
    for m in range(4 * MARKERS):
        if state.spot[m]:
            at = state.spot[m] - 1
            fields[at] = printed.strip[1 + m][at]
    return fields


def all_markers() -> list[dict[str, str]]:
    return [{"seat": seat, "marker": name} for seat in SEAT_LETTERS for name in v.MARKER_NAMES]


def strip_of(parts: Components, marker: dict[str, str] | None) -> list[Raw]:
    """The strip as its fields look with a marker on them, or none."""
    return [
        as_json({"field": field, "points": parts.points[field], "marker": marker})
        for field in range(1, v.STRIP + 1)
    ]


def money(state: Pergamon) -> dict[str, Any]:
    """The pile, what lies on the table, and what nobody has seen yet."""
    backs = [
        v.BACK_NAMES[back] if back != v.NO_CARD else None
        for back in (state.top, state.backs[0], state.backs[1])
    ]
    return {
        "top": backs[0],
        "pile": state.bags + state.chests + (backs[0] is not None),
        "bags": state.bags,
        "chests": state.chests,
        "cards": [
            {"back": back, "coins": front or None}
            for back, front in zip(backs[1:], state.fronts, strict=True)
            if back
        ],
        "unseen": {str(k + 1): n for k, n in enumerate(state.unseen_fronts)},
    }


def row_of(state: Pergamon, first: int) -> list[int]:
    """The tiles of a row from its first on."""
    tiles, tile = [], first
    while tile != NONE:
        tiles.append(tile)
        tile = state.link[tile]
    return tiles


def objects_of(state: Pergamon, tiles: list[int]) -> list[dict[str, Any]]:
    """The complete objects of a row, with their years."""
    facts = [tile_facts(state.parts, tile) for tile in tiles]
    return [{"kind": a["right"], "year": a["century"] * 100 + b["digits"]} for a, b in pairwise(facts)]


def row_view(state: Pergamon, printed: Printed) -> dict[str, Any] | None:
    """The row being laid."""
    if state.row_first == v.NONE:
        return None
    tiles = row_of(state, state.row_first)
    return {
        "tiles": pick(printed.plain, tiles),
        "objects": objects_of(state, tiles),
        "value": state.row_value,
        "moves": ["join", "exhibit"],
    }


def seat_view(state: Pergamon, seat: int, printed: Printed) -> dict[str, Any]:
    markers = range(seat * v.MARKERS, (seat + 1) * v.MARKERS)
    points = list(state.points)[seat * v.SOURCES : (seat + 1) * v.SOURCES]
    hand = by_age(printed, tiles_of(state.hand[seat]))
    return {
        "seat": SEAT_LETTERS[seat],
        "coins": state.coins[seat],
        "score": sum(points),
        "points": dict(zip(v.SOURCE_NAMES, points, strict=True)),
        "field": state.figure[seat] or None,
        "tiles": pick(printed.in_hand, hand),
        "storage": storage_cost(state, seat),
        "collections": [collection_view(state, m, printed) for m in markers if state.spot[m]],
        "moves": ["store"],
    }


def collection_view(state: Pergamon, marker: int, printed: Printed) -> dict[str, Any]:
    tiles = row_of(state, state.first[marker])
    return {
        "marker": v.MARKER_NAMES[marker % v.MARKERS],
        "field": state.spot[marker],
        "points": state.parts.points[state.spot[marker]],
        "tiles": pick(printed.plain, tiles),
        "objects": objects_of(state, tiles),
        "moves": ["dissolve"],
    }
