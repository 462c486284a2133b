"""What is past: scoring told, draws checked, games looked at again and played on, records brought along."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.hands import Hands, picture
from tests.server.running import Person, Server

RECORDS = Path(__file__).parents[1] / "records"
GAME = RECORDS / "pergamon" / "pergamon-3-mixed-3.mattock"
DROP = """text => {
    const bag = new DataTransfer()
    bag.items.add(new File([text], 'game.mattock', {type: 'text/plain'}))
    document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: bag, bubbles: true, cancelable: true}))
}"""


def finished_table(hands: Hands, server: Server, game: str = "pergamon") -> Page:
    """A game of this browser's person that a program has played to its end, opened."""
    page = hands.page
    page.locator("article", has_text=game.title()).get_by_role("button", name="Play against two bots").click()
    hands.wait()
    ada = Person(server.url)
    ada.http.cookies.update({c["name"]: c["value"] for c in page.context.cookies()})
    table = page.url
    page.goto(server.url)
    sitting = ada.sit(table.rpartition("/")[2])
    sitting.until("view")
    sitting.ask("settings", hold=False)
    sitting.play_to_the_end()
    ada.close()
    page.goto(table)
    expect(page.locator(".page")).to_have_attribute("data-status", "finished")
    expect(page.locator(".page")).to_have_attribute("data-busy", "false")
    return page


def test_the_end_is_told_category_by_category(hands: Hands, server: Server) -> None:
    page = finished_table(hands, server)
    end = page.get_by_role("region", name="Final scoring")
    expect(end.locator("tfoot [role=img]")).to_have_count(3)
    sums = [ticket.get_attribute("aria-label") or "" for ticket in end.locator("tfoot [role=img]").all()]
    columns = [
        [int(cell) for cell in end.locator(f"tbody tr td:nth-of-type({seat})").all_inner_texts()]
        for seat in (1, 2, 3)
    ]
    assert [sum(column) for column in columns] == [int(said.split()[0]) for said in sums]
    picture(hands, "end")
    end.get_by_role("button", name="Show it step by step").click()
    expect(end.locator("tfoot [role=img]").first).to_have_attribute("aria-label", "0 points")
    expect(end.locator("tr.now")).to_have_count(1)
    expect(end.locator("tfoot [role=img]").first).to_have_attribute("aria-label", sums[0])
    expect(end.locator(".winners")).to_contain_text("Winner")


def test_the_draws_are_checked_in_the_browser(hands: Hands, server: Server) -> None:
    page = finished_table(hands, server)
    page.get_by_role("button", name="Check the draws").click()
    expect(page.locator(".proof")).to_contain_text(
        re.compile(r"All draws \(\d\d+\) match the seed and the players’ numbers")
    )
    page.evaluate("""table => {
        const kept = JSON.parse(localStorage.getItem(`fair ${table}`))
        localStorage.setItem(`fair ${table}`, JSON.stringify({...kept, numbers: {A: 'f'.repeat(64)}}))
    }""", page.url.rpartition("/")[2])  # fmt: skip
    page.reload()
    page.get_by_role("button", name="Check the draws").click()
    expect(page.locator(".proof.wrong")).to_contain_text("differs from what this browser kept")


def test_a_rematch_and_the_way_to_it(hands: Hands, server: Server) -> None:
    page = finished_table(hands, server)
    old = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("old => location.href !== old", arg=old)
    hands.wait()
    new = page.url
    page.goto(old)
    page.get_by_role("link", name="To the rematch").click()
    expect(page).to_have_url(new)


def test_a_game_is_looked_at_again_while_it_goes_on(hands: Hands) -> None:
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.play(random.Random(5), most=9)
    page = hands.page
    version = hands.version
    page.get_by_role("button", name="Replay the game").click()
    replay = page.get_by_role("region", name="Replay the game")
    expect(replay).to_have_attribute("data-step", "0")
    assert not page.locator("main [data-lit]").count(), "the past cannot be touched"
    slider = replay.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    seen = set()
    for step in range(0, last, 7):
        slider.fill(str(step))
        expect(replay).to_have_attribute("data-step", str(step))
        expect(replay).to_have_attribute("data-ready", "true")
        seen.add(page.locator("main").inner_html())
    assert len(seen) > last // 14
    picture(hands, "replay")
    slider.press("End")
    expect(replay).to_have_attribute("data-step", str(last))
    expect(replay.get_by_role("button", name="One step forward")).to_be_disabled()
    replay.get_by_role("button", name="Back to the present").click()
    hands.wait()
    assert hands.version == version
    assert hands.lit().count()


def test_who_comes_back_is_told_what_happened(hands: Hands, server: Server) -> None:
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.play(random.Random(6), most=6)
    page = hands.page
    table = page.url
    page.evaluate("localStorage.clear()")
    own = hands.version
    page.goto(server.url)
    page.evaluate(f"localStorage.setItem('seen {table.rpartition('/')[2]}', '{own - 1}')")
    page.goto(table)
    hands.wait()
    recap = page.get_by_role("region", name="Since your last move")
    expect(recap.locator("li")).not_to_have_count(0)
    recap.get_by_role("button", name="Replay it").click()
    replay = page.get_by_role("region", name="Replay the game")
    expect(replay).not_to_have_attribute("data-step", "0")
    last = replay.get_by_role("slider").get_attribute("max") or ""
    expect(replay).to_have_attribute("data-step", last)
    replay.get_by_role("button", name="Back to the present").click()
    hands.wait()


def test_who_looks_away_is_told_what_happened_meanwhile(hands: Hands) -> None:
    """The story stays as it was told, also while one plays on, until it is put away."""
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.play(random.Random(4), most=6)
    page = hands.page
    while not page.get_by_role("button", name="Confirm").count():
        hands.press(hands.lit().first)
        hands.wait()
    recap = page.get_by_role("region", name="Since your last move")
    expect(recap).to_have_count(0)
    turn_page(page, away=True)
    hands.press(page.get_by_role("button", name="Confirm"))
    hands.wait()
    turn_page(page, away=False)
    expect(recap.locator("li")).not_to_have_count(0)
    story = recap.locator("ul").inner_text()
    hands.press(hands.lit().first)
    hands.wait()
    assert recap.locator("ul").inner_text() == story
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_have_count(0)


def turn_page(page: Page, *, away: bool) -> None:
    """As when another page comes before this one, or goes."""
    page.evaluate(
        """away => {
            Object.defineProperty(document, 'hidden', {configurable: true, get: () => away})
            document.dispatchEvent(new Event('visibilitychange'))
        }""",
        away,
    )


def test_a_record_dropped_on_the_page_opens_and_is_played_on(hands: Hands) -> None:
    page = hands.page
    page.wait_for_selector(".lead")
    page.evaluate(DROP, GAME.read_text())
    page.wait_for_selector(".proof")
    replay = page.get_by_role("region", name="Game record")
    expect(page.locator(".proof")).to_contain_text("match the seed and the players’ numbers")
    hands.see()
    expect(page.locator("main svg").first).to_be_visible()
    replay.get_by_role("slider").fill("75")
    expect(replay).to_have_attribute("data-ready", "true")
    expect(replay).to_have_attribute("data-step", "75")
    hands.see()
    picture(hands, "record")
    replay.get_by_role("button", name="Play on from here against bots").click()
    page.wait_for_url("**/t/*")
    hands.wait()
    hands.play(random.Random(1), most=2)


def test_a_record_that_was_changed_is_refused(hands: Hands) -> None:
    page = hands.page
    hands.expected.append("400 (Bad Request)")
    page.wait_for_selector(".lead")
    page.evaluate(DROP, GAME.read_text().replace("tiles#1 ", "tiles#2 ", 1))
    expect(page.get_by_role("alert")).to_contain_text("ine")
    page.goto(page.url.rpartition("/")[0] + "/record")
    page.locator("input[type=file]").set_input_files(GAME)
    expect(page.locator(".proof")).to_be_visible()


def test_a_finished_game_is_played_on_from_its_middle(hands: Hands, server: Server) -> None:
    page = finished_table(hands, server)
    page.get_by_role("button", name="Replay the game").click()
    replay = page.get_by_role("region", name="Replay the game")
    replay.get_by_role("slider").fill("60")
    expect(replay).to_have_attribute("data-step", "60")
    score = "() => [...document.querySelectorAll('[data-score] [role=img]')].map(t => t.ariaLabel)"
    expect(replay).to_have_attribute("data-ready", "true")
    then = page.evaluate(score)
    old = page.url
    replay.get_by_role("button", name="Play on from here against bots").click()
    page.wait_for_function("old => location.href !== old", arg=old)
    hands.wait()
    page.get_by_role("button", name="Replay the game").click()
    expect(replay).to_have_attribute("data-step", "0")
    expect(replay).to_have_attribute("data-ready", "true")
    assert page.evaluate(score) == then, "the new table begins elsewhere"
