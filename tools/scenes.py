"""Draws the pictures of the boards from the drawings in web/art: python -m tools.scenes

What is costly to draw and never changes, as scenery or a find, is a drawing there and a small picture in the
browser client, twice as large as on a desk at most. Whatever moves or can be pressed is drawn by the client.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS
from tools.chromium import find_chromium

WEB = Path(__file__).resolve().parent.parent / "web"
MOST = 400_000  # bytes for all pictures of a game
SHARD = "-8 -3 202 140"  # what a tile takes, its thickness and its shadow; its front is 180 by 120
FINDS = ("vase", "jug", "bracelet", "mask")
ON_A_STAND = ("bracelet", "mask")


@dataclass(frozen=True)
class Picture:
    """A drawing with the part of it that is shown, in its units, and how many pixels wide that becomes."""

    name: str
    drawing: str
    box: tuple[float, float, float, float]
    width: int
    quality: int = 60

    @property
    def height(self) -> int:
        return round(self.width * self.box[3] / self.box[2])


def pergamon() -> Iterator[Picture]:
    """The excavation, the hall of the museum, the finds, and both parts of a tile with each of them."""
    folder = WEB / "art/pergamon"
    yield Picture("excavation", read(folder, "excavation"), (16, 178, 388, 462), 970, 45)
    yield Picture("hall", read(folder, "hall"), (0, 0, 600, 460), 1200, 50)
    finds = read(folder, "finds")
    for find in FINDS:
        yield Picture(find, drawn(finds, whole(find)), (0, 0, 100, 124), 160, 72)
        yield Picture(f"{find}-on-left", drawn(finds, shard(find, -47)), (-8, -3, 100, 140), 210, 68)
        yield Picture(f"{find}-on-right", drawn(finds, shard(find, 133)), (90, -3, 104, 140), 218, 68)


def whole(find: str) -> str:
    if find not in ON_A_STAND:
        return f'<use href="#{find}" width="100" height="120"/>'
    return (
        '<use href="#stand" width="100" height="120"/>'
        f'<use href="#{find}" x="5" y="-3" width="90" height="108"/>'
    )


def shard(find: str, x: int) -> str:
    """A tile with half a find; the other half lies on the tile beside it."""
    return (
        '<use href="#shard" width="180" height="120"/><g clip-path="url(#edge)">'
        f'<use href="#{find}" x="{x}" y="4" width="94" height="112.8"/></g>'
    )


def read(folder: Path, name: str) -> str:
    return (folder / f"{name}.svg").read_text(encoding="utf-8")


def drawn(symbols: str, drawing: str) -> str:
    """A drawing made of the symbols of another."""
    return symbols.replace("</svg>", f"{drawing}</svg>")


def render(page: Page, picture: Picture) -> Image.Image:
    """The picture; what nothing is drawn on stays transparent."""
    page.set_viewport_size({"width": picture.width, "height": picture.height})
    box = " ".join(map(str, picture.box))
    page.set_content(f"<style>body{{margin:0}}body>svg{{display:block}}</style>{picture.drawing}")
    page.evaluate(
        "([box, width, height]) => { const svg = document.querySelector('body > svg');"
        " for (const [name, value] of Object.entries({ viewBox: box, width, height }))"
        " svg.setAttribute(name, value) }",
        [box, picture.width, picture.height],
    )
    return Image.open(io.BytesIO(page.screenshot(omit_background=True)))


def packed(picture: Image.Image, quality: int) -> bytes:
    file = io.BytesIO()
    picture.save(file, "WEBP", quality=quality, alpha_quality=80, method=6)
    return file.getvalue()


def main() -> int:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_page()
        for game, pictures in (("pergamon", pergamon()),):
            folder = WEB / f"src/boards/{game}/table/pictures"
            folder.mkdir(parents=True, exist_ok=True)
            total = 0
            for picture in pictures:
                small = packed(render(page, picture), picture.quality)
                total += len(small)
                (folder / f"{picture.name}.webp").write_bytes(small)
                sys.stdout.write(f"{folder / picture.name}.webp: {len(small):,} bytes\n")
            if total > MOST:
                raise ValueError(f"The pictures of {game} have {total:,} bytes, more than {MOST:,}.")
            sys.stdout.write(f"{game}: {total:,} bytes\n")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
