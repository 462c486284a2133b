"""P8: the two variants."""

from __future__ import annotations

from itertools import permutations

import pytest

import mattock
from tests.clauses import assert_refused, clause
from tests.pergamon.positions import (
    GAME,
    backs,
    begin,
    finish_round,
    galleries,
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
FOURS = ("J23M1", "V30M2", "M14J4", "V36M4", "V85J4")


@clause("P8.1")
def test_p8_1_order_of_play_is_for_three_and_four() -> None:
    with pytest.raises(mattock.BadOption, match=r"\(P8\.1\)"):
        GAME.new(players=2, order=True)
    assert GAME.new(players=2, order=False).view()["options"]["order"] is False
    for players in (3, 4):
        assert GAME.new(players=players, order=True).view()["options"]["order"] is True


@clause("P8.2")
@pytest.mark.parametrize(
    ("fields", "order"), [("3 10 6", "BCA"), ("13 1 2", "ACB"), ("9 4 13 2", "CABD"), ("1 2 3 4", "DCBA")]
)
def test_p8_2_figures_from_left_to_right_choose_next(fields: str, order: str) -> None:
    state = placing(players=len(order), order=True)
    play(state, *(f"place {number}" for number in fields.split()), "front 7", "front 4")
    next_round(finish_round(state))
    assert state.view()["start"] == order[0]
    movers = []
    for number in range(1, len(order) + 1):
        movers.append(mover(state))
        play(state, f"place {number}")
    assert "".join(movers) == order


@clause("P8.2")
def test_p8_2_the_new_order_is_told() -> None:
    state = turn("C", order=True)
    assert heard(state, "store", "next-order") == [{"seat": "C"}]
    assert heard(state, "store", "next-start") == []


@clause("P8.2")
def test_p8_2_the_first_round_goes_clockwise() -> None:
    state = backs(lay(begin(4, "C", order=True), *FIVE), "bag", "bag")
    movers = []
    for number in (5, 1, 9, 3):
        movers.append(mover(state))
        play(state, f"place {number}")
    assert movers == ["C", "D", "A", "B"]


@clause("P8.2", "P5.2")
def test_p8_2_without_the_variant_the_others_follow_clockwise() -> None:
    state = play(placing(), "place 3", "place 10", "place 6", "front 7", "front 4")
    next_round(finish_round(state))
    assert state.view()["order"] == ["B", "C", "A"]


@clause("P8.3")
@pytest.mark.parametrize("order", list(permutations(FOURS[2:])))
def test_p8_3_the_start_player_orders_tiles_of_one_century(order: tuple[str, str, str]) -> None:
    state = lay(begin(start="B", sorting=True), *FOURS)
    assert mover(state) == "B"
    assert galleries(state)[:3] == [["J23M1"], ["V30M2"], []]
    assert set(notation(state)) == {f"lay {tile}" for tile in FOURS[2:]}
    play(state, f"lay {order[0]}")
    assert set(notation(state)) == {f"lay {tile}" for tile in order[1:]}
    play(state, f"lay {order[1]}")  # the last goes by itself
    assert galleries(state)[2:] == [[tile] for tile in order]
    assert state.to_dict()["phase"] == "draw-back"


@clause("P8.3", reason="older-century")
def test_p8_3_centuries_are_still_sorted() -> None:
    state = lay(begin(sorting=True), "J50B5", "V57J5", "V36M4", "V85J4", "J23M1")
    facts = assert_refused(state, "lay J50B5", "P8.3", "older-century", like="lay V85J4")
    assert facts["century"] == 4
    play(state, "lay V85J4")
    assert galleries(state) == [["J23M1"], ["V85J4"], ["V36M4"], [], []]
    assert notation(state) == ["lay J50B5", "lay V57J5"]


@clause("P8.3")
def test_p8_3_nothing_to_decide_is_not_asked() -> None:
    state = lay(begin(sorting=True), *FIVE)
    assert galleries(state) == [[tile] for tile in FIVE]
    assert mover(state) == "chance"


@clause("P8.3", "P1.2")
def test_p8_3_full_galleries_are_passed_over() -> None:
    full = ["B12V1", "B27M1", "M33B1", "V45M1"]
    state = finish_round(turn(sorting=True, dig={"I": full, "III": full_of_threes()}))
    lay(state, "V85J4", "V36M4", "M14J4")
    play(state, "lay V85J4", "lay M14J4")
    assert galleries(state)[1::2] == [["V85J4"], ["M14J4"]]
    assert galleries(state)[4] == ["V36M4"]


def full_of_threes() -> list[str]:
    return ["V17J3", "J18V3", "B29J3", "J35B3"]


@clause("P8.4", reason="not-drawn")
@pytest.mark.parametrize("tile", ["M53B4", "V26B4", "B20V4"])
def test_p8_4_only_tiles_turned_over_are_laid_out(tile: str) -> None:
    state = finish_round(turn(sorting=True, dig={"V": ["V26B4"]}, box=["B20V4"]))
    lay(state, *FOURS)  # M53B4 has not been seen; all three are of the 4th century
    assert_refused(state, f"lay {tile}", "P8.4", "not-drawn", like="lay V36M4")


@clause("P8.4")
def test_p8_4_each_tile_is_laid_once() -> None:
    state = play(lay(begin(sorting=True), *FOURS), "lay V36M4")
    assert_refused(state, "lay V36M4", "P8.4", "not-drawn", like="lay V85J4")


@clause("P8.5")
@pytest.mark.parametrize("order", [False, True])
@pytest.mark.parametrize("sorting", [False, True])
def test_p8_5_the_variants_are_independent(order: bool, sorting: bool) -> None:
    state = lay(begin(order=order, sorting=sorting), *FOURS)
    assert (state.to_dict()["phase"] == "laying") == sorting
    ending = play(
        placing(order=order, sorting=sorting), "place 3", "place 10", "place 6", "front 7", "front 4"
    )
    next_round(finish_round(ending), FIVE, "bag", "bag")
    assert ending.view()["order"] == (["B", "C", "A"])
    other = play(
        placing(order=order, sorting=sorting), "place 6", "place 10", "place 3", "front 7", "front 4"
    )
    next_round(finish_round(other), FIVE, "bag", "bag")
    assert other.view()["order"] == (["B", "A", "C"] if order else ["B", "C", "A"])


@clause("P8.5")
def test_p8_5_options_are_yes_or_no() -> None:
    for wrong in ("yes", 1, None):
        with pytest.raises(mattock.BadOption, match="Option sorting is False or True"):
            GAME.new(players=3, sorting=wrong)
    assert GAME.new(players=2, sorting=True).view()["options"] == {"order": False, "sorting": True}


@clause("P8.3")
def test_p8_3_a_choice_is_told_as_one() -> None:
    state = lay(begin(start="B", sorting=True), *FOURS)
    tile = FOURS[2]
    assert heard(state, f"lay {tile}", "chosen") == [{"seat": "B", "tile": tile, "gallery": "III"}]
