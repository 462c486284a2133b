"""The fast generator of simulations. Fair draws at a table have streams of their own."""

from __future__ import annotations

from collections.abc import Iterator

import cython

from mattock.core.arguments import word

if not cython.compiled:
    from mattock.core.bits import advance, scramble


def spin(rounds: int) -> int:
    """Nothing but arithmetic, without the GIL: what a second thread gains at most on this machine."""
    x = 0
    with cython.nogil:
        for _ in range(rounds):
            x = scramble(advance(x))
    return x


def stream_of(seed: int) -> Iterator[int]:
    """Seeds for as many generators as are wanted, from one."""
    state = word("The seed", seed)
    while True:
        state = advance(state)
        yield scramble(state)
