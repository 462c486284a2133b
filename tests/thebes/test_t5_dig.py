"""T5: digging."""

from __future__ import annotations

import pytest

from mattock import State
from mattock.games.thebes import vocabulary as v
from tests.clauses import assert_refused, clause
from tests.thebes.positions import (
    PARTS,
    after,
    discards,
    finds,
    hand,
    heard,
    mover,
    notation,
    odds,
    permits,
    play,
    seat_of,
    seen,
    settle,
    spent,
    turn,
)
from tests.thebes.test_t0_setup import table

EIGHT = {"A": ["Crete1-Berlin", "Crete1-Berlin", "general2-Paris", "general2-Berlin", "general1-Vienna"]}
EIGHT_HELP = {"A": [*EIGHT["A"], "assistant-Paris", "assistant-Berlin"]}
EIGHT_FINDS = {"A": ["Greece-book-on-Crete"]}


def digging(site: str, *cards: str, found: tuple[str, ...] = (), week: tuple[int, int] = (1902, 1)) -> State:
    """A stands at a site with these cards and finds, and is to choose weeks."""
    state = turn("A", dates={"A": week}, at={"A": site}, cards={"A": cards}, finds={"A": found})
    return play(state, f"dig {site}")


def knowledge(state: State) -> tuple[int, int, int]:
    """Special, general that counts, and the row of the wheel."""
    shown = state.view()["dig"]
    return shown["special"], shown["general"], shown["knowledge"]


def rubble(state: State, site: str, tiles: int) -> State:
    return play(state, *[f"tile {site}-rubble"] * tiles)


@clause("T5.1", reason="permit-used")
def test_t5_1_a_valid_permit_for_the_site() -> None:
    cards = {"A": ["Egypt3-London", "Greece3-London"]}
    state = turn("A", cards=cards, permits={"A": ["Greece"]})
    facts = assert_refused(state, "dig Egypt", "T5.1", "permit-used", "dig Egypt", turn("A", cards=cards))
    assert facts["site"] == "Egypt"
    assert notation(state, "dig") == ["dig Greece"]
    done = after(state, "dig Greece")
    assert seat_of(done, "A")["place"] == "Greece"


@clause("T5.2", reason="no-knowledge")
def test_t5_2_at_least_one_point_of_special_knowledge() -> None:
    state = turn("A", cards={"A": ["general2-Paris", "Greece1-Moscow"]})
    assert_refused(state, "dig Egypt", "T5.2", "no-knowledge", "dig Greece")


@clause("T5.2")
@pytest.mark.parametrize("aid", ["rumour-Egypt-Rome", "assistant-Paris", "Egypt1-Rome"])
def test_t5_2_books_rumours_and_assistants_count(aid: str) -> None:
    assert "dig Egypt" in notation(turn("A", cards={"A": [aid]}))


@clause("T5.2")
def test_t5_2_a_book_that_was_found_counts() -> None:
    assert "dig Egypt" in notation(turn("A", finds={"A": ["Palestine-book-on-Egypt"]}))


@clause("T5.2", reason="knowledge-first")
def test_t5_2_an_aid_that_is_all_one_knows_is_spent_first() -> None:
    state = digging("Egypt", "rumour-Egypt-Rome")
    assert notation(state) == ["rumour"]
    assert_refused(state, "weeks 12", "T5.2", "knowledge-first", "weeks 12", after(state, "rumour"))


@clause("T5.3")
def test_t5_3_one_point_for_each_book_about_the_site() -> None:
    state = digging(
        "Egypt", "Egypt3-London", "Egypt2-London", "Greece3-London", found=("Palestine-book-on-Egypt",)
    )
    assert knowledge(state) == (6, 0, 6)
    assert heard(state, "weeks 1", "knowledge") == [{"seat": "A", "special": 6, "general": 0}]


HELPERS = ["assistant-Paris", "assistant-Berlin", "assistant-Vienna", "assistant-Rome", "assistant-Vienna"]


@clause("T5.4")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_t5_4_two_assistants_add_one_three_add_two_and_more_no_more(number: int, points: int) -> None:
    assert knowledge(digging("Egypt", "Egypt1-Rome", *HELPERS[:number]))[0] == 1 + points


@clause("T5.5")
def test_t5_5_a_lone_assistant_counts_like_two_and_is_discarded() -> None:
    state = digging("Egypt", "Egypt3-London", "assistant-Berlin")
    play(state, "assistant")
    assert knowledge(state) == (4, 0, 4)
    play(state, "weeks 2")
    assert hand(state, "A") == {"Egypt3-London": 1, "assistant-Berlin": 1}
    assert heard(state, "tile Egypt-rubble", "discarded") == [{"seat": "A", "card": "assistant-Berlin"}]
    rubble(state, "Egypt", 1)
    assert hand(state, "A") == {"Egypt3-London": 1}
    assert discards(state) == {"assistant-Berlin"}


@clause("T5.5", reason="no-assistant")
def test_t5_5_without_an_assistant_none_can_be_spent() -> None:
    having = digging("Egypt", "Egypt3-London", "assistant-Berlin")
    assert_refused(
        digging("Egypt", "Egypt3-London"), "assistant", "T5.5", "no-assistant", "assistant", having
    )


@clause("T5.5", reason="several-assistants")
def test_t5_5_two_never_count_like_three() -> None:
    two = digging("Egypt", "Egypt3-London", "assistant-Berlin", "assistant-Rome")
    one = digging("Egypt", "Egypt3-London", "assistant-Berlin")
    assert_refused(two, "assistant", "T5.5", "several-assistants", "assistant", one)


@clause("T5.6")
def test_t5_6_a_rumour_adds_two_to_one_dig_and_is_discarded() -> None:
    state = digging("Crete", "Crete1-Berlin", "rumour-Crete-Paris", "rumour-Egypt-Rome")
    assert knowledge(state) == (1, 0, 1)
    assert heard(state, "rumour", "spent-rumour") == [{"seat": "A", "site": "Crete"}]
    play(state, "rumour")
    assert knowledge(state) == (3, 0, 3)
    rubble(play(state, "weeks 3"), "Crete", 1)
    assert hand(state, "A") == {"Crete1-Berlin": 1, "rumour-Egypt-Rome": 1}
    assert discards(state) == {"rumour-Crete-Paris"}


@clause("T5.6", reason="no-rumour")
def test_t5_6_only_a_rumour_about_this_site() -> None:
    other = digging("Crete", "Crete1-Berlin", "rumour-Egypt-Rome")
    fitting = digging("Crete", "Crete1-Berlin", "rumour-Crete-Paris")
    assert_refused(other, "rumour", "T5.6", "no-rumour", "rumour", fitting)


@clause("T5.7")
def test_t5_7_five_general_with_four_special_count_four() -> None:
    state = turn("A", cards=EIGHT_HELP, finds=EIGHT_FINDS)
    assert seat_of(state, "A")["general"] == 5
    play(state, "dig Crete")
    assert knowledge(state) == (4, 4, 8)
    assert heard(state, "weeks 4", "general-limited") == [{"seat": "A", "general": 5, "special": 4}]


@clause("T5.7")
def test_t5_7_general_knowledge_counts_everywhere_up_to_the_special() -> None:
    books = ("general2-Paris", "general1-Rome")
    assert knowledge(digging("Egypt", "Egypt1-Rome", *books)) == (1, 1, 2)
    assert knowledge(digging("Egypt", "Egypt3-London", *books)) == (3, 3, 6)
    assert knowledge(digging("Greece", "Greece3-London", "Greece3-Berlin", *books)) == (6, 3, 9)
    assert knowledge(digging("Greece", "Greece3-London", found=("Egypt-open-book",))) == (3, 1, 4)


@clause("T5.8")
def test_t5_8_more_than_twelve_counts_as_twelve() -> None:
    books = [
        "Egypt3-London",
        "Egypt3-Moscow",
        "Egypt2-London",
        "general2-Paris",
        "general2-London",
        "general2-Berlin",
    ]
    state = digging("Egypt", *books)
    assert knowledge(state) == (8, 6, 12)
    assert state.view()["dig"]["wheel"] == [3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10]
    assert heard(state, "weeks 1", "wheel-limited") == [{"seat": "A", "knowledge": 12}]


@clause("T5.9")
def test_t5_9_the_wheel_is_that_of_the_page() -> None:
    page = table("| Knowledge |")
    for k in range(1, v.WHEEL_KNOWLEDGE + 1):
        row = PARTS.wheel[k * (v.WHEEL_WEEKS + 1) + 1 : (k + 1) * (v.WHEEL_WEEKS + 1)]
        assert [str(n) for n in row] == page[str(k)]


@clause("T5.9")
def test_t5_9_knowledge_8_and_four_weeks_draw_five() -> None:
    state = turn("A", cards=EIGHT_HELP, finds=EIGHT_FINDS)
    play(state, "dig Crete")
    assert seen(state, "weeks 4")["tiles"] == 5
    assert heard(state, "weeks 4", "draws") == [{"seat": "A", "tiles": 5}]
    play(state, "weeks 4")
    tiles = ["bull-fresco", "Crete-rubble", "helmet-of-Axos", "disc-of-Zeus", "Crete-rubble"]
    play(state, *(f"tile {tile}" for tile in tiles))
    assert mover(state) == "B"
    assert finds(state, "A") >= {"bull-fresco", "helmet-of-Axos", "disc-of-Zeus"}
    bonus = 1
    assert seat_of(state, "A")["points"]["artifacts"] == 8 + bonus


@clause("T5.10", reason="wheel-shows-nothing")
def test_t5_10_only_weeks_that_show_a_number() -> None:
    state = digging("Egypt", "Egypt1-Rome")
    assert notation(state) == [f"weeks {w}" for w in range(8, 13)]
    facts = assert_refused(state, "weeks 7", "T5.10", "wheel-shows-nothing", "weeks 8")
    assert (facts["least"], facts["knowledge"]) == (8, 1)


@clause("T5.10")
def test_t5_10_shovels_do_not_make_a_dig_possible() -> None:
    state = digging("Egypt", "Egypt1-Rome", "shovel-London", "shovel-Rome")
    assert notation(state) == [f"weeks {w}" for w in range(8, 13)]
    assert seen(state, "weeks 8")["tiles"] == 2


SHOVELS = ["shovel-London", "shovel-Rome", "shovel-Moscow", "shovel-Rome", "shovel-London"]


@clause("T5.11")
@pytest.mark.parametrize(("number", "tiles"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_t5_11_two_shovels_add_a_tile_three_add_two(number: int, tiles: int) -> None:
    state = digging("Egypt", "Egypt3-London", *SHOVELS[:number])
    assert after(state, "weeks 6").view()["dig"]["to_draw"] == 2 + tiles
    assert heard(state, "weeks 6", "shovels") == ([{"seat": "A", "tiles": tiles}] if tiles else [])


@clause("T5.12")
def test_t5_12_a_lone_shovel_counts_like_two_and_is_discarded() -> None:
    state = digging("Egypt", "Egypt3-London", "shovel-Moscow")
    play(state, "shovel", "weeks 3")
    assert state.view()["dig"]["to_draw"] == 1 + 1
    rubble(state, "Egypt", 2)
    assert hand(state, "A") == {"Egypt3-London": 1}
    assert discards(state) == {"shovel-Moscow"}


@clause("T5.12", reason="no-shovel")
def test_t5_12_without_a_shovel_none_can_be_spent() -> None:
    having = digging("Egypt", "Egypt3-London", "shovel-Moscow")
    assert_refused(digging("Egypt", "Egypt3-London"), "shovel", "T5.12", "no-shovel", "shovel", having)


@clause("T5.12", reason="several-shovels")
def test_t5_12_two_shovels_never_count_like_three() -> None:
    one = digging("Egypt", "Egypt3-London", "shovel-Moscow")
    two = digging("Egypt", "Egypt3-London", "shovel-Moscow", "shovel-Rome")
    assert_refused(two, "shovel", "T5.12", "several-shovels", "shovel", one)


@clause("T5.13", reason="already-spent")
@pytest.mark.parametrize(
    ("aid", "card"),
    [("rumour", "rumour-Egypt-Rome"), ("assistant", "assistant-Rome"), ("shovel", "shovel-Rome")],
)
def test_t5_13_what_is_spent_is_spent(aid: str, card: str) -> None:
    state = digging("Egypt", "Egypt3-London", card)
    assert_refused(after(state, aid), aid, "T5.13", "already-spent", aid, state)


@clause("T5.13", reason="changes-nothing")
@pytest.mark.parametrize(("aid", "card"), [("rumour", "rumour-Egypt-Rome"), ("assistant", "assistant-Rome")])
def test_t5_13_an_aid_that_changes_nothing_is_not_offered(aid: str, card: str) -> None:
    books = ["Egypt3-London", "Egypt3-Moscow", "Egypt2-London", "Egypt2-Berlin", "general2-Paris"]
    full = digging("Egypt", *books, card)
    assert knowledge(full)[2] == 12
    less = digging("Egypt", *books[:4], "general1-Rome", card)
    assert knowledge(less)[2] == 11
    assert_refused(full, aid, "T5.13", "changes-nothing", aid, less)


@clause("T5.13")
def test_t5_13_an_aid_can_make_general_knowledge_count() -> None:
    state = digging("Egypt", "Egypt1-Rome", "assistant-Rome", "general2-Paris")
    assert knowledge(state) == (1, 1, 2)
    assert knowledge(after(state, "assistant")) == (2, 2, 4)


@clause("T5.14")
def test_t5_14_spent_cards_are_discarded_after_the_last_tile() -> None:
    cards = ("rumour-Egypt-Rome", "assistant-Rome", "shovel-Rome")
    state = digging("Egypt", *cards)
    play(state, "shovel", "assistant", "rumour", "weeks 3")
    assert knowledge(state)[0] == 3
    assert set(hand(state, "A")) == set(cards)
    rubble(state, "Egypt", 1)
    assert discards(state) == set()
    rubble(state, "Egypt", 1)
    assert discards(state) == set(cards)
    assert hand(state, "A") == {}


@clause("T5.15")
def test_t5_15_a_dig_is_offered_where_all_aids_make_it_fit() -> None:
    late = {"A": (1903, 50)}  # three weeks are left
    one = ["Greece1-Berlin"]
    assert "dig Greece" not in notation(turn("A", dates=late, at={"A": "Greece"}, cards={"A": one}))
    helped = turn("A", dates=late, at={"A": "Greece"}, cards={"A": [*one, "rumour-Greece-Moscow"]})
    play(helped, "dig Greece")
    assert notation(helped) == ["rumour"]
    play(helped, "rumour")
    assert notation(helped) == ["weeks 3"]


@clause("T5.15")
def test_t5_15_who_has_gone_there_digs_and_the_weeks_stay() -> None:
    state = digging("Egypt", "Egypt3-London")
    assert {text.split()[0] for text in notation(state)} == {"weeks"}
    play(state, "weeks 12")
    assert {text.split()[0] for text in notation(state)} == {"tile"}


@clause("T5.16")
def test_t5_16_rubble_is_not_drawn_twice_in_a_dig_and_goes_back_after_it() -> None:
    state = play(digging("Egypt", "Egypt3-London"), "weeks 12")
    left = len(state.view()["sites"][2]["bag"])
    assert left == 14
    for drawn in range(4):
        assert odds(state)["tile Egypt-rubble"] == 16 - drawn
        assert sum(odds(state).values()) == 30 - drawn
        if drawn == 3:
            assert heard(state, "tile Egypt-rubble", "rubble-back") == [{"site": "Egypt", "tiles": 4}]
        rubble(state, "Egypt", 1)
    assert state.view()["sites"][2]["rubble"] == 16
    assert state.to_dict()["rubble"] == 0


@clause("T5.16", reason="other-site")
def test_t5_16_only_tiles_of_this_site() -> None:
    state = play(digging("Egypt", "Egypt3-London"), "weeks 12")
    facts = assert_refused(state, "tile Greece-rubble", "T5.16", "other-site", "tile Egypt-rubble")
    assert facts["site"] == "Egypt"


@clause("T5.17")
def test_t5_17_finds_stay_and_books_count_from_the_next_dig() -> None:
    state = play(digging("Greece", "Greece3-London"), "weeks 6")
    assert heard(state, "tile Greece-book-on-Crete", "found-special") == [{"seat": "A", "site": "Crete"}]
    play(state, "tile Greece-book-on-Crete")
    assert state.view()["dig"]["to_draw"] == 1
    assert heard(state, "tile Greece-open-book", "found-general") == [{"seat": "A"}]
    play(state, "tile Greece-open-book")
    shown = seat_of(state, "A")
    assert (shown["special"]["Crete"], shown["general"]) == (1, 1)
    told = heard(play(digging("Greece", "Greece3-London"), "weeks 6"), "tile seal-from-Troy", "found")
    assert told == [{"seat": "A", "tile": "seal-from-Troy", "points": 6}]


@clause("T5.18")
def test_t5_18_the_permit_is_turned_after_the_dig() -> None:
    state = play(digging("Greece", "Greece3-London"), "weeks 3")
    assert "Greece" in permits(state, "A")
    assert heard(state, "tile Greece-rubble", "permit-turned") == [{"seat": "A", "site": "Greece"}]
    rubble(state, "Greece", 1)
    assert permits(state, "A") == {"Crete", "Egypt", "Palestine", "Mesopotamia"}


@clause("T5.19")
def test_t5_19_a_special_permit_is_used_only_where_the_own_one_is_turned() -> None:
    cards = {"A": ["Greece3-London", "permit-London", "permit-Moscow"]}
    used = settle(after(turn("A", cards=cards), "dig Greece", "weeks 3"))
    assert hand(used, "A") == {"Greece3-London": 1, "permit-London": 1, "permit-Moscow": 1}
    again = after(turn("A", cards=cards, permits={"A": ["Egypt"]}), "dig Greece", "weeks 3")
    told = heard(again, "tile Greece-rubble", "special-permit")
    assert told == [{"seat": "A", "site": "Greece"}]
    rubble(again, "Greece", 1)
    assert hand(again, "A") == {"Greece3-London": 1, "permit-Moscow": 1}
    assert permits(again, "A") == {"Egypt"}
    assert discards(again) == {"permit-London"}


@clause("T5.20")
def test_t5_20_the_first_dig_earns_the_artifact_of_value_1_even_with_rubble_only() -> None:
    state = play(digging("Greece", "Greece3-London"), "weeks 3")
    assert heard(state, "tile Greece-rubble", "bonus") == [{"seat": "A", "tile": "bronze-horse"}]
    rubble(state, "Greece", 1)
    assert finds(state, "A") == {"bronze-horse"}
    assert state.view()["sites"][0]["bonus"] is None
    second = turn("A", cards={"A": ["Greece3-London"]}, dug=["Greece"])
    play(second, "dig Greece", "weeks 3")
    assert heard(second, "tile Greece-rubble", "bonus") == []


@clause("T5.21", reason="tile-not-in-bag")
def test_t5_21_a_find_comes_once() -> None:
    state = play(digging("Greece", "Greece3-London", found=("Parthenon-relief",)), "weeks 6")
    assert_refused(state, "tile Parthenon-relief", "T5.21", "tile-not-in-bag", "tile seal-from-Troy")
    play(state, "tile seal-from-Troy")
    assert_refused(state, "tile seal-from-Troy", "T5.21", "tile-not-in-bag", "tile Greece-rubble")
    assert spent(state, "A") == 0


@clause("T0.7", reason="tile-on-site")
def test_t0_7_the_artifact_on_the_site_is_not_in_the_bag() -> None:
    state = play(digging("Greece", "Greece3-London"), "weeks 6")
    facts = assert_refused(state, "tile bronze-horse", "T0.7", "tile-on-site", "tile Attic-cup")
    assert facts == {"tile": "bronze-horse", "site": "Greece"}
    dug = turn("A", cards={"A": ["Greece3-London"]}, finds={"B": ["bronze-horse"]}, dug=["Greece"])
    play(dug, "dig Greece", "weeks 6")
    assert_refused(dug, "tile bronze-horse", "T5.21", "tile-not-in-bag", "tile Attic-cup")


@clause("T5.15", reason="aid-first")
@pytest.mark.parametrize(
    ("cards", "week", "aid", "spending"),
    [
        (["rumour-Egypt-Rome"], 49, "rumour", ["rumour"]),
        (["assistant-Paris"], 47, "assistant", ["assistant"]),
        (["rumour-Egypt-Rome", "assistant-Paris"], 47, "either", ["assistant"]),
        (["rumour-Egypt-Rome", "assistant-Paris"], 49, "rumour", ["rumour"]),
        (["rumour-Egypt-Rome", "assistant-Paris"], 51, "both", ["rumour", "assistant"]),
    ],
)
def test_t5_15_an_aid_can_make_the_last_dig_fit(
    cards: list[str], week: int, aid: str, spending: list[str]
) -> None:
    """Knowledge 1 takes eight weeks, 2 takes six, 3 takes three and 4 two."""
    state = turn("A", dates={"A": (1903, week)}, at={"A": "Egypt"}, cards={"A": ["Egypt1-Rome", *cards]})
    play(state, "dig Egypt")
    left = 53 - week
    aided = after(state, *spending)
    move = next(text for text in notation(aided) if text.startswith("weeks"))
    facts = assert_refused(state, move, "T5.15", "aid-first", move, aided)
    assert (facts["aid"], facts["need"], facts["left"]) == (aid, 8, left)
    assert not [text for text in notation(state) if text.startswith("weeks")]


@clause("T5.2", reason="knowledge-first")
def test_t5_2_the_aid_that_gives_knowledge_is_named() -> None:
    cards = ["rumour-Egypt-Rome", "assistant-Paris"]
    state = after(turn("A", at={"A": "Egypt"}, cards={"A": cards}), "dig Egypt")
    aided = after(state, "rumour")
    facts = assert_refused(state, "weeks 12", "T5.2", "knowledge-first", "weeks 12", aided)
    assert facts["aid"] == "either"
    alone = after(turn("A", at={"A": "Egypt"}, cards={"A": cards[1:]}), "dig Egypt")
    facts = assert_refused(
        alone, "weeks 12", "T5.2", "knowledge-first", "weeks 12", after(alone, "assistant")
    )
    assert facts["aid"] == "assistant"


@clause("T5.16")
def test_t5_16_each_tile_in_the_bag_is_as_likely() -> None:
    state = play(digging("Egypt", "Egypt3-London"), "weeks 12")
    weights = odds(state)
    assert weights.pop("tile Egypt-rubble") == 16
    assert set(weights.values()) == {1}
    assert {text.removeprefix("tile ") for text in weights} == {
        tile["tile"] for tile in state.view()["sites"][2]["bag"]
    }
