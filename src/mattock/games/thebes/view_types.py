"""What the view of Thebes consists of."""

from __future__ import annotations

from typing import Annotated

from mattock.core.view import GameView, Seat, ViewPart, one_of
from mattock.games.thebes import vocabulary as v

FIND_KINDS = ("artifact", "special", "general")
AIDS = ("rumour", "assistant", "shovel")  # what a dig can take

Aid = Annotated[str, one_of(*AIDS)]
City = Annotated[str, one_of(*v.CITY_NAMES)]
FindKind = Annotated[str, one_of(*FIND_KINDS)]
Kind = Annotated[str, one_of(*v.KIND_NAMES)]
Phase = Annotated[str, one_of(*v.PHASE_NAMES)]
PlaceName = Annotated[str, one_of(*v.PLACE_NAMES)]
ShowField = Annotated[str, one_of(*v.SHOW_FIELD_NAMES)]
Site = Annotated[str, one_of(*v.SITE_NAMES)]
Size = Annotated[str, one_of(*v.SIZE_NAMES)]

# What the client knows without being told.
CONSTANTS = {"SITES": v.SITE_NAMES}


class Card(ViewPart):
    """A researcher card."""

    card: str
    kind: Kind
    site: Site | None  # what it is about
    symbols: int
    city: City  # where it is taken
    weeks: int
    moves: list[str]


class Held(Card):
    """So many cards of a player with the same face."""

    number: int


class Show(ViewPart):
    """An exhibition."""

    exhibition: str
    city: City
    size: Size
    points: int
    weeks: int
    wanted: dict[Site, int]  # artifacts
    moves: list[str]


class Find(ViewPart):
    """A tile that is no rubble."""

    tile: str
    site: Site
    name: str
    kind: FindKind
    points: int


class Place(ViewPart):
    """A place, and how far it is for the player in turn."""

    place: PlaceName
    site: bool
    weeks: int | None
    figures: list[Seat]
    neighbours: list[PlaceName]  # a week away


class Bag(ViewPart):
    """A site: what lies there, what is left in its bag, and what whoever acts knows about it."""

    site: Site
    bonus: Find | None
    bag: list[Find]
    rubble: int
    knowledge: int | None
    most_knowledge: int | None  # with all that may be spent
    shovels: int | None  # tiles more
    moves: list[str]


class Field(ViewPart):
    """A field of the time track with the markers on it, in the order of their turns."""

    week: int
    year: int
    end: bool
    markers: list[Seat]


class ShowSpace(ViewPart):
    """A space for an exhibition."""

    field: ShowField
    exhibition: Show | None


class Pile(ViewPart):
    """How many cards lie there, and what they can be."""

    cards: int
    first: int
    waiting: int  # cards of the third pile, until it comes in
    unseen: dict[str, int]  # by card
    exhibitions: list[str]
    waiting_exhibitions: list[str]
    moves: list[str]


class Discards(ViewPart):
    cards: dict[str, int]
    exhibitions: list[str]


class Dig(ViewPart):
    """The dig at hand: the wheel's row while weeks are chosen, what is still to be drawn after that."""

    seat: Seat
    site: Site
    travel: int
    special: int
    general: int
    knowledge: int
    wheel: list[int] | None
    shovels: int
    to_draw: int
    rubble: int
    spent: list[Aid]
    moves: list[str]


class Player(ViewPart):
    seat: Seat
    score: int
    points: dict[str, int]  # by where they come from
    place: PlaceName
    week: int
    year: int
    end: bool
    weeks_left: int
    permits: list[Site]
    cards: list[Held]
    special: dict[Site, int]  # knowledge
    general: int
    finds: list[Find]
    exhibitions: list[Show]
    moves: list[str]


class ThebesView(GameView, forbid_unknown_fields=True):
    """All that lies on the table."""

    phase: Phase
    actor: Seat
    year: int
    order: list[Seat]
    track: list[Field]
    roads: list[Place]
    display: list[Card | None]
    exhibitions: list[ShowSpace]
    pile: Pile
    discards: Discards
    sites: list[Bag]
    wheel: list[list[int]]  # tiles, by knowledge and weeks
    dig: Dig | None
    swap_price: int | None
    seats: list[Player]
