"""Counts what it takes to add a field, a refusal or a move: python -m tools.places

The patches are those of docs/adding.md. Each is applied to a copy of the sources: a page that no longer fits
them is an error.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/adding.md"
PATCH = re.compile(r"<!-- patch: (\w+) -->\n```diff\n(.*?)```", re.DOTALL)
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "client", "browser", "server", "oracles", "records")


@dataclass(frozen=True)
class Hunk:
    """One place: lines of a file, and what stands there afterwards."""

    file: str
    before: str
    after: str

    def apply(self, root: Path) -> None:
        """Change the file; what stands nowhere in particular goes to its end, or makes it."""
        path = root / self.file
        if not self.before:
            with path.open("a", encoding="utf-8") as file:
                file.write(self.after)
            return
        text = path.read_text(encoding="utf-8")
        if text.count(self.before) != 1:
            raise ValueError(f"{self.file} has {text.count(self.before)} times:\n{self.before}")
        path.write_text(text.replace(self.before, self.after), encoding="utf-8")


def read_patches(page: str) -> dict[str, list[Hunk]]:
    """The patches of a page by name."""
    return {name: list(read_hunks(text)) for name, text in PATCH.findall(page)}


def read_hunks(text: str) -> Iterator[Hunk]:
    for part in text.split("--- ")[1:]:
        file, *hunks = part.split("@@\n")
        for hunk in hunks:
            lines = hunk.splitlines(keepends=True)
            before = "".join(line[1:] for line in lines if not line.startswith("+"))
            yield Hunk(file.strip(), before, "".join(line[1:] for line in lines if not line.startswith("-")))


def copy_sources(target: Path) -> None:
    """What the patches change and what builds it, without what was compiled."""
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, target / folder, ignore=LEFT_OUT)
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, target / file)


def main() -> int:
    for name, hunks in read_patches(PAGE.read_text(encoding="utf-8")).items():
        with TemporaryDirectory() as folder:
            copy_sources(Path(folder))
            for hunk in hunks:
                hunk.apply(Path(folder))
        files = list(dict.fromkeys(hunk.file for hunk in hunks))
        sys.stdout.write(f"{name}: {len(files)} files, {len(hunks)} places\n")
        for file in files:
            sys.stdout.write(f"  {sum(hunk.file == file for hunk in hunks)} in {file}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
