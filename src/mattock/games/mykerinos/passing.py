"""Whose turn it is, passing, the last action of a round (M2.1, M2.9 to M2.11), the neutral turn (M8.3)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.vocabulary import OTHER_PHASE
    from mattock.games.mykerinos.dig import refuse_untimely, starts
    from mattock.games.mykerinos.discs import can_mark, discs_out
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        ACTION_BEGUN,
        ACTION_DONE,
        APPEALED,
        DISCS,
        GREENWISH,
        MARKING,
        NEUTRAL,
        NEUTRAL_DIGGING,
        NEUTRAL_TURN,
        NEXT_TURN,
        NO_PATRON,
        NOBODY,
        ONE_ACTION,
        SAY_LAST,
        SAY_LAST_SPACE,
        SAY_NEUTRAL_TURN,
        SAY_NO_DISC,
        SAY_PASSED,
        SAY_RESTED,
        SAY_TURN,
        SURVEY,
        TURN,
    )


def space_of(state: Mykerinos, colour: int) -> int:
    """A colour's space on the passing scale, from 0; NOBODY if it has not passed."""
    for space in range(4):
        if state.scale[space] == colour:
            return space
    return NOBODY


def players_digging(state: Mykerinos) -> int:
    """How many have not passed."""
    n = 0
    for seat in range(state.players):
        if space_of(state, seat) == NOBODY:
            n += 1
    return n


def refuse_pass(state: Mykerinos) -> int:
    if state.phase == TURN:
        return 0
    if state.phase == NEUTRAL_TURN:
        return ONE_ACTION
    return ACTION_BEGUN if state.phase == APPEALED else refuse_untimely(state)


def do_pass(state: Mykerinos) -> None:
    state.note(SAY_PASSED, state.mover, first_free_space(state) + 1, 0)
    take_space(state, state.mover)
    state.phase = NEXT_TURN


def first_free_space(state: Mykerinos) -> int:
    return space_of(state, NOBODY)


def take_space(state: Mykerinos, seat: int) -> None:
    """M2.9: the free space with the lowest number."""
    state.scale[first_free_space(state)] = seat


def finish_cubes(state: Mykerinos) -> None:
    """The action has its cubes; N3.2: with Greenwish a disc follows, if there is a place for it."""
    state.phase = ACTION_DONE
    if state.patron != GREENWISH:
        return
    if can_mark(state):
        state.phase = MARKING
    else:
        state.note(SAY_NO_DISC, state.mover, DISCS - discs_out(state, state.mover), 0)


def finish_action(state: Mykerinos) -> None:
    """M8.3: with two players a neutral move may follow."""
    state.patron = NO_PATRON
    if state.players == 2 and starts(state, NEUTRAL, NO_PATRON) != 0:
        state.note(SAY_NEUTRAL_TURN, state.mover, 0, 0)
        state.phase = NEUTRAL_TURN
    else:
        state.phase = NEXT_TURN


def refuse_rest(state: Mykerinos) -> int:
    if state.phase == NEUTRAL_TURN:
        return 0
    return ACTION_BEGUN if state.phase == NEUTRAL_DIGGING else OTHER_PHASE


def do_rest(state: Mykerinos) -> None:
    state.note(SAY_RESTED, state.mover, 0, 0)
    state.phase = NEXT_TURN


def next_turn(state: Mykerinos) -> None:
    """M2.1: clockwise; M2.11: who is left alone has one action, if he has cubes, and takes the last space."""
    digging = players_digging(state)
    if digging == 1 and space_of(state, state.mover) == NOBODY:
        state.note(SAY_LAST_SPACE, state.mover, first_free_space(state) + 1, 0)
        take_space(state, state.mover)
        digging = 0
    if not digging:
        state.phase = SURVEY
        return
    state.mover = (state.mover + 1) % state.players
    while space_of(state, state.mover) != NOBODY:
        state.mover = (state.mover + 1) % state.players
    state.phase = TURN
    if digging == 1 and state.stock[state.mover]:
        state.note(SAY_LAST, state.mover, 0, 0)
    else:
        state.note(SAY_TURN, state.mover, 0, 0)
