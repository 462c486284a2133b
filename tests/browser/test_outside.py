"""A game that another package adds, on the plain board."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

import mattock
from mattock.bots import GreedyBot
from mattock.core.referee import Referee, Seat
from mattock.core.vocabulary import OVER
from tests.browser.hands import Hands
from tests.outside.packages import installed, lay_out_ur
from tests.server.running import Server, running

NAME = "The Royal Game of Ur"
SET_UP = """body => fetch('/api/tables', {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
}).then(answer => answer.json())"""


@pytest.fixture(scope="module")
def ur_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("ur")
    with installed(lay_out_ur(folder / "site")), running(folder / "data") as server:
        yield server


@pytest.fixture
def server(ur_server: Server) -> Server:
    return ur_server


def near_the_end(left: int) -> dict[str, object]:
    """A game of greedy bots, up to where player A has so many choices left: its record and the line."""
    referee = Referee(mattock.game("ur"), 2, {}, [Seat("bot", "greedy")] * 2, bytes(32))
    bots, mine = [GreedyBot(1), GreedyBot(2)], []
    referee.settle()
    while (seat := referee.state.mover) != OVER:
        if seat == 0 and len(referee.state.legal()) > 1:
            mine.append(len(referee.record.lines))
        referee.act(bots[seat].choose(referee.state))
        referee.settle()
    text = mattock.write_record(referee.finish())
    return {"record": text, "line": text.splitlines().index("moves") + 1 + mine[-left]}


def test_it_is_set_up_and_played(hands: Hands) -> None:
    page = hands.page
    card = page.locator("article", has=page.get_by_role("heading", name=NAME))
    expect(card).to_contain_text("A race of seven pieces")
    expect(card.get_by_role("button", name="Play against a bot")).to_be_enabled()
    expect(card.get_by_role("button", name="Learn by playing")).to_have_count(0)
    expect(page.locator("article h2").first).to_have_text("Pergamon")
    hands.set_up(NAME, "me", "bot:greedy")
    hands.wait()
    row = page.locator("main tr", has=page.get_by_role("cell", name="14", exact=True))
    row.locator(".dot").click(force=True)
    note = page.get_by_role("status", name="Why not?")
    expect(note).to_contain_text("You have no piece on square 14.")
    expect(note.get_by_role("link", name="Rules, U2.1")).to_be_visible()
    assert hands.play(random.Random(3), 4) == 4
    page.get_by_label("Language").select_option("de")
    expect(page.locator("h1")).to_have_text("Das Königliche Spiel von Ur")


def test_it_is_played_to_its_end(hands: Hands) -> None:
    page = hands.page
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": "ur", "players": 2, "seats": seats, "given": near_the_end(3)}
    made = page.evaluate(SET_UP, wish)
    page.goto(f"{page.url}t/{made['table']}")
    assert hands.play(random.Random(1)) > 0
    expect(page.locator(".sentence")).to_have_text("The game is over.")
    expect(page.get_by_role("img", name="winner")).to_have_count(1)
    end = page.get_by_role("region", name="Final scoring")
    expect(end.get_by_role("rowheader", name="pieces home")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert mattock.verify_record(download.value.path().read_text()).state is not None
