"""The museum: which rooms a player can enter (M5), with Sir Brown (M3.6) or after a zone (M4.4)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.vocabulary import OTHER_PHASE
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        ACTION_DONE,
        APPEALED,
        BROWN,
        CHOOSING,
        MUSEUM,
        NEEDS_BROWN,
        NEXT_RANK,
        NO_CUBE_FOR_MUSEUM,
        NO_SUCH_ROOM,
        NOBODY,
        NOT_FOR_THIRD,
        ROOM_CLOSED,
        ROOM_RESERVED,
        ROOM_TAKEN,
        ROOMS,
        SAY_BROWN,
        SAY_DISC_BACK,
        SAY_ENTERED,
        SAY_ENTERED_FIVE,
        SCRAPS,
        TURN,
        WINGS,
    )


def rooms_of(state: Mykerinos, seat: int) -> int:
    """The rooms with a player's cubes, as bits."""
    rooms = 0
    for room in range(ROOMS):
        rooms |= (state.room[room] == seat) << room
    return rooms


def free_rooms(state: Mykerinos) -> int:
    """M5.1: the rooms of this plan without a cube, as bits."""
    return state.parts.plan[state.plan] & rooms_of(state, NOBODY)


def reserved_against(state: Mykerinos, seat: int) -> int:
    """N3.3: the rooms that others have reserved, as bits."""
    rooms = 0
    for other in range(state.players):
        if other != seat:
            rooms |= state.reserved[other]
    return rooms


def enterable(state: Mykerinos, seat: int) -> int:
    """M5.2, M5.3: the rooms that a player can enter, as bits."""
    free = free_rooms(state) & ~reserved_against(state, seat)
    own = rooms_of(state, seat)
    rooms = free & state.parts.open_to_all
    for wing in range(WINGS):
        if state.parts.doors[2 * wing + 1] & own:
            rooms |= free & 1 << 2 * wing + 1
    return rooms


def rooms_to_choose(state: Mykerinos) -> int:
    """M4.4, M5.4: the rooms that the mover can send a cube of the general supply to, as bits."""
    return enterable(state, state.mover) if state.supply[state.mover] else 0


def offer_rooms(state: Mykerinos, out: list[int], n: int) -> int:
    rooms = enterable(state, state.mover) if state.phase == APPEALED else rooms_to_choose(state)
    for room in range(ROOMS):
        if rooms >> room & 1:
            out[n] = MUSEUM + room
            n += 1
    return n


def refuse_museum(state: Mykerinos, room: int) -> int:
    if state.phase == TURN or (state.phase == APPEALED and state.patron != BROWN):
        return NEEDS_BROWN
    if state.phase == SCRAPS:
        return NOT_FOR_THIRD
    if state.phase != CHOOSING and state.phase != APPEALED:
        return OTHER_PHASE
    if not state.parts.plan[state.plan] >> room & 1:
        return NO_SUCH_ROOM
    if state.room[room] != NOBODY:
        return ROOM_TAKEN
    if reserved_against(state, state.mover) >> room & 1:
        return ROOM_RESERVED
    if state.phase == CHOOSING and not state.supply[state.mover]:
        return NO_CUBE_FOR_MUSEUM
    return 0 if enterable(state, state.mover) >> room & 1 else ROOM_CLOSED


def enter(state: Mykerinos, seat: int, room: int) -> None:
    if state.parts.doors[room]:
        state.note(SAY_ENTERED_FIVE, seat, room, 0)
    else:
        state.note(SAY_ENTERED, seat, room, 0)
    state.room[room] = seat
    if state.reserved[seat] >> room & 1:
        state.note(SAY_DISC_BACK, seat, 0, 0)
        state.reserved[seat] ^= 1 << room


def do_museum(state: Mykerinos, room: int) -> None:
    if state.phase == APPEALED:
        enter_with_brown(state, room)
    else:
        enter_after_zone(state, state.mover, room)


def enter_with_brown(state: Mykerinos, room: int) -> None:
    """M3.6: the cube comes from the player's own stock."""
    state.note(SAY_BROWN, state.mover, room, 0)
    state.stock[state.mover] -= 1
    enter(state, state.mover, room)
    state.phase = ACTION_DONE


def enter_after_zone(state: Mykerinos, seat: int, room: int) -> None:
    """M5.4: the cube comes from the general supply."""
    state.supply[seat] -= 1
    enter(state, seat, room)
    state.rank += 1
    state.phase = NEXT_RANK
