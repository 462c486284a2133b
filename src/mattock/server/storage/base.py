"""What a home for tables offers: connections that speak the same SQL, and a lock against a second server."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from mattock.core.errors import MattockError

STATEMENT_SECONDS = 30.0  # for anything but a backup and a step of the schema


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

    def allow(self, seconds: float) -> None:
        """Let each statement take so long; 0 is as long as it needs."""

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def rollback(self) -> None: ...

    def close(self) -> None: ...


class Home(Protocol):
    """A database."""

    name: str

    @property
    def folder(self) -> Path | None:
        """Where its files are, if they are on this machine."""

    def connect(self, owner: bool) -> Connection:
        """A connection; that of the owner holds the lock. DatabaseTaken where another server has it."""

    def back_up(self, file: Path) -> None:
        """Everything as it is at one moment, into an empty file of SQLite."""
