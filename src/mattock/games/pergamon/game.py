"""Pergamon as a game: its ids, its options, and what its numbers are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from mattock.core.components import standard_text
from mattock.core.game import Game, Option
from mattock.core.moves import Move, Reason, Value
from mattock.core.rulespage import Cells
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.games.pergamon import vocabulary as v
from mattock.games.pergamon.components import Components
from mattock.games.pergamon.draw import draw_svg
from mattock.games.pergamon.facts import facts_of_move, facts_of_refusal
from mattock.games.pergamon.fields import STATE
from mattock.games.pergamon.rules import Rules
from mattock.games.pergamon.tables import SPOKEN_OF, page_tables
from mattock.games.pergamon.view import draw_view
from mattock.games.pergamon.view_types import PergamonView


class PergamonGame(Game):
    name = "pergamon"
    letter = "P"
    version = "1.0"
    environment = 1
    players = (2, 3, 4)
    options = (
        Option("order", (False, True), False, "pergamon-option-order"),
        Option("sorting", (False, True), False, "pergamon-option-sorting"),
    )
    reasons = v.refusal
    notes = v.note
    faults = v.fault
    action_kinds = v.move
    outcome_kinds = v.draw
    rules = Rules
    view_type = PergamonView
    declared = STATE
    spoken_of = SPOKEN_OF
    desk = "mattock.terminal.boards.pergamon_desk"
    turn_kinds = ("dig",)
    sources: ClassVar = {"start": "seat", "tile": "tiles", "back": "backs", "front": "fronts"}

    def __init__(self, components: str | None = None, name: str = "components.toml") -> None:
        text = standard_text(self.name) if components is None else components
        self.components = Components(text, name)
        self.fingerprint = self.components.fingerprint
        self.longest = longest_game()
        self.names = {
            "seat": SEAT_LETTERS,
            "tile": self.components.names,
            "gallery": v.GALLERY_NAMES,
            "marker": v.MARKER_NAMES,
            "back": v.BACK_NAMES,
            "second_back": v.BACK_NAMES,
            "kind": v.KIND_NAMES,
        }
        super().__init__(components)

    def forbid(self, players: int, options: Mapping[str, Value]) -> Reason | None:
        """P8.1: the order of play is a variant for three and four."""
        if options["order"] and players == 2:
            return Reason("P8.1", "pergamon-reason-order-needs-three")
        return None

    def page_tables(self, language: str) -> dict[str, Cells]:
        return page_tables(self.components, language)

    def seen(self, state: Any, move: Move) -> Mapping[str, Value]:
        return facts_of_move(self, state, move)

    def about(self, state: Any, action: int, reason: int) -> Mapping[str, Value]:
        return facts_of_refusal(self, state, action, reason)

    def now(self, state: Any) -> Mapping[str, Value]:
        digs = sum(v.DIG <= action < v.JOIN for action in state.legal()) if state.mover >= 0 else 0
        return {**super().now(state), "round": state.round, "digs": digs}

    def board(self, state: Any) -> PergamonView:
        return draw_view(self, state)

    def draw(self, view: Mapping[str, Any], dark: bool) -> str:
        return draw_svg(view, dark)


def longest_game() -> int:
    """A bound on the steps of a game, from what can happen at most once to each thing."""
    turns = 4 * v.ROUNDS
    draws = 1 + v.TILES + 2 * 2 * v.ROUNDS  # start player, tiles, backs and fronts
    tiles_used = v.TILES  # joined or thrown away, each once
    shows = 2 * (v.TILES // 2)  # an exhibit and a dissolved collection for it
    lays = (v.STACK - 1) * v.ROUNDS
    return draws + lays + tiles_used + shows + 3 * turns  # place, dig and store
