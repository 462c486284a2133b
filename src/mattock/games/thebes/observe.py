"""Thebes as a learner sees it: what lies where in an observation, and the code that writes it."""

from __future__ import annotations

import cython

from mattock.core.observation import Group, Number, One, Part, Sitting, Wide
from mattock.games.thebes import vocabulary as v

if not cython.compiled:
    from mattock.core.cells import put_number, put_numbers, put_one, put_seat, put_set, put_wide
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.vocabulary import (
        ENDED,
        EXHIBITIONS,
        FACES,
        KINDS,
        OPEN_CARDS,
        PLACES,
        SHOW_FIELDS,
        SITE_TILES,
        SITES,
    )


def list_table_parts() -> list[Part]:
    """What `observe_table` writes."""
    shows = Group(v.EXHIBITIONS)
    return [
        Part("phase", One(v.ENDED + 1), 1, "phase, in the order of `to_dict`'s names"),
        Part("actor", Sitting(none=0), 1, "whose turn it is, also while something is drawn"),
        Part("order", Sitting(none=v.NO_SEAT), 4, "who is first in time, second, ..."),
        Part("renew", Number(), 1, "1: the marker has crossed the year's end in this turn"),
        Part("swapper", Sitting(none=v.NO_SEAT), 1, "who made the last turn, if it was a swap"),
        Part("swaps", Wide(), 1, "swaps in a row up to now"),
        Part("display", One(v.FACES, none=v.NO_CARD), v.OPEN_CARDS, "open researcher cards, by face"),
        Part("shows", One(v.EXHIBITIONS, none=v.NO_SHOW), v.SHOW_FIELDS, "exhibitions on the fields a, b, c"),
        Part("pile", Number(), v.FACES, "cards of each face never seen; once renewed, those of the pile"),
        Part("pile_shows", shows, 1, "exhibitions in the pile"),
        Part("waiting_shows", shows, 1, "exhibitions in the third pile"),
        Part("first", Number(), 1, "cards left of the first pile"),
        Part("second", Number(), 1, "cards left of the second pile, exhibitions included"),
        Part("renewed", Number(), 1, "1: the third pile has come into play"),
        Part("discards", Number(), v.FACES, "discarded researcher cards of each face"),
        Part("discard_shows", shows, 1, "discarded exhibitions"),
        Part("bonus", One(v.SITE_TILES, none=v.NO_TILE), v.SITES, "the artifact that lies on each site"),
        Part("bag", Group(v.SITE_TILES), v.SITES, "finds still in each bag"),
        Part("site", One(v.SITES), 1, "the site of the dig at hand; else the first"),
        Part("travel", Wide(), 1, "weeks of the journey to it"),
        Part("rumours", Wide(), 1, "rumours spent for it"),
        Part("assistant", Number(), 1, "1: a lone assistant was spent"),
        Part("shovel", Number(), 1, "1: a lone shovel was spent"),
        Part("to_draw", Wide(), 1, "tiles still to be drawn"),
        Part("rubble", Wide(), 1, "rubble drawn so far"),
    ]


def list_seat_parts() -> list[Part]:
    """What `observe_seat` writes."""
    return [
        Part("week", Number(), 1, "week of the time marker, from 1 in 1901 to 157"),
        Part("place", One(v.PLACES), 1, "where the figure stands: the cities, then the sites"),
        Part("permits", Group(v.SITES), 1, "sites with a valid permit"),
        Part("held", Number(), v.FACES, "researcher cards of each face"),
        Part("exhibited", Group(v.EXHIBITIONS), 1, "exhibitions held"),
        Part("cards", Number(), v.KINDS, "researcher cards of each kind"),
        Part("special", Wide(), v.SITES, "books about each site"),
        Part("general", Wide(), 1, "general books"),
        Part("found", Group(v.SITE_TILES), v.SITES, "finds from each site"),
    ]


def observe_table(state: Thebes, first: int, out: bytearray, at: int) -> int:
    at = put_one(out, at, state.marching, 2)
    at = put_one(out, at, state.phase, ENDED + 1)
    at = put_seat(out, at, state.actor, first, state.players, 4)
    for i in range(4):
        at = put_seat(out, at, state.order[i], first, state.players, 4)
    at = put_number(out, at, state.renew)
    at = put_seat(out, at, state.swapper, first, state.players, 4)
    at = put_wide(out, at, state.swaps)
    for i in range(OPEN_CARDS):
        at = put_one(out, at, state.display[i], FACES)
    for i in range(SHOW_FIELDS):
        at = put_one(out, at, state.shows[i], EXHIBITIONS)
    at = put_numbers(out, at, state.pile, 0, FACES)
    at = put_set(out, at, state.pile_shows, EXHIBITIONS)
    at = put_set(out, at, state.waiting_shows, EXHIBITIONS)
    at = put_number(out, at, state.first)
    at = put_number(out, at, state.second)
    at = put_number(out, at, state.renewed)
    at = put_numbers(out, at, state.discards, 0, FACES)
    at = put_set(out, at, state.discard_shows, EXHIBITIONS)
    for i in range(SITES):
        at = put_one(out, at, state.bonus[i], SITE_TILES)
    for i in range(SITES):
        at = put_set(out, at, state.bag[i], SITE_TILES)
    at = put_one(out, at, state.site, SITES)
    at = put_wide(out, at, state.travel)
    at = put_wide(out, at, state.rumours)
    at = put_number(out, at, state.assistant)
    at = put_number(out, at, state.shovel)
    at = put_wide(out, at, state.to_draw)
    return put_wide(out, at, state.rubble)


def observe_seat(state: Thebes, seat: int, out: bytearray, at: int) -> int:
    at = put_number(out, at, state.week[seat])
    at = put_one(out, at, state.place[seat], PLACES)
    at = put_set(out, at, state.permits[seat], SITES)
    at = put_numbers(out, at, state.held, seat * FACES, FACES)
    at = put_set(out, at, state.exhibited[seat], EXHIBITIONS)
    at = put_numbers(out, at, state.cards, seat * KINDS, KINDS)
    for i in range(seat * SITES, (seat + 1) * SITES):
        at = put_wide(out, at, state.special[i])
    at = put_wide(out, at, state.general[seat])
    for i in range(seat * SITES, (seat + 1) * SITES):
        at = put_set(out, at, state.found[i], SITE_TILES)
    return at
