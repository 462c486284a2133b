"""One table: its seats, its game, its questions. Everything that changes it is an entry of its log.

`enact` carries out an entry, the same way when it happens and when the log is read back. The methods below it
check a wish and, where it may be, enact entries; a Refusal changes nothing. Nothing here waits for anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from typing import Literal

from msgspec import Raw
from msgspec.json import encode

from mattock.core.draws import commit_number, commit_seed
from mattock.core.errors import BadRecord, IllegalMove, MattockError
from mattock.core.game import Game, event_of
from mattock.core.memory import kept
from mattock.core.moves import Reason, Value
from mattock.core.record_file import Cursor, Decision, Drawn, Line, Sit, Undo, read_line
from mattock.core.records import decision_ids
from mattock.core.referee import Referee, Seat
from mattock.core.undo import UndoOffer, undo_now, undo_offer
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS
from mattock.lessons import LEARNER, Goal, lesson
from mattock.server import entries as log
from mattock.server.clocks import SECOND, Timer
from mattock.server.messages import (
    Ceremony,
    Consent,
    LessonInfo,
    Question,
    SeatInfo,
    Status,
    Step,
    TableInfo,
    Told,
)
from mattock.words import FALLBACK, say

CEREMONY_TIME = 10 * SECOND  # for each of its two stages
BEFORE = ("waiting", "ceremony")
OVERS = ("finished", "abandoned")


@lru_cache(maxsize=16)
def second_text(second: int) -> str:
    """A time as a record writes it."""
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@kept
def event_json(game: Game, note: tuple[int, ...]) -> Raw:
    """A note of the rules as it is told; most come again and again."""
    return Raw(encode(event_of(game, note)))


class Refusal(MattockError):
    """A wish that is not granted: a code for programs, a sentence for people."""

    def __init__(
        self, code: str, sentence: str, message: str = "", args: dict[str, Value] | None = None
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.message = message
        self.args_of_message = args or {}
        self.clause = ""


def refusal(code: str, message: str, **args: Value) -> Refusal:
    """A refusal in the words of the catalogue, so that people read it in their own language."""
    return Refusal(code, say(message, args, FALLBACK), message, args)


@dataclass(slots=True)
class Place:
    """A seat as it stands."""

    bot: str = ""  # who plays here now, if not a person
    person: str = ""  # whose seat it is
    name: str = ""
    link: str = ""  # hash of the token that is good for it
    resigned: bool = False
    hold: bool = True
    commit: str = ""
    number: str = ""

    @property
    def free(self) -> bool:
        return not self.person and not self.bot

    @property
    def active(self) -> bool:
        """A person plays here now."""
        return bool(self.person) and not self.bot


@dataclass(slots=True)
class Poll:
    """A question and who is still to answer."""

    ask: int
    what: Consent
    seat: int
    waiting: list[str] = field(default_factory=list)  # people


class Table:
    """A table from its header and its log."""

    def __init__(self, header: log.Header, game: Game) -> None:
        self.header = header
        self.game = game
        self.options = game.complete(header.options, header.rules)
        self.lesson = lesson(header.game) if header.lesson else None
        self.places = [Place(bot=chair.bot, hold=header.hold) for chair in header.chairs]
        self.status: Status = "waiting" if any(place.free for place in self.places) else "ceremony"
        self.version = 0
        self.position = 0  # the version of the last change of the position
        self.at = 0  # the time of the last entry
        self.began = 0
        self.created = 0
        self.referee: Referee | None = None
        self.holding: int | None = None
        self.revealing = False
        self.ceremony_until = 0
        self.polls: list[Poll] = []
        self.asked = 0
        self.timer = Timer(header.pace, header.players)
        self.commitment = commit_seed(bytes.fromhex(header.seed)).hex()
        self.rematch: str | None = None
        self.steps: list[bytes] = []  # each entry as it is told
        self.fresh: list[tuple[int, str]] = []  # entries that are not stored yet
        self.seats_changed = False
        self.turn = 0  # the version since which the table waits for the same seat ...
        self.turn_of: int | None = None  # ... this one

    @classmethod
    def load(cls, header: log.Header, stored: Sequence[tuple[int, str]], game: Game) -> Table:
        """The table that a log describes. BadRecord if the rules see it otherwise now."""
        table = cls(header, game)
        for at, body in stored:
            table.enact(log.read_entry(body), at)
        table.fresh.clear()
        table.seats_changed = False
        return table

    # The log.

    def enact(
        self, entry: log.AnyEntry, at: int, line: Line | None = None, action: int | None = None
    ) -> None:
        """Carry out one entry, the only way that a table changes; IllegalMove changes nothing.

        Where the caller knows what it says, `line` and `action` spare reading it.
        """
        before = self.version, self.at
        self.version += 1
        self.at = max(at, self.at)
        try:
            step = self.carry_out(entry, line, action)
        except IllegalMove:
            self.version, self.at = before
            raise
        self.created = self.created or self.at
        self.watch_clock()
        self.steps.append(encode(step))
        self.fresh.append((self.at, log.write_body(entry)))

    def enact_line(self, line: Line, at: int, auto: bool = False, late: bool = False) -> None:
        """The same with a line of the record, which need not be read again."""
        self.enact(log.Line(str(line), auto, late), at, line)

    def carry_out(self, entry: log.AnyEntry, line: Line | None, action: int | None) -> Step:
        """Do what an entry says; it, told."""
        match entry:
            case log.Line(text):
                line = line or read_line(Cursor([text]), text, self.header.players)
                return self.carry_out_line(entry, line, action)
            case log.Linked(seat, hashed):
                self.places[seat].link = hashed
                return self.step("link", seat)
            case log.Claimed(seat, person, name):
                place = self.places[seat]
                place.person, place.name, place.link, place.resigned = person, name, "", False
                self.seats_changed = True
                self.fill_table()
                return self.step("claimed", seat, text=name)
            case log.Freed(seat):
                self.empty_seat(seat)
                return self.step("freed", seat)
            case log.Committed(seat, hashed):
                self.places[seat].commit = hashed
                return self.step("commit", seat, text=hashed)
            case log.Revealing():
                self.revealing = True
                self.ceremony_until = self.at + CEREMONY_TIME
                return self.step("revealing")
            case log.Numbered(seat, number):
                self.places[seat].number = number
                return self.step("number", seat)
            case log.Began():
                self.begin()
                return self.step("began")
            case log.DoneWith(seat):
                self.holding = None
                return self.step("done", seat)
            case log.Asked(ask, what, seat, people):
                self.asked = ask
                self.polls.append(Poll(ask, what, seat, list(people)))
                return self.step("asked", seat, ask=ask, what=what)
            case log.Answered(ask, seat, yes):
                self.note_answer(ask, self.places[seat].person, yes)
                return self.step("answered", seat, ask=ask, yes=yes)
            case log.Paused(seat):
                self.status = "paused"
                return self.step("paused", seat)
            case log.Resumed(seat):
                self.status = "playing"
                return self.step("resumed", seat)
            case log.Resigned(seat):
                self.places[seat].resigned = True
                self.playing().resign(seat)
                return self.step("resigned", seat)
            case log.Ended(how):
                self.finish(how)
                return self.step("ended", what=how)
            case log.Set(seat, hold):
                self.places[seat].hold = hold
                return self.step("settings", seat, yes=hold)
            case log.Rematched(table):
                self.rematch = table
                return self.step("rematch", text=table)

    def step(self, kind: str, seat: int | None = None, **more: object) -> Step:
        """The entry at hand as it is told."""
        letter = "" if seat is None else SEAT_LETTERS[seat]
        return Step(self.version, kind, self.at, letter, **more)  # type: ignore[arg-type]

    # What entries do.

    def fill_table(self) -> None:
        """When all seats are taken the ceremony can begin."""
        if self.status == "waiting" and not any(place.free for place in self.places):
            self.status = "ceremony"
            self.ceremony_until = self.at + CEREMONY_TIME

    def empty_seat(self, seat: int) -> None:
        """Somebody got up before the game; the ceremony will begin anew."""
        self.places[seat].person = self.places[seat].name = ""
        for place in self.places:
            place.commit = place.number = ""
        self.status = "waiting"
        self.revealing = False
        self.seats_changed = True

    def begin(self) -> None:
        """Lay out the game."""
        self.status = "playing"
        self.began = self.position = self.version
        seats = [Seat("bot", p.bot) if p.bot else Seat("person", p.name) for p in self.places]
        numbers = [bytes.fromhex(p.number) if p.number else None for p in self.places]
        header = self.header
        seed = bytes.fromhex(header.seed)
        if header.given:
            record = (header.given, lambda *_: self.game, header.given_line)
            self.referee = Referee.play_on(*record, seats, seed, now=self.time_text)
        else:
            table = (self.game, header.players, self.options)
            self.referee = Referee(*table, seats, seed, numbers, now=self.time_text)
        self.referee.listening = True

    def time_text(self) -> str:
        """The time of the entry at hand as a record writes it."""
        return second_text(self.at // SECOND)

    def carry_out_line(self, entry: log.Line, line: Line, action: int | None) -> Step:
        """One line of the record."""
        referee = self.playing()
        if isinstance(line, Sit):
            referee.sit(line.seat, line.who)
            self.change_player(line.seat, line.who)
            return self.step("sits", line.seat, text=entry.text, late=entry.late)
        because: list[Told] = []
        if isinstance(line, Decision):
            because = self.nothing_else() if entry.auto else []
            action = self.act_out(entry, line, action)
        self.position = self.version
        if self.polls:
            self.polls = [poll for poll in self.polls if poll.what != "undo"]
        self.holding = None
        if isinstance(line, Undo):
            referee.take_back(len(referee.standing) - line.count)
            return self.step("undo", line.seat, text=entry.text, undone=line.count)
        if isinstance(line, Drawn):
            outcome, due = referee.due()
            if due is not line and due != line:
                said = (entry.text, str(due))
                raise BadRecord("The log of this table says {!r}, the rules of today {!r}.".format(*said))
            referee.draw()
            return Step(self.version, "draw", self.at, "", outcome, entry.text, self.told())
        if not isinstance(line, Decision):  # a resignation is an entry of its own
            raise BadRecord(f"{entry.text!r} does not stand in the log of a table.")
        self.hold_for(line.seat)
        seat = SEAT_LETTERS[line.seat]
        told = (seat, action, entry.text, self.told(), entry.auto, because, entry.late)
        return Step(self.version, "move", self.at, *told)

    def change_player(self, seat: int, who: Seat) -> None:
        """A bot for a person, who is then not waited for, or the person again."""
        self.places[seat].bot = who.name if who.kind == "bot" else ""
        if self.timer.running == seat:
            self.timer.stop(self.at)
        if who.kind == "person":
            self.timer.grant(seat)
        elif (person := self.places[seat].person) and not self.is_here(person):
            for poll in list(self.polls):
                self.note_answer(poll.ask, person, yes=True)

    def act_out(self, entry: log.Line, line: Decision, action: int | None) -> int:
        """Let the referee carry out a decision."""
        if action is None:
            action = decision_ids(self.game).get(line.text)
        if action is None:
            raise BadRecord(f"{entry.text!r} is no move of {self.game.name.title()} any more.")
        referee = self.playing()
        if referee.state.mover != line.seat:
            raise BadRecord(f"{entry.text!r}: it is not the turn of this seat.")
        referee.act(action, line)
        return action

    def hold_for(self, seat: int) -> None:
        """Where the turn goes on to another, the table may wait for who had it."""
        place, referee = self.places[seat], self.playing()
        if place.active and place.hold and referee.state.mover != seat:
            self.holding = seat if referee.history.free_point(seat) is not None else None

    def nothing_else(self) -> list[Told]:
        """Why a turn that has not begun is over already: what forbids to dig, each reason once."""
        referee = self.playing()
        state = referee.state
        if referee.before and referee.before[-1].mover == state.mover:
            return []
        reasons = [state.why_not(move.id) for move in self.game.moves_of_kind("dig")]
        once = {reason.message: reason for reason in reversed(reasons) if reason}
        return [Told(r.message, dict(r.args), clause=r.clause) for r in reversed(once.values())]

    def told(self) -> list[Raw]:
        """What the rules tell of the last step."""
        return [event_json(self.game, note) for note in self.playing().heard]

    def note_answer(self, ask: int, person: str, yes: bool) -> None:
        for poll in list(self.polls):
            if poll.ask == ask:
                poll.waiting = [who for who in poll.waiting if who != person]
                if not yes or not poll.waiting:
                    self.polls.remove(poll)

    def finish(self, how: Literal["finished", "abandoned"]) -> None:
        self.status = how
        self.polls.clear()
        self.holding = None
        if self.referee is not None:
            if how == "finished":
                self.referee.finish()
            else:
                self.referee.abandon()

    def watch_clock(self) -> None:
        """Let the time of the one who has to decide run."""
        decider = self.decider
        if decider is not None and decider != self.turn_of:
            self.turn, self.turn_of = self.version, decider
        if self.status == "playing" and decider is not None:
            self.timer.run(decider, self.at)
        elif self.referee is None or self.state_mover() != CHANCE or self.status != "playing":
            self.timer.stop(self.at)

    # How it stands.

    def playing(self) -> Referee:
        if self.referee is None:
            raise refusal("status", "server-not-begun")
        return self.referee

    def state_mover(self) -> int:
        return OVER if self.referee is None else self.referee.state.mover

    @property
    def decider(self) -> int | None:
        """The seat that the table waits for."""
        if self.holding is not None:
            return self.holding
        mover = self.state_mover()
        return mover if mover >= 0 and self.status == "playing" else None

    @property
    def over(self) -> bool:
        return self.status in OVERS

    @property
    def hints(self) -> bool:
        """Whether hints may be asked for: between people only where the table was set up so."""
        people = sum(not chair.bot for chair in self.header.chairs)
        return people < 2 if self.header.hints is None else self.header.hints

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person that are not given up."""
        return [n for n, p in enumerate(self.places) if person and p.person == person and not p.resigned]

    def others(self, person: str) -> list[str]:
        """The other people who play now."""
        people = (p.person for p in self.places if p.active and not p.resigned and p.person != person)
        return list(dict.fromkeys(people))

    def is_here(self, person: str) -> bool:
        """Whether somebody plays now, on one seat at least."""
        return any(place.active and place.person == person for place in self.places)

    def owners(self) -> tuple[list[str], list[int]]:
        """Whose each seat is, "" where it is a bot's or given up; and which a bot keeps for its owner."""
        owners = ["" if place.resigned else place.person for place in self.places]
        return owners, [seat for seat, place in enumerate(self.places) if place.bot]

    def undo_now(self) -> UndoOffer:
        """What taking back the last choice of a person would be."""
        if self.referee is None or self.status != "playing" or self.lesson:
            return UndoOffer("none")
        return undo_now(self.referee.history, *self.owners())

    @property
    def due(self) -> int | None:
        """When something has to happen by itself."""
        if self.status == "ceremony":
            return self.ceremony_until
        decider = self.decider
        if self.status == "playing" and decider is not None and self.places[decider].active:
            return self.timer.due
        return None

    # A lesson, where this is one.

    @property
    def learning(self) -> bool:
        """Whether the one who learns has to decide."""
        return self.lesson is not None and self.state_mover() == LEARNER

    def goal(self) -> Goal | None:
        """What is asked of the learner now."""
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
        """What a bot does where that is not left to it."""
        return self.lesson.others_move(self.playing()) if self.lesson and not self.learning else None

    # Wishes. `at` is the time now.

    def claim(self, seat: int, person: str, name: str, at: int, linked: bool = False) -> None:
        """Take a free seat; who has a link for it takes also one that somebody else had."""
        place = self.places[seat]
        if self.over:
            raise refusal("status", "server-over")
        if not (place.free or linked):
            raise refusal("seat", "server-seat-taken-already")
        name = clean_name(name)
        if place.person:
            self.stop_waiting(place.person, [seat], at)
        self.enact(log.Claimed(seat, person, name), at)
        if self.referee is not None:
            self.enact_line(Sit(seat, Seat("person", name)), at)
        self.go_on(at)

    def vanish(self, person: str, bot: str, at: int) -> None:
        """Somebody goes for good, in whatever state the table is."""
        seats = self.seats_of(person)
        if self.over or not seats:
            return
        if self.status in BEFORE:
            for seat in seats:
                self.free(seat, at)
            return
        if self.status == "paused":
            self.resume(person, at)
        self.resign(person, bot, at)

    def free(self, seat: int, at: int) -> None:
        """Before the game: whoever sits there gets up."""
        if self.status not in BEFORE:
            raise refusal("status", "server-seat-stays")
        if self.places[seat].person:
            self.enact(log.Freed(seat), at)

    def act(self, person: str, action: int, version: int, at: int) -> None:
        """A decision of the mover."""
        referee = self.going_on()
        self.check_version(version)
        if self.holding is not None:
            raise refusal("turn", "server-holding", seat=SEAT_LETTERS[self.holding])
        mover = referee.state.mover
        if mover not in self.seats_of(person):
            raise refusal("turn", "server-not-your-turn")
        if self.places[mover].bot:
            raise refusal("turn", "server-return-first")
        if self.learning and (reason := self.why_not(action)):
            raise IllegalMove(reason)
        self.decide(action, at)
        self.go_on(at)

    def decide(self, action: int, at: int, auto: bool = False, late: bool = False) -> None:
        """The mover does this; IllegalMove where the rules forbid it."""
        line = Decision(self.state_mover(), str(self.game.move(action)))
        self.enact(log.Line(str(line), auto, late), at, line, action)

    def done(self, person: str, version: int, at: int) -> None:
        """Give the turn on."""
        self.going_on()
        self.check_version(version)
        if self.holding is None or self.holding not in self.seats_of(person):
            raise refusal("turn", "server-no-turn-to-end")
        self.enact(log.DoneWith(self.holding), at)
        self.go_on(at)

    def undo(self, person: str, version: int, at: int) -> None:
        """Take back, or ask whether one may."""
        self.going_on()
        self.check_version(version)
        if self.lesson:
            raise refusal("undo", "server-no-undo-in-lesson")
        offer = undo_offer(self.playing().history, self.seated(person), *self.owners())
        if offer.point is None:
            raise refusal("undo", "server-nothing-to-undo")
        if offer.kind == "none":
            raise refusal("consent", "server-nobody-to-agree")
        if offer.kind == "consent":
            self.ask(person, "undo", at)
        else:
            self.take_back(offer.point, at)

    def take_back(self, point: int, at: int) -> None:
        referee = self.playing()
        self.enact_line(Undo(referee.before[point].mover, len(referee.standing) - point), at)

    def ask(self, person: str, what: Consent, at: int) -> None:
        """Ask the others; where there are none it is done."""
        if self.over:
            raise refusal("status", "server-over")
        if what == "end" and self.may_clear_away(person):
            self.enact(log.Ended("abandoned"), at)
            return
        seats = self.seated(person)
        if what == "pause" and self.status != "playing":
            raise refusal("status", "server-no-pause")
        others = self.others(person)
        if not others:
            self.grant(what, seats[0], at)
            return
        if any(poll.what == what for poll in self.polls):
            raise refusal("consent", "server-asked-already")
        self.enact(log.Asked(self.asked + 1, what, seats[0], others), at)

    def may_clear_away(self, person: str) -> bool:
        """Whether somebody set the table up and nobody sits there, bots aside."""
        people = [place for place in self.places if place.person and not place.resigned]
        return person == self.header.owner and not people

    def answer(self, person: str, ask: int, yes: bool, at: int) -> None:
        """Yes or no; the last yes makes it so."""
        poll = next((poll for poll in self.polls if poll.ask == ask and person in poll.waiting), None)
        if poll is None:
            raise refusal("consent", "server-not-asked")
        granted = yes and poll.waiting == [person]
        self.enact(log.Answered(ask, self.seated(person)[0], yes), at)
        if granted:
            self.grant(poll.what, poll.seat, at)

    def grant(self, what: Consent, seat: int, at: int) -> None:
        """Do what everybody agreed to."""
        if what == "pause":
            self.enact(log.Paused(seat), at)
        elif what == "end":
            self.enact(log.Ended("abandoned"), at)
        else:
            seats = self.seats_of(self.places[seat].person)
            if (point := self.playing().history.last_choice(seats)) is not None:
                self.take_back(point, at)

    def resume(self, person: str, at: int) -> None:
        if self.status != "paused":
            raise refusal("status", "server-not-paused")
        self.enact(log.Resumed(self.seated(person)[0]), at)
        self.go_on(at)

    def leave(self, person: str, bot: str, at: int, late: bool = False) -> None:
        """Bots keep the seats until their player returns; before the game one just gets up."""
        if self.status in BEFORE:
            for seat in self.seated(person):
                self.free(seat, at)
            return
        self.going_on()
        seats = [seat for seat in self.seated(person) if self.places[seat].active]
        if not seats:
            raise refusal("seat", "server-away-already")
        last = [poll for poll in self.polls if poll.waiting == [person]]
        for seat in seats:
            self.enact_line(Sit(seat, Seat("bot", bot)), at, late=late)
        self.release(seats, at)
        for poll in last:
            self.grant_unanswered(poll, at)
        self.go_on(at)

    def grant_unanswered(self, poll: Poll, at: int) -> None:
        """All who were still asked are away: it is done, an undo only where somebody else has agreed."""
        agreed = poll.what != "undo" or self.others(self.places[poll.seat].person)
        if agreed and self.status == "playing":
            self.grant(poll.what, poll.seat, at)

    def release(self, seats: Sequence[int], at: int) -> None:
        """The table holds no longer for these."""
        if self.holding is not None and self.holding in seats:
            self.enact(log.DoneWith(self.holding), at)

    def come_back(self, person: str, at: int) -> None:
        """Take one's seats back from the bots."""
        self.going_on()
        seats = [seat for seat in self.seated(person) if self.places[seat].bot]
        if not seats:
            raise refusal("seat", "server-back-already")
        for seat in seats:
            self.enact_line(Sit(seat, Seat("person", self.places[seat].name)), at)
        self.go_on(at)

    def resign(self, person: str, bot: str, at: int) -> None:
        """Give up; bots play on. A table without people ends."""
        self.going_on()
        seats = self.seated(person)
        self.stop_waiting(person, seats, at)
        for seat in seats:
            self.enact(log.Resigned(seat), at)
            if self.places[seat].active:
                self.enact_line(Sit(seat, Seat("bot", bot)), at)
        self.release(seats, at)
        if not any(place.person and not place.resigned for place in self.places):
            self.enact(log.Ended("abandoned"), at)
        self.go_on(at)

    def stop_waiting(self, person: str, seats: Sequence[int], at: int) -> None:
        """What somebody who goes has asked, or was still to answer, is a no."""
        for poll in [poll for poll in self.polls if person in poll.waiting or poll.seat in seats]:
            self.enact(log.Answered(poll.ask, seats[0], False), at)

    def set_hold(self, person: str, hold: bool, at: int) -> None:
        seats = self.seated(person)
        for seat in seats:
            self.enact(log.Set(seat, hold), at)
        if not hold:
            self.release(seats, at)
            self.go_on(at)

    def commit(self, person: str, seat: int, hashed: str, at: int) -> None:
        """The ceremony: a promise."""
        place = self.ceremony_seat(person, seat)
        if self.revealing or place.commit:
            raise refusal("status", "server-promised-already")
        self.enact(log.Committed(seat, hashed), at)
        self.go_on(at)

    def reveal(self, person: str, seat: int, number: str, at: int) -> None:
        """The ceremony: the number that was promised."""
        place = self.ceremony_seat(person, seat)
        if not self.revealing or not place.commit or place.number:
            raise refusal("status", "server-no-number-asked")
        if commit_number(bytes.fromhex(number)).hex() != place.commit:
            raise refusal("status", "server-wrong-number")
        self.enact(log.Numbered(seat, number), at)
        self.go_on(at)

    def ceremony_seat(self, person: str, seat: int) -> Place:
        if self.status != "ceremony" or not self.header.numbers:
            raise refusal("status", "server-numbers-before")
        if seat not in self.seats_of(person):
            raise refusal("seat", "server-not-your-seat")
        return self.places[seat]

    def time_over(self, at: int, bot: str) -> None:
        """Something is due: go on without whoever was waited for."""
        if self.due is None or at < self.due:
            return
        if self.status == "ceremony":
            self.go_on(at)
        elif (seat := self.decider) is not None:
            self.leave(self.places[seat].person, bot, at, late=True)

    # What happens by itself.

    def go_on(self, at: int) -> None:
        """Everything that needs nobody: the ceremony, draws, the only possibility, the end."""
        if self.status == "ceremony":
            self.go_on_ceremony(at)
        while self.status == "playing" and self.holding is None:
            state = self.playing().state
            if state.mover == OVER:
                self.enact(log.Ended("finished"), at)
            elif state.mover == CHANCE:
                self.draw(at)
            elif not self.lesson and len(only := state.legal()) == 1:
                self.decide(only[0], at, auto=True)
            else:
                return

    def go_on_ceremony(self, at: int) -> None:
        """The next stage, where nobody is waited for any longer."""
        late = at >= self.ceremony_until
        if not late and self.ceremony_waits():
            return
        if not self.revealing and any(place.commit for place in self.places):
            self.enact(log.Revealing(), at)
        else:
            self.enact(log.Began(), at)

    def ceremony_waits(self) -> list[int]:
        """The seats that are still to give a promise or a number."""
        if not self.header.numbers:
            return []
        if self.revealing:
            return [n for n, p in enumerate(self.places) if p.commit and not p.number]
        return [n for n, p in enumerate(self.places) if p.person and not p.commit]

    def draw(self, at: int) -> None:
        """The draw that is due."""
        _, line = self.playing().due()
        self.enact_line(line, at)

    @property
    def bot_to_move(self) -> str:
        """The code of the bot that has to decide, "" where none has."""
        if self.status != "playing" or self.holding is not None or self.state_mover() < 0:
            return ""
        return self.places[self.state_mover()].bot

    @property
    def people_play(self) -> bool:
        """Whether a person plays here now; bots do not play on alone where people have left."""
        return any(place.active for place in self.places)

    # Checks.

    def going_on(self) -> Referee:
        """The referee of a game that goes on."""
        if self.status != "playing":
            raise refusal("status", "server-not-now", status=self.status)
        return self.playing()

    def check_version(self, version: int) -> None:
        if not self.position <= version <= self.version:
            raise refusal("stale", "server-stale")

    def seated(self, person: str) -> list[int]:
        seats = self.seats_of(person)
        if not seats:
            raise refusal("seat", "server-no-seat")
        return seats

    # How it is shown.

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        header, referee = self.header, self.referee
        undo = self.undo_now()
        return TableInfo(
            table=header.table,
            game=header.game,
            players=header.players,
            options=self.options,
            status=self.status,
            open=header.open,
            pace=header.pace,
            seats=self.seat_infos(),
            position=self.position,
            holding=None if self.holding is None else SEAT_LETTERS[self.holding],
            undo=undo.kind,
            undo_seat=None if undo.kind == "none" or undo.seat is None else SEAT_LETTERS[undo.seat],
            questions=[self.question(poll) for poll in self.polls],
            scores=[] if referee is None else referee.state.scores(),
            winners=[] if referee is None else [SEAT_LETTERS[seat] for seat in referee.state.winners()],
            commitment=self.commitment,
            created=self.created,
            ceremony=self.ceremony_info(),
            clock=self.timer.show(SEAT_LETTERS[: header.players], self.at),
            rematch=self.rematch,
            lesson=self.lesson_info(),
            hints=self.hints,
        )

    def lesson_info(self) -> LessonInfo | None:
        if self.lesson is None or self.referee is None:
            return None
        return LessonInfo(self.lesson.reached(self.referee), len(self.lesson.goals))

    def seat_infos(self) -> list[SeatInfo]:
        return [seat_info(SEAT_LETTERS[seat], place) for seat, place in enumerate(self.places)]

    def question(self, poll: Poll) -> Question:
        letters = [SEAT_LETTERS[n] for n, p in enumerate(self.places) if p.person in poll.waiting]
        return Question(poll.ask, poll.what, SEAT_LETTERS[poll.seat], letters)

    def ceremony_info(self) -> Ceremony | None:
        if self.status != "ceremony":
            return None
        commits = {SEAT_LETTERS[n]: p.commit for n, p in enumerate(self.places) if p.commit}
        waiting = [SEAT_LETTERS[seat] for seat in self.ceremony_waits()]
        stage: Literal["commit", "number"] = "number" if self.revealing else "commit"
        return Ceremony(stage, self.commitment, commits, waiting, self.ceremony_until)


def seat_info(letter: str, place: Place) -> SeatInfo:
    kind: Literal["person", "bot", "free"] = (
        "free" if place.free else "person" if place.person and not place.resigned else "bot"
    )
    return SeatInfo(letter, kind, place.name, place.bot, place.person, place.resigned, place.hold)


def clean_name(name: str) -> str:
    """A name as it is shown: single spaces, nothing that cannot be printed."""
    words = " ".join(name.split())
    if not words or not words.isprintable():
        raise refusal("message", "server-bad-name")
    return words


__all__ = ["OVERS", "Place", "Poll", "Refusal", "Table", "clean_name"]
