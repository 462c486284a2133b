"""No two seeds share a game, whichever environment plays it: a net is tested on what it never saw."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import mattock
from mattock.core.bits import GOLDEN, WORD
from mattock.envs import pettingzoo
from mattock.envs.batch import Batch
from mattock.envs.gymnasium import SeatEnv

NEAR = (0, 1, 2, 3, 4, 5)  # a seed, and what lies beside it in a stream
SEEDS = (*NEAR, GOLDEN, 2 * GOLDEN & WORD, WORD + 1)
ROWS, GAMES, STEPS = 8, 3, 40


def of_batch(name: str, seed: int) -> Iterator[bytes]:
    """The games in the rows, everybody taking the first move, as far as they have come."""
    batch = Batch(name, 2, ROWS, seed=seed)
    seen = [bytearray() for _ in range(ROWS)]
    for _ in range(STEPS):
        batch.step(batch.mask.argmax(axis=1))
        for row, cells in zip(seen, batch.observation, strict=True):
            row.extend(cells.tobytes())
    yield from map(bytes, seen)


def of_seat(name: str, seed: int) -> Iterator[bytes]:
    """Games of one seat, one after another."""
    env = SeatEnv(name, 2, seat=0, bots=["greedy"])
    observation, _ = env.reset(seed=seed)
    for _ in range(GAMES):
        seen, over = bytearray(), False
        while not over:
            seen += observation["observation"].tobytes()
            observation, _, over, *_ = env.step(observation["action_mask"].argmax())
        yield bytes(seen)
        observation, _ = env.reset()


def of_table(name: str, seed: int) -> Iterator[bytes]:
    """Games of everybody, one after another."""
    env = pettingzoo.raw_env(name, 2)
    env.reset(seed)
    for _ in range(GAMES):
        seen = bytearray()
        while not any(env.terminations.values()):
            observation = env.observe(env.agent_selection)
            seen += observation["observation"].tobytes()
            env.step(observation["action_mask"].argmax())
        yield bytes(seen)
        env.reset()


@pytest.mark.parametrize("games", [of_batch, of_seat, of_table])
@pytest.mark.parametrize("name", mattock.games())
def test_no_two_seeds_share_a_game(name: str, games: Callable[[str, int], Iterator[bytes]]) -> None:
    found = [game for seed in SEEDS for game in games(name, seed)]
    assert len(set(found)) == len(found) >= len(SEEDS) * GAMES
