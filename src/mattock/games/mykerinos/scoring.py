"""The end of a round (M6) and of the game: the exhibition, the sets, the winners (M7, N6)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import popcount
    from mattock.core.vocabulary import OVER
    from mattock.games.mykerinos.patrons import cards_of_patron
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        ENDED,
        FOR_MUSEUM,
        FOR_SETS,
        GREENWISH,
        NEW_ROUND,
        NOBODY,
        PATRONS,
        ROOMS,
        ROUNDS,
        SAY_ENDED,
        SAY_EXHIBITED,
        SAY_FINAL_TIE,
        SAY_NEXT_START,
        SAY_SAVED,
        SAY_SETS,
        SAY_SHARED,
        SAY_UPRIGHT,
        SAY_WILD,
        SAY_WON,
        SOURCES,
        WINGS,
    )


def end_round(state: Mykerinos) -> None:
    last = state.scale[2] if state.players == 2 else state.scale[state.players - 1]
    for space in range(4):
        state.scale[space] = NOBODY
    for k in range(4 * PATRONS):
        state.used[k] = 0
    if state.round == ROUNDS:
        end_game(state)
        return
    state.note(SAY_NEXT_START, last, 0, 0)
    state.note(SAY_UPRIGHT, 0, 0, 0)
    for seat in range(state.players):
        if state.stock[seat]:
            state.note(SAY_SAVED, seat, state.stock[seat], 0)
    state.start = last
    state.phase = NEW_ROUND


# The end.


def end_game(state: Mykerinos) -> None:
    state.note(SAY_ENDED, 0, 0, 0)
    for wing in range(WINGS):
        score_wing(state, wing)
    for seat in range(state.players):
        score_sets(state, seat)
    state.mover = OVER
    state.phase = ENDED
    if popcount(state.leaders()) > 1:
        state.note(SAY_FINAL_TIE, 0, 0, 0)
    won = find_winners(state)
    if popcount(won) > 1:
        state.note(SAY_SHARED, 0, 0, 0)
    for seat in range(state.players):
        if won >> seat & 1:
            state.note(SAY_WON, seat, state.total(seat), 0)


def card_value(state: Mykerinos, seat: int, wing: int) -> int:
    """M7.2, M7.3: what a card of a wing's patron is worth: its owner's best room there, or less without."""
    best = state.parts.no_room
    for room in range(ROOMS):
        if state.room[room] == seat and state.parts.room_wings[room] >> wing & 1:
            best = max(best, state.parts.room_value[room])
    return best


def score_wing(state: Mykerinos, wing: int) -> None:
    for seat in range(state.players):
        cards = cards_of_patron(state, seat, state.wing[wing])
        if cards:
            earned = cards * card_value(state, seat, wing)
            state.note(SAY_EXHIBITED, seat, state.wing[wing], earned)
            state.points[seat * SOURCES + FOR_MUSEUM] += earned


def sets_of(state: Mykerinos, seat: int) -> int:
    """M7.4: how many whole sets of the five patrons; N6.2: Greenwish stands in for any of them."""
    sets = 0
    while cards_missing(state, seat, sets + 1) <= cards_of_patron(state, seat, GREENWISH):
        sets += 1
    return sets


def cards_missing(state: Mykerinos, seat: int, sets: int) -> int:
    """How many cards of the five patrons a player lacks for so many sets."""
    missing = 0
    for patron in range(GREENWISH):
        missing += max(0, sets - cards_of_patron(state, seat, patron))
    return missing


def score_sets(state: Mykerinos, seat: int) -> None:
    sets = sets_of(state, seat)
    if not sets:
        return
    state.note(SAY_SETS, seat, sets, sets * state.parts.set_points)
    if cards_missing(state, seat, sets):
        state.note(SAY_WILD, seat, cards_missing(state, seat, sets), 0)
    state.points[seat * SOURCES + FOR_SETS] += sets * state.parts.set_points


def find_winners(state: Mykerinos) -> int:
    """M7.6: the most points; M7.7: among the tied the most own cubes in stock; then they share."""
    tied = state.leaders()
    most = 0
    won = 0
    for seat in range(state.players):
        if not tied >> seat & 1:
            continue
        if state.stock[seat] > most:
            most = state.stock[seat]
            won = 0
        if state.stock[seat] == most:
            won |= 1 << seat
    return won
