"""The log of a table: a header, then one entry for each thing that happens.

This is event sourcing: the log is the table, and what is in memory can be built from it at any time. Tags and
fields are the stored format: what old logs hold stays as it is.
"""

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
    given_line: int = 0  # ... below this line, without the names in it
    given_from: str = ""  # the digest that it had with them
    lesson: bool | str = False  # its name; true: the first, as tables said before there were others
    hints: bool | None = None  # None: as usual for who sits there


class Entry(Struct, tag_field="kind", omit_defaults=True):
    """One thing that happened. Everybody is told its kind, its seat and what `told` adds, and no more."""

    def told(self) -> dict[str, Any]:
        """The fields of the message's `Step`."""
        return {}


class SeatEntry(Entry):
    """One that the seats apply."""

    seat: int


class CeremonyEntry(Entry):
    """One that the ceremony applies."""


class QuestionEntry(Entry):
    """One that the questions apply."""


class Linked(SeatEntry, tag="link"):
    """A seat got a new link, by the hash of its token; "" withdraws it."""

    hash: str


class Claimed(SeatEntry, tag="claimed"):
    """A person took a seat."""

    person: str
    name: str

    def told(self) -> dict[str, Any]:
        return {"text": self.name}


class Freed(SeatEntry, tag="freed"):
    """A seat is free again."""


class Committed(CeremonyEntry, tag="commit"):
    """A player committed to a number."""

    seat: int
    hash: str

    def told(self) -> dict[str, Any]:
        return {"text": self.hash}


class Numbered(CeremonyEntry, tag="number"):
    """A player revealed it."""

    seat: int
    number: str


class Revealing(CeremonyEntry, tag="revealing"):
    """All commitments are in, or the time is up: now the numbers."""


class Began(Entry, tag="began"):
    """The first draw comes next."""


class RecordLine(Entry, tag="line"):
    """A line of the record: a decision, a draw, an undo, a change of seat."""

    text: str
    auto: bool = False  # the table made the only possible move
    late: bool = False  # the player's time had run out
    quick: bool = False  # a bot that had no time to think


class TurnEnded(Entry, tag="done"):
    """A player ended the turn for which the table was holding."""

    seat: int


class Asked(QuestionEntry, tag="asked"):
    ask: int
    what: Consent
    seat: int
    people: list[str]  # who is asked

    def told(self) -> dict[str, Any]:
        return {"ask": self.ask, "what": self.what}


class Answered(QuestionEntry, tag="answered"):
    ask: int
    seat: int
    yes: bool

    def told(self) -> dict[str, Any]:
        return {"ask": self.ask, "yes": self.yes}


class Paused(Entry, tag="paused"):
    seat: int


class Resumed(Entry, tag="resumed"):
    seat: int


class Resigned(SeatEntry, tag="resigned"):
    """A player gave up for good."""


class Ended(Entry, tag="ended"):
    how: Literal["finished", "abandoned"]

    def told(self) -> dict[str, Any]:
        return {"what": self.how}


class HoldSet(SeatEntry, tag="settings"):
    """A player chose whether the table holds at the end of a turn."""

    hold: bool

    def told(self) -> dict[str, Any]:
        return {"yes": self.hold}


class Interrupted(Entry, tag="interrupted"):
    """The server was away while a time ran. That time goes on from here, less what had been spent of it."""

    away: int  # milliseconds
    spent: int
    grace: int  # until it runs on

    def told(self) -> dict[str, Any]:
        return {"away": self.away // 1000}


class ChatSet(Entry, tag="chat"):
    """Whoever set the table up has closed its chat, or opened it again."""

    on: bool

    def told(self) -> dict[str, Any]:
        return {"yes": self.on}


class Rematched(Entry, tag="rematch"):
    """The same people play again, at another table."""

    table: str

    def told(self) -> dict[str, Any]:
        return {"text": self.table}


AnyEntry = (
    Linked
    | Claimed
    | Freed
    | Committed
    | Numbered
    | Revealing
    | Began
    | RecordLine
    | TurnEnded
    | Asked
    | Answered
    | Paused
    | Resumed
    | Resigned
    | Ended
    | HoldSet
    | Interrupted
    | ChatSet
    | Rematched
)

decode_entry: Callable[[str], AnyEntry] = Decoder(AnyEntry).decode
decode_header = Decoder(Header).decode
T = TypeVar("T")


def read_entry(body: str) -> AnyEntry:
    """A stored entry; BadRecord where another version of the program wrote it."""
    return decoded(decode_entry, body)


def read_header(body: str) -> Header:
    """A stored header."""
    return decoded(decode_header, body)


def decoded(decode: Callable[[str], T], body: str) -> T:
    try:
        return decode(body)
    except DecodeError as error:
        raise BadRecord(f"The log of this table cannot be read: {error}.") from None


def write_body(body: Entry | Header) -> str:
    """The text that is stored."""
    return encode(body).decode()
