"""REST: people, accounts, mail, notes and statistics."""

from __future__ import annotations

from smtplib import SMTPException
from typing import Annotated, TypeVar

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

import mattock
from mattock.server import messages as m
from mattock.server.accounts import login_name
from mattock.server.config import MEGABYTE
from mattock.server.house import House
from mattock.server.lookalikes import skeleton
from mattock.server.mail import ADDRESS, NotReached
from mattock.server.refusals import NoSuchTable, refusal
from mattock.server.seats import clean_name
from mattock.server.security import COOKIE, DEVICE, hash_token, new_token, token_fits
from mattock.server.statistics import count_games
from mattock.server.storage import Person
from mattock.server.visitors import (
    Asking,
    address_of,
    answer,
    cookie_with,
    house_of,
    known,
    seen_room,
    token_of,
    visitor,
    visitor_or_new,
)
from mattock.server.workshop import Stopped
from mattock.words import FALLBACK, LANGUAGES

T = TypeVar("T")


@get("/api/me")
async def who_am_i(request: Asking) -> m.Visitor:
    """Who I am here."""
    person = await visitor(request)
    if person is None:
        raise NoSuchTable("You are not known here yet.")
    account = await house_of(request).store.login_of(person.id)
    return m.Visitor(person.id, person.name, account)


@post("/api/me", status_code=200)
async def introduce(request: Asking, data: JSONBody[m.Introduce]) -> Response[m.Introduced]:
    """Introduce yourself, or take another name."""
    person, token = await visitor_or_new(request, data.name)
    shown = (token or token_of(request)) if data.token else ""
    return answer(request, m.Introduced(person.id, person.name, shown), token)


@get("/api/server")
async def show_server(request: Asking) -> m.ServerInfo:
    """About this server, and what I may do here."""
    house = house_of(request)
    person = await visitor(request)
    quota = await show_quota(house, person) if person else None
    entry = house.config.entry
    assert entry, "one of the three"
    return m.ServerInfo(mattock.__version__, entry, house.doors.may_set_up(person), quota)


async def show_quota(house: House, person: Person) -> m.Quota:
    config = house.config
    tables, size = await house.store.usage(person.id)
    spent = 0.0
    if config.bot_share:
        spent = round(config.thinking_an_hour - house.thinking.of(person.id).refill(), 3)
    return m.Quota(
        m.Share(tables, config.most_tables),
        m.Share(spent, config.thinking_an_hour),
        m.Share(round(size / MEGABYTE, 3), config.most_megabytes),
    )


@post("/api/invite", status_code=200)
async def accept_invitation(request: Asking, data: JSONBody[m.Invite]) -> Response[m.Visitor]:
    """Give the server's word, which lets one set up tables."""
    house = house_of(request)
    if not house.doors.guesses.take(address_of(request)):
        raise refusal("rate", "server-too-many-guesses")
    if not token_fits(data.word, hash_token(house.doors.word)):
        raise refusal("invite", "server-wrong-word")
    house.doors.guesses.give_back(address_of(request))
    person, secret = await visitor_or_new(request, data.name)
    await house.sessions.invite(person, hash_token(house.doors.word))
    return answer(request, m.Visitor(person.id, person.name), secret)


# Accounts.


@post("/api/account", status_code=201)
async def make_account(request: Asking, data: JSONBody[m.Account]) -> Response[m.Introduced]:
    """Make an account, to log in from another device."""
    house = house_of(request)
    house.check_room()
    name = clean_name(data.name)
    login, looks, address = login_name(name), skeleton(name), address_of(request)
    if not house.doors.guesses.take(address):  # or all names could be tried
        raise refusal("rate", "server-too-many-guesses")
    if await house.store.account_taken(login, looks):
        raise refusal("status", "server-name-taken")
    house.doors.guesses.give_back(address)
    person, secret = await visitor_or_new(request, None if await visitor(request) else data.name)
    if await house.store.login_of(person.id):
        raise refusal("status", "server-name-taken")
    hashed = await house.passphrases.hash(data.passphrase, address)
    if not await house.store.add_account(person.id, login, looks, hashed):
        raise refusal("status", "server-name-taken")
    shown = (secret or token_of(request)) if data.token else ""
    made = answer(request, m.Introduced(person.id, person.name, shown), secret, 201)
    return remember_device(request, login, made)


@post("/api/login", status_code=200)
async def log_in(request: Asking, data: JSONBody[m.Account]) -> Response[m.Introduced]:
    """Log in on this device."""
    house = house_of(request)
    login = login_name(data.name)
    owner, hashed = await house.store.account(login)
    if not await guessed(request, login, data.passphrase, hashed):
        raise refusal("seat", "server-no-such-account")
    person = await house.store.person(owner)
    assert person is not None, "an account goes with its person"
    token = await house.sessions.log_in(person)
    made = answer(request, m.Introduced(person.id, person.name, token if data.token else ""), token)
    return remember_device(request, login, made)


async def guessed(request: Asking, login: str, passphrase: str, hashed: str, device: str = "") -> bool:
    """Whether a passphrase is right. Wrong ones are counted; after too many none is checked."""
    house, address = house_of(request), address_of(request)
    found = False
    try:
        right = house.logins.guess(login, address, device or request.cookies.get(DEVICE, ""))
        found = await house.passphrases.fits(passphrase, hashed, address)
    finally:
        house.metrics.logins_refused += not found
    if found:
        right()
    return found


def remember_device(request: Asking, login: str, made: Response[T]) -> Response[T]:
    """From now on this device is no stranger to the account."""
    house = house_of(request)
    house.logins.remember_home(login, address_of(request))
    made.set_cookie(cookie_with(house.logins.device(login), house.config, DEVICE))
    return made


@post("/api/logout", status_code=200)
async def log_out(request: Asking) -> Response[None]:
    """Log out on this device."""
    house = house_of(request)
    person = await known(request)
    if not await house.store.login_of(person.id):
        raise refusal("status", "server-no-way-back")
    await house.sessions.log_out(token_of(request))
    return Response(None, cookies=[cookie_with("", house.config)])


@post("/api/account/passphrase", status_code=204)
async def change_passphrase(request: Asking, data: JSONBody[m.NewPassphrase]) -> None:
    """Change the passphrase; all other devices have to log in again."""
    house = house_of(request)
    person = await known(request)
    login = await house.store.login_of(person.id)
    _, hashed = await house.store.account(login)
    if not await guessed(request, login, data.old, hashed, house.logins.device(login)):
        raise refusal("seat", "server-wrong-passphrase")
    fresh = await house.passphrases.hash(data.new, address_of(request))
    await house.store.set_passphrase(person.id, fresh)
    await house.sessions.end_all(person.id, but=hash_token(token_of(request)))


@delete("/api/me", status_code=200)
async def forget_me(request: Asking) -> Response[None]:
    """Delete me and all that names me; bots play on for me."""
    house = house_of(request)
    await house.delete_person((await known(request)).id)
    return Response(None, cookies=[cookie_with("", house.config, name) for name in (COOKIE, DEVICE)])


# Mail.


@get("/api/me/mail")
async def show_mail(request: Asking) -> m.Mail:
    """My mail address."""
    house = house_of(request)
    found = await house.store.mail_of((await known(request)).id)
    return m.Mail(house.mailer is not None, *(found or ()))


@put("/api/me/mail", status_code=200)
async def set_mail(request: Asking, data: JSONBody[m.MailWish]) -> m.Mail:
    """Set my mail address; a mail asks to confirm it first."""
    house = house_of(request)
    person = await known(request)
    if house.mailer is None:
        raise refusal("status", "server-no-mail")
    if not ADDRESS.fullmatch(data.address):
        raise refusal("message", "server-no-address")
    if not house.mailer.may_ask(person.id, data.address, address_of(request)):
        raise refusal("rate", "server-too-often")
    token = new_token()
    language = data.language if data.language in LANGUAGES else FALLBACK
    await house.store.set_mail(person.id, data.address, language, hash_token(token))
    try:
        await house.mailer.ask(data.address, language, token, address_of(request))
    except (NotReached, Stopped, SMTPException, OSError):
        raise refusal("late", "server-mail-not-sent") from None
    return m.Mail(True, data.address)


@delete("/api/me/mail", status_code=204)
async def end_mail(request: Asking) -> None:
    """Stop all mail to me."""
    await house_of(request).store.set_mail((await known(request)).id, "", "", "")


@post("/api/mail/confirm", status_code=204)
async def confirm_mail(request: Asking, data: JSONBody[m.Confirm]) -> None:
    """Confirm my mail address."""
    if not await house_of(request).store.confirm_mail(hash_token(data.token)):
        raise refusal("seat", "server-bad-link")


@post("/api/mail/stop", status_code=204)
async def stop_mail(
    request: Asking,
    person: Annotated[str, QueryParameter(max_length=40)],
    token: Annotated[str, QueryParameter(max_length=64)],
) -> None:
    """Unsubscribe with one click from a mail program."""
    house = house_of(request)
    if house.mailer is None or not token_fits(token, hash_token(house.mailer.stop_token(person))):
        raise refusal("seat", "server-bad-link")
    await house.store.set_mail(person, "", "", "")


# What I did here.


@get("/api/me/statistics")
async def show_statistics(request: Asking) -> list[m.GameStatistics]:
    """My results, by game and by opponent."""
    person = await known(request)
    house = house_of(request)
    lines = await house.store.finished_rows(person.id)
    return await house.reading.run(count_games, lines, person.id)


@get("/api/tables/{table:str}/note")
async def show_note(request: Asking, table: FromPath[str]) -> m.Note:
    """My note at a table."""
    person = await known(request)
    return m.Note(await house_of(request).store.note(table, person.id))


@put("/api/tables/{table:str}/note", status_code=204)
async def write_note(request: Asking, table: FromPath[str], data: JSONBody[m.Note]) -> None:
    """Write a note; nobody else sees it."""
    person = await known(request)
    await seen_room(request, table)
    house = house_of(request)
    if data.text:
        house.check_room()
    if not await house.store.set_note(table, person.id, data.text, house.doors.most_bytes):
        raise house.doors.passed("bytes")


HANDLERS = [
    who_am_i,
    introduce,
    show_server,
    accept_invitation,
    make_account,
    log_in,
    log_out,
    change_passphrase,
    forget_me,
    show_mail,
    set_mail,
    end_mail,
    confirm_mail,
    stop_mail,
    show_statistics,
    show_note,
    write_note,
]
