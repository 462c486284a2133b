"""What looks good at a glance in Thebes: the greedy bot goes by it."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.games.thebes.cards import swap_weeks, take_weeks
    from mattock.games.thebes.excavate import (
        knowledge_of,
        most_special_for,
        shovel_bonus,
        special_for,
        wheel_at,
    )
    from mattock.games.thebes.exhibitions import show_weeks
    from mattock.games.thebes.journey import journey_weeks
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.timetrack import weeks_left
    from mattock.games.thebes.vocabulary import (
        ARTIFACTS,
        ASSISTANT,
        CITIES,
        CONGRESS,
        CONGRESSES,
        DIFFERENT_TILES,
        DIG,
        EXHIBIT,
        FINISH,
        FLY,
        GENERAL,
        KINDS,
        RUMOUR,
        SHOVEL,
        SITE_TILES,
        SITES,
        SPECIAL,
        SPEND_RUMOUR,
        SWAP,
        WEEKS,
        WHEEL_WEEKS,
        YEAR_WEEKS,
    )

POINT = 100  # a victory point
USUAL_DIG = 7  # weeks
WEEK = 45  # what a week is worth, in hundredths of a point
BOOK = 80  # what a book is worth beside the digs it helps
HELP = 220  # an assistant, a shovel
OTHER = 120  # a car, a zeppelin, a special permit
FEW_WEEKS = 30  # then a lone helper is burnt
NEW_CARDS = 20  # what swapping is worth


def appeal_of(state: Thebes, action: int) -> int:
    """A number to compare the actions of one state by: points for each week."""
    if action < FLY:
        return appeal_of_action(state, action, 0)
    if action < FINISH:
        return appeal_of_action(state, action - FLY, 1)
    if action == FINISH:
        return 0
    if action >= WEEKS:
        return appeal_of_weeks(state, action - WEEKS + 1)
    if action == SPEND_RUMOUR or not special_for(state, state.site):
        return 1 << 20
    return 1 << 20 if weeks_left(state, state.actor) < FEW_WEEKS else -1 << 20


def appeal_of_action(state: Thebes, action: int, flying: int) -> int:
    if action < EXHIBIT:
        return 10 * card_worth(state, action) // take_weeks(state, action, flying) - flying
    if action < SWAP:
        weeks = show_weeks(state, action - EXHIBIT, flying)
        return 10 * POINT * state.parts.show_points[action - EXHIBIT] // weeks - flying
    if action < DIG:
        return 10 * NEW_CARDS // swap_weeks(state, flying) - flying
    return best_rate(state, action - DIG, flying) - flying


def best_rate(state: Thebes, site: int, flying: int) -> int:
    """Points a week of the best dig that still fits, the journey counted."""
    knowledge = knowledge_of(state, most_special_for(state, site))
    way = journey_weeks(state, CITIES + site, flying)
    worth = tile_worth(state, site)
    more = shovel_bonus(state)
    longest = weeks_left(state, state.actor) - way
    best = 0
    for weeks in range(1, min(WHEEL_WEEKS, longest) + 1):
        tiles = wheel_at(state, knowledge, weeks)
        if tiles:
            best = max(best, 10 * (tiles + more) * worth // (way + weeks))
    return best


def tile_worth(state: Thebes, site: int) -> int:
    """What one tile of a bag is worth on average."""
    points = 0
    tiles = state.parts.rubble[site]
    for tile in range(SITE_TILES):
        if state.bag[site] >> tile & 1:
            tiles += 1
            if tile < ARTIFACTS:
                points += state.parts.worth[site * DIFFERENT_TILES + tile]
            else:
                points += 1
    return POINT * points // tiles


def usual_tiles(state: Thebes, special: int) -> int:
    """What a usual dig would bring with so much special knowledge."""
    return wheel_at(state, knowledge_of(state, special), USUAL_DIG)


def card_worth(state: Thebes, face: int) -> int:
    """A book by the digs that it makes better, a congress by what it adds to the others."""
    kind = state.parts.kind[face]
    years = weeks_left(state, state.actor) // YEAR_WEEKS + 1
    late = weeks_left(state, state.actor) < USUAL_DIG + state.parts.weeks[face]
    if kind == CONGRESS:
        n = state.cards[state.actor * KINDS + CONGRESS]
        if n >= CONGRESSES:
            return 0
        return POINT * (state.parts.congress[n + 1] - state.parts.congress[n]) + (0 if late else POINT // 2)
    if kind in (SPECIAL, RUMOUR):
        return book_worth(state, face, kind, 0 if late else years)
    if late:
        return 0
    if kind == GENERAL:
        return general_worth(state, state.parts.symbols[face]) * years
    return (HELP if kind in (ASSISTANT, SHOVEL) else OTHER) * years


def book_worth(state: Thebes, face: int, kind: int, years: int) -> int:
    site = state.parts.about[face]
    symbols = state.parts.symbols[face]
    special = special_for(state, site)
    gain = usual_tiles(state, special + symbols) - usual_tiles(state, special)
    gain *= tile_worth(state, site)
    return gain * (1 if kind == RUMOUR else years) + (0 if kind == RUMOUR else BOOK * symbols)


def general_worth(state: Thebes, symbols: int) -> int:
    """The best that more open books do for one site."""
    best = 0
    for site in range(SITES):
        special = special_for(state, site)
        spare = special - state.general[state.actor]
        if spare > 0:
            used = symbols if symbols < spare else spare
            best = max(best, used * tile_worth(state, site))
    return 2 * best


def appeal_of_weeks(state: Thebes, weeks: int) -> int:
    """Tiles by their worth, against the weeks that they take."""
    knowledge = knowledge_of(state, special_for(state, state.site))
    tiles = wheel_at(state, knowledge, weeks)
    return tiles * tile_worth(state, state.site) - WEEK * weeks
