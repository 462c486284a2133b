"""Thebes as a game: its ids, and what its numbers are called."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Any, ClassVar

from mattock.core.components import standard_text
from mattock.core.game import Game, Option
from mattock.core.moves import Move, Value
from mattock.core.rulespage import Cells
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.games.thebes import vocabulary as v
from mattock.games.thebes.components import Components
from mattock.games.thebes.draw import draw_svg
from mattock.games.thebes.facts import facts_of_move, facts_of_refusal, year_name
from mattock.games.thebes.fields import STATE
from mattock.games.thebes.rules import Rules
from mattock.games.thebes.tables import SPOKEN_OF, page_tables
from mattock.games.thebes.view import draw_view
from mattock.games.thebes.view_types import ThebesView


class ThebesGame(Game):
    name = "thebes"
    letter = "T"
    version = "2.0"
    environment = 2
    players = (2, 3, 4)
    options = (
        Option("exhibitions", v.SHOW_MODES, v.SHOW_MODES[0], "thebes-option-exhibitions", (2, "march")),
    )
    reasons = v.refusal
    notes = v.note
    faults = v.fault
    action_kinds = v.move
    outcome_kinds = v.draw
    rules = Rules
    view_type = ThebesView
    declared = STATE
    spoken_of = SPOKEN_OF
    desk = "mattock.terminal.boards.thebes_desk"
    turn_kinds = ("dig",)
    most_bytes = 1536
    sources: ClassVar = {
        "marker": "markers",
        "card": "cards",
        "exhibition": "cards",
        "tile": "bags",  # each a stream of its own, named after its site
        **{f"tile {site}": site.lower() for site in v.SITE_NAMES},
    }

    def __init__(self, components: str | None = None, name: str = "components.toml") -> None:
        text = standard_text(self.name) if components is None else components
        self.components = Components(text, name)
        self.fingerprint = self.components.fingerprint
        self.longest = longest_game(self.components)
        self.names = {
            "seat": SEAT_LETTERS,
            "other": SEAT_LETTERS,
            "card": self.components.card_names,
            "exhibition": self.components.show_names,
            "tile": self.components.tile_names,
            "site": v.SITE_NAMES,
            "place": v.PLACE_NAMES,
            "field": v.SHOW_FIELD_NAMES,
        }
        super().__init__(components)

    def named(self, what: str, number: int) -> Value:
        if what == "year":
            return year_name(number)
        return super().named(what, number)

    def source(self, state: Any) -> str:
        """Each bag has a stream of its own, and so has the artifact that is taken from it at the start."""
        self.own(state)
        if state.phase in (v.DRAW_BONUS, v.DRAW_TILE):
            return str(self.sources[f"tile {v.SITE_NAMES[state.site]}"])
        return super().source(state)

    def page_tables(self, language: str) -> dict[str, Cells]:
        return page_tables(self.components, language)

    def seen(self, state: Any, move: Move) -> Mapping[str, Value]:
        return facts_of_move(self, state, move)

    def about(self, state: Any, action: int, reason: int) -> Mapping[str, Value]:
        return facts_of_refusal(self, state, action, reason)

    def board(self, state: Any) -> ThebesView:
        return draw_view(self, state)

    def draw(self, view: Mapping[str, Any], dark: bool) -> str:
        return draw_svg(view, dark)


def longest_game(parts: Components) -> int:
    """A bound on the steps of a game: every turn takes a week or more, so it counts steps by the week.

    A turn draws from two piles at most, since after the second no researcher card is left to draw, and from
    each pile an exhibition once. That makes `rush` steps for a swap, the longest turn for its weeks.
    But a new pile holds all researcher cards that nobody owns and that do not lie open. While these are
    more than four, a pile lasts for five draws of such cards or longer: then a swap is `calm` steps on the
    average, a take `take`. To make them fewer, all cards but eight must be taken, for the weeks on them.
    """
    weeks = max(players * (v.END - parts.start[players]) for players in (2, 3, 4))
    set_up = v.OPEN_CARDS + 4 + v.SITES
    each_draw = v.EXHIBITIONS / (v.OPEN_CARDS + 1)  # exhibitions for a researcher card, on the average
    rush = max(dig_steps(parts), 1 + v.OPEN_CARDS + 2 * v.EXHIBITIONS)
    calm = max(dig_steps(parts), 1 + v.OPEN_CARDS * (1 + each_draw))
    take = 2 + each_draw
    on_cards = sorted(week for face, week in enumerate(parts.weeks) for _ in range(parts.copies[face]))
    taking = min(weeks, sum(on_cards[: v.CARDS - 2 * v.OPEN_CARDS]))
    steps = max(weeks * calm, taking * take + (weeks - taking) * rush)
    return set_up + 2 * v.EXHIBITIONS + ceil(steps)


def dig_steps(parts: Components) -> float:
    """The most steps of a dig for each of its weeks: going there, aids, choosing the weeks, tiles."""
    choices = 4 + max(parts.copies[face] for face in parts.rumour)
    row = parts.wheel[v.WHEEL_KNOWLEDGE * (v.WHEEL_WEEKS + 1) :]
    return max((choices + row[n] + v.MOST_BONUS) / n for n in range(1, v.WHEEL_WEEKS + 1))
