"""P5: the next round."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.pergamon.positions import (
    backs,
    field,
    finish_round,
    heard,
    lay,
    mover,
    next_round,
    notation,
    placing,
    play,
    turn,
)

FIVE = ("J23M1", "V30M2", "B42M3", "M14J4", "V15B5")


@clause("P5.1")
def test_p5_1_the_cards_do_not_come_again() -> None:
    state = finish_round(turn(cards=(7, 4)))
    money = state.view()["money"]
    assert money["cards"] == []
    assert money["unseen"] == {"1": 3, "2": 3, "3": 3, "4": 2, "5": 3, "6": 3, "7": 2, "8": 3}
    lay(state, *FIVE)
    backs(state, "bag", "bag")
    play(state, "place 1", "place 2", "place 3")
    assert dict(zip(notation(state), state.weights(), strict=True))["front 4"] == 2


@clause("P5.1")
def test_p5_1_figures_return() -> None:
    state = finish_round(turn())
    assert [field(state, seat) for seat in "ABCDR"] == [0] * 5
    next_round(state)
    assert len(notation(state)) == 13


@clause("P5.2")
@pytest.mark.parametrize(
    ("players", "fields", "order"),
    [
        (3, "5 8 9", "CAB"),
        (3, "12 8 9", "ABC"),
        (3, "1 13 9", "BCA"),
        (4, "9 4 13 2", "CDAB"),
        (4, "2 1 3 4", "DABC"),
    ],
)
def test_p5_2_the_leftmost_starts_and_the_others_follow_clockwise(
    players: int, fields: str, order: str
) -> None:
    state = placing(players=players)
    play(state, *(f"place {number}" for number in fields.split()), "front 7", "front 4")
    next_round(finish_round(state))
    assert state.view()["start"] == order[0]
    movers = []
    for number in range(1, players + 1):
        movers.append(mover(state))
        play(state, f"place {number}")
    assert "".join(movers) == order


@clause("P5.2")
def test_p5_2_the_start_player_is_told() -> None:
    assert heard(turn("C"), "store", "next-start") == [{"seat": "C"}]


@clause("P5.2")
def test_p5_2_the_new_start_player_lays_out() -> None:
    state = finish_round(turn(sorting=True))
    lay(state, "J50B5", "V57J5", "J23M1", "V30M2", "B42M3")
    assert mover(state) == "C"
    assert notation(state) == ["lay J50B5", "lay V57J5"]
