"""Pergamon on a terminal: funds as a ruler, a cut through the ground, the calendar, the museum, the players.

A tile reads like its notation, V36·M4, between two halves of objects. Laid side by side, halves that belong
together close to one silhouette, and the year is read across the seam: the century on its left, two digits on
its right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.align import Align
from rich.box import HEAVY, ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from mattock.games.pergamon.vocabulary import KIND_LETTERS, KIND_NAMES
from mattock.terminal.look import BONE, EDGES, INK, LAMP, SAND, chip
from mattock.words import say

View = Mapping[str, Any]

WIDE = 98  # columns from which everything has room
HALVES = {"vase": "◥◤", "jug": "◢◣", "bracelet": "◖◗", "mask": "▐▌"}
LETTERS = dict(zip(KIND_NAMES, KIND_LETTERS, strict=True))
PAINT = {"vase": "#A23B1E", "jug": "#1F5F8B", "bracelet": "#8A5A00", "mask": "#6B2D73"}  # on a tile
GLAZE = {"vase": "#D9794A", "jug": "#5B9CCB", "bracelet": "#D6A846", "mask": "#B283C2"}  # a whole object
SOURCES = {
    "exhibit": "pergamon-source-exhibit",
    "scoring": "pergamon-source-scoring",
    "bonus": "pergamon-source-bonus",
    "oldest": "pergamon-source-oldest",
}
BACKS = {"bag": "o", "chest": "□"}
COIN = "¢"
EARTH = ("#A88455", "#8C6A42", "#6F5232", "#533C25", "#3A2A1A")  # deeper is darker
GRAIN = ("·  ·  · ", "░ ░ ░ ░ ", "░░░░░░░░", "▒▒▒▒▒▒▒▒", "▓▓▓▓▓▓▓▓")  # and denser, without colour
STAIRS = "▁▂▃▄▅▆▇█"
STONE = ("#A67C3D", "#C9A15A")
QUIET = frozenset(("drawn", "top", "front", "turn"))
SEEN = frozenset(("laid",))
PAPER = Style.parse(f"{INK} on {SAND}")
TILE = 8  # cells of a tile
GROUND = 46  # and of the cut through the ground


class Board:
    """The whole table, for the width there is; short: what matters in the phase at hand."""

    def __init__(self, view: View, names: Sequence[str] = (), short: bool = False) -> None:
        self.view = view
        self.names = names
        self.short = short

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self.view
        width = min(options.max_width, WIDE)
        placing = view["phase"] in ("laying", "placing")
        yield headline(view)
        if not self.short or placing:
            yield funds(view, width)
        yield side_by_side(excavation(view), calendar(view, width == WIDE), GROUND, width)
        if not self.short or not placing:
            yield museum(view, width)
        yield from table_top(view, width)
        seats = [seat for seat in view["seats"] if not self.short or seat["seat"] == view["mover"]]
        yield players(view, seats, self.names, width)


def side_by_side(left: RenderableType, right: RenderableType, first: int, width: int) -> Table:
    """Two things beside each other, the first of a fixed width."""
    grid = Table.grid()
    grid.add_column(width=first)
    grid.add_column(width=width - first)
    grid.add_row(left, right)
    return grid


def centred(sign: Text, width: int) -> Text:
    """A small sign in the middle of a field, in its own colours up to its edges."""
    before = (width - sign.cell_len) // 2
    return Text().join([Text(" " * before), sign, Text(" " * (width - sign.cell_len - before))])


def panel(content: RenderableType, title: str, style: str = "dim", width: int | None = None) -> Panel:
    """A framed part of the table."""
    return Panel(
        content,
        title=title,
        title_align="left",
        box=ROUNDED,
        border_style=style,
        padding=(0, 0),
        width=width,
    )


def headline(view: View) -> Text:
    """Round and order of placing, the start player first; the raider's coins."""
    line = Text(" ")
    line.append("PERGAMON", f"bold {LAMP}")
    if view["round"]:
        line.append("   " + say("pergamon-board-round", {"round": view["round"]}) + "   ")
        line.append(say("pergamon-board-order", {}) + " ", "dim")
        line.append_text(Text(" ").join(chip(seat) for seat in view["order"]))
    if view["raider"] is not None:
        line.append("   ")
        line.append_text(chip("raider"))
        line.append(" " + say("pergamon-board-raider", {"coins": view["raider"]["coins"]}))
    return line


# The funds fields.


def funds(view: View, width: int) -> Text:
    """The ruler of 13 fields; field 1 is the rightmost."""
    fields = list(reversed(view["funds"]))
    cell, more = divmod(width - len(fields) - 1, len(fields))
    widths = [cell + (place < more) for place in range(len(fields))]
    raided = view["raider"] is not None
    lines = [
        ruled("╭┬╮", widths),
        marked([Text(str(f["field"]), "dim") for f in fields], widths),
        marked([Text(f"{f['coins']}{COIN}", "bold") for f in fields], widths),
        marked([Text(reach(f["gallery"])) for f in fields], widths),
        marked([standing(f, raided) for f in fields], widths),
        ruled("╰┴╯", widths),
    ]
    return Text("\n", no_wrap=True).join(lines)


def ruled(corners: str, widths: Sequence[int]) -> Text:
    """An edge of the ruler."""
    return Text(corners[0] + corners[1].join("─" * width for width in widths) + corners[2], "dim")


def marked(cells: Sequence[Text], widths: Sequence[int]) -> Text:
    """One line of the ruler."""
    bar = Text("│", "dim")
    inner = bar.join(centred(cell, width) for cell, width in zip(cells, widths, strict=True))
    return Text().join([bar, inner, bar])


def reach(gallery: str) -> str:
    """The galleries that a field allows."""
    return gallery if gallery == "I" else f"I–{gallery}"


def standing(field: View, raided: bool) -> Text:
    """Who stands on a field, or the raider's sign."""
    if field["figure"]:
        return chip(field["figure"])
    chests = field["raider_chests"]
    if not raided or chests is None:
        return Text("")
    return Text(BACKS["bag"] * (2 - chests) + BACKS["chest"] * chests, "dim")


# The ground.


def excavation(view: View) -> Panel:
    """The cut through the ground with its five galleries."""
    lines = [gallery(g, depth) for depth, g in enumerate(view["galleries"])]
    return panel(Group(*lines), say("pergamon-board-excavation", {}))


def gallery(shaft: View, depth: int) -> Text:
    """One gallery: its numeral, its price, its tiles and the earth between them."""
    earth = Style.parse(f"{EARTH[max(0, depth - 1)]} on {EARTH[depth]}")
    label = Style.parse(f"bold {BONE} on {EARTH[depth]}")
    line = Text(f" {shaft['gallery']:<3}{shaft['price']:>2}{COIN} ", label)
    for place in range(shaft["places"]):
        if place < len(shaft["tiles"]):
            line.append_text(tile(shaft["tiles"][place]))
        else:
            line.append(GRAIN[depth], earth)
        line.append(" ", earth)
    return line


# Tiles.


def tile(piece: View) -> Text:
    """One tile: right half of an object, digits, century, left half of the next object."""
    left, right = piece["left"], piece["right"]
    face = Text(style=PAPER)
    face.append(HALVES[left][1], Style.parse(f"{PAINT[left]} on {SAND}"))
    face.append(LETTERS[left], Style.parse(f"bold {PAINT[left]} on {SAND}"))
    face.append(f"{piece['digits']:02}·")
    face.append(LETTERS[right], Style.parse(f"bold {PAINT[right]} on {SAND}"))
    face.append(str(piece["century"]))
    face.append(HALVES[right][0], Style.parse(f"{PAINT[right]} on {SAND}"))
    return face


def loose(tiles: Iterable[View]) -> Text:
    """Tiles side by side without meeting."""
    return Text(" ").join(tile(t) for t in tiles)


def row(tiles: Sequence[View]) -> Text:
    """Tiles laid in a row, in two lines: halves that fit close up, and the year stands under the seam."""
    faces, years = Text(), Text()
    for place, piece in enumerate(tiles):
        if place and fits(tiles[place - 1], piece):
            years.append(" " * (faces.cell_len - 3 - years.cell_len))
            years.append_text(thing(joint(tiles[place - 1], piece)))
        elif place:
            faces.append("  ")
        faces.append_text(tile(piece))
    return Text("\n").join([faces, years])


def fits(left: View, right: View) -> bool:
    """Whether two halves make an object."""
    return bool(left["right"] == right["left"])


def joint(left: View, right: View) -> View:
    """The object that two fitting tiles make."""
    return {"kind": left["right"], "year": left["century"] * 100 + right["digits"]}


def thing(item: View) -> Text:
    """A complete object: its silhouette around its letter, and its year."""
    kind = item["kind"]
    text = Text()
    text.append(HALVES[kind][0], GLAZE[kind])
    text.append(LETTERS[kind], Style.parse(f"bold {INK} on {GLAZE[kind]}"))
    text.append(HALVES[kind][1], GLAZE[kind])
    text.append(str(item["year"]))
    return text


# Calendar and money.


def calendar(view: View, wide: bool) -> Panel:
    """The twelve rounds with their scorings, and the money."""
    lines = [*(wide_months(view) if wide else narrow_months(view)), *money(view)]
    return panel(Group(*lines), say("pergamon-board-calendar", {}))


def month(view: View, number: int, text: str) -> Text:
    """The number of a round; the present one glows, those gone by fade."""
    if number == view["round"]:
        return Text(text, Style.parse(f"bold reverse {LAMP}"))
    return Text(text, "dim" if number < view["round"] else "")


def wide_months(view: View) -> list[Text]:
    numbers, kinds, setbacks = Text(), Text(), Text()
    for entry in view["calendar"]:
        present = entry["round"] == view["round"]
        numbers.append_text(month(view, entry["round"], f"{'▸' if present else ' '}{entry['round']:>2} "))
        if entry["scoring"]:
            kinds.append_text(Text(" ") + thing({"kind": entry["oldest"], "year": ""}))
            setbacks.append(f" ↓{entry['setback']} " if entry["setback"] else " –  ")
        else:
            kinds.append("    ")
            setbacks.append("    ")
    return [numbers, kinds, setbacks]


def narrow_months(view: View) -> list[Text]:
    numbers = Text()
    scorings: list[Text] = []
    for entry in view["calendar"]:
        present = entry["round"] == view["round"]
        numbers.append_text(month(view, entry["round"], f"{'▸' if present else ' '}{entry['round']}"))
        if entry["scoring"]:
            drop = f"↓{entry['setback']}" if entry["setback"] else ""
            scorings.append(Text(f" {entry['round']} ") + thing({"kind": entry["oldest"], "year": drop}))
    return [numbers, scorings[0].append_text(Text().join(scorings[1:2])), Text().join(scorings[2:])]


def money(view: View) -> list[Text]:
    """The pile with the back of its first card, and the cards on the table."""
    pile = view["money"]
    top = f"{BACKS[pile['top']]} {say('pergamon-board-back', {'back': pile['top']})}" if pile["top"] else "–"
    first = Text(" ") + Text(say("pergamon-board-pile", {"cards": pile["pile"], "back": top}))
    cards = [f"{BACKS[c['back']]} {c['coins'] or '?'}" for c in pile["cards"]]
    shown = [c["coins"] for c in pile["cards"]]
    second = Text(" " + say("pergamon-board-cards", {}) + " ")
    second.append(" + ".join(cards) or "–", "bold" if cards else "dim")
    if shown and all(shown):
        second.append(f" = {sum(shown)}{COIN}", "bold")
    return [first, second]


# The museum.


def museum(view: View, width: int) -> Panel:
    """The strip from 24 down to 1: markers, stairs, numbers, and what a step is worth."""
    fields = list(reversed(view["museum"]))
    cell = (width - 2) // len(fields)
    most = max(f["points"] for f in fields) or 1
    markers, numerals, stairs, numbers = Text(), Text(), Text(), Text()
    for field in fields:
        here = field["marker"]
        markers.append_text(centred(chip(here["seat"]), cell) if here else Text(" " * cell))
        numerals.append(f"{here['marker'] if here else '':^{cell}}")
        height = STAIRS[(field["points"] * (len(STAIRS) - 1)) // most]
        stairs.append(height * cell, STONE[field["points"] % 2])
        numbers.append(f"{field['field']:^{cell}}", "bold" if field["marker"] else "dim")
    steps = Text()
    for points, group in groupby(fields, key=lambda f: int(f["points"])):
        steps.append_text(step(points, len(list(group)) * cell))
    strip = Align.center(Group(markers, numerals, stairs, numbers, steps), width=len(fields) * cell)
    return panel(strip, say("pergamon-board-museum", {}), width=width)


def step(points: int, width: int) -> Text:
    """A bracket under the fields that are worth the same."""
    inner = f" {points} " if width >= 5 else str(points)
    return (
        Text("╰" + f"{inner:─^{width - 2}}" + "╯", "dim") if width > 2 else Text(f"{points:^{width}}", "dim")
    )


# What lies on the table at the moment.


def table_top(view: View, width: int) -> Iterator[RenderableType]:
    """Finds to be laid out by choice, and the row being laid."""
    if view["drawn"]:
        yield panel(loose(view["drawn"]), say("pergamon-board-drawn", {}), LAMP, width)
    if view["row"]:
        title = say("pergamon-board-row", {"value": view["row"]["value"]})
        yield panel(row(view["row"]["tiles"]), title, LAMP, width)


# The players.


def players(view: View, seats: Sequence[View], names: Sequence[str], width: int) -> RenderableType:
    """Everybody's table, side by side."""
    across = 1 if len(seats) == 1 else 3 if len(seats) == 3 and width >= WIDE else 2
    each = width // across
    panels = [player(view, seat, names, each) for seat in seats]
    grid = Table.grid()
    for _ in range(across):
        grid.add_column(width=each)
    for first in range(0, len(panels), across):
        grid.add_row(*panels[first : first + across])
    return grid


def player(view: View, seat: View, names: Sequence[str], width: int) -> Panel:
    """One player: coins, tickets by source, tiles, collections."""
    moving = view["mover"] == seat["seat"]
    title = Text(" ")
    title.append("▶ " if moving else "", f"bold {LAMP}")
    title.append_text(chip(seat["seat"]))
    name = names["ABCD".index(seat["seat"])] if names else ""
    title.append(f" {name} " if name else " ", "bold" if moving else "not dim")
    lines = [*purse(seat, width - 2), *hand(seat["tiles"], width - 2)]
    lines += [line for shown in seat["collections"] for line in collection(shown, width - 2)]
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        box=HEAVY if moving else ROUNDED,
        border_style=EDGES[seat["seat"]] if moving else "dim",
        padding=(0, 0),
        width=width,
    )


def purse(seat: View, width: int) -> list[Text]:
    """Coins, points and where they come from."""
    line = Text(f" {seat['coins']}{COIN}", "bold")
    line.append("  " + say("pergamon-points", {"points": seat["score"]}), "bold")
    named = [f"{say(SOURCES[name], {})} {n}" for name, n in seat["points"].items() if n]
    sources = Text(f" {', '.join(named)}" if named else "", "dim", no_wrap=True, overflow="ellipsis")
    if line.cell_len + 1 + sources.cell_len <= width:
        return [Text(" ").join([line, sources])]
    return [line, sources]


def hand(tiles: Sequence[View], width: int) -> list[Text]:
    """Tiles in hand, in as many lines as it takes."""
    if not tiles:
        return [Text(" " + say("pergamon-board-no-tiles", {}), "dim")]
    across = max(1, (width + 1) // (TILE + 1))
    return [loose(tiles[k : k + across]) for k in range(0, len(tiles), across)]


def collection(shown: View, width: int) -> list[Text]:
    """A collection: marker, field, what it is worth, its objects."""
    head = Text()
    head.append(f"{shown['marker']:<3} {shown['field']:>2}", "bold")
    head.append(f"→{shown['points']} ", "dim")
    items = [thing(item) for item in shown["objects"]]
    across = max(1, (width - head.cell_len + 1) // (items[0].cell_len + 1))
    lines = [Text(" ").join(items[k : k + across]) for k in range(0, len(items), across)]
    margin = [head, *[Text(" " * head.cell_len)] * (len(lines) - 1)]
    return [before + line for before, line in zip(margin, lines, strict=True)]
