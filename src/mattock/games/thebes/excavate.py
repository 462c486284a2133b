"""Digging: permits, knowledge, aids, weeks, and what comes out of the bag (T5)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.vocabulary import CHANCE, OTHER_PHASE
    from mattock.games.thebes.hands import discard_card, discard_kind, hold_find
    from mattock.games.thebes.journey import journey_weeks, refuse_flight, travel
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.timetrack import advance, forget_swaps, refuse_weeks_beyond
    from mattock.games.thebes.vocabulary import (
        AID_FIRST,
        ALREADY_SPENT,
        ASSISTANT,
        CHANGES_NOTHING,
        CITIES,
        DIFFERENT_TILES,
        DIG,
        DIGGING,
        DRAW_BONUS,
        DRAW_TILE,
        END_DIG,
        END_TURN,
        FACES,
        FLY,
        GENERAL_TILE,
        KINDS,
        KNOWLEDGE_FIRST,
        NO_ASSISTANT,
        NO_KNOWLEDGE,
        NO_RUMOUR,
        NO_SHOVEL,
        NO_TILE,
        NOT_ITS_SITE,
        NOT_WORTH_ONE,
        OTHER_SITE,
        PERMIT,
        PERMIT_USED,
        RUBBLE,
        SAY_BONUS,
        SAY_DIGS,
        SAY_DISCARDED,
        SAY_DRAWS,
        SAY_FOUND,
        SAY_FOUND_GENERAL,
        SAY_FOUND_SPECIAL,
        SAY_GENERAL_LIMITED,
        SAY_KNOWLEDGE,
        SAY_PERMIT_GONE,
        SAY_PERMIT_TURNED,
        SAY_RUBBLE,
        SAY_RUBBLE_BACK,
        SAY_SHOVELS,
        SAY_SPECIAL_PERMIT,
        SAY_SPENT_ASSISTANT,
        SAY_SPENT_RUMOUR,
        SAY_SPENT_SHOVEL,
        SAY_WHEEL_LIMITED,
        SEVERAL_ASSISTANTS,
        SEVERAL_SHOVELS,
        SHOVEL,
        SITE_TILES,
        SITES,
        SPECIAL_TILE,
        SPEND_ASSISTANT,
        SPEND_RUMOUR,
        SPEND_SHOVEL,
        TEAM,
        TILE,
        TILE_NOT_IN_BAG,
        TILE_ON_SITE,
        WEEKS,
        WHEEL_KNOWLEDGE,
        WHEEL_SHOWS_NOTHING,
        WHEEL_WEEKS,
    )


# Knowledge.


def team_of(state: Thebes, kind: int) -> int:
    """How many assistants or shovels of the actor count together."""
    n = state.cards[state.actor * KINDS + kind]
    return n if n < TEAM else TEAM


def rumours_of(state: Thebes, site: int) -> int:
    """The rumours about a site that the actor holds."""
    return state.held[state.actor * FACES + state.parts.rumour[site]]


def special_for(state: Thebes, site: int) -> int:
    """T5.3: books and assistants, and in a dig the aids that have been spent for it."""
    n = state.special[state.actor * SITES + site] + state.parts.assistants[team_of(state, ASSISTANT)]
    n += state.rumours * state.parts.symbols[state.parts.rumour[site]]
    return n + state.assistant * state.parts.lone_assistant


def most_special_for(state: Thebes, site: int) -> int:
    """The same with every aid that could still be spent."""
    n = special_for(state, site)
    n += (rumours_of(state, site) - state.rumours) * state.parts.symbols[state.parts.rumour[site]]
    if state.cards[state.actor * KINDS + ASSISTANT] == 1 and not state.assistant:
        n += state.parts.lone_assistant
    return n


def knowledge_of(state: Thebes, special: int) -> int:
    """T5.7: no more general than special knowledge; T5.8: the wheel ends at 12."""
    general = state.general[state.actor]
    n = special + (general if general < special else special)
    return n if n < WHEEL_KNOWLEDGE else WHEEL_KNOWLEDGE


def wheel_at(state: Thebes, knowledge: int, weeks: int) -> int:
    """T5.9: the tiles that the wheel shows."""
    return state.parts.wheel[knowledge * (WHEEL_WEEKS + 1) + weeks]


def least_weeks(state: Thebes, knowledge: int) -> int:
    """T5.10: the shortest dig that the wheel allows; one week beyond the wheel where it allows none."""
    for weeks in range(1, WHEEL_WEEKS + 1):
        if wheel_at(state, knowledge, weeks):
            return weeks
    return WHEEL_WEEKS + 1


# Going to dig.


def offer_digs(state: Thebes, flying: int, out: list[int], n: int) -> int:
    for site in range(SITES):
        if not refuse_dig(state, site, flying):
            out[n] = flying * FLY + DIG + site
            n += 1
    return n


def refuse_dig(state: Thebes, site: int, flying: int) -> int:
    """T5.1, T5.2; T5.15: only where the dig can be finished, with all aids if need be."""
    if not state.permits[state.actor] >> site & 1 and not state.cards[state.actor * KINDS + PERMIT]:
        return PERMIT_USED
    special = most_special_for(state, site)
    if not special:
        return NO_KNOWLEDGE
    refused = refuse_flight(state, CITIES + site, flying)
    if refused:
        return refused
    weeks = least_weeks(state, knowledge_of(state, special))
    return refuse_weeks_beyond(state, journey_weeks(state, CITIES + site, flying) + weeks)


def do_dig(state: Thebes, site: int, flying: int) -> None:
    state.site = site
    state.travel = journey_weeks(state, CITIES + site, flying)
    travel(state, CITIES + site, flying)
    forget_swaps(state)
    state.phase = DIGGING


# Aids.


def refuse_rumour(state: Thebes) -> int:
    """T5.6: a rumour about this site; T5.13: only where it changes something."""
    if not rumours_of(state, state.site):
        return NO_RUMOUR
    if rumours_of(state, state.site) == state.rumours:
        return ALREADY_SPENT
    return refuse_useless(state, state.parts.symbols[state.parts.rumour[state.site]])


def refuse_assistant(state: Thebes) -> int:
    """T5.5: only who has just one can burn it."""
    if not state.cards[state.actor * KINDS + ASSISTANT]:
        return NO_ASSISTANT
    if state.cards[state.actor * KINDS + ASSISTANT] > 1:
        return SEVERAL_ASSISTANTS
    return ALREADY_SPENT if state.assistant else refuse_useless(state, state.parts.lone_assistant)


def refuse_shovel(state: Thebes) -> int:
    """T5.12: only who has just one can burn it."""
    if not state.cards[state.actor * KINDS + SHOVEL]:
        return NO_SHOVEL
    if state.cards[state.actor * KINDS + SHOVEL] > 1:
        return SEVERAL_SHOVELS
    return ALREADY_SPENT if state.shovel else 0


def refuse_useless(state: Thebes, more: int) -> int:
    """T5.13: each point of knowledge up to 12 has a row of its own on the wheel."""
    special = special_for(state, state.site)
    return CHANGES_NOTHING if knowledge_of(state, special + more) == knowledge_of(state, special) else 0


def offer_aids(state: Thebes, out: list[int], n: int) -> int:
    if not refuse_rumour(state):
        out[n] = SPEND_RUMOUR
        n += 1
    if not refuse_assistant(state):
        out[n] = SPEND_ASSISTANT
        n += 1
    if not refuse_shovel(state):
        out[n] = SPEND_SHOVEL
        n += 1
    return n


def do_rumour(state: Thebes) -> None:
    state.rumours += 1
    state.note(SAY_SPENT_RUMOUR, state.actor, state.site, 0)


def do_assistant(state: Thebes) -> None:
    state.assistant = 1
    state.note(SAY_SPENT_ASSISTANT, state.actor, 0, 0)


def do_shovel(state: Thebes) -> None:
    state.shovel = 1
    state.note(SAY_SPENT_SHOVEL, state.actor, 0, 0)


# Weeks.


def offer_weeks(state: Thebes, out: list[int], n: int) -> int:
    for weeks in range(1, WHEEL_WEEKS + 1):
        if not refuse_weeks(state, weeks):
            out[n] = WEEKS + weeks - 1
            n += 1
    return n


def refuse_weeks(state: Thebes, weeks: int) -> int:
    """T5.10: a number above 0 before the shovels; T8.1: what still fits; T5.15: if need be with an aid."""
    special = special_for(state, state.site)
    if not special:
        return KNOWLEDGE_FIRST
    knowledge = knowledge_of(state, special)
    if wheel_at(state, knowledge, weeks):
        return refuse_weeks_beyond(state, state.travel + weeks)
    return WHEEL_SHOWS_NOTHING if can_dig(state, knowledge) else AID_FIRST


def can_dig(state: Thebes, knowledge: int) -> bool:
    """T8.1: whether the shortest dig with so much knowledge still fits."""
    return not refuse_weeks_beyond(state, state.travel + least_weeks(state, knowledge))


def shovel_bonus(state: Thebes) -> int:
    """T5.11: a team of shovels; T5.12: a lone one that was spent."""
    return state.parts.shovels[team_of(state, SHOVEL)] + state.shovel * state.parts.lone_shovel


def do_weeks(state: Thebes, weeks: int) -> None:
    """T5.15: the number of weeks is announced and stays."""
    special = special_for(state, state.site)
    general = state.general[state.actor]
    knowledge = knowledge_of(state, special)
    state.note(SAY_DIGS, state.actor, state.site, weeks)
    state.note(SAY_KNOWLEDGE, state.actor, special, general if general < special else special)
    if general > special:
        state.note(SAY_GENERAL_LIMITED, state.actor, general, special)
    if special + (general if general < special else special) > WHEEL_KNOWLEDGE:
        state.note(SAY_WHEEL_LIMITED, state.actor, knowledge, 0)
    state.to_draw = wheel_at(state, knowledge, weeks)
    state.note(SAY_DRAWS, state.actor, state.to_draw, 0)
    if shovel_bonus(state):
        state.note(SAY_SHOVELS, state.actor, shovel_bonus(state), 0)
    state.to_draw += shovel_bonus(state)
    state.rubble = 0
    advance(state, state.travel + weeks)
    state.travel = 0
    state.phase = DRAW_TILE
    state.mover = CHANCE


# The bag.


def list_tiles(state: Thebes, out: list[int], weight: list[int]) -> int:
    """T5.16: each find still in the bag once, and the rubble not yet drawn in this dig."""
    n = 0
    for tile in range(SITE_TILES):  # written first and kept if it is there: no branch to guess
        out[n] = TILE + state.site * DIFFERENT_TILES + tile
        weight[n] = 1
        n += state.bag[state.site] >> tile & 1
    if state.parts.rubble[state.site] > state.rubble:
        out[n] = TILE + state.site * DIFFERENT_TILES + RUBBLE
        weight[n] = state.parts.rubble[state.site] - state.rubble
        n += 1
    return n


def refuse_tile(state: Thebes, tile: int) -> int:
    """T5.16: a tile of this site; T5.21: one that is in the bag; T0.7: not the one that lies on the site."""
    if state.phase != DRAW_TILE and state.phase != DRAW_BONUS:
        return OTHER_PHASE
    if tile // DIFFERENT_TILES != state.site:
        return NOT_ITS_SITE if state.phase == DRAW_BONUS else OTHER_SITE
    tile = tile % DIFFERENT_TILES
    if state.phase == DRAW_BONUS:
        return 0 if state.parts.ones[state.site] >> tile & 1 else NOT_WORTH_ONE
    if tile == RUBBLE:
        return 0 if state.parts.rubble[state.site] > state.rubble else TILE_NOT_IN_BAG
    if tile == state.bonus[state.site]:
        return TILE_ON_SITE
    return 0 if state.bag[state.site] >> tile & 1 else TILE_NOT_IN_BAG


def draw_tile(state: Thebes, tile: int) -> None:
    """T5.17: a find goes to the digger at once, rubble waits beside the bag."""
    site = state.site
    if tile == RUBBLE:
        state.rubble += 1
        state.note(SAY_RUBBLE, state.actor, 0, 0)
    else:
        state.bag[site] ^= 1 << tile
        hold_find(state, state.actor, site, tile)
        if tile == SPECIAL_TILE:
            state.note(SAY_FOUND_SPECIAL, state.actor, state.parts.found_about[site], 0)
        elif tile == GENERAL_TILE:
            state.note(SAY_FOUND_GENERAL, state.actor, 0, 0)
        else:
            whole = site * DIFFERENT_TILES + tile
            state.note(SAY_FOUND, state.actor, whole, state.parts.worth[whole])
    state.to_draw -= 1
    if not state.to_draw:
        state.phase = END_DIG


def end_dig(state: Thebes) -> None:
    """T5.14: spent aids are discarded, T5.16: rubble goes back, T5.18: the permit is turned."""
    if state.rubble:
        state.note(SAY_RUBBLE_BACK, state.site, state.rubble, 0)
        state.rubble = 0
    while state.rumours:
        discard_card(state, state.actor, state.parts.rumour[state.site], SAY_DISCARDED)
        state.rumours -= 1
    if state.assistant:
        discard_kind(state, state.actor, ASSISTANT, SAY_DISCARDED)
        state.assistant = 0
    if state.shovel:
        discard_kind(state, state.actor, SHOVEL, SAY_DISCARDED)
        state.shovel = 0
    use_permit(state)
    take_bonus(state)
    state.site = 0
    state.phase = END_TURN


def use_permit(state: Thebes) -> None:
    """T5.18: the site's own permit; T5.19: a special one only where that is turned."""
    if state.permits[state.actor] >> state.site & 1:
        state.permits[state.actor] ^= 1 << state.site
        state.note(SAY_PERMIT_TURNED, state.actor, state.site, 0)
    else:
        state.note(SAY_SPECIAL_PERMIT, state.actor, state.site, 0)
        discard_kind(state, state.actor, PERMIT, SAY_PERMIT_GONE)


def take_bonus(state: Thebes) -> None:
    """T5.20: the first dig of a site brings the artifact that lies there, whatever was found."""
    tile = state.bonus[state.site]
    if tile != NO_TILE:
        state.note(SAY_BONUS, state.actor, state.site * DIFFERENT_TILES + tile, 0)
        state.bonus[state.site] = NO_TILE
        hold_find(state, state.actor, state.site, tile)
