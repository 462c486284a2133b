"""Mykerinos on a terminal: the region as a dig plan with its zones beside it, the museum, the players.

A field shows its ground (· sand, /\\ a pyramid, ≈≈ river, ░░ land), a cube as the sign of its colour, or a
disc in brackets. Beside each zone stand its two cards and who leads there now; `=` stands between those who
share a rank.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.box import HEAVY, ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from mattock.terminal.look import BONE, EDGES, INK, LAMP, SAND, chip, sign
from mattock.terminal.names import mark, told
from mattock.words import say

View = Mapping[str, Any]

WIDE = 98  # columns from which everything has room
COLUMNS = "abcdefgh"
MIDDLE = 4  # columns of a zone
ZONE_ROWS = 3
CELL = 4
PLAN = 2 + len(COLUMNS) * CELL + 3  # of the region: row number, fields, the line in the middle
PATRONS = {
    "violet": ("V", "#B283C2"),
    "lemon": ("L", "#D6C046"),
    "brown": ("B", "#B8845A"),
    "blackmore": ("K", "#9A9A9A"),
    "tangerine": ("T", "#E0853A"),
    "greenwish": ("G", "#5FAE78"),
    "nobody": ("–", BONE),
}
GROUND = {
    "sand": ("·", Style.parse(f"{INK} on {SAND}")),
    "pyramid": ("/\\", Style.parse("bold #7A4A12 on #C9A15A")),
    "river": ("≈≈", Style.parse(f"{BONE} on #2F6DA8")),
    "land": ("░░", Style.parse("#8A6A2C on #D8C37A")),
}
SOURCES = {
    "parcels": "mykerinos-source-parcels",
    "nile": "mykerinos-source-nile",
    "boats": "mykerinos-source-boats",
    "museum": "mykerinos-source-museum",
    "sets": "mykerinos-source-sets",
}
NEUTRAL = Style.parse(f"bold {BONE} on #5A544C")
QUIET = frozenset(
    ("turn", "ranked", "zone", "upright", "blackmore", "tangerine", "brown", "river-cube", "river")
)
SEEN = frozenset(("parcel", "bank", "wing"))


class Board:
    """The whole table, for the width there is; short: what matters in the phase at hand."""

    def __init__(self, view: View, names: Sequence[str] = (), short: bool = False) -> None:
        self.view = view
        self.names = names
        self.short = short

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self.view
        width = min(options.max_width, WIDE)
        yield headline(view)
        if view["fields"]:
            yield region(view, width)
        if view["nile"] is not None:
            yield nile(view)
        if view["pass_now"]:
            yield Text(" " + pass_now(view), LAMP)
        if not self.short or view["phase"] in ("choosing", "appealed", "marking"):
            yield museum(view, width)
        seats = [seat for seat in view["seats"] if not self.short or seat["seat"] == view["mover"]]
        yield players(view, seats, self.names, width)


def piece(colour: str) -> Text:
    """A cube: the sign of its seat, or that of the neutral colour."""
    return Text("○N", NEUTRAL) if colour == "neutral" else chip(colour)


def emblem(patron: str) -> Text:
    """A patron's letter in the colour of the name."""
    letter, colour = PATRONS[patron]
    return Text(letter, Style.parse(f"bold {colour}"))


def headline(view: View) -> Text:
    """Round, start player and the passing scale."""
    line = Text(" ")
    line.append("MYKERINOS", f"bold {LAMP}")
    if view["round"]:
        line.append(
            "   " + say("mykerinos-board-round", {"round": view["round"], "seat": sign(view["start"])})
        )
        line.append("   " + say("mykerinos-board-scale", {}) + " ", "dim")
        for space, colour in enumerate(view["scale"], 1):
            line.append(f"{space} ", "dim")
            line.append_text(piece(colour) if colour else Text("–", "dim"))
            line.append(" ")
    return line


# The region.


def region(view: View, width: int) -> Table:
    """The dig plan, with the zones at its left and its right."""
    side = (width - PLAN) // 2
    grid = Table.grid()
    for each in (side, PLAN, side):
        grid.add_column(width=each)
    grid.add_row(Text(), column_letters(), Text())
    fields = {f["field"]: f for f in view["fields"]}
    zones = view["zones"]
    rows = max(int(name[1:]) for name in fields)
    for first in range(0, rows, ZONE_ROWS):
        pair = first // ZONE_ROWS * 2
        plan = Text("\n").join(plan_row(fields, row) for row in range(first + 1, first + ZONE_ROWS + 1))
        left, right = (zone(view, zones[k], side) if k < len(zones) else Text() for k in (pair, pair + 1))
        if first:
            grid.add_row(Text(), string_line(), Text())
        grid.add_row(left, plan, right)
    return grid


def column_letters() -> Text:
    letters = [f"{letter:^{CELL}}" for letter in COLUMNS]
    return Text("  " + "".join(letters[:MIDDLE]) + "   " + "".join(letters[MIDDLE:]), "dim")


def string_line() -> Text:
    """The string between two rows of zones."""
    half = "─" * (CELL * MIDDLE)
    return Text("  " + half + "─┼─" + half, "dim")


def plan_row(fields: Mapping[str, View], row: int) -> Text:
    """One row of fields."""
    line = Text(f"{row:>2}", "dim")
    for place, letter in enumerate(COLUMNS):
        if place == MIDDLE:
            line.append(" │ ", "dim")
        line.append_text(cell(fields.get(f"{letter}{row}")))
    return line


def cell(field: View | None) -> Text:
    """One field: ground, cube or disc."""
    if field is None:
        return Text(" " * CELL)
    sign, style = GROUND[field["ground"]]
    if field["cube"]:
        return Text().join([Text(" ", style), piece(field["cube"]), Text(" ", style)])
    if field["disc"]:
        return Text(f"({field['disc']})".center(CELL), style)
    return Text(sign.center(CELL), style)


def zone(view: View, part: View, width: int) -> Text:
    """A zone: its number, its cards, who leads."""
    glows = view["zone"] == part["zone"]
    title = say("mykerinos-board-zone", {"zone": part["zone"]})
    head = Text(f"{'▶' if glows else ' '}{title} ", f"bold {LAMP}" if glows else "bold")
    head.append_text(standing(part["ranking"]))
    lines = [head]
    for card in part["cards"]:
        line = Text("  ")
        if card is None:
            line.append("–", "dim")
        else:
            line.append_text(emblem(card["patron"]))
            line.append(f" {card['card']} ")
            line.append(say("mykerinos-points", {"points": card["points"]}), "dim")
        lines.append(line)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)


def standing(ranking: Sequence[View]) -> Text:
    """Who stands where with how many cubes."""
    line, rank = Text(), 0
    for entry in ranking:
        if rank:
            line.append("=" if entry["rank"] == rank else " ")
        rank = entry["rank"]
        line.append_text(piece(entry["colour"]))
        line.append(str(entry["cubes"]))
    return line


def pass_now(view: View) -> str:
    """What passing now would decide, in words."""
    boat = next((seat["seat"] for seat in view["seats"] if seat["tie_boat"]), None)
    ties = []
    for entry in view["pass_now"]:
        others = joined([say("mykerinos-other", {"other": mark(other)}) for other in entry["behind"]])
        where = joined(list(where_decided(entry)))
        tie = say("mykerinos-board-ahead", {"colour": entry["ahead"], "others": others, "where": where})
        if boat and boat in entry["behind"]:
            tie = told("mykerinos-board-unless-boat", {"tie": tie, "seat": boat})
        ties.append(tie)
    return say("mykerinos-board-pass-now", {"ties": "; ".join(ties)})


def where_decided(entry: View) -> Iterator[str]:
    """The zones, and the river."""
    if entry["zones"]:
        zones = joined([say("mykerinos-board-zone-number", {"zone": zone}) for zone in entry["zones"]])
        yield say("mykerinos-board-in-zones", {"count": len(entry["zones"]), "zones": zones})
    if entry["river"]:
        yield say("mykerinos-board-on-river", {})


def joined(items: Sequence[str]) -> str:
    """One, one and another, or one, another and a third."""
    *first, last = items
    return say("mykerinos-board-and", {"list": ", ".join(first), "last": last}) if first else last


def nile(view: View) -> Text:
    """Boat, stack and who leads on the river."""
    flow = view["nile"]
    line = Text(" " + say("mykerinos-board-river", {}) + " ", "bold #5B9CCB")
    line.append_text(standing(flow["ranking"]))
    line.append(" ")
    if flow["boat"]:
        line.append("  " + say("mykerinos-board-boat", {"boat": flow["boat"]}))
    stack = [*["?"] * len(flow["unseen"]), *flow["queue"]]
    line.append("  " + say("mykerinos-board-stack", {"cards": " ".join(stack) or "–"}), "dim")
    return line


# The museum.


def museum(view: View, width: int) -> Panel:
    """Five wings side by side, with the rooms between them."""
    rooms = {room["room"]: room for room in view["museum"]}
    grid = Table.grid(padding=(0, 1))
    wings = view["wings"]
    names = [Text.assemble(f"{w['wing']} ", emblem(w["patron"]) if w["patron"] else Text("?")) for w in wings]
    grid.add_row(Text(), *with_gaps(names, [Text()] * len(wings)))
    for value in (5, 3):
        cells = [room_sign(rooms[f"W{w['wing']}-{value}"]) for w in wings]
        gaps = [Text()] * len(wings)
        if value == 3:
            between = [f"W{w['wing']}{w['wing'] % len(wings) + 1}-2" for w in wings]
            gaps = [room_sign(rooms[name]) if name in rooms else Text() for name in between]
        grid.add_row(Text(), *with_gaps(cells, gaps))
    title = say("mykerinos-board-museum", {})
    return Panel(
        grid, title=title, title_align="left", box=ROUNDED, border_style="dim", width=width, padding=0
    )


def with_gaps(wings: Sequence[Text], gaps: Sequence[Text]) -> Iterator[Text]:
    """Wings and what lies behind each of them."""
    for wing, gap in zip(wings, gaps, strict=True):
        yield wing
        yield gap


def room_sign(room: View) -> Text:
    """A room: its value, and who is in it."""
    sign = Text(f"{room['value']}[", "dim")
    if room["cube"]:
        sign.append_text(piece(room["cube"]))
    else:
        sign.append(f"({room['disc']})" if room["disc"] else "  ")
    return sign.append("]", "dim")


# The players.


def players(view: View, seats: Sequence[View], names: Sequence[str], width: int) -> RenderableType:
    """Everybody's table, side by side."""
    across = 1 if len(seats) == 1 else 2
    each = width // across
    panels = [player(view, seat, names, each) for seat in seats]
    grid = Table.grid()
    for _ in range(across):
        grid.add_column(width=each)
    for first in range(0, len(panels), across):
        grid.add_row(*panels[first : first + across])
    return grid


def player(view: View, seat: View, names: Sequence[str], width: int) -> Panel:
    """One player: cubes, points by source, patrons with what their cards are worth, rooms."""
    moving = view["mover"] == seat["seat"]
    title = Text(" ")
    title.append("▶ " if moving else "", f"bold {LAMP}")
    title.append_text(chip(seat["seat"]))
    name = names["ABCD".index(seat["seat"])] if names else ""
    title.append(f" {name} " if name else " ", "bold" if moving else "not dim")
    lines = [purse(view, seat), patrons(seat), holdings(seat)]
    for line in lines:
        line.truncate(width - 2, overflow="ellipsis")
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        box=HEAVY if moving else ROUNDED,
        border_style=EDGES[seat["seat"]] if moving else "dim",
        padding=(0, 0),
        width=width,
    )


def purse(view: View, seat: View) -> Text:
    """Cubes at hand and points."""
    line = Text(" " + say("mykerinos-board-cubes", {"cubes": seat["stock"]}), "bold")
    if view["players"] == 2:
        line.append(f" + {seat['neutrals']} ")
        line.append_text(piece("neutral"))
    line.append("  " + say("mykerinos-points", {"points": seat["score"]}), "bold")
    named = [f"{say(SOURCES[name], {})} {n}" for name, n in seat["points"].items() if n]
    return line.append(f"  {', '.join(named)}" if named else "", "dim")


def patrons(seat: View) -> Text:
    """Cards by patron: how many, how many are turned, and what each is worth now."""
    line = Text(" ")
    for patron, cards in seat["patrons"].items():
        line.append_text(emblem(patron))
        line.append(f"{cards['cards']}", "bold" if cards["cards"] else "dim")
        line.append("↷" * cards["used"])
        if patron in seat["worth"]:
            line.append(f"×{seat['worth'][patron]}", "dim")
        line.append("  ")
    return line


def holdings(seat: View) -> Text:
    """Rooms, sets, discs and the boat."""
    parts = [", ".join(seat["rooms"]) or "–"]
    if seat["sets"]:
        parts.append(say("mykerinos-board-sets", {"sets": seat["sets"]}))
    if seat["discs"]:
        parts.append(say("mykerinos-board-discs", {"discs": seat["discs"]}))
    if seat["tie_boat"]:
        parts.append(say("mykerinos-board-tie-boat", {}))
    return Text(" " + say("mykerinos-board-rooms", {}) + " " + "  ".join(parts), "dim")
