"""P3.8 to P3.21: exhibiting."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations

import pytest

from mattock import State
from tests.clauses import assert_refused, clause
from tests.pergamon.positions import (
    ROW_OF_12,
    SHOWN,
    after,
    box,
    finish_round,
    hand,
    heard,
    mover,
    museum,
    notation,
    play,
    points,
    purse,
    row,
    told,
    turn,
)

PAIR = ["J32V5", "V85J4"]  # a vase of the 5th century: value 5
OTHER = ["B66J5", "J41M5"]  # a jug of the 5th century: value 5
THIRD = ["M21B5", "B39V5"]  # a bracelet of the 5th century: value 5
ROW_OF_25 = ("V15B5", "B39V5", "V57J5", "J32V5", "V80M5", "M99V5")
ROW_OF_24 = ("V15B5", "B39V5", "V57J5", "J32V5", "V36M4", "M99V5")
ROW_OF_23 = ("V15B5", "B39V5", "V57J5", "J32V5", "V75M3", "M99V5")
THREE: SHOWN = {"A": {"I": (9, THIRD), "II": (12, OTHER), "III": (16, ["J50B5", "B89M5"])}}


def showing(tiles: Sequence[str], coins: int = 0, round_: int = 4, shown: SHOWN | None = None) -> State:
    """A row laid by A and ready to be shown."""
    return row(turn(hands={"A": tiles}, coins={"A": coins}, round_=round_, shown=shown), tiles)


# The row.


@clause("P3.8")
def test_p3_8_any_number_of_collections_in_one_turn() -> None:
    state = turn(hands={"A": [*PAIR, *OTHER, *THIRD]})
    for pair in (PAIR, OTHER, THIRD):
        play(row(state, pair), "exhibit 0")
        assert mover(state) == "A"
    assert len(museum(state)) == 3
    assert state.scores()[0] == 3


@clause("P3.8")
def test_p3_8_a_row_may_have_two_tiles_or_all() -> None:
    assert museum(play(showing(PAIR), "exhibit 0")) == {"AI": 5}
    state = play(showing(ROW_OF_12), "exhibit 0")
    assert museum(state) == {"AI": 12}
    assert [t["tile"] for t in state.view()["seats"][0]["collections"][0]["tiles"]] == list(ROW_OF_12)


@clause("P3.8", reason="no-partner")
def test_p3_8_a_row_is_begun_only_where_a_second_tile_fits() -> None:
    pair = turn(hands={"A": ["V36M4", "M63V1"]})
    loose = turn(hands={"A": ["V36M4", "J68V4"]})
    assert_refused(loose, "join V36M4", "P3.8", "no-partner", like="join V36M4", sibling=pair)
    alone = turn(hands={"A": ["V36M4", "J32V5"]})
    facts = assert_refused(alone, "join V36M4", "P3.8", "no-partner", like="join J32V5")
    assert facts["kind"] == "mask"


@clause("P3.8", reason="row-too-short")
def test_p3_8_one_tile_is_no_collection() -> None:
    state = play(turn(hands={"A": PAIR}), "join J32V5")
    assert_refused(
        state, "exhibit 0", "P3.8", "row-too-short", like="exhibit 0", sibling=after(state, "join V85J4")
    )
    full = play(turn(hands={"A": PAIR}, shown=THREE), "join J32V5")
    assert_refused(
        full, "dissolve I", "P3.8", "row-too-short", like="dissolve I", sibling=after(full, "join V85J4")
    )


@clause("P3.8", reason="no-row")
def test_p3_8_nothing_is_shown_without_a_row() -> None:
    state = turn(hands={"A": PAIR})
    ready = row(state.clone(), PAIR)
    assert_refused(state, "exhibit 0", "P3.8", "no-row", like="exhibit 0", sibling=ready)
    full = turn(hands={"A": PAIR}, shown=THREE)
    assert_refused(full, "dissolve I", "P3.8", "no-row", like="dissolve I", sibling=row(full.clone(), PAIR))


@clause("P3.9", reason="not-in-hand")
@pytest.mark.parametrize("tile", ["V17J3", "V45M1", "V90J1", "V75M3", "V57J5"])
def test_p3_9_a_row_is_of_ones_own_tiles(tile: str) -> None:
    state = turn(
        hands={"A": PAIR, "B": ["V17J3"]},
        dig={"I": ["V45M1"]},
        box=["V75M3"],
        shown={"B": {"I": (7, ["V57J5", "J41M5"])}},
    )
    play(state, "join J32V5")  # V90J1 has not been seen yet; all five would fit
    assert_refused(state, f"join {tile}", "P3.9", "not-in-hand", like="join V85J4")


@clause("P3.9", reason="in-the-row")
def test_p3_9_a_tile_has_one_place_in_the_row() -> None:
    state = row(turn(hands={"A": ["V85J4", "J32V5", "V57J5"]}), ["V85J4", "J32V5"])
    assert_refused(state, "join V85J4", "P3.9", "in-the-row", like="join V57J5")


@clause("P3.9")
def test_p3_9_tiles_are_tried_in_any_order() -> None:
    tiles = ("V85J4", "J32V5", "V57J5", "J60V1")
    values = set()
    for order in permutations(tiles):
        state = turn(hands={"A": tiles})
        if all(a[3] == b[0] for a, b in pairwise(order)):
            values.add(museum(play(row(state, order), "exhibit 0"))["AI"])
    assert values == {14, 11, 10}  # 15 without the century of the last tile


@clause("P3.9")
def test_p3_9_a_used_tile_is_no_longer_in_hand() -> None:
    state = play(showing(PAIR), "exhibit 0")
    assert hand(state, "A") == set()


@clause("P3.10", reason="does-not-fit")
def test_p3_10_halves_that_meet_are_of_one_kind() -> None:
    state = play(turn(hands={"A": ["J32V5", "V85J4", "M63V1", "J60V1"]}), "join J32V5")
    facts = assert_refused(state, "join M63V1", "P3.10", "does-not-fit", like="join V85J4")
    assert (facts["kind"], facts["wanted"], facts["last"]) == ("mask", "vase", "J32V5")
    # J60V1 has its vase at the other edge: tiles are not turned round, and rows do not grow to the left.
    assert_refused(state, "join J60V1", "P3.10", "does-not-fit", like="join V85J4")


# Its value.


@clause("P3.11")
def test_p3_11_example_five_three_and_four_make_twelve() -> None:
    state = showing(ROW_OF_12)
    assert state.view()["row"]["value"] == 12
    assert [(o["kind"], o["year"]) for o in state.view()["row"]["objects"]] == [
        ("bracelet", 581),
        ("vase", 336),
        ("mask", 463),
    ]
    assert museum(play(state, "exhibit 0")) == {"AI": 12}


@clause("P3.11")
def test_p3_11_loose_halves_count_nothing() -> None:
    assert museum(play(showing(["J32V5", "V85J4"]), "exhibit 0")) == {"AI": 5}
    assert museum(play(showing(["J60V1", "V57J5"]), "exhibit 0")) == {"AI": 1}
    assert museum(play(showing(["J32V5", "V96B1"]), "exhibit 0")) == {"AI": 5}


@clause("P3.12")
def test_p3_12_example_two_coins_make_fourteen_of_twelve() -> None:
    state = showing(ROW_OF_12, coins=3)
    spent = state.to_dict()["spent"]
    assert heard(state, "exhibit 2", "polished") == [{"seat": "A", "coins": 2, "value": 14}]
    play(state, "exhibit 2")
    assert museum(state) == {"AI": 14}
    assert purse(state, "A") == 1
    assert state.to_dict()["spent"] == spent + 2


@clause("P3.12", reason="too-much-polish")
def test_p3_12_three_points_of_polish_at_most() -> None:
    state = showing(PAIR, coins=9)
    assert notation(state) == ["exhibit 0", "exhibit 1", "exhibit 2", "exhibit 3"]
    assert assert_refused(state, "exhibit 4", "P3.12", "too-much-polish", like="exhibit 3")["limit"] == 3


@clause("P3.12", reason="cannot-pay-polish")
def test_p3_12_polish_must_be_paid() -> None:
    poor = showing(PAIR, coins=2)
    facts = assert_refused(poor, "exhibit 3", "P3.12", "cannot-pay-polish", like="exhibit 2")
    assert (facts["purse"], facts["missing"]) == (2, 1)
    assert_refused(
        poor, "exhibit 3", "P3.12", "cannot-pay-polish", like="exhibit 3", sibling=showing(PAIR, coins=3)
    )


@clause("P3.12")
def test_p3_12_the_limit_is_for_each_collection() -> None:
    state = turn(hands={"A": [*PAIR, *OTHER]}, coins={"A": 6})
    play(row(state, PAIR), "exhibit 3")
    play(row(state, OTHER), "exhibit 3")
    assert museum(state) == {"AI": 7, "AII": 8}
    assert purse(state, "A") == 0


@clause("P3.13")
@pytest.mark.parametrize("round_", [11, 12])
def test_p3_13_no_limit_in_round_12(round_: int) -> None:
    state = showing(PAIR, coins=15, round_=round_)
    assert len(notation(state)) == (16 if round_ == 12 else 4)
    if round_ == 12:
        assert museum(play(state, "exhibit 15")) == {"AI": 20}
        assert purse(state, "A") == 0


@clause("P3.13", "P3.12")
def test_p3_13_what_round_12_allows_other_rounds_refuse() -> None:
    last = showing(PAIR, coins=15, round_=12)
    assert_refused(
        showing(PAIR, coins=15, round_=11), "exhibit 4", "P3.12", "too-much-polish", "exhibit 4", last
    )


@clause("P3.14")
def test_p3_14_more_than_24_stands_on_24() -> None:
    state = showing(ROW_OF_25)
    assert state.view()["row"]["value"] == 25
    assert heard(state, "exhibit 0", "capped") == [{"seat": "A", "value": 25, "field": 24}]
    assert museum(play(state, "exhibit 0")) == {"AI": 24}


@clause("P3.14", reason="polish-wasted")
def test_p3_14_no_polish_beyond_24() -> None:
    state = showing(ROW_OF_23, coins=9)
    assert notation(state) == ["exhibit 0", "exhibit 1"]
    assert assert_refused(state, "exhibit 2", "P3.14", "polish-wasted", like="exhibit 1")["most"] == 1
    assert museum(play(state, "exhibit 1")) == {"AI": 24}
    assert notation(showing(ROW_OF_24, coins=9)) == ["exhibit 0"]
    assert notation(showing(ROW_OF_25, coins=9)) == ["exhibit 0"]
    assert notation(showing(ROW_OF_23, coins=9, round_=12)) == ["exhibit 0", "exhibit 1"]


# Its place in the museum.


@clause("P3.15")
def test_p3_15_one_point_at_once_for_each_exhibit() -> None:
    state = showing(PAIR)
    assert heard(state, "exhibit 0", "ticket") == [{"seat": "A", "points": 1}]
    play(state, "exhibit 0")
    assert state.scores() == [1, 0, 0]
    assert points(state, "A", "exhibit") == 1


@clause("P3.15")
def test_p3_15_the_lowest_free_marker_is_taken() -> None:
    state = showing(PAIR, shown={"A": {"I": (9, THIRD), "III": (16, OTHER)}})
    assert heard(state, "exhibit 0", "shown") == [{"seat": "A", "marker": "II", "field": 5}]
    assert museum(play(state, "exhibit 0")) == {"AI": 9, "AII": 5, "AIII": 16}


@clause("P3.16")
def test_p3_16_example_9_12_and_16_become_8_11_and_16() -> None:
    shown = {
        "B": {"I": (9, THIRD), "II": (16, OTHER)},
        "C": {"I": (12, ["J50B5", "B89M5"])},
    }
    state = play(showing(ROW_OF_12, shown=shown), "exhibit 0")
    assert museum(state) == {"AI": 12, "BI": 8, "CI": 11, "BII": 16}


@clause("P3.16")
def test_p3_16_polish_counts_for_the_push() -> None:
    state = showing(ROW_OF_12, coins=2, shown={"B": {"I": (14, THIRD), "II": (15, OTHER)}})
    assert museum(play(state, "exhibit 2")) == {"AI": 14, "BI": 13, "BII": 15}


@clause("P3.16", "P3.8")
def test_p3_16_ones_own_markers_are_pushed_too() -> None:
    state = turn(hands={"A": [*PAIR, *OTHER]})
    play(row(state, PAIR), "exhibit 0")
    play(row(state, OTHER), "exhibit 0")
    assert museum(state) == {"AI": 4, "AII": 5}


@clause("P3.16", "P3.14")
def test_p3_16_a_new_collection_on_24_pushes_all() -> None:
    state = showing(ROW_OF_25, shown={"B": {"I": (24, ["M21B5", "B66J5"]), "II": (23, ["J50B5", "B89M5"])}})
    assert museum(play(state, "exhibit 0")) == {"AI": 24, "BI": 23, "BII": 22}


@clause("P3.17")
def test_p3_17_marker_pushed_out_returns_and_its_tiles_go_to_the_box() -> None:
    state = showing(PAIR, shown={"B": {"I": (1, OTHER), "II": (2, THIRD)}})
    assert heard(state, "exhibit 0", "out") == [{"seat": "B", "marker": "I"}]
    play(state, "exhibit 0")
    assert museum(state) == {"AI": 5, "BII": 1}
    assert box(state) == set(OTHER)
    assert hand(state, "B") == set()


@clause("P3.17", "P3.8")
def test_p3_17_a_marker_pushed_out_is_free_again_at_once() -> None:
    shown = {"A": {"I": (1, ["J50B5", "B89M5"]), "II": (9, THIRD)}}
    state = turn(hands={"A": [*PAIR, *OTHER]}, shown=shown)
    play(row(state, PAIR), "exhibit 0")
    assert museum(state) == {"AII": 9, "AIII": 5}
    play(row(state, OTHER), "exhibit 0")
    assert museum(state) == {"AI": 5, "AII": 9, "AIII": 4}


@clause("P3.18", reason="on-show")
def test_p3_18_what_is_on_show_is_not_taken_back() -> None:
    state = play(
        turn(hands={"A": ["J32V5", "V57J5"]}, shown={"A": {"I": (9, ["V85J4", "J41M5"])}}), "join J32V5"
    )
    assert_refused(state, "join V85J4", "P3.18", "on-show", like="join V57J5")
    storing = turn(hands={"A": [*OTHER, *THIRD]}, shown={"A": {"I": (9, PAIR)}})
    assert_refused(storing, "discard V85J4", "P3.18", "on-show", like="discard J41M5")


@clause("P3.18")
def test_p3_18_what_is_on_show_is_not_extended() -> None:
    state = turn(hands={"A": ["J60V1", "V57J5"]}, shown={"A": {"I": (5, PAIR)}})
    play(row(state, ["J60V1", "V57J5"]), "exhibit 0")
    rows = [[t["tile"] for t in c["tiles"]] for c in state.view()["seats"][0]["collections"]]
    assert rows == [PAIR, ["J60V1", "V57J5"]]


# A fourth collection.


@clause("P3.19", reason="no-free-marker")
def test_p3_19_a_fourth_collection_needs_a_free_marker() -> None:
    state = showing(PAIR, shown=THREE)
    assert notation(state) == ["dissolve I", "dissolve II", "dissolve III"]
    assert_refused(
        state, "exhibit 0", "P3.19", "no-free-marker", like="exhibit 0", sibling=after(state, "dissolve II")
    )


@clause("P3.19")
@pytest.mark.parametrize("marker", ["I", "II", "III"])
def test_p3_19_any_of_the_three_can_be_dissolved(marker: str) -> None:
    state = showing(PAIR, shown=THREE)
    gone = THREE["A"][marker][1]
    assert heard(state, f"dissolve {marker}", "dissolved") == [{"seat": "A", "marker": marker}]
    play(state, f"dissolve {marker}")
    assert box(state) == set(gone)
    assert f"A{marker}" not in museum(state)
    play(state, "exhibit 0")
    assert museum(state)[f"A{marker}"] == 5
    assert state.scores()[0] == 1
    assert mover(state) == "A"


@clause("P3.19", reason="marker-still-free")
def test_p3_19_nothing_is_dissolved_while_a_marker_is_free() -> None:
    two = {"A": {"I": THREE["A"]["I"], "II": THREE["A"]["II"]}}
    assert_refused(
        showing(PAIR, shown=two),
        "dissolve I",
        "P3.19",
        "marker-still-free",
        like="dissolve I",
        sibling=showing(PAIR, shown=THREE),
    )


@clause("P3.19")
def test_p3_19_a_marker_on_field_1_is_still_in_use_before_the_exhibit() -> None:
    state = showing(PAIR, shown={"A": {**THREE["A"], "I": (1, THIRD)}})
    assert "exhibit 0" not in notation(state)


@clause("P3.20", reason="exhibit-must-follow")
@pytest.mark.parametrize("text", ["join J60V1", "dissolve II", "discard J60V1", "store"])
def test_p3_20_an_exhibit_must_follow(text: str) -> None:
    hands = {"A": [*PAIR, "J60V1", "M63V1", "M77J1", "V57J5"]}
    start = turn(hands=hands, shown=THREE, dig={"I": ["J23M1"]}, coins={"A": 3})
    laid = row(start.clone(), PAIR)
    cleared = after(laid, "dissolve I")
    assert notation(cleared) == ["exhibit 0", "exhibit 1", "exhibit 2", "exhibit 3"]
    sibling = laid if text in ("join J60V1", "dissolve II") else start
    assert_refused(cleared, text, "P3.20", "exhibit-must-follow", like=text, sibling=sibling)


@clause("P3.20")
def test_p3_20_the_old_collection_leaves_before_the_push() -> None:
    state = showing(PAIR, shown={"A": {**THREE["A"], "I": (1, THIRD)}})
    play(state, "dissolve I")
    assert "AI" not in museum(state)
    assert [e.kind for e in told(state, "exhibit 0")] == ["shown", "ticket"]
    assert museum(play(state, "exhibit 0")) == {"AI": 5, "AII": 12, "AIII": 16}


@clause("P3.21", reason="finish-row")
@pytest.mark.parametrize("text", ["discard V57J5", "store"])
def test_p3_21_a_row_begun_comes_first(text: str) -> None:
    start = turn(hands={"A": [*PAIR, *OTHER, "V57J5"]}, coins={"A": 3}, dig={"I": ["J23M1"]})
    for laid in (after(start, "join J32V5"), row(start.clone(), PAIR)):
        assert_refused(laid, text, "P3.21", "finish-row", like=text, sibling=start)


@clause("P3.21")
def test_p3_21_a_row_can_be_lengthened_or_shown() -> None:
    state = row(turn(hands={"A": [*PAIR, *OTHER, "V57J5"]}), PAIR)
    assert notation(state) == ["join J41M5", "exhibit 0"]


@clause("P3.21")
def test_p3_21_after_the_exhibit_the_turn_goes_on() -> None:
    state = play(showing(PAIR), "exhibit 0")
    assert notation(state) == ["store"]
    assert museum(finish_round(state)) == {"AI": 5}


@clause("P3.13")
def test_p3_13_polish_beyond_the_limit_is_told_as_the_last_round_s() -> None:
    last = showing(PAIR, coins=15, round_=12)
    assert [event["coins"] for event in heard(last, "exhibit 4", "polished-last")] == [4]
    assert [event["coins"] for event in heard(last, "exhibit 3", "polished")] == [3]
