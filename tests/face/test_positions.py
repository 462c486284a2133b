"""What a game lets through can be played to the end; what cannot occur is refused with a sentence."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mattock
from mattock import CHANCE, OVER, BadPosition, Game, State
from mattock.core.arguments import shown
from tests.face.twisting import Herd, some_position, step
from tests.pergamon.positions import GAME, placing, turn
from tests.walk import PURE

TRIES = 600 if PURE else 12_000
LATE = 3  # times the longest game: a position may be odd, but it ends


@pytest.mark.parametrize("name", mattock.games())
def test_what_is_let_through_can_be_played_to_the_end(name: str) -> None:
    """Uncompiled a look beyond a list is an IndexError."""
    game = mattock.game(name)
    herd = Herd(game, "test")
    passed = 0
    for number in range(TRIES):
        found = herd.next()
        if found is None:
            continue
        data, state = found
        passed += 1
        try:
            play_on(state, random.Random(number))
        except Exception as error:
            raise AssertionError(f"{error!r} from {data}") from error
    assert passed > TRIES // 40


def play_on(state: State, rng: random.Random) -> None:
    """To the end with every invariant."""
    game = state.game
    assert game.from_dict(state.to_dict()) == state
    assert game.from_observation(state.observation(), state.mover) == state
    if not PURE:
        result = mattock.playouts(state, 1, rng.getrandbits(64), checking=True)
        assert not result.faults
        assert result.longest <= LATE * game.longest
        return
    steps = 0
    while state.mover != OVER:
        step(state, rng)
        steps += 1
        assert state.check(), game.fault_name(state.broken())
        assert steps <= LATE * game.longest
    assert state.winners()


@pytest.mark.parametrize("name", mattock.games())
def test_an_observation_with_other_bytes_is_refused_or_a_position(name: str) -> None:
    """One that is let through says again just what it said."""
    game = mattock.game(name)
    rng = random.Random(f"bytes {name}")
    refused = 0
    for _ in range(TRIES // 20):
        state = game.from_dict(some_position(game, rng))
        cells = bytearray(state.observation())
        cells[rng.randrange(len(cells))] = rng.choice((0, 1, 2, 60, 255))
        if cells == state.observation():
            continue
        try:
            back = game.from_observation(bytes(cells), state.mover)
        except BadPosition:
            refused += 1
            continue
        assert back.observation() == cells
        assert back.check()
    assert refused


def refusal(game: Game, data: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as error:
        game.from_dict(data)
    return str(error.value)


def test_pergamon_has_tiles_for_every_round() -> None:
    data = turn().to_dict()
    data["box"], data["unseen"] = data["box"] + data["unseen"], []
    assert "more tiles have been revealed" in refusal(GAME, data)


def test_pergamons_raider_stands_where_the_backs_say() -> None:
    data = placing(players=2).to_dict()
    for field in (0, 5, 13):
        data["figure"][4] = field
        assert "the raider" in refusal(GAME, data)


def test_pergamons_pile_shows_its_first_back() -> None:
    data = turn().to_dict()
    data[f"{data['top']}s"] += 1
    data["top"] = None
    assert "money cards" in refusal(GAME, data)


def test_pergamons_start_player_is_the_first_in_the_order() -> None:
    data = turn().to_dict()
    assert "the order of play" in refusal(GAME, data | {"start": "B"})
    assert "the order of play" in refusal(GAME, data | {"order": ["A", "C", "B", "A"]})


def test_a_row_that_cannot_go_on_does_not_occur() -> None:
    state = turn(hands={"A": ["J32V5", "V85J4"]})
    state.apply(state.parse("join J32V5"))
    data = state.to_dict()
    data["hand"][0], data["box"] = [], ["V85J4"]
    assert "row" in refusal(GAME, data)


def test_points_come_from_somewhere() -> None:
    for name in mattock.games():
        game = mattock.game(name)
        data = game.new().to_dict()
        if "points" in data:
            data["points"][0] = 9_000
            assert "more points" in refusal(game, data)


def test_mykerinos_has_cards_and_boats_for_every_round() -> None:
    game = mattock.game("mykerinos")
    state = game.new(nile=True)
    while state.mover == CHANCE:
        state.draw(0)
    data = state.to_dict()
    assert "boats shown" in refusal(game, data | {"boats": []})
    assert "cards have been revealed" in refusal(game, data | {"box": data["unseen"], "unseen": []})


def test_thebes_is_set_up_in_its_order() -> None:
    game = mattock.game("thebes")
    data = game.new().to_dict()
    data["week"][0] += 10
    assert "before the first turn" in refusal(game, data)


def test_values_are_shown_whatever_they_are() -> None:
    assert shown(10**5000) == "a int too large to write down"
    assert len(shown("x" * 1000)) == 60
