"""The tomb raider, who joins a game of two (P7)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import RAIDER, SAY_RAIDED, SAY_RAIDER_SAVES, SAY_RAIDER_STANDS


def post_raider(state: Pergamon) -> None:
    """P7.1: he stands on the field that shows the backs of the two cards."""
    field = state.parts.raider_field[state.backs[0] + state.backs[1]]
    state.figure[RAIDER] = field
    state.note(SAY_RAIDER_STANDS, field, 0, 0)


def raid(state: Pergamon) -> None:
    """P7.4, P7.5: the deepest gallery with tiles that he may enter and can pay; P7.6: he keeps the rest."""
    reach = state.parts.depth[state.figure[RAIDER]]
    for step in range(reach):
        g = reach - 1 - step
        price = state.parts.price[g]
        if price <= state.coins[RAIDER] and state.gallery[g]:
            state.note(SAY_RAIDED, g, price, 0)
            state.coins[RAIDER] -= price
            state.spent += price
            state.box |= state.gallery[g]
            state.gallery[g] = 0
            break
    if state.coins[RAIDER]:
        state.note(SAY_RAIDER_SAVES, state.coins[RAIDER], 0, 0)
