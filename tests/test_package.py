"""What is shipped works: a wheel and a source package, each in an environment of its own."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import mattock
from tests.packages import PIP, ROOT, clean, run
from tests.server.served import client_files, play_a_table, served

TRY = """
import pkgutil
import sys
from importlib import import_module

import mattock
from mattock.core.rulespage import rules_page

assert "numpy" not in sys.modules, "the core needs no numpy"
for name in mattock.games():
    game = mattock.game(name)
    end = mattock.playout(game.new(), seed=1)
    assert end.winners() and end.view() and end.observation() and rules_page(name) and str(end.why_not(0))
for module in pkgutil.walk_packages(mattock.__path__, "mattock."):
    if not module.name.startswith(EXTRA) and not module.name.endswith("__main__"):
        import_module(module.name)
print(mattock.__file__, mattock.compiled())
"""
EXTRA = (  # what each needs beside it is an extra
    "mattock.arena.frames",
    "mattock.envs.",
    "mattock.learn.",
    "mattock.server.storage.postgres",
)


def installed(package: Path, folder: Path, plain: bool) -> str:
    """Install into a clean environment, play a game of each kind there, try the command; what it printed."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = told["build-system"]["requires"] if package.suffix == ".gz" else []
    python = clean(folder, told["project"]["dependencies"] + build)
    source = ("--no-index", "--no-build-isolation")
    run(*PIP, "--python", python, "install", *source, package, plain=plain, where=folder)
    assert mattock.__version__ in run(python.parent / "mattock", "--version", where=folder)
    return run(python, "-c", f"EXTRA = {EXTRA}\n{TRY}", where=folder).strip()


def test_every_library_that_is_imported_is_named() -> None:
    """In the project's own list or in an extra: another library may stop to bring it along."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lists = [told["build-system"]["requires"], told["project"]["dependencies"]]
    lists += told["project"]["optional-dependencies"].values()
    named = {canonicalize_name(Requirement(text).name) for each in lists for text in each}
    known = packages_distributions()
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "src").rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom) and not node.level}
    tops = {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"mattock"}
    assert tops >= {"rich", "segno", "numpy"}
    assert not [top for top in tops if not named & {canonicalize_name(name) for name in known[top]}]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What a clone has before anything is built."""
    folder = tmp_path / "clone"
    names = run("git", "ls-files", "src", "setup.py", "pyproject.toml", "README.md", "LICENSE").split()
    for name in names:
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def source_files() -> set[str]:
    """What the package consists of, below `src`."""
    files = [path for path in (ROOT / "src/mattock").rglob("*") if path.is_file()]
    return {str(path.relative_to(ROOT / "src")) for path in files if path.suffix not in (".pyc", ".so", ".c")}


def test_a_wheel_serves_a_game(wheel: Path, tmp_path: Path) -> None:
    """In an environment of its own, with the client that was built and nothing that was there once."""
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if not name.endswith((".so", "/"))}
    assert {name for name in names if ".dist-info/" not in name} == source_files()
    where, compiled = installed(wheel, tmp_path / "there", plain=False).rsplit(" ", 1)
    package = Path(where).parent
    assert package.is_relative_to(tmp_path)
    assert compiled == str(mattock.compiled())
    with served(tmp_path / "there/bin/python", tmp_path / "data") as url:
        paths = client_files(url)
        assert any(path.endswith(".js") for path in paths)
        assert any(path.endswith(".css") for path in paths)
        play_a_table(url)


@pytest.mark.parametrize("command", ["bdist_wheel", "sdist"])
def test_without_a_client_nothing_is_shipped(clone: Path, command: str) -> None:
    """But with a sentence, as `pip install .` says it too; who wants none says so."""
    told = f"{sys.executable} setup.py --quiet {command} --dist-dir dist"
    environment = {**os.environ, "MATTOCK_PLAIN": "1"}
    done = subprocess.run(
        told.split(), cwd=clone, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "The browser client is not built: make web" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (clone / "dist").exists()
    environment["MATTOCK_NO_CLIENT"] = "1"
    subprocess.run(told.split(), cwd=clone, env=environment, capture_output=True, check=True)
    assert len(list((clone / "dist").iterdir())) == 1


def test_pip_says_it_too(clone: Path, tmp_path: Path) -> None:
    command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", tmp_path / "out", clone]
    done = subprocess.run(
        list(map(str, command)),
        env={**os.environ, "MATTOCK_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "The browser client is not built: make web" in done.stderr


def test_a_source_package_works(wheel: Path, tmp_path: Path) -> None:
    """It holds all that a build needs, the built client too; installed without a compiler it works as it is.

    Made after the wheel: both write to the same folder.
    """
    run(sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", tmp_path, plain=True)
    (package,) = tmp_path.glob("mattock-*.tar.gz")
    with tarfile.open(package) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    tracked = run("git", "ls-files", "src").split() if (ROOT / ".git").exists() else []
    wanted = {name for name in tracked if Path(name).exists()} | {"setup.py", "pyproject.toml", "LICENSE"}
    wanted |= {f"src/{name}" for name in source_files() if name.startswith("mattock/server/client/")}
    assert not wanted - names
    where, compiled = installed(package, tmp_path / "there", plain=True).rsplit(" ", 1)
    assert Path(where).is_relative_to(tmp_path)
    assert compiled == "False"
    assert (Path(where).parent / "server/client/index.html").exists()
