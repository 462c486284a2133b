"""A bot of one's own, in one small class.

mattock arena pergamon greedy --bot docs/examples/own_bot.py:Cautious

It looks one step ahead, as far as nothing is drawn, and takes the action after which it expects to lead by
the most points.
"""

from __future__ import annotations

from random import Random

import mattock


class Cautious:
    """Made with a seed, asked with a state: `choose` returns one of `state.legal()`."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, state: mattock.State) -> int:
        actions = state.legal()
        self.random.shuffle(actions)  # so that ties go by lot
        return max(actions, key=lambda action: lead_after(state, action))


def lead_after(state: mattock.State, action: int) -> float:
    """How far the mover may expect to be ahead of the best rival."""
    after = state.clone()
    after.apply(action)
    points = after.outlook()
    own = points.pop(state.mover)
    return own - max(points)
