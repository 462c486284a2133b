"""No two seeds share a game, however they are related."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

import mattock
from mattock.core.arguments import word
from mattock.core.bits import GOLDEN, WORD
from mattock.core.errors import BadArgument
from mattock.core.randoms import stream_of
from mattock.envs.lanes import first_stream

SEEDS = [*range(40), 63, 255, 2**31, 2**32, 2**32 + 1, 2**63, WORD - 1, WORD, WORD + 1, WORD + 2, -1, -2]
BACK = pow(GOLDEN, -1, WORD + 1)  # turns the state of a stream into the number of its step
FAR = 1 << 24  # steps; no game is nearly as long


def assert_apart(starts: list[int]) -> None:
    """No stream runs into another."""
    steps = sorted(start * BACK & WORD for start in starts)
    assert min(after - before for before, after in pairwise([*steps, steps[0] + WORD + 1])) > FAR


def test_the_streams_of_games_are_apart() -> None:
    """Games of one seed, the same game of two seeds, and game 1 of seed 1 from game 0 of seed 3."""
    assert_apart([first_stream(word("The seed", seed), number) for seed in SEEDS for number in range(60)])


def test_the_streams_of_bots_are_apart() -> None:
    assert_apart([start for seed in SEEDS for start in islice(stream_of(seed), 8)])


@pytest.mark.parametrize("name", mattock.games())
def test_no_two_seeds_share_a_playout(name: str) -> None:
    start = mattock.game(name).new(players=2)
    ends = [mattock.playout(start, seed, number=number) for seed in SEEDS for number in range(6)]
    assert len(set(ends)) == len(ends)
    both = [mattock.playouts(start, 1, seed, first=number) for seed in SEEDS[:20] for number in range(6)]
    first = [mattock.playout(start, seed, number=number) for seed in SEEDS[:20] for number in range(6)]
    assert [end.scores() for end in first] == [found.totals[:2] for found in both], "the same games"


def test_seeds_are_whole_numbers_of_any_size() -> None:
    assert len({word("The seed", seed) for seed in SEEDS}) == len(SEEDS)
    assert all(0 <= word("The seed", seed) <= WORD for seed in SEEDS)
    assert word("The seed", 5) == 5
    for wrong in (1.5, "1", None):
        with pytest.raises(BadArgument, match=r"The seed is .* whole number"):
            word("The seed", wrong)
