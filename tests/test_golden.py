"""The golden files: whole games told step by step, and node counts from fixed positions."""

from __future__ import annotations

import json
from typing import Any

import pytest

import mattock
from tests.walk import PURE, tables
from tools.golden import COUNTS, PLAYTHROUGHS, count, label, playthrough

TABLES = [(name, *table) for name in mattock.games() for table in tables(mattock.game(name))]


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)
def test_playthrough_is_as_written(name: str, players: int, options: dict[str, Any]) -> None:
    game = mattock.game(name)
    written = (PLAYTHROUGHS / f"{label(game, players, options)}.txt").read_text(encoding="utf-8")
    assert playthrough(game, players, options).splitlines() == written.splitlines(), (
        "make golden, read the diff"
    )


@pytest.mark.parametrize("name", mattock.games())
def test_counts_are_as_written(name: str) -> None:
    game = mattock.game(name)
    rows = json.loads((COUNTS / f"{name}.json").read_text(encoding="utf-8"))
    assert len(rows) >= 5 * len(tables(game))
    for row in rows[:: 10 if PURE else 1]:
        state = game.from_dict(row["position"])
        found = [count(state, depth + 1) for depth in range(len(row["counts"]))]
        assert found == row["counts"], "the rules have changed: make golden, read the diff"
