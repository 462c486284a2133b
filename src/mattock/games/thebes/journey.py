"""Journeys: weeks on the road, cars and zeppelins (T2)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.games.thebes.hands import discard_kind
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.vocabulary import (
        ALREADY_THERE,
        CAR,
        KINDS,
        NO_ZEPPELIN,
        PLACES,
        SAY_DROVE,
        SAY_FLEW,
        SAY_STAYED,
        SAY_TRAVELLED,
        SAY_ZEPPELIN_GONE,
        ZEPPELIN,
    )


def roads_to(state: Thebes, place: int) -> int:
    """T2.1: the roads of the shortest way, each a week."""
    return state.parts.distance[state.place[state.actor] * PLACES + place]


def journey_weeks(state: Thebes, place: int, flying: int) -> int:
    """T2.3: with a car a long journey is shorter; T2.4: by zeppelin each takes no time."""
    if flying:
        return 0
    weeks = roads_to(state, place)
    if weeks >= state.parts.car_from and state.cards[state.actor * KINDS + CAR]:
        return weeks - state.parts.car_saves
    return weeks


def refuse_flight(state: Thebes, place: int, flying: int) -> int:
    if not flying:
        return 0
    if not state.cards[state.actor * KINDS + ZEPPELIN]:
        return NO_ZEPPELIN
    return 0 if roads_to(state, place) else ALREADY_THERE


def travel(state: Thebes, place: int, flying: int) -> None:
    """The figure arrives; T2.4: a zeppelin is discarded right after the journey."""
    weeks = journey_weeks(state, place, flying)
    by_land = journey_weeks(state, place, 0)
    roads = roads_to(state, place)
    state.place[state.actor] = place
    if flying:
        state.note(SAY_FLEW, state.actor, place, by_land)
        discard_kind(state, state.actor, ZEPPELIN, SAY_ZEPPELIN_GONE)
    elif weeks < roads:
        state.note(SAY_DROVE, state.actor, place, weeks)
    elif weeks:
        state.note(SAY_TRAVELLED, state.actor, place, weeks)
    else:
        state.note(SAY_STAYED, state.actor, place, 0)
