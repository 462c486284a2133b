"""Replays and verifies records: every line against the rules, every draw against its stream.

`record_file.py` knows how a record is written; here it is checked against a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from mattock.core.arguments import instance, shown
from mattock.core.draws import commit_number, commit_seed, find_place, outcome_at, table_key
from mattock.core.errors import BadArgument, BadOption, IllegalMove, MattockError
from mattock.core.game import Game
from mattock.core.memory import kept
from mattock.core.moves import Event, Value
from mattock.core.record_file import (
    Decision,
    Drawn,
    Line,
    Record,
    Resign,
    Seat,
    Sit,
    Step,
    Undo,
    all_lines,
    bad_line,
    digest_lines,
    option_text,
    read_record,
    write_record,
)
from mattock.core.state import State
from mattock.core.vocabulary import CHANCE, DRAW_FIRST, GAME_OVER, OVER, SEAT_LETTERS

__all__ = [
    "Decision",
    "Difference",
    "Drawn",
    "FindGame",
    "Line",
    "Record",
    "Replay",
    "Resign",
    "Seat",
    "Shown",
    "Sit",
    "Step",
    "Undo",
    "Verdict",
    "read_record",
    "replay_record",
    "verify_record",
    "write_record",
]

FindGame = Callable[[str, str], Game]  # name and fingerprint; BadOption or BadComponents if there is none


class Shown(NamedTuple):
    """One line of a record as a replay shows it."""

    line: int  # its number in the file, from 1
    state: State  # before it
    action: int | None  # the decision or outcome; None for another line and for the end
    events: list[Event]
    entry: Line | None  # what is written there; None for the end


@dataclass(frozen=True, slots=True)
class Difference:
    """The first line where today's rules differ from those that the game was played by."""

    line: int
    sentence: str
    clause: str  # "" where none is known

    def __str__(self) -> str:
        clause = f" ({self.clause})" if self.clause and self.clause not in self.sentence else ""
        return f"Line {self.line}: {self.sentence}{clause}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verifying a valid record found."""

    record: Record
    game: Game
    decisions: int
    draws: int
    proved: int  # draws checked against the revealed seed
    undos: int
    draws_undone: int
    difference: Difference | None  # only if the rules have another version now
    state: State | None  # at the end; None after a difference


# Names of things.


@kept
def outcome_ids(game: Game) -> dict[str, int]:
    """All outcomes by notation."""
    return {str(game.outcome(number)): number for number in range(game.outcomes)}


@kept
def decision_ids(game: Game) -> dict[str, int]:
    """All decisions by notation."""
    return {str(game.move(number)): number for number in range(game.actions)}


def find_line(record: Record, start: str) -> int:
    """The number of the first line with this beginning."""
    return next(n for n, line in enumerate(all_lines(record), 1) if line.startswith(start))


def moves_line(record: Record) -> int:
    """The number of the line `moves`, below which the game begins."""
    return find_line(record, "moves")


# The table that a header describes.


def find_table(record: Record, find_game: FindGame) -> Game:
    """The game with the components that a record was played with."""
    if not callable(find_game):
        raise BadArgument(f"What finds the game is {shown(find_game)}; expected is a function of its name.")
    try:
        game = find_game(record.game, record.components)
    except BadOption as error:
        raise bad_line(find_line(record, "game "), str(error)) from None
    except MattockError as error:
        raise bad_line(find_line(record, "components "), str(error)) from None
    instance("What was found", game, Game, "a game")
    if game.name != record.game or game.fingerprint != record.components:
        line = find_line(record, "components ")
        raise bad_line(line, f"the components {record.components} of this record are not at hand.")
    return game


def read_options(record: Record, game: Game) -> dict[str, Value]:
    """All options in the form that the rules use; the rest have the default of the record's rules."""
    known = {option.name: {option_text(v): v for v in option.values} for option in game.options}
    options: dict[str, Value] = {}
    for name, text in record.options.items():
        line = find_line(record, f"option {name} ")
        if name not in known:
            raise bad_line(line, f"{game.name.title()} has no option {name!r}.")
        if text not in known[name]:
            raise bad_line(line, f"option {name} is {' or '.join(known[name])}, not {text!r}.")
        options[name] = known[name][text]
    return game.complete(options, record.rules)


def lay_out(record: Record, game: Game) -> State:
    """The table before the first line."""
    options = read_options(record, game)
    try:
        return game.new(players=record.players, **options)
    except BadOption as error:
        raise bad_line(find_line(record, "players "), str(error)) from None


def check_commitments(record: Record) -> None:
    """Check the seed and the numbers against their commitments."""
    for seat, (number, commitment) in enumerate(zip(record.numbers, record.number_commitments, strict=True)):
        if number is not None and commit_number(number) != commitment:
            start = f"{SEAT_LETTERS[seat]} "
            promise = find_line(record, "commit " + start)
            found = find_line(record, "number " + start)
            raise bad_line(found, f"this number is not the one that line {promise} commits to.")
    if record.seed is not None and commit_seed(record.seed) != record.commitment:
        promise = find_line(record, "commit seed ")
        start = "private seed" if record.ending == "unfinished" else "seed"
        found = len(all_lines(record)) - all_lines(record)[::-1].index(f"{start} {record.seed.hex()}")
        raise bad_line(found, f"this seed is not the one that line {promise} commits to.")


def check_digest(record: Record) -> None:
    """Check the digest: whether the text is unchanged."""
    lines = all_lines(record)
    if digest_lines(lines) != record.digest:
        raise bad_line(len(lines) + 1, "the digest does not fit: something above it was changed.")


# Replaying.


class Differs(Exception):
    """The rules disagree with a line: an error, or a difference if they have another version now."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.clause = clause


class Replay:
    """Replays a record through the rules, line by line. BadRecord names the line that fails."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.state: State | None = lay_out(record, game)  # None below a difference
        self.line = moves_line(record)  # the number of the line that was read last
        self.last_given = self.line + record.given
        self.key = table_key(record.seed, record.numbers) if record.seed else None
        self.used: dict[str, int] = {}  # the last number of each source
        self.before: list[
            tuple[State | None, int]
        ] = []  # for each standing line: the state, and what was done
        self.difference: Difference | None = None
        self.decisions = self.draws = self.proved = self.undos = self.draws_undone = 0

    def __iter__(self) -> Iterator[tuple[int, State | None, int | None, Line]]:
        """Each line: its number, the state before it, the action or outcome (or None), its text."""
        for entry in self.record.lines:
            self.line += 1
            before = self.state
            yield self.line, before, self.read(entry), entry
        self.line += 1
        self.close()

    def read(self, entry: Line) -> int | None:
        """Carry out one line."""
        if isinstance(entry, Undo):
            self.take_back(entry)
        if not isinstance(entry, Step):
            return None
        action = self.named(entry)
        if isinstance(entry, Drawn):
            self.check_number(entry)
            self.check_stream(entry)
            self.draws += 1
            self.draws_undone += entry.undone
        else:
            self.decisions += 1
        before = self.state
        if before is not None:
            try:
                self.state = self.after(before, entry, action)
            except Differs as error:
                self.differ(str(error), error.clause)
        self.before.append((before, action))
        return action

    def named(self, entry: Step) -> int:
        """The id of a notation, whatever the position."""
        ids = outcome_ids(self.game) if isinstance(entry, Drawn) else decision_ids(self.game)
        if entry.text in ids:
            return ids[entry.text]
        what = "a draw" if isinstance(entry, Drawn) else "a move"
        alike = next((known for known in ids if known.lower() == entry.text.lower()), None)
        hint = f" It is written {alike!r}." if alike else ""
        raise bad_line(self.line, f"{entry.text!r} is not {what} of {self.game.name.title()}.{hint}")

    def check_number(self, drawn: Drawn) -> None:
        """Check that the draws of a source are numbered without gaps; undone draws count."""
        last = self.used.get(drawn.source, 0)
        if drawn.number <= last:
            raise bad_line(self.line, f"{drawn.source}#{drawn.number} was drawn already.")
        if drawn.number > last + 1 and self.line > self.last_given:
            due = f"{drawn.source}#{last + 1}"
            raise bad_line(self.line, f"{due} is due, not #{drawn.number}, and no undo explains the gap.")
        self.used[drawn.source] = drawn.number

    def check_stream(self, drawn: Drawn) -> None:
        """If the seed is known, check that the draw fell where its stream says."""
        if self.key is None or self.line <= self.last_given:
            return
        place = find_place(self.key, drawn.source, drawn.number, drawn.total)
        if place != drawn.place:
            given = f"{drawn.place}/{drawn.total}"
            name = f"{drawn.source}#{drawn.number}"
            raise bad_line(self.line, f"the seed gives {place}/{drawn.total} for {name}, not {given}.")
        self.proved += 1

    def after(self, state: State, entry: Step, action: int) -> State:
        """The state below a line."""
        if isinstance(entry, Drawn):
            self.check_draw(state, entry, action)
        else:
            self.check_turn(state, entry)
        new = state.clone()
        try:
            new.apply(action)
        except IllegalMove as error:
            raise Differs(f"{entry.text!r} is not possible. {error}", error.reason.clause) from None
        return new

    def check_turn(self, state: State, decision: Decision) -> None:
        """Check that this seat decides now."""
        if state.mover == CHANCE:
            clause = self.game.reasons[DRAW_FIRST].clause
            raise Differs(f"a draw of {self.game.source(state)!r} is due here, not a decision.", clause)
        self.check_going(state)
        if state.mover != decision.seat:
            letters = SEAT_LETTERS[state.mover], SEAT_LETTERS[decision.seat]
            raise Differs("it is the turn of seat {}, not {}.".format(*letters), self.told())

    def check_draw(self, state: State, drawn: Drawn, action: int) -> None:
        """Check that this source is drawn from now, and which outcome lies at that place."""
        self.check_going(state)
        if state.mover != CHANCE:
            raise Differs(f"nothing is drawn here: seat {SEAT_LETTERS[state.mover]} decides.", self.told())
        source = self.game.source(state)
        if source != drawn.source:
            raise Differs(f"a draw of {source!r} is due here, not of {drawn.source!r}.", self.told())
        if reason := state.why_not(action):
            raise Differs(f"{drawn.text!r} cannot be drawn. {reason}", reason.clause)
        weights = state.weights()
        if sum(weights) != drawn.total:
            raise Differs(f"the weights add up to {sum(weights)} here, not {drawn.total}.", self.told())
        there = outcome_at(drawn.place, state.legal(), weights)
        if there != action:
            name = str(self.game.outcome(there))
            raise Differs(f"at {drawn.place}/{drawn.total} lies {name!r}, not {drawn.text!r}.", self.told())

    def check_going(self, state: State) -> None:
        """Check that the game is still going on."""
        if state.mover == OVER:
            raise Differs("the game is over here; expected is 'result'.", self.game.reasons[GAME_OVER].clause)

    def take_back(self, undo: Undo) -> None:
        """Go back to the state before a decision; the streams do not go back."""
        state, _ = self.before[-undo.count]
        del self.before[-undo.count :]
        self.undos += 1
        if self.difference is None:
            self.state = state

    def close(self) -> None:
        """Check that the record ends as the game does."""
        if self.state is None:
            return
        over = self.state.mover == OVER
        if self.record.ending == "abandoned" and over:
            raise bad_line(self.line, "the game was not abandoned: it is over.")
        if self.record.ending != "finished":
            return
        if not over:
            self.differ("the game is not over here.", self.told())
        elif self.record.scores != self.state.scores():
            self.differ(f"the result is {self.state.scores()}.", self.told())
        elif self.record.winners != self.state.winners():
            self.line += 1
            letters = " ".join(SEAT_LETTERS[seat] for seat in self.state.winners())
            self.differ(f"the winners are {letters}.", self.told())

    def told(self) -> str:
        """The clause of the last event."""
        state, action = self.before[-1] if self.before else (None, 0)
        events = self.game.tell(state, action) if state is not None else []
        return events[-1].clause if events else ""

    def differ(self, sentence: str, clause: str) -> None:
        """Raise an error; or, if the rules have changed, stop checking moves from here on."""
        difference = Difference(self.line, sentence, clause)
        if self.record.rules == self.game.version:
            raise bad_line(self.line, str(difference).partition(": ")[2])
        self.difference = difference
        self.state = None


def replay_record(data: str | bytes, find_game: FindGame) -> Iterator[Shown]:
    """Each line with the state before it and what happened, then the end; stops at a difference."""
    record = read_record(data)
    game = find_table(record, find_game)
    replay = Replay(record, game)
    for line, state, action, entry in replay:
        if state is None or replay.state is None:
            return
        events = [] if action is None else game.tell(state, action)
        yield Shown(line, state, action, events, entry)
    if replay.state is not None:
        yield Shown(replay.line, replay.state, None, [], None)


def verify_record(data: str | bytes, find_game: FindGame) -> Verdict:
    """Check a record: its moves by the rules, its draws by the seed. BadRecord names the wrong line."""
    record = read_record(data)
    game = find_table(record, find_game)
    check_commitments(record)
    replay = Replay(record, game)
    for _ in replay:
        pass
    check_digest(record)
    counts = (replay.decisions, replay.draws, replay.proved, replay.undos, replay.draws_undone)
    return Verdict(record, game, *counts, replay.difference, replay.state)
