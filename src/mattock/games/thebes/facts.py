"""The facts that make a move and a refusal worth reading: weeks, dates, knowledge, what is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mattock.core.moves import Move, Value
from mattock.core.vocabulary import CHANCE, FIRST_OWN_REASON
from mattock.games.thebes import vocabulary as v
from mattock.games.thebes.cards import swap_price
from mattock.games.thebes.excavate import (
    knowledge_of,
    least_weeks,
    most_special_for,
    shovel_bonus,
    special_for,
    wheel_at,
)
from mattock.games.thebes.exhibitions import artifacts_of
from mattock.games.thebes.journey import journey_weeks
from mattock.games.thebes.timetrack import week_of, weeks_left, year_of

if TYPE_CHECKING:
    from mattock.games.thebes.game import ThebesGame
    from mattock.games.thebes.state import Thebes

Facts = Mapping[str, Value]


def year_name(year: int) -> str:
    """A year as text; the field after the last one is no year any more."""
    return str(year) if year < v.FIRST_YEAR + v.YEARS else "end"


def date_after(state: Thebes, weeks: int) -> Facts:
    """Where the actor's marker comes to stand."""
    week = state.week[state.actor] + weeks
    return {"week": week_of(week), "year": year_name(v.FIRST_YEAR + year_of(week))}


def facts_of_move(game: ThebesGame, state: Thebes, move: Move) -> Facts:
    """What a decision means here."""
    if state.mover < 0:
        return {}
    if move.kind == "weeks":
        return facts_of_weeks(state, move.fields["weeks"])
    if move.kind in ("rumour", "assistant", "shovel"):
        return {"site": v.SITE_NAMES[state.site]}
    if move.kind == "finish":
        return {"left": weeks_left(state, state.actor)}
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
    elif reason in (v.OTHER_SITE, v.NOT_WORTH_ONE):
        facts["site"] = v.SITE_NAMES[state.site]
    return facts


def extra_facts(state: Thebes, move: Move, reason: int) -> Facts:
    """What one kind of refusal needs beyond the move itself."""
    if reason == v.NO_TIME:
        left = weeks_left(state, state.actor)
        if move.kind == "weeks":
            need = state.travel + move.fields["weeks"]
        else:
            place, weeks = destination(state, move)
            need = journey_weeks(state, place, int(move.kind.startswith("fly-"))) + weeks
        return {"need": need, "left": left}
    if reason == v.ARTIFACTS_MISSING:
        return missing_artifacts(state, move.fields["exhibition"])
    if reason == v.WHEEL_SHOWS_NOTHING:
        knowledge = knowledge_of(state, special_for(state, state.site))
        return {"least": least_weeks(state, knowledge)}
    return {}


def missing_artifacts(state: Thebes, show: int) -> Facts:
    """The first site whose artifacts do not suffice."""
    for site in range(v.SITES):
        wanted = state.parts.wanted[show * v.SITES + site]
        have = artifacts_of(state, state.actor, site)
        if have < wanted:
            return {"site": v.SITE_NAMES[site], "wanted": wanted, "missing": wanted - have}
    return {}
