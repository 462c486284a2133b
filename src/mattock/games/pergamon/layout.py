"""Phase 1, laying out finds (P1), and variant 2 (P8.3)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import lowest, popcount
    from mattock.core.vocabulary import CHANCE, OTHER_PHASE
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        ALREADY_SEEN_TILE,
        CARDS,
        DRAW_START,
        DRAW_TILE,
        DRAW_TOP,
        GALLERIES,
        GALLERY_PLACES,
        LAY,
        LAYING,
        NO_SUCH_SEAT,
        NONE,
        NOT_DRAWN,
        OLDER_CENTURY,
        SAY_CHOSEN,
        SAY_DRAWN,
        SAY_FULL,
        SAY_LAID,
        SAY_ROUND,
        SAY_START,
        SAY_UNSEEN,
        STACK,
        START_SEAT,
        TILE,
    )

ONE = 1


# The first start player, drawn by lot.


def list_seats(state: Pergamon, out: list[int], weight: list[int]) -> int:
    for seat in range(state.players):
        out[seat] = START_SEAT + seat
        weight[seat] = 1
    return state.players


def refuse_start(state: Pergamon, seat: int) -> int:
    if state.phase != DRAW_START:
        return OTHER_PHASE
    return 0 if seat < state.players else NO_SUCH_SEAT


def do_start(state: Pergamon, seat: int) -> None:
    """P0.6: the first start player; P2.2: the others follow clockwise, with variant 1 too (P8.2)."""
    state.note(SAY_START, seat, 0, 0)
    seat_clockwise(state, seat)
    state.phase = DRAW_TOP


def seat_clockwise(state: Pergamon, start: int) -> None:
    """The order of placing: the start player, then clockwise."""
    state.start = start
    for i in range(state.players):
        state.order[i] = (start + i) % state.players


# Revealing tiles.


def begin_round(state: Pergamon) -> None:
    """P1.2, P1.3: one tile for each gallery that is not full; the other tiles of the stack stay unseen."""
    state.round += 1
    state.level = 0
    state.note(SAY_ROUND, state.round, 0, 0)
    for g in range(GALLERIES):
        if is_full(state, g):
            state.note(SAY_FULL, g, 0, 0)
    wanted = open_galleries(state)
    if wanted < STACK:
        state.note(SAY_UNSEEN, STACK - wanted, 0, 0)
    if wanted:
        state.phase = DRAW_TILE
        state.mover = CHANCE
    else:
        state.phase = CARDS


def is_full(state: Pergamon, gallery: int) -> bool:
    return popcount(state.gallery[gallery]) >= GALLERY_PLACES


def open_galleries(state: Pergamon) -> int:
    n = 0
    for g in range(GALLERIES):
        if not is_full(state, g):
            n += 1
    return n


def list_tiles(state: Pergamon, out: list[int], weight: list[int]) -> int:
    """Every tile never revealed is as likely, also those that will go back to the box unseen."""
    n = 0
    left = state.unseen
    while left:
        out[n] = TILE + lowest(left)
        weight[n] = 1
        left &= left - 1
        n += 1
    return n


def refuse_tile(state: Pergamon, tile: int) -> int:
    if state.phase != DRAW_TILE:
        return OTHER_PHASE
    return 0 if state.unseen & (ONE << tile) else ALREADY_SEEN_TILE


def do_tile(state: Pergamon, tile: int) -> None:
    state.note(SAY_DRAWN, tile, 0, 0)
    state.unseen ^= ONE << tile
    state.drawn |= ONE << tile
    if popcount(state.drawn) == open_galleries(state):
        lay_out(state)


# Laying them out.


def lay_out(state: Pergamon) -> None:
    """P1.1: the youngest tile goes into the first open gallery, the next into the next."""
    while state.drawn:
        tile = youngest(state)
        if state.by_choice and has_rival(state, tile):
            state.phase = LAYING
            state.mover = state.start
            return
        state.note(SAY_LAID, tile, next_gallery(state), 0)
        lay(state, tile)
    state.phase = CARDS


def youngest(state: Pergamon) -> int:
    """P1.1: by century, then by the two digits."""
    best = NONE
    left = state.drawn
    while left:
        tile = lowest(left)
        left &= left - 1
        if best == NONE or state.parts.age[tile] < state.parts.age[best]:
            best = tile
    return best


def has_rival(state: Pergamon, tile: int) -> bool:
    """Whether another drawn tile is of the same century."""
    left = state.drawn & ~(ONE << tile)
    while left:
        if state.parts.century[lowest(left)] == state.parts.century[tile]:
            return True
        left &= left - 1
    return False


def next_gallery(state: Pergamon) -> int:
    """P1.3: the first open gallery that has had no tile yet."""
    while is_full(state, state.level):
        state.level += 1
    return state.level


def lay(state: Pergamon, tile: int) -> None:
    state.drawn ^= ONE << tile
    state.gallery[next_gallery(state)] |= ONE << tile
    state.level += 1


def offer_lays(state: Pergamon, out: list[int], n: int) -> int:
    left = state.drawn
    while left:
        tile = lowest(left)
        left &= left - 1
        if not refuse_lay(state, tile):
            out[n] = LAY + tile
            n += 1
    return n


def refuse_lay(state: Pergamon, tile: int) -> int:
    """P8.3: tiles still go by century; only inside a century the start player is free."""
    if not state.drawn & (ONE << tile):
        return NOT_DRAWN
    if state.parts.century[tile] != state.parts.century[youngest(state)]:
        return OLDER_CENTURY
    return 0


def do_lay(state: Pergamon, tile: int) -> None:
    """P8.3: the start player's choice; the rest follows."""
    state.note(SAY_CHOSEN, state.mover, tile, next_gallery(state))
    lay(state, tile)
    lay_out(state)
