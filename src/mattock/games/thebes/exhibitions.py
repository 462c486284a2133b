"""Holding an exhibition (T6)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import popcount
    from mattock.games.thebes.journey import journey_weeks, refuse_flight, travel
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.timetrack import advance, forget_swaps, refuse_weeks_beyond
    from mattock.games.thebes.vocabulary import (
        ARTIFACTS,
        ARTIFACTS_MISSING,
        END_TURN,
        EXHIBIT,
        FLY,
        NO_SHOW,
        SAY_EXHIBITED,
        SHOW_FIELDS,
        SHOW_NOT_OPEN,
        SITES,
    )


def field_of(state: Thebes, show: int) -> int:
    """The field where an exhibition lies; SHOW_FIELDS where it does not."""
    for field in range(SHOW_FIELDS):
        if state.shows[field] == show:
            return field
    return SHOW_FIELDS


def next_shown(state: Thebes, above: int) -> int:
    """The open exhibition with the lowest number above another's; NO_SHOW if there is none."""
    best = NO_SHOW
    for field in range(SHOW_FIELDS):
        if above < state.shows[field] < best:
            best = state.shows[field]
    return best


def artifacts_of(state: Thebes, seat: int, site: int) -> int:
    """T6.3: artifacts of a site; knowledge is none."""
    return popcount(state.found[seat * SITES + site] & (1 << ARTIFACTS) - 1)


def show_weeks(state: Thebes, show: int, flying: int) -> int:
    """T6.1: the journey to its city, and the weeks on the card."""
    return journey_weeks(state, state.parts.show_city[show], flying) + state.parts.show_weeks[show]


def offer_exhibits(state: Thebes, flying: int, out: list[int], n: int) -> int:
    show = next_shown(state, -1)
    while show != NO_SHOW:
        if not refuse_exhibit(state, show, flying):
            out[n] = flying * FLY + EXHIBIT + show
            n += 1
        show = next_shown(state, show)
    return n


def refuse_exhibit(state: Thebes, show: int, flying: int) -> int:
    if field_of(state, show) == SHOW_FIELDS:
        return SHOW_NOT_OPEN
    if lacks_artifacts(state, state.actor, show):
        return ARTIFACTS_MISSING
    refused = refuse_flight(state, state.parts.show_city[show], flying)
    return refused if refused else refuse_weeks_beyond(state, show_weeks(state, show, flying))


def lacks_artifacts(state: Thebes, seat: int, show: int) -> bool:
    """T6.2: so many of each site, whatever their value."""
    for site in range(SITES):
        if artifacts_of(state, seat, site) < state.parts.wanted[show * SITES + site]:
            return True
    return False


def do_exhibit(state: Thebes, show: int, flying: int) -> None:
    """T6.2: the artifacts stay with their owner; T6.4: the field stays empty."""
    weeks = show_weeks(state, show, flying)
    travel(state, state.parts.show_city[show], flying)
    state.note(SAY_EXHIBITED, state.actor, show, state.parts.show_points[show])
    state.shows[field_of(state, show)] = NO_SHOW
    state.exhibited[state.actor] |= 1 << show
    forget_swaps(state)
    advance(state, weeks)
    state.phase = END_TURN
