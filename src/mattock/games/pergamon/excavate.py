"""Phase 3a, digging: whose turn it is and one gallery for its price (P3.1 to P3.7)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import lowest
    from mattock.games.pergamon.funds import figure_after
    from mattock.games.pergamon.raider import raid
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        ALREADY_DUG,
        CANNOT_PAY_DIG,
        CLEARED,
        DIG,
        DIG_BEFORE_ROW,
        DIG_COMES_FIRST,
        EMPTY_GALLERY,
        EXHIBIT_MUST_FOLLOW,
        FINISH_ROW,
        GALLERIES,
        OUT_OF_REACH,
        RAIDER,
        ROW,
        SAY_DUG,
        SAY_FOUND,
        SAY_TURN,
        SCORING,
        STORING,
        STORING_BEGUN,
        TURN,
    )


def next_figure(state: Pergamon) -> None:
    """P3.1: from right to left, each finishes before the next; the raider where he stands (P7.4)."""
    figure = figure_after(state, state.at)
    if figure == RAIDER:
        state.at = state.figure[RAIDER]
        raid(state)
        figure = figure_after(state, state.at)
    if figure < 0:
        state.phase = SCORING
        return
    state.at = state.figure[figure]
    state.mover = figure
    state.phase = TURN
    state.dug = 0
    state.exhibited = 0
    state.note(SAY_TURN, figure, 0, 0)


def refuse_unfinished(state: Pergamon) -> int:
    """P3.20, P3.21: what was begun comes first."""
    if state.phase == ROW:
        return FINISH_ROW
    return EXHIBIT_MUST_FOLLOW if state.phase == CLEARED else 0


def offer_digs(state: Pergamon, out: list[int], n: int) -> int:
    for g in range(GALLERIES):
        if not refuse_dig(state, g):
            out[n] = DIG + g
            n += 1
    return n


def refuse_dig(state: Pergamon, gallery: int) -> int:
    """P3.2 to P3.6; a row begun can be taken back, so it is named last."""
    if state.phase == STORING:
        return STORING_BEGUN
    if state.dug:
        return ALREADY_DUG
    if state.exhibited:
        return DIG_COMES_FIRST
    if gallery >= state.parts.depth[state.at]:
        return OUT_OF_REACH
    if not state.gallery[gallery]:
        return EMPTY_GALLERY
    if state.coins[state.mover] < state.parts.price[gallery]:
        return CANNOT_PAY_DIG
    return 0 if state.phase == TURN else DIG_BEFORE_ROW


def do_dig(state: Pergamon, gallery: int) -> None:
    """P3.2: all tiles of the gallery; P3.4: its price, however many they are; P3.7: to the others in hand."""
    price = state.parts.price[gallery]
    state.note(SAY_DUG, state.mover, gallery, price)
    left = state.gallery[gallery]
    while left:
        state.note(SAY_FOUND, state.mover, lowest(left), 0)
        left &= left - 1
    state.coins[state.mover] -= price
    state.spent += price
    state.hand[state.mover] |= state.gallery[gallery]
    state.gallery[gallery] = 0
    state.dug = 1
