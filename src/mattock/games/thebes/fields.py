"""The state of a game of Thebes, field by field, in the order of `to_dict`: see docs/adding.md.

Plain Python: the build writes from it the class for C (`state.pxd`) and for type checkers (`state.pyi`), and
what writes an observation in C (`observe.pxd`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.fields import Codec, Counted, Each, Field, Flag, Name, Number, Opening, Several
from mattock.core.observation import EachSeat, Group, One, Sitting, Wide
from mattock.core.observation import Number as Byte
from mattock.core.vocabulary import SEAT_LETTERS, SEATS
from mattock.games.thebes import vocabulary as v

if TYPE_CHECKING:
    from mattock.games.thebes.components import Components


def cards(parts: Components) -> Codec:
    """How many researcher cards of each face."""
    return Counted(parts.card_names)


def cards_of_all(parts: Components) -> Codec:
    return Counted(parts.card_names, SEATS)


def card(parts: Components) -> Codec:
    """A researcher card, or none."""
    return Name([*parts.card_names, None])


def shows(parts: Components) -> Codec:
    """A set of exhibitions."""
    return Several(parts.show_names)


def show(parts: Components) -> Codec:
    """An exhibition, or none."""
    return Name([*parts.show_names, None])


def finds_by_site(parts: Components) -> list[list[str]]:
    return [list(parts.tile_names[site * v.DIFFERENT_TILES :][: v.SITE_TILES]) for site in range(v.SITES)]


def find(parts: Components) -> Codec:
    """A find of each site, or none."""
    return Each([Name([*tiles, None]) for tiles in finds_by_site(parts)])


def finds(parts: Components) -> Codec:
    """A set of finds of each site."""
    return Each([Several(tiles) for tiles in finds_by_site(parts)])


def finds_of_all(parts: Components) -> Codec:
    return Each([Several(tiles) for tiles in finds_by_site(parts)] * SEATS)


def weeks(opening: Opening) -> list[int]:
    start = opening.parts.start[opening.players]
    return [start if seat < opening.players else 0 for seat in range(SEATS)]


def permits(opening: Opening) -> list[int]:
    return [(1 << v.SITES) - 1 if seat < opening.players else 0 for seat in range(SEATS)]


def copies(opening: Opening) -> list[int]:
    return list(opening.parts.copies)


def first_shows(opening: Opening) -> int:
    """T0.5: the small exhibitions; with two the large ones too."""
    return (1 << (v.EXHIBITIONS if opening.players == 2 else v.SMALL)) - 1


def later_shows(opening: Opening) -> int:
    return (1 << v.EXHIBITIONS) - 1 ^ first_shows(opening)


def second_pile(opening: Opening) -> int:
    return v.PILE + first_shows(opening).bit_count()


SEAT = Name([*SEAT_LETTERS, None])
SMALL = Number(0, 1000)
SEEN_SHOWS = Group(v.EXHIBITIONS)
SEEN_FINDS = Group(v.SITE_TILES)

# fmt: off
STATE = (
    Field("marching", "int", "a new exhibition moves all others on, also over a gap", None, One(2),
          option="exhibitions"),
    Field("phase", "int", "phase, in the order of `to_dict`'s names", Name(v.PHASE_NAMES), One(v.ENDED + 1)),
    Field("actor", "int", "whose turn it is, also while something is drawn", Name(SEAT_LETTERS),
          Sitting(none=0)),
    Field("order", "short", "who is first in time, second, ...", SEAT, Sitting(none=v.NO_SEAT), v.NO_SEAT,
          length=SEATS),
    Field("week", "short", "week of the time marker, from 1 in 1901 to 157", Number(0, v.END),
          EachSeat(Byte()), weeks, length=SEATS),
    Field("place", "short", "where the figure stands: the cities, then the sites", Name(v.PLACE_NAMES),
          EachSeat(One(v.PLACES)), v.WARSAW, length=SEATS),
    Field("permits", "short", "sites with a valid permit", Several(v.SITE_NAMES), EachSeat(Group(v.SITES)),
          permits, length=SEATS),
    Field("renew", "int", "1: the marker has crossed the year's end in this turn", Flag(), Byte()),
    Field("swapper", "int", "who made the last turn, if it was a swap", SEAT, Sitting(none=v.NO_SEAT),
          v.NO_SEAT),
    Field("swaps", "int", "swaps in a row up to now", SMALL, Wide()),
    Field("display", "short", "open researcher cards, by face", card, One(v.FACES, none=v.NO_CARD), v.NO_CARD,
          length=v.OPEN_CARDS),
    Field("shows", "short", "exhibitions on the fields a, b, c", show, One(v.EXHIBITIONS, none=v.NO_SHOW),
          v.NO_SHOW, length=v.SHOW_FIELDS),
    Field("pile", "short", "cards of each face never seen; once renewed, those of the pile", cards, Byte(),
          copies, length=v.FACES),
    Field("pile_shows", "Mask", "exhibitions in the pile", shows, SEEN_SHOWS, first_shows),
    Field("waiting_shows", "Mask", "exhibitions in the third pile", shows, SEEN_SHOWS, later_shows),
    Field("first", "int", "cards left of the first pile", Number(0, v.CARDS), Byte(), v.OPEN_CARDS + v.PILE),
    Field("second", "int", "cards left of the second pile, exhibitions included",
          Number(0, v.CARDS + v.EXHIBITIONS), Byte(), second_pile),
    Field("renewed", "int", "1: the third pile has come into play", Flag(), Byte()),
    Field("discards", "short", "discarded researcher cards of each face", cards, Byte(), length=v.FACES),
    Field("discard_shows", "Mask", "discarded exhibitions", shows, SEEN_SHOWS),
    Field("held", "short", "researcher cards of each face", cards_of_all, EachSeat(Byte()),
          length=SEATS * v.FACES),
    Field("exhibited", "short", "exhibitions held", shows, EachSeat(SEEN_SHOWS), length=SEATS),
    # What the cards and finds of a seat come to.
    Field("cards", "short", "researcher cards of each kind", SMALL, EachSeat(Byte()), length=SEATS * v.KINDS),
    Field("special", "short", "books about each site", SMALL, EachSeat(Wide()), length=SEATS * v.SITES),
    Field("general", "short", "general books", SMALL, EachSeat(Wide()), length=SEATS),
    Field("bonus", "short", "the artifact that lies on each site", find, One(v.SITE_TILES, none=v.NO_TILE),
          v.NO_TILE, length=v.SITES),
    Field("bag", "short", "finds still in each bag", finds, SEEN_FINDS, (1 << v.SITE_TILES) - 1,
          length=v.SITES),
    Field("found", "short", "finds from each site", finds_of_all, EachSeat(SEEN_FINDS),
          length=SEATS * v.SITES),
    # The dig at hand.
    Field("site", "int", "the site of the dig at hand; else the first", Name(v.SITE_NAMES), One(v.SITES)),
    Field("travel", "int", "weeks of the journey to it", SMALL, Wide()),
    Field("rumours", "int", "rumours spent for it", SMALL, Wide()),
    Field("assistant", "int", "1: a lone assistant was spent", Flag(), Byte()),
    Field("shovel", "int", "1: a lone shovel was spent", Flag(), Byte()),
    Field("to_draw", "int", "tiles still to be drawn", SMALL, Wide()),
    Field("rubble", "int", "rubble drawn so far", SMALL, Wide()),
)
# fmt: on
