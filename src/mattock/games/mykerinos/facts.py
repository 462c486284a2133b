"""The facts that make a move and a refusal worth reading: what it costs, brings, lacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mattock.core.moves import Move, Value
from mattock.core.vocabulary import CHANCE, FIRST_OWN_REASON
from mattock.games.mykerinos import vocabulary as v
from mattock.games.mykerinos.dig import colour_on_turn, cubes_at_hand, cubes_to_extend
from mattock.games.mykerinos.patrons import cards_of_patron, cubes_to_appeal
from mattock.games.mykerinos.scoring import card_value

if TYPE_CHECKING:
    from mattock.games.mykerinos.game import MykerinosGame
    from mattock.games.mykerinos.state import Mykerinos

Facts = Mapping[str, Value]


def facts_of_move(game: MykerinosGame, state: Mykerinos, move: Move) -> Facts:
    """What a decision means here."""
    parts = state.parts
    if "field" in move.fields:
        return facts_of_field(game, state, move)
    if move.kind in ("take", "remove"):
        card = state.parcel[min(state.zone, v.ZONES - 1) * v.SIDES + move.fields["side"]]
        if card == v.NO_CARD:
            return {}
        return {"card": parts.names[card], "points": parts.points[card], "patron": patron_of(state, card)}
    if move.kind in ("museum", "reserve"):
        return {"value": parts.room_value[move.fields["room"]], "patrons": patrons_of_room(state, move)}
    if move.kind in ("nile", "sink"):
        card = state.bank[move.fields["bank"]]
        return {"nile": game.named("nile", card), "points": parts.nile_points} if card != v.NO_NILE else {}
    if move.kind == "pass":
        return {"space": list(state.scale).index(v.NOBODY) + 1 if v.NOBODY in list(state.scale) else 0}
    if move.kind == "appeal" and state.mover >= 0:
        patron = move.fields["patron"]
        cards = cards_of_patron(state, state.mover, patron)
        return {"cards": cards, "used": state.used[state.mover * v.PATRONS + patron]}
    return {}


def facts_of_field(game: MykerinosGame, state: Mykerinos, move: Move) -> Facts:
    """Whose cube it would be, and where the field lies."""
    field = move.fields["field"]
    neutral = state.phase in (v.NEUTRAL_TURN, v.NEUTRAL_DIGGING)
    colour = v.NEUTRAL if neutral else max(state.mover, 0)
    zone = zone_of(state, field) or 0
    return {"colour": game.named("colour", colour), "zone": zone, "ground": ground(state, field)}


def zone_of(state: Mykerinos, field: int) -> int | None:
    """The zone that a field belongs to, from 1; N2.5: the river belongs to none."""
    if state.river >> field & 1:
        return None
    return field // v.COLUMNS // v.CARD_ROWS * 2 + field % v.COLUMNS // (v.COLUMNS // 2) + 1


def place_of(field: int) -> int:
    """The place of the card that a field belongs to."""
    row, column = divmod(field, v.COLUMNS)
    return row // v.CARD_ROWS * v.PLACES_IN_ROW + column // v.CARD_COLUMNS


def shows_pyramid(state: Mykerinos, field: int) -> bool:
    """Whether the parcel card under a field has a pyramid there."""
    place = place_of(field)
    row, column = divmod(field, v.COLUMNS)
    if state.parcel[place] == v.NO_CARD:
        return False
    lie = 2 * state.parcel[place] + (state.turned >> place & 1)
    k = row % v.CARD_ROWS * v.CARD_COLUMNS + column % v.CARD_COLUMNS
    return bool(state.parts.shape[lie] >> k & 1)


def on_bank(state: Mykerinos, field: int) -> bool:
    """Whether a Nile card covers the field."""
    row, column = divmod(field, v.COLUMNS)
    there = state.bank[row // v.CARD_ROWS] != v.NO_NILE
    return there and v.BANK_COLUMN <= column < v.BANK_COLUMN + v.CARD_COLUMNS


def ground(state: Mykerinos, field: int) -> str:
    """What a field shows."""
    if on_bank(state, field):
        return "river" if state.river >> field & 1 else "land"
    return "pyramid" if shows_pyramid(state, field) else "sand"


def patron_of(state: Mykerinos, card: int) -> str:
    """The patron of a parcel card in a word."""
    patron = state.parts.patron[card]
    return "nobody" if patron == v.NO_PATRON else v.PATRON_NAMES[patron]


def patrons_of_room(state: Mykerinos, move: Move) -> str:
    """The patrons whose wings a room belongs to."""
    wings = state.parts.room_wings[move.fields["room"]]
    patrons = [state.wing[w] for w in range(v.WINGS) if wings >> w & 1]
    return "+".join(v.PATRON_NAMES[p] for p in patrons if p != v.NO_PATRON)


def worth_now(state: Mykerinos, seat: int) -> dict[str, int]:
    """What a card of each patron is worth to a player as the museum stands."""
    wings = [w for w in range(v.WINGS) if state.wing[w] != v.NO_PATRON]
    return {v.PATRON_NAMES[state.wing[w]]: card_value(state, seat, w) for w in wings}


def facts_of_refusal(game: MykerinosGame, state: Mykerinos, action: int, reason: int) -> Facts:
    """What stands in the way, and what would remove it."""
    draws = state.mover == CHANCE
    move = game.outcome(action) if draws and action < game.outcomes else game.move(action)
    if reason < FIRST_OWN_REASON:
        return {"phase": v.PHASE_NAMES[state.phase], "move": move.kind}
    facts: dict[str, Value] = {**move.names}
    if state.mover >= 0:
        facts.update(facts_of_move(game, state, move), seat=game.named("seat", state.mover))
    facts.update(extra_facts(game, state, move, reason))
    return facts


def extra_facts(game: MykerinosGame, state: Mykerinos, move: Move, reason: int) -> Facts:
    """What one kind of refusal needs beyond the move itself."""
    if reason in (v.CUBE_THERE, v.DISC_THERE):
        return {"owner": game.named("colour", owner_of_field(state, move.fields["field"]))}
    if reason in (v.ROOM_TAKEN, v.ROOM_RESERVED):
        return {"owner": game.named("colour", owner_of_room(state, move.fields["room"]))}
    if reason == v.TOO_FEW_CUBES:
        colour = colour_on_turn(state)
        return {
            "colour": game.named("colour", colour),
            "cubes": cubes_at_hand(state, colour),
            "needed": cubes_needed(state, move),
        }
    if reason == v.NOT_BESIDE_LAST:
        return {"last": v.FIELD_NAMES[state.last]}
    if reason == v.ACTION_BEGUN:
        return {"cubes": state.left}
    if reason in (v.ONE_PATRON, v.ONLY_MUSEUM, v.ONLY_STARTS, v.ONLY_EXTENDS):
        return {"turned": v.PATRON_NAMES[state.patron]}
    if reason == v.ROOM_CLOSED:
        doors = state.parts.doors[move.fields["room"]] & state.parts.plan[state.plan]
        return {"doors": ", ".join(v.ROOM_NAMES[room] for room in range(v.ROOMS) if doors >> room & 1)}
    return {}


def cubes_needed(state: Mykerinos, move: Move) -> int:
    """The cubes that an action takes."""
    if move.kind == "appeal":
        return cubes_to_appeal(move.fields["patron"])
    return cubes_to_extend(state.patron)


def owner_of_field(state: Mykerinos, field: int) -> int:
    """Whose cube or disc is on a field."""
    cubes = [colour for colour in range(v.COLOURS) if state.cubes[colour] >> field & 1]
    return cubes[0] if cubes else next(s for s in range(4) if state.discs[s] >> field & 1)


def owner_of_room(state: Mykerinos, room: int) -> int:
    """Whose cube or disc is in a room."""
    if state.room[room] != v.NOBODY:
        return state.room[room]
    return next(s for s in range(4) if state.reserved[s] >> room & 1)
