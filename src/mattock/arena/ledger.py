"""The journal of a match: a file with the match on its first line, then a line for each finished game.

A match that was stopped, or killed in the middle of a line, resumes from its file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mattock.arena.play import Match, Result
from mattock.core.errors import MattockError

FORMAT = 1  # of the file, and of the order in which games are scheduled


class BadLedger(MattockError):
    """The file cannot be read or belongs to another match."""


class Ledger:
    """The finished games of a match, in memory and, given a path, in a file."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.path = path
        self.results: dict[int, Result] = {}  # by game
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Read the file, or begin a new one."""
        try:
            lines = whole_lines(path)
            if not lines:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(self.head()) + "\n", encoding="utf-8")
                return
        except OSError as error:
            raise BadLedger(f"{path}: {error.strerror or error}.") from None
        self.check_head(path, read_line(path, 1, lines[0]))
        for number, line in enumerate(lines[1:], 2):
            result = read_result(path, number, line)
            self.results[result.game] = result

    def head(self) -> dict[str, Any]:
        return {"format": FORMAT, **self.match.describe()}

    def check_head(self, path: Path, found: dict[str, Any]) -> None:
        """Check that the file belongs to this match, with any number of games."""
        for name, value in self.head().items():
            if found.get(name) != value:
                raise BadLedger(
                    f"{path} holds another match: its {name} is {found.get(name)!r}, here it is {value!r}."
                )

    def add(self, result: Result) -> None:
        """Add a finished game and write it at once."""
        self.results[result.game] = result
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result.to_dict()) + "\n")


def whole_lines(path: Path) -> list[str]:
    """The lines of a file; an incomplete last line is removed from it."""
    if not path.exists():
        return []
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        path.write_bytes(whole)
    return whole.decode(errors="replace").splitlines()


def read_line(path: Path, number: int, line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise BadLedger(f"{path}, line {number}: this is no result of a match.")
    return data


def read_result(path: Path, number: int, line: str) -> Result:
    try:
        return Result.from_dict(read_line(path, number, line))
    except TypeError:
        raise BadLedger(f"{path}, line {number}: this is no result of a game.") from None
