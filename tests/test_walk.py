"""Games of every kind, with the whole contract checked at every state."""

from __future__ import annotations

from typing import Any

import pytest

import mattock
from tests.walk import STYLES, Walk, share_of, tables

TABLES = [(name, *table) for name in mattock.games() for table in tables(mattock.game(name))]


@pytest.mark.parametrize(
    ("first", "name", "players", "options"), [(n, *t) for n, t in enumerate(TABLES)], ids=str
)
def test_contract_holds_at_every_state(first: int, name: str, players: int, options: dict[str, Any]) -> None:
    """Twice in each style; where only one game is played, the next table plays in the next style."""
    walk = Walk(mattock.game(name))
    for number in range(first, first + share_of(2 * len(STYLES))):
        walk.game_of(players, options, f"walk {number}", STYLES[number % len(STYLES)])
