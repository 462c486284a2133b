"""A picture of a view of Mykerinos: one plain SVG, for notebooks, pages and the README.

A leaf of an excavation diary: the region as a dig plan with strings between the zones, the floor plan of the
museum, the passing scale, the players with their patron cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin

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
from mattock.games.mykerinos.vocabulary import (
    BANK_COLUMN,
    CARD_COLUMNS,
    CARD_ROWS,
    COLUMNS,
    PATRON_NAMES,
    SIDES,
    WINGS,
)
from mattock.words import say

# Where things lie on the leaf.
BOARD_TOP = 92
CELL = 66  # a field
MARGIN = 96  # beside the fields: who stands where in a zone
HEAD, FOOT = 60, 24  # above and below them
STRIP = 66  # below, with the Nile
REGION_LEFT, REGION_WIDTH = EDGE, COLUMNS * CELL + 2 * MARGIN
GRID_LEFT, GRID_TOP = REGION_LEFT + MARGIN, BOARD_TOP + HEAD
MUSEUM_LEFT = REGION_LEFT + REGION_WIDTH + GAP
MUSEUM_WIDTH = EDGE + INNER - MUSEUM_LEFT
ARC = 240  # degrees of the plan that is open below
TWO_ROOM = 0.44  # of a wing's angle: how much lies in front of the 2-rooms
SUPPLY = 46  # below the museum
LABEL = 38  # outside its walls
SLIP_GAP = 18
PAD = 16  # inside a slip
PURSE = 92  # its upper part
CARD_WIDTH, CARD_HEIGHT = 32, 44


PAPER = look_of("mattock.games.mykerinos", "paper", "md")
TENT = look_of("mattock.games.mykerinos", "tent", "mn")
THINGS = things_of("mattock.games.mykerinos")


def draw_svg(view: View, dark: bool = False) -> str:
    """The whole table as it lies; the text is the same for the same view."""
    look = TENT if dark else PAPER
    height = board_height(view)
    slips, below = players(look, view, BOARD_TOP + height + GAP)
    parts = [
        *headline(look, view),
        *region(look, view),
        *museum(look, view, height),
        *slips,
        *legend(look, view, below + 32),
    ]
    symbols = [*things(look, view)]
    return leaf(look, headline_words(view), summary(view), below + 68, symbols, parts)


def things(look: Look, view: View) -> Iterator[str]:
    """Everything that is stamped, drawn once."""
    yield from (thing(look, name, THINGS) for name in THINGS)
    for seat in view["seats"]:
        yield seat_sign(look, seat["seat"])
        yield disc_sign(look, seat["seat"])


def disc_sign(look: Look, seat: str) -> str:
    """A disc of Governor Greenwish's with the mark of its owner."""
    disc = element("circle", r=12, fill=look.tile, stroke=look.tile_ink, stroke_width=1.3)
    inner = element("circle", r=9.8, fill="none", stroke=look.tile_ink, stroke_width=0.7)
    return symbol(look, f"disc-{seat}", "-13 -13 26 26", disc + inner + stamp_at(look, seat, 0, 0, 16))


# The headline.


def headline_words(view: View) -> str:
    return f"{view['game'].capitalize()}. {round_words(view)}" if view["round"] else view["game"].capitalize()


def round_words(view: View) -> str:
    return say("mykerinos-board-round", {"round": view["round"], "seat": view["start"]})


def summary(view: View) -> str:
    """The picture in a sentence, for who cannot see it."""
    scores = [f"{s['seat']} {say('mykerinos-points', {'points': s['score']})}" for s in view["seats"]]
    return f"{headline_words(view)}; {', '.join(scores)}"


def headline(look: Look, view: View) -> Iterator[str]:
    """The game, the round and the passing scale."""
    base = 66
    yield game_name(view)
    if not view["round"]:
        return
    side: float = 42
    left: float = WIDTH - EDGE - side * len(view["scale"])
    for space, colour in enumerate(view["scale"], 1):
        x = left + side * (space - 1)
        parts = [box(x, base - 32, side, 38, fill=look.panel, stroke=look.line, stroke_width=1.1)]
        if colour:
            parts.append(stamp_at(look, colour, x + side / 2 + 3, base - 11, 28))
        parts.append(write(x + 4, base - 19, space, 12, font_style="italic"))
        yield group(f"{space}: {colour or '–'}", *parts)
    words = f"{round_words(view)}; {say('mykerinos-board-scale', {})}"
    yield write(left - 12, base - 5, words, 19, text_anchor="end", font_style="italic", fill=look.pencil)


# The region.


def zones_of(view: View) -> Sequence[View]:
    """The zones of the region; none when all is over."""
    zones: Sequence[View] = view["zones"] if view["mover"] != "over" else ()
    return zones


def zone_rows(view: View) -> int:
    """Rows of zones; two before the first region lies there."""
    return max(2, len(zones_of(view)) // 2)


def board_height(view: View) -> float:
    return HEAD + CELL * CARD_ROWS * zone_rows(view) + (STRIP if view["nile"] else FOOT)


def corner(field: str) -> Point:
    """The upper left corner of a field."""
    return GRID_LEFT + CELL * "abcdefgh".index(field[0]), GRID_TOP + CELL * (int(field[1:]) - 1)


def place_on(field: str) -> Point:
    """The middle of a field; beside a cartouche a little away from it."""
    x, y = corner(field)
    column, row = "abcdefgh".index(field[0]), int(field[1:]) - 1
    aside = 0 if row % CARD_ROWS != CARD_ROWS // 2 else 6 if column % CARD_COLUMNS else -6
    return x + CELL / 2 + aside, y + CELL / 2


def region(look: Look, view: View) -> Iterator[str]:
    """The dig plan: cards, fields, cubes, and the zones between their strings."""
    rows = CARD_ROWS * zone_rows(view)
    yield framed(look, REGION_LEFT, BOARD_TOP, REGION_WIDTH, board_height(view), look.panel)
    yield heading(REGION_LEFT + 14, BOARD_TOP + 30, say("mykerinos-board-region", {}))
    yield names_of_fields(look, rows)
    yield bare_ground(look, rows)
    for zone in zones_of(view):
        yield from ground_of_zone(look, zone)
    for field in view["fields"]:
        yield from ground_of_field(look, field)
    yield field_lines(look, view)
    yield strings(look, rows)
    for zone in zones_of(view):
        yield from cartouches(look, zone)
    for field in view["fields"]:
        yield from pieces(look, field, field["field"] == view["last"])
    for zone in zones_of(view):
        yield from standing(look, zone, zone["zone"] == view["zone"])
    if view["nile"]:
        yield from nile(look, view)


def names_of_fields(look: Look, rows: int) -> str:
    """Letters and numbers along the edge of the plan."""
    letters = [
        centred(GRID_LEFT + CELL * (k + 0.5), GRID_TOP - 8, letter, 13) for k, letter in enumerate("abcdefgh")
    ]
    numbers = [centred(GRID_LEFT - 11, GRID_TOP + CELL * (row + 0.5) + 4, row + 1, 13) for row in range(rows)]
    return element("g", "".join(letters + numbers), fill=look.pencil, font_style="italic")


def card_corner(zone: int, side: int) -> Point:
    """The upper left corner of a card of a zone."""
    column = (zone - 1) % 2 * SIDES + side
    return GRID_LEFT + CELL * CARD_COLUMNS * column, GRID_TOP + CELL * CARD_ROWS * ((zone - 1) // 2)


def bare_ground(look: Look, rows: int) -> str:
    """Where nothing lies, or lies no more."""
    edge = {"fill": look.page, "stroke": look.pencil}
    return box(GRID_LEFT, GRID_TOP, CELL * COLUMNS, CELL * rows, **edge)


def ground_of_zone(look: Look, zone: View) -> Iterator[str]:
    """The sand of the cards that lie there."""
    for side, card in enumerate(zone["cards"]):
        if card:
            x, y = card_corner(zone["zone"], side)
            yield box(x, y, CELL * CARD_COLUMNS, CELL * CARD_ROWS, fill=look.dig)


def ground_of_field(look: Look, field: View) -> Iterator[str]:
    """River, land and pyramids; sand is the ground itself."""
    x, y = corner(field["field"])
    if field["ground"] in ("river", "land"):
        yield box(x, y, CELL, CELL, fill=look.colours[field["ground"]])
        yield stamp(look, field["ground"], x, y, CELL)
    elif field["ground"] == "pyramid":
        yield stamp_at(look, "pyramid", *place_on(field["field"]), 50)


def field_lines(look: Look, view: View) -> str:
    """Pencil lines between fields, ink around cards."""
    pencil, ink = "", ""
    for zone in zones_of(view):
        for side, card in enumerate(zone["cards"]):
            if not card:
                continue
            x, y = card_corner(zone["zone"], side)
            wide, tall = CELL * CARD_COLUMNS, CELL * CARD_ROWS
            pencil += f"M{at(x + CELL, y)}v{tall}M{at(x, y + CELL)}h{wide}M{at(x, y + 2 * CELL)}h{wide}"
            ink += f"M{at(x, y)}h{wide}v{tall}h-{wide}z"
    banks = "".join(bank_outline(row) for row in range(len(view["nile"]["banks"]) if view["nile"] else 0))
    return (
        path(pencil, fill="none", stroke=look.pencil, stroke_width=0.7, opacity=0.8)
        + path(ink, fill="none", stroke=look.line, stroke_width=1.3)
        + path(banks, fill="none", stroke=look.line, stroke_width=2.2)
    )


def bank_outline(row: int) -> str:
    """The edge of a Nile card, and its fields."""
    x, y = GRID_LEFT + CELL * BANK_COLUMN, GRID_TOP + CELL * CARD_ROWS * row
    return f"M{at(x, y)}h{CELL * CARD_COLUMNS}v{CELL * CARD_ROWS}h-{CELL * CARD_COLUMNS}z"


def strings(look: Look, rows: int) -> str:
    """Strings between the zones, tied to pegs."""
    xs = [GRID_LEFT + CELL * 4 * k for k in range(3)]
    ys = [GRID_TOP + CELL * CARD_ROWS * k for k in range(rows // CARD_ROWS + 1)]
    lines = "".join(f"M{at(x, ys[0])}V{number(ys[-1])}" for x in xs)
    lines += "".join(f"M{at(xs[0], y)}H{number(xs[-1])}" for y in ys)
    pegs = "".join(
        element("circle", cx=x, cy=y, r=4.2, fill=look.tile, stroke=look.string, stroke_width=1.6)
        for x in xs
        for y in ys
    )
    return (
        path(lines, fill="none", stroke=look.string, stroke_width=2.6)
        + path(lines, fill="none", stroke=look.tile, stroke_width=0.9, stroke_dasharray="4 4")
        + pegs
    )


def cartouches(look: Look, zone: View) -> Iterator[str]:
    """In the middle of each card: whose it is, and its points."""
    ink = {"stroke": look.tile_ink}
    for side, card in enumerate(zone["cards"]):
        if not card:
            continue
        x, y = card_corner(zone["zone"], side)
        middle, centre = x + CELL, y + CELL * CARD_ROWS / 2
        parts = [
            box(middle - 13, centre - 25, 26, 50, rx=12, fill=look.tile, **ink, stroke_width=1.4),
            path(f"M{at(middle - 10, centre + 25)}h20", **ink, stroke_width=2.2),
            stamp_at(look, card["patron"], middle, centre - (8 if card["points"] else 0), 21),
        ]
        if card["points"]:
            dark = {"fill": look.tile_ink, "font_weight": "bold"}
            parts.append(centred(middle, centre + 19, card["points"], 17, **dark))
        yield group(card_words(card), *parts)


def card_words(card: View) -> str:
    """A parcel card in words."""
    patron = say("mykerinos-patron", {"patron": card["patron"]})
    return f"{card['card']}: {patron}, {say('mykerinos-points', {'points': card['points']})}"


def pieces(look: Look, field: View, last: bool) -> Iterator[str]:
    """The disc and the cube on a field; the cube placed last in an action glows."""
    middle, centre = place_on(field["field"])
    if last:
        yield element("circle", cx=middle, cy=centre, r=22, fill=look.lamp, opacity=0.6)
    if field["disc"]:
        yield group(
            f"{field['field']}: ({field['disc']})",
            stamp_at(look, f"disc-{field['disc']}", middle, centre, 34),
        )
    if field["cube"]:
        shadow = element("ellipse", cx=middle + 2, cy=centre + 15, rx=14, ry=4, fill=look.shade, opacity=0.25)
        yield group(
            f"{field['field']}: {field['cube']}", shadow, stamp_at(look, field["cube"], middle, centre, 37)
        )


def standing(look: Look, zone: View, surveyed: bool) -> Iterator[str]:
    """At the edge of a zone: who would be first, second and so on."""
    right = zone["zone"] % 2 == 0
    top = GRID_TOP + CELL * CARD_ROWS * ((zone["zone"] - 1) // 2)
    left = GRID_LEFT + CELL * COLUMNS + 10 if right else REGION_LEFT + 10
    if surveyed:
        lit = {"fill": look.lamplight, "stroke": look.lamp}
        yield box(left - 4, top + 4, 70, CELL * CARD_ROWS - 8, rx=4, **lit, stroke_width=2.4)
    words = say("mykerinos-board-zone", {"zone": zone["zone"]})
    yield write(left + 2, top + 24, words, 17, font_style="italic")
    for first, last in ranks_shared(zone["ranking"]):
        upper, lower = (top + 48 + 31 * place for place in (first, last))
        yield bracket(look, f"M{at(left + 2, upper - 9)}h-4V{number(lower + 9)}h4")
    for place, entry in enumerate(zone["ranking"]):
        yield ranked(look, zone["ranking"], entry, left + 16, top + 48 + 31 * place)


def ranks_shared(ranking: Sequence[View]) -> Iterator[tuple[int, int]]:
    """From where to where in a ranking a tie is open."""
    ranks = [entry["rank"] for entry in ranking]
    for rank in sorted(set(ranks)):
        if ranks.count(rank) > 1:
            first = ranks.index(rank)
            yield first, first + ranks.count(rank) - 1


def bracket(look: Look, line: str) -> str:
    """What joins those who share a rank."""
    return path(line, fill="none", stroke=look.ink, stroke_width=1.6)


def ranked(look: Look, ranking: Sequence[View], entry: View, x: float, y: float) -> str:
    """A colour and how many cubes it has there."""
    return group(
        rank_words(ranking, entry),
        stamp_at(look, entry["colour"], x, y, 26),
        write(x + 18, y + 6.5, entry["cubes"], 19),
    )


def rank_words(ranking: Sequence[View], entry: View) -> str:
    """Who has which rank, or shares it."""
    shared = sum(other["rank"] == entry["rank"] for other in ranking) > 1
    message = "mykerinos-board-shared" if shared else "mykerinos-event-ranked"
    return say(message, {what: entry[what] for what in ("rank", "colour", "cubes")})


def nile(look: Look, view: View) -> Iterator[str]:
    """Below the region: who leads on the river, the boat, and the stack of Nile cards."""
    river, y = view["nile"], BOARD_TOP + board_height(view) - STRIP + 37
    yield write(REGION_LEFT + 14, y + 6, say("mykerinos-board-river", {}), 19, font_style="italic")
    for first, last in ranks_shared(river["ranking"]):
        left, right = (GRID_LEFT + 16 + 62 * place for place in (first, last))
        yield bracket(look, f"M{at(left - 9, y + 15)}v4H{number(right + 26)}v-4")
    for place, entry in enumerate(river["ranking"]):
        yield ranked(look, river["ranking"], entry, GRID_LEFT + 16 + 62 * place, y)
    if river["boat"]:
        words = say("mykerinos-board-boat", {"boat": river["boat"]})
        yield group(
            words,
            stamp(look, "boat", GRID_LEFT + 292, y - 18, 46, 34.5),
            write(GRID_LEFT + 346, y + 6, words, 15, font_family=SANS),
        )
    cards = len(river["unseen"]) + len(river["queue"])
    edge = REGION_LEFT + REGION_WIDTH - 14
    yield write(
        edge, y + 6, say("mykerinos-board-stack", {"cards": cards}), 15, text_anchor="end", font_family=SANS
    )


# The museum.


@dataclass(frozen=True, slots=True)
class Plan:
    """A floor plan around a hall: where a point lies at an angle, clockwise from the top, and how far out."""

    x: float
    y: float
    hall: float  # radius of the hall
    wall: float  # between the rooms in front and those behind
    edge: float
    first: float  # angle where the first wing begins
    wing: float  # angle of a wing
    gaps: frozenset[int]  # wings with a 2-room after them

    def at(self, angle: float, radius: float) -> Point:
        turn = radians(angle)
        return self.x + radius * sin(turn), self.y - radius * cos(turn)

    def begins(self, wing: int) -> float:
        """Angle where a wing begins, from 1."""
        return self.first + self.wing * (wing - 1)

    @property
    def half(self) -> float:
        """Half the angle of a 2-room."""
        return self.wing * TWO_ROOM / 2

    def front(self, wing: int) -> tuple[float, float]:
        """From where to where the 3-room reaches."""
        before = wing - 1 or WINGS
        return (
            self.begins(wing) + (self.half if before in self.gaps else 0),
            self.begins(wing + 1) - (self.half if wing in self.gaps else 0),
        )


def plan_of(view: View, height: float) -> Plan:
    """The plan as large as it can be; an arc is open below."""
    gaps = frozenset(gap_of(room) for room in view["museum"] if len(room["wings"]) == 2)
    closed = WINGS in gaps
    angle = 360 if closed else ARC
    top, tall = BOARD_TOP + 26, height - 26 - SUPPLY
    below = 1 if closed else 0.5 + 0.06  # how far the plan reaches down, in radii
    across = MUSEUM_WIDTH / 2 - LABEL - 6
    edge = min(across, (tall - LABEL * (2 if closed else 1.6)) / (1 + below))
    y = top + (tall - edge * (1 + below) - LABEL * (2 if closed else 1.6)) / 2 + LABEL + edge
    return Plan(
        x=MUSEUM_LEFT + MUSEUM_WIDTH / 2,
        y=y,
        hall=edge * 0.29,
        wall=edge * 0.64,
        edge=edge,
        first=-angle / WINGS / 2 if closed else -ARC / 2,
        wing=angle / WINGS,
        gaps=gaps,
    )


def gap_of(room: View) -> int:
    """The wing after which a 2-room lies."""
    first, second = room["wings"]
    return int(first if second == first + 1 else second)


def museum(look: Look, view: View, height: float) -> Iterator[str]:
    """The floor plan: a hall, rooms around it, rooms behind those, and doors."""
    plan = plan_of(view, height)
    yield framed(look, MUSEUM_LEFT, BOARD_TOP, MUSEUM_WIDTH, height, look.panel)
    yield heading(MUSEUM_LEFT + 14, BOARD_TOP + 30, say("mykerinos-board-museum", {}))
    yield hall(look, plan)
    for room in view["museum"]:
        yield room_walls(look, plan, room)
    yield doors(look, plan, view)
    for room in view["museum"]:
        yield room_sign(look, plan, room)
    for wing in view["wings"]:
        yield wing_label(look, plan, wing)
    yield from supply(look, view, height)


def span(plan: Plan, room: View) -> tuple[float, float, float, float]:
    """A room: from angle to angle, from radius to radius."""
    if len(room["wings"]) == 2:
        middle = plan.begins(gap_of(room) + 1)
        return middle - plan.half, middle + plan.half, plan.hall, plan.wall
    wing = room["wings"][0]
    if room["doors"]:
        return plan.begins(wing), plan.begins(wing + 1), plan.wall, plan.edge
    return (*plan.front(wing), plan.hall, plan.wall)


def arc(plan: Plan, start: float, end: float, radius: float, begin: str = "M") -> str:
    """Along a wall from angle to angle."""
    sweep = 1 if end > start else 0
    large = 1 if abs(end - start) > 180 else 0
    r = number(radius)
    return f"{begin}{at(*plan.at(start, radius))}A{r} {r} 0 {large} {sweep} {at(*plan.at(end, radius))}"


def hall(look: Look, plan: Plan) -> str:
    """The hall; where the plan is open, steps lead up to it."""
    if plan.wing * WINGS == 360:
        return element("circle", cx=plan.x, cy=plan.y, r=plan.hall, fill=look.hall)
    r = plan.hall
    left, right = plan.at(-ARC / 2, r), plan.at(ARC / 2, r)
    floor = arc(plan, -ARC / 2, ARC / 2, r) + f"L{at(right[0], plan.y + r)}H{number(left[0])}z"
    steps = "".join(
        f"M{at(left[0] - 4 * k, plan.y + r + 5 * k)}H{number(right[0] + 4 * k)}" for k in range(4)
    )
    walls = f"M{at(*left)}V{number(plan.y + r)}M{at(*right)}V{number(plan.y + r)}"
    return (
        path(floor, fill=look.hall)
        + path(walls, stroke=look.line, stroke_width=2.4, stroke_linecap="round")
        + path(steps, stroke=look.line, stroke_width=1)
    )


def room_walls(look: Look, plan: Plan, room: View) -> str:
    """A room's floor and walls; the more it is worth, the richer the floor."""
    start, end, near, far = span(plan, room)
    walls = arc(plan, start, end, far) + arc(plan, end, start, near, "L") + "z"
    floor = look.colours[f"floor_{room['value']}"]
    return path(walls, fill=floor, stroke=look.line, stroke_width=2.4, stroke_linejoin="round")


def doors(look: Look, plan: Plan, view: View) -> str:
    """Gaps in the walls: from the hall to the rooms in front, from those to the rooms behind."""
    rooms = {room["room"]: room for room in view["museum"]}
    gaps = ""
    for room in view["museum"]:
        start, end, near, _ = span(plan, room)
        if not room["doors"]:
            gaps += opening(plan, (start + end) / 2, near)
        for name in room["doors"]:
            other, last, *_ = span(plan, rooms[name])
            if other > end:  # where the ring closes
                other, last = other - 360, last - 360
            gaps += opening(plan, (max(start, other) + min(end, last)) / 2, near)
    return path(gaps, fill="none", stroke=look.panel, stroke_width=5)


def opening(plan: Plan, angle: float, radius: float) -> str:
    """A door of the same width everywhere."""
    half = 250 / radius
    return arc(plan, angle - half, angle + half, radius)


def room_sign(look: Look, plan: Plan, room: View) -> str:
    """What a room is worth, and who is in it."""
    start, end, near, far = span(plan, room)
    middle = (start + end) / 2
    size = min(29, (far - near) * 0.48)
    parts = []
    if room["cube"] or room["disc"]:
        x, y = plan.at(middle, near + (far - near) * 0.6)
        parts.append(stamp_at(look, room["cube"] or f"disc-{room['disc']}", x, y, size))
        x, y = plan.at(middle, near + (far - near) * 0.17)
        parts.append(centred(x, y + 4.5, room["value"], 13))
    else:
        x, y = plan.at(middle, (near + far) / 2)
        parts.append(centred(x, y + 7, room["value"], 21))
    who = room["cube"] or (f"({room['disc']})" if room["disc"] else "–")
    return group(f"{room['room']}: {who}", *parts)


def wing_label(look: Look, plan: Plan, wing: View) -> str:
    """The patron's disc outside a wing, with the wing's number."""
    x, y = plan.at(plan.begins(wing["wing"]) + plan.wing / 2, plan.edge + 20)
    patron = wing["patron"]
    if not patron:
        return group(str(wing["wing"]), ring(look, x, y, 15), centred(x, y + 5, wing["wing"], 14))
    return group(
        f"{wing['wing']}: {say('mykerinos-patron', {'patron': patron})}",
        emblem(look, patron, x, y),
    )


def emblem(look: Look, patron: str, x: float, y: float) -> str:
    """The disc of a patron."""
    disc = element("circle", cx=x, cy=y, r=16, fill=look.tile, stroke=look.colours[patron], stroke_width=2.6)
    return disc + stamp_at(look, patron, x, y, 22)


def supply(look: Look, view: View, height: float) -> Iterator[str]:
    """Cubes that are not in use."""
    y = BOARD_TOP + height - 21
    right: float = MUSEUM_LEFT + MUSEUM_WIDTH - 14
    yield write(MUSEUM_LEFT + 14, y + 5, say("mykerinos-board-supply", {}), 17, font_style="italic")
    for colour, cubes in reversed(view["supply"].items()):
        right -= 56
        yield group(
            f"{colour}: {say('mykerinos-cubes', {'cubes': cubes})}",
            stamp_at(look, colour, right + 13, y, 24),
            write(right + 30, y + 6, cubes, 17),
        )


def legend(look: Look, view: View, y: float) -> Iterator[str]:
    """Emblems and names of the patrons."""
    patrons = [*view["seats"][0]["patrons"]]
    step = INNER / len(patrons)
    for place, patron in enumerate(patrons):
        x = EDGE + step * place
        name = say("mykerinos-patron", {"patron": patron})
        yield emblem(look, patron, x + 16, y)
        yield write(x + 40, y + 5, name, 16, font_style="italic", fill=look.pencil)


# The players.


@dataclass(frozen=True, slots=True)
class Slip:
    """A player's slip of paper."""

    x: float
    y: float
    width: float
    height: float = 0

    @property
    def left(self) -> float:
        return self.x + PAD

    @property
    def right(self) -> float:
        return self.x + self.width - PAD


def players(look: Look, view: View, top: float) -> tuple[list[str], float]:
    """A slip for each, and where the last of them ends."""
    seats: Sequence[View] = view["seats"]
    across = 3 if len(seats) == 3 else 2
    width = (INNER - SLIP_GAP * (across - 1)) / across
    parts: list[str] = []
    for k in range(0, len(seats), across):
        line = seats[k : k + across]
        height = PURSE + max(hand_height(seat) for seat in line)
        for place, seat in enumerate(line):
            slip = replace(Slip(EDGE + (width + SLIP_GAP) * place, top, width), height=height)
            parts.append("".join(player(look, view, seat, slip)))
        top += height + SLIP_GAP
    return parts, top - SLIP_GAP


def hand_height(seat: View) -> float:
    """The height of a player's cards, those turned below the others."""
    return CARD_HEIGHT + 42 + (CARD_WIDTH + 8 if any(p["used"] for p in seat["patrons"].values()) else 0)


def player(look: Look, view: View, seat: View, slip: Slip) -> Iterator[str]:
    """One player: sign, cubes, points by source, patron cards."""
    yield from slip_paper(look, view, seat["seat"], slip.x, slip.y, slip.width, slip.height)
    yield from purse(look, view, seat, slip)
    yield from hand(look, view, seat, slip)


def purse(look: Look, view: View, seat: View, slip: Slip) -> Iterator[str]:
    """Sign, cubes, discs and boat, and points with where they come from."""
    y, right = slip.y, slip.right
    yield stamp_at(look, seat["seat"], slip.left + 18, y + 36, 44)
    if seat["seat"] in view["winners"]:
        yield stamp(look, "laurel", slip.left + 42, y + 17, 38, 34)
    x = slip.left + 102
    for name, sign, count in belongings(view, seat):
        yield group(
            name,
            stamp_at(look, sign, x, y + 36, 26),
            write(x + 17, y + 43, count, 20),
        )
        x += 56
    if seat["tie_boat"]:
        yield group(say("mykerinos-board-tie-boat", {}), stamp(look, "boat", x - 14, y + 19, 40, 30))
    yield group(
        say("mykerinos-points", {"points": seat["score"]}),
        stamp(look, "ticket", right - 66, y + 15, 66, 40.9),
        centred(right - 33, y + 44, seat["score"], 25, font_weight="bold"),
    )
    words = " · ".join(sources(view, seat))
    size = min(14.5, (right - slip.left) / (0.56 * len(words)))
    yield write(right, y + 76, words, size, text_anchor="end", font_family=SANS, fill=look.pencil)
    yield path(f"M{at(slip.left, y + 84)}H{number(right)}", stroke=look.pencil, stroke_width=0.6)


def belongings(view: View, seat: View) -> Iterator[tuple[str, str, int]]:
    """What a player has before him besides cards: its name, its sign, how many."""
    yield say("mykerinos-cubes", {"cubes": seat["stock"]}), seat["seat"], seat["stock"]
    if view["players"] == 2:
        yield f"neutral: {say('mykerinos-cubes', {'cubes': seat['neutrals']})}", "neutral", seat["neutrals"]
    if view["nile"]:
        words = say("mykerinos-board-discs", {"discs": seat["discs"]})
        yield words, f"disc-{seat['seat']}", seat["discs"]


def sources(view: View, seat: View) -> Iterator[str]:
    """Points by source, those of the Nile only with it."""
    for name, points in seat["points"].items():
        if view["nile"] or name not in ("nile", "boats"):
            yield f"{say(f'mykerinos-source-{name}', {})} {points}"


def hand(look: Look, view: View, seat: View, slip: Slip) -> Iterator[str]:
    """Patron cards in fans, used ones turned below; under each fan what a card is worth in the museum."""
    others = [card for card in seat["cards"] if card["patron"] not in PATRON_NAMES]
    columns = [*seat["patrons"], *(["nobody"] if others else [])]
    step = (slip.right - slip.left) / max(5, len(columns))
    for place, patron in enumerate(columns):
        x, y = slip.left + step * place, slip.y + PURSE + 4
        held = seat["patrons"].get(patron, {"cards": len(others), "used": 0})
        asked = view["mover"] == seat["seat"] and view["patron"] == patron
        upright = held["cards"] - held["used"]
        name = say("mykerinos-patron", {"patron": patron})
        cards = [
            fan(look, patron, upright, x, y, step),
            turned_fan(look, patron, held["used"], x, y + CARD_HEIGHT + 34, step, asked),
        ]
        if not held["cards"]:
            cards = [card_place(look, patron, x, y)]
        yield group(f"{seat['seat']}: {name}: {upright} + {held['used']}", *cards)
        if patron in seat["worth"]:
            yield worth(look, seat, patron, x, y + CARD_HEIGHT + 5, bool(held["cards"]))


def fan(look: Look, patron: str, cards: int, x: float, y: float, room: float) -> str:
    """Cards of a patron one over the other."""
    return "".join(
        patron_card(look, patron, x + step_of(cards, room - CARD_WIDTH) * k, y, CARD_WIDTH, CARD_HEIGHT)
        for k in range(cards)
    )


def turned_fan(look: Look, patron: str, cards: int, x: float, y: float, room: float, asked: bool) -> str:
    """Cards that have been used, on their sides; the one that helps just now glows."""
    step = step_of(cards, room - CARD_HEIGHT)
    parts = [patron_card(look, patron, x + step * k, y, CARD_HEIGHT, CARD_WIDTH) for k in range(cards)]
    if asked:
        x += step * (cards - 1)
        lit = {"fill": "none", "stroke": look.lamp}
        parts.append(box(x - 2, y - 2, CARD_HEIGHT + 4, CARD_WIDTH + 4, rx=5, **lit, stroke_width=3))
    return element("g", "".join(parts), opacity=None if asked else 0.6) if parts else ""


def step_of(cards: int, room: float) -> float:
    """From one card of a fan to the next."""
    return min(7, (room - 8) / max(1, cards - 1))


def patron_card(look: Look, patron: str, x: float, y: float, width: float, height: float) -> str:
    card = box(x, y, width, height, rx=4, fill=look.tile, stroke=look.tile_ink, stroke_width=1.1)
    return card + stamp_at(look, patron, x + width / 2, y + height / 2, 23)


def card_place(look: Look, patron: str, x: float, y: float) -> str:
    """No card of this patron yet."""
    edge = {"fill": look.tile, "stroke": look.tile_ink, "stroke_dasharray": "3 4"}
    sign = stamp_at(look, patron, x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2, 20)
    return element("g", box(x, y, CARD_WIDTH, CARD_HEIGHT, rx=4, **edge) + sign, opacity=0.35)


def worth(look: Look, seat: View, patron: str, x: float, y: float, held: bool) -> str:
    """What a card of a patron is worth to a player as the museum stands."""
    points = seat["worth"][patron]
    return group(
        f"{say('mykerinos-patron', {'patron': patron})}: {say('mykerinos-points', {'points': points})}",
        stamp(look, "ticket", x, y, 32, 19.8),
        centred(x + 16, y + 14.5, points, 13.5, font_weight="bold" if held else None),
    )
