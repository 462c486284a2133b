"""The log of a table: a header, then one entry for everything that happens. The log is the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from msgspec import DecodeError, Struct
from msgspec.json import Decoder, encode

from mattock.core.errors import BadRecord
from mattock.server.messages import Consent, Pace


class Chair(Struct, frozen=True):
    """A seat as it was set up: a bot's code, or "" for a person."""

    bot: str = ""


class Header(Struct, frozen=True):
    """What never changes about a table. The seed is secret until the end."""

    table: str
    game: str
    rules: str
    components: str
    players: int
    options: dict[str, Any]
    chairs: list[Chair]
    pace: Pace
    open: bool
    numbers: bool
    hold: bool
    owner: str  # a person
    watch: str  # hash of the watch link's token
    seed: str
    given: str = ""  # the record that it was played on from ...
    given_line: int = 0  # ... below this line
    lesson: bool = False
    hints: bool | None = None  # None: as usual for who sits there


class Entry(Struct, tag_field="kind", omit_defaults=True):
    """One thing that happened."""


class Linked(Entry, tag="link"):
    """A seat got a new link, by the hash of its token; "" withdraws it."""

    seat: int
    hash: str


class Claimed(Entry, tag="claimed"):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class Freed(Entry, tag="freed"):
    """A seat is free again."""

    seat: int


class Committed(Entry, tag="commit"):
    seat: int
    hash: str


class Numbered(Entry, tag="number"):
    seat: int
    number: str


class Revealing(Entry, tag="revealing"):
    """Nobody is waited for any longer: now the numbers."""


class Began(Entry, tag="began"):
    """The first draw comes next."""


class Line(Entry, tag="line"):
    """A line of the record: a decision, a draw, an undo, a change of seat."""

    text: str
    auto: bool = False
    late: bool = False


class DoneWith(Entry, tag="done"):
    """A player gave the turn on."""

    seat: int


class Asked(Entry, tag="asked"):
    ask: int
    what: Consent
    seat: int
    people: list[str]  # who is asked


class Answered(Entry, tag="answered"):
    ask: int
    seat: int
    yes: bool


class Paused(Entry, tag="paused"):
    seat: int


class Resumed(Entry, tag="resumed"):
    seat: int


class Resigned(Entry, tag="resigned"):
    seat: int


class Ended(Entry, tag="ended"):
    how: Literal["finished", "abandoned"]


class Set(Entry, tag="settings"):
    seat: int
    hold: bool


class Rematched(Entry, tag="rematch"):
    table: str


AnyEntry = (
    Linked
    | Claimed
    | Freed
    | Committed
    | Numbered
    | Revealing
    | Began
    | Line
    | DoneWith
    | Asked
    | Answered
    | Paused
    | Resumed
    | Resigned
    | Ended
    | Set
    | Rematched
)

decode_entry: Callable[[str], AnyEntry] = Decoder(AnyEntry).decode
decode_header = Decoder(Header).decode
T = TypeVar("T")


def read_entry(body: str) -> AnyEntry:
    """What is stored as an entry; BadRecord where another version of the program wrote it."""
    return decoded(decode_entry, body)


def read_header(body: str) -> Header:
    """What is stored as a header."""
    return decoded(decode_header, body)


def decoded(decode: Callable[[str], T], body: str) -> T:
    try:
        return decode(body)
    except DecodeError as error:
        raise BadRecord(f"The log of this table cannot be read: {error}.") from None


def write_body(body: Entry | Header) -> str:
    """The text that is stored."""
    return encode(body).decode()
