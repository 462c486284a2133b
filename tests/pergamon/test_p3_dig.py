"""P3.1 to P3.7: whose turn it is, and digging."""

from __future__ import annotations

import pytest

from tests.clauses import assert_refused, clause
from tests.pergamon.positions import (
    after,
    box,
    galleries,
    hand,
    heard,
    mover,
    notation,
    placing,
    play,
    purse,
    reason_name,
    row,
    turn,
)

DIG = {"I": ["J23M1"], "II": ["V30M2"], "III": ["B42M3"], "IV": ["M14J4"], "V": ["V15B5"]}
PAIR = ["J32V5", "V85J4"]


def digs(**changes: object) -> list[str]:
    """The galleries that A may dig."""
    state = turn(**({"dig": DIG, "coins": {"A": 11}} | changes))  # type: ignore[arg-type]
    return [text.removeprefix("dig ") for text in notation(state) if text.startswith("dig")]


@clause("P3.1")
def test_p3_1_turns_go_from_right_to_left_whoever_placed_first() -> None:
    state = play(placing(players=4), "place 9", "place 3", "place 12", "place 6", "front 7", "front 4")
    movers = []
    while state.mover >= 0:
        movers.append(mover(state))
        play(state, "store")
    assert movers == ["B", "D", "A", "C"]


@clause("P3.1")
def test_p3_1_each_finishes_before_the_next() -> None:
    state = turn(coins={"A": 2}, dig=DIG, hands={"A": PAIR})
    for text in ("dig II", "join J32V5", "join V85J4", "exhibit 0"):
        assert mover(state) == "A"
        play(state, text)
    assert mover(state) == "A"
    assert heard(state, "store", "turn") == [{"seat": "B"}]
    assert mover(after(state, "store")) == "B"


@clause("P3.6")
def test_p3_6_without_coins_one_still_has_the_turn() -> None:
    state = turn(dig=DIG, hands={"A": PAIR})
    assert purse(state, "A") == 0
    assert mover(state) == "A"
    assert "join J32V5" in notation(state)
    assert mover(after(state, "join J32V5", "join V85J4", "exhibit 0", "store")) == "B"


@clause("P3.2")
def test_p3_2_a_dig_takes_all_tiles_of_one_gallery() -> None:
    dig = DIG | {"II": ["V30M2", "B47J2", "J18V3", "M24J2"]}
    state = play(turn(coins={"A": 2}, dig=dig), "dig II")
    assert hand(state, "A") == {"V30M2", "B47J2", "J18V3", "M24J2"}
    assert galleries(state) == [["J23M1"], [], ["B42M3"], ["M14J4"], ["V15B5"]]
    assert box(state) == set()


@clause("P3.2", reason="already-dug")
def test_p3_2_one_dig_in_a_turn() -> None:
    before = turn(coins={"A": 11}, dig=DIG)
    assert_refused(after(before, "dig II"), "dig III", "P3.2", "already-dug", like="dig III", sibling=before)


@clause("P3.2")
def test_p3_2_each_player_digs_once_a_round() -> None:
    state = play(turn(coins={"A": 2, "B": 3}, dig=DIG), "dig I", "store", "dig II")
    assert (hand(state, "A"), hand(state, "B")) == ({"J23M1"}, {"V30M2"})
    assert "dig I" not in notation(state)


@clause("P3.3", reason="out-of-reach")
def test_p3_3_the_field_says_how_deep() -> None:
    shallow = turn(coins={"A": 11}, dig=DIG, figures={"A": 6, "B": 8, "C": 9})
    deeper = turn(coins={"A": 11}, dig=DIG, figures={"A": 7, "B": 8, "C": 9})
    facts = assert_refused(shallow, "dig III", "P3.3", "out-of-reach", like="dig II")
    assert (facts["reach"], facts["field"]) == ("II", 6)
    assert_refused(shallow, "dig III", "P3.3", "out-of-reach", like="dig III", sibling=deeper)


@clause("P3.3")
def test_p3_3_example_one_of_the_galleries_i_to_iv() -> None:
    assert digs(figures={"A": 8, "B": 9, "C": 10}) == ["I", "II", "III", "IV"]


@clause("P3.3")
@pytest.mark.parametrize(
    ("field", "deepest"), [(1, 5), (2, 2), (3, 3), (4, 4), (5, 5), (6, 2), (7, 3), (12, 4), (13, 5)]
)
def test_p3_3_reach_of_each_field(field: int, deepest: int) -> None:
    others = [f for f in (1, 13, 12) if f != field]
    found = digs(figures={"A": field, "B": others[0], "C": others[1]})
    assert found == ["I", "II", "III", "IV", "V"][:deepest]


@clause("P3.4")
@pytest.mark.parametrize(("gallery", "price"), [("I", 1), ("II", 2), ("III", 3), ("IV", 4), ("V", 5)])
def test_p3_4_a_dig_costs_the_number_of_its_gallery(gallery: str, price: int) -> None:
    state = turn(coins={"A": 8}, dig=DIG)
    spent = state.to_dict()["spent"]
    play(state, f"dig {gallery}")
    assert purse(state, "A") == 8 - price
    assert state.to_dict()["spent"] == spent + price


@clause("P3.4")
def test_p3_4_example_gallery_iii_costs_three_coins_with_two_finds() -> None:
    state = turn(coins={"A": 3}, dig={"III": ["B42M3", "M14J4"]})
    assert heard(state, "dig III", "dug") == [{"seat": "A", "gallery": "III", "price": 3}]
    play(state, "dig III")
    assert purse(state, "A") == 0
    assert hand(state, "A") == {"B42M3", "M14J4"}


@clause("P3.4", reason="cannot-pay-dig")
def test_p3_4_a_dig_must_be_paid() -> None:
    poor = turn(coins={"A": 2}, dig=DIG)
    facts = assert_refused(poor, "dig III", "P3.4", "cannot-pay-dig", like="dig II")
    assert (facts["price"], facts["purse"], facts["missing"]) == (3, 2, 1)
    richer = turn(coins={"A": 3}, dig=DIG)
    assert_refused(poor, "dig III", "P3.4", "cannot-pay-dig", like="dig III", sibling=richer)


@clause("P3.5", reason="empty-gallery")
def test_p3_5_an_empty_gallery_cannot_be_dug() -> None:
    empty = turn(coins={"A": 5}, dig=DIG | {"II": []})
    assert_refused(empty, "dig II", "P3.5", "empty-gallery", like="dig III")
    filled = turn(coins={"A": 5}, dig=DIG)
    assert_refused(empty, "dig II", "P3.5", "empty-gallery", like="dig II", sibling=filled)


@clause("P3.6")
def test_p3_6_nobody_has_to_dig() -> None:
    state = turn(coins={"A": 5}, dig=DIG, hands={"A": PAIR})
    assert {"dig I", "join J32V5", "store"} <= set(notation(state))
    assert mover(after(state, "store")) == "B"
    assert galleries(after(state, "store")) == [DIG[name] for name in DIG]


@clause("P3.6", reason="dig-comes-first")
def test_p3_6_no_digging_after_the_first_exhibit() -> None:
    before = turn(coins={"A": 5}, dig=DIG, hands={"A": PAIR})
    shown = play(row(before.clone(), PAIR), "exhibit 0")
    assert_refused(shown, "dig I", "P3.6", "dig-comes-first", like="dig I", sibling=before)


@clause("P3.6", reason="dig-before-row")
def test_p3_6_a_row_begun_is_taken_back_before_a_dig() -> None:
    before = turn(coins={"A": 5}, dig=DIG, hands={"A": [*PAIR, "V57J5"]})
    for laid in (after(before, "join J32V5"), row(before.clone(), PAIR)):
        assert_refused(laid, "dig I", "P3.6", "dig-before-row", like="dig I", sibling=before)
        assert "take your row back" in str(laid.why_not(laid.parse("dig I")))


@clause("P3.6", reason="dig-before-row")
def test_p3_6_also_where_a_collection_has_made_room() -> None:
    three = {"I": (9, ["J60V1", "V45M1"]), "II": (12, ["V80M5", "M99V5"]), "III": (16, ["B66J5", "J41M5"])}
    before = turn(coins={"A": 5}, dig=DIG, hands={"A": PAIR}, shown={"A": three})
    cleared = play(row(before.clone(), PAIR), "dissolve I")
    assert_refused(cleared, "dig I", "P3.6", "dig-before-row", like="dig I", sibling=before)


@clause("P3.6")
@pytest.mark.parametrize(
    ("lasting", "gallery"),
    [("cannot-pay-dig", "III"), ("empty-gallery", "II"), ("out-of-reach", "V"), ("already-dug", "I")],
)
def test_p3_6_reasons_that_last_come_before_the_row(lasting: str, gallery: str) -> None:
    """Nobody takes a row back only to hear that the dig is impossible anyway."""
    poor = turn(coins={"A": 2}, dig=DIG | {"II": []}, hands={"A": PAIR}, figures={"A": 8, "B": 9, "C": 10})
    if lasting == "already-dug":
        play(poor, "dig I")
    elif lasting == "out-of-reach":
        poor = turn(coins={"A": 8}, dig=DIG, hands={"A": PAIR}, figures={"A": 8, "B": 9, "C": 10})
    laid = row(poor, PAIR[:1])
    assert reason_name(laid, f"dig {gallery}") == lasting


@clause("P3.6")
def test_p3_6_after_an_exhibit_no_row_is_taken_back_for_a_dig() -> None:
    state = turn(coins={"A": 5}, dig=DIG, hands={"A": [*PAIR, "B66J5", "J41M5"]})
    play(row(state, PAIR), "exhibit 0", "join B66J5")
    assert reason_name(state, "dig I") == "dig-comes-first"


@clause("P3.6")
def test_p3_6_an_exhibit_of_one_player_does_not_keep_the_next_from_digging() -> None:
    state = play(row(turn(coins={"B": 1}, dig=DIG, hands={"A": PAIR}), PAIR), "exhibit 0", "store")
    assert "dig I" in notation(state)


@clause("P3.7")
def test_p3_7_finds_join_the_tiles_in_hand() -> None:
    state = turn(coins={"A": 1}, dig=DIG, hands={"A": PAIR, "B": ["V17J3"]})
    assert heard(state, "dig I", "found") == [{"seat": "A", "tile": "J23M1"}]
    play(state, "dig I")
    assert hand(state, "A") == {*PAIR, "J23M1"}
    assert hand(state, "B") == {"V17J3"}
    assert "join J32V5" in notation(state)
