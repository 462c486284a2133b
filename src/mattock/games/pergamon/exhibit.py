"""Phase 3b, exhibiting: a row of tiles, its value, its polish, its place in the museum (P3.8 to P3.21)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import lowest
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        CANNOT_PAY_POLISH,
        CLEARED,
        DISSOLVE,
        DOES_NOT_FIT,
        EXHIBIT,
        EXHIBIT_MUST_FOLLOW,
        FOR_EXHIBIT,
        IN_THE_ROW,
        JOIN,
        MARKER_STILL_FREE,
        MARKERS,
        NO_FREE_MARKER,
        NO_PARTNER,
        NO_ROW,
        NONE,
        NOT_IN_HAND,
        ON_SHOW,
        POLISH_WASTED,
        ROUNDS,
        ROW,
        ROW_TOO_SHORT,
        SAY_CAPPED,
        SAY_DISSOLVED,
        SAY_JOINED,
        SAY_OUT,
        SAY_POLISHED,
        SAY_POLISHED_LAST,
        SAY_PUSHED,
        SAY_SHOWN,
        SAY_TICKET,
        SOURCES,
        STORING,
        STORING_BEGUN,
        STRIP,
        TOO_MUCH_POLISH,
        TURN,
    )

ONE = 1


# Laying a row.


def offer_joins(state: Pergamon, out: list[int], n: int) -> int:
    left = state.hand[state.mover]
    while left:
        tile = lowest(left)
        left &= left - 1
        if not refuse_join(state, tile):
            out[n] = JOIN + tile
            n += 1
    return n


def refuse_join(state: Pergamon, tile: int) -> int:
    """P3.8: a row needs a second tile; P3.10: halves fit; P3.9, P3.18: tiles in hand, none on show."""
    if state.phase == STORING:
        return STORING_BEGUN
    if state.phase == CLEARED:
        return EXHIBIT_MUST_FOLLOW
    if refused := refuse_tile_of_hand(state, tile):
        return refused
    if state.phase == TURN:
        return 0 if state.hand[state.mover] & state.parts.starts[state.parts.right[tile]] else NO_PARTNER
    return 0 if state.parts.left[tile] == state.parts.right[state.row_last] else DOES_NOT_FIT


def refuse_tile_of_hand(state: Pergamon, tile: int) -> int:
    """Why a tile is not the mover's to use."""
    if state.hand[state.mover] & (ONE << tile):
        return 0
    if state.row & (ONE << tile):
        return IN_THE_ROW
    for m in range(MARKERS):
        if state.shown[state.mover * MARKERS + m] & (ONE << tile):
            return ON_SHOW
    return NOT_IN_HAND


def do_join(state: Pergamon, tile: int) -> None:
    """P3.11: joined to the right of the last tile, an object of that tile's century is complete."""
    state.note(SAY_JOINED, state.mover, tile, 0)
    if state.phase == TURN:
        state.phase = ROW
        state.row_first = tile
    else:
        state.link[state.row_last] = tile
        state.row_value += state.parts.century[state.row_last]
    state.row_last = tile
    state.row |= ONE << tile
    state.hand[state.mover] ^= ONE << tile


# Making room for a fourth collection.


def free_marker(state: Pergamon) -> int:
    """The mover's lowest free marker, counted over all seats; -1 if all three are in use."""
    for m in range(MARKERS):
        if not state.spot[state.mover * MARKERS + m]:
            return state.mover * MARKERS + m
    return -1


def refuse_without_row(state: Pergamon) -> int:
    """P3.8: nothing is shown without a row of two tiles."""
    if state.phase == STORING:
        return STORING_BEGUN
    if state.phase == TURN:
        return NO_ROW
    return ROW_TOO_SHORT if state.row_first == state.row_last else 0


def offer_dissolves(state: Pergamon, out: list[int], n: int) -> int:
    for m in range(MARKERS):
        if not refuse_dissolve(state, m):
            out[n] = DISSOLVE + m
            n += 1
    return n


def refuse_dissolve(state: Pergamon, marker: int) -> int:
    """P3.19: only who has all three markers in use; P3.20: only one for one exhibit."""
    if state.phase == CLEARED:
        return EXHIBIT_MUST_FOLLOW
    if state.phase != STORING and free_marker(state) >= 0:
        return MARKER_STILL_FREE
    return refuse_without_row(state)


def do_dissolve(state: Pergamon, marker: int) -> None:
    state.note(SAY_DISSOLVED, state.mover, marker, 0)
    dissolve(state, state.mover * MARKERS + marker)
    state.phase = CLEARED


def dissolve(state: Pergamon, marker: int) -> None:
    """P3.17: the markers come back to their owner, the tiles go to the box."""
    state.box |= state.shown[marker]
    left = state.shown[marker]
    while left:
        state.link[lowest(left)] = NONE
        left &= left - 1
    state.shown[marker] = 0
    state.first[marker] = NONE
    state.spot[marker] = 0


# Exhibiting.


def offer_exhibits(state: Pergamon, out: list[int], n: int) -> int:
    for coins in range(STRIP):
        if refuse_exhibit(state, coins):
            break
        out[n] = EXHIBIT + coins
        n += 1
    return n


def refuse_exhibit(state: Pergamon, coins: int) -> int:
    """P3.12, P3.13: so much polish; P3.14: none that changes nothing; P3.19: on a free marker."""
    if refused := refuse_without_row(state):
        return refused
    if free_marker(state) < 0:
        return NO_FREE_MARKER
    if coins > state.parts.polish_limit and state.round < ROUNDS:
        return TOO_MUCH_POLISH
    if coins and state.row_value + coins > STRIP:
        return POLISH_WASTED
    return CANNOT_PAY_POLISH if coins > state.coins[state.mover] else 0


def do_exhibit(state: Pergamon, coins: int) -> None:
    """P3.15: the marker goes to the field of the value, after the others were pushed; a point at once."""
    seat = state.mover
    value = state.row_value + coins
    if coins:
        beyond = coins > state.parts.polish_limit
        state.note(SAY_POLISHED_LAST if beyond else SAY_POLISHED, seat, coins, value)
        state.coins[seat] -= coins
        state.spent += coins
    if value > STRIP:
        state.note(SAY_CAPPED, seat, value, STRIP)
        value = STRIP
    marker = free_marker(state)
    push_markers(state, value)
    state.note(SAY_SHOWN, seat, marker % MARKERS, value)
    state.spot[marker] = value
    state.shown[marker] = state.row
    state.first[marker] = state.row_first
    state.row = 0
    state.row_first = NONE
    state.row_last = NONE
    state.row_value = 0
    state.exhibited = 1
    state.phase = TURN
    state.points[seat * SOURCES + FOR_EXHIBIT] += state.parts.exhibit_points
    state.note(SAY_TICKET, seat, state.parts.exhibit_points, 0)


def push_markers(state: Pergamon, value: int) -> None:
    """P3.16: every marker on the field or below it, one's own too, goes one field down."""
    for marker in range(4 * MARKERS):
        if 0 < state.spot[marker] <= value:
            move_down(state, marker, 1, SAY_PUSHED)


def move_down(state: Pergamon, marker: int, fields: int, said: int) -> None:
    """P3.16, P4.5: a marker goes down; P3.17: below field 1 it leaves the museum."""
    if state.spot[marker] <= fields:
        state.note(SAY_OUT, marker // MARKERS, marker % MARKERS, 0)
        dissolve(state, marker)
    else:
        state.spot[marker] -= fields
        state.note(said, marker // MARKERS, marker % MARKERS, state.spot[marker])
