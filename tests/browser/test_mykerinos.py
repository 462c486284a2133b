"""Mykerinos through the interface: whole games with the Nile, turns of several steps, reasons, sizes."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hands import Hands
from tests.server.running import Server

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
    hands.page.get_by_label("Play with the expansion The Nile").check()
    hands.page.get_by_label("The plan of the museum").select_option(museum)


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
    hands.press(page.get_by_role("button", name="Done"))
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
    page.get_by_role("button", name="Step back").click()
    expect(page.locator('main [data-lit][aria-label*="Extend a dig"]')).to_have_count(extensions)
    return asked


def test_a_pyramid_says_why_not(hands: Hands) -> None:
    hands.set_up("Mykerinos", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page = hands.page
    page.locator('main [aria-label*="pyramid"]').first.click(force=True)
    note = page.get_by_role("status", name="Why not?")
    expect(note).to_contain_text("only Lord Lemon's action puts a cube there")
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
