"""Runs the notebooks in docs/notebooks: python -m tools.notebooks [--short] [NAME ...]

The cells run in order in one namespace, as plain Python in an empty folder, and their output is written into
the notebook. The first code cell holds the sizes; --short replaces them by the smaller ones in the notebook's
metadata and saves nothing.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

NOTEBOOKS = Path(__file__).resolve().parent.parent / "docs/notebooks"
SHOWN = {"_repr_svg_": "image/svg+xml", "_repr_html_": "text/html", "__repr__": "text/plain"}

Notebook = dict[str, Any]
Names = dict[str, Any]


def names() -> list[str]:
    """All notebooks."""
    return sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb"))


def read(name: str) -> Notebook:
    notebook: Notebook = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))
    return notebook


def write(name: str, notebook: Notebook) -> None:
    text = json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
    (NOTEBOOKS / f"{name}.ipynb").write_text(text, encoding="utf-8", newline="\n")


def run(name: str, notebook: Notebook, short: bool) -> Names:
    """Run one and store its outputs; returns what its cells have defined."""
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    namespace: Names = {"__name__": "__main__"}
    with TemporaryDirectory() as folder, chdir(folder):
        for number, cell in enumerate(cells, 1):
            cell["execution_count"] = number
            cell["outputs"] = run_cell(f"{name}.ipynb, code cell {number}", cell, namespace)
            if number == 1 and short:
                namespace |= notebook["metadata"]["mattock"]["short"]
    return namespace


def run_cell(title: str, cell: Notebook, namespace: Names) -> list[Notebook]:
    """What a cell prints, and the value of the expression that it ends with."""
    body = ast.parse("".join(cell["source"]), title)
    last = body.body.pop() if body.body and isinstance(body.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with redirect_stdout(printed):
        exec(compile(body, title, "exec"), namespace)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), title, "eval"), namespace)
    return list(outputs_of(printed.getvalue(), value, cell["execution_count"]))


def outputs_of(printed: str, value: Any, number: int) -> Iterator[Notebook]:
    """As a notebook keeps them."""
    if printed:
        yield {"name": "stdout", "output_type": "stream", "text": printed.splitlines(keepends=True)}
    if value is not None:
        yield {
            "data": show(value),
            "execution_count": number,
            "metadata": {},
            "output_type": "execute_result",
        }


def show(value: Any) -> dict[str, list[str]]:
    """A value in all forms that it has; a picture needs no text beside it."""
    forms = {kind: getattr(value, name)() for name, kind in SHOWN.items() if hasattr(value, name)}
    if forms.get("image/svg+xml"):
        forms = {"image/svg+xml": forms["image/svg+xml"], "text/plain": "a picture"}
    return {kind: text.splitlines(keepends=True) for kind, text in forms.items() if text}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="the versions of a minute")
    parser.add_argument("names", nargs="*", default=names(), metavar="NAME")
    chosen = parser.parse_args(arguments)
    os.environ.pop("MATTOCK_PURE", None)
    for name in chosen.names:
        print(f"{name}:")  # noqa: T201
        notebook = read(name)
        run(name, notebook, chosen.short)
        for cell in notebook["cells"]:
            for output in cell.get("outputs", []):
                print("".join(output.get("text") or output["data"]["text/plain"]))  # noqa: T201
        if not chosen.short:
            write(name, notebook)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
