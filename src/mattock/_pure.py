"""Chooses the build: the compiled modules if all of them are there, else the .py files.

MATTOCK_PURE=1 asks for the .py files. A mixture would not run: their classes are not interchangeable.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent


class PureFinder(MetaPathFinder):
    """Finds modules of this package as Python source only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("mattock.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def is_built(module: str) -> bool:
    """Whether a compiled file of a module lies beside its source."""
    stem = PACKAGE.parent.joinpath(*module.split("."))
    return any(stem.with_name(stem.name + suffix).exists() for suffix in EXTENSION_SUFFIXES)


def is_complete() -> bool:
    """Whether every module that the build compiles is there."""
    try:
        from mattock._built import SOURCES
    except ImportError:
        return False
    return all(is_built(module) for module in SOURCES)


if os.environ.get("MATTOCK_PURE") == "1" or not is_complete():
    sys.meta_path.insert(0, PureFinder())
