"""Mykerinos as a learner sees it: what lies where in an observation, and the code that writes it."""

from __future__ import annotations

import cython

from mattock.core.observation import Group, Number, One, Part, Sitting, Wide
from mattock.games.mykerinos import vocabulary as v

if not cython.compiled:
    from mattock.core.cells import put_number, put_numbers, put_one, put_seat, put_set, put_wide
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        BANKS,
        BOATS,
        CARDS,
        COLOURS,
        ENDED,
        FIELDS,
        NEUTRAL,
        NILE_CARDS,
        PATRONS,
        PLACES,
        ROOMS,
        SOURCES,
        WINGS,
    )


def list_table_parts() -> list[Part]:
    """What `observe_table` writes after the options."""
    fields = Group(v.FIELDS)
    cards = Group(v.CARDS)
    niles = Group(v.NILE_CARDS)
    nile = One(v.NILE_CARDS, none=v.NO_NILE)
    colour = Sitting(v.NOBODY, v.COLOURS)
    return [
        Part("phase", One(v.ENDED + 1), 1, "phase, in the order of `to_dict`'s names"),
        Part("round", Number(), 1, "round 1 to 4; 0 at set-up"),
        Part("start", Sitting(none=0), 1, "the start player"),
        Part("wing", One(v.PATRONS, none=v.NO_PATRON), v.WINGS, "patron of each wing"),
        Part("unseen", cards, 1, "parcel cards never revealed"),
        Part("box", cards, 1, "parcel cards out of the game"),
        Part("parcel", One(v.CARDS, none=v.NO_CARD), v.PLACES, "the card on each place of the region"),
        Part("turned", Group(v.PLACES), 1, "places whose card lies after a half turn"),
        Part("pyramids", fields, 1, "fields that show a pyramid, while there is digging"),
        Part("cubes", fields, 1, "fields with neutral cubes", begin=v.NEUTRAL, owner="neutral"),
        Part("supply", Number(), 1, "neutral cubes in the supply", begin=v.NEUTRAL, owner="neutral"),
        Part("scale", colour, 4, "who stands on each space of the passing scale"),
        Part("patron", One(v.PATRONS, none=v.NO_PATRON), 1, "whose card was turned in this turn"),
        Part("left", Number(), 1, "cubes that still belong to this action"),
        Part("last", One(v.FIELDS, none=v.NO_FIELD), 1, "field of the cube placed last in it"),
        Part("room", colour, v.ROOMS, "who has a cube in each room"),
        Part("zone", Number(), 1, "the zone being surveyed"),
        Part("order", colour, v.COLOURS, "who is first, second, ... in the zone or on the river"),
        Part("ranked", Number(), 1, "how many of them"),
        Part("rank", Number(), 1, "who of them is on"),
        Part("nile_unseen", niles, 1, "Nile cards never revealed"),
        Part("queue", nile, v.COLOURS, "Nile cards under the stack, the uppermost first"),
        Part("queued", Number(), 1, "how many of them"),
        Part("bank", nile, v.BANKS, "Nile cards on the region"),
        Part("bank_turned", Group(v.BANKS), 1, "which of them lie after a half turn"),
        Part("river", fields, 1, "river fields"),
        Part("nile_box", niles, 1, "Nile cards out of the game"),
        Part("boats", Group(v.BOATS), 1, "boats never shown"),
        Part("boat", One(v.BOATS, none=v.NO_BOAT), 1, "the boat on the table"),
        Part("tie_boat", colour, 1, "who can win a tie with a boat"),
    ]


def list_seat_parts() -> list[Part]:
    """What `observe_seat` writes."""
    return [
        Part("cubes", Group(v.FIELDS), 1, "fields with cubes"),
        Part("supply", Number(), 1, "cubes in the general supply"),
        Part("stock", Number(), 1, "cubes in the own stock"),
        Part("neutrals", Number(), 1, "neutral cubes in the own stock"),
        Part("owned", Group(v.CARDS), 1, "parcel cards"),
        Part("used", Number(), v.PATRONS, "cards of each patron turned this round"),
        Part("nile_owned", Group(v.NILE_CARDS), 1, "Nile cards"),
        Part("discs", Group(v.FIELDS), 1, "fields with discs"),
        Part("reserved", Group(v.ROOMS), 1, "rooms with discs"),
        Part("points", Wide(), v.SOURCES, "points for parcels, Nile cards, boats, museum, sets"),
    ]


def observe_table(state: Mykerinos, first: int, out: bytearray, at: int) -> int:
    at = put_one(out, at, state.nile, 2)
    at = put_one(out, at, state.plan, 2)
    at = put_one(out, at, state.phase, ENDED + 1)
    at = put_number(out, at, state.round)
    at = put_seat(out, at, state.start, first, state.players, 4)
    for i in range(WINGS):
        at = put_one(out, at, state.wing[i], PATRONS)
    at = put_set(out, at, state.unseen, CARDS)
    at = put_set(out, at, state.box, CARDS)
    for i in range(PLACES):
        at = put_one(out, at, state.parcel[i], CARDS)
    at = put_set(out, at, state.turned, PLACES)
    at = put_set(out, at, state.pyramids, FIELDS)
    at = put_set(out, at, state.cubes[NEUTRAL], FIELDS)
    at = put_number(out, at, state.supply[NEUTRAL])
    for i in range(4):
        at = put_seat(out, at, state.scale[i], first, state.players, COLOURS)
    at = put_one(out, at, state.patron, PATRONS)
    at = put_number(out, at, state.left)
    at = put_one(out, at, state.last, FIELDS)
    for i in range(ROOMS):
        at = put_seat(out, at, state.room[i], first, state.players, COLOURS)
    at = put_number(out, at, state.zone)
    for i in range(COLOURS):
        at = put_seat(out, at, state.order[i], first, state.players, COLOURS)
    at = put_number(out, at, state.ranked)
    at = put_number(out, at, state.rank)
    at = put_set(out, at, state.nile_unseen, NILE_CARDS)
    for i in range(COLOURS):
        at = put_one(out, at, state.queue[i], NILE_CARDS)
    at = put_number(out, at, state.queued)
    for i in range(BANKS):
        at = put_one(out, at, state.bank[i], NILE_CARDS)
    at = put_set(out, at, state.bank_turned, BANKS)
    at = put_set(out, at, state.river, FIELDS)
    at = put_set(out, at, state.nile_box, NILE_CARDS)
    at = put_set(out, at, state.boats, BOATS)
    at = put_one(out, at, state.boat, BOATS)
    return put_seat(out, at, state.tie_boat, first, state.players, COLOURS)


def observe_seat(state: Mykerinos, seat: int, out: bytearray, at: int) -> int:
    at = put_set(out, at, state.cubes[seat], FIELDS)
    at = put_number(out, at, state.supply[seat])
    at = put_number(out, at, state.stock[seat])
    at = put_number(out, at, state.neutrals[seat])
    at = put_set(out, at, state.owned[seat], CARDS)
    at = put_numbers(out, at, state.used, seat * PATRONS, PATRONS)
    at = put_set(out, at, state.nile_owned[seat], NILE_CARDS)
    at = put_set(out, at, state.discs[seat], FIELDS)
    at = put_set(out, at, state.reserved[seat], ROOMS)
    for i in range(seat * SOURCES, (seat + 1) * SOURCES):
        at = put_wide(out, at, state.points[i])
    return at
