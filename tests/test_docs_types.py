"""Every Python example of README and docs passes mypy --strict and pyright, as a reader's program would."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_docs import PAGES, ROOT, blocks

DOORS = re.compile(r"mattock(\.plain|\.bots|\.arena(\.frames)?|\.envs(\.\w+)?|\.words)?")


def programs() -> dict[str, str]:
    """The examples of each page as one program, and those that are files."""
    shown = ROOT / "docs/examples"
    files = [*shown.glob("*.py"), *shown.glob("ur/mattock_ur/*.py")]
    found = {path.stem: path.read_text(encoding="utf-8") for path in files}
    for page in PAGES:
        source = "\n".join(blocks(page, "python"))
        name = "_".join(page.relative_to(ROOT).with_suffix("").parts).replace("-", "_")
        if examples := doctest.DocTestParser().get_examples(source):
            found[name] = "".join(example.source for example in examples)
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in programs().items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    return tmp_path


def check(*command: str | Path) -> None:
    words = [sys.executable, "-m", *map(str, command)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_examples_pass_mypy(folder: Path) -> None:
    check("mypy", "--strict", "--no-error-summary", *folder.glob("*.py"))


def test_examples_pass_pyright(folder: Path) -> None:
    """As Pylance asks them. By PettingZoo's own types `last` may give no observation."""
    told = {
        "typeCheckingMode": "standard",
        "reportOptionalSubscript": False,
        "extraPaths": [str(ROOT / "src")],
    }
    (folder / "pyrightconfig.json").write_text(json.dumps(told), encoding="utf-8")
    check("basedpyright", "--level", "error", "--project", folder, "--pythonpath", sys.executable)


def test_examples_come_in_by_the_doors() -> None:
    """What a program needs imports from where the reference says that it does."""
    for name, text in programs().items():
        imports = re.findall(r"^(?:from|import) (mattock[\w.]*)", text, re.M)
        assert all(DOORS.fullmatch(module) for module in imports), f"{name}: {imports}"
