"""Binds tests to clauses of a rules page: `@clause("P3.2")`, `@clause("P3.2", reason="already-dug")`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, TypeVar

import pytest

from mattock import IllegalMove, State

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


def assert_refused(
    state: State, text: str, number: str, reason: str, like: str, sibling: State | None = None
) -> dict[str, Any]:
    """The move is refused by exactly this clause for this reason, changes nothing, and its like is possible.

    `like` differs from the refused move in this respect only, or is the same move in a position (`sibling`)
    that differs in this respect only. The facts of the refusal are returned.
    """
    facts = assert_id_refused(state, state.parse(text), number, reason)
    possible = (sibling or state).clone()
    assert possible.why_not(possible.parse(like)) is None, f"{like} is not possible either"
    possible.apply(possible.parse(like))
    return facts


def assert_id_refused(state: State, action: int, number: str, reason: str) -> dict[str, Any]:
    answer = state.why_not(action)
    assert answer is not None, "the move is possible"
    assert (answer.message, answer.clause) == (f"{state.game.name}-reason-{reason}", number)
    before = state.to_dict()
    with pytest.raises(IllegalMove) as refused:
        state.apply(action)
    assert refused.value.reason == answer
    assert state.to_dict() == before
    assert action not in state.legal()
    proved.append(reason)
    return dict(answer.args)
