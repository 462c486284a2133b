"""What looks good at a glance in Thebes: the greedy bot and the searches go by it.

Time is what everybody has as much of, so actions compare by points for each week: the appeal is in hundredths
of a point a week. Of a bag the mean is exact, as drawing without putting back has the mean of the bag.
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

from mattock.games.thebes.weights import WEIGHTS

if not cython.compiled:
    from mattock.core.bits import popcount
    from mattock.core.vocabulary import HOPELESS, OVER
    from mattock.games.thebes.cards import swap_weeks, take_weeks
    from mattock.games.thebes.excavate import (
        knowledge_of,
        most_special_for,
        shovel_bonus,
        special_for,
    )
    from mattock.games.thebes.exhibitions import show_weeks
    from mattock.games.thebes.journey import journey_weeks
    from mattock.games.thebes.scoring import artifact_points, congress_points, exhibition_points, total
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.timetrack import weeks_left
    from mattock.games.thebes.vocabulary import (
        ARTIFACTS,
        ASSISTANT,
        AT_ONCE,
        BOOK_USE,
        CITIES,
        CONGRESS,
        CONGRESS_HOPE,
        CONGRESSES,
        DIFFERENT_TILES,
        DIG,
        DIG_PACE,
        DIG_SHARE,
        END,
        EXHIBIT,
        EXPERT_SLOPE,
        FACES,
        FEW_WEEKS,
        FIND_OF_KNOWLEDGE,
        FINISH,
        FLIGHT,
        FLY,
        GENERAL,
        GENERAL_USE,
        HELPER,
        KINDS,
        NEW_CARDS,
        NO_TILE,
        OTHER_AID,
        POINT,
        RUMOUR,
        SECOND_DIG,
        SHORT_DIG,
        SHOVEL,
        SITES,
        SPECIAL,
        SPEND_RUMOUR,
        SWAP,
        TEAM,
        UNSEEN,
        USUAL_DIG,
        USUAL_DIGS,
        WEEK_PRICE,
        WEEK_TO_COME,
        WEEKS,
        WHEEL_KNOWLEDGE,
        WHEEL_WEEKS,
        YEAR_WEEKS,
    )

    weight = [0] * len(WEIGHTS)


def set_weights(values: Iterable[int]) -> None:
    """Other weights than the table's, for tuning."""
    for place, value in enumerate(values):
        weight[place] = value


set_weights(WEIGHTS.values())


# Appeal.


def appeals_of(state: Thebes, actions: list[int], n: int, out: list[int]) -> None:
    """A bag is weighed once: books and digs alike count what a tile is worth."""
    if not cython.compiled:
        tile = [0] * SITES
    for site in range(SITES):
        tile[site] = UNSEEN
    for i in range(n):
        out[i] = weigh(state, actions[i], tile)


def weigh(state: Thebes, action: int, tile: list[int]) -> int:
    if action < FLY:
        return weigh_turn(state, action, 0, tile)
    if action < FINISH:
        return weigh_turn(state, action - FLY, 1, tile)
    if action == FINISH:
        return 0
    if action >= WEEKS:
        return weigh_weeks(state, action - WEEKS + 1, tile)
    if action == SPEND_RUMOUR or not special_for(state, state.site):
        return AT_ONCE
    return AT_ONCE if weeks_left(state, state.actor) < weight[FEW_WEEKS] else -AT_ONCE


def weigh_turn(state: Thebes, action: int, flying: int, tile: list[int]) -> int:
    if action < EXHIBIT:
        return rate(card_worth(state, action, tile), take_weeks(state, action, flying), flying)
    if action < SWAP:
        show = action - EXHIBIT
        return rate(POINT * state.parts.show_points[show], show_weeks(state, show, flying), flying)
    if action < DIG:
        return rate(weight[NEW_CARDS], swap_weeks(state, flying), flying)
    return best_rate(state, action - DIG, flying, tile)


def rate(gain: int, weeks: int, flying: int) -> int:
    """For each week; a zeppelin counts as weeks, so that it is kept for where it saves more."""
    return gain // (weeks + flying * weight[FLIGHT]) - flying


def best_rate(state: Thebes, site: int, flying: int, tile: list[int]) -> int:
    """Points a week of the best dig that still fits, the journey counted."""
    knowledge = knowledge_of(state, most_special_for(state, site))
    way = journey_weeks(state, CITIES + site, flying)
    lying = POINT if state.bonus[site] != NO_TILE else 0
    more = shovel_bonus(state)
    worth = see_tile(state, site, tile)
    longest = weeks_left(state, state.actor) - way
    best = 0
    before = 0
    for weeks in range(1, min(WHEEL_WEEKS, longest) + 1):
        tiles = wheel(state, knowledge, weeks)
        if tiles > before:
            before = tiles
            best = max(best, rate((tiles + more) * worth + lying, way + weeks, flying))
    return best


def wheel(state: Thebes, knowledge: int, weeks: int) -> int:
    """As `wheel_at` (T5.9), which lies in another module: asked too often here to be called there."""
    return state.parts.wheel[knowledge * (WHEEL_WEEKS + 1) + weeks]


def see_tile(state: Thebes, site: int, tile: list[int]) -> int:
    if tile[site] == UNSEEN:
        tile[site] = tile_worth(state, site)
    return tile[site]


def tile_worth(state: Thebes, site: int) -> int:
    """What one tile of a bag is worth on average."""
    bag = state.bag[site]
    points = 0
    for tile in range(ARTIFACTS):
        points += (bag >> tile & 1) * state.parts.worth[site * DIFFERENT_TILES + tile]
    finds = popcount(bag >> ARTIFACTS)
    tiles = state.parts.rubble[site] + popcount(bag)
    return (POINT * points + finds * weight[FIND_OF_KNOWLEDGE]) // tiles


def usual_tiles(state: Thebes, knowledge: int) -> int:
    """The tiles of usual digs, short and long, added up: the wheel alone goes by leaps."""
    n = 0
    for k in range(USUAL_DIGS):
        n += wheel(state, knowledge, SHORT_DIG + 2 * k)
    return n


def digs_to_come(state: Thebes, seat: int, site: int, start: int) -> int:
    """How often a seat can still dig at a site, from a week on: once now, and once a year."""
    if END - start < USUAL_DIG:
        return 0
    return (state.permits[seat] >> site & 1) + (END - 1 - start) // YEAR_WEEKS


def card_worth(state: Thebes, face: int, tile: list[int]) -> int:
    """A book by the digs that it makes better, a congress by what it adds to the others."""
    kind = state.parts.kind[face]
    start = state.week[state.actor] + state.parts.weeks[face]
    if kind == CONGRESS:
        return congress_worth(state)
    if kind in (SPECIAL, RUMOUR):
        return book_worth(state, face, start, tile)
    if END - start < USUAL_DIG:
        return 0
    if kind == GENERAL:
        return general_worth(state, state.parts.symbols[face], start, tile)
    years = (END - start) // YEAR_WEEKS + 1
    if state.cards[state.actor * KINDS + kind] >= (TEAM if kind in (ASSISTANT, SHOVEL) else 1):
        return 0  # T5.5, T2.3: a fourth helper or a second car adds nothing, other aids are seldom used twice
    return weight[HELPER if kind in (ASSISTANT, SHOVEL) else OTHER_AID] * years


def congress_worth(state: Thebes) -> int:
    """What one more adds, and a part of what the one after it would: the more time, the more."""
    n = state.cards[state.actor * KINDS + CONGRESS]
    if n >= CONGRESSES:
        return 0
    gain = POINT * (state.parts.congress[n + 1] - state.parts.congress[n])
    if n + 1 < CONGRESSES:
        following = state.parts.congress[n + 2] - state.parts.congress[n + 1]
        gain += following * weight[CONGRESS_HOPE] * weeks_left(state, state.actor) // END
    return gain


def book_worth(state: Thebes, face: int, start: int, tile: list[int]) -> int:
    site = state.parts.about[face]
    symbols = state.parts.symbols[face]
    special = special_for(state, site)
    gain = usual_tiles(state, knowledge_of(state, special + symbols))
    gain -= usual_tiles(state, knowledge_of(state, special))
    gain = max(0, gain) * see_tile(state, site, tile) // USUAL_DIGS
    digs = digs_to_come(state, state.actor, site, start)
    if state.parts.kind[face] == RUMOUR:
        return gain if digs else 0
    books = state.special[state.actor * SITES + site]
    fame = expert_hope(state, state.actor, site, books + symbols)
    fame -= expert_hope(state, state.actor, site, books)
    return gain * digs * weight[BOOK_USE] // 100 + fame


def general_worth(state: Thebes, symbols: int, start: int, tile: list[int]) -> int:
    """What more open books do for all sites."""
    gain = 0
    for site in range(SITES):
        special = special_for(state, site)
        general = state.general[state.actor]
        before = min(special + min(general, special), WHEEL_KNOWLEDGE)
        after = min(special + min(general + symbols, special), WHEEL_KNOWLEDGE)
        tiles = usual_tiles(state, after) - usual_tiles(state, before)
        if tiles > 0:
            digs = digs_to_come(state, state.actor, site, start)
            gain += tiles * see_tile(state, site, tile) * digs // USUAL_DIGS
    return gain * weight[GENERAL_USE] // 100


def expert_hope(state: Thebes, seat: int, site: int, books: int) -> int:
    """T8.7: points for the most books about a site, by the lead and the time that is gone."""
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, state.special[other * SITES + site])
    if not books:
        return 0
    slope = weight[EXPERT_SLOPE] + (50 - weight[EXPERT_SLOPE]) * state.week[seat] // END
    chance = 50 + slope * (books - most)
    chance = 0 if chance < 0 else 100 if chance > 100 else chance
    return state.parts.expertise * chance


def weigh_weeks(state: Thebes, weeks: int, tile: list[int]) -> int:
    """Tiles by their worth, against the weeks that they take."""
    knowledge = knowledge_of(state, special_for(state, state.site))
    tiles = wheel(state, knowledge, weeks)
    wasted = weeks > 1 and wheel(state, knowledge, weeks - 1) == tiles
    gain = tiles * see_tile(state, state.site, tile) - weight[WEEK_PRICE] * weeks
    return gain - HOPELESS if wasted else gain


# The outlook.


def prospects_of(state: Thebes, out: list[float]) -> None:
    """What each seat should end with."""
    for seat in range(4):
        out[seat] = 0.0
    for seat in range(state.players):
        if state.mover == OVER:
            out[seat] = 1.0 * total(state, seat)
        else:
            out[seat] = (worth_at_hand(state, seat) + worth_of_digs(state, seat)) / 100.0


def worth_at_hand(state: Thebes, seat: int) -> int:
    """What is found, shown and heard, hopes of expertise, and the weeks to come."""
    n = artifact_points(state, seat) + exhibition_points(state, seat) + congress_points(state, seat)
    n = POINT * n + weight[WEEK_TO_COME] * weeks_left(state, seat)
    for site in range(SITES):
        n += expert_hope(state, seat, site, state.special[seat * SITES + site])
    return n


def worth_of_digs(state: Thebes, seat: int) -> int:
    """The best digs that the weeks left allow, each later one at a site for less."""
    if not cython.compiled:
        worth = [0] * SITES
        digs = [0] * SITES
    for site in range(SITES):
        tiles = usual_tiles(state, knowledge_for(state, seat, site))
        worth[site] = tiles * tile_worth(state, site) // USUAL_DIGS
        digs[site] = digs_to_come(state, seat, site, state.week[seat])
    left = POINT * weeks_left(state, seat) // weight[DIG_PACE]
    n = 0
    while left > 0:
        best = 0
        for site in range(1, SITES):
            if (worth[site] if digs[site] else 0) > (worth[best] if digs[best] else 0):
                best = site
        if not digs[best] or not worth[best]:
            break
        n += worth[best] * min(left, POINT) // POINT
        worth[best] = worth[best] * weight[SECOND_DIG] // 100
        digs[best] -= 1
        left -= POINT
    return n * weight[DIG_SHARE] // 100


def knowledge_for(state: Thebes, seat: int, site: int) -> int:
    """T5.3, T5.7: what a seat would know at a site, its rumours spent."""
    team = min(state.cards[seat * KINDS + ASSISTANT], TEAM)
    special = state.special[seat * SITES + site] + state.parts.assistants[team]
    special += (
        state.held[seat * FACES + state.parts.rumour[site]] * state.parts.symbols[state.parts.rumour[site]]
    )
    return min(special + min(state.general[seat], special), WHEEL_KNOWLEDGE)
