"""What the heuristic of Thebes thinks of positions in which one seat is plainly better off."""

from __future__ import annotations

import pytest

from tests.thebes.positions import turn

BOOKS = ("Egypt3-London", "Egypt2-London")


def ahead(**more: object) -> float:
    """By how much A should end before B; all else is equal."""
    state = turn("A", 2, dates={"A": (1902, 1), "B": (1902, 1)}, tower="AB", **more)  # type: ignore[arg-type]
    outlook = state.outlook()
    return outlook[0] - outlook[1]


def test_equal_seats_are_level() -> None:
    assert ahead() == 0


@pytest.mark.parametrize(
    "more",
    [
        {"cards": {"A": BOOKS}},
        {"cards": {"A": ("congress-Paris", "congress-Berlin")}},
        {"finds": {"A": ("mask-of-Tutankhamun",)}},
        {"cards": {"A": (*BOOKS, "general2-Paris"), "B": ("Crete3-Moscow", "Crete2-Paris")}},
    ],
    ids=["books", "congresses", "finds", "general-knowledge"],
)
def test_who_has_more_should_end_with_more(more: dict[str, object]) -> None:
    assert ahead(**more) > 0


def test_weeks_are_worth_something() -> None:
    """Of two with the same books, who has the year before him is better off."""
    cards = {"A": BOOKS[:1], "B": ("Crete3-Moscow",)}
    state = turn("A", 2, dates={"A": (1902, 1), "B": (1902, 40)}, cards=cards)
    assert state.outlook()[0] > state.outlook()[1]


def test_a_turned_permit_costs_a_dig() -> None:
    cards = {"A": BOOKS}
    dates = {"A": (1903, 1), "B": (1903, 1)}
    free = turn("A", 2, dates=dates, tower="AB", cards=cards)
    without = ["Greece", "Crete", "Palestine", "Mesopotamia"]
    turned = turn("A", 2, dates=dates, tower="AB", cards=cards, permits={"A": without})
    assert free.outlook()[0] > turned.outlook()[0]
    assert free.outlook()[1] == turned.outlook()[1]


def test_a_fourth_shovel_has_no_appeal() -> None:
    cards = {"A": ("shovel-London", "shovel-London", "shovel-Moscow")}
    state = turn(
        "A", 2, cards=cards, display=("shovel-Rome", "Greece1-Berlin", "Crete1-Paris", "general1-Rome")
    )
    assert state.hint(state.parse("take shovel-Rome")) == 0
    fewer = turn(
        "A", 2, cards={"A": cards["A"][:1]}, display=("shovel-Rome", "Greece1-Berlin", "Crete1-Paris", None)
    )
    assert fewer.hint(fewer.parse("take shovel-Rome")) > 0


def test_a_zeppelin_is_not_spent_on_a_neighbouring_city() -> None:
    state = turn("A", 2, at={"A": "Paris"}, cards={"A": ("zeppelin-Rome",)})
    walk, fly = (state.hint(state.parse(text)) for text in ("take Greece1-Berlin", "fly-take Greece1-Berlin"))
    assert walk > fly
