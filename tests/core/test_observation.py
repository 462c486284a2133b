"""An observation says everything that is public, and says it from the seat of the mover."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

import mattock
from mattock import BadOption, BadPosition, Game, State
from mattock.core.vocabulary import SIGHT
from tests.walk import share_of, steps, tables


def states_of(game: Game, games: int) -> Iterator[State]:
    """The states of a few games at every table."""
    for (players, options), number in itertools.product(tables(game), range(games)):
        rng = random.Random(f"observation {players} {options} {number}")
        state = game.new(players, **options)
        for here, _ in steps(state, rng, ("mixed", "random")[number % 2]):
            yield here
        yield state


@pytest.mark.parametrize("name", mattock.games())
def test_an_observation_determines_the_state(name: str) -> None:
    """With whose seat the mover's is; so equal observations mean equal public facts."""
    game = mattock.game(name)
    for state in states_of(game, share_of(2)):
        back = game.from_observation(state.observation(), state.mover)
        assert back == state
        assert back.to_dict() == state.to_dict()
        last = state.players - 1
        assert game.from_observation(state.observation(last), state.mover, last) == state


@pytest.mark.parametrize("name", mattock.games())
def test_different_states_of_a_mover_look_different(name: str) -> None:
    game = mattock.game(name)
    seen: dict[tuple[int, bytes], State] = {}
    for state in states_of(game, 1):
        known = seen.setdefault((state.mover, state.observation()), state.clone())
        assert known == state


@pytest.mark.parametrize("name", mattock.games())
def test_the_index_covers_every_byte_once(name: str) -> None:
    index = mattock.game(name).observation.index
    assert index[0].offset == 0
    for entry, following in itertools.pairwise(index):
        assert entry.offset + entry.length == following.offset
    assert len({entry.name for entry in index}) == len(index)
    assert all(entry.meaning for entry in index)


@pytest.mark.parametrize("name", mattock.games())
def test_every_field_of_the_state_is_seen(name: str) -> None:
    """Except whose move it is: the first seat's."""
    game = mattock.game(name)
    seen = {part.field for part in (*game.observation.table, *game.observation.seat)}
    assert seen == {field.name for field in game.fields} - {"mover"}


@pytest.mark.parametrize("name", mattock.games())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_size_is_the_same_for_all_and_padding_is_empty(name: str, players: int) -> None:
    game = mattock.game(name)
    end = mattock.playout(game.new(players), seed=players)
    cells = end.observation()
    assert len(cells) == game.observation.size <= SIGHT
    for entry in game.observation.index:
        if entry.ordinal is not None and entry.ordinal >= players:
            assert not any(cells[entry.offset : entry.offset + entry.length])


def turned(values: list[Any], mover: int) -> list[Any]:
    """What belongs to three seats, the mover's first."""
    return values[mover:] + values[:mover]


def test_seats_come_from_the_mover_on() -> None:
    game = mattock.game("pergamon")
    observation = game.observation
    movers = set()
    for state in states_of(game, 1):
        if state.players == 3 and state.mover >= 0:
            cells = state.observation()
            coins = [cells[observation[f"{who}.coins"]][0] for who in ("first", "second", "third")]
            assert coins == turned(state.to_dict()["coins"][:3], state.mover)
            movers.add(state.mover)
    assert movers == {0, 1, 2}


def test_numbers_over_255_are_kept() -> None:
    game = mattock.game("pergamon")
    end = mattock.playout(game.new(2), seed=1)
    data = end.to_dict()
    data["points"][0] = 777
    state = game.from_dict(data)
    assert game.from_observation(state.observation(), state.mover) == state
    assert tuple(state.observation()[game.observation["first.points"]][:2]) == (9, 3)


def test_parts_have_names() -> None:
    observation = mattock.game("thebes").observation
    assert observation["phase"] == slice(5, 13)
    with pytest.raises(KeyError):
        observation["luck"]


def test_only_seats_of_the_table_look() -> None:
    state = mattock.game("thebes").new(3)
    for seat in (-1, 3):
        with pytest.raises(BadOption, match="no seat"):
            state.observation(seat)


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(BadPosition, match="has 2180 bytes, not 3"):
        mattock.game("pergamon").from_observation(b"abc", 0)
