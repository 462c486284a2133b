"""The rules of Thebes: which phase answers for an id, and in which order the phases follow one another."""

from __future__ import annotations

import cython

from mattock.core.state import State

if not cython.compiled:
    from mattock.core.vocabulary import CHANCE, DRAW_FIRST, GAME_OVER, OTHER_PHASE, OVER, UNKNOWN_ID
    from mattock.games.thebes.cards import (
        list_cards,
        offer_swap,
        offer_takes,
        open_card,
        open_show,
        refill,
        refuse_card,
        refuse_show,
        refuse_swap,
        refuse_take,
        swap_cards,
        take_card,
    )
    from mattock.games.thebes.checks import find_fault
    from mattock.games.thebes.excavate import (
        dig,
        draw_tile,
        end_dig,
        go_digging,
        list_tiles,
        offer_aids,
        offer_digs,
        offer_weeks,
        refuse_assistant,
        refuse_dig,
        refuse_rumour,
        refuse_shovel,
        refuse_tile,
        refuse_weeks,
        spend_assistant,
        spend_rumour,
        spend_shovel,
    )
    from mattock.games.thebes.exhibitions import exhibit, offer_exhibits, refuse_exhibit
    from mattock.games.thebes.heuristic import appeals_of, prospects_of
    from mattock.games.thebes.observe import observe_seat, observe_table
    from mattock.games.thebes.scoring import total
    from mattock.games.thebes.setup import (
        end_display,
        lay_bonus,
        list_markers,
        list_ones,
        refuse_marker,
        stack_marker,
    )
    from mattock.games.thebes.state import Thebes
    from mattock.games.thebes.timetrack import end_turn, finish, offer_finish, refuse_finish
    from mattock.games.thebes.vocabulary import (
        ACTIONS,
        CARD,
        DIFFERENT_TILES,
        DIG,
        DRAW_BONUS,
        DRAW_DISPLAY,
        DRAW_MARKER,
        DRAW_TILE,
        END_DIG,
        EXHIBIT,
        FINISH,
        FLY,
        KINDS,
        OUTCOMES,
        REFILL,
        SHOW,
        SPEND_ASSISTANT,
        SPEND_RUMOUR,
        SPEND_SHOVEL,
        SWAP,
        TILE,
        TURN,
        WEEKS,
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
            return refuse_outcome(self, action)
        if action < 0 or action >= ACTIONS:
            return UNKNOWN_ID
        if self.phase == TURN:
            return refuse_turn(self, action)
        if action < SPEND_RUMOUR:
            return OTHER_PHASE
        if action == SPEND_RUMOUR:
            return refuse_rumour(self)
        if action == SPEND_ASSISTANT:
            return refuse_assistant(self)
        if action == SPEND_SHOVEL:
            return refuse_shovel(self)
        return refuse_weeks(self, action - WEEKS + 1)

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
            do_outcome(self, action)
        elif action < FLY:
            act(self, action, 0)
        elif action < FINISH:
            act(self, action - FLY, 1)
        elif action == FINISH:
            finish(self)
        elif action == SPEND_RUMOUR:
            spend_rumour(self)
        elif action == SPEND_ASSISTANT:
            spend_assistant(self)
        elif action == SPEND_SHOVEL:
            spend_shovel(self)
        else:
            dig(self, action - WEEKS + 1)
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

    def observe_table(self, first: int, out: bytearray, at: int) -> int:
        return observe_table(self, first, out, at)

    def observe_seat(self, seat: int, out: bytearray, at: int) -> int:
        return observe_seat(self, seat, out, at)


def go_on(state: Thebes) -> None:
    """The order of the rulebook: what nobody decides follows at once."""
    while state.phase >= REFILL:
        if state.phase == REFILL:
            refill(state)
        elif state.phase == END_DIG:
            end_dig(state)
        else:
            end_turn(state)


def refuse_turn(state: Thebes, action: int) -> int:
    """T1.6: one action, by land or by zeppelin."""
    if action > FINISH:
        return OTHER_PHASE
    if action == FINISH:
        return refuse_finish(state)
    flying = 0
    if action >= FLY:
        flying = 1
        action -= FLY
    if action < EXHIBIT:
        return refuse_take(state, action, flying)
    if action < SWAP:
        return refuse_exhibit(state, action - EXHIBIT, flying)
    if action < DIG:
        return refuse_swap(state, flying)
    return refuse_dig(state, action - DIG, flying)


def offer_actions(state: Thebes, flying: int, out: list[int], n: int) -> int:
    n = offer_takes(state, flying, out, n)
    n = offer_exhibits(state, flying, out, n)
    n = offer_swap(state, flying, out, n)
    return offer_digs(state, flying, out, n)


def act(state: Thebes, action: int, flying: int) -> None:
    """A journey and what is done at its end."""
    if action < EXHIBIT:
        take_card(state, action, flying)
    elif action < SWAP:
        exhibit(state, action - EXHIBIT, flying)
    elif action < DIG:
        swap_cards(state, flying)
    else:
        go_digging(state, action - DIG, flying)


def refuse_outcome(state: Thebes, outcome: int) -> int:
    """Why an outcome cannot come now."""
    if outcome < 0 or outcome >= ACTIONS:
        return UNKNOWN_ID
    if outcome >= OUTCOMES:
        return DRAW_FIRST
    if outcome < CARD:
        return refuse_marker(state, outcome)
    if outcome < SHOW:
        return refuse_card(state, outcome - CARD)
    if outcome < TILE:
        return refuse_show(state, outcome - SHOW)
    return refuse_tile(state, outcome - TILE)


def do_outcome(state: Thebes, outcome: int) -> None:
    """Something has been drawn."""
    if outcome < CARD:
        stack_marker(state, outcome)
    elif outcome < SHOW:
        open_card(state, outcome - CARD)
        if state.phase == DRAW_DISPLAY:
            end_display(state)
    elif outcome < TILE:
        open_show(state, outcome - SHOW)
    elif state.phase == DRAW_BONUS:
        lay_bonus(state, (outcome - TILE) % DIFFERENT_TILES)
    else:
        draw_tile(state, (outcome - TILE) % DIFFERENT_TILES)
