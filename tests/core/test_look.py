"""What pictures, browser and terminal share is written once, and whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mattock
from mattock.core.look import SHARED, colours_of, read_look
from mattock.core.vocabulary import SEAT_LETTERS

CLIENT = Path(__file__).parents[2] / "web" / "src"
PACKAGES = [f"mattock.games.{name}" for name in mattock.games()]


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("theme", ["paper", "tent"])
def test_every_colour_that_a_drawing_asks_for_is_there(package: str, theme: str) -> None:
    drawings = " ".join(thing["drawing"] for thing in read_look(package)["things"].values())
    asked = set(re.findall(r"{(\w+)}", drawings))
    assert asked
    assert asked <= set(colours_of(package, theme))


@pytest.mark.parametrize("package", ["mattock.core", *PACKAGES])
def test_both_themes_have_the_same_colours(package: str) -> None:
    look = read_look(package)
    assert set(look["paper"]) == set(look["tent"])


def test_no_style_sheet_says_again_what_is_shared() -> None:
    """The build makes custom properties of the shared colours: `colours` in web/vite.config.ts."""
    shared = {f"seat-{seat.lower()}" for seat in SHARED["seats"]}
    for package in ("mattock.core", "mattock.games.pergamon"):
        shared |= {name.replace("_", "-") for name in read_look(package)["paper"]}
    for sheet in [CLIENT / "app.css", *CLIENT.rglob("boards/*/*.css")]:
        text = sheet.read_text(encoding="utf-8")
        own = {name.replace("_", "-") for name in game_look(sheet)}
        assert not set(re.findall(r"--([\w-]+):", text)) & (shared | own), sheet


def game_look(sheet: Path) -> set[str]:
    """The colours of the game that a style sheet belongs to."""
    return set(read_look(f"mattock.games.{sheet.parent.name}")["paper"]) if "boards" in sheet.parts else set()


def test_every_seat_has_its_signs() -> None:
    assert "".join(SHARED["seats"]) == SEAT_LETTERS
    assert len({sign["sign"] for sign in SHARED["seats"].values()}) == len(SEAT_LETTERS)
