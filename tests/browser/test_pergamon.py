"""The board of Pergamon as things on a table, and as a clean line: both say and do the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hands import Hands
from tests.server.running import Server
from tools.picture import Scene
from tools.screenshots import set_up

MIDDLE = Scene("pergamon", seed=1090, round=7, turn=2)
LATE = Scene("pergamon", seed=77, round=11, turn=3, players=4)
DESKS = [(1440, 900), (1920, 1080), (2560, 1440), (1024, 768)]
SHEETS = [(390, 844), (768, 1024)]

# How high the letters of each text are on the screen, in pixels.
LETTERS = """() => [...document.querySelectorAll('main text, main h3, main small, main .year, main p')]
    .filter(text => text.checkVisibility() && text.textContent.trim() && !text.closest('.hidden, .stamp'))
    .map(text => ({
        words: text.textContent.trim(),
        size: parseFloat(getComputedStyle(text).fontSize)
            * (text.getScreenCTM ? Math.hypot(text.getScreenCTM().c, text.getScreenCTM().d) : 1),
    }))"""
# What can be pressed, and what is read aloud as a picture.
SAID = """() => ['main [data-thing]', '.players [data-thing]', 'main [role=img][aria-label]']
    .flatMap(things => [...document.querySelectorAll(things)])
    .filter(thing => !thing.closest('.stamp'))
    .map(thing => thing.getAttribute('aria-label')).sort()"""
COUNT_FLIGHTS = """() => {
    window.coins = 0
    new MutationObserver(changes => {
        for (const {addedNodes} of changes)
            for (const node of addedNodes)
                if (node.matches?.('.flights > svg')) window.coins++
    }).observe(document.body, {childList: true, subtree: true})
}"""
BOXES = """() => [...document.querySelectorAll('main .bench > svg, main .tray')].map(part => {
    const {left, top, right, bottom} = part.getBoundingClientRect()
    return {left, top, right, bottom}
})"""


def sit_down(hands: Hands, server: Server, scene: Scene = MIDDLE) -> None:
    hands.page.goto(set_up(hands.page, server, scene, "greedy"))
    hands.wait()


def resize(hands: Hands, size: tuple[int, int]) -> None:
    hands.page.set_viewport_size({"width": size[0], "height": size[1]})
    hands.see()


def in_style(hands: Hands, server: Server, style: str) -> None:
    hands.page.goto(server.url)
    hands.page.evaluate("style => localStorage.setItem('settings', JSON.stringify({style}))", style)


def test_a_turn_of_each_kind_is_played_on_the_table(hands: Hands, server: Server) -> None:
    sit_down(hands, server)
    page = hands.page
    expect(page.locator("main .bench")).to_be_visible()
    dug = page.locator("main [data-lit][aria-label^='Dig in gallery']").first
    finds = page.locator("[data-find]").count()
    hands.press(dug)
    hands.see()
    assert page.locator("[data-find]").count() > finds
    page.locator(".lay").first.click()
    shown = page.locator("main [data-lit][aria-label*='the row on field']")
    expect(shown.first).to_be_visible()
    markers = page.locator("[data-key^='marker-']").count()
    hands.see()
    hands.press(shown.first)
    expect(page.locator("[data-key^='marker-']")).to_have_count(markers + 1)
    hands.press(page.locator(".now button", has_text="end your turn").first)
    page.locator(".now").get_by_role("button", name="Confirm").click()
    hands.press(page.locator("main [data-lit][aria-label^='Field ']").first)


@pytest.mark.parametrize("scene", [MIDDLE, LATE], ids=["three players", "four players"])
def test_the_whole_table_is_seen_at_a_desk(hands: Hands, server: Server, scene: Scene) -> None:
    sit_down(hands, server, scene)
    page = hands.page
    for size in DESKS:
        resize(hands, size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        boxes = page.evaluate(BOXES)
        assert len(boxes) >= 2
        for box in boxes:
            assert min(box["left"], box["top"]) >= 0, size
            assert box["right"] <= size[0], size
            assert box["bottom"] <= size[1], size
        small = [text for text in page.evaluate(LETTERS) if text["size"] < 10.9]
        assert small == [], size


def test_letters_on_the_table_can_be_read_on_a_phone(hands: Hands, server: Server) -> None:
    sit_down(hands, server)
    for size in SHEETS:
        resize(hands, size)
        assert hands.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        small = [text for text in hands.page.evaluate(LETTERS) if text["size"] < 10.9]
        assert small == [], size


def test_both_styles_say_the_same(hands: Hands, server: Server) -> None:
    said = {}
    address = set_up(hands.page, server, MIDDLE, "greedy")
    for style in ("table", "plain"):
        in_style(hands, server, style)
        hands.page.goto(address)
        hands.wait()
        hands.see()
        assert hands.page.locator("main .bench").count() == (style == "table")
        said[style] = hands.page.evaluate(SAID)
    assert len(said["table"]) > 20
    assert said["table"] == said["plain"]


def test_coins_are_paid_one_by_one_and_escape_ends_it(browser: Browser, server: Server) -> None:
    page = browser.new_context(locale="en").new_page()
    hands = Hands(page)
    sit_down(hands, server)
    page.evaluate(COUNT_FLIGHTS)
    page.locator(".now button", has_text="end your turn").first.click()
    page.locator(".now").get_by_role("button", name="Confirm").click()
    field = page.locator("main [data-lit][aria-label^='Field ']").first
    field.click()
    page.wait_for_function("() => window.coins >= 3")
    page.keyboard.press("Escape")
    expect(page.locator(".flights > svg")).to_have_count(0)
    hands.wait()


def test_a_collection_under_the_pointer_is_shown_by_itself(hands: Hands, server: Server) -> None:
    sit_down(hands, server)
    resize(hands, (1440, 900))
    label = hands.page.locator("[data-key='marker-B-I']")
    label.hover()
    years = [text["words"] for text in hands.page.evaluate(LETTERS)]
    assert years.count("412") == 2, "on its label and on the wall"
