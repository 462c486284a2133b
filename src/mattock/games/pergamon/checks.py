"""What must hold in every state: nothing appears or vanishes unless the rules say so."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import lowest, popcount
    from mattock.core.vocabulary import CHANCE, OVER
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        CHEST,
        CLEARED,
        DRAW_FRONT,
        DRAW_TILE,
        ENDED,
        FIELDS,
        FRONTS,
        GALLERIES,
        GALLERY_PLACES,
        LAYING,
        MARKERS,
        NO_CARD,
        NONE,
        PLACING,
        RAIDER,
        ROUNDS,
        ROW,
        STACK,
        STORING,
        STRIP,
        TILES,
        TURN,
    )

ONE = 1


def find_fault(state: Pergamon) -> int:
    """The number of the first broken invariant, or 0; FAULTS in game.py says each in words."""
    if not tiles_are_kept(state):
        return 1
    if not galleries_fit(state):
        return 2
    if not collections_hold(state):
        return 3
    if not row_holds(state):
        return 4
    if not cards_are_kept(state):
        return 5
    if not coins_are_kept(state):
        return 6
    if not figures_stand(state):
        return 7
    if not phase_fits(state):
        return 8
    return 0 if hands_fit(state) else 9


def tiles_are_kept(state: Pergamon) -> bool:
    """Every tile is in exactly one place."""
    seen = state.unseen
    twice = 0
    for g in range(GALLERIES):
        twice |= seen & state.gallery[g]
        seen |= state.gallery[g]
    for seat in range(4):
        twice |= seen & state.hand[seat]
        seen |= state.hand[seat]
    for marker in range(4 * MARKERS):
        twice |= seen & state.shown[marker]
        seen |= state.shown[marker]
    twice |= seen & state.drawn
    seen |= state.drawn
    twice |= seen & state.box
    seen |= state.box
    twice |= seen & state.row
    seen |= state.row
    return not twice and seen == (ONE << TILES) - 1


def galleries_fit(state: Pergamon) -> bool:
    for g in range(GALLERIES):
        if popcount(state.gallery[g]) > GALLERY_PLACES:
            return False
    return True


def chain_is(state: Pergamon, first: int, tiles: int) -> bool:
    """Whether the links from a first tile run through just these tiles, with halves that fit."""
    tile = first
    left = tiles
    while tile != NONE and left & (ONE << tile):
        left ^= ONE << tile
        following = state.link[tile]
        if following != NONE and state.parts.left[following] != state.parts.right[tile]:
            return False
        tile = following
    return not left and tile == NONE


def collections_hold(state: Pergamon) -> bool:
    """A marker in the museum has a field of its own and a row of at least two tiles, a free one has none."""
    used = 0
    linked = state.row
    for marker in range(4 * MARKERS):
        spot = state.spot[marker]
        linked |= state.shown[marker]
        if not spot:
            if state.shown[marker] or state.first[marker] != NONE:
                return False
            continue
        if marker // MARKERS >= state.players or used >> spot & 1 or spot > STRIP:
            return False
        used |= 1 << spot
        if popcount(state.shown[marker]) < 2 or not chain_is(state, state.first[marker], state.shown[marker]):
            return False
    for tile in range(TILES):
        if state.link[tile] != NONE and not linked >> tile & 1:
            return False
    return True


def row_holds(state: Pergamon) -> bool:
    """The row being laid is there just while it is laid, and its value is that of its objects."""
    if state.phase != ROW and state.phase != CLEARED:
        return not state.row and state.row_first == NONE and state.row_last == NONE and not state.row_value
    if not state.row or not chain_is(state, state.row_first, state.row):
        return False
    value = 0
    left = state.row
    while left:
        tile = lowest(left)
        left &= left - 1
        if state.link[tile] != NONE:
            value += state.parts.century[tile]
        elif tile != state.row_last:
            return False
    return value == state.row_value


def cards_are_kept(state: Pergamon) -> bool:
    """Cards never turned over are in the pile or face down on the table; two a round are used."""
    bags = state.bags
    chests = state.chests
    unseen = 0
    used = 0
    for i in range(3):
        back = state.top if i == 2 else state.backs[i]
        if back != NO_CARD and (i == 2 or not state.fronts[i]):
            chests += back == CHEST
            bags += back != CHEST
        if i < 2 and back == NO_CARD and state.fronts[i]:
            return False
        if i < 2 and state.fronts[i] and state.parts.back[state.fronts[i] - 1] != back:
            return False
    for k in range(FRONTS):
        if state.unseen_fronts[k] > state.parts.copies[k]:
            return False
        unseen += state.unseen_fronts[k]
        used += state.parts.copies[k] - state.unseen_fronts[k]
        if state.parts.back[k] == CHEST:
            chests -= state.unseen_fronts[k]
        else:
            bags -= state.unseen_fronts[k]
    on_table = (1 if state.fronts[0] else 0) + (1 if state.fronts[1] else 0)
    if state.phase > 0 and state.round and used - on_table != 2 * (state.round - 1):
        return False
    return not bags and not chests


def coins_are_kept(state: Pergamon) -> bool:
    """All coins that came with the cards are with the players, with the raider or back in the supply."""
    issued = state.players * state.parts.start_coins
    for k in range(FRONTS):
        issued += (k + 1) * (state.parts.copies[k] - state.unseen_fronts[k])
    if state.phase == DRAW_FRONT:
        issued -= state.fronts[0]
    for seat in range(RAIDER + 1):
        issued -= state.coins[seat]
        if state.coins[seat] < 0 or (state.players <= seat < RAIDER and state.coins[seat]):
            return False
    return issued == state.spent


def figures_stand(state: Pergamon) -> bool:
    """Figures stand on fields of their own, as many as have been placed; the order has everybody once."""
    used = 0
    placed = 0
    ordered = 0
    for seat in range(RAIDER + 1):
        field = state.figure[seat]
        if field:
            if field > FIELDS or used >> field & 1:
                return False
            used |= 1 << field
            if seat < state.players:
                placed += 1
            elif seat < RAIDER or state.players > 2:
                return False
    for i in range(state.players):
        ordered |= 1 << state.order[i]
    if state.round and ordered != (1 << state.players) - 1:
        return False
    if state.phase == PLACING:
        return placed == state.turn and state.mover == state.order[state.turn]
    return placed == (state.players if state.phase == DRAW_FRONT or state.phase >= TURN else 0)


def phase_fits(state: Pergamon) -> bool:
    """Whose move it is goes with the phase, and so do the tiles that are drawn."""
    if state.start >= state.players or state.round > ROUNDS or (not state.round and state.phase > 1):
        return False
    if state.drawn and state.phase != DRAW_TILE and state.phase != LAYING:
        return False
    if popcount(state.drawn) > STACK:
        return False
    if state.phase == ENDED:
        return state.mover == OVER and state.round == ROUNDS
    if state.phase < LAYING:
        return state.mover == CHANCE
    if state.phase == LAYING:
        return state.mover == state.start and popcount(state.drawn) > 1
    if state.phase >= TURN:
        return state.players > state.mover >= 0 and state.figure[state.mover] == state.at
    return state.mover >= 0


def hands_fit(state: Pergamon) -> bool:
    """Seats that nobody sits on have nothing, and nothing is thrown away in the last round."""
    for seat in range(state.players, 4):
        if state.hand[seat]:
            return False
    return state.phase != STORING or state.round < ROUNDS
