"""How the client feels on a slow device: the browser's own trace with the processor slowed to a quarter.

For each game and several runs, the best, the middle and the worst: the longest task before the first move is
possible, in a new game and in a late one; the longest once the client runs, without the browser's own that
brings the page, and beside it what that takes for a page with nothing on it; script, style and layout
together in a frame while a game is played; how long a table takes to be ready, new and late. Tasks and frames
are time of the page's own thread, so that other work on the machine does not count; what the driver of the
test does in the page does not count either. Besides, all that is ever animated. Writes
benchmarks/results/browser.json.

A frame is animated where something moves or fades when it begins, by the trace's own account: its work is
what would make the movement stumble. A position is drawn between two movements: the frames in which
something begins to move while nothing did before are given by themselves.

Where others use the machine too, slowing the processor down slows the page by far more than that: with
--busy it runs as it is, and the times of its thread are multiplied. On a machine that is a guest of another
one, what the host takes away counts as time of the thread: its share is written down, and a run of which it
took more than a twentieth is made again, as long as there are tries; if there are none left, the quietest
count.

python -m benchmarks.browser [--runs 3] [--tries 9] [--game pergamon] [--busy]
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import random
import tempfile
import time
from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.hands import Hands
from tests.server.running import Person, Server, running
from tools.chromium import find_chromium

RESULTS = Path(__file__).parent / "results" / "browser.json"
SLOWED = 4
LATE = 220  # entries in the log of a table that is far on
PRESSES = 6
QUIET = 0.05  # of the machine's time that its host may take
CATEGORIES = ["devtools.timeline", "toplevel", "disabled-by-default-devtools.timeline"]
WORK = {"FunctionCall", "EvaluateScript", "UpdateLayoutTree", "Layout", "v8.run"}
SCRIPT = {"FunctionCall", "EvaluateScript", "v8.run"}
LIMITS = {"longest task": 100.0, "longest task late": 100.0, "animated frame p95": 8.0}
CHEAP = {"opacity", "transform"}  # what may be animated
Event = dict[str, Any]
Run = dict[str, float]

# Notes down, frame by frame, which properties anything on the page animates.
WATCH = """() => {
    const [seen, plain] = [new Set(), ['offset', 'computedOffset', 'easing', 'composite']]
    window.animated = () => [...seen]
    const look = () => {
        const frames = document.getAnimations().flatMap(animation => animation.effect.getKeyframes())
        for (const name of frames.flatMap(Object.keys)) if (!plain.includes(name)) seen.add(name)
        requestAnimationFrame(look)
    }
    look()
}"""


def main_thread(trace: bytes) -> list[Event]:
    """The finished events of the page's main thread: the one that did the most layout."""
    events = json.loads(trace)["traceEvents"]
    named = {(e["pid"], e["tid"]) for e in events if e.get("args", {}).get("name") == "CrRendererMain"}
    whole = [e for e in events if e.get("ph") == "X" and (e["pid"], e["tid"]) in named]
    where = [(e["pid"], e["tid"]) for e in whole if e["name"] == "UpdateLayoutTree"]
    busiest = max(set(where), key=where.count)
    return sorted((e for e in whole if (e["pid"], e["tid"]) == busiest), key=lambda e: float(e["ts"]))


def own_time(event: Event) -> float:
    """Microseconds in which the thread itself worked."""
    return float(event["tdur"] if "tdur" in event else event["dur"])


def of_the_page(event: Event) -> bool:
    """Whether this is the client's work; scripts without an address are those of the test."""
    data = event.get("args", {}).get("data", {})
    return event["name"] not in SCRIPT or bool(data.get("url"))


def longest_task(events: list[Event]) -> float:
    """In milliseconds, less what the test itself did in it."""
    foreign, until = list[Event](), 0.0
    for event in events:
        if event["name"] in SCRIPT and event["ts"] >= until and not of_the_page(event):
            foreign.append(event)
            until = event["ts"] + event["dur"]

    def page_time(task: Event) -> float:
        end = task["ts"] + task["dur"]
        return own_time(task) - sum(own_time(e) for e in foreign if task["ts"] <= e["ts"] < end)

    return max(page_time(e) for e in events if e["name"].endswith("RunTask")) / 1000


def once_it_runs(events: list[Event]) -> list[Event]:
    """From the client's first line on."""
    first = next(e["ts"] for e in events if e["name"] == "v8.evaluateModule")
    return [e for e in events if e["ts"] + e["dur"] > first]


@dataclass
class Frame:
    """From one picture to the next: milliseconds of script, style and layout, and what moves meanwhile."""

    began: float
    ended: float
    work: float = 0.0
    animated: bool = False  # something moved already when it began
    starts: bool = False  # nothing did, but something begins to


def movements(trace: bytes) -> list[tuple[float, float]]:
    """From when to when each animation of the page ran."""
    begun: dict[str, float] = {}
    ran: list[tuple[float, float]] = []
    for event in json.loads(trace)["traceEvents"]:
        if event["name"] != "Animation":
            continue
        which = f"{event['pid']} {event.get('id2') or event.get('id')}"
        if event["ph"] == "b":
            begun[which] = event["ts"]
        elif event["ph"] == "e" and which in begun:
            ran.append((begun.pop(which), event["ts"]))
    return ran + [(start, math.inf) for start in begun.values()]


def frames_of(trace: bytes) -> list[Frame]:
    """All frames; what lies inside something else counts once."""
    events, ran = main_thread(trace), movements(trace)
    commits = [e["ts"] for e in events if e["name"] == "Commit"]
    frames = [Frame(began, ended) for began, ended in pairwise(commits)]
    until = 0.0
    for event in events:
        if event["name"] in WORK and event["ts"] >= until and of_the_page(event):
            until = event["ts"] + event["dur"]
            place = bisect_right(commits, event["ts"]) - 1
            if 0 <= place < len(frames):
                frames[place].work += own_time(event) / 1000
    for frame in frames:
        frame.animated = any(start <= frame.began < end for start, end in ran)
        frame.starts = not frame.animated and any(frame.began < start < frame.ended for start, _ in ran)
    return frames


def p95(frames: list[Frame]) -> float:
    """Of their work; where there is no frame, nothing was measured and no limit holds."""
    work = sorted(frame.work for frame in frames)
    return work[int(0.95 * (len(work) - 1))] if work else math.inf


def slow_page(browser: Browser, rate: int) -> Page:
    page = browser.new_context(locale="en", viewport={"width": 1280, "height": 900}).new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return page


def watching(page: Page) -> Hands:
    """Hands of somebody who looks on while pieces move."""
    hands = Hands(page)
    hands.patient = True
    return hands


def open_traced(browser: Browser, page: Page, address: str) -> tuple[float, list[Event]]:
    """Seconds until the first move is possible, and what the main thread did until then."""
    page.goto("about:blank")
    browser.start_tracing(page=page, categories=CATEGORIES)
    began = time.perf_counter()
    page.goto(address)
    Hands(page).wait()
    ready = time.perf_counter() - began
    return ready, main_thread(browser.stop_tracing())


def open_nothing(browser: Browser, page: Page, server: Server) -> list[Event]:
    """What the main thread does for a page with one line of text: what every page costs here."""
    page.goto("about:blank")
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto(f"{server.url}/health")
    return main_thread(browser.stop_tracing())


def far_on(server: Server, page: Page) -> None:
    """Play the table of this page on, by a program, until its log is long."""
    ada = Person(server.url)
    ada.http.cookies.update({c["name"]: c["value"] for c in page.context.cookies()})
    sitting = ada.sit(page.url.rpartition("/")[2])
    sitting.until("view")
    sitting.ask("settings", hold=False)
    while sitting.view["version"] < LATE and sitting.view["table"]["status"] == "playing":
        sitting.act()
    sitting.until_told(lambda view: "legal" in view or view["table"]["status"] != "playing")
    ada.close()


def animated(page: Page, game: str) -> list[str]:
    """The properties that are animated in some turns of a game."""
    page.evaluate(WATCH)
    watching(page).play(random.Random(game), most=PRESSES)
    return sorted(page.evaluate("animated()"))


def measure(browser: Browser, server: Server, game: str, busy: bool) -> tuple[Run, list[str]]:
    page = slow_page(browser, 1 if busy else SLOWED)
    times = SLOWED if busy else 1
    page.goto(server.url)
    hands = watching(page)
    hands.set_up(game.title(), "me", "bot:greedy", "bot:greedy")
    hands.wait()
    table = page.url
    new, opening = open_traced(browser, page, table)
    browser.start_tracing(page=page, categories=CATEGORIES)
    hands.play(random.Random(game), most=PRESSES)
    frames = frames_of(browser.stop_tracing())
    moving = [frame for frame in frames if frame.animated]
    moved = animated(page, game)
    far_on(server, page)
    late, opening_late = open_traced(browser, page, table)
    nothing = open_nothing(browser, page, server)
    page.context.close()
    return {
        "longest task": round(times * longest_task(opening), 1),
        "longest task late": round(times * longest_task(opening_late), 1),
        "longest task once it runs": round(times * longest_task(once_it_runs(opening)), 1),
        "longest task once it runs, late": round(times * longest_task(once_it_runs(opening_late)), 1),
        "longest task of an empty page": round(times * longest_task(nothing), 1),
        "animated frame p95": round(times * p95(moving), 2),
        "animated frames": len(moving),
        "first frame p95": round(times * p95([frame for frame in frames if frame.starts]), 2),
        "any frame p95": round(times * p95(frames), 2),
        "ready new": round(new, 2),
        "ready late": round(late, 2),
    }, moved


@dataclass
class Try:
    """One run: what it found, all that was animated, and the share of the machine that its host took."""

    found: Run
    moved: list[str]
    stolen: float

    @property
    def quiet(self) -> bool:
        return self.stolen <= QUIET


def try_once(browser: Browser, server: Server, game: str, busy: bool) -> Try:
    whole, stolen = machine_time()
    found, moved = measure(browser, server, game, busy)
    whole, stolen = (now - then for now, then in zip(machine_time(), (whole, stolen), strict=True))
    return Try(found, moved, round(stolen / max(1, whole), 3))


def spread(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {"best": ordered[0], "middle": ordered[len(ordered) // 2], "worst": ordered[-1]}


def machine_time() -> tuple[int, int]:
    """What the processors had, and how much of it the host of this machine took away."""
    with contextlib.suppress(OSError), open("/proc/stat") as stat:
        ticks = [int(part) for part in stat.readline().split()[1:]]
        return sum(ticks[:8]), ticks[7]
    return 0, 0


def main() -> None:
    parser = argparse.ArgumentParser(description="The client on a slow device.")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tries", type=int, default=9, help="until so many runs were quiet")
    parser.add_argument("--game", action="append", choices=["mykerinos", "pergamon", "thebes"])
    parser.add_argument("--busy", action="store_true", help="the machine has other work to do")
    wish = parser.parse_args()
    results: dict[str, dict[str, Any]] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    with sync_playwright() as driver:
        for game in wish.game or ["mykerinos", "pergamon", "thebes"]:
            tries: list[Try] = []
            while len(tries) < wish.tries and sum(run.quiet for run in tries) < wish.runs:
                with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
                    browser = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)
                    tries.append(try_once(browser, server, game, wish.busy))
                    browser.close()
            kept = sorted(tries, key=lambda run: run.stolen)[: wish.runs]
            moved = set[str]().union(*(run.moved for run in tries))
            results[game] = {what: spread([run.found[what] for run in kept]) for what in kept[0].found}
            results[game] |= {
                "animated": sorted(moved),
                "load": round(os.getloadavg()[0], 1),
                "stolen": spread([run.stolen for run in kept]),
                "slowed": "multiplied" if wish.busy else "by the browser",
                "runs": len(kept),
                "tries": len(tries),
            }
            print(game, json.dumps(results[game], indent=1))  # noqa: T201
            for what, limit in LIMITS.items():
                if results[game][what]["best"] > limit:
                    print(f"  {what} is above {limit:g} ms")  # noqa: T201
            if moved - CHEAP:
                print(f"  more is animated than may be: {', '.join(sorted(moved - CHEAP))}")  # noqa: T201
            RESULTS.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
