"""Mykerinos as a game: its ids, its options, and what its numbers are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from mattock.core.components import standard_text
from mattock.core.game import Game, Option
from mattock.core.moves import Move, Value
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.games.mykerinos import vocabulary as v
from mattock.games.mykerinos.components import Components
from mattock.games.mykerinos.draw import draw_svg
from mattock.games.mykerinos.facts import facts_of_move, facts_of_refusal
from mattock.games.mykerinos.fields import STATE
from mattock.games.mykerinos.rules import Rules
from mattock.games.mykerinos.view import draw_view
from mattock.games.mykerinos.view_types import MykerinosView

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
    reasons = v.refusal
    notes = v.note
    faults = v.fault
    action_kinds = v.move
    outcome_kinds = v.draw
    rules = Rules
    view_type = MykerinosView
    declared = STATE
    spoken_of = SPOKEN_OF
    desk = "mattock.terminal.boards.mykerinos_desk"
    turn_kinds = ("dig",)
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

    def seen(self, state: Any, move: Move) -> Mapping[str, Value]:
        return facts_of_move(self, state, move)

    def about(self, state: Any, action: int, reason: int) -> Mapping[str, Value]:
        return facts_of_refusal(self, state, action, reason)

    def now(self, state: Any) -> Mapping[str, Value]:
        return {**super().now(state), "round": state.round}

    def board(self, state: Any) -> MykerinosView:
        return draw_view(self, state)

    def draw(self, view: Mapping[str, Any], dark: bool) -> str:
        return draw_svg(view, dark)


def longest_game(parts: Components) -> int:
    """A bound on the steps of a game, from what can happen at most once to each thing in a round."""
    draws = 1 + v.WINGS + v.CARDS + v.ROUNDS * (v.BANKS + 1)
    cubes = v.COLOURS * max(parts.cubes)  # placed, each once a round
    others = 4 * max(parts.cubes) + 4 + v.CARDS + v.NILE_CARDS  # rests, passes, appeals
    survey = 3 + v.ZONES * (4 + 2)  # river, then the ranks of each zone, a tie and a card to remove
    return draws + v.ROUNDS * (cubes + others + 4 * v.DISCS + survey)
