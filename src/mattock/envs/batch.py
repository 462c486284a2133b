"""A vectorised environment: many games at once in arrays, for training.

    batch = Batch("pergamon", players=2, n=1024)
    while learning:
        batch.step(policy(batch.observation, batch.mask))

The arrays are filled in place by compiled threads and never move: copy what you need later. They are
read-only.

Autoreset: a game that ends is followed by a new one in the same step. Then `done` is 1, `reward` is that of
the finished game by seat, and `observation`, `mask` and `mover` are already those of the new game's first
decision. The last position of a finished game is not shown. Chance nodes are resolved inside: every row is
at a decision.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

import mattock
from mattock.core.arguments import instance, shown, whole, word
from mattock.core.errors import BadOption, IllegalMove
from mattock.core.game import Game
from mattock.core.vocabulary import SEATS
from mattock.envs.lanes import Lane, read_reward
from mattock.registry import game_of

Rows = npt.NDArray[Any]
DTYPES = ("uint8", "float32")
MOST_GAMES = 1 << 20


class Batch:
    """n games of one kind, each a row of every array."""

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
        n, threads = whole("The number of games", n), whole("The number of threads", threads)
        if not 1 <= n <= MOST_GAMES or not 1 <= threads <= n:
            raise BadOption(
                f"A batch has games, and no more threads than games; not {shown(n)} on {shown(threads)}."
            )
        instance("`observe`", observe, bool, "true or false")
        if not isinstance(dtype, str) or dtype not in DTYPES:
            raise BadOption(f"Observations are {' or '.join(DTYPES)}, not {shown(dtype)}.")
        self.game = game_of(game)
        self.players = players
        self.n = n
        self._how = {"threads": threads, "observe": observe, "dtype": dtype, "reward": reward, **options}
        size, actions = self.game.observation.size, self.game.actions
        self._cells = np.zeros((n, size), np.uint8) if observe else None
        self._floats = np.zeros((n, size), np.float32) if observe and dtype == "float32" else None
        self._mask = np.zeros((n, actions), np.bool_)
        self._mover = np.zeros(n, np.int32)
        self._reward = np.zeros((n, SEATS), np.float32)
        self._done = np.zeros(n, np.bool_)
        self._chosen = np.zeros(n, np.int32)
        self._shown = [None if rows is None else read_only(rows) for rows in self._arrays()]
        root = self.game.lay_out(players, options)
        margin = read_reward(reward)
        self._lanes = [Lane() for _ in range(n)]
        for number, lane in enumerate(self._lanes):
            lane.root, lane.state, lane.number = root, root.clone(), number
            lane.actions, lane.size, lane.margin = actions, size, margin
            lane.bind(self._rows(number))
        bounds = [n * k // threads for k in range(threads + 1)]
        self._trees = [grow(self._lanes[first:last]) for first, last in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self.reset(seed)

    @property
    def observation(self) -> Rows:
        """The observation of each mover, a row a game; `game.observation` is the index."""
        cells, floats, *_ = self._shown
        rows = cells if floats is None else floats
        if rows is None:
            raise BadOption("This batch was made without observations.")
        return rows

    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        """The action mask: a 1 for each legal action, a row a game."""
        return self._shown[2]  # type: ignore[return-value]  # always there

    @property
    def mover(self) -> npt.NDArray[np.int32]:
        """The seat that decides in each game."""
        return self._shown[3]  # type: ignore[return-value]

    @property
    def reward(self) -> npt.NDArray[np.float32]:
        """The rewards of games that ended in this step, by seat, a row a game."""
        return self._shown[4]  # type: ignore[return-value]

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """The games that ended in this step."""
        return self._shown[5]  # type: ignore[return-value]

    @property
    def written(self) -> int:
        """Bytes that a step writes for each game."""
        return sum(rows[0].nbytes for rows in self._arrays() if rows is not None)

    def reset(self, seed: int | None = None) -> None:
        """Start new games in all rows. A seed gives the same games on any number of threads."""
        if seed is not None:
            stream = word("The seed", seed)
            for tree in self._trees:
                tree.seed_all(stream)
        self._each(Lane.reset)

    def step(self, actions: npt.ArrayLike) -> None:
        """Carry out one decision in every game. IllegalMove if any is illegal; then nothing has changed."""
        try:
            chosen = np.asarray(actions)
        except ValueError:
            raise BadOption(f"A step of this batch takes {self.n} actions in a row.") from None
        if chosen.shape != (self.n,):
            raise BadOption(f"A step of this batch takes {self.n} actions, not an array of {chosen.shape}.")
        if chosen.dtype.kind not in "iu":
            raise BadOption(f"Actions are whole numbers, not {chosen.dtype}.")
        for row in np.flatnonzero((chosen < 0) | (chosen >= self.game.actions)):
            raise self._refusal(int(row), chosen)
        self._chosen[:] = chosen
        for lane in self._each(lambda tree: tree.refused(self._chosen)):
            if lane >= 0:
                raise self._refusal(lane, chosen)
        self._each(lambda tree: tree.carry_out(self._chosen))

    def sample(self) -> npt.NDArray[np.int32]:
        """A random legal action for each game, as a new array."""
        actions = np.empty(self.n, np.int32)
        self._each(lambda tree: tree.sample(actions))
        return actions

    def state(self, row: int) -> mattock.State:
        """A copy of the state of one game."""
        if not 0 <= whole("The row", row) < self.n:
            raise BadOption(f"A batch of {self.n} has no row {shown(row)}.")
        return self._lanes[row].state.clone()

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles continue as this one would."""
        lanes = [(lane.state, lane.stream) for lane in self._lanes]
        again = partial(Batch, self.game, self.players, self.n, **self._how)
        return again, (), (lanes, self._reward, self._done)

    def __setstate__(self, saved: tuple[list[tuple[mattock.State, int]], Rows, Rows]) -> None:
        lanes, self._reward[:], self._done[:] = saved
        for lane, (state, stream) in zip(self._lanes, lanes, strict=True):
            lane.resume(state, stream)

    def _arrays(self) -> tuple[Rows | None, ...]:
        """The arrays that the lanes fill; None for observations that are not wanted."""
        return self._cells, self._floats, self._mask, self._mover, self._reward, self._done

    def _rows(self, number: int) -> tuple[Rows | None, ...]:
        """The part of each array that a lane fills."""
        return tuple(
            None if rows is None else rows[number] if rows.ndim > 1 else rows[number : number + 1]
            for rows in self._arrays()
        )

    def _each(self, work: Callable[[Lane], Any]) -> list[Any]:
        """Work on all trees: the first in this thread, the others in the pool."""

        def done(tree: Lane) -> Any:
            found = work(tree)
            self.game.raise_kept()
            return found

        jobs = [self._pool.submit(done, tree) for tree in self._trees[1:]] if self._pool else []
        return [done(self._trees[0]), *(job.result() for job in jobs)]

    def _refusal(self, row: int, chosen: npt.NDArray[Any]) -> IllegalMove:
        reason = self.game.explain(self._lanes[row].state, int(chosen[row]))
        assert reason is not None
        return IllegalMove(reason)


def read_only(rows: Rows) -> Rows:
    """A view of an array that nobody can make writeable."""
    return np.asarray(rows.data.toreadonly())


def grow(lanes: list[Lane]) -> Lane:
    """Hang lanes together as a balanced tree, the first on top."""
    top, rest = lanes[0], lanes[1:]
    half = (len(rest) + 1) // 2
    left, right = rest[:half], rest[half:]
    top.link(grow(left) if left else None, grow(right) if right else None)
    return top
