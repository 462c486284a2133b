"""What a home for tables offers: connections that speak the same SQL, and a lock against a second server."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Protocol

from mattock.core.errors import MattockError


class StorageError(MattockError):
    """Something could not be stored or read; nothing has changed."""


class ConnectionLost(StorageError):
    """The connection is gone; it is not known whether the last commit arrived."""


class Damaged(StorageError):
    """The database cannot be read as it should."""


class DatabaseTaken(StorageError):
    """Another server owns this database."""


class Connection(Protocol):
    """One connection, used by one thread. SQL with `?` for arguments, the same for all homes."""

    def run(self, sql: str, args: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Carry out one statement; its rows."""

    def run_many(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        """Carry out one statement for many rows."""

    def damage(self) -> list[str]:
        """The faults that the database finds in itself; none if it is intact."""

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def rollback(self) -> None: ...

    def close(self) -> None: ...


class Home(Protocol):
    """A database."""

    name: str

    def connect(self, owner: bool) -> Connection:
        """A connection; that of the owner holds the lock. DatabaseTaken where another server has it."""

    def back_up(self, file: Path) -> None:
        """Everything as it is at one moment, into an empty file of SQLite."""


def migrations() -> list[tuple[int, str]]:
    """The numbered steps of the schema, in order."""
    folder = resources.files("mattock.server.storage").joinpath("migrations")
    files = [file for file in folder.iterdir() if file.name.endswith(".sql")]
    return sorted((int(file.name[:4]), file.read_text(encoding="utf-8")) for file in files)


def statements(text: str) -> Iterator[str]:
    """The statements of a step; a semicolon in a string, a comment or a trigger ends none."""
    begun = 0
    for found in re.finditer(";", text):
        if sqlite3.complete_statement(text[begun : found.end()]):
            yield text[begun : found.end()].strip()
            begun = found.end()
    if re.sub("--.*", "", text[begun:]).strip():
        yield text[begun:].strip()


def migrate(connection: Connection) -> int:
    """Bring the schema up to date, each step in a transaction of its own; the version it has now."""
    connection.begin()
    connection.run("CREATE TABLE IF NOT EXISTS schema_step (version INTEGER PRIMARY KEY)")
    connection.commit()
    have = connection.run("SELECT COALESCE(MAX(version), 0) FROM schema_step")[0][0]
    steps = migrations()
    if have > steps[-1][0]:
        raise StorageError(
            f"This database was written by a newer program (schema {have}; this one knows {steps[-1][0]})."
        )
    for version, text in steps:
        if version > have:
            connection.begin()
            for statement in statements(text):
                connection.run(statement)
            connection.run("INSERT INTO schema_step VALUES (?)", (version,))
            connection.commit()
    return steps[-1][0]
