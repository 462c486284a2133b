"""For everyone: axe finds nothing on any page; a server without https is enough."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, WebSocketRoute, expect

from tests.browser.conftest import FLAGS
from tests.browser.hands import TWO_FRAMES, Hands
from tests.browser.test_afterwards import DROP, GAME, finished_table
from tests.server.running import Server, running
from tools.chromium import find_chromium

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAME = "table.example"  # a name that no browser trusts as it does localhost


# The figures on a drawn tile or field are what it shows, not its label: a name need not repeat them.
RUN = """rules => axe.run(rules ? {runOnly: rules} : {}).then(({violations}) => violations.flatMap(found => {
    const {id, help, nodes} = found
    const drawing = thing => thing.closest('svg') ?? (thing.closest('main') && thing.querySelector('svg'))
    const at = node => document.querySelector(node.target[0])
    const wrong = nodes.filter(node => id !== 'label-content-name-mismatch' || !drawing(at(node)))
    return wrong.length ? [[id, help, wrong.slice(0, 4).map(node => node.target)]] : []
}))"""


def found_by_axe(page: Page) -> list[str]:
    """What axe-core finds wrong with the page as it is; in the dark all but the colours is the same."""
    page.evaluate(AXE.read_text())
    found = []
    for theme in ("light", "dark"):
        rules = ["color-contrast"] if theme == "dark" else None
        page.emulate_media(color_scheme=theme)
        page.evaluate(TWO_FRAMES)
        found += [f"{theme}: {json.dumps(violation)}" for violation in page.evaluate(RUN, rules)]
    return found


def test_axe_finds_nothing_on_the_pages(hands: Hands, server: Server) -> None:
    page = hands.page
    for path in ("/", "/new/thebes", "/rules/pergamon", "/record", "/nowhere"):
        page.goto(server.url + path)
        page.wait_for_load_state("networkidle")
        assert not found_by_axe(page), path


@pytest.mark.parametrize("game", ["Pergamon", "Thebes", "Mykerinos"])
def test_axe_finds_nothing_at_the_tables(hands: Hands, game: str) -> None:
    page = hands.page
    hands.set_up(game, "me", "bot:greedy", "bot:greedy")
    hands.play(random.Random(3), most=4)
    assert not found_by_axe(page)
    page.get_by_role("tab", name="The table").click()
    page.get_by_role("button", name="All moves").click()
    assert not found_by_axe(page)
    page.get_by_role("tab", name="Game log").click()
    page.get_by_role("button", name="Replay the game").click()
    expect(page.get_by_role("region", name="Replay the game")).to_have_attribute("data-ready", "true")
    assert not found_by_axe(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".handle").click()
    assert not found_by_axe(page)


def test_axe_finds_nothing_while_waiting_at_the_end_and_at_a_record(hands: Hands, server: Server) -> None:
    page = finished_table(hands, server)
    page.get_by_role("button", name="Check the draws").click()
    expect(page.locator(".proof")).to_be_visible()
    assert not found_by_axe(page)
    page.goto(server.url)
    page.wait_for_load_state("networkidle")
    assert not found_by_axe(page), "lists"
    hands.set_up("Pergamon", "me", "link")
    link = page.get_by_label("Anyone with the link").input_value()
    page.get_by_role("button", name="QR code").first.click()
    assert not found_by_axe(page)
    page.evaluate("localStorage.removeItem('name')")
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_label("What is your name?")).to_be_visible()
    assert not found_by_axe(page)
    page.evaluate(DROP, GAME.read_text())
    expect(page.locator(".proof")).to_be_visible()
    hands.see()
    assert not found_by_axe(page)


HEAR = """() => {
    window.heard = []
    const region = document.querySelector('.page > [aria-live]')
    const hear = () => heard.push(region.textContent)
    new MutationObserver(hear).observe(region, {childList: true, subtree: true, characterData: true})
}"""
# What one has who selects each paragraph and copies it.
COPIED = """all => all.map(paragraph => {
    getSelection().selectAllChildren(paragraph)
    const text = getSelection().toString()
    getSelection().removeAllRanges()
    return text
})"""
SENTENCE = re.compile(r"\.(?= |$)")
LETTER = re.compile(r"(?<!Player)(?:^| )[ABC] (?!money|chest)")  # "A chest lies ready" names nobody


def test_what_happens_is_read_out_whole_and_by_name(hands: Hands) -> None:
    """Every sentence that the log has, with names for letters."""
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:random")
    hands.patient = True
    hands.wait()
    page = hands.page
    known = len(whole_log(page))
    page.evaluate(HEAR)
    hands.play(random.Random(2), most=2)
    heard = " ".join(page.evaluate("heard"))
    written = " ".join(" ".join(whole_log(page)[known:]).split())
    assert len(SENTENCE.findall(heard)) == len(SENTENCE.findall(written)) > 5
    assert not LETTER.search(heard)
    assert "Greedy" in heard
    assert not LETTER.search(written)
    assert {"Player A", "Greedy"} <= set(re.findall(r"Player A|Greedy", written))
    assert "Your side" in heard
    assert not re.search(r"\bYou\b", heard)  # the verbs of the log are those of a third person


def whole_log(page: Page) -> list[str]:
    earlier = page.locator(".log").get_by_role("button", name="earlier paragraphs")
    if earlier.count():
        earlier.click()
    paragraphs: list[str] = page.locator(".log li").evaluate_all(COPIED)
    return [text.replace("\xa0", "").strip() for text in paragraphs[::-1]]


def test_keys_lead_to_the_rule_and_back(hands: Hands) -> None:
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page = hands.page
    page.keyboard.press("n")
    dark = page.locator("main [data-thing]:not([data-lit])").first
    dark.focus()
    page.keyboard.press("Enter")
    note = page.get_by_role("status", name="Why not?")
    expect(note.get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dark).to_be_focused()
    expect(note).to_have_count(0)
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="All moves")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".list button").first).to_be_focused()
    page.keyboard.press("m")
    expect(page.locator(".list")).to_have_count(0)


def test_a_slip_stays_until_its_thing_has_moved(hands: Hands) -> None:
    """A page that was scrolled tells of it in its next frame: the slip may lie beside its thing by then."""
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    hands.see()
    page = hands.page
    page.locator("main [data-thing]:not([data-lit])").first.dispatch_event("click")
    note = page.get_by_role("status", name="Why not?")
    expect(note).to_be_visible()
    page.evaluate("dispatchEvent(new Event('scroll'))")
    page.evaluate(TWO_FRAMES)
    expect(note).to_be_visible()
    page.evaluate("scrollBy(0, 60)")
    expect(note).to_have_count(0)


def test_a_reason_that_comes_too_late_is_not_shown(hands: Hands) -> None:
    answers: list[str] = []

    def late(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "because":
                answers.append(str(message))
            else:
                line.send(message)

        server.on_message(pass_on)
        lines.append(line)

    lines: list[WebSocketRoute] = []
    page = hands.page
    page.route_web_socket("**/api/tables/*", late)
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    page.locator("main [data-thing]:not([data-lit])").first.hover()
    while not answers:
        page.wait_for_timeout(50)
    page.mouse.move(2, 2)
    lines[0].send(answers[0])
    page.evaluate(TWO_FRAMES)
    assert not page.get_by_role("status", name="Why not?").count()


def test_plain_http_under_a_name_is_enough(driver: Playwright, tmp_path: Path) -> None:
    """No privileged origin: no clipboard, no notices, no Web Crypto. A game, its draws checked, a link."""
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    with running(tmp_path / "data", names=[NAME]) as server:
        chromium = driver.chromium.launch(executable_path=find_chromium(), args=[*FLAGS, rules])
        hands = Hands(chromium.new_page(reduced_motion="reduce", locale="en"))
        page, complaints = hands.page, list[str]()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"http://{NAME}:{server.port}")
        assert not page.evaluate("isSecureContext || !!crypto.subtle || !!navigator.clipboard")
        hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
        hands.play(random.Random(1), most=3)
        page.get_by_role("tab", name="The table").click()
        assert not page.get_by_label("Notify me when it is my turn").count()
        page.get_by_role("button", name="Copy the link").click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        page.get_by_role("button", name="End the game").click()
        page.get_by_role("button", name="Sure? Press again").click()
        page.get_by_role("button", name="Check the draws").click()
        expect(page.locator(".proof")).to_contain_text("the seed and the players’ numbers")
        assert not complaints
        chromium.close()
