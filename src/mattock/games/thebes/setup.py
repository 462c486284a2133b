"""Setting up: the open cards, the tower of markers, the artifacts on the sites (T0)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.vocabulary import OTHER_PHASE
    from mattock.games.thebes.cards import open_card, space_of
    from mattock.games.thebes.excavate import draw_tile
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.timetrack import begin_turn
    from mattock.games.thebes.vocabulary import (
        ALREADY_STACKED,
        ARTIFACTS,
        DIFFERENT_TILES,
        DRAW_BONUS,
        DRAW_DISPLAY,
        DRAW_MARKER,
        MARKER,
        NO_CARD,
        NO_SEAT,
        NO_SUCH_SEAT,
        OPEN_CARDS,
        SAY_LAID,
        SAY_STACKED,
        SITES,
        TILE,
    )


def do_card(state: Thebes, face: int) -> None:
    """T0.5: when four cards lie open, the markers are stacked."""
    open_card(state, face)
    if state.phase == DRAW_DISPLAY and space_of(state, NO_CARD) == OPEN_CARDS:
        state.phase = DRAW_MARKER


def is_stacked(state: Thebes, seat: int) -> bool:
    """Whether a marker is in the tower already."""
    for i in range(state.players):
        if state.order[i] == seat:
            return True
    return False


def list_markers(state: Thebes, out: list[int], weight: list[int]) -> int:
    n = 0
    for seat in range(state.players):
        if not is_stacked(state, seat):
            out[n] = MARKER + seat
            weight[n] = 1
            n += 1
    return n


def refuse_marker(state: Thebes, seat: int) -> int:
    if state.phase != DRAW_MARKER:
        return OTHER_PHASE
    if seat >= state.players:
        return NO_SUCH_SEAT
    return ALREADY_STACKED if is_stacked(state, seat) else 0


def do_marker(state: Thebes, seat: int) -> None:
    """T0.8: from the top down; the last one is left."""
    i = 0
    while state.order[i] != NO_SEAT:
        i += 1
    state.order[i] = seat
    state.note(SAY_STACKED, seat, i + 1, 0)
    if i < state.players - 2:
        return
    for other in range(state.players):
        if not is_stacked(state, other):
            state.order[i + 1] = other
            state.note(SAY_STACKED, other, i + 2, 0)
    state.site = 0
    state.phase = DRAW_BONUS


def list_ones(state: Thebes, out: list[int], weight: list[int]) -> int:
    """T0.7: each artifact of value 1 of the site is as likely."""
    n = 0
    for tile in range(ARTIFACTS):
        if state.parts.ones[state.site] >> tile & 1:
            out[n] = TILE + state.site * DIFFERENT_TILES + tile
            weight[n] = 1
            n += 1
    return n


def do_tile(state: Thebes, tile: int) -> None:
    """An artifact for a site, or what a digger finds."""
    if state.phase == DRAW_BONUS:
        lay_bonus(state, tile % DIFFERENT_TILES)
    else:
        draw_tile(state, tile % DIFFERENT_TILES)


def lay_bonus(state: Thebes, tile: int) -> None:
    state.note(SAY_LAID, state.site * DIFFERENT_TILES + tile, state.site, 0)
    state.bonus[state.site] = tile
    state.bag[state.site] ^= 1 << tile
    state.site += 1
    if state.site == SITES:
        state.site = 0
        begin_turn(state)
