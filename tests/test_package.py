"""What is shipped works: a wheel and a source package, each in an environment of its own."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tarfile
import tomllib
import venv
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import mattock

ROOT = Path(__file__).parent.parent
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
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
    "mattock.server.storage.postgres",
)


def run(*command: str | Path, plain: bool = False, where: Path = ROOT) -> str:
    """Run a command; its output, or an error with what it said."""
    environment = {k: v for k, v in os.environ.items() if k not in ("MATTOCK_PURE", "MATTOCK_PLAIN")}
    environment |= {"MATTOCK_PLAIN": "1"} if plain else {}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=where,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def closure(wanted: list[str]) -> list[Distribution]:
    """The libraries that these requirements bring: they, and what they require in turn."""
    found: dict[str, Distribution] = {}
    left = [(Requirement(text), {""}) for text in wanted]
    while left:
        need, extras = left.pop()
        asked = need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in extras)
        name = canonicalize_name(need.name)
        if asked and name not in found:
            library = found[name] = distribution(name)
            left += [(Requirement(text), need.extras or {""}) for text in library.requires or []]
    return list(found.values())


def clean(folder: Path, wanted: list[str]) -> Path:
    """A new environment that has the libraries we name, what they bring, and nothing else; its Python."""
    venv.create(folder, symlinks=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    files = [(library, file.parts[0]) for library in closure(wanted) for file in library.files or []]
    places = {top: library.locate_file(top) for library, top in files if top not in ("..", "__pycache__")}
    for top, place in places.items():
        (packages / top).symlink_to(Path(str(place)))
    return folder / "bin/python"


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


def test_what_is_shipped_works(tmp_path: Path) -> None:
    """One after the other: both builds write to the same folder."""
    for name, check in (("wheel", check_wheel), ("source", check_source_package)):
        (tmp_path / name).mkdir()
        check(tmp_path / name)


def check_wheel(tmp_path: Path) -> None:
    run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("mattock-*.whl")
    where, compiled = installed(wheel, tmp_path / "there", plain=False).rsplit(" ", 1)
    package = Path(where).parent
    assert package.is_relative_to(tmp_path)
    assert compiled == str(mattock.compiled())
    assert (package / "py.typed").exists()


def check_source_package(tmp_path: Path) -> None:
    """It holds all that a build needs; installed without a compiler it works as it is."""
    run(sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", tmp_path, plain=True)
    (package,) = tmp_path.glob("mattock-*.tar.gz")
    with tarfile.open(package) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    tracked = run("git", "ls-files", "src").split() if (ROOT / ".git").exists() else []
    wanted = {name for name in tracked if Path(name).exists()} | {"setup.py", "pyproject.toml", "LICENSE"}
    assert not wanted - names
    where, compiled = installed(package, tmp_path / "there", plain=True).rsplit(" ", 1)
    assert Path(where).is_relative_to(tmp_path)
    assert compiled == "False"
