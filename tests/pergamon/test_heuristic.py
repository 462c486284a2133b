"""What the heuristic of Pergamon thinks of positions in which one seat is plainly better off."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pergamon.positions import ROW_OF_12, turn

FIGURES = {"A": 5, "B": 8, "C": 9}


def ahead(round_: int = 4, **more: Any) -> float:
    """By how much A should end before B; all else is equal."""
    outlook = turn("A", players=3, round_=round_, figures=FIGURES, **more).outlook()
    return outlook[0] - outlook[1]


def test_equal_seats_are_level() -> None:
    assert ahead() == 0


@pytest.mark.parametrize(
    "more",
    [
        {"shown": {"A": {"I": (12, ROW_OF_12)}}},
        {"hands": {"A": ROW_OF_12}},
        {"hands": {"A": ROW_OF_12, "B": ("V45M1", "V90J1", "V96B1", "V51B2")}},
        {"coins": {"A": 4}},
        {"points": {"A": 3}},
    ],
    ids=["on-show", "in-hand", "tiles-that-fit", "coins", "points"],
)
def test_who_has_more_should_end_with_more(more: dict[str, Any]) -> None:
    assert ahead(**more) > 0


def test_a_place_on_the_strip_earns_less_the_later_it_is() -> None:
    shown = {"A": {"I": (12, ROW_OF_12)}}
    assert ahead(round_=2, shown=shown) > ahead(round_=8, shown=shown)


def test_a_higher_place_earns_more() -> None:
    assert ahead(shown={"A": {"I": (14, ROW_OF_12)}}) > ahead(shown={"A": {"I": (6, ROW_OF_12)}})


def test_in_the_last_round_coins_are_worth_nothing() -> None:
    assert ahead(round_=12, coins={"A": 4}) == 0
