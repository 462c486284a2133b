"""What looks good at a glance in Pergamon: the greedy bot goes by it."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import lowest, popcount
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        CHEST,
        DIG,
        DISCARD,
        DISSOLVE,
        EXHIBIT,
        JOIN,
        KINDS,
        MARKERS,
        PLACE,
        ROUNDS,
        STORE,
        STRIP,
    )

WORTH_SHOWING = 8  # a row of this value is shown in any round


def appeal_of(state: Pergamon, action: int) -> int:
    """A number to compare the actions of one state by."""
    if action < PLACE:
        return 0
    if action < DIG:
        return appeal_of_field(state, action - PLACE + 1)
    if action < JOIN:
        return 1000 + appeal_of_gallery(state, action - DIG)
    if action < DISSOLVE:
        return appeal_of_join(state, action - JOIN)
    if action < EXHIBIT:
        return 10 - state.spot[state.mover * MARKERS + action - DISSOLVE]
    if action < DISCARD:
        return appeal_of_polish(state, action - EXHIBIT)
    if action < STORE:
        return 5 - state.parts.century[action - DISCARD]
    return 50


def appeal_of_field(state: Pergamon, field: int) -> int:
    """The best gallery it reaches with the coins it should bring, and the coins themselves."""
    pot = 5 + 4 * (state.backs[0] == CHEST) + 4 * (state.backs[1] == CHEST)
    expected = state.parts.coins[field]
    expected = min(expected, pot // 2)
    purse = state.coins[state.mover] + expected
    best = 0
    for g in range(state.parts.depth[field]):
        if state.parts.price[g] <= purse and appeal_of_gallery(state, g) > best:
            best = appeal_of_gallery(state, g)
    return 2 * best + 3 * expected - field // 2


def appeal_of_gallery(state: Pergamon, gallery: int) -> int:
    """Old tiles, and tiles that fit those in hand, for the price."""
    worth = 0
    hand = state.hand[state.mover]
    left = state.gallery[gallery]
    while left:
        tile = lowest(left)
        left &= left - 1
        worth += 2 * state.parts.century[tile]
        if (hand | state.gallery[gallery]) & state.parts.starts[state.parts.right[tile]]:
            worth += state.parts.century[tile]
    return worth - 2 * state.parts.price[gallery]


def promise(state: Pergamon) -> int:
    """About what the best row of the hand is worth: each tile that another can follow, once."""
    worth = 0
    hand = state.hand[state.mover]
    for kind in range(KINDS):
        left = hand & state.parts.starts[kind]
        while left:
            tile = lowest(left)
            left &= left - 1
            if hand & state.parts.starts[state.parts.right[tile]]:
                worth += state.parts.century[tile]
    return worth


def appeal_of_join(state: Pergamon, tile: int) -> int:
    """A row is begun when it is worth it or the round is scored, and goes on as long as it can."""
    if state.row:
        onward = state.hand[state.mover] & state.parts.starts[state.parts.right[tile]]
        return 500 + state.parts.century[tile] * (1 if onward else 0) - state.parts.century[tile] // 3
    scored = state.parts.bonus_kind[state.round] != KINDS
    crowded = popcount(state.hand[state.mover]) > 4
    if promise(state) >= WORTH_SHOWING or scored or crowded:
        return 100 + state.parts.century[tile]
    return 40


def appeal_of_polish(state: Pergamon, coins: int) -> int:
    """A little polish where a step of points is near; in the last round all of it."""
    value = state.row_value + coins
    value = min(value, STRIP)
    if state.round == ROUNDS:
        return 100 + value
    return 100 + 2 * state.parts.points[value] - coins
