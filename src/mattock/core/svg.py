"""What the pictures of all games share: paper and ink, the marks of the seats, and a few pieces.

A picture is one plain SVG of fixed width. What occurs many times is a symbol, placed by `use`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from mattock.core.look import SHARED, colours_of, read_look

View = Mapping[str, Any]
Point = tuple[float, float]
Attribute = float | str | None  # None is left out

SERIF = "'Palatino Linotype',Palatino,'Book Antiqua','Times New Roman',serif"
SANS = "'Gill Sans',Optima,Helvetica,sans-serif"

# The leaf, in its own units.
WIDTH = 1240
EDGE = 30
INNER = WIDTH - 2 * EDGE
GAP = 20


@dataclass(frozen=True)
class Look:
    """A theme: its colours are attributes too."""

    mark: str  # begins the ids of this theme: two pictures on one page must not share any
    glow: float  # how far from the middle the page keeps its colour
    colours: Mapping[str, str]

    def __getattr__(self, name: str) -> str:
        try:
            return self.colours[name]
        except KeyError:
            raise AttributeError(name) from None


# What only pictures have.
PAGES = {
    "paper": {"page": "#F6EFE0", "vignette": "#E4D2AE", "shade": "#2B2622"},
    "tent": {"page": "#2C241B", "vignette": "#1A1714", "shade": "#000000"},
}
GLOWS = {"paper": 0.6, "tent": 0.1}


def look_of(package: str, theme: str, mark: str, **own: str) -> Look:
    """The look of a game in a theme, with colours of its pictures alone."""
    return Look(mark, GLOWS[theme], PAGES[theme] | colours_of(package, theme) | own)


def things_of(package: str) -> dict[str, tuple[str, str]]:
    """What is stamped as it is: the frame and the drawing, in which colours stand by their names."""
    own = {name: (thing["frame"], thing["drawing"]) for name, thing in read_look(package)["things"].items()}
    return own | THINGS


SEATS = SHARED["seats"]
THINGS = {
    "ticket": (
        "-21 -13 42 26",
        '<g fill="{lamplight}" stroke="{line}">'
        f'<path d="{SHARED["outlines"]["ticket"]}" stroke-linejoin="round"/>'
        f'<path d="{SHARED["outlines"]["ticket_folds"]}" stroke-width=".7" stroke-dasharray="1.5 2"/></g>',
    ),
    "laurel": (
        "-19 -17 38 34",
        '<g fill="{metal}" stroke="{line}" stroke-width=".8">'
        '<path d="M0 13Q-13 10-9-11M0 13Q13 10 9-11" fill="none"/>'
        '<path d="M-9 8q-7-1-6-8q6 1 6 8zm0-7q-7-1-6-8q6 1 6 8zm0-7q-7-1-6-8q6 1 6 8z'
        'M9 8q7-1 6-8q-6 1-6 8zm0-7q7-1 6-8q-6 1-6 8zm0-7q7-1 6-8q-6 1-6 8z"/></g>',
    ),
}  # a ticket is a victory point


# The pen.


def number(value: float) -> str:
    """A number as short as it reads well."""
    return f"{round(value, 1):g}"


def at(x: float, y: float) -> str:
    """A point in a path."""
    return f"{number(x)} {number(y)}"


def element(name: str, inside: str = "", /, **attributes: Attribute) -> str:
    """One element; attributes that are None are left out."""
    written = "".join(
        f" {key.replace('_', '-') if key != 'viewBox' else key}="
        + quoteattr(value if isinstance(value, str) else number(value))
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def named(name: str, words: object) -> str:
    """An element that holds words."""
    return element(name, escape(str(words)))


def group(title: str, *parts: str, **attributes: Attribute) -> str:
    """Things that belong together; their name appears where a pointer rests on them."""
    return element("g", named("title", title) + "".join(parts), **attributes)


def write(x: float, y: float, words: object, size: float, **attributes: Attribute) -> str:
    return element("text", escape(str(words)), x=x, y=y, font_size=size, **attributes)


def centred(x: float, y: float, words: object, size: float, **attributes: Attribute) -> str:
    return write(x, y, words, size, text_anchor="middle", **attributes)


def heading(x: float, y: float, words: object, anchor: str | None = None) -> str:
    return write(x, y, words, 21, font_style="italic", text_anchor=anchor)


def box(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def path(d: str, **attributes: Attribute) -> str:
    return element("path", d=d, **attributes)


def ring(look: Look, x: float, y: float, radius: float) -> str:
    """Nothing here yet."""
    return element("circle", cx=x, cy=y, r=radius, fill="none", stroke=look.pencil, stroke_dasharray="2.5 3")


def framed(look: Look, x: float, y: float, width: float, height: float, fill: str, edge: str = "") -> str:
    """A piece of paper with its shadow."""
    shadow = box(x + 3, y + 4, width, height, rx=3, fill=look.shade, opacity=0.1)
    return shadow + box(x, y, width, height, rx=3, fill=fill, stroke=edge or look.line, stroke_width=1.4)


# Stamps.


def symbol(look: Look, name: str, frame: str, *parts: str) -> str:
    return element("symbol", "".join(parts), id=f"{look.mark}-{name}", viewBox=frame)


def stamp(look: Look, name: str, x: float, y: float, width: float, height: float | None = None) -> str:
    """A thing from the definitions, its upper left corner here."""
    size = width if height is None else height
    return element("use", href=f"#{look.mark}-{name}", x=x, y=y, width=width, height=size)


def stamp_at(look: Look, name: str, x: float, y: float, size: float) -> str:
    """The same, its middle here."""
    return stamp(look, name, x - size / 2, y - size / 2, size)


def seat_sign(look: Look, seat: str) -> str:
    """Shape, letter and colour of a seat."""
    sign = SEATS[seat]
    ink = {"stroke": look.tile_ink, "stroke_width": "1.3", "stroke_linejoin": "round"}
    return symbol(
        look,
        seat,
        "-13 -13 26 26",
        path(sign["outline"], fill=sign["colour"], **ink),
        centred(0, 4.8 + sign["drop"], seat, 13.5, fill=sign["letter"], font_weight="bold", font_family=SANS),
    )


def thing(look: Look, name: str, things: Mapping[str, tuple[str, str]] = THINGS) -> str:
    """One of the things that are stamped as they are."""
    frame, drawing = things[name]
    return symbol(look, name, frame, drawing.format_map(look.colours))


# The leaf.


def light(look: Look) -> str:
    """The light on the page."""
    stops = element("stop", stop_color=look.page) + element("stop", offset=look.glow, stop_color=look.page)
    stops += element("stop", offset=1, stop_color=look.vignette)
    return element("radialGradient", stops, id=f"{look.mark}-page", cx=0.5, cy=0.4, r=0.8)


def page(look: Look, height: float) -> str:
    """The paper, with a double line around it."""
    return (
        box(0, 0, WIDTH, height, fill=f"url(#{look.mark}-page)")
        + box(10, 10, WIDTH - 20, height - 20, fill="none", stroke=look.pencil, stroke_width=1.4, rx=3)
        + box(14, 14, WIDTH - 28, height - 28, fill="none", stroke=look.pencil, stroke_width=0.6, rx=2)
    )


def game_name(view: View) -> str:
    """The name of the game at the head of the leaf."""
    return write(EDGE + 4, 66, view["game"].upper(), 38, letter_spacing=7)


def slip_paper(
    look: Look, view: View, seat: str, x: float, y: float, width: float, height: float
) -> list[str]:
    """A player's slip of paper: it glows while he decides, and has his colour at its head."""
    moving = view["mover"] == seat
    colour = SEATS[seat]["colour"] if seat != "D" else look.ink
    glow = box(x - 5, y - 5, width + 10, height + 10, rx=7, fill=look.lamp, opacity=0.6)
    return [
        *([glow] if moving else []),
        framed(look, x, y, width, height, look.panel, look.lamp if moving else ""),
        path(f"M{at(x + 8, y + 5)}h{number(width - 16)}", stroke=colour, stroke_width=4),
    ]


def leaf(
    look: Look, title: str, summary: str, height: float, symbols: Sequence[str], parts: list[str]
) -> str:
    """The whole picture: what is stamped, the paper, what lies on it."""
    inside = [
        named("title", title),
        "<defs>" + "\n".join([light(look), *symbols]) + "</defs>",
        page(look, height),
        *parts,
    ]
    return element(
        "svg",
        "\n" + "\n".join(inside) + "\n",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {number(height)}",
        role="img",
        aria_label=summary,
        font_family=SERIF,
        fill=look.ink,
    ) + "\n"  # fmt: skip
