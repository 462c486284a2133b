"""Mykerinos on the table and in its clean line: turns of each kind, sizes, and that both say the same."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import mattock
from mattock import CHANCE, OVER
from mattock.bots import make_bot
from mattock.core.record_file import Seat
from mattock.core.referee import Referee
from tests.browser.hands import Hands
from tests.browser.test_mykerinos import SMALL_TEXTS, with_the_nile
from tests.server.running import Server

DESKS = [(1440, 900), (1024, 768), (1920, 1080)]
NILE: dict[str, int | str] = {"nile": True, "museum": "arc"}
SAID = """() => [...document.querySelectorAll('main [data-thing], main [role=img][aria-label]')]
    .map(thing => thing.ariaLabel).filter(label => label.length > 6).sort()"""


def referee_at(round_: int, phase: str, players: int = 3) -> tuple[Referee, int]:
    """A game of greedy bots up to the first decision in a phase of a round, and who decides."""
    seed = 7
    seats = [Seat("bot", "greedy")] * players
    referee = Referee(mattock.game("mykerinos"), players, NILE, seats, seed.to_bytes(32, "big"))
    bots = [make_bot("greedy", seed + seat) for seat in range(players)]
    while (mover := referee.state.mover) != OVER:
        view = referee.state.view()
        if mover >= 0 and view["round"] == round_ and view["phase"] == phase:
            return referee, mover
        if mover == CHANCE:
            referee.draw()
        else:
            referee.act(bots[mover].choose(referee.state))
    raise AssertionError(f"no {phase} in round {round_}")


def table_at(hands: Hands, server: Server, round_: int, phase: str, players: int = 3) -> None:
    """A table that goes on from there, with me at the seat that decides."""
    referee, mover = referee_at(round_, phase, players)
    given_at(hands, server, referee.save(), mover, players)


def given_at(hands: Hands, server: Server, text: str, mover: int, players: int = 3) -> None:
    """A table that goes on from a record."""
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": "greedy"} for _ in range(players)]
    seats[mover] = {"kind": "me", "name": "Ada"}
    given = {"record": text, "line": len(text.splitlines())}
    wish = {"game": "mykerinos", "players": players, "seats": seats, "given": given, "numbers": False}
    answer = hands.page.request.post(f"{server.url}/api/tables", data=wish)
    assert answer.ok, answer.text()
    hands.page.goto(f"{server.url}/t/{answer.json()['table']}")
    hands.wait()
    hands.see()


def restyle(page: Page, style: str) -> None:
    page.evaluate(
        """style => {
            for (const key of Object.keys(localStorage)) {
                if (key.endsWith('settings')) localStorage.removeItem(key)
            }
            localStorage.setItem('settings', JSON.stringify({style}))
        }""",
        style,
    )
    page.reload()


@pytest.mark.parametrize(("round_", "phase"), [(3, "turn"), (3, "choosing")])
def test_both_styles_say_the_same(hands: Hands, server: Server, round_: int, phase: str) -> None:
    table_at(hands, server, round_, phase)
    page = hands.page
    expect(page.locator("#mk-cube-A")).to_have_count(1)
    table = page.evaluate(SAID)
    restyle(page, "plain")
    hands.wait()
    hands.see()
    expect(page.locator("#mk-cube-A")).to_have_count(0)
    assert len(table) > 60
    assert page.evaluate(SAID) == table


@pytest.mark.parametrize(("round_", "players"), [(3, 3), (4, 4)])
def test_the_whole_table_is_seen_at_once(hands: Hands, server: Server, round_: int, players: int) -> None:
    """On desk and tablet; no text below 11 pixels."""
    page = hands.page
    table_at(hands, server, round_, "turn", players)
    for width, height in DESKS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        hands.see()
        board = page.locator("main .board").bounding_box()
        assert board is not None
        assert board["y"] + board["height"] <= height
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        assert page.evaluate(SMALL_TEXTS.replace("LEGIBLE", "11")) == []


def test_a_turn_of_each_kind_on_the_table(hands: Hands, server: Server) -> None:
    """A dig, a patron, passing and a choice in the survey, by what glows there."""
    page = hands.page
    for round_, phase, name in [
        (1, "turn", r"starts? a dig|Start a dig"),
        (3, "turn", r"^Use "),
        (2, "turn", r"^Pass and take"),
        (2, "choosing", r"^(Zone|Room) "),
    ]:
        table_at(hands, server, round_, phase)
        thing = page.locator("main [data-lit]").filter(has=page.locator("svg, path, rect, ellipse"))
        lit = list(thing.evaluate_all("all => all.map(one => one.ariaLabel)"))
        wanted = [place for place, label in enumerate(lit) if re.search(name, label)]
        assert wanted, (phase, lit)
        hands.press(thing.nth(random.Random(round_).choice(wanted)))


def test_the_light_lies_on_the_zone_that_is_surveyed(hands: Hands, server: Server) -> None:
    table_at(hands, server, 2, "choosing")
    expect(hands.page.locator("main .light.lit")).to_have_count(1)
    table_at(hands, server, 2, "turn")
    expect(hands.page.locator("main .light.lit")).to_have_count(0)


def test_a_two_player_table_shows_the_neutral_colour(hands: Hands) -> None:
    hands.set_up("Mykerinos", "me", "bot:greedy", options=lambda: with_the_nile(hands, "ring"))
    hands.play(random.Random(2), most=6)
    expect(hands.page.locator("main use[href='#mk-cube-neutral']")).not_to_have_count(0)


def test_the_exhibition_is_counted_patron_by_patron(browser: Browser, server: Server) -> None:
    """Who sees the game end sees the museum's points grow; a press shows the sum at once."""
    referee = Referee(mattock.game("mykerinos"), 3, NILE, [Seat("bot", "greedy")] * 3, bytes(31) + b"\5")
    bots = [make_bot("greedy", 5 + seat) for seat in range(3)]
    text, decides = "", 0
    while (mover := referee.state.mover) != OVER:
        if mover >= 0:
            text, decides = referee.save(), mover
        if mover == CHANCE:
            referee.draw()
        else:
            referee.act(bots[mover].choose(referee.state))
    context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.clock.install()
    hands = Hands(page)
    given_at(hands, server, text, decides)
    page.locator("main [data-lit]").last.click()
    choices = page.get_by_role("dialog").get_by_role("button")
    reckoning = page.locator("main text.source.now")
    for _ in range(50):
        if reckoning.count():
            break
        page.clock.run_for(300)
        if choices.count():
            choices.first.click()
    expect(reckoning).to_have_text("Museum")
    expect(page.locator("main .winner")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(reckoning).to_have_count(0)
    expect(page.locator("main .winner")).not_to_have_count(0)
    expect(page.locator("main text.source").last).to_have_text("Points")
    context.close()
