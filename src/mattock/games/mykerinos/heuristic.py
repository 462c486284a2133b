"""What looks good at a glance in Mykerinos: the greedy bot goes by it."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.games.mykerinos.dig import colour_on_turn
    from mattock.games.mykerinos.patrons import cards_of_patron
    from mattock.games.mykerinos.ranking import cubes_among
    from mattock.games.mykerinos.scoring import card_value
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        APPEAL,
        BLACKMORE,
        BOAT,
        BROWN,
        CARD_ROWS,
        COLOURS,
        COLUMNS,
        CUBE,
        DIG,
        EXTEND,
        LEAVE,
        MARK,
        MUSEUM,
        NEUTRAL,
        NILE,
        NO_CARD,
        NO_PATRON,
        PASS,
        REMOVE,
        RESERVE,
        REST,
        ROUNDS,
        SIDES,
        TAKE,
        TANGERINE,
        VIOLET,
        WINGS,
    )

ONE = 1
LEAD = 12  # for standing first in a zone with the cube
SECOND = 8  # for standing second
MIDDLE = 4  # cubes in a zone beyond which more are wasted
PASS_APPEAL = 20
MUSEUM_APPEAL = 30


def appeal_of(state: Mykerinos, action: int) -> int:
    """A number to compare the actions of one state by."""
    if action < EXTEND:
        return appeal_of_field(state, action - DIG)
    if action < CUBE:
        return 2 + appeal_of_field(state, action - EXTEND)
    if action < APPEAL:
        return appeal_of_field(state, action - CUBE)
    if action < PASS:
        return appeal_of_patron(state, action - APPEAL)
    if action == PASS:
        return PASS_APPEAL
    if action == REST:
        return 0
    if action < TAKE:
        return MUSEUM_APPEAL + appeal_of_room(state, action - MUSEUM)
    if action < LEAVE:
        return MUSEUM_APPEAL + appeal_of_card(state, state.mover, action - TAKE)
    if action == LEAVE:
        return 0
    if action < MARK:
        return appeal_of_removal(state, action - REMOVE)
    if action < RESERVE:
        return appeal_of_field(state, action - MARK) // 2
    if action < NILE:
        return appeal_of_room(state, action - RESERVE)
    return 1 if action == BOAT else 0


def zone_of_field(field: int) -> int:
    return field // COLUMNS // CARD_ROWS * 2 + field % COLUMNS // (COLUMNS // 2)


def appeal_of_field(state: Mykerinos, field: int) -> int:
    """What standing better in the field's zone, or on the river, would bring."""
    colour = colour_on_turn(state)
    if state.river >> field & 1:
        fields = state.river
        worth = 6
    else:
        fields = state.parts.zone[zone_of_field(field)] & ~state.river
        worth = worth_of_zone(state, zone_of_field(field))
    own = cubes_among(state, colour, fields)
    ahead = 0
    caught = 0
    passed = 0
    for other in range(COLOURS):
        if other != colour:
            theirs = cubes_among(state, other, fields)
            ahead += theirs > own
            caught += theirs == own + 1
            passed += theirs == own and theirs > 0
    if colour == NEUTRAL:
        return own_loss(state, fields)
    if own >= MIDDLE and ahead == 0:
        return PASS_APPEAL - 1
    gain = worth * (3 - min(ahead, 2)) + 6 * caught + 5 * passed
    if not own:
        gain += SECOND if ahead < 2 else 1
    elif ahead == 0 and not passed:
        gain -= LEAD + 4 * own
    return gain + PASS_APPEAL - 8


def own_loss(state: Mykerinos, fields: int) -> int:
    """A neutral cube: where the other player is and oneself is not."""
    own = cubes_among(state, state.mover, fields)
    theirs = cubes_among(state, 1 - state.mover, fields)
    return 2 + theirs if theirs > own else -1


def worth_of_zone(state: Mykerinos, zone: int) -> int:
    """About the better of its two cards."""
    best = 0
    for side in range(SIDES):
        if state.parcel[zone * SIDES + side] != NO_CARD:
            best = max(best, worth_of_card(state, state.mover, state.parcel[zone * SIDES + side]))
    return best


def wing_of(state: Mykerinos, patron: int) -> int:
    wing = 0
    while wing < WINGS - 1 and state.wing[wing] != patron:
        wing += 1
    return wing


def worth_of_card(state: Mykerinos, seat: int, card: int) -> int:
    """Its points, what its patron's wing gives now, and a part of a set."""
    patron = state.parts.patron[card]
    worth = state.parts.points[card]
    if patron == NO_PATRON:
        return worth
    worth += card_value(state, seat, wing_of(state, patron))
    return worth + (0 if cards_of_patron(state, seat, patron) else 1)


def appeal_of_card(state: Mykerinos, seat: int, side: int) -> int:
    return 2 * worth_of_card(state, seat, state.parcel[state.zone * SIDES + side])


def appeal_of_removal(state: Mykerinos, side: int) -> int:
    """The card that one can do without: a third who may still take keeps the better one."""
    return -appeal_of_card(state, state.mover, side)


def appeal_of_room(state: Mykerinos, room: int) -> int:
    """What the room adds to the cards at hand, and a little for those to come."""
    gain = 0
    for wing in range(WINGS):
        if state.parts.room_wings[room] >> wing & 1:
            more = state.parts.room_value[room] - card_value(state, state.mover, wing)
            if more > 0:
                cards = cards_of_patron(state, state.mover, state.wing[wing])
                gain += more * (2 * cards + (ROUNDS - state.round))
    return gain


def appeal_of_patron(state: Mykerinos, patron: int) -> int:
    """Patrons are there to be used, the museum before all."""
    if patron == BROWN:
        return 60
    if patron == VIOLET:
        return 45
    return 34 if patron in (TANGERINE, BLACKMORE) else 30
