"""What a screen shows, as types: the schema, the client's types and the JSON are made from them.

What is printed on the material never changes: it is encoded once, and lies in every view as JSON.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar, cast

from msgspec import Meta, Raw, Struct
from msgspec.json import Decoder, encode

from mattock.core.vocabulary import SEAT_LETTERS


def one_of(*names: str) -> Meta:
    """A text that is one of these names."""
    return Meta(pattern=f"^(?:{'|'.join(names)})$", extra_json_schema={"enum": names})


Seat = Annotated[str, one_of(*SEAT_LETTERS)]
Mover = Annotated[str, one_of(*SEAT_LETTERS, "chance", "over")]

T = TypeVar("T", bound="ViewPart | list[Any]")
decode = Decoder(dict[str, Any]).decode


class ViewPart(Struct, forbid_unknown_fields=True, gc=False):
    """A thing on the screen. With `moves` it names the kinds of move that touch it."""


class GameView(Struct, gc=False):
    """What a screen shows of any game; the type of its own, which `game` names, adds the rest."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    mover: Mover
    winners: list[Seat]
    phase: str


def printed(thing: T) -> T:
    """A thing that never changes, as finished JSON; for the type checker it stays the thing."""
    return cast(T, Raw(encode(thing)))


def read_view(board: GameView) -> dict[str, Any]:
    """A view with nothing finished in it, which belongs to whoever asked for it."""
    return decode(encode(board))
