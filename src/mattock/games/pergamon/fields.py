"""The state of a game of Pergamon, field by field, in the order of `to_dict`: see docs/adding.md.

Plain Python: the build writes from it the class for C (`state.pxd`) and for type checkers (`state.pyi`), and
what writes an observation in C (`observe.pxd`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.fields import Codec, Field, Flag, Name, Number, Opening, Several
from mattock.core.observation import EachSeat, Group, One, Sitting, Wide
from mattock.core.observation import Number as Byte
from mattock.core.vocabulary import SEAT_LETTERS, SEATS
from mattock.games.pergamon import vocabulary as v

if TYPE_CHECKING:
    from mattock.games.pergamon.components import Components


def tiles(parts: Components) -> Codec:
    """A set of tiles."""
    return Several(parts.names)


def tile(parts: Components) -> Codec:
    """One of the tiles, or none."""
    return Name([*parts.names, None])


def bags(opening: Opening) -> int:
    return sum(n for n, b in zip(opening.parts.copies, opening.parts.back, strict=True) if b == v.BAG)


def chests(opening: Opening) -> int:
    return sum(n for n, b in zip(opening.parts.copies, opening.parts.back, strict=True) if b == v.CHEST)


def fronts(opening: Opening) -> list[int]:
    return list(opening.parts.copies)


def purses(opening: Opening) -> list[int]:
    return [opening.parts.start_coins if seat < opening.players else 0 for seat in range(SEATS + 1)]


SEAT = Name(SEAT_LETTERS)
BACK = Name([*v.BACK_NAMES, None])
SMALL = Number(0, 1000)
CARDS = Number(0, 24)
SEEN_TILES = Group(v.TILES)
SEEN_TILE = One(v.TILES, none=v.NONE)
SEEN_BACK = One(v.NO_CARD, none=v.NO_CARD)
SEEN_FIELD = One(v.FIELDS, 1, none=0)
MARKERS = SEATS * v.MARKERS

# fmt: off
STATE = (
    Field("by_order", "int", "figures choose in the order of the last round", None, One(2), option="order"),
    Field("by_choice", "int", "the start player orders tiles of one century", None, One(2), option="sorting"),
    Field("phase", "int", "phase, in the order of `to_dict`'s names", Name(v.PHASE_NAMES), One(v.ENDED + 1)),
    Field("round", "int", "round 1 to 12; 0 at set-up", Number(0, v.ROUNDS), Byte()),
    Field("start", "int", "the start player", SEAT, Sitting(none=0)),
    Field("order", "short", "who places a figure first, second, ...", SEAT, Sitting(none=0, seated=True),
          length=SEATS),
    Field("turn", "int", "how many figures have been placed", Number(0, SEATS), Byte()),
    Field("at", "int", "the funds field whose figure acts", Number(0, v.FIELDS), SEEN_FIELD),
    Field("dug", "int", "1: the mover has dug in this turn", Flag(), Byte()),
    Field("exhibited", "int", "1: the mover has exhibited in this turn", Flag(), Byte()),
    Field("level", "int", "the gallery that gets the next tile", Number(0, v.GALLERIES), Byte()),
    Field("unseen", "Mask", "tiles never revealed", tiles, SEEN_TILES, (1 << v.TILES) - 1),
    Field("drawn", "Mask", "tiles revealed, not yet laid out", tiles, SEEN_TILES),
    Field("gallery", "Mask", "tiles in the galleries I to V", tiles, SEEN_TILES, length=v.GALLERIES,
          after="row_value"),
    Field("hand", "Mask", "tiles in hand", tiles, EachSeat(SEEN_TILES), length=SEATS),
    Field("row", "Mask", "tiles of the row being laid", tiles, SEEN_TILES),
    Field("row_first", "int", "its leftmost tile", tile, SEEN_TILE, v.NONE),
    Field("row_last", "int", "its rightmost tile", tile, SEEN_TILE, v.NONE),
    Field("row_value", "int", "value of the objects completed in it", SMALL, Wide()),
    Field("spot", "short", "museum fields of these markers", Number(0, v.STRIP),
          EachSeat(One(v.STRIP, 1, none=0)), length=MARKERS, after="shown"),
    Field("shown", "Mask", "tiles of the collections of the markers I, II, III", tiles, EachSeat(SEEN_TILES),
          length=MARKERS),
    Field("first", "short", "leftmost tile of these collections; 60: none", tile, EachSeat(Byte()), v.NONE,
          length=MARKERS, after="spot"),
    Field("link", "short", "for each tile the tile to its right in a row; 60: none", tile, Byte(), v.NONE,
          length=v.TILES, after="gallery"),
    Field("box", "Mask", "tiles out of the game", tiles, SEEN_TILES, after="drawn"),
    Field("top", "int", "back of the money pile's first card: bag, chest", BACK, SEEN_BACK, v.NO_CARD),
    Field("bags", "int", "bags among the backs never seen", CARDS, Byte(), bags),
    Field("chests", "int", "chests among them", CARDS, Byte(), chests),
    Field("backs", "short", "backs of the two cards on the table", BACK, SEEN_BACK, v.NO_CARD, length=2),
    Field("fronts", "short", "their values, once turned over", Number(0, v.FRONTS), One(v.FRONTS, 1, none=0),
          length=2),
    Field("unseen_fronts", "short", "cards never turned over, by value 1 to 8", CARDS, Byte(), fronts,
          length=v.FRONTS),
    Field("figure", "short", "funds field of the figure", Number(0, v.FIELDS),
          EachSeat(SEEN_FIELD, "raider", "the raider's funds field"), length=SEATS + 1),
    Field("coins", "short", "coins", SMALL, EachSeat(Wide(), "raider", "the raider's coins"), purses,
          length=SEATS + 1),
    Field("spent", "int", "coins that went back to the supply", SMALL, Wide()),
    Field("points", "short", "points for exhibits, scorings, bonuses, oldest objects", Number(0, 9999),
          EachSeat(Wide()), length=SEATS * v.SOURCES),
)
# fmt: on
