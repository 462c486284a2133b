"""No words leave their place or lie over others: any page, any language, on a small phone and at a desk."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from mattock.words import LANGUAGES
from tests.browser.hands import Hands
from tests.browser.test_mykerinos import with_the_nile
from tests.server.running import Server

WIDTHS = [360, 1280]

# What sticks out of its part of the page, upright words of a drawing over each other, boxes too small.
OVERFLOWS = """part => {
    const place = document.querySelector(part)
    const seen = element => element.checkVisibility() && !element.closest('.hidden, .stamp')
    const boxOf = text => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return range.getBoundingClientRect()
    }
    const written = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const texts = []
    while (written.nextNode()) {
        const text = written.currentNode
        const parent = text.parentElement
        if (!text.data.trim() || !seen(parent) || parent.closest('select, title')) continue
        const upright = !parent.getScreenCTM?.().b
        texts.push({words: text.data.trim(), box: boxOf(text), drawing: upright && parent.closest('svg')})
    }
    const {left, right} = place.getBoundingClientRect()
    const outside = texts.filter(({box}) => box.width && (box.left < left - 1 || box.right > right + 1))
    const shared = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3
    const over = texts.flatMap((a, k) => texts.slice(k + 1)
        .filter(b => a.drawing && a.drawing === b.drawing && shared(a.box, b.box))
        .map(b => [a.words, b.words]))
    const boxes = 'div, p, ul, li, strong, small, span, h1, h2, h3, button, a, label, td, th'
    const wide = [...place.querySelectorAll(boxes)]
        .filter(box => seen(box) && box.clientWidth && box.scrollWidth > box.clientWidth + 1)
        .filter(box => getComputedStyle(box).textOverflow !== 'ellipsis') // names may be cut short
        .map(box => box.textContent.trim())
    return {outside: outside.map(text => text.words), over, wide}
}"""
NOTHING: dict[str, list[str]] = {"outside": [], "over": [], "wide": []}


def fits_in_every_language(hands: Hands, *parts: str) -> None:
    page = hands.page
    for code in LANGUAGES:
        page.locator("header select").select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        hands.see()
        assert {part: page.evaluate(OVERFLOWS, part) for part in parts} == dict.fromkeys(parts, NOTHING), code
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), code


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", ["Pergamon", "Thebes", "Mykerinos"])
def test_a_table_has_room_for_every_language(hands: Hands, game: str, width: int) -> None:
    page = hands.page
    page.set_viewport_size({"width": width, "height": 900})
    options = {"Mykerinos": lambda: with_the_nile(hands, "arc")}
    hands.set_up(game, "me", *["bot:greedy"] * 3, options=options.get(game))
    hands.play(random.Random(5), most=4)
    if page.locator(".handle:visible").count():
        page.locator(".handle").click()
    page.get_by_role("tab", name="The table").click()
    page.get_by_role("button", name="All moves").click()
    fits_in_every_language(hands, "header", "main", "aside")


@pytest.mark.parametrize("width", WIDTHS)
def test_the_first_pages_have_room_for_every_language(hands: Hands, server: Server, width: int) -> None:
    page = hands.page
    page.set_viewport_size({"width": width, "height": 900})
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    for path in ("/", "/new/pergamon", "/new/thebes", "/new/mykerinos"):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        fits_in_every_language(hands, "header", "main")
