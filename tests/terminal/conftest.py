"""Commands run with somebody at the keys."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from mattock.cli import main
from tests.terminal.tables import Keys, Run, Shown


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
