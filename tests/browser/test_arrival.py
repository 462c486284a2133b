"""The page of a link to a seat: what one is invited to, and what to do where the link is good for nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from mattock.words import LANGUAGES, say
from tests.browser.hands import Hands


@pytest.fixture
def link(hands: Hands) -> str:
    """To a seat at a table that Ada has set up, at three days for each move and with a variant."""
    hands.page.get_by_label("What is your name?").fill("Ada")
    hands.page.get_by_role("button", name="Save name").click()
    expect(hands.page.get_by_text("You play as Ada")).to_be_visible()

    def options() -> None:
        hands.page.get_by_label("Days per move").check()
        hands.page.get_by_label("Sorting: the start player chooses").check()

    hands.set_up("Pergamon", "me", "link", "bot:greedy", options=options)
    return hands.page.get_by_label("Anyone with the link").input_value()


@pytest.fixture
def guest(browser: Browser) -> Iterator[Page]:
    """Somebody else's browser."""
    context = browser.new_context(reduced_motion="reduce", locale="en")
    context.set_default_timeout(60_000)
    page = context.new_page()
    yield page
    context.close()


def test_an_invitation_names_game_host_pace_and_variants(hands: Hands, link: str, guest: Page) -> None:
    guest.goto(link)
    invitation = guest.locator("form")
    expect(invitation).to_contain_text("Ada invites you to a game of Pergamon")
    for told in ("Greedy", "3 days per move", "Sorting: the start player chooses"):
        expect(invitation).to_contain_text(told)
    expect(invitation.get_by_role("listitem")).to_have_count(3)
    expect(guest.get_by_text(say("web-state", {"state": "calling"}))).to_have_count(0)
    expect(guest).to_have_title("Pergamon")
    guest.get_by_label("What is your name?").fill("Béla")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".players, .page main")).not_to_have_count(0)
    expect(hands.page.get_by_text("Béla")).not_to_have_count(0)


def test_who_has_a_name_is_asked_before_they_sit_down(hands: Hands, link: str, guest: Page) -> None:
    guest.goto(link)
    guest.evaluate("localStorage.setItem('name', JSON.stringify('Cleo'))")
    guest.reload()
    expect(guest.get_by_label("What is your name?")).to_have_value("Cleo")
    expect(guest.locator("form")).to_contain_text("Ada invites you")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_that_is_good_for_nothing_says_so_and_shows_a_way_on(
    hands: Hands, link: str, guest: Page, language: str
) -> None:
    """Copied in part, or to a table that is not there."""
    guest.goto(link)
    expect(guest.locator("form")).to_be_visible()
    guest.evaluate("language => localStorage.setItem('language', language)", language)
    told = {link[:-3]: "server-bad-link", link.replace("/t/", "/t/x"): "web-bye"}
    for bad, message in told.items():
        guest.goto("about:blank")
        guest.goto(bad)
        expect(guest.get_by_role("alert")).to_have_text(say(message, {"why": "no-table"}, language))
        expect(guest.get_by_text(say("web-state", {"state": "calling"}, language))).to_have_count(0)
        expect(guest.get_by_role("textbox")).to_have_count(0)
    guest.locator("main").get_by_role("link", name=say("web-home", {}, language)).click()
    expect(guest.locator("article")).to_have_count(3)


def test_a_seat_that_somebody_has_taken_is_no_longer_offered(hands: Hands, link: str, guest: Page) -> None:
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_function("() => !location.hash")
    address = guest.url
    guest.goto("about:blank")
    guest.goto(link)  # their own link, once more
    guest.wait_for_url(address)
    expect(guest.get_by_role("alert")).to_have_count(0)
    hands.expected.append("403")
    hands.page.goto("about:blank")
    context = hands.page.context.browser.new_context(locale="en")  # type: ignore[union-attr]
    late = context.new_page()
    late.goto(link)
    expect(late.get_by_role("alert")).to_have_text(say("server-bad-link", {}))
    context.close()


def test_a_link_can_be_tried_again_when_the_server_did_not_answer(link: str, guest: Page) -> None:
    guest.route("**/api/tables/**", lambda route: route.abort())
    guest.goto(link)
    expect(guest.get_by_role("alert")).to_have_text(say("web-no-answer", {}))
    guest.unroute_all()
    guest.get_by_role("button", name="Reload the page").click()
    expect(guest.locator("form")).to_contain_text("Ada invites you")


def test_a_table_that_does_not_answer_says_so(hands: Hands) -> None:
    hands.set_up("Pergamon", "me", "bot:greedy")
    hands.wait()
    page = hands.page
    page.route_web_socket("**/api/tables/*", lambda line: None)  # taken, and never answered

    def silent(route: Route) -> None:
        if "/steps" not in route.request.url:
            route.continue_()

    page.route("**/api/tables/**", silent)
    page.reload()
    expect(page.get_by_text("The server is not responding. This page keeps trying.")).to_be_visible()
    expect(page.locator("main").get_by_role("link", name="To the start page")).to_be_visible()
    page.unroute_all()
