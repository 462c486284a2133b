"""The notebooks of the documentation run, the same cells with smaller numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from tools import notebooks as tool
from tools.notebooks import names, read, run, show


@pytest.mark.parametrize("name", names())
def test_short_version_runs(name: str) -> None:
    notebook = read(name)
    assert run(name, notebook, short=True)
    assert any(cell.get("outputs") for cell in notebook["cells"]), "it tells something"


@pytest.mark.parametrize("name", names())
def test_short_sizes_are_sizes_of_the_first_cell(name: str) -> None:
    notebook = read(name)
    first = next(cell for cell in notebook["cells"] if cell["cell_type"] == "code")
    known: dict[str, object] = {}
    exec("".join(first["source"]), known)
    assert set(notebook["metadata"]["mattock"]["short"]) <= set(known)


def test_what_a_cell_prints_and_ends_with_is_kept() -> None:
    cell = {"execution_count": 2, "source": ["print('one')\n", "print('two')\n", "6 * 7"]}
    printed, value = tool.run_cell("a cell", cell, {})
    assert printed["text"] == ["one\n", "two\n"]
    assert value["data"] == {"text/plain": ["42"]}
    assert tool.run_cell("a cell", {"execution_count": 3, "source": ["x = 1\n"]}, {}) == []


def test_a_state_is_shown_as_its_board() -> None:
    forms = show(mattock.game("pergamon").new(players=2))
    assert forms["image/svg+xml"][0].startswith("<svg")
    assert forms["text/plain"] == ["a picture"]


def test_full_runs_are_kept_and_short_ones_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "NOTEBOOKS", tmp_path)
    cells = [{"cell_type": "code", "source": [line]} for line in ("DEEP = 9", "print('dug', DEEP)")]
    tool.write("small", {"cells": cells, "metadata": {"mattock": {"short": {"DEEP": 1}}}})
    tool.main(["--short", "small"])
    assert read("small")["cells"] == cells
    tool.main(["small"])
    assert read("small")["cells"][1]["outputs"][0]["text"] == ["dug 9\n"]
