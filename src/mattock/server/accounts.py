"""Accounts: a name and a passphrase, to be found again from another device. Nobody needs one."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from mattock.server.security import LETTERS

hasher = PasswordHasher()


def login_name(name: str) -> str:
    """A name as it is compared: two that look the same are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def new_passphrase() -> str:
    """One to be told to somebody who forgot theirs."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4))


@cache
def nobodys_hash() -> str:
    """So that a name that nobody has takes as long to refuse."""
    return hasher.hash(secrets.token_hex())


class Passphrases:
    """Hashing is slow on purpose and takes 64 MiB for a moment: two at a time, beside the event loop."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(2)

    async def hash(self, passphrase: str) -> str:
        async with self.places:
            return await asyncio.to_thread(hasher.hash, passphrase)

    async def fits(self, passphrase: str, hashed: str) -> bool:
        """Whether it is the right one; `hashed` is "" where there is no such account."""
        async with self.places:
            return await asyncio.to_thread(fits, passphrase, hashed)


def fits(passphrase: str, hashed: str) -> bool:
    try:
        return hasher.verify(hashed or nobodys_hash(), passphrase) and bool(hashed)
    except (Argon2Error, InvalidHashError):
        return False
