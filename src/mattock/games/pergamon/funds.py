"""Phase 2, sharing out the research funds (P2)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.vocabulary import CHANCE, OTHER_PHASE
    from mattock.games.pergamon.raider import post_raider
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        BACK,
        BAG,
        CHEST,
        DRAW_BACK,
        DRAW_FRONT,
        DRAW_TOP,
        FIELD_TAKEN,
        FIELDS,
        FRONT,
        FRONTS,
        NEW_ROUND,
        NEXT_FIGURE,
        NO_CARD,
        NO_SUCH_BACK_LEFT,
        NO_SUCH_FRONT_LEFT,
        PLACE,
        PLACING,
        RAIDER,
        RAIDER_STANDS_THERE,
        SAY_CARDS,
        SAY_FRONT,
        SAY_PAID,
        SAY_PLACED,
        SAY_POT,
        SAY_RAIDER_PAID,
        SAY_RAIDER_REST,
        SAY_REST,
        SAY_TOP,
        WRONG_BACK,
    )


# The pile: it lies face down and backs differ, so the back of its first card is always known.


def list_backs(state: Pergamon, out: list[int], weight: list[int]) -> int:
    n = 0
    if state.bags:
        out[n] = BACK + BAG
        weight[n] = state.bags
        n += 1
    if state.chests:
        out[n] = BACK + CHEST
        weight[n] = state.chests
        n += 1
    return n


def refuse_back(state: Pergamon, back: int) -> int:
    if state.phase != DRAW_TOP and state.phase != DRAW_BACK:
        return OTHER_PHASE
    left = state.bags if back == BAG else state.chests
    return 0 if left else NO_SUCH_BACK_LEFT


def do_back(state: Pergamon, back: int) -> None:
    """P0.2: the back of the pile's first card comes to light when the card above it is taken."""
    state.note(SAY_TOP, back, 0, 0)
    if back == BAG:
        state.bags -= 1
    else:
        state.chests -= 1
    state.top = back
    if state.phase == DRAW_TOP:
        state.phase = NEW_ROUND
    elif state.backs[1] == NO_CARD:
        take_second(state)
    else:
        begin_placing(state)


def take_cards(state: Pergamon) -> None:
    """P2.1: the start player lays two cards of the pile face down beside the board: the first of them."""
    state.backs[0] = state.top
    state.top = NO_CARD
    state.phase = DRAW_BACK
    state.mover = CHANCE


def take_second(state: Pergamon) -> None:
    """P2.1: and the second."""
    state.backs[1] = state.top
    state.top = NO_CARD
    if not state.bags + state.chests:
        begin_placing(state)


# Choosing fields.


def begin_placing(state: Pergamon) -> None:
    """P2.2: the start player first, then the others in order; with two the raider before them (P7.1)."""
    state.note(SAY_CARDS, state.backs[0], state.backs[1], 0)
    if state.players == 2:
        post_raider(state)
    state.turn = 0
    state.phase = PLACING
    state.mover = state.order[0]


def offer_fields(state: Pergamon, out: list[int], n: int) -> int:
    for field in range(1, FIELDS + 1):
        if not refuse_place(state, field):
            out[n] = PLACE + field - 1
            n += 1
    return n


def refuse_place(state: Pergamon, field: int) -> int:
    """P2.3: one figure on a field; P7.2: the raider's is taken too."""
    for seat in range(RAIDER):
        if state.figure[seat] == field:
            return FIELD_TAKEN
    return RAIDER_STANDS_THERE if state.figure[RAIDER] == field else 0


def do_place(state: Pergamon, field: int) -> None:
    state.note(SAY_PLACED, state.mover, field, 0)
    state.figure[state.mover] = field
    state.turn += 1
    if state.turn < state.players:
        state.mover = state.order[state.turn]
    else:
        state.phase = DRAW_FRONT
        state.mover = CHANCE


# Turning the cards over.


def list_fronts(state: Pergamon, out: list[int], weight: list[int]) -> int:
    n = 0
    for value in range(1, FRONTS + 1):
        if not refuse_front(state, value):
            out[n] = FRONT + value - 1
            weight[n] = state.unseen_fronts[value - 1]
            n += 1
    return n


def refuse_front(state: Pergamon, value: int) -> int:
    """P2.4: a card shows what its back announced, and each card comes once."""
    if state.phase != DRAW_FRONT:
        return OTHER_PHASE
    card = 1 if state.fronts[0] else 0
    if state.parts.back[value - 1] != state.backs[card]:
        return WRONG_BACK
    return 0 if state.unseen_fronts[value - 1] else NO_SUCH_FRONT_LEFT


def do_front(state: Pergamon, value: int) -> None:
    state.note(SAY_FRONT, value, 0, 0)
    state.unseen_fronts[value - 1] -= 1
    if not state.fronts[0]:
        state.fronts[0] = value
    else:
        state.fronts[1] = value
        share_out(state)


def share_out(state: Pergamon) -> None:
    """P2.5: from right to left each takes what his field shows, while it lasts; P2.6: the last the rest.

    The raider too (P7.3).
    """
    pot = state.fronts[0] + state.fronts[1]
    state.note(SAY_POT, pot, 0, 0)
    figure = figure_after(state, 0)
    while figure >= 0:
        following = figure_after(state, state.figure[figure])
        wanted = state.parts.coins[state.figure[figure]]
        taken = pot if following < 0 or wanted > pot else wanted
        if figure == RAIDER:
            state.note(SAY_RAIDER_REST if following < 0 else SAY_RAIDER_PAID, taken, wanted, 0)
        else:
            state.note(SAY_REST if following < 0 else SAY_PAID, figure, taken, wanted)
        state.coins[figure] += taken
        pot -= taken
        figure = following
    state.at = 0
    state.phase = NEXT_FIGURE


def figure_after(state: Pergamon, field: int) -> int:
    """The figure that stands next to the left of a field, the raider's included; -1 if there is none."""
    best = -1
    for seat in range(RAIDER + 1):
        if state.figure[seat] > field and (best < 0 or state.figure[seat] < state.figure[best]):
            best = seat
    return best
