"""Mykerinos as a game: its ids, its options, and what its numbers are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from mattock.core.components import standard_text
from mattock.core.fields import Codec, Field, Name, Number, Several
from mattock.core.game import Game, Option
from mattock.core.moves import Move, Value
from mattock.core.observation import Part
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS
from mattock.games.mykerinos import vocabulary as v
from mattock.games.mykerinos.components import Components
from mattock.games.mykerinos.draw import draw_svg
from mattock.games.mykerinos.facts import facts_of_move, facts_of_refusal
from mattock.games.mykerinos.observe import list_seat_parts, list_table_parts
from mattock.games.mykerinos.rules import Rules
from mattock.games.mykerinos.view import draw_view
from mattock.games.mykerinos.view_types import MykerinosView

REASONS = (
    ("possible", ""),
    ("unknown-id", "M0.9"),
    ("game-over", "M0.10"),
    ("draw-first", "M0.11"),
    ("other-phase", "M0.8"),
    ("no-such-seat", "M0.5"),
    ("patron-placed", "M0.6"),
    ("card-seen", "M1.3"),
    ("looks-the-same", "M0.2"),
    ("not-on-top", "N2.2"),
    ("boat-seen", "N2.3"),
    ("outside-region", "M2.3"),
    ("cube-there", "M2.3"),
    ("pyramid-there", "M2.3"),
    ("no-cubes", "M2.10"),
    ("too-few-cubes", "M2.5"),
    ("not-beside-own", "M2.4"),
    ("not-beside-last", "M2.4"),
    ("cannot-finish", "M2.6"),
    ("action-begun", "M2.7"),
    ("one-action", "M2.1"),
    ("no-patron-card", "M3.1"),
    ("all-turned", "M3.2"),
    ("one-patron", "M3.1"),
    ("patron-idle", "M3.3"),
    ("supply-empty", "M3.4"),
    ("needs-pyramid", "M3.5"),
    ("one-pyramid", "M3.5"),
    ("needs-brown", "M3.6"),
    ("only-museum", "M3.6"),
    ("only-starts", "M3.7"),
    ("only-extends", "M3.8"),
    ("card-gone", "M4.5"),
    ("must-choose", "M4.4"),
    ("not-for-third", "M4.7"),
    ("no-such-room", "M0.3"),
    ("room-taken", "M5.1"),
    ("room-closed", "M5.3"),
    ("no-cube-for-museum", "M5.4"),
    ("neutral-no-patron", "M8.4"),
    ("disc-there", "N3.3"),
    ("room-reserved", "N3.3"),
    ("disc-needs-free-field", "N3.2"),
    ("no-nile-card", "N4.3"),
    ("neutral-pyramid", "M8.4"),
    ("neutral-disc", "N3.5"),
)

NOTES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("start", "M0.5", ("seat",)),
    ("wing", "M0.6", ("patron", "wing")),
    ("round", "M0.8", ("round",)),
    ("cubes", "M1.1", ("seat", "cubes")),
    ("short", "M1.2", ("seat", "cubes", "wanted")),
    ("parcel", "M1.3", ("card", "zone", "side")),
    ("turn", "M2.1", ("seat",)),
    ("started", "M2.2", ("colour", "field")),
    ("extended", "M2.4", ("colour", "field")),
    ("added", "M2.4", ("colour", "field")),
    ("passed", "M2.9", ("seat", "space")),
    ("last", "M2.11", ("seat",)),
    ("last-space", "M2.11", ("seat", "space")),
    ("appealed", "M3.1", ("seat", "patron")),
    ("violet", "M3.4", ("seat",)),
    ("lemon", "M3.5", ("seat", "field")),
    ("brown", "M3.6", ("seat", "room")),
    ("blackmore", "M3.7", ("seat",)),
    ("tangerine", "M3.8", ("seat",)),
    ("neutral-cubes", "M8.1", ("seat", "cubes")),
    ("neutral-disc", "M8.2", ("space",)),
    ("neutral-turn", "M8.3", ("seat",)),
    ("rested", "M8.3", ("seat",)),
    ("zone", "M4.1", ("zone",)),
    ("ranked", "M4.2", ("colour", "rank", "cubes")),
    ("tie", "M4.3", ("colour", "other")),
    ("took", "M4.9", ("seat", "card", "points")),
    ("alone", "M4.6", ("seat",)),
    ("entered", "M5.2", ("seat", "room")),
    ("entered-five", "M5.3", ("seat", "room")),
    ("forced", "M4.10", ("seat",)),
    ("scrap", "M4.7", ("seat", "card", "points")),
    ("left", "M4.7", ("seat",)),
    ("out", "M4.8", ("card",)),
    ("back", "M4.8", ("colour", "cubes")),
    ("neutral-first", "M8.5", ("card",)),
    ("neutral-second", "M8.6", ("card",)),
    ("neutral-third", "M8.7", ("zone",)),
    ("neutral-alone", "M8.8", ("zone",)),
    ("next-start", "M6.1", ("seat",)),
    ("upright", "M6.2", ()),
    ("saved", "M6.3", ("seat", "cubes")),
    ("ended", "M7.1", ()),
    ("exhibited", "M7.2", ("seat", "patron", "points")),
    ("sets", "M7.4", ("seat", "sets", "points")),
    ("final-tie", "M7.7", ()),
    ("bank", "N2.1", ("nile", "bank")),
    ("sail", "N2.3", ("boat",)),
    ("river-cube", "N3.1", ("colour", "field")),
    ("marked", "N3.2", ("seat", "field")),
    ("reserved", "N3.2", ("seat", "room")),
    ("disc-back", "N3.4", ("seat",)),
    ("discs-home", "N4.1", ("seat",)),
    ("river", "N4.2", ()),
    ("nile", "N4.3", ("seat", "nile", "points")),
    ("under", "N4.4", ("nile",)),
    ("river-back", "N4.6", ("colour", "cubes")),
    ("dropped", "N4.6", ("colour", "cubes")),
    ("boat-points", "N5.1", ("seat", "points")),
    ("boat-cubes", "N5.2", ("seat", "cubes")),
    ("boat-kept", "N5.3", ("seat",)),
    ("boat-used", "N5.3", ("seat",)),
    ("boat-gone", "N4.8", ("boat",)),
    ("nobody", "N4.7", ()),
    ("last-nile", "N4.9", ("seat", "nile", "points")),
    ("neutral-nile", "N4.10", ("nile",)),
    ("wild", "N6.2", ("seat", "cards")),
    ("won", "M7.6", ("seat", "points")),
    ("shared", "M7.7", ()),
    ("no-disc", "N3.2", ("seat", "discs")),
    ("below", "N2.4", ("nile",)),
    ("nile-out", "N4.9", ("nile",)),
    ("nobody-last", "N4.9", ()),
    ("only-neutral", "N4.10", ()),
    ("boat-tie", "N5.3", ("colour", "other")),
    ("boat-saved", "N5.3", ("seat",)),
    ("neutral-boat", "N4.10", ("boat",)),
)

FAULTS = (
    "",
    "a parcel card is missing or in two places",
    "the cubes of a colour do not add up",
    "a cube stands where none can stand, or two on one field",
    "the cards of the region and the pyramids do not go with the phase",
    "the museum's cubes or the patrons of its wings cannot be so",
    "the passing scale does not go with the phase",
    "mover, round, phase and what has been begun do not go together",
    "more patron cards are turned than there are",
    "the ranks are not those of the zone or the river",
    "the Nile cards or the boats do not add up",
    "the Nile cards on the region do not go with the phase",
    "the discs do not add up, or one lies where none can lie",
    "more cards have been revealed, or boats shown, than the rounds so far bring",
    "somebody has more points than can be",
)


# Value of the components -> clauses whose words name it.
SPOKEN_OF = {
    "rules cubes": "M0.4",
    "rules cubes_a_round": "M1.1 M8.1",
    "rules neutral_cubes": "M8.1",
    "rules no_room": "M7.2 M7.3",
    "rules set_points": "M7.4",
    "nile cubes": "N1.1",
    "nile card_points": "N1.2 N2.4 N4.9 N4.10",
    "nile small_boat_points": "N5.1",
    "nile large_boat_points": "N5.1",
    "nile boat_cubes": "N5.2",
    "museum two_room": "M0.3 M5.2 M7.2 M7.3",
    "museum three_room": "M0.3 M5.2 M5.3 M7.2 M7.3",
    "museum five_room": "M0.3 M5.3 M7.2 M7.3",
    "museum arc": "M0.3",
    "museum ring": "M0.3",
    "parcels": "M0.1 M7.5",
    "banks": "",  # no clause names a face
}


class MykerinosGame(Game):
    name = "mykerinos"
    letter = "MN"  # the game, The Nile
    version = "1.0"
    environment = 1
    players = (2, 3, 4)
    options = (
        Option("nile", (False, True), False, "mykerinos-option-nile"),
        Option("museum", v.PLAN_NAMES, v.PLAN_NAMES[0], "mykerinos-option-museum"),
    )
    reasons = REASONS
    notes = NOTES
    faults = FAULTS
    rules = Rules
    view_type = MykerinosView
    spoken_of = SPOKEN_OF
    sources: ClassVar = {
        "start": "seat",
        "wing": "wings",
        "parcel": "parcels",
        "bank": "nile",
        "sail": "boats",
    }

    def __init__(self, components: str | None = None, name: str = "components.toml") -> None:
        text = standard_text(self.name) if components is None else components
        self.components = Components(text, name)
        self.fingerprint = self.components.fingerprint
        self.longest = longest_game(self.components)
        self.names = {
            "seat": SEAT_LETTERS,
            "colour": (*SEAT_LETTERS, "neutral"),
            "other": (*SEAT_LETTERS, "neutral"),
            "patron": v.PATRON_NAMES,
            "card": self.components.names,
            "lie": v.TURN_NAMES,
            "field": v.FIELD_NAMES,
            "room": v.ROOM_NAMES,
            "side": v.SIDE_NAMES,
            "nile": self.components.nile_names,
            "bank": v.BANK_NAMES,
            "boat": v.BOAT_NAMES,
        }
        super().__init__(components)

    def list_actions(self) -> list[Move]:
        make = self.make_move
        moves = [make(v.DIG + f, "dig", field=f) for f in range(v.FIELDS)]
        moves += [make(v.EXTEND + f, "extend", field=f) for f in range(v.FIELDS)]
        moves += [make(v.CUBE + f, "cube", field=f) for f in range(v.FIELDS)]
        moves += [make(v.APPEAL + p, "appeal", patron=p) for p in range(v.PATRONS)]
        moves += [make(v.PASS, "pass"), make(v.REST, "rest")]
        moves += [make(v.MUSEUM + r, "museum", room=r) for r in range(v.ROOMS)]
        moves += [make(v.TAKE + s, "take", side=s) for s in range(v.SIDES)]
        moves += [make(v.LEAVE, "leave")]
        moves += [make(v.REMOVE + s, "remove", side=s) for s in range(v.SIDES)]
        moves += [make(v.MARK + f, "mark", field=f) for f in range(v.FIELDS)]
        moves += [make(v.RESERVE + r, "reserve", room=r) for r in range(v.ROOMS)]
        moves += [make(v.NILE + b, "nile", bank=b) for b in range(v.BANKS)]
        moves += [make(v.SINK + b, "sink", bank=b) for b in range(v.BANKS)]
        return [*moves, make(v.BOAT, "boat"), make(v.KEEP, "keep")]

    def list_outcomes(self) -> list[Move]:
        make = self.make_move
        moves = [make(v.START_SEAT + s, "start", seat=s) for s in range(4)]
        moves += [make(v.WING + p, "wing", patron=p) for p in range(v.WINGS)]
        lies = [(card, lie) for card in range(v.CARDS) for lie in range(2)]
        moves += [make(v.PARCEL + 2 * c + lie, "parcel", card=c, lie=lie) for c, lie in lies]
        lies = [(card, lie) for card in range(v.NILE_CARDS) for lie in range(2)]
        moves += [make(v.BANK + 2 * c + lie, "bank", nile=c, lie=lie) for c, lie in lies]
        return moves + [make(v.SAIL + b, "sail", boat=b) for b in range(v.BOATS)]

    def list_fields(self) -> list[Field]:
        names = self.components.names
        niles = self.components.nile_names
        cards: Codec = Several(names)
        fields: Codec = Several(v.FIELD_NAMES)
        rooms: Codec = Several(v.ROOM_NAMES)
        nile_cards: Codec = Several(niles)
        nile: Codec = Name([*niles, None])
        colour: Codec = Name([*SEAT_LETTERS, "neutral", None])
        cubes: Codec = Number(0, 100)
        return [
            Field("mover", Name(["over", "chance", *SEAT_LETTERS], OVER)),
            Field("phase", Name(v.PHASE_NAMES)),
            Field("round", Number(0, v.ROUNDS)),
            Field("start", Name(SEAT_LETTERS)),
            Field("wing", Name([*v.PATRON_NAMES[: v.WINGS], "greenwish", None]), v.WINGS),
            Field("unseen", cards),
            Field("parcel", Name([*names, None]), v.PLACES),
            Field("turned", Several([str(k + 1) for k in range(v.PLACES)])),
            Field("pyramids", fields),
            Field("cubes", fields, v.COLOURS),
            Field("supply", cubes, v.COLOURS),
            Field("stock", cubes, 4),
            Field("neutrals", cubes, 4),
            Field("owned", cards, 4),
            Field("used", Number(0, v.CARDS), 4 * v.PATRONS),
            Field("scale", colour, 4),
            Field("patron", Name([*v.PATRON_NAMES, None])),
            Field("left", Number(0, 3)),
            Field("last", Name([*v.FIELD_NAMES, None])),
            Field("room", Name([*SEAT_LETTERS, "neutral", None]), v.ROOMS),
            Field("zone", Number(0, v.ZONES)),
            Field("order", colour, v.COLOURS),
            Field("ranked", Number(0, v.COLOURS)),
            Field("rank", Number(0, v.COLOURS)),
            Field("points", Number(0, 9999), 4 * v.SOURCES),
            Field("box", cards),
            Field("nile_unseen", nile_cards),
            Field("queue", nile, v.COLOURS),
            Field("queued", Number(0, v.COLOURS)),
            Field("bank", nile, v.BANKS),
            Field("bank_turned", Several(v.BANK_NAMES)),
            Field("river", fields),
            Field("nile_owned", nile_cards, 4),
            Field("nile_box", nile_cards),
            Field("boats", Several(v.BOAT_NAMES)),
            Field("boat", Name([*v.BOAT_NAMES, None])),
            Field("tie_boat", colour),
            Field("discs", fields, 4),
            Field("reserved", rooms, 4),
        ]

    def list_parts(self) -> tuple[list[Part], list[Part]]:
        return list_table_parts(), list_seat_parts()

    def begin(self, table: Any, options: Mapping[str, Value]) -> None:
        """M0, N1: the table before anything has been drawn."""
        nile = int(bool(options["nile"]))
        cubes = self.components.cubes[nile]
        table.nile = nile
        table.plan = v.PLAN_NAMES.index(str(options["museum"]))
        table.mover = CHANCE
        table.phase = v.DRAW_START
        for name in (
            "round", "start", "box", "turned", "pyramids", "left", "zone", "ranked", "rank", "queued",
            "bank_turned", "river", "nile_box",
        ):  # fmt: skip
            setattr(table, name, 0)
        table.wing = [v.NO_PATRON] * v.WINGS
        table.unseen = (1 << v.CARDS) - 1
        table.parcel = [v.NO_CARD] * v.PLACES
        table.cubes = [0] * v.COLOURS
        table.supply = [cubes if colour < table.players else 0 for colour in range(v.NEUTRAL)] + [
            cubes if table.players == 2 else 0
        ]
        table.stock = [0] * 4
        table.neutrals = [0] * 4
        table.owned = [0] * 4
        table.used = [0] * (4 * v.PATRONS)
        table.scale = [v.NOBODY] * 4
        table.patron = v.NO_PATRON
        table.last = v.NO_FIELD
        table.room = [v.NOBODY] * v.ROOMS
        table.order = [v.NOBODY] * v.COLOURS
        table.points = [0] * (4 * v.SOURCES)
        table.nile_unseen = (1 << v.LAST_NILE) - 1 if nile else 0
        table.queue = [v.NO_NILE] * v.COLOURS
        table.bank = [v.NO_NILE] * v.BANKS
        table.nile_owned = [0] * 4
        table.boats = (1 << v.BOATS) - 1 if nile else 0
        table.boat = v.NO_BOAT
        table.tie_boat = v.NOBODY
        table.discs = [0] * 4
        table.reserved = [0] * 4

    def options_of(self, state: Any) -> dict[str, Value]:
        return {"nile": bool(state.nile), "museum": v.PLAN_NAMES[state.plan]}

    def seen(self, state: Any, move: Move) -> Mapping[str, Value]:
        return facts_of_move(self, state, move)

    def about(self, state: Any, action: int, reason: int) -> Mapping[str, Value]:
        return facts_of_refusal(self, state, action, reason)

    def board(self, state: Any) -> MykerinosView:
        return draw_view(self, state)

    def picture(self, view: Mapping[str, Any], dark: bool = False) -> str:
        return draw_svg(view, dark)


def longest_game(parts: Components) -> int:
    """A bound on the steps of a game, from what can happen at most once to each thing in a round."""
    draws = 1 + v.WINGS + v.CARDS + v.ROUNDS * (v.BANKS + 1)
    cubes = v.COLOURS * max(parts.cubes)  # placed, each once a round
    others = 4 * max(parts.cubes) + 4 + v.CARDS + v.NILE_CARDS  # rests, passes, appeals
    survey = 3 + v.ZONES * (4 + 2)  # river, then the ranks of each zone, a tie and a card to remove
    return draws + v.ROUNDS * (cubes + others + 4 * v.DISCS + survey)
