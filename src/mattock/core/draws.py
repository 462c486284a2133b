"""Provably fair draws: one SHA-256 stream for each source, under a key that nobody chooses alone.

A commit-reveal scheme: the commitments to the seed and to the players' numbers are published before the
game, the secrets after it. `docs/records.md` says exactly what is hashed and what that proves. Simulations
use the faster generator of `randoms.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import count
from secrets import token_bytes
from typing import NamedTuple

SECRET_BYTES = 32  # of a seed and of a player's number
SPAN = 1 << 256  # the number of values of one hash
EIGHT = (8).to_bytes(8, "big")  # the length prefix of a number


class Draw(NamedTuple):
    """One draw: its source and number, and where it fell among the weights."""

    source: str
    number: int  # from 1
    place: int  # 0 .. total - 1
    total: int  # of the weights
    outcome: int


def framed(*parts: bytes) -> bytes:
    """The parts, each with its length in 8 bytes before it, so that different lists never encode alike."""
    return b"".join([len(part).to_bytes(8, "big") + part for part in parts])


def digest(*parts: bytes) -> bytes:
    """SHA-256 over the parts."""
    return sha256(framed(*parts)).digest()


def new_secret() -> bytes:
    """A seed or a number that nobody can guess."""
    return token_bytes(SECRET_BYTES)


def commit_seed(seed: bytes) -> bytes:
    """The commitment that is published before the game, so that the seed cannot be changed later."""
    return digest(b"mattock seed", seed)


def commit_number(number: bytes) -> bytes:
    """The commitment that a player publishes before the numbers are revealed (the ceremony)."""
    return digest(b"mattock number", number)


def table_key(seed: bytes, numbers: Iterable[bytes | None]) -> bytes:
    """The key of a table's streams; a seat that gave no number counts as an empty one."""
    return digest(b"mattock key", seed, *(number or b"" for number in numbers))


@lru_cache(maxsize=1 << 12)
def head_of_stream(key: bytes, source: str) -> bytes:
    """The prefix of all hashes of one stream."""
    return framed(b"mattock draw", key, source.encode())


def hashes(key: bytes, source: str, number: int) -> Iterator[int]:
    """The attempts of one draw, as 256-bit numbers."""
    stem = head_of_stream(key, source) + EIGHT + number.to_bytes(8, "big") + EIGHT
    for attempt in count():
        yield int.from_bytes(sha256(stem + attempt.to_bytes(8, "big")).digest(), "big")


def unbiased(values: Iterator[int], total: int, span: int = SPAN) -> int:
    """Rejection sampling: the remainder of the first value below the largest multiple of `total`."""
    limit = span - span % total
    for value in values:
        if value < limit:
            return value % total
    raise ValueError("No value is left to try.")


def find_place(key: bytes, source: str, number: int, total: int) -> int:
    """Where a draw falls: 0 .. total - 1."""
    return unbiased(hashes(key, source, number), total)


def outcome_at(place: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
    """The outcome at a place when all are laid end to end, each as long as its weight."""
    for outcome, weight in zip(outcomes, weights, strict=True):
        if place < weight:
            return outcome
        place -= weight
    raise ValueError("The place lies beyond all weights.")


class Draws:
    """The streams of one table. Each number of a source is used once."""

    def __init__(self, key: bytes, used: Mapping[str, int] | None = None) -> None:
        self.key = key
        self.used: dict[str, int] = dict(used or {})  # the last number of each source

    def due(self, source: str, outcomes: Sequence[int], weights: Sequence[int]) -> Draw:
        """The next draw of a source; looking at it does not consume it."""
        number = self.used.get(source, 0) + 1
        total = sum(weights)
        place = find_place(self.key, source, number, total)
        return Draw(source, number, place, total, outcome_at(place, outcomes, weights))

    def use(self, source: str) -> None:
        """Consume the draw that was due."""
        self.used[source] = self.used.get(source, 0) + 1
