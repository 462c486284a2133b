"""Thebes as things on a table: seen whole, legible, and saying what the clean line says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Hands
from tests.browser.test_thebes import go_to_a_dig, weeks

# Pixels of the smallest letters of each drawing, by what they say.
LETTERS = """() => [...document.querySelectorAll('main .board svg text')]
    .filter(text => text.checkVisibility() && text.textContent.trim())
    .map(text => {
        const {a, b} = text.getScreenCTM()
        return [parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b), text.textContent.trim()]
    })
    .filter(([size]) => size < LEAST - 0.05)"""
LABELS = """() => [...document.querySelectorAll('main [data-thing], main [role=img][aria-label]')]
    .map(thing => thing.getAttribute('aria-label')).filter(Boolean).sort()"""
SCROLLS = "document.documentElement.scrollHeight > window.innerHeight + 1"


def too_small(page: Page, least: float) -> list[tuple[float, str]]:
    found: list[tuple[float, str]] = page.evaluate(LETTERS.replace("LEAST", str(least)))
    return found


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1920, 1080), (1024, 768)])
def test_the_whole_board_is_seen_and_read_without_scrolling(hands: Hands, width: int, height: int) -> None:
    """Before a dig and while its weeks are chosen."""
    page = hands.page
    page.set_viewport_size({"width": width, "height": height})
    hands.set_up("Thebes", "me", "bot:greedy")
    hands.wait()
    for _ in range(2):
        box = page.locator("main .board svg").first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] + box["height"] <= height
        assert box["width"] * box["height"] > 0.4 * width * height
        assert not page.evaluate(SCROLLS)
        assert too_small(page, 11) == []
        if not weeks(hands).count():
            go_to_a_dig(hands)


def test_letters_on_a_phone_are_larger(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.set_up("Thebes", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    assert too_small(hands.page, 12) == []


def test_both_styles_say_the_same(hands: Hands) -> None:
    """What can be pressed on the map, the tape, the cards and the pile, and who stands where."""
    page = hands.page
    hands.set_up("Thebes", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    expect(page.locator("main image[href*='-day']")).to_have_count(1)
    said = {"table": set(page.evaluate(LABELS))}
    page.evaluate("""() => {
        const kept = JSON.parse(localStorage.getItem('settings') ?? '{}')
        localStorage.setItem('settings', JSON.stringify({...kept, style: 'plain'}))
    }""")
    page.reload()
    hands.wait()
    expect(page.locator("main image[href*='-day']")).to_have_count(0)
    said["plain"] = set(page.evaluate(LABELS))
    assert {label for label in said["plain"] if "," in label or "." in label} <= said["table"]


def test_a_figure_goes_along_the_road(hands: Hands) -> None:
    page = hands.page
    hands.set_up("Thebes", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    away = page.locator("main [data-lit] .postmark").first
    expect(away).to_be_visible()
    hands.press(page.locator("main [data-lit]").filter(has=page.locator(".postmark")).first)
    way = page.locator("path[data-way='figure-A']")
    expect(way).to_have_count(1)
    assert way.evaluate("way => way.getTotalLength()") > 20


def test_pressing_a_bag_shows_what_is_left_in_it(hands: Hands) -> None:
    page = hands.page
    hands.set_up("Thebes", "me", "bot:greedy")
    hands.wait()
    region = page.get_by_role("region", name="The wheel and the bags")
    bag = region.get_by_role("button", name="Egypt: ")
    bag.focus()
    page.keyboard.press("Enter")
    expect(bag).to_have_attribute("aria-pressed", "true")
    expect(region.get_by_role("img", name="Rosetta stone, ")).to_be_visible()
    expect(region.get_by_role("group", name="The wheel for Egypt")).to_be_visible()
