"""The state of a game of Mykerinos, field by field, in the order of `to_dict`: see docs/adding.md.

Plain Python: the build writes from it the class for C (`state.pxd`) and for type checkers (`state.pyi`), and
what writes an observation in C (`observe.pxd`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.fields import Codec, Field, Name, Number, Opening, Several
from mattock.core.observation import EachSeat, Group, One, Sitting, Wide
from mattock.core.observation import Number as Byte
from mattock.core.vocabulary import SEAT_LETTERS, SEATS
from mattock.games.mykerinos import vocabulary as v

if TYPE_CHECKING:
    from mattock.games.mykerinos.components import Components


def cards(parts: Components) -> Codec:
    """A set of parcel cards."""
    return Several(parts.names)


def card(parts: Components) -> Codec:
    """A parcel card, or none."""
    return Name([*parts.names, None])


def niles(parts: Components) -> Codec:
    """A set of Nile cards."""
    return Several(parts.nile_names)


def nile(parts: Components) -> Codec:
    """A Nile card, or none."""
    return Name([*parts.nile_names, None])


def supply(opening: Opening) -> list[int]:
    """M0.4, N1.1: the cubes of those who play; with two also the neutral ones."""
    cubes: int = opening.parts.cubes[bool(opening.options["nile"])]
    seats = [cubes if colour < opening.players else 0 for colour in range(v.NEUTRAL)]
    return [*seats, cubes if opening.players == 2 else 0]


def stack(opening: Opening) -> int:
    return (1 << v.LAST_NILE) - 1 if opening.options["nile"] else 0


def boats(opening: Opening) -> int:
    return (1 << v.BOATS) - 1 if opening.options["nile"] else 0


FIELDS = Several(v.FIELD_NAMES)
COLOUR = Name([*SEAT_LETTERS, "neutral", None])
CUBES = Number(0, 100)
RANK = Number(0, v.COLOURS)
PATRON = Name([*v.PATRON_NAMES, None])
FRIEND = Name([*v.PATRON_NAMES[: v.WINGS], "greenwish", None])
PLACES = Several([str(k + 1) for k in range(v.PLACES)])
SEEN_FIELDS = Group(v.FIELDS)
SEEN_CARDS = Group(v.CARDS)
SEEN_NILES = Group(v.NILE_CARDS)
SEEN_NILE = One(v.NILE_CARDS, none=v.NO_NILE)
SEEN_COLOUR = Sitting(v.NOBODY, v.COLOURS)
SEEN_PATRON = One(v.PATRONS, none=v.NO_PATRON)

# fmt: off
STATE = (
    Field("nile", "int", "played with the expansion", None, One(2), option="nile"),
    Field("plan", "int", "of the museum", None, One(2), option="museum"),
    Field("phase", "int", "phase, in the order of `to_dict`'s names", Name(v.PHASE_NAMES), One(v.ENDED + 1)),
    Field("round", "int", "round 1 to 4; 0 at set-up", Number(0, v.ROUNDS), Byte()),
    Field("start", "int", "the start player", Name(SEAT_LETTERS), Sitting(none=0)),
    Field("wing", "short", "patron of each wing", FRIEND, SEEN_PATRON, v.NO_PATRON, length=v.WINGS),
    Field("unseen", "Mask", "parcel cards never revealed", cards, SEEN_CARDS, (1 << v.CARDS) - 1),
    Field("parcel", "short", "the card on each place of the region", card, One(v.CARDS, none=v.NO_CARD),
          v.NO_CARD, length=v.PLACES),
    Field("turned", "int", "places whose card lies after a half turn", PLACES, Group(v.PLACES)),
    Field("pyramids", "u128", "fields that show a pyramid, while there is digging", FIELDS, SEEN_FIELDS),
    Field("cubes", "u128", "fields with cubes", FIELDS,
          EachSeat(SEEN_FIELDS, "neutral", "fields with neutral cubes"), length=v.COLOURS),
    Field("supply", "short", "cubes in the general supply", CUBES,
          EachSeat(Byte(), "neutral", "neutral cubes in the supply"), supply, length=v.COLOURS),
    Field("stock", "short", "cubes in the own stock", CUBES, EachSeat(Byte()), length=SEATS),
    Field("neutrals", "short", "neutral cubes in the own stock", CUBES, EachSeat(Byte()), length=SEATS),
    Field("owned", "Mask", "parcel cards", cards, EachSeat(SEEN_CARDS), length=SEATS),
    Field("used", "short", "cards of each patron turned this round", Number(0, v.CARDS), EachSeat(Byte()),
          length=SEATS * v.PATRONS),
    Field("scale", "short", "who stands on each space of the passing track", COLOUR, SEEN_COLOUR, v.NOBODY,
          length=SEATS),
    Field("patron", "int", "whose card was turned in this turn", PATRON, SEEN_PATRON, v.NO_PATRON),
    Field("left", "int", "cubes that still belong to this action", Number(0, 3), Byte()),
    Field("last", "int", "field of the cube placed last in it", Name([*v.FIELD_NAMES, None]),
          One(v.FIELDS, none=v.NO_FIELD), v.NO_FIELD),
    Field("room", "short", "who has a cube in each room", COLOUR, SEEN_COLOUR, v.NOBODY, length=v.ROOMS),
    Field("zone", "int", "the zone being surveyed", Number(0, v.ZONES), Byte()),
    Field("order", "short", "who is first, second, ... in the zone or on the river", COLOUR, SEEN_COLOUR,
          v.NOBODY, length=v.COLOURS),
    Field("ranked", "int", "how many of them", RANK, Byte()),
    Field("rank", "int", "who of them is on", RANK, Byte()),
    Field("points", "short", "points for parcels, Nile cards, boats, museum, sets", Number(0, 9999),
          EachSeat(Wide()), length=SEATS * v.SOURCES, after="reserved"),
    Field("box", "Mask", "parcel cards out of the game", cards, SEEN_CARDS, after="unseen"),
    Field("nile_unseen", "int", "Nile cards never revealed", niles, SEEN_NILES, stack),
    Field("queue", "short", "Nile cards under the stack, the uppermost first", nile, SEEN_NILE, v.NO_NILE,
          length=v.COLOURS),
    Field("queued", "int", "how many of them", RANK, Byte()),
    Field("bank", "short", "Nile cards on the region", nile, SEEN_NILE, v.NO_NILE, length=v.BANKS),
    Field("bank_turned", "int", "which of them lie after a half turn", Several(v.BANK_NAMES), Group(v.BANKS)),
    Field("river", "u128", "river fields", FIELDS, SEEN_FIELDS),
    Field("nile_owned", "short", "Nile cards", niles, EachSeat(SEEN_NILES), length=SEATS),
    Field("nile_box", "int", "Nile cards out of the game", niles, SEEN_NILES),
    Field("boats", "int", "boats never shown", Several(v.BOAT_NAMES), Group(v.BOATS), boats),
    Field("boat", "int", "the boat on the table", Name([*v.BOAT_NAMES, None]), One(v.BOATS, none=v.NO_BOAT),
          v.NO_BOAT),
    Field("tie_boat", "int", "who can win a tie with a boat", COLOUR, SEEN_COLOUR, v.NOBODY),
    Field("discs", "u128", "fields with discs", FIELDS, EachSeat(SEEN_FIELDS), length=SEATS),
    Field("reserved", "short", "rooms with discs", Several(v.ROOM_NAMES), EachSeat(Group(v.ROOMS)),
          length=SEATS),
)
# fmt: on
