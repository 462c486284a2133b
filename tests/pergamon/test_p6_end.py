"""P6: the end of the game."""

from __future__ import annotations

import pytest

from mattock import State
from tests.clauses import clause
from tests.pergamon.positions import SHOWN, finish_round, heard, last_store, mover, points, told, turn

PAIR = ["J32V5", "V85J4"]  # vase 585
JUGS = ["B66J5", "J41M5"]  # jug 541
MASKS = ["B86M4", "M53B4"]  # mask 453
OLD_MASK = ["V80M5", "M72J5"]  # mask 572


def ended(shown: SHOWN, had: dict[str, int] | None = None, players: int = 3) -> State:
    return finish_round(turn(players=players, round_=12, shown=shown, points=had))


def oldest(shown: SHOWN) -> list[int]:
    state = ended(shown)
    return [points(state, seat, "oldest") for seat in "ABC"]


@clause("P6.1")
def test_p6_1_the_game_ends_after_round_12() -> None:
    state = last_store(turn(round_=12))
    assert mover(state) == "C"
    assert [event.kind for event in told(state, "store")][-5:] == ["ended", "shared", "won", "won", "won"]
    assert mover(finish_round(state)) == "over"


@clause("P6.1")
def test_p6_1_not_before() -> None:
    state = finish_round(turn(round_=11))
    assert mover(state) == "chance"
    assert state.to_dict()["round"] == 12
    assert state.winners() == []


@clause("P6.1", "P6.2")
def test_p6_1_the_last_scoring_comes_first() -> None:
    state = last_store(turn(round_=12, shown={"A": {"I": (9, ["M21B5", "B39V5"])}}))
    kinds = [event.kind for event in told(state, "store")]
    assert kinds == ["last-turn", "scoring", "earned", "bonus", "oldest", "ended", "won"]
    assert finish_round(state).scores() == [3 + 2 + 3, 0, 0]


@clause("P6.2")
def test_p6_2_the_three_oldest_objects_earn_3_2_and_1() -> None:
    shown = {"A": {"I": (9, MASKS)}, "B": {"I": (8, PAIR), "II": (7, JUGS)}, "C": {"II": (1, OLD_MASK)}}
    assert oldest(shown) == [0, 3 + 1, 2]
    state = last_store(turn(round_=12, shown=shown))
    assert heard(state, "store", "oldest") == [
        {"seat": "B", "rank": 1, "year": 585, "points": 3},
        {"seat": "C", "rank": 2, "year": 572, "points": 2},
        {"seat": "B", "rank": 3, "year": 541, "points": 1},
    ]
    said = [str(event) for event in told(state, "store") if event.kind == "oldest"]
    assert [text.rsplit(" scores ")[-1] for text in said] == ["3 points.", "2 points.", "1 point."]


@clause("P6.2")
def test_p6_2_one_row_may_hold_all_three() -> None:
    row = ["J32V5", "V80M5", "M72J5", "J41M5"]  # vase 580, mask 572, jug 541
    assert oldest({"A": {"I": (15, row)}, "B": {"I": (9, MASKS)}}) == [6, 0, 0]


@clause("P6.2")
def test_p6_2_with_fewer_than_three_objects_only_those_score() -> None:
    assert oldest({"B": {"I": (9, MASKS)}}) == [0, 3, 0]
    assert oldest({"B": {"I": (9, MASKS)}, "C": {"I": (3, PAIR)}}) == [0, 2, 3]
    assert oldest({}) == [0, 0, 0]


@clause("P6.2")
def test_p6_2_only_at_the_end() -> None:
    state = finish_round(turn(round_=9, shown={"A": {"I": (20, PAIR)}}))
    assert points(state, "A", "oldest") == 0


@clause("P6.3")
@pytest.mark.parametrize(
    ("had", "winner"),
    [({"A": 9, "B": 8, "C": 7}, 0), ({"A": 7, "B": 9, "C": 8}, 1), ({"A": 0, "B": 0, "C": 1}, 2)],
)
def test_p6_3_most_points_win(had: dict[str, int], winner: int) -> None:
    assert ended({}, had).winners() == [winner]


@clause("P6.3")
def test_p6_3_the_last_points_count() -> None:
    # A's mask earns 1 + 3 points and makes up for B's three.
    assert ended({"A": {"I": (1, MASKS)}}, {"B": 3}).winners() == [0]


@clause("P6.4")
def test_p6_4_a_tie_goes_to_the_oldest_object_on_show() -> None:
    shown = {"A": {"I": (9, MASKS)}, "B": {"I": (9 - 1, PAIR)}}  # 3 + 2 and 2 + 3 points
    state = ended(shown)
    assert state.scores() == [5, 5, 0]
    assert state.winners() == [1]
    assert heard(last_store(turn(round_=12, shown=shown)), "store", "tie") == [{}]


@clause("P6.4")
def test_p6_4_only_among_the_tied() -> None:
    # C shows the oldest object of all but has fewer points.
    shown = {"A": {"I": (9, MASKS)}, "B": {"I": (8, JUGS)}, "C": {"I": (1, PAIR)}}
    state = ended(shown, {"A": 10, "B": 10})
    assert state.scores() == [10 + 3 + 1, 10 + 2 + 2, 1 + 3]
    assert state.winners() == [1]


@clause("P6.4")
def test_p6_4_who_shows_nothing_loses_the_tie() -> None:
    assert ended({"C": {"I": (1, MASKS)}}, {"A": 4}).winners() == [2]
    assert ended({"A": {"I": (1, MASKS)}}, {"C": 4, "B": 4}).winners() == [0]


@clause("P6.4")
def test_p6_4_none_on_show_the_victory_is_shared() -> None:
    assert ended({}, {"A": 4, "C": 4}).winners() == [0, 2]
    assert ended({}).winners() == [0, 1, 2]
    assert ended({"B": {"I": (1, MASKS)}}, {"A": 7, "C": 7}).winners() == [0, 2]


@clause("P6.4", "P6.3")
def test_p6_4_without_a_tie_the_oldest_object_decides_nothing() -> None:
    state = ended({"A": {"I": (1, PAIR)}}, {"B": 5})
    assert state.scores() == [4, 5, 0]
    assert state.winners() == [1]
    assert heard(last_store(turn(round_=12, points={"B": 5})), "store", "tie") == []
