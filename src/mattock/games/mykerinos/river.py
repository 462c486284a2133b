"""The Nile scoring: cards, boats, and the river's cubes (N4, N5)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import wide_popcount
    from mattock.core.vocabulary import OTHER_PHASE
    from mattock.games.mykerinos.grid import BANK_FIELDS
    from mattock.games.mykerinos.ranking import clear_ranks, loses_tie, rank_colours, third_or_absent
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        BANKS,
        BOAT_CUBES,
        BOAT_TIE,
        COLOURS,
        EARLY_BANKS,
        FOR_BOATS,
        FOR_NILE,
        LAST_NILE,
        NEUTRAL,
        NILE,
        NO_BOAT,
        NO_NILE,
        NO_NILE_CARD,
        NOBODY,
        RIVER_CARD,
        RIVER_DONE,
        RIVER_RANKED,
        RIVER_SINK,
        RIVER_TIE,
        ROUNDS,
        SAY_BOAT_CUBES,
        SAY_BOAT_GONE,
        SAY_BOAT_KEPT,
        SAY_BOAT_POINTS,
        SAY_DROPPED,
        SAY_LAST_NILE,
        SAY_NEUTRAL_BOAT,
        SAY_NEUTRAL_NILE,
        SAY_NILE,
        SAY_NILE_OUT,
        SAY_NOBODY,
        SAY_NOBODY_LAST,
        SAY_ONLY_NEUTRAL,
        SAY_RIVER,
        SAY_RIVER_BACK,
        SAY_UNDER,
        SINK,
        SOURCES,
        ZONE_BEGINS,
    )


def begin_river(state: Mykerinos) -> None:
    """N4.2: by the cubes on river fields; N5.3: the tie boat is asked for first."""
    state.note(SAY_RIVER, 0, 0, 0)
    if state.tie_boat != NOBODY and loses_tie(state, state.tie_boat, state.river):
        state.phase = RIVER_TIE
        state.mover = state.tie_boat
    else:
        rank_river(state, NOBODY)


def rank_river(state: Mykerinos, favoured: int) -> None:
    rank_colours(state, state.river, favoured)
    state.phase = RIVER_RANKED


def award_river(state: Mykerinos) -> None:
    """N4.3 to N4.10: who gets what."""
    if not state.ranked or (state.ranked == 1 and state.order[0] == NEUTRAL):
        tell_nobody(state)
        if state.round < ROUNDS:
            put_under(state)
        end_river(state)
    elif state.round == ROUNDS:
        award_last_cards(state)
        end_river(state)
    elif state.order[0] == NEUTRAL:
        state.phase = RIVER_SINK
        state.mover = third_or_absent(state)
    else:
        state.phase = RIVER_CARD
        state.mover = state.order[0]


def tell_nobody(state: Mykerinos) -> None:
    """N4.10: the neutral colour alone counts as nobody; N4.7, N4.9: what follows depends on the round."""
    if state.ranked:
        state.note(SAY_ONLY_NEUTRAL, 0, 0, 0)
    elif state.round == ROUNDS:
        state.note(SAY_NOBODY_LAST, 0, 0, 0)
    else:
        state.note(SAY_NOBODY, 0, 0, 0)


def award_last_cards(state: Mykerinos) -> None:
    """N4.9: the first gets the card set aside, the second one of the others."""
    given = 0
    for bank in range(BANKS):
        if state.bank[bank] == LAST_NILE:
            give_nile(state, state.order[0], bank)
    for bank in range(BANKS):
        if state.bank[bank] != NO_NILE and not given and state.ranked > 1:
            give_nile(state, state.order[1], bank)
            given = 1


def give_nile(state: Mykerinos, colour: int, bank: int) -> None:
    """N4.3: a card with its points; N4.10: what the neutral colour gets leaves the game."""
    card = state.bank[bank]
    worth = state.parts.nile_points[card]
    state.bank[bank] = NO_NILE
    if colour == NEUTRAL:
        state.note(SAY_NEUTRAL_NILE, card, 0, 0)
        state.nile_box |= 1 << card
        return
    if state.round == ROUNDS:
        state.note(SAY_LAST_NILE, colour, card, worth)
    else:
        state.note(SAY_NILE, colour, card, worth)
    state.nile_owned[colour] |= 1 << card
    state.points[colour * SOURCES + FOR_NILE] += worth


def put_under(state: Mykerinos) -> None:
    """N4.4: what is left goes under the stack, the upper card first."""
    for bank in range(EARLY_BANKS):
        if state.bank[bank] != NO_NILE:
            state.note(SAY_UNDER, state.bank[bank], 0, 0)
            state.queue[state.queued] = state.bank[bank]
            state.queued += 1
            state.bank[bank] = NO_NILE


def offer_banks(state: Mykerinos, out: list[int], n: int) -> int:
    first = NILE if state.phase == RIVER_CARD else SINK
    for bank in range(BANKS):
        if state.bank[bank] != NO_NILE:
            out[n] = first + bank
            n += 1
    return n


def refuse_nile(state: Mykerinos, bank: int) -> int:
    if state.phase != RIVER_CARD:
        return OTHER_PHASE
    return NO_NILE_CARD if state.bank[bank] == NO_NILE else 0


def refuse_sink(state: Mykerinos, bank: int) -> int:
    if state.phase != RIVER_SINK:
        return OTHER_PHASE
    return NO_NILE_CARD if state.bank[bank] == NO_NILE else 0


def do_nile(state: Mykerinos, bank: int) -> None:
    """The card that the first takes, or that goes for the neutral colour; the other goes under the stack."""
    give_nile(state, state.order[0], bank)
    put_under(state)
    end_river(state)


def do_sink(state: Mykerinos, bank: int) -> None:
    """N4.10: the mover only names the card."""
    do_nile(state, bank)


def end_river(state: Mykerinos) -> None:
    clear_river(state)
    if state.boat != NO_BOAT:
        give_boat(state)
    clear_ranks(state)
    state.phase = RIVER_DONE


def clear_river(state: Mykerinos) -> None:
    """N4.6: river cubes go to the general supply, land cubes drop to the field below; N4.9: the cards go."""
    for bank in range(BANKS):
        if state.bank[bank] != NO_NILE:
            state.note(SAY_NILE_OUT, state.bank[bank], 0, 0)
            state.nile_box |= 1 << state.bank[bank]
            state.bank[bank] = NO_NILE
    state.bank_turned = 0
    for colour in range(COLOURS):
        back = wide_popcount(state.cubes[colour] & state.river)
        if back:
            state.note(SAY_RIVER_BACK, colour, back, 0)
        state.supply[colour] += back
        state.cubes[colour] &= ~state.river
        dropped = wide_popcount(state.cubes[colour] & BANK_FIELDS)
        if dropped:
            state.note(SAY_DROPPED, colour, dropped, 0)
    state.river = 0


def give_boat(state: Mykerinos) -> None:
    """N4.5: the second gets the boat; N4.8, N4.10: without one, or with a neutral one, it leaves the game."""
    boat = state.boat
    state.boat = NO_BOAT
    if state.ranked < 2:
        state.note(SAY_BOAT_GONE, boat, 0, 0)
        return
    if state.order[1] == NEUTRAL:
        state.note(SAY_NEUTRAL_BOAT, boat, 0, 0)
        return
    seat = state.order[1]
    if boat == BOAT_TIE:
        state.note(SAY_BOAT_KEPT, seat, 0, 0)
        state.tie_boat = seat
    elif boat == BOAT_CUBES:
        given = min(state.parts.boat_cubes, state.supply[seat])
        state.note(SAY_BOAT_CUBES, seat, given, 0)
        state.supply[seat] -= given
        state.stock[seat] += given
    else:
        state.note(SAY_BOAT_POINTS, seat, state.parts.boat_points[boat], 0)
        state.points[seat * SOURCES + FOR_BOATS] += state.parts.boat_points[boat]


def begin_zones(state: Mykerinos) -> None:
    """N4.11: then the zones are surveyed."""
    state.zone = 0
    state.phase = ZONE_BEGINS
