"""The facts that make a move and a refusal worth reading: prices, values, what is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mattock.core.moves import Move, Value
from mattock.core.vocabulary import CHANCE, FIRST_OWN_REASON
from mattock.games.pergamon import vocabulary as v
from mattock.games.pergamon.storage import storage_cost

if TYPE_CHECKING:
    from mattock.games.pergamon.game import PergamonGame
    from mattock.games.pergamon.state import Pergamon

Facts = Mapping[str, Value]
NAMES_SUFFICE = (v.ALREADY_SEEN_TILE, v.NOT_DRAWN, v.NOT_IN_HAND, v.ON_SHOW, v.IN_THE_ROW)


def facts_of_move(game: PergamonGame, state: Pergamon, move: Move) -> Facts:
    """What a decision means here."""
    parts = state.parts
    if move.kind == "lay":
        return {"gallery": v.GALLERY_NAMES[next_open(state)]}
    if move.kind == "place":
        field = move.fields["field"]
        return {"coins": parts.coins[field], "gallery": v.GALLERY_NAMES[parts.depth[field] - 1]}
    if move.kind == "dig":
        gallery = move.fields["gallery"]
        return {"price": parts.price[gallery], "tiles": state.gallery[gallery].bit_count()}
    if move.kind == "join":
        return {"value": state.row_value + (parts.century[state.row_last] if state.row else 0)}
    if move.kind == "exhibit":
        value = state.row_value + move.fields["coins"]
        field = min(value, v.STRIP)
        return {"value": value, "field": field, "points": parts.points[field]}
    if move.kind == "dissolve" and state.mover >= 0:
        field = state.spot[state.mover * v.MARKERS + move.fields["marker"]]
        return {"field": field, "points": parts.points[field]}
    if move.kind == "store" and state.mover >= 0:
        kept = state.hand[state.mover].bit_count() if state.round < v.ROUNDS else 0
        return {"tiles": kept, "coins": storage_cost(state, state.mover)}
    return {}


def next_open(state: Pergamon) -> int:
    """The gallery that gets the next tile."""
    after = range(state.level, v.GALLERIES)
    return next((g for g in after if state.gallery[g].bit_count() < v.GALLERY_PLACES), v.GALLERIES - 1)


def facts_of_refusal(game: PergamonGame, state: Pergamon, action: int, reason: int) -> Facts:
    """What stands in the way, and what would remove it."""
    draws = state.mover == CHANCE
    move = game.outcome(action) if draws and action < game.outcomes else game.move(action)
    if reason < FIRST_OWN_REASON:
        return {"phase": v.PHASE_NAMES[state.phase], "move": move.kind}
    if reason in NAMES_SUFFICE:
        return move.names
    facts: dict[str, Value] = {**move.names}
    if state.mover >= 0:
        facts.update(facts_of_move(game, state, move), seat=game.named("seat", state.mover))
        facts["purse"] = state.coins[state.mover]
    facts.update(extra_facts(game, state, move, reason))
    return facts


def extra_facts(game: PergamonGame, state: Pergamon, move: Move, reason: int) -> Facts:
    """What one kind of refusal needs beyond the move itself."""
    parts = state.parts
    purse = state.coins[state.mover] if state.mover >= 0 else 0
    if reason == v.FIELD_TAKEN:
        return {"owner": game.named("seat", list(state.figure).index(move.fields["field"]))}
    if reason == v.OUT_OF_REACH:
        return {"reach": v.GALLERY_NAMES[parts.depth[state.at] - 1], "field": state.at}
    if reason == v.CANNOT_PAY_DIG:
        return {"missing": parts.price[move.fields["gallery"]] - purse}
    if reason == v.CANNOT_PAY_POLISH:
        return {"missing": move.fields["coins"] - purse}
    if reason == v.CANNOT_PAY_STORAGE:
        return {"missing": storage_cost(state, state.mover) - purse, "free": parts.free_storage}
    if reason == v.THREE_ARE_FREE:
        return {"free": parts.free_storage}
    if reason == v.TOO_MUCH_POLISH:
        return {"limit": parts.polish_limit}
    if reason == v.POLISH_WASTED:
        return {"most": max(0, v.STRIP - state.row_value)}
    if reason in (v.NO_PARTNER, v.DOES_NOT_FIT):
        return fitting_facts(state, move, reason)
    if reason == v.WRONG_BACK:
        return {"back": v.BACK_NAMES[state.backs[1 if state.fronts[0] else 0]]}
    if reason == v.OLDER_CENTURY:
        tiles = [t for t in range(v.TILES) if state.drawn >> t & 1]
        return {"century": min(parts.century[t] for t in tiles)}
    return {}


def fitting_facts(state: Pergamon, move: Move, reason: int) -> Facts:
    """Which halves would have to meet."""
    parts = state.parts
    tile = move.fields["tile"]
    if reason == v.NO_PARTNER:
        return {"kind": v.KIND_NAMES[parts.right[tile]]}
    last = state.row_last
    return {
        "kind": v.KIND_NAMES[parts.left[tile]],
        "wanted": v.KIND_NAMES[parts.right[last]],
        "last": parts.names[last],
    }
