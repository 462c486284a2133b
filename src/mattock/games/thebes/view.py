"""What a screen shows of Thebes. Each thing names the kinds of move that touch it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mattock.core.memory import cache
from mattock.core.view import printed
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS
from mattock.games.thebes import vocabulary as v
from mattock.games.thebes.cards import swap_price
from mattock.games.thebes.excavate import (
    knowledge_of,
    most_special_for,
    shovel_bonus,
    special_for,
)
from mattock.games.thebes.journey import journey_weeks
from mattock.games.thebes.scoring import (
    artifact_points,
    congress_points,
    exhibition_points,
    expertise_points,
)
from mattock.games.thebes.timetrack import week_of, weeks_left, year_of
from mattock.games.thebes.view_types import (
    Bag,
    Card,
    Dig,
    Discards,
    Field,
    Find,
    Held,
    Pile,
    Place,
    Player,
    Show,
    ShowSpace,
    ThebesView,
)

if TYPE_CHECKING:
    from mattock.games.thebes.components import Components
    from mattock.games.thebes.game import ThebesGame
    from mattock.games.thebes.state import Thebes


def draw_view(game: ThebesGame, state: Thebes) -> ThebesView:
    deciding = state.mover >= 0
    last = min(list(state.week)[: state.players])
    return ThebesView(
        game=game.name,
        players=state.players,
        options=game.options_of(state),
        mover={CHANCE: "chance", OVER: "over"}.get(state.mover) or SEAT_LETTERS[state.mover],
        winners=[SEAT_LETTERS[seat] for seat in state.winners()],
        phase=v.PHASE_NAMES[state.phase],
        actor=SEAT_LETTERS[state.actor],
        year=year_now(last),
        order=[SEAT_LETTERS[seat] for seat in state.order if seat != v.NO_SEAT],
        track=track(state),
        roads=roads(state),
        display=[card_of(state.parts, face) if face != v.NO_CARD else None for face in state.display],
        exhibitions=show_fields(state),
        pile=pile(state),
        discards=Discards(
            cards=counted(state.parts.card_names, list(state.discards)),
            exhibitions=shows_of(state, state.discard_shows),
        ),
        sites=[site_view(state, site) for site in range(v.SITES)],
        wheel=wheel(state.parts),
        dig=dig_view(state),
        swap_price=swap_price(state) if deciding else None,
        seats=[seat_view(state, seat) for seat in range(state.players)],
    )


def counted(names: list[str], counts: list[int]) -> dict[str, int]:
    """How many of each, those that are there."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def shows_of(state: Thebes, bits: int) -> list[str]:
    return [state.parts.show_names[e] for e in range(v.EXHIBITIONS) if bits >> e & 1]


def year_now(week: int) -> int:
    """The year of a field of the time track; the one after the last week still belongs to the last year."""
    return v.FIRST_YEAR + min(year_of(week), v.YEARS - 1)


def track(state: Thebes) -> list[Field]:
    """The fields with markers, in the order of time; the seat that moves first is the top one."""
    fields: dict[int, list[str]] = {}
    for seat in state.order:
        if seat != v.NO_SEAT:
            fields.setdefault(state.week[seat], []).append(SEAT_LETTERS[seat])
    return [
        Field(week=week_of(week), year=year_now(week), end=week == v.END, markers=seats)
        for week, seats in fields.items()
    ]


def roads(state: Thebes) -> list[Place]:
    """The places, with the weeks that the player in turn needs to get there."""
    figures: dict[int, list[str]] = {}
    for seat in range(state.players):
        figures.setdefault(state.place[seat], []).append(SEAT_LETTERS[seat])
    near = neighbours(state.parts)
    return [
        Place(
            place=v.PLACE_NAMES[place],
            site=place >= v.CITIES,
            weeks=journey_weeks(state, place, 0) if state.mover >= 0 else None,
            figures=figures.get(place, []),
            neighbours=near[place],
        )
        for place in range(v.PLACES)
    ]


@cache
def neighbours(parts: Components) -> list[list[str]]:
    """The places that are one week away from each."""
    weeks = parts.distance
    places = range(v.PLACES)
    return [
        printed([v.PLACE_NAMES[p] for p in places if weeks[place * v.PLACES + p] == 1]) for place in places
    ]


def card_facts(parts: Components, face: int) -> dict[str, Any]:
    """What is printed on a card."""
    about = parts.about[face]
    return {
        "card": parts.card_names[face],
        "kind": v.KIND_NAMES[parts.kind[face]],
        "site": v.SITE_NAMES[about] if about < v.SITES else None,
        "symbols": parts.symbols[face],
        "city": v.CITY_NAMES[parts.city[face]],
        "weeks": parts.weeks[face],
    }


@cache
def card_of(parts: Components, face: int) -> Card:
    """A card of the display."""
    return printed(Card(**card_facts(parts, face), moves=["take", "fly-take"]))


@cache
def held_of(parts: Components, face: int, number: int) -> Held:
    """So many cards of a player."""
    return printed(Held(**card_facts(parts, face), moves=[], number=number))


@cache
def show_of(parts: Components, show: int, *kinds: str) -> Show:
    """An exhibition, where moves of these kinds touch it."""
    wanted = parts.wanted[show * v.SITES : (show + 1) * v.SITES]
    return printed(
        Show(
            exhibition=parts.show_names[show],
            city=v.CITY_NAMES[parts.show_city[show]],
            size=v.SIZE_NAMES[show // v.SMALL],
            points=parts.show_points[show],
            weeks=parts.show_weeks[show],
            wanted={v.SITE_NAMES[site]: n for site, n in enumerate(wanted) if n},
            moves=list(kinds),
        )
    )


def show_fields(state: Thebes) -> list[ShowSpace]:
    return [
        ShowSpace(
            field=v.SHOW_FIELD_NAMES[field],
            exhibition=show_of(state.parts, show, "exhibit", "fly-exhibit") if show != v.NO_SHOW else None,
        )
        for field, show in enumerate(state.shows)
    ]


def pile(state: Thebes) -> Pile:
    """How many cards lie there, and what they can be: before the third pile comes in, its cards too.

    T3.10: no exhibition is among the first ones.
    """
    return Pile(
        cards=state.first + state.second,
        first=state.first,
        waiting=0 if state.renewed else v.PILE + int(state.waiting_shows).bit_count(),
        unseen=counted(state.parts.card_names, list(state.pile)),
        exhibitions=shows_of(state, state.pile_shows),
        waiting_exhibitions=shows_of(state, state.waiting_shows),
        moves=["swap", "fly-swap"],
    )


@cache
def find_of(parts: Components, site: int, tile: int) -> Find:
    """What is printed on a tile."""
    whole = site * v.DIFFERENT_TILES + tile
    kinds = {v.SPECIAL_TILE: "special", v.GENERAL_TILE: "general"}
    return printed(
        Find(
            tile=parts.tile_names[whole],
            site=v.SITE_NAMES[site],
            name=parts.artifact_names[whole],
            kind=kinds.get(tile, "artifact"),
            points=parts.worth[whole],
        )
    )


def finds_of(state: Thebes, site: int, bits: int) -> list[Find]:
    return [find_of(state.parts, site, tile) for tile in range(v.SITE_TILES) if bits >> tile & 1]


def site_view(state: Thebes, site: int) -> Bag:
    """What lies there, what is left in the bag, and what whoever acts knows about it."""
    bonus = state.bonus[site]
    asked = state.phase in (v.TURN, v.DRAW_CARD) or (state.phase == v.DIGGING and state.site == site)
    drawn = state.rubble if state.phase == v.DRAW_TILE and state.site == site else 0
    return Bag(
        site=v.SITE_NAMES[site],
        bonus=find_of(state.parts, site, bonus) if bonus != v.NO_TILE else None,
        bag=finds_of(state, site, state.bag[site]),
        rubble=state.parts.rubble[site] - drawn,
        knowledge=knowledge_of(state, special_for(state, site)) if asked else None,
        most_knowledge=knowledge_of(state, most_special_for(state, site)) if asked else None,
        shovels=shovel_bonus(state) if asked else None,
        moves=["dig", "fly-dig"],
    )


@cache
def wheel(parts: Components) -> list[list[int]]:
    """The tiles for each knowledge and number of weeks."""
    return printed([wheel_row(parts, knowledge) for knowledge in range(1, v.WHEEL_KNOWLEDGE + 1)])


def wheel_row(parts: Components, knowledge: int) -> list[int]:
    """The tiles for each number of weeks."""
    first = knowledge * (v.WHEEL_WEEKS + 1) + 1
    return list(parts.wheel)[first : first + v.WHEEL_WEEKS]


def dig_view(state: Thebes) -> Dig | None:
    """The dig at hand: the wheel's row while weeks are chosen, what is still to be drawn after that."""
    if state.phase not in (v.DIGGING, v.DRAW_TILE):
        return None
    special = special_for(state, state.site)
    knowledge = knowledge_of(state, special)
    choosing = state.phase == v.DIGGING
    return Dig(
        seat=SEAT_LETTERS[state.actor],
        site=v.SITE_NAMES[state.site],
        travel=state.travel,
        special=special,
        general=min(special, state.general[state.actor]),
        knowledge=knowledge,
        wheel=wheel_row(state.parts, knowledge) if choosing else None,
        shovels=shovel_bonus(state),
        to_draw=state.to_draw,
        rubble=state.rubble,
        spent=[
            *(["rumour"] * state.rumours),
            *(["assistant"] * state.assistant),
            *(["shovel"] * state.shovel),
        ],
        moves=["rumour", "assistant", "shovel", "weeks"],
    )


def seat_view(state: Thebes, seat: int) -> Player:
    week = state.week[seat]
    held = list(state.held)[seat * v.FACES : (seat + 1) * v.FACES]
    found = list(state.found)[seat * v.SITES : (seat + 1) * v.SITES]
    special = list(state.special)[seat * v.SITES : (seat + 1) * v.SITES]
    points = seat_points(state, seat)
    return Player(
        seat=SEAT_LETTERS[seat],
        score=sum(points.values()),
        points=points,
        place=v.PLACE_NAMES[state.place[seat]],
        week=week_of(week),
        year=year_now(week),
        end=week == v.END,
        weeks_left=weeks_left(state, seat),
        permits=[v.SITE_NAMES[site] for site in range(v.SITES) if state.permits[seat] >> site & 1],
        cards=[held_of(state.parts, face, n) for face, n in enumerate(held) if n],
        special=dict(zip(v.SITE_NAMES, special, strict=True)),
        general=state.general[seat],
        finds=[find for site in range(v.SITES) for find in finds_of(state, site, found[site])],
        exhibitions=[show_of(state.parts, e) for e in range(v.EXHIBITIONS) if state.exhibited[seat] >> e & 1],
        moves=["finish"],
    )


def seat_points(state: Thebes, seat: int) -> dict[str, int]:
    """Points by source, as if the game ended now."""
    expertise = sum(expertise_points(state, seat, site) for site in range(v.SITES))
    found = (artifact_points(state, seat), exhibition_points(state, seat), congress_points(state, seat))
    return dict(zip(v.SOURCE_NAMES, (*found, expertise), strict=True))
