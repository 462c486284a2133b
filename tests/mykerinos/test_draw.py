"""The picture of a view: well-formed, whole, the same each time, and nothing in it from elsewhere."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

import mattock
from mattock.games.mykerinos.draw import PAPER, TENT, card_words, draw_svg
from mattock.games.mykerinos.vocabulary import PHASE_NAMES
from mattock.words import say
from tests.mykerinos.positions import play, survey, turn
from tests.pictures import SVG, check_page, contrast, lying, parsed, picture, stamps, titles, views_of_games
from tests.walk import share_of, steps
from tools.picture import PICTURES, pictures

GAME = mattock.game("mykerinos")


def middle(**options: Any) -> dict[str, Any]:
    """A view in the middle of a game."""
    state = GAME.new(players=3, **options)
    for here, _ in steps(state, random.Random("middle"), "greedy"):
        if here.view()["round"] == 3 and here.view()["phase"] == "turn":
            return here.view()
    raise AssertionError("the game ended early")


def test_all_phases_and_tables_are_drawn_in_both_themes() -> None:
    phases = set()
    tie = survey({"A": ["d2"], "B": ["d3"]}, passed="ABC", nile=True, round_=2, tie_boat="B")  # on the river
    for number, view in enumerate([*views_of_games(GAME, share_of(3)), tie.view()]):
        phases.add(view["phase"])
        root = picture(GAME, view, dark=bool(number % 2))
        check_page(root, "Mykerinos")
        check_whole(view, root)
        check_apart(root)
    assert phases == set(PHASE_NAMES)


def check_whole(view: dict[str, Any], root: ElementTree.Element) -> None:
    """Every cube, disc, card, room, patron and point of a view is in the picture."""
    named = titles(root)
    for field in view["fields"]:
        assert named[f"{field['field']}: {field['cube']}"] == (field["cube"] is not None)
        assert named[f"{field['field']}: ({field['disc']})"] == (field["disc"] is not None)
    for ground in ("pyramid", "river", "land"):
        assert stamps(root, ground) == sum(field["ground"] == ground for field in view["fields"])
    for card in (card for zone in view["zones"] for card in zone["cards"] if card):
        assert named[card_words(card)] == 1
    for room in view["museum"]:
        who = room["cube"] or (f"({room['disc']})" if room["disc"] else "–")
        assert named[f"{room['room']}: {who}"] == 1
    for seat in view["seats"]:
        assert named[say("mykerinos-points", {"points": seat["score"]})]
        assert check_hand(root, seat["seat"])
        for held in seat["patrons"].values():
            assert any(
                name.startswith(f"{seat['seat']}: ")
                and name.endswith(f": {held['cards'] - held['used']} + {held['used']}")
                for name in named
            )
    for space, colour in enumerate(view["scale"], 1):
        assert named[f"{space}: {colour or '–'}"] == bool(view["round"])
    assert stamps(root, "laurel") == len(view["winners"])
    assert stamps(root, "boat") == sum(s["tie_boat"] for s in view["seats"]) + bool(
        view["nile"] and view["nile"]["boat"]
    )
    check_cards(view, root)


def check_cards(view: dict[str, Any], root: ElementTree.Element) -> None:
    """Each patron's emblem: on cards in the region and before players, their places, a wing, the legend."""
    for patron in view["seats"][0]["patrons"]:
        cards = sum(c["patron"] == patron for z in view["zones"] for c in z["cards"] if c)
        held = sum(max(1, seat["patrons"][patron]["cards"]) for seat in view["seats"])
        wings = sum(wing["patron"] == patron for wing in view["wings"])
        assert stamps(root, patron) == cards + held + wings + 1


Box = tuple[float, float, float, float]


def boxes(root: ElementTree.Element, names: tuple[str, ...]) -> list[Box]:
    """Left, top, right and bottom of things that are stamped."""
    found = []
    for use in (use for part in lying(root) for use in part.iter(f"{SVG}use")):
        if use.attrib["href"].split("-", 1)[1] in names:
            x, y, width, height = (float(use.attrib[key]) for key in ("x", "y", "width", "height"))
            found.append((x, y, x + width, y + height))
    return found


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def check_apart(root: ElementTree.Element) -> None:
    """No cube, disc or pyramid lies on a cartouche, and no seat's sign on another thing of its kind."""
    signs = ("A", "B", "C", "D", "neutral", "disc-A", "disc-B", "disc-C", "disc-D", "ticket", "boat")
    things = boxes(root, signs)
    for k, one in enumerate(things):
        assert not any(overlap(one, other) for other in things[k + 1 :])
    cartouches = [
        (x, y, x + 26.0, y + 50.0)
        for part in lying(root)
        for rect in part.iter(f"{SVG}rect")
        if rect.attrib.get("rx") == "12"
        for x, y in [(float(rect.attrib["x"]), float(rect.attrib["y"]))]
    ]
    for one in boxes(root, (*signs, "pyramid")):
        assert not any(overlap(one, cartouche) for cartouche in cartouches)


def check_hand(root: ElementTree.Element, seat: str) -> list[tuple[float, float]]:
    """The fans of a player's cards lie beside each other; from where to where each reaches."""
    fans = []
    for part in root.iter(f"{SVG}g"):
        title = part.find(f"{SVG}title")
        if title is not None and re.fullmatch(rf"{seat}: .*: \d+ \+ \d+", title.text or ""):
            cards = [(float(r.attrib["x"]), float(r.attrib["width"])) for r in part.iter(f"{SVG}rect")]
            fans.append((min(x for x, _ in cards), max(x + width for x, width in cards)))
    assert all(before[1] < after[0] for before, after in pairwise(fans))
    return fans


@pytest.mark.parametrize(("museum", "rooms"), [("arc", 14), ("ring", 15)])
def test_both_plans_of_the_museum(museum: str, rooms: int) -> None:
    root = picture(GAME, middle(museum=museum))
    named = titles(root)
    assert sum(named[name] for name in named if re.fullmatch(r"W\d+-\d: .", name)) == rooms


def test_used_cards_are_turned_and_the_patron_asked_glows() -> None:
    state = turn(round_=2, owned={"A": ["K3", "K5"]}, used={"A": {"blackmore": 1}})
    before = draw_svg(state.view())
    assert titles(picture(GAME, state.view()))["A: Mrs. Blackmore: 1 + 1"] == 1
    play(state, "appeal blackmore")
    after = draw_svg(state.view())
    assert titles(picture(GAME, state.view()))["A: Mrs. Blackmore: 0 + 2"] == 1
    assert after.count(f'stroke="{PAPER.lamp}"') == before.count(f'stroke="{PAPER.lamp}"') + 1


def test_who_stands_where_and_which_ties_are_open() -> None:
    cubes = {"A": ["a1", "d2"], "B": ["b1", "d3"], "C": ["c1", "b2"]}
    open_ = turn("A", nile=True, cubes=cubes, round_=2, tie_boat="B")
    named = titles(picture(GAME, open_.view()))
    assert named["C is first with 2 cubes."] == 1
    assert named["A is tied for second with 1 cube."] == named["B is tied for second with 1 cube."] == 1
    assert named["A is tied for first with 1 cube."] == named["B is tied for first with 1 cube."] == 1
    asked = survey(cubes, passed="CAB", nile=True, round_=2, tie_boat="B")
    assert titles(picture(GAME, asked.view()))["A is first with 1 cube."] == 1
    used = play(asked, "boat").view()
    named = titles(picture(GAME, used))
    assert named["B is first with 1 cube."] == 1
    assert not any("tied" in name for name in named)
    assert draw_svg(open_.view()).count("h-4V") == draw_svg(used).count("h-4V") + 1 == 1


def test_many_cards_stay_beside_each_other() -> None:
    hand = [f"{letter}{k}" for letter in "VLB" for k in range(4, 8)]
    view = turn(round_=4, nile=True, owned={"A": [*hand, "X1"]}, niles={"A": ["N3", "N4"]}).view()
    root = picture(GAME, view)
    check_page(root, "Mykerinos")
    check_whole(view, root)
    fans = check_hand(root, "A")
    assert len(fans) == 7
    assert min(right - left for left, right in fans[:3]) > 32


def test_picture_is_the_same_each_time() -> None:
    view = middle()
    assert draw_svg(view) == draw_svg(middle())
    assert draw_svg(view, dark=True) != draw_svg(view)


def test_nothing_comes_from_elsewhere() -> None:
    for dark in (False, True):
        text = draw_svg(middle(nile=True), dark)
        assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]
        assert "mykerinos-" not in text, "a message has no words"
        assert not re.search(r"\d\.\d\d", text), "numbers are rounded"
        assert len(text) < 80_000


def test_words_are_escaped() -> None:
    view = middle()
    view["zones"][0]["cards"][0]["card"] = view["start"] = '"><script>alert(1)</script>'
    view["seats"][0]["stock"] = "</text><b>"
    for dark in (False, True):
        assert "<script" not in draw_svg(view, dark)
        root = parsed(draw_svg(view, dark))
        assert "</text><b>" in {text.text for text in root.iter(f"{SVG}text")}


@pytest.mark.parametrize("look", [PAPER, TENT], ids=["paper", "tent"])
def test_words_can_be_read(look: Any) -> None:
    grounds = [look.page, look.panel, look.lamplight, look.hall]
    grounds += [look.floor_2, look.floor_3, look.floor_5]
    assert min(contrast(look.ink, ground) for ground in grounds) >= 4.5
    assert min(contrast(look.pencil, ground) for ground in (look.page, look.panel)) >= 4.5
    assert contrast(look.tile_ink, look.tile) >= 4.5


@pytest.mark.parametrize("name", ["mykerinos.svg", "mykerinos-dark.svg"])
def test_pictures_of_the_documentation_are_up_to_date(name: str) -> None:
    drawn = (PICTURES / name).read_text(encoding="utf-8")
    assert drawn == pictures()[name], "run python -m tools.picture"


def test_notebook_shows_the_table() -> None:
    state = GAME.new(players=2)
    assert state._repr_svg_() == draw_svg(state.view())
