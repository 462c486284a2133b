"""P2: sharing out the funds."""

from __future__ import annotations

import pytest

import mattock
from tests.clauses import assert_refused, clause
from tests.pergamon.positions import (
    SEATS,
    after,
    backs,
    begin,
    finish_round,
    heard,
    lay,
    mover,
    next_round,
    notation,
    odds,
    placing,
    play,
    purse,
    turn,
)

FIVE = ("J23M1", "V30M2", "B42M3", "M14J4", "V15B5")
ALL_FIELDS = {f"place {field}" for field in range(1, 14)}


@clause("P2.1")
def test_p2_1_two_cards_lie_face_down_with_their_backs_up() -> None:
    state = backs(lay(begin(top="chest"), *FIVE), "bag", "chest")
    assert state.view()["money"]["cards"] == [
        {"back": "chest", "coins": None},
        {"back": "bag", "coins": None},
    ]
    assert state.view()["money"]["unseen"] == {str(value): 3 for value in range(1, 9)}
    assert mover(state) == "A"


@clause("P2.2")
@pytest.mark.parametrize(("start", "order"), [("A", "ABCD"), ("B", "BCDA"), ("D", "DABC")])
def test_p2_2_start_player_first_then_clockwise(start: str, order: str) -> None:
    state = backs(lay(begin(4, start), *FIVE), "bag", "bag")
    movers = []
    for number in range(1, 5):
        movers.append(mover(state))
        play(state, f"place {number}")
    assert movers == list(order)
    assert mover(state) == "chance"


@clause("P2.3", reason="field-taken")
def test_p2_3_one_figure_on_a_field() -> None:
    state = placing()
    assert set(notation(state)) == ALL_FIELDS
    play(state, "place 6")
    assert set(notation(state)) == ALL_FIELDS - {"place 6"}
    facts = assert_refused(state, "place 6", "P2.3", "field-taken", like="place 7")
    assert facts["owner"] == "A"


@clause("P2.3", "P3.3")
def test_p2_3_example_three_coins_and_galleries_i_and_ii() -> None:
    state = placing(dig={"I": FIVE[:1], "II": FIVE[1:2], "III": FIVE[2:3], "IV": FIVE[3:4], "V": FIVE[4:]})
    assert state.describe(state.parse("place 6")).args == {"field": 6, "coins": 3, "gallery": "II"}
    play(state, "place 6", "place 9", "place 13", "front 7", "front 4")
    assert (mover(state), purse(state, "A")) == ("A", 3)
    assert [text for text in notation(state) if text.startswith("dig")] == ["dig I", "dig II"]


def sharing(first: int, second: int, fields: str, players: int = 3) -> list[int]:
    """What the seats receive from two cards on their fields."""
    state = placing(players=players, cards=(first, second))
    play(state, *(f"place {field}" for field in fields.split()), f"front {first}", f"front {second}")
    return [purse(state, seat) for seat in SEATS[:players]]


@clause("P2.4")
def test_p2_4_example_seven_and_four_make_eleven() -> None:
    state = play(placing(), "place 2", "place 6", "place 9", "front 7")
    assert heard(state, "front 4", "pot") == [{"coins": 11}]
    play(state, "front 4")
    assert sum(purse(state, seat) for seat in "ABC") == 11


@clause("P2.4", reason="wrong-back")
def test_p2_4_a_card_shows_a_value_of_its_back() -> None:
    state = play(placing(), "place 2", "place 6", "place 9")
    assert odds(state) == {f"front {value}": 3 for value in (5, 6, 7, 8)}
    facts = assert_refused(state, "front 4", "P2.4", "wrong-back", like="front 5")
    assert facts["back"] == "chest"
    play(state, "front 7")
    assert odds(state) == {f"front {value}": 3 for value in (1, 2, 3, 4)}
    assert_refused(state, "front 5", "P2.4", "wrong-back", like="front 4")


@clause("P2.4", reason="no-such-front-left")
def test_p2_4_each_card_comes_once() -> None:
    state = play(placing(round_=3, used=[7, 7, 1, 2], cards=(8, 8)), "place 2", "place 6", "place 9")
    assert odds(state) == {"front 5": 3, "front 6": 3, "front 7": 1, "front 8": 3}
    play(state, "front 7")
    assert odds(state) == {"front 5": 3, "front 6": 3, "front 8": 3}
    assert_refused(state, "front 7", "P2.4", "no-such-front-left", like="front 8")


@clause("P2.4")
@pytest.mark.parametrize("cards", [(7, 4), (8, 6), (2, 1), (3, 3)])
def test_p2_4_the_pot_of_round_12_is_certain(cards: tuple[int, int]) -> None:
    state = placing(round_=12, cards=cards)
    play(state, "place 1", "place 2", "place 3")
    pots = set()
    for first in notation(state):
        between = after(state, first)
        pots |= {heard(between, second, "pot")[0]["coins"] for second in notation(between)}
    assert pots == {sum(cards)}


@clause("P2.4")
def test_p2_4_the_pot_of_round_12_is_certain_in_every_playout() -> None:
    state = placing(round_=12, cards=(8, 6))
    pots = set()
    for seed in range(40):
        end = mattock.playout(state, seed)
        data = end.to_dict()
        pots.add(sum(data["coins"]) + data["spent"])  # all coins that ever came into play
    assert pots == {3 * sum(range(1, 9))}


@clause("P2.5")
def test_p2_5_from_right_to_left_each_what_his_field_asks_for() -> None:
    assert sharing(7, 4, "9 2 6") == [7, 1, 3]
    assert sharing(8, 7, "12 8 13 4", players=4) == [6, 4, 3, 2]


@clause("P2.5")
def test_p2_5_less_or_nothing_when_the_pot_is_short() -> None:
    assert sharing(1, 2, "2 6 9") == [1, 2, 0]
    assert sharing(1, 1, "4 6 9 13", players=4) == [2, 0, 0, 0]


@clause("P2.6")
def test_p2_6_the_last_takes_the_rest() -> None:
    assert sharing(7, 4, "2 6 9") == [1, 3, 7]
    assert sharing(1, 2, "1 2 13") == [0, 1, 2]
    state = play(placing(), "place 2", "place 6", "place 9", "front 7")
    assert heard(state, "front 4", "paid") == [
        {"seat": "A", "coins": 1, "wanted": 1},
        {"seat": "B", "coins": 3, "wanted": 3},
    ]
    assert heard(state, "front 4", "rest") == [{"seat": "C", "coins": 7, "wanted": 4}]


@clause("P2.7")
def test_p2_7_coins_are_kept_for_later_rounds() -> None:
    state = finish_round(turn(coins={"A": 2, "B": 3, "C": 4}))
    next_round(state)
    assert [purse(state, seat) for seat in "ABC"] == [2, 3, 4]
    play(state, *(f"place {field}" for field in (2, 4, 6)))
    while state.mover == mattock.CHANCE:
        state.apply(state.legal()[-1])
    assert all(purse(state, seat) > had for seat, had in zip("ABC", (2, 3, 4), strict=True))


@clause("P2.7")
def test_p2_7_coins_are_worth_nothing_at_the_end() -> None:
    end = finish_round(turn(round_=12, coins={"A": 50, "B": 0, "C": 0}, points={"A": 3, "B": 4, "C": 3}))
    assert end.scores() == [3, 4, 3]
    assert end.winners() == [1]
    poor = finish_round(turn(round_=12, coins={"A": 50}, points={"A": 4, "B": 4, "C": 3}))
    assert poor.winners() == [0, 1]
