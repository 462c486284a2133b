"""A wheel of what is here, and environments to try it in that reach nothing else."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


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


def build_wheel(base: Path) -> Path:
    """One for all tests of a run, whichever process they are in; what older builds left is not in it."""
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "wheel"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(folder.glob("*.whl")):
            for left in ROOT.glob("build/lib*/mattock"):
                (left / "gone.py").touch()
            run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, ROOT)
    (made,) = folder.glob("mattock-*.whl")
    return made
