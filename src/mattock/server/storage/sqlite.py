"""SQLite: one file, nothing to set up. WAL, and synchronous=FULL: a commit that returned is on the disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import IO, Any

from mattock.server.private import PRIVATE, make_folder, tighten
from mattock.server.storage.base import Damaged, DatabaseTaken, StorageError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

BUSY_SECONDS = 5.0
MOST_FAULTS = 20  # that are named
OLDEST = (3, 33, 0)  # UPDATE ... FROM


class SqliteConnection:
    """One connection to the file; `lock` is held as long as it is open. With `look` nothing is written."""

    def __init__(self, path: Path, lock: IO[str] | None, look: bool = False) -> None:
        self.lock = lock
        if look:
            self.db = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
            return
        self.db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        self.run("PRAGMA journal_mode=WAL")
        self.run("PRAGMA synchronous=FULL")
        self.run("PRAGMA foreign_keys=ON")

    def run(self, sql: str, args: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        try:
            return self.db.execute(sql, args).fetchall()
        except sqlite3.Error as error:
            raise explain(error) from error

    def run_many(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        try:
            self.db.executemany(sql, rows)
        except sqlite3.Error as error:
            raise explain(error) from error

    def allow(self, seconds: float) -> None:
        """Nothing: no statement of ours is ended."""

    def damage(self) -> list[str]:
        found: list[str] = []
        try:
            for (text,) in self.db.execute(f"PRAGMA integrity_check({MOST_FAULTS})"):
                found += [f"{line}." for line in text.splitlines() if line != "ok"]
        except sqlite3.Error as error:
            found.append(f"{error}.")
        return found

    def begin(self) -> None:
        self.run("BEGIN" if self.lock is None else "BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.run("COMMIT")

    def rollback(self) -> None:
        if self.db.in_transaction:
            self.run("ROLLBACK")

    def close(self) -> None:
        self.db.close()
        if self.lock is not None:
            self.lock.close()


def explain(error: sqlite3.Error) -> StorageError:
    """What went wrong, for host and players."""
    if "not a database" in str(error):
        return Damaged("The file is no database of SQLite.")
    if "malformed" in str(error):
        return Damaged(f"The database is damaged: {error}.")
    if "full" in str(error):
        return StorageError("The disk of the server is full: nothing can be stored.")
    if "disk I/O" in str(error):
        return StorageError("The disk of the server cannot be written: nothing can be stored.")
    if "locked" in str(error):
        return StorageError("The database is locked by another program: nothing can be stored.")
    return StorageError(f"The database says: {error}.")


class SqliteHome:
    """A file, and beside it a lock that dies with its owner."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.name = str(self.path)
        self.folder = self.path.parent

    def connect(self, owner: bool) -> SqliteConnection:
        if sqlite3.sqlite_version_info < OLDEST:
            wanted = ".".join(map(str, OLDEST))
            raise StorageError(f"Tables need SQLite {wanted}; this Python has {sqlite3.sqlite_version}.")
        if not owner and not self.path.exists():
            raise StorageError(f"There is no database at {self.path}.")
        lock = self.take_lock() if owner else None
        try:
            return SqliteConnection(self.path, lock)
        except sqlite3.Error as error:
            raise explain(error) from error

    def back_up(self, file: Path) -> None:
        """Page by page, in one go: in WAL mode that stops no writer."""
        with closing(self.connect(owner=False)) as source, closing(sqlite3.connect(file)) as target:
            source.db.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it

    def take_lock(self) -> IO[str]:
        """The file that says who owns the database; the system lets go of it when the owner dies."""
        try:
            make_folder(self.path.parent)
            files = [self.path, self.path.with_name(self.path.name + ".lock")]
            for file in files:
                file.touch(PRIVATE)
            lock = files[1].open("a")
        except OSError as error:
            raise StorageError(f"{self.path} cannot be opened: {error.strerror or error}.") from None
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                lock.close()
                raise DatabaseTaken(f"Another server is running on {self.path}; stop it first.") from None
        tighten(self.path.with_name(self.path.name + end) for end in ("", "-wal", "-shm"))
        return lock
