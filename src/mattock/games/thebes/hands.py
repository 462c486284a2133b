"""What a player has: researcher cards, and the knowledge that cards and finds come to (T3.2, T5.3)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.vocabulary import (
        FACES,
        GENERAL,
        GENERAL_TILE,
        KINDS,
        SITES,
        SPECIAL,
        SPECIAL_TILE,
    )


def hold_card(state: Thebes, seat: int, face: int) -> None:
    """T3.2: a card lies open before its owner and helps from now on."""
    state.held[seat * FACES + face] += 1
    state.cards[seat * KINDS + state.parts.kind[face]] += 1
    if state.parts.kind[face] == SPECIAL:
        state.special[seat * SITES + state.parts.about[face]] += state.parts.symbols[face]
    elif state.parts.kind[face] == GENERAL:
        state.general[seat] += state.parts.symbols[face]


def hold_find(state: Thebes, seat: int, site: int, tile: int) -> None:
    """T5.17: finds stay with who dug them up; two of a site's are knowledge."""
    state.found[seat * SITES + site] |= 1 << tile
    if tile == SPECIAL_TILE:
        state.special[seat * SITES + state.parts.found_about[site]] += state.parts.found_special[site]
    elif tile == GENERAL_TILE:
        state.general[seat] += state.parts.found_general[site]


def discard_card(state: Thebes, seat: int, face: int, note: int) -> None:
    """A used card, and what is said of it: no book is ever discarded, so no knowledge is lost."""
    state.note(note, seat, face, 0)
    state.held[seat * FACES + face] -= 1
    state.cards[seat * KINDS + state.parts.kind[face]] -= 1
    state.discards[face] += 1


def discard_kind(state: Thebes, seat: int, kind: int, note: int) -> None:
    """T2.5: of several cards of a kind the first in the list of cards."""
    for face in range(FACES):
        if state.parts.kind[face] == kind and state.held[seat * FACES + face]:
            discard_card(state, seat, face, note)
            return
