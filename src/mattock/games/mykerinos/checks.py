"""What must hold in every state: nothing appears or vanishes unless the rules say so."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.core.bits import popcount, wide_popcount
    from mattock.core.vocabulary import CHANCE, OVER
    from mattock.games.mykerinos.dig import all_cubes, colour_on_turn, cubes_at_hand, further, region, starts
    from mattock.games.mykerinos.discs import can_mark, discs_out
    from mattock.games.mykerinos.grid import field_of_bank, field_of_card
    from mattock.games.mykerinos.layout import next_place
    from mattock.games.mykerinos.museum import free_rooms, rooms_of, rooms_to_choose
    from mattock.games.mykerinos.nile import banks_in_round
    from mattock.games.mykerinos.passing import space_of
    from mattock.games.mykerinos.patrons import can_be_made, cards_of_patron
    from mattock.games.mykerinos.ranking import cubes_among, loses_tie, third_or_absent
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.survey import cards_left, zone_fields
    from mattock.games.mykerinos.vocabulary import (
        APPEALED,
        BANKS,
        BANKS_UNFIT,
        BOAT_TIE,
        BOATS,
        BROWN,
        CARD_ASTRAY,
        CARD_FIELDS,
        CARDS,
        CARDS_TOO_EARLY,
        CHOOSING,
        COLOURS,
        CUBE_MISPLACED,
        CUBES_ASTRAY,
        DIGGING,
        DISCS,
        DISCS_ASTRAY,
        DRAW_BOAT,
        DRAW_NILE,
        DRAW_PARCEL,
        DRAW_START,
        DRAW_WING,
        EARLY_BANKS,
        ENDED,
        FOR_BOATS,
        FOR_NILE,
        FOR_PARCELS,
        GIVEN,
        GREENWISH,
        LAST_NILE,
        MARKING,
        MUSEUM_UNFIT,
        NEUTRAL,
        NEUTRAL_DIGGING,
        NEUTRAL_TURN,
        NILE_ASTRAY,
        NILE_CARDS,
        NO_BOAT,
        NO_CARD,
        NO_FIELD,
        NO_NILE,
        NO_PATRON,
        NOBODY,
        PATRONS,
        PATRONS_OVERUSED,
        PHASE_UNFIT,
        PLACES,
        POINTS_UNEARNED,
        RANKS_UNFIT,
        REGION_UNFIT,
        REMOVING,
        RIVER_CARD,
        RIVER_SINK,
        RIVER_TIE,
        ROOMS,
        ROUNDS,
        SCALE_UNFIT,
        SCRAPS,
        SIDES,
        SOURCES,
        TANGERINE,
        TURN,
        WINGS,
        ZONE_TIE,
    )

ONE = 1
ONE_CARD = 1


def find_fault(state: Mykerinos) -> int:
    """The number of the first broken invariant, or 0."""
    if not cards_are_kept(state):
        return CARD_ASTRAY
    if not cubes_are_kept(state):
        return CUBES_ASTRAY
    if not cubes_stand(state):
        return CUBE_MISPLACED
    if not region_lies(state):
        return REGION_UNFIT
    if not museum_holds(state):
        return MUSEUM_UNFIT
    if not scale_fits(state):
        return SCALE_UNFIT
    if not phase_fits(state):
        return PHASE_UNFIT
    if not patrons_fit(state):
        return PATRONS_OVERUSED
    if not ranks_fit(state):
        return RANKS_UNFIT
    if not nile_is_kept(state):
        return NILE_ASTRAY
    if not banks_lie(state):
        return BANKS_UNFIT
    if not discs_are_kept(state):
        return DISCS_ASTRAY
    if not supplies_last(state):
        return CARDS_TOO_EARLY
    return 0 if points_are_earned(state) else POINTS_UNEARNED


def is_digging(state: Mykerinos) -> bool:
    """Somebody places cubes."""
    return TURN <= state.phase <= NEUTRAL_DIGGING


def is_surveying(state: Mykerinos) -> bool:
    return RIVER_TIE <= state.phase <= SCRAPS


def cards_are_kept(state: Mykerinos) -> bool:
    """Every parcel card is in exactly one place."""
    seen = state.unseen
    twice = seen & state.box
    seen |= state.box
    for seat in range(4):
        twice |= seen & state.owned[seat]
        seen |= state.owned[seat]
        if seat >= state.players and state.owned[seat]:
            return False
    for place in range(PLACES):
        if state.parcel[place] != NO_CARD:
            card = ONE_CARD << state.parcel[place]
            twice |= seen & card
            seen |= card
    return not twice and seen == (ONE_CARD << CARDS) - 1


def cubes_of_colour(state: Mykerinos, colour: int) -> int:
    """All cubes of a colour, wherever they are."""
    n = state.supply[colour] + wide_popcount(state.cubes[colour])
    if colour == NEUTRAL:
        for seat in range(4):
            n += state.neutrals[seat]
        return n
    return n + state.stock[colour] + popcount(rooms_of(state, colour))


def cubes_are_kept(state: Mykerinos) -> bool:
    """No cube appears or vanishes; colours that nobody plays have none."""
    for colour in range(COLOURS):
        plays = colour < state.players or (colour == NEUTRAL and state.players == 2)
        if cubes_of_colour(state, colour) != (state.parts.cubes[state.nile] if plays else 0):
            return False
    for seat in range(4):
        if state.neutrals[seat] and (state.players > 2 or seat >= state.players):
            return False
    return True


def cubes_stand(state: Mykerinos) -> bool:
    """Cubes stand in the region, one on a field, while it is dug or surveyed; neutral ones on no pyramid."""
    fields = state.cubes[0]
    for colour in range(1, COLOURS):
        if fields & state.cubes[colour]:
            return False
        fields |= state.cubes[colour]
    if not is_digging(state) and not is_surveying(state):
        return fields == 0
    if fields & ~region(state) or state.cubes[NEUTRAL] & state.pyramids:
        return False
    return is_digging(state) or not fields & surveyed(state)


def surveyed(state: Mykerinos) -> int:
    """The fields of the zones that have been surveyed."""
    fields = 0
    for zone in range(state.zone):
        fields |= state.parts.zone[zone]
    return fields


def region_lies(state: Mykerinos) -> bool:
    """Cards lie as far as the phase asks, and the pyramids are those that they show."""
    laid = 0
    fields = 0
    for place in range(PLACES):
        if state.parcel[place] == NO_CARD:
            if state.turned >> place & 1:
                return False
            continue
        laid += 1
        lie = 2 * state.parcel[place] + (state.turned >> place & 1)
        if lie % 2 and state.parts.shape[lie] == state.parts.shape[lie - 1]:
            return False
        for k in range(CARD_FIELDS):
            if state.parts.shape[lie] >> k & 1:
                fields |= ONE << field_of_card(place, k)
        if place >= state.parts.parcels[state.round] or place < state.zone * SIDES:
            return False
    for bank in range(BANKS):
        for k in range(CARD_FIELDS):
            if state.bank[bank] != NO_NILE:
                fields &= ~(ONE << field_of_bank(bank, k))
    if is_surveying(state):
        full = state.parts.parcels[state.round] - state.zone * SIDES
        return state.pyramids == 0 and full - SIDES <= laid <= full
    if state.pyramids != fields:
        return False
    if state.phase == DRAW_PARCEL:
        return laid == next_place(state) and laid < state.parts.parcels[state.round]
    if is_digging(state) or state.phase == DRAW_NILE or state.phase == DRAW_BOAT:
        return laid == state.parts.parcels[state.round]
    return not laid


def museum_holds(state: Mykerinos) -> bool:
    """Cubes are in rooms of the plan, in a 5-room only beside an own one; each patron has one wing."""
    patrons = 0
    for room in range(ROOMS):
        seat = state.room[room]
        if seat == NOBODY:
            continue
        if seat >= state.players or not state.parts.plan[state.plan] >> room & 1:
            return False
        if state.parts.doors[room] and not state.parts.doors[room] & rooms_of(state, seat):
            return False
    for wing in range(WINGS):
        if state.wing[wing] == NO_PATRON:
            if state.round or (wing < WINGS - 1 and state.wing[wing + 1] != NO_PATRON):
                return False
        elif patrons >> state.wing[wing] & 1 or state.wing[wing] == GREENWISH:
            return False
        else:
            patrons |= 1 << state.wing[wing]
    return True


def scale_fits(state: Mykerinos) -> bool:
    """Who has passed stands on the scale, each once, without gaps; the neutral disc has its space."""
    spaces = 3 if state.players == 2 else state.players
    seen = 0
    free = 0
    for space in range(4):
        colour = state.scale[space]
        if colour == NOBODY:
            free += 1
            continue
        if space >= spaces or seen >> colour & 1 or (colour >= state.players and colour != NEUTRAL):
            return False
        if (colour == NEUTRAL) != (state.players == 2 and space == 1):
            return False
        if free and colour != NEUTRAL:
            return False
        seen |= 1 << colour
    neutral = 1 if state.players == 2 else 0
    if state.phase == ENDED or not state.round:
        return not seen
    if (seen >> NEUTRAL & 1) != neutral:
        return False
    passed = popcount(seen) - neutral
    if is_surveying(state):
        return passed == state.players
    return passed < state.players if is_digging(state) else not passed


def phase_fits(state: Mykerinos) -> bool:
    """Whose move it is and what has been begun go with the phase."""
    if state.start >= state.players or (not state.round and state.phase > DRAW_WING):
        return False
    if state.phase == DRAW_START and (state.start or state.wing[0] != NO_PATRON):
        return False
    if state.phase == DRAW_WING and state.wing[WINGS - 1] != NO_PATRON:
        return False
    if state.phase == ENDED:
        return state.mover == OVER and state.round == ROUNDS and begun_fits(state)
    if state.phase < TURN:
        return state.mover == CHANCE and begun_fits(state) and (state.round > 0) == (state.phase > DRAW_WING)
    if state.mover < 0 or state.mover >= state.players:
        return False
    if is_digging(state) and space_of(state, state.mover) != NOBODY:
        return False
    if ZONE_TIE <= state.phase <= SCRAPS and state.zone * SIDES >= state.parts.parcels[state.round]:
        return False
    if (state.phase == NEUTRAL_TURN or state.phase == NEUTRAL_DIGGING) and state.players > 2:
        return False
    return begun_fits(state) and mover_can(state)


def begun_fits(state: Mykerinos) -> bool:
    """Patron, cubes still to place and the last cube, as the phase asks."""
    if state.phase == APPEALED:
        return state.patron != NO_PATRON and not state.left and state.last == NO_FIELD
    if state.phase == MARKING:
        return state.patron == GREENWISH and not state.left and state.last == NO_FIELD
    if state.phase == DIGGING or state.phase == NEUTRAL_DIGGING:
        if state.last == NO_FIELD or not state.cubes[colour_on_turn(state)] >> state.last & 1:
            return False
        if state.phase == NEUTRAL_DIGGING and state.patron != NO_PATRON:
            return False
        return 0 < state.left < (3 if state.patron == TANGERINE else 2) and state.patron != BROWN
    return state.patron == NO_PATRON and not state.left and state.last == NO_FIELD


def mover_can(state: Mykerinos) -> bool:
    """There is something to choose: nobody is asked for nothing."""
    colour = colour_on_turn(state)
    if state.phase == APPEALED:
        return state.stock[state.mover] > 0 and can_be_made(state, state.mover, state.patron)
    if state.phase == DIGGING or state.phase == NEUTRAL_DIGGING:
        return cubes_at_hand(state, colour) >= state.left and further(state, colour) != 0
    if state.phase == NEUTRAL_TURN:
        return starts(state, NEUTRAL, NO_PATRON) != 0
    if state.phase == MARKING:
        return can_mark(state)
    if state.phase == CHOOSING:
        return cards_left(state) + popcount(rooms_to_choose(state)) > 1
    if state.phase == REMOVING:
        return cards_left(state) == 2
    if state.phase == RIVER_TIE:
        return state.mover == state.tie_boat and loses_tie(state, state.mover, state.river)
    if state.phase == ZONE_TIE:
        return state.mover == state.tie_boat and loses_tie(state, state.mover, zone_fields(state))
    return state.phase != SCRAPS or cards_left(state) > 0


def patrons_fit(state: Mykerinos) -> bool:
    """No more cards are turned than there are, and only while there is a round."""
    for seat in range(4):
        for patron in range(PATRONS):
            if state.used[seat * PATRONS + patron] > cards_of_patron(state, seat, patron):
                return False
            if state.used[seat * PATRONS + patron] and not is_digging(state) and not is_surveying(state):
                return False
    if state.patron != NO_PATRON and state.mover >= 0:
        return state.used[state.mover * PATRONS + state.patron] > 0
    return True


def ranks_fit(state: Mykerinos) -> bool:
    """While a zone or the river is handed out, the ranks are those of who has cubes there."""
    chosen = state.phase == CHOOSING or state.phase == SCRAPS or state.phase == REMOVING
    river = state.phase == RIVER_CARD or state.phase == RIVER_SINK
    if not chosen and not river:
        for rank in range(COLOURS):
            if state.order[rank] != NOBODY:
                return False
        return not state.ranked and not state.rank and (is_surveying(state) or not state.zone)
    if river and (state.rank or state.round == ROUNDS):
        return False
    fields = state.river if river else state.parts.zone[state.zone]
    seen = 0
    for rank in range(COLOURS):
        colour = state.order[rank]
        if (colour == NOBODY) != (rank >= state.ranked):
            return False
        if colour != NOBODY:
            if seen >> colour & 1 or not cubes_among(state, colour, fields):
                return False
            seen |= 1 << colour
            if rank and cubes_among(state, state.order[rank - 1], fields) < cubes_among(
                state, colour, fields
            ):
                return False
    for colour in range(COLOURS):
        if cubes_among(state, colour, fields) and not seen >> colour & 1:
            return False
    if state.rank >= state.ranked:
        return False
    if state.phase == REMOVING or state.phase == RIVER_SINK:
        if state.order[state.rank] != NEUTRAL or state.ranked < 2 or state.rank > 1:
            return False
        return state.mover == (state.order[0] if state.rank else third_or_absent(state))
    return state.mover == state.order[state.rank] and (state.phase == SCRAPS) == (state.rank > 1)


def nile_is_kept(state: Mykerinos) -> bool:
    """Every Nile card is in one place, and so is every boat."""
    seen = state.nile_unseen
    twice = seen & state.nile_box
    seen |= state.nile_box
    for seat in range(4):
        twice |= seen & state.nile_owned[seat]
        seen |= state.nile_owned[seat]
        if seat >= state.players and state.nile_owned[seat]:
            return False
    for bank in range(BANKS):
        if state.bank[bank] != NO_NILE:
            twice |= seen & 1 << state.bank[bank]
            seen |= 1 << state.bank[bank]
    for k in range(COLOURS):
        if (state.queue[k] == NO_NILE) != (k >= state.queued):
            return False
        if k < state.queued:
            twice |= seen & 1 << state.queue[k]
            seen |= 1 << state.queue[k]
    if not state.nile:
        return not seen and not state.boats and state.boat == NO_BOAT and state.tie_boat == NOBODY
    last = state.round == ROUNDS and state.phase > DRAW_PARCEL
    if twice or seen != (1 << (NILE_CARDS if last else LAST_NILE)) - 1:
        return False
    if state.boat != NO_BOAT and state.boats >> state.boat & 1:
        return False
    if state.tie_boat != NOBODY and (
        state.tie_boat >= state.players or state.boats >> BOAT_TIE & 1 or state.boat == BOAT_TIE
    ):
        return False
    shown = state.phase > DRAW_BOAT and state.phase <= RIVER_SINK and state.round < ROUNDS
    return (state.boat != NO_BOAT) == shown


def banks_lie(state: Mykerinos) -> bool:
    """Nile cards lie on the region until the river is scored, and the river is what they show."""
    fields = 0
    laid = 0
    for bank in range(BANKS):
        if state.bank[bank] == NO_NILE:
            if state.bank_turned >> bank & 1:
                return False
            continue
        if bank != laid:
            return False
        laid += 1
        lie = 2 * state.bank[bank] + (state.bank_turned >> bank & 1)
        if lie % 2 and state.parts.river[lie] == state.parts.river[lie - 1]:
            return False
        for k in range(CARD_FIELDS):
            if state.parts.river[lie] >> k & 1:
                fields |= ONE << field_of_bank(bank, k)
    if fields != state.river:
        return False
    if state.phase == DRAW_NILE:
        return laid < banks_in_round(state)
    there = state.nile and (DRAW_BOAT <= state.phase <= RIVER_SINK)
    return laid == (banks_in_round(state) if there else 0)


def discs_are_kept(state: Mykerinos) -> bool:
    """At most three discs a player, on free fields and in free rooms, only while there is digging."""
    fields = all_cubes(state) | state.pyramids
    rooms = 0
    for seat in range(4):
        there = discs_out(state, seat)
        if there and (seat >= state.players or not state.nile or not is_digging(state)):
            return False
        if there > DISCS or state.discs[seat] & fields or state.reserved[seat] & rooms:
            return False
        if state.discs[seat] & ~region(state) or state.reserved[seat] & ~free_rooms(state):
            return False
        fields |= state.discs[seat]
        rooms |= state.reserved[seat]
    return True


def supplies_last(state: Mykerinos) -> bool:
    """No more cards have been revealed, and boats shown, than the rounds so far bring: enough are left."""
    revealed = CARDS - popcount(state.unseen)
    for round_ in range(1, state.round):
        revealed -= state.parts.parcels[round_]
    if state.round:
        revealed -= next_place(state) if state.phase == DRAW_PARCEL else state.parts.parcels[state.round]
    if revealed > 0:
        return False
    return not state.nile or (boats_last(state) and niles_last(state))


def boats_last(state: Mykerinos) -> bool:
    """N2.3: a boat for each round but the last."""
    wanted = ROUNDS - max(1, state.round)
    if state.round and state.round < ROUNDS and state.phase > DRAW_BOAT:
        wanted -= 1
    return popcount(state.boats) >= wanted


def niles_last(state: Mykerinos) -> bool:
    """N2.2, N2.4: the Nile cards come from the stack in their order, and each river takes one out at most."""
    laid = 0
    gone = popcount(state.nile_box)
    for bank in range(BANKS):
        laid += state.bank[bank] != NO_NILE
    for seat in range(4):
        gone += popcount(state.nile_owned[seat])
    if state.round == ROUNDS and state.phase > DRAW_PARCEL:
        left = BANKS - laid if state.phase == DRAW_NILE else 0
        return not state.queued and popcount(state.nile_unseen) == left
    before = max(0, state.round - 1)
    if state.phase > DRAW_NILE:
        laid = EARLY_BANKS
    if popcount(state.nile_unseen) != max(0, LAST_NILE - EARLY_BANKS * before - laid):
        return False
    return gone <= (before if state.phase <= RIVER_SINK else state.round)


def points_are_earned(state: Mykerinos) -> bool:
    """Nobody has more points than cards, boats and the museum can bring, or than one may be given."""
    boats = 0
    if state.nile:
        boats = (BOATS - popcount(state.boats)) * max(state.parts.boat_points[0], state.parts.boat_points[1])
    for seat in range(4):
        niles = 0
        for card in range(NILE_CARDS):
            if state.nile_owned[seat] >> card & 1:
                niles += state.parts.nile_points[card]
        parcels = 0
        for card in range(CARDS):
            if state.owned[seat] >> card & 1:
                parcels += state.parts.points[card]
        for source in range(SOURCES):
            most = GIVEN
            if source == FOR_PARCELS:
                most += parcels
            elif source == FOR_NILE:
                most += niles
            elif source == FOR_BOATS:
                most += boats
            elif state.phase == ENDED:
                most += CARDS * 100
            if state.points[seat * SOURCES + source] > (most if seat < state.players else 0):
                return False
    return True
