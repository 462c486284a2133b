"""When something goes wrong on the way, the page goes on, and says what it is."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Route, expect

from mattock.words import LANGUAGES, say
from tests.browser.hands import Hands
from tests.server.running import Server

# A phone: notices may be allowed, and cannot be made by a page. It lies in a pocket.
POCKET = """
    window.Notification = class {
        static permission = 'granted'
        constructor() { throw new TypeError('Illegal constructor') }
    }
    localStorage.setItem('settings', JSON.stringify({notices: true}))
    Object.defineProperty(document, 'hidden', {get: () => true})
"""

# A slow page: its layout is reported a second late.
LATE_LAYOUT = """
    const { ResizeObserver: Known } = window
    window.ResizeObserver = class extends Known {
        constructor(heard) { super((...told) => setTimeout(() => heard(...told), 1000)) }
    }
"""


def test_a_call_that_cannot_be_made_keeps_nobody_from_playing(hands: Hands) -> None:
    hands.page.add_init_script(POCKET)
    hands.page.reload()
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    assert hands.play(random.Random(1), most=3) == 3


def test_on_a_slow_page_nobody_is_asked_for_a_move_before_the_board_is_there(hands: Hands) -> None:
    hands.page.add_init_script(LATE_LAYOUT)
    hands.page.reload()
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    assert hands.lit().count()


def test_what_is_pressed_twice_is_done_once(hands: Hands) -> None:
    """The second press goes nowhere, and there is nothing to complain about."""
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page = hands.page
    calls: list[str] = []
    page.on("websocket", lambda line: calls.append(line.url))
    hands.press(hands.lit().first)
    done = page.get_by_role("button", name="Confirm")
    done.evaluate("done => { done.click(); done.click() }")
    expect(done).to_have_count(0)
    hands.wait()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert not calls, "the line was called again"


def test_a_table_whose_actions_do_not_come_at_first_opens_all_the_same(hands: Hands) -> None:
    hands.expected.append("ERR_FAILED")
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort()

    hands.page.route("**/actions", refuse_once)
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    assert hands.play(random.Random(2), most=1) == 1
    assert refused


@pytest.mark.parametrize("part", ["Table", "pergamon"])
def test_a_part_that_does_not_come_is_told_and_asked_for_again(hands: Hands, part: str) -> None:
    """The page of a table, or its board."""
    hands.expected.append("ERR_FAILED")
    page = hands.page
    page.route(f"**/assets/{part}-*.js", lambda route: route.abort())
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    page.unroute_all()
    page.get_by_role("button", name="Reload the page").click()
    hands.wait()


def test_what_the_line_says_is_said_in_the_language_of_the_player(hands: Hands, server: Server) -> None:
    hands.expected += ["ERR_FAILED", "404"]
    page = hands.page
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('language', language)", language)
        page.goto(f"{server.url}/t/nosuchtable")
        expect(page.get_by_role("alert")).to_contain_text(say("web-bye", {"why": "no-table"}, language))
        page.goto(server.url)
        page.route("**/api/tables", lambda route: route.abort())
        page.locator("article").first.locator(".lamp").click()
        expect(page.get_by_role("alert")).to_have_text(say("web-no-answer", {}, language))


def test_a_refusal_without_words_of_its_own_is_told_in_the_language_of_the_player(hands: Hands) -> None:
    hands.expected.append("503")
    page = hands.page
    answer = {"status": 503, "sentence": "The disk of the server is full.", "message": "", "args": {}}
    page.route("**/api/tables", lambda route: route.fulfill(status=503, json=answer))
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('language', language)", language)
        page.reload()
        page.locator("article").first.locator(".lamp").click()
        told = say("web-problem", {"status": 503, "sentence": ""}, language)
        expect(page.get_by_role("alert")).to_have_text(told)


def test_without_its_words_the_page_says_so_and_can_be_tried_again(hands: Hands) -> None:
    hands.expected += ["ERR_FAILED", "dynamically imported module"]
    page = hands.page
    page.route("**/assets/en-*.js", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    page.unroute_all()
    page.get_by_role("button", name="try again").click()
    expect(page.locator("article").first).to_be_visible()
