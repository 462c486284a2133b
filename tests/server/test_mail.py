"""Mail over a real mail server: at most one for each turn, and only where the page is closed."""

from __future__ import annotations

import asyncio
import email
import socket as net
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from queue import Queue
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from mattock.server.config import Smtp
from mattock.server.mail import ADDRESS, Letter, compose
from tests.server.running import PATIENCE, Person, Server, Socket

Come = Callable[[str], Person]


class Inbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: Queue[EmailMessage] = Queue()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.mails.put(email.message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.mails.get(timeout=PATIENCE)


def free_port() -> int:
    with net.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def smtp_at(port: int, minutes: float = 0.0) -> Smtp:
    return Smtp(
        host="127.0.0.1", port=port, security="none", sender="tables@mattock.example", minutes=minutes
    )


@contextmanager
def post_office(server: Server) -> Iterator[Inbox]:
    """A running server with a mail server of its own, for the length of a block."""
    found = Inbox()
    controller = Controller(found, hostname="127.0.0.1", port=free_port())
    controller.start()
    house = server.house
    server.call(lambda: house.mail_through(smtp_at(controller.port)))
    server.call(lambda: setattr(house, "public", server.url))
    yield found
    server.call(lambda: house.mail_through(None))
    controller.stop()


@pytest.fixture
def inbox(server: Server) -> Iterator[Inbox]:
    with post_office(server) as inbox:
        yield inbox


def settle(server: Server) -> None:
    """All mails that are due are written."""

    async def write() -> None:
        if server.house.mailer is not None:
            await server.house.mailer.write_due()
        if server.house.timers.mailing is not None:
            await server.house.timers.mailing

    asyncio.run_coroutine_threadsafe(write(), server.loop).result(PATIENCE)


def wait_until(true: Callable[[], Any]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def give_address(who: Person, inbox: Inbox, address: str, language: str = "en") -> EmailMessage:
    who.post("/api/me", {"name": who.name})
    answer = who.http.put("/api/me/mail", json={"address": address, "language": language})
    assert answer.json() == {"offered": True, "address": address, "confirmed": False}
    mail = inbox.next()
    token = mail.get_content().partition("#mail=")[2].split()[0]
    assert who.http.post("/api/mail/confirm", json={"token": "x" * 32}).status_code == 403
    assert who.http.post("/api/mail/confirm", json={"token": token}).status_code == 204
    assert who.http.post("/api/mail/confirm", json={"token": token}).status_code == 403
    assert who.get("/api/me/mail")["confirmed"] is True
    return mail


def sit_down(people: list[Person]) -> list[Socket]:
    """A table where each of two people has a seat; as they sit."""
    first, second = people
    made = first.set_up("me", "link")
    second.claim(made["seat_links"][1])
    sockets = [who.sit(made["table"]) for who in people]
    for socket in sockets:
        socket.until("view")
    return sockets


def close(server: Server, socket: Socket) -> None:
    """The page is closed, and the server knows it."""
    me = socket.view["you"]["person"]
    socket.close()
    wait_until(lambda: not server.house.clients.connected(me))


def mover(sockets: list[Socket]) -> int:
    """Who has to decide: 0 or 1."""
    sockets[0].until_told(lambda view: view["now"] is not None)
    return 0 if sockets[0].my_turn() else 1


def test_one_mail_a_turn_while_the_page_is_closed(server: Server, inbox: Inbox, person: Come) -> None:
    people = [person("Ada"), person("Bob")]
    assert "your email address" in give_address(people[0], inbox, "ada@people.example")["Subject"]
    give_address(people[1], inbox, "bob@people.example", "de")
    sockets = sit_down(people)
    settle(server)
    assert inbox.mails.empty(), "the page is open"
    first = mover(sockets)
    close(server, sockets[first])
    mail = inbox.next()
    assert mail["To"] == ("ada@people.example", "bob@people.example")[first]
    subjects = ("Mattock: it is your turn in Pergamon", "Mattock: Du bist am Zug bei Pergamon")
    assert mail["Subject"] == subjects[first]
    assert f"{server.url}/t/{sockets[0].table}" in mail.get_content()
    assert people[1 - first].name in mail.get_content()
    for _ in range(2):  # come and go without a move: it is still the same turn
        again = people[first].sit(sockets[0].table)
        again.until("view")
        close(server, again)
        settle(server)
    assert inbox.mails.empty()
    again = people[first].sit(sockets[0].table)
    again.until("view")
    other = sockets[1 - first]
    while "legal" in again.view:
        again.act()
    close(server, again)
    other.until_told(lambda view: "legal" in view)
    while other.view.get("legal"):
        other.act()
    other.until_told(lambda view: "legal" not in view)
    assert inbox.next()["To"] == mail["To"], "a new turn, a new mail"
    settle(server)
    assert inbox.mails.empty()


def test_mails_are_ended_by_oneself_or_by_the_button_of_the_mail_program(
    server: Server, inbox: Inbox, person: Come
) -> None:
    ada = person("Ada")
    give_address(ada, inbox, "ada@people.example")
    socket = ada.sit(ada.set_up("me", "me")["table"])
    socket.until("view")
    close(server, socket)
    mail = inbox.next()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = mail["List-Unsubscribe"].strip("<>").removeprefix(server.url)
    program = person("mail program")
    assert program.http.post(stop + "x", content=b"List-Unsubscribe=One-Click").status_code == 403
    assert program.http.post(stop, content=b"List-Unsubscribe=One-Click").status_code == 204
    assert ada.get("/api/me/mail") == {"offered": True, "address": "", "confirmed": False}
    give_address(ada, inbox, "ada@people.example")
    assert ada.http.delete("/api/me/mail").status_code == 204
    again = ada.sit(ada.set_up("me", "me")["table"])
    again.until("view")
    close(server, again)
    settle(server)
    assert inbox.mails.empty()


def test_an_address_that_was_not_confirmed_gets_one_mail_only(
    server: Server, inbox: Inbox, ada: Person
) -> None:
    ada.post("/api/me", {"name": "Ada"})
    codes = [
        ada.http.put("/api/me/mail", json={"address": "bob@people.example"}).status_code for _ in range(4)
    ]
    assert codes == [200] * 3 + [429]
    for _ in range(3):
        inbox.next()
    socket = ada.sit(ada.set_up("me", "me")["table"])
    socket.until("view")
    close(server, socket)
    settle(server)
    assert inbox.mails.empty()


def test_a_mail_server_that_is_away_gets_the_mail_later(server: Server, inbox: Inbox, ada: Person) -> None:
    give_address(ada, inbox, "ada@people.example")
    mailer = server.house.mailer
    assert mailer is not None
    there = mailer.smtp
    mailer.smtp = smtp_at(free_port())
    socket = ada.sit(ada.set_up("me", "me")["table"])
    socket.until("view")
    close(server, socket)
    settle(server)
    wait_until(lambda: socket.table in mailer.waiting)
    assert inbox.mails.empty()
    assert ada.http.put("/api/me/mail", json={"address": "eve@people.example"}).status_code == 503
    mailer.smtp = there
    give_address(ada, inbox, "ada@people.example")
    turn, _ = mailer.waiting[socket.table]
    server.call(lambda: mailer.waiting.update({socket.table: (turn, 0.0)}))
    assert inbox.next()["To"] == "ada@people.example"


def test_without_a_mail_server_there_is_no_mail(server: Server, ada: Person) -> None:
    ada.post("/api/me", {"name": "Ada"})
    assert ada.get("/api/me/mail") == {"offered": False, "address": "", "confirmed": False}
    answer = ada.http.put("/api/me/mail", json={"address": "ada@people.example"})
    assert "does not send email" in answer.json()["sentence"]


@pytest.mark.parametrize(
    "address",
    [
        "ada",
        "ada@",
        "a@b",
        "a b@c.example",
        "a@b.example\nBcc: x@y.example",
        "a@b.example,c@d.example",
        "<a@b.ex>",
    ],
)
def test_what_is_no_address(address: str) -> None:
    assert not ADDRESS.fullmatch(address)


def test_a_subject_cannot_add_lines() -> None:
    with pytest.raises(ValueError, match="linefeed"):
        compose(smtp_at(25), Letter("ada@people.example", "your turn\nBcc: eve@people.example", "text"))
