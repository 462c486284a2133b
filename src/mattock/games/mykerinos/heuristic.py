"""What looks good at a glance in Mykerinos: the greedy bot and the searches go by it.

One idea serves both the appeal of a cube and the outlook: what a rank in a zone is worth, and how likely the
cubes there make it. All numbers are hundredths of a point until the appeal, which counts tenths.
"""

from __future__ import annotations

from collections.abc import Iterable

import cython

from mattock.games.mykerinos.weights import WEIGHTS

if not cython.compiled:
    from mattock.core.bits import wide_popcount
    from mattock.core.vocabulary import OVER
    from mattock.games.mykerinos.dig import colour_on_turn
    from mattock.games.mykerinos.museum import enterable
    from mattock.games.mykerinos.patrons import cards_of_patron
    from mattock.games.mykerinos.scoring import sets_of
    from mattock.games.mykerinos.state import Mykerinos
    from mattock.games.mykerinos.vocabulary import (
        APPEAL,
        ARRIVAL,
        BOAT,
        BROWN,
        CARD_ROWS,
        CARDS_TO_COME,
        COLOURS,
        COLUMNS,
        CUBE_AT_HAND,
        CUBE_SAVED,
        DENIAL,
        DOOR,
        EVEN,
        EXTEND,
        EXTENDING,
        FIELDS,
        GREENWISH,
        HELP,
        LEAD_SLOPE,
        LEAVE,
        LOOKS,
        MARK,
        MUSEUM,
        NEUTRAL,
        NEXT_ROOM,
        NILE,
        NO_CARD,
        NO_PATRON,
        PASS,
        PATRON_USE,
        PATRONS,
        POINT,
        REMOVE,
        RESERVE,
        REST,
        RIVER,
        RIVER_FIRST,
        RIVER_SECOND,
        RIVER_SINK,
        RIVER_TIE,
        ROOM_HOPE,
        ROOMS,
        ROUND_TO_COME,
        ROUNDS,
        SET_PART,
        SIDES,
        SPOTS,
        TAKE,
        TENTH,
        THIRD_RANK,
        TWO_ROOMS,
        UNSEEN,
        WINGS,
        ZONES,
    )

    weight = [0] * len(WEIGHTS)
    spot_at = [0] * APPEAL


def zone_of_field(field: int) -> int:
    return field // COLUMNS // CARD_ROWS * 2 + field % COLUMNS // (COLUMNS // 2)


def set_weights(values: Iterable[int]) -> None:
    """Other weights than the table's, for tuning."""
    for place, value in enumerate(values):
        weight[place] = value


set_weights(WEIGHTS.values())
for action in range(APPEAL):
    spot_at[action] = action // FIELDS * LOOKS + zone_of_field(action % FIELDS)


# Appeal.


def appeals_of(state: Mykerinos, actions: list[int], n: int, out: list[int]) -> None:
    """In tenths of a point. A cube is worth the same on all fields of a zone: that is weighed once."""
    if not cython.compiled:
        cards = [0] * PATRONS
        has = [0] * WINGS
        each = [0] * WINGS
        worth = [0] * (PATRONS + 1)
        gain = [0] * LOOKS
        look = [0] * SPOTS
    count_cards(state, state.mover, cards)
    room_values(state, state.mover, has)
    know_wings(state, cards, each)
    know_cards(state, cards, has, worth)
    museum = best_room(state, state.mover, has, each) if state.phase < RIVER_TIE else 0
    for zone in range(LOOKS):
        gain[zone] = UNSEEN
    for spot in range(SPOTS):
        look[spot] = UNSEEN
    for i in range(n):
        if actions[i] < APPEAL:
            spot = spot_at[actions[i]]
            if state.nile and state.river >> actions[i] % FIELDS & 1:
                spot = actions[i] // FIELDS * LOOKS + RIVER
            if look[spot] == UNSEEN:
                look[spot] = weigh_cube(state, spot, worth, museum, gain)
            out[i] = look[spot]
        else:
            out[i] = weigh(state, actions[i], has, each, worth, museum, gain)


def weigh_cube(state: Mykerinos, spot: int, worth: list[int], museum: int, gain: list[int]) -> int:
    """A cube in a zone, by whether it begins, extends or goes on."""
    more = see_zone(state, spot % LOOKS, worth, museum, gain)
    return in_tenths(more + weight[EXTENDING] if spot // LOOKS == EXTEND // FIELDS else more)


def weigh(
    state: Mykerinos,
    action: int,
    has: list[int],
    each: list[int],
    worth: list[int],
    museum: int,
    gain: list[int],
) -> int:
    if action < PASS:
        return weigh_patron(state, action - APPEAL, worth, museum, gain)
    if action == PASS:
        return weight[CUBE_SAVED] // TENTH if state.round < ROUNDS else 0
    if action == REST:
        return 0
    if action < TAKE:
        return room_worth(state, action - MUSEUM, has, each) // TENTH
    if action < LEAVE:
        return side_worth(state, action - TAKE, worth) // TENTH
    if action == LEAVE:
        return 0
    if action < MARK:
        return -(side_worth(state, action - REMOVE, worth) // TENTH)
    if action < RESERVE:
        zone = RIVER if state.river >> action - MARK & 1 else spot_at[action - MARK]
        return in_tenths(see_zone(state, zone, worth, museum, gain))
    if action < NILE:
        return room_worth(state, action - RESERVE, has, each) // TENTH
    return 1 if action == BOAT else 0


def in_tenths(hundredths: int) -> int:
    """Towards nothing: both builds divide the same way only where nothing is negative."""
    return hundredths // TENTH if hundredths >= 0 else -(-hundredths // TENTH)


def weigh_patron(state: Mykerinos, patron: int, worth: list[int], museum: int, gain: list[int]) -> int:
    """Help that is not used in a round is lost; Sir Brown opens the museum, the others dig."""
    if patron == BROWN:
        return in_tenths(museum + weight[HELP] - weight[CUBE_SAVED])
    best = 0
    for zone in range(state.parts.parcels[state.round] // SIDES):
        best = max(best, see_zone(state, zone, worth, museum, gain))
    return (best + weight[HELP]) // TENTH


def see_zone(state: Mykerinos, zone: int, worth: list[int], museum: int, gain: list[int]) -> int:
    if gain[zone] == UNSEEN:
        gain[zone] = gain_of_cube(state, zone, worth, museum)
    return gain[zone]


def gain_of_cube(state: Mykerinos, zone: int, worth: list[int], museum: int) -> int:
    """What one cube more changes: the mover's own prospect there, and a part of what others lose."""
    if not cython.compiled:
        value = [0] * COLOURS
        cubes = [0] * COLOURS
        comes = [0] * COLOURS
    colour = colour_on_turn(state)
    value_ranks(state, zone, worth, museum, value)
    count_cubes(state, zone, cubes)
    who_comes(state, cubes, comes)
    mine = -standing(state, state.mover, cubes, comes, value)
    lost = standing_of_others(state, cubes, comes, value)
    cubes[colour] += 1
    comes[colour] = POINT
    mine += standing(state, state.mover, cubes, comes, value)
    lost -= standing_of_others(state, cubes, comes, value)
    share = POINT if colour == NEUTRAL else weight[DENIAL]
    return mine + share * lost // (POINT * (state.players - 1))


def standing_of_others(state: Mykerinos, cubes: list[int], comes: list[int], value: list[int]) -> int:
    n = 0
    for seat in range(state.players):
        if seat != state.mover:
            n += standing(state, seat, cubes, comes, value)
    return n


# A zone: what ranks are worth, and who stands where.


def count_cubes(state: Mykerinos, zone: int, cubes: list[int]) -> None:
    """The cubes of each colour; those on the river count there alone."""
    fields = state.river if zone == RIVER else state.parts.zone[zone] & ~state.river
    for colour in range(COLOURS):
        cubes[colour] = wide_popcount(state.cubes[colour] & fields)


def value_ranks(state: Mykerinos, zone: int, worth: list[int], museum: int, value: list[int]) -> None:
    """M4.4 to M4.7: the first two take a card or enter the museum, the others what is left."""
    value[4] = 0
    if zone == RIVER:
        value[0] = weight[RIVER_FIRST]
        value[1] = weight[RIVER_SECOND]
        value[2] = 0
        value[3] = 0
        return
    one = card_worth(state, state.parcel[zone * SIDES], worth)
    two = card_worth(state, state.parcel[zone * SIDES + 1], worth)
    value[0] = max(one, two, museum) if one + two else 0
    value[1] = next_choice(one, two, museum) if one + two else 0
    value[2] = min(one, two) * weight[THIRD_RANK] // POINT
    value[3] = value[2] // 2


def next_choice(one: int, two: int, museum: int) -> int:
    """What is left for the second: the museum, if somebody goes there first, has lost its best room."""
    if museum > one and museum > two:
        return max(one, two, museum * weight[NEXT_ROOM] // POINT)
    return max(min(one, two), museum)


def standing(state: Mykerinos, seat: int, cubes: list[int], comes: list[int], value: list[int]) -> int:
    """What a seat can expect of a zone: the worth of the rank that it is likely to have."""
    if not cubes[seat]:
        return 0
    slope = weight[LEAD_SLOPE] if state.phase < RIVER_TIE else EVEN
    ahead = 0
    for other in range(COLOURS):
        if other != seat and comes[other]:
            chance = EVEN + slope * (cubes[other] - cubes[seat])
            chance = 0 if chance < 0 else POINT if chance > POINT else chance
            ahead += chance * comes[other] // POINT
    rank = ahead // POINT
    over = ahead % POINT
    if rank > 3:
        return 0
    return (value[rank] * (POINT - over) + value[rank + 1] * over) // POINT


def who_comes(state: Mykerinos, cubes: list[int], comes: list[int]) -> None:
    """How likely each colour has a cube in a zone in the end, in percent."""
    for colour in range(COLOURS):
        comes[colour] = POINT if cubes[colour] else 0
    if state.phase < RIVER_TIE:
        for seat in range(state.players):
            if not cubes[seat] and state.stock[seat] > 0:
                comes[seat] = weight[ARRIVAL]


# Cards and rooms.


def count_cards(state: Mykerinos, seat: int, cards: list[int]) -> None:
    """The cards of each patron that a seat has."""
    for patron in range(PATRONS):
        cards[patron] = cards_of_patron(state, seat, patron)


def know_cards(state: Mykerinos, cards: list[int], has: list[int], worth: list[int]) -> None:
    """What one more card of each patron is worth beside these cards and rooms, and the points on it."""
    rounds = ROUNDS - state.round
    for patron in range(PATRONS):
        worth[patron] = weight[PATRON_USE] * rounds + (0 if cards[patron] else weight[SET_PART])
    for wing in range(WINGS):
        if state.wing[wing] < GREENWISH:
            worth[state.wing[wing]] += POINT * has[wing] + weight[ROOM_HOPE] * rounds
    worth[NO_PATRON] = 0


def know_wings(state: Mykerinos, cards: list[int], each: list[int]) -> None:
    """What a better room is worth in each wing, for each point: by the cards at hand and those to come."""
    for wing in range(WINGS):
        each[wing] = 0
        if state.wing[wing] < GREENWISH:
            each[wing] = POINT * cards[state.wing[wing]] + weight[CARDS_TO_COME] * (ROUNDS - state.round)


def room_values(state: Mykerinos, seat: int, best: list[int]) -> None:
    """M7.2: the best room of a seat in each wing."""
    for wing in range(WINGS):
        best[wing] = state.parts.no_room
    for room in range(ROOMS):
        if state.room[room] == seat:
            for wing in range(WINGS):
                if state.parts.room_wings[room] >> wing & 1:
                    best[wing] = max(best[wing], state.parts.room_value[room])


def card_worth(state: Mykerinos, card: int, worth: list[int]) -> int:
    if card == NO_CARD:
        return 0
    return POINT * state.parts.points[card] + worth[state.parts.patron[card]]


def side_worth(state: Mykerinos, side: int, worth: list[int]) -> int:
    """Of a card of the zone that is surveyed."""
    return card_worth(state, state.parcel[state.zone * SIDES + side], worth)


def best_room(state: Mykerinos, seat: int, has: list[int], each: list[int]) -> int:
    """What the museum can bring with one cube."""
    rooms = enterable(state, seat)
    best = 0
    for room in range(ROOMS):
        if rooms >> room & 1:
            best = max(best, room_worth(state, room, has, each))
    return best


def room_worth(state: Mykerinos, room: int, has: list[int], each: list[int]) -> int:
    """What it adds to the cards of its wings, and the way to the room behind."""
    gain = weight[DOOR] * (ROUNDS - state.round) if room < TWO_ROOMS and room % 2 == 0 else 0
    for wing in range(WINGS):
        more = state.parts.room_value[room] - has[wing]
        if state.parts.room_wings[room] >> wing & 1 and more > 0:
            gain += more * each[wing]
    return gain


# The outlook.


def prospects_of(state: Mykerinos, out: list[float]) -> None:
    """What each seat should end with."""
    for seat in range(4):
        out[seat] = 0.0
    for seat in range(state.players):
        points = POINT * state.total(seat)
        if state.mover != OVER:
            points += worth_at_hand(state, seat) + worth_of_region(state, seat)
        out[seat] = points / 100.0


def worth_at_hand(state: Mykerinos, seat: int) -> int:
    """Cards, sets and cubes, and what the rounds to come bring."""
    if not cython.compiled:
        cards = [0] * PATRONS
        has = [0] * WINGS
        worth = [0] * (PATRONS + 1)
    count_cards(state, seat, cards)
    room_values(state, seat, has)
    know_cards(state, cards, has, worth)
    rounds = ROUNDS - state.round
    n = weight[ROUND_TO_COME] * rounds + POINT * state.parts.set_points * sets_of(state, seat)
    for patron in range(PATRONS):
        n += cards[patron] * worth[patron]
        if cards[patron] and rounds:
            n += weight[SET_PART]
    return n + weight[CUBE_AT_HAND] * state.stock[seat]


def worth_of_region(state: Mykerinos, seat: int) -> int:
    """What the cubes in the region should bring."""
    if not cython.compiled:
        cards = [0] * PATRONS
        has = [0] * WINGS
        each = [0] * WINGS
        worth = [0] * (PATRONS + 1)
        value = [0] * COLOURS
        cubes = [0] * COLOURS
        comes = [0] * COLOURS
    count_cards(state, seat, cards)
    room_values(state, seat, has)
    know_wings(state, cards, each)
    know_cards(state, cards, has, worth)
    museum = best_room(state, seat, has, each)
    n = 0
    for zone in range(ZONES + 1):
        if not is_served(state, seat, zone):
            value_ranks(state, zone, worth, museum, value)
            count_cubes(state, zone, cubes)
            who_comes(state, cubes, comes)
            n += standing(state, seat, cubes, comes, value)
    return n


def is_served(state: Mykerinos, seat: int, zone: int) -> bool:
    """Whether a seat has had its turn in the zone, or on the river, that is being surveyed."""
    if zone != (state.zone if state.phase > RIVER_SINK else RIVER):
        return False
    for rank in range(min(state.rank, state.ranked)):
        if state.order[rank] == seat:
            return True
    return False
