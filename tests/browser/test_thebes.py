"""Thebes at the board: trips with their end in sight, digs on the dial, and the bag."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.hands import Hands, picture
from tests.browser.test_afterwards import finished_table
from tests.server.running import Server

SMALLEST = 44  # pixels of what is touched
PRESSES = 200  # far more than it takes to know enough for a dig
CITIES = ("London", "Paris", "Berlin", "Vienna", "Rome", "Warsaw", "Moscow")
UPRIGHT = "main svg [data-lit]"


def cards(hands: Hands) -> Locator:
    """The open cards and exhibitions that can be taken now."""
    return hands.page.locator(UPRIGHT).filter(has=hands.page.locator(".card"))


def sites(hands: Hands) -> Locator:
    return hands.page.locator(UPRIGHT).filter(has=hands.page.locator(".site"))


def weeks(hands: Hands) -> Locator:
    return hands.page.locator(UPRIGHT).filter(has=hands.page.locator(".sector"))


def go_to_a_dig(hands: Hands) -> None:
    """Take what is open, books first, until a site can be dug at, and go there."""
    for _ in range(PRESSES):
        hands.wait()
        done = hands.page.get_by_role("button", name="Confirm")
        books = cards(hands).filter(has=hands.page.locator("use[href^='#book']"))
        choices = (done, weeks(hands), sites(hands), books, cards(hands), hands.lit())
        hands.press(next(choice for choice in choices if choice.count()).first)
        hands.wait()
        if weeks(hands).count() and not done.count():
            return
    raise AssertionError("no dig came about")


def test_a_trip_shows_its_way_its_week_and_whose_turn_follows(hands: Hands) -> None:
    hands.set_up("Thebes", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page = hands.page
    card = cards(hands).first
    label = card.get_attribute("aria-label") or ""
    found = re.search(r"week (\d+) of 190\d, then [ABC]( again)?$", label)
    assert found, label
    expect(card.locator(".week")).to_have_text(found[1])
    expect(page.locator(".ghost")).to_have_count(0)
    card.focus()
    expect(page.locator("main .ghost")).to_have_count(1)
    marker = page.locator("[data-key='marker-A']")
    hands.press(card)
    expect(marker).to_have_attribute("aria-label", re.compile(rf"week {found[1]} of"))
    page.get_by_role("button", name="Undo").click()
    expect(marker).not_to_have_attribute("aria-label", re.compile(rf"week {found[1]} of"))


def test_a_dig_is_chosen_on_the_dial_and_opens_the_bag(hands: Hands) -> None:
    hands.set_up("Thebes", "me", "bot:greedy")
    go_to_a_dig(hands)
    page = hands.page
    last = weeks(hands).last
    label = last.get_attribute("aria-label") or ""
    tiles = re.search(r"draw ([1-9]\d*) tile", label)
    assert tiles, label
    hands.press(last)
    hands.wait()
    hands.press(page.get_by_role("button", name="Draw"))
    hands.wait()
    expect(page.locator(".tray .turned-up:not(.extra)")).to_have_count(int(tiles[1]))


def test_a_city_offers_what_lies_there_or_says_that_nothing_does(hands: Hands) -> None:
    hands.set_up("Thebes", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page = hands.page
    here = [label.rsplit(", ", 2)[1] for label in labels(cards(hands))]
    cities = {city: here.count(city) for city in CITIES}
    for city, count in cities.items():  # in Warsaw the open cards are swapped
        lit = page.locator(f"main [data-lit][aria-label^='{city}. ']")
        expect(lit).to_have_count(1 if count or city == "Warsaw" else 0)
    bare = next(city for city, count in cities.items() if not count and city != "Warsaw")
    page.get_by_role("button", name=f"{bare}. ").click(force=True)
    note = page.get_by_role("status", name="Why not?")
    expect(note).to_contain_text(f"There is nothing in {bare}")
    page.mouse.click(1, 1)
    city, count = next((city, count) for city, count in cities.items() if count)
    hands.press(page.get_by_role("button", name=f"{city}. "))
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(page.locator("[data-key='figure-A']")).to_have_attribute("aria-label", re.compile(city))


def labels(things: Locator) -> list[str]:
    """What is read of each card without where it leads."""
    return [(thing.get_attribute("aria-label") or "").partition(".")[0] for thing in things.all()]


def test_what_the_wheel_does_not_show_has_its_reason(hands: Hands) -> None:
    """A week without tiles is calm, and says why; so is a bag without knowledge."""
    hands.set_up("Thebes", "me", "bot:greedy")
    hands.wait()
    hands.page.get_by_role("button", name="Greece. 1 week away").click(force=True)
    expect(hands.page.get_by_role("status", name="Why not?")).to_contain_text("Rules, T5.2")


def test_after_the_end_no_wheel_is_shown(hands: Hands, server: Server) -> None:
    """Nobody digs any more, and nobody's knowledge is asked for; what is left in the bags stays in sight."""
    page = finished_table(hands, server, "thebes")
    dig = page.get_by_role("region", name="The wheel and the bags")
    expect(dig.get_by_role("button")).to_have_count(5)
    expect(dig.get_by_role("group", name="The wheel")).to_have_count(0)
    expect(dig.get_by_role("table")).to_have_count(0)
    picture(hands, "thebes-bags-at-the-end")


def test_things_on_a_phone_are_large_enough_while_digging_too(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 360, "height": 740})
    hands.set_up("Thebes", "me", "bot:greedy")
    hands.wait()
    for _ in range(2):
        for thing in hands.page.locator("main [data-thing], main button").all():
            box = thing.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= SMALLEST - 1, thing.get_attribute("aria-label")
        if not weeks(hands).count():
            go_to_a_dig(hands)


def test_a_turn_by_keys_alone(hands: Hands) -> None:
    hands.set_up("Thebes", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page = hands.page
    card = cards(hands).first
    for _ in range(40):
        page.keyboard.press("n")
        if card.evaluate("card => card === document.activeElement"):
            break
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.keyboard.press("d")
    hands.wait()
    expect(page.locator(".slip.me .cards .card")).to_have_count(1)
