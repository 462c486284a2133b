"""Checks that nothing stored is missing, in a database or in a backup."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from mattock.server.storage.backup import check_ours
from mattock.server.storage.base import Connection, Damaged, Home, StorageError
from mattock.server.storage.sqlite import SqliteConnection

GAPS = "SELECT board FROM entry GROUP BY board HAVING MIN(number) <> 1 OR MAX(number) <> COUNT(*)"


class Found(NamedTuple):
    """What was found, and what is wrong with it."""

    faults: list[str]
    tables: int = 0
    people: int = 0


def check_home(home: Home) -> Found:
    """The tables of a server."""
    try:
        with closing(home.connect(owner=False)) as connection:
            return check_rows(connection)
    except Damaged as error:
        return Found([str(error)])


def check_backup(file: Path) -> Found:
    """A backup; nothing is written to it or beside it."""
    if not file.exists():
        raise StorageError(f"There is no database at {file}.")
    try:
        with closing(SqliteConnection(file, None, look=True)) as connection:
            check_ours(connection, file)
            return check_rows(connection)
    except Damaged as error:
        return Found([str(error)])


def check_rows(connection: Connection) -> Found:
    """Whether the database is whole, and the log of each table without gaps."""
    if damage := connection.damage():
        return Found([*damage, *unreadable(connection)])
    faults = [f"Table {board}: its log has gaps." for (board,) in connection.run(GAPS)]
    counts = [int(connection.run(f"SELECT COUNT(*) FROM {table}")[0][0]) for table in ("board", "person")]
    return Found(faults, *counts)


def unreadable(connection: Connection) -> Iterator[str]:
    """The tables that cannot be read."""
    try:
        boards = connection.run("SELECT id, header FROM board")
    except Damaged:
        yield "The list of tables cannot be read."
        return
    for board, _ in boards:
        try:
            connection.run("SELECT at, body FROM entry WHERE board = ? ORDER BY number", (board,))
        except Damaged:
            yield f"Table {board} cannot be read."
