"""P3.22 to P3.25: storing."""

from __future__ import annotations

import pytest

from mattock import State
from tests.clauses import assert_refused, clause
from tests.pergamon.positions import (
    after,
    box,
    hand,
    heard,
    mover,
    notation,
    play,
    purse,
    turn,
)

# All begin with a bracelet and none ends with one: nothing fits.
TILES = ["B12V1", "B27M1", "B54J1", "B47J2", "B71M2", "B98V2", "B29J3", "B42M3", "B81V3", "B20V4"]


def holding(count: int, coins: int = 0, round_: int = 4) -> State:
    return turn(hands={"A": TILES[:count]}, coins={"A": coins}, round_=round_, dig={"I": ["J23M1"]})


@clause("P3.22")
@pytest.mark.parametrize(
    ("count", "cost"), [(0, 0), (1, 0), (3, 0), (4, 1), (5, 1), (6, 1), (7, 2), (9, 2), (10, 3)]
)
def test_p3_22_three_are_free_and_each_three_begun_cost_a_coin(count: int, cost: int) -> None:
    state = holding(count, coins=5)
    spent = state.to_dict()["spent"]
    assert heard(state, "store", "stored") == [{"seat": "A", "tiles": count, "coins": cost}]
    play(state, "store")
    assert purse(state, "A") == 5 - cost
    assert state.to_dict()["spent"] == spent + cost
    assert hand(state, "A") == set(TILES[:count])


@clause("P3.22")
def test_p3_22_example_five_tiles_cost_one_coin() -> None:
    state = play(holding(5, coins=1), "store")
    assert purse(state, "A") == 0
    assert len(hand(state, "A")) == 5


@clause("P3.22", reason="cannot-pay-storage")
def test_p3_22_who_cannot_pay_throws_away_first() -> None:
    state = holding(7, coins=1)
    facts = assert_refused(
        state, "store", "P3.22", "cannot-pay-storage", like="store", sibling=holding(7, coins=2)
    )
    assert (facts["missing"], facts["free"], facts["coins"]) == (1, 3, 2)
    assert_refused(
        state, "store", "P3.22", "cannot-pay-storage", "store", after(state, f"discard {TILES[0]}")
    )


@clause("P3.23")
def test_p3_23_any_tile_may_be_thrown_away_while_there_are_more_than_three() -> None:
    state = holding(5, coins=3)
    assert [text for text in notation(state) if text.startswith("discard")] == sorted(
        (f"discard {tile}" for tile in TILES[:5]), key=state.parse
    )
    assert heard(state, f"discard {TILES[2]}", "discarded") == [{"seat": "A", "tile": TILES[2]}]
    play(state, f"discard {TILES[2]}", f"discard {TILES[0]}")
    assert box(state) == {TILES[0], TILES[2]}
    assert hand(state, "A") == {TILES[1], TILES[3], TILES[4]}
    assert notation(state) == ["store"]
    play(state, "store")
    assert purse(state, "A") == 3


@clause("P3.23", reason="three-are-free")
def test_p3_23_three_tiles_are_free_and_stay() -> None:
    facts = assert_refused(
        holding(3), f"discard {TILES[0]}", "P3.23", "three-are-free", f"discard {TILES[0]}", holding(4)
    )
    assert facts["free"] == 3


@clause("P3.23", "P3.9")
def test_p3_23_only_ones_own_tiles_are_thrown_away() -> None:
    state = turn(hands={"A": TILES[:4], "B": ["V17J3"]})
    assert_refused(state, "discard V17J3", "P3.9", "not-in-hand", like=f"discard {TILES[0]}")


@clause("P3.24", reason="storing-begun")
@pytest.mark.parametrize("text", ["dig I", "join J32V5", "exhibit 0", "dissolve I"])
def test_p3_24_no_digging_or_exhibiting_after_the_first_tile_thrown_away(text: str) -> None:
    shown = {
        "A": {"I": (9, ["M21B5", "B39V5"]), "II": (12, ["B66J5", "J41M5"]), "III": (16, ["J50B5", "B89M5"])}
    }
    hands = {"A": ["J32V5", "V85J4", *TILES[:3]]}
    start = turn(hands=hands, shown=shown, dig={"I": ["J23M1"]}, coins={"A": 3})
    laid = after(start, "join J32V5", "join V85J4")
    ready = {"exhibit 0": after(laid, "dissolve II"), "dissolve I": laid}
    state = after(start, f"discard {TILES[0]}")
    assert_refused(state, text, "P3.24", "storing-begun", like=text, sibling=ready.get(text, start))
    assert all(move.startswith("discard") or move == "store" for move in notation(state))


@clause("P3.24")
def test_p3_24_storing_ends_the_turn() -> None:
    assert mover(play(holding(2), "store")) == "B"
    assert mover(play(holding(4), f"discard {TILES[0]}", "store")) == "B"


@clause("P3.25", reason="last-round-no-storage")
def test_p3_25_nothing_is_thrown_away_in_round_12() -> None:
    text = f"discard {TILES[0]}"
    assert_refused(holding(5, round_=12), text, "P3.25", "last-round-no-storage", text, holding(5, round_=11))


@clause("P3.25")
def test_p3_25_nothing_is_paid_in_round_12() -> None:
    state = holding(10, coins=1, round_=12)
    assert heard(state, "store", "last-turn") == [{"seat": "A"}]
    assert heard(state, "store", "stored") == []
    play(state, "store")
    assert purse(state, "A") == 1
    assert mover(state) == "B"
