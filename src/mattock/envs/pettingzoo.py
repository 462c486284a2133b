"""The games as PettingZoo environments: everybody at the table is an agent.

    env = mattock.envs.pettingzoo.env("pergamon", players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else choose(observation["action_mask"]))

Chance is resolved by the environment, from the seed of `reset`. Rewards come at the end of a game. An
impossible action loses the game at once, and `infos` says why it was not possible.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from operator import attrgetter
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper

import mattock
from mattock.core.errors import BadOption, IllegalMove
from mattock.core.game import Game
from mattock.core.vocabulary import OVER
from mattock.envs.lanes import first_stream, mask_of, read_reward, resolve, rewards_of
from mattock.envs.render import MODES, draw, read_mode

Seen = dict[str, npt.NDArray[Any]]
ILLEGAL_REWARD = -1.0


def env(game: str | Game, players: int | None = None, **how: Any) -> OrderedTable:
    """An environment with PettingZoo's check of the order of calls; `raw_env` explains the arguments."""
    return OrderedTable(raw_env(game, players, **how))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo has no types, and this name for it
    """One table.

    `reward` is `win` (1 for winning alone, the others lose it in equal parts) or `margin` (the points less
    those of the best other seat). `max_cycles` cuts a game off after so many decisions. Further arguments are
    options of the game.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = mattock.game(game) if isinstance(game, str) else game
        self.table = self.game.new(players, **options)
        self.render_mode = read_mode(render_mode)
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"mattock_{self.game.name}_v{self.game.version.split('.')[0]}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self._margin = read_reward(reward)
        self._start = self.table.clone()
        self._stream = first_stream(int.from_bytes(os.urandom(8)), 0)
        self._decisions = 0
        self._actions = self.game.actions
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        cells = gymnasium.spaces.Box(0, 255, (self.game.observation.size,), np.uint8)
        mask = gymnasium.spaces.Box(0, 1, (self.game.actions,), np.int8)
        self.state_space = cells
        self._observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": cells, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: gymnasium.spaces.Discrete(self.game.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed the chance goes on where it was; `options` are not used."""
        if seed is not None:
            self._stream = first_stream(seed & 0xFFFFFFFFFFFFFFFF, 0)
        self.table = self._start.clone()
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._go_on()

    def observe(self, agent: str) -> Seen:
        """The public facts from the agent's seat, and what it may do: nothing while others decide."""
        table, seat = self.table, self._seats[agent]
        playing = seat == table.mover and not self.terminations.get(agent)
        mask = mask_of(table, self._actions) if playing else bytearray(self._actions)
        return {"observation": as_array(table.observation(seat)), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: Any) -> None:
        """The decision of `agent_selection`; None once it is out of the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.table.apply(int(action))
        except IllegalMove as error:
            self.infos[agent] = {"illegal": str(error), "clause": error.reason.clause}
            self._end(dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD})
            return
        self._decisions += 1
        self._go_on()

    def state(self) -> npt.NDArray[np.uint8]:
        """The public facts from the first seat."""
        return as_array(self.table.observation(0))

    def render(self) -> Any:
        """The table as text, as pixels, or printed."""
        if self.render_mode is None:
            gymnasium.logger.warn("Nothing is drawn: the environment was made without a render_mode.")
            return None
        return draw(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def state_dict(self) -> dict[str, Any]:
        """All that goes on from here, JSON-compatible."""
        return {
            "table": self.table.to_dict(),
            "stream": self._stream,
            "decisions": self._decisions,
            "agents": self.agents[:],
            "agent_selection": self.agent_selection,
            "skipped": self._skip_agent_selection,
            "rewards": dict(self.rewards),
            "cumulative_rewards": dict(self._cumulative_rewards),
            "terminations": dict(self.terminations),
            "truncations": dict(self.truncations),
            "infos": {agent: dict(info) for agent, info in self.infos.items()},
        }

    def load_state_dict(self, data: Mapping[str, Any]) -> None:
        """Go on from what `state_dict` gave. BadOption if it was another kind of table."""
        table = self.game.from_dict(data["table"])
        if (table.players, self.game.options_of(table)) != (
            self._start.players,
            self.game.options_of(self._start),
        ):
            raise BadOption("The position was played with other options than this environment has.")
        self.table = table
        self._stream = data["stream"]
        self._decisions = data["decisions"]
        self.agents = list(data["agents"])
        self.agent_selection = data["agent_selection"]
        self._skip_agent_selection = data["skipped"]
        self.rewards = dict(data["rewards"])
        self._cumulative_rewards = dict(data["cumulative_rewards"])
        self.terminations = dict(data["terminations"])
        self.truncations = dict(data["truncations"])
        self.infos = {agent: dict(info) for agent, info in data["infos"].items()}

    def __deepcopy__(self, memo: dict[int, Any]) -> raw_env:
        reward = "margin" if self._margin else "win"
        other = raw_env(
            self.game,
            self._start.players,
            reward=reward,
            max_cycles=self.max_cycles,
            render_mode=self.render_mode,
            **self.game.options_of(self._start),
        )
        if hasattr(self, "agents"):
            other.load_state_dict(self.state_dict())
        other._stream = self._stream
        return other

    def _go_on(self) -> None:
        """Chance until somebody decides; then it is that agent's turn, or the game is over."""
        table = self.table
        self._stream = resolve(table, self._stream)
        if table.mover == OVER:
            self._end(dict(zip(self.agents, rewards_of(table, self._margin), strict=True)))
        else:
            self.agent_selection = self.possible_agents[table.mover]
            if self._decisions == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def _end(self, rewards: dict[str, float]) -> None:
        """Everybody is out and gets what the game pays."""
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def as_array(cells: bytes) -> npt.NDArray[np.uint8]:
    """An observation as an array of one's own."""
    return np.frombuffer(bytearray(cells), np.uint8)


class OrderedTable(OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """PettingZoo's check of the order of calls; what is in order goes straight through.

    Before `reset` the table has none of these attributes, and the wrapper's own refusal is what one gets.
    """

    agents = property(attrgetter("env.agents"))
    agent_selection = property(attrgetter("env.agent_selection"))
    rewards = property(attrgetter("env.rewards"))
    terminations = property(attrgetter("env.terminations"))
    truncations = property(attrgetter("env.truncations"))
    infos = property(attrgetter("env.infos"))
    _cumulative_rewards = property(attrgetter("env._cumulative_rewards"))

    def observe(self, agent: str) -> Seen:
        """What an agent sees."""
        seen: Seen = self.env.observe(agent) if self._has_reset else super().observe(agent)
        return seen

    def step(self, action: Any) -> None:
        """The decision of `agent_selection`."""
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def load_state_dict(self, data: Mapping[str, Any]) -> None:
        """Go on from what `state_dict` gave."""
        self._has_reset = True
        self._has_updated = True
        self.env.load_state_dict(data)
