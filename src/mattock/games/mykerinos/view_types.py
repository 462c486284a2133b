"""What the view of Mykerinos consists of."""

from __future__ import annotations

from typing import Annotated

from mattock.core.view import GameView, Seat, ViewPart, one_of
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.games.mykerinos import vocabulary as v

BankName = Annotated[str, one_of(*v.BANK_NAMES)]
Boat = Annotated[str, one_of(*v.BOAT_NAMES)]
Colour = Annotated[str, one_of(*SEAT_LETTERS, "neutral")]
Ground = Annotated[str, one_of("sand", "pyramid", "river", "land")]
Patron = Annotated[str, one_of(*v.PATRON_NAMES)]
Phase = Annotated[str, one_of(*v.PHASE_NAMES)]
RoomName = Annotated[str, one_of(*v.ROOM_NAMES)]

# What the client knows without being told.
CONSTANTS = {
    "PATRON_LETTERS": dict(zip(v.PATRON_LETTERS, (*v.PATRON_NAMES[: v.GREENWISH], "nobody"), strict=True)),
    "COLUMNS": v.COLUMNS,
    "CARD_COLUMNS": v.CARD_COLUMNS,
    "CARD_ROWS": v.CARD_ROWS,
    "BANK_COLUMN": v.BANK_COLUMN,
}


class Field(ViewPart):
    """A field of the region; no zone has those under the river."""

    field: str
    zone: int | None
    ground: Ground
    cube: Colour | None
    disc: Seat | None
    moves: list[str]


class Card(ViewPart):
    """A parcel card."""

    card: str
    points: int
    patron: str  # or nobody
    moves: list[str]


class Ranked(ViewPart):
    """Several have the same rank as long as a tie is open."""

    rank: int
    colour: Colour
    cubes: int


class Zone(ViewPart):
    zone: int
    cards: list[Card | None]
    ranking: list[Ranked]


class Decided(ViewPart):
    """A tie that passing now would decide, and where."""

    ahead: Colour
    behind: list[Colour]
    zones: list[int]
    river: bool


class Room(ViewPart):
    room: RoomName
    value: int
    wings: list[int]
    doors: list[RoomName]
    cube: Colour | None
    disc: Seat | None
    moves: list[str]


class Wing(ViewPart):
    wing: int
    patron: Patron | None


class Held(ViewPart):
    """A player's cards of a patron."""

    cards: int
    used: int  # turned this round


class Player(ViewPart):
    seat: Seat
    score: int
    points: dict[str, int]  # by where they come from
    stock: int
    neutrals: int
    passed: bool
    cards: list[Card]
    nile: list[str]
    patrons: dict[Patron, Held]
    worth: dict[Patron, int]  # of a card, as the museum stands
    sets: int
    rooms: list[RoomName]
    discs: int
    tie_boat: bool
    moves: list[str]


class Bank(ViewPart):
    """A place on the river with a Nile card."""

    bank: BankName
    nile: str
    points: int
    moves: list[str]


class Nile(ViewPart):
    banks: list[Bank]
    ranking: list[Ranked]
    boat: Boat | None
    boats: list[Boat]
    unseen: list[str]
    queue: list[str]
    box: list[str]
    moves: list[str]


class MykerinosView(GameView, forbid_unknown_fields=True):
    """All that lies on the table."""

    phase: Phase
    round: int
    start: Seat
    scale: list[Colour | None]
    patron: Patron | None
    cubes_left: int
    last: str | None
    fields: list[Field]
    zones: list[Zone]
    zone: int | None
    pass_now: list[Decided]
    ranks: list[Colour]
    museum: list[Room]
    wings: list[Wing]
    supply: dict[Colour, int]
    seats: list[Player]
    nile: Nile | None
    unseen: list[str]
    box: list[str]
