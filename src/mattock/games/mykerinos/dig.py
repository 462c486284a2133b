"""Phase 2, digging: starting a dig, extending one, and the cubes that belong to it (M2, M8.3, N3.1)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import wide_lowest
    from mattock.core.vocabulary import OTHER_PHASE
    from mattock.games.mykerinos.grid import around, beside_two
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        ACTION_BEGUN,
        APPEALED,
        BLACKMORE,
        BROWN,
        CANNOT_FINISH,
        CARD_FIELDS,
        CUBE_THERE,
        CUBES_PLACED,
        DIG,
        DIGGING,
        DISC_THERE,
        EXTEND,
        LEMON,
        MARKING,
        NEEDS_PYRAMID,
        NEUTRAL,
        NEUTRAL_DIGGING,
        NEUTRAL_DISC,
        NEUTRAL_PYRAMID,
        NEUTRAL_TURN,
        NEXT_TURN,
        NO_CUBES,
        NO_FIELD,
        NO_PATRON,
        NOT_BESIDE_LAST,
        NOT_BESIDE_OWN,
        ONE_PYRAMID,
        ONLY_EXTENDS,
        ONLY_MUSEUM,
        ONLY_STARTS,
        OUTSIDE_REGION,
        PYRAMID_THERE,
        SAY_ADDED,
        SAY_DISC_BACK,
        SAY_EXTENDED,
        SAY_LEMON,
        SAY_RIVER_CUBE,
        SAY_STARTED,
        TANGERINE,
        TOO_FEW_CUBES,
        TURN,
    )

ONE = 1


# Fields.


def region(state: Mykerinos) -> int:
    """The fields of the cards that lie there."""
    return (ONE << state.parts.parcels[state.round] * CARD_FIELDS) - 1


def all_cubes(state: Mykerinos) -> int:
    fields = state.cubes[NEUTRAL]
    for seat in range(state.players):
        fields |= state.cubes[seat]
    return fields


def discs_against(state: Mykerinos, colour: int) -> int:
    """N3.3, N3.5: the fields that others have marked."""
    fields = 0
    if state.nile:
        for seat in range(state.players):
            if seat != colour:
                fields |= state.discs[seat]
    return fields


def open_fields(state: Mykerinos, colour: int) -> int:
    """M2.3: where a colour can place a cube."""
    return region(state) & ~(state.pyramids | all_cubes(state) | discs_against(state, colour))


def bare_pyramids(state: Mykerinos) -> int:
    return state.pyramids & ~all_cubes(state)


# What an action needs.


def colour_on_turn(state: Mykerinos) -> int:
    """Whose cubes are placed: the mover's, or the neutral ones."""
    return NEUTRAL if state.phase == NEUTRAL_TURN or state.phase == NEUTRAL_DIGGING else state.mover


def cubes_at_hand(state: Mykerinos, colour: int) -> int:
    return state.neutrals[state.mover] if colour == NEUTRAL else state.stock[colour]


def cubes_to_start(patron: int) -> int:
    """M2.2: one; M3.7: two with Mrs. Blackmore."""
    return 2 if patron == BLACKMORE else 1


def cubes_to_extend(patron: int) -> int:
    """M2.4: two; M3.8: three with Colonel Tangerine."""
    return 3 if patron == TANGERINE else 2


def starts(state: Mykerinos, colour: int, patron: int) -> int:
    """The fields where a new dig can be started and finished (M2.2, M2.6, M3.5, M3.7)."""
    if patron in (BROWN, TANGERINE) or cubes_at_hand(state, colour) < cubes_to_start(patron):
        return 0
    if patron == LEMON:
        return bare_pyramids(state)
    free = open_fields(state, colour)
    return free & around(free) if patron == BLACKMORE else free


def extensions(state: Mykerinos, colour: int, patron: int) -> int:
    """The fields where the first cube of an extension can lie (M2.4, M2.6, M3.5, M3.8)."""
    if patron in (BROWN, BLACKMORE) or cubes_at_hand(state, colour) < cubes_to_extend(patron):
        return 0
    free = open_fields(state, colour)
    beside = around(state.cubes[colour])
    if patron == LEMON:
        bare = bare_pyramids(state)
        return beside & (bare & around(free) | free & around(bare))
    if patron == TANGERINE:
        return beside & free & around(free & beside_two(free))
    return beside & free & around(free)


def further(state: Mykerinos, colour: int) -> int:
    """The fields where the next cube of the action can lie."""
    free = open_fields(state, colour)
    beside = around(ONE << state.last)
    if state.patron == LEMON and colour != NEUTRAL and not state.pyramids >> state.last & 1:
        return beside & bare_pyramids(state)
    return beside & free & around(free) if state.left > 1 else beside & free


# Offers.


def offer_fields(fields: int, first: int, out: list[int], n: int) -> int:
    """One id for each field of a set."""
    while fields:
        out[n] = first + wide_lowest(fields)
        fields &= fields - 1
        n += 1
    return n


def offer_digs(state: Mykerinos, out: list[int], n: int) -> int:
    """New digs and extensions."""
    colour = colour_on_turn(state)
    patron = NO_PATRON if colour == NEUTRAL else state.patron
    n = offer_fields(starts(state, colour, patron), DIG, out, n)
    return offer_fields(extensions(state, colour, patron), EXTEND, out, n)


# Refusals.


def refuse_untimely(state: Mykerinos) -> int:
    """M2.7: what was begun comes first; M2.1: one action a turn."""
    if state.phase == DIGGING or state.phase == NEUTRAL_DIGGING or state.phase == MARKING:
        return ACTION_BEGUN
    return OTHER_PHASE


def refuse_field(state: Mykerinos, colour: int, field: int) -> int:
    """M2.3, N3.3, N3.5: why nothing can be placed on a field, pyramids apart."""
    if not region(state) >> field & 1:
        return OUTSIDE_REGION
    if all_cubes(state) >> field & 1:
        return CUBE_THERE
    if discs_against(state, colour) >> field & 1:
        return NEUTRAL_DISC if colour == NEUTRAL else DISC_THERE
    return 0


def refuse_pyramid(state: Mykerinos, colour: int, field: int) -> int:
    """M2.3: a pyramid is in the way, but for Lord Lemon; M8.4: of a neutral cube always."""
    if not state.pyramids >> field & 1:
        return 0
    return NEUTRAL_PYRAMID if colour == NEUTRAL else PYRAMID_THERE


def refuse_dig(state: Mykerinos, field: int) -> int:
    if state.phase != TURN and state.phase != APPEALED and state.phase != NEUTRAL_TURN:
        return refuse_untimely(state)
    colour = colour_on_turn(state)
    patron = NO_PATRON if colour == NEUTRAL else state.patron
    if starts(state, colour, patron) >> field & 1:
        return 0
    if patron == BROWN:
        return ONLY_MUSEUM
    if patron == TANGERINE:
        return ONLY_EXTENDS
    if not cubes_at_hand(state, colour):
        return NO_CUBES
    if refused := refuse_field(state, colour, field):
        return refused
    if patron == LEMON:
        return NEEDS_PYRAMID
    return refuse_pyramid(state, colour, field) or CANNOT_FINISH


def refuse_extend(state: Mykerinos, field: int) -> int:
    if state.phase != TURN and state.phase != APPEALED and state.phase != NEUTRAL_TURN:
        return refuse_untimely(state)
    colour = colour_on_turn(state)
    patron = NO_PATRON if colour == NEUTRAL else state.patron
    if extensions(state, colour, patron) >> field & 1:
        return 0
    if patron == BROWN:
        return ONLY_MUSEUM
    if patron == BLACKMORE:
        return ONLY_STARTS
    if not cubes_at_hand(state, colour):
        return NO_CUBES
    if cubes_at_hand(state, colour) < cubes_to_extend(patron):
        return TOO_FEW_CUBES
    if refused := refuse_field(state, colour, field):
        return refused
    if patron != LEMON and (refused := refuse_pyramid(state, colour, field)):
        return refused
    return CANNOT_FINISH if around(state.cubes[colour]) >> field & 1 else NOT_BESIDE_OWN


def refuse_cube(state: Mykerinos, field: int) -> int:
    """The further cubes of an action: each beside the last one."""
    if state.phase != DIGGING and state.phase != NEUTRAL_DIGGING:
        return OTHER_PHASE
    colour = colour_on_turn(state)
    if further(state, colour) >> field & 1:
        return 0
    if refused := refuse_field(state, colour, field):
        return refused
    if not around(ONE << state.last) >> field & 1:
        return NOT_BESIDE_LAST
    if state.patron == LEMON and colour != NEUTRAL:
        return ONE_PYRAMID if state.pyramids >> field & 1 else NEEDS_PYRAMID
    return refuse_pyramid(state, colour, field) or CANNOT_FINISH


# Doing it.


def do_dig(state: Mykerinos, field: int) -> None:
    colour = colour_on_turn(state)
    patron = NO_PATRON if colour == NEUTRAL else state.patron
    state.note(SAY_STARTED, colour, field, 0)
    state.left = cubes_to_start(patron)
    place_cube(state, colour, field)


def do_extend(state: Mykerinos, field: int) -> None:
    colour = colour_on_turn(state)
    patron = NO_PATRON if colour == NEUTRAL else state.patron
    state.note(SAY_EXTENDED, colour, field, 0)
    state.left = cubes_to_extend(patron)
    place_cube(state, colour, field)


def do_cube(state: Mykerinos, field: int) -> None:
    colour = colour_on_turn(state)
    state.note(SAY_ADDED, colour, field, 0)
    place_cube(state, colour, field)


def place_cube(state: Mykerinos, colour: int, field: int) -> None:
    """One cube of the action; with the last one the action has its cubes."""
    if state.pyramids >> field & 1:
        state.note(SAY_LEMON, colour, field, 0)
    if state.river >> field & 1:
        state.note(SAY_RIVER_CUBE, colour, field, 0)
    state.cubes[colour] |= ONE << field
    state.left -= 1
    state.last = field
    if colour == NEUTRAL:
        state.neutrals[state.mover] -= 1
        state.phase = NEUTRAL_DIGGING
    else:
        state.stock[colour] -= 1
        state.phase = DIGGING
        if state.discs[colour] >> field & 1:
            state.note(SAY_DISC_BACK, colour, 0, 0)
            state.discs[colour] ^= ONE << field
    if not state.left:
        state.last = NO_FIELD
        state.phase = NEXT_TURN if colour == NEUTRAL else CUBES_PLACED
