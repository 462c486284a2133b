"""Whole games through the browser in every way there is to play them; resumable, at most two hours.

Each game against bots at a desk, on a phone, by keys alone, at one screen, by two browsers whose lines drop
in turn, with somebody watching, over plain http under a name, looked at again from its end to its beginning
with its draws checked, and in each language; each guided first game in each language. Games that were played
in an earlier run are skipped.

python -m tools.soak_browser [--fresh] [--hours 2] [--only WORD]
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, expect, sync_playwright
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from mattock.lessons import lesson
from mattock.words import LANGUAGES
from tests.browser.conftest import FLAGS
from tests.browser.hands import PATIENCE, PICTURES, Hands, Keys
from tests.browser.test_access import NAME
from tests.browser.test_lessons import begin, play_lesson
from tests.server.running import Server, running
from tools.chromium import find_chromium

DIARY = Path(__file__).parent.parent / "soak" / "browser.json"
GAMES = ("Pergamon", "Thebes", "Mykerinos")
BOTS = ("bot:greedy", "bot:greedy")
PHONE, DESK = (390, 844), (1280, 900)
DROP_EVERY = 25  # presses between two dropped connections
MAPPED = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
LOOKS = 30  # positions of a game that are looked at again
Way = Callable[[Browser, Server, str], int]
COMPLAINTS: list[str] = []


def sit(
    browser: Browser,
    server: Server,
    size: tuple[int, int] = DESK,
    kind: type[Hands] = Hands,
    language: str = "en",
    host: str = "127.0.0.1",
) -> Hands:
    """A person at the start page in a browser of their own; errors of the page are collected."""
    page = browser.new_context(reduced_motion="reduce", locale=language).new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.on("pageerror", lambda error: COMPLAINTS.append(str(error)))
    page.goto(f"http://{host}:{server.port}")
    return kind(page)


def play(hands: Hands, game: str, *seats: str) -> int:
    hands.set_up(game, *seats)
    pressed = hands.play(random.Random(game))
    assert hands.over
    return pressed


def at_a_desk(browser: Browser, server: Server, game: str) -> int:
    return play(sit(browser, server), game, "me", *BOTS)


def on_a_phone(browser: Browser, server: Server, game: str) -> int:
    return play(sit(browser, server, PHONE), game, "me", *BOTS)


def by_keys(browser: Browser, server: Server, game: str) -> int:
    return play(sit(browser, server, kind=Keys), game, "me", *BOTS)


def at_one_screen(browser: Browser, server: Server, game: str) -> int:
    return play(sit(browser, server), game, "me", "me", "bot:greedy")


def over_plain_http(browser: Browser, server: Server, game: str) -> int:
    """Under a host name, which is no secure context."""
    hands = sit(browser, server, host=NAME)
    assert not hands.page.evaluate("isSecureContext")
    pressed = play(hands, game, "me", *BOTS)
    check_draws(hands.page)
    return pressed


def looked_at_again(browser: Browser, server: Server, game: str) -> int:
    """Backwards, so that no position follows from the one before."""
    hands = sit(browser, server)
    pressed = play(hands, game, "me", *BOTS)
    check_draws(hands.page)
    hands.page.get_by_role("button", name="Replay the game").first.click()
    replay = hands.page.get_by_role("region", name="Replay the game")
    slider = replay.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    for step in range(last, -1, -max(1, last // LOOKS)):
        slider.fill(str(step))
        expect(replay).to_have_attribute("data-step", str(step))
        expect(replay).to_have_attribute("data-ready", "true")
    return pressed


def check_draws(page: Page) -> None:
    page.get_by_role("button", name="Check the draws").click()
    expect(page.locator(".proof")).to_contain_text("the seed and the players’ numbers")


def in_language(code: str) -> Way:
    def way(browser: Browser, server: Server, game: str) -> int:
        hands = sit(browser, server)
        hands.set_up(game, "me", *BOTS)
        hands.page.locator("header select").select_option(code)
        expect(hands.page.locator("html")).to_have_attribute("lang", code)
        return hands.play(random.Random(game))

    return way


def learning_in(code: str) -> Way:
    def way(browser: Browser, server: Server, game: str) -> int:
        hands, name = sit(browser, server, language=code), game.lower()
        begin(hands, name, code)
        return play_lesson(hands, lesson(name).goals, [code])

    return way


def watched(browser: Browser, server: Server, game: str) -> int:
    """A watcher sees everything and can do nothing."""
    hands = sit(browser, server)
    hands.set_up(game, "me", *BOTS)
    hands.wait()
    hands.page.get_by_role("tab", name="The table").click()
    link = hands.page.get_by_label("Spectator link").input_value()
    watcher = sit(browser, server).page
    watcher.goto(link)
    pressed = hands.play(random.Random(game))
    expect(watcher.locator(".page")).to_have_attribute("data-version", str(hands.version), timeout=PATIENCE)
    assert not watcher.locator("[data-lit]").count()
    return pressed


def by_two_browsers(browser: Browser, server: Server, game: str) -> int:
    """One comes by a link; in turn their lines drop, and they come back."""
    ada, bela = sit(browser, server), sit(browser, server)
    ada.set_up(game, "me", "link")
    bela.page.goto(ada.page.get_by_label("Anyone with the link").input_value())
    bela.page.get_by_label("What is your name?").fill("Béla")
    bela.page.get_by_role("button", name="Sit down").click()
    rng, pressed = random.Random(game), 0
    while mover := waits_for(ada, bela):
        mover.wait()
        lit = mover.lit()
        mover.press(lit.nth(rng.randrange(lit.count())))
        pressed += 1
        if pressed % DROP_EVERY == 0:
            drop(ada.page if pressed % (2 * DROP_EVERY) else bela.page)
    return pressed


def waits_for(*people: Hands) -> Hands | None:
    """Whoever may do something now; None when the game is over."""
    while not all(hands.over for hands in people):
        for hands in people:
            if hands.page.locator("section.now.mine").count() and (hands.over or hands.lit().count()):
                return hands
        people[0].page.wait_for_timeout(30)
    return None


def drop(page: Page) -> None:
    """The line is cut, noticed, and restored."""
    page.context.set_offline(True)
    expect(page.locator(".state")).to_contain_text("offline", timeout=PATIENCE)
    page.context.set_offline(False)
    expect(page.locator(".state")).to_have_text("stored", timeout=PATIENCE)


WAYS: dict[str, Way] = {
    "at a desk": at_a_desk,
    "on a phone": on_a_phone,
    "by keys alone": by_keys,
    "at one screen": at_one_screen,
    "by two browsers": by_two_browsers,
    "watched": watched,
    "over plain http": over_plain_http,
    "looked at again": looked_at_again,
    **{f"in {code}": in_language(code) for code in LANGUAGES if code != "en"},
    **{f"learning in {code}": learning_in(code) for code in LANGUAGES},
}


def soak(done: dict[str, int], hours: float, only: str) -> dict[str, str]:
    """Play what has not been played yet; what still is not, and why. The next run tries that again."""
    faults: dict[str, str] = {}
    names = [f"{game} {way}" for way, game in product(WAYS, GAMES) if only in f"{game} {way}"]
    ends = time.monotonic() + hours * 3600
    columns = (TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as bar, sync_playwright() as driver:
        task = bar.add_task("", total=len(names), completed=len(done.keys() & set(names)))
        for name in names:
            if name in done or time.monotonic() > ends:
                continue
            bar.update(task, description=name)
            game, _, way = name.partition(" ")
            with tempfile.TemporaryDirectory() as folder, running(Path(folder), names=[NAME]) as server:
                browser = driver.chromium.launch(executable_path=find_chromium(), args=[*FLAGS, MAPPED])
                try:
                    done[name] = WAYS[way](browser, server, game)
                    assert not COMPLAINTS, f"the page complains: {COMPLAINTS}"
                    DIARY.write_text(json.dumps(done, indent=1) + "\n")
                except (AssertionError, Error) as fault:
                    done.pop(name, None)
                    faults[name] = str(fault)
                    keep_pictures(browser, name)
                browser.close()
            COMPLAINTS.clear()
            bar.advance(task)
    return {name: faults.get(name, "not played yet") for name in names if name not in done}


def keep_pictures(browser: Browser, name: str) -> None:
    """What everybody saw when it went wrong."""
    pages = [page for context in browser.contexts for page in context.pages]
    for number, page in enumerate(pages, 1):
        page.screenshot(path=PICTURES / f"fault-{name.replace(' ', '-')}-{number}.png")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--fresh", action="store_true", help="play again what has been played")
    parser.add_argument("--hours", type=float, default=2.0)
    parser.add_argument("--only", default="", help="games and ways that have this in their name")
    wish = parser.parse_args()
    if find_chromium() is None:
        sys.exit("There is no Chromium here: make chromium.")
    done = {} if wish.fresh or not DIARY.exists() else json.loads(DIARY.read_text())
    DIARY.parent.mkdir(exist_ok=True)
    left = soak(done, wish.hours, wish.only)
    for name, why in left.items():
        Console().print(f"{name}: {why}", style="red", markup=False)
    Console().print(f"{len(done)} games played, {sum(done.values())} presses.")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
