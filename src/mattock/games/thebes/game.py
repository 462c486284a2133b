"""Thebes as a game: its ids, and what its numbers are called."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Any, ClassVar

from mattock.core.components import standard_text
from mattock.core.fields import Codec, Counted, Each, Field, Flag, Name, Number, Several
from mattock.core.game import Game, Option
from mattock.core.moves import Move, Value
from mattock.core.observation import Part
from mattock.core.rulespage import Cells
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS
from mattock.games.thebes import vocabulary as v
from mattock.games.thebes.components import Components
from mattock.games.thebes.draw import draw_svg
from mattock.games.thebes.facts import facts_of_move, facts_of_refusal, year_name
from mattock.games.thebes.observe import list_seat_parts, list_table_parts
from mattock.games.thebes.rules import Rules
from mattock.games.thebes.tables import SPOKEN_OF, page_tables
from mattock.games.thebes.view import draw_view
from mattock.games.thebes.view_types import ThebesView

REASONS = (
    ("possible", ""),
    ("unknown-id", "T0.12"),
    ("game-over", "T0.13"),
    ("draw-first", "T0.14"),
    ("other-phase", "T0.11"),
    ("no-such-seat", "T0.8"),
    ("already-stacked", "T0.8"),
    ("card-not-in-pile", "T3.9"),
    ("show-not-in-pile", "T3.10"),
    ("other-site", "T5.16"),
    ("tile-not-in-bag", "T5.21"),
    ("not-worth-one", "T0.7"),
    ("card-not-open", "T3.1"),
    ("show-not-open", "T6.1"),
    ("no-time", "T8.1"),
    ("no-zeppelin", "T2.4"),
    ("already-there", "T2.5"),
    ("artifacts-missing", "T6.2"),
    ("permit-used", "T5.1"),
    ("no-knowledge", "T5.2"),
    ("not-last-year", "T8.2"),
    ("no-rumour", "T5.6"),
    ("no-assistant", "T5.5"),
    ("several-assistants", "T5.5"),
    ("no-shovel", "T5.12"),
    ("several-shovels", "T5.12"),
    ("already-spent", "T5.13"),
    ("changes-nothing", "T5.13"),
    ("wheel-shows-nothing", "T5.10"),
    ("knowledge-first", "T5.2"),
    ("show-not-left", "T3.9"),
    ("tile-on-site", "T0.7"),
    ("not-its-site", "T0.7"),
    ("aid-first", "T5.15"),
)

NOTES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("opened", "T3.3", ("card",)),
    ("stacked", "T0.8", ("seat", "rank")),
    ("laid", "T0.7", ("tile", "site")),
    ("turn", "T1.1", ("seat", "week", "year")),
    ("travelled", "T2.1", ("seat", "place", "weeks")),
    ("drove", "T2.3", ("seat", "place", "weeks")),
    ("flew", "T2.4", ("seat", "place", "weeks")),
    ("stayed", "T2.1", ("seat", "place")),
    ("took", "T3.1", ("seat", "card", "weeks")),
    ("swapped", "T4.1", ("seat", "weeks")),
    ("swapped-again", "T4.2", ("seat", "weeks", "swaps")),
    ("show-came", "T3.4", ("exhibition",)),
    ("show-moved", "T3.4", ("exhibition", "field")),
    ("show-gone", "T3.4", ("exhibition",)),
    ("third-pile", "T3.5", ("cards",)),
    ("reshuffled", "T3.6", ("cards",)),
    ("no-card-left", "T3.8", ()),
    ("digs", "T5.10", ("seat", "site", "weeks")),
    ("spent-rumour", "T5.6", ("seat", "site")),
    ("spent-assistant", "T5.5", ("seat",)),
    ("spent-shovel", "T5.12", ("seat",)),
    ("knowledge", "T5.3", ("seat", "special", "general")),
    ("general-limited", "T5.7", ("seat", "general", "special")),
    ("wheel-limited", "T5.8", ("seat", "knowledge")),
    ("draws", "T5.9", ("seat", "tiles")),
    ("shovels", "T5.11", ("seat", "tiles")),
    ("found", "T5.17", ("seat", "tile", "points")),
    ("found-special", "T5.17", ("seat", "site")),
    ("found-general", "T5.17", ("seat",)),
    ("rubble", "T5.16", ("seat",)),
    ("rubble-back", "T5.16", ("site", "tiles")),
    ("bonus", "T5.20", ("seat", "tile")),
    ("permit-turned", "T5.18", ("seat", "site")),
    ("special-permit", "T5.19", ("seat", "site")),
    ("discarded", "T5.14", ("seat", "card")),
    ("exhibited", "T6.2", ("seat", "exhibition", "points")),
    ("landed", "T1.5", ("seat", "week", "year")),
    ("on-top", "T1.4", ("seat", "other")),
    ("permits-renewed", "T7.1", ("seat",)),
    ("year", "T7.3", ("year",)),
    ("finished", "T8.2", ("seat",)),
    ("ended", "T8.3", ()),
    ("artifact-points", "T8.4", ("seat", "points")),
    ("exhibition-points", "T8.5", ("seat", "points")),
    ("congress-points", "T8.6", ("seat", "points", "cards")),
    ("expert", "T8.7", ("seat", "site", "points")),
    ("experts-tied", "T8.7", ("seat", "site", "points")),
    ("no-expert", "T8.8", ("site",)),
    ("tie", "T8.9", ()),
    ("zeppelin-gone", "T2.4", ("seat", "card")),
    ("permit-gone", "T5.19", ("seat", "card")),
    ("won", "T8.9", ("seat", "points")),
)

FAULTS = (
    "",
    "a researcher card is missing or there is one too many",
    "an exhibition is missing or in two places",
    "a find is missing or in two places",
    "books and numbers of cards are not those of a player's cards and finds",
    "the piles do not have the cards that they should have",
    "the time markers do not stand in their order",
    "mover, time, phase and open cards do not go together",
    "the dig at hand does not hold together",
    "a seat that nobody sits on has something, or the swaps in a row are nobody's",
    "before the first turn somebody has done something, or what is set up did not come in its order",
)


class ThebesGame(Game):
    name = "thebes"
    letter = "T"
    version = "2.0"
    environment = 2
    players = (2, 3, 4)
    options = (
        Option("exhibitions", v.SHOW_MODES, v.SHOW_MODES[0], "thebes-option-exhibitions", (2, "march")),
    )
    reasons = REASONS
    notes = NOTES
    faults = FAULTS
    rules = Rules
    view_type = ThebesView
    spoken_of = SPOKEN_OF
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

    def list_actions(self) -> list[Move]:
        make = self.make_move
        moves = []
        for first, fly in ((0, ""), (v.FLY, "fly-")):
            moves += [make(first + v.TAKE + c, f"{fly}take", card=c) for c in range(v.FACES)]
            moves += [
                make(first + v.EXHIBIT + e, f"{fly}exhibit", exhibition=e) for e in range(v.EXHIBITIONS)
            ]
            moves.append(make(first + v.SWAP, f"{fly}swap"))
            moves += [make(first + v.DIG + s, f"{fly}dig", site=s) for s in range(v.SITES)]
        moves.append(make(v.FINISH, "finish"))
        moves.append(make(v.SPEND_RUMOUR, "rumour"))
        moves.append(make(v.SPEND_ASSISTANT, "assistant"))
        moves.append(make(v.SPEND_SHOVEL, "shovel"))
        return moves + [make(v.WEEKS + w, "weeks", weeks=w + 1) for w in range(v.WHEEL_WEEKS)]

    def list_outcomes(self) -> list[Move]:
        make = self.make_move
        moves = [make(v.MARKER + s, "marker", seat=s) for s in range(4)]
        moves += [make(v.CARD + c, "card", card=c) for c in range(v.FACES)]
        moves += [make(v.SHOW + e, "exhibition", exhibition=e) for e in range(v.EXHIBITIONS)]
        return moves + [make(v.TILE + t, "tile", tile=t) for t in range(v.TILES)]

    def list_fields(self) -> list[Field]:
        parts = self.components
        seat: Codec = Name([*SEAT_LETTERS, None])
        shows: Codec = Several(parts.show_names)
        cards: Codec = Counted(parts.card_names)
        small: Codec = Number(0, 1000)
        finds = [parts.tile_names[site * v.DIFFERENT_TILES :][: v.SITE_TILES] for site in range(v.SITES)]
        return [
            Field("mover", Name(["over", "chance", *SEAT_LETTERS], OVER)),
            Field("phase", Name(v.PHASE_NAMES)),
            Field("actor", Name(SEAT_LETTERS)),
            Field("order", seat, 4),
            Field("week", Number(0, v.END), 4),
            Field("place", Name(v.PLACE_NAMES), 4),
            Field("permits", Several(v.SITE_NAMES), 4),
            Field("renew", Flag()),
            Field("swapper", seat),
            Field("swaps", small),
            Field("display", Name([*parts.card_names, None]), v.OPEN_CARDS),
            Field("shows", Name([*parts.show_names, None]), v.SHOW_FIELDS),
            Field("pile", cards),
            Field("pile_shows", shows),
            Field("waiting_shows", shows),
            Field("first", Number(0, v.CARDS)),
            Field("second", Number(0, v.CARDS + v.EXHIBITIONS)),
            Field("renewed", Flag()),
            Field("discards", cards),
            Field("discard_shows", shows),
            Field("held", Counted(parts.card_names, 4)),
            Field("exhibited", shows, 4),
            Field("cards", small, 4 * v.KINDS),
            Field("special", small, 4 * v.SITES),
            Field("general", small, 4),
            Field("bonus", Each([Name([*tiles, None]) for tiles in finds])),
            Field("bag", Each([Several(tiles) for tiles in finds])),
            Field("found", Each([Several(tiles) for tiles in finds] * 4)),
            Field("site", Name(v.SITE_NAMES)),
            Field("travel", small),
            Field("rumours", small),
            Field("assistant", Flag()),
            Field("shovel", Flag()),
            Field("to_draw", small),
            Field("rubble", small),
        ]

    def list_parts(self) -> tuple[list[Part], list[Part]]:
        return list_table_parts(), list_seat_parts()

    def begin(self, table: Any, options: Mapping[str, Value]) -> None:
        """T0: the table before anything has been drawn."""
        parts = self.components
        seated = [seat < table.players for seat in range(4)]
        table.mover = CHANCE
        table.marching = v.SHOW_MODES.index(str(options["exhibitions"]))
        table.phase = v.DRAW_DISPLAY
        for name in ("actor", "renew", "swaps", "renewed", "discard_shows"):
            setattr(table, name, 0)
        for name in ("site", "travel", "rumours", "assistant", "shovel", "to_draw", "rubble"):
            setattr(table, name, 0)
        table.order = [v.NO_SEAT] * 4
        table.week = [parts.start[table.players] if here else 0 for here in seated]
        table.place = [v.WARSAW] * 4
        table.permits = [(1 << v.SITES) - 1 if here else 0 for here in seated]
        table.swapper = v.NO_SEAT
        table.display = [v.NO_CARD] * v.OPEN_CARDS
        table.shows = [v.NO_SHOW] * v.SHOW_FIELDS
        table.pile = list(parts.copies)
        all_shows = (1 << v.EXHIBITIONS) - 1
        small = (1 << v.SMALL) - 1
        table.pile_shows = all_shows if table.players == 2 else small
        table.waiting_shows = all_shows ^ table.pile_shows
        table.first = v.OPEN_CARDS + v.PILE
        table.second = v.PILE + int(table.pile_shows).bit_count()
        table.discards = [0] * v.FACES
        table.held = [0] * (4 * v.FACES)
        table.exhibited = [0] * 4
        table.cards = [0] * (4 * v.KINDS)
        table.special = [0] * (4 * v.SITES)
        table.general = [0] * 4
        table.bonus = [v.NO_TILE] * v.SITES
        table.bag = [(1 << v.SITE_TILES) - 1] * v.SITES
        table.found = [0] * (4 * v.SITES)

    def page_tables(self, language: str) -> dict[str, Cells]:
        return page_tables(self.components, language)

    def options_of(self, state: Any) -> dict[str, Value]:
        return {"exhibitions": v.SHOW_MODES[state.marching]}

    def seen(self, state: Any, move: Move) -> Mapping[str, Value]:
        return facts_of_move(self, state, move)

    def about(self, state: Any, action: int, reason: int) -> Mapping[str, Value]:
        return facts_of_refusal(self, state, action, reason)

    def board(self, state: Any) -> ThebesView:
        return draw_view(self, state)

    def picture(self, view: Mapping[str, Any], dark: bool = False) -> str:
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
