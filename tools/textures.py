"""Makes the textures of the boards: python -m tools.textures

Each is a tile of noise, drawn by Chromium as an SVG filter and lit from the upper left. What is darker than
the flat ground becomes black, what is lighter white, both more or less transparent: so one tile lies over any
colour, by day and by night.
"""

from __future__ import annotations

import io
import sys
from base64 import b64encode
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS
from tools.chromium import find_chromium

FOLDER = Path(__file__).resolve().parent.parent / "web/src/kit/material"
MOST = 30_000  # bytes a tile
LEVELS = 6  # of transparency: fewer are smaller
CONTRAST = 3
WAIT = 200  # ms until a picture in a drawing is decoded
SHEET = """<style>body{{margin:0}}svg{{display:block}}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{tall}">
<filter id="f" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"
x="0" y="0" width="{wide}" height="{tall}">
{steps}</filter>{shape} filter="url(#f)"/></svg>"""


@dataclass(frozen=True)
class Noise:
    """One layer of noise: waves a pixel along both axes, how many octaves, and how much it weighs."""

    across: float
    down: float
    octaves: int
    seed: int
    weight: float = 1.0


@dataclass(frozen=True)
class Texture:
    """A material: its layers of noise, how high they rise, and how strong the tile is at most (of 255)."""

    name: str
    layers: tuple[Noise, ...]
    height: float
    strength: int
    size: tuple[int, int] = (256, 256)


TEXTURES = (
    Texture("wood", (Noise(0.004, 0.11, 4, 7), Noise(0.03, 0.8, 2, 3, 0.3)), 5, 92, (512, 256)),
    Texture("paper", (Noise(0.05, 0.05, 3, 9), Noise(0.7, 0.5, 2, 4, 0.45)), 2.2, 60),
    Texture("sand", (Noise(0.5, 0.5, 3, 5), Noise(0.03, 0.05, 2, 2, 0.8)), 3, 90),
    Texture("ripples", (Noise(0.008, 0.05, 2, 8), Noise(0.6, 0.6, 1, 5, 0.07)), 16, 84, (384, 256)),
    Texture("earth", (Noise(0.09, 0.13, 4, 5), Noise(0.6, 0.6, 2, 6, 0.25)), 5.5, 120),
    Texture("linen", (Noise(0.02, 0.6, 2, 3), Noise(0.6, 0.02, 2, 8)), 2.4, 88),
    Texture("stone", (Noise(0.02, 0.03, 5, 12), Noise(0.5, 0.5, 1, 2, 0.1)), 3.2, 64),
)


def ground(texture: Texture) -> str:
    """How high the ground of a tile is, as an SVG in greys; it goes on at its edges."""
    wide, tall = texture.size
    steps, last = [], ""
    for k, noise in enumerate(texture.layers):
        steps.append(
            f'<feTurbulence type="fractalNoise" baseFrequency="{noise.across} {noise.down}" '
            f'numOctaves="{noise.octaves}" seed="{noise.seed}" stitchTiles="stitch"/>'
            f'<feColorMatrix values="{3 * f"{noise.weight} 0 0 0 0 "} 0 0 0 0 1" result="n{k}"/>'
        )
        if last:
            steps.append(
                f'<feComposite in="{last}" in2="n{k}" operator="arithmetic" k2=".6" k3=".6" result="s{k}"/>'
            )
        last = f"s{k}" if last else "n0"
    return SHEET.format(wide=wide, tall=tall, steps="".join(steps), shape='<rect width="100%" height="100%"')


def lit(texture: Texture, tile: str) -> str:
    """Nine such tiles in the light of a lamp; the middle one has neighbours on all sides."""
    wide, tall = (3 * length for length in texture.size)
    steps = (
        '<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 0 0 0 0"/>'
        f'<feDiffuseLighting surfaceScale="{texture.height}" diffuseConstant=".655" lighting-color="#fff">'
        '<feDistantLight azimuth="225" elevation="50"/></feDiffuseLighting>'
    )
    shape = (
        f'<pattern id="p" width="{wide // 3}" height="{tall // 3}" patternUnits="userSpaceOnUse">'
        f'<image href="{tile}"/></pattern><rect width="100%" height="100%" fill="url(#p)"'
    )
    return SHEET.format(wide=wide, tall=tall, steps=steps, shape=shape)


def render(page: Page, texture: Texture) -> Image.Image:
    """The tile in greys."""
    wide, tall = texture.size
    page.set_viewport_size({"width": 3 * wide, "height": 3 * tall})
    page.set_content(ground(texture))
    flat = page.screenshot(clip={"x": 0, "y": 0, "width": wide, "height": tall})
    page.set_content(lit(texture, f"data:image/png;base64,{b64encode(flat).decode()}"))
    page.wait_for_timeout(WAIT)
    middle = page.screenshot(clip={"x": wide, "y": tall, "width": wide, "height": tall})
    return Image.open(io.BytesIO(middle)).convert("L")


def over_any_colour(grey: Image.Image, strength: int) -> Image.Image:
    """Shade as black and light as white, each as strong as it differs from the flat ground."""
    mean = round(sum(k * many for k, many in enumerate(grey.histogram())) / (grey.width * grey.height))
    step = 255 / LEVELS
    strong = [round(round(min(255, CONTRAST * k) / step) * step * strength / 255) for k in range(256)]
    alpha = ImageChops.difference(grey, Image.new("L", grey.size, mean)).point(strong)
    light = grey.point([255 if k >= mean else 0 for k in range(256)])
    return Image.merge("LA", (light, alpha)).convert("RGBA")


def packed(tile: Image.Image) -> bytes:
    """As WebP; with so few levels, without loss is smallest."""
    file = io.BytesIO()
    tile.save(file, "WEBP", lossless=True, method=6)
    return file.getvalue()


def main() -> int:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_page()
        for texture in TEXTURES:
            tile = packed(over_any_colour(render(page, texture), texture.strength))
            if len(tile) > MOST:
                raise ValueError(f"{texture.name} has {len(tile):,} bytes, more than {MOST:,}.")
            path = FOLDER / f"{texture.name}.webp"
            path.write_bytes(tile)
            sys.stdout.write(f"{path}: {len(tile):,} bytes\n")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
