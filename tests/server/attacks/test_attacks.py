"""Each attack for a moment beside tables that play: all that they do is acknowledged, nothing piles up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.attacks.beside import Attack, attacked, own_server
from tests.server.attacks.scripts import ATTACKS

MOST_GROWN = 200 << 20  # what runs away; `make soak-server` is stricter, once all is warm
HELD_OFF = {"fill_the_lobby": 409}  # the limit that is met within a moment


@pytest.mark.parametrize("attack", ATTACKS)
def test_others_play_on(tmp_path: Path, attack: Attack) -> None:
    with own_server(tmp_path) as server:
        seen = asyncio.run(attacked(server, attack, tables=2, seconds=1.5, quiet=0.3))
    assert not seen.faults
    assert seen.actions
    assert seen.grown < MOST_GROWN
    assert seen.answers
    assert not {status for status in seen.answers if status >= 500 and status != 503}, seen
    if wanted := HELD_OFF.get(attack.__name__):
        assert wanted in seen.answers, seen
