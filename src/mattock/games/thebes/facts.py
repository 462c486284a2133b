"""The facts that make a move and a refusal worth reading: weeks, dates, knowledge, what is missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mattock.core.moves import Move, Value
from mattock.core.vocabulary import CHANCE, FIRST_OWN_REASON, SEAT_LETTERS
from mattock.games.thebes import vocabulary as v
from mattock.games.thebes.cards import swap_price
from mattock.games.thebes.excavate import (
    can_dig,
    knowledge_of,
    least_weeks,
    most_special_for,
    rumours_of,
    shovel_bonus,
    special_for,
    wheel_at,
)
from mattock.games.thebes.exhibitions import artifacts_of
from mattock.games.thebes.journey import journey_weeks, refuse_flight
from mattock.games.thebes.timetrack import week_of, weeks_left, year_of

if TYPE_CHECKING:
    from mattock.games.thebes.game import ThebesGame
    from mattock.games.thebes.state import Thebes

Facts = Mapping[str, Value]


def year_name(year: int) -> str:
    """A year as text; the field after the last one is no year any more."""
    return str(year) if year < v.FIRST_YEAR + v.YEARS else "end"


def date_after(state: Thebes, weeks: int) -> Facts:
    """Where the actor's marker comes to stand, and whose turn follows."""
    week = state.week[state.actor] + weeks
    date: Facts = {"week": week_of(week), "year": year_name(v.FIRST_YEAR + year_of(week))}
    return {**date, "next": next_after(state, week)}


def next_after(state: Thebes, week: int) -> str:
    """Who moves once the actor's marker stands on that week (T1.2, T1.4), or that nobody does."""
    first = next(seat for seat in state.order if seat not in (v.NO_SEAT, state.actor))
    if week == state.week[first] == v.END:
        return "end"
    return SEAT_LETTERS[state.actor if week <= state.week[first] else first]


def facts_of_move(game: ThebesGame, state: Thebes, move: Move) -> Facts:
    """What a decision means here."""
    if state.mover < 0:
        return {}
    if move.kind == "weeks":
        return facts_of_weeks(state, move.fields["weeks"])
    if move.kind in ("rumour", "assistant", "shovel"):
        return {"site": v.SITE_NAMES[state.site]}
    if move.kind == "finish":
        left = weeks_left(state, state.actor)
        return {"left": left, **date_after(state, left)}
    return facts_of_journey(state, move)


def facts_of_weeks(state: Thebes, weeks: int) -> Facts:
    """The tiles of the wheel and the shovels, and the date."""
    knowledge = knowledge_of(state, special_for(state, state.site))
    tiles = wheel_at(state, knowledge, weeks)
    more = shovel_bonus(state) if tiles else 0
    date = date_after(state, state.travel + weeks)
    return {"site": v.SITE_NAMES[state.site], "knowledge": knowledge, "tiles": tiles + more, **date}


def facts_of_journey(state: Thebes, move: Move) -> Facts:
    """The way, the weeks at its end, and the date."""
    place, weeks = destination(state, move)
    travel = journey_weeks(state, place, int(move.kind.startswith("fly-")))
    facts: dict[str, Value] = {"place": v.PLACE_NAMES[place], "travel": travel, "time": weeks}
    if "site" in move.fields:
        knowledge = knowledge_of(state, most_special_for(state, move.fields["site"]))
        return facts | {"knowledge": knowledge}
    return facts | {"total": travel + weeks, **date_after(state, travel + weeks)}


def destination(state: Thebes, move: Move) -> tuple[int, int]:
    """Where a move leads, and the weeks of what is done there; of a dig the fewest that are possible."""
    parts = state.parts
    if "card" in move.fields:
        return parts.city[move.fields["card"]], parts.weeks[move.fields["card"]]
    if "exhibition" in move.fields:
        show = move.fields["exhibition"]
        return parts.show_city[show], parts.show_weeks[show]
    if "site" in move.fields:
        site = move.fields["site"]
        return v.CITIES + site, least_weeks(state, knowledge_of(state, most_special_for(state, site)))
    return v.WARSAW, swap_price(state)


def facts_of_refusal(game: ThebesGame, state: Thebes, action: int, reason: int) -> Facts:
    """What stands in the way, and what would remove it."""
    draws = state.mover == CHANCE
    move = game.outcome(action) if draws and action < game.outcomes else game.move(action)
    if reason < FIRST_OWN_REASON:
        return {"phase": v.PHASE_NAMES[state.phase], "move": move.kind}
    facts: dict[str, Value] = {**move.names}
    if state.mover >= 0:
        facts.update(facts_of_move(game, state, move), seat=game.named("seat", state.mover))
        facts.update(extra_facts(state, move, reason))
    elif reason in (v.OTHER_SITE, v.NOT_WORTH_ONE, v.TILE_ON_SITE, v.NOT_ITS_SITE):
        facts["site"] = v.SITE_NAMES[state.site]
    return facts


def extra_facts(state: Thebes, move: Move, reason: int) -> Facts:
    """What one kind of refusal needs beyond the move itself."""
    if reason == v.NO_TIME:
        return missing_time(state, move)
    if reason == v.ARTIFACTS_MISSING:
        return missing_artifacts(state, move.fields["exhibition"])
    if reason == v.WHEEL_SHOWS_NOTHING:
        knowledge = knowledge_of(state, special_for(state, state.site))
        return {"least": least_weeks(state, knowledge)}
    if reason == v.AID_FIRST:
        knowledge = knowledge_of(state, special_for(state, state.site))
        left = weeks_left(state, state.actor) - state.travel
        return {"need": least_weeks(state, knowledge), "left": left, "aid": fitting_aid(state)}
    if reason == v.KNOWLEDGE_FIRST:
        return {"aid": fitting_aid(state)}
    return {}


def missing_time(state: Thebes, move: Move) -> Facts:
    """How many weeks it takes, how many are left, and whether a zeppelin of one's own would save enough."""
    left = weeks_left(state, state.actor)
    if move.kind == "weeks":
        return {"need": state.travel + move.fields["weeks"], "left": left, "flying": "no"}
    place, weeks = destination(state, move)
    need = journey_weeks(state, place, int(move.kind.startswith("fly-"))) + weeks
    flies = weeks <= left and not refuse_flight(state, place, 1)
    return {"need": need, "left": left, "flying": "yes" if flies else "no"}


def fitting_aid(state: Thebes) -> str:
    """What has to be spent so that the dig can be made in the time that is left."""
    special = special_for(state, state.site)
    rumours = rumours_of(state, state.site) - state.rumours
    by_rumour = special + rumours * state.parts.symbols[state.parts.rumour[state.site]]
    by_assistant = special + most_special_for(state, state.site) - by_rumour
    rumour, assistant = (
        bool(with_it) and can_dig(state, knowledge_of(state, with_it))
        for with_it in (by_rumour, by_assistant)
    )
    if rumour and assistant:
        return "either"
    if rumour or assistant:
        return "rumour" if rumour else "assistant"
    return "both"


def missing_artifacts(state: Thebes, show: int) -> Facts:
    """What the exhibition asks for and what is short of it, each as in 1 Greece, 2 Egypt."""
    wanted = state.parts.wanted[show * v.SITES : (show + 1) * v.SITES]
    short = [n - artifacts_of(state, state.actor, site) for site, n in enumerate(wanted)]
    return {"wanted": listed(wanted), "missing": listed(short)}


def listed(numbers: Sequence[int]) -> str:
    """So many of each site, the sites with none left out."""
    return ", ".join(f"{n} {name}" for n, name in zip(numbers, v.SITE_NAMES, strict=True) if n > 0)
