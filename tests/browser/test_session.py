"""A session at a table: own draws, hints, chat, what was taken back, turns that are over at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import mattock
from mattock.bots import GreedyBot
from mattock.core.referee import Referee, Seat
from mattock.core.vocabulary import CHANCE
from tests.browser.hands import DESK, PATIENCE, PHONE, PICTURES, Hands, friend_of, picture
from tests.browser.test_company import next_mover
from tests.browser.test_thebes import cards, go_to_a_dig, weeks
from tests.server.running import Server

SECRET = bytes(range(32))
Pair = tuple[Hands, Hands]

# What was shown when, in ms, and what the tray held; everything flies slowly where that is asked for.
WATCH = """
    window.slow = 1
    window.shown = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
        return animate.call(this, frames, {...options, duration: options.duration * window.slow})
    }
    const look = now => {
        const version = document.querySelector('.page')?.dataset.version
        if (version !== window.shown.at(-1)?.version) {
            const seat = document.querySelector('.tray')?.dataset.seat
            const tiles = document.querySelectorAll('.tray .turned-up:not(.extra)').length
            window.shown.push({version, now, tray: `${seat} ${tiles}`})
        }
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
"""
# How long what was shown first with such a tray stayed.
STAYED = """tray => {
    const first = window.shown.findIndex(moment => moment.tray === tray)
    return first >= 0 && window.shown[first + 1] && window.shown[first + 1].now - window.shown[first].now
}"""


@pytest.fixture
def moving(browser: Browser, server: Server) -> Iterator[Hands]:
    """Somebody for whom things move."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="no-preference", locale="en"
    )
    context.add_init_script(WATCH)
    hands = Hands(context.new_page())
    hands.page.goto(server.url)
    yield hands
    context.close()


@pytest.fixture
def pair(hands: Hands, browser: Browser) -> Iterator[Pair]:
    """Two people at a table of Pergamon with two bots."""
    hands.set_up("Pergamon", "me", "link", "bot:greedy", "bot:greedy")
    friend = friend_of(hands, browser)
    for one in (hands, friend):
        expect(one.page.locator("main svg").first).to_be_visible()
    yield hands, friend
    friend.page.context.close()


def tiles_of(page: Page) -> int:
    """The tiles that the longest dig draws."""
    found = re.search(r"draw (\d+) tile", weeks(Hands(page)).last.get_attribute("aria-label") or "")
    assert found
    return int(found[1])


# One's own draw.


def test_an_own_dig_is_seen_however_fast_the_bots_are(moving: Hands) -> None:
    """Also while earlier things still fly and many moves of bots wait behind it."""
    moving.set_up("Thebes", "me", "bot:greedy", "bot:greedy", "bot:greedy")
    go_to_a_dig(moving)
    page, tiles = moving.page, tiles_of(moving.page)
    page.evaluate("window.slow = 12")
    weeks(moving).last.click()
    page.locator("[aria-keyshortcuts=d]").click()
    page.evaluate("window.slow = 1")
    stayed = page.wait_for_function(STAYED, arg=f"A {tiles}", timeout=PATIENCE).json_value()
    assert stayed > 1100


def test_a_dig_is_seen_also_where_the_table_does_not_wait(hands: Hands) -> None:
    page = hands.page
    hands.set_up(
        "Thebes", "me", "bot:greedy", options=lambda: page.get_by_text("waits for you to confirm").click()
    )
    go_to_a_dig(hands)
    tiles = tiles_of(page)
    weeks(hands).last.click()
    expect(page.locator(".tray .turned-up:not(.extra)")).to_have_count(tiles)


# Hints.


def test_hints_stand_in_the_order_of_what_they_say(hands: Hands) -> None:
    hands.set_up("Thebes", "me", "bot:greedy", "bot:greedy")
    hands.wait()
    hands.page.get_by_role("button", name="Hint").click()
    said = hands.page.locator(".hints span")
    expect(said.first).to_contain_text("games in 100")
    picture(hands, "hints")
    figures = [re.findall(r"[\d.]+", text) for text in said.all_inner_texts()]
    order = [(int(chance), float(points)) for chance, _, points in figures]
    assert order == sorted(order, reverse=True)


def test_people_play_without_hints(pair: Pair) -> None:
    next_mover(list(pair))
    for one in pair:
        expect(one.page.get_by_text("hints")).to_have_count(0)
        expect(one.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_people_may_agree_on_hints_and_everybody_is_told(hands: Hands, browser: Browser) -> None:
    page = hands.page
    may = page.get_by_label("Everyone may ask for hints")

    def allow() -> None:
        expect(may).not_to_be_checked()
        may.check()

    hands.set_up("Pergamon", "me", "link", options=allow)
    expect(page.get_by_text("Hints are allowed at this table.")).to_be_visible()
    friend = friend_of(hands, browser)
    for one in (hands, friend):
        one.page.get_by_role("tab", name="The table").click()
        expect(one.page.get_by_text("Hints are allowed at this table.")).to_be_visible()
    mover = next_mover([hands, friend])
    expect(mover.page.get_by_role("button", name="Hint")).to_be_visible()
    friend.page.context.close()


def test_nobody_is_asked_about_hints_against_bots(hands: Hands) -> None:
    page = hands.page
    page.locator("article", has_text="Pergamon").get_by_role("link", name="New table").click()
    expect(page.get_by_text("browser adds a number")).to_be_visible()
    expect(page.get_by_label("Everyone may ask for hints")).to_have_count(0)


# Chat.


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_chat_is_seen_to_arrive(pair: Pair, size: tuple[int, int]) -> None:
    ada, bela = (one.page for one in pair)
    ada.set_viewport_size({"width": size[0], "height": size[1]})
    bela.get_by_role("tab", name="Chat").click()
    bela.get_by_label("Write to the table").fill("Good luck <b>all</b>")
    bela.get_by_role("button", name="Send").click()
    arrived = ada.get_by_role("button", name="Open the chat")
    expect(arrived).to_be_in_viewport(ratio=1)
    expect(arrived).to_contain_text("Béla Good luck <b>all</b>")
    pair[0].see()
    ada.screenshot(path=PICTURES / f"chat-arrives-{size[0]}.png")
    arrived.click()
    expect(ada.get_by_role("log")).to_be_in_viewport()
    expect(ada.get_by_label("Write to the table")).to_be_focused()
    expect(arrived).to_have_count(0)
    ada.reload()
    expect(ada.locator("main svg").first).to_be_visible()
    ada.wait_for_timeout(1000)
    expect(arrived).to_have_count(0)


def test_several_chats_are_counted_and_can_be_put_away(pair: Pair) -> None:
    ada, bela = (one.page for one in pair)
    ada.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    bela.get_by_role("tab", name="Chat").click()
    for text in ("One", "Two", "Three"):
        bela.get_by_label("Write to the table").fill(text)
        bela.get_by_role("button", name="Send").click()
    arrived = ada.locator(".heard")
    expect(arrived).to_contain_text("Three")
    expect(arrived).to_contain_text("and 2 messages before it")
    arrived.get_by_role("button", name="Close").click()
    expect(arrived).to_have_count(0)
    bela.get_by_label("Write to the table").fill("Four")
    bela.get_by_role("button", name="Send").click()
    expect(arrived).to_contain_text("Four")
    expect(arrived).not_to_contain_text("before it")


# The log.


def test_what_was_taken_back_does_not_stand_in_the_log(hands: Hands) -> None:
    hands.set_up("Thebes", "me", "bot:greedy")
    hands.wait()
    page, log = hands.page, hands.page.locator(".log li")
    hands.press(cards(hands).first)
    told = log.first.inner_text()
    expect(log.locator("s")).to_have_count(0)
    hands.press(page.get_by_role("button", name="Undo"))
    expect(log.first).to_contain_text("undoes the last move")
    struck = page.locator(".log s").first
    struck_words, lines = struck.inner_text().strip(), page.locator(".log s").count()
    assert struck_words in told
    picture(hands, "undone")
    page.reload()
    expect(page.locator(".log s").first).to_contain_text(struck_words)
    expect(page.locator(".log s")).to_have_count(lines)


def test_a_back_that_lay_on_top_for_a_moment_is_not_told(hands: Hands) -> None:
    """Of the two cards that lie ready; the board shows the back that is on top then."""
    hands.set_up("Pergamon", "me", "bot:greedy")
    hands.wait()
    log = hands.page.locator(".log")
    expect(log).to_contain_text("This round’s money")
    expect(log).not_to_contain_text("On top of the pile")


# Thebes, while a turn waits for you to confirm.


def test_the_wheel_knows_a_book_that_was_just_taken(hands: Hands) -> None:
    hands.set_up("Thebes", "me", "bot:greedy", "bot:greedy")
    page = hands.page
    for _ in range(30):
        hands.wait()
        books = cards(hands).filter(has=page.locator("use[href^='#book']"))
        if books.count():
            break
        hands.press(cards(hands).first)
        hands.wait()
        hands.press(page.get_by_role("button", name="Confirm"))
    site = (books.first.locator("use[href^='#book']").first.get_attribute("href") or "").rpartition("-")[2]
    hands.press(books.first)
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    special, general = knowledge_in_slip(page, site)
    page.get_by_role("button", name=f"{site}: ").click()
    known = special + min(special, general)
    expect(page.get_by_role("group", name=f"The wheel for {site}, knowledge {known}")).to_be_visible()


def test_knowledge_that_costs_an_aid_is_called_so(hands: Hands, server: Server) -> None:
    """Whoever knows nothing but holds a rumour or an assistant would have to spend it."""
    hoped: list[tuple[str, int]] = []

    def hopes(state: mattock.State) -> bool:
        bags = [bag for bag in state.view()["sites"] if bag["knowledge"] == 0 and bag["most_knowledge"]]
        hoped[:] = [(bag["site"], bag["most_knowledge"]) for bag in bags]
        return bool(hoped)

    record = record_until("thebes", 2, hopes)
    open_from(hands, server, record, ["me", {"kind": "bot", "bot": "greedy"}])
    hands.wait()
    page, (site, most) = hands.page, hoped[0]
    page.get_by_role("button", name=f"{site}: ").click()
    dig = page.get_by_role("region", name="The wheel and the bags")
    expect(dig.get_by_role("heading").first).to_contain_text(
        re.compile(rf"{site}\s?, knowledge up to {most}")
    )


def knowledge_in_slip(page: Page, site: str) -> tuple[int, int]:
    """Books about a site, and open ones."""
    order = ["Greece", "Crete", "Egypt", "Palestine", "Mesopotamia"]
    numbers = page.locator(".slip.me tbody tr").first.locator("td").all_inner_texts()
    return int(numbers[order.index(site)]), int(numbers[5])


def test_before_a_dig_it_says_that_tiles_are_to_be_drawn(hands: Hands) -> None:
    hands.set_up("Thebes", "me", "bot:greedy")
    go_to_a_dig(hands)
    page, tiles = hands.page, tiles_of(hands.page)
    hands.press(weeks(hands).last)
    words = "1 tile" if tiles == 1 else f"{tiles} tiles"
    draw = page.get_by_role("button", name=f"Draw {words}")
    expect(draw).to_be_visible()
    expect(page.locator(".sentence")).to_contain_text(f"Draw {words}")
    expect(page.locator(".sentence")).not_to_contain_text("Turn complete")
    picture(hands, "draw")
    draw.click()
    expect(page.locator(".tray .turned-up:not(.extra)")).to_have_count(tiles)


def test_who_gives_up_many_weeks_is_asked_back(hands: Hands, server: Server) -> None:
    page = hands.page
    record = record_until("thebes", 2, lambda state: "finish" in kinds(state) and weeks_left(state) > 3)
    open_from(hands, server, record, ["me", {"kind": "bot", "bot": "greedy"}])
    hands.wait()
    version = hands.version
    last = page.get_by_role("button", name="Give up")
    last.first.click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("weeks left")
    page.screenshot(path=PICTURES / "finish.png")
    asked.get_by_role("button", name="No").click()
    expect(asked).to_have_count(0)
    assert hands.version == version
    page.get_by_role("button", name="All moves").click()
    page.locator(".list").get_by_role("button", name="Give up").click()
    expect(asked).to_be_visible()
    asked.get_by_role("button", name="Give up").click()
    expect(page.locator(".page")).not_to_have_attribute("data-version", str(version))
    assert not asked.count()


# Who is who at one screen, and turns that are over at once.


def test_two_at_one_screen_have_names_of_their_own(hands: Hands, server: Server) -> None:
    hands.set_up("Pergamon", "me", "me")
    hands.wait()
    names = hands.page.locator(".slip .name")
    expect(names.filter(has_text="Player A")).to_have_count(1)
    expect(names.filter(has_text="Player B")).to_have_count(1)
    expect(names.filter(has_text=re.compile("^You"))).to_have_count(0)
    picture(hands, "hot-seat")
    hands.page.goto(server.url)
    expect(hands.page.locator(".seats").first).to_contain_text("Player B")


def store_before_a_turn_without_coins(hands: Hands, server: Server, other: str) -> None:
    """Nobody can dig without coins: when A has stored, the table stores for B and goes on."""
    game = mattock.game("pergamon")

    def so(state: mattock.State) -> bool:
        """One's last choice is to store, and then the next can do nothing."""
        after = state.clone()
        store = next((n for n in state.legal() if str(game.move(n)) == "store"), None)
        if store is None or len(state.legal()) == 1:
            return False
        after.apply(store)
        return after.mover not in (CHANCE, state.mover) and after.mover >= 0 and len(after.legal()) == 1

    open_from(hands, server, record_until("pergamon", 2, so), ["me", other])


def store(hands: Hands) -> None:
    page = hands.page
    hands.wait()
    page.get_by_role("button", name="All moves").click()
    hands.press(page.locator(".list").get_by_role("button", name=re.compile("[Ss]tore|[Ee]nd")))
    page.get_by_role("button", name="Confirm").click()


def told_why(page: Page) -> Locator:
    ended = page.locator(".now .ended")
    expect(ended).to_contain_text(re.compile("costs|empty|reach"))
    expect(page.locator(".log")).to_contain_text("the turn ended")
    return ended


def test_a_turn_that_the_table_ends_says_why_and_stays_to_be_read(
    hands: Hands, server: Server, browser: Browser
) -> None:
    store_before_a_turn_without_coins(hands, server, "link")
    friend = friend_of(hands, browser)
    store(hands)
    expect(told_why(friend.page)).to_contain_text("so your turn ended")
    expect(hands.page.locator(".now .ended")).to_have_count(0)
    picture(friend, "ended")
    friend.page.context.close()


def test_at_one_screen_it_says_whose_turn_the_table_has_ended(hands: Hands, server: Server) -> None:
    """The turn was B's, and whoever is asked next may be A."""
    store_before_a_turn_without_coins(hands, server, "me")
    hands.set("Wait until the next player", on=False)
    store(hands)
    ended = told_why(hands.page)
    expect(ended).to_contain_text(re.compile(r"B\s+had no possible move: the turn ended"))
    expect(ended).not_to_contain_text("your turn")


def record_until(name: str, players: int, wanted: Callable[[mattock.State], bool]) -> tuple[str, str, int]:
    """A game between good looks up to a decision of the first seat: its name, record and last line."""
    game = mattock.game(name)
    for seed in range(400):
        seats = [Seat("person", letter) for letter in "ABCD"[:players]]
        referee = Referee(game, players, {}, seats, bytes([seed % 256, seed // 256]) + SECRET[2:])
        bot = GreedyBot(seed)
        while referee.state.mover != -2:
            if referee.state.mover == CHANCE:
                referee.draw()
            elif referee.state.mover == 0 and wanted(referee.state):
                text = referee.save()
                return name, text, len(text.splitlines())
            else:
                referee.act(bot.choose(referee.state))
    raise AssertionError("no such position")


def kinds(state: mattock.State) -> set[str]:
    return {state.describe(action).kind for action in state.legal()}


def weeks_left(state: mattock.State) -> int:
    return int(state.view()["seats"][state.mover]["weeks_left"])


def open_from(hands: Hands, server: Server, record: tuple[str, str, int], seats: list[object]) -> None:
    """Play on from the end of a record."""
    name, text, line = record
    wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
    wish = {"game": name, "players": len(seats), "seats": wishes, "given": {"record": text, "line": line}}
    answer = hands.page.request.post(f"{server.url}/api/tables", data=wish)
    assert answer.ok, answer.text()
    made = answer.json()
    hands.page.evaluate("made => localStorage.setItem(`links ${made.table}`, JSON.stringify(made))", made)
    hands.page.goto(f"{server.url}/t/{made['table']}")


def row_that_goes_on(state: mattock.State) -> bool:
    """A row of two tiles lies there, a third can be joined, and with a coin there is a choice then."""
    row, me = state.view()["row"], state.view()["seats"][0]
    return row is not None and len(row["tiles"]) == 2 and "join" in kinds(state) and me["coins"] > 1


def test_buttons_say_what_their_move_does_now(hands: Hands, server: Server) -> None:
    """Showing a row stays possible while it grows, and means another field each time."""
    record = record_until("pergamon", 2, row_that_goes_on)
    open_from(hands, server, record, ["me", {"kind": "bot", "bot": "greedy"}])
    hands.page.get_by_role("button", name="All moves").click()
    moves = hands.page.locator(".now .list")
    show = moves.get_by_role("button", name=re.compile("^Show the row on field"))
    before = show.inner_text()
    join = moves.get_by_role("button", name=re.compile("the row is then worth")).first
    worth = int(join.inner_text().rsplit(" ", 1)[-1].rstrip("."))
    join.click()
    expect(show).not_to_have_text(before)
    expect(show).to_contain_text(f"on field {min(24, worth)} ")
