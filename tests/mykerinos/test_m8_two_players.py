"""M8: two players and the neutral colour."""

from __future__ import annotations

from typing import Any

from mattock import State
from mattock.words import say
from tests.clauses import assert_refused, clause
from tests.mykerinos.positions import (
    PYRAMIDS,
    after,
    begin,
    box,
    cubes,
    draw_all,
    heard,
    mover,
    neutrals,
    notation,
    owned,
    phase,
    places,
    play,
    stock,
    supply,
    survey,
    turn,
)


def two(**more: Any) -> State:
    """A turn of A; each has four neutral cubes unless said otherwise."""
    return turn(players=2, **{"neutrals": {"A": 4, "B": 4}, **more})


def zone(own: dict[str, list[str]], passed: str = "AB", **more: Any) -> State:
    """The survey with cubes in zone 1 and beyond."""
    return survey(own, passed=passed, **more)


@clause("M8.1")
def test_m8_1_eleven_own_and_four_neutral() -> None:
    state = begin(2)
    assert [stock(state, seat) for seat in "AB"] == [11, 11]
    assert [neutrals(state, seat) for seat in "AB"] == [4, 4]
    assert supply(state, "neutral") == 17


@clause("M8.1")
def test_m8_1_a_short_supply_serves_the_start_player_first() -> None:
    state = turn("B", players=2, passed="A", neutrals={"A": 10, "B": 10})
    assert heard(state, "pass", "neutral-cubes") == [{"seat": "B", "cubes": 4}, {"seat": "A", "cubes": 1}]
    play(state, "pass")
    assert (neutrals(state, "B"), neutrals(state, "A"), supply(state, "neutral")) == (14, 11, 0)


@clause("M8.2")
def test_m8_2_its_disc_holds_space_two() -> None:
    state = draw_all(begin(2))
    assert state.view()["scale"] == [None, "neutral", None]
    play(state, "pass")
    assert state.view()["scale"] == ["A", "neutral", None]


@clause("M8.2")
def test_m8_2_the_first_to_pass_wins_ties_against_it_the_second_loses() -> None:
    own = {"A": ["a1"], "neutral": ["b1"]}
    assert zone(own, "AB").view()["ranks"] == ["A", "neutral"]
    assert zone(own, "BA").view()["ranks"] == ["neutral", "A"]


@clause("M8.3")
def test_m8_3_a_neutral_move_may_follow() -> None:
    state = play(two(cubes={"neutral": ["d3"]}), "dig a1")
    assert (mover(state), phase(state)) == ("A", "neutral-turn")
    assert mover(after(state, "rest")) == "B"
    started = after(state, "dig b1")
    assert (cubes(started, "neutral"), mover(started)) == ({"d3", "b1"}, "B")
    assert (neutrals(started, "A"), stock(started, "A")) == (3, 4)
    extended = after(state, "extend d2")
    assert phase(extended) == "neutral-digging"
    play(extended, "cube d1")
    assert cubes(extended, "neutral") == {"d1", "d2", "d3"}
    assert (mover(extended), neutrals(extended, "A")) == ("B", 2)


@clause("M8.3")
def test_m8_3_not_after_passing_nor_without_neutral_cubes() -> None:
    assert mover(play(two(), "pass")) == "B"
    assert mover(play(two(neutrals={"A": 0, "B": 4}), "dig a1")) == "B"


@clause("M8.3")
def test_m8_3_after_the_last_action_too() -> None:
    state = play(two(passed="B"), "dig a1")
    assert phase(state) == "neutral-turn"
    play(state, "dig e1")
    assert phase(state) == "choosing"
    assert state.view()["scale"] == ["B", "neutral", "A"]


@clause("M8.4")
def test_m8_4_any_neutral_cube_no_pyramid_and_the_rest_stays() -> None:
    state = play(two(cubes={"A": ["h1"], "neutral": ["c3"]}), "dig a1")
    assert PYRAMIDS.isdisjoint(places(state, "dig"))
    assert places(state, "extend") == {"c2", "b3", "d3"}
    over = turn("B", players=2, passed="A", neutrals={"A": 3, "B": 1})
    play(over, "pass")
    assert (neutrals(over, "A"), neutrals(over, "B")) == (7, 5)


@clause("M8.4", reason="neutral-pyramid")
def test_m8_4_no_neutral_cube_on_a_pyramid() -> None:
    own = turn(cubes={"A": ["c3"]})
    assert_refused(own, "dig c4", "M2.3", "pyramid-there", like="dig d4")
    state = play(two(cubes={"neutral": ["c3"]}), "dig a1")
    assert_refused(state, "dig c4", "M8.4", "neutral-pyramid", like="dig d4")
    assert_refused(state, "extend c4", "M8.4", "neutral-pyramid", like="extend d3")
    play(state, "extend d3")
    assert_refused(play(state.clone(), "cube d4"), "dig c4", "M2.3", "pyramid-there", like="dig e4")
    begun = play(play(two(cubes={"neutral": ["b4"]}), "dig a1"), "extend b5")
    assert_refused(begun, "cube c4", "M2.4", "not-beside-last", like="cube c5")
    beside = play(play(two(cubes={"neutral": ["a4"]}), "dig a1"), "extend b4")
    assert_refused(beside, "cube c4", "M8.4", "neutral-pyramid", like="cube b3")


@clause("M8.4")
def test_m8_4_one_neutral_cube_extends_nothing() -> None:
    state = play(two(cubes={"neutral": ["d3"]}, neutrals={"A": 1}), "dig a1")
    facts = assert_refused(
        state,
        "extend d2",
        "M2.5",
        "too-few-cubes",
        like="extend d2",
        sibling=play(two(cubes={"neutral": ["d3"]}), "dig a1"),
    )
    said = say("mykerinos-reason-too-few-cubes", facts)
    assert said == "This takes 2 neutral cubes; you have 1."
    own = turn(cubes={"A": ["d3"]}, stock={"A": 1})
    facts = assert_refused(own, "extend d2", "M2.5", "too-few-cubes", like="dig d2")
    assert say("mykerinos-reason-too-few-cubes", facts) == "This takes 2 cubes; you have 1."


@clause("M8.4", reason="neutral-no-patron")
def test_m8_4_no_patron_helps() -> None:
    state = two(round_=2, owned={"A": ["K3"]})
    moved = after(state, "dig a1")
    assert_refused(
        moved, "appeal blackmore", "M8.4", "neutral-no-patron", like="appeal blackmore", sibling=state
    )


@clause("M8.3", "M3.1")
def test_m8_3_follows_a_patron_as_well() -> None:
    state = play(two(round_=2, owned={"A": ["B3"]}), "appeal brown", "museum W1-3")
    assert phase(state) == "neutral-turn"


@clause("M8.5")
def test_m8_5_neutral_first_the_third_names_its_card() -> None:
    state = zone({"neutral": ["a1", "a2", "a3"], "A": ["b1", "b2"], "B": ["c1"]})
    assert (mover(state), phase(state)) == ("B", "removing")
    assert notation(state) == ["remove left", "remove right"]
    play(state, "remove left")
    assert "V1" in box(state)
    assert (mover(state), notation(state, "take")) == ("A", ["take right"])
    assert notation(state, "museum")
    third = after(state, "museum W1-3")
    assert (mover(third), notation(third)) == ("B", ["take right", "leave"])
    assert owned(after(state, "take right"), "A") == {"L1"}


@clause("M8.5")
def test_m8_5_or_the_player_who_is_not_there() -> None:
    state = zone({"neutral": ["a1", "a2"], "A": ["b1"]})
    assert (mover(state), phase(state)) == ("B", "removing")
    assert mover(play(state, "remove right")) == "A"


@clause("M8.6")
def test_m8_6_neutral_second_the_first_names_what_is_left() -> None:
    state = zone({"neutral": ["a1", "a2"], "A": ["b1", "b2", "b3"], "B": ["c1"]})
    assert mover(state) == "A"
    museum = after(state, "museum W1-3")
    assert (mover(museum), notation(museum)) == ("A", ["remove left", "remove right"])
    play(museum, "remove left")
    assert (mover(museum), notation(museum)) == ("B", ["take right", "leave"])
    taken = after(state, "take left")  # one card is left, and it goes
    assert "L1" in box(taken)
    assert owned(taken, "A") == {"V1"}


@clause("M8.7")
def test_m8_7_neutral_third_does_nothing() -> None:
    state = zone({"neutral": ["a1"], "A": ["b1", "b2", "b3"], "B": ["c1", "c2"]})
    assert state.view()["ranks"] == ["A", "B", "neutral"]
    play(state, "museum W1-3")
    assert heard(state, "take left", "neutral-third") == [{"zone": 1}]
    play(state, "take left")
    assert owned(state, "B") == {"V1"}
    assert "L1" in box(state)


@clause("M8.8")
def test_m8_8_neutral_alone_takes_both() -> None:
    state = turn("B", players=2, passed="A", cubes={"neutral": ["a1"], "A": ["e1"]})
    assert heard(state, "pass", "neutral-alone") == [{"zone": 1}]
    play(state, "pass")
    assert {"V1", "L1"} <= box(state)
    assert (mover(state), state.view()["zone"]) == ("A", 2)


@clause("M8.9")
def test_m8_9_it_has_no_points_and_no_room() -> None:
    state = zone({"neutral": ["a1", "a2"], "A": ["b1"]})
    play(state, "remove left")
    assert len(state.scores()) == 2
    assert all(room["cube"] is None for room in state.view()["museum"])
