"""The games under OpenSpiel's names: importing this module registers them.

    import mattock.envs.openspiel
    game = pyspiel.load_game("mattock_pergamon(players=3,sorting=True)")

Explicit stochastic, perfect information: every draw is a chance node with exact probabilities. OpenSpiel's
Python algorithms run on them. Its C++ MCTSBot crashes the process on any game that is registered from Python,
its own `python_tic_tac_toe` included.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

import cython
import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import IIGObserverForPublicInfoGame

import mattock
from mattock.bots.simple import choices_of
from mattock.core.errors import BadNotation, BadOption
from mattock.core.game import Game
from mattock.core.moves import Move
from mattock.core.playout import playout
from mattock.core.randoms import stream_of
from mattock.envs.lanes import REWARDS, read_position, read_reward
from mattock.registry import working_games

if not cython.compiled:
    from mattock.core.state import State
    from mattock.core.vocabulary import CHANCE, OVER
    from mattock.envs.lanes import odds_of, rewards_of

MOST_POINTS = 1000.0  # more than any game pays by margin
PREFIX = "mattock_"
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def type_of(game: Game, margin: bool = False) -> Any:
    """The GameType and GameInfo that OpenSpiel needs before a game is loaded."""
    kinds = pyspiel.GameType
    defaults = {option.name: option.default for option in game.options}
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"{game.name.title()} (Mattock)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if margin else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "reward": REWARDS[0], **defaults},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games with its parameters."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {"players": None, "reward": REWARDS[0], **(params or {})}
        self.game = mattock.game(self.name)
        self.margin = read_reward(chosen.pop("reward"))
        self.start = self.game.new(chosen.pop("players"), **chosen)
        most = MOST_POINTS if self.margin else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=self.game.outcomes,
            num_players=self.start.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if self.margin else 0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(type_of(self.game, self.margin), info, params or {})

    def new_initial_state(self, state: Any = None) -> SpielState:
        """The start, or a position: a struct, or a dictionary as `State.to_dict` gives it."""
        return SpielState(self, state)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """The observation of the page in docs/games/, as floats."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self.game, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state with OpenSpiel's interface; `table` is our own state."""

    def __init__(self, game: SpielGame, position: Any = None) -> None:
        super().__init__(game)
        self.table: State
        self.margin = game.margin
        if position is None:
            self.table = game.start.clone()
            return
        data = position.to_dict() if isinstance(position, pyspiel.StateStruct) else position
        self.table = read_position(game.start, data)

    def current_player(self) -> int:
        """The player to move; CHANCE has the same number in OpenSpiel."""
        mover = mover_of(self.table)
        return mover if mover != OVER else TERMINAL

    def is_terminal(self) -> bool:
        return mover_of(self.table) == OVER

    def is_chance_node(self) -> bool:
        return mover_of(self.table) == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Straight from the rules, without a detour through C++."""
        return legal_of(self.table, player)

    _legal_actions = legal_actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes with their odds."""
        return odds_of(self.table)

    # What C++ calls to carry out an action or an outcome: the compiled method itself, a fifth faster than a
    # function around it.
    _apply_action = property(attrgetter("table.apply"))

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self._move(player, action))

    def returns(self) -> list[float]:
        """The returns, once the game is over."""
        if self.table.mover != OVER:
            return [0.0] * self.table.players
        return rewards_of(self.table, self.margin)

    def __str__(self) -> str:
        return json.dumps(self.table.to_dict())

    def _to_struct(self) -> dict[str, Any]:
        return self.table.to_dict()

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """The same for every player: there is no private information."""
        return self.table.to_dict()

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        move = self._move(player, action)
        return {"kind": move.kind, **move.names}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        """The id of a move given by its kind and the names of its fields."""
        game = self.table.game
        drawn = self.table.mover == CHANCE
        count, known = (game.outcomes, game.outcome) if drawn else (game.actions, game.move)
        for number in range(count):
            move = known(number)
            if {"kind": move.kind, **move.names} == dict(struct):
                return [number]
        raise BadNotation(f"{dict(struct)} is not a move of {game.name.title()}.")

    def _move(self, player: int, action: int) -> Move:
        game = self.table.game
        return game.outcome(action) if player == pyspiel.PlayerId.CHANCE else game.move(action)


# What is asked often, on a state whose type the compiler knows.


def mover_of(table: State) -> int:
    return table.mover


def legal_of(table: State, player: int | None) -> list[int]:
    """Empty for players who are not to move."""
    return table.legal() if player is None or player == table.mover else []


class Observer:
    """OpenSpiel's tensor: the bytes of our observation as floats, with a view for each part of its index."""

    def __init__(self, game: Game, params: Any) -> None:
        if params:
            raise BadOption(f"Observations have no parameters, so none like {params}.")
        self.tensor = np.zeros(game.observation.size, np.float32)
        self.dict = {
            entry.name: self.tensor[entry.offset : entry.offset + entry.length]
            for entry in game.observation.index
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor from a player's seat."""
        self.tensor[:] = np.frombuffer(state.table.observation(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position in words; the same for everybody."""
        return str(state)


class RolloutEvaluator(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's evaluator of the same name for its MCTSBot, played out in compiled code.

    Actions are uniform and outcomes follow their weights: the same distribution, a different random stream.
    """

    def __init__(self, n_rollouts: int = 1, seed: int = 0) -> None:
        super().__init__(n_rollouts)
        self.seeds = stream_of(seed)

    def evaluate(self, state: SpielState) -> np.ndarray[Any, Any]:
        """What each player gets at the end of a random game from here, on average."""
        ends = [playout(state.table, next(self.seeds)) for _ in range(self.n_rollouts)]
        paid: np.ndarray[Any, Any] = np.mean([rewards_of(end, state.margin) for end in ends], axis=0)
        return paid


class Guest:
    """An adapter that lets a bot of OpenSpiel play wherever our bots do."""

    def __init__(self, make: Callable[[Any], Any]) -> None:
        self.make = make  # a bot, for a game of pyspiel's
        self.game: Any = None
        self.bot: Any = None

    def choose(self, state: State) -> int:
        """Its choice; it is not asked about forced actions."""
        legal = choices_of(state)
        if len(legal) == 1:
            return legal[0]
        if self.bot is None:
            self.game = spiel_game(state)
            self.bot = self.make(self.game)
        return int(self.bot.step(self.game.new_initial_state(state.to_dict())))


def spiel_game(state: State) -> Any:
    """The game of a state, with its players and options, as OpenSpiel loads it."""
    game = state.game
    return pyspiel.load_game(PREFIX + game.name, {"players": state.players, **game.options_of(state)})


def register() -> None:
    """Register every game with OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for name in working_games():
        if PREFIX + name not in known:
            kind = type(f"{name.title()}SpielGame", (SpielGame,), {"name": name})
            pyspiel.register_game(type_of(mattock.game(name)), kind)


register()
