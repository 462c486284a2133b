"""The fast generator for simulations, SplitMix64. Fair draws at a table use the streams of `draws.py`."""

from __future__ import annotations

from collections.abc import Iterator

import cython

from mattock.core.arguments import word

if not cython.compiled:
    from mattock.core.bits import advance, scramble


def spin(rounds: int) -> int:
    """Pure arithmetic without the GIL: shows what a second thread can gain on this machine."""
    x = 0
    with cython.nogil:
        for _ in range(rounds):
            x = scramble(advance(x))
    return x


def stream_of(seed: int) -> Iterator[int]:
    """An endless stream of seeds derived from one."""
    state = word("The seed", seed)
    while True:
        state = advance(state)
        yield scramble(state)
