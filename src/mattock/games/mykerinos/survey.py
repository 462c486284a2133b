"""Phase 3, the survey: zone after zone, who takes which card or goes to the museum (M4, M8.5 to M8.8)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import lowest, popcount, wide_popcount
    from mattock.core.vocabulary import OTHER_PHASE
    from mattock.games.mykerinos.discs import take_discs_back
    from mattock.games.mykerinos.museum import enter_after_zone, rooms_to_choose
    from mattock.games.mykerinos.ranking import clear_ranks, loses_tie, rank_colours, third_or_absent
    from mattock.games.mykerinos.river import begin_river, rank_river
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        CARD_GONE,
        CHOOSING,
        COLOURS,
        FOR_PARCELS,
        MUST_CHOOSE,
        NEUTRAL,
        NEXT_RANK,
        NO_CARD,
        NOBODY,
        REMOVING,
        RIVER_TIE,
        ROUND_DONE,
        SAY_ALONE,
        SAY_BACK,
        SAY_BOAT_SAVED,
        SAY_BOAT_USED,
        SAY_FORCED,
        SAY_LEFT,
        SAY_NEUTRAL_ALONE,
        SAY_NEUTRAL_FIRST,
        SAY_NEUTRAL_SECOND,
        SAY_NEUTRAL_THIRD,
        SAY_OUT,
        SAY_SCRAP,
        SAY_TOOK,
        SAY_ZONE,
        SCRAPS,
        SIDES,
        SOURCES,
        ZONE_BEGINS,
        ZONE_TIE,
    )

ONE_CARD = 1


def begin_survey(state: Mykerinos) -> None:
    """The digging is over: discs go home (N4.1), the river comes before the zones."""
    state.pyramids = 0
    state.zone = 0
    if state.nile:
        take_discs_back(state)
        begin_river(state)
    else:
        state.phase = ZONE_BEGINS


def zone_fields(state: Mykerinos) -> int:
    return state.parts.zone[state.zone]


def begin_zone(state: Mykerinos) -> None:
    """M4.1: in the order of the zones."""
    if state.zone * SIDES == state.parts.parcels[state.round]:
        state.zone = 0
        state.phase = ROUND_DONE
        return
    state.note(SAY_ZONE, state.zone + 1, 0, 0)
    if state.tie_boat != NOBODY and loses_tie(state, state.tie_boat, zone_fields(state)):
        state.phase = ZONE_TIE
        state.mover = state.tie_boat
    else:
        rank_zone(state, NOBODY)


def rank_zone(state: Mykerinos, favoured: int) -> None:
    rank_colours(state, zone_fields(state), favoured)
    if state.ranked == 1 and state.order[0] != NEUTRAL:
        state.note(SAY_ALONE, state.order[0], 0, 0)
    state.phase = NEXT_RANK


# The tie boat.


def refuse_tie(state: Mykerinos, used: int) -> int:
    return 0 if state.phase == ZONE_TIE or state.phase == RIVER_TIE else OTHER_PHASE


def do_tie(state: Mykerinos, used: int) -> None:
    """N5.3: using it puts its holder before all who are tied with him, and it is gone."""
    favoured = NOBODY
    if used:
        state.note(SAY_BOAT_USED, state.mover, 0, 0)
        favoured = state.mover
        state.tie_boat = NOBODY
    else:
        state.note(SAY_BOAT_SAVED, state.mover, 0, 0)
    if state.phase == RIVER_TIE:
        rank_river(state, favoured)
    else:
        rank_zone(state, favoured)


# Rank after rank.


def cards_left(state: Mykerinos) -> int:
    """How many cards of the zone still lie there."""
    n = 0
    for side in range(SIDES):
        if state.parcel[state.zone * SIDES + side] != NO_CARD:
            n += 1
    return n


def side_left(state: Mykerinos) -> int:
    """The first side whose card still lies there."""
    return 1 if state.parcel[state.zone * SIDES] == NO_CARD else 0


def next_rank(state: Mykerinos) -> None:
    if state.rank >= state.ranked:
        clear_zone(state)
    elif state.order[state.rank] == NEUTRAL:
        rank_of_neutral(state)
    elif state.rank < 2:
        rank_of_two(state)
    elif cards_left(state):
        state.mover = state.order[state.rank]
        state.phase = SCRAPS
    else:
        state.rank = state.ranked


def rank_of_two(state: Mykerinos) -> None:
    """M4.4, M4.5: first and second must choose; M4.10: what is forced is not asked."""
    state.mover = state.order[state.rank]
    rooms = rooms_to_choose(state)
    choices = cards_left(state) + popcount(rooms)
    if choices > 1:
        state.phase = CHOOSING
    elif not choices:
        state.rank += 1
    else:
        state.note(SAY_FORCED, state.mover, 0, 0)
        if rooms:
            enter_after_zone(state, state.mover, lowest(rooms))
        else:
            do_take(state, side_left(state))


def rank_of_neutral(state: Mykerinos) -> None:
    """M8.5: as first; M8.6: as second; M8.7: as third; M8.8: alone."""
    if state.ranked == 1:
        state.note(SAY_NEUTRAL_ALONE, state.zone + 1, 0, 0)
        state.rank += 1
    elif state.rank == 2:
        state.note(SAY_NEUTRAL_THIRD, state.zone + 1, 0, 0)
        state.rank += 1
    elif cards_left(state) == 1:
        do_remove(state, side_left(state))
    else:
        state.mover = state.order[0] if state.rank else third_or_absent(state)
        state.phase = REMOVING


def clear_zone(state: Mykerinos) -> None:
    """M4.8: cards that are left leave the game, all cubes of the zone go to the general supply."""
    for side in range(SIDES):
        card = state.parcel[state.zone * SIDES + side]
        if card != NO_CARD:
            state.note(SAY_OUT, card, 0, 0)
            put_in_box(state, side)
    for colour in range(COLOURS):
        back = wide_popcount(state.cubes[colour] & zone_fields(state))
        if back:
            state.note(SAY_BACK, colour, back, 0)
        state.supply[colour] += back
        state.cubes[colour] &= ~zone_fields(state)
    clear_ranks(state)
    state.zone += 1
    state.phase = ZONE_BEGINS


def put_in_box(state: Mykerinos, side: int) -> None:
    place = state.zone * SIDES + side
    state.box |= ONE_CARD << state.parcel[place]
    lift_card(state, place)


def lift_card(state: Mykerinos, place: int) -> None:
    state.parcel[place] = NO_CARD
    state.turned &= ~(1 << place)


# Choices.


def offer_takes(state: Mykerinos, first: int, out: list[int], n: int) -> int:
    for side in range(SIDES):
        if state.parcel[state.zone * SIDES + side] != NO_CARD:
            out[n] = first + side
            n += 1
    return n


def refuse_take(state: Mykerinos, side: int) -> int:
    if state.phase != CHOOSING and state.phase != SCRAPS:
        return OTHER_PHASE
    return CARD_GONE if state.parcel[state.zone * SIDES + side] == NO_CARD else 0


def refuse_leave(state: Mykerinos) -> int:
    """M4.7: third and fourth may leave a card; M4.4: first and second must choose."""
    if state.phase == SCRAPS:
        return 0
    return MUST_CHOOSE if state.phase == CHOOSING else OTHER_PHASE


def refuse_remove(state: Mykerinos, side: int) -> int:
    return 0 if state.phase == REMOVING else OTHER_PHASE


def do_take(state: Mykerinos, side: int) -> None:
    """M4.9: its points at once, and the patron from the next round on."""
    seat = state.mover
    place = state.zone * SIDES + side
    card = state.parcel[place]
    worth = state.parts.points[card]
    if state.rank > 1:
        state.note(SAY_SCRAP, seat, card, worth)
    else:
        state.note(SAY_TOOK, seat, card, worth)
    state.owned[seat] |= ONE_CARD << card
    state.points[seat * SOURCES + FOR_PARCELS] += worth
    lift_card(state, place)
    state.rank += 1
    state.phase = NEXT_RANK


def do_leave(state: Mykerinos) -> None:
    state.note(SAY_LEFT, state.mover, 0, 0)
    state.rank += 1
    state.phase = NEXT_RANK


def do_remove(state: Mykerinos, side: int) -> None:
    """M8.5, M8.6: the card that the neutral colour takes leaves the game."""
    card = state.parcel[state.zone * SIDES + side]
    if state.rank:
        state.note(SAY_NEUTRAL_SECOND, card, 0, 0)
    else:
        state.note(SAY_NEUTRAL_FIRST, card, 0, 0)
    put_in_box(state, side)
    state.rank += 1
    state.phase = NEXT_RANK
