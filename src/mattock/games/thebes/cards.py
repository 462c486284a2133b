"""The researcher cards: taking one, swapping all, and the pile that they come from (T3 and T4)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import popcount
    from mattock.core.vocabulary import CHANCE, OTHER_PHASE
    from mattock.games.thebes.hands import hold_card
    from mattock.games.thebes.journey import journey_weeks, refuse_flight, travel
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.timetrack import advance, forget_swaps, refuse_weeks_beyond
    from mattock.games.thebes.vocabulary import (
        CARD,
        CARD_NOT_IN_PILE,
        CARD_NOT_OPEN,
        DRAW_CARD,
        DRAW_DISPLAY,
        END_TURN,
        EXHIBITIONS,
        FACES,
        FLY,
        NO_CARD,
        NO_SHOW,
        OPEN_CARDS,
        REFILL,
        SAY_NO_CARD_LEFT,
        SAY_OPENED,
        SAY_RESHUFFLED,
        SAY_SHOW_CAME,
        SAY_SHOW_GONE,
        SAY_SHOW_MOVED,
        SAY_SWAPPED,
        SAY_SWAPPED_AGAIN,
        SAY_THIRD_PILE,
        SAY_TOOK,
        SHOW,
        SHOW_FIELDS,
        SHOW_NOT_IN_PILE,
        SHOW_NOT_LEFT,
        SWAP,
        TAKE,
        WARSAW,
    )


# Taking a card.


def space_of(state: Thebes, face: int) -> int:
    """The first space where a card lies open; OPEN_CARDS where it does not."""
    for space in range(OPEN_CARDS):
        if state.display[space] == face:
            return space
    return OPEN_CARDS


def next_open(state: Thebes, above: int) -> int:
    """The open card with the lowest number above another's; NO_CARD if there is none."""
    best = NO_CARD
    for space in range(OPEN_CARDS):
        if above < state.display[space] < best:
            best = state.display[space]
    return best


def take_weeks(state: Thebes, face: int, flying: int) -> int:
    """T3.1: the journey to the card's city, and the weeks it shows."""
    return journey_weeks(state, state.parts.city[face], flying) + state.parts.weeks[face]


def offer_takes(state: Thebes, flying: int, out: list[int], n: int) -> int:
    face = next_open(state, -1)
    while face != NO_CARD:
        if not refuse_take(state, face, flying):
            out[n] = flying * FLY + TAKE + face
            n += 1
        face = next_open(state, face)
    return n


def refuse_take(state: Thebes, face: int, flying: int) -> int:
    if space_of(state, face) == OPEN_CARDS:
        return CARD_NOT_OPEN
    refused = refuse_flight(state, state.parts.city[face], flying)
    return refused if refused else refuse_weeks_beyond(state, take_weeks(state, face, flying))


def do_take(state: Thebes, face: int, flying: int) -> None:
    weeks = take_weeks(state, face, flying)
    travel(state, state.parts.city[face], flying)
    state.note(SAY_TOOK, state.actor, face, state.parts.weeks[face])
    state.display[space_of(state, face)] = NO_CARD
    hold_card(state, state.actor, face)
    forget_swaps(state)
    advance(state, weeks)
    state.phase = REFILL


# Swapping the display.


def swap_price(state: Thebes) -> int:
    """T4.1: a week; T4.2: one more for each swap of the same player just before."""
    if state.swapper != state.actor:
        return state.parts.swap_weeks
    return state.parts.swap_weeks + state.swaps * state.parts.swap_rise


def swap_weeks(state: Thebes, flying: int) -> int:
    return journey_weeks(state, WARSAW, flying) + swap_price(state)


def offer_swap(state: Thebes, flying: int, out: list[int], n: int) -> int:
    if not refuse_swap(state, flying):
        out[n] = flying * FLY + SWAP
        n += 1
    return n


def refuse_swap(state: Thebes, flying: int) -> int:
    """T4.4: with any number of open cards."""
    refused = refuse_flight(state, WARSAW, flying)
    return refused if refused else refuse_weeks_beyond(state, swap_weeks(state, flying))


def do_swap(state: Thebes, flying: int) -> None:
    """T4.1: the open cards are discarded before new ones are drawn."""
    weeks = swap_weeks(state, flying)
    price = swap_price(state)
    travel(state, WARSAW, flying)
    if state.swapper == state.actor:
        state.swaps += 1
        state.note(SAY_SWAPPED_AGAIN, state.actor, price, state.swaps)
    else:
        state.swapper = state.actor
        state.swaps = 1
        state.note(SAY_SWAPPED, state.actor, price, 0)
    for space in range(OPEN_CARDS):
        if state.display[space] != NO_CARD:
            state.discards[state.display[space]] += 1
            state.display[space] = NO_CARD
    advance(state, weeks)
    state.phase = REFILL


# The pile.


def refill(state: Thebes) -> None:
    """T3.3: until four researcher cards lie open; T3.8: unless none is left anywhere."""
    if space_of(state, NO_CARD) == OPEN_CARDS:
        state.phase = END_TURN
    elif not researchers_left(state):
        state.note(SAY_NO_CARD_LEFT, 0, 0, 0)
        state.phase = END_TURN
    else:
        if not state.first + state.second:
            renew_pile(state)
        state.phase = DRAW_CARD
        state.mover = CHANCE


def researchers_left(state: Thebes) -> bool:
    """Whether a researcher card can still come, now or after a shuffle."""
    if not state.renewed or state.second > popcount(state.pile_shows):
        return True
    for face in range(FACES):
        if state.discards[face]:
            return True
    return False


def list_cards(state: Thebes, out: list[int], weight: list[int]) -> int:
    """T3.9: what the next card can be. Nobody knows how unseen researcher cards lie in the three piles."""
    each = 1
    show_weight = 0
    if state.renewed:
        show_weight = 1
    elif not state.first:
        each = state.second - popcount(state.pile_shows)
        for face in range(FACES):
            show_weight += state.pile[face]
    n = 0
    for face in range(FACES):  # written first and kept if it weighs something: no branch to guess
        out[n] = CARD + face
        weight[n] = each * state.pile[face]
        n += weight[n] > 0
    if show_weight and state.pile_shows:
        for show in range(EXHIBITIONS):
            if state.pile_shows >> show & 1:
                out[n] = SHOW + show
                weight[n] = show_weight
                n += 1
    return n


def refuse_card(state: Thebes, face: int) -> int:
    """T3.9: each card comes once between two shuffles."""
    if state.phase != DRAW_CARD and state.phase != DRAW_DISPLAY:
        return OTHER_PHASE
    if not state.pile[face]:
        return CARD_NOT_IN_PILE
    if not state.first and state.second == popcount(state.pile_shows):
        return CARD_NOT_IN_PILE
    return 0


def refuse_show(state: Thebes, show: int) -> int:
    """T3.10: exhibitions lie in the second pile, and in the pile made anew; T3.9: those that are left."""
    if state.phase != DRAW_CARD and state.phase != DRAW_DISPLAY:
        return OTHER_PHASE
    if state.first:
        return SHOW_NOT_IN_PILE
    return 0 if state.pile_shows >> show & 1 else SHOW_NOT_LEFT


def open_card(state: Thebes, face: int) -> None:
    """T3.3: a researcher card goes to the first empty space."""
    state.note(SAY_OPENED, face, 0, 0)
    state.pile[face] -= 1
    state.display[space_of(state, NO_CARD)] = face
    lay_down(state)


def pushed_field(state: Thebes) -> int:
    """T3.4: the last field that a new exhibition pushes a card to; T3.11: marching, always c."""
    if state.marching:
        return SHOW_FIELDS - 1
    field = 0
    while field < SHOW_FIELDS - 1 and state.shows[field] != NO_SHOW:
        field += 1
    return field


def do_show(state: Thebes, show: int) -> None:
    """T3.4: an exhibition goes to field a and pushes; one pushed out of c goes to the discards."""
    state.note(SAY_SHOW_CAME, show, 0, 0)
    state.pile_shows ^= 1 << show
    end = pushed_field(state)
    pushed_out = state.shows[end]
    if pushed_out != NO_SHOW:
        state.note(SAY_SHOW_GONE, pushed_out, 0, 0)
        state.discard_shows |= 1 << pushed_out
    for field in range(end, 0, -1):
        state.shows[field] = state.shows[field - 1]
        if state.shows[field] != NO_SHOW:
            state.note(SAY_SHOW_MOVED, state.shows[field], field, 0)
    state.shows[0] = show
    lay_down(state)


def lay_down(state: Thebes) -> None:
    """T3.7: the pile is renewed as soon as its last card has been laid."""
    if state.first:
        state.first -= 1
    else:
        state.second -= 1
    if not state.first + state.second:
        renew_pile(state)
    if state.phase == DRAW_CARD:
        state.phase = REFILL


def renew_pile(state: Thebes) -> None:
    """T3.5: at first the discards and the third pile; T3.6: later the discards, if there are any."""
    count = 0
    for face in range(FACES):
        count += state.discards[face]
        state.pile[face] += state.discards[face]
        state.discards[face] = 0
    state.pile_shows = state.discard_shows | state.waiting_shows
    state.discard_shows = 0
    state.waiting_shows = 0
    if not state.renewed:
        state.renewed = 1
        for face in range(FACES):
            state.second += state.pile[face]
        state.second += popcount(state.pile_shows)
        state.note(SAY_THIRD_PILE, state.second, 0, 0)
    else:
        state.second = count + popcount(state.pile_shows)
        if state.second:
            state.note(SAY_RESHUFFLED, state.second, 0, 0)
