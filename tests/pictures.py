"""What holds for the picture of every game: well-formed, on the page, and nothing in it from elsewhere."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from mattock import Game
from mattock.core.svg import WIDTH
from tests.walk import steps, tables

SVG = "{http://www.w3.org/2000/svg}"
LETTER = 0.55  # of the font size: wider than a letter of a wide font is on average


def views_of_games(game: Game, games: int) -> Iterator[dict[str, Any]]:
    """Views of all kinds of table: the first of each phase, some others and the last."""
    for players, options in tables(game):
        for number in range(games):
            rng = random.Random(f"picture {players} {options} {number}")
            state = game.new(players, **options)
            seen = set()
            for here, _ in steps(state, rng, ("greedy", "random", "mixed")[number % 3]):
                phase = here.view()["phase"]
                if phase not in seen or rng.random() < 0.02:
                    seen.add(phase)
                    yield here.view()
            yield state.view()


def picture(game: Game, view: dict[str, Any], dark: bool = False) -> ElementTree.Element:
    drawn = game.picture(view, dark)
    assert drawn is not None
    return parsed(drawn)


def parsed(drawn: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawn)


def titles(root: ElementTree.Element) -> Counter[str]:
    """The names of all that is drawn."""
    return Counter(title.text or "" for title in root.iter(f"{SVG}title"))


def lying(root: ElementTree.Element) -> list[ElementTree.Element]:
    """What is drawn, without the definitions."""
    return [part for part in root if part.tag != f"{SVG}defs"]


def stamps(root: ElementTree.Element, name: str) -> int:
    """How often a thing is stamped outside the definitions."""
    uses = [use for part in lying(root) for use in part.iter(f"{SVG}use")]
    return sum(use.attrib["href"].split("-", 1)[1] == name for use in uses)


def check_page(root: ElementTree.Element, name: str) -> None:
    """The picture is an image with a name, whole in itself, and everything lies on its page."""
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"].startswith(name)
    check_references(root)
    check_room(root)


def check_references(root: ElementTree.Element) -> None:
    """What is stamped or painted with is defined here, once; nothing moves, runs or comes from elsewhere."""
    ids = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
    assert len(ids) == len(set(ids))
    for part in root.iter():
        assert part.tag.removeprefix(SVG) not in ("script", "style", "image", "foreignObject", "a")
        for key, value in part.attrib.items():
            assert key != "transform"
            assert not key.startswith("on")
            if key == "href":
                assert value.removeprefix("#") in ids
            if value.startswith("url("):
                assert value[5:-1] in ids


def length(text: ElementTree.Element) -> float:
    """How long words are in a wide font."""
    return LETTER * float(text.attrib["font-size"]) * len(text.text or "")


def check_room(root: ElementTree.Element) -> None:
    """Words end inside the frame, also in a wide font, and everything lies on the page."""
    height = float(root.attrib["viewBox"].split()[3])
    for part in lying(root):
        for text in part.iter(f"{SVG}text"):
            x, y = float(text.attrib["x"]), float(text.attrib["y"])
            long = length(text)
            anchor = text.attrib.get("text-anchor", "middle" if part.attrib.get("text-anchor") else "start")
            left = x - {"start": 0.0, "middle": long / 2, "end": long}[anchor]
            assert left >= 14
            assert left + long <= WIDTH - 14
            assert 14 <= y <= height - 14
        for use in part.iter(f"{SVG}use"):
            x, y, width, tall = (float(use.attrib[key]) for key in ("x", "y", "width", "height"))
            assert 14 <= x <= x + width <= WIDTH - 14
            assert 14 <= y <= y + tall <= height - 14


def brightness(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)
