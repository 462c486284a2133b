"""Checks that unfinished tables play on the same way under this program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import NamedTuple

from mattock.core.errors import MattockError
from mattock.server import entries as log
from mattock.server.lists import list_row, read_row
from mattock.server.services import Games
from mattock.server.storage import Home
from mattock.server.storage.base import Connection
from mattock.server.tables import Table


class Checked(NamedTuple):
    """An unfinished table, and why it would not play on; "" if it would."""

    table: str
    game: str
    trouble: str


def check_tables(home: Home, games: Games) -> Iterator[Checked]:
    """Replay all unfinished tables. Nothing is written; a server may run meanwhile."""
    with closing(home.connect(owner=False)) as connection:
        rows = connection.run(
            "SELECT id, header, line FROM board WHERE status NOT IN ('finished', 'abandoned') ORDER BY id"
        )
        for table, header, _ in rows:
            head = log.read_header(header)
            yield Checked(table, head.game, find_trouble(connection, table, head, games))


def find_trouble(connection: Connection, table: str, header: log.Header, games: Games) -> str:
    """How this program differs from the one that wrote the table; "" if it does not."""
    connection.begin()  # line and log of the same moment
    line = connection.run("SELECT line FROM board WHERE id = ?", (table,))[0][0]
    entries = connection.run("SELECT at, body FROM entry WHERE board = ? ORDER BY number", (table,))
    connection.commit()
    try:
        game = games.game(header.game)
        if game.fingerprint != header.components:
            return "It is played with other components than this program has."
        replayed = Table.load(header, [(at, body) for at, body in entries], game)
    except (MattockError, ValueError, KeyError) as error:
        return str(error)
    if list_row(replayed) != read_row(line):
        return "It stands otherwise under the rules of this program."
    return ""
