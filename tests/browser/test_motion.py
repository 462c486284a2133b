"""What moves, and how it is touched: flights that can be skipped, and fingers on glass."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, expect

from tests.browser.hands import KEYS, PHONE, READY, Fingers, Hands
from tests.server.running import Server

# Whatever is set in motion would arrive tomorrow: it lands when it is skipped, and not before.
ENDLESS = """
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
        return animate.call(this, frames, {...options, duration: 24 * 3600 * 1000})
    }
"""


class Hurry(Hands):
    """Somebody who skips whatever is on its way, with Escape."""

    def wait(self) -> None:
        for _ in range(KEYS):
            if self.page.evaluate(READY, True):
                return
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(20)
        raise AssertionError("it does not land")


def test_things_fly_and_land_when_it_is_skipped(browser: Browser, server: Server) -> None:
    context = browser.new_context(reduced_motion="no-preference", locale="en")
    context.add_init_script(ENDLESS)
    hands = Hurry(context.new_page())
    page = hands.page
    page.goto(server.url)
    hands.set_up("Thebes", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    flying = page.locator(".flights > *")
    hands.press(hands.lit().first)
    expect(flying).not_to_have_count(0)
    expect(page.locator(".page")).to_have_attribute("data-busy", "true")
    page.keyboard.press("Escape")
    expect(flying).to_have_count(0)
    hands.press(page.get_by_role("button", name="Confirm"))
    hands.wait()
    expect(flying).to_have_count(0)
    assert not page.locator("main [data-key][style*='opacity: 0']").count(), "something stayed unseen"
    context.close()


def test_a_game_under_fingers(browser: Browser, server: Server) -> None:
    """A tap on what glows does it; on anything else it says why not, until one taps elsewhere."""
    width, height = PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        locale="en",
    )
    hands = Fingers(context.new_page())
    page = hands.page
    page.goto(server.url)
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page.get_by_role("button", name="Dig in gallery I for").tap(force=True)
    reason = page.get_by_role("status", name="Why not?")
    expect(reason).to_contain_text("You dig on your turn")
    page.get_by_role("heading", name="Pergamon").tap()
    expect(reason).to_have_count(0)
    assert hands.play(random.Random(3), most=6) == 6
    page.locator(".handle").tap()
    expect(page.locator(".players")).to_be_visible()
    context.close()
