"""What looks good at a glance in Pergamon: the greedy bot and the searches go by it."""

from __future__ import annotations

from collections.abc import Iterable

import cython

from mattock.games.pergamon.weights import WEIGHTS

if not cython.compiled:
    from mattock.core.bits import lowest, popcount
    from mattock.core.vocabulary import HOPELESS, OVER
    from mattock.games.pergamon.scoring import oldest_below, owner_of
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        ANY_AGE,
        BONUS_HELD,
        CHEST,
        COIN,
        COIN_ASKED,
        CROWDED,
        DIG,
        DIG_PRICE,
        DISCARD,
        DISSOLVE,
        DRIFT,
        EXHIBIT,
        GALLERIES,
        HASTE,
        IN_HAND,
        JOIN,
        KINDS,
        LEFT_OVER,
        LOOSE_TILE,
        MARKERS,
        NEW_OBJECT,
        OLD_TILE,
        OLDEST_HELD,
        PLACE,
        ROUND_TO_COME,
        ROUNDS,
        STORE,
        STRIP,
        WORTH_SHOWING,
    )

    weight = [0] * len(WEIGHTS)

ONE = 1
POINT = 100
BASE = 1000  # keeps what is divided from being negative
DIG_FIRST = 1000  # who digs does so before all else
GO_ON = 500  # a row that has been begun
LONGEST_ROW = 6  # tiles that one looks ahead
CENTURIES = 6  # 1 .. 5, and none
NEARLY_SURE = 90  # percent: a bonus of the round that is played


def set_weights(values: Iterable[int]) -> None:
    """Other weights than the table's, for tuning."""
    for place, value in enumerate(values):
        weight[place] = value


set_weights(WEIGHTS.values())


# Appeal.


def appeals_of(state: Pergamon, actions: list[int], n: int, out: list[int]) -> None:
    """The galleries are weighed once, as every field on the way to them counts them."""
    if not cython.compiled:
        look = [0] * GALLERIES
    if actions[0] < JOIN:
        own = objects_among(state, state.hand[state.mover])
        for gallery in range(GALLERIES):
            look[gallery] = gallery_worth(state, gallery, own)
    for i in range(n):
        out[i] = weigh(state, actions[i], look)


def weigh(state: Pergamon, action: int, look: list[int]) -> int:
    if action < PLACE:
        return 0
    if action < DIG:
        return appeal_of_field(state, action - PLACE + 1, look)
    if action < JOIN:
        return DIG_FIRST + (BASE + look[action - DIG]) // 10
    if action < DISSOLVE:
        return appeal_of_join(state, action - JOIN)
    if action < EXHIBIT:
        return 10 - state.spot[state.mover * MARKERS + action - DISSOLVE]
    if action < DISCARD:
        return appeal_of_polish(state, action - EXHIBIT)
    if action < STORE:
        return 5 - state.parts.century[action - DISCARD]
    return 50


def appeal_of_field(state: Pergamon, field: int, look: list[int]) -> int:
    """The best gallery it reaches with the coins it should bring, and the coins themselves.

    Without coins and without tiles there will be nothing to do in this round at all.
    """
    pot = 5 + 4 * (state.backs[0] == CHEST) + 4 * (state.backs[1] == CHEST)
    expected = min(state.parts.coins[field], pot // 2)
    purse = state.coins[state.mover] + expected
    if not purse and not state.hand[state.mover]:
        return -HOPELESS
    best = 0
    for gallery in range(state.parts.depth[field]):
        if state.parts.price[gallery] <= purse:
            best = max(best, look[gallery])
    return 2 * (BASE + best + weight[COIN_ASKED] * expected - weight[HASTE] * field) // 10


def gallery_worth(state: Pergamon, gallery: int, own: int) -> int:
    """Old tiles, and the objects that they complete with those in hand, for the price."""
    worth = weight[NEW_OBJECT] * (
        objects_among(state, state.hand[state.mover] | state.gallery[gallery]) - own
    )
    worth += weight[OLD_TILE] * centuries_among(state, state.gallery[gallery])
    return worth - weight[DIG_PRICE] * state.parts.price[gallery]


def best_row(state: Pergamon, tile: int, left: int, longest: int) -> int:
    """The value of the best row that goes on from a tile with those that are left."""
    best = 0
    onward = left & state.parts.starts[state.parts.right[tile]] if longest else 0
    while onward:
        following = lowest(onward)
        onward &= onward - 1
        value = state.parts.century[tile]
        value += best_row(state, following, left & ~(ONE << following), longest - 1)
        best = max(best, value)
    return best


def appeal_of_join(state: Pergamon, tile: int) -> int:
    """A row is begun when it is worth it or the round is scored, and goes on as long as it can."""
    hand = state.hand[state.mover]
    value = best_row(state, tile, hand & ~(ONE << tile), LONGEST_ROW)
    look = 3 * value + (BASE - weight[LEFT_OVER] * state.parts.century[tile]) // 10
    if state.row:
        return GO_ON + look
    scored = state.parts.bonus_kind[state.round] != KINDS
    if value >= weight[WORTH_SHOWING] or scored or popcount(hand) > weight[CROWDED]:
        return 100 + look
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
        out[seat] = 1.0 * state.total(seat)
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
        n += weight[LOOSE_TILE] * centuries_among(state, state.hand[seat]) + weight[COIN] * state.coins[seat]
    return n + weight[ROUND_TO_COME] * rounds


def centuries_among(state: Pergamon, tiles: int) -> int:
    """How old some tiles are together."""
    n = 0
    while tiles:
        n += state.parts.century[lowest(tiles)]
        tiles &= tiles - 1
    return n


def objects_in_hand(state: Pergamon, seat: int) -> int:
    """Of a row that is being laid, too."""
    return objects_among(state, state.hand[seat] | state.row if seat == state.mover else state.hand[seat])


def objects_among(state: Pergamon, tiles: int) -> int:
    """The most that objects made of these tiles are worth: of each kind the oldest that find a partner."""
    if not cython.compiled:
        halves = [0] * (KINDS * CENTURIES)
    for i in range(KINDS * CENTURIES):
        halves[i] = 0
    left = tiles
    while left:
        tile = lowest(left)
        left &= left - 1
        halves[state.parts.right[tile] * CENTURIES + state.parts.century[tile]] += 1
    n = 0
    for kind in range(KINDS):
        pairs = popcount(tiles & state.parts.starts[kind])
        for century in range(CENTURIES - 1, 0, -1):
            used = min(pairs, halves[kind * CENTURIES + century])
            n += used * century
            pairs -= used
    return n


def share_bonuses(state: Pergamon, out: list[float]) -> None:
    """P4.3: who shows the oldest object of a kind that will be asked for may keep that place."""
    for coming in range(state.round, ROUNDS + 1):
        kind = state.parts.bonus_kind[coming]
        if kind != KINDS:
            age = oldest_below(state, kind, ANY_AGE, -1)
            if age:
                sure = NEARLY_SURE if coming == state.round else weight[BONUS_HELD]
                out[owner_of(state, age)] += state.parts.bonus * sure / 100.0


def share_oldest(state: Pergamon, out: list[float]) -> None:
    """P6.2: the oldest objects, surer from round to round."""
    age = ANY_AGE
    sure = weight[OLDEST_HELD] + (100 - weight[OLDEST_HELD]) * state.round // ROUNDS
    for rank in range(3):
        age = oldest_below(state, KINDS, age, -1)
        if not age:
            return
        out[owner_of(state, age)] += state.parts.oldest[rank] * sure / 100.0
