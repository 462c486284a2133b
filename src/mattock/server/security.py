"""Secrets, addresses, and which requests are accepted."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import ipaddress
import os
import secrets
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from urllib.parse import urlsplit

from mattock.core.errors import BadOption
from mattock.server.config import Config, Network
from mattock.server.private import make_folder

KEY_BYTES = 32
HOME, SITE = 64, 48  # bits of an IPv6 address that one household has, and one customer at most
MOST_NETWORKS = 10_000  # that are remembered
COOKIE = "mattock"
DEVICE = "mattock-device"  # the cookie of a device that has opened an account
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no two look alike
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self';"
        " frame-ancestors 'none'"
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


def derived_token(key: bytes, name: str) -> str:
    """A secret derived from a name and the key, the same each time."""
    return base64.urlsafe_b64encode(hmac.digest(key, name.encode(), "sha256")[:24]).decode()


def kept_key(file: Path) -> bytes:
    """The server's key, in a private file; made if there is none."""
    try:
        make_folder(file.parent)
        with open(os.open(file, os.O_CREAT | os.O_RDWR, 0o600), "r+b") as opened:
            key = opened.read()
            if len(key) != KEY_BYTES:
                key = secrets.token_bytes(KEY_BYTES)
                opened.seek(0)
                opened.truncate()
                opened.write(key)
            return key
    except OSError as error:
        raise BadOption(f"{file} cannot be used: {error.strerror or error}.") from None


def hash_token(token: str) -> str:
    """What is stored of a secret: useless to anybody who reads the database."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_fits(token: str, hashed: str) -> bool:
    """Compare in constant time."""
    return bool(hashed) and hmac.compare_digest(hash_token(token), hashed)


def new_word() -> str:
    """A word that lets people in: easy to read out, hard to guess."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(3))


def client_address(peer: str, forwarded: str, trusted: Sequence[Network]) -> str:
    """The address of the client: the peer, or what trusted proxies forward."""
    chain = [*(part.strip() for part in forwarded.split(",") if part.strip()), peer]
    for address in reversed(chain):
        if not is_within(address, trusted):
            return plain(address)
    return plain(chain[0])


def read_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """Parse an address, IPv4-mapped IPv6 as IPv4. ValueError if it is none."""
    address = ipaddress.ip_address(text)
    return (isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped) or address


def plain(address: str) -> str:
    """An address as it is counted and shown."""
    try:
        return str(read_address(address))
    except ValueError:
        return address


def is_within(address: str, networks: Sequence[Network]) -> bool:
    try:
        return any(read_address(address) in network for network in networks)
    except ValueError:
        return False


@lru_cache(MOST_NETWORKS)
def networks_of(address: str) -> tuple[str, ...]:
    """The networks that count as one client: an IPv4 address; of IPv6 the /64, then the /48 around it."""
    try:
        found = read_address(address)
    except ValueError:
        return (address,)
    if found.version == 4:
        return (str(found),)
    return tuple(f"{ipaddress.IPv6Address(int(found) >> 128 - n << 128 - n)}/{n}" for n in (HOME, SITE))


def banned_network(who: str) -> str:
    """The network to ban for an address or a network. ValueError if it is neither."""
    network = ipaddress.ip_network(who)
    if isinstance(network, ipaddress.IPv6Network) and (mapped := network.network_address.ipv4_mapped):
        network = ipaddress.ip_network((mapped, network.prefixlen - 96))
    if network.version == 6 and network.prefixlen > HOME:
        network = network.supernet(new_prefix=HOME)
    return str(network)


def closed_networks(names: Iterable[str]) -> list[Network]:
    """The networks among some bans."""
    found: list[Network] = []
    for name in names:
        with contextlib.suppress(ValueError):
            found.append(ipaddress.ip_network(banned_network(name)))
    return found


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
