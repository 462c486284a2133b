"""What the view of Pergamon consists of."""

from __future__ import annotations

from typing import Annotated

from mattock.core.view import GameView, Seat, ViewPart, one_of
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.games.pergamon import vocabulary as v

Back = Annotated[str, one_of(*v.BACK_NAMES)]
Figure = Annotated[str, one_of(*SEAT_LETTERS, "raider")]
GalleryName = Annotated[str, one_of(*v.GALLERY_NAMES)]
Kind = Annotated[str, one_of(*v.KIND_NAMES)]
MarkerName = Annotated[str, one_of(*v.MARKER_NAMES)]
Phase = Annotated[str, one_of(*v.PHASE_NAMES)]

# What the client knows without being told.
CONSTANTS = {
    "KINDS": v.KIND_NAMES,
    "KIND_LETTERS": dict(zip(v.KIND_LETTERS, v.KIND_NAMES, strict=True)),
    "GALLERIES": v.GALLERY_NAMES,
}


class Tile(ViewPart):
    """Two halves of objects, with what of a year stands on each."""

    tile: str
    left: Kind
    digits: int
    right: Kind
    century: int
    moves: list[str]


class Whole(ViewPart):
    """A complete object."""

    kind: Kind
    year: int


class Month(ViewPart):
    """A round on the calendar; only a scoring has the rest."""

    round: int
    scoring: bool
    oldest: Kind | None
    setback: int


class Field(ViewPart):
    """A field of the funds track, numbered from the right."""

    field: int
    coins: int
    gallery: GalleryName  # the last one in reach
    raider_chests: int | None  # he stands here with so many chests on the table
    figure: Figure | None
    moves: list[str]


class Gallery(ViewPart):
    gallery: GalleryName
    price: int
    places: int
    tiles: list[Tile]
    moves: list[str]


class Marker(ViewPart):
    seat: Seat
    marker: MarkerName


class Step(ViewPart):
    """A field of the museum."""

    field: int
    points: int
    marker: Marker | None


class MoneyCard(ViewPart):
    back: Back
    coins: int | None  # once it is turned


class Money(ViewPart):
    """The pile, what lies on the table, and what nobody has seen yet."""

    top: Back | None
    pile: int
    bags: int  # below the top card
    chests: int
    cards: list[MoneyCard]
    unseen: dict[str, int]  # by coins


class Collection(ViewPart):
    """A collection on show."""

    marker: MarkerName
    field: int
    points: int
    tiles: list[Tile]
    objects: list[Whole]
    moves: list[str]


class Player(ViewPart):
    seat: Seat
    coins: int
    score: int
    points: dict[str, int]  # by where they come from
    field: int | None
    tiles: list[Tile]
    storage: int  # what keeping them would cost
    collections: list[Collection]
    moves: list[str]


class Raider(ViewPart):
    coins: int
    field: int


class Row(ViewPart):
    """The row being laid."""

    tiles: list[Tile]
    objects: list[Whole]
    value: int
    moves: list[str]


class PergamonView(GameView, forbid_unknown_fields=True):
    """All that lies on the table."""

    phase: Phase
    round: int
    start: Seat
    order: list[Seat]
    calendar: list[Month]
    funds: list[Field]
    galleries: list[Gallery]
    drawn: list[Tile]
    museum: list[Step]
    money: Money
    seats: list[Player]
    raider: Raider | None
    row: Row | None
    unseen: list[str]
    box: list[str]
