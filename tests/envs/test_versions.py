"""An environment's version moves when what a learner sees, does or earns moves, and only then.

`versions.json` holds a fingerprint for every version that there was, by game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import gymnasium
import pytest

import mattock
import mattock.envs.gymnasium
from mattock.core.game import Game
from mattock.core.state import State
from mattock.envs import pettingzoo
from mattock.envs.gymnasium import ILLEGAL_REWARD, SeatEnv
from mattock.envs.lanes import REWARDS, rewards_of

GAMES = mattock.games()
KNOWN: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "versions.json").read_text())


def fingerprint(game: Game) -> str:
    """All that a learner relies on, in one word."""
    facts = json.dumps([list(seen(game)), list(done(game)), list(earned(game))])
    return sha256(facts.encode()).hexdigest()[:16]


def seen(game: Game) -> Iterator[Any]:
    """The layout of an observation, how it is handed out, and what it says of each first position."""
    for entry in game.observation.index:
        yield entry.name, entry.offset, entry.length, repr(entry.part.kind), entry.part.begin
    table = pettingzoo.env(game)
    spaces: list[Any] = [SeatEnv(game).observation_space, table.observation_space(table.possible_agents[0])]
    for space in spaces:
        for name, box in sorted(space.items()):
            yield name, box.shape, str(box.dtype), int(box.low.min()), int(box.high.max())
    for players in game.players:
        yield game.new(players).observation(0).hex()


def done(game: Game) -> Iterator[Any]:
    """Every action by its number."""
    for action in range(game.actions):
        yield action, str(game.move(action))
    table = pettingzoo.env(game)
    spaces: list[Any] = [SeatEnv(game).action_space, table.action_space(table.possible_agents[0])]
    yield [int(space.n) for space in spaces]


def earned(game: Game) -> Iterator[Any]:
    """What a game that one seat has won pays by win, and by margin beyond the lead; what a blunder costs."""
    for players in game.players:
        end = won_by_one(game, players)
        yield sorted(round(paid, 6) for paid in rewards_of(end, False))
        scores = end.scores()
        leads = [score - max(scores[:n] + scores[n + 1 :]) for n, score in enumerate(scores)]
        yield [float(paid - lead) for paid, lead in zip(rewards_of(end, True), leads, strict=True)]
    yield REWARDS, ILLEGAL_REWARD, pettingzoo.ILLEGAL_REWARD
    env = SeatEnv(game)
    observation, _ = env.reset(seed=1)
    first = observation["action_mask"].nonzero()[0][0]
    yield env.step(first)[1], "while the game goes on"


def won_by_one(game: Game, players: int) -> State:
    start = game.new(players)
    ends = (mattock.playout(start, seed) for seed in count())
    return next(end for end in ends if len(end.winners()) == 1)


@pytest.mark.parametrize("name", GAMES)
def test_what_moves_has_another_version(name: str) -> None:
    game = mattock.game(name)
    found = fingerprint(game)
    assert KNOWN[name].get(str(game.environment)) == found, (
        f"What a learner sees, does or earns in {name} is not that of version {game.environment}: raise "
        f"`environment` in its game.py by one and add {found!r} to tests/envs/versions.json."
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_version_stands_for_something_of_its_own(name: str) -> None:
    """None is given twice, none is left out, and the last one is today's."""
    versions = KNOWN[name]
    assert list(versions) == [str(number) for number in range(1, len(versions) + 1)]
    assert len(set(versions.values())) == len(versions), "a version has moved, and nothing else"
    assert mattock.game(name).environment == len(versions)


@pytest.mark.parametrize("name", GAMES)
def test_environments_carry_their_version(name: str) -> None:
    version = mattock.game(name).environment
    assert f"mattock/{name}-v{version}" in gymnasium.registry
    assert f"mattock/{name}-v{version + 1}" not in gymnasium.registry
    assert pettingzoo.env(name).metadata["name"] == f"mattock_{name}_v{version}"


def test_the_fingerprint_sees_what_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mattock.game("pergamon")
    before, paid_by = fingerprint(game), rewards_of
    assert fingerprint(game) == before
    changes: dict[str, Any] = {
        "ILLEGAL_REWARD": -2.0,
        "rewards_of": lambda end, margin: [paid / 2 for paid in paid_by(end, margin)],
        "REWARDS": ("margin", "win"),
    }
    for what, value in changes.items():
        with monkeypatch.context() as patch:
            patch.setattr(f"{__name__}.{what}", value)
            assert fingerprint(game) != before, what
    with monkeypatch.context() as patch:
        patch.setattr(game, "_moves", [*game._moves[1::-1], *game._moves[2:]])
        assert fingerprint(game) != before, "two actions have changed places"
    with monkeypatch.context() as patch:
        patch.setattr(game.observation, "index", game.observation.index[:-1])
        assert fingerprint(game) != before, "the layout"
    assert fingerprint(game) == before
