"""The first page: my tables, open ones, games that are over, and names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hands import Hands, picture
from tests.browser.test_afterwards import finished_table
from tests.server.running import Person, Server, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One of its own: its lists hold what the test has set up, and nothing else."""
    with running(tmp_path / "data") as server:
        yield server


def test_somebody_without_a_name_is_no_bot(hands: Hands, server: Server, browser: Browser) -> None:
    """The server calls them "visitor", as it does a level of the bots."""
    page = hands.page
    page.locator("article", has_text="Pergamon").get_by_role("link", name="New table").click()
    page.get_by_label("Open table").check()
    page.locator("label.seat select").nth(1).select_option("link")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    context = browser.new_context(locale="en")
    other = context.new_page()
    other.goto(server.url)
    listed = other.get_by_role("region", name="Open tables")
    expect(listed).to_contain_text("someone")
    expect(listed).not_to_contain_text("isitor")
    picture(Hands(other), "lobby-open")
    listed.get_by_role("button", name="Sit down").click()
    other.wait_for_url("**/t/*")
    expect(page.locator(".players")).to_contain_text("someone")
    context.close()


def test_a_name_is_kept_and_seen_by_others(hands: Hands, server: Server) -> None:
    page = hands.page
    page.get_by_label("What is your name?").fill("Ada")
    page.get_by_role("button", name="Save name").click()
    expect(page.get_by_text("You play as Ada")).to_be_visible()
    hands.set_up("Pergamon", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    expect(page.locator(".slip.me .name")).to_contain_text("Ada")
    page.goto(server.url)
    expect(page).to_have_title("● Your turn · Mattock")
    expect(page.get_by_role("region", name="My tables")).to_contain_text("Your turn")


def test_games_that_are_over_are_listed_with_their_result(hands: Hands, server: Server) -> None:
    page = finished_table(hands, server)
    table = page.url
    page.goto(server.url)
    finished = page.get_by_role("region", name="Finished games")
    expect(finished).to_contain_text("Won by")
    picture(hands, "lobby")
    finished.get_by_role("link").first.click()
    expect(page).to_have_url(table)
    expect(page.get_by_role("region", name="Final scoring")).to_be_visible()


def test_tables_of_others_can_be_watched(hands: Hands, server: Server) -> None:
    ada = Person(server.url)
    ada.set_up("me", "greedy", "greedy", open=True)
    page = hands.page
    page.reload()
    page.get_by_role("region", name="Open tables").get_by_role("link", name="Watch").click()
    expect(page.locator("main svg").first).to_be_visible()
    assert not hands.lit().count()
    ada.close()


def test_it_can_be_installed(hands: Hands) -> None:
    """The manifest holds what a browser asks for; over https it offers to install."""
    page = hands.page
    href = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.evaluate("href => fetch(href).then(answer => answer.json())", href)
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        width = page.evaluate(
            "src => new Promise(done => { const i = new Image(); i.onload = () => done(i.naturalWidth);"
            " i.onerror = () => done(0); i.src = src })",
            icon["src"],
        )
        assert width > 0, icon
