"""What a screen shows of Pergamon. Each thing names the kinds of move that touch it.

What is printed on tiles and board never changes: it is encoded once (`Printed`), and only lies in the view.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar

import cython

from mattock.core.memory import cache
from mattock.core.view import printed
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS
from mattock.games.pergamon import vocabulary as v
from mattock.games.pergamon.view_types import (
    Collection,
    Field,
    Gallery,
    Marker,
    Money,
    MoneyCard,
    Month,
    PergamonView,
    Player,
    Raider,
    Row,
    Step,
    Tile,
    Whole,
)

if not cython.compiled:
    from mattock.core.bits import lowest
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.storage import storage_cost
    from mattock.games.pergamon.vocabulary import MARKERS, NONE

if TYPE_CHECKING:
    from mattock.games.pergamon.components import Components
    from mattock.games.pergamon.game import PergamonGame


FIGURES = (*SEAT_LETTERS, "raider")
T = TypeVar("T")


class Printed:
    """What one set of components shows in any state, in JSON."""

    def __init__(self, parts: Components) -> None:
        self.calendar = printed(months_of(parts))
        self.funds = [funds_of(parts, figure) for figure in (None, *FIGURES)]  # [who stands there][field - 1]
        self.strip = [strip_of(parts, marker) for marker in (None, *all_markers())]  # likewise
        self.plain = all_tiles(parts)
        self.to_lay = all_tiles(parts, "lay")
        self.to_dig = all_tiles(parts, "dig")
        self.in_hand = all_tiles(parts, "join", "discard")
        self.ages = list(parts.age)


@cache
def sheet_of(parts: Components) -> Printed:
    return Printed(parts)


def draw_view(game: PergamonGame, state: Pergamon) -> PergamonView:
    """The view as it is sent: parts of it are in JSON already."""
    sheet = sheet_of(state.parts)
    return PergamonView(
        game=game.name,
        players=state.players,
        options=game.options_of(state),
        mover={CHANCE: "chance", OVER: "over"}.get(state.mover) or SEAT_LETTERS[state.mover],
        winners=[SEAT_LETTERS[seat] for seat in state.winners()],
        phase=v.PHASE_NAMES[state.phase],
        round=state.round,
        start=SEAT_LETTERS[state.start],
        order=[SEAT_LETTERS[seat] for seat in list(state.order)[: state.players]],
        calendar=sheet.calendar,
        funds=funds(state, sheet),
        galleries=galleries(state, sheet),
        drawn=pick(sheet.to_lay, tiles_of(state.drawn)),
        museum=museum(state, sheet),
        money=money(state),
        seats=[seat_view(state, seat, sheet) for seat in range(state.players)],
        raider=raider(state),
        row=row_view(state, sheet),
        unseen=pick(state.parts.names, tiles_of(state.unseen)),
        box=pick(state.parts.names, tiles_of(state.box)),
    )


def raider(state: Pergamon) -> Raider | None:
    """With two players."""
    if state.players > 2:
        return None
    return Raider(coins=state.coins[v.RAIDER], field=state.figure[v.RAIDER])


def tiles_of(mask: int) -> list[int]:
    """The tiles of a set."""
    tiles = []
    while mask:
        tiles.append(lowest(mask))
        mask &= mask - 1
    return tiles


def pick(things: list[T], places: list[int]) -> list[T]:
    """The things at these places."""
    return [things[place] for place in places]


@cache
def tile_of(parts: Components, tile: int, *kinds: str) -> Tile:
    """What is printed on a tile, where moves of these kinds touch it."""
    return Tile(
        tile=parts.names[tile],
        left=v.KIND_NAMES[parts.left[tile]],
        digits=parts.digits[tile],
        right=v.KIND_NAMES[parts.right[tile]],
        century=parts.century[tile],
        moves=list(kinds),
    )


def all_tiles(parts: Components, *kinds: str) -> list[Tile]:
    """All tiles as they are printed, where moves of these kinds touch them."""
    return [printed(tile_of(parts, tile, *kinds)) for tile in range(v.TILES)]


def by_age(sheet: Printed, tiles: list[int]) -> list[int]:
    """The youngest first."""
    return sorted(tiles, key=sheet.ages.__getitem__) if len(tiles) > 1 else tiles


def months_of(parts: Components) -> list[Month]:
    """The twelve rounds; scorings with their bonus and setback."""
    months = []
    for number in range(1, v.ROUNDS + 1):
        kind = parts.bonus_kind[number]
        scored = kind != v.KINDS
        months.append(
            Month(
                round=number,
                scoring=scored,
                oldest=v.KIND_NAMES[kind] if scored else None,
                setback=parts.setback[number],
            )
        )
    return months


def funds(state: Pergamon, sheet: Printed) -> list[Field]:
    """The 13 fields, the rightmost first, and who stands on them."""
    fields = sheet.funds[0].copy()
    for seat in range(5):
        if state.figure[seat]:
            at = state.figure[seat] - 1
            fields[at] = sheet.funds[1 + seat][at]
    return fields


def funds_of(parts: Components, figure: str | None) -> list[Field]:
    """The fields as they look with a figure on them, or none."""
    signs = {field: chests for chests, field in enumerate(parts.raider_field)}
    return [
        printed(
            Field(
                field=field,
                coins=parts.coins[field],
                gallery=v.GALLERY_NAMES[parts.depth[field] - 1],
                raider_chests=signs.get(field),
                figure=figure,
                moves=["place"],
            )
        )
        for field in range(1, v.FIELDS + 1)
    ]


def galleries(state: Pergamon, sheet: Printed) -> list[Gallery]:
    return [
        Gallery(
            gallery=v.GALLERY_NAMES[g],
            price=state.parts.price[g],
            places=v.GALLERY_PLACES,
            tiles=pick(sheet.to_dig, by_age(sheet, tiles_of(state.gallery[g]))),
            moves=["dig"],
        )
        for g in range(v.GALLERIES)
    ]


def museum(state: Pergamon, sheet: Printed) -> list[Step]:
    """The strip, field 1 first."""
    fields = sheet.strip[0].copy()
    for m in range(4 * MARKERS):
        if state.spot[m]:
            at = state.spot[m] - 1
            fields[at] = sheet.strip[1 + m][at]
    return fields


def all_markers() -> list[Marker]:
    return [Marker(seat=seat, marker=name) for seat in SEAT_LETTERS for name in v.MARKER_NAMES]


def strip_of(parts: Components, marker: Marker | None) -> list[Step]:
    """The strip as its fields look with a marker on them, or none."""
    return [
        printed(Step(field=field, points=parts.points[field], marker=marker))
        for field in range(1, v.STRIP + 1)
    ]


def money(state: Pergamon) -> Money:
    """The pile, what lies on the table, and what nobody has seen yet."""
    backs = [
        v.BACK_NAMES[back] if back != v.NO_CARD else None
        for back in (state.top, state.backs[0], state.backs[1])
    ]
    return Money(
        top=backs[0],
        pile=state.bags + state.chests + (backs[0] is not None),
        bags=state.bags,
        chests=state.chests,
        cards=[
            MoneyCard(back=back, coins=front or None)
            for back, front in zip(backs[1:], state.fronts, strict=True)
            if back
        ],
        unseen={str(k + 1): n for k, n in enumerate(state.unseen_fronts)},
    )


def row_of(state: Pergamon, first: int) -> list[int]:
    """The tiles of a row from its first on."""
    tiles, tile = [], first
    while tile != NONE:
        tiles.append(tile)
        tile = state.link[tile]
    return tiles


def objects_of(state: Pergamon, tiles: list[int]) -> list[Whole]:
    """The complete objects of a row, with their years."""
    laid = [tile_of(state.parts, tile) for tile in tiles]
    return [Whole(kind=a.right, year=a.century * 100 + b.digits) for a, b in pairwise(laid)]


def row_view(state: Pergamon, sheet: Printed) -> Row | None:
    """The row being laid."""
    if state.row_first == v.NONE:
        return None
    tiles = row_of(state, state.row_first)
    return Row(
        tiles=pick(sheet.plain, tiles),
        objects=objects_of(state, tiles),
        value=state.row_value,
        moves=["join", "exhibit"],
    )


def seat_view(state: Pergamon, seat: int, sheet: Printed) -> Player:
    markers = range(seat * v.MARKERS, (seat + 1) * v.MARKERS)
    points = list(state.points)[seat * v.SOURCES : (seat + 1) * v.SOURCES]
    hand = by_age(sheet, tiles_of(state.hand[seat]))
    return Player(
        seat=SEAT_LETTERS[seat],
        coins=state.coins[seat],
        score=sum(points),
        points=dict(zip(v.SOURCE_NAMES, points, strict=True)),
        field=state.figure[seat] or None,
        tiles=pick(sheet.in_hand, hand),
        storage=storage_cost(state, seat),
        collections=[collection_view(state, m, sheet) for m in markers if state.spot[m]],
        moves=["store"],
    )


def collection_view(state: Pergamon, marker: int, sheet: Printed) -> Collection:
    tiles = row_of(state, state.first[marker])
    return Collection(
        marker=v.MARKER_NAMES[marker % v.MARKERS],
        field=state.spot[marker],
        points=state.parts.points[state.spot[marker]],
        tiles=pick(sheet.plain, tiles),
        objects=objects_of(state, tiles),
        moves=["dissolve"],
    )
