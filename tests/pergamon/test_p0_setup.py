"""P0: setting up, and what holds throughout."""

from __future__ import annotations

import re

import pytest

import mattock
from mattock.core.rulespage import rules_page
from tests.clauses import assert_id_refused, assert_refused, clause
from tests.pergamon.positions import (
    GAME,
    after,
    backs,
    begin,
    field,
    finish_round,
    lay,
    mover,
    notation,
    odds,
    placing,
    play,
    purse,
    row,
    turn,
)

ROMAN = ["I", "II", "III", "IV", "V"]
FIVE = ("J23M1", "V30M2", "B42M3", "M14J4", "V15B5")


def table(first_cell: str) -> dict[str, list[str]]:
    """A table of the rules page by the first cell of its first row: each row under its own first cell."""
    lines = rules_page("pergamon").split(f"| {first_cell} |")[1].split("\n\n")[0]
    rows = f"| {first_cell} |{lines}".splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in rows]
    return {line[0]: line[1:] for line in cells}


@clause("P0.1")
def test_p0_1_board_has_funds_galleries_calendar_and_museum() -> None:
    view = GAME.new(players=3).view()
    assert [f["field"] for f in view["funds"]] == list(range(1, 14))
    assert [g["gallery"] for g in view["galleries"]] == ROMAN
    assert {g["places"] for g in view["galleries"]} == {4}
    assert [month["round"] for month in view["calendar"]] == list(range(1, 13))
    assert [m["field"] for m in view["museum"]] == list(range(1, 25))


@clause("P0.1")
def test_p0_1_funds_fields_are_those_of_the_page() -> None:
    page = table("Funds field")
    fields = {f["field"]: f for f in GAME.new(players=3).view()["funds"]}
    for number, coins, gallery in zip(
        page["Funds field"], page["Coins asked for"], page["Deepest gallery"], strict=True
    ):
        assert (fields[int(number)]["coins"], fields[int(number)]["gallery"]) == (int(coins), gallery)


@clause("P0.2")
def test_p0_2_three_cards_of_each_value_with_bag_or_chest() -> None:
    state = GAME.new(players=3)
    assert state.view()["money"]["unseen"] == {str(value): 3 for value in range(1, 9)}
    assert odds(play(state, "start A")) == {"back bag": 12, "back chest": 12}
    data = state.to_dict()
    assert (data["bags"], data["chests"]) == (12, 12)


@clause("P0.2")
def test_p0_2_only_the_top_back_is_known_and_backs_come_without_replacement() -> None:
    state = lay(begin(top="chest"), *FIVE)
    # The chest on top has been taken as the first card; the back below it comes to light now.
    assert odds(state) == {"back bag": 12, "back chest": 11}
    play(state, "back chest")
    assert odds(state) == {"back bag": 12, "back chest": 10}
    play(state, "back bag")
    money = state.view()["money"]
    assert (money["top"], money["bags"], money["chests"]) == ("bag", 11, 10)
    assert [card["back"] for card in money["cards"]] == ["chest", "chest"]
    assert money["pile"] == 22


@clause("P0.2", reason="no-such-back-left")
def test_p0_2_no_bag_comes_when_all_bags_have_been_seen() -> None:
    bags = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    state = lay(finish_round(turn(round_=6, used=bags, cards=(4, 4))), *FIVE)
    assert odds(state) == {"back chest": 11}
    assert_refused(state, "back bag", "P0.2", "no-such-back-left", like="back chest")


@clause("P0.3")
def test_p0_3_sixty_tiles_of_two_different_halves_and_unlike_digits() -> None:
    names = GAME.new(players=2).view()["unseen"]
    forms = [re.fullmatch(r"([VJBM])(\d\d)([VJBM])([1-5])", name) for name in names]
    parts = [form.groups() for form in forms if form]
    assert len(parts) == 60
    assert all(left != right for left, _, right, _ in parts)
    assert len({digits for _, digits, _, _ in parts}) == 60


@clause("P0.3")
def test_p0_3_five_tiles_a_round_until_all_sixty_have_come() -> None:
    names = GAME.new(players=3).view()["unseen"]
    state = finish_round(turn(round_=11, box=names[:55]))
    assert len(odds(state)) == 5
    lay(state, *names[55:])
    assert state.view()["unseen"] == []
    assert state.to_dict()["phase"] == "draw-back"


@clause("P0.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_p0_4_nobody_starts_with_coins_or_points(players: int) -> None:
    state = GAME.new(players=players)
    assert [purse(state, seat) for seat in "ABCDR"] == [0] * 5
    assert state.scores() == [0] * players


@clause("P0.4")
def test_p0_4_supplies_never_run_out() -> None:
    rich = placing(round_=10, coins={"A": 40, "B": 20, "C": 10})
    play(rich, "place 2", "place 6", "place 9", "front 7", "front 4")
    assert [purse(rich, seat) for seat in "ABC"] == [41, 23, 17]
    proud = turn(points={"A": 90, "B": 90}, hands={"A": ["J32V5", "V85J4"]})
    play(row(proud, ["J32V5", "V85J4"]), "exhibit 0")
    assert proud.scores()[0] == 91


@clause("P0.5")
def test_p0_5_one_figure_and_three_markers_each() -> None:
    state = placing()
    assert [mover(play(state, f"place {k}")) for k in (3, 4, 5)] == ["B", "C", "chance"]
    tiles = ["J32V5", "V85J4", "B66J5", "J41M5", "M21B5", "B39V5", "M99V5", "V57J5"]
    artist = turn(hands={"A": tiles})
    labels = []
    for k in (0, 2, 4):
        play(row(artist, tiles[k : k + 2]), "exhibit 0")
        labels = [c["marker"] for c in artist.view()["seats"][0]["collections"]]
    assert labels == ["I", "II", "III"]
    row(artist, tiles[6:])
    assert "exhibit 0" not in notation(artist)


@clause("P0.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_p0_6_first_start_player_is_drawn_evenly(players: int) -> None:
    state = GAME.new(players=players)
    assert odds(state) == {f"start {seat}": 1 for seat in "ABCD"[:players]}
    play(state, "start B")
    assert state.view()["start"] == "B"


@clause("P0.6", reason="no-such-seat")
def test_p0_6_a_seat_that_nobody_sits_on_does_not_start() -> None:
    facts = assert_refused(GAME.new(players=3), "start D", "P0.6", "no-such-seat", like="start C")
    assert facts["seat"] == "D"


@clause("P0.7")
@pytest.mark.parametrize("players", [0, 1, 5, "3", 2.0, True])
def test_p0_7_two_to_four_play(players: int) -> None:
    with pytest.raises(mattock.BadOption, match="2 to 4 players"):
        GAME.new(players=players)


@clause("P0.7")
@pytest.mark.parametrize(("players", "stands"), [(2, 5), (3, 0), (4, 0)])
def test_p0_7_the_raider_plays_with_two_only(players: int, stands: int) -> None:
    state = backs(lay(begin(players), *FIVE), "bag", "bag")
    assert field(state, "R") == stands
    assert (state.view()["raider"] is not None) == (players == 2)


@clause("P0.8", reason="other-phase")
def test_p0_8_a_move_belongs_to_its_phase() -> None:
    choosing = placing(coins={}, dig={"I": ["J23M1"]})
    digging = turn(coins={"A": 1}, dig={"I": ["J23M1"]})
    facts = assert_refused(choosing, "dig I", "P0.8", "other-phase", like="dig I", sibling=digging)
    assert (facts["phase"], facts["move"]) == ("placing", "dig")
    assert_refused(digging, "place 3", "P0.8", "other-phase", like="place 3", sibling=choosing)
    sorting = lay(begin(sorting=True), "J50B5", "V57J5", *FIVE[:3])
    assert_refused(digging, "lay J50B5", "P0.8", "other-phase", like="lay J50B5", sibling=sorting)
    assert_refused(sorting, "store", "P0.8", "other-phase", like="store", sibling=digging)


@clause("P0.8")
@pytest.mark.parametrize("text", ["tile J23M1", "back bag", "front 3"])
def test_p0_8_a_draw_belongs_to_its_phase_too(text: str) -> None:
    assert_refused(GAME.new(players=3), text, "P0.8", "other-phase", like="start A")


@clause("P0.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_p0_8_twelve_rounds_of_the_same_phases(players: int) -> None:
    state = GAME.new(players=players)
    seen: list[tuple[int, str]] = []
    while state.mover != mattock.OVER:
        number, phase = state.to_dict()["round"], state.to_dict()["phase"]
        if (number, phase) not in seen[-1:]:
            seen.append((number, phase))
        text = "store" if "store" in notation(state) else notation(state)[0]
        play(state, text)
    expected = [(0, "draw-start"), (0, "draw-top")]
    for number in range(1, 13):
        laid = ["draw-tile"] if number <= 4 else []  # nobody digs: after four rounds all galleries are full
        phases = [*laid, "draw-back", "placing", "draw-front", "turn"]
        expected += [(number, phase) for phase in phases]
    if players > 2:
        assert seen == expected
    assert [phase for _, phase in seen if phase != "draw-tile"] == [
        phase for _, phase in expected if phase != "draw-tile"
    ]


@clause("P0.9", reason="unknown-id")
def test_p0_9_a_number_that_is_no_move_is_refused() -> None:
    end = mattock.playout(GAME.new(players=2), 1)
    for state in (placing(), turn(), GAME.new(players=3), end):
        for number in (-1, GAME.actions, GAME.actions + 1, -(10**30), 10**30):
            assert assert_id_refused(state, number, "P0.9", "unknown-id") == {"id": str(number)}
    assert placing().why_not(GAME.actions - 1) is not None
    for known in (GAME.move, GAME.outcome):
        with pytest.raises(mattock.IllegalMove, match=r"P0\.9"):
            known(GAME.actions)


@clause("P0.10", reason="game-over")
def test_p0_10_after_the_end_nothing_can_be_done() -> None:
    end = finish_round(turn(round_=12))
    assert mover(end) == "over"
    assert end.legal() == []
    for action in range(GAME.actions):
        assert_id_refused(end, action, "P0.10", "game-over")
    before = turn("C", round_=12)
    assert_refused(end, "store", "P0.10", "game-over", like="store", sibling=before)


@clause("P0.11", reason="draw-first")
def test_p0_11_what_has_to_be_drawn_comes_first() -> None:
    waiting = after(placing(), "place 2", "place 3", "place 4")
    drawn = after(waiting, "front 7", "front 4")
    store = drawn.parse("store")
    assert_id_refused(waiting, store, "P0.11", "draw-first")
    assert drawn.why_not(store) is None
    with pytest.raises(mattock.NotChance):
        drawn.weights()
    with pytest.raises(mattock.NotChance):
        drawn.draw(0)
