"""N: The Nile.

Unless said otherwise N1 lies between zones 1 and 2 and N2 between zones 3 and 4, as printed: the river is
e1, d2, e2, d3, d4, d5, e5 and e6; the land is d1, e3, e4 and d6.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from mattock import State
from mattock.core.rulespage import read_clauses, rules_page
from mattock.games.mykerinos.vocabulary import BANK_NAMES
from tests.clauses import assert_refused, clause
from tests.mykerinos.positions import (
    GAME,
    REGION,
    after,
    begin,
    box,
    cubes,
    draw_all,
    ground,
    heard,
    lay,
    mover,
    neutrals,
    niles,
    notation,
    odds,
    owned,
    phase,
    places,
    play,
    points,
    rooms,
    stock,
    supply,
    survey,
    told,
    turn,
)

RIVER = {"e1", "d2", "e2", "d3", "d4", "d5", "e5", "e6"}
LAND = {"d1", "e3", "e4", "d6"}


def dig(**more: Any) -> State:
    return turn(nile=True, **more)


def flood(river: dict[str, list[str]], passed: str = "ABC", **more: Any) -> State:
    """The survey with the Nile."""
    return survey(river, passed=passed, nile=True, **more)


def cited(state: State, text: str, kind: str) -> list[str]:
    """The clauses of all events of one kind."""
    return [event.clause for event in told(state, text) if event.kind == kind]


def data(state: State, name: str) -> Any:
    return state.to_dict()[name]


# N1: setting up.


@clause("N1.1")
def test_n1_1_twenty_three_cubes() -> None:
    for players in (2, 3, 4):
        colours = [*"ABCD"[:players], *(["neutral"] if players == 2 else [])]
        assert [supply(GAME.new(players=players, nile=True), c) for c in colours] == [23] * len(colours)


@clause("N1.2")
def test_n1_2_five_cards_in_the_stack_and_one_aside() -> None:
    view = GAME.new(players=3, nile=True).view()["nile"]
    assert view["unseen"] == ["N1", "N2", "N3", "N4", "N5"]
    assert GAME.new(players=3).view()["nile"] is None
    state = lay(begin(nile=True))
    assert not any(text.startswith("bank N6") for text in notation(state))


@clause("N1.3")
def test_n1_3_four_boats() -> None:
    assert GAME.new(players=3, nile=True).view()["nile"]["boats"] == ["two", "three", "tie", "cubes"]


@clause("N1.4")
def test_n1_4_three_discs_each() -> None:
    assert [s["discs"] for s in GAME.new(players=4, nile=True).view()["seats"]] == [3] * 4
    assert dig(round_=2, discs={"A": ["a1"]}, reserved={"A": ["W1-3"]}).view()["seats"][0]["discs"] == 1


# N2: a new round.


@clause("N2.1")
def test_n2_1_two_cards_cover_the_middle() -> None:
    # V3 and K7 would show pyramids under the Nile: V3 on d1, K7 on f1 and f2.
    state = play(lay(begin(nile=True), ("V1", "V3", "L1", "K7", *REGION[4:])), "bank N1 upright")
    assert ground(state, "d1") == "land"
    assert ground(state, "h1") == "pyramid"
    play(state, "bank N2 upright")
    assert [b["nile"] for b in state.view()["nile"]["banks"]] == ["N1", "N2"]
    covered = {f["field"] for f in state.view()["fields"] if f["ground"] in ("river", "land")}
    assert covered == {f"{column}{row}" for column in "de" for row in range(1, 7)}
    play(state, "sail two")
    assert "d1" in places(state, "dig")  # the pyramid below is not in use


@clause("N2.2")
def test_n2_2_unseen_cards_first_each_way_equally_likely() -> None:
    state = lay(begin(nile=True))
    chances = odds(state)
    assert sum(chances.values()) == 10
    assert chances["bank N1 upright"] == 2  # it looks the same after a half turn
    assert chances["bank N3 upright"] == chances["bank N3 turned"] == 1
    play(state, "bank N3 turned")
    assert [f for f in ("d1", "e1", "d3", "e3") if ground(state, f) == "land"] == ["d1", "d3"]


@clause("N2.2")
def test_n2_2_then_the_queue_in_its_order() -> None:
    state = flood({}, round_=2, queue=("N4", "N3"), banks=("N1", "N2"))
    assert data(state, "queue")[:4] == ["N4", "N3", "N1", "N2"]
    lay(state, state.view()["unseen"][:8])
    assert {text.split()[1] for text in notation(state)} == {"N5"}
    play(state, "bank N5 upright")
    assert {text.split()[1] for text in notation(state)} == {"N4"}
    later = flood({"A": ["d2"]}, round_=2, niles={"B": ["N3"]}, queue=("N4",), banks=("N1", "N2"))
    play(later, "nile upper")
    lay(later, later.view()["unseen"][:8])
    assert odds(later) == {"bank N5 upright": 1, "bank N5 turned": 1}
    play(later, "bank N5 upright")
    assert odds(later) == {"bank N4 upright": 1, "bank N4 turned": 1}


@clause("N2.2", reason="not-on-top")
def test_n2_2_a_card_that_lies_deeper_does_not_come() -> None:
    state = lay(begin(nile=True))
    assert_refused(state, "bank N6 upright", "N2.2", "not-on-top", like="bank N5 upright")
    assert_refused(state, "bank N1 turned", "M0.2", "looks-the-same", like="bank N3 turned")


@clause("N2.3")
def test_n2_3_a_boat_not_yet_shown() -> None:
    state = play(lay(begin(nile=True)), "bank N1 upright", "bank N2 upright")
    assert odds(state) == {"sail two": 1, "sail three": 1, "sail tie": 1, "sail cubes": 1}
    play(state, "sail tie")
    assert state.view()["nile"]["boat"] == "tie"
    assert phase(state) == "turn"


@clause("N2.3", reason="boat-seen")
def test_n2_3_no_boat_comes_twice() -> None:
    first = play(lay(begin(nile=True)), "bank N1 upright", "bank N2 upright")
    state = flood({}, boat="two")
    lay(state, state.view()["unseen"][:8])
    while phase(state) == "draw-nile":
        state.apply(state.legal()[0])
    assert_refused(state, "sail two", "N2.3", "boat-seen", like="sail two", sibling=first)


@clause("N2.4")
def test_n2_4_the_last_round_has_three_cards_and_no_boat() -> None:
    state = flood({}, round_=3, queue=("N4", "N5", "N3"))
    *first, final = state.view()["unseen"]
    lay(state, first)
    assert [e["nile"] for e in heard(state, f"parcel {final} upright", "below")] == ["N3", "N1", "N2"]
    lay(state, [final])
    # N1 and N2 went under N4, N5 and N3: the two uppermost and the 5 are shuffled, the others stay out.
    assert {text.split()[1] for text in notation(state)} == {"N4", "N5", "N6"}
    assert sum(odds(state).values()) == 6
    assert data(state, "nile_box") == ["N1", "N2", "N3"]
    play(state, "bank N6 upright", "bank N4 turned", "bank N5 upright")
    assert (phase(state), state.view()["nile"]["boat"]) == ("turn", None)
    assert ground(state, "d9") == "river"


@clause("N2.5")
def test_n2_5_river_belongs_to_no_zone_and_land_to_its_side() -> None:
    state = dig()
    assert set(data(state, "river")) == RIVER
    assert {f["field"] for f in state.view()["fields"] if f["ground"] == "land"} == LAND
    zones = {f["field"]: f["zone"] for f in state.view()["fields"]}
    assert {zones[field] for field in RIVER} == {None}
    assert [zones[field] for field in ("d1", "e3", "e4", "d6", "a1", "h6")] == [1, 2, 4, 3, 1, 4]
    surveyed = flood({"A": ["d1"], "B": ["d2"], "C": ["e3"]})
    play(surveyed, "nile upper")
    assert surveyed.view()["ranks"] == ["A"]  # C's land is in zone 2, and B was on the river
    play(surveyed, "take left")
    assert surveyed.view()["ranks"] == ["C"]


@clause("N2.6")
def test_n2_6_points_and_patrons_of_the_parcels_stay_in_sight() -> None:
    shown = [[card["points"], card["patron"]] for zone in dig().view()["zones"] for card in zone["cards"]]
    assert shown == [
        [card["points"], card["patron"]] for zone in turn().view()["zones"] for card in zone["cards"]
    ]
    assert shown[1:3] == [[0, "lemon"], [0, "brown"]]  # the two under the upper Nile card


@clause("N2.1", "N2.4", "N4.7")
def test_n2_1_the_page_names_the_places_as_the_notation_does() -> None:
    page = read_clauses(rules_page("mykerinos"))
    for number, names in (("N2.1", ("upper", "middle")), ("N2.4", ("lower",)), ("N4.7", ("upper", "middle"))):
        assert [name for name in BANK_NAMES if re.search(rf"\b{name}\b", page[number].text)] == list(names)
    state = flood({"A": ["d2"]})
    assert notation(state) == ["nile upper", "nile middle"]


def test_a_view_says_what_each_nile_card_is_worth() -> None:
    banks = turn(round_=4, nile=True).view()["nile"]["banks"]
    assert {bank["nile"]: bank["points"] for bank in banks} == {"N1": 3, "N2": 3, "N6": 5}


# N3: digging.


@clause("N3.1")
def test_n3_1_digs_on_river_and_land() -> None:
    state = dig(cubes={"A": ["c2"]})
    assert places(state, "dig") >= RIVER | LAND
    assert heard(state, "dig d5", "river-cube") == [{"colour": "A", "field": "d5"}]
    play(state, "extend d2", "cube e2")
    assert cubes(state, "A") == {"c2", "d2", "e2"}


def greenwish(**more: Any) -> State:
    """A has a card of Greenwish and is about to lay the disc after a start on a1."""
    state = dig(round_=2, niles={"A": ["N3"]}, **more)
    return play(state, "appeal greenwish", "dig a1")


@clause("N3.2")
def test_n3_2_greenwish_digs_and_lays_a_disc() -> None:
    state = greenwish(cubes={"A": ["h6"]})
    assert (mover(state), phase(state)) == ("A", "marking")
    assert places(state, "reserve") == {r["room"] for r in state.view()["museum"]}
    assert {"d2", "d1", "b2"} <= places(state, "mark")
    field = after(state, "mark b2")
    assert (data(field, "discs")[0], mover(field)) == (["b2"], "B")
    room = after(state, "reserve W5-5")
    assert data(room, "reserved")[0] == ["W5-5"]
    extension = play(dig(round_=2, niles={"A": ["N3"]}, cubes={"A": ["h6"]}), "appeal greenwish")
    assert phase(play(extension, "extend h5", "cube h4")) == "marking"


@clause("N3.2")
def test_n3_2_without_a_free_place_no_disc_is_laid() -> None:
    rooms_ = {
        "B": ["W1-3", "W1-5", "W2-3", "W2-5", "W12-2", "W23-2"],
        "C": ["W3-3", "W3-5", "W4-3", "W4-5", "W34-2", "W45-2"],
        "D": ["W5-3", "W5-5"],
    }
    fields = [f["field"] for f in dig(players=4).view()["fields"] if f["ground"] != "pyramid"]
    assert fields.pop(0) == "a1"
    full: dict[str, Any] = {"cubes": {seat: fields[k::4] for k, seat in enumerate("ABCD")}}
    full |= {"players": 4, "round_": 2, "niles": {"A": ["N3"]}, "stock": {"A": 1, "B": 0, "C": 0, "D": 0}}
    state = play(dig(rooms=rooms_, **full), "appeal greenwish")
    assert heard(state, "dig a1", "no-disc") == [{"seat": "A", "discs": 3}]
    assert mover(play(state, "dig a1")) == "B"
    room = {**rooms_, "D": ["W5-3"]}
    assert phase(play(dig(rooms=room, **full), "appeal greenwish", "dig a1")) == "marking"
    assert heard(play(dig(rooms=room, **full), "appeal greenwish"), "dig a1", "no-disc") == []


@clause("N3.2")
def test_n3_2_without_a_disc_none_is_laid() -> None:
    state = play(dig(round_=2, niles={"A": ["N3"]}, discs={"A": ["b1", "b2", "b3"]}), "appeal greenwish")
    assert heard(state, "dig a1", "no-disc") == [{"seat": "A", "discs": 0}]
    assert mover(play(state, "dig a1")) == "B"


@clause("N3.2", reason="disc-needs-free-field")
def test_n3_2_a_disc_needs_a_free_field() -> None:
    state = greenwish(cubes={"B": ["b2"]}, discs={"C": ["b3"]})
    for field in ("a1", "b2", "b3", "c4"):  # own cube, other cube, disc, pyramid
        assert_refused(state, f"mark {field}", "N3.2", "disc-needs-free-field", like="mark b1")
    assert_refused(state, "mark a7", "M2.3", "outside-region", like="mark a6")


@clause("N3.2")
def test_n3_2_a_disc_needs_a_free_room_of_any_value() -> None:
    state = greenwish(rooms={"B": ["W1-3"]}, reserved={"C": ["W2-3"]})
    assert_refused(state, "reserve W1-3", "M5.1", "room-taken", like="reserve W1-5")
    assert_refused(state, "reserve W2-3", "N3.3", "room-reserved", like="reserve W2-5")
    assert_refused(state, "reserve W51-2", "M0.3", "no-such-room", like="reserve W45-2")


@clause("N3.3", reason="disc-there")
def test_n3_3_nobody_else_digs_there() -> None:
    state = play(greenwish(), "mark b2")
    free = play(greenwish(), "mark b3")
    facts = assert_refused(state, "dig b2", "N3.3", "disc-there", like="dig b2", sibling=free)
    assert facts["owner"] == "A"


@clause("N3.3", reason="room-reserved")
def test_n3_3_nobody_else_enters_there() -> None:
    more: dict[str, Any] = {"round_": 2, "owned": {"A": ["B3"]}}
    state = play(dig(reserved={"B": ["W1-3"]}, **more), "appeal brown")
    free = play(dig(**more), "appeal brown")
    assert_refused(state, "museum W1-3", "N3.3", "room-reserved", like="museum W1-3", sibling=free)


@clause("N3.4")
def test_n3_4_the_owner_may_and_has_the_disc_back() -> None:
    state = dig(round_=2, discs={"A": ["b2"]}, cubes={"A": ["a2"]})
    play(state, "extend b2", "cube b3")
    assert cubes(state, "A") == {"a2", "b2", "b3"}
    assert data(state, "discs")[0] == []
    museum = dig(round_=2, owned={"A": ["B3"]}, reserved={"A": ["W1-3", "W2-5"]})
    play(museum, "appeal brown")
    assert_refused(museum, "museum W2-5", "M5.3", "room-closed", like="museum W1-3")
    assert heard(museum, "museum W1-3", "disc-back") == [{"seat": "A"}]
    play(museum, "museum W1-3")
    assert (rooms(museum, "A"), data(museum, "reserved")[0]) == ({"W1-3"}, ["W2-5"])


@clause("N3.4")
def test_n3_4_a_disc_is_no_cube() -> None:
    state = dig(round_=2, discs={"A": ["b2"]})
    assert notation(state, "extend") == []
    last = dig(mover="C", round_=2, passed="AB", discs={"A": ["b2"]}, cubes={"B": ["a1"]})
    assert play(last, "pass").view()["ranks"] == ["B"]


@clause("N3.5")
def test_n3_5_neutral_cubes_enter_no_disc() -> None:
    state = dig(players=2, round_=2, neutrals={"A": 2, "B": 2}, discs={"A": ["b2"], "B": ["b3"]})
    play(state, "dig a1")
    assert {"b2", "b3"}.isdisjoint(places(state, "dig"))
    assert {"b1", "d2"} <= places(state, "dig")
    assert_refused(state, "dig b2", "N3.3", "disc-there", like="dig b1")


# N4: the survey.


@clause("N4.1")
def test_n4_1_discs_go_home_first() -> None:
    state = dig(
        mover="C", round_=2, passed="AB", discs={"A": ["b2"]}, reserved={"A": ["W1-3"]}, cubes={"B": ["a1"]}
    )
    assert heard(state, "pass", "discs-home") == [{"seat": "A"}]
    play(state, "pass")
    assert data(state, "discs") == data(state, "reserved") == [[], [], [], []]
    assert "W1-3" in places(state, "museum")


@clause("N4.2")
def test_n4_2_the_river_is_ranked_like_a_zone() -> None:
    state = flood({"A": ["d2"], "B": ["d4", "e5"], "C": ["e1"]}, passed="CBA")
    assert state.view()["ranks"] == ["B", "C", "A"]
    assert (mover(state), phase(state)) == ("B", "river-card")


@clause("N4.3")
def test_n4_3_the_first_takes_a_card() -> None:
    state = flood({"A": ["d2"]})
    assert notation(state) == ["nile upper", "nile middle"]
    play(state, "nile middle")
    assert (niles(state, "A"), points(state, "A", "nile")) == ({"N2"}, 3)
    following = draw_all(state)
    assert following.view()["seats"][0]["patrons"]["greenwish"] == {"cards": 1, "used": 0}


@clause("N4.3", reason="no-nile-card")
def test_n4_3_only_a_card_that_lies_there() -> None:
    assert_refused(flood({"A": ["d2"]}), "nile lower", "N4.3", "no-nile-card", like="nile upper")


@clause("N4.4")
def test_n4_4_the_other_goes_under_the_stack() -> None:
    state = play(flood({"A": ["d2"]}), "nile upper")
    assert (data(state, "queue")[0], data(state, "queued")) == ("N2", 1)


@clause("N4.5")
def test_n4_5_the_second_takes_the_boat() -> None:
    state = flood({"A": ["d2", "d3"], "B": ["e5"], "C": ["e6"]}, boat="three")
    assert heard(state, "nile upper", "boat-points") == [{"seat": "B", "points": 3}]


@clause("N4.6")
def test_n4_6_example_river_cubes_go_and_land_cubes_drop() -> None:
    # V3 has its pyramid on d1, under the land of N1.
    region = ("V1", "V3", "B1", "K1", *REGION[4:])
    state = flood({"A": ["d1", "d2"], "B": ["e3"]}, region=region)
    before = supply(state, "A")
    assert heard(state, "nile upper", "dropped") == [{"colour": "A", "cubes": 1}, {"colour": "B", "cubes": 1}]
    play(state, "nile upper")
    assert (cubes(state, "A"), supply(state, "A")) == ({"d1"}, before + 1)
    assert (state.view()["zone"], state.view()["ranks"]) == (1, ["A"])
    play(state, "take left")
    assert (state.view()["zone"], state.view()["ranks"]) == (2, ["B"])


@clause("N4.6", "N5.2")
def test_n4_6_river_cubes_are_back_before_the_boat() -> None:
    state = flood({"A": ["d2", "d3"], "B": ["e5"]}, boat="cubes", stock={"B": 22})
    assert supply(state, "B") == 0
    assert heard(state, "nile upper", "boat-cubes") == [{"seat": "B", "cubes": 1}]
    assert stock(play(state, "nile upper"), "B") == 23


@clause("N4.7")
def test_n4_7_nobody_on_the_river() -> None:
    state = dig(mover="C", passed="AB")
    assert cited(state, "pass", "nobody") == ["N4.7"]
    assert [e["nile"] for e in heard(state, "pass", "under")] == ["N1", "N2"]
    play(state, "pass")
    assert data(state, "queue")[:2] == ["N1", "N2"]


@clause("N4.8")
def test_n4_8_a_boat_that_nobody_takes_is_gone() -> None:
    alone = flood({"A": ["d2"]}, boat="three")
    assert heard(alone, "nile upper", "boat-gone") == [{"boat": "three"}]
    play(alone, "nile upper")
    assert alone.view()["nile"]["boat"] is None
    assert "three" not in alone.view()["nile"]["boats"]
    assert points(alone, "A") == 3


@clause("N4.9")
def test_n4_9_the_last_round_gives_five_and_three() -> None:
    state = flood({"A": ["d2"], "B": ["d8", "e8"], "C": ["h1"]}, round_=4)
    assert (niles(state, "B"), points(state, "B", "nile")) == ({"N6"}, 5)
    assert (niles(state, "A"), points(state, "A", "nile")) == ({"N1"}, 3)
    assert "N2" in data(state, "nile_box")
    single = flood({"A": ["d2"], "C": ["h1"]}, round_=4)
    assert (niles(single, "A"), niles(single, "C")) == ({"N6"}, set())
    empty = dig(mover="C", passed="AB", round_=4)
    assert cited(empty, "pass", "nobody-last") == ["N4.9"]
    assert heard(empty, "pass", "nobody") == []
    nobody = flood({"C": ["h1"]}, round_=4)
    assert {"N1", "N2", "N6"} <= set(data(nobody, "nile_box"))


@clause("N4.9")
def test_n4_9_what_is_left_is_told() -> None:
    two_rows = {"A": ["d2"], "B": ["d8", "e8"]}
    state = dig(mover="C", passed="AB", cubes=two_rows, round_=4)
    assert heard(state, "pass", "nile-out") == [{"nile": "N2"}]
    assert cited(state, "pass", "nile-out") == ["N4.9"]
    nobody = dig(mover="C", passed="AB", round_=4)
    assert [e["nile"] for e in heard(nobody, "pass", "nile-out")] == ["N1", "N6", "N2"]
    early = dig(mover="C", passed="AB")
    assert heard(early, "pass", "nile-out") == []


@clause("N4.9", "N6.2")
def test_n4_9_they_count_in_sets() -> None:
    state = flood({"A": ["d2"]}, round_=4, owned={"A": ["L5", "K5", "B5", "T5"]})
    assert state.mover == -2
    assert points(state, "A", "sets") == 5


@clause("N4.10")
def test_n4_10_neutral_first_takes_a_card_out() -> None:
    state = flood({"neutral": ["d2", "d3"], "A": ["e5"]}, passed="AB", boat="three")
    assert (mover(state), notation(state)) == ("B", ["sink upper", "sink middle"])
    play(state, "sink upper")
    assert data(state, "nile_box") == ["N1"]
    assert data(state, "queue")[0] == "N2"
    assert points(state, "A", "boats") == 3
    third = flood({"neutral": ["d2", "d3", "d4"], "A": ["e5", "e6"], "B": ["e1"]}, passed="AB")
    assert (mover(third), phase(third)) == ("B", "river-sink")


@clause("N4.10")
def test_n4_10_neutral_second_takes_the_boat_out() -> None:
    state = flood({"neutral": ["d2"], "A": ["e5", "e6"], "B": ["e1"]}, passed="AB", boat="three")
    assert mover(state) == "A"
    assert heard(state, "nile upper", "boat-gone") == [{"boat": "three"}]


@clause("N4.10")
def test_n4_10_in_the_last_round_the_five_or_a_three_goes() -> None:
    first = flood({"neutral": ["d2", "d3"], "A": ["e2"]}, passed="AB", round_=4)
    assert "N6" in data(first, "nile_box")
    assert points(first, "A", "nile") == 3
    second = flood({"neutral": ["d2"], "A": ["e2", "d8"], "B": ["h1"]}, passed="AB", round_=4)
    assert niles(second, "A") == {"N6"}
    assert "N1" in data(second, "nile_box")


@clause("N4.10")
def test_n4_10_neutral_alone_is_nobody() -> None:
    state = dig(mover="B", players=2, passed="A", cubes={"neutral": ["d2"]})
    assert cited(state, "pass", "only-neutral") == ["N4.10"]
    assert heard(state, "pass", "nobody") == []
    play(state, "pass")
    assert data(state, "queue")[:2] == ["N1", "N2"]
    assert neutrals(state, "A") == 4
    last = dig(mover="B", players=2, passed="A", cubes={"neutral": ["d2"]}, round_=4)
    assert cited(last, "pass", "only-neutral") == ["N4.10"]
    assert heard(last, "pass", "nobody-last") == []


@clause("N4.11")
def test_n4_11_then_the_zones() -> None:
    state = play(flood({"A": ["d2"], "B": ["a1"]}), "nile upper")
    assert (mover(state), state.view()["zone"]) == ("B", 1)
    assert owned(play(state, "take left"), "B") == {"V1"}


# N5: boats.


@clause("N5.1")
@pytest.mark.parametrize(("boat", "worth"), [("two", 2), ("three", 3)])
def test_n5_1_points_at_once(boat: str, worth: int) -> None:
    state = play(flood({"A": ["d2", "d3"], "B": ["e5"]}, boat=boat), "nile upper")
    assert points(state, "B", "boats") == worth


@clause("N5.2")
@pytest.mark.parametrize(("held", "given"), [(5, 2), (20, 2), (21, 2), (22, 1)])
def test_n5_2_two_cubes_or_what_there_is(held: int, given: int) -> None:
    state = flood({"A": ["d2", "d3"], "B": ["e5"]}, boat="cubes", stock={"B": held})
    assert heard(state, "nile upper", "boat-cubes") == [{"seat": "B", "cubes": given}]


def tied(**more: Any) -> State:
    """A and B have a cube each in zone 1; B passed later and holds the tie boat."""
    return flood({"A": ["a1"], "B": ["b1"]}, round_=2, tie_boat="B", **more)


@clause("N5.3")
def test_n5_3_kept_when_won() -> None:
    state = play(flood({"A": ["d2", "d3"], "B": ["e5"]}, boat="tie"), "nile upper")
    assert [s["tie_boat"] for s in state.view()["seats"]] == [False, True, False]


@clause("N5.3")
def test_n5_3_asked_before_anybody_chooses() -> None:
    state = tied()
    assert (mover(state), phase(state)) == ("B", "zone-tie")
    assert notation(state) == ["boat", "keep"]
    used = after(state, "boat")
    assert used.view()["ranks"] == ["B", "A"]
    assert data(used, "tie_boat") is None
    assert heard(state, "boat", "boat-tie") == [{"colour": "B", "other": "A"}]
    assert cited(state, "boat", "boat-tie") == ["N5.3"]
    assert heard(state, "boat", "tie") == []
    kept = after(state, "keep")
    assert heard(state, "keep", "boat-saved") == [{"seat": "B"}]
    assert heard(state, "keep", "tie") == [{"colour": "A", "other": "B"}]
    assert kept.view()["ranks"] == ["A", "B"]
    assert data(kept, "tie_boat") == "B"


@clause("N5.3")
def test_n5_3_not_asked_where_no_tie_is_lost() -> None:
    ahead = flood({"A": ["a1"], "B": ["b1"]}, round_=2, tie_boat="A")
    assert phase(ahead) == "choosing"
    more = flood({"A": ["a1"], "B": ["b1", "b2"]}, round_=2, tie_boat="B")
    assert phase(more) == "choosing"


@clause("N5.3")
def test_n5_3_on_the_river_and_against_the_neutral_colour() -> None:
    state = flood({"A": ["d2"], "B": ["d3"]}, round_=2, tie_boat="B")
    assert (mover(state), phase(state)) == ("B", "river-tie")
    assert mover(after(state, "boat")) == "B"
    assert mover(after(state, "keep")) == "A"
    neutral = flood({"neutral": ["a1"], "B": ["b1"]}, passed="AB", round_=2, tie_boat="B")
    assert phase(neutral) == "zone-tie"
    assert play(neutral, "boat").view()["ranks"] == ["B", "neutral"]


@clause("N5.3")
def test_n5_3_before_all_who_are_tied() -> None:
    state = flood({"A": ["a1"], "B": ["b1"], "C": ["c1"]}, round_=2, tie_boat="C")
    assert heard(state, "boat", "boat-tie") == [{"colour": "C", "other": "A"}]
    assert heard(state, "boat", "tie") == [{"colour": "A", "other": "B"}]
    assert play(state, "boat").view()["ranks"] == ["C", "A", "B"]


@clause("N5.3")
def test_n5_3_no_help_in_the_final_tie() -> None:
    state = turn(
        "C", nile=True, round_=4, passed="AB", tie_boat="B", points={"A": 9, "B": 9}, stock={"A": 2, "B": 1}
    )
    assert play(state, "pass").winners() == [0]


# N6: the end.


@clause("N6.1")
def test_n6_1_greenwish_earns_nothing_in_the_museum() -> None:
    state = flood({}, round_=4, niles={"A": ["N3", "N4"]})
    assert points(state, "A", "museum") == 0


@clause("N6.2")
@pytest.mark.parametrize(
    ("cards", "greenwish_", "worth"),
    [
        (["L5", "K5", "B5"], ["N3"], 0),
        (["L5", "K5", "B5"], ["N3", "N4"], 5),  # the printed example
        (["L5", "K5", "B5", "T5", "V5"], ["N3", "N4"], 5),
        (["L5", "K5", "B5", "T5", "V5", "L6", "K6", "B6"], ["N3", "N4"], 10),
    ],
)
def test_n6_2_example_greenwish_completes_sets(cards: list[str], greenwish_: list[str], worth: int) -> None:
    state = flood({}, round_=4, owned={"A": cards}, niles={"A": greenwish_})
    assert points(state, "A", "sets") == worth
    assert box(state)
