"""Every example in README and docs runs: Python as doctests, commands in an empty folder."""

from __future__ import annotations

import doctest
import inspect
import os
import pydoc
import re
import subprocess
import sys
from pathlib import Path

import pytest

import mattock

ROOT = Path(__file__).parent.parent
FOLDERS = (ROOT, ROOT / "benchmarks", ROOT / "web")
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *(page for f in FOLDERS for page in f.glob("*.md"))])
FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)
OURS = ("mattock ",)  # make and pip are what `make test` itself goes through
LONG = ("mattock bench",)  # measured by hand, tested by tests of their own
ELSEWHERE = ("hosting.md", "running.md")  # the commands for hosts run in tests/server
GAP = re.compile(r"\b[A-Z]{3,}\b|\./my-")  # what a reader fills in: FILE, ./my-bot
FOLLOWED = "adding-a-game.md"  # from the empty folder to the last command, by a test of its own


def blocks(page: Path, kind: str) -> list[str]:
    """The fenced blocks of a kind."""
    return [body for name, body in FENCE.findall(page.read_text(encoding="utf-8")) if name == kind]


def commands(page: Path) -> list[str]:
    """What a reader would type, of console blocks and of indented lines, less make and what has gaps."""
    lines = [
        line[2:] for body in blocks(page, "console") for line in body.splitlines() if line.startswith("$ ")
    ]
    if page.name == FOLLOWED:
        return []
    if page.name not in ELSEWHERE:
        lines += re.findall(r"^ {4}(mattock .*)$", page.read_text(encoding="utf-8"), re.M)
    whole = [line for line in lines if not GAP.search(line.partition(" #")[0])]
    return [line for line in whole if line.startswith(OURS) and not line.startswith(LONG)]


@pytest.mark.parametrize("page", [p for p in PAGES if blocks(p, "python")], ids=lambda p: p.name)
def test_python_examples_run(page: Path) -> None:
    source = "\n".join(blocks(page, "python"))
    test = doctest.DocTestParser().get_doctest(source, {}, page.name, str(page), 0)
    assert test.examples, f"{page.name} has Python without a prompt"
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
    report: list[str] = []
    runner.run(test, out=report.append)
    assert not runner.failures, "".join(report)


@pytest.mark.parametrize("page", [p for p in PAGES if commands(p)], ids=lambda p: p.name)
def test_commands_run(page: Path, tmp_path: Path) -> None:
    """In the order of the page, pasted with their comments, in a folder that has nothing but our examples; a
    screen that asks gets no answer and must end tidily."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/examples").symlink_to(ROOT / "docs/examples")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for command in commands(page):
        done = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            env={**os.environ, "PATH": path, "COLUMNS": "100"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
        assert "Traceback" not in done.stderr


def test_the_reference_names_what_exists() -> None:
    """Each entry of the reference is a module or a name in one, with words of its own."""
    names = re.findall(r"^::: (\S+)$", (ROOT / "docs/api.md").read_text(encoding="utf-8"), re.M)
    assert len(names) == len(set(names)) > 20
    for name in names:
        found = pydoc.locate(name)
        assert found is not None, f"docs/api.md names {name}"
        assert inspect.getdoc(found), f"{name} says nothing about itself"


def test_every_public_name_is_in_the_reference() -> None:
    page = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    for name in mattock.__all__:
        thing = getattr(mattock, name)
        module = getattr(thing, "__module__", None)
        if module is not None and not isinstance(thing, int):
            whole = f"::: {module}.{name}\n"
            assert whole in page or f"::: {module}\n" in page, f"docs/api.md lacks {module}.{name}"
