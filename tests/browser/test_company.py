"""Several people at one table: by a link, or at one screen."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, expect

from tests.browser.hands import Hands, friend_of, picture


def test_two_people_meet_by_a_link_and_one_drops_out_and_comes_back(hands: Hands, browser: Browser) -> None:
    hands.set_up("Pergamon", "me", "link")
    picture(hands, "waiting")
    friend = friend_of(hands, browser)
    expect(friend.page).to_have_url(hands.page.url)
    expect(hands.page.locator(".players")).to_contain_text("Béla")
    pair = [hands, friend]
    for _ in range(2):
        expect(hands.page.locator("main svg, .now.mine").first).to_be_visible()
        mover = next_mover(pair)
        mover.press(mover.page.locator("main [data-lit]").first)
        mover.page.get_by_role("button", name="Confirm").click()
        expect(mover.page.get_by_role("button", name="Confirm")).to_have_count(0)
    mover = next_mover(pair)
    waiting = pair[1 - pair.index(mover)]
    waiting.page.context.set_offline(True)
    expect(waiting.page.locator(".state")).to_contain_text("offline")
    mover.press(mover.lit().first)
    waiting.page.context.set_offline(False)
    expect(waiting.page.locator(".state")).to_have_text("stored")
    expect(waiting.page.locator(".page")).to_have_attribute("data-version", str(mover.version))
    friend.page.context.close()


def test_two_people_at_one_screen(hands: Hands) -> None:
    """The board turns to the side of whoever moves."""
    hands.set_up("Pergamon", "me", "me", "bot:greedy")
    sides = set()
    for press in range(10):
        hands.play(random.Random(press), most=1)
        sides.add(hands.page.locator(".slip.me .head [role=img]").first.get_attribute("aria-label"))
    assert sides == {"A", "B"}


def test_only_somebody_else_is_asked_to_come(hands: Hands) -> None:
    """Nobody who sat here last, however many moves of a bot lie in between."""
    hands.set_up("Pergamon", "me", "me", "bot:greedy")
    page, last = hands.page, ""
    for _ in range(16):
        hands.wait()
        come = page.locator(".now .come")
        asked = come.count() > 0
        if asked:
            come.click()
        here = page.locator(".slip.me .head [role=img]").first.get_attribute("aria-label") or ""
        assert asked == (here != last and bool(last)), f"{here} after {last}"
        last = here
        hands.press(hands.lit().first)


def next_mover(pair: list[Hands]) -> Hands:
    """Whoever of the two may do something, when nothing is on its way."""
    while True:
        for hands in pair:
            hands.page.wait_for_timeout(50)
            if hands.page.locator(".now.mine").count() and hands.lit().count():
                hands.wait()
                return hands
