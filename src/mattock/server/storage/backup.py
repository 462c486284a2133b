"""Backups: one file that holds all rows, whichever home they come from and whichever they go back to."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from mattock.server.storage.base import Connection, Damaged, Home, StorageError
from mattock.server.storage.migrate import migrate
from mattock.server.storage.sqlite import SqliteConnection, explain

PEOPLE = ("person", "session", "account", "mail", "mute", "ban")
WHOLE = (*PEOPLE, "setting", "run", "audit", "board", "seat", "named", "watcher", "note", "mailed")
BY_BOARD = ("entry", "chat")  # the long ones, one board after the other
MANY = 1000  # rows at once


def back_up(home: Home, file: Path) -> None:
    """All rows as they are at one moment, in a new file; a server may go on meanwhile."""
    if file.exists():
        raise StorageError(f"{file} is there already; a backup wants a name of its own.")
    part = file.with_name(f".{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600)
        home.back_up(part)
        check_whole(part, home.name)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except OSError as error:
        raise StorageError(f"{file} cannot be written: {error.strerror or error}.") from None
    except sqlite3.Error as error:
        raise explain(error) from error
    finally:
        part.unlink(missing_ok=True)


def restore(file: Path, home: Home) -> int:
    """Fill an empty home from a backup, of this program or an older one; the number of tables."""
    with tempfile.TemporaryDirectory(prefix="mattock-restore-") as folder:
        copy = Path(folder) / "copy.sqlite"
        try:
            shutil.copyfile(file, copy)
            source = SqliteConnection(copy, None)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"{file} cannot be read: {error}.") from None
        except StorageError as error:
            raise StorageError(f"{file} is no backup: {error}") from None
        with closing(source):
            check_ours(source, file)
            check_whole(copy, str(file))
            migrate(source)
            with closing(home.connect(owner=True)) as target:
                return fill(source, target, home.name)


def check_whole(file: Path, name: str) -> None:
    """Damaged where a file is; what was copied from a broken page is broken too."""
    with closing(SqliteConnection(file, None, look=True)) as connection:
        if found := connection.damage():
            raise Damaged(
                f"{name} is damaged: {found[0]} mattock check names the tables that cannot be read."
            )


def check_ours(connection: Connection, file: Path) -> None:
    """StorageError where a file of SQLite holds something else than tables."""
    if not connection.run("SELECT name FROM sqlite_master WHERE name = 'schema_step'"):
        raise StorageError(f"{file} is no backup of a table server.")


def fill(source: Connection, target: Connection, name: str) -> int:
    """Everything into an empty database, or nothing."""
    migrate(target)
    if target.run("SELECT 1 FROM board LIMIT 1") or target.run("SELECT 1 FROM person LIMIT 1"):
        raise StorageError(f"There are tables in {name} already; a backup goes back into an empty place.")
    target.begin()
    target.run("DELETE FROM setting")
    copy_rows(source, target)
    target.commit()
    return int(target.run("SELECT COUNT(*) FROM board")[0][0])


def copy_rows(source: Connection, target: Connection) -> None:
    """All rows of all tables; both have the schema of today."""
    for table in WHOLE:
        put(target, table, source.run(f"SELECT * FROM {table}"))
    for (board,) in source.run("SELECT id FROM board"):
        for table in BY_BOARD:
            put(target, table, source.run(f"SELECT * FROM {table} WHERE board = ? ORDER BY number", (board,)))


def put(target: Connection, table: str, rows: list[tuple[object, ...]]) -> None:
    for some in batches(rows):
        places = ", ".join("?" * len(some[0]))
        target.run_many(f"INSERT INTO {table} VALUES ({places})", some)


def batches(rows: list[tuple[object, ...]]) -> Iterator[list[tuple[object, ...]]]:
    for first in range(0, len(rows), MANY):
        yield rows[first : first + MANY]


def write_copy(source: Connection, file: Path) -> None:
    """What `source` sees, as a file; it should see one moment."""
    with closing(SqliteConnection(file, None)) as target:
        migrate(target)
        target.begin()
        copy_rows(source, target)
        target.commit()
        target.run("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
