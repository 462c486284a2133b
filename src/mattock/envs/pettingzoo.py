"""The games as PettingZoo environments: every player is an agent.

    env = mattock.envs.pettingzoo.env("pergamon", players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else choose(observation["action_mask"]))

Chance nodes are resolved by the environment, from the seed of `reset`. Rewards come at the end of a game. An
illegal action loses the game at once, and `infos` says why it was illegal.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, NoReturn

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from mattock.core.arguments import shown, whole, word
from mattock.core.errors import BadOption, IllegalMove
from mattock.core.game import Game
from mattock.core.state import State
from mattock.core.vocabulary import OVER
from mattock.envs.lanes import REWARDS, Sitting, first_stream, read_position, read_reward, rewards_of
from mattock.envs.render import MODES, draw, read_mode
from mattock.registry import game_of

Seen = dict[str, npt.NDArray[Any]]
ILLEGAL_REWARD = -1.0
LAID_OUT = (  # by `reset`, and not there before
    "agents",
    "agent_selection",
    "rewards",
    "terminations",
    "truncations",
    "infos",
    "num_agents",
    "_cumulative_rewards",
)


def env(game: str | Game, players: int | None = None, **how: Any) -> raw_env:
    """An environment that checks the order of calls as PettingZoo does; for arguments see `raw_env`."""
    return fresh_env(game, players, **how)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo has no types, and this name for it
    """One table.

    `reward` is `win` (zero-sum, 1 for winning alone) or `margin` (the points minus those of the best other
    seat). `max_cycles` cuts a game off after so many decisions. Further arguments are
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
        self.game = game_of(game)
        self._start = self.game.new(players, **options)
        self.render_mode = read_mode(render_mode)
        self.max_cycles = max_cycles if max_cycles is None else whole("`max_cycles`", max_cycles, 1)
        self.metadata = {
            "name": f"mattock_{self.game.name}_v{self.game.environment}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self._margin = read_reward(reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self._start.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.game.observation.size, self.game.actions
        stream = first_stream(int.from_bytes(os.urandom(8)), 0)
        self._sitting = Sitting(self._start.clone(), stream)
        cells = gymnasium.spaces.Box(0, 255, (size,), np.uint8)
        mask = gymnasium.spaces.Box(0, 1, (actions,), np.int8)
        self.state_space = cells
        self._observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": cells, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self._action_spaces[agent]

    @property
    def table(self) -> State:
        """The state of the game."""
        return self._sitting.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed the random stream continues; `options` are not used."""
        if seed is not None:
            self._sitting.stream = first_stream(word("The seed", seed), 0)
        self._sitting.begin(self._start)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._over = False  # for all alike
        self._acted = True
        self.agent_selection = self.agents[self.table.mover]

    def observe(self, agent: str) -> Seen:
        """The observation from the agent's seat and its action mask, empty while others decide."""
        if not isinstance(agent, str) or agent not in self._seats:
            raise BadOption(f"There is no agent {shown(agent)}; there are: {', '.join(self._seats)}.")
        return self._sitting.look(self._seats[agent])

    def step(self, action: Any) -> None:
        """The decision of `agent_selection`; None once it is out of the game."""
        self._acted = True
        if self._over:
            self._take_leave(action)
            return
        try:
            mover = self._sitting.decide(action)
        except IllegalMove as error:
            agent = self.agent_selection
            self.infos[agent] = {"illegal": str(error), "clause": error.reason.clause}
            self._end(dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD})
            return
        if mover == OVER:
            self._end(dict(zip(self.agents, rewards_of(self.table, self._margin), strict=True)))
            return
        self.agent_selection = self.possible_agents[mover]
        if self.max_cycles is not None and self._sitting.decisions == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._over = True

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent to act, again and again until all are done; call `step` after each."""
        for _ in range(max_iter):
            if not self.agents:
                return
            self._acted = False
            yield self.agent_selection
            assert self._acted, "step() or reset() is called for each agent of agent_iter()."

    def state(self) -> npt.NDArray[np.uint8]:
        """The public facts from the first seat."""
        facts: npt.NDArray[np.uint8] = self._sitting.look(0)["observation"]
        return facts

    def render(self) -> Any:
        """The table as text, as pixels, or printed."""
        if self.render_mode is None:
            gymnasium.logger.warn("Nothing is drawn: the environment was made without a render_mode.")
            return None
        return draw(self.table, self.render_mode)

    def close(self) -> None:
        """Does nothing: there is nothing to release."""

    def state_dict(self) -> dict[str, Any]:
        """Everything needed to continue from here, JSON-compatible."""
        return {
            "table": self.table.to_dict(),
            "stream": self._sitting.stream,
            "decisions": self._sitting.decisions,
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
        """Continue from a `state_dict`. BadOption if it is from another kind of table."""
        self._sitting.state = read_position(self._start, data["table"])
        self._sitting.stream = data["stream"]
        self._sitting.decisions = data["decisions"]
        self.agents = list(data["agents"])
        self.agent_selection = data["agent_selection"]
        self._skip_agent_selection = data["skipped"]
        self.rewards = dict(data["rewards"])
        self._cumulative_rewards = dict(data["cumulative_rewards"])
        self.terminations = dict(data["terminations"])
        self.truncations = dict(data["truncations"])
        self.infos = {agent: dict(info) for agent, info in data["infos"].items()}
        self._sitting.ended = not self.agents or any(self.terminations.values())
        self._over = self._sitting.ended or any(self.truncations.values())
        self._acted = True

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles continue as this one would."""
        how = {
            "reward": REWARDS[self._margin],
            "max_cycles": self.max_cycles,
            "render_mode": self.render_mode,
            **self.game.options_of(self._start),
        }
        position = self.state_dict() if hasattr(self, "agents") else None
        return partial(env, self.game, self._start.players, **how), (), (self._sitting.stream, position)

    def __setstate__(self, saved: tuple[int, Mapping[str, Any] | None]) -> None:
        self._sitting.stream, position = saved
        if position is not None:
            self.load_state_dict(position)

    def _take_leave(self, action: Any) -> None:
        """The last step of an agent that is out of the game."""
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def _end(self, rewards: dict[str, float]) -> None:
        """Terminate all agents and give them their rewards."""
        self._sitting.ended = True
        self._over = True
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def too_early(*_: Any, **__: Any) -> NoReturn:
    """The error that PettingZoo's order check raises."""
    raise AssertionError("reset() needs to be called before anything else.")


class fresh_env(raw_env):  # noqa: N801
    """A table before its first `reset`, which turns it into a `raw_env`: in play the check costs nothing."""

    step = observe = state = render = agent_iter = too_early

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The first game."""
        super().reset(seed, options)
        self._open()

    def load_state_dict(self, data: Mapping[str, Any]) -> None:
        """Continue from a `state_dict`."""
        super().load_state_dict(data)
        self._open()

    def _open(self) -> None:
        """Become a `raw_env`: from now on calls are in order."""
        self.__class__ = raw_env
        self.__dict__ = dict(vars(self))  # the old one is laid out for this class and slower for that

    def __getattr__(self, name: str) -> Any:
        if name in LAID_OUT:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return super().__getattribute__(name)
