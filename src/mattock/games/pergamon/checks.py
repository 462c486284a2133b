"""What must hold in every state: nothing appears or vanishes unless the rules say so."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import lowest, popcount
    from mattock.core.vocabulary import CHANCE, OVER
    from mattock.games.pergamon.exhibit import free_marker
    from mattock.games.pergamon.layout import has_rival, is_full, youngest
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        CARDS_ASTRAY,
        CHEST,
        CLEARED,
        COINS_ASTRAY,
        COLLECTION_BROKEN,
        DRAW_BACK,
        DRAW_FRONT,
        DRAW_START,
        DRAW_TILE,
        DRAW_TOP,
        ENDED,
        FIELDS,
        FIGURES_ASTRAY,
        FOR_BONUS,
        FOR_EXHIBIT,
        FOR_SCORING,
        FRONTS,
        GALLERIES,
        GALLERY_OVERFULL,
        GALLERY_PLACES,
        GIVEN,
        HANDS_UNFIT,
        KINDS,
        LAYING,
        MARKERS,
        NO_CARD,
        NONE,
        ORDER_BROKEN,
        PHASE_UNFIT,
        PLACING,
        POINTS_UNEARNED,
        RAIDER,
        RAIDER_ASTRAY,
        ROUNDS,
        ROW,
        ROW_BROKEN,
        SOURCES,
        STACK,
        STORING,
        STRIP,
        TILE_ASTRAY,
        TILES,
        TILES_TOO_EARLY,
        TURN,
    )

ONE = 1


def find_fault(state: Pergamon) -> int:
    """The number of the first broken invariant, or 0."""
    if not tiles_are_kept(state):
        return TILE_ASTRAY
    if not galleries_fit(state):
        return GALLERY_OVERFULL
    if not collections_hold(state):
        return COLLECTION_BROKEN
    if not row_holds(state):
        return ROW_BROKEN
    if not cards_are_kept(state):
        return CARDS_ASTRAY
    if not coins_are_kept(state):
        return COINS_ASTRAY
    if not figures_stand(state):
        return FIGURES_ASTRAY
    if not phase_fits(state):
        return PHASE_UNFIT
    if not hands_fit(state):
        return HANDS_UNFIT
    if not tiles_last(state):
        return TILES_TOO_EARLY
    if not order_holds(state):
        return ORDER_BROKEN
    if not raider_stands(state):
        return RAIDER_ASTRAY
    return 0 if points_are_earned(state) else POINTS_UNEARNED


def tiles_are_kept(state: Pergamon) -> bool:
    """Every tile is in exactly one place."""
    seen = state.unseen
    twice = 0
    for g in range(GALLERIES):
        twice |= seen & state.gallery[g]
        seen |= state.gallery[g]
    for seat in range(4):
        twice |= seen & state.hand[seat]
        seen |= state.hand[seat]
    for marker in range(4 * MARKERS):
        twice |= seen & state.shown[marker]
        seen |= state.shown[marker]
    twice |= seen & state.drawn
    seen |= state.drawn
    twice |= seen & state.box
    seen |= state.box
    twice |= seen & state.row
    seen |= state.row
    return not twice and seen == (ONE << TILES) - 1


def galleries_fit(state: Pergamon) -> bool:
    for g in range(GALLERIES):
        if popcount(state.gallery[g]) > GALLERY_PLACES:
            return False
    return True


def chain_is(state: Pergamon, first: int, tiles: int) -> bool:
    """Whether the links from a first tile run through just these tiles, with halves that fit."""
    tile = first
    left = tiles
    while tile != NONE and left & (ONE << tile):
        left ^= ONE << tile
        following = state.link[tile]
        if following != NONE and state.parts.left[following] != state.parts.right[tile]:
            return False
        tile = following
    return not left and tile == NONE


def collections_hold(state: Pergamon) -> bool:
    """A marker in the museum has a field of its own and a row of at least two tiles, a free one has none."""
    used = 0
    linked = state.row
    for marker in range(4 * MARKERS):
        spot = state.spot[marker]
        linked |= state.shown[marker]
        if not spot:
            if state.shown[marker] or state.first[marker] != NONE:
                return False
            continue
        if marker // MARKERS >= state.players or used >> spot & 1 or spot > STRIP:
            return False
        used |= 1 << spot
        if popcount(state.shown[marker]) < 2 or not chain_is(state, state.first[marker], state.shown[marker]):
            return False
    for tile in range(TILES):
        if state.link[tile] != NONE and not linked >> tile & 1:
            return False
    return True


def row_holds(state: Pergamon) -> bool:
    """The row being laid is there just while it is laid, and its value is that of its objects."""
    if state.phase != ROW and state.phase != CLEARED:
        return not state.row and state.row_first == NONE and state.row_last == NONE and not state.row_value
    if not state.row or not chain_is(state, state.row_first, state.row) or not row_goes_on(state):
        return False
    value = 0
    left = state.row
    while left:
        tile = lowest(left)
        left &= left - 1
        if state.link[tile] != NONE:
            value += state.parts.century[tile]
        elif tile != state.row_last:
            return False
    return value == state.row_value


def row_goes_on(state: Pergamon) -> bool:
    """A row can be shown or made longer; where a collection went for it, it is shown."""
    if state.mover < 0:
        return False
    if state.phase == CLEARED:
        return state.row_first != state.row_last and free_marker(state) >= 0
    if state.row_first != state.row_last:
        return True
    return bool(state.hand[state.mover] & state.parts.starts[state.parts.right[state.row_last]])


def cards_are_kept(state: Pergamon) -> bool:
    """Cards never turned over are in the pile or face down on the table; two a round are used."""
    bags = state.bags
    chests = state.chests
    unseen = 0
    used = 0
    for i in range(3):
        back = state.top if i == 2 else state.backs[i]
        if back != NO_CARD and (i == 2 or not state.fronts[i]):
            chests += back == CHEST
            bags += back != CHEST
        if i < 2 and back == NO_CARD and state.fronts[i]:
            return False
        if i < 2 and state.fronts[i] and state.parts.back[state.fronts[i] - 1] != back:
            return False
    for k in range(FRONTS):
        if state.unseen_fronts[k] > state.parts.copies[k]:
            return False
        unseen += state.unseen_fronts[k]
        used += state.parts.copies[k] - state.unseen_fronts[k]
        if state.parts.back[k] == CHEST:
            chests -= state.unseen_fronts[k]
        else:
            bags -= state.unseen_fronts[k]
    on_table = (1 if state.fronts[0] else 0) + (1 if state.fronts[1] else 0)
    if used - on_table != (2 * (state.round - 1) if state.round else 0):
        return False
    return not bags and not chests and cards_lie(state)


def cards_lie(state: Pergamon) -> bool:
    """Which cards lie beside the pile, and which of them are turned over, goes with the phase."""
    if state.phase == DRAW_BACK:
        return (
            state.backs[0] != NO_CARD
            and state.top == NO_CARD
            and not state.fronts[0]
            and not state.fronts[1]
            and state.bags + state.chests > 0
        )
    if state.round and (state.top == NO_CARD) != (not state.bags + state.chests):
        return False
    if not state.round and state.top != NO_CARD:
        return False
    if state.phase < DRAW_FRONT or state.phase == LAYING:
        return state.backs[0] == NO_CARD and state.backs[1] == NO_CARD
    if state.backs[0] == NO_CARD or state.backs[1] == NO_CARD:
        return False
    if state.phase == DRAW_FRONT:
        return not state.fronts[1]
    turned = state.phase != PLACING
    return (state.fronts[0] > 0) == turned and (state.fronts[1] > 0) == turned


def coins_are_kept(state: Pergamon) -> bool:
    """All coins that came with the cards are with the players, with the raider or back in the supply."""
    issued = state.players * state.parts.start_coins
    for k in range(FRONTS):
        issued += (k + 1) * (state.parts.copies[k] - state.unseen_fronts[k])
    if state.phase == DRAW_FRONT:
        issued -= state.fronts[0]
    for seat in range(RAIDER + 1):
        issued -= state.coins[seat]
        if state.coins[seat] < 0 or (state.players <= seat < RAIDER and state.coins[seat]):
            return False
    return issued == state.spent


def figures_stand(state: Pergamon) -> bool:
    """Figures stand on fields of their own, as many as have been placed; the order has everybody once."""
    used = 0
    placed = 0
    ordered = 0
    for seat in range(RAIDER + 1):
        field = state.figure[seat]
        if field:
            if field > FIELDS or used >> field & 1:
                return False
            used |= 1 << field
            if seat < state.players:
                placed += 1
            elif seat < RAIDER or state.players > 2:
                return False
    for i in range(state.players):
        ordered |= 1 << state.order[i]
    if state.phase != DRAW_START and ordered != (1 << state.players) - 1:
        return False
    if state.phase == PLACING:
        return placed == state.turn and next_places(state)
    on_fields = state.phase == DRAW_FRONT or state.phase >= TURN
    return placed == (state.players if on_fields else 0) and state.turn == placed


def next_places(state: Pergamon) -> bool:
    """While figures are placed, those before the mover in the order stand and the others do not."""
    if state.turn >= state.players or state.mover != state.order[state.turn]:
        return False
    for i in range(state.players):
        if (state.figure[state.order[i]] > 0) != (i < state.turn):
            return False
    return True


def phase_fits(state: Pergamon) -> bool:
    """Whose move it is goes with the phase, and so do the tiles that are drawn."""
    if state.start >= state.players or state.round > ROUNDS or (state.round > 0) != (state.phase > DRAW_TOP):
        return False
    if state.drawn and state.phase != DRAW_TILE and state.phase != LAYING:
        return False
    if popcount(state.drawn) > STACK:
        return False
    if state.phase == ENDED:
        return state.mover == OVER and state.round == ROUNDS
    if state.phase == DRAW_TILE:
        return state.mover == CHANCE and not state.level and popcount(state.drawn) < open_from(state, 0)
    if state.phase < LAYING:
        return state.mover == CHANCE
    if state.phase == LAYING:
        return (
            state.mover == state.start
            and state.by_choice > 0
            and popcount(state.drawn) == open_from(state, state.level)
            and state.drawn > 0
            and has_rival(state, youngest(state))
        )
    if state.phase >= TURN:
        return state.players > state.mover >= 0 and state.figure[state.mover] == state.at
    return state.mover >= 0


def open_from(state: Pergamon, gallery: int) -> int:
    """How many galleries from this one on are not full."""
    n = 0
    for g in range(gallery, GALLERIES):
        if not is_full(state, g):
            n += 1
    return n


def hands_fit(state: Pergamon) -> bool:
    """Seats that nobody sits on have nothing, and nothing is thrown away in the last round."""
    for seat in range(state.players, 4):
        if state.hand[seat]:
            return False
    return state.phase != STORING or state.round < ROUNDS


def tiles_last(state: Pergamon) -> bool:
    """A round reveals the tiles of one stack at most, so that enough are left for those to come."""
    revealed = TILES - popcount(state.unseen)
    if state.phase == DRAW_TILE:
        return revealed - popcount(state.drawn) <= STACK * (state.round - 1)
    return revealed <= STACK * state.round


def order_holds(state: Pergamon) -> bool:
    """The start player is the first; clockwise, unless a variant has the figures choose the order."""
    for i in range(4):
        if i >= state.players or state.phase == DRAW_START:
            if state.order[i]:
                return False
        elif state.by_order and state.round > 1:
            if state.order[0] != state.start:
                return False
        elif state.order[i] != (state.start + i) % state.players:
            return False
    return state.phase != DRAW_START or not state.start


def raider_stands(state: Pergamon) -> bool:
    """P7.1: the raider stands where the backs of the two cards say, from the placing on."""
    if state.players == 2 and (state.phase == PLACING or state.phase == DRAW_FRONT or state.phase >= TURN):
        return state.figure[RAIDER] == state.parts.raider_field[state.backs[0] + state.backs[1]]
    return not state.figure[RAIDER]


def points_are_earned(state: Pergamon) -> bool:
    """Nobody has more points than exhibits and scorings so far can bring, or than one may be given."""
    used = popcount(state.box)
    scorings = 0
    for marker in range(4 * MARKERS):
        used += popcount(state.shown[marker])
    for round_ in range(1, ROUNDS + 1):
        if state.parts.bonus_kind[round_] != KINDS and (round_ < state.round or state.phase == ENDED):
            scorings += 1
    for seat in range(4):
        for source in range(SOURCES):
            most = GIVEN if seat < state.players else 0
            if source == FOR_EXHIBIT:
                most += state.parts.exhibit_points * (used // 2)
            elif source == FOR_SCORING:
                most += scorings * MARKERS * state.parts.points[STRIP]
            elif source == FOR_BONUS:
                most += scorings * state.parts.bonus
            elif state.phase == ENDED:
                most += state.parts.oldest[0] + state.parts.oldest[1] + state.parts.oldest[2]
            if state.points[seat * SOURCES + source] > (most if seat < state.players else 0):
                return False
    return True
