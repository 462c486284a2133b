"""Appealing to a patron (M3, N3.2)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import popcount
    from mattock.games.mykerinos.dig import (
        cubes_to_extend,
        cubes_to_start,
        extensions,
        refuse_untimely,
        starts,
    )
    from mattock.games.mykerinos.museum import enterable
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        ALL_TURNED,
        APPEAL,
        APPEALED,
        BLACKMORE,
        BROWN,
        GREENWISH,
        NEUTRAL_DIGGING,
        NEUTRAL_NO_PATRON,
        NEUTRAL_TURN,
        NO_CUBES,
        NO_PATRON,
        NO_PATRON_CARD,
        ONE_PATRON,
        PATRON_IDLE,
        PATRONS,
        SAY_APPEALED,
        SAY_BLACKMORE,
        SAY_TANGERINE,
        SAY_VIOLET,
        SUPPLY_EMPTY,
        TANGERINE,
        TOO_FEW_CUBES,
        TURN,
        VIOLET,
    )


def cards_of_patron(state: Mykerinos, seat: int, patron: int) -> int:
    """How many cards of a patron a player has."""
    if patron == GREENWISH:
        return popcount(state.nile_owned[seat])
    return popcount(state.owned[seat] & state.parts.of_patron[patron])


def can_be_made(state: Mykerinos, seat: int, patron: int) -> bool:
    """M3.3: whether there is a place for the whole action."""
    if patron == BROWN:
        return enterable(state, seat) != 0
    return starts(state, seat, patron) != 0 or extensions(state, seat, patron) != 0


def cubes_to_appeal(patron: int) -> int:
    """The fewest cubes that a patron's action takes."""
    return cubes_to_extend(patron) if patron == TANGERINE else cubes_to_start(patron)


def offer_appeals(state: Mykerinos, out: list[int], n: int) -> int:
    for patron in range(PATRONS):
        if not refuse_appeal(state, patron):
            out[n] = APPEAL + patron
            n += 1
    return n


def refuse_appeal(state: Mykerinos, patron: int) -> int:
    """M3.1: an own card, one a turn; M3.2: each once a round; M3.3: only where all of it can be done."""
    if state.phase == NEUTRAL_TURN or state.phase == NEUTRAL_DIGGING:
        return NEUTRAL_NO_PATRON
    if state.phase != TURN:
        return ONE_PATRON if state.patron != NO_PATRON else refuse_untimely(state)
    seat = state.mover
    if not cards_of_patron(state, seat, patron):
        return NO_PATRON_CARD
    if state.used[seat * PATRONS + patron] == cards_of_patron(state, seat, patron):
        return ALL_TURNED
    if not state.stock[seat]:
        return NO_CUBES
    if patron == VIOLET and not state.supply[seat]:
        return SUPPLY_EMPTY
    if state.stock[seat] < cubes_to_appeal(patron):
        return TOO_FEW_CUBES
    return 0 if can_be_made(state, seat, patron) else PATRON_IDLE


def do_appeal(state: Mykerinos, patron: int) -> None:
    seat = state.mover
    state.note(SAY_APPEALED, seat, patron, 0)
    state.used[seat * PATRONS + patron] += 1
    state.patron = patron
    state.phase = APPEALED
    if patron == VIOLET:
        state.note(SAY_VIOLET, seat, 0, 0)
        state.supply[seat] -= 1
        state.stock[seat] += 1
    elif patron == BLACKMORE:
        state.note(SAY_BLACKMORE, seat, 0, 0)
    elif patron == TANGERINE:
        state.note(SAY_TANGERINE, seat, 0, 0)
