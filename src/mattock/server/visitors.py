"""Who sends a request: known by a cookie, or by a bearer token."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from mattock.server.config import Config
from mattock.server.house import House
from mattock.server.lookalikes import NAMELESS
from mattock.server.refusals import NoSuchTable, Refusal, refusal
from mattock.server.room import Room
from mattock.server.security import COOKIE
from mattock.server.storage import Person

Asking = Request[Any, Any, Any]
YEAR = 366 * 24 * 3600
LONGEST = 100  # of a token


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The secret of a request, "" if there is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token[:LONGEST]
    return connection.cookies.get(COOKIE, "")[:LONGEST]


def cookie_with(token: str, config: Config, name: str = COOKIE) -> Cookie:
    """A cookie that scripts cannot read and other sites' forms cannot use."""
    return Cookie(
        name, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=config.secure
    )


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of a request, as trusted proxies give it."""
    return connection.client.host if connection.client else ""


class NotKnown(Refusal):
    """The visitor has to introduce themselves first."""


def house_of(request: Asking) -> House:
    house: House = request.app.state.house
    return house


async def visitor(request: Asking) -> Person | None:
    """The person who asks, if known."""
    token, house = token_of(request), house_of(request)
    person = await house.sessions.find(token) if token else None
    if person is not None:
        house.places.see(person.id, address_of(request))
    return person


async def visitor_or_new(request: Asking, name: str | None) -> tuple[Person, str]:
    """The person who asks; a new one gets a secret, which goes into a cookie."""
    house = house_of(request)
    person = await visitor(request)
    if person is None:
        if not house.doors.newcomers.take(address_of(request)):
            raise refusal("rate", "server-too-many-newcomers")
        person, token = await house.sessions.introduce(name or NAMELESS)
        house.places.see(person.id, address_of(request))
        return person, token
    if name is not None and name != person.name:
        person = await house.sessions.rename(token_of(request), person, name)
    return person, ""


async def known(request: Asking) -> Person:
    person = await visitor(request)
    if person is None:
        raise NotKnown("seat", "You are not known here yet: POST your name to /api/me.")
    return person


def answer(request: Asking, body: Any, token: str = "", status: int = 200) -> Response[Any]:
    """A response, with a cookie for a new person."""
    cookies = [cookie_with(token, house_of(request).config)] if token else []
    return Response(body, status_code=status, cookies=cookies)


async def seen_room(request: Asking, table: str) -> tuple[Room, Person | None]:
    """A table, if the visitor may see it."""
    house = house_of(request)
    room = await house.rooms.get(table)
    person = await visitor(request)
    if not await house.rooms.may_see(room, person):
        raise NoSuchTable("There is no such table, or you may not see it: claim a seat or watch link first.")
    return room, person
