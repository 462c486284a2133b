"""M4: the survey, and M5: the museum."""

from __future__ import annotations

from typing import Any

from mattock import State
from tests.clauses import assert_refused, clause
from tests.mykerinos.positions import (
    after,
    box,
    cubes,
    draw_all,
    heard,
    mover,
    notation,
    owned,
    phase,
    places,
    play,
    points,
    rooms,
    supply,
    survey,
    turn,
)

# The printed example of a zone: Blue is A, Green B, Red C, White D. Green passed before Red.
EXAMPLE = {
    "A": ["a1", "b1", "a2", "b2"],
    "B": ["c1", "d1"],
    "C": ["c2", "d2"],
    "D": ["a3"],
}
PRINTED = ("L7", "K1", "B1", "L1", "T1", "V2", "L2", "B2")  # 3 points of Lord Lemon, none of Mrs. Blackmore


def example(**more: Any) -> State:
    return survey(EXAMPLE, passed="DBCA", region=PRINTED, **more)


@clause("M4.1")
def test_m4_1_zones_in_the_order_of_their_numbers() -> None:
    state = survey({"A": ["a1", "e1", "a4", "e4"]})
    seen = []
    while phase(state) == "choosing":
        seen.append(state.view()["zone"])
        play(state, "take left")
    assert seen == [1, 2, 3, 4]
    late = survey({"A": ["a1", "h9", "a9"]}, round_=4)
    play(late, "take left")
    assert late.view()["zone"] == 5
    assert play(late, "take left").view()["zone"] == 6


@clause("M4.2")
def test_m4_2_ranked_by_cubes_and_not_without_any() -> None:
    state = survey({"A": ["a1"], "C": ["b1", "b2"]})
    assert state.view()["ranks"] == ["C", "A"]
    assert mover(state) == "C"


@clause("M4.2")
def test_m4_2_only_cubes_of_the_zone_count() -> None:
    state = survey({"A": ["d1", "e1", "e2", "d4"], "B": ["a1", "b1"]})
    assert state.view()["ranks"] == ["B", "A"]


@clause("M4.3")
def test_m4_3_example_blue_green_red_white() -> None:
    state = example()
    assert state.view()["ranks"] == ["A", "B", "C", "D"]
    earlier = survey(EXAMPLE, passed="DCBA", region=PRINTED)
    assert earlier.view()["ranks"] == ["A", "C", "B", "D"]


@clause("M4.4")
def test_m4_4_the_first_takes_a_card_or_goes_to_the_museum() -> None:
    state = example()
    assert notation(state, "take") == ["take left", "take right"]
    assert places(state, "museum") == {f"W{w}-3" for w in range(1, 6)} | {"W12-2", "W23-2", "W34-2", "W45-2"}
    assert mover(after(state, "museum W1-3")) == "B"
    assert notation(after(state, "museum W1-3"), "take") == ["take left", "take right"]


@clause("M4.4", reason="must-choose")
def test_m4_4_first_and_second_must_choose() -> None:
    state = example()
    third = after(state, "take left", "museum W1-3")
    assert_refused(state, "leave", "M4.4", "must-choose", like="leave", sibling=third)
    second = after(state, "take left")
    assert_refused(second, "leave", "M4.4", "must-choose", like="take right")


@clause("M4.5", reason="card-gone")
def test_m4_5_the_second_takes_what_is_there() -> None:
    state = example()
    second = after(state, "take left")
    assert mover(second) == "B"
    assert_refused(second, "take left", "M4.5", "card-gone", like="take right")
    assert notation(second, "museum") == notation(state, "museum")


@clause("M4.6")
def test_m4_6_alone_one_has_only_one_choice() -> None:
    state = survey({"A": ["a1"], "B": ["e1"]})
    assert heard(turn("C", passed="AB", cubes={"A": ["a1"]}), "pass", "alone") == [{"seat": "A"}]
    play(state, "take left")
    assert (mover(state), state.view()["zone"]) == ("B", 2)
    assert "L1" in box(state)


@clause("M4.7")
def test_m4_7_example_red_takes_the_other_card_and_white_nothing() -> None:
    state = play(example(), "take left", "museum W12-2")
    assert (mover(state), phase(state)) == ("C", "scraps")
    assert notation(state) == ["take right", "leave"]
    play(state, "take right")
    assert (owned(state, "A"), owned(state, "C"), owned(state, "D")) == ({"L7"}, {"K1"}, set())
    assert (points(state, "A"), points(state, "C")) == (3, 0)
    assert rooms(state, "B") == {"W12-2"}
    assert state.mover == -1  # no other zone had cubes: the next round is drawn


@clause("M4.7")
def test_m4_7_what_the_third_leaves_the_fourth_may_take() -> None:
    state = play(example(), "museum W1-3", "museum W2-3")
    assert notation(state) == ["take left", "take right", "leave"]
    fourth = after(state, "take right")
    assert (mover(fourth), notation(fourth)) == ("D", ["take left", "leave"])
    passed_on = after(state, "leave")
    assert (mover(passed_on), notation(passed_on)) == ("D", ["take left", "take right", "leave"])
    assert {"L7", "K1"} <= box(play(passed_on, "leave"))


@clause("M4.7", reason="not-for-third")
def test_m4_7_third_and_fourth_cannot_go_to_the_museum() -> None:
    second = after(example(), "take left")
    third = after(second, "museum W1-3")
    assert_refused(third, "museum W2-3", "M4.7", "not-for-third", like="museum W2-3", sibling=second)
    fourth = after(third, "leave")
    assert_refused(fourth, "museum W2-3", "M4.7", "not-for-third", like="take right")


@clause("M4.8")
def test_m4_8_cards_out_and_cubes_back() -> None:
    state = survey({"A": ["a1", "b1"], "B": ["c3"], "C": ["e1"]})
    before = [supply(state, seat) for seat in "ABC"]
    play(state, "museum W1-3", "take left")
    assert [supply(state, seat) for seat in "AB"] == [before[0] + 2 - 1, before[1] + 1]
    assert supply(state, "C") == before[2]
    assert (cubes(state, "A"), cubes(state, "C")) == (set(), {"e1"})
    assert "L1" in box(state)
    assert (mover(state), state.view()["zone"]) == ("C", 2)


@clause("M4.9")
def test_m4_9_points_at_once_and_the_patron_from_the_next_round() -> None:
    state = example()
    assert heard(state, "take left", "took") == [{"seat": "A", "card": "L7", "points": 3}]
    play(state, "take left")
    assert points(state, "A", "parcels") == 3
    assert state.view()["seats"][0]["patrons"]["lemon"] == {"cards": 1, "used": 0}
    following = draw_all(play(survey({"A": ["a1"]}, passed="BCA", region=PRINTED), "take left"))
    assert mover(following) == "A"
    assert "appeal lemon" in notation(following)


@clause("M4.10")
def test_m4_10_what_is_forced_is_not_asked() -> None:
    # B has all his cubes in his stock or on the region: the museum is closed to him, and one card is left.
    state = survey({"A": ["a1", "b1"], "B": ["a2"], "C": ["e1"]}, stock={"B": 24})
    assert heard(state, "take left", "forced") == [{"seat": "B"}]
    play(state, "take left")
    assert owned(state, "B") == {"L1"}
    assert mover(state) == "C"
    asked = survey({"A": ["a1", "b1"], "B": ["a2"], "C": ["e1"]}, stock={"B": 23})
    assert mover(play(asked, "take left")) == "B"


# The museum.


@clause("M5.1", reason="room-taken")
def test_m5_1_one_cube_a_room_for_good() -> None:
    state = survey({"A": ["a1"]}, rooms={"B": ["W1-3"], "A": ["W2-3"]})
    free = survey({"A": ["a1"]}, rooms={"A": ["W2-3"]})
    facts = assert_refused(state, "museum W1-3", "M5.1", "room-taken", like="museum W1-3", sibling=free)
    assert facts["owner"] == "B"
    assert_refused(state, "museum W2-3", "M5.1", "room-taken", like="museum W3-3")
    play(state, "museum W3-3")
    assert rooms(state, "A") == {"W2-3", "W3-3"}


@clause("M5.2")
def test_m5_2_threes_and_twos_are_open_to_all() -> None:
    state = survey({"A": ["a1"]}, rooms={"B": ["W12-2"]})
    assert places(state, "museum") == {f"W{w}-3" for w in range(1, 6)} | {"W23-2", "W34-2", "W45-2"}


@clause("M5.3")
def test_m5_3_example_green_enters_a_two_and_then_a_five() -> None:
    # Lord Lemon has wing 1, Mrs. Blackmore wing 2; others are in the museum already.
    others = {"A": ["W1-3"], "C": ["W2-3", "W34-2"]}
    state = survey({"B": ["a1", "e1"]}, rooms=others)
    assert not {room for room in places(state, "museum") if room.endswith("-5")}
    assert "W1-3" not in places(state, "museum")
    play(state, "museum W12-2")
    assert {room for room in places(state, "museum") if room.endswith("-5")} == {"W1-5", "W2-5"}
    assert {"W3-3", "W4-3", "W5-3", "W23-2", "W45-2"} <= places(state, "museum")
    play(state, "museum W1-5")
    assert rooms(state, "B") == {"W12-2", "W1-5"}
    late = survey({"C": ["a1"]}, rooms={"A": ["W1-3"], "B": ["W12-2", "W1-5"]})
    assert "W1-5" not in places(late, "museum")


@clause("M5.3", reason="room-closed")
def test_m5_3_a_five_needs_an_own_cube_before_it() -> None:
    state = survey({"A": ["a1"]}, rooms={"B": ["W1-3"], "A": ["W2-3"]})
    facts = assert_refused(state, "museum W1-5", "M5.3", "room-closed", like="museum W2-5")
    assert facts["doors"] == "W1-3, W12-2"
    ring = survey({"A": ["a1"]}, rooms={"A": ["W51-2"]}, museum="ring")
    assert {room for room in places(ring, "museum") if room.endswith("-5")} == {"W1-5", "W5-5"}


@clause("M5.3", "M3.6")
def test_m5_3_sir_brown_too_keeps_to_it() -> None:
    state = turn(round_=2, owned={"A": ["B3"]}, rooms={"A": ["W4-3"]})
    play(state, "appeal brown")
    assert {room for room in places(state, "museum") if room.endswith("-5")} == {"W4-5"}


@clause("M5.4", reason="no-cube-for-museum")
def test_m5_4_the_cube_comes_from_the_supply() -> None:
    cubes_ = {"A": ["a1", "b1"], "B": ["a2"]}
    none, one = (survey(cubes_, stock={"A": n}) for n in (23, 22))
    # The two cubes in the zone are not back yet.
    assert supply(none, "A") == 0
    assert_refused(none, "museum W1-3", "M5.4", "no-cube-for-museum", like="museum W1-3", sibling=one)
    assert supply(after(one, "museum W1-3"), "A") == 0
