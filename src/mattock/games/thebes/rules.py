"""The rules of Thebes: which phase answers for an id, and in which order the phases follow one another."""

from __future__ import annotations

import cython

from mattock.core.state import State

if not cython.compiled:
    from mattock.core.dispatch import do_draw, do_move, refuse_draw, refuse_move
    from mattock.core.observation import observe
    from mattock.core.vocabulary import CHANCE, GAME_OVER, OTHER_PHASE, OVER, UNKNOWN_ID
    from mattock.games.thebes.cards import (
        list_cards,
        offer_swap,
        offer_takes,
        refill,
    )
    from mattock.games.thebes.checks import find_fault
    from mattock.games.thebes.excavate import (
        end_dig,
        list_tiles,
        offer_aids,
        offer_digs,
        offer_weeks,
    )
    from mattock.games.thebes.exhibitions import offer_exhibits
    from mattock.games.thebes.heuristic import appeals_of, prospects_of
    from mattock.games.thebes.scoring import total
    from mattock.games.thebes.setup import (
        list_markers,
        list_ones,
    )
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.timetrack import end_turn, offer_finish
    from mattock.games.thebes.vocabulary import (
        ACTIONS,
        DRAW_BONUS,
        DRAW_MARKER,
        DRAW_TILE,
        END_DIG,
        FINISH,
        KINDS,
        REFILL,
        TURN,
        ZEPPELIN,
    )


class Rules(Thebes):
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
        if (self.phase == TURN) != (action <= FINISH):
            return OTHER_PHASE
        return refuse_move(self, action)

    def moves(self, out: list[int]) -> int:
        if self.phase != TURN:
            return offer_weeks(self, out, offer_aids(self, out, 0))
        n = offer_actions(self, 0, out, 0)
        if self.cards[self.actor * KINDS + ZEPPELIN]:
            n = offer_actions(self, 1, out, n)
        return offer_finish(self, out, n)

    def chances(self, out: list[int], weight: list[int]) -> int:
        if self.phase == DRAW_TILE:
            return list_tiles(self, out, weight)
        if self.phase == DRAW_MARKER:
            return list_markers(self, out, weight)
        if self.phase == DRAW_BONUS:
            return list_ones(self, out, weight)
        return list_cards(self, out, weight)

    # Doing it.

    def do(self, action: int) -> None:
        if self.mover == CHANCE:
            do_draw(self, action)
        else:
            do_move(self, action)
        go_on(self)

    def count(self, out: list[int]) -> None:
        for seat in range(4):
            out[seat] = total(self, seat) if seat < self.players else 0

    def victors(self) -> int:
        return self.leaders()

    def fault(self) -> int:
        return find_fault(self)

    def appeals(self, actions: list[int], n: int, out: list[int]) -> None:
        appeals_of(self, actions, n, out)

    def prospects(self, out: list[float]) -> None:
        prospects_of(self, out)

    # What is seen.

    def observe_from(self, first: int, out: bytearray) -> int:
        return observe(self, first, out)


def go_on(state: Thebes) -> None:
    """The order of the rulebook: what nobody decides follows at once."""
    while state.phase >= REFILL:
        if state.phase == REFILL:
            refill(state)
        elif state.phase == END_DIG:
            end_dig(state)
        else:
            end_turn(state)


def offer_actions(state: Thebes, flying: int, out: list[int], n: int) -> int:
    n = offer_takes(state, flying, out, n)
    n = offer_exhibits(state, flying, out, n)
    n = offer_swap(state, flying, out, n)
    return offer_digs(state, flying, out, n)
