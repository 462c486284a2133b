"""A real Chromium before a real server. Where there is none nothing is collected, and `make test` says so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.browser.hands import PATIENCE, Hands
from tests.server.running import Server, running
from tools.chromium import find_chromium

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DROPPED = "ERR_INTERNET_DISCONNECTED"  # what a browser says of a line that a test cuts
CLIENT = Path(__file__).parents[2] / "src/mattock/server/client/index.html"

if find_chromium() is None:
    collect_ignore_glob = ["test_*.py"]


class Studio(NamedTuple):
    """Playwright with a browser, and the loop that serves them."""

    driver: Playwright
    browser: Browser
    loop: asyncio.AbstractEventLoop


@pytest.fixture(scope="session")
def studio() -> Iterator[Studio]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        studio = Studio(driver, chromium, asyncio.get_running_loop())
        yield studio
        asyncio._set_running_loop(studio.loop)
        chromium.close()


@pytest.fixture(autouse=True)
def work(studio: Studio) -> Iterator[None]:
    """Playwright's loop counts as running in this thread as long as it is open, and then no other test of the
    process could have one: so it counts only during ours."""
    asyncio._set_running_loop(studio.loop)
    yield
    asyncio._set_running_loop(None)


@pytest.fixture
def driver(studio: Studio) -> Playwright:
    return studio.driver


@pytest.fixture
def browser(studio: Studio) -> Browser:
    return studio.browser


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For all who do not mind what others set up there; to start one with its bots takes long."""
    assert CLIENT.exists(), "the client is not built: make web"
    with running(tmp_path_factory.mktemp("house") / "data") as server:
        yield server


@pytest.fixture
def server(shared_server: Server) -> Server:
    """A server; a module whose tests want one of their own says so."""
    return shared_server


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """One person's browser, with motion reduced so that nothing waits for it."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, reduced_motion="reduce", locale="en"
    )
    yield context
    context.close()


@pytest.fixture
def hands(context: BrowserContext, server: Server) -> Iterator[Hands]:
    """Somebody before the start page; whatever the page complains about fails the test."""
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.goto(server.url)
    hands = Hands(page)
    yield hands
    known = [DROPPED, *hands.expected]
    assert not [said for said in complaints if not any(part in said for part in known)]
