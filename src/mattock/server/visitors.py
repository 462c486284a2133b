"""Who asks: by cookie, or as a program by bearer token."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from mattock.server.config import Config
from mattock.server.security import COOKIE

YEAR = 366 * 24 * 3600
LONGEST = 100  # of a token


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The secret that a request carries, "" where none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token[:LONGEST]
    return connection.cookies.get(COOKIE, "")[:LONGEST]


def cookie_with(token: str, config: Config) -> Cookie:
    """A cookie that no script can read and no other site's form can use."""
    return Cookie(
        COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=config.secure
    )
