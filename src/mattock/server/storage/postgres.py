"""PostgreSQL: the second home. One server owns a database, by an advisory lock of its writing session."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql as compose
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from mattock.server.storage.backup import write_copy
from mattock.server.storage.base import STATEMENT_SECONDS, ConnectionLost, DatabaseTaken, StorageError

LOCK = 0x6D6174746F636B  # "mattock"
TRIES = 20  # a session that was killed may hold its lock a moment longer
WAIT = 0.1
LOCK_SECONDS = 5.0  # for what another program holds
KEEP_ALIVE = (  # a connection whose other end is gone without a word is lost after a minute
    "keepalives_idle=30 keepalives_interval=10 keepalives_count=3 tcp_user_timeout=60000 connect_timeout=5"
)


class PostgresConnection:
    """One session. The statements of the store are written once, with `?`."""

    def __init__(self, url: str, owner: bool) -> None:
        try:
            self.db = psycopg.connect(make_conninfo(url, **conninfo_to_dict(KEEP_ALIVE)), autocommit=True)
        except psycopg.Error as error:
            raise ConnectionLost(f"The database does not answer: {first_line(error)}") from error
        self.run("SET synchronous_commit = on")
        self.run(f"SET lock_timeout = {LOCK_SECONDS * 1000:.0f}")
        self.allow(STATEMENT_SECONDS)
        if owner:
            self.take_lock()

    def allow(self, seconds: float) -> None:
        self.run(f"SET statement_timeout = {seconds * 1000:.0f}")

    def take_lock(self) -> None:
        for _ in range(TRIES):
            if self.run("SELECT pg_try_advisory_lock(?)", (LOCK,))[0][0]:
                return
            self.run("SELECT pg_sleep(?)", (WAIT,))
        name = self.db.info.dbname
        self.db.close()
        raise DatabaseTaken(f"Another server is running on the database {name}; stop it first.")

    def run(self, sql: str, args: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        try:
            cursor = self.db.execute(compose.SQL(translate(sql)), args or None)
            return cursor.fetchall() if cursor.description else []
        except psycopg.Error as error:
            raise self.explain(error) from error

    def run_many(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        try:
            with self.db.cursor() as cursor:
                cursor.executemany(compose.SQL(translate(sql)), rows)
        except psycopg.Error as error:
            raise self.explain(error) from error

    def damage(self) -> list[str]:
        """Nothing: PostgreSQL has tools of its own for that."""
        return []

    def begin(self) -> None:
        self.run("BEGIN")

    def commit(self) -> None:
        self.run("COMMIT")

    def rollback(self) -> None:
        if not self.db.closed:
            self.run("ROLLBACK")

    def close(self) -> None:
        self.db.close()

    def explain(self, error: psycopg.Error) -> StorageError:
        if self.db.closed or (isinstance(error, psycopg.OperationalError) and error.sqlstate is None):
            return ConnectionLost("The connection to the database was lost: nothing can be stored.")
        if isinstance(error, psycopg.errors.LockNotAvailable):
            return StorageError("The database is locked by another program: nothing can be stored.")
        return StorageError(f"The database says: {first_line(error)}")


def translate(sql: str) -> str:
    """The statement in the form that psycopg takes."""
    return sql.replace("?", "%s")


def first_line(error: psycopg.Error) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__


class PostgresHome:
    """A database of a PostgreSQL server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.folder = None
        try:
            parts = conninfo_to_dict(url)
        except psycopg.Error as error:
            raise StorageError(f"This is no address of a database: {first_line(error)}") from None
        self.name = f"{parts.get('dbname', '')} at {parts.get('host', 'this machine')}"

    def connect(self, owner: bool) -> PostgresConnection:
        return PostgresConnection(self.url, owner)

    def back_up(self, file: Path) -> None:
        """All rows as one transaction sees them."""
        with closing(self.connect(owner=False)) as source:
            source.allow(0)
            source.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            write_copy(source, file)
            source.commit()
