"""What the heuristic of Mykerinos thinks of positions in which one seat is plainly better off."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mykerinos.positions import notation, survey, turn

RICH = ("X1", "L1", "B1", "K1", "T1", "V2", "L2", "B2")  # zone 1 has the card of five points


def ahead(**more: Any) -> float:
    """By how much A should end before B; all else is equal."""
    outlook = turn("A", players=3, round_=2, **more).outlook()
    return outlook[0] - outlook[1]


def test_equal_seats_are_level() -> None:
    assert ahead() == 0


@pytest.mark.parametrize(
    "more",
    [
        {"cubes": {"A": ["a1", "a2"], "B": ["b1"]}, "region": RICH},
        {"cubes": {"A": ["a1"]}},
        {"owned": {"A": ["V4"]}},
        {"owned": {"A": ["V4"], "B": ["L4"]}, "rooms": {"A": ["W5-3"]}},
        {"stock": {"A": 7, "B": 5, "C": 5}},
        {"points": {"A": 5}},
    ],
    ids=["leads-a-zone", "alone-in-a-zone", "a-card", "a-room-for-it", "cubes", "points"],
)
def test_who_has_more_should_end_with_more(more: dict[str, Any]) -> None:
    assert ahead(**more) > 0


def test_a_room_makes_its_patron_cards_worth_more() -> None:
    """Violet owns wing 5: its 3-room helps who has her card more than who has Lord Lemon's."""
    rooms = {"A": ["W5-3"]}
    assert ahead(owned={"A": ["V4"]}, rooms=rooms) > ahead(owned={"A": ["L4"]}, rooms=rooms)


def test_a_cube_goes_where_it_changes_something() -> None:
    """Zone 1 is won, in zone 2 somebody is just ahead."""
    state = turn("A", cubes={"A": ["a1", "a2", "b1", "b2"], "B": ["e1", "e2"], "C": []})
    safe, useful = (state.hint(state.parse(text)) for text in ("dig c1", "dig f1"))
    assert useful > safe


def test_in_the_survey_the_first_is_before_the_second() -> None:
    state = survey({"A": ["a1", "a2"], "B": ["b1"]}, passed="CAB", region=RICH)
    outlook = state.outlook()
    assert outlook[0] > outlook[1] > outlook[2]


def test_all_fields_of_a_zone_look_the_same() -> None:
    state = turn("A", cubes={"B": ["a1"]})
    looks = {state.hint(state.parse(text)) for text in notation(state, "dig") if text.split()[1][0] in "abcd"}
    assert len({state.hint(state.parse(f"dig {field}")) for field in ("b1", "c1", "d3")}) == 1
    assert len(looks) <= 2
