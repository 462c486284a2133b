"""Secrets, and whose requests are taken."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
from collections.abc import Mapping
from urllib.parse import urlsplit

from mattock.server.config import Config

COOKIE = "mattock"
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def new_token() -> str:
    """A secret that nobody can guess, fit for a link."""
    return secrets.token_urlsafe(24)


def new_id(letter: str) -> str:
    """A public name for a person or a table."""
    return letter + secrets.token_hex(6)


def hash_token(token: str) -> str:
    """What is stored of a secret: who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_fits(token: str, hashed: str) -> bool:
    """In a time that says nothing about how much of it was right."""
    return bool(hashed) and hmac.compare_digest(hash_token(token), hashed)


def host_known(host: str, config: Config) -> bool:
    """Whether a request names this server: by address, or by a name it is called by.

    A page of another name that has been pointed at this machine is not ours.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    public = urlsplit(config.public_url).hostname
    if name in ("localhost", config.host, public, *config.names) or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def origin_fits(headers: Mapping[str, str], config: Config) -> bool:
    """Whether a request comes from our own page, or from a program that is no browser."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    if config.public_url and origin == config.public_url.rstrip("/"):
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host == headers.get("host", "")
