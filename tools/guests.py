"""OpenSpiel's Python MCTSBot as a custom bot: `tools/guests.py:Mcts1000` searches 1000 simulations.

`Mcts1000` plays its random rollouts in compiled code, `PlainMcts1000` in OpenSpiel's own evaluator; any
number will do. The rest is as in OpenSpiel's own example: a constant of 2, and solved positions backed up.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from mattock.envs.openspiel import Guest, RolloutEvaluator

CONSTANT = 2.0
NAME = re.compile(r"(?P<plain>Plain)?Mcts(?P<simulations>[1-9]\d*)")


def __getattr__(name: str) -> Callable[[int], Guest]:
    """The bot with the number of its name."""
    found = NAME.fullmatch(name)
    if found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    simulations, plain = int(found["simulations"]), found["plain"] is not None

    class Mcts(Guest):
        def __init__(self, seed: int) -> None:
            super().__init__(lambda game: make_mcts(game, simulations, seed, plain))

    return Mcts


def make_mcts(game: Any, simulations: int, seed: int, plain: bool = False) -> Any:
    """The bot itself."""
    random = np.random.RandomState(seed % 2**32)
    evaluator = mcts.RandomRolloutEvaluator(1, random) if plain else RolloutEvaluator(1, seed)
    return mcts.MCTSBot(game, CONSTANT, simulations, evaluator, random_state=random)
