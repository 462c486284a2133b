"""What a screen shows of Pergamon. Each thing names the kinds of move that touch it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import cython

from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS
from mattock.games.pergamon import vocabulary as v

if not cython.compiled:
    from mattock.core.bits import lowest
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.storage import storage_cost
    from mattock.games.pergamon.vocabulary import MARKERS, NONE, STRIP

if TYPE_CHECKING:
    from mattock.games.pergamon.components import Components
    from mattock.games.pergamon.game import PergamonGame


def draw_view(game: PergamonGame, state: Pergamon) -> dict[str, Any]:
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
        "calendar": calendar(state),
        "funds": funds(state),
        "galleries": galleries(state),
        "drawn": [tile_view(state, t, ["lay"]) for t in tiles_of(state.drawn)],
        "museum": museum(state),
        "money": money(state),
        "seats": [seat_view(state, seat) for seat in range(state.players)],
        "raider": {"coins": state.coins[v.RAIDER], "field": state.figure[v.RAIDER]}
        if state.players == 2
        else None,
        "row": row_view(state),
        "unseen": [state.parts.names[t] for t in tiles_of(state.unseen)],
        "box": [state.parts.names[t] for t in tiles_of(state.box)],
    }


def tiles_of(mask: int) -> list[int]:
    """The tiles of a set."""
    tiles = []
    while mask:
        tiles.append(lowest(mask))
        mask &= mask - 1
    return tiles


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


@cache
def ages(parts: Components) -> list[int]:
    """The age of each tile."""
    return list(parts.age)


def by_age(state: Pergamon, tiles: list[int]) -> list[int]:
    """The youngest first."""
    return sorted(tiles, key=ages(state.parts).__getitem__)


def calendar(state: Pergamon) -> list[dict[str, Any]]:
    """The twelve rounds; scorings with their bonus and setback."""
    return [month.copy() for month in months_of(state.parts)]


@cache
def months_of(parts: Components) -> list[dict[str, Any]]:
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


def funds(state: Pergamon) -> list[dict[str, Any]]:
    """The 13 fields, the rightmost first, and who stands on them."""
    figures = [*SEAT_LETTERS, "raider"]
    stands = {state.figure[seat]: figures[seat] for seat in range(5) if state.figure[seat]}
    return [
        {**facts, "figure": stands.get(facts["field"]), "moves": ["place"]}
        for facts in fund_facts(state.parts)
    ]


@cache
def fund_facts(parts: Components) -> list[dict[str, Any]]:
    """What is printed on the fields."""
    signs = {field: chests for chests, field in enumerate(parts.raider_field)}
    return [
        {
            "field": field,
            "coins": parts.coins[field],
            "gallery": v.GALLERY_NAMES[parts.depth[field] - 1],
            "raider_chests": signs.get(field),
        }
        for field in range(1, v.FIELDS + 1)
    ]


def galleries(state: Pergamon) -> list[dict[str, Any]]:
    return [
        {
            "gallery": v.GALLERY_NAMES[g],
            "price": state.parts.price[g],
            "places": v.GALLERY_PLACES,
            "tiles": [tile_view(state, t, ["dig"]) for t in by_age(state, tiles_of(state.gallery[g]))],
            "moves": ["dig"],
        }
        for g in range(v.GALLERIES)
    ]


def museum(state: Pergamon) -> list[dict[str, Any]]:
    """The strip, field 1 first."""
    stands = {
        state.spot[m]: {"seat": SEAT_LETTERS[m // MARKERS], "marker": v.MARKER_NAMES[m % MARKERS]}
        for m in range(4 * MARKERS)
        if state.spot[m]
    }
    return [
        {"field": field, "points": state.parts.points[field], "marker": stands.get(field)}
        for field in range(1, STRIP + 1)
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


def row_view(state: Pergamon) -> dict[str, Any] | None:
    """The row being laid."""
    if state.row_first == v.NONE:
        return None
    tiles = row_of(state, state.row_first)
    return {
        "tiles": [tile_view(state, t, []) for t in tiles],
        "objects": objects_of(state, tiles),
        "value": state.row_value,
        "moves": ["join", "exhibit"],
    }


def seat_view(state: Pergamon, seat: int) -> dict[str, Any]:
    markers = range(seat * v.MARKERS, (seat + 1) * v.MARKERS)
    points = list(state.points)[seat * v.SOURCES : (seat + 1) * v.SOURCES]
    hand = by_age(state, tiles_of(state.hand[seat]))
    return {
        "seat": SEAT_LETTERS[seat],
        "coins": state.coins[seat],
        "score": sum(points),
        "points": dict(zip(v.SOURCE_NAMES, points, strict=True)),
        "field": state.figure[seat] or None,
        "tiles": [tile_view(state, t, ["join", "discard"]) for t in hand],
        "storage": storage_cost(state, seat),
        "collections": [collection_view(state, m) for m in markers if state.spot[m]],
        "moves": ["store"],
    }


def collection_view(state: Pergamon, marker: int) -> dict[str, Any]:
    tiles = row_of(state, state.first[marker])
    return {
        "marker": v.MARKER_NAMES[marker % v.MARKERS],
        "field": state.spot[marker],
        "points": state.parts.points[state.spot[marker]],
        "tiles": [tile_view(state, t, []) for t in tiles],
        "objects": objects_of(state, tiles),
        "moves": ["dissolve"],
    }
