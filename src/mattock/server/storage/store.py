"""All that the server asks of a database, each as one short transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

from mattock.server.storage.base import Connection, Home, migrate
from mattock.server.storage.writer import Worker

MOST_SESSIONS = 20  # devices of one person
MOST_CHATS = 1000  # kept for each table
MOST_ROWS = 200  # in one statement
PERSON = "SELECT id, name, invited, seen FROM person"
LIST_AGAIN = (
    "UPDATE board SET status = column2, listed = column3, changed = column4, due = CAST(column5 AS BIGINT),"
    " line = column6, size = size + column7 FROM ({}) AS new WHERE id = column1"
)


class Stored(NamedTuple):
    """A stored table: its header, and its log as (time, body)."""

    header: str
    entries: list[tuple[int, str]]
    chats: int  # how many there are
    line: str  # for lists, as JSON


class Summary(NamedTuple):
    """What lists and timers need to know of a table."""

    status: str
    listed: bool
    changed: int
    due: int | None  # when its time runs out
    line: str  # for lists, as JSON
    people: Sequence[str]  # by seat; "" where nobody sits
    owner: str = ""


class Appended(NamedTuple):
    """What is new at a table."""

    board: str
    first: int  # the number of the first entry
    entries: Sequence[tuple[int, str]]
    summary: Summary
    seats: bool  # whether others sit there now


class Person(NamedTuple):
    id: str
    name: str
    invited: str = ""  # the hash of the server word that they came with
    seen: int = 0  # the day they were last here, more or less


class Usage(NamedTuple):
    """What a person's tables take up here."""

    tables: int  # that are not over
    bytes: int


class Store:
    """One database with a writer and a reader."""

    def __init__(self, home: Home) -> None:
        self.home = home

    async def open(self) -> None:
        """Take the database and bring its schema up to date. DatabaseTaken if another server has it."""
        writing = await asyncio.to_thread(self.home.connect, True)
        try:
            self.schema = await asyncio.to_thread(migrate, writing)
            reading = await asyncio.to_thread(self.home.connect, False)
        except BaseException:
            writing.close()
            raise
        self.writer = Worker(self.home, owner=True)
        self.reader = Worker(self.home, owner=False)
        self.writer.start(writing)
        self.reader.start(reading)

    async def close(self) -> None:
        """Finish the writes."""
        await asyncio.to_thread(self.writer.stop)
        await asyncio.to_thread(self.reader.stop)

    # Tables.

    def create(
        self, board: str, header: str, entries: Sequence[tuple[int, str]], summary: Summary
    ) -> asyncio.Future[None]:
        """A new table with the first entries of its log."""

        def job(db: Connection) -> None:
            row = (board, header, summary.status, int(summary.listed), summary.changed, summary.changed)
            size = len(header) + size_of(entries)
            db.run(
                "INSERT INTO board (id, header, status, listed, created, changed, due, line, owner, size)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*row, summary.due, summary.line, summary.owner, size),
            )
            add_entries(db, board, 1, entries)
            seat_people(db, board, summary.people)

        return self.writer.submit(job)

    def append(
        self, board: str, first: int, entries: Sequence[tuple[int, str]], summary: Summary, seats: bool
    ) -> asyncio.Future[None]:
        """More entries of a log, numbered from `first`. A number that is taken already fails."""
        return self.writer.submit_part(append_all, Appended(board, first, entries, summary, seats))

    def load(self, board: str) -> asyncio.Future[Stored | None]:
        def job(db: Connection) -> Stored | None:
            found = db.run("SELECT header, line FROM board WHERE id = ?", (board,))
            if not found:
                return None
            header, line = found[0]
            entries = db.run("SELECT at, body FROM entry WHERE board = ? ORDER BY number", (board,))
            chats = db.run("SELECT COALESCE(MAX(number), 0) FROM chat WHERE board = ?", (board,))
            return Stored(header, [(at, body) for at, body in entries], chats[0][0], line)

        return self.reader.submit(job)

    def lines_of(self, person: str, over: bool, before: int, most: int) -> asyncio.Future[list[str]]:
        """The tables where a person sits, or unfinished ones they have set up; the last changed first."""
        seated, ends = "id IN (SELECT board FROM seat WHERE person = ?)", "('finished', 'abandoned')"
        which = (
            f"{seated} AND status IN {ends}" if over else f"({seated} OR owner = ?) AND status NOT IN {ends}"
        )
        sql = f"SELECT line FROM board WHERE {which} AND changed < ? ORDER BY changed DESC LIMIT ?"
        return self.column(sql, (*[person] * (1 if over else 2), before, most))

    def all_lines(self, over: bool, most: int = 1000) -> asyncio.Future[list[str]]:
        """All tables, the last changed first."""
        only = "" if over else " WHERE status NOT IN ('finished', 'abandoned')"
        return self.column(f"SELECT line FROM board{only} ORDER BY changed DESC LIMIT ?", (most,))

    def finished_lines(self, person: str, most: int = 10_000) -> asyncio.Future[list[str]]:
        """The games that a person has played to their end, the last first."""
        sql = (
            "SELECT line FROM board WHERE id IN (SELECT board FROM seat WHERE person = ?)"
            " AND status = 'finished' ORDER BY changed DESC LIMIT ?"
        )
        return self.column(sql, (person, most))

    def open_lines(self, most: int) -> asyncio.Future[list[str]]:
        """The tables that are listed for everybody and not over."""
        sql = (
            "SELECT line FROM board WHERE listed = 1 AND status NOT IN ('finished', 'abandoned')"
            " ORDER BY changed DESC LIMIT ?"
        )
        return self.column(sql, (most,))

    def due(self, now: int, most: int = 100) -> asyncio.Future[list[str]]:
        """The tables whose time has run out."""
        return self.column("SELECT id FROM board WHERE due <= ? ORDER BY due LIMIT ?", (now, most))

    def running(self) -> asyncio.Future[list[str]]:
        """The unfinished tables, for a server that starts."""
        return self.column("SELECT id FROM board WHERE status = 'playing' ORDER BY changed", ())

    def usage(self, person: str) -> asyncio.Future[Usage]:
        """What a person's tables take up."""
        sql = (
            "SELECT COUNT(CASE WHEN status NOT IN ('finished', 'abandoned') THEN 1 END),"
            " CAST(COALESCE(SUM(size), 0) AS BIGINT) FROM board WHERE owner = ?"
        )

        def job(db: Connection) -> Usage:
            return Usage(*db.run(sql, (person,))[0])

        return self.reader.submit(job)

    def expired(self, finished: int, waiting: int) -> asyncio.Future[list[str]]:
        """The tables that ended, or were left waiting, before these times."""
        sql = (
            "SELECT id FROM board WHERE (status IN ('finished', 'abandoned') AND changed < ?)"
            " OR (status IN ('waiting', 'ceremony') AND changed < ?)"
        )
        return self.column(sql, (finished, waiting))

    def delete_boards(self, boards: Sequence[str]) -> asyncio.Future[None]:
        """Delete tables with all that belongs to them."""

        def job(db: Connection) -> None:
            for board in boards:
                db.run("DELETE FROM board WHERE id = ?", (board,))
                for table in ("entry", "seat", "watcher", "chat", "note", "mailed"):
                    db.run(f"DELETE FROM {table} WHERE board = ?", (board,))

        return self.writer.submit(job)

    def delete_visitors(self, seen: int) -> asyncio.Future[list[str]]:
        """Delete people without account and table who have not been here since; who they were."""
        sql = (
            "SELECT id FROM person WHERE seen < ?"
            " AND NOT EXISTS (SELECT 1 FROM account WHERE account.person = person.id)"
            " AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id)"
            " AND NOT EXISTS (SELECT 1 FROM board WHERE board.owner = person.id)"
        )

        def job(db: Connection) -> list[str]:
            gone = [row[0] for row in db.run(sql, (seen,))]
            for person in gone:
                forget_person(db, person)
            return gone

        return self.writer.submit(job)

    # Settings that the server makes for itself.

    def setting(self, name: str, value: str) -> asyncio.Future[str]:
        """A stored setting; `value` if there is none yet."""

        def job(db: Connection) -> str:
            db.run("INSERT INTO setting VALUES (?, ?) ON CONFLICT DO NOTHING", (name, value))
            return str(db.run("SELECT value FROM setting WHERE name = ?", (name,))[0][0])

        return self.writer.submit(job)

    # People.

    def add_person(self, person: str, secret: str, name: str, now: int) -> asyncio.Future[None]:
        def job(db: Connection) -> None:
            db.run("INSERT INTO person VALUES (?, ?, ?, ?, ?)", (person, name, now, now, ""))
            db.run("INSERT INTO session VALUES (?, ?, ?)", (secret, person, now))

        return self.writer.submit(job)

    def note_visit(self, person: str, now: int) -> asyncio.Future[None]:
        """Store when somebody was here."""
        return self.change("UPDATE person SET seen = ? WHERE id = ?", (now, person))

    def invite(self, person: str, word: str) -> asyncio.Future[None]:
        """Store the hash of the word that somebody came with."""
        return self.change("UPDATE person SET invited = ? WHERE id = ?", (word, person))

    def rename_person(self, person: str, name: str) -> asyncio.Future[None]:
        return self.change("UPDATE person SET name = ? WHERE id = ?", (name, person))

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

    def add_watcher(self, board: str, person: str) -> asyncio.Future[None]:
        return self.change("INSERT INTO watcher VALUES (?, ?) ON CONFLICT DO NOTHING", (board, person))

    def is_watcher(self, board: str, person: str) -> asyncio.Future[bool]:
        def job(db: Connection) -> bool:
            return bool(db.run("SELECT 1 FROM watcher WHERE board = ? AND person = ?", (board, person)))

        return self.reader.submit(job)

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

    def bans(self) -> asyncio.Future[list[str]]:
        return self.column("SELECT who FROM ban", ())

    def ban(self, who: str, now: int) -> asyncio.Future[None]:
        return self.change("INSERT INTO ban VALUES (?, ?) ON CONFLICT DO NOTHING", (who, now))

    def unban(self, who: str) -> asyncio.Future[None]:
        return self.change("DELETE FROM ban WHERE who = ?", (who,))

    # Accounts.

    def add_account(self, person: str, login: str, hashed: str) -> asyncio.Future[bool]:
        """Add an account; False if the name is taken or the person has one already."""

        def job(db: Connection) -> bool:
            if db.run("SELECT 1 FROM account WHERE login = ? OR person = ?", (login, person)):
                return False
            db.run("INSERT INTO account VALUES (?, ?, ?)", (person, login, hashed))
            return True

        return self.writer.submit(job)

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

    def add_session(self, person: str, secret: str, now: int) -> asyncio.Future[None]:
        """Add a device; beyond the limit the oldest is dropped."""

        def job(db: Connection) -> None:
            db.run("INSERT INTO session VALUES (?, ?, ?)", (secret, person, now))
            old = "SELECT secret FROM session WHERE person = ? ORDER BY created DESC, secret"
            for (gone,) in db.run(old, (person,))[MOST_SESSIONS:]:
                db.run("DELETE FROM session WHERE secret = ?", (gone,))

        return self.writer.submit(job)

    def end_sessions(self, person: str, but: str = "") -> asyncio.Future[None]:
        """Log out all devices, or all but one."""
        return self.change("DELETE FROM session WHERE person = ? AND secret <> ?", (person, but))

    def end_session(self, secret: str) -> asyncio.Future[None]:
        return self.change("DELETE FROM session WHERE secret = ?", (secret,))

    # Notes, for nobody else.

    def note(self, board: str, person: str) -> asyncio.Future[str]:
        return self.first("SELECT text FROM note WHERE board = ? AND person = ?", (board, person))

    def set_note(self, board: str, person: str, text: str) -> asyncio.Future[None]:
        def job(db: Connection) -> None:
            db.run("DELETE FROM note WHERE board = ? AND person = ?", (board, person))
            if text:
                db.run("INSERT INTO note VALUES (?, ?, ?)", (board, person, text))

        return self.writer.submit(job)

    # Mail.

    def mail_of(self, person: str) -> asyncio.Future[tuple[str, bool] | None]:
        """The address of a person, and whether it is confirmed."""

        def job(db: Connection) -> tuple[str, bool] | None:
            found = db.run("SELECT address, confirm FROM mail WHERE person = ?", (person,))
            return (found[0][0], not found[0][1]) if found else None

        return self.reader.submit(job)

    def set_mail(self, person: str, address: str, language: str, confirm: str) -> asyncio.Future[None]:
        """An address that is still to be confirmed, by the hash of a token; "" has none at all."""

        def job(db: Connection) -> None:
            db.run("DELETE FROM mail WHERE person = ?", (person,))
            if address:
                db.run("INSERT INTO mail VALUES (?, ?, ?, ?)", (person, address, language, confirm))

        return self.writer.submit(job)

    def confirm_mail(self, confirm: str) -> asyncio.Future[bool]:
        """Whether the token was one that was waited for."""

        def job(db: Connection) -> bool:
            if not db.run("SELECT 1 FROM mail WHERE confirm = ?", (confirm,)):
                return False
            db.run("UPDATE mail SET confirm = '' WHERE confirm = ?", (confirm,))
            return True

        return self.writer.submit(job)

    def take_mail(self, board: str, person: str, turn: int) -> asyncio.Future[tuple[str, str, int] | None]:
        """For the one mail of a turn: address, language, the turn of the mail before. None for no mail."""

        def job(db: Connection) -> tuple[str, str, int] | None:
            find = "SELECT address, language FROM mail WHERE person = ? AND confirm = ''"
            found = db.run(find, (person,))
            last = db.run("SELECT turn FROM mailed WHERE board = ?", (board,))
            before = int(last[0][0]) if last else 0
            if not found or before >= turn:
                return None
            set_mailed(db, board, turn)
            return found[0][0], found[0][1], before

        return self.writer.submit(job)

    def untake_mail(self, board: str, before: int) -> asyncio.Future[None]:
        """It could not be sent after all."""
        return self.writer.submit(lambda db: set_mailed(db, board, before))

    # Somebody goes.

    def boards_naming(self, person: str) -> asyncio.Future[list[str]]:
        """All tables whose header or log names a person."""
        sql = (
            "SELECT id FROM board WHERE owner = ? OR header LIKE ?"
            " OR EXISTS (SELECT 1 FROM entry WHERE entry.board = board.id AND body LIKE ?) ORDER BY id"
        )
        return self.column(sql, (person, f'%"{person}"%', f'%"{person}"%'))

    def rewrite(
        self,
        board: str,
        owner: str,
        header: str,
        entries: Sequence[tuple[int, str]],
        line: str,
        people: Sequence[str],
    ) -> asyncio.Future[None]:
        """Replace the log of a table by one of the same length, and the people who sit there."""

        def job(db: Connection) -> None:
            for number, (_, body) in enumerate(entries, 1):
                change = "UPDATE entry SET body = ? WHERE board = ? AND number = ? AND body <> ?"
                db.run(change, (body, board, number, body))
            db.run(
                "UPDATE board SET header = ?, line = ?, owner = ? WHERE id = ?",
                (header, line, owner, board),
            )
            seat_people(db, board, people)

        return self.writer.submit(job)

    def delete_person(self, person: str) -> asyncio.Future[None]:
        """Delete all rows of a person, and what they wrote in chats."""

        def job(db: Connection) -> None:
            forget_person(db, person)
            db.run("DELETE FROM chat WHERE body LIKE ?", (f'%"person":"{person}"%',))

        return self.writer.submit(job)

    # Chat.

    def add_chat(self, board: str, number: int, body: str) -> asyncio.Future[None]:
        """Add a chat; beyond the limit the oldest are dropped."""

        def job(db: Connection) -> None:
            db.run("INSERT INTO chat VALUES (?, ?, ?)", (board, number, body))
            db.run("DELETE FROM chat WHERE board = ? AND number <= ?", (board, number - MOST_CHATS))

        return self.writer.submit(job)

    def chats(self, board: str, after: int, most: int) -> asyncio.Future[list[str]]:
        """The last chats, in order."""

        def job(db: Connection) -> list[str]:
            sql = "SELECT body FROM chat WHERE board = ? AND number > ? ORDER BY number DESC LIMIT ?"
            return [row[0] for row in reversed(db.run(sql, (board, after, most)))]

        return self.reader.submit(job)

    def set_mute(self, person: str, muted: str, on: bool) -> asyncio.Future[None]:
        def job(db: Connection) -> None:
            db.run("DELETE FROM mute WHERE person = ? AND muted = ?", (person, muted))
            if on:
                db.run("INSERT INTO mute VALUES (?, ?)", (person, muted))

        return self.writer.submit(job)

    def muted_by(self, person: str) -> asyncio.Future[list[str]]:
        return self.column("SELECT muted FROM mute WHERE person = ? ORDER BY muted", (person,))

    def change(self, sql: str, args: Sequence[Any]) -> asyncio.Future[None]:
        """Run one statement."""

        def job(db: Connection) -> None:
            db.run(sql, args)

        return self.writer.submit(job)

    def first(self, sql: str, args: Sequence[Any]) -> asyncio.Future[str]:
        """The first value that a query finds, "" if none."""

        def job(db: Connection) -> str:
            found = db.run(sql, args)
            return str(found[0][0]) if found else ""

        return self.reader.submit(job)

    def column(self, sql: str, args: Sequence[Any]) -> asyncio.Future[list[str]]:
        """The first column that a query finds."""

        def job(db: Connection) -> list[str]:
            return [row[0] for row in db.run(sql, args)]

        return self.reader.submit(job)


def append_all(db: Connection, news: list[Appended]) -> list[None]:
    """Append to many logs in as few statements as possible."""
    entries = [row for new in news for row in rows_of(new.board, new.first, new.entries)]
    run_rows(db, "INSERT INTO entry {}", entries)
    sizes: dict[str, int] = {}
    lines: dict[str, tuple[Any, ...]] = {}
    for new in news:
        board, last = new.board, new.summary
        sizes[board] = sizes.get(board, 0) + size_of(new.entries)
        told = (last.status, int(last.listed), last.changed, last.due, last.line)
        lines[board] = (board, *told, sizes[board])
        if new.seats:
            seat_people(db, board, last.people)
    run_rows(db, LIST_AGAIN, list(lines.values()))
    return [None] * len(news)


def add_entries(db: Connection, board: str, first: int, entries: Sequence[tuple[int, str]]) -> None:
    run_rows(db, "INSERT INTO entry {}", rows_of(board, first, entries))


def rows_of(board: str, first: int, entries: Sequence[tuple[int, str]]) -> list[tuple[Any, ...]]:
    """Entries as they are stored."""
    return [(board, number, at, body) for number, (at, body) in enumerate(entries, first)]


def run_rows(db: Connection, sql: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """A statement with rows in place of `{}`, some hundreds at a time."""
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        row = f"({', '.join('?' * len(some[0]))})"
        db.run(sql.format("VALUES " + ", ".join([row] * len(some))), list(chain.from_iterable(some)))


def seat_people(db: Connection, board: str, people: Sequence[str]) -> None:
    """Who has which seat, for the lists of each person."""
    db.run("DELETE FROM seat WHERE board = ?", (board,))
    rows = [(board, seat, person) for seat, person in enumerate(people) if person]
    if rows:
        db.run_many("INSERT INTO seat VALUES (?, ?, ?)", rows)


def set_mailed(db: Connection, board: str, turn: int) -> None:
    db.run("DELETE FROM mailed WHERE board = ?", (board,))
    db.run("INSERT INTO mailed VALUES (?, ?)", (board, turn))


def size_of(entries: Sequence[tuple[int, str]]) -> int:
    """The size of a part of a log."""
    return sum(len(body) for _, body in entries)


def forget_person(db: Connection, person: str) -> None:
    """All rows of a person, but for the tables where they play."""
    db.run("DELETE FROM person WHERE id = ?", (person,))
    for table in ("session", "account", "watcher", "mute", "note", "mail"):
        db.run(f"DELETE FROM {table} WHERE person = ?", (person,))
    db.run("DELETE FROM mute WHERE muted = ?", (person,))
