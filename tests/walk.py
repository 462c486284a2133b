"""Walks games of any kind and checks the whole contract at every state. The tests and the soak use it."""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import pickle
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import mattock
from mattock import CHANCE, OVER, BadOption, Game, IllegalMove, State

PURE = os.environ.get("MATTOCK_PURE") == "1"
STYLES = ("random", "greedy", "mixed")
BEYOND = (-1, 10**6, -(10**30), 10**30)  # ids that no game has


def share_of(games: int) -> int:
    """Uncompiled, the same tests run with a tenth of the games."""
    return max(1, games // 10) if PURE else games


def tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every player count with every set of options that goes with it."""
    names = [option.name for option in game.options]
    found = []
    for players in game.players:
        for values in itertools.product(*(option.values for option in game.options)):
            options = dict(zip(names, values, strict=True))
            try:
                game.new(players, **options)
            except BadOption:
                continue
            found.append((players, options))
    return found


def choose(state: State, rng: random.Random, style: str) -> int:
    """A decision at random or the one that looks best, ties by lot; mixed tosses a coin each time."""
    legal = state.legal()
    if style == "random" or (style == "mixed" and rng.random() < 0.5):
        return rng.choice(legal)
    best = max(state.hint(action) for action in legal)
    return rng.choice([action for action in legal if state.hint(action) == best])


def steps(state: State, rng: random.Random, style: str) -> Iterator[tuple[State, int]]:
    """Play a game; before each step the state and what will be done."""
    while state.mover != OVER:
        if state.mover == CHANCE:
            action = rng.choices(state.legal(), state.weights())[0]
        else:
            action = choose(state, rng, style)
        yield state, action
        state.apply(action)


class Walk:
    """Checks one game after another and counts the clauses that were applied and that refused."""

    def __init__(self, game: Game, thorough: bool = True) -> None:
        self.game = game
        self.thorough = thorough  # ask why of every refused id, not of one for each reason
        self.applied: Counter[str] = Counter()
        self.refusing: Counter[str] = Counter()

    def game_of(self, players: int, options: dict[str, Any], seed: str, style: str) -> State:
        """One whole game with every check at every state."""
        rng = random.Random(seed)
        state = self.game.new(players, **options)
        earlier: list[tuple[State, tuple[Any, ...]]] = []
        for here, action in steps(state, rng, style):
            self.check_state(here)
            kept = here.clone()
            earlier.append((kept, self.game.values(kept)))
            self.check_clone(here, action)
        self.check_state(state)
        assert len(earlier) <= self.game.longest
        assert state.winners()
        assert len(state.scores()) == players
        for kept, data in earlier:
            assert self.game.values(kept) == data, "an earlier state changed"
        return state

    def check_state(self, state: State) -> None:
        assert state.check(), self.game.fault_name(state.broken())
        legal = state.legal()
        self.check_legal(state, legal)
        self.check_chance(state, legal)
        self.check_reasons(state, legal)
        self.check_round_trips(state)
        self.check_notation(state, legal)

    def check_legal(self, state: State, legal: list[int]) -> None:
        assert legal == sorted(set(legal))
        assert bool(legal) == (state.mover != OVER)
        assert -2 <= state.mover < state.players

    def check_chance(self, state: State, legal: list[int]) -> None:
        if state.mover == CHANCE:
            weights = state.weights()
            assert len(weights) == len(legal)
            assert all(type(w) is int and w > 0 for w in weights)
            assert self.game.source(state) in set(self.game.sources.values())
        else:
            with pytest.raises(mattock.NotChance):
                state.weights()
            with pytest.raises(mattock.NotChance):
                state.draw(0)

    def check_reasons(self, state: State, legal: list[int]) -> None:
        """Every id is refused exactly where it is not legal; apply raises the reason and changes nothing."""
        possible = set(legal)
        refused: dict[int, list[int]] = {}
        for action in range(self.game.actions):
            number = state.refusal(action)
            assert (number == 0) == (action in possible), (action, number)
            if number:
                refused.setdefault(number, []).append(action)
        before = state.clone()
        for number, actions in refused.items():
            self.refusing[self.game.reasons[number].clause] += len(actions)
            for action in actions if self.thorough else [actions[hash(state) % len(actions)]]:
                reason = state.why_not(action)
                assert reason is not None
            with pytest.raises(IllegalMove) as error:
                state.apply(action)
            assert error.value.reason == reason
        for action in legal[:1]:
            assert state.why_not(action) is None
        for action in BEYOND:
            assert state.why_not(action) is not None
        assert state == before
        assert hash(state) == hash(before)

    def check_round_trips(self, state: State) -> None:
        data = state.to_dict()
        back = self.game.from_dict(json.loads(json.dumps(data)))
        assert back == state
        assert hash(back) == hash(state)
        assert back.to_dict() == data
        assert pickle.loads(pickle.dumps(state)) == state
        view = state.view()
        assert json.loads(json.dumps(view)) == view
        self.check_view(state, view)

    def check_view(self, state: State, view: dict[str, Any]) -> None:
        """The view is what its type says, also where pieces of it were finished JSON."""
        sent = msgspec.json.encode(self.game.board(state))
        typed = msgspec.json.decode(sent, type=self.game.view_type)
        assert msgspec.json.encode(typed) == sent
        assert msgspec.to_builtins(typed) == view

    def check_notation(self, state: State, legal: list[int]) -> None:
        for action in legal:
            move = state.describe(action)
            assert move.id == action
            assert state.parse(str(move)) == action
            known = self.game.outcome(action) if state.mover == CHANCE else self.game.move(action)
            assert str(known) == str(move)

    def check_clone(self, state: State, action: int) -> None:
        """A clone is equal and goes its own way; telling changes nothing either."""
        clone = state.clone()
        assert clone == state
        assert hash(clone) == hash(state)
        before = clone.clone()
        for event in self.game.tell(state, action):
            self.applied[event.clause] += 1
        assert state == before
        clone.apply(action)
        assert state == before
        assert clone != state


def digest(game: Game, players: int, options: dict[str, Any], seed: str, style: str) -> str:
    """All that a game shows from outside, in a few letters: equal on every build."""
    rng = random.Random(seed)
    state = game.new(players, **options)
    sha = hashlib.sha256()
    for here, action in steps(state, rng, style):
        weights = here.weights() if here.mover == CHANCE else []
        seen = (here.mover, here.legal(), weights, action, hash(here), here.scores(), here.outlook())
        sha.update(repr(seen).encode())
    sha.update(repr((state.scores(), state.winners())).encode())
    return sha.hexdigest()[:16]
