"""P7: the tomb raider."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from mattock import State
from tests.clauses import assert_refused, clause
from tests.pergamon.positions import (
    backs,
    begin,
    box,
    field,
    finish_round,
    galleries,
    hand,
    heard,
    lay,
    mover,
    next_round,
    notation,
    placing,
    play,
    purse,
    turn,
)

FIVE = ("J23M1", "V30M2", "B42M3", "M14J4", "V15B5")
DIG = {"I": ["J23M1"], "II": ["V30M2"], "III": ["B42M3", "V75M3"], "IV": ["M14J4"], "V": ["V15B5"]}


def raided(
    stands: int,
    coins: int,
    dig: Mapping[str, Sequence[str]] | None = None,
    figures: tuple[int, int] = (1, 13),
) -> State:
    """The position after a raid: A has stored, the raider has dug, B is to move."""
    seats = {"A": figures[0], "B": figures[1], "R": stands}
    state = turn(players=2, round_=4, figures=seats, coins={"R": coins}, dig=DIG if dig is None else dig)
    return play(state, "store")


@clause("P7.1")
@pytest.mark.parametrize(
    ("first", "second", "stands"),
    [("bag", "bag", 5), ("bag", "chest", 7), ("chest", "bag", 7), ("chest", "chest", 9)],
)
def test_p7_1_he_stands_on_the_field_of_the_backs(first: str, second: str, stands: int) -> None:
    state = lay(begin(2, "B", first), *FIVE)
    play(state, f"back {second}")
    assert heard(state, "back bag", "raider-stands") == [{"field": stands}]
    play(state, "back bag")
    assert field(state, "R") == stands
    assert mover(state) == "B"  # before anybody has chosen
    assert (field(state, "A"), field(state, "B")) == (0, 0)


@clause("P7.1")
def test_p7_1_he_is_placed_anew_each_round() -> None:
    state = finish_round(turn("B", players=2, figures={"A": 1, "B": 13, "R": 7}, cards=(7, 4)))
    assert field(state, "R") == 0
    lay(state, *FIVE)
    backs(state, "bag", "chest")  # a bag was on top
    assert field(state, "R") == 5


@clause("P7.2", reason="raider-stands-there")
def test_p7_2_his_field_is_taken() -> None:
    state = placing(players=2, raider=7)
    assert_refused(state, "place 7", "P7.2", "raider-stands-there", like="place 6")
    free = placing(players=2, raider=5, cards=(3, 4))
    assert_refused(state, "place 7", "P7.2", "raider-stands-there", like="place 7", sibling=free)
    assert len(notation(state)) == 12


@clause("P7.3")
def test_p7_3_he_is_paid_in_his_place() -> None:
    state = play(placing(players=2, raider=7), "place 2", "place 9", "front 7", "front 4")
    assert [purse(state, seat) for seat in "ABR"] == [1, 7, 3]
    short = play(placing(players=2, raider=7, cards=(5, 1)), "place 4", "place 6", "front 5", "front 1")
    assert [purse(short, seat) for seat in "ABR"] == [2, 3, 1]


@clause("P7.3")
def test_p7_3_standing_last_he_takes_the_rest() -> None:
    state = play(placing(players=2, raider=7), "place 2", "place 3", "front 7")
    assert heard(state, "front 4", "raider-rest") == [{"coins": 9, "wanted": 3}]
    assert heard(state, "front 4", "rest") == []
    play(state, "front 4")
    assert [purse(state, seat) for seat in "ABR"] == [1, 1, 9]


@clause("P7.4")
def test_p7_4_example_field_7_with_three_coins_robs_gallery_iii() -> None:
    state = placing(players=2, raider=7, dig=DIG)
    play(state, "place 2", "place 9", "front 7", "front 4")
    spent = state.to_dict()["spent"]
    assert purse(state, "R") == 3
    assert heard(state, "store", "raided") == [{"gallery": "III", "price": 3}]
    play(state, "store")
    assert galleries(state) == [["J23M1"], ["V30M2"], [], ["M14J4"], ["V15B5"]]
    assert box(state) == {"B42M3", "V75M3"}
    assert purse(state, "R") == 0
    assert state.to_dict()["spent"] == spent + 3
    assert mover(state) == "B"


@clause("P7.4")
@pytest.mark.parametrize(
    ("stands", "coins", "loot"),
    [(5, 9, "V"), (5, 4, "IV"), (7, 9, "III"), (7, 2, "II"), (9, 5, "V"), (9, 1, "I")],
)
def test_p7_4_the_deepest_that_he_may_enter_and_can_pay(stands: int, coins: int, loot: str) -> None:
    state = raided(stands, coins)
    assert box(state) == set(DIG[loot])
    assert purse(state, "R") == coins - (list(DIG).index(loot) + 1)
    assert hand(state, "A") == hand(state, "B") == set()


@clause("P7.4")
@pytest.mark.parametrize(("fields", "robbed"), [((8, 13), "before"), ((1, 2), "after"), ((2, 9), "between")])
def test_p7_4_he_acts_where_he_stands_in_the_row(fields: tuple[int, int], robbed: str) -> None:
    state = placing(players=2, raider=7, dig=DIG, coins={})
    play(state, f"place {fields[0]}", f"place {fields[1]}", "front 7", "front 4")
    robbed_at = []
    for moment in ("before", "between", "after"):
        if box(state):
            robbed_at.append(moment)
        if state.mover >= 0:
            play(state, "store")
    if box(state):
        robbed_at.append("after")
    assert robbed_at[0] == robbed


@clause("P7.5")
def test_p7_5_an_empty_gallery_sends_him_up_at_the_price_of_that_one() -> None:
    state = raided(7, 3, {**DIG, "III": [], "II": []})
    assert box(state) == {"J23M1"}
    assert purse(state, "R") == 2
    deeper = raided(9, 9, {**DIG, "V": []})
    assert box(deeper) == {"M14J4"}
    assert purse(deeper, "R") == 5


@clause("P7.5")
def test_p7_5_he_never_goes_deeper_than_he_may_or_can_pay() -> None:
    too_deep = raided(7, 9, {"IV": ["M14J4"], "V": ["V15B5"]})
    assert (box(too_deep), purse(too_deep, "R")) == (set(), 9)
    too_dear = raided(9, 3, {"IV": ["M14J4"], "V": ["V15B5"]})
    assert (box(too_dear), purse(too_dear, "R")) == (set(), 3)
    assert galleries(too_dear)[3:] == [["M14J4"], ["V15B5"]]


@clause("P7.5")
def test_p7_5_with_nothing_to_dig_he_keeps_his_coins() -> None:
    state = raided(7, 3, {})
    assert purse(state, "R") == 3
    broke = raided(7, 0)
    assert box(broke) == set()


@clause("P7.6")
def test_p7_6_he_saves_what_he_does_not_need() -> None:
    state = turn(players=2, round_=4, figures={"A": 1, "B": 13, "R": 7}, coins={"R": 5}, dig=DIG)
    assert heard(state, "store", "raider-saves") == [{"coins": 2}]
    finish_round(state)
    next_round(state, ["V36M4", "M63V1", "V96B1", "V90J1", "M77J1"], "bag", "bag")
    assert purse(state, "R") == 2


@clause("P7.6")
def test_p7_6_saved_coins_pay_a_deeper_dig() -> None:
    state = placing(players=2, round_=4, raider=9, cards=(6, 5), coins={"R": 1}, dig=DIG)
    play(state, "place 1", "place 13", "front 6", "front 5")
    assert purse(state, "R") == 5
    play(state, "store")
    assert box(state) == {"V15B5"}


@clause("P7.7")
@pytest.mark.parametrize(("fields", "start"), [((1, 13), "B"), ((13, 1), "A"), ((3, 2), "A"), ((2, 3), "B")])
def test_p7_7_the_last_of_the_two_starts_wherever_the_raider_stood(
    fields: tuple[int, int], start: str
) -> None:
    state = placing(players=2, raider=7)
    play(state, f"place {fields[0]}", f"place {fields[1]}", "front 7", "front 4", "store")
    assert heard(state, "store", "next-start-of-two") == [{"seat": start}]
    next_round(play(state, "store"))
    assert (state.view()["start"], mover(state)) == (start, start)


@clause("P7.4", "P7.5")
def test_p7_5_the_story_says_which_way_he_went() -> None:
    figures = {"A": 1, "B": 13, "R": 7}
    nearer = turn(players=2, figures=figures, coins={"R": 3}, dig={"I": ["J23M1"]})
    assert heard(nearer, "store", "raided-nearer") == [{"gallery": "I", "price": 1}]
    straight = turn(players=2, figures=figures, coins={"R": 3}, dig=DIG)
    assert heard(straight, "store", "raided") == [{"gallery": "III", "price": 3}]
    idle = turn(players=2, figures=figures, dig=DIG)
    assert heard(idle, "store", "raider-idle") == [{}]
