"""Compiles the rules if there is a C compiler; without one the same .py files run as they are.

Every module that has a .pxd type sheet beside it is compiled. What C needs to know of a game is declared in
plain Python, and the build writes it: the numbers of `vocabulary.py` into `vocabulary.pxd`, its kinds of move
into `moves.pxd`, which finds the function for an id; the fields of `fields.py` into `state.pxd` (`state.pyi`
for type checkers) and into `observe.pxd`, which writes an observation.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.sdist import sdist

SOURCE = Path("src")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
PLAIN = (
    "vocabulary",
    "bits",
    "block",
    "cells",
    "layers",
    "moves",
    "observe",
    "__init__",
)  # a type sheet, yet never compiled
CLIENT = SOURCE / "mattock/server/client/index.html"
NO_CLIENT = """
The browser client is not built: make web builds it, with Node. For a package without it, which serves
programs but no browser, set MATTOCK_NO_CLIENT=1."""
FLAGS = ["-O3", "-ffp-contract=off"]  # the same move on every machine: no fused multiply-add
if platform.machine() in ("x86_64", "AMD64"):
    FLAGS.append("-mpopcnt")  # sets are counted by one instruction


def write_if_changed(path: Path, text: str) -> None:
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def read_plain(module: Path) -> ModuleType:
    """A module that is never compiled, without what its packages bring along."""
    for folder in reversed(module.relative_to(SOURCE).parents[:-1]):
        package = ModuleType(dotted(SOURCE / folder))
        package.__path__ = [str(SOURCE / folder)]
        sys.modules.setdefault(package.__name__, package)
    return import_module(dotted(module))


def dotted(module: Path) -> str:
    return ".".join(module.relative_to(SOURCE).with_suffix("").parts)


def write_constants(vocabulary: Path) -> None:
    """The C twin of a vocabulary: one anonymous enum of its upper-case integers."""
    names = vars(read_plain(vocabulary))
    numbers = {k: v for k, v in names.items() if k.isupper() and type(v) is int}
    lines = [f"    {name} = {value}" for name, value in numbers.items()]
    write_if_changed(vocabulary.with_suffix(".pxd"), "\n".join(["cdef enum:", *lines, ""]))


def write_states(fields: Path) -> None:
    """The class of a game's states for C and for type checkers, and what writes an observation in C."""
    layout = read_plain(SOURCE / "mattock/core/layout.py").Layout(read_plain(fields).STATE)
    name, package = fields.parent.name.title(), dotted(fields.parent)
    write_if_changed(fields.with_name("state.pxd"), layout.sheet(name, package))
    write_if_changed(fields.with_name("observe.pxd"), layout.observer(name, package))
    write_if_changed(fields.with_name("state.pyi"), layout.stub(name, package))


def write_moves(vocabulary: Path) -> None:
    """Which function of a game refuses an id, and which carries it out, for C."""
    given = read_plain(vocabulary)
    name, package = vocabulary.parent.name.title(), dotted(vocabulary.parent)
    dispatch = read_plain(SOURCE / "mattock/core/dispatch.py")
    text = dispatch.dispatcher(name, package, given.move, given.draw)
    write_if_changed(vocabulary.with_name("moves.pxd"), text)


def typed_modules() -> list[Path]:
    """The modules with a type sheet, without the plain ones."""
    sheets = sorted(SOURCE.rglob("*.pxd"))
    return [s.with_suffix(".py") for s in sheets if s.stem not in PLAIN]


def digest(module: Path) -> str:
    """A digest of the sources of a compiled module; a test compares it with the files."""
    sheet = module.with_suffix(".pxd")
    return hashlib.sha256(module.read_bytes() + sheet.read_bytes()).hexdigest()


def extensions() -> list[object]:
    for vocabulary in SOURCE.rglob("vocabulary.py"):
        write_constants(vocabulary)
    for fields in SOURCE.glob("mattock/games/*/fields.py"):
        write_states(fields)
        write_moves(fields.with_name("vocabulary.py"))
    if os.environ.get("MATTOCK_PLAIN"):  # an install without compiled rules, by choice
        return []
    try:
        from Cython.Build import cythonize
        from setuptools import Extension
    except ImportError:
        return []
    modules = typed_modules()
    names = {m: dotted(m) for m in modules}
    built = cythonize(
        [Extension(names[m], [str(m)], extra_compile_args=FLAGS) for m in modules],
        include_path=[str(SOURCE)],
        build_dir="build/cython",
        compiler_directives=DIRECTIVES,
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )
    for extension in built:
        extension.optional = True  # cythonize drops it when given to Extension
    sources = {names[m]: digest(m) for m in modules}
    lines = ['"""What the compiled modules were built from; written by the build."""', "", "SOURCES = {"]
    lines += [f'    "{name}": "{value}",' for name, value in sources.items()] + ["}", ""]
    write_if_changed(SOURCE / "mattock/_built.py", "\n".join(lines))
    return list(built)


def need_client() -> None:
    """Refuse to package without the browser client, unless that was asked for."""
    if not CLIENT.exists() and not os.environ.get("MATTOCK_NO_CLIENT"):
        raise SystemExit(NO_CLIENT)


class Wheel(bdist_wheel):
    """A wheel of the current files: the build folder keeps those of older builds."""

    def run(self) -> None:
        need_client()
        for path in Path(self.get_finalized_command("build").build_lib).rglob("*"):
            if path.is_file() and path.suffix != ".so":
                path.unlink()
        super().run()


class SourcePackage(sdist):
    """A source package includes the built client, so that building from it needs no Node."""

    def run(self) -> None:
        need_client()
        super().run()


setup(ext_modules=extensions(), cmdclass={"bdist_wheel": Wheel, "sdist": SourcePackage})
