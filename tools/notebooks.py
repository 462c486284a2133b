"""Runs the notebooks in docs/notebooks: python -m tools.notebooks [--short] [NAME ...]

The cells run in order in one namespace, as plain Python in an empty folder. After the first code cell, which
holds the sizes, --short puts in the smaller ones of the notebook's metadata.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

NOTEBOOKS = Path(__file__).resolve().parent.parent / "docs/notebooks"


def names() -> list[str]:
    """All notebooks."""
    return sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb"))


def run(name: str, short: bool) -> dict[str, Any]:
    """Run one; what its cells have defined in the end."""
    notebook = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    namespace: dict[str, Any] = {"__name__": "__main__"}
    with TemporaryDirectory() as folder, chdir(folder):
        for number, cell in enumerate(cells, 1):
            exec(compile(cell, f"{name}.ipynb, code cell {number}", "exec"), namespace)
            if number == 1 and short:
                namespace |= notebook["metadata"]["mattock"]["short"]
    return namespace


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="the versions of a minute")
    parser.add_argument("names", nargs="*", default=names(), metavar="NAME")
    chosen = parser.parse_args(arguments)
    os.environ.pop("MATTOCK_PURE", None)
    for name in chosen.names:
        print(f"{name}:")  # noqa: T201
        run(name, chosen.short)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
