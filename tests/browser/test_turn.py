"""Whose turn it is and what there is to do, as the page tells the player, others and a shared screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.hands import Hands, friend_of

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "flat": (844, 390)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["Pergamon", "Thebes", "Mykerinos"])
def test_my_turn_is_told_to_me_at_every_size(hands: Hands, game: str, size: str) -> None:
    page = hands.page
    width, height = SIZES[size]
    page.set_viewport_size(ViewportSize(width=width, height=height))
    hands.set_up(game, "me", "bot:greedy")
    hands.wait()
    sentence = page.locator(".sentence")
    expect(sentence).to_contain_text("Your turn:")
    expect(sentence).to_be_in_viewport(ratio=1)
    strip = page.locator("ol.strip")
    if size in ("phone", "flat"):
        expect(strip).to_be_in_viewport(ratio=1)
        expect(strip.locator("[aria-current]")).to_contain_text("You")
        expect(strip.get_by_role("listitem")).to_have_count(2)
    else:
        expect(strip).to_have_count(0)


def test_others_read_whose_turn_it_is_by_name(hands: Hands, browser: Browser) -> None:
    page = hands.page
    hands.set_up("Thebes", "me", "link")
    friend = friend_of(hands, browser)
    pages = (page, friend.page)
    for one in pages:
        expect(one.locator(".sentence")).to_contain_text("turn")
    told = sorted(one.locator(".sentence strong").count() for one in pages)
    assert told == [0, 1]
    friend.page.context.close()


def test_a_shared_screen_calls_each_player_by_name(hands: Hands) -> None:
    hands.set_up("Thebes", "me", "me")
    hands.wait()
    expect(hands.page.locator(".sentence")).to_contain_text("your turn:")


def test_what_ends_a_turn_is_quiet_while_the_board_offers_more(hands: Hands) -> None:
    """To pass stands beside the sentence, but what is lit on the board comes first."""
    hands.set_up("Mykerinos", "me", "bot:greedy")
    hands.wait()
    expect(hands.page.locator("main [data-lit]").first).to_be_visible()
    expect(hands.page.locator(".now [data-act]", has_text="Pass")).to_be_visible()
    expect(hands.page.locator(".now .lamp")).to_have_count(0)


def test_a_hint_marks_its_move_on_the_board(hands: Hands) -> None:
    hands.set_up("Pergamon", "me", "bot:greedy")
    hands.wait()
    assert not hands.page.locator("[data-hinted]").count()
    hands.page.get_by_role("button", name="Hint", exact=True).click()
    expect(hands.page.locator("main [data-hinted]").first).to_be_visible()
    hands.press(hands.page.locator("main [data-hinted]").first)
    hands.see()
    expect(hands.page.locator("[data-hinted]")).to_have_count(0)
