"""The rules of Pergamon: which phase answers for an id, and in which order the phases follow one another."""

from __future__ import annotations

import cython

from mattock.core.state import State

if not cython.compiled:
    from mattock.core.dispatch import do_draw, do_move, refuse_draw, refuse_move
    from mattock.core.observation import observe
    from mattock.core.vocabulary import CHANCE, GAME_OVER, OTHER_PHASE, OVER, UNKNOWN_ID
    from mattock.games.pergamon.checks import find_fault
    from mattock.games.pergamon.excavate import next_figure, offer_digs
    from mattock.games.pergamon.exhibit import (
        offer_dissolves,
        offer_exhibits,
        offer_joins,
    )
    from mattock.games.pergamon.funds import (
        list_backs,
        list_fronts,
        offer_fields,
        take_cards,
    )
    from mattock.games.pergamon.heuristic import appeals_of, prospects_of
    from mattock.games.pergamon.layout import (
        begin_round,
        list_seats,
        list_tiles,
        offer_lays,
    )
    from mattock.games.pergamon.scoring import end_round, find_winners
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.storage import (
        offer_discards,
        offer_store,
    )
    from mattock.games.pergamon.vocabulary import (
        ACTIONS,
        CARDS,
        CLEARED,
        DIG,
        DRAW_FRONT,
        DRAW_START,
        DRAW_TILE,
        LAYING,
        NEW_ROUND,
        NEXT_FIGURE,
        PLACE,
        PLACING,
        ROW,
        SOURCES,
        STORING,
        TURN,
    )


class Rules(Pergamon):
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
        if self.phase == LAYING:
            return refuse_move(self, action) if action < PLACE else OTHER_PHASE
        if self.phase == PLACING:
            return refuse_move(self, action) if PLACE <= action < DIG else OTHER_PHASE
        return refuse_move(self, action) if action >= DIG else OTHER_PHASE

    def moves(self, out: list[int]) -> int:
        if self.phase == LAYING:
            return offer_lays(self, out, 0)
        if self.phase == PLACING:
            return offer_fields(self, out, 0)
        n = 0
        if self.phase == TURN:
            n = offer_digs(self, out, n)
        if self.phase == TURN or self.phase == ROW:
            n = offer_joins(self, out, n)
        if self.phase == ROW:
            n = offer_dissolves(self, out, n)
        if self.phase == ROW or self.phase == CLEARED:
            n = offer_exhibits(self, out, n)
        if self.phase == TURN or self.phase == STORING:
            n = offer_discards(self, out, n)
            n = offer_store(self, out, n)
        return n

    def chances(self, out: list[int], weight: list[int]) -> int:
        if self.phase == DRAW_TILE:
            return list_tiles(self, out, weight)
        if self.phase == DRAW_FRONT:
            return list_fronts(self, out, weight)
        if self.phase == DRAW_START:
            return list_seats(self, out, weight)
        return list_backs(self, out, weight)

    # Doing it.

    def do(self, action: int) -> None:
        if self.mover == CHANCE:
            do_draw(self, action)
        else:
            do_move(self, action)
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


def go_on(state: Pergamon) -> None:
    """The order of the rulebook: what nobody decides follows at once."""
    while state.phase >= NEW_ROUND:
        if state.phase == NEW_ROUND:
            begin_round(state)
        elif state.phase == CARDS:
            take_cards(state)
        elif state.phase == NEXT_FIGURE:
            next_figure(state)
        else:
            end_round(state)
