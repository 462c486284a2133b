"""T1 and T7: the time track and the year's end."""

from __future__ import annotations

import random

import pytest

from mattock import OVER
from tests.clauses import clause
from tests.thebes.positions import (
    GAME,
    after,
    begin,
    date,
    heard,
    mover,
    notation,
    permits,
    play,
    settle,
    spent,
    turn,
)


@clause("T1.1")
def test_t1_1_the_last_marker_moves() -> None:
    dates = {"A": (1901, 20), "B": (1901, 18), "C": (1902, 1)}
    state = turn("B", dates=dates)
    assert mover(state) == "B"
    assert heard(state, "swap", "landed") == [{"seat": "B", "week": 19, "year": "1901"}]
    assert mover(settle(after(state, "take general1-Rome"))) == "A"


@clause("T1.2")
def test_t1_2_the_top_of_a_stack_moves_first() -> None:
    for tower in ("ABC", "CBA", "BCA"):
        state = begin(3, tower=tower)
        movers = []
        for _ in range(3):
            movers.append(mover(state))
            settle(play(state, "swap"))
        assert movers[0] == tower[0]
        assert state.view()["order"][0] in tower


@clause("T1.3")
def test_t1_3_several_turns_in_a_row() -> None:
    state = turn("A", dates={"A": (1901, 20), "B": (1901, 26), "C": (1901, 26)})
    for _ in range(2):
        assert mover(state) == "A"
        settle(play(state, "swap"))
    assert date(state, "A") == (1901, 23)
    assert mover(state) == "A"
    assert mover(settle(after(state, "swap"))) == "A"  # lands on 26, on top


@clause("T1.4", "T8.1")
def test_t1_4_a_marker_goes_on_top_on_the_last_field_too() -> None:
    state = turn("A", dates={"A": (1903, 51), "B": (1903, 52), "C": (1903, 52)}, tower="ABC")
    play(state, "finish")
    assert heard(state, "finish", "on-top") == [{"seat": "B", "other": "A"}]
    play(state, "finish")
    assert state.view()["track"][-1] == {"week": 1, "year": 1903, "end": True, "markers": ["B", "A"]}
    assert mover(state) == "C"


@clause("T1.4")
def test_t1_4_landing_on_a_marker_means_lying_on_top_and_moving_again() -> None:
    state = turn("A", dates={"A": (1901, 20), "B": (1901, 21), "C": (1901, 21)}, tower="ACB")
    assert heard(state, "swap", "on-top") == [{"seat": "A", "other": "C"}]
    settle(play(state, "swap"))
    assert state.view()["order"] == ["A", "C", "B"]
    assert mover(state) == "A"
    assert state.view()["track"][0]["markers"] == ["A", "C", "B"]


@clause("T1.4")
def test_t1_4_one_week_less_or_more_is_behind_or_ahead() -> None:
    before = turn("A", dates={"A": (1901, 20), "B": (1901, 22), "C": (1901, 22)})
    assert mover(settle(after(before, "swap"))) == "A"
    beyond = turn("A", dates={"A": (1901, 20), "B": (1901, 20), "C": (1901, 20)}, tower="ABC")
    assert settle(after(beyond, "swap")).view()["order"] == ["B", "C", "A"]


@clause("T1.5")
def test_t1_5_london_to_warsaw_takes_two_weeks_and_the_swap_one() -> None:
    state = turn("A", at={"A": "London"})
    assert heard(state, "swap", "travelled") == [{"seat": "A", "place": "Warsaw", "weeks": 2}]
    assert spent(state, "A", "swap") == 3
    assert spent(turn("A"), "A", "swap") == 1
    assert heard(turn("A"), "swap", "stayed") == [{"seat": "A", "place": "Warsaw"}]


@clause("T1.6")
def test_t1_6_there_is_no_move_without_an_action() -> None:
    assert notation(begin()) == [
        "take general1-Rome",
        "take Greece1-Berlin",
        "take Crete1-Paris",
        "take congress-London",
        "swap",
    ]
    state = turn(cards={"A": ["Greece3-London"]}, shows=("London-small", None, None))
    kinds = {text.split()[0] for text in notation(state)}
    assert kinds == {"take", "swap", "dig"}


@clause("T7.1")
def test_t7_1_crossing_week_52_renews_all_permits_at_the_end_of_the_turn() -> None:
    state = turn("A", dates={"A": (1901, 52)}, permits={"A": ["Crete"], "B": ["Egypt"]})
    drawing = after(state, "swap")
    assert date(drawing, "A") == (1902, 1)
    assert permits(drawing, "A") == {"Crete"}
    done = settle(drawing)
    assert permits(done, "A") == {"Greece", "Crete", "Egypt", "Palestine", "Mesopotamia"}
    assert permits(done, "B") == {"Egypt"}


@clause("T7.1")
def test_t7_1_permits_are_renewed_with_words() -> None:
    state = turn("A", dates={"A": (1901, 52)}, permits={"A": ["Crete"]}, cards={"A": ["Crete1-Berlin"]})
    digging = after(state, "dig Crete", "weeks 8")
    assert heard(digging, "tile Crete-rubble", "permits-renewed") == [{"seat": "A"}]


@clause("T7.2")
def test_t7_2_landing_on_week_52_is_not_crossing_it() -> None:
    state = turn("A", dates={"A": (1901, 51)}, permits={"A": []})
    settle(play(state, "swap"))
    assert date(state, "A") == (1901, 52)
    assert permits(state, "A") == set()


@clause("T7.2")
def test_t7_2_a_journey_across_the_year_does_not_renew_the_permit_for_its_dig() -> None:
    cards = {"A": ["Egypt3-London"]}
    state = turn("A", dates={"A": (1901, 51)}, cards=cards, permits={"A": ["Crete"]})
    assert "dig Egypt" not in notation(state)
    assert "dig Egypt" in notation(turn("A", dates={"A": (1901, 51)}, cards=cards))


@clause("T7.2")
def test_t7_2_a_dig_across_the_year_leaves_its_permit_valid() -> None:
    cards = {"A": ["Greece3-London"]}
    across = settle(after(turn("A", dates={"A": (1901, 50)}, cards=cards), "dig Greece", "weeks 3"))
    assert date(across, "A") == (1902, 2)
    assert "Greece" in permits(across, "A")
    within = settle(after(turn("A", dates={"A": (1901, 40)}, cards=cards), "dig Greece", "weeks 3"))
    assert "Greece" not in permits(within, "A")


@clause("T7.3")
def test_t7_3_the_year_goes_on_with_the_last_marker() -> None:
    dates = {"A": (1901, 52), "B": (1902, 3), "C": (1902, 5)}
    state = turn("A", dates=dates)
    assert state.view()["year"] == 1901
    assert heard(state, "swap", "year") == [{"year": "1902"}]
    assert after(state, "swap").view()["year"] == 1902
    assert heard(turn("A", dates={**dates, "B": (1901, 52)}), "swap", "year") == []


@clause("T1.2", "T1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t1_4_a_move_says_whose_turn_follows(players: int) -> None:
    """As it turns out, in a whole game; the last one says that nobody's does."""
    rng = random.Random(players)
    state = settle(GAME.new(players=players))
    told = set()
    while state.mover != OVER:
        action = rng.choice(state.legal())
        following = state.describe(action).seen.get("next")
        state.apply(action)
        settle(state)
        if following:
            told.add(following)
            assert following == ("end" if state.mover == OVER else mover(state))
    assert told == {*"ABCD"[:players], "end"}
