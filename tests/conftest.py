"""Checks of the marks that bind tests to clauses."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import mattock
from mattock.core.rulespage import read_clauses, rules_page
from tests.clauses import proved
from tests.packages import build_wheel


def pytest_configure() -> None:
    """Ctrl-C reaches what tests start, even in a background job, which inherits that it is ignored."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test bound to a clause that stands on no page stops the run."""
    known = {number for name in mattock.games() for number in read_clauses(rules_page(name))}
    for item in items:
        for mark in item.iter_markers("clause"):
            if unknown := set(mark.args) - known:
                raise pytest.UsageError(
                    f"{item.nodeid} is bound to {', '.join(sorted(unknown))}: no such clause."
                )


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `pip install` takes."""
    return build_wheel(tmp_path_factory.getbasetemp())


@pytest.fixture(autouse=True)
def speak_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests speak English, whatever the system speaks."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(autouse=True)
def reason_is_met(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that names a reason in its mark must have met just that answer."""
    proved.clear()
    yield
    for mark in request.node.iter_markers("clause"):
        if reason := mark.kwargs.get("reason"):
            assert reason in proved, f"the test does not meet the refusal {reason!r}"
