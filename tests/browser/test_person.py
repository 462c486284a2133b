"""Me and this server: its word, an account, mail, notes, how I fared, and being forgotten."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from mattock.words import LANGUAGES, say
from tests.browser.hands import PHONE, Hands, picture
from tests.browser.test_access import found_by_axe
from tests.browser.test_afterwards import finished_table
from tests.browser.test_pages import no_overflow
from tests.server.running import Person, Server, running, settings
from tests.server.test_mail import post_office

WORD = "warm-sand"
PASSPHRASE = "under the third stone"
REFUSED = "the server responded with a status of"  # how a browser notes down what a test is refused


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that can be reached by others: tables are set up by invitation."""
    with running(tmp_path / "data", mode="invited", word=WORD) as server:
        yield server


@pytest.fixture
def guest(hands: Hands, server: Server) -> Hands:
    """Somebody who came with the invite link."""
    arrive(hands.page, f"{server.url}/#invite={WORD}")
    expect(hands.page.get_by_text("Welcome! You may set up tables here.")).to_be_visible()
    return hands


def arrive(page: Page, link: str) -> None:
    """Open a link as one does that came from elsewhere."""
    page.goto("about:blank")
    page.goto(link)


def continue_late(route: Route) -> None:
    """As over a slow line."""
    time.sleep(0.5)
    route.continue_()


@contextmanager
def device(browser: Browser, server: Server, locale: str = "en") -> Iterator[Hands]:
    """Another browser, with nothing in its memory, before the start page."""
    context = browser.new_context(reduced_motion="reduce", locale=locale)
    page = context.new_page()
    page.goto(server.url)
    yield Hands(page)
    context.close()


def make_account(page: Page, name: str) -> None:
    page.get_by_role("link", name="My page").click()
    form = page.locator("form", has=page.get_by_role("button", name="Create an account"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Passphrase").fill(PASSPHRASE)
    form.get_by_role("button").click()
    expect(page.get_by_text("You log in as")).to_be_visible()


def log_in(page: Page, name: str, passphrase: str = PASSPHRASE) -> None:
    page.get_by_role("link", name="My page").click()
    form = page.locator("form", has=page.get_by_role("button", name="Log in", exact=True))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Passphrase").fill(passphrase)
    form.get_by_role("button").click()


def test_a_newcomer_with_the_invite_link_is_in_a_game_with_one_more_click(
    guest: Hands, server: Server
) -> None:
    page = guest.page
    expect(page).to_have_url(f"{server.url}/")
    page.locator("article", has_text="Thebes").get_by_role("button", name="Play against two bots").click()
    guest.wait()
    expect(page.locator("main svg").first).to_be_visible()
    page.goto(f"{server.url}/new/pergamon")
    expect(page.get_by_role("button", name="Set up the table")).to_be_enabled()


def test_without_the_word_one_hears_why_and_may_say_it(hands: Hands) -> None:
    page = hands.page
    hands.expected.append(REFUSED)
    play = page.locator("article", has_text="Pergamon").get_by_role("button", name="Play against two bots")
    expect(page.get_by_text("Only invited players can set up tables here")).to_be_visible()
    expect(play).to_be_disabled()
    picture(hands, "invited")
    assert not found_by_axe(page)
    page.get_by_label("Server password").fill("sesame")
    page.get_by_role("button", name="Enter the server password").click()
    expect(page.get_by_role("alert")).to_have_text("That is not the server password.")
    page.get_by_label("Server password").fill(WORD)
    page.get_by_role("button", name="Enter the server password").click()
    expect(play).to_be_enabled()
    expect(page.get_by_label("Server password")).to_have_count(0)
    page.reload()
    hands.set_up("Pergamon", "me", "bot:greedy")
    hands.wait()


def test_who_presses_before_the_invitation_is_handed_in_is_let_in_first(hands: Hands, server: Server) -> None:
    page, slow = hands.page, re.compile("/api/(server|invite)$")
    page.route(slow, lambda _: None)
    arrive(page, f"{server.url}/#invite={WORD}")
    page.locator("article", has_text="Pergamon").get_by_role("button", name="Play against two bots").click()
    page.unroute(slow)  # now they go on
    hands.wait()


def test_a_bad_invite_link_says_so(hands: Hands, server: Server) -> None:
    hands.expected.append(REFUSED)
    arrive(hands.page, f"{server.url}/#invite=sesame")
    expect(hands.page.get_by_role("alert")).to_have_text("That is not the server password.")
    expect(hands.page.get_by_label("Server password")).to_be_visible()


def test_a_closed_server_says_so_and_seat_links_stay_good(hands: Hands, server: Server) -> None:
    ada = Person(server.url)
    ada.post("/api/invite", {"word": WORD})
    link = ada.set_up("me", "link")["seat_links"][1]
    with settings(server, mode="closed"):
        page = hands.page
        page.reload()
        expect(page.get_by_text("No new tables can be set up on this server")).to_be_visible()
        expect(page.get_by_label("Server password")).to_have_count(0)
        arrive(page, link)
        page.get_by_label("What is your name?").fill("Béla")
        page.get_by_role("button", name="Sit down").click()
        expect(page.locator(".slip.me .name")).to_contain_text("Béla")
    ada.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_enough_tables_hears_it_in_their_language(
    browser: Browser, server: Server, language: str
) -> None:
    with device(browser, server, language) as hands, settings(server, most_tables=1):
        page = hands.page
        arrive(page, f"{server.url}/#invite={WORD}")
        play = page.get_by_role("button", name=say("web-play-bots", {"bots": 2}, language)).first
        play.click()
        hands.wait()
        page.goto(server.url)
        play.click()
        expect(page.get_by_role("alert")).to_have_text(say("server-most-tables", {"most": 1}, language))


def test_an_account_finds_the_tables_from_another_device(
    guest: Hands, server: Server, browser: Browser
) -> None:
    guest.set_up("Pergamon", "me", "bot:greedy")
    guest.wait()
    table = guest.page.url
    make_account(guest.page, "Ada")
    assert not found_by_axe(guest.page)
    picture(guest, "person")
    with device(browser, server) as other:
        page = other.page
        log_in(page, "Ada", "not this one at all")
        expect(page.get_by_role("alert")).to_have_text("There is no account with this name and passphrase.")
        log_in(page, "ada")
        expect(page.get_by_text("You log in as “ada”")).to_be_visible()
        page.get_by_role("link", name="Mattock").click()
        page.get_by_role("region", name="My tables").get_by_role("link").click()
        other.wait()
        assert page.url == table
        page.get_by_role("link", name="My page").click()
        page.get_by_role("button", name="Log out on this device").click()
        expect(page.get_by_text("Only this browser knows you.")).to_be_visible()
        page.get_by_role("link", name="Mattock").click()
        expect(page.get_by_role("heading", name="Pergamon")).to_be_visible()
        expect(page.get_by_role("region", name="My tables")).to_have_count(0)


def test_a_new_passphrase_ends_the_other_devices(guest: Hands, server: Server, browser: Browser) -> None:
    page = guest.page
    make_account(page, "Ada")
    with device(browser, server) as other:
        log_in(other.page, "Ada")
        expect(other.page.get_by_text("You log in as")).to_be_visible()
        page.get_by_label("Current passphrase").fill(PASSPHRASE)
        page.get_by_label("New passphrase").fill("beside the second well")
        page.get_by_role("button", name="Change the passphrase").click()
        expect(page.get_by_text("All other devices must log in again.")).to_be_visible()
        other.page.reload()
        expect(other.page.get_by_text("Only this browser knows you.")).to_be_visible()
        log_in(other.page, "Ada", "beside the second well")
        expect(other.page.get_by_text("You log in as")).to_be_visible()


def test_mail_is_set_up_confirmed_and_switched_off(guest: Hands, server: Server) -> None:
    page = guest.page
    with post_office(server) as inbox:
        page.get_by_role("link", name="My page").click()
        page.get_by_label("Email address").fill("ada@mattock.example")
        page.get_by_role("button", name="Use this address").click()
        expect(page.get_by_text("We sent an email to ada@mattock.example.")).to_be_visible()
        assert not found_by_axe(page)
        text = inbox.next().get_content()
        link = re.search(r"http\S+#mail=\S+", text)
        assert link is not None
        page.route("**/api/mail/confirm", continue_late)
        arrive(page, link[0])
        expect(page.get_by_text("Thank you: your address is confirmed")).to_be_visible()
        expect(page.get_by_text("Emails go to ada@mattock.example.")).to_be_visible()
        page.get_by_role("button", name="Stop emails").click()
        expect(page.get_by_text("If a table is waiting for you")).to_be_visible()


def test_notes_are_kept_and_nobody_else_sees_them(guest: Hands, browser: Browser, server: Server) -> None:
    guest.set_up("Pergamon", "me", "link")
    link = guest.page.get_by_label("Anyone with the link").input_value()
    with device(browser, server) as friend:
        friend.page.goto(link)
        friend.page.get_by_label("What is your name?").fill("Béla")
        friend.page.get_by_role("button", name="Sit down").click()
        for page, text in ((guest.page, "Béla saves for gallery V"), (friend.page, "Ada likes masks")):
            page.get_by_role("tab", name="The table").click()
            page.locator("summary", has_text="My notes").click()
            page.get_by_label("My notes").fill(text)
            expect(page.locator("summary", has_text="My notes")).to_contain_text("stored")
        guest.page.reload()
        guest.page.get_by_role("tab", name="The table").click()
        expect(guest.page.get_by_label("My notes")).to_have_value("Béla saves for gallery V")


def test_how_i_fared_is_counted_by_game_and_opponent(guest: Hands, server: Server) -> None:
    page = finished_table(guest, server)
    page.get_by_role("link", name="My page").click()
    table = page.get_by_role("table", name="Pergamon")
    expect(table.locator("tbody tr")).to_have_count(1)
    expect(table.locator("tbody tr")).to_contain_text("Visitor")
    expect(table.locator("tfoot td").first).to_have_text("1")
    expect(page.get_by_role("region", name="My usage")).to_contain_text("Unfinished tables: 0 of 50")
    assert not found_by_axe(page)


def test_who_wants_to_be_forgotten_is(guest: Hands, server: Server) -> None:
    page = guest.page
    make_account(page, "Ada")
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Sure? Press again").click()
    expect(page.get_by_text("Your data has been deleted.")).to_be_visible()
    expect(page.get_by_label("Server password")).to_be_visible()
    somebody = Person(server.url)
    somebody.post("/api/login", {"name": "Ada", "passphrase": PASSPHRASE}, status=403)
    somebody.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_my_page_fits_a_phone_in_every_language(browser: Browser, server: Server, language: str) -> None:
    with device(browser, server, language) as hands, post_office(server):
        page = hands.page
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        arrive(page, f"{server.url}/#invite={WORD}")
        expect(page.get_by_text(say("web-invited", {}, language))).to_be_visible()
        page.goto(f"{server.url}/me")
        expect(page.get_by_role("heading", name=say("web-mail", {}, language))).to_be_visible()
        assert no_overflow(hands)
