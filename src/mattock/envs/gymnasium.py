"""One seat of a game as a Gymnasium environment: bots play the others.

    import mattock.envs.gymnasium
    env = gymnasium.make("mattock/pergamon-v1", players=3, bots=("greedy", "visitor"))

A step is a decision of your own seat; the moves of the bots and the draws in between happen inside it. The
reward comes at the end. An illegal action loses the game at once, and `info` says why it was illegal.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import mattock
from mattock.bots import make_bot
from mattock.bots.codes import Bot
from mattock.core.arguments import shown, whole
from mattock.core.errors import BadOption, IllegalMove
from mattock.core.game import Game
from mattock.core.state import State
from mattock.core.vocabulary import OVER
from mattock.envs.lanes import Sitting, read_reward, rewards_of
from mattock.envs.render import MODES, draw, read_mode
from mattock.registry import game_of, working_games

Seen = dict[str, npt.NDArray[Any]]
ILLEGAL_REWARD = -1.0
WORD = 2**63


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat against bots.

    `seat` is ours, or None for a random one in each game. `bots` are bot codes, one for each other seat in
    the order of play after ours, or one for all. `reward` is `win` or `margin`, as in
    `mattock.envs.pettingzoo`. Further arguments are options of the game.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  as Gymnasium has it

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
        self.game = game_of(game)
        self._start = self.game.new(players, **options)
        others = self._start.players - 1
        if seat is not None and not 0 <= whole("The seat", seat) <= others:
            raise BadOption(f"There is no seat {shown(seat)} at a table of {others + 1}.")
        if isinstance(bots, str) or not isinstance(bots, Sequence):
            raise BadOption(f"`bots` is a list of codes, as in ['greedy'], not {shown(bots)}.")
        if len(bots) not in (1, others):
            raise BadOption(f"{others} bots are wanted, or one for all; not {len(bots)}.")
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
        self._lots: list[int] = []  # of this game: the seed of its draws, and one for each bot
        self._decisions: list[int] = []  # ours in this game
        self._sitting = Sitting(self._start.clone(), 0, ended=True)
        self._bots: dict[int, Bot] = {}
        for code in self._codes:
            make_bot(code, 0)  # an unknown code is said at once

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game up to our first decision; `options` are not used."""
        if seed is not None:
            seed = whole("The seed", seed, 0)
        super().reset(seed=seed)
        players = self._start.players
        self.seat = int(self.np_random.integers(players)) if self._wanted is None else self._wanted
        self._lots = [int(self.np_random.integers(WORD)) for _ in range(players)]
        self._sit_down()
        return self._look(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Our decision, and all that happens until the next one."""
        if self._sitting.ended:
            raise gymnasium.error.ResetNeeded("No game is being played: reset() begins one.")
        try:
            self._decide(action)
        except IllegalMove as error:
            said = {"seat": self.seat, "illegal": str(error), "clause": error.reason.clause}
            return self._look(), ILLEGAL_REWARD, True, False, said
        over = self._sitting.ended
        reward = rewards_of(self.table, self._margin)[self.seat] if over else 0.0
        return self._look(), reward, over, False, {"seat": self.seat}

    @property
    def table(self) -> State:
        """The state of the game."""
        return self._sitting.state

    def render(self) -> Any:
        """The table as text, as pixels, or printed."""
        return None if self.render_mode is None else draw(self.table, self.render_mode)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask alone, under the name that sb3-contrib's MaskablePPO asks for."""
        return self._look()["action_mask"].view(np.bool_)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the seeds and our decisions: a bot cannot be copied in the middle of a game."""
        return {name: value for name, value in vars(self).items() if name not in ("_sitting", "_bots")}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        """Replay the game up to here."""
        vars(self).update(saved)
        self._sitting = Sitting(self._start.clone(), 0, ended=True)
        if self._lots:
            played = self._decisions
            self._sit_down()
            with suppress(IllegalMove):
                for action in played:
                    self._decide(action)

    def _sit_down(self) -> None:
        """Start a game with these seeds, up to our first decision."""
        self._sitting.stream, *seeds = self._lots
        self._sitting.begin(self._start)
        self._bots = {
            (self.seat + 1 + k) % self._start.players: make_bot(code, seed, steady=True)
            for k, (code, seed) in enumerate(zip(self._codes, seeds, strict=True))
        }
        self._decisions = []
        self._play_on(self.table.mover)

    def _decide(self, action: Any) -> None:
        """Our decision and what follows; an illegal one ends the game."""
        action = whole("The action", action)
        self._decisions.append(action)
        try:
            self._play_on(self._sitting.decide(action))
        except IllegalMove:
            self._sitting.ended = True
            raise

    def _play_on(self, mover: int) -> None:
        """Let the bots play until we decide or the game is over."""
        while mover not in (self.seat, OVER):
            mover = self._sitting.decide(self._bots[mover].choose(self.table))
        self._sitting.ended = mover == OVER

    def _look(self) -> Seen:
        return self._sitting.look(self.seat)


def register() -> None:
    """Register every game with `gymnasium.make`, once."""
    for name in working_games():
        known = f"mattock/{name}-v{mattock.game(name).environment}"
        if known not in gymnasium.registry:
            gymnasium.register(known, entry_point="mattock.envs.gymnasium:SeatEnv", kwargs={"game": name})


register()
