"""What is shipped works: a wheel and a source package, each in an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path

import mattock

ROOT = Path(__file__).parent.parent
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
TRY = """
import sys
import mattock
from mattock.core.rulespage import rules_page

assert "numpy" not in sys.modules, "the core needs no numpy"
for name in mattock.games():
    game = mattock.game(name)
    end = mattock.playout(game.new(), seed=1)
    assert end.winners() and end.view() and end.observation() and rules_page(name) and str(end.why_not(0))
print(mattock.__file__, mattock.compiled())
"""


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


def clean(folder: Path) -> Path:
    """A new environment that has the libraries we depend on, but not our working copy; its Python."""
    venv.create(folder, symlinks=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin/python"


def installed(package: Path, folder: Path, plain: bool) -> str:
    """Install into a clean environment, play a game of each kind there, try the command; what it printed."""
    python = clean(folder)
    source = ("--no-index", "--no-deps", "--no-build-isolation")
    run(*PIP, "--python", python, "install", *source, package, plain=plain, where=folder)
    assert mattock.__version__ in run(python.parent / "mattock", "--version", where=folder)
    return run(python, "-c", TRY, where=folder).strip()


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
