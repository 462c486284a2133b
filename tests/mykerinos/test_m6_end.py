"""M6: the end of a round, and M7: the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from mattock import OVER, State
from tests.clauses import clause
from tests.mykerinos.positions import (
    draw_all,
    heard,
    mover,
    notation,
    owned,
    phase,
    play,
    points,
    stock,
    survey,
    turn,
)

# The printed example of the exhibition; the discs lie Lemon, Blackmore, Brown, Tangerine, Violet.
BLUE = ("L5", "L6", "K5", "B3", "B4", "B5", "T5", "T6", "V5")
BLUE_ROOMS = ("W1-3", "W2-3", "W3-5", "W34-2", "W3-3")


def last_pass(passed: str = "BCA", **more: Any) -> State:
    """Round 4 without a cube on the region, before the last player passes: the end follows."""
    return turn(passed[-1], players=len(passed), passed=passed[:-1], round_=4, **more)


def ended(
    owned_: Mapping[str, Iterable[str]], rooms: Mapping[str, Iterable[str]] | None = None, **more: Any
) -> State:
    return play(last_pass(owned=owned_, rooms=rooms or {}, **more), "pass")


@clause("M6.1")
@pytest.mark.parametrize("passed", ["ABC", "CAB", "BCA"])
def test_m6_1_the_last_to_pass_starts(passed: str) -> None:
    state = survey({}, passed=passed)
    assert state.view()["start"] == passed[-1]
    assert mover(draw_all(state)) == passed[-1]


@clause("M6.1")
def test_m6_1_turns_stay_clockwise() -> None:
    state = draw_all(survey({}, passed="CAB"))
    assert mover(state) == "B"
    assert mover(play(state, notation(state, "dig")[0])) == "C"


@clause("M6.2")
def test_m6_2_scale_cleared_and_patrons_upright() -> None:
    state = turn("C", round_=2, passed="AB", owned={"A": ["V3", "L3"]}, used={"A": {"violet": 1, "lemon": 1}})
    assert heard(state, "pass", "upright") == [{}]
    play(state, "pass")
    assert state.view()["scale"] == [None] * 3
    assert {p["used"] for p in state.view()["seats"][0]["patrons"].values()} == {0}


@clause("M6.3")
def test_m6_3_saved_cubes_stay() -> None:
    state = turn("C", passed="AB", stock={"A": 3, "B": 0, "C": 1})
    assert heard(state, "pass", "saved") == [{"seat": "A", "cubes": 3}, {"seat": "C", "cubes": 1}]
    play(state, "pass")
    assert [stock(state, seat) for seat in "ABC"] == [14, 11, 12]


@clause("M7.1")
def test_m7_1_the_end_after_round_four() -> None:
    state = last_pass()
    assert heard(state, "pass", "ended") == [{}]
    assert play(state, "pass").mover == OVER
    third = survey({}, round_=3)
    assert third.mover != OVER


@clause("M7.1")
def test_m7_1_cards_of_the_last_survey_count() -> None:
    state = survey({"A": ["a1"]}, passed="BCA", round_=4, owned={"A": ["L4", "B3", "K3", "T3"]})
    play(state, "take left")  # V1 makes the set
    assert phase(state) == "ended"
    assert "V1" in owned(state, "A")
    assert (points(state, "A", "museum"), points(state, "A", "sets")) == (5, 5)


@clause("M7.2", "M7.3", "M7.4")
def test_m7_2_example_blue_has_34_points() -> None:
    state = ended({"A": BLUE}, {"A": BLUE_ROOMS})
    told = heard(last_pass(owned={"A": BLUE}, rooms={"A": BLUE_ROOMS}), "pass", "exhibited")
    assert [(t["patron"], t["points"]) for t in told] == [
        ("lemon", 6),
        ("blackmore", 3),
        ("brown", 15),
        ("tangerine", 4),
        ("violet", 1),
    ]
    assert points(state, "A", "museum") == 29
    assert points(state, "A", "sets") == 5
    assert points(state, "A") == 34
    assert state.winners() == [0]


@clause("M7.2")
def test_m7_2_without_a_room_a_card_is_worth_one() -> None:
    assert points(ended({"A": ["L5", "L6", "V5"]}), "A", "museum") == 3


@clause("M7.2")
def test_m7_2_a_two_room_counts_in_both_wings() -> None:
    state = ended({"A": ["L5", "K5"], "B": ["B3"]}, {"A": ["W12-2"]})
    assert (points(state, "A", "museum"), points(state, "B", "museum")) == (4, 1)
    ring = ended({"A": ["L5", "V5"]}, {"A": ["W51-2"]}, museum="ring")
    assert points(ring, "A", "museum") == 4


@clause("M7.3")
def test_m7_3_only_the_best_room_counts() -> None:
    state = ended({"A": ["L5"]}, {"A": ["W1-3", "W1-5", "W12-2"]})
    assert points(state, "A", "museum") == 5
    lower = ended({"A": ["L5"]}, {"A": ["W1-3", "W12-2"]})
    assert points(lower, "A", "museum") == 3


@clause("M7.4")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        (["L5", "K5", "B5", "T5"], 0),
        (["L5", "K5", "B5", "T5", "V5"], 5),
        (["L5", "K5", "B5", "T5", "V5", "L6", "K6", "B6", "T6"], 5),
        (["L5", "K5", "B5", "T5", "V5", "L6", "K6", "B6", "T6", "V6"], 10),
    ],
)
def test_m7_4_whole_sets_of_five(cards: list[str], worth: int) -> None:
    assert points(ended({"A": cards}), "A", "sets") == worth


@clause("M7.5")
def test_m7_5_the_card_without_a_patron_earns_no_more() -> None:
    state = ended({"A": ["L5", "K5", "B5", "T5", "X1"]})
    assert points(state, "A", "museum") == 4
    assert points(state, "A", "sets") == 0


@clause("M7.6")
def test_m7_6_most_points_win() -> None:
    assert ended({}, points={"A": 10, "B": 12, "C": 11}).winners() == [1]


@clause("M7.7")
def test_m7_7_then_cubes_in_stock_then_shared() -> None:
    tied = {"A": 12, "B": 12, "C": 11}
    assert ended({}, points=tied, stock={"A": 2, "B": 3, "C": 9}).winners() == [1]
    assert ended({}, points=tied, stock={"A": 3, "B": 3, "C": 9}).winners() == [0, 1]
    assert ended({}, points=tied, stock={"A": 0, "B": 0}).winners() == [0, 1]
    assert heard(last_pass(points=tied), "pass", "final-tie") == [{}]
    assert heard(last_pass(points=tied), "pass", "shared") == [{}]
    assert heard(last_pass(points=tied, stock={"A": 2}), "pass", "shared") == []


@clause("M7.7", "M8.4")
def test_m7_7_neutral_cubes_do_not_count() -> None:
    tied = {"A": 12, "B": 12}
    state = ended({}, passed="AB", points=tied, stock={"A": 1, "B": 2}, neutrals={"A": 9})
    assert state.winners() == [1]
