"""The weak levels play like people who are learning: what nobody would do, they never do."""

from __future__ import annotations

from types import ModuleType

import pytest

from mattock.bots import make_bot
from tests.manners import mykerinos, pergamon, thebes
from tests.manners.blunder import Blunder
from tests.walk import PURE

BLUNDERS = [*mykerinos.BLUNDERS, *pergamon.BLUNDERS, *thebes.BLUNDERS]
TRIES = 2 if PURE else 200  # uncompiled a try takes seconds, and both builds search alike


def chosen(code: str, blunder: Blunder, tries: int) -> set[int]:
    """What a bot of this code chooses in so many games."""
    state = blunder.state()
    return {make_bot(code, seed).choose(state) for seed in range(tries)}


@pytest.mark.parametrize("blunder", BLUNDERS, ids=str)
def test_a_blunder_is_possible_and_one_can_do_better(blunder: Blunder) -> None:
    """Who chooses at random does it."""
    bad = blunder.actions()
    assert bad
    assert bad < set(blunder.state().legal())
    assert bad & chosen("random", blunder, 200)


@pytest.mark.parametrize("level", ["visitor", "student"])
@pytest.mark.parametrize("blunder", BLUNDERS, ids=str)
def test_nobody_does_it(blunder: Blunder, level: str) -> None:
    done = chosen(level, blunder, TRIES) & blunder.actions()
    assert not done, f"{blunder.why} Chosen: {[str(blunder.state().describe(a)) for a in done]}"


@pytest.mark.parametrize("game", [mykerinos, pergamon, thebes], ids=["mykerinos", "pergamon", "thebes"])
def test_there_are_at_least_eight(game: ModuleType) -> None:
    assert len(game.BLUNDERS) >= 8
