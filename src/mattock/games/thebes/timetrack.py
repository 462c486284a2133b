"""The time track: who moves, and the year's end (T1 and T7)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.games.thebes.scoring import end_game
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.vocabulary import (
        END,
        END_TURN,
        FINISH,
        FIRST_YEAR,
        NO_SEAT,
        NO_TIME,
        NOT_LAST_YEAR,
        SAY_FINISHED,
        SAY_LANDED,
        SAY_ON_TOP,
        SAY_PERMITS_RENEWED,
        SAY_TURN,
        SAY_YEAR,
        SITES,
        TURN,
        YEAR_WEEKS,
        YEARS,
    )


def year_of(week: int) -> int:
    """0 for 1901, 1 for 1902, ..."""
    return (week - 1) // YEAR_WEEKS


def week_of(week: int) -> int:
    """The field of the track, 1 .. 52."""
    return (week - 1) % YEAR_WEEKS + 1


def weeks_left(state: Thebes, seat: int) -> int:
    """T8.1: up to the last field."""
    return END - state.week[seat]


def refuse_weeks_beyond(state: Thebes, weeks: int) -> int:
    """T8.1: nothing may go beyond the last field."""
    return NO_TIME if weeks > weeks_left(state, state.actor) else 0


def advance(state: Thebes, weeks: int) -> None:
    """T1.5: the actor's marker goes on by journey and action together."""
    seat = state.actor
    year = year_of(state.week[seat])
    landing = state.week[seat] + weeks
    state.week[seat] = landing
    state.note(SAY_LANDED, seat, week_of(landing), FIRST_YEAR + year_of(landing))
    if year_of(landing) > year:
        state.renew = 1
    put_in_order(state, seat)
    last = year_of(state.week[state.order[0]])
    if year < last < YEARS:
        state.note(SAY_YEAR, FIRST_YEAR + last, 0, 0)  # T7.3: the year's marker follows the last one


def put_in_order(state: Thebes, seat: int) -> None:
    """T1.4: on top of the markers that stand there, so before them."""
    i = 0
    while i + 1 < state.players and state.week[state.order[i + 1]] < state.week[seat]:
        state.order[i] = state.order[i + 1]
        i += 1
    state.order[i] = seat
    if i + 1 < state.players and state.week[state.order[i + 1]] == state.week[seat]:
        state.note(SAY_ON_TOP, seat, state.order[i + 1], 0)


def end_turn(state: Thebes) -> None:
    """T7.1: who has crossed the year's end turns all permits to their valid side."""
    if state.renew:
        if state.week[state.actor] < END:
            state.note(SAY_PERMITS_RENEWED, state.actor, 0, 0)
        state.permits[state.actor] = (1 << SITES) - 1
        state.renew = 0
    begin_turn(state)


def begin_turn(state: Thebes) -> None:
    """T1.1: the last marker moves, T1.2: of a stack the one on top; T8.3: the end when all are there."""
    state.actor = state.order[0]
    if state.week[state.actor] == END:
        end_game(state)
        return
    state.mover = state.actor
    state.phase = TURN
    week = state.week[state.actor]
    state.note(SAY_TURN, state.actor, week_of(week), FIRST_YEAR + year_of(week))


def forget_swaps(state: Thebes) -> None:
    """T4.3: any other action breaks the row."""
    state.swapper = NO_SEAT
    state.swaps = 0


# Going straight to the last field.


def refuse_finish(state: Thebes) -> int:
    """T8.2: in the last year only."""
    return 0 if year_of(state.week[state.actor]) == YEARS - 1 else NOT_LAST_YEAR


def offer_finish(state: Thebes, out: list[int], n: int) -> int:
    if not refuse_finish(state):
        out[n] = FINISH
        n += 1
    return n


def do_finish(state: Thebes) -> None:
    state.note(SAY_FINISHED, state.actor, 0, 0)
    forget_swaps(state)
    advance(state, weeks_left(state, state.actor))
    state.phase = END_TURN
