"""The picture of a view of Thebes: well-formed, whole, the same each time, nothing in it from elsewhere."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from mattock import State
from mattock.core.svg import SEATS
from mattock.games.thebes.draw import PAPER, TENT, cell_of, draw_svg
from mattock.games.thebes.vocabulary import PHASE_NAMES, SITE_NAMES, YEAR_WEEKS
from tests.pictures import SVG, check_page, contrast, length, parsed, picture, stamps, titles, views_of_games
from tests.thebes.positions import GAME, begin, play, turn
from tests.walk import share_of
from tools.picture import PICTURES, pictures


def test_all_phases_and_tables_are_drawn_in_both_themes() -> None:
    phases = set()
    for number, view in enumerate(views_of_games(GAME, share_of(3))):
        phases.add(view["phase"])
        root = picture(GAME, view, dark=bool(number % 2))
        check_page(root, f"Thebes. {view['year']}; A ")
        check_whole(view, root)
        room = 349 if view["players"] == 3 else 549
        assert all(length(text) <= room for text in root.iter(f"{SVG}text") if "·" in (text.text or ""))
    assert phases == set(PHASE_NAMES)


def check_whole(view: dict[str, Any], root: ElementTree.Element) -> None:
    """Every card, exhibition, marker, figure and find of a view is in the picture."""
    named = titles(root)
    for card in filter(None, view["display"]):
        assert named[card["card"]] >= 1
    for field in view["exhibitions"]:
        if field["exhibition"]:
            assert named[f"{field['field']}: {field['exhibition']['exhibition']}"] == 1
    for field in view["track"]:
        date = "end" if field["end"] else f"week {field['week']} of {field['year']}"
        for seat in field["markers"]:
            assert named[f"{seat}: {date}"] == 1
    for seat in view["seats"]:
        assert named[f"{seat['seat']}: {seat['place']}"] == 1
        assert named[f"{seat['score']} point{'s' * (seat['score'] != 1)}"]
        for find in seat["finds"]:
            assert named[find["tile"]] == 1
        for show in seat["exhibitions"]:
            assert named[show["exhibition"]] == 1
        for site in SITE_NAMES:
            assert named[f"{site}: {seat['special'][site]}"]
    for kind in ("car", "zeppelin", "shovel", "assistant", "permit", "congress"):
        held = sum(c["number"] for seat in view["seats"] for c in seat["cards"] if c["kind"] == kind)
        shown = sum(card is not None and card["kind"] == kind for card in view["display"])
        assert stamps(root, kind) == held + shown
    turned = sum(len(SITE_NAMES) - len(seat["permits"]) for seat in view["seats"])
    assert sum(n for name, n in named.items() if name.endswith("✗")) == turned
    assert stamps(root, "laurel") == len(view["winners"]) + sum(len(s["exhibitions"]) for s in view["seats"])


def test_weeks_run_around_the_map() -> None:
    cells = [cell_of(week) for week in range(1, YEAR_WEEKS + 1)]
    assert len(set(cells)) == YEAR_WEEKS
    for (x, y), (right, below) in zip(cells, [*cells[1:], cells[0]], strict=True):
        assert (abs(x - right), abs(y - below)) in ((46, 0), (0, 58))


def test_who_lies_on_top_is_drawn_last() -> None:
    root = picture(GAME, begin(4, tower="DBAC").view())
    markers = [title.text for title in root.iter(f"{SVG}title") if (title.text or "").endswith("of 1902")]
    assert [str(text)[0] for text in markers] == ["C", "A", "B", "D"]


def test_the_wheel_shows_the_row_of_the_dig() -> None:
    state = turn("A", at={"A": "Egypt"}, cards={"A": ["Egypt3-London", "Crete2-Paris"]})
    words = [text.text for text in picture(GAME, state.view()).iter(f"{SVG}text")]
    assert "Egypt: knowledge 3" in words
    assert "Crete: knowledge 2" in words
    play(state, "dig Egypt")
    words = [text.text for text in picture(GAME, state.view()).iter(f"{SVG}text")]
    assert "Crete: knowledge 2" not in words
    play(state, "weeks 12", "tile Egypt-rubble")
    words = [text.text for text in picture(GAME, state.view()).iter(f"{SVG}text")]
    assert "3 tiles still to draw; rubble so far: 1" in words


def test_nothing_comes_from_elsewhere() -> None:
    view = turn().view()
    for dark in (False, True):
        text = draw_svg(view, dark)
        assert text == draw_svg(turn().view(), dark)
        assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]
        assert "thebes-" not in text, "a message has no words"
        assert not re.search(r"\d\.\d\d", text.split("</defs>")[1]), "numbers are rounded"
        assert len(text) < 80_000


def test_words_are_escaped() -> None:
    view = turn().view()
    view["display"][0]["card"] = view["display"][0]["city"] = "<script>&\"'"
    view["seats"][0]["place"] = "</text><b>"
    assert "<script" not in draw_svg(view)
    assert titles(parsed(draw_svg(view)))["<script>&\"'"] == 1


@pytest.mark.parametrize("look", [PAPER, TENT], ids=["paper", "tent"])
def test_words_can_be_read(look: Any) -> None:
    grounds = [look.page, look.vignette, look.panel, look.land, look.sea, look.lamplight]
    grounds += [look.ribbon_1, look.ribbon_2]
    assert min(contrast(look.ink, ground) for ground in grounds) >= 4.5
    assert min(contrast(look.pencil, ground) for ground in (look.page, look.panel)) >= 4.5
    assert min(contrast(look.tile_ink, look.colours[site.lower()]) for site in SITE_NAMES) >= 4.5
    assert contrast(look.tile_ink, look.tile) >= 4.5
    assert min(contrast(sign["colour"], sign["letter"]) for sign in SEATS.values()) >= 4.5


@pytest.mark.parametrize("name", ["thebes.svg", "thebes-dark.svg"])
def test_pictures_of_the_documentation_are_up_to_date(name: str) -> None:
    drawn = (PICTURES / name).read_text(encoding="utf-8")
    assert drawn == pictures()[name], "run python tools/picture.py"


def test_notebook_shows_the_table() -> None:
    state: State = turn()
    assert state._repr_svg_() == draw_svg(state.view())
