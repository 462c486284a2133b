"""Packages that add games, as they lie in an environment once they are installed."""

from __future__ import annotations

import importlib
import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from mattock import registry, words

ROOT = Path(__file__).parents[2]
UR = ROOT / "docs/examples/ur"


def lay_out(site: Path, package: str, points: Mapping[str, str], files: Mapping[str, str] = {}) -> Path:
    """A package in a folder of packages: its files, and what says which games it offers."""
    info = site / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[mattock.games]", *lines, ""]))
    for name, text in files.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text, encoding="utf-8")
    return site


def lay_out_ur(site: Path) -> Path:
    """The example of the docs."""
    shutil.copytree(UR / "mattock_ur", site / "mattock_ur")
    return lay_out(site, "mattock-ur", {"ur": "mattock_ur.game:UrGame"})


def forget() -> None:
    """Ask anew which packages there are."""
    importlib.invalidate_caches()
    for known in (registry.outside, registry.load, registry.trouble_with, words.bundle):
        known.cache_clear()


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """These packages are there, here and in the processes that are started from here."""
    before, added, modules = os.environ.get("PYTHONPATH"), dict(words.ADDED), set(sys.modules)
    sys.path.insert(0, str(site))
    os.environ["PYTHONPATH"] = os.pathsep.join([str(site), *([before] if before else [])])
    words.ADDED.clear()
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
        for name in set(sys.modules) - modules:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(site)):
                del sys.modules[name]
        words.ADDED.clear()
        words.ADDED.update(added)
        forget()
