"""The schema, brought up to date in steps: statements in a file, and work on rows where SQL is not enough."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from importlib import resources

from mattock.server.storage.base import STATEMENT_SECONDS, Connection, StorageError
from mattock.server.storage.steps import AFTER


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
    connection.allow(0)  # a step may read all rows there are
    version = take_steps(connection)
    connection.allow(STATEMENT_SECONDS)
    return version


def take_steps(connection: Connection) -> int:
    """All steps that the database has not taken yet."""
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
            if work := AFTER.get(version):
                work(connection)
            connection.run("INSERT INTO schema_step VALUES (?)", (version,))
            connection.commit()
    return steps[-1][0]
