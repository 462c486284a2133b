"""Games of every kind, with the whole contract checked at every state."""

from __future__ import annotations

from typing import Any

import pytest

import mattock
from tests.walk import STYLES, Walk, share_of, tables

TABLES = [(name, *table) for name in mattock.games() for table in tables(mattock.game(name))]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)
def test_contract_holds_at_every_state(name: str, players: int, options: dict[str, Any], style: str) -> None:
    walk = Walk(mattock.game(name))
    for number in range(share_of(4)):
        walk.game_of(players, options, f"walk {number}", style)
