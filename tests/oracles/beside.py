"""Walks an oracle beside the engine: `walk_beside` plays a game with both and names the first difference."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Mapping
from importlib import import_module
from math import gcd
from typing import Any, NamedTuple, Protocol

from mattock import CHANCE, OVER, Game, State
from tests.walk import steps

LETTERS = "ABCD"


class Oracle(Protocol):
    """What an oracle answers. Moves and outcomes are told in the notation of the game."""

    def mover(self) -> str:
        """The letter of a seat, "chance" or "over"."""

    def moves(self) -> set[str]:
        """Everything that the mover may do."""

    def odds(self) -> dict[str, int]:
        """What can be drawn, with whole weights."""

    def do(self, what: str) -> None:
        """A move or an outcome happens."""

    def points(self) -> list[int]:
        """By seat, as far as they have been counted."""

    def winners(self) -> list[str]:
        """Letters, once the game is over."""

    def holdings(self) -> dict[str, Any]:
        """Where everything lies."""


class Pair(NamedTuple):
    """An oracle, and what the engine's position has to say in the words of its `holdings`."""

    make: Callable[[Mapping[str, Any], int, Mapping[str, Any]], Oracle]  # components, players, options
    seen: Callable[[State], dict[str, Any]]


def pair_of(name: str) -> Pair:
    """The oracle of a game."""
    oracle = import_module(f"tests.oracles.{name}")
    return Pair(oracle.Oracle, import_module(f"tests.oracles.{name}_seen").seen)


def walk_beside(game: Game, players: int, options: Mapping[str, Any], seed: str, style: str) -> int:
    """One whole game; how many steps it took. AssertionError at the first difference."""
    pair = pair_of(game.name)
    state = game.new(players, **options)
    oracle = pair.make(tomllib.loads(game.components_text()), players, game.options_of(state))
    done: list[str] = []
    for here, action in steps(state, random.Random(seed), style):
        compare(here, oracle, pair, done)
        done.append(str(game.outcome(action) if here.mover == CHANCE else game.move(action)))
        oracle.do(done[-1])
    compare(state, oracle, pair, done)
    assert oracle.winners() == [LETTERS[seat] for seat in state.winners()], told("winners", done)
    return len(done)


def compare(state: State, oracle: Oracle, pair: Pair, done: list[str]) -> None:
    """Mover, choices, odds, points and holdings of one position."""
    names = {CHANCE: "chance", OVER: "over"}
    mover = names.get(state.mover) or LETTERS[state.mover]
    assert oracle.mover() == mover, told("mover", done)
    if mover == "chance":
        legal = [str(state.game.outcome(outcome)) for outcome in state.legal()]
        weights = dict(zip(legal, state.weights(), strict=True))
        assert reduced(oracle.odds()) == reduced(weights), told("odds", done)
    elif mover != "over":
        legal = [str(state.game.move(action)) for action in state.legal()]
        assert oracle.moves() == set(legal), told("moves", done)
    assert oracle.points() == state.scores(), told("points", done)
    assert oracle.holdings() == pair.seen(state), told("holdings", done)


def reduced(weights: Mapping[str, int]) -> dict[str, int]:
    """The same odds in the smallest whole numbers, without what cannot come."""
    common = gcd(*weights.values()) or 1
    return {name: weight // common for name, weight in weights.items() if weight}


def told(what: str, done: list[str]) -> str:
    """Which step differs, and what led there."""
    return f"the {what} differ after {len(done)} steps: ... {', '.join(done[-12:])}"
