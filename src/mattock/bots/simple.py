"""Bots without search: a random move, or the one that looks best at a glance."""

from __future__ import annotations

from random import Random

from mattock.core.arguments import instance, word
from mattock.core.errors import NoChoice
from mattock.core.state import State
from mattock.core.vocabulary import CHANCE, OVER


class RandomBot:
    """Takes a random legal action."""

    def __init__(self, seed: int) -> None:
        self.random = Random(word("The seed", seed))

    def choose(self, state: State) -> int:
        return self.random.choice(choices_of(state))


class GreedyBot:
    """Takes the action that looks best at a glance, ties at random."""

    def __init__(self, seed: int) -> None:
        self.random = Random(word("The seed", seed))

    def choose(self, state: State) -> int:
        return self.random.choice(best_looking(state))


def choices_of(state: State) -> list[int]:
    """The legal actions of the mover; NoChoice if no player decides, the same for every bot."""
    instance("What a bot is asked about", state, State, "a state of a game")
    if state.mover == CHANCE:
        raise NoChoice("Nobody decides here: something is drawn first, with state.draw(bits).")
    if state.mover == OVER:
        raise NoChoice("Nobody decides here: the game is over.")
    return state.legal()


def best_looking(state: State) -> list[int]:
    """The legal actions that look best at a glance."""
    legal, worth = choices_of(state), state.hints()
    most = max(worth)
    return [action for action, value in zip(legal, worth, strict=True) if value == most]
