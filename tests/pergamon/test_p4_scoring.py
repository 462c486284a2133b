"""P4: scoring."""

from __future__ import annotations

import json

import pytest

from mattock import State
from mattock.core.components import standard_text
from mattock.games.pergamon.game import PergamonGame
from mattock.games.pergamon.vocabulary import STRIP
from tests.clauses import clause
from tests.pergamon.positions import (
    GAME,
    ROW_OF_12,
    SEATS,
    SHOWN,
    box,
    finish_round,
    hand,
    heard,
    last_store,
    mover,
    museum,
    play,
    points,
    row,
    told,
    turn,
)
from tests.pergamon.test_p0_setup import table

PAIR = ["J32V5", "V85J4"]  # vase 585
JUGS = ["B66J5", "J41M5"]  # jug 541
SCORED = (5, 7, 9, 12)


def scored(round_: int, shown: SHOWN, players: int = 3, hands: dict[str, list[str]] | None = None) -> State:
    """The position after the end of a round with these collections on show."""
    return finish_round(turn(players=players, round_=round_, shown=shown, hands=hands))


def bonus(round_: int, shown: SHOWN, hands: dict[str, list[str]] | None = None) -> dict[str, int]:
    """Who receives how much for the oldest object of the kind."""
    state = scored(round_, shown, hands=hands)
    return {seat: points(state, seat, "bonus") for seat in "ABC" if points(state, seat, "bonus")}


@clause("P4.1")
@pytest.mark.parametrize("round_", range(1, 13))
def test_p4_1_scorings_after_rounds_5_7_9_and_12(round_: int) -> None:
    state = last_store(turn(round_=round_, shown={"B": {"I": (20, PAIR)}}))
    expected = [{"round": round_}] if round_ in SCORED else []
    assert heard(state, "store", "scoring") == expected
    assert points(play(state, "store"), "B", "scoring") == (5 if round_ in SCORED else 0)


@clause("P4.1", "P4.3", "P4.5")
def test_p4_1_the_calendar_is_that_of_the_page() -> None:
    page = table("After round")
    calendar = {month["round"]: month for month in GAME.new(players=3).view()["calendar"]}
    assert [number for number, month in calendar.items() if month["scoring"]] == [
        int(r) for r in page["After round"]
    ]
    for number, kind, fields in zip(
        page["After round"], page["Bonus for the oldest"], page["Setback"], strict=True
    ):
        assert (calendar[int(number)]["oldest"], calendar[int(number)]["setback"]) == (kind, int(fields))


@clause("P4.1")
def test_p4_1_a_scoring_comes_after_the_last_turn() -> None:
    state = turn(round_=5, shown={"B": {"I": (20, PAIR)}})
    play(state, "store", "store")
    assert mover(state) == "C"
    assert state.scores() == [0, 0, 0]
    assert points(play(state, "store"), "B", "scoring") == 5


@clause("P4.2")
@pytest.mark.parametrize("spot", range(1, STRIP + 1))
def test_p4_2_each_field_gives_its_points(spot: int) -> None:
    page = table("Museum field")
    spans = [range(int(s.split("–")[0]), int(s.split("–")[1]) + 1) for s in page["Museum field"]]
    given = next(int(p) for span, p in zip(spans, page["Victory points"], strict=True) if spot in span)
    for round_ in SCORED:
        assert points(scored(round_, {"B": {"I": (spot, PAIR)}}), "B", "scoring") == given
    assert given == (spot + 3) // 4


@clause("P4.2")
def test_p4_2_every_marker_earns_its_owner() -> None:
    shown = {
        "A": {"I": (4, PAIR), "III": (5, JUGS)},
        "C": {"II": (24, ["M21B5", "B39V5"]), "III": (13, ["J50B5", "B89M5"])},
    }
    state = scored(12, shown)
    assert [points(state, seat, "scoring") for seat in "ABC"] == [1 + 2, 0, 6 + 4]


@clause("P4.3")
def test_p4_3_example_oldest_vase_in_round_5() -> None:
    shown: SHOWN = {"A": {"I": (12, ROW_OF_12)}, "B": {"I": (9, PAIR)}}
    assert bonus(5, shown) == {"B": 2}
    state = last_store(turn(round_=5, shown=shown))
    assert heard(state, "store", "bonus") == [{"seat": "B", "kind": "vase", "year": 585, "points": 2}]


@clause("P4.3")
@pytest.mark.parametrize(("round_", "winner"), [(5, "A"), (7, "B"), (9, "C"), (12, "A")])
def test_p4_3_each_scoring_has_its_kind(round_: int, winner: str) -> None:
    shown = {
        "A": {"I": (20, ["B20V4", "V57J5"]), "II": (16, ["M21B5", "B39V5"])},  # vase 457, bracelet 539
        "B": {"I": (18, JUGS), "II": (12, ["J56V2", "V96B1"])},  # jug 541, vase 296
        "C": {"I": (22, ["V80M5", "M72J5"]), "II": (14, ["V26B4", "B12V1"])},  # mask 572, bracelet 412
    }
    assert bonus(round_, shown) == {winner: 2}


@clause("P4.3")
def test_p4_3_loose_halves_and_tiles_in_hand_do_not_count() -> None:
    # B's row begins and ends with a loose half of a vase, of the 5th century; C has an older vase in hand.
    shown = {"A": {"I": (12, ["J60V1", "V15B5"])}, "B": {"I": (10, ["V80M5", "M99V5"])}}
    assert bonus(5, shown, {"C": PAIR}) == {"A": 2}


@clause("P4.3")
def test_p4_3_any_object_of_a_row_counts() -> None:
    row_of_five = ["B12V1", "V36M4", "M99V5", "V57J5", "J23M1"]  # vases 136 and 557
    assert bonus(5, {"A": {"I": (12, row_of_five)}, "B": {"I": (9, ["J68V4", "V96B1"])}}) == {"A": 2}


@clause("P4.4")
def test_p4_4_example_a_mask_of_the_year_463() -> None:
    shown = {"A": {"I": (12, ["V36M4", "M63V1"])}}
    state = turn(round_=9, shown=shown)
    assert state.view()["seats"][0]["collections"][0]["objects"] == [{"kind": "mask", "year": 463}]
    assert heard(last_store(state), "store", "bonus") == [
        {"seat": "A", "kind": "mask", "year": 463, "points": 2}
    ]


@clause("P4.4")
def test_p4_4_the_whole_year_counts() -> None:
    # Masks 453 and 463: the same century. Then 399 and 414: the century goes before the digits.
    assert bonus(9, {"A": {"I": (9, ["B86M4", "M53B4"])}, "B": {"I": (8, ["V36M4", "M63V1"])}}) == {"B": 2}
    assert bonus(9, {"A": {"I": (9, ["B42M3", "M99V5"])}, "B": {"I": (8, ["V36M4", "M14J4"])}}) == {"B": 2}


@clause("P4.4")
def test_p4_4_century_of_the_left_tile_and_digits_of_the_right_one() -> None:
    # Masks 414 and 421; by the digits of the left tiles the first would be the older one.
    shown = {"A": {"I": (9, ["B86M4", "M14J4"])}, "B": {"I": (8, ["V36M4", "M21B5"])}}
    assert bonus(9, shown) == {"B": 2}
    assert bonus(9, {"A": shown["B"], "B": shown["A"]}) == {"A": 2}


@clause("P4.5")
@pytest.mark.parametrize(("round_", "fields"), [(5, 3), (7, 4), (9, 5), (12, 0)])
def test_p4_5_all_markers_go_back(round_: int, fields: int) -> None:
    shown = {"A": {"I": (24, PAIR)}, "B": {"II": (fields + 1, JUGS)}, "C": {"III": (12, ["J50B5", "B89M5"])}}
    state = scored(round_, shown)
    assert museum(state) == {"AI": 24 - fields, "BII": 1, "CIII": 12 - fields}


@clause("P4.5", "P3.17")
@pytest.mark.parametrize(("round_", "fields"), [(5, 3), (7, 4), (9, 5)])
def test_p4_5_who_goes_below_field_1_leaves(round_: int, fields: int) -> None:
    shown = {
        "A": {"I": (fields, PAIR)},
        "B": {"II": (fields + 1, JUGS)},
        "C": {"III": (1, ["J50B5", "B89M5"])},
    }
    state = scored(round_, shown)
    assert museum(state) == {"BII": 1}
    assert box(state) == {*PAIR, "J50B5", "B89M5"}
    assert hand(state, "A") == set()


@clause("P4.5")
def test_p4_5_the_setback_comes_after_points_and_bonus() -> None:
    state = last_store(turn(round_=5, shown={"A": {"I": (3, PAIR)}, "B": {"I": (21, JUGS)}}))
    kinds = [event.kind for event in told(state, "store")]
    assert kinds[1:8] == ["scoring", "earned", "earned", "bonus", "setback", "out", "set-back"]
    play(state, "store")
    assert (points(state, "A", "scoring"), points(state, "A", "bonus")) == (1, 2)
    assert points(state, "B", "scoring") == 6


@clause("P4.5")
def test_p4_5_no_setback_without_a_scoring() -> None:
    assert museum(scored(6, {"A": {"I": (3, PAIR)}})) == {"AI": 3}


@clause("P4.6")
@pytest.mark.parametrize(
    ("round_", "kind", "shown"),
    [(5, "vase", {"A": {"I": (9, JUGS)}}), (7, "jug", {"A": {"I": (9, PAIR)}}), (9, "mask", {})],
)
def test_p4_6_nobody_shows_the_kind(round_: int, kind: str, shown: SHOWN) -> None:
    assert bonus(round_, shown) == {}
    state = last_store(turn(round_=round_, shown=shown))
    assert heard(state, "store", "no-bonus") == [{"kind": kind}]
    assert heard(state, "store", "bonus") == []


@clause("P4.7")
def test_p4_7_points_are_known_at_any_time() -> None:
    state = turn(round_=5, hands={"A": PAIR}, shown={"B": {"I": (21, JUGS)}}, points={"A": 3})
    totals = [state.scores()]
    for text in ("join J32V5", "join V85J4", "exhibit 0", "store", "store", "store"):
        earned = dict.fromkeys(SEATS, 0)
        for event in told(state, text):
            if event.kind in ("ticket", "earned", "bonus"):
                earned[str(event.args["seat"])] += int(event.args["points"])
        before = state.scores()
        play(state, text)
        assert state.scores() == [n + earned[seat] for n, seat in zip(before, SEATS, strict=False)]
        assert [seat["score"] for seat in state.view()["seats"]] == state.scores()
        totals.append(state.scores())
    assert totals[-1] == [3 + 1 + 2 + 2, 6, 0]


@clause("P4.2", "P3.15")
def test_p4_2_what_was_shown_this_round_scores_at_once() -> None:
    state = turn("C", round_=7, hands={"C": JUGS})
    play(row(state, JUGS), "exhibit 0", "store")
    assert state.scores() == [0, 0, 1 + 2 + 2]
    assert museum(state) == {"CI": 1}


# Digits that come again in another century: J60V1 and V60M2.
TWICE = PergamonGame.of(standard_text("pergamon").replace("V30M2", "V60M2"))


def with_equal_years(shown: SHOWN) -> State:
    """The end in a box where two tiles have the digits 60: V30M2 is V60M2 there, and makes a vase of 460."""
    text = json.dumps(turn(round_=12, shown=shown).to_dict()).replace("V30M2", "V60M2")
    return finish_round(TWICE.from_dict(json.loads(text.replace(GAME.fingerprint, TWICE.fingerprint))))


@clause("P4.8")
@pytest.mark.parametrize(("first", "second"), [(9, 8), (8, 9)])
def test_p4_8_of_the_same_year_what_stands_higher_is_older(first: int, second: int) -> None:
    jug = ["M14J4", "J60V1"]  # jug 460
    vase = ["B20V4", "V30M2"]  # vase 460
    ended = with_equal_years({"A": {"I": (first, jug)}, "B": {"I": (second, vase)}})
    assert [points(ended, seat, "oldest") for seat in "AB"] == ([3, 2] if first > second else [2, 3])


@clause("P4.8")
def test_p4_8_two_objects_of_one_collection_and_the_same_year_both_count() -> None:
    row = ["M14J4", "J60V1", "V26B4", "B20V4", "V30M2"]  # jug 460, vase 126, bracelet 420, vase 460
    ended = with_equal_years({"A": {"I": (13, row)}})
    assert points(ended, "A", "oldest") == 6
