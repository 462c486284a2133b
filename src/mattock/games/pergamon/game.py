"""Pergamon as a game: its ids, its options, and what its numbers are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from mattock.core.components import standard_text
from mattock.core.fields import Codec, Field, Flag, Name, Number, Several
from mattock.core.game import Game, Option
from mattock.core.moves import Move, Reason, Value
from mattock.core.observation import Part
from mattock.core.rulespage import Cells
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS
from mattock.games.pergamon import vocabulary as v
from mattock.games.pergamon.components import Components
from mattock.games.pergamon.draw import draw_svg
from mattock.games.pergamon.facts import facts_of_move, facts_of_refusal
from mattock.games.pergamon.observe import list_seat_parts, list_table_parts
from mattock.games.pergamon.rules import Rules
from mattock.games.pergamon.tables import SPOKEN_OF, page_tables
from mattock.games.pergamon.view import draw_view
from mattock.games.pergamon.view_types import PergamonView

REASONS = (
    ("possible", ""),
    ("unknown-id", "P0.9"),
    ("game-over", "P0.10"),
    ("draw-first", "P0.11"),
    ("other-phase", "P0.8"),
    ("already-seen-tile", "P1.3"),
    ("no-such-back-left", "P0.2"),
    ("no-such-front-left", "P2.4"),
    ("wrong-back", "P2.4"),
    ("no-such-seat", "P0.6"),
    ("not-drawn", "P8.4"),
    ("older-century", "P8.3"),
    ("field-taken", "P2.3"),
    ("raider-stands-there", "P7.2"),
    ("already-dug", "P3.2"),
    ("out-of-reach", "P3.3"),
    ("empty-gallery", "P3.5"),
    ("cannot-pay-dig", "P3.4"),
    ("dig-comes-first", "P3.6"),
    ("not-in-hand", "P3.9"),
    ("on-show", "P3.18"),
    ("no-partner", "P3.8"),
    ("does-not-fit", "P3.10"),
    ("row-too-short", "P3.8"),
    ("too-much-polish", "P3.12"),
    ("cannot-pay-polish", "P3.12"),
    ("polish-wasted", "P3.14"),
    ("no-free-marker", "P3.19"),
    ("marker-still-free", "P3.19"),
    ("exhibit-must-follow", "P3.20"),
    ("finish-row", "P3.21"),
    ("storing-begun", "P3.24"),
    ("cannot-pay-storage", "P3.22"),
    ("three-are-free", "P3.23"),
    ("last-round-no-storage", "P3.25"),
    ("in-the-row", "P3.9"),
    ("no-row", "P3.8"),
    ("dig-before-row", "P3.6"),
)

NOTES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("start", "P0.6", ("seat",)),
    ("top", "P0.2", ("back",)),
    ("drawn", "P1.1", ("tile",)),
    ("laid", "P1.1", ("tile", "gallery")),
    ("full", "P1.2", ("gallery",)),
    ("unseen", "P1.3", ("tiles",)),
    ("cards", "P2.1", ("back", "second_back")),
    ("raider-stands", "P7.1", ("field",)),
    ("placed", "P2.3", ("seat", "field")),
    ("pot", "P2.4", ("coins",)),
    ("paid", "P2.5", ("seat", "coins", "wanted")),
    ("rest", "P2.6", ("seat", "coins", "wanted")),
    ("turn", "P3.1", ("seat",)),
    ("dug", "P3.2", ("seat", "gallery", "price")),
    ("found", "P3.7", ("seat", "tile")),
    ("joined", "P3.10", ("seat", "tile")),
    ("dissolved", "P3.19", ("seat", "marker")),
    ("polished", "P3.12", ("seat", "coins", "value")),
    ("capped", "P3.14", ("seat", "value", "field")),
    ("shown", "P3.15", ("seat", "marker", "field")),
    ("ticket", "P3.15", ("seat", "points")),
    ("pushed", "P3.16", ("seat", "marker", "field")),
    ("out", "P3.17", ("seat", "marker")),
    ("discarded", "P3.23", ("seat", "tile")),
    ("stored", "P3.22", ("seat", "tiles", "coins")),
    ("raided", "P7.4", ("gallery", "price")),
    ("raider-saves", "P7.6", ("coins",)),
    ("scoring", "P4.1", ("round",)),
    ("earned", "P4.2", ("seat", "marker", "points")),
    ("bonus", "P4.3", ("seat", "kind", "year", "points")),
    ("no-bonus", "P4.6", ("kind",)),
    ("setback", "P4.5", ("fields",)),
    ("next-start", "P5.2", ("seat",)),
    ("next-start-of-two", "P7.7", ("seat",)),
    ("next-order", "P8.2", ("seat",)),
    ("oldest", "P6.2", ("seat", "rank", "year", "points")),
    ("ended", "P6.1", ()),
    ("tie", "P6.4", ()),
    ("front", "P2.4", ("coins",)),
    ("round", "P0.8", ("round",)),
    ("raider-paid", "P7.3", ("coins", "wanted")),
    ("raided-nearer", "P7.5", ("gallery", "price")),
    ("raider-idle", "P7.5", ()),
    ("polished-last", "P3.13", ("seat", "coins", "value")),
    ("chosen", "P8.3", ("seat", "tile", "gallery")),
    ("won", "P6.3", ("seat", "points")),
    ("shared", "P6.4", ()),
    ("set-back", "P4.5", ("seat", "marker", "field")),
    ("last-turn", "P3.25", ("seat",)),
    ("raider-rest", "P7.3", ("coins", "wanted")),
)

FAULTS = (
    "",
    "a tile is missing or in two places",
    "a gallery holds more than four tiles",
    "a marker in the museum and its collection do not go together",
    "the row being laid does not hold together, or can neither go on nor be shown",
    "the money cards do not add up, or do not lie as the phase asks",
    "the coins do not add up",
    "the figures do not stand as the phase asks",
    "mover, round, phase and drawn tiles do not go together",
    "a seat that nobody sits on has tiles, or tiles are thrown away in the last round",
    "more tiles have been revealed than the rounds so far bring",
    "the order of play does not begin with the start player, or does not go clockwise",
    "the raider does not stand where the backs of the two cards say",
    "somebody has more points than can be",
)


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
    reasons = REASONS
    notes = NOTES
    faults = FAULTS
    rules = Rules
    view_type = PergamonView
    spoken_of = SPOKEN_OF
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

    def list_actions(self) -> list[Move]:
        make = self.make_move
        moves = [make(v.LAY + t, "lay", tile=t) for t in range(v.TILES)]
        moves += [make(v.PLACE + f, "place", field=f + 1) for f in range(v.FIELDS)]
        moves += [make(v.DIG + g, "dig", gallery=g) for g in range(v.GALLERIES)]
        moves += [make(v.JOIN + t, "join", tile=t) for t in range(v.TILES)]
        moves += [make(v.DISSOLVE + m, "dissolve", marker=m) for m in range(v.MARKERS)]
        moves += [make(v.EXHIBIT + c, "exhibit", coins=c) for c in range(v.STRIP)]
        moves += [make(v.DISCARD + t, "discard", tile=t) for t in range(v.TILES)]
        return [*moves, make(v.STORE, "store")]

    def list_outcomes(self) -> list[Move]:
        make = self.make_move
        moves = [make(v.START_SEAT + s, "start", seat=s) for s in range(4)]
        moves += [make(v.TILE + t, "tile", tile=t) for t in range(v.TILES)]
        moves += [make(v.BACK + b, "back", back=b) for b in range(2)]
        return moves + [make(v.FRONT + k, "front", coins=k + 1) for k in range(v.FRONTS)]

    def list_fields(self) -> list[Field]:
        names = self.components.names
        tiles: Codec = Several(names)
        tile: Codec = Name([*names, None])
        seat: Codec = Name(SEAT_LETTERS)
        back: Codec = Name([*v.BACK_NAMES, None])
        small: Codec = Number(0, 1000)
        return [
            Field("mover", Name(["over", "chance", *SEAT_LETTERS], OVER)),
            Field("phase", Name(v.PHASE_NAMES)),
            Field("round", Number(0, v.ROUNDS)),
            Field("start", seat),
            Field("order", seat, 4),
            Field("turn", Number(0, 4)),
            Field("at", Number(0, v.FIELDS)),
            Field("dug", Flag()),
            Field("exhibited", Flag()),
            Field("level", Number(0, v.GALLERIES)),
            Field("unseen", tiles),
            Field("drawn", tiles),
            Field("gallery", tiles, v.GALLERIES),
            Field("hand", tiles, 4),
            Field("row", tiles),
            Field("row_first", tile),
            Field("row_last", tile),
            Field("row_value", small),
            Field("spot", Number(0, v.STRIP), 12),
            Field("shown", tiles, 12),
            Field("first", tile, 12),
            Field("link", tile, v.TILES),
            Field("box", tiles),
            Field("top", back),
            Field("bags", Number(0, 24)),
            Field("chests", Number(0, 24)),
            Field("backs", back, 2),
            Field("fronts", Number(0, v.FRONTS), 2),
            Field("unseen_fronts", Number(0, 24), v.FRONTS),
            Field("figure", Number(0, v.FIELDS), 5),
            Field("coins", small, 5),
            Field("spent", small),
            Field("points", Number(0, 9999), 16),
        ]

    def list_parts(self) -> tuple[list[Part], list[Part]]:
        return list_table_parts(), list_seat_parts()

    def begin(self, table: Any, options: Mapping[str, Value]) -> None:
        """P0: the table before anything has been drawn."""
        parts = self.components
        table.by_order = int(bool(options["order"]))
        table.by_choice = int(bool(options["sorting"]))
        table.mover = CHANCE
        table.phase = v.DRAW_START
        for name in ("round", "start", "turn", "at", "dug", "exhibited", "level", "row_value", "spent"):
            setattr(table, name, 0)
        table.drawn = table.box = table.row = 0
        table.unseen = (1 << v.TILES) - 1
        table.gallery = [0] * v.GALLERIES
        table.hand = [0] * 4
        table.shown = [0] * 12
        table.order = [0] * 4
        table.spot = [0] * 12
        table.first = [v.NONE] * 12
        table.link = [v.NONE] * v.TILES
        table.row_first = table.row_last = v.NONE
        table.top = v.NO_CARD
        table.bags = sum(n for n, b in zip(parts.copies, parts.back, strict=True) if b == v.BAG)
        table.chests = sum(n for n, b in zip(parts.copies, parts.back, strict=True) if b == v.CHEST)
        table.backs = [v.NO_CARD] * 2
        table.fronts = [0] * 2
        table.unseen_fronts = list(parts.copies)
        table.figure = [0] * 5
        table.coins = [parts.start_coins if seat < table.players else 0 for seat in range(5)]
        table.points = [0] * 16

    def forbid(self, players: int, options: Mapping[str, Value]) -> Reason | None:
        """P8.1: the order of play is a variant for three and four."""
        if options["order"] and players == 2:
            return Reason("P8.1", "pergamon-reason-order-needs-three")
        return None

    def page_tables(self, language: str) -> dict[str, Cells]:
        return page_tables(self.components, language)

    def options_of(self, state: Any) -> dict[str, Value]:
        return {"order": bool(state.by_order), "sorting": bool(state.by_choice)}

    def seen(self, state: Any, move: Move) -> Mapping[str, Value]:
        return facts_of_move(self, state, move)

    def about(self, state: Any, action: int, reason: int) -> Mapping[str, Value]:
        return facts_of_refusal(self, state, action, reason)

    def board(self, state: Any) -> PergamonView:
        return draw_view(self, state)

    def picture(self, view: Mapping[str, Any], dark: bool = False) -> str:
        return draw_svg(view, dark)


def longest_game() -> int:
    """A bound on the steps of a game, from what can happen at most once to each thing."""
    turns = 4 * v.ROUNDS
    draws = 1 + v.TILES + 2 * 2 * v.ROUNDS  # start player, tiles, backs and fronts
    tiles_used = v.TILES  # joined or thrown away, each once
    shows = 2 * (v.TILES // 2)  # an exhibit and a dissolved collection for it
    lays = (v.STACK - 1) * v.ROUNDS
    return draws + lays + tiles_used + shows + 3 * turns  # place, dig and store
