"""The rules of Mykerinos: which phase answers for an id, and in which order the phases follow one another."""

from __future__ import annotations

import cython

from mattock.core.state import State

if not cython.compiled:
    from mattock.core.vocabulary import CHANCE, DRAW_FIRST, GAME_OVER, OVER, UNKNOWN_ID
    from mattock.games.mykerinos.checks import find_fault
    from mattock.games.mykerinos.dig import (
        add_cube,
        colour_on_turn,
        extend_dig,
        further,
        offer_digs,
        offer_fields,
        refuse_cube,
        refuse_extend,
        refuse_start,
        start_dig,
    )
    from mattock.games.mykerinos.discs import mark, offer_marks, refuse_mark, refuse_reserve, reserve
    from mattock.games.mykerinos.heuristic import appeals_of, prospects_of
    from mattock.games.mykerinos.layout import (
        begin_digging,
        begin_round,
        choose_start,
        list_parcels,
        list_patrons,
        list_seats,
        place_patron,
        refuse_parcel,
        refuse_patron,
        refuse_seat,
        reveal_parcel,
    )
    from mattock.games.mykerinos.museum import enter_after_zone, enter_with_brown, offer_rooms, refuse_room
    from mattock.games.mykerinos.nile import (
        begin_banks,
        list_banks,
        list_boats,
        refuse_bank,
        refuse_sail,
        reveal_bank,
        reveal_boat,
    )
    from mattock.games.mykerinos.observe import observe_seat, observe_table
    from mattock.games.mykerinos.passing import (
        do_pass,
        finish_action,
        finish_cubes,
        next_turn,
        refuse_pass,
        refuse_rest,
        rest,
    )
    from mattock.games.mykerinos.patrons import appeal, offer_appeals, refuse_appeal
    from mattock.games.mykerinos.river import (
        award_bank,
        award_river,
        begin_zones,
        offer_banks,
        refuse_nile,
        refuse_sink,
    )
    from mattock.games.mykerinos.scoring import end_round, find_winners
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.survey import (
        answer_tie,
        begin_survey,
        begin_zone,
        leave_cards,
        next_rank,
        offer_takes,
        refuse_leave,
        refuse_remove,
        refuse_take,
        refuse_tie,
        remove_card,
        take_card,
    )
    from mattock.games.mykerinos.vocabulary import (
        ACTION_DONE,
        ACTIONS,
        APPEAL,
        APPEALED,
        BANK,
        BANKS_NEXT,
        BOAT,
        BROWN,
        CHOOSING,
        CUBE,
        CUBES_PLACED,
        DIG,
        DIG_BEGINS,
        DIGGING,
        DRAW_NILE,
        DRAW_PARCEL,
        DRAW_START,
        DRAW_WING,
        EXTEND,
        KEEP,
        LEAVE,
        MARK,
        MARKING,
        MUSEUM,
        NEUTRAL_DIGGING,
        NEUTRAL_TURN,
        NEW_ROUND,
        NEXT_RANK,
        NEXT_TURN,
        NILE,
        OUTCOMES,
        PARCEL,
        PASS,
        REMOVE,
        REMOVING,
        RESERVE,
        REST,
        RIVER_CARD,
        RIVER_DONE,
        RIVER_RANKED,
        RIVER_SINK,
        SAIL,
        SCRAPS,
        SINK,
        SURVEY,
        TAKE,
        TURN,
        WING,
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
            return refuse_outcome(self, action)
        if action < 0 or action >= ACTIONS:
            return UNKNOWN_ID
        return refuse_dig(self, action) if action < MUSEUM else refuse_choice(self, action)

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
            do_outcome(self, action)
        elif action < MUSEUM:
            do_dig(self, action)
        else:
            do_choice(self, action)
        if self.phase >= NEW_ROUND:
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


# Digging: the ids before MUSEUM.


def offer_turn(state: Mykerinos, out: list[int]) -> int:
    n = offer_digs(state, out, 0)
    n = offer_appeals(state, out, n)
    out[n] = PASS
    return n + 1


def refuse_dig(state: Mykerinos, action: int) -> int:
    if action < EXTEND:
        return refuse_start(state, action - DIG)
    if action < CUBE:
        return refuse_extend(state, action - EXTEND)
    if action < APPEAL:
        return refuse_cube(state, action - CUBE)
    if action < PASS:
        return refuse_appeal(state, action - APPEAL)
    return refuse_pass(state) if action == PASS else refuse_rest(state)


def do_dig(state: Mykerinos, action: int) -> None:
    if action < EXTEND:
        start_dig(state, action - DIG)
    elif action < CUBE:
        extend_dig(state, action - EXTEND)
    elif action < APPEAL:
        add_cube(state, action - CUBE)
    elif action < PASS:
        appeal(state, action - APPEAL)
    elif action == PASS:
        do_pass(state)
    else:
        rest(state)


# Choices: museum, cards, discs, the Nile.


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


def refuse_choice(state: Mykerinos, action: int) -> int:
    if action < TAKE:
        return refuse_room(state, action - MUSEUM)
    if action < LEAVE:
        return refuse_take(state, action - TAKE)
    if action < REMOVE:
        return refuse_leave(state)
    if action < MARK:
        return refuse_remove(state)
    if action < RESERVE:
        return refuse_mark(state, action - MARK)
    if action < NILE:
        return refuse_reserve(state, action - RESERVE)
    if action < SINK:
        return refuse_nile(state, action - NILE)
    return refuse_sink(state, action - SINK) if action < BOAT else refuse_tie(state)


def do_choice(state: Mykerinos, action: int) -> None:
    if action < TAKE:
        if state.phase == APPEALED:
            enter_with_brown(state, action - MUSEUM)
        else:
            enter_after_zone(state, state.mover, action - MUSEUM)
    elif action < LEAVE:
        take_card(state, action - TAKE)
    elif action < REMOVE:
        leave_cards(state)
    elif action < MARK:
        remove_card(state, action - REMOVE)
    elif action < RESERVE:
        mark(state, action - MARK)
    elif action < NILE:
        reserve(state, action - RESERVE)
    elif action < BOAT:
        award_bank(state, action - NILE if action < SINK else action - SINK)
    else:
        answer_tie(state, 1 if action == BOAT else 0)


# Draws.


def refuse_outcome(state: Mykerinos, outcome: int) -> int:
    """Why an outcome cannot come now."""
    if outcome < 0 or outcome >= ACTIONS:
        return UNKNOWN_ID
    if outcome >= OUTCOMES:
        return DRAW_FIRST
    if outcome < WING:
        return refuse_seat(state, outcome)
    if outcome < PARCEL:
        return refuse_patron(state, outcome - WING)
    if outcome < BANK:
        return refuse_parcel(state, outcome - PARCEL)
    if outcome < SAIL:
        return refuse_bank(state, outcome - BANK)
    return refuse_sail(state, outcome - SAIL)


def do_outcome(state: Mykerinos, outcome: int) -> None:
    """Something has been drawn."""
    if outcome < WING:
        choose_start(state, outcome)
    elif outcome < PARCEL:
        place_patron(state, outcome - WING)
    elif outcome < BANK:
        reveal_parcel(state, outcome - PARCEL)
    elif outcome < SAIL:
        reveal_bank(state, outcome - BANK)
    else:
        reveal_boat(state, outcome - SAIL)
