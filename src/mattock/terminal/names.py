"""What seats are called: on the board, and in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType

from mattock.core.moves import Move
from mattock.core.record_file import Seat
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.terminal.look import SHAPES
from mattock.words import LANGUAGES, player, say, tell

InWords = Callable[[str, str], str]  # of a sort of argument, its value
WORDS = ContextVar[InWords | None]("WORDS", default=None)
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
def calling(names: Sequence[str], words: InWords) -> Iterator[None]:
    """Call seats and things by these names in sentences; "you" is nobody's name there."""
    you = say("terminal-you", {})
    others = {letter: name for letter, name in zip(SEAT_LETTERS, names, strict=False) if name != you}
    before, said = CALLED.set(others), WORDS.set(words)
    try:
        yield
    finally:
        CALLED.reset(before)
        WORDS.reset(said)


def called(seat: str) -> str:
    """A seat in a sentence, by its name."""
    return CALLED.get().get(seat) or player(seat)


def mark(seat: str) -> str:
    """A seat in a sentence: its shape and its name."""
    return f"{SHAPES[seat]} {called(seat)}" if seat in SHAPES else seat


def in_words(move: Move) -> str:
    """The notation of a move with its things as they are shown here."""
    text, words = str(move), WORDS.get()
    if words is not None:
        for sort, name in move.args.items():
            text = text.replace(name, words(sort, name)) if isinstance(name, str) else text
    return text


def told(message: str, args: Mapping[str, int | str]) -> str:
    """A sentence with the shapes and names of the seats in it, and things in words."""
    words = WORDS.get()
    if words is not None:
        args = {sort: words(sort, name) if isinstance(name, str) else name for sort, name in args.items()}
    return tell(message, args, mark)
