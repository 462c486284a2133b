"""What must hold in every state: nothing appears or vanishes unless the rules say so."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import popcount
    from mattock.core.vocabulary import CHANCE, OVER
    from mattock.games.thebes.excavate import (
        knowledge_of,
        least_weeks,
        most_special_for,
        rumours_of,
    )
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.timetrack import weeks_left
    from mattock.games.thebes.vocabulary import (
        ASSISTANT,
        CARD_ASTRAY,
        CITIES,
        DIG_UNFIT,
        DIGGING,
        DRAW_BONUS,
        DRAW_CARD,
        DRAW_DISPLAY,
        DRAW_MARKER,
        DRAW_TILE,
        EMPTY_SEAT_USED,
        END,
        ENDED,
        EXHIBITIONS,
        FACES,
        FIND_ASTRAY,
        GENERAL,
        GENERAL_TILE,
        HANDS_UNFIT,
        KINDS,
        MARKERS_UNFIT,
        NO_CARD,
        NO_SEAT,
        NO_SHOW,
        NO_TILE,
        OPEN_CARDS,
        PERMIT,
        PHASE_UNFIT,
        PILE,
        PILES_UNFIT,
        SET_UP_UNFIT,
        SHOVEL,
        SHOW_ASTRAY,
        SHOW_FIELDS,
        SITE_TILES,
        SITES,
        SPECIAL,
        SPECIAL_TILE,
        WARSAW,
    )


def find_fault(state: Thebes) -> int:
    """The number of the first broken invariant, or 0."""
    if not cards_are_kept(state):
        return CARD_ASTRAY
    if not exhibitions_are_kept(state):
        return SHOW_ASTRAY
    if not tiles_are_kept(state):
        return FIND_ASTRAY
    if not hands_add_up(state):
        return HANDS_UNFIT
    if not piles_fit(state):
        return PILES_UNFIT
    if not markers_stand(state):
        return MARKERS_UNFIT
    if not phase_fits(state):
        return PHASE_UNFIT
    if not dig_fits(state):
        return DIG_UNFIT
    if not empty_seats_are_empty(state):
        return EMPTY_SEAT_USED
    return 0 if state.phase > DRAW_BONUS or is_set_up(state) else SET_UP_UNFIT


def cards_are_kept(state: Thebes) -> bool:
    """Every researcher card is in the pile, open, with a player or among the discards."""
    for face in range(FACES):
        n = state.pile[face] + state.discards[face]
        for seat in range(4):
            n += state.held[seat * FACES + face]
        for space in range(OPEN_CARDS):
            n += state.display[space] == face
        if n != state.parts.copies[face]:
            return False
    return True


def exhibitions_are_kept(state: Thebes) -> bool:
    """Every exhibition is in exactly one place."""
    seen = state.pile_shows
    twice = seen & state.waiting_shows
    seen |= state.waiting_shows
    twice |= seen & state.discard_shows
    seen |= state.discard_shows
    for seat in range(4):
        twice |= seen & state.exhibited[seat]
        seen |= state.exhibited[seat]
    for field in range(SHOW_FIELDS):
        if state.shows[field] != NO_SHOW:
            twice |= seen & 1 << state.shows[field]
            seen |= 1 << state.shows[field]
    return not twice and seen == (1 << EXHIBITIONS) - 1


def tiles_are_kept(state: Thebes) -> bool:
    """Every find is in its bag, on its site or with a player."""
    for site in range(SITES):
        seen = state.bag[site]
        twice = 0
        if state.bonus[site] != NO_TILE:
            if not state.parts.ones[site] >> state.bonus[site] & 1:
                return False
            twice |= seen & 1 << state.bonus[site]
            seen |= 1 << state.bonus[site]
        for seat in range(4):
            twice |= seen & state.found[seat * SITES + site]
            seen |= state.found[seat * SITES + site]
        if twice or seen != (1 << SITE_TILES) - 1:
            return False
    return True


def hands_add_up(state: Thebes) -> bool:
    """Numbers of cards and books are those of the cards and finds that a player has."""
    for seat in range(4):
        for kind in range(KINDS):
            n = 0
            for face in range(FACES):
                if state.parts.kind[face] == kind:
                    n += state.held[seat * FACES + face]
            if n != state.cards[seat * KINDS + kind]:
                return False
        if general_books(state, seat) != state.general[seat]:
            return False
        for site in range(SITES):
            if special_books(state, seat, site) != state.special[seat * SITES + site]:
                return False
    return True


def general_books(state: Thebes, seat: int) -> int:
    n = 0
    for face in range(FACES):
        if state.parts.kind[face] == GENERAL:
            n += state.held[seat * FACES + face] * state.parts.symbols[face]
    for site in range(SITES):
        if state.found[seat * SITES + site] >> GENERAL_TILE & 1:
            n += state.parts.found_general[site]
    return n


def special_books(state: Thebes, seat: int, site: int) -> int:
    n = 0
    for face in range(FACES):
        if state.parts.kind[face] == SPECIAL and state.parts.about[face] == site:
            n += state.held[seat * FACES + face] * state.parts.symbols[face]
    for other in range(SITES):
        if state.parts.found_about[other] == site and state.found[seat * SITES + other] >> SPECIAL_TILE & 1:
            n += state.parts.found_special[other]
    return n


def piles_fit(state: Thebes) -> bool:
    """The piles have the cards that their numbers say; the third one waits until the others are used up."""
    researchers = 0
    for face in range(FACES):
        researchers += state.pile[face]
    if state.renewed:
        if state.first or state.waiting_shows:
            return False
        return state.second == researchers + popcount(state.pile_shows)
    if state.first > PILE and state.phase != DRAW_DISPLAY:
        return False
    if state.first and state.second != PILE + popcount(state.pile_shows):
        return False
    if not state.first + state.second or state.second < popcount(state.pile_shows):
        return False
    return researchers == state.first + state.second - popcount(state.pile_shows) + PILE


def markers_stand(state: Thebes) -> bool:
    """The order of the seats is that of their markers; nobody is beyond the last field."""
    stacked = 0
    for i in range(4):
        seat = state.order[i]
        if seat == NO_SEAT:
            continue
        if seat >= state.players or stacked >> seat & 1:
            return False
        stacked |= 1 << seat
        if i and (state.order[i - 1] == NO_SEAT or state.week[state.order[i - 1]] > state.week[seat]):
            return False
    if state.phase > DRAW_MARKER and stacked != (1 << state.players) - 1:
        return False
    for seat in range(state.players):
        if state.week[seat] < state.parts.start[state.players] or state.week[seat] > END:
            return False
    return True


def phase_fits(state: Thebes) -> bool:
    """Whose move it is goes with the phase, the time and the open cards."""
    empty = 0
    if state.actor >= state.players:
        return False
    for space in range(OPEN_CARDS):
        empty += state.display[space] == NO_CARD
    if state.phase == DRAW_DISPLAY or state.phase == DRAW_CARD:
        return state.mover == CHANCE and empty > 0 and state.first + state.second > 0
    if state.phase == DRAW_MARKER or state.phase == DRAW_BONUS or state.phase == DRAW_TILE:
        return state.mover == CHANCE
    if state.phase == ENDED:
        return state.mover == OVER and state.week[state.order[0]] == END
    if state.mover != state.actor or state.order[0] != state.actor:
        return False
    return state.week[state.actor] < END and not state.renew


def dig_fits(state: Thebes) -> bool:
    """What belongs to a dig is there just while somebody digs, and the dig can be finished."""
    if state.phase != DIGGING and state.phase != DRAW_TILE:
        spent = state.rumours + state.assistant + state.shovel + state.travel + state.to_draw + state.rubble
        return not spent and (state.phase == DRAW_BONUS or not state.site)
    if state.place[state.actor] != CITIES + state.site or state.swapper != NO_SEAT:
        return False
    if state.rumours > rumours_of(state, state.site) or state.rubble > state.parts.rubble[state.site]:
        return False
    if state.assistant and state.cards[state.actor * KINDS + ASSISTANT] != 1:
        return False
    if state.shovel and state.cards[state.actor * KINDS + SHOVEL] != 1:
        return False
    if not state.permits[state.actor] >> state.site & 1 and not state.cards[state.actor * KINDS + PERMIT]:
        return False
    if state.phase == DRAW_TILE:
        left = popcount(state.bag[state.site]) + state.parts.rubble[state.site] - state.rubble
        return 0 < state.to_draw <= left and not state.travel
    if state.to_draw or state.rubble:
        return False
    knowledge = knowledge_of(state, most_special_for(state, state.site))
    return state.travel + least_weeks(state, knowledge) <= weeks_left(state, state.actor)


def empty_seats_are_empty(state: Thebes) -> bool:
    """Seats that nobody sits on have nothing, and the swaps in a row are those of a player in Warsaw."""
    for seat in range(state.players, 4):
        if state.week[seat] or state.permits[seat] or state.exhibited[seat] or state.place[seat] != WARSAW:
            return False
        for site in range(SITES):
            if state.found[seat * SITES + site]:
                return False
        for face in range(FACES):
            if state.held[seat * FACES + face]:
                return False
    if state.swapper == NO_SEAT:
        return not state.swaps
    if state.swapper >= state.players or state.place[state.swapper] != WARSAW:
        return False
    return 0 < state.swaps <= state.week[state.swapper] - state.parts.start[state.players]


def is_set_up(state: Thebes) -> bool:
    """Before the first turn nobody has done anything: cards, markers and artifacts come in this order."""
    opened = 0
    stacked = 0
    for space in range(OPEN_CARDS):
        opened += state.display[space] != NO_CARD
    for i in range(4):
        stacked += state.order[i] != NO_SEAT
    if state.phase == DRAW_DISPLAY and (stacked or state.first + opened != PILE + OPEN_CARDS):
        return False
    if state.phase != DRAW_DISPLAY and (opened < OPEN_CARDS or state.first != PILE):
        return False
    if state.phase == DRAW_MARKER and (stacked > state.players - 2):
        return False
    for site in range(SITES):
        if (state.bonus[site] != NO_TILE) != (state.phase == DRAW_BONUS and site < state.site):
            return False
    for seat in range(state.players):
        if state.week[seat] != state.parts.start[state.players] or state.place[seat] != WARSAW:
            return False
        if state.permits[seat] != (1 << SITES) - 1 or state.exhibited[seat]:
            return False
    for face in range(FACES):
        if state.discards[face]:
            return False
    return not state.actor and not state.renew and not state.discard_shows and nothing_is_held(state)


def nothing_is_held(state: Thebes) -> bool:
    """No player has a card or a find, and no exhibition is open."""
    for i in range(4 * FACES):
        if state.held[i]:
            return False
    for i in range(4 * SITES):
        if state.found[i]:
            return False
    for field in range(SHOW_FIELDS):
        if state.shows[field] != NO_SHOW:
            return False
    return True
