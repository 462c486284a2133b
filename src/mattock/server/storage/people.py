"""Queries about people: who they are, their devices and accounts, and bans."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from mattock.server.storage.base import Connection
from mattock.server.storage.queries import Queries

MOST_SESSIONS = 20  # devices of one person
PERSON = "SELECT id, name, invited, seen FROM person"
SOME = 500  # people at once
LEFT = (
    "SELECT id FROM person WHERE seen < ? AND (seen < ? OR seen = created)"
    " AND NOT EXISTS (SELECT 1 FROM account WHERE account.person = person.id)"
    " AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id)"
    " AND NOT EXISTS (SELECT 1 FROM board WHERE board.owner = person.id) LIMIT ?"
)


class Person(NamedTuple):
    id: str
    name: str
    invited: str = ""  # the hash of the server word that they came with
    seen: int = 0  # the day they were last here, more or less


class People(Queries):
    """A person is known by the hash of a secret, one for each device."""

    def add_person(self, person: str, secret: str, name: str, now: int) -> asyncio.Future[None]:
        def job(db: Connection) -> None:
            row = (person, name, now, now, "")
            db.run("INSERT INTO person (id, name, created, seen, invited) VALUES (?, ?, ?, ?, ?)", row)
            db.run("INSERT INTO session VALUES (?, ?, ?)", (secret, person, now))

        return self.writer.submit(job)

    def find_person(self, secret: str) -> asyncio.Future[Person | None]:
        def job(db: Connection) -> Person | None:
            found = db.run(f"{PERSON} JOIN session ON session.person = id WHERE secret = ?", (secret,))
            return Person(*found[0]) if found else None

        return self.reader.submit(job)

    def person(self, person: str) -> asyncio.Future[Person | None]:
        """Somebody by their public name."""

        def job(db: Connection) -> Person | None:
            found = db.run(f"{PERSON} WHERE id = ?", (person,))
            return Person(*found[0]) if found else None

        return self.reader.submit(job)

    def rename_person(self, person: str, name: str) -> asyncio.Future[None]:
        return self.change("UPDATE person SET name = ? WHERE id = ?", (name, person))

    def set_seen(self, person: str, now: int) -> asyncio.Future[None]:
        """Store when somebody was here."""
        return self.change("UPDATE person SET seen = ? WHERE id = ?", (now, person))

    def invite(self, person: str, word: str) -> asyncio.Future[None]:
        """Store the hash of the word that somebody came with."""
        return self.change("UPDATE person SET invited = ? WHERE id = ?", (word, person))

    def list_people(self, most: int = 1000) -> asyncio.Future[list[tuple[str, str, str, int, int]]]:
        """Everybody, the last visitor first: id, name, account, last visit, number of tables."""
        sql = (
            "SELECT id, name, COALESCE(login, ''), seen,"
            " (SELECT COUNT(DISTINCT board) FROM seat WHERE seat.person = id)"
            " FROM person LEFT JOIN account ON account.person = id ORDER BY seen DESC, id LIMIT ?"
        )

        def job(db: Connection) -> list[tuple[str, str, str, int, int]]:
            return [(a, b, c, d, e) for a, b, c, d, e in db.run(sql, (most,))]

        return self.reader.submit(job)

    def delete_person(self, person: str) -> asyncio.Future[None]:
        """Delete all rows of a person, and what they wrote in chats."""

        def job(db: Connection) -> None:
            forget_person(db, person)
            db.run("DELETE FROM chat WHERE person = ?", (person,))
            db.run("UPDATE audit SET about = '' WHERE about = ?", (person,))

        return self.writer.submit(job)

    def delete_visitors(self, seen: int, once: int = 0) -> asyncio.Future[list[str]]:
        """Delete some people without account and table who have not been here since, or who came only once
        and that before the later time; who they were."""

        def job(db: Connection) -> list[str]:
            gone = [row[0] for row in db.run(LEFT, (max(seen, once), seen, SOME))]
            for person in gone:
                forget_person(db, person)
            return gone

        return self.writer.submit(job)

    def add_watcher(self, board: str, person: str) -> asyncio.Future[None]:
        return self.change("INSERT INTO watcher VALUES (?, ?) ON CONFLICT DO NOTHING", (board, person))

    def is_watcher(self, board: str, person: str) -> asyncio.Future[bool]:
        def job(db: Connection) -> bool:
            return bool(db.run("SELECT 1 FROM watcher WHERE board = ? AND person = ?", (board, person)))

        return self.reader.submit(job)

    # Sessions and accounts.

    def add_session(self, person: str, secret: str, now: int) -> asyncio.Future[None]:
        """Add a device; beyond the limit the oldest is dropped."""

        def job(db: Connection) -> None:
            db.run("INSERT INTO session VALUES (?, ?, ?)", (secret, person, now))
            old = "SELECT secret FROM session WHERE person = ? ORDER BY created DESC, secret"
            for (gone,) in db.run(old, (person,))[MOST_SESSIONS:]:
                db.run("DELETE FROM session WHERE secret = ?", (gone,))

        return self.writer.submit(job)

    def end_session(self, secret: str) -> asyncio.Future[None]:
        return self.change("DELETE FROM session WHERE secret = ?", (secret,))

    def end_sessions(self, person: str, but: str = "") -> asyncio.Future[None]:
        """Log out all devices, or all but one."""
        return self.change("DELETE FROM session WHERE person = ? AND secret <> ?", (person, but))

    def add_account(self, person: str, login: str, looks: str, hashed: str) -> asyncio.Future[bool]:
        """Add an account; False if a name that looks so is taken, or the person has one already."""

        def job(db: Connection) -> bool:
            if taken(db, login, looks) or db.run("SELECT 1 FROM account WHERE person = ?", (person,)):
                return False
            row = (person, login, hashed, looks)
            db.run("INSERT INTO account (person, login, hash, looks) VALUES (?, ?, ?, ?)", row)
            return True

        return self.writer.submit(job)

    def account_taken(self, login: str, looks: str) -> asyncio.Future[bool]:
        """Whether there is an account of that name, or of one that looks so."""
        return self.reader.submit(lambda db: taken(db, login, looks))

    def account(self, login: str) -> asyncio.Future[tuple[str, str]]:
        """Whose account it is, and the hash of the passphrase; "" for both where there is none."""

        def job(db: Connection) -> tuple[str, str]:
            found = db.run("SELECT person, hash FROM account WHERE login = ?", (login,))
            return (found[0][0], found[0][1]) if found else ("", "")

        return self.reader.submit(job)

    def login_of(self, person: str) -> asyncio.Future[str]:
        return self.first("SELECT login FROM account WHERE person = ?", (person,))

    def person_of_login(self, login: str) -> asyncio.Future[str]:
        return self.first("SELECT person FROM account WHERE login = ?", (login,))

    def set_passphrase(self, person: str, hashed: str) -> asyncio.Future[None]:
        return self.change("UPDATE account SET hash = ? WHERE person = ?", (hashed, person))

    # Bans.

    def bans(self) -> asyncio.Future[list[str]]:
        return self.column("SELECT who FROM ban", ())

    def ban(self, who: str, now: int) -> asyncio.Future[None]:
        return self.change("INSERT INTO ban VALUES (?, ?) ON CONFLICT DO NOTHING", (who, now))

    def unban(self, who: str) -> asyncio.Future[None]:
        return self.change("DELETE FROM ban WHERE who = ?", (who,))


def taken(db: Connection, login: str, looks: str) -> bool:
    return any(
        db.run(f"SELECT 1 FROM account WHERE {column} = ?", (value,))
        for column, value in (("login", login), ("looks", looks))
    )


def forget_person(db: Connection, person: str) -> None:
    """All rows of a person, but for the tables where they play."""
    db.run("DELETE FROM person WHERE id = ?", (person,))
    for table in ("session", "account", "watcher", "mute", "note", "mail"):
        db.run(f"DELETE FROM {table} WHERE person = ?", (person,))
    db.run("DELETE FROM mute WHERE muted = ?", (person,))
