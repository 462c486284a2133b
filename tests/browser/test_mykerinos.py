"""Mykerinos through the interface: whole games with the Nile, turns of several steps, reasons, sizes."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import mattock
from mattock import State
from tests.browser.hands import Hands, picture
from tests.browser.test_afterwards import DROP
from tests.server.running import Server

RECORDS = Path(__file__).parents[1] / "records" / "mykerinos"

SMALLEST = 44  # pixels of what is touched
LEGIBLE = 12  # pixels of text
SMALL_TEXTS = """() => [...document.querySelectorAll('main text, main p, main li, main small, main strong')]
    .filter(element => element.getBoundingClientRect().width && !element.closest('.stamp'))
    .map(element => {
        const drawn = element.getScreenCTM?.()
        const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1
        return [element.textContent, scale * parseFloat(getComputedStyle(element).fontSize)]
    })
    .filter(([, size]) => size < LEGIBLE - 0.1)"""


def with_the_nile(hands: Hands, museum: str) -> None:
    """The options of the form for a new table."""
    hands.page.get_by_label("The Nile expansion").check()
    hands.page.get_by_label("Museum plan").select_option(museum)


@pytest.mark.parametrize(("museum", "bots"), [("arc", 2), ("ring", 1)])
def test_a_whole_game_with_the_nile(hands: Hands, museum: str, bots: int) -> None:
    """With one bot the neutral colour plays along."""
    hands.set_up("Mykerinos", "me", *["bot:greedy"] * bots, options=lambda: with_the_nile(hands, museum))
    assert hands.play(random.Random(museum)) > 20
    expect(hands.page.locator(".sentence")).to_have_text("The game is over.")
    expect(hands.page.get_by_role("img", name="winner")).not_to_have_count(0)
    rooms = hands.page.get_by_role("button", name="Room W51-2")
    expect(rooms).to_have_count(1 if museum == "ring" else 0)


def test_an_extension_goes_cube_by_cube_and_step_by_step_back(hands: Hands, server: Server) -> None:
    """After the first cube only what lies beside it is lit, and the plan says how many are left. Between many
    pyramids the second cube has only one place, wherever the first goes: then another deal shows it."""
    assert any(extends_step_by_step(hands, server.url) for _ in range(8))


def extends_step_by_step(hands: Hands, home: str) -> bool:
    """Try every first cube of an extension at a new table; whether a second one was ever asked for."""
    page = hands.page
    page.goto(home)
    hands.set_up("Mykerinos", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    free = page.locator("main [data-lit]", has=page.locator(".dot"))
    hands.press(free.nth(free.count() // 2))
    hands.press(page.get_by_role("button", name="Confirm"))
    hands.wait()
    extensions = page.locator('main [data-lit][aria-label*="Extend a dig"]')
    before = extensions.count()
    begun = [begins(hands, extensions.nth(place), before) for place in range(before)]
    return any(begun)


def begins(hands: Hands, field: Locator, extensions: int) -> bool:
    """Place the first cube there and take it back; whether the second one was asked for."""
    page, version = hands.page, hands.version
    field.click()
    page.get_by_role("dialog").get_by_role("button", name="Extend a dig").click()
    page.wait_for_function("before => +document.querySelector('.page').dataset.version > before", arg=version)
    hands.wait()
    asked = page.locator("main").get_by_text("1 more cube to place").count() > 0
    lit = page.locator("main [data-lit]").evaluate_all("things => things.map(thing => thing.ariaLabel)")
    assert 2 <= len(lit) <= 3 if asked else not lit
    assert all("Place the next cube" in label for label in lit)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('main [data-lit][aria-label*="Extend a dig"]')).to_have_count(extensions)
    return asked


def test_a_pyramid_says_why_not(hands: Hands) -> None:
    hands.set_up("Mykerinos", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page = hands.page
    page.locator('main [aria-label*="pyramid"]').first.click(force=True)
    note = page.get_by_role("status", name="Why not?")
    expect(note).to_contain_text("only Lord Lemon lets you put a cube there")
    expect(note.get_by_role("link", name="Rules, M2.3")).to_be_visible()


@pytest.mark.parametrize("width", [360, 390, 1280])
def test_what_is_touched_is_large_and_what_is_written_legible(hands: Hands, width: int) -> None:
    hands.page.set_viewport_size({"width": width, "height": 900})
    hands.set_up("Mykerinos", "me", "bot:greedy", options=lambda: with_the_nile(hands, "ring"))
    hands.wait()
    for thing in hands.page.locator("main [data-lit]").all():
        box = thing.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST - 1.5, thing.get_attribute("aria-label")
    assert hands.page.evaluate(SMALL_TEXTS.replace("LEGIBLE", str(LEGIBLE))) == []
    assert hands.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def dig_in_zone_1(hands: Hands) -> None:
    """The one to move starts a dig there; the others follow at the same screen."""
    page = hands.page
    come(hands)
    hands.press(page.locator('main [data-lit][aria-label*="zone 1"]').first)
    done = page.get_by_role("button", name="Confirm")
    if done.count():
        hands.press(done)
    hands.wait()


def come(hands: Hands) -> None:
    hands.wait()
    if hands.page.locator(".now .come").count():
        hands.touch(hands.page.locator(".now .come"))
        hands.wait()


def heard(hands: Hands, place: str) -> list[str]:
    """Who stands where in a place, as readers hear it."""
    entries = hands.page.get_by_role("group", name=place, exact=True).get_by_role("img")
    names: list[str] = entries.evaluate_all("all => all.map(one => one.querySelector('title').textContent)")
    for name in names:
        expect(entries.and_(hands.page.get_by_role("img", name=name, exact=True))).to_have_count(1)
    return names


def test_an_open_tie_is_open_until_somebody_passes(hands: Hands) -> None:
    """Three share a rank; the board says what passing would decide, and so it comes."""
    hands.set_up("Mykerinos", "me", "me", "me")
    for _ in range(3):
        dig_in_zone_1(hands)
    come(hands)
    page = hands.page
    tied = [f"Player {seat} is tied for first with 1 cube." for seat in "ABC"]
    assert heard(hands, "Zone 1") == tied
    expect(page.get_by_role("group", name="Zone 1", exact=True).locator(".bracket")).to_have_count(1)
    said = page.locator(".now .remark")
    expect(said).to_have_text(re.compile(r"^Pass now: ahead of player [ABC] and player [ABC] in zone 1\.$"))
    behind = re.findall(r"\b[ABC]\b", said.inner_text())
    (mover,) = set("ABC") - set(behind)
    space = page.get_by_role("group", name="Passing track").get_by_role("button")
    expect(space).to_have_accessible_name(f"Pass and take space 1 of the passing track. {said.inner_text()}")
    picture(hands, "mykerinos-shared-rank")
    hands.press(page.get_by_role("button", name="Pass and take").first)
    come(hands)
    assert heard(hands, "Zone 1") == [
        f"Player {mover} is first with 1 cube.",
        *(f"Player {seat} is tied for second with 1 cube." for seat in behind),
    ]


def test_the_neutral_colour_is_not_ahead_while_space_1_is_free(hands: Hands) -> None:
    hands.set_up("Mykerinos", "me", "me")
    come(hands)
    dig_in_zone_1(hands)  # then a neutral cube of the same player
    assert "The neutral player" not in "".join(heard(hands, "Zone 1"))
    hands.press(hands.page.locator('main [data-lit][aria-label*="zone 1"]').first)
    come(hands)
    own, neutral = heard(hands, "Zone 1")
    assert re.fullmatch(r"Player [AB] is tied for first with 1 cube\.", own)
    assert neutral == "The neutral player is tied for first with 1 cube."


def after_the_boat() -> tuple[str, int, State]:
    """A record in which the boat wins a tie: its text, the step, and the position after it."""
    for path in sorted(RECORDS.glob("mykerinos-3-nile-museum-arc-*.mattock")):
        text = path.read_text(encoding="utf-8")
        lines = text.partition("\nmoves\n")[2].splitlines()
        state = mattock.game("mykerinos").new(players=3, nile=True, museum="arc")
        for step, line in enumerate(lines):
            if line.startswith("~") or state.mover == mattock.OVER:
                break
            move = line.split(" ", 2)[2] if "#" in line else line.split(" ", 1)[1]
            state.apply(state.parse(move))
            view = state.view()
            if move == "boat" and view["zone"] and view["ranks"]:
                return text, step, state
    raise AssertionError("no record with the boat")


def test_the_boat_shows_in_the_ranking(hands: Hands) -> None:
    text, step, state = after_the_boat()
    view, page = state.view(), hands.page
    page.wait_for_selector(".lead")
    page.evaluate(DROP, text)
    replay = page.get_by_role("region", name="Game record")
    replay.get_by_role("slider").fill(str(step))
    expect(replay).to_have_attribute("data-ready", "true")
    expect(replay.locator(".told")).to_contain_text("uses the boat")
    hands.see()
    shown = heard(hands, f"Zone {view['zone']}")
    assert [words.split()[1] for words in shown] == view["ranks"]
    assert all(
        f"is {rank} with" in words for rank, words in zip(("first", "second", "third"), shown, strict=False)
    )
