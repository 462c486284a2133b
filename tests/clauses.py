"""Binds tests to clauses of a rules page: `@clause("P3.2")`, `@clause("P3.2", reason="already-dug")`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])

proved: list[str] = []  # the reasons that `assert_refused` has met in the test that runs


def clause(*numbers: str, reason: str = "") -> Callable[[Test], Test]:
    """Marks a test that breaks with these clauses; with a reason, one in which exactly that is the answer."""
    mark: Callable[[Test], Test] = pytest.mark.clause(*numbers, reason=reason)
    return mark


def bound_tests(package: str) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """Each mark of a folder of tests: name of the test, its clauses, its reason."""
    folder = import_module(package)
    for module in iter_modules(folder.__path__):
        if not module.name.startswith("test_"):
            continue
        for name, test in vars(import_module(f"{package}.{module.name}")).items():
            if name.startswith("test_"):
                for mark in getattr(test, "pytestmark", ()):
                    if mark.name == "clause":
                        yield name, mark.args, mark.kwargs.get("reason", "")
