"""P1: laying out finds."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

import mattock
from mattock.core.components import standard_text
from tests.clauses import assert_refused, clause
from tests.pergamon.positions import (
    after,
    begin,
    finish_round,
    galleries,
    heard,
    lay,
    mover,
    notation,
    odds,
    play,
    turn,
)

FULL = ["B12V1", "J23M1", "B27M1", "M33B1"]
FULL_TOO = ["B47J2", "V51B2", "J56V2", "V65J2"]


@clause("P1.1")
def test_p1_1_example_50_is_younger_than_57() -> None:
    state = lay(begin(), "V57J5", "J50B5", "J23M1", "V30M2", "B42M3")
    assert galleries(state) == [["J23M1"], ["V30M2"], ["B42M3"], ["J50B5"], ["V57J5"]]


@clause("P1.1")
def test_p1_1_example_1_2_4_4_4_in_the_order_14_36_85() -> None:
    state = lay(begin(), "V85J4", "V30M2", "V36M4", "J23M1", "M14J4")
    assert galleries(state) == [["J23M1"], ["V30M2"], ["M14J4"], ["V36M4"], ["V85J4"]]


@clause("P1.1")
def test_p1_1_century_counts_before_digits() -> None:
    state = lay(begin(), "V15B5", "V96B1", "B98V2", "J11M2", "J95M3")
    assert galleries(state) == [["V96B1"], ["J11M2"], ["B98V2"], ["J95M3"], ["V15B5"]]


@clause("P1.1")
def test_p1_1_the_digits_decide_whatever_the_order_of_the_list(tmp_path: Path) -> None:
    text = standard_text("pergamon").replace("J50B5", "?").replace("V57J5", "J50B5").replace("?", "V57J5")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    game = mattock.game("pergamon", components=path)
    state = play(game.new(players=3), "start A", "back bag")
    lay(state, "V57J5", "J50B5", "J23M1", "V30M2", "B42M3")
    assert galleries(state)[3:] == [["J50B5"], ["V57J5"]]


@clause("P1.1", "P1.3")
def test_p1_1_the_order_of_the_draws_leaves_no_trace() -> None:
    five = ("V85J4", "V30M2", "V36M4", "J23M1", "M14J4")
    ends = {lay(begin(), *order) for order in permutations(five)}
    assert len(ends) == 1


@clause("P1.2")
def test_p1_2_a_full_gallery_gets_no_tile() -> None:
    state = finish_round(turn(dig={"I": FULL, "II": FULL_TOO[:3]}))
    for _ in range(4):
        play(state, notation(state)[0])
    found = galleries(state)
    assert set(found[0]) == set(FULL)
    assert [len(tiles) for tiles in found] == [4, 4, 1, 1, 1]


@clause("P1.2")
def test_p1_2_full_galleries_are_told() -> None:
    state = turn("C", dig={"II": FULL, "V": FULL_TOO})
    assert heard(state, "store", "full") == [{"gallery": "II"}, {"gallery": "V"}]
    assert heard(state, "store", "unseen") == [{"tiles": 2}]


@clause("P1.3")
def test_p1_3_only_as_many_tiles_as_open_galleries_and_from_the_top() -> None:
    state = finish_round(turn(dig={"II": FULL, "V": FULL_TOO}))
    lay(state, "V15B5", "V17J3", "V90J1")
    assert galleries(state) == [["V90J1"], FULL, ["V17J3"], ["V15B5"], FULL_TOO]
    assert state.to_dict()["phase"] == "draw-back"


@clause("P1.3")
def test_p1_3_every_tile_never_seen_stays_as_likely() -> None:
    # Nine tiles in four rounds: eleven of twenty have gone back unseen, and any of them may still come.
    state = finish_round(turn(round_=4, dig={"II": FULL, "V": FULL_TOO}, box=["J11M2"]))
    assert odds(state) == {f"tile {name}": 1 for name in state.view()["unseen"]}
    assert len(odds(state)) == 60 - 9
    lay(state, "V15B5", "V17J3", "V90J1")
    # Two tiles of this stack went back unseen; nothing was drawn for them and none has left the pool.
    assert len(state.view()["unseen"]) == 60 - 12
    assert state.view()["box"] == ["J11M2"]


@clause("P1.3")
def test_p1_3_with_all_galleries_full_nothing_is_drawn() -> None:
    tiles = [t for t in begin().view()["unseen"] if t not in FULL][:16]
    dig = {name: tiles[4 * k : 4 * k + 4] for k, name in enumerate(["II", "III", "IV", "V"])}
    state = turn("C", dig={"I": FULL, **dig})
    assert heard(state, "store", "unseen") == [{"tiles": 5}]
    play(state, "store")
    assert state.to_dict()["phase"] == "draw-back"
    assert len(state.view()["unseen"]) == 40


@clause("P1.3", reason="already-seen-tile")
@pytest.mark.parametrize("where", ["drawn", "gallery", "box"])
def test_p1_3_a_tile_seen_does_not_come_again(where: str) -> None:
    state = finish_round(turn(dig={"I": ["V30M2"]}, box=["V75M3"]))
    tile = {"drawn": "J23M1", "gallery": "V30M2", "box": "V75M3"}[where]
    lay(state, "J23M1")
    assert_refused(state, f"tile {tile}", "P1.3", "already-seen-tile", like="tile J60V1")


@clause("P1.3")
def test_p1_3_five_draws_then_the_cards() -> None:
    state = begin()
    for count in range(5):
        assert state.to_dict()["phase"] == "draw-tile"
        assert len(odds(state)) == 60 - count
        play(state, notation(state)[0])
    assert state.to_dict()["phase"] == "draw-back"
    assert mover(after(state, "back bag", "back bag")) == "A"
