"""Checks of arguments: a value that a call cannot take is answered by a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from operator import index

from mattock.core.errors import BadArgument

LONGEST = 60  # characters of a value in a sentence
WORD = (1 << 64) - 1


def shown(value: object) -> str:
    """Any value in a form that fits into a sentence."""
    try:
        text = repr(value)
    except Exception:  # a number of 5,000 digits, a list of itself a thousand deep
        text = f"a {type(value).__name__} too large to write down"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def whole(what: str, value: object, low: int | None = None, high: int | None = None) -> int:
    """A whole number within bounds; `what` is the subject of the error message."""
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        number = None
    if number is None or (low is not None and number < low) or (high is not None and number > high):
        bounds = "" if low is None else f" of {low} or more" if high is None else f" from {low} to {high}"
        raise BadArgument(f"{what} is {shown(value)}; expected is a whole number{bounds}.")
    return number


def word(what: str, value: object) -> int:
    """A seed as 64 bits; larger or negative seeds are hashed, so that they do not collide with small ones."""
    number = whole(what, value)
    if 0 <= number <= WORD:
        return number
    return int.from_bytes(sha256(f"{number:x}".encode()).digest()[:8], "big")


def measure(what: str, value: object, high: float) -> None:
    """A number above 0, not always a whole one; `what` begins the sentence that says otherwise."""
    if not isinstance(value, int | float) or not 0 < value <= high:
        raise BadArgument(f"{what} is {shown(value)}; expected is a number above 0 and at most {high}.")


def one_of(what: str, value: object, known: Sequence[str]) -> str:
    """One of a set of names."""
    if not isinstance(value, str) or value not in known:
        raise BadArgument(f"{what} is {shown(value)}; expected is {' or '.join(known)}.")
    return value


def instance(what: str, value: object, kind: type | tuple[type, ...], called: str) -> None:
    """An instance of a class, or of one of several."""
    if not isinstance(value, kind):
        raise BadArgument(f"{what} is {shown(value)}; expected is {called}.")
