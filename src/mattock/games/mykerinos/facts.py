"""The facts that make a move and a refusal worth reading: what it costs, brings, lacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mattock.core.memory import cache
from mattock.core.moves import Move, Value
from mattock.core.vocabulary import CHANCE, FIRST_OWN_REASON
from mattock.games.mykerinos import vocabulary as v
from mattock.games.mykerinos.dig import colour_on_turn, cubes_at_hand, cubes_to_extend
from mattock.games.mykerinos.patrons import cards_of_patron, cubes_to_appeal
from mattock.games.mykerinos.scoring import card_value

if TYPE_CHECKING:
    from mattock.games.mykerinos.components import Components
    from mattock.games.mykerinos.game import MykerinosGame
    from mattock.games.mykerinos.state import Mykerinos

Facts = Mapping[str, Value]

# Where a field lies: the place of its card, its spot on the card, the bank that may cover it, its zone.
ROW_AND_COLUMN = [divmod(field, v.COLUMNS) for field in range(v.FIELDS)]
PLACE_OF = [r // v.CARD_ROWS * v.PLACES_IN_ROW + c // v.CARD_COLUMNS for r, c in ROW_AND_COLUMN]
SPOT_OF = [r % v.CARD_ROWS * v.CARD_COLUMNS + c % v.CARD_COLUMNS for r, c in ROW_AND_COLUMN]
BANK_OF = [
    r // v.CARD_ROWS if v.BANK_COLUMN <= c < v.BANK_COLUMN + v.CARD_COLUMNS else None
    for r, c in ROW_AND_COLUMN
]
ZONE_OF = [r // v.CARD_ROWS * 2 + c // (v.COLUMNS // 2) + 1 for r, c in ROW_AND_COLUMN]


def facts_of_move(game: MykerinosGame, state: Mykerinos, move: Move) -> Facts:
    """What a decision means here."""
    parts = state.parts
    if "field" in move.fields:
        return facts_of_field(game, state, move)
    if move.kind in ("take", "remove"):
        card = state.parcel[min(state.zone, v.ZONES - 1) * v.SIDES + move.fields["side"]]
        if card == v.NO_CARD:
            return {}
        return {"card": parts.names[card], "points": parts.points[card], "patron": patron_of(parts, card)}
    if move.kind in ("museum", "reserve"):
        return {"value": parts.room_value[move.fields["room"]], "patrons": patrons_of_room(state, move)}
    if move.kind in ("nile", "sink"):
        card = state.bank[move.fields["bank"]]
        if card == v.NO_NILE:
            return {}
        return {"nile": game.named("nile", card), "points": parts.nile_points[card]}
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
    zone = zones_of(state, [field])[0] or 0
    return {"colour": game.named("colour", colour), "zone": zone, "ground": grounds(state, [field])[0]}


def zones_of(state: Mykerinos, fields: Sequence[int]) -> list[int | None]:
    """The zones that fields belong to, from 1; N2.5: the river belongs to none."""
    river = state.river
    return [None if river >> field & 1 else ZONE_OF[field] for field in fields]


@cache
def shapes(parts: Components) -> list[int]:
    """The pyramids of each card, as it lies and turned."""
    return list(parts.shape)


def grounds(state: Mykerinos, fields: Sequence[int]) -> list[str]:
    """What fields show: a Nile card that covers them, else the parcel card."""
    shape, parcel, bank = shapes(state.parts), state.parcel, state.bank
    turned, river = state.turned, state.river
    found = []
    for field in fields:
        place = PLACE_OF[field]
        card, covered = parcel[place], BANK_OF[field]
        if covered is not None and bank[covered] != v.NO_NILE:
            found.append("river" if river >> field & 1 else "land")
        elif card != v.NO_CARD and shape[2 * card + (turned >> place & 1)] >> SPOT_OF[field] & 1:
            found.append("pyramid")
        else:
            found.append("sand")
    return found


def patron_of(parts: Components, card: int) -> str:
    """The patron of a parcel card in a word."""
    patron = parts.patron[card]
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
    if reason in (v.CUBE_THERE, v.DISC_THERE, v.NEUTRAL_DISC):
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
