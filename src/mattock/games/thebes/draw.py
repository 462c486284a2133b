"""A picture of a view of Thebes: one plain SVG, for notebooks, pages and the README.

The map lies in the middle; the 52 weeks run around it as a ribbon, clockwise from the upper left corner, with
the time markers stacked on it. Cards are index cards, a site is told by its colour and its sign.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from mattock.core.look import read_look
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
    heading,
    leaf,
    look_of,
    number,
    path,
    seat_sign,
    slip_paper,
    stamp,
    stamp_at,
    symbol,
    thing,
    things_of,
    write,
)
from mattock.games.thebes.vocabulary import SITE_NAMES, YEAR_WEEKS
from mattock.words import say

# Where things lie on the leaf.
TOP = 92
CELL_WIDTH, CELL_HEIGHT = 46, 58
ACROSS, DOWN = 18, 10  # cells of the ribbon along its sides
MAP_LEFT, MAP_TOP = EDGE + CELL_WIDTH, TOP + CELL_HEIGHT
MAP_WIDTH, MAP_HEIGHT = (ACROSS - 2) * CELL_WIDTH, (DOWN - 2) * CELL_HEIGHT
BOARD_WIDTH, BOARD_HEIGHT = ACROSS * CELL_WIDTH, DOWN * CELL_HEIGHT
DESK_LEFT = EDGE + BOARD_WIDTH + GAP
DESK_WIDTH = WIDTH - EDGE - DESK_LEFT
CARD_HEIGHT = 112
SHOW_HEIGHT = 72
ROW = 30  # of the wheel
SLIP_GAP = 18
MARGIN = 16  # of a player's slip
HEAD = 92  # its upper part
LINE = 34  # of cards and finds before a player
THING = 26  # a card or a find there
LETTER = 0.56  # width of a letter of a wide font, for its size

# Places on the map, and on which side of them their name stands.
SPOTS: dict[str, tuple[float, float, str]] = {
    "London": (70, 74, "above"),
    "Paris": (124, 176, "left"),
    "Berlin": (262, 70, "above"),
    "Vienna": (330, 166, "right"),
    "Rome": (262, 262, "below"),
    "Warsaw": (424, 86, "above"),
    "Moscow": (632, 70, "above"),
    "Greece": (446, 264, "beyond"),
    "Crete": (426, 366, "below"),
    "Egypt": (520, 420, "right"),
    "Palestine": (610, 352, "right"),
    "Mesopotamia": (634, 238, "above"),
}
LOOK = read_look("mattock.games.thebes")
PAPER = look_of("mattock.games.thebes", "paper", "td", ribbon_1="#E4D2AE", ribbon_2="#EDE2CA")
TENT = look_of("mattock.games.thebes", "tent", "tn", ribbon_1="#4A4034", ribbon_2="#3D362D")
FRAME = "-13 -13 26 26"
THINGS = things_of("mattock.games.thebes")


def draw_svg(view: View, dark: bool = False) -> str:
    """The whole table as it lies; the text is the same for the same view."""
    look = TENT if dark else PAPER
    below: float = TOP + BOARD_HEIGHT + GAP
    wheel = [*wheel_sheet(look, view, below)]
    if wheel:
        below += wheel_height(view) + GAP
    slips, height = players(look, view, below)
    parts = [
        *headline(look, view),
        *ribbon(look, view),
        *chart(look, view),
        *desk(look, view),
        *wheel,
        *slips,
    ]
    return leaf(look, headline_words(view), summary(view), height, definitions(look, view), parts)


# What is drawn many times.


def definitions(look: Look, view: View) -> list[str]:
    parts = [seat_sign(look, seat["seat"]) for seat in view["seats"]]
    parts += [thing(look, name, THINGS) for name in THINGS]
    for site, sign in LOOK["signs"].items():
        colour = look.colours[site.lower()]
        ink = {"stroke": look.tile_ink, "stroke_width": "1.2", "stroke_linejoin": "round"}
        disc = element("circle", r=12, fill=colour) + path(sign, fill="none", stroke_linecap="round")
        parts.append(symbol(look, site, FRAME, element("g", disc, **ink)))
        parts += [
            symbol(look, f"{kind}-{site}", FRAME, path(LOOK[kind], fill=colour, **ink))
            for kind in ("book", "rumour")
        ]
    return parts


def icon(card: View) -> str:
    """The stamp of a researcher card."""
    if card["kind"] == "special":
        return f"book-{card['site']}"
    return f"rumour-{card['site']}" if card["kind"] == "rumour" else str(card["kind"])


# The headline.


def headline_words(view: View) -> str:
    return f"{view['game'].capitalize()}. {view['year']}"


def summary(view: View) -> str:
    """The picture in a sentence, for who cannot see it."""
    scores = [f"{s['seat']} {say('thebes-points', {'points': s['score']})}" for s in view["seats"]]
    return f"{headline_words(view)}; {', '.join(scores)}"


def headline(look: Look, view: View) -> Iterator[str]:
    """The game, the year, and the order of turns to come."""
    yield game_name(view)
    right: float = WIDTH - EDGE - 4
    order = [] if view["mover"] == "over" else view["order"]
    for seat in reversed(order):
        yield stamp_at(look, seat, right - 14, 55, 28)
        right -= 32
    words = f"{view['year']}; {say('thebes-board-order', {})}" if order else str(view["year"])
    yield write(right - 8, 61, words, 19, text_anchor="end", font_style="italic", fill=look.pencil)


# The ribbon of weeks.


def cell_of(week: int) -> Point:
    """The upper left corner of a week, clockwise from the upper left."""
    k = week - 1
    if k < ACROSS:
        column, row = k, 0
    elif k < ACROSS + DOWN - 1:
        column, row = ACROSS - 1, k - ACROSS + 1
    elif k < 2 * ACROSS + DOWN - 2:
        column, row = 2 * ACROSS + DOWN - 3 - k, DOWN - 1
    else:
        column, row = 0, YEAR_WEEKS - k
    return EDGE + CELL_WIDTH * column, TOP + CELL_HEIGHT * row


def ribbon(look: Look, view: View) -> Iterator[str]:
    yield framed(look, EDGE, TOP, BOARD_WIDTH, BOARD_HEIGHT, look.ribbon_1)
    for week in range(1, YEAR_WEEKS + 1):
        x, y = cell_of(week)
        yield box(
            x,
            y,
            CELL_WIDTH,
            CELL_HEIGHT,
            fill=(look.ribbon_1, look.ribbon_2)[(week - 1) // 4 % 2],
            stroke=look.line,
            stroke_width=0.7,
        )
        yield write(x + 4, y + 13, week, 11.5, font_family=SANS, fill=look.ink)
    standing: dict[int, list[View]] = {}
    for field in view["track"]:
        standing.setdefault(field["week"], []).append(field)
    for week, fields in standing.items():
        yield from stack(look, week, fields)


def stack(look: Look, week: int, fields: Sequence[View]) -> Iterator[str]:
    """The markers on a week, who moves first on top; each with the year it stands in."""
    x, y = cell_of(week)
    markers = [(seat, field) for field in fields for seat in field["markers"]]
    below = len(markers) - 1
    size = 27 if below < 2 else 23
    rise, shift = min(14.0, 17 / max(1, below)), min(10.0, 20 / max(1, below))
    left = x + CELL_WIDTH / 2 - shift * below / 2
    foot = y + CELL_HEIGHT - 2 - size / 2
    for depth, (seat, field) in reversed(list(enumerate(markers))):
        over = below - depth
        date = say("thebes-board-end", {}) if field["end"] else week_words(field)
        yield group(
            f"{seat}: {date}",
            stamp_at(look, seat, left + shift * over, foot - rise * over, size),
        )
    words = say("thebes-board-end", {}) if fields[0]["end"] else f"{fields[0]['year'] % 100:02}"
    yield write(
        x + CELL_WIDTH - 4, y + 13, words, 11.5, text_anchor="end", font_weight="bold", font_family=SANS
    )


def week_words(field: View) -> str:
    return say("thebes-board-week", {"week": field["week"], "year": str(field["year"])})


# The map.


def spot(place: str) -> Point:
    x, y, _ = SPOTS[place]
    return MAP_LEFT + x, MAP_TOP + y


def chart(look: Look, view: View) -> Iterator[str]:
    """Land and sea, the roads, and the places with the weeks to them."""
    yield box(MAP_LEFT, MAP_TOP, MAP_WIDTH, MAP_HEIGHT, fill=look.land, stroke=look.line, stroke_width=1.4)
    yield element("svg", sea(look), x=MAP_LEFT, y=MAP_TOP, width=MAP_WIDTH, height=MAP_HEIGHT)
    yield compass(look, MAP_LEFT + 52, MAP_TOP + MAP_HEIGHT - 46)
    lines = ""
    for place in view["roads"]:
        for other in place["neighbours"]:
            if place["place"] < other:
                lines += f"M{at(*spot(place['place']))}L{at(*spot(other))}"
    yield path(lines, stroke=look.pencil, stroke_width=2.2, stroke_dasharray="7 5", fill="none")
    sites = {site["site"]: site for site in view["sites"]}
    for place in view["roads"]:
        yield from town(look, place, sites.get(place["place"]))


def sea(look: Look) -> str:
    """The Mediterranean, with a few waves."""
    waves = "".join(f"M{x} {y}q5-5 10 0t10 0" for x, y in ((60, 330), (150, 300), (210, 356), (330, 346)))
    return path(LOOK["map"]["sea"], fill=look.sea, stroke=look.pencil, stroke_width=1) + path(
        waves, fill="none", stroke=look.pencil, stroke_width=1, opacity=0.6
    )


def compass(look: Look, x: float, y: float) -> str:
    rose = f"M{at(x, y - 30)}l6 24 24 6-24 6-6 24-6-24-24-6 24-6z"
    return group(
        "N",
        path(rose, fill="none", stroke=look.pencil, stroke_width=1, opacity=0.7),
        path(f"M{at(x, y - 30)}l6 24h-6z", fill=look.pencil, opacity=0.7),
        element("circle", cx=x, cy=y, r=19, fill="none", stroke=look.pencil, stroke_width=0.7, opacity=0.7),
    )


def town(look: Look, place: View, site: View | None) -> Iterator[str]:
    """A place: its sign, its name with the weeks to get there, what is left to find, who is there."""
    name = place["place"]
    x, y = spot(name)
    side = SPOTS[name][2]
    weeks = "" if place["weeks"] is None else f" {place['weeks']}"
    if site is None:
        sign = element("circle", cx=x, cy=y, r=13, fill=look.panel, stroke=look.line, stroke_width=1.6)
        sign += centred(x, y + 6, weeks.strip() or "·", 16, font_weight="bold")
        weeks = ""
    else:
        sign = stamp_at(look, name, x, y, 44)
    lines = [name + weeks]
    if site is not None:
        bag = len(site["bag"]) + site["rubble"]
        lines.append(f"{len(site['bag'])}/{bag}" + (" + 1" if site["bonus"] else ""))
    yield group(name, sign, *label(look, x, y, side, lines, 17 if site is None else 26))
    for k, seat in enumerate(place["figures"]):
        aside = (27 if site is None else 37) + 24 * k
        here = x - aside if side in ("right", "beyond") else x + aside
        yield group(f"{seat}: {name}", stamp_at(look, seat, here, y + 1, 27))


def label(look: Look, x: float, y: float, side: str, lines: Sequence[str], away: float) -> Iterator[str]:
    """The name of a place beside its sign."""
    anchor = {"left": "end", "right": "start", "beyond": "start"}.get(side, "middle")
    left = x + {"left": -away, "right": away, "beyond": away - 6}.get(side, 0)
    tops = {"above": y - away - 2 - 17 * (len(lines) - 1), "below": y + away + 14, "beyond": y + away + 2}
    top = tops.get(side, y + 6 - 5 * (len(lines) - 1))
    halo = {"stroke": look.land, "stroke_width": "4", "stroke_linejoin": "round", "paint_order": "stroke"}
    for k, words in enumerate(lines):
        size, style = (17, None) if not k else (14, "italic")
        yield write(left, top + 17 * k, words, size, text_anchor=anchor, font_style=style, **halo)


# Cards and exhibitions.


def desk(look: Look, view: View) -> Iterator[str]:
    """The open cards, the exhibitions on a, b, c, and the piles."""
    yield heading(DESK_LEFT, TOP + 16, say("thebes-board-cards", {}))
    width = (DESK_WIDTH - 12) / 2
    for k, card in enumerate(view["display"]):
        x, y = DESK_LEFT + (width + 12) * (k % 2), TOP + 28 + (CARD_HEIGHT + 12) * (k // 2)
        yield open_card(look, card, x, y, width)
    top = TOP + 28 + 2 * (CARD_HEIGHT + 12) + 26
    yield heading(DESK_LEFT, top - 10, say("thebes-board-exhibitions", {}))
    for k, field in enumerate(view["exhibitions"]):
        yield show_field(look, field, DESK_LEFT, top + (SHOW_HEIGHT + 10) * k)
    gone = sum(view["discards"]["cards"].values()) + len(view["discards"]["exhibitions"])
    pile = view["pile"]
    words = {"cards": pile["cards"], "waiting": pile["waiting"], "gone": gone}
    yield write(
        DESK_LEFT, TOP + BOARD_HEIGHT - 3, say("thebes-board-piles-short", words), 15, fill=look.pencil,
        font_family=SANS,
    )  # fmt: skip


def empty(look: Look, x: float, y: float, width: float, height: float) -> str:
    """The place of a card."""
    return box(x, y, width, height, rx=3, fill="none", stroke=look.pencil, stroke_dasharray="4 5")


def open_card(look: Look, card: View | None, x: float, y: float, width: float) -> str:
    """An index card: what it is, where, and for how many weeks."""
    if card is None:
        return empty(look, x, y, width, CARD_HEIGHT)
    lines = f"M{at(x + 1, y + 76)}h{number(width - 2)}"
    number_of = card["symbols"] if card["kind"] in ("special", "general") else 1
    left = x + width / 2 - 25 * (number_of - 1)
    what = card["site"] or say("thebes-aid", {"kind": card["kind"]})
    return group(
        card["card"],
        framed(look, x, y, width, CARD_HEIGHT, look.tile),
        path(f"M{at(x, y + 25)}h{number(width)}", stroke="#C4502E", stroke_width=1.1),
        path(lines, stroke="#44708C", stroke_width=0.7, opacity=0.6),
        centred(x + width / 2, y + 18, what, 15, fill=look.tile_ink),
        *(stamp_at(look, icon(card), left + 50 * k, y + 51, 44) for k in range(number_of)),
        write(x + 10, y + CARD_HEIGHT - 12, card["city"], 17, fill=look.tile_ink),
        *hourglass(look, x + width - 22, y + CARD_HEIGHT - 18, card["weeks"]),
    )


def hourglass(look: Look, x: float, y: float, weeks: int) -> list[str]:
    """A number of weeks."""
    glass = f"M{at(x + 4, y - 10)}h12v3l-5 7 5 7v3h-12v-3l5-7-5-7z"
    return [
        path(glass, fill=look.metal, stroke=look.tile_ink, stroke_width=1, stroke_linejoin="round"),
        write(x - 1, y + 6, weeks, 18, fill=look.tile_ink, text_anchor="end", font_weight="bold"),
    ]


def show_field(look: Look, field: View, x: float, y: float) -> str:
    """One of the fields a, b, c with what the exhibition there asks for."""
    letter = write(x, y + 44, field["field"], 22, font_style="italic")
    left, width = x + 22, DESK_WIDTH - 22
    show = field["exhibition"]
    if show is None:
        return group(field["field"], letter, empty(look, left, y, width, SHOW_HEIGHT))
    wanted = [site for site, n in show["wanted"].items() for _ in range(n)]
    return group(
        f"{field['field']}: {show['exhibition']}",
        letter,
        framed(look, left, y, width, SHOW_HEIGHT, look.tile),
        write(left + 12, y + 24, show["city"], 18, fill=look.tile_ink),
        *hourglass(look, left + width - 96, y + 19, show["weeks"]),
        stamp(look, "ticket", left + width - 62, y + 8, 50, 31),
        centred(left + width - 37, y + 30, show["points"], 19, font_weight="bold"),
        *(stamp_at(look, site, left + 26 + 33 * k, y + 51, 29) for k, site in enumerate(wanted)),
    )


# The wheel.


def wheel_rows(view: View) -> list[tuple[str, int, Sequence[int]]]:
    """What the wheel shows: of the dig at hand, else of every site that the mover knows something about."""
    if view["dig"] is not None:
        dig = view["dig"]
        return [(dig["site"], dig["knowledge"], dig["wheel"] or ())]
    known = [(site["site"], site["knowledge"]) for site in view["sites"] if site["knowledge"]]
    return [(site, knowledge, view["wheel"][knowledge - 1]) for site, knowledge in known]


def wheel_height(view: View) -> float:
    return 46 + ROW * len(wheel_rows(view))


def wheel_sheet(look: Look, view: View, y: float) -> Iterator[str]:
    """The tiles for each number of weeks."""
    rows = wheel_rows(view)
    if not rows:
        return
    digging = view["dig"] is not None
    yield framed(look, EDGE, y, INNER, wheel_height(view), look.panel, look.lamp if digging else "")
    yield heading(EDGE + MARGIN, y + 27, say("thebes-board-wheel", {}))
    left, cell = EDGE + 330, (INNER - 350) / 12
    for week in range(1, 13):
        yield centred(left + cell * (week - 0.5), y + 26, week, 16, font_style="italic", fill=look.pencil)
    yield path(
        f"M{EDGE + MARGIN} {number(y + 36)}h{INNER - 2 * MARGIN}", stroke=look.pencil, stroke_width=0.7
    )
    for k, (site, knowledge, tiles) in enumerate(rows):
        yield from wheel_row(look, view, site, knowledge, tiles, y + 41 + ROW * k)


def wheel_row(
    look: Look, view: View, site: str, knowledge: int, tiles: Sequence[int], y: float
) -> Iterator[str]:
    left, cell, base = EDGE + 330, (INNER - 350) / 12, y + 20
    yield stamp_at(look, site, EDGE + MARGIN + 13, y + ROW / 2 - 1, 25)
    words = say("thebes-board-knowledge", {"knowledge": knowledge})
    yield write(EDGE + MARGIN + 34, base, f"{site}: {words}", 16)
    for week, drawn in enumerate(tiles, 1):
        x = left + cell * (week - 0.5)
        yield centred(x, base, drawn or "–", 18, font_weight="bold" if drawn else None)
    if not tiles:
        words = say(
            "thebes-board-drawing", {"tiles": view["dig"]["to_draw"], "rubble": view["dig"]["rubble"]}
        )
        yield write(left, base, words, 17, font_style="italic")


# The players.


@dataclass(frozen=True, slots=True)
class Slip:
    """A player's slip of paper."""

    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        return self.x + MARGIN

    @property
    def right(self) -> float:
        return self.x + self.width - MARGIN

    def rows(self, seat: View) -> list[Sequence[str]]:
        """What lies before a player, laid in as many lines as it takes; each kind begins a line."""
        across = int((self.right - self.left + 4) // (THING + 4))
        lines: list[Sequence[str]] = []
        for things in (
            held_icons(seat),
            find_icons(seat),
            [f"show {s['exhibition']}" for s in seat["exhibitions"]],
        ):
            room = across // 3 if things and things[0].startswith("show ") else across
            lines += [things[k : k + room] for k in range(0, len(things), room)]
        return lines

    def needed(self, seat: View) -> float:
        return HEAD + 2 * LINE + LINE * max(1, len(self.rows(seat))) + 10


def held_icons(seat: View) -> list[str]:
    """Aids and rumours, each as often as it is there; books are counted above."""
    held = [card for card in seat["cards"] if card["kind"] not in ("special", "general")]
    return [icon(card) for card in held for _ in range(card["number"])]


def find_icons(seat: View) -> list[str]:
    """Finds, the artifacts of a site by their worth."""
    finds = sorted(
        seat["finds"],
        key=lambda f: (SITE_NAMES.index(f["site"]), f["kind"] != "artifact", -f["points"], f["tile"]),
    )
    return [f"find {find['site']} {find['points'] or find['kind']} {find['tile']}" for find in finds]


def players(look: Look, view: View, top: float) -> tuple[list[str], float]:
    """A slip for each, and the height that the leaf needs."""
    seats = view["seats"]
    across = 3 if len(seats) == 3 else 2
    width = (INNER - SLIP_GAP * (across - 1)) / across
    parts: list[str] = []
    for k in range(0, len(seats), across):
        line = seats[k : k + across]
        slips = [Slip(EDGE + (width + SLIP_GAP) * place, top, width, 0) for place in range(len(line))]
        height = max(slip.needed(seat) for slip, seat in zip(slips, line, strict=True))
        for slip, seat in zip(slips, line, strict=True):
            parts.append("".join(player(look, view, seat, replace(slip, height=height))))
        top += height + SLIP_GAP
    return parts, top - SLIP_GAP + EDGE


def player(look: Look, view: View, seat: View, slip: Slip) -> Iterator[str]:
    """One player: place and date, points, knowledge, permits, cards, finds, exhibitions."""
    yield from slip_paper(look, view, seat["seat"], slip.x, slip.y, slip.width, slip.height)
    yield from purse(look, view, seat, slip)
    yield from knowledge(look, seat, slip)
    y = slip.y + HEAD + 2 * LINE
    for k, row in enumerate(slip.rows(seat)):
        x = slip.left
        for name in row:
            yield lying(look, name, x, y + LINE * k)
            x += 3 * (THING + 4) if name.startswith("show ") else THING + 4


def purse(look: Look, view: View, seat: View, slip: Slip) -> Iterator[str]:
    """Sign, place and week, points and where they come from."""
    y, right = slip.y, slip.right
    yield stamp_at(look, seat["seat"], slip.left + 18, y + 36, 44)
    if seat["seat"] in view["winners"]:
        yield stamp(look, "laurel", right - 112, y + 16, 42, 37.6)
    week = say("thebes-board-last-field", {}) if seat["end"] else week_words(seat)
    yield write(slip.left + 48, y + 33, seat["place"], 19)
    yield write(slip.left + 48, y + 52, week, 15, font_style="italic", fill=look.pencil)
    yield group(
        say("thebes-points", {"points": seat["score"]}),
        stamp(look, "ticket", right - 66, y + 15, 66, 40.9),
        centred(right - 33, y + 44, seat["score"], 25, font_weight="bold"),
    )
    sources = " · ".join(f"{say(f'thebes-source-{name}', {})} {n}" for name, n in seat["points"].items())
    size = min(14, (right - slip.left) / (LETTER * len(sources)))
    yield write(right, y + 76, sources, size, text_anchor="end", font_family=SANS, fill=look.pencil)
    yield path(f"M{at(slip.left, y + 84)}H{number(right)}", stroke=look.pencil, stroke_width=0.6)


def knowledge(look: Look, seat: View, slip: Slip) -> Iterator[str]:
    """Books about each site and open ones; below them the permits, the turned ones faded and crossed."""
    step = (slip.right - slip.left) / 6
    y = slip.y + HEAD
    for k, (site, books) in enumerate(seat["special"].items()):
        x = slip.left + step * k
        yield group(
            f"{site}: {books}",
            stamp(look, f"book-{site}", x, y, THING),
            write(x + THING + 5, y + 20, books, 19, font_weight="bold" if books else None),
        )
        yield permit(look, site, site in seat["permits"], x, y + LINE)
    x = slip.left + step * len(SITE_NAMES)
    yield stamp(look, "general", x, y, THING)
    yield write(x + THING + 5, y + 20, seat["general"], 19, font_weight="bold" if seat["general"] else None)


def permit(look: Look, site: str, valid: bool, x: float, y: float) -> str:
    paper = box(x, y + 1, 38, THING - 2, rx=3, fill=look.tile, stroke=look.tile_ink, stroke_width=1)
    sign = stamp_at(look, site, x + 19, y + THING / 2, 20)
    if valid:
        return group(f"{say('thebes-board-permits', {})}: {site}", paper, sign)
    cross = path(f"M{at(x + 4, y + 5)}l30 16m0-16l-30 16", stroke="#C4502E", stroke_width=2.4)
    return group(
        f"{say('thebes-board-permits', {})}: {site} ✗", element("g", paper + sign, opacity=0.45), cross
    )


def lying(look: Look, name: str, x: float, y: float) -> str:
    """A card, a find or an exhibition before a player."""
    kind, _, rest = name.partition(" ")
    if kind == "show":
        city, size = rest.rsplit("-", 1)
        return group(
            rest,
            box(x, y, 3 * THING + 4, THING, rx=2, fill=look.tile, stroke=look.tile_ink, stroke_width=1),
            write(
                x + 5, y + 18, city, 14.5, fill=look.tile_ink, font_weight="bold" if size == "large" else None
            ),
            stamp(look, "laurel", x + 3 * THING - 20, y + 3, 22, 20),
        )
    if kind != "find":
        card = box(x, y, THING, THING, rx=2, fill=look.tile, stroke=look.tile_ink, stroke_width=1)
        return group(name, card, stamp(look, name, x + 3, y + 3, THING - 6))
    site, worth, tile = rest.split(" ", 2)
    colour = look.colours[site.lower()]
    plate = box(x + 1, y + 1, THING - 2, THING - 2, rx=5, fill=colour, stroke=look.tile_ink, stroke_width=1.2)
    if worth == "general":
        return group(tile, plate, stamp(look, "general", x + 3, y + 3, THING - 6))
    if worth == "special":
        about = tile.rsplit("-", 1)[1]
        return group(tile, plate, stamp(look, f"book-{about}", x + 3, y + 3, THING - 6))
    return group(
        tile, plate, centred(x + THING / 2, y + 19, worth, 17, fill=look.tile_ink, font_weight="bold")
    )
