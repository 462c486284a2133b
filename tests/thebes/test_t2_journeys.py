"""T2: journeys."""

from __future__ import annotations

import pytest

from tests.clauses import assert_refused, clause
from tests.thebes.positions import (
    after,
    discards,
    hand,
    heard,
    notation,
    play,
    seat_of,
    seen,
    settle,
    spent,
    told,
    turn,
)


@clause("T2.1")
@pytest.mark.parametrize(
    ("place", "weeks"), [("Warsaw", 3), ("London", 4), ("Mesopotamia", 1), ("Palestine", 0)]
)
def test_t2_1_the_shortest_way_a_week_for_each_road(place: str, weeks: int) -> None:
    state = turn("A", at={"A": place}, cards={"A": ["Palestine3-Paris"]})
    assert seen(state, "dig Palestine")["travel"] == weeks
    assert after(state, "dig Palestine").view()["dig"]["travel"] == weeks
    assert spent(state, "A", "dig Palestine", "weeks 3") == weeks + 3
    way = next(event for event in told(state, "dig Palestine") if event.kind in ("travelled", "stayed"))
    assert (way.kind, way.clause) == ("travelled" if weeks else "stayed", "T2.1")


@clause("T2.2")
def test_t2_2_figures_are_in_nobodys_way() -> None:
    at = {"A": "Warsaw", "B": "Berlin", "C": "Berlin"}
    state = settle(after(turn("A", at=at), "take Greece1-Berlin"))
    assert [seat_of(state, seat)["place"] for seat in "ABC"] == ["Berlin"] * 3
    assert spent(turn("A", at=at), "A", "take Greece1-Berlin") == 2


@clause("T2.3")
@pytest.mark.parametrize(("place", "roads", "weeks"), [("Moscow", 1, 1), ("Vienna", 2, 2), ("Rome", 3, 2)])
def test_t2_3_a_car_shortens_journeys_of_three_weeks(place: str, roads: int, weeks: int) -> None:
    at = {"A": "Moscow"}
    card = {"Moscow": "congress-Moscow", "Vienna": "congress-Vienna", "Rome": "general1-Rome"}[place]
    there = {"A": "Warsaw"} if place == "Moscow" else at
    display = (card, "Crete1-Paris", "shovel-London", "Egypt1-Paris")
    on_foot = turn("A", at=there, display=display)
    for cars in (["car-Rome"], ["car-Rome", "car-Moscow"]):
        driving = turn("A", at=there, display=display, cards={"A": cars})
        assert spent(on_foot, "A", f"take {card}") - spent(driving, "A", f"take {card}") == roads - weeks
        drove = heard(driving, f"take {card}", "drove")
        assert drove == ([{"seat": "A", "place": place, "weeks": weeks}] if roads > weeks else [])


@clause("T2.3")
def test_t2_3_a_car_works_from_the_next_turn_on() -> None:
    display = ("car-Moscow", "Crete1-Paris", "shovel-London", "Egypt1-Paris")
    state = turn("A", at={"A": "Rome"}, display=display)
    assert spent(state, "A", "take car-Moscow") == 3 + 1


@clause("T2.4", reason="no-zeppelin")
def test_t2_4_a_zeppelin_takes_no_time_and_is_discarded() -> None:
    flying = turn("A", at={"A": "London"}, cards={"A": ["zeppelin-Rome"]})
    assert spent(flying, "A", "fly-swap") == 1
    assert spent(flying, "A", "swap") == 3
    assert heard(flying, "fly-swap", "flew") == [{"seat": "A", "place": "Warsaw", "weeks": 2}]
    assert heard(flying, "fly-swap", "zeppelin-gone") == [{"seat": "A", "card": "zeppelin-Rome"}]
    done = after(flying, "fly-swap")
    assert hand(done, "A") == {}
    assert "zeppelin-Rome" in discards(done)
    assert hand(after(flying, "swap"), "A") == {"zeppelin-Rome": 1}
    on_foot = turn("A", at={"A": "London"})
    assert_refused(on_foot, "fly-swap", "T2.4", "no-zeppelin", "fly-swap", flying)
    assert_refused(on_foot, "fly-take Crete1-Paris", "T2.4", "no-zeppelin", "take Crete1-Paris")


@clause("T2.4")
def test_t2_4_every_action_can_be_reached_by_zeppelin() -> None:
    finds = {"A": ["bronze-horse", "ushabti", "Rosetta-stone"]}
    cards = {"A": ["zeppelin-Rome", "Egypt3-London"]}
    state = turn("A", cards=cards, finds=finds, shows=("London-small", None, None))
    assert spent(state, "A", "fly-exhibit London-small") == 3
    assert spent(state, "A", "fly-take congress-London") == 2
    assert spent(state, "A", "fly-dig Egypt", "weeks 5") == 5
    digging = after(state, "fly-dig Egypt")
    assert hand(digging, "A") == {"Egypt3-London": 1}
    assert digging.view()["dig"]["travel"] == 0


@clause("T2.4")
@pytest.mark.parametrize(("cards", "saved"), [([], 4), (["car-Rome"], 3)], ids=["on foot", "by car"])
def test_t2_4_what_a_flight_saves(cards: list[str], saved: int) -> None:
    held = {"A": ["zeppelin-Rome", "Egypt3-London", *cards]}
    state = turn("A", at={"A": "Moscow"}, cards=held)
    assert seen(state, "dig Egypt")["travel"] == saved
    assert heard(state, "fly-dig Egypt", "flew") == [{"seat": "A", "place": "Egypt", "weeks": saved}]


@clause("T2.5", reason="already-there")
def test_t2_5_nobody_flies_to_where_he_is() -> None:
    here = turn("A", cards={"A": ["zeppelin-Rome"]})
    away = turn("A", at={"A": "London"}, cards={"A": ["zeppelin-Rome"]})
    assert_refused(here, "fly-swap", "T2.5", "already-there", "fly-swap", away)
    assert "swap" in notation(here)


@clause("T2.5")
def test_t2_5_of_two_zeppelins_the_first_in_the_list_goes() -> None:
    state = turn("A", at={"A": "London"}, cards={"A": ["zeppelin-Rome", "zeppelin-Vienna", "car-Rome"]})
    assert spent(state, "A", "fly-swap") == 1
    play(state, "fly-swap")
    assert hand(state, "A") == {"zeppelin-Rome": 1, "car-Rome": 1}


@clause("T2.5")
def test_t2_5_of_two_special_permits_that_of_london_goes() -> None:
    cards = ["permit-Moscow", "permit-London", "Egypt3-London"]
    state = turn("A", at={"A": "Egypt"}, cards={"A": cards}, permits={"A": []})
    settle(play(state, "dig Egypt", "weeks 3"))
    assert hand(state, "A") == {"permit-Moscow": 1, "Egypt3-London": 1}
