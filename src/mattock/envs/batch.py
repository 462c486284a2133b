"""Many games at once, in arrays: the foundation for training.

    batch = Batch("pergamon", players=2, n=1024)
    while learning:
        batch.step(policy(batch.observation, batch.mask))

The arrays are filled in place by compiled threads and never move: keep a copy of what is needed later.

Reset policy: a game that ends is followed by a new one in the same step. Then `done` is 1, `reward` is that
of the finished game, seat by seat, and `observation`, `mask` and `mover` are already those of the new game's
first decision. The last position of a finished game is not shown. Chance is resolved inside: every row waits
for a decision.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

import mattock
from mattock.core.errors import BadOption, IllegalMove
from mattock.core.game import Game
from mattock.core.vocabulary import SEATS
from mattock.envs.lanes import Lane, read_reward

Rows = npt.NDArray[Any]
DTYPES = ("uint8", "float32")


class Batch:
    """n games of one kind, a row each."""

    def __init__(
        self,
        game: str | Game,
        players: int,
        n: int,
        *,
        seed: int = 0,
        threads: int = 1,
        observe: bool = True,
        dtype: str = "uint8",
        reward: str = "win",
        **options: Any,
    ) -> None:
        if n < 1 or not 1 <= threads <= n:
            raise BadOption(f"A batch has games, and no more threads than games; not {n} on {threads}.")
        if dtype not in DTYPES:
            raise BadOption(f"Observations are {' or '.join(DTYPES)}, not {dtype!r}.")
        self.game = mattock.game(game) if isinstance(game, str) else game
        self.players = players
        self.n = n
        size, actions = self.game.observation.size, self.game.actions
        self._cells = np.zeros((n, size), np.uint8) if observe else None
        self._floats = np.zeros((n, size), np.float32) if observe and dtype == "float32" else None
        self.mask = np.zeros((n, actions), np.bool_)  # a 1 for each possible action
        self.mover = np.zeros(n, np.int32)  # the seat that decides
        self.reward = np.zeros((n, SEATS), np.float32)  # by seat, in a step that ends a game
        self.done = np.zeros(n, np.bool_)  # games that ended in this step
        self._chosen = np.zeros(n, np.int32)
        root = self.game.new(players, **options)
        margin = read_reward(reward)
        lanes = [Lane() for _ in range(n)]
        for number, lane in enumerate(lanes):
            lane.root, lane.state, lane.number = root, root.clone(), number
            lane.actions, lane.size, lane.margin = actions, size, margin
            lane.bind(self._rows(number))
        bounds = [n * k // threads for k in range(threads + 1)]
        self._trees = [grow(lanes[first:last]) for first, last in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self.reset(seed)

    @property
    def observation(self) -> Rows:
        """What each mover sees, a row a game; its index is `game.observation`."""
        rows = self._cells if self._floats is None else self._floats
        if rows is None:
            raise BadOption("This batch was made without observations.")
        return rows

    @property
    def written(self) -> int:
        """Bytes that a step writes for each game."""
        arrays = (self._cells, self._floats, self.mask, self.mover, self.reward, self.done)
        return sum(rows[0].nbytes for rows in arrays if rows is not None)

    def reset(self, seed: int | None = None) -> None:
        """New games in all rows. A seed gives the same games on any number of threads."""
        if seed is not None:
            for tree in self._trees:
                tree.seed_all(seed & 0xFFFFFFFFFFFFFFFF)
        self._each(Lane.reset)

    def step(self, actions: npt.ArrayLike) -> None:
        """One decision in every game. IllegalMove if any is not possible, and nothing is changed."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,):
            raise BadOption(f"A step of this batch takes {self.n} actions, not an array of {chosen.shape}.")
        self._chosen[:] = chosen
        for lane in self._each(lambda tree: tree.refused(self._chosen)):
            if lane >= 0:
                raise self._refusal(lane)
        self._each(lambda tree: tree.carry_out(self._chosen))

    def sample(self) -> npt.NDArray[np.int32]:
        """Any possible action for each game, by lot; a new array."""
        actions = np.empty(self.n, np.int32)
        self._each(lambda tree: tree.sample(actions))
        return actions

    def state(self, row: int) -> mattock.State:
        """A copy of the state of one game."""
        return self._lane(row).state.clone()

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _rows(self, number: int) -> tuple[Rows | None, ...]:
        """What a lane fills."""
        return (
            None if self._cells is None else self._cells[number],
            None if self._floats is None else self._floats[number],
            self.mask[number],
            self.mover[number : number + 1],
            self.reward[number],
            self.done[number : number + 1],
        )

    def _each(self, work: Callable[[Lane], Any]) -> list[Any]:
        """Work on all trees, the first here, the others on threads of their own."""
        if self._pool is None:
            return [work(tree) for tree in self._trees]
        jobs = [self._pool.submit(work, tree) for tree in self._trees[1:]]
        return [work(self._trees[0]), *(job.result() for job in jobs)]

    def _lane(self, row: int) -> Lane:
        lanes = list(self._trees)
        while lanes:
            lane = lanes.pop()
            if lane.number == row:
                return lane
            lanes += [lane.left] if lane.has_left else []
            lanes += [lane.right] if lane.has_right else []
        raise BadOption(f"A batch of {self.n} has no row {row}.")

    def _refusal(self, row: int) -> IllegalMove:
        reason = self.game.explain(self._lane(row).state, int(self._chosen[row]))
        assert reason is not None
        return IllegalMove(reason)


def grow(lanes: list[Lane]) -> Lane:
    """A tree of lanes, as flat as can be, the first on top."""
    top, rest = lanes[0], lanes[1:]
    half = (len(rest) + 1) // 2
    left, right = rest[:half], rest[half:]
    top.link(grow(left) if left else None, grow(right) if right else None)
    return top
