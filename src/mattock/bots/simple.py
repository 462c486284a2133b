"""Bots that do not search: any move, or the one that looks best at a glance."""

from __future__ import annotations

from random import Random

from mattock.core.state import State


class RandomBot:
    """Takes any possible action."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, state: State) -> int:
        return self.random.choice(state.legal())


class GreedyBot:
    """Takes the action that looks best at a glance, ties by lot."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, state: State) -> int:
        return self.random.choice(best_looking(state))


def best_looking(state: State) -> list[int]:
    """The possible actions that look best at a glance."""
    worth = state.hints()
    most = max(worth)
    return [action for action, value in zip(state.legal(), worth, strict=True) if value == most]
