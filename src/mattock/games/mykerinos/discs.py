"""Governor Greenwish's discs: one on a free field or in a free room, after the dig (N3.2 to N3.6)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import popcount, wide_popcount
    from mattock.core.vocabulary import OTHER_PHASE
    from mattock.games.mykerinos.dig import offer_fields, open_fields, region
    from mattock.games.mykerinos.museum import free_rooms, reserved_against
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        ACTION_DONE,
        DISC_NEEDS_FREE_FIELD,
        DISCS,
        MARK,
        MARKING,
        NO_SUCH_ROOM,
        NOBODY,
        OUTSIDE_REGION,
        RESERVE,
        ROOM_RESERVED,
        ROOM_TAKEN,
        ROOMS,
        SAY_DISCS_HOME,
        SAY_MARKED,
        SAY_RESERVED,
    )

ONE = 1


def fields_to_mark(state: Mykerinos) -> int:
    """N3.2: free of cubes, discs and pyramids."""
    return open_fields(state, NOBODY)


def rooms_to_reserve(state: Mykerinos) -> int:
    """N3.2: the free rooms of any value, as bits."""
    return free_rooms(state) & ~reserved_against(state, NOBODY)


def discs_out(state: Mykerinos, seat: int) -> int:
    """How many discs of a player lie somewhere."""
    return wide_popcount(state.discs[seat]) + popcount(state.reserved[seat])


def can_mark(state: Mykerinos) -> bool:
    """Whether the mover has a disc and there is a place for it."""
    if discs_out(state, state.mover) >= DISCS:
        return False
    return fields_to_mark(state) != 0 or rooms_to_reserve(state) != 0


def offer_marks(state: Mykerinos, out: list[int], n: int) -> int:
    n = offer_fields(fields_to_mark(state), MARK, out, n)
    rooms = rooms_to_reserve(state)
    for room in range(ROOMS):
        if rooms >> room & 1:
            out[n] = RESERVE + room
            n += 1
    return n


def refuse_mark(state: Mykerinos, field: int) -> int:
    if state.phase != MARKING:
        return OTHER_PHASE
    if not region(state) >> field & 1:
        return OUTSIDE_REGION
    return 0 if fields_to_mark(state) >> field & 1 else DISC_NEEDS_FREE_FIELD


def refuse_reserve(state: Mykerinos, room: int) -> int:
    if state.phase != MARKING:
        return OTHER_PHASE
    if not state.parts.plan[state.plan] >> room & 1:
        return NO_SUCH_ROOM
    if state.room[room] != NOBODY:
        return ROOM_TAKEN
    return 0 if rooms_to_reserve(state) >> room & 1 else ROOM_RESERVED


def do_mark(state: Mykerinos, field: int) -> None:
    state.note(SAY_MARKED, state.mover, field, 0)
    state.discs[state.mover] |= ONE << field
    state.phase = ACTION_DONE


def do_reserve(state: Mykerinos, room: int) -> None:
    state.note(SAY_RESERVED, state.mover, room, 0)
    state.reserved[state.mover] |= 1 << room
    state.phase = ACTION_DONE


def take_discs_back(state: Mykerinos) -> None:
    """N4.1: all discs go back to their owners."""
    for seat in range(state.players):
        if state.discs[seat] != 0 or state.reserved[seat]:
            state.note(SAY_DISCS_HOME, seat, 0, 0)
        state.discs[seat] = 0
        state.reserved[seat] = 0
