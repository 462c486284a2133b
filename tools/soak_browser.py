"""Whole games through the browser in every way there is to play them; resumable, at most two hours.

Each game against bots at a desk, on a phone, by keys alone, at one screen, by two browsers whose lines drop
in turn, with somebody watching, and in each language; each guided first game in each language. What has been
played is not played again.

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

from playwright.sync_api import Browser, Page, expect, sync_playwright
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from mattock.words import LANGUAGES
from tests.browser.conftest import FLAGS
from tests.browser.hands import PATIENCE, Hands, Keys
from tests.browser.test_lessons import play_lesson
from tests.server.running import Server, running
from tools.chromium import find_chromium

DIARY = Path(__file__).parent.parent / "soak" / "browser.json"
GAMES = ("Pergamon", "Thebes", "Mykerinos")
BOTS = ("bot:greedy", "bot:greedy")
PHONE, DESK = (390, 844), (1280, 900)
DROP_EVERY = 25  # presses between two lines that drop
Way = Callable[[Browser, Server, str], int]


def sit(
    browser: Browser,
    server: Server,
    size: tuple[int, int] = DESK,
    kind: type[Hands] = Hands,
    language: str = "en",
) -> Hands:
    """Somebody at the first page in a browser of their own; if the page complains the soak ends."""
    page = browser.new_context(reduced_motion="reduce", locale=language).new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.on("pageerror", fail)
    page.goto(server.url)
    return kind(page)


def fail(error: Exception) -> None:
    raise AssertionError(f"the page complains: {error}")


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
        return play_lesson(sit(browser, server, language=code), game.lower(), [code])

    return way


def watched(browser: Browser, server: Server, game: str) -> int:
    """Somebody sees all of it and can do nothing."""
    hands = sit(browser, server)
    hands.set_up(game, "me", *BOTS)
    hands.wait()
    hands.page.locator("summary", has_text="The table").click()
    link = hands.page.get_by_label("A link for who only watches").input_value()
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
    bela.page.goto(ada.page.get_by_label("Whoever has the link").input_value())
    bela.page.get_by_label("What are you called?").fill("Béla")
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
    **{f"in {code}": in_language(code) for code in LANGUAGES if code != "en"},
    **{f"learning in {code}": learning_in(code) for code in LANGUAGES},
}


def soak(done: dict[str, int], hours: float, only: str) -> bool:
    """Play what has not been played yet; whether all of it has been."""
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
            with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
                browser = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)
                done[name] = WAYS[way](browser, server, game)
                browser.close()
            DIARY.parent.mkdir(exist_ok=True)
            DIARY.write_text(json.dumps(done, indent=1) + "\n")
            bar.advance(task)
    return done.keys() >= set(names)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--fresh", action="store_true", help="play again what has been played")
    parser.add_argument("--hours", type=float, default=2.0)
    parser.add_argument("--only", default="", help="games and ways that have this in their name")
    wish = parser.parse_args()
    if find_chromium() is None:
        sys.exit("There is no Chromium here: make chromium.")
    done = {} if wish.fresh or not DIARY.exists() else json.loads(DIARY.read_text())
    complete = soak(done, wish.hours, wish.only)
    Console().print(f"{len(done)} games played, {sum(done.values())} presses.")
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
