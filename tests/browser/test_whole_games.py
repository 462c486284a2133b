"""Whole games against bots, through the interface alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Hands


@pytest.mark.parametrize("game", ["Pergamon", "Thebes", "Mykerinos"])
def test_a_whole_game_against_two_bots(hands: Hands, game: str) -> None:
    hands.set_up(game, "me", "bot:greedy", "bot:greedy")
    assert hands.play(random.Random(game)) > 20
    page = hands.page
    expect(page.locator(".sentence")).to_have_text("The game is over.")
    expect(page.get_by_role("img", name="winner")).not_to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert "winners" in download.value.path().read_text()


def test_one_click_to_a_game_against_two_bots(hands: Hands) -> None:
    page = hands.page
    page.locator("article", has_text="Pergamon").get_by_role("button", name="Play against two bots").click()
    hands.wait()
    expect(page.locator(".players li")).to_have_count(3)


def test_every_no_has_its_reason_and_its_clause(hands: Hands) -> None:
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page = hands.page
    page.get_by_role("button", name="Dig in gallery I for").click(force=True)
    note = page.get_by_role("status", name="Why not?")
    expect(note).to_contain_text("You dig on your turn")
    with page.context.expect_page() as rules:
        note.get_by_role("link", name="Rules, P0.8").click()
    expect(rules.value.locator(".wanted")).to_contain_text("P0.8")


def test_a_step_back_is_free_until_it_is_done(hands: Hands) -> None:
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page = hands.page
    first = page.locator("main [data-lit]").first
    label = first.get_attribute("aria-label")
    assert label
    hands.press(first)
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f'main [data-lit][aria-label="{label}"]')).to_be_visible()
