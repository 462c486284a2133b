"""REST: who I am here, and what I may do."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

import mattock
from mattock.server import messages as m
from mattock.server.doors import MEGABYTE, may_set_up
from mattock.server.house import House, NoSuchTable
from mattock.server.security import hash_token, token_fits
from mattock.server.storage.store import Person
from mattock.server.tables import Refusal
from mattock.server.visitors import (
    Asking,
    address_of,
    answer,
    house_of,
    token_of,
    visitor,
    visitor_or_new,
)

WRONG_WORD = "That is not the word of this server."
TOO_MANY_GUESSES = "Too many tries from your address; wait some minutes."


@get("/api/me")
async def who_am_i(request: Asking) -> m.Visitor:
    """Who I am here."""
    person = await visitor(request)
    if person is None:
        raise NoSuchTable("You are not known here yet.")
    return m.Visitor(person.id, person.name)


@post("/api/me", status_code=200)
async def introduce(request: Asking, data: JSONBody[m.Introduce]) -> Response[m.Introduced]:
    """Become known, or take another name."""
    person, token = await visitor_or_new(request, data.name)
    shown = (token or token_of(request)) if data.token else ""
    return answer(request, m.Introduced(person.id, person.name, shown), token)


@get("/api/server")
async def show_server(request: Asking) -> m.ServerInfo:
    """What this server is, and what I may do here."""
    house = house_of(request)
    person = await visitor(request)
    quota = await show_quota(house, person) if person else None
    entry = house.config.entry
    assert entry, "one of the three"
    return m.ServerInfo(mattock.__version__, entry, may_set_up(house, person), quota)


async def show_quota(house: House, person: Person) -> m.Quota:
    config = house.config
    tables, size = await house.store.usage(person.id)
    spent = 0.0
    if config.bot_seconds_an_hour:
        spent = round(config.bot_seconds_an_hour - house.thinking.of(person.id).refill(), 3)
    return m.Quota(
        m.Share(tables, config.most_tables),
        m.Share(spent, config.bot_seconds_an_hour),
        m.Share(round(size / MEGABYTE, 3), config.most_megabytes),
    )


@post("/api/invite", status_code=200)
async def accept_invitation(request: Asking, data: JSONBody[m.Invite]) -> Response[m.Visitor]:
    """Say the word; from now on one may set up tables."""
    house = house_of(request)
    allowance = house.guesses.of(address_of(request))
    if allowance.refill() < 1:
        raise Refusal("rate", TOO_MANY_GUESSES)
    if not token_fits(data.word, hash_token(house.word)):
        allowance.spend(1)
        raise Refusal("invite", WRONG_WORD)
    person, secret = await visitor_or_new(request, data.name)
    await house.invite(person, hash_token(house.word))
    return answer(request, m.Visitor(person.id, person.name), secret)


HANDLERS = [who_am_i, introduce, show_server, accept_invitation]
