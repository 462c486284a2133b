"""M0: setting up, and what holds throughout."""

from __future__ import annotations

from collections import Counter

import pytest

import mattock
from mattock import BadOption
from tests.clauses import assert_id_refused, assert_refused, clause
from tests.mykerinos.positions import (
    GAME,
    PARTS,
    PYRAMIDS,
    WINGS,
    after,
    begin,
    draw_all,
    ground,
    lay,
    mover,
    notation,
    odds,
    phase,
    places,
    play,
    points,
    stock,
    supply,
    survey,
    turn,
)

PATRONS = {"V": "violet", "L": "lemon", "B": "brown", "K": "blackmore", "T": "tangerine", "X": "nobody"}


@clause("M0.1")
def test_m0_1_cards_have_points_and_all_but_one_a_patron() -> None:
    letters = Counter(name[0] for name in PARTS.names)
    assert letters == {"V": 7, "L": 7, "B": 7, "K": 7, "T": 7, "X": 1}
    assert set(PARTS.points) == {0, 2, 3, 5}
    assert PARTS.points[PARTS.names.index("X1")] == 5
    assert list(PARTS.points).count(5) == 1
    state = lay(begin(), ("X1", *PARTS.names[:7]))
    zone = state.view()["zones"][0]
    assert zone["cards"][0] == {"card": "X1", "points": 5, "patron": "nobody", "moves": ["take", "remove"]}
    assert all(PATRONS[c["card"][0]] == c["patron"] for z in state.view()["zones"] for c in z["cards"])


@clause("M0.1")
def test_m0_1_a_card_is_two_fields_wide_and_three_high() -> None:
    state = play(begin(), "parcel V2 upright")
    assert [f["field"] for f in state.view()["fields"]] == ["a1", "b1", "a2", "b2", "a3", "b3"]
    assert ground(state, "a1") == "pyramid"
    assert ground(state, "b3") == "sand"


@clause("M0.2")
def test_m0_2_a_half_turn_is_as_likely_as_none() -> None:
    chances = odds(begin())
    assert chances["parcel V2 upright"] == chances["parcel V2 turned"] == 1
    assert chances["parcel V1 upright"] == 2
    assert sum(chances.values()) == 72
    state = play(begin(), "parcel V2 turned")
    assert ground(state, "b3") == "pyramid"
    assert ground(state, "a1") == "sand"


@clause("M0.2", reason="looks-the-same")
def test_m0_2_a_card_without_up_and_down_lies_one_way() -> None:
    assert_refused(begin(), "parcel V1 turned", "M0.2", "looks-the-same", like="parcel V2 turned")
    assert_refused(begin(), "parcel L7 turned", "M0.2", "looks-the-same", like="parcel L7 upright")


@clause("M0.3")
def test_m0_3_five_wings_with_a_three_and_a_five_and_twos_between() -> None:
    for plan, twos in (("arc", 4), ("ring", 5)):
        rooms = GAME.new(players=3, museum=plan).view()["museum"]
        assert Counter(room["value"] for room in rooms) == {3: 5, 5: 5, 2: twos}
        by_name = {room["room"]: room for room in rooms}
        assert by_name["W12-2"]["wings"] == [1, 2]
        assert by_name["W3-5"]["doors"] == ["W3-3", "W23-2", "W34-2"]
        ends = ["W1-3", "W12-2"] if plan == "arc" else ["W1-3", "W12-2", "W51-2"]
        assert by_name["W1-5"]["doors"] == ends
    assert GAME.new(players=3).view()["options"]["museum"] == "arc"


@clause("M0.3", reason="no-such-room")
def test_m0_3_the_arc_has_no_room_between_its_ends() -> None:
    cubes = {"A": ["a1"]}
    arc, ring = (survey(cubes, museum=plan) for plan in ("arc", "ring"))
    assert_refused(arc, "museum W51-2", "M0.3", "no-such-room", like="museum W51-2", sibling=ring)


@clause("M0.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_m0_4_twenty_five_cubes_and_no_points(players: int) -> None:
    state = GAME.new(players=players)
    assert [supply(state, seat) for seat in "ABCD"[:players]] == [25] * players
    assert [stock(state, seat) for seat in "ABCD"[:players]] == [0] * players
    assert state.scores() == [0] * players


@clause("M0.5")
def test_m0_5_every_player_may_be_the_first() -> None:
    for players in (2, 3, 4):
        assert odds(GAME.new(players=players)) == {f"start {seat}": 1 for seat in "ABCD"[:players]}
    assert draw_all(begin(start="C")).view()["start"] == "C"
    assert mover(draw_all(begin(start="C"))) == "C"


@clause("M0.5", reason="no-such-seat")
def test_m0_5_nobody_sits_at_an_empty_seat() -> None:
    assert_refused(GAME.new(players=3), "start D", "M0.5", "no-such-seat", like="start C")


@clause("M0.6")
def test_m0_6_discs_come_one_after_another() -> None:
    state = play(GAME.new(players=3), "start A")
    for k, patron in enumerate(WINGS):
        assert odds(state) == {f"wing {p}": 1 for p in sorted(WINGS[k:], key=list(PATRONS.values()).index)}
        play(state, f"wing {patron}")
    assert [w["patron"] for w in state.view()["wings"]] == list(WINGS)
    assert phase(state) == "draw-parcel"


@clause("M0.6", reason="patron-placed")
def test_m0_6_a_patron_has_one_wing() -> None:
    state = play(GAME.new(players=3), "start A", "wing brown")
    assert_refused(state, "wing brown", "M0.6", "patron-placed", like="wing violet")


@clause("M0.7")
def test_m0_7_two_to_four_and_the_neutral_colour_with_two() -> None:
    assert GAME.players == (2, 3, 4)
    with pytest.raises(BadOption):
        GAME.new(players=5)
    assert "neutral" in GAME.new(players=2).view()["supply"]
    assert "neutral" not in GAME.new(players=3).view()["supply"]


@clause("M0.8")
def test_m0_8_four_rounds() -> None:
    state = survey({"A": ["a1"]}, round_=3)
    while phase(state) in ("choosing", "scraps"):
        play(state, notation(state)[-1])
    assert state.view()["round"] == 4
    end = mattock.playout(state, 1)
    assert end.view()["round"] == 4


@clause("M0.8", reason="other-phase")
def test_m0_8_a_move_belongs_to_its_phase() -> None:
    digging, surveyed = turn(), survey({"A": ["a1"]})
    assert_refused(digging, "take left", "M0.8", "other-phase", like="take left", sibling=surveyed)
    assert_refused(surveyed, "pass", "M0.8", "other-phase", like="pass", sibling=digging)
    assert_refused(surveyed, "dig a1", "M0.8", "other-phase", like="dig a1", sibling=digging)


@clause("M0.9", reason="unknown-id")
def test_m0_9_numbers_without_a_move() -> None:
    for number in (-1, GAME.actions, 10**30):
        assert_id_refused(turn(), number, "M0.9", "unknown-id")


@clause("M0.10", reason="game-over")
def test_m0_10_nothing_after_the_end() -> None:
    end = mattock.playout(turn(round_=4), 1)
    assert end.legal() == []
    assert_id_refused(end, end.parse("pass"), "M0.10", "game-over")


@clause("M0.11", reason="draw-first")
def test_m0_11_first_it_is_drawn() -> None:
    state = begin()
    assert_id_refused(state, GAME.moves_of_kind("cube")[0].id, "M0.11", "draw-first")


@clause("M0.12")
def test_m0_12_beside_is_along_an_edge_across_cards_and_zones() -> None:
    state = turn(cubes={"A": ["d3"]})
    # d2, c3 on its card, e3 in zone 2, d4 in zone 3; not e4 at the corner.
    assert places(state, "extend") == {"d2", "c3", "e3", "d4"}
    corner = turn(cubes={"A": ["a1"]})
    assert places(corner, "extend") == {"b1", "a2"}
    edge = turn(cubes={"A": ["h3"]})
    assert places(edge, "extend") == {"h2", "g3", "h4"}


@clause("M0.12")
def test_m0_12_the_middle_of_a_card_is_no_obstacle() -> None:
    state = turn(cubes={"A": ["a2"]})
    assert "b2" in places(state, "extend")
    assert PYRAMIDS.isdisjoint(places(state, "extend"))


@clause("M0.4", "M0.1")
def test_m0_4_points_come_from_cards_only_when_taken() -> None:
    state = survey({"A": ["a1"]}, region=("V7", "L7", "V1", "L1", "B1", "K1", "T1", "V2"))
    assert points(state, "A") == 0
    assert points(after(state, "take left"), "A") == 3
