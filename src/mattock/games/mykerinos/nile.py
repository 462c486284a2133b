"""The Nile in phase 1: its cards over the middle of the region, and the boat (N2)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.vocabulary import OTHER_PHASE
    from mattock.games.mykerinos.grid import field_of_bank
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        BANK,
        BANKS,
        BOAT_SEEN,
        BOATS,
        CARD_FIELDS,
        DIG_BEGINS,
        DRAW_BOAT,
        DRAW_NILE,
        EARLY_BANKS,
        LAST_NILE,
        LOOKS_THE_SAME,
        NILE_CARDS,
        NO_NILE,
        NOT_ON_TOP,
        ROUNDS,
        SAIL,
        SAY_BANK,
        SAY_BELOW,
        SAY_SAIL,
    )

ONE = 1


def banks_in_round(state: Mykerinos) -> int:
    """N2.1, N2.4: how many Nile cards are laid."""
    return BANKS if state.round == ROUNDS else EARLY_BANKS


def begin_banks(state: Mykerinos) -> None:
    state.phase = DRAW_NILE
    if state.round == ROUNDS:
        mix_last_cards(state)


def mix_last_cards(state: Mykerinos) -> None:
    """N2.4: the two uppermost cards and the one set aside are shuffled; what lies below stays out."""
    state.nile_unseen |= 1 << LAST_NILE
    for _ in range(EARLY_BANKS):
        state.nile_unseen |= 1 << pull_queue(state)
    while state.queued:
        card = pull_queue(state)
        state.note(SAY_BELOW, card, 0, 0)
        state.nile_box |= 1 << card


def pull_queue(state: Mykerinos) -> int:
    """The uppermost of the cards that were put under the stack."""
    card = state.queue[0]
    state.queued -= 1
    for k in range(state.queued):
        state.queue[k] = state.queue[k + 1]
    state.queue[state.queued] = NO_NILE
    return card


def next_bank(state: Mykerinos) -> int:
    bank = 0
    while bank < banks_in_round(state) and state.bank[bank] != NO_NILE:
        bank += 1
    return bank


def may_come(state: Mykerinos) -> int:
    """The cards that can lie on top, as bits: those never seen first, then the queue in its order (N2.2)."""
    return state.nile_unseen if state.nile_unseen else 1 << state.queue[0]


def list_banks(state: Mykerinos, out: list[int], weight: list[int]) -> int:
    n = 0
    for card in range(NILE_CARDS):
        if not may_come(state) >> card & 1:
            continue
        out[n] = BANK + 2 * card
        if state.parts.river[2 * card] == state.parts.river[2 * card + 1]:
            weight[n] = 2
            n += 1
        else:
            out[n + 1] = BANK + 2 * card + 1
            weight[n] = 1
            weight[n + 1] = 1
            n += 2
    return n


def refuse_bank(state: Mykerinos, lie: int) -> int:
    if state.phase != DRAW_NILE:
        return OTHER_PHASE
    if not may_come(state) >> lie // 2 & 1:
        return NOT_ON_TOP
    same = state.parts.river[lie // 2 * 2] == state.parts.river[lie // 2 * 2 + 1]
    return LOOKS_THE_SAME if same and lie % 2 else 0


def do_bank(state: Mykerinos, lie: int) -> None:
    """N2.1: it covers three fields of each zone; N2.5: river here, land there, and no pyramid."""
    bank = next_bank(state)
    card = lie // 2
    state.note(SAY_BANK, card, bank, 0)
    if state.nile_unseen:
        state.nile_unseen ^= 1 << card
    else:
        pull_queue(state)
    state.bank[bank] = card
    state.bank_turned |= lie % 2 << bank
    for k in range(CARD_FIELDS):
        state.pyramids &= ~(ONE << field_of_bank(bank, k))
        if state.parts.river[lie] >> k & 1:
            state.river |= ONE << field_of_bank(bank, k)
    if bank == banks_in_round(state) - 1:
        state.phase = DIG_BEGINS if state.round == ROUNDS else DRAW_BOAT


def list_boats(state: Mykerinos, out: list[int], weight: list[int]) -> int:
    n = 0
    for boat in range(BOATS):
        if state.boats >> boat & 1:
            out[n] = SAIL + boat
            weight[n] = 1
            n += 1
    return n


def refuse_sail(state: Mykerinos, boat: int) -> int:
    if state.phase != DRAW_BOAT:
        return OTHER_PHASE
    return 0 if state.boats >> boat & 1 else BOAT_SEEN


def do_sail(state: Mykerinos, boat: int) -> None:
    """N2.3: one of the boats not yet shown lies at the end of the region."""
    state.note(SAY_SAIL, boat, 0, 0)
    state.boats ^= 1 << boat
    state.boat = boat
    state.phase = DIG_BEGINS
