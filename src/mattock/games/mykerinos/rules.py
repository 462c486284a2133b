"""The rules of Mykerinos: which phase answers for an id, and in which order the phases follow one another."""

from __future__ import annotations

import cython

from mattock.core.state import State

if not cython.compiled:
    from mattock.core.dispatch import do_draw, do_move, refuse_draw, refuse_move
    from mattock.core.observation import observe
    from mattock.core.vocabulary import CHANCE, GAME_OVER, OVER, UNKNOWN_ID
    from mattock.games.mykerinos.checks import find_fault
    from mattock.games.mykerinos.dig import (
        colour_on_turn,
        further,
        offer_digs,
        offer_fields,
    )
    from mattock.games.mykerinos.discs import offer_marks
    from mattock.games.mykerinos.heuristic import appeals_of, prospects_of
    from mattock.games.mykerinos.layout import (
        begin_digging,
        begin_round,
        list_parcels,
        list_patrons,
        list_seats,
    )
    from mattock.games.mykerinos.museum import offer_rooms
    from mattock.games.mykerinos.nile import (
        begin_banks,
        list_banks,
        list_boats,
    )
    from mattock.games.mykerinos.passing import (
        finish_action,
        finish_cubes,
        next_turn,
    )
    from mattock.games.mykerinos.patrons import offer_appeals
    from mattock.games.mykerinos.river import (
        award_river,
        begin_zones,
        offer_banks,
    )
    from mattock.games.mykerinos.scoring import end_round, find_winners
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.survey import (
        begin_survey,
        begin_zone,
        next_rank,
        offer_takes,
    )
    from mattock.games.mykerinos.vocabulary import (
        ACTION_DONE,
        ACTIONS,
        APPEALED,
        BANKS_NEXT,
        BOAT,
        BROWN,
        CHOOSING,
        CUBE,
        CUBES_PLACED,
        DIG_BEGINS,
        DIGGING,
        DRAW_NILE,
        DRAW_PARCEL,
        DRAW_START,
        DRAW_WING,
        KEEP,
        LEAVE,
        MARKING,
        NEUTRAL_DIGGING,
        NEUTRAL_TURN,
        NEW_ROUND,
        NEXT_RANK,
        NEXT_TURN,
        PASS,
        REMOVE,
        REMOVING,
        REST,
        RIVER_CARD,
        RIVER_DONE,
        RIVER_RANKED,
        RIVER_SINK,
        SCRAPS,
        SOURCES,
        SURVEY,
        TAKE,
        TURN,
        ZONE_BEGINS,
    )


class Rules(Mykerinos):
    def blank(self) -> State:
        new = Rules.__new__(Rules)
        new.parts = self.parts
        return new

    # What may be done.

    def refuse(self, action: int) -> int:
        if self.mover == OVER:
            return GAME_OVER if 0 <= action < ACTIONS else UNKNOWN_ID
        if self.mover == CHANCE:
            return refuse_draw(self, action)
        if action < 0 or action >= ACTIONS:
            return UNKNOWN_ID
        return refuse_move(self, action)

    def moves(self, out: list[int]) -> int:
        if self.phase == TURN:
            return offer_turn(self, out)
        if self.phase == DIGGING or self.phase == NEUTRAL_DIGGING:
            return offer_fields(further(self, colour_on_turn(self)), CUBE, out, 0)
        if self.phase == NEUTRAL_TURN:
            n = offer_digs(self, out, 0)
            out[n] = REST
            return n + 1
        if self.phase == APPEALED:
            return offer_rooms(self, out, 0) if self.patron == BROWN else offer_digs(self, out, 0)
        return offer_choices(self, out)

    def chances(self, out: list[int], weight: list[int]) -> int:
        if self.phase == DRAW_PARCEL:
            return list_parcels(self, out, weight)
        if self.phase == DRAW_START:
            return list_seats(self, out, weight)
        if self.phase == DRAW_WING:
            return list_patrons(self, out, weight)
        if self.phase == DRAW_NILE:
            return list_banks(self, out, weight)
        return list_boats(self, out, weight)

    # Doing it.

    def do(self, action: int) -> None:
        if self.mover == CHANCE:
            do_draw(self, action)
        else:
            do_move(self, action)
        if self.phase >= NEW_ROUND:
            go_on(self)

    def count(self, out: list[int]) -> None:
        for seat in range(4):
            out[seat] = 0
            for source in range(SOURCES):
                out[seat] += self.points[seat * SOURCES + source]

    def victors(self) -> int:
        return find_winners(self)

    def fault(self) -> int:
        return find_fault(self)

    def appeals(self, actions: list[int], n: int, out: list[int]) -> None:
        appeals_of(self, actions, n, out)

    def prospects(self, out: list[float]) -> None:
        prospects_of(self, out)

    # What is seen.

    def observe_from(self, first: int, out: bytearray) -> int:
        return observe(self, first, out)


def go_on(state: Mykerinos) -> None:
    """The order of the rulebook: what nobody decides follows at once."""
    while state.phase >= NEW_ROUND:
        if state.phase == NEW_ROUND:
            begin_round(state)
        elif state.phase == BANKS_NEXT:
            begin_banks(state)
        elif state.phase == DIG_BEGINS:
            begin_digging(state)
        elif state.phase == CUBES_PLACED:
            finish_cubes(state)
        elif state.phase == ACTION_DONE:
            finish_action(state)
        elif state.phase == NEXT_TURN:
            next_turn(state)
        else:
            go_on_surveying(state)


def go_on_surveying(state: Mykerinos) -> None:
    if state.phase == SURVEY:
        begin_survey(state)
    elif state.phase == RIVER_RANKED:
        award_river(state)
    elif state.phase == RIVER_DONE:
        begin_zones(state)
    elif state.phase == ZONE_BEGINS:
        begin_zone(state)
    elif state.phase == NEXT_RANK:
        next_rank(state)
    else:
        end_round(state)


def offer_turn(state: Mykerinos, out: list[int]) -> int:
    n = offer_digs(state, out, 0)
    n = offer_appeals(state, out, n)
    out[n] = PASS
    return n + 1


def offer_choices(state: Mykerinos, out: list[int]) -> int:
    if state.phase == MARKING:
        return offer_marks(state, out, 0)
    if state.phase == CHOOSING:
        return offer_takes(state, TAKE, out, offer_rooms(state, out, 0))
    if state.phase == SCRAPS:
        n = offer_takes(state, TAKE, out, 0)
        out[n] = LEAVE
        return n + 1
    if state.phase == REMOVING:
        return offer_takes(state, REMOVE, out, 0)
    if state.phase == RIVER_CARD or state.phase == RIVER_SINK:
        return offer_banks(state, out, 0)
    out[0] = BOAT
    out[1] = KEEP
    return 2
