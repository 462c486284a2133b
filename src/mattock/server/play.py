"""The game at a table: the referee, the turn that the table holds for, and the goals of a lesson."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Raw
from msgspec.json import encode

from mattock.core.errors import BadRecord
from mattock.core.game import Game, event_of
from mattock.core.memory import kept
from mattock.core.moves import Reason, Value
from mattock.core.record_file import Decision, Drawn, Line, Undo
from mattock.core.record_file import Seat as Player
from mattock.core.records import decision_ids
from mattock.core.referee import Referee
from mattock.core.undo import UndoOffer, undo_now
from mattock.core.vocabulary import OVER
from mattock.lessons import LEARNER, Goal, lesson, name_of
from mattock.server import entries as log
from mattock.server.ceremony import Ceremony
from mattock.server.messages import Told
from mattock.server.refusals import refusal
from mattock.server.seats import Seats

Stepped = dict[str, Any]  # what is told of a line of the record: fields of the message's `Step`


@kept
def event_json(game: Game, note: tuple[int, ...]) -> Raw:
    """A note of the rules as it is told; most come again and again."""
    return Raw(encode(event_of(game, note)))


class Play:
    """One game under one referee, once it has begun."""

    def __init__(self, header: log.Header, game: Game) -> None:
        self.game = game
        self.lesson = lesson(header.game, name_of(header.lesson)) if header.lesson else None
        self.referee: Referee | None = None
        self.holding: int | None = None  # the seat that may still undo freely, or end its turn

    def begin(
        self,
        header: log.Header,
        options: Mapping[str, Value],
        seats: Seats,
        ceremony: Ceremony,
        now: Callable[[], str],
    ) -> None:
        """Lay out the game."""
        players = [Player("bot", s.bot) if s.bot else Player("person", s.name) for s in seats]
        seed = bytes.fromhex(header.seed)
        if header.given:
            record = (header.given, lambda *_: self.game, header.given_line)
            self.referee = Referee.play_on(*record, players, seed, now=now)
            if self.referee.record.given:
                self.referee.record.given_from = header.given_from or self.referee.record.given_from
        else:
            given = [ceremony.numbers.get(seat) for seat in range(header.players)]
            numbers = [bytes.fromhex(number) if number else None for number in given]
            self.referee = Referee(self.game, header.players, options, players, seed, numbers, now=now)
        self.referee.listening = True

    # Lines of the record.

    def apply(self, entry: log.RecordLine, line: Line, action: int | None, seats: Seats) -> Stepped:
        """Carry out a line that changes the position; IllegalMove changes nothing."""
        match line:
            case Decision():
                return self.act(entry, line, action, seats)
            case Drawn():
                return self.draw(entry, line)
            case Undo():
                return self.take_back(line)
        raise BadRecord(f"{entry.text!r} does not stand in the log of a table.")

    def act(self, entry: log.RecordLine, line: Decision, action: int | None, seats: Seats) -> Stepped:
        """A decision; where the turn goes on to another, the table may hold."""
        referee = self.playing()
        if action is None:
            action = decision_ids(self.game).get(line.text)
        if action is None:
            raise BadRecord(f"{entry.text!r} is no move of {self.game.name.title()} any more.")
        if referee.state.mover != line.seat:
            raise BadRecord(f"{entry.text!r}: it is not the turn of this seat.")
        because = self.nothing_else() if entry.auto else []
        referee.act(action, line)
        self.holding = None
        seat = seats[line.seat]
        if seat.active and seat.hold and referee.state.mover != line.seat:
            self.holding = None if referee.history.free_point(line.seat) is None else line.seat
        events = self.events()
        how = {"auto": entry.auto, "late": entry.late, "quick": entry.quick}
        return {"id": action, "events": events, "because": because, **how}

    def draw(self, entry: log.RecordLine, line: Drawn) -> Stepped:
        """The draw that is due; BadRecord where the log says another."""
        referee = self.playing()
        outcome, due = referee.due()
        if due is not line and due != line:
            said = (entry.text, str(due))
            raise BadRecord("The log of this table says {!r}, the rules of today {!r}.".format(*said))
        referee.draw()
        self.holding = None
        return {"id": outcome, "events": self.events()}

    def take_back(self, line: Undo) -> Stepped:
        referee = self.playing()
        referee.take_back(len(referee.standing) - line.count)
        self.holding = None
        return {"undone": line.count}

    def events(self) -> list[Raw]:
        """What the rules tell of the last step."""
        return [event_json(self.game, note) for note in self.playing().heard]

    def nothing_else(self) -> list[Told]:
        """Why a turn that has not begun is over already: what forbids its moves, each reason once."""
        referee = self.playing()
        state = referee.state
        if referee.before and referee.before[-1].mover == state.mover:
            return []
        about = [move for kind in self.game.turn_kinds for move in self.game.moves_of_kind(kind)]
        reasons = [state.why_not(move.id) for move in about]
        once = {reason.message: reason for reason in reversed(reasons) if reason}
        return [Told(r.message, dict(r.args), clause=r.clause) for r in reversed(once.values())]

    def finish(self, how: Literal["finished", "abandoned"]) -> None:
        self.holding = None
        if self.referee is not None:
            if how == "finished":
                self.referee.finish()
            else:
                self.referee.abandon()

    # How it stands.

    def playing(self) -> Referee:
        """The referee; Refusal before the game."""
        if self.referee is None:
            raise refusal("status", "server-not-begun")
        return self.referee

    @property
    def mover(self) -> int:
        """The seat that has to move, or CHANCE; OVER also before the game."""
        return OVER if self.referee is None else self.referee.state.mover

    def undo_now(self, seats: Seats) -> UndoOffer:
        """What taking back the last choice of a person would be."""
        if self.referee is None or self.lesson:
            return UndoOffer("none")
        return undo_now(self.referee.history, *seats.owners())

    # A lesson, where this is one.

    @property
    def learning(self) -> bool:
        """Whether the learner has to decide."""
        return self.lesson is not None and self.mover == LEARNER

    def goal(self) -> Goal | None:
        """What the learner is asked to do now."""
        return self.lesson.goal(self.playing()) if self.lesson and self.learning else None

    def legal(self) -> list[int]:
        """What the mover may do: all that is possible, or what serves the goal."""
        referee = self.playing()
        return self.lesson.legal(referee) if self.lesson and self.learning else referee.state.legal()

    def why_not(self, action: int) -> Reason | None:
        """Why the mover may not do this, if that is so."""
        referee = self.playing()
        if self.lesson and self.learning:
            return self.lesson.why_not(referee, action)
        return referee.state.why_not(action)

    def written_move(self) -> int | None:
        """The move that a lesson has written down for a bot."""
        return self.lesson.others_move(self.playing()) if self.lesson and not self.learning else None
