"""How things look in the terminal. Shape and letter come first, colour only helps."""

from __future__ import annotations

from rich.highlighter import RegexHighlighter
from rich.style import Style
from rich.text import Text
from rich.theme import Theme

SEATS = "ABCD"
SHAPES = dict(zip(SEATS, "●■▲◆", strict=True))
BONE = "#EDE3D0"
INK = "#2B2622"
SAND = "#E4D2AE"
LAMP = "#E0A526"  # what can be done now
CHIPS = {
    "A": Style.parse(f"bold not dim {BONE} on #2F6DA8"),
    "B": Style.parse(f"bold not dim {BONE} on #B5451F"),
    "C": Style.parse(f"bold not dim {BONE} on #20704F"),
    "D": Style.parse(f"bold not dim {INK} on {BONE}"),
    "raider": Style.parse(f"bold {BONE} on #000000"),
}
RAIDER = "✖"
EDGES = {"A": "#4A8CCB", "B": "#D9683F", "C": "#3DA37A", "D": BONE}

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


def mark(seat: str) -> str:
    """A seat in words: its shape and its letter."""
    return f"{SHAPES[seat]} {seat}" if seat in SHAPES else seat


def chip(figure: str, text: str | None = None) -> Text:
    """A seat as a small sign in its colour."""
    sign = f"{RAIDER}" if figure == "raider" else f"{SHAPES[figure]}{figure}"
    return Text(sign if text is None else text, CHIPS[figure])


class Table(RegexHighlighter):
    """Colours the seats and the clauses in a sentence."""

    base_style = "word."
    highlights = (
        r"(?P<a>● A\b)",
        r"(?P<b>■ B\b)",
        r"(?P<c>▲ C\b)",
        r"(?P<d>◆ D\b)",
        r"(?P<clause>\([A-Z]\d+\.\d+\))",
    )


sentence = Table()  # a sentence as coloured text
