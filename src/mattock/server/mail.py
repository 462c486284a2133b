"""Mail to a player who has the turn and has closed the page: at most one for each turn."""

from __future__ import annotations

import logging
import re
import smtplib
import ssl
import time
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple

from mattock.core.errors import MattockError
from mattock.server.clients import Clients
from mattock.server.config import Smtp
from mattock.server.limits import BucketsByAddress, TokenBucket, TokenBuckets, an_hour
from mattock.server.logs import log_event
from mattock.server.room import Room
from mattock.server.rooms import Rooms
from mattock.server.security import derived_token
from mattock.server.services import Services
from mattock.server.tables import Table
from mattock.words import say

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{2,}")
# Mails an hour that ask to confirm an address:
ASKED_BY_ONE = 5  # of one person
ASKED_OF_ONE = 3  # of one address, whoever asks
ASKED_FROM_ONE = 20  # of all people from one address on the net
ASKED_IN_ALL = 300
AGAIN_SECONDS = 300.0  # when the mail server could not be reached
REACH_SECONDS = 20.0


class NotReached(MattockError):
    """The mail server has accepted nothing: the same mail can be tried again."""


class Letter(NamedTuple):
    """A mail."""

    address: str
    subject: str
    text: str
    stop: str = ""  # the URL to unsubscribe


class Turn(NamedTuple):
    """Whose turn it is, since which version of the table."""

    person: str
    since: int


class Mailer:
    """Remembers whom to write to, and writes."""

    def __init__(self, services: Services, rooms: Rooms, clients: Clients, smtp: Smtp) -> None:
        self.services = services
        self.rooms = rooms
        self.clients = clients
        self.smtp = smtp
        self.waiting: dict[str, tuple[Turn, float]] = {}  # by table, with the time to write
        self.by_one = TokenBuckets(*an_hour(ASKED_BY_ONE))
        self.of_one = TokenBuckets(*an_hour(ASKED_OF_ONE))
        self.from_one = BucketsByAddress(*an_hour(ASKED_FROM_ONE))
        self.in_all = TokenBucket(*an_hour(ASKED_IN_ALL))

    def may_ask(self, person: str, address: str, net: str) -> bool:
        """Whether somebody may have an address asked; counts it where they may."""
        buckets = [self.by_one.of(person), self.of_one.of(address.lower()), self.in_all]
        buckets += self.from_one.parts(net)
        return all(bucket.refill() >= 1 for bucket in buckets) and all(bucket.take() for bucket in buckets)

    def consider(self, room: Room) -> None:
        """After each change, and when somebody leaves: schedule a mail, or cancel it."""
        turn = None if room.table is None else self.absent(room.table)
        if turn is None:
            self.waiting.pop(room.id, None)
        elif room.id not in self.waiting or self.waiting[room.id][0] != turn:
            self.waiting[room.id] = turn, time.monotonic() + 60 * self.smtp.minutes

    def absent(self, table: Table) -> Turn | None:
        """The player whom the table waits for, if they have no page open."""
        seat = table.decider
        if table.status != "playing" or seat is None or not table.seats[seat].active:
            return None
        person = table.seats[seat].person
        return None if self.clients.connected(person) else Turn(person, table.timer.turn)

    async def write_due(self) -> None:
        """Write all mails that are due."""
        now = time.monotonic()
        for board, (turn, due) in list(self.waiting.items()):
            if due > now:
                continue
            del self.waiting[board]
            try:
                await self.write_turn(board)
            except NotReached as error:
                log_event("mail not sent", logging.WARNING, table=board, reason=str(error))
                self.waiting.setdefault(board, (turn, time.monotonic() + AGAIN_SECONDS))
            except (MattockError, smtplib.SMTPException, OSError) as error:
                log_event("mail not sent", logging.WARNING, table=board, reason=str(error))

    async def write_turn(self, board: str) -> None:
        """One mail, if it is still that player's turn and none was sent for it."""
        room = await self.rooms.get(board)
        async with room.lock:
            table = await room.now()
            turn = self.absent(table)
        if turn is None:
            return
        found = await self.services.store.take_mail(board, turn.person, turn.since)
        if found is None:
            return
        address, language, before = found
        try:
            await self.send(self.turn_letter(table, turn.person, address, language))
        except NotReached:
            await self.services.store.untake_mail(board, before)
            raise
        log_event("mail sent", table=board)

    def turn_letter(self, table: Table, person: str, address: str, language: str) -> Letter:
        game = say(f"web-game-{table.header.game}", {}, language)
        others = [
            place.name or say(f"bot-{place.bot}", {}, language)
            for place in table.seats
            if place.person != person
        ]
        link = f"{self.services.public}/t/{table.header.table}"
        args = {"game": game, "players": ", ".join(others)}
        stop = f"{self.services.public}/api/mail/stop?person={person}&token={self.stop_token(person)}"
        subject = say("mail-turn-subject", args, language)
        text = say("mail-turn", args, language)
        return Letter(address, subject, f"{text}\n\n{link}\n", stop)

    def stop_token(self, person: str) -> str:
        return derived_token(self.services.key, f"no mail {person}")

    async def ask(self, address: str, language: str, token: str, net: str) -> None:
        """Ask the owner of an address to confirm it."""
        subject, text = (say(name, {}, language) for name in ("mail-confirm-subject", "mail-confirm"))
        await self.send(Letter(address, subject, f"{text}\n\n{self.services.public}/#mail={token}\n"), net)

    async def send(self, letter: Letter, net: str = "") -> None:
        """`net` is the address of who wants it, "" for the server itself."""
        try:
            await self.services.mailing.run(deliver, self.smtp, letter, address=net)
        except BaseException:
            self.services.metrics.mails_failed += 1
            raise
        self.services.metrics.mails_sent += 1


def compose(smtp: Smtp, letter: Letter) -> EmailMessage:
    message = EmailMessage()
    message["From"] = smtp.sender
    message["To"] = letter.address
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=smtp.sender.rpartition("@")[2].strip(">") or None)
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


def deliver(smtp: Smtp, letter: Letter) -> None:
    """Hand a mail over. NotReached if it certainly was not; other errors leave that open."""
    try:
        server = reach(smtp)
    except (OSError, smtplib.SMTPException) as error:
        raise NotReached(f"The mail server cannot be reached: {error}.") from None
    with server:
        server.send_message(compose(smtp, letter))


def reach(smtp: Smtp) -> smtplib.SMTP:
    """A connection to the mail server, as safe as the host wants it."""
    secure = ssl.create_default_context()
    if smtp.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=REACH_SECONDS, context=secure)
    else:
        server = smtplib.SMTP(smtp.host, smtp.port, timeout=REACH_SECONDS)
    try:
        if smtp.security == "starttls":
            server.starttls(context=secure)
        if smtp.user:
            server.login(smtp.user, smtp.password)
    except BaseException:
        server.close()
        raise
    return server
