"""What a screen shows of Mykerinos. Each thing names the kinds of move that touch it."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from mattock.core.memory import cache
from mattock.core.view import printed
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS
from mattock.games.mykerinos import vocabulary as v
from mattock.games.mykerinos.facts import PLACE_OF, grounds, patron_of, worth_now, zones_of
from mattock.games.mykerinos.passing import take_space
from mattock.games.mykerinos.patrons import cards_of_patron
from mattock.games.mykerinos.ranking import rank_of, stands_before
from mattock.games.mykerinos.scoring import sets_of
from mattock.games.mykerinos.view_types import (
    Bank,
    Card,
    Decided,
    Field,
    Held,
    MykerinosView,
    Nile,
    Player,
    Ranked,
    Room,
    Wing,
    Zone,
)

if TYPE_CHECKING:
    from mattock.games.mykerinos.components import Components
    from mattock.games.mykerinos.game import MykerinosGame
    from mattock.games.mykerinos.state import Mykerinos

NAMES = (*SEAT_LETTERS, "neutral")
COLOURS = (*NAMES, None)


def draw_view(game: MykerinosGame, state: Mykerinos) -> MykerinosView:
    return MykerinosView(
        game=game.name,
        players=state.players,
        options=game.options_of(state),
        mover={CHANCE: "chance", OVER: "over"}.get(state.mover) or SEAT_LETTERS[state.mover],
        winners=[SEAT_LETTERS[seat] for seat in state.winners()],
        phase=v.PHASE_NAMES[state.phase],
        round=state.round,
        start=SEAT_LETTERS[state.start],
        scale=[COLOURS[colour] for colour in list(state.scale)[: spaces(state)]],
        patron=v.PATRON_NAMES[state.patron] if state.patron != v.NO_PATRON else None,
        cubes_left=state.left,
        last=v.FIELD_NAMES[state.last] if state.last != v.NO_FIELD else None,
        fields=fields(state),
        zones=zones(state),
        zone=state.zone + 1 if v.RIVER_SINK < state.phase < v.ENDED else None,
        pass_now=pass_now(state),
        ranks=[NAMES[c] for c in list(state.order)[: state.ranked]],
        museum=museum(state),
        wings=wings(state),
        supply={name: state.supply[c] for c, name in players_of(state)},
        seats=[seat_view(game, state, seat) for seat in range(state.players)],
        nile=nile_view(game, state) if state.nile else None,
        unseen=[game.components.names[c] for c in bits(state.unseen)],
        box=[game.components.names[c] for c in bits(state.box)],
    )


def bits(mask: int) -> list[int]:
    """The numbers of a set."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def spaces(state: Mykerinos) -> int:
    """The spaces of the passing scale that are used."""
    return 3 if state.players == 2 else state.players


def players_of(state: Mykerinos) -> list[tuple[int, str]]:
    """The colours in the game and their names."""
    seats = list(enumerate(SEAT_LETTERS[: state.players]))
    return [*seats, (v.NEUTRAL, "neutral")] if state.players == 2 else seats


def laid_fields(state: Mykerinos) -> list[int]:
    """The fields of the cards that lie there, or lay there before their zone was surveyed."""
    places = state.parts.parcels[state.round]
    if state.phase == v.DRAW_PARCEL:
        places = sum(card != v.NO_CARD for card in state.parcel)
    if state.phase < v.DRAW_PARCEL or state.phase == v.ENDED:
        places = 0
    return first_fields(places)


@cache
def first_fields(places: int) -> list[int]:
    """The fields of the first so many cards."""
    return [k for k in range(v.FIELDS) if PLACE_OF[k] < places]


def fields(state: Mykerinos) -> list[Field]:
    """The region, row by row."""
    cubes = {k: name for c, name in players_of(state) for k in bits(state.cubes[c])}
    discs = {k: SEAT_LETTERS[seat] for seat in range(4) for k in bits(state.discs[seat])}
    laid = laid_fields(state)
    return [
        field_of(k, zone, ground, cubes.get(k), discs.get(k))
        for k, zone, ground in zip(laid, zones_of(state, laid), grounds(state, laid), strict=True)
    ]


@cache
def field_of(field: int, zone: int | None, ground: str, cube: str | None, disc: str | None) -> Field:
    """A field with what lies on it."""
    name, kinds = v.FIELD_NAMES[field], ["dig", "extend", "cube", "mark"]
    return printed(Field(field=name, zone=zone, ground=ground, cube=cube, disc=disc, moves=kinds))


@cache
def card_of(parts: Components, card: int, *kinds: str) -> Card:
    """A parcel card, where moves of these kinds touch it."""
    name, points, patron = parts.names[card], parts.points[card], patron_of(parts, card)
    return printed(Card(card=name, points=points, patron=patron, moves=list(kinds)))


def zones(state: Mykerinos) -> list[Zone]:
    """The zones with their cards and who would stand where now."""
    found = []
    parcel = list(state.parcel)
    for zone in range(v.ZONES):
        cards = parcel[zone * v.SIDES : (zone + 1) * v.SIDES]
        if not state.round or zone * v.SIDES >= state.parts.parcels[state.round]:
            continue
        found.append(
            Zone(
                zone=zone + 1,
                cards=[
                    card_of(state.parts, card, "take", "remove") if card != v.NO_CARD else None
                    for card in cards
                ],
                ranking=ranking(state, zone_land(state, zone)),
            )
        )
    return found


def zone_land(state: Mykerinos, zone: int) -> int:
    """The fields whose cubes count in a zone; N2.5: the river belongs to none."""
    return state.parts.zone[zone] & ~state.river


def cubes_by_colour(state: Mykerinos, among: int) -> dict[int, int]:
    """The colours with cubes on these fields, and how many."""
    counts = ((colour, (state.cubes[colour] & among).bit_count()) for colour, _ in players_of(state))
    return {colour: cubes for colour, cubes in counts if cubes}


def surveyed(state: Mykerinos) -> int:
    """The fields whose ranks are settled, tie boat and all."""
    if state.phase in (v.RIVER_CARD, v.RIVER_SINK):
        return state.river
    return zone_land(state, state.zone) if v.ZONE_TIE < state.phase < v.ENDED else 0


def ranking(state: Mykerinos, among: int) -> list[Ranked]:
    """Who stands where with how many cubes; a tie that nobody has decided yet is a rank shared."""
    cubes = cubes_by_colour(state, among)
    if among == surveyed(state):
        ranks = {colour: rank for rank, colour in enumerate(list(state.order)[: state.ranked])}
    else:
        ranks = {colour: rank_of(state, colour, among, v.NOBODY) for colour in cubes}
    order = sorted(cubes, key=lambda colour: ranks[colour])
    return [Ranked(rank=ranks[c] + 1, colour=NAMES[c], cubes=cubes[c]) for c in order]


def pass_now(state: Mykerinos) -> list[Decided]:
    """The ties that would be decided if the mover passed now: who would stand before whom, and where."""
    if state.phase != v.TURN:
        return []
    passed = state.clone()
    take_space(passed, state.mover)
    where: dict[tuple[int, int], list[int]] = {}  # by who would stand before whom: zones, 0 for the river
    for place in (*range(1, state.parts.parcels[state.round] // v.SIDES + 1), 0):
        among = zone_land(state, place - 1) if place else state.river
        for one, other in permutations(cubes_by_colour(state, among), 2):
            before = stands_before(state, one, other, among, v.NOBODY)
            if not before and stands_before(passed, one, other, among, v.NOBODY):
                where.setdefault((one, other), []).append(place)
    behind: dict[tuple[int, tuple[int, ...]], list[int]] = {}
    for (one, other), places in where.items():
        behind.setdefault((one, tuple(places)), []).append(other)
    return [
        Decided(
            ahead=NAMES[one],
            behind=[NAMES[other] for other in sorted(others)],
            zones=[place for place in places if place],
            river=0 in places,
        )
        for (one, places), others in sorted(
            behind.items(), key=lambda entry: (entry[0][0] != state.mover, entry[1])
        )
    ]


def museum(state: Mykerinos) -> list[Room]:
    """The rooms of the plan."""
    discs = {k: SEAT_LETTERS[seat] for seat in range(4) for k in bits(state.reserved[seat])}
    parts, plan, cubes = state.parts, state.plan, state.room
    return [room_of(parts, plan, k, COLOURS[cubes[k]], discs.get(k)) for k in bits(parts.plan[plan])]


@cache
def room_of(parts: Components, plan: int, room: int, cube: str | None, disc: str | None) -> Room:
    """A room of a plan with what lies in it."""
    return printed(
        Room(
            room=v.ROOM_NAMES[room],
            value=parts.room_value[room],
            wings=[w + 1 for w in bits(parts.room_wings[room])],
            doors=[v.ROOM_NAMES[d] for d in bits(parts.doors[room] & parts.plan[plan])],
            cube=cube,
            disc=disc,
            moves=["museum", "reserve"],
        )
    )


def wings(state: Mykerinos) -> list[Wing]:
    return [
        Wing(wing=w + 1, patron=v.PATRON_NAMES[p] if (p := state.wing[w]) != v.NO_PATRON else None)
        for w in range(v.WINGS)
    ]


def patron_cards(state: Mykerinos, seat: int) -> dict[str, Held]:
    """A player's cards by patron: how many, and how many are turned."""
    patrons = range(v.PATRONS if state.nile else v.GREENWISH)
    used = list(state.used)[seat * v.PATRONS : (seat + 1) * v.PATRONS]
    return {v.PATRON_NAMES[p]: Held(cards=cards_of_patron(state, seat, p), used=used[p]) for p in patrons}


def seat_view(game: MykerinosGame, state: Mykerinos, seat: int) -> Player:
    points = list(state.points)[seat * v.SOURCES : (seat + 1) * v.SOURCES]
    discs = state.discs[seat].bit_count() + state.reserved[seat].bit_count()
    return Player(
        seat=SEAT_LETTERS[seat],
        score=sum(points),
        points=dict(zip(v.SOURCE_NAMES, points, strict=True)),
        stock=state.stock[seat],
        neutrals=state.neutrals[seat],
        passed=seat in list(state.scale),
        cards=[card_of(state.parts, card) for card in bits(state.owned[seat])],
        nile=[game.components.nile_names[card] for card in bits(state.nile_owned[seat])],
        patrons=patron_cards(state, seat),
        worth=worth_now(state, seat),
        sets=sets_of(state, seat),
        rooms=[name for name, colour in zip(v.ROOM_NAMES, state.room, strict=False) if colour == seat],
        discs=v.DISCS - discs if state.nile else 0,
        tie_boat=state.tie_boat == seat,
        moves=["appeal", "pass", "rest"],
    )


def nile_view(game: MykerinosGame, state: Mykerinos) -> Nile:
    parts, names = state.parts, game.components.nile_names
    banks = [state.bank[b] for b in range(v.BANKS)]
    return Nile(
        banks=[
            Bank(
                bank=v.BANK_NAMES[b],
                nile=names[card],
                points=parts.nile_points[card],
                moves=["nile", "sink"],
            )
            for b, card in enumerate(banks)
            if card != v.NO_NILE
        ],
        ranking=ranking(state, state.river),
        boat=v.BOAT_NAMES[state.boat] if state.boat != v.NO_BOAT else None,
        boats=[v.BOAT_NAMES[b] for b in bits(state.boats)],
        unseen=[names[card] for card in bits(state.nile_unseen)],
        queue=[names[card] for card in list(state.queue)[: state.queued]],
        box=[names[card] for card in bits(state.nile_box)],
        moves=["boat", "keep"],
    )
