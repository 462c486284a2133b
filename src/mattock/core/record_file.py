"""A record as a text file: its lines, and how it is written and read.

The form is strict: each record has exactly one text, and each text one record. `docs/records.md` describes
it. Whether the moves keep the rules is checked in `records.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from typing import Literal

from msgspec import Struct

from mattock.core.arguments import instance, shown
from mattock.core.errors import BadOption, BadRecord
from mattock.core.moves import Value
from mattock.core.vocabulary import SEAT_LETTERS, SEATS

FORMAT = 1
MOST_BYTES = 4 << 20  # far more than any game needs; files come from strangers
LONGEST_NAME = 60

Kind = Literal["person", "bot"]
Ending = Literal["finished", "abandoned", "unfinished"]
KINDS: tuple[Kind, ...] = ("person", "bot")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a person's name, or a bot's code."""

    kind: Kind
    name: str

    def __post_init__(self) -> None:
        if not isinstance(self.kind, str) or self.kind not in KINDS:
            raise BadOption(f"A seat is for a person or a bot, not for {shown(self.kind)}.")
        instance("A name", self.name, str, "a text")
        if not (self.name.isprintable() and self.name == self.name.strip() and self.name):
            raise BadOption(f"{self.name!r} is no name: it takes letters, without spaces around them.")
        if len(self.name) > LONGEST_NAME:
            raise BadOption(f"A name has at most {LONGEST_NAME} characters.")


class Decision(Struct, frozen=True):
    """A line: a player's decision."""

    seat: int
    text: str  # the move in notation
    undone: bool = False

    def __str__(self) -> str:
        return f"{'~ ' * self.undone}{SEAT_LETTERS[self.seat]} {self.text}"


class Drawn(Struct, frozen=True):
    """A line: what was drawn, with its source, its number there, and where it fell among the weights."""

    source: str
    number: int
    place: int
    total: int
    text: str
    undone: bool = False

    def __str__(self) -> str:
        return f"{'~ ' * self.undone}{self.source}#{self.number} {self.place}/{self.total} {self.text}"


class Undo(Struct, frozen=True):
    """A line: the last `count` standing lines were taken back."""

    seat: int
    count: int

    def __str__(self) -> str:
        return f"undo {SEAT_LETTERS[self.seat]} {self.count}"


class Sit(Struct, frozen=True):
    """A line: from here on another player or bot plays a seat."""

    seat: int
    who: Seat

    def __str__(self) -> str:
        return f"sits {SEAT_LETTERS[self.seat]} {self.who.kind} {self.who.name}"


class Resign(Struct, frozen=True):
    """A line: a player gives up a seat for good."""

    seat: int

    def __str__(self) -> str:
        return f"resigns {SEAT_LETTERS[self.seat]}"


Step = Decision | Drawn  # what the rules carry out
Line = Step | Undo | Sit | Resign


@dataclass(slots=True)
class Record:
    """Everything that is recorded of one table."""

    game: str
    rules: str  # the version they were played by
    components: str  # their fingerprint
    players: int
    options: dict[str, str]  # as they are written: yes, no or a word
    seats: list[Seat]  # at the beginning
    began: str
    commitment: bytes  # to the seed
    number_commitments: list[bytes | None]  # by seat; None without a number of its own
    numbers: list[bytes | None]
    given: int = 0  # how many lines were taken over from another record ...
    given_from: str = ""  # ... with this digest
    lines: list[Line] = field(default_factory=list)
    ending: Ending = "unfinished"
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    seed: bytes | None = None  # revealed at the end; before, only in a private file
    ended: str = ""  # or saved, where it is unfinished
    digest: str = field(default="", compare=False)  # as it was read


def utc_now() -> str:
    """The time as a record writes it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def option_text(value: Value) -> str:
    """An option's value as a record writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


# Writing.


def head_lines(record: Record) -> Iterator[str]:
    """The header, down to the line `moves`."""
    yield f"mattock record {FORMAT}"
    yield f"game {record.game}"
    yield f"rules {record.rules}"
    yield f"components {record.components}"
    yield f"players {record.players}"
    yield from (f"option {name} {value}" for name, value in record.options.items())
    for letter, seat in zip(SEAT_LETTERS, record.seats, strict=False):
        yield f"seat {letter} {seat.kind} {seat.name}"
    yield f"began {record.began}"
    yield f"commit seed {record.commitment.hex()}"
    for letter, commitment in zip(SEAT_LETTERS, record.number_commitments, strict=False):
        if commitment is not None:
            yield f"commit {letter} {commitment.hex()}"
    for letter, number in zip(SEAT_LETTERS, record.numbers, strict=False):
        if number is not None:
            yield f"number {letter} {number.hex()}"
    if record.given:
        yield f"given {record.given} {record.given_from}"
    yield "moves"


def end_lines(record: Record) -> Iterator[str]:
    """The lines below the moves, without the digest."""
    seed = record.seed.hex() if record.seed else ""
    if record.ending == "unfinished":
        yield "unfinished"
        if seed:
            yield f"private seed {seed}"
        yield f"saved {record.ended}"
        return
    if record.ending == "finished":
        pairs = zip(SEAT_LETTERS, record.scores, strict=False)
        yield " ".join(["result", *(f"{letter} {score}" for letter, score in pairs)])
        yield " ".join(["winners", *(SEAT_LETTERS[seat] for seat in record.winners)])
    else:
        yield "abandoned"
    yield f"seed {seed}"
    yield f"ended {record.ended}"


def all_lines(record: Record) -> list[str]:
    """All lines, without the digest."""
    return [*head_lines(record), *(str(line) for line in record.lines), *end_lines(record)]


def digest_lines(lines: list[str]) -> str:
    """SHA-256 of lines that each end in a line feed."""
    return sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def write_record(record: Record) -> str:
    """The text of a record."""
    instance("What is written", record, Record, "a record")
    lines = all_lines(record)
    return "\n".join([*lines, f"digest {digest_lines(lines)}", ""])


# Reading.

HASH = "[0-9a-f]{64}"
COUNT = "(?:0|[1-9][0-9]{0,8})"
WORD = "[a-z][a-z0-9_-]{0,39}"
SEAT = f"[{SEAT_LETTERS}]"
DATE = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"
MOVE = r"\S+(?: \S+){0,9}"

FORMS: Mapping[str, tuple[str, str]] = {  # the form of a line, and an example for error messages
    "format": (f"mattock record ({COUNT})", "mattock record 1"),
    "game": (f"game ({WORD})", "game pergamon"),
    "rules": (rf"rules ({COUNT}\.{COUNT})", "rules 1.0"),
    "components": ("components ([0-9a-f]{16})", "components 0123456789abcdef"),
    "players": (f"players ([1-{SEATS}])", "players 3"),
    "option": (f"option ({WORD}) ([a-z0-9_.-]{{1,40}})", "option sorting yes"),
    "seat": (f"seat ({SEAT}) (person|bot) (.+)", "seat A person Ada"),
    "began": (f"began ({DATE})", "began 2026-01-31T18:00:00Z"),
    "commit seed": (f"commit seed ({HASH})", "commit seed, and 64 hexadecimal digits"),
    "commit": (f"commit ({SEAT}) ({HASH})", "commit A, and 64 hexadecimal digits"),
    "number": (f"number ({SEAT}) ({HASH})", "number A, and 64 hexadecimal digits"),
    "given": (f"given ({COUNT}) ({HASH})", "given, a number of lines, and 64 hexadecimal digits"),
    "moves": ("moves", "moves"),
    "decision": (f"(~ )?({SEAT}) ({MOVE})", "A place 4"),
    "drawn": (f"(~ )?({WORD})#({COUNT}) ({COUNT})/({COUNT}) ({MOVE})", "tiles#1 17/60 tile V36M4"),
    "sits": (f"sits ({SEAT}) (person|bot) (.+)", "sits B bot greedy"),
    "resigns": (f"resigns ({SEAT})", "resigns B"),
    "undo": (f"undo ({SEAT}) ({COUNT})", "undo A 1"),
    "result": (f"result((?: {SEAT} (?:0|-?[1-9][0-9]{{0,8}}))+)", "result A 40 B 38"),
    "winners": (f"winners((?: {SEAT})+)", "winners A"),
    "seed": (f"seed ({HASH})", "seed, and 64 hexadecimal digits"),
    "private seed": (f"private seed ({HASH})", "private seed, and 64 hexadecimal digits"),
    "ended": (f"ended ({DATE})", "ended 2026-01-31T19:00:00Z"),
    "saved": (f"saved ({DATE})", "saved 2026-01-31T19:00:00Z"),
    "digest": (f"digest ({HASH})", "digest, and 64 hexadecimal digits"),
}
PATTERNS = {name: re.compile(pattern) for name, (pattern, _) in FORMS.items()}
ENDINGS = ("result", "abandoned", "unfinished")


def bad_line(number: int, sentence: str) -> BadRecord:
    """The error for one line of a record."""
    return BadRecord(f"Line {number}: {sentence}")


def decode_text(data: bytes) -> str:
    """The bytes of a file as text."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        number = data[: error.start].count(b"\n") + 1
        raise bad_line(number, "this is not text in UTF-8.") from None


def split_lines(text: str) -> list[str]:
    """The lines of a record, with either kind of line end."""
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
    for number, line in enumerate(lines, 1):
        if not line.isprintable():
            raise bad_line(number, f"{shorten(line)} holds a character that cannot be printed.")
    return lines


def shorten(line: str) -> str:
    """A line for a message."""
    return repr(line if len(line) <= 60 else line[:57] + "...")


class Cursor:
    """Reads a text line by line and checks the form of each."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.number = 0  # of the line taken last

    def peek(self) -> str:
        """The first word of the next line."""
        return self.lines[self.number].split(" ", 1)[0] if self.number < len(self.lines) else ""

    def next(self, expected: str) -> str:
        """The next line, whatever it is."""
        if self.number == len(self.lines):
            raise bad_line(self.number, f"the record is cut off after this line; expected is {expected!r}.")
        self.number += 1
        return self.lines[self.number - 1]

    def take(self, form: str) -> tuple[str, ...]:
        """The parts of the next line, which must have this form."""
        example = FORMS[form][1]
        line = self.next(example)
        match = PATTERNS[form].fullmatch(line)
        if match is None:
            raise bad_line(self.number, f"expected is {example!r}, not {shorten(line)}.")
        return match.groups("")

    def date(self, form: str) -> str:
        """A line with a date."""
        (text,) = self.take(form)
        try:
            datetime.fromisoformat(text)
        except ValueError:
            raise self.bad(f"{text} is no date.") from None
        return text

    def seat(self, letter: str, players: int) -> int:
        """A seat of this table."""
        seat = SEAT_LETTERS.index(letter)
        if seat >= players:
            raise self.bad(f"there is no seat {letter} among {players} players.")
        return seat

    def bad(self, sentence: str) -> BadRecord:
        """The error for the line taken last."""
        return bad_line(self.number, sentence)


def read_record(data: str | bytes) -> Record:
    """The record in a text; BadRecord names the first line of the wrong form."""
    instance("A record", data, (str, bytes), "its text")
    if len(data) > MOST_BYTES:
        raise bad_line(1, f"a record has at most {MOST_BYTES >> 20} MiB, this text has more.")
    text = decode_text(data) if isinstance(data, bytes) else data
    cursor = Cursor(split_lines(text))
    record = read_head(cursor)
    record.lines = list(read_moves(cursor, record.players))
    check_undos(record, cursor.number - len(record.lines))
    read_end(cursor, record)
    (record.digest,) = cursor.take("digest")
    if cursor.number < len(cursor.lines):
        extra = cursor.next("")
        raise cursor.bad(f"the record ended above; {shorten(extra)} is too much.")
    return record


def read_head(cursor: Cursor) -> Record:
    """The header, down to the line `moves`."""
    (version,) = cursor.take("format")
    if version != str(FORMAT):
        raise cursor.bad(f"this is format {version}; this program reads format {FORMAT}.")
    (game,) = cursor.take("game")
    (rules,) = cursor.take("rules")
    (components,) = cursor.take("components")
    (players,) = cursor.take("players")
    count = int(players)
    options = read_options(cursor)
    seats = [read_seat(cursor, letter) for letter in SEAT_LETTERS[:count]]
    began = cursor.date("began")
    (commitment,) = cursor.take("commit seed")
    commitments = read_hashes(cursor, "commit", count)
    numbers = read_hashes(cursor, "number", count)
    if missing := [s for s in range(count) if (commitments[s] is None) != (numbers[s] is None)]:
        raise cursor.bad(f"seat {SEAT_LETTERS[missing[0]]} lacks its number, or the commitment to it.")
    given, given_from = read_given(cursor)
    cursor.take("moves")
    hidden = bytes.fromhex(commitment)
    head = (game, rules, components, count, options, seats, began, hidden, commitments, numbers)
    return Record(*head, given, given_from)


def read_options(cursor: Cursor) -> dict[str, str]:
    """The options as they are written."""
    options: dict[str, str] = {}
    while cursor.peek() == "option":
        name, value = cursor.take("option")
        if name in options:
            raise cursor.bad(f"option {name} stands here for the second time.")
        options[name] = value
    return options


def read_seat(cursor: Cursor, expected: str) -> Seat:
    """Who sits at one place."""
    letter, kind, name = cursor.take("seat")
    if letter != expected:
        raise cursor.bad(f"expected is seat {expected}, not seat {letter}.")
    return read_name(cursor, kind, name)


def read_name(cursor: Cursor, kind: str, name: str) -> Seat:
    """A person or a bot."""
    try:
        return Seat("person" if kind == "person" else "bot", name)
    except BadOption as error:
        raise cursor.bad(str(error)) from None


def read_hashes(cursor: Cursor, form: str, players: int) -> list[bytes | None]:
    """The players' numbers, or the commitments to them, in the order of the seats."""
    found: list[bytes | None] = [None] * players
    last = -1
    while cursor.peek() == form:
        letter, value = cursor.take(form)
        seat = cursor.seat(letter, players)
        if seat <= last:
            raise cursor.bad("the seats do not stand in order.")
        found[seat] = bytes.fromhex(value)
        last = seat
    return found


def read_given(cursor: Cursor) -> tuple[int, str]:
    """How many lines come from another record, and from which."""
    if cursor.peek() != "given":
        return 0, ""
    count, source = cursor.take("given")
    if count == "0":
        raise cursor.bad("where nothing is given this line is left out.")
    return int(count), source


def read_moves(cursor: Cursor, players: int) -> Iterator[Line]:
    """The lines between the header and the end."""
    while cursor.peek() not in ENDINGS:
        yield read_line(cursor, cursor.next("the end of the game, or 'unfinished'"), players)


def read_line(cursor: Cursor, text: str, players: int) -> Line:
    """One decision, draw or undo."""
    if match := PATTERNS["drawn"].fullmatch(text):
        mark, source, number, place, total, move = match.groups("")
        if int(place) >= int(total) or number == "0":
            raise cursor.bad(f"{source}#{number} {place}/{total} is no draw: it counts from #1 and from 0/1.")
        return Drawn(source, int(number), int(place), int(total), move, bool(mark))
    if match := PATTERNS["undo"].fullmatch(text):
        return Undo(cursor.seat(match[1], players), int(match[2]))
    if match := PATTERNS["sits"].fullmatch(text):
        return Sit(cursor.seat(match[1], players), read_name(cursor, match[2], match[3]))
    if match := PATTERNS["resigns"].fullmatch(text):
        return Resign(cursor.seat(match[1], players))
    if match := PATTERNS["decision"].fullmatch(text):
        return Decision(cursor.seat(match[2], players), match[3], bool(match[1]))
    raise cursor.bad(f"{shorten(text)} is no decision, draw, undo, change of seat, resignation or end.")


def check_undos(record: Record, above: int) -> None:
    """Check that each undo goes back to a decision of its seat, and that just these lines are marked."""
    if record.given > len(record.lines):
        raise bad_line(above - 1, f"{record.given} lines are given, but only {len(record.lines)} follow.")
    standing: list[int] = []
    taken: set[int] = set()
    for place, line in enumerate(record.lines):
        number = above + 1 + place
        if place < record.given and (not isinstance(line, Step) or line.undone):
            raise bad_line(number, "among the given lines are only moves and draws that stand.")
        if isinstance(line, Step):
            standing.append(place)
        elif isinstance(line, Undo):
            left = undo_to(record, standing, line, number)
            taken.update(standing[left:])
            del standing[left:]
    for place, line in enumerate(record.lines):
        if isinstance(line, Step) and line.undone != (place in taken):
            mark = (
                "is marked as undone, but no undo takes it back" if line.undone else "was undone: mark it ~"
            )
            raise bad_line(above + 1 + place, f"this line {mark}.")


def undo_to(record: Record, standing: list[int], undo: Undo, number: int) -> int:
    """How many standing lines an undo leaves."""
    left = len(standing) - undo.count
    if not undo.count or left < record.given:
        most = len(standing) - record.given
        raise bad_line(number, f"{undo.count} lines are undone here, of {most} that can be.")
    first = record.lines[standing[left]]
    if not isinstance(first, Decision) or first.seat != undo.seat:
        letter = SEAT_LETTERS[undo.seat]
        raise bad_line(number, f"an undo of {letter} goes back to a decision of {letter}.")
    return left


def read_end(cursor: Cursor, record: Record) -> None:
    """The result and the seed, or how else the record ends."""
    word = cursor.peek()
    if word == "result":
        read_result(cursor, record)
        record.ending = "finished"
    elif cursor.next(word) != word:
        raise cursor.bad(f"expected is {word!r} alone.")
    elif word == "abandoned":
        record.ending = "abandoned"
    if record.ending != "unfinished":
        record.seed = bytes.fromhex(cursor.take("seed")[0])
        record.ended = cursor.date("ended")
        return
    if cursor.peek() == "private":
        record.seed = bytes.fromhex(cursor.take("private seed")[0])
    record.ended = cursor.date("saved")


def read_result(cursor: Cursor, record: Record) -> None:
    """The points of all seats, and who won."""
    words = cursor.take("result")[0].split()
    if words[::2] != list(SEAT_LETTERS[: record.players]):
        raise cursor.bad(f"expected are the points of all {record.players} seats in order.")
    record.scores = [int(word) for word in words[1::2]]
    letters = cursor.take("winners")[0].split()
    record.winners = [cursor.seat(letter, record.players) for letter in letters]
    if record.winners != sorted(set(record.winners)):
        raise cursor.bad("the winners do not stand in order.")
