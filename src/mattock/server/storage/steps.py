"""Work on the rows that belongs to a step of the schema."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

from msgspec.json import decode, encode

from mattock.core.errors import BadRecord
from mattock.server.lookalikes import skeleton
from mattock.server.nameless import nameless_record
from mattock.server.storage.base import Connection
from mattock.server.storage.names import LINE, note_names

SOME = 500  # tables at once


def all_boards(db: Connection) -> Iterator[str]:
    """The names of all tables, some at a time."""
    last = ""
    while rows := db.run("SELECT id FROM board WHERE id > ? ORDER BY id LIMIT ?", (last, SOME)):
        for (last,) in rows:
            yield last


def index_names(db: Connection) -> None:
    """Who is named where, in what older programs have stored."""
    for board in all_boards(db):
        header = db.run("SELECT header FROM board WHERE id = ?", (board,))
        entries = db.run("SELECT body FROM entry WHERE board = ? AND body NOT LIKE ?", (board, f"{LINE}%"))
        note_names(db, board, (body for (body,) in [*header, *entries]))
        for number, body in db.run("SELECT number, body FROM chat WHERE board = ?", (board,)):
            author = decode(body).get("person", "")
            db.run("UPDATE chat SET person = ? WHERE board = ? AND number = ?", (author, board, number))


def note_games(db: Connection) -> None:
    """The game of each table."""
    for board in all_boards(db):
        ((header,),) = db.run("SELECT header FROM board WHERE id = ?", (board,))
        db.run("UPDATE board SET game = ? WHERE id = ?", (decode(header).get("game", ""), board))


def wake_bots(db: Connection) -> None:
    """Tables where a bot is to move are due, as they are when they are stored now."""
    for board in all_boards(db):
        ((status, line),) = db.run("SELECT status, line FROM board WHERE id = ?", (board,))
        if status != "playing":
            continue
        row = decode(line)
        people = any(s.get("person") and not s.get("bot") for s in row.get("seats", ()))
        bot = any(s["seat"] == row.get("turn") and s.get("bot") for s in row.get("seats", ()))
        if bot and people:
            db.run("UPDATE board SET due = changed WHERE id = ?", (board,))


def note_looks(db: Connection) -> None:
    """What the names of accounts look like."""
    for person, login in db.run("SELECT person, login FROM account"):
        db.run("UPDATE account SET looks = ? WHERE person = ?", (skeleton(login), person))


def hide_names(db: Connection) -> None:
    """Records that tables went on from lose the names in them."""
    for board in all_boards(db):
        ((header,),) = db.run("SELECT header FROM board WHERE id = ?", (board,))
        if '"given":""' in header or '"given":' not in header:
            continue
        head = decode(header)
        if head.get("given") and not head.get("given_from"):
            with suppress(BadRecord):  # of another version of the program
                head["given"], head["given_from"] = nameless_record(head["given"])
            db.run("UPDATE board SET header = ? WHERE id = ?", (encode(head).decode(), board))


AFTER: dict[int, Callable[[Connection], None]] = {
    3: index_names,
    4: note_games,
    5: wake_bots,
    6: note_looks,
    7: hide_names,
}
