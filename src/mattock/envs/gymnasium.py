"""One seat of a game as a Gymnasium environment: bots play the others.

    import mattock.envs.gymnasium
    env = gymnasium.make("mattock/pergamon-v1", players=3, bots=("greedy", "visitor"))

A step is a decision of one's own; what the bots and chance do in between happens inside it. The reward comes
at the end. An impossible action loses the game at once, and `info` says why it was not possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import mattock
from mattock.bots import make_bot
from mattock.bots.codes import Bot
from mattock.core.errors import BadOption, IllegalMove
from mattock.core.game import Game
from mattock.core.vocabulary import OVER
from mattock.envs.lanes import mask_of, read_reward, resolve, rewards_of
from mattock.envs.render import MODES, draw, read_mode

Seen = dict[str, npt.NDArray[Any]]
ILLEGAL_REWARD = -1.0
WORD = 2**63


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat against bots.

    `seat` is ours, or None for another one by lot in each game. `bots` are codes as everywhere, one for each
    other seat in the order of play after ours, or one for all. `reward` is `win` or `margin`, as in
    `mattock.envs.pettingzoo`. Further arguments are options of the game.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        seat: int | None = 0,
        bots: Sequence[str] = ("greedy",),
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = mattock.game(game) if isinstance(game, str) else game
        self._start = self.game.new(players, **options)
        self.table = self._start.clone()
        others = self.table.players - 1
        if seat is not None and not 0 <= seat <= others:
            raise BadOption(f"There is no seat {seat} at a table of {others + 1}.")
        if len(bots) not in (1, others):
            raise BadOption(f"{others} bots are wanted, or one for all; not {len(bots)}.")
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.render_mode = read_mode(render_mode)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (self.game.observation.size,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.game.actions,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(self.game.actions)
        self.seat = 0
        self._wanted = seat
        self._codes = list(bots) * (others if len(bots) == 1 else 1)
        self._margin = read_reward(reward)
        self._bots: dict[int, Bot] = {}
        self._stream = 0
        for code in self._codes:
            make_bot(code, 0)  # an unknown code is said at once

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game up to our first decision; `options` are not used."""
        super().reset(seed=seed)
        players = self._start.players
        self.seat = int(self.np_random.integers(players)) if self._wanted is None else self._wanted
        self._stream = int(self.np_random.integers(WORD))
        self._bots = {
            (self.seat + 1 + k) % players: make_bot(code, int(self.np_random.integers(WORD)), steady=True)
            for k, code in enumerate(self._codes)
        }
        self.table = self._start.clone()
        self._play_on()
        return self._look(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Our decision, and all that happens until the next one."""
        try:
            self.table.apply(int(action))
        except IllegalMove as error:
            said = {"seat": self.seat, "illegal": str(error), "clause": error.reason.clause}
            return self._look(), ILLEGAL_REWARD, True, False, said
        self._play_on()
        over = self.table.mover == OVER
        reward = rewards_of(self.table, self._margin)[self.seat] if over else 0.0
        return self._look(), reward, over, False, {"seat": self.seat}

    def render(self) -> Any:
        """The table as text, as pixels, or printed."""
        return None if self.render_mode is None else draw(self.table, self.render_mode)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask alone, under the name that sb3-contrib's MaskablePPO asks for."""
        return np.frombuffer(mask_of(self.table, self.game.actions), np.bool_)

    def _play_on(self) -> None:
        """Chance and bots until we decide or the game is over."""
        while True:
            self._stream = resolve(self.table, self._stream)
            if self.table.mover in (self.seat, OVER):
                return
            self.table.apply(self._bots[self.table.mover].choose(self.table))

    def _look(self) -> Seen:
        cells = np.frombuffer(bytearray(self.table.observation(self.seat)), np.uint8)
        return {
            "observation": cells,
            "action_mask": np.frombuffer(mask_of(self.table, self.game.actions), np.int8),
        }


def register() -> None:
    """Make every game known to `gymnasium.make`, once."""
    for name in mattock.games():
        version = mattock.game(name).version.split(".")[0]
        known = f"mattock/{name}-v{version}"
        if known not in gymnasium.registry:
            gymnasium.register(known, entry_point="mattock.envs.gymnasium:SeatEnv", kwargs={"game": name})


register()
