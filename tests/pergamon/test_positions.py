"""The positions that tests set up are those that the game itself comes to."""

from __future__ import annotations

from mattock import State
from tests.pergamon.positions import SEATS, backs, begin, lay, placing, play, turn

FIVE = ("J23M1", "V30M2", "B42M3", "M14J4", "V15B5")
DIG = dict(zip(["I", "II", "III", "IV", "V"], ([tile] for tile in FIVE), strict=True))


def apart_from_level(state: State) -> dict[str, object]:
    """A position without the gallery that got the last tile, which nothing depends on after phase 1."""
    return state.to_dict() | {"level": None}


def test_placing_is_what_the_game_comes_to() -> None:
    for players, raider in ((2, 7), (3, 0), (4, 0)):
        played = backs(lay(begin(players, top="chest"), *FIVE), "bag", "bag")
        built = placing(players=players, raider=raider, dig=DIG)
        order = [*SEATS[:players], *"A" * (4 - players)]
        assert played.to_dict()["order"] == order
        assert apart_from_level(played) == apart_from_level(built)


def test_turn_is_what_the_game_comes_to() -> None:
    played = play(placing(dig=DIG), "place 5", "place 8", "place 9", "front 7", "front 4")
    built = turn(dig=DIG, coins={"A": 2, "B": 4, "C": 5})
    assert apart_from_level(played) == apart_from_level(built)


def test_collections_on_show_are_what_the_game_comes_to() -> None:
    played = turn(hands={"A": ["J32V5", "V85J4"], "B": ["V15B5"]}, coins={"A": 2})
    play(played, "join J32V5", "join V85J4", "exhibit 2", "store", "store", "store")
    shown = {"A": {"I": (7, ["J32V5", "V85J4"])}}
    built = play(turn(hands={"B": ["V15B5"]}, shown=shown, points={"A": 1}), "store", "store", "store")
    assert apart_from_level(played) == apart_from_level(built)
