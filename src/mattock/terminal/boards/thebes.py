"""Thebes on a terminal: the weeks of three years, the map, cards and exhibitions, the wheel, the players.

On the map a number behind each place is the weeks of the journey there. Sites have a sign of their own that
stands for them everywhere: Π Greece, ∪ Crete, Δ Egypt, ¶ Palestine, ≡ Mesopotamia.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from rich.box import HEAVY, ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from mattock.core.look import read_look
from mattock.core.state import State
from mattock.games.thebes import vocabulary
from mattock.terminal.board import half_up
from mattock.terminal.boards.thebes_odds import (
    bag_size,
    best_find,
    chance_of_one,
    draws,
    expected,
    points_of,
)
from mattock.terminal.boards.thebes_words import find_name, in_words, place_name
from mattock.terminal.look import EDGES, LAMP, SHAPES, chip
from mattock.terminal.look import sign as seat_sign
from mattock.terminal.names import told
from mattock.words import say

View = Mapping[str, Any]

WIDE = 98  # columns from which everything has room
TALL = 48  # and rows, with the moves under the board
WEEKS = vocabulary.YEAR_WEEKS
YEARS = range(vocabulary.FIRST_YEAR, vocabulary.FIRST_YEAR + vocabulary.YEARS)
LOOK = read_look("mattock.games.thebes")
SITES = {site: (LOOK["letters"][site], LOOK["paper"][site.lower()]) for site in vocabulary.SITE_NAMES}
SOURCES = {
    "artifacts": "thebes-source-artifacts",
    "exhibitions": "thebes-source-exhibitions",
    "congresses": "thebes-source-congresses",
    "expertise": "thebes-source-expertise",
}
CHOICES = {
    "take": "thebes-choice-take",
    "exhibit": "thebes-choice-exhibit",
    "swap": "thebes-choice-swap",
    "dig": "thebes-choice-dig",
    "fly-take": "thebes-choice-fly-take",
    "fly-exhibit": "thebes-choice-fly-exhibit",
    "fly-swap": "thebes-choice-fly-swap",
    "fly-dig": "thebes-choice-fly-dig",
    "finish": "thebes-move-finish",
    "rumour": "thebes-move-rumour",
    "assistant": "thebes-choice-assistant",
    "shovel": "thebes-choice-shovel",
    "weeks": "thebes-choice-weeks",
}
AIDS = ("assistant", "shovel", "car", "zeppelin", "permit", "congress")
FEW_WEEKS = 3  # so few are given up without asking
QUIET = frozenset(("opened", "turn", "landed", "on-top", "stayed", "stacked", "laid", "knowledge", "rubble"))
SEEN = frozenset(("show-moved", "rubble-back", "permit-turned", "permits-renewed"))

# The map: roads as lines, then where each place is written and where its figures stand, with room for them.
ROADS = (
    "        ─────        ─────        ────",
    " │       ╭────╯            │   │",
    "       ──╯ ╭───        ────╯   │",
    " │    ╰────╯    │              │",
    " ╰──────────      ──────╮      │",
    "              │         ╰─         ──╮",
    "              │            │         │",
    "              ╰───────",
    "                        │    ╰──╮    │",
    "                              ──",
)
SPOTS = {  # place: row, column; row, column and cells of its figures
    "London": (0, 0, 1, 2, 7),
    "Berlin": (0, 13, 1, 16, 10),
    "Warsaw": (0, 26, 1, 32, 8),
    "Moscow": (0, 38, 1, 41, 6),
    "Paris": (2, 0, 3, 2, 4),
    "Vienna": (2, 15, 3, 17, 8),
    "Rome": (4, 12, 5, 15, 8),
    "Greece": (5, 27, 6, 28, 8),
    "Mesopotamia": (7, 34, 8, 38, 8),
    "Crete": (7, 23, 8, 25, 4),
    "Palestine": (9, 33, 8, 33, 4),
    "Egypt": (9, 23, 9, 17, 4),
}
MAP = 47  # cells of the map
TRACK = 6 + WEEKS  # and of the time track


class Board:
    """The whole table, for the width there is; while somebody digs the wheel takes the place of the map."""

    def __init__(self, view: View, names: Sequence[str] = (), short: bool = False) -> None:
        self.view = view
        self.names = names
        self.short = short

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self.view
        width = min(options.max_width, WIDE)
        yield headline(view)
        if self.short or (console.is_terminal and console.height < TALL):
            yield from strip(view)
        else:
            yield beside(time(view), bags(view, width - TRACK - 2 > 30), TRACK + 2, width)
        if view["dig"] is not None:
            yield dig(view, width)
        elif self.short:  # the map waits until it is asked for
            half = width // 2
            yield beside(cards(view, half), exhibitions(view, width - half), half, width)
        else:
            left = MAP + (3 if width == WIDE else 2)
            yield beside(places(view, left), offers(view, width - left), left, width)
        seats = [seat for seat in view["seats"] if not self.short or seat["seat"] == view["mover"]]
        yield players(view, seats, self.names, width)


def doubt(state: State, action: int) -> str:
    """Whoever gives up much time is asked whether that is meant."""
    move = state.describe(action)
    if move.kind != "finish" or int(move.args["left"]) <= FEW_WEEKS:
        return ""
    return say("thebes-doubt-finish", {"left": move.args["left"]})


def choice(state: State, action: int) -> str:
    """A move as one chooses it: what it takes, the week it will be, and whose turn follows."""
    move, view = state.describe(action), state.view()
    then = state.clone()
    then.apply(action)
    args = {sort: in_words(sort, name) if isinstance(name, str) else name for sort, name in move.args.items()}
    if move.kind == "weeks":
        args["expected"] = f"{float(hopes(view, int(args['tiles']))):.1f}"
    words = say(CHOICES[move.kind], args)
    if then.view()["phase"] != "digging":
        return words + next_turn(then, view["mover"])
    return words + (after_journey(then) if view["phase"] == "turn" else after_aid(then))


def hopes(view: View, tiles: int) -> Fraction:
    """The points to expect of so many tiles of the dig at hand."""
    site = next(site for site in view["sites"] if site["site"] == view["dig"]["site"])
    return expected(points_of(site, tiles))


def next_turn(then: State, mover: str) -> str:
    """Whose turn it is when everything has been drawn: that of the top marker on the first field."""
    first = then.view()["track"][0]
    if first["end"]:
        return ", " + say("thebes-then-end", {})
    seat = first["markers"][0]
    return ", " + say("thebes-then-again" if seat == mover else "thebes-then", {"seat": seat_sign(seat)})


def after_journey(digging: State) -> str:
    """The end of the shortest dig, if no aid has to be spent first; how long, is chosen there."""
    moves = [digging.describe(action) for action in digging.legal()]
    digs = [move for move in moves if move.kind == "weeks"]
    if not digs:
        return ": " + say("thebes-then-aid", {})
    message = "thebes-then-earliest" if len(digs) > 1 else "thebes-then-just"
    return ": " + say(message, {key: digs[0].args[key] for key in ("week", "year")})


def after_aid(digging: State) -> str:
    """Knowledge and shovels once an aid has been spent."""
    at = digging.view()["dig"]
    return ": " + say("thebes-then-dig", {"knowledge": at["knowledge"], "tiles": at["shovels"]})


# Small signs.


def sign(site: str) -> Text:
    """The sign of a site in its colour."""
    letter, colour = SITES[site]
    return Text(letter, Style.parse(f"bold {colour}"))


def signs(numbers: Mapping[str, int], between: str = " ") -> Text:
    """Sites with numbers."""
    parts = []
    for site, n in numbers.items():
        part = sign(site)
        part.append(str(n), "bold not dim" if n else "dim")
        parts.append(part)
    return Text(between).join(parts)


def panel(content: RenderableType, title: str, width: int | None = None, lit: bool = False) -> Panel:
    """A framed part of the table."""
    return Panel(
        content,
        title=title,
        title_align="left",
        box=ROUNDED,
        border_style=LAMP if lit else "dim",
        padding=(0, 0),
        width=width,
    )


def beside(left: RenderableType, right: RenderableType, first: int, width: int) -> Table:
    """Two things beside each other, the first of a fixed width."""
    grid = Table.grid()
    grid.add_column(width=first)
    grid.add_column(width=width - first)
    grid.add_row(left, right)
    return grid


def headline(view: View) -> Text:
    """The year, and the markers in the order of turns."""
    line = Text(" ")
    line.append("THEBES", f"bold {LAMP}")
    line.append(f"   {view['year']}   ", "bold")
    line.append(say("thebes-board-order", {}) + " ", "dim")
    for field in view["track"]:
        for seat in field["markers"]:
            line.append(" ")
            line.append_text(chip(seat))
            line.append(" " + (say("thebes-board-end", {}) if field["end"] else str(field["week"])))
    return line


# The time track.


def time(view: View) -> Panel:
    """Three years of 52 weeks; markers on one week stand under each other, the one on top moves first."""
    lines = [ruler()]
    for year in YEARS:
        fields = {f["week"]: f["markers"] for f in view["track"] if f["year"] == year and not f["end"]}
        lines += [year_line(view, year, fields, depth) for depth in range(max(1, tallest(fields)))]
    ended = [seat for field in view["track"] if field["end"] for seat in field["markers"]]
    if ended:
        line = Text(" " + say("thebes-board-last-field", {}) + " ", "dim")
        lines.append(line.append_text(Text(" ").join(chip(seat) for seat in ended)))
    lines += [Text()] * (len(SITES) - len(lines))
    return panel(Group(*lines), say("thebes-board-time", {}))


def ruler() -> Text:
    """The numbers of the weeks: the first digit stands over its week, of the last one the last."""
    numbers = [" "] * WEEKS
    for week in (1, *range(5, WEEKS - 2, 5)):
        numbers[week - 1 : week - 1 + len(str(week))] = str(week)
    numbers[-2:] = str(WEEKS)
    return Text("      " + "".join(numbers), "dim")


def year_line(view: View, year: int, fields: Mapping[int, Sequence[str]], depth: int) -> Text:
    """One year; below its first line only what stands under other markers."""
    line = Text(f" {year} " if not depth else " " * 6, "bold" if year == view["year"] else "dim")
    for week in range(1, WEEKS + 1):
        stack = fields.get(week, ())
        if depth < len(stack):
            line.append_text(chip(stack[depth], SHAPES[stack[depth]]))
        elif depth:
            line.append(" ")
        else:
            line.append(field_sign(view, year, week), "dim")
    return line


def field_sign(view: View, year: int, week: int) -> str:
    """A field of the track: behind everybody, or still to come for somebody."""
    first = view["track"][0] if view["track"] else {"year": YEARS[0], "week": 1, "end": False}
    gone = first["end"] or (year, week) < (first["year"], first["week"])
    return "─" if gone else "╵" if week % 5 == 0 else "·"


def strip(view: View) -> Iterator[Text]:
    """Time and bags on a screen with few rows: the years in which markers stand, and one line of bags."""
    for year in YEARS:
        fields = {f["week"]: f["markers"] for f in view["track"] if f["year"] == year and not f["end"]}
        yield from (year_line(view, year, fields, depth) for depth in range(tallest(fields)))
    line = Text(f" {say('thebes-board-bags-short', {})} ", "dim")
    bits = [Text.assemble(sign(site["site"]), f" {contents(site)}") for site in view["sites"]]
    yield Text().append_text(line).append_text(Text("   ").join(bits))


def tallest(fields: Mapping[int, Sequence[str]]) -> int:
    """Markers of the highest stack."""
    return max(map(len, fields.values()), default=0)


def contents(site: View) -> str:
    """Finds of all tiles in a bag, and whether an artifact waits for the first dig."""
    return f"{len(site['bag'])}/{bag_size(site)}" + (" +1" if site["bonus"] else "")


def bags(view: View, wide: bool) -> Panel:
    """What is left at each site: finds of all tiles, their points, and what waits for the first dig."""
    lines = []
    for site in view["sites"]:
        line = Text(" ")
        line.append_text(sign(site["site"]))
        line.append(f" {say('thebes-site', {'site': site['site']}):<12}" if wide else " ")
        finds, size = len(site["bag"]), bag_size(site)
        worth = sum(find["points"] for find in site["bag"])
        line.append(f"{finds:>2}/{size}", "not dim")
        points = say("thebes-board-worth", {"points": worth}) if wide else str(worth)
        line.append(f" {points:>{6 if wide else 2}}", "not dim")
        line.append(" +1" if site["bonus"] else "", f"bold {LAMP}")
        lines.append(line)
    return panel(Group(*lines), say("thebes-board-bags" if wide else "thebes-board-bags-short", {}))


# The map.


def places(view: View, width: int = MAP + 3) -> Panel:
    """Cities, sites and roads, the weeks to get there, and who is where."""
    margin = width - MAP - 2
    canvas = [Text(" " * margin + row.ljust(MAP), "dim") for row in ROADS]
    for place in view["roads"]:
        row, column, below, left, room = SPOTS[place["place"]]
        label = Text()
        if place["site"]:
            label.append_text(sign(place["place"]))
            column -= 1
        here = place["weeks"] == 0
        weeks = "" if place["weeks"] is None else f" {place['weeks']}"
        left_of, right_of = free_cells(row, column, -1), free_cells(row, column, 1)
        name = shortened(place_name(place["place"]), left_of + right_of - label.cell_len - len(weeks))
        label.append(name, "not dim bold" if here or place["site"] else "not dim")
        label.append(weeks, f"bold not dim {LAMP}")
        column -= max(0, label.cell_len - right_of)
        usual = SPOTS[place["place"]][1] + len(place["place"]) + 2
        if ROADS[row][usual : usual + 1] == "─":
            label.append("─" * (usual - column - label.cell_len), "dim")
        canvas[row] = written(canvas[row], margin + column, label)
        canvas[below] = written(canvas[below], margin + left, figures(place["figures"], room))
    return panel(Group(*canvas), say("thebes-board-map", {}), width)


def free_cells(row: int, column: int, step: int) -> int:
    """How much can be written to one side: over straight roads, up to a bend, a place or the edge."""
    line = ROADS[row].ljust(MAP)
    names = {x - 2 if step > 0 else x + len(place) + 3 for place, (y, x, *_) in SPOTS.items() if y == row}
    found = 0
    at = column if step > 0 else column - 1
    while 0 <= at < MAP and line[at] in " ─" and (at not in names or at == column):
        found, at = found + 1, at + step
    return found


def shortened(name: str, most: int) -> str:
    """A name that fits."""
    return name if len(name) <= most else name[: most - 1] + "."


def written(line: Text, column: int, over: Text) -> Text:
    """A line with something written over it."""
    return Text().join([line[:column], over, line[column + over.cell_len :]])


def figures(seats: Sequence[str], room: int) -> Text:
    """Who is in a place; by their shapes alone where there is no room."""
    if 2 * len(seats) <= room:
        return Text().join(chip(seat) for seat in seats)
    return Text().join(chip(seat, SHAPES[seat]) for seat in seats)


# Cards and exhibitions.


def offers(view: View, width: int) -> Group:
    """What lies open: researcher cards, exhibitions, and the piles."""
    return Group(cards(view, width), exhibitions(view, width))


def cards(view: View, width: int) -> Panel:
    """The four open cards, with the weeks of the journey and of the card."""
    near = {place["place"]: place["weeks"] for place in view["roads"]}
    lines = []
    for card in view["display"]:
        if card is None:
            lines.append(Text(" –", "dim"))
            continue
        weeks = price(near[card["city"]], card["weeks"], width > 40)
        line = Text(" ")
        name = in_words("card", card["card"])
        if 6 + len(name) + len(weeks) <= width:
            line.append_text(sign(card["site"]) if card["site"] else Text("•", "dim"))
            line.append(" ")
        line.append(shortened(name, width - 4 - line.cell_len - len(weeks)), "bold not dim")
        line.append(" " * max(1, width - 3 - line.cell_len - len(weeks)) + weeks)
        lines.append(line)
    return panel(Group(*lines), say("thebes-board-cards", {}))


def price(travel: int | None, weeks: int, wide: bool) -> str:
    """The weeks that something takes: on the way and there; where there is no room, their sum."""
    if not wide:
        return str((travel or 0) + weeks)
    if travel is None:
        return say("thebes-board-weeks", {"weeks": weeks})
    return say("thebes-board-way-and-weeks", {"travel": travel, "time": weeks, "weeks": travel + weeks})


def exhibitions(view: View, width: int) -> Panel:
    """The fields a, b, c with what each exhibition asks for, and under them the piles."""
    lines = []
    for field in view["exhibitions"]:
        line = Text(f" {field['field']} ", "bold")
        lines.append(line)
        if field["exhibition"] is None:
            line.append("–", "dim")
        else:
            line.append_text(exhibition(view, field["exhibition"], width - 6))
    lines.append(Text(" " + pile_words(view, width > 40), "dim"))
    return panel(Group(*lines), say("thebes-board-exhibitions", {}))


def exhibition(view: View, show: View, width: int) -> Text:
    """An exhibition: points, artifacts asked for, whether the player in turn has them, weeks with the way."""
    wide = width > 36
    line = Text(in_words("exhibition", show["exhibition"]), "not bold")
    points = say("thebes-points", {"points": show["points"]}) + " " if wide else str(show["points"])
    line.append(f" {points} ")
    line.append_text(signs(show["wanted"], " " if wide else ""))
    line.append(" ✓" if can_hold(view, show) else "", f"bold {LAMP}")
    near = next(place["weeks"] for place in view["roads"] if place["place"] == show["city"])
    total = (near or 0) + show["weeks"]
    weeks = say("thebes-board-weeks", {"weeks": total}) if wide else str(total)
    return line.append(" " * max(1, width - line.cell_len - len(weeks)) + weeks)


def can_hold(view: View, show: View) -> bool:
    """Whether the player in turn has the artifacts (T6.2)."""
    movers = [seat for seat in view["seats"] if seat["seat"] == view["mover"]]
    return any(all(artifacts(s).get(site, 0) >= n for site, n in show["wanted"].items()) for s in movers)


def pile_words(view: View, wide: bool) -> str:
    """How many cards lie in the pile, wait and are discarded."""
    pile = view["pile"]
    gone = sum(view["discards"]["cards"].values()) + len(view["discards"]["exhibitions"])
    args = {"cards": pile["cards"], "waiting": pile["waiting"], "gone": gone}
    return say("thebes-board-piles" if wide else "thebes-board-piles-short", args)


# The dig.


def dig(view: View, width: int) -> Panel:
    """The wheel's row with the odds of the bag; while tiles are drawn, how many are still to come."""
    at = view["dig"]
    args = {key: at[key] for key in ("site", "knowledge", "special", "general", "travel")}
    title = told("thebes-dig-title", args | {"seat": at["seat"]})
    site = next(site for site in view["sites"] if site["site"] == at["site"])
    if at["wheel"] is None:
        words = say("thebes-dig-drawing", {"tiles": at["to_draw"], "rubble": at["rubble"]})
        return panel(Text(" " + words), title, width, lit=True)
    left = next(seat["weeks_left"] for seat in view["seats"] if seat["seat"] == at["seat"]) - at["travel"]
    tiles = [n if weeks <= left else 0 for weeks, n in enumerate(draws(at["wheel"], at["shovels"]), 1)]
    lines: list[RenderableType] = [wheel_row(site, tiles, width - 2)]
    most = tiles.index(max(tiles)) + 1 if any(tiles) else 0
    lines += [Padding(words, (0, 1)) for words in dig_words(site, tiles, most)]
    if at["spent"]:
        spent = ", ".join(say("thebes-aid", {"kind": kind}) for kind in at["spent"])
        lines.append(Text(" " + say("thebes-dig-spent", {"aids": spent}), "dim"))
    return panel(Group(*lines), title, width, lit=True)


def wheel_row(site: View, tiles: Sequence[int], width: int) -> Table:
    """For each number of weeks: tiles, points to expect, the chance of the best artifact."""
    cell = 6 if width > 90 else 5
    table = Table.grid()
    table.add_column(width=width - len(tiles) * cell - 1)
    for _ in tiles:
        table.add_column(width=cell, justify="right")
    odds = [expected(points_of(site, n)) if n else None for n in tiles]
    table.add_row(heading("thebes-dig-weeks"), *(Text(str(w), "dim") for w, _ in enumerate(tiles, 1)))
    table.add_row(heading("thebes-dig-tiles"), *(Text(str(n) if n else "–", "bold") for n in tiles))
    table.add_row(heading("thebes-dig-points"), *("" if e is None else f"{float(e):.1f}" for e in odds))
    best = best_find(site)
    if best is not None:
        name = Text(f" {best['points']} {find_name(best)}", overflow="ellipsis", no_wrap=True)
        table.add_row(name, *(f"{percent(chance_of_one(site, n))}%" if n else "" for n in tiles))
    return table


def heading(message: str) -> Text:
    return Text(" " + say(message, {}), "dim")


def percent(chance: Fraction) -> int:
    return half_up(100 * chance)


def dig_words(site: View, tiles: Sequence[int], most: int) -> Iterator[str]:
    """The shortest dig that brings the most in words, and what the first dig brings on top."""
    best = best_find(site)
    if most and best is not None:
        count = tiles[most - 1]
        points = float(expected(points_of(site, count)))
        yield say(
            "thebes-dig-most",
            {
                "weeks": most,
                "tiles": count,
                "expected": f"{points:.1f}",
                "chance": in_ten(chance_of_one(site, count)),
                "name": find_name(best),
            },
        )
    if site["bonus"]:
        yield say("thebes-dig-bonus", {"name": find_name(site["bonus"])})


def in_ten(chance: Fraction) -> str:
    """A chance as one says it."""
    if chance > Fraction(3, 20):
        return say("thebes-in-ten", {"tenths": half_up(10 * chance)})
    return say("thebes-one-in", {"number": half_up(1 / chance)}) if chance else say("thebes-no-chance", {})


# The players.


def players(view: View, seats: Sequence[View], names: Sequence[str], width: int) -> RenderableType:
    """Everybody's table, side by side."""
    across = 2 if len(seats) == 4 and width < WIDE else len(seats)
    each = width // max(1, across)
    panels = [player(view, seat, names, each) for seat in seats]
    grid = Table.grid()
    for _ in range(across):
        grid.add_column(width=each)
    for first in range(0, len(panels), max(1, across)):
        grid.add_row(*panels[first : first + across])
    return grid


def player(view: View, seat: View, names: Sequence[str], width: int) -> Panel:
    """One player: where and when, knowledge, permits, finds, cards, points."""
    moving = view["mover"] == seat["seat"]
    title = Text(" ")
    title.append("▶ " if moving else "", f"bold {LAMP}")
    title.append_text(chip(seat["seat"]))
    name = names["ABCD".index(seat["seat"])] if names else ""
    title.append(f" {name} " if name else " ", "bold" if moving else "not dim")
    lines = portrait(seat, width - 2)
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        box=HEAVY if moving else ROUNDED,
        border_style=EDGES[seat["seat"]] if moving else "dim",
        padding=(0, 0),
        width=width,
    )


def portrait(seat: View, width: int) -> Iterator[RenderableType]:
    """What there is to say of a player, line by line."""
    where = Text(" " + place_name(seat["place"]), "bold not dim")
    over = seat["end"]
    week = (
        say("thebes-board-end", {})
        if over
        else say("thebes-board-week", {"week": seat["week"], "year": str(seat["year"])})
    )
    yield fitted([where, Text(week, "not dim")], width)
    sources = [f"{say(SOURCES[name], {})} {n}" for name, n in seat["points"].items() if n]
    colon = ":" if sources else ""
    points = Text(" " + say("thebes-points", {"points": seat["score"]}) + colon, "bold not dim")
    yield listed(points, sources, width)
    knows = Text()
    knows.append_text(signs(seat["special"]))
    knows.append(" " + say("thebes-board-general", {"general": seat["general"]}), "not dim")
    if knows.cell_len < width:
        head = " " + say("thebes-board-knows", {})
        yield listed(Text(head if len(head) + 1 + knows.cell_len <= width else "", "dim"), [knows], width)
    else:
        yield Text.assemble(" ", signs(seat["special"]), f" +{seat['general']}")
    yield listed(Text(" " + say("thebes-board-permits", {}), "dim"), [permits(seat)], width)
    found = artifacts(seat)
    if found:
        yield listed(Text(" " + say("thebes-board-finds", {}), "dim"), [signs(found)], width)
    aids = list(owned(seat))
    if aids:
        yield listed(Text(), aids, width)
    if seat["exhibitions"]:
        shows = [in_words("exhibition", show["exhibition"]) for show in seat["exhibitions"]]
        yield listed(Text(" " + say("thebes-board-held", {}), "dim"), shows, width)


def fitted(parts: Iterable[Text], width: int) -> Text:
    """Side by side where they fit, else under each other."""
    parts = list(parts)
    line = Text("  ").join(parts)
    return line if line.cell_len <= width else Text("\n ").join(parts)


def listed(head: Text, things: Sequence[str | Text], width: int) -> Text:
    """Things behind each other, on as many lines as they need; none is torn."""
    lines = [Text().append_text(head)]
    for place, thing in enumerate(things):
        piece = thing if isinstance(thing, Text) else Text(thing, "not dim")
        comma = "," if place < len(things) - 1 and not isinstance(thing, Text) else ""
        if lines[-1].cell_len + 1 + piece.cell_len + len(comma) > width and lines[-1].plain.strip():
            lines.append(Text())
        lines[-1].append(" ")
        lines[-1].append_text(piece)
        lines[-1].append(comma)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)


def permits(seat: View) -> Text:
    """The sites whose permit is valid; a turned one leaves its place empty."""
    return Text().join(sign(site) if site in seat["permits"] else Text("×", "dim") for site in SITES)


def artifacts(seat: View) -> dict[str, int]:
    """How many artifacts of each site; books found are among the knowledge."""
    counts = Counter(find["site"] for find in seat["finds"] if find["kind"] == "artifact")
    return {site: counts[site] for site in SITES if counts[site]}


def owned(seat: View) -> Iterator[str]:
    """Cards that are more than books: rumours by their site, the others by their number."""
    numbers = Counter[str]()
    for card in seat["cards"]:
        numbers[card["kind"]] += card["number"]
    for card in seat["cards"]:
        if card["kind"] == "rumour":
            yield f"{say('thebes-aid', {'kind': 'rumour'})} {SITES[card['site']][0]}"
    for kind in AIDS:
        if numbers[kind]:
            word = say("thebes-aid", {"kind": kind})
            yield word if numbers[kind] == 1 else f"{word} ×{numbers[kind]}"
