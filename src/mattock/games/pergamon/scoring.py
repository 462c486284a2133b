"""Phase 4, scoring (P4), the next round (P5), the end and the winners (P6)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.vocabulary import OVER
    from mattock.games.pergamon.exhibit import move_down
    from mattock.games.pergamon.funds import figure_after
    from mattock.games.pergamon.layout import seat_clockwise
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        AGE_FIELDS,
        ANY_AGE,
        ENDED,
        FOR_BONUS,
        FOR_OLDEST,
        FOR_SCORING,
        KINDS,
        MARKERS,
        NEW_ROUND,
        NO_CARD,
        NONE,
        RAIDER,
        ROUNDS,
        SAY_BONUS,
        SAY_EARNED,
        SAY_ENDED,
        SAY_NEXT_ORDER,
        SAY_NEXT_START,
        SAY_NEXT_START_OF_TWO,
        SAY_NO_BONUS,
        SAY_OLDEST,
        SAY_SCORING,
        SAY_SET_BACK,
        SAY_SETBACK,
        SAY_SHARED,
        SAY_TIE,
        SAY_WON,
        SOURCES,
    )


def end_round(state: Pergamon) -> None:
    """P4.1: rounds with a scoring; P6.1: the end after the last; else P5."""
    if state.parts.bonus_kind[state.round] != KINDS:
        score_round(state)
    if state.round == ROUNDS:
        end_game(state)
    else:
        next_round(state)


def score_round(state: Pergamon) -> None:
    state.note(SAY_SCORING, state.round, 0, 0)
    score_museum(state)
    score_bonus(state)
    set_all_back(state)


def score_museum(state: Pergamon) -> None:
    """P4.2: each marker earns what its field shows."""
    for marker in range(4 * MARKERS):
        if state.spot[marker]:
            earned = state.parts.points[state.spot[marker]]
            state.points[marker // MARKERS * SOURCES + FOR_SCORING] += earned
            state.note(SAY_EARNED, marker // MARKERS, marker % MARKERS, earned)


def score_bonus(state: Pergamon) -> None:
    """P4.3: the owner of the oldest object of the round's kind; P4.6: nobody where none is on show."""
    kind = state.parts.bonus_kind[state.round]
    age = oldest_below(state, kind, ANY_AGE, -1)
    if not age:
        state.note(SAY_NO_BONUS, kind, 0, 0)
        return
    seat = owner_of(state, age)
    state.points[seat * SOURCES + FOR_BONUS] += state.parts.bonus
    state.note(SAY_BONUS, seat, kind, age >> AGE_FIELDS, state.parts.bonus)


def set_all_back(state: Pergamon) -> None:
    """P4.5: all markers lose ground; those below field 1 leave the museum."""
    fields = state.parts.setback[state.round]
    if not fields:
        return
    state.note(SAY_SETBACK, fields, 0, 0)
    for marker in range(4 * MARKERS):
        if state.spot[marker]:
            move_down(state, marker, fields, SAY_SET_BACK)


# Ages: the year of an object (P4.4); between equal years the museum field of its collection decides (P4.8).


def age_of(state: Pergamon, left: int, right: int, field: int) -> int:
    """P4.4: the century of the left tile and the digits of the right one; P4.8: then the field."""
    return (state.parts.century[left] * 100 + state.parts.digits[right]) << AGE_FIELDS | field


def oldest_below(state: Pergamon, kind: int, limit: int, seat: int) -> int:
    """The oldest age under a limit on show, of a kind (KINDS: any) and a seat (-1: any); 0: none."""
    best = 0
    for marker in range(4 * MARKERS):
        if not state.spot[marker] or (seat >= 0 and marker // MARKERS != seat):
            continue
        tile = state.first[marker]
        while state.link[tile] != NONE:
            following = state.link[tile]
            age = age_of(state, tile, following, state.spot[marker])
            if best < age < limit and (kind == KINDS or state.parts.right[tile] == kind):
                best = age
            tile = following
    return best


def owner_of(state: Pergamon, age: int) -> int:
    """Who shows the objects of an age: of one collection, since no two stand on the same field."""
    for seat in range(state.players):
        if oldest_below(state, KINDS, age + 1, seat) == age:
            return seat
    return -1


def count_of(state: Pergamon, age: int) -> int:
    """How many objects have just that age."""
    found = 0
    for marker in range(4 * MARKERS):
        if not state.spot[marker]:
            continue
        tile = state.first[marker]
        while state.link[tile] != NONE:
            found += age_of(state, tile, state.link[tile], state.spot[marker]) == age
            tile = state.link[tile]
    return found


# The next round.


def next_round(state: Pergamon) -> None:
    """P5.1: cards to the box, figures back to their owners; then the new start player lays out."""
    state.backs[0] = NO_CARD
    state.backs[1] = NO_CARD
    state.fronts[0] = 0
    state.fronts[1] = 0
    set_order(state)
    for seat in range(RAIDER + 1):
        state.figure[seat] = 0
    state.at = 0
    state.turn = 0
    state.phase = NEW_ROUND


def set_order(state: Pergamon) -> None:
    """P5.2: the leftmost starts, the others follow clockwise; P8.2: with variant 1 from left to right."""
    if state.by_order:
        from_left(state)
        state.note(SAY_NEXT_ORDER, state.start, 0, 0)
        return
    start = leftmost(state)
    if state.players == 2:
        state.note(SAY_NEXT_START_OF_TWO, start, 0, 0)
    else:
        state.note(SAY_NEXT_START, start, 0, 0)
    seat_clockwise(state, start)


def leftmost(state: Pergamon) -> int:
    """P5.2, P7.7: the player, not the raider, whose figure stands furthest left."""
    best = 0
    for seat in range(1, state.players):
        if state.figure[seat] > state.figure[best]:
            best = seat
    return best


def from_left(state: Pergamon) -> None:
    figure = figure_after(state, 0)
    for i in range(state.players):
        state.order[state.players - 1 - i] = figure
        figure = figure_after(state, state.figure[figure])
    state.start = state.order[0]


# The end.


def end_game(state: Pergamon) -> None:
    score_oldest(state)
    state.mover = OVER
    state.phase = ENDED
    state.note(SAY_ENDED, 0, 0, 0)
    won = find_winners(state)
    tied = state.leaders()
    if tied & (tied - 1):
        state.note(SAY_SHARED if won & (won - 1) else SAY_TIE, 0, 0, 0)
    for seat in range(state.players):
        if won >> seat & 1:
            state.note(SAY_WON, seat, state.total(seat), 0)


def score_oldest(state: Pergamon) -> None:
    """P6.2: the three oldest objects in the museum, whoever shows them."""
    age = ANY_AGE
    alike = 0  # objects of that age that have not been counted
    for rank in range(3):
        if not alike:
            age = oldest_below(state, KINDS, age, -1)
            alike = count_of(state, age)
        if not age:
            return
        alike -= 1
        seat = owner_of(state, age)
        state.points[seat * SOURCES + FOR_OLDEST] += state.parts.oldest[rank]
        state.note(SAY_OLDEST, seat, rank + 1, age >> AGE_FIELDS, state.parts.oldest[rank])


def find_winners(state: Pergamon) -> int:
    """P6.3: the most points; P6.4: among the tied the oldest object on show; none on show: shared."""
    tied = state.leaders()
    oldest = 0
    won = 0
    for seat in range(state.players):
        if not tied >> seat & 1:
            continue
        age = oldest_below(state, KINDS, ANY_AGE, seat)
        if age > oldest:
            oldest = age
            won = 0
        if age == oldest:
            won |= 1 << seat
    return won
