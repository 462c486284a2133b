"""Queries about what people write: chat, notes, and the mails to them."""

from __future__ import annotations

import asyncio

from mattock.server.storage.base import Connection
from mattock.server.storage.boards import give_back, grow
from mattock.server.storage.queries import Queries

MOST_CHATS = 1000  # kept for each table


class Talk(Queries):
    """Chat is for everybody at a table, a note for its author alone."""

    def add_chat(
        self, board: str, number: int, person: str, body: str, most: float = 0
    ) -> asyncio.Future[bool]:
        """Add a chat, if its author may have so many bytes; of a table's the oldest are dropped."""

        def job(db: Connection) -> bool:
            if not grow(db, person, len(body), most):
                return False
            row = (board, number, body, person)
            db.run("INSERT INTO chat (board, number, body, person) VALUES (?, ?, ?, ?)", row)
            old = (board, number - MOST_CHATS)
            give_back(db, "SELECT person, LENGTH(body) FROM chat WHERE board = ? AND number <= ?", old)
            db.run("DELETE FROM chat WHERE board = ? AND number <= ?", old)
            return True

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

    def note(self, board: str, person: str) -> asyncio.Future[str]:
        return self.first("SELECT text FROM note WHERE board = ? AND person = ?", (board, person))

    def set_note(self, board: str, person: str, text: str, most: float = 0) -> asyncio.Future[bool]:
        """Keep a note, if its author may have so many bytes."""

        def job(db: Connection) -> bool:
            where = (board, person)
            before = db.run("SELECT LENGTH(text) FROM note WHERE board = ? AND person = ?", where)
            if not grow(db, person, len(text) - sum(size for (size,) in before), most):
                return False
            db.run("DELETE FROM note WHERE board = ? AND person = ?", where)
            if text:
                db.run("INSERT INTO note VALUES (?, ?, ?)", (board, person, text))
            return True

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


def set_mailed(db: Connection, board: str, turn: int) -> None:
    db.run("DELETE FROM mailed WHERE board = ?", (board,))
    db.run("INSERT INTO mailed VALUES (?, ?)", (board, turn))
