"""`docs/adding-a-game.md`, followed from the empty folder to the last command."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside.packages import ROOT, UR

PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
FILE = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.M | re.S)
COMMANDS = re.findall(
    r"^\$ (.+)$", "\n".join(re.findall(r"^```console\n(.*?)^```$", PAGE, re.M | re.S)), re.M
)
INSTALL = "install --quiet --disable-pip-version-check --no-deps --no-build-isolation --target"
WAIT = 100  # seconds for one command


def files() -> dict[str, str]:
    """The files that a reader has at the end; one that comes in pieces has them in the order of the page."""
    found: dict[str, list[str]] = {}
    for name, text in FILE.findall(PAGE):
        found.setdefault(name, []).append(text)
    return {name: "\n".join(pieces) for name, pieces in found.items()}


def lines(text: str) -> list[str]:
    """The lines that say something: between two pieces the page may leave other gaps."""
    return [line for line in text.splitlines() if line]


def test_the_page_builds_the_example() -> None:
    built = files()
    del built["try_it.py"]
    kept = [*UR.glob("*.toml"), *UR.glob("mattock_ur/*.*"), *UR.glob("tests/*.py")]
    names = {str(path.relative_to(UR)) for path in kept}
    assert set(built) == {name for name in names if not re.search(r"words\.(de|pl|hu)\.ftl$", name)}
    for name, text in built.items():
        assert lines(text) == lines((UR / name).read_text(encoding="utf-8")), name


def test_the_page_can_be_followed(tmp_path: Path) -> None:
    """Every file is written and every command typed; pip installs into a folder of this test."""
    home, site = tmp_path / "ur", tmp_path / "site"
    for name, text in files().items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    there = {
        **os.environ,
        "PATH": path,
        "PYTHONPATH": str(site),
        "COLUMNS": "100",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    assert sum(command.startswith("mattock ") for command in COMMANDS) >= 5
    for command in [*COMMANDS, "python try_it.py"]:
        typed = command.replace("install -e .", f"{INSTALL} {site} .")
        done = subprocess.run(
            typed,
            shell=True,
            cwd=home,
            env=there,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=WAIT,
            check=False,
        )
        assert done.returncode == 0, f"{typed}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
        assert "Traceback" not in done.stderr, typed


@pytest.mark.parametrize("command", ["bench --games ur"])
def test_what_needs_compiled_code_says_so(site: Path, command: str) -> None:
    words = [sys.executable, "-m", "mattock", *command.split()]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "ur is played in plain Python; what is measured here is compiled code" in done.stderr
