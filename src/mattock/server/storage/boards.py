"""Queries about tables: their logs, and the lists and times that follow from them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

from mattock.server.storage.base import Connection
from mattock.server.storage.names import note_names
from mattock.server.storage.runs import Runs

MOST_ROWS = 200  # in one statement
ENDS = "('finished', 'abandoned')"
LIST_AGAIN = (
    "UPDATE board SET status = column2, listed = column3, changed = column4, due = CAST(column5 AS BIGINT),"
    " line = column6, size = size + column7,"
    " near = CASE WHEN column2 IN ('waiting', 'ceremony') THEN near ELSE '' END,"
    " wide = CASE WHEN column2 IN ('waiting', 'ceremony') THEN wide ELSE '' END,"
    " run = CAST(column8 AS INTEGER) FROM ({}) AS new WHERE id = column1"
)
WAITING = "SELECT COUNT(*) FROM board WHERE {} = ? AND listed = 1 AND status IN ('waiting', 'ceremony')"
USAGE = (
    "SELECT COUNT(CASE WHEN status NOT IN ('finished', 'abandoned') THEN 1 END),"
    " CAST(COALESCE(SUM(size), 0) + COALESCE((SELECT size FROM person WHERE id = ?), 0) AS BIGINT)"
    " FROM board WHERE owner = ?"
)


class Stored(NamedTuple):
    """A stored table: its header, and its log as (time, body)."""

    header: str
    entries: list[tuple[int, str]]
    chats: int  # how many there are
    line: str  # for lists, as JSON
    run: int  # of the server, that changed it last


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
    run: int


class Usage(NamedTuple):
    """What a person's tables take up here."""

    tables: int  # that are not over
    bytes: int  # with their notes and chats


class Limits(NamedTuple):
    """What may be stored of a new table, counted in the same transaction; 0 bytes are no limit."""

    tables: int  # of its owner, not over
    bytes: float  # of all tables of its owner
    waiting: int  # for players in the lobby, of its owner
    networks: Sequence[tuple[str, int]]  # where it comes from, as hashes; how many may wait from there


class Boards(Runs):
    """Tables are `board` in the database, where `table` is a word of SQL."""

    def create(
        self,
        board: str,
        header: str,
        entries: Sequence[tuple[int, str]],
        summary: Summary,
        game: str = "",
        limits: Limits | None = None,
    ) -> asyncio.Future[str]:
        """A new table with the first entries of its log; "", or the name of the limit that it would pass."""

        def job(db: Connection) -> str:
            if limits and (passed := limit_passed(db, summary, limits)):
                return passed
            near, wide = (*(name for name, _ in limits.networks), "", "")[:2] if limits else ("", "")
            row = (board, header, summary.status, int(summary.listed), summary.changed, summary.changed)
            size = len(header) + size_of(entries)
            db.run(
                "INSERT INTO board (id, header, status, listed, created, changed, due, line, owner, size,"
                " game, near, wide, run) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*row, summary.due, summary.line, summary.owner, size, game, near, wide, self.run),
            )
            add_entries(db, board, 1, entries)
            note_names(db, board, [header, *(body for _, body in entries)])
            seat_people(db, board, summary.people)
            return ""

        return self.writer.submit(job)

    def append(
        self, board: str, first: int, entries: Sequence[tuple[int, str]], summary: Summary, seats: bool
    ) -> asyncio.Future[None]:
        """More entries of a log, numbered from `first`. A number that is taken already fails."""
        return self.writer.submit_part(append_all, Appended(board, first, entries, summary, seats, self.run))

    def load(self, board: str) -> asyncio.Future[Stored | None]:
        def job(db: Connection) -> Stored | None:
            found = db.run("SELECT header, line, run FROM board WHERE id = ?", (board,))
            if not found:
                return None
            header, line, run = found[0]
            entries = db.run("SELECT at, body FROM entry WHERE board = ? ORDER BY number", (board,))
            chats = db.run("SELECT COALESCE(MAX(number), 0) FROM chat WHERE board = ?", (board,))
            return Stored(header, [(at, body) for at, body in entries], chats[0][0], line, run)

        return self.reader.submit(job)

    def person_rows(self, person: str, over: bool, before: int, most: int) -> asyncio.Future[list[str]]:
        """The tables where a person sits, or unfinished ones they have set up; the last changed first."""
        seated = "id IN (SELECT board FROM seat WHERE person = ?)"
        which = (
            f"{seated} AND status IN {ENDS}" if over else f"({seated} OR owner = ?) AND status NOT IN {ENDS}"
        )
        sql = f"SELECT line FROM board WHERE {which} AND changed < ? ORDER BY changed DESC LIMIT ?"
        return self.column(sql, (*[person] * (1 if over else 2), before, most))

    def all_rows(self, over: bool, most: int = 1000) -> asyncio.Future[list[str]]:
        """All tables, the last changed first."""
        only = "" if over else " WHERE status NOT IN ('finished', 'abandoned')"
        return self.column(f"SELECT line FROM board{only} ORDER BY changed DESC LIMIT ?", (most,))

    def finished_rows(self, person: str, most: int = 10_000) -> asyncio.Future[list[str]]:
        """The games that a person has played to their end, the last first."""
        sql = (
            "SELECT line FROM board WHERE id IN (SELECT board FROM seat WHERE person = ?)"
            " AND status = 'finished' ORDER BY changed DESC LIMIT ?"
        )
        return self.column(sql, (person, most))

    def open_rows(
        self, most: int, before: tuple[int, str] = (1 << 60, ""), game: str = "", free: bool = False
    ) -> asyncio.Future[list[str]]:
        """Tables that are listed for everybody and not over, the last changed first: a page of them, which
        begins below a time and a table; of one game, or only those with free seats."""
        which, args = ("status = 'waiting'" if free else f"status NOT IN {ENDS}"), []
        if game:
            which, args = f"{which} AND game = ?", [game]
        sql = (
            f"SELECT line FROM board WHERE listed = 1 AND {which} AND (changed, id) < (?, ?)"
            " ORDER BY changed DESC, id DESC LIMIT ?"
        )
        return self.column(sql, (*args, *before, most))

    def due(self, now: int, most: int = 100) -> asyncio.Future[list[str]]:
        """Some tables where something has to happen by itself."""
        return self.column("SELECT id FROM board WHERE due <= ? ORDER BY due LIMIT ?", (now, most))

    def hasten(self, now: int) -> asyncio.Future[None]:
        """The clock was set back: what seems far off is to be looked at again."""
        return self.change("UPDATE board SET due = ? WHERE due > ? AND run < ?", (now, now, self.run))

    def to_be_told(self) -> asyncio.Future[list[str]]:
        """The tables where somebody plays who wants mails."""
        sql = (
            "SELECT DISTINCT board.id FROM mail JOIN seat ON seat.person = mail.person"
            " JOIN board ON board.id = seat.board WHERE mail.confirm = '' AND board.status = 'playing'"
        )
        return self.column(sql, ())

    def is_over(self, board: str) -> asyncio.Future[bool]:
        """Whether a game has ended."""
        sql = f"SELECT 1 FROM board WHERE id = ? AND status IN {ENDS}"
        return self.reader.submit(lambda db: bool(db.run(sql, (board,))))

    def usage(self, person: str) -> asyncio.Future[Usage]:
        """What a person's tables take up."""
        return self.reader.submit(lambda db: usage_of(db, person))

    def expired(self, finished: int, waiting: int, most: int = 100) -> asyncio.Future[list[str]]:
        """Some tables that ended, or were left waiting, before these times."""
        sql = (
            "SELECT id FROM board WHERE status IN ('finished', 'abandoned') AND changed < ?"
            " UNION ALL SELECT id FROM board WHERE status IN ('waiting', 'ceremony') AND changed < ? LIMIT ?"
        )
        return self.column(sql, (finished, waiting, most))

    def delete_boards(self, boards: Sequence[str]) -> asyncio.Future[None]:
        """Delete tables with all that belongs to them."""

        def job(db: Connection) -> None:
            for board in boards:
                give_back(db, "SELECT person, LENGTH(text) FROM note WHERE board = ?", (board,))
                give_back(db, "SELECT person, LENGTH(body) FROM chat WHERE board = ?", (board,))
                db.run("DELETE FROM board WHERE id = ?", (board,))
                for table in ("entry", "seat", "named", "watcher", "chat", "note", "mailed"):
                    db.run(f"DELETE FROM {table} WHERE board = ?", (board,))

        return self.writer.submit(job)

    def boards_naming(self, person: str) -> asyncio.Future[list[str]]:
        """All tables whose header or log names a person."""
        return self.column("SELECT board FROM named WHERE person = ? ORDER BY board", (person,))

    def rewrite(
        self,
        board: str,
        without: str,
        owner: str,
        header: str,
        entries: Sequence[tuple[int, str]],
        line: str,
        people: Sequence[str],
    ) -> asyncio.Future[None]:
        """Replace some entries of a log, by their numbers, without one person; and who sits there."""

        def job(db: Connection) -> None:
            for number, body in entries:
                db.run("UPDATE entry SET body = ? WHERE board = ? AND number = ?", (body, board, number))
            db.run(
                "UPDATE board SET header = ?, line = ?, owner = ? WHERE id = ?",
                (header, line, owner, board),
            )
            db.run("DELETE FROM named WHERE person = ? AND board = ?", (without, board))
            seat_people(db, board, people)

        return self.writer.submit(job)


def usage_of(db: Connection, person: str) -> Usage:
    return Usage(*db.run(USAGE, (person, person))[0])


def grow(db: Connection, person: str, size: int, most: float) -> bool:
    """Count what somebody writes, if they may have so much; 0 is no limit."""
    if size > 0 and most and usage_of(db, person).bytes + size > most:
        return False
    db.run("UPDATE person SET size = size + ? WHERE id = ?", (size, person))
    return True


def give_back(db: Connection, sql: str, args: Sequence[Any]) -> None:
    """What these rows took up counts no longer."""
    for person, size in db.run(sql, args):
        grow(db, person, -size, 0)


def limit_passed(db: Connection, new: Summary, limits: Limits) -> str:
    """The name of the limit that a new table would pass, "" if none."""

    def waiting(column: str, name: str) -> int:
        return int(db.run(WAITING.format(column), (name,))[0][0])

    used = usage_of(db, new.owner)
    if used.tables >= limits.tables:
        return "tables"
    if limits.bytes and used.bytes >= limits.bytes:
        return "bytes"
    if new.listed and new.status == "waiting":
        if waiting("owner", new.owner) >= limits.waiting:
            return "waiting"
        columns = zip(("near", "wide"), limits.networks, strict=False)
        if any(waiting(column, name) >= most for column, (name, most) in columns):
            return "networks"
    return ""


def append_all(db: Connection, news: list[Appended]) -> list[None]:
    """Append to many logs in as few statements as possible."""
    entries = [row for new in news for row in rows_of(new.board, new.first, new.entries)]
    run_rows(db, "INSERT INTO entry {}", entries)
    sizes: dict[str, int] = {}
    lines: dict[str, tuple[Any, ...]] = {}
    for new in news:
        board, last = new.board, new.summary
        note_names(db, board, (body for _, body in new.entries))
        sizes[board] = sizes.get(board, 0) + size_of(new.entries)
        told = (last.status, int(last.listed), last.changed, last.due, last.line)
        lines[board] = (board, *told, sizes[board], new.run)
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


def size_of(entries: Sequence[tuple[int, str]]) -> int:
    """The size of a part of a log."""
    return sum(len(body) for _, body in entries)
