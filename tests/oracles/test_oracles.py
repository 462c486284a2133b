"""Games of every kind of table with an oracle beside the engine; `make soak-rules` walks 5,000 a title."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import mattock
from tests.oracles.beside import walk_beside
from tests.walk import STYLES, share_of, tables

GAMES = 4  # of each kind of table and style

KINDS = [
    (name, players, options, style)
    for name in mattock.games()
    for (players, options), style in product(tables(mattock.game(name)), STYLES)
]


@pytest.mark.parametrize(("name", "players", "options", "style"), KINDS)
def test_the_oracle_sees_every_step_as_the_engine_does(
    name: str, players: int, options: dict[str, Any], style: str
) -> None:
    for number in range(share_of(GAMES)):
        assert walk_beside(mattock.game(name), players, options, f"oracle {number}", style) > 20
