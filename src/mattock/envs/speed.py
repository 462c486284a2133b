"""What `mattock bench --peers` measures of the environments, two players each.

Each function returns a unit of work: a call plays for a while and returns the number of decisions.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from mattock.core.game import Game

ROWS = 1024  # games of a batch


def play_pettingzoo(game: Game) -> Callable[[], int]:
    """One game as `env()` returns it, in the same loop as the peer's script."""
    from mattock.envs.pettingzoo import env as make

    env = make(game, 2)
    random = Random(1).random

    def play() -> int:
        env.reset()
        decisions = 0
        while not env.terminations[agent := env.agent_selection]:
            legal = env.observe(agent)["action_mask"].nonzero()[0]
            env.step(legal.item(int(random() * len(legal))))
            decisions += 1
        return decisions

    return play


def play_openspiel(game: Game, draws: bool) -> Callable[[], int]:
    """One game under OpenSpiel's name, its draws played but counted only where that is asked for."""
    import pyspiel

    import mattock.envs.openspiel  # noqa: F401  registers it

    spiel = pyspiel.load_game(f"mattock_{game.name}")
    random = Random(1).random

    def play() -> int:
        state = spiel.new_initial_state()
        decisions = drawn = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pick(state.chance_outcomes(), random()))
                drawn += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions + drawn if draws else decisions

    return play


def pick(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome that a random number from 0 to 1 selects."""
    for outcome, odds in outcomes:
        left -= odds
        if left < 0.0:
            return outcome
    return outcomes[-1][0]


def play_batch(game: Game, observe: bool) -> tuple[Callable[[], int], int]:
    """A step of many games on one thread, actions by lot included; and the bytes that it writes for each."""
    from mattock.envs.batch import Batch

    batch = Batch(game, 2, ROWS, seed=1, observe=observe)

    def play() -> int:
        batch.step(batch.sample())
        return ROWS

    return play, batch.written


def measures_of(game: Game) -> dict[str, Callable[[], Any]]:
    """By name; each is made when it is asked for."""
    return {
        "pettingzoo": lambda: play_pettingzoo(game),
        "openspiel": lambda: play_openspiel(game, draws=False),
        "openspiel.steps": lambda: play_openspiel(game, draws=True),
        "batch": lambda: play_batch(game, observe=False)[0],
        "batch.observed": lambda: play_batch(game, observe=True)[0],
    }


def bytes_of(game: Game) -> dict[str, int]:
    """What a step of a batch writes for each game."""
    return {name: play_batch(game, name != "batch")[1] for name in ("batch", "batch.observed")}
