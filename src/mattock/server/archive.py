"""Finished games that are not kept any longer, in files without names: for `mattock replay` and `restore`.

A game becomes a record in `archive/YEAR-MONTH/`, and a table in `archive/YEAR-MONTH.sqlite`, which is
restored like a backup. Nobody is named there: who is forgotten later stands in no archive.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from mattock.core.errors import BadRecord, MattockError
from mattock.core.record_file import write_record
from mattock.server import entries as log
from mattock.server.forget import row_without, without
from mattock.server.lists import read_row
from mattock.server.logs import log_event
from mattock.server.security import new_id
from mattock.server.services import Services
from mattock.server.storage import StorageError, Store, Stored, Summary, find_home
from mattock.server.tables import Table


class Archive:
    """The folder of what was played long ago."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.folder = services.config.data / "archive"

    async def keep(self, boards: Sequence[str]) -> None:
        """Write finished games down, whichever of these are. StorageError if they cannot be kept."""
        by_month: dict[str, list[tuple[str, Stored]]] = {}
        for board in boards:
            stored = await self.services.store.load(board)
            if stored is not None and (line := read_row(stored.line)).status == "finished":
                month = datetime.fromtimestamp(line.changed / 1000, UTC).strftime("%Y-%m")
                by_month.setdefault(month, []).append((board, nobodys(stored)))
        for month, games in by_month.items():
            await self.add(month, games)
            log_event("archived", month=month, games=len(games))

    async def add(self, month: str, games: list[tuple[str, Stored]]) -> None:
        """More games of a month; one that is there already stays as it is."""
        make_folder(self.folder)
        tables = Store(find_home(f"sqlite:///{self.folder / month}.sqlite"))
        await tables.open()
        try:
            for board, stored in games:
                if await tables.load(board) is None:
                    summary = summary_of(stored)
                    game = log.read_header(stored.header).game
                    await tables.create(board, stored.header, stored.entries, summary, game)
                await self.services.reading.run(self.write, self.folder / month / f"{board}.mattock", stored)
        finally:
            await tables.close()

    def write(self, file: Path, stored: Stored) -> None:
        """A game as a record; one that the rules of today see otherwise is in the month's tables only."""
        try:
            table: Table = self.services.replay(stored)
            text = write_record(table.play.playing().record)
        except MattockError as error:
            log_event("not archived as a record", logging.WARNING, file=file, reason=str(error))
            return
        make_folder(file.parent)
        try:
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            raise StorageError(f"{file} cannot be written: {error.strerror or error}.") from None


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise StorageError(f"{folder} cannot be made: {error.strerror or error}.") from None


def nobodys(stored: Stored) -> Stored:
    """The same log with nameless stand-ins, and without chats."""
    header, entries, line = log.read_header(stored.header), stored.entries, stored.line
    sat = [entry.person for entry in map(read_if_known, entries) if isinstance(entry, log.Claimed)]
    for person in dict.fromkeys([header.owner, *sat]):
        stand_in = new_id("p")
        header, entries = without(header, entries, person, stand_in)
        line, _ = row_without(line, person, stand_in)
    return stored._replace(header=log.write_body(header), entries=entries, line=line, chats=0)


def read_if_known(row: tuple[int, str]) -> log.AnyEntry | None:
    """An entry, None where another version of the program wrote it."""
    try:
        return log.read_entry(row[1])
    except BadRecord:
        return None


def summary_of(stored: Stored) -> Summary:
    """What lists need to know of a game that is over."""
    line, header = read_row(stored.line), log.read_header(stored.header)
    people = [seat.person for seat in line.seats]
    return Summary(line.status, header.open, line.changed, None, stored.line, people, header.owner)
