"""M3: the help of the patrons."""

from __future__ import annotations

from typing import Any

from mattock import State
from tests.clauses import assert_refused, clause
from tests.mykerinos.positions import (
    PYRAMIDS,
    after,
    cubes,
    heard,
    mover,
    notation,
    phase,
    places,
    play,
    rooms,
    stock,
    supply,
    survey,
    turn,
)


def with_card(card: str, **more: Any) -> State:
    """A turn of round 2 in which A holds a card."""
    return turn(round_=2, owned={"A": [card]}, **more)


@clause("M3.1")
def test_m3_1_a_card_is_turned_and_its_patron_helps() -> None:
    state = with_card("K3")
    assert notation(state, "appeal") == ["appeal blackmore"]
    assert heard(state, "appeal blackmore", "appealed") == [{"seat": "A", "patron": "blackmore"}]
    play(state, "appeal blackmore")
    assert state.view()["seats"][0]["patrons"]["blackmore"] == {"cards": 1, "used": 1}
    assert (mover(state), phase(state)) == ("A", "appealed")


@clause("M3.1", reason="no-patron-card")
def test_m3_1_only_patrons_of_own_cards() -> None:
    state = turn(round_=2, owned={"A": ["K3"], "B": ["V3"]})
    assert_refused(state, "appeal violet", "M3.1", "no-patron-card", like="appeal blackmore")
    assert_refused(
        turn(), "appeal blackmore", "M3.1", "no-patron-card", like="appeal blackmore", sibling=state
    )


@clause("M3.1", reason="one-patron")
def test_m3_1_one_card_a_turn() -> None:
    state = turn(round_=2, owned={"A": ["V3", "K3"]})
    begun = after(state, "appeal violet")
    facts = assert_refused(
        begun, "appeal blackmore", "M3.1", "one-patron", like="appeal blackmore", sibling=state
    )
    assert facts["turned"] == "violet"


@clause("M3.2", reason="all-turned")
def test_m3_2_each_card_once_a_round() -> None:
    used = {"A": {"violet": 1}}
    one = turn(round_=2, owned={"A": ["V3"]}, used=used)
    two = turn(round_=2, owned={"A": ["V3", "V4"]}, used=used)
    assert_refused(one, "appeal violet", "M3.2", "all-turned", like="appeal violet", sibling=two)


@clause("M3.2")
def test_m3_2_two_cards_of_a_patron_in_two_turns() -> None:
    state = turn(round_=2, owned={"A": ["V3", "V4"]}, passed="", players=3)
    play(state, "appeal violet", "dig a1", "pass", "dig b1", "appeal violet", "dig a2", "dig c1")
    assert notation(state, "appeal") == []
    assert cubes(state, "A") == {"a1", "a2"}


@clause("M3.3", reason="patron-idle")
def test_m3_3_only_where_the_whole_action_can_be_made() -> None:
    alone = with_card("T3", cubes={"A": ["a1"], "B": ["a2", "b1"]})
    free = with_card("T3", cubes={"A": ["a1"], "B": ["a2"]})
    assert_refused(alone, "appeal tangerine", "M3.3", "patron-idle", like="appeal tangerine", sibling=free)


@clause("M3.3")
def test_m3_3_lemon_without_a_pyramid_is_of_no_use() -> None:
    assert "appeal lemon" in notation(with_card("L4", cubes={"B": ["c4", "f4"]}))
    assert "appeal lemon" not in notation(with_card("L4", cubes={"B": ["c4", "f4", "g5"]}))


@clause("M3.4")
def test_m3_4_violet_brings_a_cube_and_a_dig_follows() -> None:
    state = with_card("V3", cubes={"A": ["a1"]}, stock={"A": 1})
    before = supply(state, "A")
    play(state, "appeal violet")
    assert (stock(state, "A"), supply(state, "A")) == (2, before - 1)
    assert {text.split()[0] for text in notation(state)} == {"dig", "extend"}
    assert cubes(after(state, "extend a2", "cube a3"), "A") == {"a1", "a2", "a3"}
    assert mover(after(state, "dig h1")) == "B"


@clause("M3.4", reason="supply-empty")
def test_m3_4_violet_needs_a_cube_in_the_supply() -> None:
    empty, full = (with_card("V3", stock={"A": n}) for n in (25, 24))
    assert_refused(empty, "appeal violet", "M3.4", "supply-empty", like="appeal violet", sibling=full)


@clause("M3.5")
def test_m3_5_lemon_starts_on_a_pyramid() -> None:
    state = play(with_card("L4"), "appeal lemon")
    assert places(state, "dig") == PYRAMIDS
    play(state, "dig f4")
    assert cubes(state, "A") == {"f4"}
    assert mover(state) == "B"


@clause("M3.5", reason="one-pyramid")
def test_m3_5_example_after_a_pyramid_the_second_cube_goes_beside_one() -> None:
    # L4 shows two pyramids side by side: e6 and f6.
    region = ("V1", "L1", "B1", "K1", "T1", "V2", "L4", "B2")
    state = turn(round_=2, region=region, owned={"A": ["L3"]}, cubes={"A": ["d6"]})
    play(state, "appeal lemon", "extend e6")
    assert_refused(state, "cube f6", "M3.5", "one-pyramid", like="cube e5")
    assert places(state, "cube") == {"e5"}


@clause("M3.5", reason="needs-pyramid")
def test_m3_5_one_of_the_two_must_be_on_a_pyramid() -> None:
    state = play(with_card("L4", cubes={"A": ["c2"]}), "appeal lemon")
    assert_refused(state, "dig a1", "M3.5", "needs-pyramid", like="dig c4")
    assert places(state, "extend") == {"c3"}  # beside c4
    play(state, "extend c3")
    assert_refused(state, "cube d3", "M3.5", "needs-pyramid", like="cube c4")
    assert cubes(play(state, "cube c4"), "A") == {"c2", "c3", "c4"}


@clause("M3.5")
def test_m3_5_a_pyramid_with_a_cube_is_taken() -> None:
    state = play(with_card("L4", cubes={"B": ["c4"]}), "appeal lemon")
    assert places(state, "dig") == PYRAMIDS - {"c4"}


@clause("M3.6")
def test_m3_6_brown_sends_a_cube_of_the_stock() -> None:
    state = play(with_card("B3"), "appeal brown")
    before = supply(state, "A")
    play(state, "museum W12-2")
    assert rooms(state, "A") == {"W12-2"}
    assert (stock(state, "A"), supply(state, "A")) == (4, before)
    assert mover(state) == "B"


@clause("M3.6", reason="needs-brown")
def test_m3_6_there_is_no_other_way_while_digging() -> None:
    state = with_card("B3")
    helped = after(state, "appeal brown")
    assert_refused(state, "museum W1-3", "M3.6", "needs-brown", like="museum W1-3", sibling=helped)
    violet = play(with_card("V3"), "appeal violet")
    assert_refused(violet, "museum W1-3", "M3.6", "needs-brown", like="museum W1-3", sibling=helped)


@clause("M3.6", reason="only-museum")
def test_m3_6_and_brown_does_nothing_else() -> None:
    state = with_card("B3", cubes={"A": ["a1"]})
    helped = after(state, "appeal brown")
    for text in ("dig b2", "extend a2"):
        assert_refused(helped, text, "M3.6", "only-museum", like=text, sibling=state)


@clause("M3.7")
def test_m3_7_example_blackmore_starts_with_two_side_by_side() -> None:
    state = play(with_card("K3"), "appeal blackmore", "dig b2")
    assert places(state, "cube") == {"b1", "a2", "c2", "b3"}
    play(state, "cube b3")
    assert cubes(state, "A") == {"b2", "b3"}
    assert (stock(state, "A"), mover(state)) == (3, "B")


@clause("M3.7")
def test_m3_7_blackmore_only_where_the_second_has_a_place() -> None:
    state = play(with_card("K3", cubes={"B": ["a2", "b1"]}), "appeal blackmore")
    assert_refused(state, "dig a1", "M2.6", "cannot-finish", like="dig a3")


@clause("M3.7", reason="only-starts")
def test_m3_7_blackmore_does_not_extend() -> None:
    state = with_card("K3", cubes={"A": ["a1"]})
    helped = after(state, "appeal blackmore")
    assert_refused(helped, "extend a2", "M3.7", "only-starts", like="extend a2", sibling=state)


@clause("M3.8")
def test_m3_8_example_tangerine_extends_by_three() -> None:
    state = play(with_card("T3", cubes={"A": ["a1"]}), "appeal tangerine", "extend b1")
    assert places(state, "cube") == {"b2", "c1"}
    play(state, "cube b2")
    assert places(state, "cube") == {"a2", "c2", "b3"}  # beside the second, not the first
    play(state, "cube b3")
    assert cubes(state, "A") == {"a1", "b1", "b2", "b3"}
    assert (stock(state, "A"), mover(state)) == (2, "B")


@clause("M3.8")
def test_m3_8_tangerine_only_where_all_three_find_a_place() -> None:
    # From a3 the way leads to a2 and a1, where it ends after two cubes.
    state = with_card("T3", cubes={"A": ["a3"], "B": ["b1", "b2", "b3", "a5", "b4"]})
    assert "appeal tangerine" not in notation(state)
    longer = with_card("T3", cubes={"A": ["a3"], "B": ["b1", "b3", "a5", "b4"]})
    play(longer, "appeal tangerine")
    assert places(longer, "extend") == {"a2"}
    assert places(after(longer, "extend a2"), "cube") == {"b2"}


@clause("M3.8", reason="only-extends")
def test_m3_8_tangerine_does_not_start() -> None:
    state = with_card("T3", cubes={"A": ["a1"]})
    helped = after(state, "appeal tangerine")
    assert_refused(helped, "dig h1", "M3.8", "only-extends", like="dig h1", sibling=state)


@clause("M3.2", "M6.2")
def test_m3_2_the_next_round_turns_all_cards_back() -> None:
    state = survey({"A": ["a1"]}, round_=2, owned={"A": ["V3"]}, used={"A": {"violet": 1}})
    play(state, "take left")
    assert state.view()["seats"][0]["patrons"]["violet"]["used"] == 0
