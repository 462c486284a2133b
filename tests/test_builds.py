"""Compiled and uncompiled are one program: the same sources, the same games."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mattock
from mattock import _pure
from tests.walk import PURE

ROOT = Path(__file__).parent.parent


def run_digests(games: int, pure: bool) -> dict[str, Any]:
    """Digests of the games in a process of its own."""
    environment = {**os.environ, "MATTOCK_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "tests.digests", str(games), "0"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_both_builds_play_identical_games() -> None:
    """Without a compiled build there is nothing to compare; `make test` then says so at its end."""
    mine, plain = run_digests(2, pure=False), run_digests(2, pure=True)
    assert not plain["compiled"]
    assert plain["digests"] == mine["digests"]
    assert len(mine["digests"]) >= 60


def test_pure_asks_for_the_plain_files() -> None:
    assert mattock.compiled() == (not PURE and _pure.is_complete())


def test_compiled_modules_are_those_of_the_sources() -> None:
    """A stale compiled file would win over an edited source."""
    for binary in (ROOT / "src").rglob("*.so"):
        source = binary.with_name(binary.name.split(".")[0] + ".py")
        name = ".".join(source.relative_to(ROOT / "src").with_suffix("").parts)
        digest = hashlib.sha256(source.read_bytes() + source.with_suffix(".pxd").read_bytes()).hexdigest()
        assert built_from()[name] == digest, f"{name} has changed since it was built: make build"


def built_from() -> dict[str, str]:
    """What the build wrote down."""
    from mattock import _built

    sources: dict[str, str] = _built.SOURCES
    return sources


def test_a_mixture_of_builds_is_never_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """One compiled file missing: the plain ones are taken for all."""
    assert _pure.is_complete() == (len(list((ROOT / "src").rglob("*.so"))) > 0)
    monkeypatch.setattr(_pure, "is_built", lambda module: not module.endswith("state"))
    assert not _pure.is_complete()
