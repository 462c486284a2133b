"""A picture of a view of Pergamon: one plain SVG, for notebooks, pages and the README.

A leaf of an excavation diary: the funds as a ruler, a cut through the ground, the calendar, the museum's
stairs, the players. Every tile and every object is broken along one and the same jagged seam, so halves fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from mattock.core.look import SHARED, read_look
from mattock.core.svg import (
    EDGE,
    GAP,
    INNER,
    SANS,
    WIDTH,
    Look,
    Point,
    View,
    at,
    box,
    centred,
    element,
    framed,
    game_name,
    group,
    leaf,
    look_of,
    number,
    path,
    ring,
    seat_sign,
    slip_paper,
    stamp,
    stamp_at,
    symbol,
    thing,
    things_of,
    write,
)
from mattock.core.svg import heading as svg_heading
from mattock.games.pergamon.vocabulary import GALLERY_NAMES, KIND_NAMES
from mattock.words import say

# Where things lie on the leaf.
RULER_TOP, RULER_HEIGHT = 92, 104
BOARD_TOP, BOARD_HEIGHT = 222, 478
GROUND_LEFT, GROUND_WIDTH = EDGE, 540
CALENDAR_LEFT, CALENDAR_WIDTH = 590, 210
MUSEUM_LEFT, MUSEUM_WIDTH = 820, 390
SKY = 62  # above the ground
LAYER = 7.4  # of the ground, in the small sign of a field's reach
TREAD, RISER = 15, 17  # a step of the museum
COURSE = 26  # of the stones below it
PANEL_GAP = 18

# A tile is drawn in a box of these units; its edges, like all that is broken, follow the seam.
LOOK = read_look("mattock.games.pergamon")
TILE_WIDTH: int = LOOK["tile"]["width"]
TILE_HEIGHT: int = LOOK["tile"]["height"]
SEAM: tuple[Point, ...] = tuple((x, y) for x, y in SHARED["seam"])
GALLERY_TILE = 47  # height of a tile in the ground
HAND_GAP = 14  # between tiles before a player
MARGIN = 16  # of a player's slip
PURSE = 92  # its upper part


PAPER = look_of("mattock.games.pergamon", "paper", "pd")
TENT = look_of("mattock.games.pergamon", "tent", "pn")
THINGS = things_of("mattock.games.pergamon")


def draw_svg(view: View, dark: bool = False) -> str:
    """The whole table as it lies; the text is the same for the same view."""
    look = TENT if dark else PAPER
    below = BOARD_TOP + BOARD_HEIGHT + GAP
    table = [*table_top(look, view, below)]
    if table:
        below += 104
    slips, height = players(look, view, below)
    parts = [
        *headline(look, view),
        *funds(look, view),
        *excavation(look, view),
        *calendar(look, view),
        *money(look, view["money"]),
        *museum(look, view),
        *table,
        *slips,
    ]
    return leaf(look, headline_words(view), summary(view), height, definitions(look, view), parts)


# What is drawn many times.


def definitions(look: Look, view: View) -> list[str]:
    """Everything that is stamped, drawn once."""
    pairs = sorted({(t["left"], t["right"]) for t in all_tiles(view)})
    parts = [depth_shade(look)]
    parts += [whole(look, kind) for kind in sorted(KIND_NAMES)]
    parts += [blank_tile(look, left, right) for left, right in pairs]
    parts += [seat_sign(look, seat["seat"]) for seat in view["seats"]]
    parts += [reach(look, gallery) for gallery in sorted({field["gallery"] for field in view["funds"]})]
    parts += [thing(look, name, THINGS) for name in THINGS]
    return parts


def earth_of(look: Look, depth: int) -> str:
    """The colour of a layer."""
    return look.colours[f"earth_{depth + 1}"]


def depth_shade(look: Look) -> str:
    """The dark of the depth."""
    dark = element("stop", stop_color=look.shade, stop_opacity=0)
    dark += element("stop", offset=1, stop_color=look.shade, stop_opacity=0.4)
    return element("linearGradient", dark, id=f"{look.mark}-depth", x2=0, y2=1)


def all_tiles(view: View) -> Iterator[View]:
    """Every tile that lies face up."""
    yield from view["drawn"]
    for gallery in view["galleries"]:
        yield from gallery["tiles"]
    for seat in view["seats"]:
        yield from seat["tiles"]
        for shown in seat["collections"]:
            yield from shown["tiles"]
    if view["row"]:
        yield from view["row"]["tiles"]


def seam_at(y: float) -> float:
    """How far the seam lies from the middle at this height."""
    for (x1, y1), (x2, y2) in pairwise(SEAM):
        if y1 <= y <= y2:
            return x1 + (x2 - x1) * (y - y1) / (y2 - y1)
    raise ValueError(f"The seam does not reach {y}.")


def along_seam(first: float, last: float, x: float = 0) -> str:
    """The seam from one height to another, as part of a path."""
    low, high = min(first, last), max(first, last)
    points = [(low, seam_at(low)), *((y, sx) for sx, y in SEAM if low < y < high), (high, seam_at(high))]
    if first > last:
        points.reverse()
    return "L" + " ".join(f"{number(x + sx)} {number(y)}" for y, sx in points)


def whole(look: Look, kind: str) -> str:
    """An object put together, for the calendar."""
    return symbol(
        look,
        kind,
        "-28 -29 56 58",
        stamp(look, f"{kind}-left", -28, -29, 32, 58),
        stamp(look, f"{kind}-right", -4, -29, 32, 58),
    )


def blank_tile(look: Look, left: str, right: str) -> str:
    """A tile without its numbers: the right half of its left kind, the left half of its right kind."""
    outline = f"M0 -28H{TILE_WIDTH}{along_seam(-28, 28, TILE_WIDTH)}H0{along_seam(28, -28)}z"
    middle = TILE_WIDTH / 2 + 3
    return symbol(
        look,
        f"{left}-{right}",
        f"-4 -29 {TILE_WIDTH + 8} 58",
        path(outline, fill=look.tile, stroke=look.tile_ink, stroke_width=1.3, stroke_linejoin="round"),
        stamp(look, f"{left}-right", -4, -29, 32, 58),
        stamp(look, f"{right}-left", TILE_WIDTH - 28, -29, 32, 58),
        path(f"M{middle} -12v24", stroke=look.tile_ink, stroke_width=0.8, stroke_dasharray="1.5 2.5"),
    )


def reach(look: Look, gallery: str) -> str:
    """How deep a field lets one dig: the layers of the ground down to it."""
    depth = GALLERY_NAMES.index(gallery)
    layers = "".join(
        box(1, 1 + LAYER * k, 19, 6, fill=earth if k <= depth else "none")
        for k, earth in enumerate(earth_of(look, depth) for depth in range(5))
    )
    drawing = element("g", layers, stroke=look.line, stroke_width=0.7)
    return symbol(look, f"reach-{gallery}", "0 0 21 39", drawing)


# The leaf and its headline.


def headline_words(view: View) -> str:
    return f"{view['game'].capitalize()}. {round_words(view)}" if view["round"] else view["game"].capitalize()


def round_words(view: View) -> str:
    return say("pergamon-board-round", {"round": view["round"], "seat": view["start"]})


def summary(view: View) -> str:
    """The picture in a sentence, for who cannot see it."""
    scores = [f"{s['seat']} {say('pergamon-points', {'points': s['score']})}" for s in view["seats"]]
    return f"{headline_words(view)}; {', '.join(scores)}"


def headline(look: Look, view: View) -> Iterator[str]:
    """The game, the round, the order of placing and, with two players, the raider's purse."""
    base = 66
    yield game_name(view)
    right: float = WIDTH - EDGE - 4
    if view["raider"] is not None:
        words = say("pergamon-board-raider", {"coins": view["raider"]["coins"]})
        yield group(
            words,
            stamp_at(look, "raider", right - 78, base - 12, 32),
            stamp_at(look, "coin", right - 44, base - 11, 24),
            write(right - 27, base - 4, view["raider"]["coins"], 22),
        )
        right -= 116
    if not view["round"]:
        return
    for seat in reversed(view["order"]):
        yield stamp_at(look, seat, right - 14, base - 11, 28)
        right -= 32
    words = f"{round_words(view)}; {say('pergamon-board-order', {})}"
    yield write(right - 8, base - 5, words, 19, text_anchor="end", font_style="italic", fill=look.pencil)


def heading(x: float, y: float, message: str, anchor: str | None = None) -> str:
    return svg_heading(x, y, say(message, {}), anchor)


def outline(look: Look, x: float, width: float) -> str:
    """The edge of a board, over what reaches it."""
    return box(x, BOARD_TOP, width, BOARD_HEIGHT, rx=3, fill="none", stroke=look.line, stroke_width=1.4)


# The funds.


def funds(look: Look, view: View) -> Iterator[str]:
    """The ruler of the funds fields; field 1 is the rightmost."""
    fields = view["funds"]
    cell = INNER / len(fields)
    bottom = RULER_TOP + RULER_HEIGHT
    yield framed(look, EDGE, RULER_TOP, INNER, RULER_HEIGHT, look.sand)
    marks = "".join(
        f"M{number(EDGE + cell * k / 10)} {RULER_TOP}v{3 if k % 5 else 7}"
        for k in range(1, 10 * len(fields))
        if k % 10
    )
    borders = "".join(f"M{number(EDGE + cell * k)} {RULER_TOP}V{bottom}" for k in range(1, len(fields)))
    yield path(marks + borders, stroke=look.line, stroke_width=0.8)
    yield path(
        f"M{EDGE + INNER - 6} {bottom + 12}H{EDGE + 8}m9-4.5l-9 4.5 9 4.5", fill="none", stroke=look.pencil
    )
    for field in fields:
        yield funds_field(look, field, EDGE + INNER - cell * field["field"], cell, view["raider"] is not None)


def funds_field(look: Look, field: View, x: float, cell: float, raided: bool) -> str:
    """Number, coins, reach, raider's sign, and who stands there."""
    top = RULER_TOP
    parts = [write(x + 8, top + 24, field["field"], 15, font_style="italic")]
    chests = field["raider_chests"]
    if chests is not None:
        backs = ["bag"] * (2 - chests) + ["chest"] * chests
        signs = [stamp(look, back, x + cell - 40 + 18 * k, top + 9, 17) for k, back in enumerate(backs)]
        parts.append(element("g", "".join(signs), opacity=None if raided else 0.65))
    parts.append(write(x + 8, top + 50, field["coins"], 21))
    parts += coin_row(look, field["coins"], x + 32, top + 43)
    depth = GALLERY_NAMES.index(field["gallery"])
    parts.append(stamp(look, f"reach-{field['gallery']}", x + 6, top + 59, 21, 39))
    parts.append(write(x + 29, top + 67 + LAYER * depth, field["gallery"], 13))
    spot = (x + cell - 22, top + 78)
    if field["figure"]:
        parts.append(stamp_at(look, field["figure"], *spot, 38))
    else:
        parts.append(ring(look, *spot, 16))
    words = {"field": field["field"], "coins": field["coins"], "gallery": field["gallery"]}
    who = f" ({field['figure']})" if field["figure"] else ""
    return group(say("pergamon-move-place", words) + who, *parts)


def coin_row(look: Look, coins: int, x: float, y: float) -> list[str]:
    """Coins one over the other; an empty ring for none."""
    if not coins:
        return [ring(look, x, y, 8)]
    step = min(9, 46 / max(1, coins - 1))
    return [stamp_at(look, "coin", x + step * k, y, 18) for k in range(coins)]


# The ground.


def excavation(look: Look, view: View) -> Iterator[str]:
    """The cut through the ground with its galleries; deeper is darker."""
    x, width = GROUND_LEFT, GROUND_WIDTH
    ground, bottom = BOARD_TOP + SKY, BOARD_TOP + BOARD_HEIGHT
    layer = (bottom - ground) / len(view["galleries"])
    yield framed(look, x, BOARD_TOP, width, BOARD_HEIGHT, look.sky)
    yield from horizon(look, x, ground)
    for depth in range(len(view["galleries"])):
        yield stratum(look, depth, x, ground + layer * depth, width, bottom)
    yield box(x, ground, width, bottom - ground, fill=f"url(#{look.mark}-depth)")
    yield heading(x + 14, BOARD_TOP + 30, "pergamon-board-excavation")
    yield ladder(look, x + 68, ground - 14, bottom - 20)
    for depth, gallery in enumerate(view["galleries"]):
        yield from shaft(look, gallery, x, ground + layer * depth, layer)
    yield outline(look, x, width)


def stratum(look: Look, depth: int, x: float, y: float, width: float, bottom: float) -> str:
    """A layer of earth with a wavy upper edge and some stones in it."""
    bow = -7 if depth % 2 else 7
    wave = width / 6
    edge = f"M{x} {number(y)}q{number(wave / 2)} {bow} {number(wave)} 0" + f"t{number(wave)} 0" * 5
    stones = "".join(
        f"M{at(x + (97 * k + 61 * depth) % (width - 40) + 14, y + 9 + 5 * (k % 2))}q4-5 9 0q-4 4-9 0z"
        for k in range(7)
    )
    earth = path(
        f"{edge}V{number(bottom)}H{x}z",
        fill=earth_of(look, depth),
        stroke=look.line,
        stroke_width=0.9,
    )
    return earth + path(stones, fill=look.ink, opacity=0.2)


def horizon(look: Look, x: float, ground: float) -> Iterator[str]:
    """What stands above: hills, broken columns, cypresses, a tent."""
    y = number(ground + 3)
    yield path(
        f"M{x} {y}v-14q60-22 130-8q70-26 150-10q80-18 140 2q60-16 {GROUND_WIDTH - 420}-2v32z", fill=look.hill
    )
    column = "m0 0h12v-3h-2v-{0}h2v-3h-12v3h2v{0}h-2z"
    columns = "".join(
        f"M{x + left} {y}{column.format(tall)}" for left, tall in ((318, 30), (340, 34), (362, 34), (386, 16))
    )
    lintel = f"M{x + 337} {number(ground - 37)}h41v-6h-41z"
    tent = f"M{x + 452} {y}l26-32 26 32zM{x + 478} {number(ground - 29)}l-7 32h14z"
    trees = "".join(
        f"M{x + left} {y}q-7-{tall - 8} 0-{tall}q7 8 0 {tall}z"
        for left, tall in ((262, 34), (276, 26), (420, 30))
    )
    yield path(trees, fill=look.pencil, opacity=0.7)
    yield path(
        columns + lintel + tent, fill=look.panel, stroke=look.line, stroke_width=1, stroke_linejoin="round"
    )


def ladder(look: Look, x: float, top: float, bottom: float) -> str:
    rungs = "".join(f"M{at(x, top + 8 + 12 * k)}h14" for k in range(int((bottom - top - 8) // 12) + 1))
    d = f"M{at(x, top)}V{number(bottom)}M{at(x + 14, top)}V{number(bottom)}{rungs}"
    return path(d, stroke=look.shade, stroke_width=5, opacity=0.3) + path(
        d, stroke="#D9BC8A", stroke_width=2.2
    )


def shaft(look: Look, gallery: View, x: float, y: float, layer: float) -> Iterator[str]:
    """One gallery: its label with the price, and its places."""
    tile = GALLERY_TILE * TILE_WIDTH / TILE_HEIGHT
    hollow, left = layer - 22, x + 90
    top = y + 14
    yield box(left, top, GROUND_WIDTH - 100, hollow, rx=16, fill="#120D0A", opacity=0.4)
    yield gallery_label(look, gallery, x + 8, top + hollow / 2)
    step = tile + (GROUND_WIDTH - 100 - 16 - gallery["places"] * tile) / max(1, gallery["places"] - 1)
    height = top + (hollow - GALLERY_TILE) / 2
    empty = {"fill": "none", "stroke": "#EDE3D0", "stroke_dasharray": "3 5", "opacity": "0.4"}
    for place in range(gallery["places"]):
        here = left + 8 + step * place
        if place < len(gallery["tiles"]):
            yield tile_at(look, gallery["tiles"][place], here, height, GALLERY_TILE)
        else:
            yield box(here + 2, height + 3, tile - 4, GALLERY_TILE - 6, rx=4, **empty)


def gallery_label(look: Look, gallery: View, x: float, middle: float) -> str:
    """A paper label: numeral above, price below."""
    words = f"{gallery['gallery']}: {say('pergamon-price', {'price': gallery['price']})}"
    return group(
        words,
        box(x, middle - 25, 52, 50, rx=3, fill=look.tile, stroke=look.tile_ink, stroke_width=1.1),
        centred(x + 26, middle - 4, gallery["gallery"], 20, fill=look.tile_ink),
        stamp_at(look, "coin", x + 17, middle + 12, 17),
        write(x + 28, middle + 18, gallery["price"], 16, fill=look.tile_ink),
    )


# Tiles.


def tile_at(look: Look, tile: View, x: float, y: float, height: float) -> str:
    """A tile with its upper left corner here."""
    s = height / TILE_HEIGHT
    numbers = [
        centred(x + 44.5 * s, y + 36 * s, f"{tile['digits']:02}", 23 * s),
        centred(x + 74 * s, y + 36 * s, tile["century"], 23 * s),
    ]
    face = stamp(look, f"{tile['left']}-{tile['right']}", x - 4 * s, y - s, 124 * s, 58 * s)
    return group(tile["tile"], face, *numbers, fill=look.tile_ink)


def row_at(look: Look, shown: View, x: float, y: float, height: float) -> Iterator[str]:
    """Tiles laid in a row: halves meet, and the year of each whole object stands below the seam."""
    width = height * TILE_WIDTH / TILE_HEIGHT
    for place, tile in enumerate(shown["tiles"]):
        yield tile_at(look, tile, x + width * place, y, height)
    for place, find in enumerate(shown["objects"], 1):
        words = f"{say('pergamon-kind', {'kind': find['kind']})} {find['year']}"
        size = max(10.5, min(15.0, height * 0.48))
        year = centred(x + width * place, y + height + size, find["year"], size, font_weight="bold")
        yield group(words, year)


# The calendar and the money.


def calendar(look: Look, view: View) -> Iterator[str]:
    """A sheet with the twelve rounds."""
    across, cell, height = 3, CALENDAR_WIDTH / 3, 68
    top = BOARD_TOP + 42
    rows = -(-len(view["calendar"]) // across)
    yield heading(CALENDAR_LEFT + 2, BOARD_TOP + 30, "pergamon-board-calendar")
    yield framed(look, CALENDAR_LEFT, top, CALENDAR_WIDTH, rows * height, look.panel)
    for place, month in enumerate(view["calendar"]):
        x, y = CALENDAR_LEFT + cell * (place % across), top + height * (place // across)
        yield from month_leaf(look, month, view["round"], x, y, cell, height)
    lines = "".join(f"M{CALENDAR_LEFT} {top + height * k}h{CALENDAR_WIDTH}" for k in range(1, rows))
    lines += "".join(f"M{number(CALENDAR_LEFT + cell * k)} {top}v{rows * height}" for k in range(1, across))
    yield path(lines, stroke=look.line, stroke_width=0.7)


def month_leaf(
    look: Look, month: View, now: int, x: float, y: float, cell: float, height: float
) -> Iterator[str]:
    """One round: its number, its finds to come, its scoring."""
    present, gone = month["round"] == now, month["round"] < now
    if present:
        yield box(x + 2, y + 2, cell - 4, height - 4, fill=look.lamplight, stroke=look.lamp, stroke_width=3)
    style = {"fill": look.pencil} if gone else {"font_weight": "bold"} if present else {}
    parts = [write(x + 8, y + 22, month["round"], 18, **style)]
    if month["scoring"]:
        parts += scoring(look, month, x, y, gone)
    if month["round"] > now:
        parts.append(stack_of_finds(look, x + cell - 31, y + height - 8))
    if gone:
        strike = f"M{at(x + 8, y + height - 10)}L{at(x + cell - 10, y + 10)}"
        parts.append(path(strike, stroke=look.pencil, stroke_width=1.6, stroke_linecap="round"))
    yield "".join(parts)


def scoring(look: Look, month: View, x: float, y: float, gone: bool) -> Iterator[str]:
    """Whose oldest object earns the bonus, and an arrow down: how far all markers go back."""
    words = f"{month['round']}: {say('pergamon-kind', {'kind': month['oldest']})}"
    faded = 0.5 if gone else None
    yield group(words, stamp(look, month["oldest"], x + 27, y + 5, 38, 39.4), opacity=faded)
    if month["setback"]:
        arrow = f"M{at(x + 10, y + 43)}h6v8h5l-8 9-8-9h5z"
        yield path(arrow, fill="#C4502E", stroke=look.tile_ink, stroke_width=0.8, opacity=faded)
        yield write(x + 24, y + 59, month["setback"], 17, fill=look.pencil if gone else None)


def stack_of_finds(look: Look, x: float, y: float) -> str:
    """Five tiles face down."""
    leaves = "".join(f"M{at(x, y - 3 * k)}l4-4h20l-4 4z" for k in range(5))
    return path(leaves, fill=look.sand, stroke=look.line, stroke_width=0.7)


def money(look: Look, pile: View) -> Iterator[str]:
    """The pile with the back of its first card, and the two cards of the round."""
    width, height, top = 58, 82, BOARD_TOP + BOARD_HEIGHT - 122
    left = CALENDAR_LEFT + 2
    for k in range(min(4, pile["pile"] - 1), 0, -1):
        yield card(look, left + 2 * k, top - 2 * k, width, height, look.colours[pile["top"] or "bag"])
    if pile["pile"] and not pile["top"]:
        back = card(look, left, top, width, height, look.colours["bag"])
    else:
        back = card_back(look, pile["top"], left, top, width, height)
    count = centred(left + width / 2, top + height + 22, pile["pile"], 17)
    top_words = say("pergamon-board-back", {"back": pile["top"]}) if pile["top"] else "–"
    yield group(say("pergamon-board-pile", {"cards": pile["pile"], "back": top_words}), back, count)
    right = CALENDAR_LEFT + CALENDAR_WIDTH - 2 * width - 8
    for place in range(2):
        here = pile["cards"][place] if place < len(pile["cards"]) else {"back": None, "coins": None}
        yield money_card(look, here, right + (width + 8) * place, top, width, height)
    fronts = [c["coins"] for c in pile["cards"] if c["coins"]]
    if fronts:
        middle = right + width + 4
        yield stamp_at(look, "coin", middle - 14, top + height + 16, 20)
        yield write(middle, top + height + 22, sum(fronts), 19, font_weight="bold")


def card(look: Look, x: float, y: float, width: float, height: float, fill: str) -> str:
    return box(x, y, width, height, rx=5, fill=fill, stroke=look.tile_ink, stroke_width=1.1)


def card_back(look: Look, back: str | None, x: float, y: float, width: float, height: float) -> str:
    """A card face down, or the place of one."""
    if back is None:
        return box(x, y, width, height, rx=5, fill="none", stroke=look.pencil, stroke_dasharray="4 5")
    return (
        card(look, x, y, width, height, look.colours[back])
        + box(x + 4, y + 4, width - 8, height - 8, rx=3, fill="none", stroke=look.tile_ink, stroke_width=0.7)
        + stamp_at(look, back, x + width / 2, y + height / 2, 40)
    )


def money_card(look: Look, here: View, x: float, y: float, width: float, height: float) -> str:
    """A card of the round: face down, or its coins and a small sign of its back."""
    if not here["coins"]:
        return group(here["back"] or "–", card_back(look, here["back"], x, y, width, height))
    middle = x + width / 2
    return group(
        say("pergamon-coins", {"coins": here["coins"]}),
        card(look, x, y, width, height, look.tile),
        centred(middle, y + 38, here["coins"], 30, fill=look.tile_ink),
        stamp_at(look, "coin", middle, y + 57, 21),
        stamp_at(look, here["back"], x + 12, y + height - 11, 15),
    )


# The museum.


def museum(look: Look, view: View) -> Iterator[str]:
    """The strip as a staircase from 24 down to 1."""
    fields = list(reversed(view["museum"]))
    left: float = MUSEUM_LEFT
    top = BOARD_TOP + 33
    base = BOARD_TOP + BOARD_HEIGHT - 36
    yield framed(look, MUSEUM_LEFT, BOARD_TOP, MUSEUM_WIDTH, BOARD_HEIGHT, look.sky)
    yield from temple(look, MUSEUM_LEFT + 211, BOARD_TOP + 196)
    yield heading(MUSEUM_LEFT + MUSEUM_WIDTH - 14, BOARD_TOP + 30, "pergamon-board-museum", "end")
    done = 0
    for number_of, (points, same) in enumerate(groupby(fields, key=lambda f: int(f["points"]))):
        treads = len(list(same))
        x, y = left + TREAD * done, top + RISER * done
        yield stairs(look, points, treads, x, y, base, look.colours[f"stone_{number_of % 2 + 1}"])
        done += treads
    yield outline(look, MUSEUM_LEFT, MUSEUM_WIDTH)
    numbers = []
    for place, field in enumerate(fields):
        x, y = left + TREAD * (place + 0.5), top + RISER * place
        if field["marker"]:
            yield marker(look, field, x, y)
        numbers.append(
            write(x, y + 13.5, field["field"], 12, font_weight="bold" if field["marker"] else None)
        )
    yield element("g", "".join(numbers), text_anchor="middle")


def stairs(look: Look, points: int, treads: int, x: float, y: float, base: float, stone: str) -> str:
    """The treads that are worth the same, and the ticket below them."""
    width = TREAD * treads
    profile = f"M{at(x, base)}V{number(y)}" + f"h{TREAD}v{RISER}" * treads + f"V{number(base)}z"
    return group(
        say("pergamon-points", {"points": points}),
        path(profile, fill=stone, stroke=look.line, stroke_width=1.2, stroke_linejoin="round"),
        path(masonry(x, y + RISER * treads, width, base), stroke=look.line, stroke_width=0.8, opacity=0.3),
        box(x, base, width, 36, fill=look.sand, stroke=look.line, stroke_width=1.2),
        stamp(look, "ticket", x + width / 2 - min(42, width) / 2, base + 5, min(42, width), 26),
        centred(x + width / 2, base + 24.5, points, 18),
    )


def masonry(x: float, top: float, width: float, base: float) -> str:
    """The joints of the stones below some treads."""
    courses = int((base - top) // COURSE)
    flat = "".join(f"M{at(x, base - COURSE * k)}h{number(width)}" for k in range(1, courses + 1))
    upright = "".join(
        f"M{at(x + width * (0.33 if k % 2 else 0.67), base - COURSE * k)}v{COURSE}"
        for k in range(1, courses + 1)
    )
    return flat + upright


def marker(look: Look, field: View, x: float, y: float) -> str:
    """A marker stands on its tread; its numeral hangs in the air on its right."""
    here = field["marker"]
    return group(
        f"{here['seat']} {here['marker']}: {field['field']}",
        stamp_at(look, here["seat"], x, y - 11.5, 25),
        write(x + 12, y - 17, here["marker"], 12, font_weight="bold"),
    )


def temple(look: Look, x: float, base: float) -> Iterator[str]:
    """The museum's front on its hill."""
    right = MUSEUM_LEFT + MUSEUM_WIDTH
    foot = BOARD_TOP + BOARD_HEIGHT - 4
    hill = (
        f"M{MUSEUM_LEFT} {foot}V{number(base + 40)}q110-50 190-30h{number(right - MUSEUM_LEFT - 190)}V{foot}z"
    )
    yield path(hill, fill=look.hill, opacity=0.6)
    columns = "".join(f"M{at(x + 8 + 26 * k, base)}v-62h9v62" for k in range(6))
    front = (
        f"M{at(x - 6, base)}h167v5h-167zm-5 5h177v5h-177z{columns}"
        f"M{at(x, base - 62)}h155v-9h-155zM{at(x, base - 71)}l77.5-30 77.5 30"
        f"M{at(x + 18, base - 75)}l59.5-22.5 59.5 22.5z"
    )
    yield path(front, fill=look.panel, stroke=look.pencil, stroke_width=1.1, stroke_linejoin="round")


# What lies on the table at the moment.


def table_top(look: Look, view: View, y: float) -> Iterator[str]:
    """Finds to be laid out, or the row being laid."""
    if not view["drawn"] and not view["row"]:
        return
    yield box(EDGE, y, INNER, 90, rx=4, fill=look.panel, stroke=look.lamp, stroke_width=3)
    if view["row"]:
        title = say("pergamon-board-row", {"value": view["row"]["value"]})
    else:
        title = say("pergamon-board-drawn", {})
    yield write(EDGE + 18, y + 52, title, 21, font_style="italic")
    left, room = EDGE + 330, INNER - 350
    if view["row"]:
        height = fitting(len(view["row"]["tiles"]), room, 46)
        yield from row_at(look, view["row"], left, y + 14, height)
    for place, tile in enumerate(view["drawn"]):
        yield tile_at(look, tile, left + 120 * place, y + 20, GALLERY_TILE)


def fitting(tiles: int, room: float, height: float) -> float:
    """The height of the tiles of a row that has to fit into this room."""
    return min(height, room / max(1, tiles) * TILE_HEIGHT / TILE_WIDTH)


# The players.


@dataclass(frozen=True, slots=True)
class Slip:
    """A player's slip of paper: where it lies, and how large the tiles on it are."""

    x: float
    y: float
    width: float
    height: float
    tile: float  # height of a tile

    @property
    def left(self) -> float:
        return self.x + MARGIN

    @property
    def right(self) -> float:
        return self.x + self.width - MARGIN

    @property
    def hand_line(self) -> float:
        """Height of a line of tiles in hand."""
        return self.tile + 10

    @property
    def row_line(self) -> float:
        """Height of a collection with its years."""
        return self.tile + 30

    @property
    def tile_step(self) -> float:
        """From one loose tile to the next."""
        return self.tile * TILE_WIDTH / TILE_HEIGHT + HAND_GAP

    def hand_lines(self, tiles: Sequence[View]) -> list[Sequence[View]]:
        """Tiles in hand, in as many lines as it takes."""
        across = int((self.right - self.left + HAND_GAP) // self.tile_step)
        return [tiles[k : k + across] for k in range(0, len(tiles), across)]

    def needed(self, seat: View) -> float:
        """The height that a player's things take."""
        hand = max(1, len(self.hand_lines(seat["tiles"]))) * self.hand_line
        return PURSE + hand + max(1, len(seat["collections"])) * self.row_line + 8


def players(look: Look, view: View, top: float) -> tuple[list[str], float]:
    """A slip for each, and the height that the leaf needs."""
    seats = view["seats"]
    across, tile = (3, 34) if len(seats) == 3 else (2, 40)
    width = (INNER - PANEL_GAP * (across - 1)) / across
    parts: list[str] = []
    for k in range(0, len(seats), across):
        line = seats[k : k + across]
        slips = [Slip(EDGE + (width + PANEL_GAP) * place, top, width, 0, tile) for place in range(len(line))]
        height = max(slip.needed(seat) for slip, seat in zip(slips, line, strict=True))
        for slip, seat in zip(slips, line, strict=True):
            parts.append("".join(player(look, view, seat, replace(slip, height=height))))
        top += height + PANEL_GAP
    return parts, top - PANEL_GAP + EDGE


def player(look: Look, view: View, seat: View, slip: Slip) -> Iterator[str]:
    """One player: sign, coins, tickets by source, tiles, collections."""
    x, y, width, height = slip.x, slip.y, slip.width, slip.height
    yield from slip_paper(look, view, seat["seat"], x, y, width, height)
    yield from purse(look, view, seat, slip)
    yield from hand(look, seat["tiles"], slip)
    below = y + PURSE + max(1, len(slip.hand_lines(seat["tiles"]))) * slip.hand_line + 6
    for place, shown in enumerate(seat["collections"]):
        yield from collection(look, seat["seat"], shown, slip, below + slip.row_line * place)


def purse(look: Look, view: View, seat: View, slip: Slip) -> Iterator[str]:
    """Sign, coins and points with where they come from."""
    y, middle, right = slip.y, slip.x + slip.width / 2, slip.right
    yield stamp_at(look, seat["seat"], slip.left + 18, y + 36, 44)
    if seat["seat"] in view["winners"]:
        yield stamp(look, "laurel", slip.left + 46, y + 16, 42, 37.6)
    yield group(
        say("pergamon-coins", {"coins": seat["coins"]}),
        stamp_at(look, "coin", middle - 16, y + 35, 28),
        write(middle + 4, y + 43, seat["coins"], 25),
    )
    yield group(
        say("pergamon-points", {"points": seat["score"]}),
        stamp(look, "ticket", right - 66, y + 15, 66, 40.9),
        centred(right - 33, y + 44, seat["score"], 25, font_weight="bold"),
    )
    sources = [f"{say(f'pergamon-source-{name}', {})} {n}" for name, n in seat["points"].items()]
    yield write(
        right, y + 76, " · ".join(sources), 14.5, text_anchor="end", font_family=SANS, fill=look.pencil
    )
    yield path(f"M{at(slip.left, y + 84)}H{number(right)}", stroke=look.pencil, stroke_width=0.6)


def hand(look: Look, tiles: Sequence[View], slip: Slip) -> Iterator[str]:
    """The tiles in hand, apart from each other."""
    top = slip.y + PURSE
    for line, some in enumerate(slip.hand_lines(tiles)):
        for place, tile in enumerate(some):
            yield tile_at(
                look, tile, slip.left + slip.tile_step * place, top + slip.hand_line * line, slip.tile
            )
    if not tiles:
        words = say("pergamon-board-no-tiles", {})
        yield write(slip.left, top + 22, words, 16, font_style="italic", fill=look.pencil)


def collection(look: Look, seat: str, shown: View, slip: Slip, y: float) -> Iterator[str]:
    """A collection on show: marker, field, tickets at a scoring, and the row itself."""
    x, middle, foot = slip.left, y + slip.tile / 2, y + slip.tile + 14
    step = f"M{at(x, foot - 10)}h4v4h4v4h4v3h-12z"
    yield group(
        f"{seat} {shown['marker']}: {shown['field']}, {say('pergamon-points', {'points': shown['points']})}",
        stamp_at(look, seat, x + 12, middle, 26),
        write(x + 28, middle + 5.5, shown["marker"], 16, font_weight="bold"),
        path(step, fill=look.stone_1, stroke=look.line, stroke_width=0.8),
        write(x + 15, foot, shown["field"], 14),
        stamp(look, "ticket", x + 33, foot - 13.5, 29, 18),
        centred(x + 47.5, foot, shown["points"], 13),
    )
    height = fitting(len(shown["tiles"]), slip.right - x - 74, slip.tile)
    yield from row_at(look, shown, x + 72, y + (slip.tile - height) / 2, height)
