"""The rules of Pergamon: which phase answers for an id, and in which order the phases follow one another."""

from __future__ import annotations

import cython

from mattock.core.state import State

if not cython.compiled:
    from mattock.core.vocabulary import CHANCE, DRAW_FIRST, GAME_OVER, OTHER_PHASE, OVER, UNKNOWN_ID
    from mattock.games.pergamon.checks import find_fault
    from mattock.games.pergamon.excavate import dig, next_figure, offer_digs, refuse_dig
    from mattock.games.pergamon.exhibit import (
        dissolve_for_new,
        exhibit,
        join,
        offer_dissolves,
        offer_exhibits,
        offer_joins,
        refuse_dissolve,
        refuse_exhibit,
        refuse_join,
    )
    from mattock.games.pergamon.funds import (
        list_backs,
        list_fronts,
        offer_fields,
        place,
        refuse_back,
        refuse_front,
        refuse_place,
        reveal_back,
        reveal_front,
        take_cards,
    )
    from mattock.games.pergamon.heuristic import appeals_of, prospects_of
    from mattock.games.pergamon.layout import (
        begin_round,
        choose_start,
        lay_chosen,
        list_seats,
        list_tiles,
        offer_lays,
        refuse_lay,
        refuse_start,
        refuse_tile,
        reveal_tile,
    )
    from mattock.games.pergamon.observe import observe_seat, observe_table
    from mattock.games.pergamon.scoring import end_round, find_winners
    from mattock.games.pergamon.state import Pergamon
    from mattock.games.pergamon.storage import (
        discard,
        offer_discards,
        offer_store,
        refuse_discard,
        refuse_store,
        store,
    )
    from mattock.games.pergamon.vocabulary import (
        ACTIONS,
        BACK,
        CARDS,
        CLEARED,
        DIG,
        DISCARD,
        DISSOLVE,
        DRAW_FRONT,
        DRAW_START,
        DRAW_TILE,
        EXHIBIT,
        FRONT,
        JOIN,
        LAYING,
        NEW_ROUND,
        NEXT_FIGURE,
        OUTCOMES,
        PLACE,
        PLACING,
        ROW,
        STORE,
        STORING,
        TILE,
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
            return refuse_outcome(self, action)
        if self.phase == LAYING:
            return refuse_lay(self, action) if 0 <= action < PLACE else refuse_other(action)
        if self.phase == PLACING:
            return refuse_place(self, action - PLACE + 1) if PLACE <= action < DIG else refuse_other(action)
        if action < DIG or action >= ACTIONS:
            return refuse_other(action)
        if action < JOIN:
            return refuse_dig(self, action - DIG)
        if action < DISSOLVE:
            return refuse_join(self, action - JOIN)
        if action < EXHIBIT:
            return refuse_dissolve(self, action - DISSOLVE)
        if action < DISCARD:
            return refuse_exhibit(self, action - EXHIBIT)
        if action < STORE:
            return refuse_discard(self, action - DISCARD)
        return refuse_store(self)

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
            do_outcome(self, action)
        elif action < PLACE:
            lay_chosen(self, action)
        elif action < DIG:
            place(self, action - PLACE + 1)
        elif action < JOIN:
            dig(self, action - DIG)
        elif action < DISSOLVE:
            join(self, action - JOIN)
        elif action < EXHIBIT:
            dissolve_for_new(self, action - DISSOLVE)
        elif action < DISCARD:
            exhibit(self, action - EXHIBIT)
        elif action < STORE:
            discard(self, action - DISCARD)
        else:
            store(self)
        go_on(self)

    def victors(self) -> int:
        return find_winners(self)

    def fault(self) -> int:
        return find_fault(self)

    def appeals(self, actions: list[int], n: int, out: list[int]) -> None:
        appeals_of(self, actions, n, out)

    def prospects(self, out: list[float]) -> None:
        prospects_of(self, out)

    # What is seen.

    def observe_table(self, first: int, out: bytearray, at: int) -> int:
        return observe_table(self, first, out, at)

    def observe_seat(self, seat: int, out: bytearray, at: int) -> int:
        return observe_seat(self, seat, out, at)


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


def refuse_other(action: int) -> int:
    """An id of another phase, or of none."""
    return OTHER_PHASE if 0 <= action < ACTIONS else UNKNOWN_ID


def refuse_outcome(state: Pergamon, outcome: int) -> int:
    """Why an outcome cannot come now."""
    if outcome < 0 or outcome >= ACTIONS:
        return UNKNOWN_ID
    if outcome >= OUTCOMES:
        return DRAW_FIRST
    if outcome < TILE:
        return refuse_start(state, outcome)
    if outcome < BACK:
        return refuse_tile(state, outcome - TILE)
    if outcome < FRONT:
        return refuse_back(state, outcome - BACK)
    return refuse_front(state, outcome - FRONT + 1)


def do_outcome(state: Pergamon, outcome: int) -> None:
    """Something has been drawn."""
    if outcome < TILE:
        choose_start(state, outcome)
    elif outcome < BACK:
        reveal_tile(state, outcome - TILE)
    elif outcome < FRONT:
        reveal_back(state, outcome - BACK)
    else:
        reveal_front(state, outcome - FRONT + 1)
