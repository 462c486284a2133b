"""What looks good at a glance in Pergamon: the greedy bot and the searches go by it."""

from __future__ import annotations

from collections.abc import Iterable

import cython

from mattock.games.pergamon.weights import WEIGHTS

if not cython.compiled:
    from mattock.core.bits import lowest, popcount
    from mattock.core.vocabulary import OVER
    from mattock.games.pergamon.scoring import oldest_below, owner_of, total
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        ANY_YEAR,
        BONUS_HELD,
        CHEST,
        COIN,
        DIG,
        DISCARD,
        DISSOLVE,
        DRIFT,
        EXHIBIT,
        IN_HAND,
        JOIN,
        KINDS,
        LOOSE_TILE,
        MARKERS,
        OLDEST_HELD,
        PLACE,
        ROUND_TO_COME,
        ROUNDS,
        STORE,
        STRIP,
    )

    weight = [0] * len(WEIGHTS)

POINT = 100
OLDEST_CENTURY = 5
NEARLY_SURE = 90  # percent: a bonus of the round that is played
WORTH_SHOWING = 8  # a row of this value is shown in any round


def set_weights(values: Iterable[int]) -> None:
    """Other weights than the table's, for tuning."""
    for place, value in enumerate(values):
        weight[place] = value


set_weights(WEIGHTS.values())


# Appeal.


def appeal_of(state: Pergamon, action: int) -> int:
    """A number to compare the actions of one state by."""
    if action < PLACE:
        return 0
    if action < DIG:
        return appeal_of_field(state, action - PLACE + 1)
    if action < JOIN:
        return 1000 + appeal_of_gallery(state, action - DIG)
    if action < DISSOLVE:
        return appeal_of_join(state, action - JOIN)
    if action < EXHIBIT:
        return 10 - state.spot[state.mover * MARKERS + action - DISSOLVE]
    if action < DISCARD:
        return appeal_of_polish(state, action - EXHIBIT)
    if action < STORE:
        return 5 - state.parts.century[action - DISCARD]
    return 50


def appeal_of_field(state: Pergamon, field: int) -> int:
    """The best gallery it reaches with the coins it should bring, and the coins themselves."""
    pot = 5 + 4 * (state.backs[0] == CHEST) + 4 * (state.backs[1] == CHEST)
    expected = state.parts.coins[field]
    expected = min(expected, pot // 2)
    purse = state.coins[state.mover] + expected
    best = 0
    for g in range(state.parts.depth[field]):
        if state.parts.price[g] <= purse and appeal_of_gallery(state, g) > best:
            best = appeal_of_gallery(state, g)
    return 2 * best + 3 * expected - field // 2


def appeal_of_gallery(state: Pergamon, gallery: int) -> int:
    """Old tiles, and tiles that fit those in hand, for the price."""
    worth = 0
    hand = state.hand[state.mover]
    left = state.gallery[gallery]
    while left:
        tile = lowest(left)
        left &= left - 1
        worth += 2 * state.parts.century[tile]
        if (hand | state.gallery[gallery]) & state.parts.starts[state.parts.right[tile]]:
            worth += state.parts.century[tile]
    return worth - 2 * state.parts.price[gallery]


def promise(state: Pergamon) -> int:
    """About what the best row of the hand is worth: each tile that another can follow, once."""
    worth = 0
    hand = state.hand[state.mover]
    for kind in range(KINDS):
        left = hand & state.parts.starts[kind]
        while left:
            tile = lowest(left)
            left &= left - 1
            if hand & state.parts.starts[state.parts.right[tile]]:
                worth += state.parts.century[tile]
    return worth


def appeal_of_join(state: Pergamon, tile: int) -> int:
    """A row is begun when it is worth it or the round is scored, and goes on as long as it can."""
    if state.row:
        onward = state.hand[state.mover] & state.parts.starts[state.parts.right[tile]]
        return 500 + state.parts.century[tile] * (1 if onward else 0) - state.parts.century[tile] // 3
    scored = state.parts.bonus_kind[state.round] != KINDS
    crowded = popcount(state.hand[state.mover]) > 4
    if promise(state) >= WORTH_SHOWING or scored or crowded:
        return 100 + state.parts.century[tile]
    return 40


def appeal_of_polish(state: Pergamon, coins: int) -> int:
    """A little polish where a step of points is near; in the last round all of it."""
    value = state.row_value + coins
    value = min(value, STRIP)
    if state.round == ROUNDS:
        return 100 + value
    return 100 + 2 * state.parts.points[value] - coins


# The outlook.


def prospects_of(state: Pergamon, out: list[float]) -> None:
    """What each seat should end with."""
    for seat in range(4):
        out[seat] = 0.0
    for seat in range(state.players):
        out[seat] = 1.0 * total(state, seat)
    if state.mover == OVER:
        return
    for seat in range(state.players):
        out[seat] += (worth_on_show(state, seat) + worth_at_hand(state, seat)) / 100.0
    share_bonuses(state, out)
    share_oldest(state, out)


def worth_on_show(state: Pergamon, seat: int) -> int:
    """What the collections in the museum will still earn."""
    n = 0
    for marker in range(seat * MARKERS, (seat + 1) * MARKERS):
        n += earnings(state, state.spot[marker])
    return n


def earnings(state: Pergamon, field: int) -> int:
    """P4.2, P4.5: what a place on the strip brings in the scorings to come, if it slowly loses ground."""
    n = 0
    place = POINT * field
    for coming in range(state.round, ROUNDS + 1):
        if place < POINT:
            break
        if state.parts.bonus_kind[coming] != KINDS:
            n += POINT * state.parts.points[place // POINT]
            place -= POINT * state.parts.setback[coming]
        place -= weight[DRIFT]
    return n


def worth_at_hand(state: Pergamon, seat: int) -> int:
    """Tiles by the objects that they can make, coins, and the rounds to come."""
    rounds = ROUNDS - state.round
    value = min(objects_in_hand(state, seat), STRIP)
    n = weight[IN_HAND] * earnings(state, value) // 100
    if rounds:
        n += weight[LOOSE_TILE] * popcount(state.hand[seat]) + weight[COIN] * state.coins[seat]
    return n + weight[ROUND_TO_COME] * rounds


def objects_in_hand(state: Pergamon, seat: int) -> int:
    """The value of the objects that the tiles in hand make at most: of each kind the oldest right halves."""
    hand = state.hand[seat] | state.row if seat == state.mover else state.hand[seat]
    n = 0
    for kind in range(KINDS):
        n += oldest_halves(state, hand, kind, popcount(hand & state.parts.starts[kind]))
    return n


def oldest_halves(state: Pergamon, hand: int, kind: int, pairs: int) -> int:
    """The centuries of the oldest tiles that end in a kind, no more of them than pairs."""
    n = 0
    for century in range(OLDEST_CENTURY, 0, -1):
        left = hand
        while left and pairs:
            tile = lowest(left)
            left &= left - 1
            if state.parts.right[tile] == kind and state.parts.century[tile] == century:
                n += century
                pairs -= 1
    return n


def share_bonuses(state: Pergamon, out: list[float]) -> None:
    """P4.3: who shows the oldest object of a kind that will be asked for may keep that place."""
    for coming in range(state.round, ROUNDS + 1):
        kind = state.parts.bonus_kind[coming]
        if kind != KINDS:
            year = oldest_below(state, kind, ANY_YEAR, -1)
            if year:
                sure = NEARLY_SURE if coming == state.round else weight[BONUS_HELD]
                out[owner_of(state, year)] += state.parts.bonus * sure / 100.0


def share_oldest(state: Pergamon, out: list[float]) -> None:
    """P6.2: the oldest objects, surer from round to round."""
    year = ANY_YEAR
    sure = weight[OLDEST_HELD] + (100 - weight[OLDEST_HELD]) * state.round // ROUNDS
    for rank in range(3):
        year = oldest_below(state, KINDS, year, -1)
        if not year:
            return
        out[owner_of(state, year)] += state.parts.oldest[rank] * sure / 100.0
