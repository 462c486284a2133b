"""The notebooks of the documentation run, the same cells with smaller numbers."""

from __future__ import annotations

import json

import pytest

from tools.notebooks import NOTEBOOKS, names, run


@pytest.mark.parametrize("name", names())
def test_short_version_runs(name: str) -> None:
    assert run(name, short=True)


@pytest.mark.parametrize("name", names())
def test_short_sizes_are_sizes_of_the_first_cell(name: str) -> None:
    notebook = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))
    first = next(cell for cell in notebook["cells"] if cell["cell_type"] == "code")
    known: dict[str, object] = {}
    exec("".join(first["source"]), known)
    assert set(notebook["metadata"]["mattock"]["short"]) <= set(known)
