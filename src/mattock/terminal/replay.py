"""`mattock replay FILE`: steps through a record, and plays on from any line."""

from __future__ import annotations

import secrets
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from mattock.bots import Bot, make_bot
from mattock.core.errors import BadOption, BadRecord, MattockError
from mattock.core.game import Game
from mattock.core.moves import Event, Reason
from mattock.core.record_file import Line, Record, Seat, read_record
from mattock.core.records import FindGame, Replay, decision_ids, find_table, moves_line
from mattock.core.referee import Referee
from mattock.core.state import State
from mattock.core.vocabulary import CHANCE, DRAW_FIRST, OVER, SEAT_LETTERS
from mattock.records import game_finder, read_source
from mattock.terminal.board import board, desk_of
from mattock.terminal.files import cannot_write
from mattock.terminal.look import THEME, sentence
from mattock.terminal.names import calling, names_of, told
from mattock.terminal.play import play_from
from mattock.terminal.verify import add_components
from mattock.words import say

if TYPE_CHECKING:
    from argparse import _SubParsersAction

HELP = (
    ("next [N]", "terminal-replay-help-next"),
    ("back [N]", "terminal-replay-help-back"),
    ("line N", "terminal-replay-help-line"),
    ("round N", "terminal-replay-help-round"),
    ("start, end", "terminal-replay-help-ends"),
    ("moves", "terminal-replay-help-moves"),
    ("why MOVE", "terminal-replay-help-why"),
    ("board", "terminal-replay-help-board"),
    ("play [A ...]", "terminal-replay-help-play"),
)
STAND_IN = "random"  # replaces a bot that is not available here


class Quit(Exception):
    """Leave the screen; the number is the exit status."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


@dataclass(frozen=True, slots=True)
class Frame:
    """A line of the record between the positions above and below it."""

    line: int
    entry: Line
    before: State
    action: int | None
    after: State


@dataclass(slots=True)
class Film:
    """The part of a record that can be replayed, and what was wrong after it."""

    first: State
    frames: list[Frame]
    trouble: str = ""


def add(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """The command `mattock replay`."""
    parser = subparsers.add_parser("replay", help="step through a record, ask why, play on from there")
    parser.add_argument("file", metavar="FILE", help="a record")
    add_components(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Open a record and answer commands until `quit` or the end of the input."""
    console = Console(theme=THEME)
    try:
        screen = open_screen(Path(args.file), game_finder(args.components), console)
    except BadRecord as error:
        console.print(f"{args.file}: {error}", style="red", markup=False, highlight=False, soft_wrap=True)
        return 1
    return screen.loop()


def open_screen(file: Path, find_game: FindGame, console: Console) -> Screen:
    """The screen for a file; BadRecord if nothing of it can be shown."""
    data = read_source(file)
    record = read_record(data)
    game = find_table(record, find_game)
    return Screen(file, data, record, game, find_game, console)


def shoot(record: Record, game: Game) -> Film:
    """Replay a record as far as it goes."""
    replay = Replay(record, game)
    assert replay.state is not None
    film = Film(replay.state, [])
    try:
        for line, before, action, entry in replay:
            if before is None or replay.state is None:
                break
            film.frames.append(Frame(line, entry, before, action, replay.state))
    except BadRecord as error:
        film.trouble = str(error)
    if replay.difference:
        words = {"version": game.version, "rules": record.rules, "difference": str(replay.difference)}
        film.trouble = say("terminal-replay-other-rules", words)
    return film


def round_of(state: State) -> int | None:
    """The round of a position, in games that have rounds."""
    number = state.view().get("round")
    return number if isinstance(number, int) else None


def seats_to_play(record: Record, state: State, mine: list[int]) -> list[Seat]:
    """Who plays on: people at the named seats; if none is named, as before, but the mover is a person."""
    if not mine and all(seat.kind == "bot" for seat in record.seats):
        mine = [max(0, state.mover)]
    seats = []
    for number, seat in enumerate(record.seats):
        if number in mine:
            seats.append(seat if seat.kind == "person" else Seat("person", SEAT_LETTERS[number]))
        elif mine and seat.kind == "person":
            seats.append(Seat("bot", STAND_IN))
        else:
            seats.append(seat)
    return seats


def call_bots(seats: list[Seat]) -> dict[int, Bot]:
    """The bots of a table, by seat."""
    return {n: call_bot(seat.name) for n, seat in enumerate(seats) if seat.kind == "bot"}


def call_bot(code: str) -> Bot:
    """A bot by its code, or a stand-in if it is not available."""
    seed = secrets.randbits(32)
    try:
        return make_bot(code, seed)
    except BadOption:
        return make_bot(STAND_IN, seed)


def free_name(stem: str) -> Path:
    """A file that does not exist yet."""
    names = (f"{stem}.mattock", *(f"{stem}-{n}.mattock" for n in range(2, 1000)))
    return next(Path(name) for name in names if not Path(name).exists())


class Screen:
    """One record being watched."""

    def __init__(
        self, file: Path, data: str | bytes, record: Record, game: Game, find_game: FindGame, console: Console
    ) -> None:
        self.file = file
        self.data = data
        self.record = record
        self.game = game
        self.find_game = find_game
        self.console = console
        self.film = shoot(record, game)
        self.at = 0  # how many lines have been shown
        self.names = names_of(record.seats)
        self.commands: dict[str, Callable[[str], None]] = {
            "next": self.step_on,
            "back": self.step_back,
            "line": self.to_line,
            "round": self.to_round,
            "start": lambda _: self.go(0),
            "end": lambda _: self.go(len(self.film.frames)),
            "moves": self.list_moves,
            "why": self.explain,
            "board": lambda _: self.show_board(),
            "play": self.play_on,
            "help": lambda _: self.help(),
            "quit": self.leave,
        }

    @property
    def state(self) -> State:
        """The position that is shown."""
        return self.film.frames[self.at - 1].after if self.at else self.film.first

    @property
    def line(self) -> int:
        """The number of the line above it."""
        return self.film.frames[self.at - 1].line if self.at else moves_line(self.record)

    # The loop.

    def loop(self) -> int:
        """Answer commands; the exit status."""
        with calling(self.names, desk_of(self.game).words):
            return self.answer()

    def answer(self) -> int:
        """Answer commands with the names of the table."""
        self.greet()
        prompt = "[bold]replay>[/] " if sys.stdin.isatty() else ""
        try:
            while True:
                self.obey(self.console.input(prompt))
        except (EOFError, KeyboardInterrupt):
            return 0
        except Quit as end:
            return end.status

    def obey(self, text: str) -> None:
        """Carry out one command, or print what is wrong with it."""
        word, _, rest = text.strip().partition(" ")
        known = [name for name in self.commands if name.startswith(word.lower() or "next")]
        if not known:
            self.say(say("terminal-replay-no-command", {"word": word}))
            self.help()
            return
        try:
            self.commands[known[0]](rest.strip())
        except MattockError as error:
            self.say(str(error), "red")

    def say(self, text: str, style: str = "") -> None:
        """Words without markup."""
        self.console.print(text, style=style, markup=False, highlight=False, soft_wrap=True)

    def help(self) -> None:
        """The help: all commands."""
        for usage, message in HELP:
            self.say(f"{usage:<13}{say(message, {})}")
        self.say("help, quit")

    def greet(self) -> None:
        """What this record is."""
        record = self.record
        what: dict[str, int | str] = {
            "game": record.game.title(),
            "date": record.began[:10],
            "who": ", ".join(f"{a} {name}" for a, name in zip(SEAT_LETTERS, self.names, strict=False)),
            "lines": len(record.lines),
            "ending": record.ending,
        }
        self.say(say("terminal-replay-greeting", what))
        if self.film.trouble:
            self.say(
                say("terminal-replay-up-to", {"line": self.last_line(), "why": self.film.trouble}), "red"
            )
        self.show_board()

    def last_line(self) -> int:
        """The last line that can be watched."""
        return self.film.frames[-1].line if self.film.frames else moves_line(self.record)

    # Going about.

    def step_on(self, rest: str) -> None:
        """Go forward, and print what happens."""
        count = self.number(rest, 1)
        end = min(len(self.film.frames), self.at + count)
        if end == self.at:
            self.say(self.film.trouble or say("terminal-replay-end", {}))
            return
        for frame in self.film.frames[self.at : end]:
            self.tell(frame)
        self.at = end
        self.show_board()

    def step_back(self, rest: str) -> None:
        """Go back."""
        self.go(max(0, self.at - self.number(rest, 1)))

    def to_line(self, rest: str) -> None:
        """Go to the position after a line of the file."""
        line = self.number(rest, 0)
        self.go(sum(frame.line <= line for frame in self.film.frames))

    def to_round(self, rest: str) -> None:
        """Go to the first position of a round."""
        wanted = self.number(rest, 1)
        for place, frame in enumerate(self.film.frames, 1):
            if round_of(frame.after) == wanted:
                self.go(place)
                return
        self.say(say("terminal-replay-no-round", {"round": wanted}))

    def go(self, place: int) -> None:
        """Show another position."""
        self.at = place
        if self.at:
            self.tell(self.film.frames[self.at - 1])
        self.show_board()

    def number(self, text: str, default: int) -> int:
        """A number that was typed."""
        if not text:
            return default
        if not (text.isascii() and text.isdecimal() and len(text) < 7):
            raise BadOption(say("terminal-replay-no-number", {"text": text}))
        return int(text)

    # Showing.

    def tell(self, frame: Frame) -> None:
        """A line and what happened."""
        self.console.print(f"[bold]{frame.line:4}[/]  {escape(str(frame.entry))}", highlight=False)
        for event in self.events(frame):
            words = told(event.message, event.args)
            self.console.print(sentence(f"      {words}"), soft_wrap=True)

    def events(self, frame: Frame) -> list[Event]:
        """The event in words."""
        return [] if frame.action is None else self.game.tell(frame.before, frame.action)

    def show_board(self) -> None:
        """The table, and whose turn it is."""
        self.console.print(board(self.game, self.state, self.names))
        self.say(say("terminal-replay-below", {"line": self.line, "next": self.turn()}))

    def turn(self) -> str:
        """What comes next."""
        state = self.state
        if state.mover == OVER:
            winners = [self.names[seat] for seat in state.winners()]
            return say("terminal-replay-won", {"winners": len(winners), "names": ", ".join(winners)})
        if state.mover == CHANCE:
            return say("terminal-replay-draw", {"source": self.game.source(state)})
        return told("terminal-replay-decides", {"seat": SEAT_LETTERS[state.mover]})

    def list_moves(self, _: str) -> None:
        """What is possible here; before a draw, with its weight."""
        state = self.state
        moves = [str(state.describe(action)) for action in state.legal()]
        if state.mover == CHANCE:
            weights = state.weights()
            total = sum(weights)
            moves = [f"{move}  {weight}/{total}" for move, weight in zip(moves, weights, strict=True)]
        self.console.print(Columns([escape(move) for move in moves], padding=(0, 3)), highlight=False)

    def explain(self, text: str) -> None:
        """Whether a move is possible here, and if not, why."""
        state = self.state
        words = " ".join(text.split()).lower()
        if state.mover == CHANCE and words in map(str.lower, decision_ids(self.game)):
            name, clause, _ = self.game.reasons[DRAW_FIRST]
            self.say(str(Reason(clause, f"{self.game.name}-reason-{name}")))
            return
        reason = state.why_not(state.parse(text))
        self.say(str(reason) if reason else say("terminal-replay-possible", {"move": text}))

    # Leaving.

    def play_on(self, rest: str) -> None:
        """Write a new record from here, and hand it to the play screen."""
        seats = seats_to_play(self.record, self.state, [self.seat(word) for word in rest.split()])
        referee = Referee.play_on(self.data, self.find_game, self.line, seats)
        file = free_name(f"{self.file.stem}-line-{self.line}")
        try:
            file.write_text(referee.save(), encoding="utf-8", newline="\n")
        except OSError as error:
            raise cannot_write(file, error) from None
        self.say(say("terminal-replay-new-game", {"line": self.line, "file": str(file)}))
        raise Quit(play_from(referee, call_bots(seats), self.console, file))

    def seat(self, word: str) -> int:
        """A seat that was typed."""
        letters = SEAT_LETTERS[: self.record.players]
        if word.upper() not in tuple(letters):
            raise BadOption(say("terminal-replay-no-seat", {"word": word, "seats": ", ".join(letters)}))
        return letters.index(word.upper())

    def leave(self, _: str) -> None:
        """Close the screen."""
        raise Quit
