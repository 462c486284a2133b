"""One table: what has happened there, and how it stands. Everything that changes it is an entry of its log.

This is event sourcing. `append` carries out an entry, the same way when it happens and when the log is read
back; each part of a table (seats, ceremony, play, questions, timer) applies entries of its own. The commands
(acting, asking, seating) check what somebody wants and append entries. Nothing here waits for anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from msgspec.json import encode

from mattock.core.draws import commit_seed
from mattock.core.errors import IllegalMove
from mattock.core.game import Game
from mattock.core.record_file import Cursor, Decision, Drawn, Line, Sit, Undo, read_line
from mattock.core.referee import Referee
from mattock.core.undo import UndoOffer
from mattock.core.vocabulary import CHANCE, SEAT_LETTERS
from mattock.server import entries as log
from mattock.server.ceremony import STAGE_TIME, Ceremony
from mattock.server.clocks import SECOND, Timer
from mattock.server.messages import Status, Step
from mattock.server.play import Play
from mattock.server.questions import Questions
from mattock.server.refusals import Refusal, refusal
from mattock.server.seats import Seats

BEFORE = ("waiting", "ceremony")
OVERS = ("finished", "abandoned")
STEPS = {Decision: "move", Drawn: "draw", Undo: "undo", Sit: "sits"}  # how lines of the record are told


@lru_cache(maxsize=16)
def second_text(second: int) -> str:
    """A time as a record writes it."""
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Table:
    """A table from its header and its log."""

    def __init__(self, header: log.Header, game: Game) -> None:
        self.header = header
        self.game = game
        self.options = game.complete(header.options, header.rules)
        self.seats = Seats(header.chairs, header.hold)
        self.ceremony = Ceremony(header.numbers)
        self.play = Play(header, game)
        self.questions = Questions()
        self.timer = Timer(header.pace, header.players)
        self.status: Status = "ceremony" if self.seats.taken else "waiting"
        self.version = 0  # how many entries the log has
        self.position = 0  # the version that last changed the position
        self.at = 0  # the time of the last entry
        self.created = 0
        self.rematch: str | None = None
        self.chat = True  # whether people may write to the table
        self.commitment = commit_seed(bytes.fromhex(header.seed)).hex()
        self.steps: list[bytes] = []  # each entry as everybody is told of it
        self.unstored: list[tuple[int, str]] = []  # the last entries, with their times

    @classmethod
    def load(cls, header: log.Header, stored: Sequence[tuple[int, str]], game: Game) -> Table:
        """The table that a log describes. BadRecord where the rules of today see it otherwise."""
        table = cls(header, game)
        for at, body in stored:
            table.append(log.read_entry(body), at)
        table.unstored.clear()
        table.seats.changed = False
        return table

    # The log.

    def append(
        self, entry: log.AnyEntry, at: int, line: Line | None = None, action: int | None = None
    ) -> None:
        """Carry out an entry, the only way that a table changes; IllegalMove changes nothing.

        A caller who knows the line of the record that it holds, and the id of its move, spares reading it.
        """
        before = self.version, self.at
        self.version += 1
        self.at = at if isinstance(entry, log.Interrupted) else max(at, self.at)
        try:
            told = self.apply(entry, line, action)
        except IllegalMove:
            self.version, self.at = before
            raise
        self.created = self.created or self.at
        playing, drawing = self.status == "playing", self.play.mover == CHANCE
        self.timer.follow(self.decider, self.version, self.at, playing, drawing)
        self.steps.append(encode(told))
        self.unstored.append((self.at, log.write_body(entry)))

    def append_line(self, line: Line, at: int, auto: bool = False, late: bool = False) -> None:
        """The same with a line of the record."""
        self.append(log.RecordLine(str(line), auto, late), at, line)

    def apply(self, entry: log.AnyEntry, line: Line | None, action: int | None) -> Step:
        """Let each part apply the entry; what everybody is told of it."""
        match entry:
            case log.RecordLine():
                line = line or read_line(Cursor([entry.text]), entry.text, self.header.players)
                return self.apply_line(entry, line, action)
            case log.Claimed():
                self.seats.apply(entry)
                self.start_ceremony()
            case log.Freed():
                self.seats.apply(entry)
                self.ceremony.begin_anew()
                self.status = "waiting"
            case log.Resigned():
                self.seats.apply(entry)
                self.play.playing().resign(entry.seat)
            case log.SeatEntry():
                self.seats.apply(entry)
            case log.CeremonyEntry():
                self.ceremony.apply(entry, self.at)
            case log.Began():
                self.begin()
            case log.TurnEnded():
                self.play.holding = None
            case log.QuestionEntry():
                self.questions.apply(entry, self.seats)
            case log.Paused():
                self.status = "paused"
            case log.Resumed():
                self.status = "playing"
            case log.Ended():
                self.status = entry.how
                self.questions.open.clear()
                self.play.finish(entry.how)
            case log.Interrupted():
                self.timer.go_on_from(self.at, entry.spent, entry.grace)
                self.ceremony.until = self.at + entry.grace + STAGE_TIME
            case log.ChatSet():
                self.chat = entry.on
            case log.Rematched():
                self.rematch = entry.table
        kind = type(entry).__struct_config__.tag
        return self.tell(kind, getattr(entry, "seat", None), entry.told())

    def tell(self, kind: Any, seat: int | None, told: dict[str, Any]) -> Step:
        """The last entry as everybody is told of it."""
        return Step(self.version, kind, self.at, "" if seat is None else SEAT_LETTERS[seat], **told)

    def apply_line(self, entry: log.RecordLine, line: Line, action: int | None) -> Step:
        """A line of the record: a change of player, or of the position."""
        if isinstance(line, Sit):
            self.play.playing().sit(line.seat, line.who)
            self.change_player(line)
            told: dict[str, Any] = {"late": entry.late}
        else:
            told = self.play.apply(entry, line, action, self.seats)
            self.position = self.version
            self.questions.drop_undos()
        return self.tell(STEPS[type(line)], getattr(line, "seat", None), {"text": entry.text, **told})

    # What entries do to several parts.

    def start_ceremony(self) -> None:
        """Once all seats are taken."""
        if self.status == "waiting" and self.seats.taken:
            self.status = "ceremony"
            self.ceremony.start_stage(self.at)

    def begin(self) -> None:
        """Lay out the game."""
        self.status = "playing"
        self.position = self.version
        self.play.begin(self.header, self.options, self.seats, self.ceremony, self.time_text)

    def time_text(self) -> str:
        """The time of the last entry as a record writes it."""
        return second_text(self.at // SECOND)

    def change_player(self, line: Sit) -> None:
        """A bot plays for a person, whom then nobody waits for, or the person plays again."""
        self.seats.change_player(line.seat, line.who)
        if self.timer.running == line.seat:
            self.timer.stop(self.at)
        if line.who.kind == "person":
            self.timer.grant(line.seat)
        elif (person := self.seats[line.seat].person) and not self.seats.is_here(person):
            self.questions.stop_waiting_for(person)

    # How it stands.

    @property
    def over(self) -> bool:
        return self.status in OVERS

    @property
    def decider(self) -> int | None:
        """The seat that the table waits for."""
        if self.play.holding is not None:
            return self.play.holding
        mover = self.play.mover
        return mover if mover >= 0 and self.status == "playing" else None

    @property
    def bot_to_move(self) -> str:
        """The code of the bot that has to decide, "" where none has."""
        if self.status != "playing" or self.play.holding is not None or self.play.mover < 0:
            return ""
        return self.seats[self.play.mover].bot

    @property
    def due(self) -> int | None:
        """When something has to happen by itself."""
        if self.status == "ceremony":
            return self.ceremony.until
        decider = self.decider
        if self.status == "playing" and decider is not None and self.seats[decider].active:
            return self.timer.due
        return None

    @property
    def hints(self) -> bool:
        """Whether hints may be asked for: between people only where the table was set up so."""
        people = sum(not chair.bot for chair in self.header.chairs)
        return people < 2 if self.header.hints is None else self.header.hints

    def undo_now(self) -> UndoOffer:
        """What taking back the last choice of a person would be."""
        return self.play.undo_now(self.seats) if self.status == "playing" else UndoOffer("none")

    # What commands check first.

    def going_on(self) -> Referee:
        """The referee of a game that goes on."""
        if self.status != "playing":
            raise refusal("status", "server-not-now", status=self.status)
        return self.play.playing()

    def check_version(self, version: int) -> None:
        """Optimistic concurrency: a command is refused if the position has changed since it was sent."""
        if not self.position <= version <= self.version:
            raise refusal("stale", "server-stale")


def letter_seat(letter: str, table: Table) -> int:
    """The number of a seat."""
    seat = SEAT_LETTERS.find(letter)
    if len(letter) != 1 or not 0 <= seat < table.header.players:
        raise Refusal("seat", f"There is no seat {letter!r} at this table.")
    return seat
