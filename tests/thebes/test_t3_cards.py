"""T3 and T4: taking a researcher card, the pile, and swapping the open cards."""

from __future__ import annotations

import pytest

from mattock import State
from tests.clauses import assert_refused, clause
from tests.thebes.positions import (
    DISPLAY,
    after,
    begin,
    discards,
    hand,
    heard,
    mover,
    notation,
    odds,
    open_cards,
    play,
    seat_of,
    settle,
    spent,
    turn,
)

FOUR = ("Egypt3-Moscow", "Crete1-Paris", "general1-Rome", "congress-London")
SWAPPED = ("car-Rome", "car-Moscow", "congress-Paris", "congress-Berlin")


@clause("T3.1")
def test_t3_1_journey_and_weeks_of_the_card() -> None:
    state = turn("A", display=FOUR)
    assert spent(state, "A", "take Egypt3-Moscow") == 1 + 4
    assert spent(state, "A", "take congress-London") == 2 + 2
    there = turn("A", at={"A": "Moscow"}, display=FOUR)
    assert spent(there, "A", "take Egypt3-Moscow") == 4
    done = after(state, "take Egypt3-Moscow")
    assert seat_of(done, "A")["place"] == "Moscow"


@clause("T3.1", reason="card-not-open")
def test_t3_1_only_open_cards() -> None:
    state = turn("A", display=FOUR)
    facts = assert_refused(state, "take Egypt3-London", "T3.1", "card-not-open", "take Egypt3-Moscow")
    assert facts["card"] == "Egypt3-London"
    assert notation(state, "take") == [
        "take general1-Rome",
        "take Crete1-Paris",
        "take Egypt3-Moscow",
        "take congress-London",
    ]


@clause("T3.1")
def test_t3_1_of_two_equal_cards_one_is_taken() -> None:
    state = turn("A", display=("congress-Paris", "Crete1-Berlin", "congress-Paris", "Crete1-Berlin"))
    assert notation(state, "take") == ["take Crete1-Berlin", "take congress-Paris"]
    play(state, "take congress-Paris")
    assert state.to_dict()["display"] == [None, "Crete1-Berlin", "congress-Paris", "Crete1-Berlin"]


@clause("T3.2")
def test_t3_2_the_card_is_the_players_and_helps() -> None:
    state = after(turn("A", display=FOUR), "take Egypt3-Moscow")
    assert hand(state, "A") == {"Egypt3-Moscow": 1}
    assert seat_of(state, "A")["special"]["Egypt"] == 3
    assert seat_of(after(turn("A"), "take general1-Rome"), "A")["general"] == 1


@clause("T3.3")
def test_t3_3_the_empty_space_is_filled_from_the_pile() -> None:
    state = after(turn("A", display=FOUR), "take Crete1-Paris")
    assert mover(state) == "chance"
    assert heard(state, "card car-Rome", "opened") == [{"card": "car-Rome"}]
    play(state, "card car-Rome")
    assert state.to_dict()["display"] == ["Egypt3-Moscow", "car-Rome", "general1-Rome", "congress-London"]
    assert mover(state) == "B"


def second_pile(*fields: str | None) -> State:
    """The first pile is used up: 27 researcher cards were taken or discarded."""
    used = ["Greece2-Rome"] * 2 + ["Egypt1-Paris"] * 2 + ["Palestine1-Vienna"] * 3 + ["Crete3-Moscow"] * 2
    used += ["shovel-London"] * 2 + ["shovel-Rome"] * 2 + ["shovel-Moscow"] * 2 + ["assistant-Paris"] * 2
    used += ["assistant-Vienna"] * 2 + ["congress-Paris"] * 2 + ["congress-Berlin"] * 2
    used += ["Egypt2-Berlin"] * 2 + ["Mesopotamia2-Vienna"] * 2
    assert len(used) == 27
    return turn("A", shows=fields or (None, None, None), discards=used)


@clause("T3.4")
def test_t3_4_a_new_exhibition_comes_to_field_a_and_more_cards_are_drawn() -> None:
    state = play(second_pile(), "take Crete1-Paris")
    play(state, "exhibition Paris-small")
    assert state.to_dict()["shows"] == ["Paris-small", None, None]
    assert mover(state) == "chance"
    play(state, "exhibition Berlin-small", "exhibition London-small")
    assert state.to_dict()["shows"] == ["London-small", "Berlin-small", "Paris-small"]
    told = heard(state, "exhibition Moscow-small", "show-moved")
    assert told == [
        {"exhibition": "Berlin-small", "field": "c"},
        {"exhibition": "London-small", "field": "b"},
    ]
    assert heard(state, "exhibition Moscow-small", "show-gone") == [{"exhibition": "Paris-small"}]
    play(state, "exhibition Moscow-small", "card car-Rome")
    assert state.to_dict()["shows"] == ["Moscow-small", "London-small", "Berlin-small"]
    assert "Paris-small" in discards(state)
    assert mover(state) == "B"


@clause("T3.4")
def test_t3_4_all_move_on_also_over_a_gap() -> None:
    state = play(second_pile(None, "Paris-small", "Berlin-small"), "take Crete1-Paris")
    play(state, "exhibition London-small")
    assert state.to_dict()["shows"] == ["London-small", None, "Paris-small"]
    assert "Berlin-small" in discards(state)


LAST = ("Crete1-Vienna",)


@clause("T3.5")
def test_t3_5_the_third_pile_comes_in_with_the_discards() -> None:
    state = play(second_pile(), "take Crete1-Paris")
    drawn = 0
    while not state.to_dict()["renewed"]:
        if mover(state) == "chance":
            before = discards(state)
            event = heard(state, notation(state)[0], "third-pile")
            play(state, notation(state)[0])
            drawn += 1
        else:
            play(state, "swap")
    assert drawn == 32
    assert len(event) == 1
    data = state.to_dict()
    assert discards(state) == set()
    assert before - set(data["shows"]) <= {*data["pile"], *data["pile_shows"]}
    assert {"London-large", "Moscow-large"} <= set(data["pile_shows"])
    assert data["second"] == event[0]["cards"] == sum(data["pile"].values()) + len(data["pile_shows"])
    assert data["waiting_shows"] == []


@clause("T3.6")
def test_t3_6_later_the_discards_are_shuffled() -> None:
    state = turn("A", pile=LAST, discards=("car-Rome", "Berlin-small"))
    play(state, "take Crete1-Paris")
    assert odds(state) == {"card Crete1-Vienna": 1}
    assert heard(state, "card Crete1-Vienna", "reshuffled") == [{"cards": 2}]
    play(state, "card Crete1-Vienna")
    assert discards(state) == set()
    data = state.to_dict()
    assert (data["pile"], data["pile_shows"], data["second"]) == ({"car-Rome": 1}, ["Berlin-small"], 2)


@clause("T3.7")
def test_t3_7_with_nothing_to_shuffle_it_waits_until_a_card_is_needed() -> None:
    state = turn("A", pile=LAST)
    play(state, "take Crete1-Paris", "card Crete1-Vienna")
    assert (state.to_dict()["second"], mover(state)) == (0, "B")
    swapped = after(state, "swap")
    assert odds(swapped) == {f"card {card}": 1 for card in open_cards(state)}
    assert sum(odds(swapped).values()) == 4


@clause("T3.8")
def test_t3_8_without_researcher_cards_a_space_stays_empty() -> None:
    state = turn("A", pile=("London-small",))
    assert heard(state, "take Crete1-Paris", "no-card-left") == [{}]
    play(state, "take Crete1-Paris")
    assert mover(state) == "B"
    data = state.to_dict()
    assert data["display"] == ["Greece1-Berlin", None, "general1-Rome", "congress-London"]
    assert data["pile_shows"] == ["London-small"]


@clause("T3.8")
def test_t3_8_a_card_that_comes_back_is_drawn_at_the_next_chance() -> None:
    state = turn("A", pile=(), display=("Crete1-Paris", None, None, None), discards=("car-Rome",))
    play(state, "take Crete1-Paris")
    assert odds(state) == {"card car-Rome": 1}
    play(state, "card car-Rome")
    assert open_cards(state) == ["car-Rome"]
    assert mover(state) == "B"


@clause("T3.9")
def test_t3_9_first_pile_all_unseen_cards_as_likely() -> None:
    state = after(begin(), "take Crete1-Paris")
    weights = odds(state)
    assert sum(weights.values()) == 81
    assert weights["card Palestine1-Vienna"] == 3
    assert not [text for text in weights if text.startswith("exhibition")]


@clause("T3.9")
def test_t3_9_second_pile_exhibitions_by_their_share() -> None:
    state = after(second_pile(), "take Crete1-Paris")
    weights = odds(state)
    unseen = sum(state.to_dict()["pile"].values())
    assert unseen == 54
    assert sum(weights.values()) == 32 * 54
    assert weights["exhibition Vienna-small"] == 54
    assert weights["card Crete1-Berlin"] == 27 * 2


@clause("T3.9")
def test_t3_9_renewed_pile_each_card_as_likely() -> None:
    state = after(turn("A", pile=("congress-Paris", "congress-Paris", "Paris-large")), "take Crete1-Paris")
    assert odds(state) == {"card congress-Paris": 2, "exhibition Paris-large": 1}


@clause("T3.9", reason="card-not-in-pile")
def test_t3_9_a_card_that_is_not_there_cannot_come() -> None:
    state = after(turn("A"), "take Crete1-Paris")
    assert_refused(state, "card Crete1-Paris", "T3.9", "card-not-in-pile", "card Crete1-Vienna")
    only = after(turn("A", pile=("London-small",), discards=("car-Rome",)), "take Crete1-Paris")
    assert_refused(only, "card car-Rome", "T3.9", "card-not-in-pile", "exhibition London-small")


@clause("T3.9", "T3.10")
def test_t3_9_only_exhibitions_may_be_left_of_the_second_pile() -> None:
    state = play(second_pile(), "take Crete1-Paris")
    while mover(state) != "chance" or notation(state, "card"):
        play(state, notation(state, "card")[0] if mover(state) == "chance" else "swap")
    assert set(odds(state)) == {
        f"exhibition {city}-small" for city in ["London", "Paris", "Berlin", "Vienna", "Moscow"]
    }
    assert_refused(state, "card Crete1-Vienna", "T3.9", "card-not-in-pile", "exhibition Paris-small")


@clause("T3.10", reason="show-not-in-pile")
def test_t3_10_no_exhibition_from_the_first_pile() -> None:
    first = after(turn("A"), "take Crete1-Paris")
    second = after(second_pile(), "take Crete1-Paris")
    move = "exhibition London-small"
    assert_refused(first, move, "T3.10", "show-not-in-pile", move, second)


@clause("T3.9", reason="show-not-left")
def test_t3_9_only_exhibitions_that_are_in_the_pile() -> None:
    second = after(second_pile(), "take Crete1-Paris")
    assert_refused(second, "exhibition London-large", "T3.9", "show-not-left", "exhibition London-small")
    anew = after(turn("A", pile=("Greece1-Rome", "Paris-large")), "take Crete1-Paris")
    assert_refused(anew, "exhibition London-large", "T3.9", "show-not-left", "exhibition Paris-large")


@clause("T4.1")
def test_t4_1_the_four_old_cards_are_discarded_and_four_new_ones_drawn() -> None:
    state = turn("A")
    assert spent(state, "A", "swap") == 1
    play(state, "swap")
    assert discards(state) == set(DISPLAY)
    assert open_cards(state) == []
    play(state, *(f"card {card}" for card in SWAPPED[:3]))
    assert mover(state) == "chance"
    play(state, "card congress-Berlin")
    assert open_cards(state) == list(SWAPPED)
    assert mover(state) == "B"


@clause("T4.1")
def test_t4_1_old_cards_can_come_again_when_the_pile_runs_out() -> None:
    state = play(turn("A", pile=LAST), "swap", "card Crete1-Vienna")
    assert odds(state) == {f"card {card}": 1 for card in DISPLAY}


def swap_again(state: State) -> State:
    return play(state, "swap", *(f"card {card}" for card in SWAPPED))


@clause("T4.2")
def test_t4_2_swaps_in_a_row_take_1_2_3_weeks() -> None:
    state = turn("A", dates={"A": (1901, 16), "B": (1901, 40), "C": (1901, 40)})
    prices = []
    for _ in range(4):
        prices.append(spent(state, "A", "swap"))
        settle(play(state, "swap"))
    assert prices == [1, 2, 3, 4]
    assert heard(state, "swap", "swapped-again") == [{"seat": "A", "weeks": 5, "swaps": 5}]


@clause("T4.3")
def test_t4_3_another_turn_between_and_it_takes_one_week_again() -> None:
    state = turn("A", dates={"A": (1901, 16), "B": (1901, 16), "C": (1901, 40)}, tower="ABC")
    settle(play(state, "swap"))
    assert mover(state) == "B"
    settle(play(state, "swap"))  # lands on 17, on top of A
    assert mover(state) == "B"
    assert state.view()["swap_price"] == 2
    settle(play(state, "swap"))
    assert mover(state) == "A"
    assert spent(state, "A", "swap") == 1


@clause("T4.3")
def test_t4_3_another_action_between_and_it_takes_one_week_again() -> None:
    dates = {"A": (1901, 20), "B": (1901, 50), "C": (1901, 50)}
    state = turn(
        "A", dates=dates, display=("Egypt3-Moscow", "Crete1-Paris", "Greece1-Berlin", "car-Moscow"), swaps=2
    )
    assert state.view()["swap_price"] == 3
    settle(play(state, "take car-Moscow"))
    assert mover(state) == "A"
    assert state.view()["swap_price"] == 1


@clause("T4.4")
@pytest.mark.parametrize("cards", [0, 1, 3])
def test_t4_4_with_any_number_of_open_cards(cards: int) -> None:
    display = [*DISPLAY[:cards], *[None] * (4 - cards)]
    state = turn("A", display=display, pile=())
    assert "swap" in notation(state)
    settle(play(state, "swap"))
    assert len(open_cards(state)) == cards
    assert mover(state) == "B"
