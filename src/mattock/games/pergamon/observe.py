"""Pergamon as a learner sees it: what lies where in an observation, and the code that writes it."""

from __future__ import annotations

import cython

from mattock.core.observation import Group, Number, One, Part, Sitting, Wide
from mattock.games.pergamon import vocabulary as v

if not cython.compiled:
    from mattock.core.cells import put_number, put_numbers, put_one, put_seat, put_set, put_wide
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.vocabulary import (
        ENDED,
        FIELDS,
        FRONTS,
        GALLERIES,
        MARKERS,
        NO_CARD,
        RAIDER,
        SOURCES,
        STRIP,
        TILES,
    )


def list_table_parts() -> list[Part]:
    """What `observe_table` writes after the options."""
    tiles = Group(v.TILES)
    field = One(v.FIELDS, 1, none=0)
    back = One(v.NO_CARD, none=v.NO_CARD)
    return [
        Part("phase", One(v.ENDED + 1), 1, "phase, in the order of `to_dict`'s names"),
        Part("round", Number(), 1, "round 1 to 12; 0 at set-up"),
        Part("start", Sitting(none=0), 1, "the start player"),
        Part("order", Sitting(none=0), 4, "who places a figure first, second, ..."),
        Part("turn", Number(), 1, "how many figures have been placed"),
        Part("at", field, 1, "the funds field whose figure acts"),
        Part("dug", Number(), 1, "1: the mover has dug in this turn"),
        Part("exhibited", Number(), 1, "1: the mover has exhibited in this turn"),
        Part("level", Number(), 1, "the gallery that gets the next tile"),
        Part("unseen", tiles, 1, "tiles never revealed"),
        Part("drawn", tiles, 1, "tiles revealed, not yet laid out"),
        Part("box", tiles, 1, "tiles out of the game"),
        Part("row", tiles, 1, "tiles of the row being laid"),
        Part("row_first", One(v.TILES, none=v.NONE), 1, "its leftmost tile"),
        Part("row_last", One(v.TILES, none=v.NONE), 1, "its rightmost tile"),
        Part("row_value", Wide(), 1, "value of the objects completed in it"),
        Part("gallery", tiles, v.GALLERIES, "tiles in the galleries I to V"),
        Part("link", Number(), v.TILES, "for each tile the tile to its right in a row; 60: none"),
        Part("top", back, 1, "back of the money pile's first card: bag, chest"),
        Part("bags", Number(), 1, "bags among the backs never seen"),
        Part("chests", Number(), 1, "chests among them"),
        Part("backs", back, 2, "backs of the two cards on the table"),
        Part("fronts", One(v.FRONTS, 1, none=0), 2, "their values, once turned over"),
        Part("unseen_fronts", Number(), v.FRONTS, "cards never turned over, by value 1 to 8"),
        Part("figure", field, 1, "the raider's funds field", begin=v.RAIDER, owner="raider"),
        Part("coins", Wide(), 1, "the raider's coins", begin=v.RAIDER, owner="raider"),
        Part("spent", Wide(), 1, "coins that went back to the supply"),
    ]


def list_seat_parts() -> list[Part]:
    """What `observe_seat` writes."""
    return [
        Part("hand", Group(v.TILES), 1, "tiles in hand"),
        Part("shown", Group(v.TILES), v.MARKERS, "tiles of the collections of the markers I, II, III"),
        Part("spot", One(v.STRIP, 1, none=0), v.MARKERS, "museum fields of these markers"),
        Part("first", Number(), v.MARKERS, "leftmost tile of these collections; 60: none"),
        Part("figure", One(v.FIELDS, 1, none=0), 1, "funds field of the figure"),
        Part("coins", Wide(), 1, "coins"),
        Part("points", Wide(), v.SOURCES, "points for exhibits, scorings, bonuses, oldest objects"),
    ]


def observe_table(state: Pergamon, first: int, out: bytearray, at: int) -> int:
    at = put_one(out, at, state.by_order, 2)
    at = put_one(out, at, state.by_choice, 2)
    at = put_one(out, at, state.phase, ENDED + 1)
    at = put_number(out, at, state.round)
    at = put_seat(out, at, state.start, first, state.players, 4)
    for i in range(4):
        seat = state.order[i] if i < state.players else 4
        at = put_seat(out, at, seat, first, state.players, 4)
    at = put_number(out, at, state.turn)
    at = put_one(out, at, state.at - 1, FIELDS)
    at = put_number(out, at, state.dug)
    at = put_number(out, at, state.exhibited)
    at = put_number(out, at, state.level)
    at = put_set(out, at, state.unseen, TILES)
    at = put_set(out, at, state.drawn, TILES)
    at = put_set(out, at, state.box, TILES)
    at = put_set(out, at, state.row, TILES)
    at = put_one(out, at, state.row_first, TILES)
    at = put_one(out, at, state.row_last, TILES)
    at = put_wide(out, at, state.row_value)
    for i in range(GALLERIES):
        at = put_set(out, at, state.gallery[i], TILES)
    at = put_numbers(out, at, state.link, 0, TILES)
    at = put_one(out, at, state.top, NO_CARD)
    at = put_number(out, at, state.bags)
    at = put_number(out, at, state.chests)
    for i in range(2):
        at = put_one(out, at, state.backs[i], NO_CARD)
    for i in range(2):
        at = put_one(out, at, state.fronts[i] - 1, FRONTS)
    at = put_numbers(out, at, state.unseen_fronts, 0, FRONTS)
    at = put_one(out, at, state.figure[RAIDER] - 1, FIELDS)
    at = put_wide(out, at, state.coins[RAIDER])
    return put_wide(out, at, state.spent)


def observe_seat(state: Pergamon, seat: int, out: bytearray, at: int) -> int:
    at = put_set(out, at, state.hand[seat], TILES)
    for i in range(seat * MARKERS, (seat + 1) * MARKERS):
        at = put_set(out, at, state.shown[i], TILES)
    for i in range(seat * MARKERS, (seat + 1) * MARKERS):
        at = put_one(out, at, state.spot[i] - 1, STRIP)
    at = put_numbers(out, at, state.first, seat * MARKERS, MARKERS)
    at = put_one(out, at, state.figure[seat] - 1, FIELDS)
    at = put_wide(out, at, state.coins[seat])
    for i in range(seat * SOURCES, (seat + 1) * SOURCES):
        at = put_wide(out, at, state.points[i])
    return at
