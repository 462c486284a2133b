"""Who holds which secret: the people who are known here, and their devices."""

from __future__ import annotations

from collections.abc import Collection

from mattock.server.clients import Clients
from mattock.server.doors import BANNED, Doors
from mattock.server.messages import Bye
from mattock.server.refusals import Refusal
from mattock.server.seats import clean_name
from mattock.server.security import hash_token, new_id, new_token
from mattock.server.services import Services
from mattock.server.storage import Person

MOST_KNOWN = 10_000  # people kept in memory
DAY = 24 * 3600 * 1000
LOGGED_OUT = Bye(4401, "You are logged out on this device.")


class Sessions:
    """A secret is a cookie or a bearer token; only its hash is kept."""

    def __init__(self, services: Services, doors: Doors, clients: Clients) -> None:
        self.services = services
        self.store = services.store
        self.clock = services.clock
        self.background = services.background
        self.doors = doors
        self.clients = clients
        self.people: dict[str, Person] = {}  # by the hash of their secret

    async def find(self, token: str) -> Person | None:
        """The person who holds a secret."""
        secret = hash_token(token)
        found = self.people.get(secret) or await self.store.find_person(secret)
        if found is not None:
            if self.doors.is_banned(found.id):
                raise Refusal("banned", BANNED)
            if found.seen < self.clock() - DAY:
                found = found._replace(seen=self.clock())
                self.background.run(self.store_visit(found))
            self.remember(secret, found)
        return found

    async def store_visit(self, person: Person) -> None:
        await self.store.set_seen(person.id, person.seen)

    async def introduce(self, name: str) -> tuple[Person, str]:
        """Somebody new, and their secret."""
        self.services.check_room()
        token = new_token()
        person = Person(new_id("p"), clean_name(name), seen=self.clock())
        await self.store.add_person(person.id, hash_token(token), person.name, person.seen)
        self.remember(hash_token(token), person)
        return person, token

    async def rename(self, token: str, person: Person, name: str) -> Person:
        renamed = person._replace(name=clean_name(name))
        await self.store.rename_person(person.id, renamed.name)
        self.remember(hash_token(token), renamed)
        return renamed

    async def invite(self, person: Person, word: str) -> None:
        """Somebody knows the word of the server."""
        await self.store.invite(person.id, word)
        for secret, known in list(self.people.items()):
            if known.id == person.id:
                self.people[secret] = known._replace(invited=word)

    async def log_in(self, person: Person) -> str:
        """A secret for one more device of a person."""
        token = new_token()
        await self.store.add_session(person.id, hash_token(token), self.clock())
        return token

    async def log_out(self, token: str) -> None:
        session = hash_token(token)
        await self.store.end_session(session)
        self.people.pop(session, None)
        self.clients.drop(LOGGED_OUT, lambda client: client.session == session)

    async def end_all(self, person: str, but: str = "", bye: Bye = LOGGED_OUT) -> None:
        """Log a person out on all devices, or on all but one."""
        await self.store.end_sessions(person, but)
        self.forget([person])
        self.clients.drop(bye, lambda client: client.person.id == person and client.session != but)

    def remember(self, secret: str, person: Person) -> None:
        if secret not in self.people and len(self.people) >= MOST_KNOWN:
            self.people.pop(next(iter(self.people)))
        self.people[secret] = person

    def forget(self, people: Collection[str]) -> None:
        """Drop people from memory; they stay known if the database still has them."""
        self.people = {secret: known for secret, known in self.people.items() if known.id not in people}
