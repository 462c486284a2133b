"""Who may come in, who may set up tables here, and how much one person may have."""

from __future__ import annotations

from mattock.server.accounts import GUESSES_AN_HOUR
from mattock.server.config import MEGABYTE, Config
from mattock.server.limits import BucketsByAddress, an_hour, limits_at
from mattock.server.refusals import Refusal, refusal
from mattock.server.security import closed_networks, derived_token, is_within, token_fits
from mattock.server.storage import Limits, Person, Store

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
        if tables >= self.config.most_tables:
            raise self.passed("tables")
        if self.most_bytes and size >= self.most_bytes:
            raise self.passed("bytes")

    @property
    def most_bytes(self) -> float:
        """What all that one person has stored may take up; 0 is no limit."""
        return self.config.most_megabytes * MEGABYTE

    def limits(self, address: str, key: bytes) -> Limits:
        """What a new table from an address must not pass. Networks are stored as hashes only."""
        config = self.config
        most = limits_at(address, config.most_waiting_from)
        networks = [(derived_token(key, f"network {name}"), count) for name, count in most.items()]
        return Limits(config.most_tables, self.most_bytes, config.most_waiting, networks)

    def passed(self, limit: str) -> Refusal:
        """The refusal of what would pass a limit."""
        config = self.config
        match limit:
            case "tables":
                return refusal("quota", "server-most-tables", most=config.most_tables)
            case "bytes":
                return refusal("quota", "server-most-megabytes", megabytes=f"{config.most_megabytes:g}")
            case "waiting":
                return refusal("quota", "server-most-waiting", most=config.most_waiting)
        return refusal("quota", "server-most-waiting-from")
