"""Draws the empty map of Thebes for the browser: python -m tools.chart

Coasts are those of Natural Earth (public domain) in the npm package world-atlas. They are projected and
generalised, relief is hatched, and Chromium paints the picture; its grain and its light are added to the
pixels. Two maps, one for desks and one for upright phones, each for day and night. Beside them goes a file
that says where the places lie.
"""

from __future__ import annotations

import hashlib
import io
import json
import math
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS
from tools.chart_data import DESERTS, FORESTS, LAKES, NAMES, PLACES, RANGES, RIVERS
from tools.chromium import find_chromium

ROOT = Path(__file__).parents[1]
ATLAS = ROOT / "build/world-atlas/package/land-50m.json"
DIGEST = "619477ff690c086885e45cb91707d783805561bd75ae8e437b7d4694b0204e0f"
TARGET = ROOT / "web/src/boards/thebes/table/chart"

Point = tuple[float, float]
Line = list[Point]
Grid = NDArray[np.float64]


class Chart(NamedTuple):
    """A map: its size in units, where the middle of the projection lies, the scale along both axes."""

    name: str
    width: int
    height: int
    middle: Point
    scale: Point
    sharpness: float  # pixels for a unit
    quality: int


CHARTS = (
    Chart("wide", 1240, 660, (-105.0, 0.0), (1275.0, 990.0), 1.4, 58),
    Chart("tall", 400, 470, (-45.0, 0.0), (540.0, 760.0), 2.2, 60),
)
EAST, NORTH = 19.0, 45.0
PARALLELS = (34.0, 54.0)
MARGIN = 60.0  # around the picture, so that no stroke along the cut is seen
FINENESS = 0.45


# Projection: Lambert's conformal cone.


def cone() -> tuple[float, float, float]:
    first, second = (math.radians(parallel) for parallel in PARALLELS)

    def bend(at: float) -> float:
        return math.tan(math.pi / 4 + at / 2)

    n = math.log(math.cos(first) / math.cos(second)) / math.log(bend(second) / bend(first))
    f = math.cos(first) * bend(first) ** n / n
    return n, f, f / bend(math.radians(NORTH)) ** n


CONE = cone()


def project(chart: Chart, east: float, north: float) -> Point:
    n, f, middle = CONE
    radius = f / math.tan(math.pi / 4 + math.radians(north) / 2) ** n
    turn = n * math.radians(east - EAST)
    x = chart.width / 2 + chart.scale[0] * radius * math.sin(turn) + chart.middle[0]
    y = chart.height / 2 + chart.scale[1] * (radius * math.cos(turn) - middle) + chart.middle[1]
    return x, y


# Coasts.


def rings(atlas: dict[str, Any]) -> Iterator[Line]:
    """The rings of all polygons; a topology keeps its arcs once, in steps."""
    (sx, sy), (tx, ty) = atlas["transform"]["scale"], atlas["transform"]["translate"]
    arcs: list[Line] = []
    for steps in atlas["arcs"]:
        x = y = 0
        line: Line = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            line.append((x * sx + tx, y * sy + ty))
        arcs.append(line)
    for shape in atlas["objects"]["land"]["geometries"]:
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        for polygon in polygons:
            for ring in polygon:
                found: Line = []
                for arc in ring:
                    found += (arcs[arc] if arc >= 0 else arcs[~arc][::-1])[1 if found else 0 :]
                yield found


def cut(ring: Line, box: tuple[float, float, float, float]) -> Line:
    """The part of a ring inside a box (Sutherland and Hodgman)."""
    for axis, bound, sign in ((0, box[0], 1), (0, box[2], -1), (1, box[1], 1), (1, box[3], -1)):
        kept: Line = []
        for k, here in enumerate(ring):
            last = ring[k - 1]
            inside, was = sign * (here[axis] - bound) >= 0, sign * (last[axis] - bound) >= 0
            if inside != was:
                share = (bound - last[axis]) / (here[axis] - last[axis])
                kept.append((last[0] + share * (here[0] - last[0]), last[1] + share * (here[1] - last[1])))
            if inside:
                kept.append(here)
        ring = kept
        if not ring:
            break
    return ring


def simplified(line: Line, fineness: float) -> Line:
    """Without the points that nobody misses (Douglas and Peucker)."""
    keep = {0, len(line) - 1}
    work = [(0, len(line) - 1)]
    points = np.array(line)
    while work:
        a, b = work.pop()
        if b - a < 2:
            continue
        (ax, ay), (bx, by) = points[a], points[b]
        length = math.hypot(bx - ax, by - ay)
        between = points[a + 1 : b] - points[a]
        if length:
            away = np.abs(between[:, 0] * (by - ay) - between[:, 1] * (bx - ax)) / length
        else:
            away = np.hypot(between[:, 0], between[:, 1])
        far = int(away.argmax())
        if away[far] > fineness:
            middle = a + 1 + far
            keep.add(middle)
            work += [(a, middle), (middle, b)]
    return [line[k] for k in sorted(keep)]


def area(ring: Line) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def coasts(chart: Chart, atlas: dict[str, Any]) -> str:
    box = (-MARGIN, -MARGIN, chart.width + MARGIN, chart.height + MARGIN)
    path = []
    for ring in rings(atlas):
        near = cut(ring, (-40.0, 8.0, 90.0, 78.0))
        if len(near) < 3:
            continue
        flat = cut([project(chart, *point) for point in near], box)
        if len(flat) < 3:
            continue
        half = len(flat) // 2
        smooth = simplified(flat[: half + 1], FINENESS)[:-1] + simplified(flat[half:], FINENESS)
        if area(smooth) > 5:
            path.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in smooth) + "z")
    return "".join(path)


# Relief: a height field of ridges, hatched downhill.


def noise(rng: np.random.Generator, xs: Grid, ys: Grid) -> Grid:
    """Smooth noise between 0 and 1."""
    table = rng.random((64, 64))
    x0, y0 = np.floor(xs).astype(int), np.floor(ys).astype(int)
    u, v = xs - x0, ys - y0
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)

    def at(x: NDArray[np.int_], y: NDArray[np.int_]) -> Grid:
        found: Grid = table[x & 63, y & 63]
        return found

    top = at(x0, y0) * (1 - u) + at(x0 + 1, y0) * u
    low = at(x0, y0 + 1) * (1 - u) + at(x0 + 1, y0 + 1) * u
    result: Grid = top * (1 - v) + low * v
    return result


STEP = 2.0  # units between two points of the field


def heights(chart: Chart, rng: np.random.Generator) -> Grid:
    unit = chart.scale[0] / 1275
    across, down = int(chart.width / STEP), int(chart.height / STEP)
    xs, ys = np.meshgrid(np.arange(across) * STEP, np.arange(down) * STEP)
    grain = max(unit, 0.6)
    wobble = 15 * grain
    wx = xs + (noise(rng, xs / 16 / grain, ys / 16 / grain) - 0.5) * wobble
    wy = ys + (noise(rng, xs / 16 / grain, ys / 16 / grain) - 0.5) * wobble
    ridge = 1 - np.abs(2 * noise(rng, xs / 13 / grain, ys / 13 / grain) - 1)
    fine = 1 - np.abs(2 * noise(rng, xs / 6.5 / grain, ys / 6.5 / grain) - 1)
    field = np.zeros_like(xs)
    for half, crest in RANGES:
        line = [project(chart, *point) for point in crest]
        away = np.full_like(xs, 1e9)
        for (ax, ay), (bx, by) in zip(line, line[1:] or line, strict=False):
            vx, vy = bx - ax, by - ay
            length = vx * vx + vy * vy or 1.0
            share = np.clip(((wx - ax) * vx + (wy - ay) * vy) / length, 0, 1)
            away = np.minimum(away, np.hypot(wx - ax - vx * share, wy - ay - vy * share))
        wide = half * 1.05 * max(unit, 0.5)
        slope = np.exp(-((away / wide) ** 2) * 1.5)
        high = slope * (0.3 + 0.8 * ridge**2 + 0.12 * fine**2) * min(1.25, 0.62 + half / 26)
        field = np.maximum(field, np.where(slope < 0.02, 0, high))
    result: Grid = field
    return result


WEIGHTS = ((0.42, 0.5), (0.55, 0.6), (0.78, 0.72), (1.0, 0.82))  # width and strength of the strokes


def hachures(chart: Chart, rng: np.random.Generator, keep_free: list[Point]) -> str:
    field = heights(chart, rng)
    down, across = field.shape

    def at(x: float, y: float) -> float:
        u, v = x / STEP, y / STEP
        i, j = int(u), int(v)
        if i < 1 or j < 1 or i > across - 3 or j > down - 3:
            return 0.0
        a, b = u - i, v - j
        top = field[j, i] * (1 - a) + field[j, i + 1] * a
        return float(top * (1 - b) + (field[j + 1, i] * (1 - a) + field[j + 1, i + 1] * a) * b)

    def fall(x: float, y: float) -> Point:
        return (at(x + 1.5, y) - at(x - 1.5, y)) / 3, (at(x, y + 1.5) - at(x, y - 1.5)) / 3

    corners = np.stack([field[:-1, :-1], field[:-1, 1:], field[1:, :-1], field[1:, 1:]])
    low, high = corners.min(axis=0), corners.max(axis=0)
    strokes: list[list[str]] = [[] for _ in WEIGHTS]
    level = 0.085
    while level < 1.3:
        for j, i in zip(*np.nonzero((low < level) & (high >= level)), strict=True):
            x, y = (float(k) * STEP + 1 + rng.uniform(-0.5, 0.5) for k in (i, j))
            gx, gy = fall(x, y)
            steep = math.hypot(gx, gy)
            if steep < 0.006 or any(
                ((x - px) / 30) ** 4 + ((y - py - 8) / 40) ** 4 < 1 for px, py in keep_free
            ):
                continue
            lit = (-gx * 0.64 - gy * 0.77) / steep  # away from the lamp, at the upper left, it is dark
            if rng.random() < (0.52 if lit < -0.15 else 0.34 if lit < 0.25 else 0.18):
                continue
            line, done, begin = [f"M{x:.1f} {y:.1f}"], 0.0, at(x, y)
            longest = 3.2 + rng.uniform(-1.2, 1.2) + (1.4 if lit > 0 else 0)
            for k in range(5):
                x, y = x - gx / steep * 1.15, y - gy / steep * 1.15
                done += 1.15
                if done > longest or begin - at(x, y) > 0.078:
                    break
                gx, gy = fall(x, y)
                steep = math.hypot(gx, gy)
                if steep < 0.004:
                    break
                if k % 2:
                    line.append(f"L{x:.1f} {y:.1f}")
            line.append(f"L{x:.1f} {y:.1f}")
            dark = steep * 9 + lit * 0.4
            strokes[0 if dark < 0.2 else 1 if dark < 0.5 else 2 if dark < 0.8 else 3].append("".join(line))
        level += 0.083
    return "".join(
        f'<path d="{"".join(lines)}" stroke="#5a4632" stroke-width="{width}" opacity="{strength}" '
        'fill="none" stroke-linecap="round"/>'
        for lines, (width, strength) in zip(strokes, WEIGHTS, strict=True)
    )


# What else is drawn.


def curve(points: Iterable[Point], closed: bool = False) -> str:
    line = list(points)

    def half(a: Point, b: Point) -> str:
        return f"{(a[0] + b[0]) / 2:.1f} {(a[1] + b[1]) / 2:.1f}"

    if closed:
        d = f"M{half(line[-1], line[0])}"
        return (
            d
            + "".join(
                f"Q{a[0]:.1f} {a[1]:.1f} {half(a, b)}" for a, b in zip(line, line[1:] + line[:1], strict=True)
            )
            + "z"
        )
    d = f"M{line[0][0]:.1f} {line[0][1]:.1f}"
    for a, b in pairwise(line[1:]):
        d += f"Q{a[0]:.1f} {a[1]:.1f} {half(a, b)}"
    return d + f"L{line[-1][0]:.1f} {line[-1][1]:.1f}"


def meandering(chart: Chart, rng: np.random.Generator, points: Iterable[Point]) -> Line:
    """A river between its hand-set bends, wandering a little."""
    line = [project(chart, *point) for point in points]
    result = [line[0]]
    for a, b in pairwise(line):
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        parts = max(1, int(length / 7))
        for k in range(1, parts):
            sway = rng.uniform(-1.5, 1.5)
            share = k / parts
            x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
            result.append((x - (b[1] - a[1]) / length * sway, y + (b[0] - a[0]) / length * sway))
        result.append(b)
    return result


def scattered(chart: Chart, rng: np.random.Generator, spots: Iterable[tuple[float, ...]]) -> Iterator[Point]:
    for east, north, wide, high, many in spots:
        for _ in range(int(many)):
            turn, away = rng.uniform(0, 2 * math.pi), math.sqrt(rng.random())
            yield project(chart, east + math.cos(turn) * wide * away, north + math.sin(turn) * high * away)


def dots(points: Iterable[Point]) -> str:
    return "".join(f"M{x:.1f} {y:.1f}h.01" for x, y in points)


def firs(points: Iterable[Point]) -> str:
    return "".join(
        f"M{x:.1f} {y:.1f}v-6.5M{x - 2.6:.1f} {y - 0.8:.1f}l2.6-2.4 2.6 2.4"
        f"M{x - 2:.1f} {y - 3.2:.1f}l2-2.2 2 2.2"
        for x, y in points
    )


WATER_LINES = ((21, 0.2), (16.6, 0.26), (12.8, 0.33), (9.5, 0.42), (6.6, 0.52), (4.1, 0.64), (1.9, 0.8))
SEA, LAND, WASH, WATER, INK = "#C3D0CB", "#F3E7CC", "#DDBF8C", "#5d7f86", "#3b3226"


def drawing(chart: Chart, atlas: dict[str, Any]) -> str:
    rng = np.random.default_rng(1901)
    land = coasts(chart, atlas)
    small = max(0.62, chart.scale[0] / 1275)
    places = [project(chart, *at) for at in PLACES.values()]
    waves = "".join(
        f'<use href="#land" stroke="{WATER}" stroke-opacity="{strength}" '
        f'stroke-width="{2 * far * small + 0.75}"/>'
        f'<use href="#land" stroke="{SEA}" stroke-width="{2 * far * small - 0.55}"/>'
        for far, strength in WATER_LINES
    )
    rivers = "".join(
        f'<path d="{curve(meandering(chart, rng, points))}" stroke-width="{weight}"/>'
        for weight, points in RIVERS
    )
    shores = [[project(chart, *point) for point in lake] for lake in LAKES]
    lakes = "".join(f'<path d="{curve(shore, closed=True)}"/>' for shore in shores)
    lines = [[project(chart, east, north) for east in range(-30, 80, 3)] for north in range(25, 70, 5)]
    lines += [[project(chart, east, north) for north in range(20, 72, 3)] for east in range(-30, 80, 5)]
    free = places if chart.name == "wide" else []
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {chart.width} {chart.height}"
 width="{chart.width * chart.sharpness}" height="{chart.height * chart.sharpness}" stroke-linejoin="round">
<defs><path id="land" d="{land}"/><clipPath id="coast"><use href="#land"/></clipPath></defs>
<rect width="100%" height="100%" fill="{SEA}"/><g fill="none">{waves}</g><use href="#land" fill="{LAND}"/>
<g clip-path="url(#coast)"><g fill="none">
<use href="#land" stroke="{WASH}" stroke-opacity=".3" stroke-width="{22 * small}"/>
<use href="#land" stroke="{WASH}" stroke-opacity=".34" stroke-width="{11 * small}"/>
<use href="#land" stroke="#B98A4E" stroke-opacity=".35" stroke-width="{4 * small}"/>
<g stroke="{WATER}" stroke-linecap="round" opacity=".85">{rivers}</g></g>
<g fill="{SEA}" stroke="{WATER}" stroke-width=".8">{lakes}</g>
<path d="{dots(scattered(chart, rng, DESERTS))}" stroke="#8a6a3c" stroke-width="1.15"
 stroke-linecap="round" opacity=".55"/>
{hachures(chart, rng, free)}
<path d="{firs(scattered(chart, rng, FORESTS))}" fill="none" stroke="#5e5a3a" stroke-width=".7"
 opacity=".6"/></g>
<use href="#land" fill="none" stroke="{INK}" stroke-width=".95"/>
<g fill="none" stroke="#4a3a2a" stroke-width=".5" opacity=".28">
{"".join(f'<path d="{curve(line)}"/>' for line in lines)}</g></svg>"""


# Paper and light.


def on_paper(chart: Chart, image: Image.Image) -> Grid:
    """With the grain and the folds of the sheet."""
    rng = np.random.default_rng(7)
    pixels = np.asarray(image.convert("RGB"), dtype=np.float64)
    high, wide = pixels.shape[:2]
    ys, xs = np.mgrid[0:high, 0:wide]
    cloud = noise(rng, xs / 190.0, ys / 190.0) + 0.5 * noise(rng, xs / 70.0, ys / 70.0)
    grain = rng.normal(0, 1.0, (high, wide))
    soft = (grain + np.roll(grain, 1, 0) + np.roll(grain, 1, 1) + np.roll(grain, (1, 1), (0, 1))) / 4
    light = 1 + (cloud - 0.75) * 0.05 + soft * 0.014
    for share, along, size in ((0.3, xs, wide), (0.6, xs, wide), (0.5, ys, high)):
        off = (along - share * size) / (26 * chart.sharpness)
        light += np.where((off < 0) & (off > -1), 0.025 * (1 + off), 0) - np.where(
            (off >= 0) & (off < 1), 0.035 * (1 - off), 0
        )
    result: Grid = pixels * light[:, :, None]
    return result


def lit(pixels: Grid, night: bool) -> Image.Image:
    """By day from the upper left; at night by one lamp over the middle, which is what the eye rests on."""
    high, wide = pixels.shape[:2]
    ys, xs = np.mgrid[0:high, 0:wide]
    if night:
        away = np.hypot((xs / wide - 0.42) / 0.75, (ys / high - 0.42) / 0.85)[:, :, None]
        near, far = np.array([0.80, 0.69, 0.53]), np.array([0.27, 0.24, 0.235])
        share = np.clip(away, 0, 1) ** 1.25
        pixels = pixels * (near * (1 - share) + far * share)
    else:
        away = np.hypot(xs / wide - 0.2, (ys / high - 0.05) * 0.8)[:, :, None]
        pixels = pixels * (1.03 - 0.16 * np.clip((away - 0.25) / 0.95, 0, 1))
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def main() -> int:
    if not ATLAS.exists() or hashlib.sha256(ATLAS.read_bytes()).hexdigest() != DIGEST:
        sys.stderr.write(f"{ATLAS} is missing or another version: make map fetches it.\n")
        return 1
    atlas = json.loads(ATLAS.read_bytes())
    TARGET.mkdir(parents=True, exist_ok=True)
    layout: dict[str, Any] = {}
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for chart in CHARTS:
            size = (int(chart.width * chart.sharpness), int(chart.height * chart.sharpness))
            page = browser.new_page(viewport={"width": size[0], "height": size[1]})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing(chart, atlas)}")
            sheet = on_paper(chart, Image.open(io.BytesIO(page.screenshot())))
            for theme in ("day", "night"):
                file = TARGET / f"{chart.name}-{theme}.webp"
                lit(sheet, theme == "night").save(file, "WEBP", quality=chart.quality, method=6)
                sys.stdout.write(f"{file.relative_to(ROOT)}: {file.stat().st_size:,} bytes\n")
            layout[chart.name] = {
                "width": chart.width,
                "height": chart.height,
                "places": {name: [round(k, 1) for k in project(chart, *at)] for name, at in PLACES.items()},
                "names": {name: [round(k, 1) for k in project(chart, *at)] for name, at in NAMES.items()},
            }
        browser.close()
    (TARGET / "chart.json").write_text(json.dumps(layout, indent=2) + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
