"""Setting up (M0) and phase 1, the new round: cubes for everybody and a new region (M1, M8.1)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import lowest
    from mattock.core.vocabulary import CHANCE, OTHER_PHASE
    from mattock.games.mykerinos.grid import field_of_card
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        BANKS_NEXT,
        CARD_FIELDS,
        CARD_SEEN,
        DIG_BEGINS,
        DRAW_PARCEL,
        DRAW_START,
        DRAW_WING,
        GREENWISH,
        LOOKS_THE_SAME,
        NEUTRAL,
        NEW_ROUND,
        NO_CARD,
        NO_PATRON,
        NO_SUCH_SEAT,
        PARCEL,
        PATRON_PLACED,
        SAY_CUBES,
        SAY_NEUTRAL_CUBES,
        SAY_NEUTRAL_DISC,
        SAY_PARCEL,
        SAY_ROUND,
        SAY_SHORT,
        SAY_START,
        SAY_TURN,
        SAY_WING,
        SIDES,
        START_SEAT,
        TURN,
        WING,
        WINGS,
    )

ONE = 1
ONE_CARD = 1


# The start player and the wings of the museum, drawn by lot.


def list_seats(state: Mykerinos, out: list[int], weight: list[int]) -> int:
    for seat in range(state.players):
        out[seat] = START_SEAT + seat
        weight[seat] = 1
    return state.players


def refuse_start(state: Mykerinos, seat: int) -> int:
    if state.phase != DRAW_START:
        return OTHER_PHASE
    return 0 if seat < state.players else NO_SUCH_SEAT


def do_start(state: Mykerinos, seat: int) -> None:
    state.note(SAY_START, seat, 0, 0)
    state.start = seat
    state.phase = DRAW_WING


def has_wing(state: Mykerinos, patron: int) -> bool:
    for wing in range(WINGS):
        if state.wing[wing] == patron:
            return True
    return False


def list_patrons(state: Mykerinos, out: list[int], weight: list[int]) -> int:
    n = 0
    for patron in range(GREENWISH):
        if not has_wing(state, patron):
            out[n] = WING + patron
            weight[n] = 1
            n += 1
    return n


def refuse_wing(state: Mykerinos, patron: int) -> int:
    if state.phase != DRAW_WING:
        return OTHER_PHASE
    return PATRON_PLACED if has_wing(state, patron) else 0


def do_wing(state: Mykerinos, patron: int) -> None:
    """M0.6: the discs go on wings 1 to 5 one after another."""
    wing = 0
    while state.wing[wing] != NO_PATRON:
        wing += 1
    state.wing[wing] = patron
    state.note(SAY_WING, patron, wing + 1, 0)
    if wing == WINGS - 1:
        state.phase = NEW_ROUND


# A new round.


def begin_round(state: Mykerinos) -> None:
    state.round += 1
    state.note(SAY_ROUND, state.round, 0, 0)
    for i in range(state.players):
        give_cubes(state, (state.start + i) % state.players)
    if state.players == 2:
        state.scale[1] = NEUTRAL
        state.note(SAY_NEUTRAL_DISC, 2, 0, 0)
    state.phase = DRAW_PARCEL
    state.mover = CHANCE


def give_cubes(state: Mykerinos, seat: int) -> None:
    """M1.1: so many as the number of players says; M1.2: if there are fewer, those."""
    wanted = state.parts.cubes_a_round[state.players]
    given = min(wanted, state.supply[seat])
    if given < wanted:
        state.note(SAY_SHORT, seat, given, wanted)
    else:
        state.note(SAY_CUBES, seat, given, 0)
    state.supply[seat] -= given
    state.stock[seat] += given
    if state.players == 2:
        given = min(state.parts.neutral_cubes, state.supply[NEUTRAL])
        state.note(SAY_NEUTRAL_CUBES, seat, given, 0)
        state.supply[NEUTRAL] -= given
        state.neutrals[seat] += given


# The region.


def next_place(state: Mykerinos) -> int:
    """The place that gets the next card."""
    place = 0
    while place < state.parts.parcels[state.round] and state.parcel[place] != NO_CARD:
        place += 1
    return place


def list_parcels(state: Mykerinos, out: list[int], weight: list[int]) -> int:
    """Every card never seen is as likely, and so are its two ways to lie."""
    n = 0
    unseen = state.unseen
    while unseen:
        card = lowest(unseen)
        unseen &= unseen - 1
        out[n] = PARCEL + 2 * card
        if state.parts.shape[2 * card] == state.parts.shape[2 * card + 1]:
            weight[n] = 2
            n += 1
        else:
            out[n + 1] = PARCEL + 2 * card + 1
            weight[n] = 1
            weight[n + 1] = 1
            n += 2
    return n


def refuse_parcel(state: Mykerinos, lie: int) -> int:
    if state.phase != DRAW_PARCEL:
        return OTHER_PHASE
    if not state.unseen >> lie // 2 & 1:
        return CARD_SEEN
    same = state.parts.shape[lie // 2 * 2] == state.parts.shape[lie // 2 * 2 + 1]
    return LOOKS_THE_SAME if same and lie % 2 else 0


def do_parcel(state: Mykerinos, lie: int) -> None:
    """M1.3: row by row from the left; M0.2: with a half turn or without."""
    place = next_place(state)
    card = lie // 2
    state.note(SAY_PARCEL, card, place // SIDES + 1, place % SIDES)
    state.unseen ^= ONE_CARD << card
    state.parcel[place] = card
    state.turned |= lie % 2 << place
    for k in range(CARD_FIELDS):
        if state.parts.shape[lie] >> k & 1:
            state.pyramids |= ONE << field_of_card(place, k)
    if place == state.parts.parcels[state.round] - 1:
        state.phase = BANKS_NEXT if state.nile else DIG_BEGINS


def begin_digging(state: Mykerinos) -> None:
    """M2.1: the start player begins."""
    state.phase = TURN
    state.mover = state.start
    state.note(SAY_TURN, state.mover, 0, 0)
