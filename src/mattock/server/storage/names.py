"""Who is named in what is stored: the index that a deletion goes by."""

from __future__ import annotations

import re
from collections.abc import Iterable

from mattock.server.storage.base import Connection

PERSON = re.compile(r'"(p[0-9a-f]{12})"')  # a person's id, as JSON has it
LINE = '{"kind":"line",'  # how entries begin that hold a line of the record: those name nobody by id


def names_in(bodies: Iterable[str]) -> set[str]:
    """The people who are named in headers, entries or chats."""
    return {name for body in bodies if not body.startswith(LINE) for name in PERSON.findall(body)}


def note_names(db: Connection, board: str, bodies: Iterable[str]) -> None:
    """Keep who is named at a table."""
    for person in sorted(names_in(bodies)):
        db.run("INSERT INTO named VALUES (?, ?) ON CONFLICT DO NOTHING", (person, board))
