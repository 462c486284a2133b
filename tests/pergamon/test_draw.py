"""The picture of a view: well-formed, whole, the same each time, and nothing in it from elsewhere."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

import mattock
from mattock import State
from mattock.core.svg import SEATS, WIDTH
from mattock.games.pergamon.draw import PAPER, SEAM, TENT, draw_svg, earth_of, seam_at
from mattock.games.pergamon.view import FIGURES
from mattock.games.pergamon.vocabulary import PHASE_NAMES
from tests.pictures import (
    SVG,
    brightness,
    check_page,
    contrast,
    length,
    lying,
    parsed,
    picture,
    stamps,
    titles,
    views_of_games,
)
from tests.walk import steps
from tools.picture import PICTURES, pictures

GAME = mattock.game("pergamon")


def middle() -> dict[str, Any]:
    """A view in the middle of a game."""
    state = GAME.new(players=3)
    for here, _ in steps(state, random.Random("middle"), "greedy"):
        if here.view()["round"] == 7 and here.view()["phase"] == "turn":
            return here.view()
    raise AssertionError("the game ended early")


def face_up(view: dict[str, Any]) -> list[str]:
    rows = [view["row"]["tiles"]] if view["row"] else []
    rows += [view["drawn"], *(gallery["tiles"] for gallery in view["galleries"])]
    for seat in view["seats"]:
        rows += [seat["tiles"], *(shown["tiles"] for shown in seat["collections"])]
    return [tile["tile"] for row in rows for tile in row]


def test_all_phases_and_tables_are_drawn_in_both_themes() -> None:
    phases = set()
    for number, view in enumerate(views_of_games(GAME, 3)):
        phases.add(view["phase"])
        root = picture(GAME, view, dark=bool(number % 2))
        check_page(root, "Pergamon")
        check_whole(view, root)
        check_slips(root)
    assert phases == set(PHASE_NAMES)


WIDE = {"I": 0.42, "V": 0.75}  # of the font size, in a wide font


def test_numerals_of_the_funds_keep_clear_of_whoever_stands_there() -> None:
    """The figures and the empty spots, of every field and gallery."""
    view = GAME.new(players=4).view()
    for field, figure in zip(view["funds"], [*FIGURES, *[None] * 8], strict=True):
        for other in view["funds"]:
            other["figure"] = figure if other is field else None
        root = picture(GAME, view)
        (place,) = (g for g in root.iter(f"{SVG}g") if title_of(g).startswith(f"Field {field['field']}:"))
        numeral = next(text for text in place.iter(f"{SVG}text") if text.text == field["gallery"])
        wide = float(numeral.attrib["font-size"]) * sum(WIDE[letter] for letter in field["gallery"])
        assert float(numeral.attrib["x"]) + wide + 1 < left_of(place, figure), (field["gallery"], figure)


def left_of(place: ElementTree.Element, figure: str | None) -> float:
    """Where what stands in a field begins: a figure that fills its stamp, or the ring of the empty spot."""
    if figure is None:
        ring = list(place.iter(f"{SVG}circle"))[-1]
        return float(ring.attrib["cx"]) - float(ring.attrib["r"])
    return next(
        float(use.attrib["x"]) for use in place.iter(f"{SVG}use") if use.attrib["href"].endswith(figure)
    )


def title_of(group: ElementTree.Element) -> str:
    title = group.find(f"{SVG}title")
    return "" if title is None else title.text or ""


def check_whole(view: dict[str, Any], root: ElementTree.Element) -> None:
    """Every tile, object, marker, figure, card and coin of a view is in the picture."""
    named = titles(root)
    for tile in face_up(view):
        assert named[tile] == 1, tile
    for seat in view["seats"]:
        assert named[f"{seat['coins']} coin{'s' * (seat['coins'] != 1)}"]
        assert named[f"{seat['score']} point{'s' * (seat['score'] != 1)}"]
        for thing in (thing for shown in seat["collections"] for thing in shown["objects"]):
            assert named[f"{thing['kind']} {thing['year']}"] == 1
    for field in view["museum"]:
        if field["marker"]:
            assert named[f"{field['marker']['seat']} {field['marker']['marker']}: {field['field']}"] == 1
    for field in view["funds"]:
        if field["figure"]:
            assert sum(name.endswith(f"({field['figure']})") for name in named) == 1
    fields = sum(field["coins"] for field in view["funds"])
    cards = sum(card["coins"] is not None for card in view["money"]["cards"])
    others = len(view["galleries"]) + len(view["seats"]) + (view["raider"] is not None)
    assert stamps(root, "coin") == fields + others + cards + bool(cards)
    assert stamps(root, "laurel") == len(view["winners"])


def check_slips(root: ElementTree.Element) -> None:
    """Points by source have room on a slip."""
    for text in (text for part in lying(root) for text in part.iter(f"{SVG}text")):
        assert "·" not in (text.text or "") or length(text) <= (WIDTH - 96) / 3 - 32


def test_picture_is_the_same_each_time() -> None:
    view = middle()
    assert draw_svg(view) == draw_svg(middle())
    assert draw_svg(view, dark=True) != draw_svg(view)


def test_nothing_comes_from_elsewhere() -> None:
    for dark in (False, True):
        text = draw_svg(middle(), dark)
        assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]
        assert "<script" not in text
        assert "pergamon-" not in text, "a message has no words"
        assert not re.search(r"\d\.\d\d", text), "numbers are rounded"
        assert len(text) < 80_000


def test_words_are_escaped() -> None:
    view = middle()
    tile = view["galleries"][0]["tiles"] or next(s["tiles"] for s in view["seats"] if s["tiles"])
    tile[0]["tile"] = tile[0]["century"] = "<script>&\"'"
    view["start"] = '"><script>alert(1)</script>'
    view["seats"][0]["coins"] = "</text><b>"
    for dark in (False, True):
        assert "<script" not in draw_svg(view, dark)
        root = parsed(draw_svg(view, dark))
        assert titles(root)["<script>&\"'"] == 1
        assert "</text><b>" in {text.text for text in root.iter(f"{SVG}text")}


def test_halves_end_at_the_seam() -> None:
    assert [seam_at(y) for _, y in SEAM] == [x for x, _ in SEAM]
    assert seam_at(-25) == -1.5
    with pytest.raises(ValueError, match="does not reach"):
        seam_at(40)


def test_tiles_of_a_row_touch_and_loose_ones_do_not() -> None:
    view = middle()
    seat = next(s for s in view["seats"] if s["collections"])
    root = picture(GAME, view)
    corners = {}
    for part in root.iter(f"{SVG}g"):
        title, use = part.find(f"{SVG}title"), part.find(f"{SVG}use")
        if title is not None and use is not None:
            corners[title.text] = [float(use.attrib[key]) for key in ("x", "width")]
    for shown in seat["collections"]:
        lefts = [corners[tile["tile"]] for tile in shown["tiles"]]
        for (left, width), (right, _) in pairwise(lefts):
            assert right - left == pytest.approx(width * 116 / 124, abs=0.2)
    for gallery in view["galleries"]:
        lefts = [corners[tile["tile"]] for tile in gallery["tiles"]]
        for (left, width), (right, _) in pairwise(lefts):
            assert right - left > width


@pytest.mark.parametrize("look", [PAPER, TENT], ids=["paper", "tent"])
def test_words_can_be_read(look: Any) -> None:
    grounds = [
        look.page,
        look.vignette,
        look.panel,
        look.sand,
        look.sky,
        look.lamplight,
        look.stone_1,
        look.stone_2,
    ]
    assert min(contrast(look.ink, ground) for ground in grounds) >= 4.5
    assert min(contrast(look.pencil, ground) for ground in (look.page, look.panel)) >= 4.5
    assert contrast(look.tile_ink, look.tile) >= 4.5
    assert min(contrast(sign["colour"], sign["letter"]) for sign in SEATS.values()) >= 4.5
    earth = [earth_of(look, depth) for depth in range(5)]
    assert earth == sorted(earth, key=brightness, reverse=True), "deeper is darker"


@pytest.mark.parametrize("name", ["pergamon.svg", "pergamon-dark.svg"])
def test_pictures_of_the_documentation_are_up_to_date(name: str) -> None:
    drawn = (PICTURES / name).read_text(encoding="utf-8")
    assert drawn == pictures()[name], "run python tools/picture.py"


def test_winners_wear_a_laurel() -> None:
    state: State = GAME.new(players=4)
    for _ in steps(state, random.Random("laurel"), "greedy"):
        pass
    assert stamps(picture(GAME, state.view()), "laurel") >= 1


def test_notebook_shows_the_table() -> None:
    state = GAME.new(players=2)
    assert state._repr_svg_() == draw_svg(state.view())
