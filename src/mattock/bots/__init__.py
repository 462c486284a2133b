"""Players that are programs. Each is called by a short code; real ones come to join these two."""

from __future__ import annotations

from random import Random
from typing import Protocol

from mattock.core.errors import BadOption
from mattock.core.state import State


class Bot(Protocol):
    """Chooses one of the possible actions of a state whose mover it plays."""

    def choose(self, state: State) -> int: ...


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
    worth = {action: state.hint(action) for action in state.legal()}
    most = max(worth.values())
    return [action for action, value in worth.items() if value == most]


BOTS: dict[str, type[RandomBot] | type[GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(code: str, seed: int) -> Bot:
    """A bot by its code. BadOption says which there are."""
    if code not in BOTS:
        raise BadOption(f"There is no bot {code!r}; there are: {', '.join(BOTS)}.")
    return BOTS[code](seed)
