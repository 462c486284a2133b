"""Who may come in, who may set up tables here, and how much one person may have."""

from __future__ import annotations

from mattock.server.accounts import GUESSES_AN_HOUR
from mattock.server.config import Config
from mattock.server.limits import BucketsByAddress, an_hour
from mattock.server.refusals import refusal
from mattock.server.security import closed_networks, is_within, token_fits
from mattock.server.storage import Person, Store

MEGABYTE = 1 << 20
BANNED = "The host has closed this server to you."


class Doors:
    """Bans, the word of a server that is for those who were invited, and quotas."""

    def __init__(self, config: Config, store: Store, word: str, banned: frozenset[str]) -> None:
        self.config = config
        self.store = store
        self.word = word
        self.newcomers = BucketsByAddress(*an_hour(config.newcomers_an_hour))
        self.guesses = BucketsByAddress(*an_hour(GUESSES_AN_HOUR))  # at the word and at passphrases
        self.ban(banned)

    def ban(self, who: frozenset[str]) -> None:
        """These people and networks, and no others, may not come any more."""
        self.banned = who
        self.banned_networks = closed_networks(who)

    def is_banned(self, person: str, address: str = "") -> bool:
        """Whether somebody may not come, by who they are or by where they come from."""
        return person in self.banned or is_within(address, self.banned_networks)

    def may_set_up(self, person: Person | None) -> bool:
        """Whether this server lets somebody set up tables."""
        if self.config.entry != "invited":
            return self.config.entry == "open"
        return person is not None and token_fits(self.word, person.invited)

    async def check_may_set_up(self, person: Person, owner: Person | None) -> None:
        """Refusal where neither the one who asks nor the owner-to-be may, or where the owner has enough."""
        if self.config.entry == "closed":
            raise refusal("invite", "server-closed")
        if not (self.may_set_up(person) or self.may_set_up(owner)):
            raise refusal("invite", "server-not-invited")
        tables, size = await self.store.usage((owner or person).id)
        most, megabytes = self.config.most_tables, self.config.most_megabytes
        if tables >= most:
            raise refusal("quota", "server-most-tables", most=most)
        if megabytes and size >= megabytes * MEGABYTE:
            raise refusal("quota", "server-most-megabytes", megabytes=f"{megabytes:g}")
