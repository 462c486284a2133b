"""How things look in the terminal. Shape and letter come first, colour only helps."""

from __future__ import annotations

from rich.highlighter import RegexHighlighter
from rich.style import Style
from rich.text import Text
from rich.theme import Theme

from mattock.core.look import SHARED
from mattock.core.vocabulary import SEAT_LETTERS

SEATS = SEAT_LETTERS
SIGNS = SHARED["seats"]
SHAPES = {seat: SIGNS[seat]["sign"] for seat in SEATS}
BONE, INK = SHARED["tent"]["ink"], SHARED["paper"]["ink"]
SAND = SHARED["paper"]["sand"]
LAMP = SHARED["paper"]["lamp"]  # what can be done now
CHIPS = {
    **{
        seat: Style.parse(f"bold not dim {INK if seat == 'D' else BONE} on {SIGNS[seat]['chip']}")
        for seat in SEATS
    },
    "raider": Style.parse(f"bold {BONE} on #000000"),
}
RAIDER = "✖"
EDGES = {seat: SIGNS[seat]["edge"] for seat in SEATS}

THEME = Theme(
    {
        "lamp": f"bold {LAMP}",
        "pencil": "dim",
        "word.a": CHIPS["A"],
        "word.b": CHIPS["B"],
        "word.c": CHIPS["C"],
        "word.d": CHIPS["D"],
        "word.clause": "italic",
    }
)


def sign(seat: str) -> str:
    """A seat in plain text: its shape and its letter."""
    return f"{SHAPES[seat]} {seat}"


def chip(figure: str, text: str | None = None) -> Text:
    """A seat as a small sign in its colour."""
    sign = f"{RAIDER}" if figure == "raider" else f"{SHAPES[figure]}{figure}"
    return Text(sign if text is None else text, CHIPS[figure])


class Table(RegexHighlighter):
    """Colours the seats and the clauses in a sentence."""

    base_style = "word."
    highlights = (
        r"(?P<a>●(?= ))",
        r"(?P<b>■(?= ))",
        r"(?P<c>▲(?= ))",
        r"(?P<d>◆(?= ))",
        r"(?P<clause>\([A-Z]\d+\.\d+\))",
    )


sentence = Table()  # a sentence as coloured text
