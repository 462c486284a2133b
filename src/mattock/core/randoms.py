"""The fast generator of simulations. Fair draws at a table have streams of their own."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from operator import index

import cython

from mattock.core.bits import WORD
from mattock.core.errors import BadOption

if not cython.compiled:
    from mattock.core.bits import advance, scramble


def spin(rounds: int) -> int:
    """Nothing but arithmetic, without the GIL: what a second thread gains at most on this machine."""
    x = 0
    with cython.nogil:
        for _ in range(rounds):
            x = scramble(advance(x))
    return x


def word(seed: int) -> int:
    """A seed as 64 bits; one that has more, or a sign, does not get those of another."""
    try:
        number = index(seed)
    except TypeError:
        raise BadOption(f"A seed is a whole number, not {seed!r}.") from None
    if 0 <= number <= WORD:
        return number
    return int.from_bytes(sha256(str(number).encode()).digest()[:8], "big")


def stream_of(seed: int) -> Iterator[int]:
    """Seeds for as many generators as are wanted, from one."""
    state = word(seed)
    while True:
        state = advance(state)
        yield scramble(state)
