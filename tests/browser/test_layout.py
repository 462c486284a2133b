"""Where things lie on a page: none over what it belongs to, nor over the board on a screen that lies flat."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.hands import PHONE, Hands, friend_of
from tests.browser.test_afterwards import finished_table
from tests.server.running import Server

FLAT = ViewportSize(width=844, height=390)  # a phone on its side

# Numerals of the funds fields that run into whoever stands there, or into the empty spot.
STRUCK = """() => [...document.querySelectorAll('main text.reach')].flatMap(numeral => {
    const text = numeral.getBoundingClientRect()
    const stands = '.spot, [data-key^=figure-] .shape, [data-key^=figure-] > use'
    return [...numeral.closest('[data-thing]').querySelectorAll(stands)]
        .map(figure => figure.getBoundingClientRect())
        .filter(box => box.left < text.right && text.left < box.right
            && box.top < text.bottom && text.top < box.bottom)
        .map(() => numeral.closest('[data-thing]').ariaLabel)
})"""

# Rounds of the calendar whose number runs into what is rewarded there.
PRIZED = """() => [...document.querySelectorAll('main .prize')].flatMap(prize => {
    const [text, box] = [prize.parentElement.querySelector('text'), prize.getBoundingClientRect()]
    const over = text.getBoundingClientRect().right - box.left
    return over > 0 ? [[text.textContent, over]] : []
})"""

# The names of rows and columns, and what each lies over: a field whose middle is nearer than half its width.
NAMES = """() => {
    const names = [...document.querySelectorAll('main text.name')]
        .map(name => ({words: name.textContent.trim(), box: name.getBoundingClientRect()}))
        .filter(({words}) => /^([a-h]|[1-9])$/.test(words))
    const fields = [...document.querySelectorAll('main .cell')].map(cell => cell.getBoundingClientRect())
    const within = ({box}) => fields.some(field => {
        const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2
        return field.left < x && x < field.right && field.top < y && y < field.bottom
    })
    const [first] = fields
    return {
        inside: names.filter(within).map(({words}) => words),
        aside: names.map(({words, box}) => [words, /[a-h]/.test(words)
            ? ((box.left + box.right) / 2 - first.left) / first.width - 'abcdefgh'.indexOf(words)
            : ((box.top + box.bottom) / 2 - first.top) / first.height - (+words - 1)]),
    }
}"""


@pytest.mark.parametrize(
    ("width", "players"), [(360, 4), (390, 2), (390, 4), (1024, 2), (1024, 4), (1440, 4)]
)
def test_numerals_of_the_funds_keep_clear_of_whoever_stands_there(
    hands: Hands, width: int, players: int
) -> None:
    page = hands.page
    page.set_viewport_size({"width": width, "height": 844})
    hands.set_up("Pergamon", "me", *["bot:greedy"] * (players - 1))
    for _ in range(4):
        hands.wait()
        expect(page.locator("main text.reach")).to_have_count(13)
        assert page.evaluate(STRUCK) == []
        assert page.evaluate(PRIZED) == []
        hands.play(random.Random(3), most=1)


@pytest.mark.parametrize("width", [360, 390, 1024, 1440])
def test_rows_and_columns_are_named_beside_the_region(hands: Hands, width: int) -> None:
    """On one side, in the middle of each row and column, and under no pyramid."""
    hands.page.set_viewport_size({"width": width, "height": 844})
    hands.set_up("Mykerinos", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    found = hands.page.evaluate(NAMES)
    assert len(found["aside"]) == 8 + 6
    assert found["inside"] == []
    assert all(0.4 < share < 0.6 for _, share in found["aside"]), found["aside"]


def test_the_reckoning_of_mykerinos_begins_its_lines_with_capitals(hands: Hands, server: Server) -> None:
    page = finished_table(hands, server, "mykerinos")
    lines = page.locator("main text.source")
    expect(lines).not_to_have_count(0)
    assert all(re.match(r"[A-Z]", line) for line in lines.all_text_contents()), lines.all_text_contents()


@pytest.mark.parametrize("game", ["Pergamon", "Thebes", "Mykerinos"])
def test_on_a_phone_on_its_side_nothing_covers_the_board(hands: Hands, game: str) -> None:
    page = hands.page
    page.set_viewport_size(FLAT)
    hands.set_up(game, "me", "bot:greedy", "bot:greedy")
    hands.wait()
    board, said = page.locator("main").bounding_box(), page.locator("aside").bounding_box()
    assert board is not None
    assert said is not None
    assert said["x"] >= board["x"] + board["width"]
    assert said["y"] + said["height"] <= FLAT["height"]
    assert board["width"] > FLAT["width"] / 2
    expect(page.locator("aside .now .button").first).to_be_in_viewport()
    page.locator("aside").get_by_text("The table").scroll_into_view_if_needed()
    expect(page.locator("aside").get_by_text("The table")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("size", [ViewportSize(width=PHONE[0], height=PHONE[1]), FLAT], ids=["up", "flat"])
def test_on_a_phone_a_game_that_is_looked_back_at_is_seen(hands: Hands, size: ViewportSize) -> None:
    """The board and what moves it, wherever the button was."""
    page = hands.page
    page.set_viewport_size(size)
    hands.set_up("Pergamon", "me", "bot:greedy")
    hands.wait()
    handle = page.locator(".handle:visible")
    if handle.count():
        handle.click()
    page.get_by_role("button", name="Replay the game").click()
    replay = page.get_by_role("region", name="Replay the game")
    expect(replay).to_have_attribute("data-ready", "true")
    expect(replay.get_by_role("slider")).to_be_in_viewport(ratio=1)
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator("aside.sheet")).to_have_count(0)


def test_on_a_phone_on_its_side_there_is_room_to_write(hands: Hands, browser: Browser) -> None:
    page = hands.page
    page.set_viewport_size(FLAT)
    hands.set_up("Pergamon", "me", "link")
    friend = friend_of(hands, browser)
    page.get_by_role("tab", name="Chat").click()
    send = page.get_by_role("button", name="Send", exact=True)
    expect(send).to_be_visible()
    assert page.locator("aside").evaluate("aside => aside.scrollWidth <= aside.clientWidth")
    friend.page.context.close()


def test_a_finished_game_shows_its_result_on_a_phone(hands: Hands, server: Server) -> None:
    """Before the sheet is opened, and after a reload."""
    page = finished_table(hands, server)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    winner = page.locator(".winners").inner_text()
    points = [t.get_attribute("aria-label") for t in page.locator("tfoot [role=img]").all()]
    page.reload()
    hands.see()
    result = page.locator(".first")
    expect(result).to_contain_text(winner)
    for told in points:
        ticket = result.get_by_role("img", name=told, exact=True).first
        expect(ticket).to_be_in_viewport()
    page.locator(".handle").click()
    expect(page.get_by_role("region", name="Final scoring")).to_be_in_viewport()
    expect(page.get_by_text(winner).locator("visible=true")).to_have_count(1)
