"""Somebody at the keys, for tests: types line after line, and reads what is shown."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from mattock.cli import main

CTRL_C = "^C"


class Keys(io.StringIO):
    """Standard input that types these lines; CTRL_C is what it says."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self.lines: Iterator[str] = iter(lines)

    def readline(self, size: int | None = -1) -> str:
        line = next(self.lines, None)
        if line == CTRL_C:
            raise KeyboardInterrupt
        return "" if line is None else line + "\n"


@dataclass
class Shown:
    """What came of a command."""

    status: int
    out: str
    err: str

    @property
    def answers(self) -> list[str]:
        """What stands between one line typed and the next, the first part included."""
        parts = [""]
        for line in self.out.splitlines():
            if len(line) > 4 and line[0] in "●■▲◆" and line[3:5] == " >":
                parts.append("")
            else:
                parts[-1] += line + "\n"
        return parts


Run = Callable[..., Shown]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs a command in an empty folder with somebody at the keys."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def run(*words: str, keys: Iterable[str] = ()) -> Shown:
        monkeypatch.setattr(sys, "stdin", Keys(keys))
        status = main(words)
        shown = capsys.readouterr()
        return Shown(status, shown.out, shown.err)

    return run
