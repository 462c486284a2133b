"""Phase 3c, storing: what is not shown is stored or thrown away (P3.22 to P3.25)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import lowest, popcount
    from mattock.games.pergamon.excavate import refuse_unfinished
    from mattock.games.pergamon.exhibit import refuse_tile_of_hand
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        CANNOT_PAY_STORAGE,
        DISCARD,
        LAST_ROUND_NO_STORAGE,
        NEXT_FIGURE,
        ROUNDS,
        SAY_DISCARDED,
        SAY_LAST_TURN,
        SAY_STORED,
        STORE,
        STORING,
        THREE_ARE_FREE,
    )

ONE = 1


def storage_cost(state: Pergamon, seat: int) -> int:
    """P3.22: three tiles are free, one coin for each three begun above; P3.25: nothing in the last round."""
    above = popcount(state.hand[seat]) - state.parts.free_storage
    if above <= 0 or state.round == ROUNDS:
        return 0
    return (above + state.parts.storage_step - 1) // state.parts.storage_step


def offer_discards(state: Pergamon, out: list[int], n: int) -> int:
    left = state.hand[state.mover]
    while left:
        tile = lowest(left)
        left &= left - 1
        if not refuse_discard(state, tile):
            out[n] = DISCARD + tile
            n += 1
    return n


def refuse_discard(state: Pergamon, tile: int) -> int:
    """P3.23: only to save storage; P3.25: not in the last round."""
    if refused := refuse_unfinished(state):
        return refused
    if state.round == ROUNDS:
        return LAST_ROUND_NO_STORAGE
    if refused := refuse_tile_of_hand(state, tile):
        return refused
    return 0 if popcount(state.hand[state.mover]) > state.parts.free_storage else THREE_ARE_FREE


def do_discard(state: Pergamon, tile: int) -> None:
    state.note(SAY_DISCARDED, state.mover, tile, 0)
    state.hand[state.mover] ^= ONE << tile
    state.box |= ONE << tile
    state.phase = STORING


def offer_store(state: Pergamon, out: list[int], n: int) -> int:
    if not refuse_store(state):
        out[n] = STORE
        n += 1
    return n


def refuse_store(state: Pergamon) -> int:
    """P3.22: who cannot pay must throw tiles away first."""
    if refused := refuse_unfinished(state):
        return refused
    return CANNOT_PAY_STORAGE if storage_cost(state, state.mover) > state.coins[state.mover] else 0


def do_store(state: Pergamon) -> None:
    """P3.24: this ends the turn."""
    cost = storage_cost(state, state.mover)
    if state.round == ROUNDS:
        state.note(SAY_LAST_TURN, state.mover, 0, 0)
    else:
        state.note(SAY_STORED, state.mover, popcount(state.hand[state.mover]), cost)
    state.coins[state.mover] -= cost
    state.spent += cost
    state.phase = NEXT_FIGURE
