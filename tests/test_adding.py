"""The patches of docs/adding.md fit the sources, and what they add works; a forgotten half is an error."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tools.places import PAGE, copy_sources, read_patches

PATCHES = read_patches(PAGE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def copy() -> Iterator[Path]:
    """The sources with all patches of the page, built without C."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        copy_sources(root)
        for hunk in chain.from_iterable(PATCHES.values()):
            hunk.apply(root)
        done = python(root, "setup.py", "--quiet", "--version")
        assert done.returncode == 0, done.stderr
        yield root


def python(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "MATTOCK_PURE": "1", "MATTOCK_PLAIN": "1", "PYTHONPATH": str(root / "src")}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


def test_what_the_page_adds_works(copy: Path) -> None:
    tests = [hunk.file for hunk in chain.from_iterable(PATCHES.values()) if hunk.file.startswith("tests/")]
    assert len(tests) == len(PATCHES) == 3
    done = python(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_build_writes_a_field_for_c_and_for_type_checkers(copy: Path) -> None:
    thebes = copy / "src/mattock/games/thebes"
    assert "cdef public short[4] journeys" in (thebes / "state.pxd").read_text()
    assert "journeys: list[int]" in (thebes / "state.pyi").read_text()
    assert "at = put_wide(out, at, state.journeys[seat])" in (thebes / "observe.pxd").read_text()


@pytest.mark.parametrize(
    ("file", "line", "said"),
    [
        (
            "pergamon/vocabulary.py",
            'HAND_FULL = refusal("hand-full", "P3.7", "limit")',
            "import name 'HAND_FULL'",
        ),
        ("pergamon/vocabulary.py", 'DONATE = move("donate", "storage")', "import name 'DONATE'"),
        (
            "thebes/fields.py",
            ", length=SEATS),\n)",
            "journeys: 0 values do not give each of 4 seats its part",
        ),
    ],
)
def test_what_is_half_declared_is_noticed(copy: Path, file: str, line: str, said: str) -> None:
    path = copy / "src/mattock/games" / file
    text = path.read_text()
    assert text.count(line) == 1
    try:
        path.write_text(text.replace(line, "),\n)" if line.endswith("\n)") else ""))
        done = python(copy, "-c", "import mattock; mattock.game('thebes')")
    finally:
        path.write_text(text)
    assert done.returncode != 0
    assert said in done.stderr
