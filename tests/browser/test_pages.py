"""Sizes, themes, keys, languages: what holds on every page."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import BrowserContext, expect

from mattock.words import LANGUAGES
from tests.browser.hands import PICTURES, Hands
from tests.server.running import Server

SIZES = {"desk": (1440, 900), "wall": (2560, 1440), "phone": (390, 844), "small-phone": (360, 740)}
FIRST_LOAD = 300_000  # bytes, compressed, without fonts
SMALLEST = 44  # pixels of a control


def no_overflow(hands: Hands) -> bool:
    """Nothing sticks out of the page at its side."""
    return bool(hands.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


@pytest.mark.parametrize("game", ["Pergamon", "Thebes", "Mykerinos"])
def test_boards_fit_every_size_in_both_themes(hands: Hands, game: str) -> None:
    """The pictures are kept, to be looked at."""
    hands.set_up(game, "me", "bot:greedy", "bot:greedy")
    hands.play(random.Random(game), most=14)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for theme in ("light", "dark"):
        hands.page.emulate_media(color_scheme=theme)
        for size, (width, height) in SIZES.items():
            hands.page.set_viewport_size({"width": width, "height": height})
            hands.see()
            hands.page.screenshot(path=PICTURES / f"{game.lower()}-{size}-{theme}.png")
            assert no_overflow(hands), (game, size)


def test_controls_on_a_phone_are_large_enough(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 360, "height": 740})
    assert no_overflow(hands)
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    for control in hands.page.locator("button:visible, a.button:visible, select:visible, [data-lit]").all():
        box = control.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST - 1, control.inner_text()


def test_a_round_by_keys_alone(hands: Hands) -> None:
    """N goes from one lit thing to the next, Enter presses it, D gives the turn on, U steps back. What comes
    next is a matter of the deal: where A has nothing to choose, the others play on to the next round."""
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page = hands.page
    page.keyboard.press("n")
    field = page.locator("main [data-lit]").first
    expect(field).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.keyboard.press("u")
    expect(field).to_be_visible()
    page.keyboard.press("n")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    held = hands.version
    page.keyboard.press("d")
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    hands.wait()
    assert hands.version > held


def test_the_first_load_is_small(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    loaded: dict[str, int] = {}
    page.on("requestfinished", lambda done: loaded.update({done.url: done.sizes()["responseBodySize"]}))
    page.goto(server.url)
    page.locator("article", has_text="Pergamon").get_by_role("button", name="Play against two bots").click()
    page.wait_for_selector("main svg")
    page.wait_for_load_state("networkidle")
    pictures = ("woff2", "webp")  # with the fonts: these come after the first move is possible
    code = {url: size for url, size in loaded.items() if "/assets/" in url and not url.endswith(pictures)}
    assert len(code) > 5
    assert sum(code.values()) < FIRST_LOAD


def test_every_language_speaks(context: BrowserContext, server: Server) -> None:
    """The page is in the language that is chosen, and says so."""
    page = context.new_page()
    page.goto(server.url)
    choice = page.locator("header select")
    leads = set()
    for code in LANGUAGES:
        choice.select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        leads.add(page.locator(".lead").inner_text())
    assert len(leads) == len(LANGUAGES)


def test_who_comes_back_finds_the_table_as_it_was(hands: Hands) -> None:
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.patient = True
    hands.play(random.Random(1), most=3)
    sentence = hands.page.locator(".sentence").inner_text()
    version = hands.version
    hands.page.reload()
    hands.wait()
    assert hands.version == version
    assert hands.page.locator(".sentence").inner_text() == sentence
    hands.page.goto("/".join(hands.page.url.split("/")[:3]))
    hands.page.get_by_role("link").filter(has_text="Your turn").click()
    hands.wait()
    assert hands.version == version


def test_a_clause_of_the_rules_is_shown_with_its_table(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    page.goto(f"{server.url}/rules/pergamon#P4.2")
    clause = page.locator(".wanted")
    expect(clause).to_contain_text("every marker in the museum")
    expect(clause.locator("table")).to_contain_text("13–16")
    page.get_by_role("link", name="P3.17").first.click()
    expect(page.locator(".wanted")).to_contain_text("leaves the museum")
    assert page.url.endswith("/rules/pergamon#P3.17")


def test_a_newcomer_reads_the_rules_in_short_and_searches_them(
    context: BrowserContext, server: Server
) -> None:
    page = context.new_page()
    page.goto(f"{server.url}/rules/thebes")
    article = page.get_by_role("article")
    expect(article).to_contain_text("T5.9")
    page.get_by_role("button", name="In short").click()
    expect(article).to_contain_text("In ten lines")
    expect(article).not_to_contain_text("T5.9")
    page.reload()
    expect(article).to_contain_text("In ten lines")
    expect(article).not_to_contain_text("T5.9")
    search = page.get_by_role("searchbox")
    search.fill("two shovels add three")
    expect(page.get_by_role("status")).to_have_text("1 passage")
    expect(article).to_contain_text("T5.11")
    search.fill("nothing of the kind")
    expect(page.get_by_role("status")).to_have_text("Nothing found")
    search.fill("")
    page.get_by_role("button", name="All rules").click()
    link = page.get_by_role("link", name="6. Exhibitions")
    if not link.is_visible():
        page.get_by_text("Contents").click()
    link.click()
    expect(page.get_by_role("heading", name="6. Exhibitions")).to_be_in_viewport()
