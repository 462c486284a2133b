"""The fast generator of simulations (splitmix64). Fair draws at a table have streams of their own."""

from __future__ import annotations

from collections.abc import Iterator

import cython

GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
WORD = 0xFFFFFFFFFFFFFFFF  # keeps the uncompiled numbers to 64 bits
HALF = 0xFFFFFFFF


def advance(x: int) -> int:
    """The next state of a stream; `scramble` turns it into random bits."""
    return (x + GOLDEN) & WORD


def scramble(x: int) -> int:
    """64 well-mixed bits."""
    x = ((x ^ (x >> 30)) * FIRST) & WORD
    x = ((x ^ (x >> 27)) * SECOND) & WORD
    return x ^ (x >> 31)


def blend(x: int, y: int) -> int:
    """One more number in a 64-bit key."""
    x = ((x ^ y) * FIRST) & WORD
    return x ^ (x >> 29)


def below(bits: int, n: int) -> int:
    """64 random bits scaled to 0 .. n - 1, for n under 2**32: floor(bits * n / 2**64)."""
    return ((bits >> 32) * n + ((bits & HALF) * n >> 32)) >> 32


def spin(rounds: int) -> int:
    """Nothing but arithmetic, without the GIL: what a second thread gains at most on this machine."""
    x = 0
    with cython.nogil:
        for _ in range(rounds):
            x = scramble(advance(x))
    return x


def stream_of(seed: int) -> Iterator[int]:
    """Seeds for as many generators as are wanted, from one."""
    state = seed & WORD
    while True:
        state = advance(state)
        yield scramble(state)
