"""M2: digging."""

from __future__ import annotations

from mattock.games.mykerinos.vocabulary import FIELD_NAMES
from tests.clauses import assert_refused, clause
from tests.mykerinos.positions import (
    PYRAMIDS,
    after,
    begin,
    cubes,
    draw_all,
    heard,
    mover,
    notation,
    phase,
    places,
    play,
    stock,
    turn,
)

TALL = {name for name in FIELD_NAMES if int(name[1]) <= 6}  # the fields of the first three regions


@clause("M2.1")
def test_m2_1_clockwise_from_the_start_player() -> None:
    state = draw_all(begin(start="B"))
    movers = []
    for field in ("a1", "b1", "a2", "b2", "a3"):
        movers.append(mover(state))
        play(state, f"dig {field}")
    assert movers == ["B", "C", "A", "B", "C"]


@clause("M2.1")
def test_m2_1_who_has_passed_is_left_out() -> None:
    state = play(turn(), "dig a1", "pass", "dig a2", "dig a3")
    assert mover(state) == "C"
    assert state.view()["scale"] == ["B", None, None]


@clause("M2.1", reason="one-action")
def test_m2_1_no_passing_after_the_action() -> None:
    state = play(turn(players=2, neutrals={"A": 2}), "dig a1")
    assert phase(state) == "neutral-turn"
    assert_refused(state, "pass", "M2.1", "one-action", like="pass", sibling=after(state, "rest"))


@clause("M2.2")
def test_m2_2_one_cube_on_any_free_field() -> None:
    state = turn(cubes={"A": ["a1"], "B": ["h6"]})
    assert places(state, "dig") == TALL - PYRAMIDS - {"a1", "h6"}
    play(state, "dig d5")
    assert cubes(state, "A") == {"a1", "d5"}
    assert stock(state, "A") == 4
    assert mover(state) == "B"


@clause("M2.3", reason="outside-region")
def test_m2_3_only_fields_of_the_region() -> None:
    late = turn(round_=4)
    assert_refused(turn(), "dig a7", "M2.3", "outside-region", like="dig a7", sibling=late)


@clause("M2.3", reason="cube-there")
def test_m2_3_example_not_where_a_cube_stands() -> None:
    state = turn(cubes={"B": ["b2"], "C": ["c2"]})
    facts = assert_refused(state, "dig b2", "M2.3", "cube-there", like="dig b3")
    assert facts["owner"] == "B"
    assert_refused(state, "dig c2", "M2.3", "cube-there", like="dig c3")


@clause("M2.3", reason="pyramid-there")
def test_m2_3_example_not_on_a_pyramid() -> None:
    state = turn(cubes={"A": ["c3"]})
    for field in PYRAMIDS:
        assert_refused(state, f"dig {field}", "M2.3", "pyramid-there", like="dig a1")
    assert_refused(state, "extend c4", "M2.3", "pyramid-there", like="extend c2")
    assert_refused(play(state, "extend d3"), "cube e2", "M2.4", "not-beside-last", like="cube d4")


@clause("M2.4")
def test_m2_4_example_red_extends_from_a_to_b_and_c() -> None:
    state = turn(cubes={"A": ["c2"]})
    play(state, "extend d2")
    assert (phase(state), mover(state)) == ("digging", "A")
    assert places(state, "cube") == {"d1", "d3", "e2"}
    play(state, "cube d3")
    assert cubes(state, "A") == {"c2", "d2", "d3"}
    assert (stock(state, "A"), mover(state)) == (3, "B")


@clause("M2.4", reason="not-beside-own")
def test_m2_4_the_first_beside_an_own_cube() -> None:
    state = turn(cubes={"A": ["c2"], "B": ["g2"]})
    assert_refused(state, "extend g1", "M2.4", "not-beside-own", like="extend c1")
    assert_refused(state, "extend d3", "M2.4", "not-beside-own", like="extend d2")


@clause("M2.4", reason="not-beside-last")
def test_m2_4_the_second_beside_the_first() -> None:
    state = play(turn(cubes={"A": ["c2"]}), "extend d2")
    facts = assert_refused(state, "cube b2", "M2.4", "not-beside-last", like="cube d1")
    assert facts["last"] == "d2"
    assert_refused(state, "cube e3", "M2.4", "not-beside-last", like="cube e2")


@clause("M2.5", reason="too-few-cubes")
def test_m2_5_an_extension_takes_two() -> None:
    poor, rich = (turn(cubes={"A": ["c2"]}, stock={"A": n}) for n in (1, 2))
    facts = assert_refused(poor, "extend d2", "M2.5", "too-few-cubes", like="extend d2", sibling=rich)
    assert (facts["cubes"], facts["needed"]) == (1, 2)
    assert notation(poor, "extend") == []


@clause("M2.5")
def test_m2_5_patrons_take_all_their_cubes() -> None:
    hand = {"A": ["T1", "K1"]}
    region = ("V1", "L1", "B1", "V3", "L3", "V2", "L2", "B2")
    states = [
        turn(round_=2, region=region, owned=hand, cubes={"A": ["a1"]}, stock={"A": n}) for n in (1, 2, 3)
    ]
    assert [notation(state, "appeal") for state in states] == [
        [],
        ["appeal blackmore"],
        ["appeal blackmore", "appeal tangerine"],
    ]


@clause("M2.6", reason="cannot-finish")
def test_m2_6_no_cube_where_the_second_finds_no_place() -> None:
    # a1 can be reached from b1, but has no free field beside it.
    state = turn(cubes={"A": ["b1", "a3"], "B": ["b2", "a2"]})
    assert_refused(state, "extend a1", "M2.6", "cannot-finish", like="extend c1")
    open_ = turn(cubes={"A": ["b1", "a3"], "B": ["b2"]})
    assert_refused(state, "extend a1", "M2.6", "cannot-finish", like="extend a1", sibling=open_)


@clause("M2.6")
def test_m2_6_whatever_is_offered_can_be_finished() -> None:
    state = turn(cubes={"A": ["b1", "d5"], "B": ["b2", "a2", "d6", "e5"], "C": ["c5"]})
    for text in notation(state, "extend"):
        assert notation(after(state, text), "cube")


@clause("M2.7", reason="action-begun")
def test_m2_7_what_was_begun_is_finished() -> None:
    state = turn(cubes={"A": ["c2"]})
    begun = after(state, "extend d2")
    for text in ("pass", "dig a1", "extend c1"):
        assert_refused(begun, text, "M2.7", "action-begun", like=text, sibling=state)
    patron = turn(round_=2, owned={"A": ["V3"]})
    turned = after(patron, "appeal violet")
    assert_refused(turned, "pass", "M2.7", "action-begun", like="pass", sibling=patron)


@clause("M2.8")
def test_m2_8_a_new_dig_beside_own_cubes_and_across_zones() -> None:
    state = turn(cubes={"A": ["d3"]})
    assert {"d2", "e3", "d4"} <= places(state, "dig")
    assert cubes(after(state, "extend e3", "cube e4"), "A") == {"d3", "e3", "e4"}
    assert cubes(after(state, "dig e3"), "A") == {"d3", "e3"}


@clause("M2.9")
def test_m2_9_example_green_passes_first_and_takes_space_1() -> None:
    state = turn("B", passed="")
    assert heard(state, "pass", "passed") == [{"seat": "B", "space": 1}]
    play(state, "pass", "dig a1", "pass")
    assert state.view()["scale"] == ["B", "A", None]
    assert state.view()["seats"][1]["passed"]


@clause("M2.9")
def test_m2_9_passing_is_always_possible_in_a_turn() -> None:
    assert notation(turn(stock={"A": 0})) == ["pass"]
    assert "pass" in notation(turn())


@clause("M2.10", reason="no-cubes")
def test_m2_10_without_cubes_only_passing() -> None:
    hand = {"A": ["V3", "B3"]}
    empty, full = (turn(round_=2, owned=hand, stock={"A": n}) for n in (0, 1))
    assert notation(empty) == ["pass"]
    for text in ("dig a1", "appeal violet", "appeal brown"):
        assert_refused(empty, text, "M2.10", "no-cubes", like=text, sibling=full)


@clause("M2.11")
def test_m2_11_the_last_one_has_one_action() -> None:
    state = turn("B", passed="C", cubes={"A": ["a1"]})
    assert heard(state, "pass", "last") == [{"seat": "A"}]
    play(state, "pass", "extend a2")
    assert phase(state) == "digging"
    assert heard(state, "cube a3", "last-space") == [{"seat": "A", "space": 3}]
    play(state, "cube a3")
    assert phase(state) == "choosing"
    assert state.view()["scale"] == ["C", "B", "A"]


@clause("M2.11", "M2.10")
def test_m2_11_without_cubes_no_action_is_promised() -> None:
    state = turn("B", passed="C", stock={"A": 0})
    assert heard(state, "pass", "last") == []
    assert heard(state, "pass", "turn") == [{"seat": "A"}]
    assert notation(play(state, "pass")) == ["pass"]


@clause("M2.11")
def test_m2_11_or_he_passes() -> None:
    state = play(turn("B", passed="C", cubes={"A": ["a1"]}), "pass", "pass")
    assert phase(state) == "choosing"
    assert state.view()["scale"] == ["C", "B", "A"]


@clause("M2.11")
def test_m2_11_a_patron_with_all_that_belongs_to_it_is_one_action() -> None:
    state = turn("A", round_=2, passed="BC", owned={"A": ["K3"]})
    play(state, "appeal blackmore", "dig a1", "cube a2")
    assert phase(state) == "choosing"
