"""The referee of one table: asks the rules, draws from the streams, and writes the record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from msgspec.structs import replace as changed

from mattock.core.arguments import instance, shown, whole
from mattock.core.draws import SECRET_BYTES, Draws, commit_number, commit_seed, new_secret, table_key
from mattock.core.errors import BadArgument, BadOption, IllegalMove, MattockError
from mattock.core.game import Game
from mattock.core.moves import Reason, Value
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
    bad_line,
    option_text,
    utc_now,
    write_record,
)
from mattock.core.records import FindGame, Replay, Verdict, find_line, moves_line, read_options, verify_record
from mattock.core.state import State
from mattock.core.undo import History
from mattock.core.vocabulary import CHANCE, DRAW_FIRST, OVER

__all__ = ["NothingToUndo", "Referee", "Seat", "TableClosed"]


class NothingToUndo(MattockError):
    """No free undo here: something was drawn, or another player has acted."""


class TableClosed(MattockError):
    """The seed has been revealed: nothing more happens at this table."""


class Referee:
    """Runs one table. `state` is the current position, `record` what everybody may see."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Value],
        seats: Sequence[Seat],
        seed: bytes | None = None,
        numbers: Sequence[bytes | None] | None = None,
        *,
        now: Callable[[], str] = utc_now,
    ) -> None:
        instance("What is played", game, Game, "a game")
        instance("The options", options, Mapping, "a mapping of names to values")
        self.game = game
        self.state = game.lay_out(players, options)
        self.now = now
        self.seed = new_secret() if seed is None else seed
        instance("The numbers", numbers, (Sequence, type(None)), "a list of numbers")
        given = list(numbers or [None] * players)
        check_table(players, seats, self.seed, given)
        self.seats = list(seats)  # who plays now
        self.record = Record(
            game=game.name,
            rules=game.version,
            components=game.fingerprint,
            players=players,
            options={name: option_text(value) for name, value in game.options_of(self.state).items()},
            seats=list(seats),
            began=now(),
            commitment=commit_seed(self.seed),
            number_commitments=[number and commit_number(number) for number in given],
            numbers=given,
            ended=now(),
        )
        self.draws = Draws(table_key(self.seed, given))
        self.standing: list[int] = []  # the indices of the standing lines: those that no undo has taken back
        self.before: list[State] = []  # the state before each of them
        self.next: tuple[int, Drawn] | None = None  # the draw at hand, once somebody has looked
        self.listening = False  # somebody wants to hear of each step
        self.heard: Sequence[tuple[int, ...]] = ()  # what the rules noted of the last one

    # What happens at the table.

    def act(self, action: int, line: Decision | None = None) -> None:
        """A decision of the mover, with its line where the caller has it; IllegalMove changes nothing."""
        self.check_open()
        if self.state.mover == CHANCE:
            name, clause, _ = self.game.reasons[DRAW_FIRST]
            raise IllegalMove(Reason(clause, f"{self.game.name}-reason-{name}"))
        before = self.apply(action)
        self.write(line or Decision(before.mover, str(self.game.move(action))), before)

    def draw(self) -> int:
        """Carry out the next draw; returns the outcome."""
        self.check_open()
        outcome, line = self.due()
        before = self.apply(outcome)
        self.draws.use(line.source)
        self.write(line, before)
        return outcome

    def apply(self, action: int) -> State:
        """Carry out a step; the state before it."""
        before = self.state.clone()
        if self.listening:
            self.heard = self.game.apply_aloud(self.state, action)
        else:
            self.state.apply(action)
        return before

    def due(self) -> tuple[int, Drawn]:
        """The outcome of the next draw, and the line that it will write."""
        if self.next is None:
            state = self.state
            drawn = self.draws.due(self.game.source(state), state.legal(), state.weights())
            text = str(self.game.outcome(drawn.outcome))
            self.next = drawn.outcome, Drawn(drawn.source, drawn.number, drawn.place, drawn.total, text)
        return self.next

    def settle(self) -> list[int]:
        """Draw until a player has to decide or the game is over; returns the outcomes."""
        outcomes = []
        while self.state.mover == CHANCE:
            outcomes.append(self.draw())
        return outcomes

    def sit(self, seat: int, who: Seat) -> None:
        """Change who plays a seat: a bot for a person who left, and back."""
        self.check_open()
        self.check_seat(seat)
        instance("Who sits down", who, Seat, "a Seat")
        self.seats[seat] = who
        self.record.lines.append(Sit(seat, who))

    def resign(self, seat: int) -> None:
        """A player gives up a seat for good; who plays on is a line of its own."""
        self.check_open()
        self.check_seat(seat)
        self.record.lines.append(Resign(seat))

    def finish(self) -> Record:
        """Write down the result and reveal the seed."""
        if self.state.mover != OVER:
            raise MattockError("The game is not over yet: the seed stays hidden.")
        self.record.scores = self.state.scores()
        self.record.winners = self.state.winners()
        return self.close("finished")

    def abandon(self) -> Record:
        """Stop before the end and reveal the seed, so that what was drawn can be checked."""
        if self.state.mover == OVER:
            return self.finish()
        return self.close("abandoned")

    # Taking back.

    @property
    def history(self) -> History:
        """What stands, for the question what may be taken back."""
        return History(self.before, self.record.given)

    def can_undo(self, seat: int | None = None, force: bool = False) -> bool:
        """Whether something can be taken back."""
        return self.undo_point(seat, force) is not None

    def undo(self, seat: int | None = None, force: bool = False) -> int:
        """Take back one choice; how many steps that undoes. NothingToUndo where that is not free.

        Without a seat it is the last choice of anybody. By force it goes back to the last choice of the seat
        (without one: of a person), also over draws and other players' actions. The streams never go back, so
        what is drawn next is something new.
        """
        self.check_open()
        point = self.undo_point(seat, force)
        if point is None:
            raise NothingToUndo(
                "Nothing can be taken back: something was drawn, or another player has acted."
            )
        return self.take_back(point)

    def take_back(self, point: int) -> int:
        """Go back to the standing decision at this index; returns how many lines that undoes."""
        self.check_open()
        self.check_place(point)
        count = len(self.standing) - point
        for place in self.standing[point:]:
            self.record.lines[place] = mark_undone(self.record.lines[place])
        self.record.lines.append(Undo(self.before[point].mover, count))
        self.state, self.next = self.before[point], None
        del self.standing[point:], self.before[point:]
        return count

    def undo_point(self, seat: int | None, force: bool) -> int | None:
        """How many steps are left after taking back one choice."""
        instance("`force`", force, bool, "true or false")
        if seat is not None:
            self.check_seat(seat)
        history, everybody = self.history, range(self.record.players)
        if force:
            people = [s for s, who in enumerate(self.seats) if who.kind == "person"]
            return history.last_choice([seat] if seat is not None else people or everybody)
        if seat is None:
            last = history.last_choice(everybody)
            seat = OVER if last is None else self.before[last].mover
        return history.free_point(seat)

    def decided_by(self, point: int) -> int | None:
        """The seat that decided a standing line; None for a draw."""
        self.check_place(point)
        mover = self.before[point].mover
        return None if mover == CHANCE else mover

    # Writing down, and going on later.

    def save(self) -> str:
        """The unfinished record with its private seed, to go on later. Anyone who reads it can look ahead."""
        return write_record(replace(self.record, seed=self.seed))

    @classmethod
    def resume(
        cls,
        data: str | bytes,
        find_game: FindGame,
        seed: bytes | None = None,
        *,
        now: Callable[[], str] = utc_now,
    ) -> Referee:
        """Go on with an unfinished record: the same streams, the next numbers."""
        verdict = verify_record(data, find_game)
        record = verdict.record
        check_resumable(verdict)
        secret = record.seed if seed is None else seed
        if secret is None:
            line = find_line(record, "unfinished")
            raise bad_line(line, "the seed is not in this file; only who holds it can go on.")
        if commit_seed(secret) != record.commitment:
            raise bad_line(find_line(record, "commit seed"), "the seed at hand is not the promised one.")
        options = read_options(record, verdict.game)
        head = (verdict.game, record.players, options, record.seats, secret, record.numbers)
        referee = cls(*head, now=now)
        referee.record.began = record.began
        referee.record.given, referee.record.given_from = record.given, record.given_from
        referee.re_enact(record.lines)
        return referee

    @classmethod
    def play_on(
        cls,
        data: str | bytes,
        find_game: FindGame,
        line: int,
        seats: Sequence[Seat] | None = None,
        seed: bytes | None = None,
        *,
        now: Callable[[], str] = utc_now,
    ) -> Referee:
        """A new table from the position below a line of any record, with draws of its own."""
        verdict = verify_record(data, find_game)
        record = verdict.record
        if verdict.difference is not None and line >= verdict.difference.line:
            raise bad_line(verdict.difference.line, f"the rules differ from here on. {verdict.difference}")
        options = read_options(record, verdict.game)
        table = (verdict.game, record.players, options, record.seats if seats is None else seats, seed)
        referee = cls(*table, now=now)
        given = standing_lines(record.lines[: max(0, line - moves_line(record))])
        if given:
            referee.record.given, referee.record.given_from = len(given), record.digest
        referee.re_enact(given)
        return referee

    def re_enact(self, lines: Sequence[Line]) -> None:
        """Carry out the lines of a record; nothing is drawn again."""
        replay = Replay(replace(self.record, lines=list(lines)), self.game)
        for _, before, _, entry in replay:
            if isinstance(entry, Undo):
                del self.standing[-entry.count :], self.before[-entry.count :]
                self.record.lines.append(entry)
            elif isinstance(entry, Sit):
                self.sit(entry.seat, entry.who)
            elif isinstance(entry, Resign):
                self.resign(entry.seat)
            elif before is not None:
                self.write(entry, before)
        self.state = replay.state if replay.state is not None else self.state
        self.draws.used = dict(replay.used)

    def write(self, line: Line, before: State) -> None:
        """Append a standing line."""
        self.next = None
        self.standing.append(len(self.record.lines))
        self.before.append(before)
        self.record.lines.append(line)
        self.record.ended = self.now()

    def close(self, ending: Literal["finished", "abandoned"]) -> Record:
        """End the game and reveal the seed."""
        self.check_open()
        self.record.ending = ending
        self.record.seed = self.seed
        self.record.ended = self.now()
        return self.record

    def check_seat(self, seat: int) -> None:
        whole("The seat", seat, 0, self.record.players - 1)

    def check_place(self, point: int) -> None:
        if not 0 <= whole("The place of a line", point) < len(self.standing):
            raise BadArgument(f"No line stands at place {shown(point)}; {len(self.standing)} do, from 0 on.")

    def check_open(self) -> None:
        if self.record.ending != "unfinished":
            raise TableClosed("This table is closed: its seed has been revealed.")


def check_table(players: int, seats: Sequence[Seat], seed: bytes, numbers: Sequence[bytes | None]) -> None:
    """Check that seats, seed and numbers fit the table."""
    instance("The seats", seats, Sequence, "a list of seats")
    for seat in seats:
        instance("One of the seats", seat, Seat, "a Seat")
    for secret in (seed, *numbers):
        instance("A seed or a player's number", secret, (bytes, type(None)), "bytes")
    if len(seats) != players or len(numbers) != players:
        raise BadOption(f"{players} players have {players} seats, and a number or none for each.")
    if any(len(secret) != SECRET_BYTES for secret in (seed, *numbers) if secret is not None):
        raise BadOption(f"A seed and a player's number have {SECRET_BYTES} bytes each.")


def check_resumable(verdict: Verdict) -> None:
    """Check that the game in a record can go on under today's rules."""
    record = verdict.record
    if record.ending != "unfinished":
        line = find_line(record, "result " if record.ending == "finished" else "abandoned")
        raise bad_line(line, "this table is closed; its seed has been revealed.")
    if verdict.difference is not None:
        raise bad_line(verdict.difference.line, f"the rules have changed since: {verdict.difference}")


def mark_undone(line: Line) -> Line:
    """A line with the mark that it was taken back."""
    return changed(line, undone=True) if isinstance(line, Step) else line


def standing_lines(lines: Sequence[Line]) -> list[Line]:
    """The lines that stand below the last of these, without any mark."""
    standing: list[Line] = []
    for line in lines:
        if isinstance(line, Undo):
            del standing[-line.count :]
        elif isinstance(line, Step):
            standing.append(changed(line, undone=False))
    return standing
