"""Accounts: a name and a passphrase, to log in from another device. They are optional."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from mattock.server.limits import MOST_KEPT, BucketsByAddress, TokenBuckets, an_hour
from mattock.server.refusals import refusal
from mattock.server.security import LETTERS, derived_token, hash_token, networks_of, token_fits
from mattock.server.workshop import Workshop

GUESSES_AN_HOUR = 30  # from one address, at the server word, too
STRANGERS_AN_HOUR = 60  # at one account
MOST_WAITING, MOST_FROM = 32, 4  # for a hash
hasher = PasswordHasher()


def login_name(name: str) -> str:
    """A name in its normal form: names that look the same are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def new_passphrase() -> str:
    """One for a player who has forgotten theirs."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4))


@cache
def nobodys_hash() -> str:
    """A hash to check against where there is no such account, so that the refusal takes as long."""
    return hasher.hash(secrets.token_hex())


class Passphrases:
    """Hashing is slow on purpose and takes 64 MiB for a moment: two at a time, beside the event loop.

    Only a few requests may wait for it, and hardly any from one address; the rest are refused at once.
    """

    def __init__(self) -> None:
        self.threads = Workshop("hashing", 2, MOST_WAITING, MOST_FROM)

    async def hash(self, passphrase: str, address: str = "") -> str:
        """`address` is "" for the host."""
        return await self.threads.run(hasher.hash, passphrase, address=address)

    async def fits(self, passphrase: str, hashed: str, address: str = "") -> bool:
        """Whether the passphrase is right; `hashed` is "" where there is no such account."""
        return await self.threads.run(fits, passphrase, hashed, address=address)


class Logins:
    """Limits wrong passphrases: from one address, and for one account from all strangers together.

    No stranger keeps anybody out: a device that has opened an account has tries of its own, and where one has
    been opened from, only the limit of that address counts.
    """

    def __init__(self, key: bytes, guesses: BucketsByAddress) -> None:
        self.key = key
        self.guesses = guesses
        self.by_devices = TokenBuckets(*an_hour(GUESSES_AN_HOUR))
        self.by_strangers = TokenBuckets(*an_hour(STRANGERS_AN_HOUR))
        self.homes: dict[tuple[str, str], None] = {}  # accounts, with the networks they were opened from

    def device(self, login: str) -> str:
        """The cookie of a device that has opened an account."""
        return derived_token(self.key, f"device {login}")

    def guess(self, login: str, address: str, device: str) -> Callable[[], None]:
        """Count a guess before it is checked; call the result if it was right. Refusal after too many."""
        if token_fits(device, hash_token(self.device(login))):
            if not self.by_devices.take(login):
                raise refusal("rate", "server-account-guessed")
            return lambda: self.by_devices.of(login).spend(-1)
        strange = (login, networks_of(address)[0]) not in self.homes
        if not self.guesses.take(address):
            raise refusal("rate", "server-too-many-guesses")
        if strange and not self.by_strangers.take(login):
            self.guesses.give_back(address)
            raise refusal("rate", "server-account-guessed")

        def right() -> None:
            self.guesses.give_back(address)
            if strange:
                self.by_strangers.of(login).spend(-1)

        return right

    def remember_home(self, login: str, address: str) -> None:
        """An account was opened from there."""
        home = login, networks_of(address)[0]
        self.homes.pop(home, None)
        if len(self.homes) >= MOST_KEPT:
            del self.homes[next(iter(self.homes))]
        self.homes[home] = None

    def forget(self, login: str) -> None:
        self.homes = {home: None for home in self.homes if home[0] != login}


def fits(passphrase: str, hashed: str) -> bool:
    try:
        return hasher.verify(hashed or nobodys_hash(), passphrase) and bool(hashed)
    except (Argon2Error, InvalidHashError):
        return False
