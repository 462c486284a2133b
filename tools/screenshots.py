"""Takes the README's pictures of the browser client anew: python -m tools.screenshots

Each shows a table of greedy bots that was played up to a turn worth showing, opened in Chromium before a real
server: all three games at a desk, light and dark, and one of them on a phone.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import mattock
from mattock import CHANCE, OVER
from mattock.bots import make_bot
from mattock.core.record_file import Seat
from mattock.core.referee import Referee
from tests.browser.conftest import FLAGS
from tests.browser.hands import PATIENCE, Hands
from tests.server.running import Server, running
from tools.chromium import find_chromium
from tools.picture import PICTURES, SCENES, Scene

DESK, PHONE = (1280, 740), (390, 740)
ON_A_PHONE = "thebes"
QUALITY = 26


def record_up_to(scene: Scene) -> tuple[str, int]:
    """The record of a game of greedy bots up to a turn of a round or year, and the seat whose turn it is."""
    seats = [Seat("bot", "greedy")] * scene.players
    seed = scene.seed.to_bytes(32, "big")
    referee = Referee(mattock.game(scene.game), scene.players, scene.options, seats, seed)
    bots = [make_bot("greedy", scene.seed + seat) for seat in range(scene.players)]
    turns, before = 0, CHANCE
    while (mover := referee.state.mover) != OVER:
        view = referee.state.view()
        in_time = view.get("round", view.get("year")) == scene.round and view["phase"] == "turn"
        if in_time and mover >= 0 and mover != before:
            turns += 1
            if turns == scene.turn:
                return referee.save(), mover
        before = mover
        if mover == CHANCE:
            referee.draw()
        else:
            referee.act(bots[mover].choose(referee.state))
    raise ValueError(f"The game of {scene} ends before that turn.")


def set_up(page: Page, server: Server, scene: Scene, bot: str = "curator") -> str:
    """A table that goes on from there, with a person at the seat whose turn it is; its address."""
    text, mover = record_up_to(scene)
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": bot} for _ in range(scene.players)]
    seats[mover] = {"kind": "me", "name": "Ada"}
    given = {"record": text, "line": len(text.splitlines())}
    wish = {"game": scene.game, "players": scene.players, "seats": seats, "given": given, "numbers": False}
    answer = page.request.post(f"{server.url}/api/tables", data=wish)
    if not answer.ok:
        raise ValueError(answer.text())
    return f"{server.url}/t/{answer.json()['table']}"


def shots(browser: Browser, server: Server) -> Iterator[tuple[str, bytes]]:
    """Every picture with the name of its file."""
    for scene in SCENES:
        page = browser.new_context(reduced_motion="reduce", locale="en").new_page()
        page.set_default_timeout(PATIENCE)
        hands = Hands(page)
        page.goto(set_up(page, server, scene))
        hands.wait()
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            yield f"browser-{scene.game}-{theme}.webp", shot(hands, DESK)
        if scene.game == ON_A_PHONE:
            page.emulate_media(color_scheme="light")
            yield f"browser-{scene.game}-phone.webp", shot(hands, PHONE)


def shot(hands: Hands, size: tuple[int, int]) -> bytes:
    """The page as a PNG, once all of it is drawn in this size."""
    hands.page.set_viewport_size({"width": size[0], "height": size[1]})
    hands.see()
    return hands.page.screenshot()


def as_webp(png: bytes) -> bytes:
    small = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").save(small, "WEBP", quality=QUALITY, method=6)
    return small.getvalue()


def main() -> int:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, png in shots(browser, server):
            small = as_webp(png)
            (PICTURES / name).write_bytes(small)
            sys.stdout.write(f"{PICTURES / name}: {len(small):,} bytes\n")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
