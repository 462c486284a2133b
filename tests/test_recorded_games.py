"""Every recorded game replays through the rules of today, move by move and draw by draw."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

import mattock
from mattock.core.records import read_record, verify_record
from mattock.records import game_finder

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*/*.mattock"))
EVERY = 10 if os.environ.get("MATTOCK_PURE") == "1" else 1  # uncompiled rules take their time
CHUNK = 30


@pytest.mark.parametrize("start", range(0, len(FILES), CHUNK))
def test_recorded_games_hold(start: int) -> None:
    for file in FILES[start : start + CHUNK : EVERY]:
        verdict = verify_record(file.read_bytes(), game_finder())
        assert verdict.difference is None, file.name
        assert verdict.proved == verdict.draws, file.name


@pytest.mark.parametrize("name", mattock.games())
def test_records_cover_players_options_and_undos(name: str) -> None:
    game = mattock.game(name)
    records = [read_record(file.read_bytes()) for file in FILES if file.parent.name == name]
    assert len(records) >= 200
    assert {record.players for record in records} == set(game.players)
    endings = Counter(record.ending for record in records)
    assert endings["finished"] >= 150
    assert endings["abandoned"] >= 1
    for option in game.options:
        assert len({record.options[option.name] for record in records}) == len(option.values)
    assert sum(any(line.startswith("undo ") for line in map(str, r.lines)) for r in records) >= 20
