"""A table over a socket with the lowest and the highest uvicorn: our wire is built upon its inside."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.server.served import play_a_table, served

ROOT = Path(__file__).parents[2]
LOWEST = ROOT / "build/wire/bin/python"
VERSIONS = "from importlib.metadata import version as v; print(v('uvicorn'), v('websockets'))"


def declared(name: str) -> Requirement:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    return next(need for need in map(Requirement, told) if need.name == name)


def locked(file: str, name: str) -> str:
    found = re.search(rf"^{name}==(\S+)", (ROOT / "requirements" / file).read_text(encoding="utf-8"), re.M)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("python", [LOWEST, Path(sys.executable)], ids=["lowest", "highest"])
def test_a_table_is_played_over_a_socket(python: Path, tmp_path: Path) -> None:
    assert python.exists(), "the environment with the lowest versions is not there: make build/wire/.ready"
    with served(python, tmp_path / "data") as url:
        play_a_table(url)


def test_these_are_the_lowest_and_the_highest() -> None:
    """As pyproject.toml has them, and in the environments."""
    for name in ("uvicorn", "websockets"):
        need = declared(name)
        lowest = next(part.version for part in need.specifier if part.operator == ">=")
        assert need.specifier.contains(version(name))
        assert Requirement(f"{name}=={lowest}").specifier.contains(locked("lowest.txt", name))
    said = subprocess.run([LOWEST, "-I", "-c", VERSIONS], capture_output=True, text=True, check=True).stdout
    assert said.split() == [locked("lowest.txt", name) for name in ("uvicorn", "websockets")]


def test_nothing_newer_is_left_untried() -> None:
    """The last of the versions below each bound is the one that all other tests run with."""
    for name in ("uvicorn", "websockets"):
        bound = next(part.version for part in declared(name).specifier if part.operator == "<")
        *head, last = map(int, bound.split("."))
        assert locked("test.txt", name).split(".")[: len(head) + 1] == [*map(str, head), str(last - 1)]
