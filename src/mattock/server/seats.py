"""The seats of a table: whose they are and who plays them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mattock.core.record_file import Seat as Player
from mattock.server import entries as log
from mattock.server.lookalikes import seen
from mattock.server.refusals import refusal


@dataclass(slots=True)
class Seat:
    """A seat as it stands."""

    bot: str = ""  # the bot that plays it now; "" for a person
    person: str = ""  # its owner, who may be away
    name: str = ""
    link: str = ""  # the hash of the token that is good for it
    resigned: bool = False
    hold: bool = True  # whether the table waits for `done` at the end of a turn

    @property
    def free(self) -> bool:
        return not self.person and not self.bot

    @property
    def active(self) -> bool:
        """A person plays here now."""
        return bool(self.person) and not self.bot


class Seats(list[Seat]):
    """All seats of a table, by number."""

    def __init__(self, chairs: Iterable[log.Chair], hold: bool) -> None:
        super().__init__(Seat(bot=chair.bot, hold=hold) for chair in chairs)
        self.changed = False  # since the lists of tables were last written

    def apply(self, entry: log.SeatEntry) -> None:
        seat = self[entry.seat]
        match entry:
            case log.Linked():
                seat.link = entry.hash
            case log.Claimed():
                seat.person, seat.name, seat.link, seat.resigned = entry.person, entry.name, "", False
                self.changed = True
            case log.Freed():
                seat.person = seat.name = ""
                self.changed = True
            case log.Resigned():
                seat.resigned = True
            case log.HoldSet():
                seat.hold = entry.hold

    def change_player(self, number: int, player: Player) -> None:
        """A bot plays for a person, or the person again."""
        self[number].bot = player.name if player.kind == "bot" else ""

    # Questions about people.

    @property
    def taken(self) -> bool:
        """Whether somebody sits on each."""
        return not any(seat.free for seat in self)

    @property
    def people_play(self) -> bool:
        """Whether a person plays now; bots do not play on alone where people have left."""
        return any(seat.active for seat in self)

    @property
    def deserted(self) -> bool:
        """Whether nobody owns a seat, or all owners have resigned."""
        return not any(seat.person and not seat.resigned for seat in self)

    def of(self, person: str) -> list[int]:
        """The seats of a person that are not given up."""
        seats = enumerate(self)
        return [n for n, s in seats if person and s.person == person and not s.resigned]

    def must_have(self, person: str) -> list[int]:
        """The same; Refusal where there are none."""
        seats = self.of(person)
        if not seats:
            raise refusal("seat", "server-no-seat")
        return seats

    def names_beside(self, person: str) -> list[str]:
        """The names of all others who have a seat."""
        return [seat.name for seat in self if seat.person and seat.person != person]

    def others(self, person: str) -> list[str]:
        """The other people who play now."""
        people = (s.person for s in self if s.active and not s.resigned and s.person != person)
        return list(dict.fromkeys(people))

    def is_here(self, person: str) -> bool:
        """Whether somebody plays now, on one seat at least."""
        return any(seat.active and seat.person == person for seat in self)

    def owners(self) -> tuple[list[str], list[int]]:
        """Whose each seat is, "" where it is a bot's or given up; and which a bot keeps for its owner."""
        owners = ["" if seat.resigned else seat.person for seat in self]
        return owners, [number for number, seat in enumerate(self) if seat.bot]


def clean_name(name: str) -> str:
    """A name as it is shown: single spaces, nothing that cannot be printed or seen."""
    words = seen(name)
    if not words or not words.isprintable():
        raise refusal("message", "server-bad-name")
    return words
