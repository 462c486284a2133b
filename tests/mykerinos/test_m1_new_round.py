"""M1: a new round."""

from __future__ import annotations

import pytest

from tests.clauses import assert_refused, clause
from tests.mykerinos.positions import (
    GAME,
    PARTS,
    REGION,
    begin,
    draw_all,
    heard,
    lay,
    notation,
    odds,
    phase,
    play,
    stock,
    supply,
    survey,
    turn,
)


@clause("M1.1")
@pytest.mark.parametrize(("players", "count"), [(2, 11), (3, 11), (4, 8)])
def test_m1_1_cubes_by_the_number_of_players(players: int, count: int) -> None:
    state = begin(players)
    for seat in "ABCD"[:players]:
        assert (stock(state, seat), supply(state, seat)) == (count, 25 - count)


@clause("M1.1", "M6.3")
def test_m1_1_each_round_anew_on_top_of_what_is_left() -> None:
    state = survey({"A": ["a1"]}, stock={"A": 4, "B": 0})
    play(state, "take left")
    assert state.view()["round"] == 2
    assert stock(state, "A") == 15
    assert stock(state, "B") == 11


@clause("M1.2")
def test_m1_2_a_short_supply_gives_what_it_has() -> None:
    state = survey({"A": ["a1"], "B": ["h6"]}, stock={"A": 17, "B": 13, "C": 14})
    play(state, "take left")  # A's cube comes back: 25 - 17 = 8 are in the supply
    assert heard(state, "take left", "short") == [{"seat": "A", "cubes": 8, "wanted": 11}]
    play(state, "take left")
    assert (stock(state, "A"), supply(state, "A")) == (25, 0)
    assert (stock(state, "B"), supply(state, "B")) == (24, 1)
    assert (stock(state, "C"), supply(state, "C")) == (25, 0)


@clause("M1.3")
def test_m1_3_eight_cards_row_by_row() -> None:
    state = lay(begin(), REGION[:3])
    assert [c and c["card"] for z in state.view()["zones"] for c in z["cards"]] == [*REGION[:3], *[None] * 5]
    play(state, *(f"parcel {card} upright" for card in REGION[3:]))
    assert phase(state) == "turn"
    assert [c["card"] for z in state.view()["zones"] for c in z["cards"]] == list(REGION)
    assert len(state.view()["fields"]) == 48


@clause("M1.3")
def test_m1_3_the_last_region_uses_the_deck_up() -> None:
    state = survey({"A": ["a1"]}, round_=3)
    play(state, "take left")
    assert state.view()["round"] == 4
    unseen = state.view()["unseen"]
    assert len(unseen) == 12
    lay(state, unseen)
    assert state.view()["unseen"] == []
    assert len(state.view()["fields"]) == 72


@clause("M1.3")
def test_m1_3_unseen_cards_are_equally_likely() -> None:
    state = lay(begin(), REGION[:3])
    weight: dict[str, int] = {}
    for text, n in odds(state).items():
        weight[text.split()[1]] = weight.get(text.split()[1], 0) + n
    assert weight == {name: 2 for name in PARTS.names if name not in REGION[:3]}


@clause("M1.3", reason="card-seen")
def test_m1_3_no_card_comes_twice() -> None:
    assert_refused(
        lay(begin(), ["V2"]),
        "parcel V2 turned",
        "M1.3",
        "card-seen",
        like="parcel V2 turned",
        sibling=begin(),
    )


@clause("M1.4")
def test_m1_4_zones_of_twelve_fields() -> None:
    early, late = turn().view(), turn(round_=4).view()
    for view, zones in ((early, 4), (late, 6)):
        assert [z["zone"] for z in view["zones"]] == list(range(1, zones + 1))
        for zone in range(1, zones + 1):
            assert sum(f["zone"] == zone for f in view["fields"]) == 12
    at = {f["field"]: f["zone"] for f in late["fields"]}
    assert [at[f] for f in ("a1", "d3", "e1", "h3", "a4", "e4", "d9", "h9")] == [1, 1, 2, 2, 3, 4, 5, 6]


@clause("M1.3")
def test_m1_3_nobody_chooses_where_a_card_lies() -> None:
    state = begin()
    assert all(text.startswith("parcel") for text in notation(state))
    assert GAME.source(state) == "parcels"
    assert phase(draw_all(state)) == "turn"
