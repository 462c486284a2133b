"""A person's hands at the page: they see what is lit, and press it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page

PATIENCE = 60_000  # ms; far more than anything takes
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
KEYS = 500  # presses of a key within which everything is reached
DESK, PHONE = (1440, 900), (390, 844)
READY = """patient => {
    const page = document.querySelector('.page')
    if (!page || page.dataset.busy !== 'false') {
        if (!patient) document.querySelector('.now .skip')?.click()
        return false
    }
    return page.dataset.status === 'finished' || !!document.querySelector('.now.mine')
}"""


TWO_FRAMES = "() => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)))"
DRAWN = "() => document.querySelector('.page')?.dataset.busy !== 'true'"


class Hands:
    """What a person does at a table, by what the page shows and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.expected: list[str] = []  # what the browser may complain about
        self.patient = False  # whether they look on while the others move, or skip it
        page.set_default_timeout(PATIENCE)

    def set_up(self, game: str, *seats: str, options: Callable[[], None] | None = None) -> None:
        """A new table by its form: `me`, `link` or `bot:CODE` for each seat, and its options."""
        card = self.page.locator("article", has=self.page.get_by_role("heading", name=game))
        card.get_by_role("link", name="New table").click()
        self.page.get_by_label(str(len(seats)), exact=True).check()
        for place, seat in enumerate(seats):
            self.page.locator("label.seat select").nth(place).select_option(seat)
        if options:
            options()
        self.page.get_by_role("button", name="Set up the table").click()
        self.page.wait_for_url("**/t/*")

    def set(self, setting: str, *, on: bool) -> None:
        """Turn a setting on or off, from the bar of any page."""
        self.page.get_by_role("button", name="Settings").click()
        settings = self.page.get_by_role("dialog", name="Settings")
        settings.get_by_label(setting).set_checked(on)
        settings.get_by_role("button", name="Close").click()

    def wait(self) -> None:
        """Until it is my turn, or the game is over."""
        self.page.wait_for_function(READY, arg=self.patient)

    def see(self) -> None:
        """Until all of the page is drawn, also anew in another size."""
        self.page.evaluate(TWO_FRAMES)
        self.page.wait_for_function(DRAWN)

    @property
    def over(self) -> bool:
        return self.page.locator(".page").get_attribute("data-status") == "finished"

    @property
    def version(self) -> int:
        return int(self.page.locator(".page").get_attribute("data-version") or 0)

    def lit(self) -> Locator:
        """All that glows on the table, and the buttons beside the sentence."""
        return self.page.locator("main [data-lit], .players [data-lit], .now .lamp, .now [data-act]")

    def touch(self, thing: Locator) -> None:
        thing.click()

    def press(self, thing: Locator) -> None:
        """Press a thing, choose the first where it is several, and see it done."""
        before = self.version
        self.touch(thing)
        choices = self.page.get_by_role("dialog").get_by_role("button")
        self.page.wait_for_function(
            "before => +document.querySelector('.page').dataset.version > before"
            " || !!document.querySelector('[role=dialog] button')",
            arg=before,
        )
        if choices.count():
            self.touch(choices.first)
            self.page.wait_for_function(
                "before => +document.querySelector('.page').dataset.version > before", arg=before
            )

    def play(self, rng: random.Random, most: int = 10_000) -> int:
        """To the end or for so many presses, whatever is lit; the number of things pressed."""
        pressed = 0
        self.wait()
        while not self.over and pressed < most:
            if self.page.locator(".now .come").count():
                self.touch(self.page.locator(".now .come"))
                continue
            lit = self.lit()
            self.press(lit.nth(rng.randrange(lit.count())))
            pressed += 1
            self.wait()
        return pressed


class Keys(Hands):
    """The same by keys alone: N goes from lit thing to lit thing, Tab to everything else, Enter presses."""

    def touch(self, thing: Locator) -> None:
        key = "n" if thing.get_attribute("data-lit") is not None else "Tab"
        for _ in range(KEYS):
            if thing.evaluate("thing => thing === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{thing} cannot be reached by {key}")


class Fingers(Hands):
    """The same on glass: nothing hovers, a tap presses."""

    def touch(self, thing: Locator) -> None:
        thing.tap()


def friend_of(hands: Hands, browser: Browser, name: str = "Béla") -> Hands:
    """Somebody at a browser of their own who takes the free seat of a table by its link."""
    link = hands.page.get_by_label("Anyone with the link").input_value()
    friend = Hands(browser.new_context(reduced_motion="reduce", locale="en").new_page())
    friend.page.goto(link)
    friend.page.get_by_label("What is your name?").fill(name)
    friend.page.get_by_role("button", name="Sit down").click()
    return friend


def picture(hands: Hands, name: str) -> None:
    """Pictures of the page as it is, to be looked at: desk and phone, light and dark."""
    page, before = hands.page, hands.page.viewport_size
    PICTURES.mkdir(parents=True, exist_ok=True)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for size, (width, height) in {"desk": DESK, "phone": PHONE}.items():
            page.set_viewport_size({"width": width, "height": height})
            handle = page.locator(".handle:visible")
            if handle.count():
                handle.click()
            hands.see()
            page.screenshot(path=PICTURES / f"{name}-{size}-{theme}.png")
            if handle.count():
                handle.click()
    page.emulate_media(color_scheme="light")
    if before:
        page.set_viewport_size(before)
