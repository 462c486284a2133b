"""The table itself: links, names, watching, clocks, chat, questions, leaving and coming back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.browser.hands import PATIENCE, TWO_FRAMES, Hands, friend_of, picture

Pair = tuple[Hands, Hands]


@pytest.fixture
def pair(hands: Hands, browser: Browser) -> Iterator[Pair]:
    """Two people at a table of Pergamon with a bot; the second came with a link and gave a name."""
    hands.set_up("Pergamon", "me", "link", "bot:greedy")
    friend = friend_of(hands, browser)
    for one in (hands, friend):
        expect(one.page.locator("main svg").first).to_be_visible(timeout=PATIENCE)
    yield hands, friend
    friend.page.context.close()


def table_of(hands: Hands) -> Locator:
    """The tab with all that concerns the table itself, opened."""
    hands.page.get_by_role("tab", name="The table").click()
    return hands.page.get_by_role("tabpanel", name="The table")


def test_people_write_to_each_other_and_need_not_listen(pair: Pair) -> None:
    ada, bela = (one.page for one in pair)
    for page in (ada, bela):
        page.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Write to the table").fill("Good luck <b>all</b>")
    ada.get_by_role("button", name="Send").click()
    expect(bela.get_by_role("log")).to_contain_text("Good luck <b>all</b>")
    bela.get_by_label("Write to the table").fill("You too")
    bela.get_by_role("button", name="Send").click()
    expect(ada.get_by_role("log")).to_contain_text("Béla You too")
    picture(pair[0], "chat")
    ada.get_by_role("button", name="Mute Béla").click()
    expect(ada.get_by_role("log")).not_to_contain_text("You too")
    ada.reload()
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_role("button", name="Unmute Béla").click()
    expect(ada.get_by_role("button", name="Unmute")).to_have_count(0)
    bela.get_by_label("Write to the table").fill("Once more")
    bela.get_by_role("button", name="Send").click()
    expect(ada.get_by_role("log")).to_contain_text("Once more")


def test_what_cannot_be_sent_stays_where_it_was_written(pair: Pair) -> None:
    page = pair[0].page
    page.get_by_role("tab", name="Chat").click()
    field = page.get_by_label("Write to the table")
    field.fill("Are you there?")
    page.context.set_offline(True)
    expect(page.locator(".state")).to_contain_text("offline")
    page.get_by_role("button", name="Send").click()
    expect(field).to_have_value("Are you there?")


def test_a_pause_needs_a_yes_and_an_end_can_be_refused(pair: Pair) -> None:
    ada, bela = pair
    table_of(ada).get_by_role("button", name="Ask for a pause").click()
    expect(ada.page.locator(".asking")).to_contain_text("You have asked for a pause")
    expect(bela.page.locator("section.now")).to_contain_text("would like to pause")
    bela.page.get_by_role("button", name="Yes").click()
    expect(ada.page.locator(".sentence")).to_have_text("Paused")
    bela.page.get_by_role("button", name="Resume").click()
    expect(ada.page.locator(".page")).to_have_attribute("data-status", "playing")
    end = table_of(bela).get_by_role("button", name="Ask to end the game")
    end.click()
    table_of(bela).get_by_role("button", name="Sure? Press again").click()
    expect(ada.page.locator("section.now")).to_contain_text("Béla would like to end the game")
    ada.page.get_by_role("button", name="No", exact=True).click()
    expect(bela.page.locator(".asking")).to_have_count(0)
    end.click()
    table_of(bela).get_by_role("button", name="Sure? Press again").click()
    ada.page.get_by_role("button", name="Yes").click()
    for one in pair:
        expect(one.page.locator(".page")).to_have_attribute("data-status", "abandoned")
        expect(one.page.get_by_role("heading", name="Ended early")).to_be_visible()


def test_a_bot_keeps_the_seat_until_its_player_returns(pair: Pair) -> None:
    ada, bela = pair
    table_of(bela).get_by_role("button", name="Leave; a bot plays until I return").click()
    expect(ada.page.locator(".players")).to_contain_text("a bot is standing in: Student")
    bela.page.locator("section.now").get_by_role("button", name="Return to my seat").click()
    expect(ada.page.locator(".players")).not_to_contain_text("a bot is standing in")
    table_of(bela).get_by_role("button", name="Resign").click()
    table_of(bela).get_by_role("button", name="Sure? Press again").click()
    expect(ada.page.locator(".players")).not_to_contain_text("Béla")
    expect(table_of(bela).get_by_role("button", name="Resign")).to_have_count(0)


def test_who_is_not_there_is_shown_as_away(pair: Pair) -> None:
    ada, bela = pair
    expect(ada.page.locator(".players")).not_to_contain_text("away")
    bela.page.goto("about:blank")
    expect(ada.page.locator(".players")).to_contain_text("away")


def test_a_link_to_watch_shows_everything_and_lets_nothing_be_done(hands: Hands, browser: Browser) -> None:
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    drawer = table_of(hands)
    link = drawer.get_by_label("Spectator link").input_value()
    drawer.get_by_role("button", name="QR code").click()
    expect(drawer.get_by_role("img", name="QR code: Spectator link")).to_be_visible()
    picture(hands, "controls")
    context = browser.new_context(reduced_motion="reduce", locale="en")
    watcher = context.new_page()
    watcher.goto(link)
    expect(watcher.locator("main svg").first).to_be_visible()
    expect(drawer).to_contain_text("1 spectator")
    hands.press(hands.lit().first)
    hands.press(hands.page.get_by_role("button", name="Confirm"))
    hands.wait()
    expect(watcher.locator(".page")).to_have_attribute("data-version", str(hands.version))
    assert not watcher.locator("[data-lit], .now .lamp, .now [data-act]").count()
    context.close()


def test_a_hint_for_what_is_past_is_not_shown(hands: Hands) -> None:
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page, version, asked = hands.page, hands.version, dict[str, Route]()
    page.route("**/hint", lambda route: asked.update(hint=route))
    with page.expect_request("**/hint"):
        page.keyboard.press("h")
    hands.press(hands.lit().first)
    move = {"action": 0, "text": "", "visits": 1, "chance": 0.5, "points": 1, "line": []}
    with page.expect_response("**/hint"):
        asked["hint"].fulfill(json={"version": version, "seat": "A", "moves": [move]})
    page.evaluate(TWO_FRAMES)
    assert not page.locator(".hints").count()


def test_clocks_run_for_who_moves(hands: Hands) -> None:
    page = hands.page
    page.locator("article", has_text="Pergamon").get_by_role("link", name="New table").click()
    page.get_by_label("With a clock").check()
    page.get_by_label("minutes per player").fill("12")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    hands.wait()
    clocks = page.get_by_role("timer", name="time left")
    expect(clocks).to_have_count(3)
    expect(page.locator(".clock.running")).to_have_count(1)
    expect(page.locator(".clock.running")).to_have_text(re.compile(r"\s*11:5\d\s*"))


def test_at_one_screen_the_next_player_comes_first(hands: Hands) -> None:
    page = hands.page
    page.locator("article", has_text="Pergamon").get_by_role("link", name="New table").click()
    page.get_by_label("2", exact=True).check()
    page.locator("label.seat select").nth(1).select_option("me")
    page.get_by_label("Name of player A").fill("Ada")
    page.get_by_label("Name of player B").fill("Cilka")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    hands.wait()
    here = page.get_by_role("button", name="I am ready")
    if here.count():  # the second of the two begins
        here.click()
    first = page.locator(".slip.me .name").inner_text()
    hands.press(hands.lit().first)
    page.get_by_role("button", name="Confirm").click()
    sentence = page.locator(".sentence")
    expect(sentence).to_contain_text("Please pass the screen")
    assert not page.locator("main [data-lit]").count()
    picture(hands, "pass")
    here.click()
    expect(page.locator("main [data-lit]").first).to_be_visible()
    assert page.locator(".slip.me .name").inner_text() != first
    hands.set("Wait until the next player", on=False)
    hands.press(page.locator("main [data-lit]").first)
    hands.press(page.get_by_role("button", name="Confirm"))
    hands.wait()
    assert not here.count()


def test_tickets_can_lie_face_down(hands: Hands) -> None:
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    covered = hands.page.get_by_role("img", name="tickets, face down")
    expect(covered).to_have_count(0)
    hands.set("Hide other players’ victory tickets", on=True)
    expect(covered).to_have_count(2)
    hands.page.reload()
    expect(covered).to_have_count(2)
