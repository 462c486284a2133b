"""All rules that were ever released: what was played by them is still replayed by them."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from mattock.core.records import read_record, verify_record
from mattock.records import game_finder

TESTS = Path(__file__).parents[1]
RELEASED = {"mykerinos": ("1.0",), "pergamon": ("1.0",), "thebes": ("1.0", "2.0")}  # the last is today's
MOST = 3  # records of each, to keep it short


def records_of(game: str, version: str) -> list[Path]:
    """Records that were written when these were the rules."""
    heads = f"game {game}\nrules {version}\n"
    found = [*TESTS.glob("older/**/*.mattock"), *TESTS.glob("records/**/*.mattock")]
    return [file for file in sorted(found) if heads in file.read_text(encoding="utf-8")[:200]]


def test_every_game_with_its_rules_of_today_is_in_the_table() -> None:
    today = {name: mattock.game(name).version for name in mattock.games()}
    assert today == {name: versions[-1] for name, versions in RELEASED.items()}


@pytest.mark.parametrize(
    ("game", "version"), [(game, version) for game, versions in RELEASED.items() for version in versions]
)
def test_records_of_every_released_version_hold(game: str, version: str) -> None:
    files = [
        file for file in records_of(game, version) if read_record(file.read_bytes()).ending == "finished"
    ]
    assert files, f"no record of {game} {version} is kept"
    for file in files[:MOST]:
        assert verify_record(file.read_bytes(), game_finder()).difference is None
