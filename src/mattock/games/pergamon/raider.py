"""The tomb raider, who joins a game of two (P7)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        RAIDER,
        SAY_RAIDED,
        SAY_RAIDED_NEARER,
        SAY_RAIDER_IDLE,
        SAY_RAIDER_SAVES,
        SAY_RAIDER_STANDS,
    )


def post_raider(state: Pergamon) -> None:
    """P7.1: he stands on the field that shows the backs of the two cards."""
    field = state.parts.raider_field[state.backs[0] + state.backs[1]]
    state.figure[RAIDER] = field
    state.note(SAY_RAIDER_STANDS, field, 0, 0)


def raid(state: Pergamon) -> None:
    """P7.4, P7.5: the deepest gallery with tiles that he may enter and can pay; P7.6: he keeps the rest."""
    deepest = deepest_for_raider(state, 0)
    target = deepest_for_raider(state, 1)
    if target < 0:
        state.note(SAY_RAIDER_IDLE, 0, 0, 0)
    else:
        price = state.parts.price[target]
        state.note(SAY_RAIDED if target == deepest else SAY_RAIDED_NEARER, target, price, 0)
        state.coins[RAIDER] -= price
        state.spent += price
        state.box |= state.gallery[target]
        state.gallery[target] = 0
    if state.coins[RAIDER]:
        state.note(SAY_RAIDER_SAVES, state.coins[RAIDER], 0, 0)


def deepest_for_raider(state: Pergamon, with_tiles: int) -> int:
    """The deepest gallery that his field allows and his coins pay, if asked for one with tiles; -1: none."""
    reach = state.parts.depth[state.figure[RAIDER]]
    for step in range(reach):
        g = reach - 1 - step
        if state.parts.price[g] <= state.coins[RAIDER] and (state.gallery[g] or not with_tiles):
            return g
    return -1
