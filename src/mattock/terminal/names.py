"""What seats are called: on the board, and in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType

from mattock.core.record_file import Seat
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.terminal.look import SHAPES
from mattock.words import LANGUAGES, player, say, tell

NOBODY = MappingProxyType[str, str]({})
CALLED = ContextVar[Mapping[str, str]]("CALLED", default=NOBODY)  # names by letter, in sentences


def names_of(seats: Sequence[Seat]) -> list[str]:
    """The names of a table; bots of one level are told apart by their letters."""
    names = [name_of(seat, letter) for letter, seat in zip(SEAT_LETTERS, seats, strict=False)]
    often = Counter(names)
    return [f"{name} {SEAT_LETTERS[n]}" if often[name] > 1 else name for n, name in enumerate(names)]


def name_of(seat: Seat, letter: str) -> str:
    """A person's name or a bot's, in the language spoken here; somebody without one has that of the seat."""
    if seat.kind == "bot":
        word = f"bot-{seat.name}"
        said = say(word, {})
        return seat.name if said == word else said
    if is_said(seat.name, "terminal-you"):
        return say("terminal-you", {})
    return player(letter) if is_said(seat.name, "seat-player", letter) else seat.name


def is_said(name: str, message: str, letter: str = "") -> bool:
    """Whether a name is what we call somebody without one, in any language."""
    return name in {say(message, {"seat": letter}, language) for language in LANGUAGES}


@contextmanager
def calling(names: Sequence[str]) -> Iterator[None]:
    """Call the seats by these names in sentences; "you" is nobody's name there."""
    you = say("terminal-you", {})
    others = {letter: name for letter, name in zip(SEAT_LETTERS, names, strict=False) if name != you}
    before = CALLED.set(others)
    try:
        yield
    finally:
        CALLED.reset(before)


def called(seat: str) -> str:
    """A seat in a sentence, by its name."""
    return CALLED.get().get(seat) or player(seat)


def mark(seat: str) -> str:
    """A seat in a sentence: its shape and its name."""
    return f"{SHAPES[seat]} {called(seat)}" if seat in SHAPES else seat


def told(message: str, args: Mapping[str, int | str]) -> str:
    """A sentence with the shapes and names of the seats in it."""
    return tell(message, args, mark)
