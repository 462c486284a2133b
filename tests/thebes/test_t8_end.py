"""T8: the end of the game and its scoring."""

from __future__ import annotations

import pytest

from mattock import State
from tests.clauses import assert_refused, clause
from tests.thebes.positions import (
    GAME,
    after,
    date,
    heard,
    mover,
    notation,
    play,
    points,
    seat_of,
    seen,
    settle,
    turn,
)

CONGRESSES = ["congress-Paris", "congress-Paris", "congress-Berlin", "congress-Berlin", "congress-Vienna"]
CONGRESSES += ["congress-Vienna", "congress-Moscow", "congress-Moscow", "congress-London"]
TABLE = [0, 1, 3, 6, 10, 15, 21, 28, 28, 28]


def finished(**position: object) -> State:
    """The end of a game in which nobody does anything more."""
    state = turn("A", dates={"A": (1903, 52)}, **position)  # type: ignore[arg-type]
    return play(state, *["finish"] * state.players)


@clause("T8.1", reason="no-time")
def test_t8_1_on_week_48_five_weeks_are_left() -> None:
    cards = {"A": ["Greece3-London", "Greece3-Berlin", "general2-Paris"]}
    late = turn("A", dates={"A": (1903, 48)}, at={"A": "Greece"}, cards=cards)
    assert seat_of(late, "A")["weeks_left"] == 5
    play(late, "dig Greece")
    assert notation(late) == [f"weeks {w}" for w in range(1, 6)]
    facts = assert_refused(late, "weeks 6", "T8.1", "no-time", "weeks 5")
    assert (facts["need"], facts["left"]) == (6, 5)
    play(late, "weeks 5")
    assert seat_of(late, "A")["end"]


@clause("T8.1", reason="no-time")
@pytest.mark.parametrize(
    ("move", "week", "weeks"),
    [
        ("take congress-London", 49, 4),
        ("exhibit London-small", 48, 5),
        ("swap", 52, 1),
        ("dig Greece", 49, 4),
        ("fly-take congress-London", 51, 2),
    ],
)
def test_t8_1_journey_and_action_must_fit(move: str, week: int, weeks: int) -> None:
    def standing(at: int) -> State:
        finds = {"A": ["bronze-horse", "ushabti", "Rosetta-stone"]}
        cards = {"A": ["Greece3-London", "zeppelin-Rome"]}
        shows = ("London-small", None, None)
        place = {"A": "Warsaw"}
        return turn("A", dates={"A": (1903, at)}, at=place, cards=cards, finds=finds, shows=shows)

    fitting = standing(week)
    assert move in notation(fitting)
    assert "week" not in seen(fitting, move) or seen(fitting, move)["year"] == "end"
    if week < 52:
        facts = assert_refused(standing(week + 1), move, "T8.1", "no-time", move, fitting)
        assert (facts["need"], facts["left"]) == (weeks, weeks - 1)
    else:
        away = turn("A", dates={"A": (1903, 52)}, at={"A": "Berlin"})
        assert_refused(away, "swap", "T8.1", "no-time", move, fitting)


@clause("T8.2", reason="not-last-year")
def test_t8_2_the_jump_is_open_in_1903_only() -> None:
    before = turn("A", dates={"A": (1902, 52)})
    first = turn("A", dates={"A": (1903, 1)})
    assert_refused(before, "finish", "T8.2", "not-last-year", "finish", first)
    assert heard(first, "finish", "finished") == [{"seat": "A"}]
    done = after(first, "finish")
    assert seat_of(done, "A")["end"]
    assert date(done, "A") == (1903, 1)
    assert mover(done) == "B"


@clause("T8.2")
def test_t8_2_who_can_do_nothing_else_finishes() -> None:
    state = turn("A", dates={"A": (1903, 52)}, at={"A": "Egypt"})
    assert notation(state) == ["finish"]


@clause("T8.3")
def test_t8_3_the_end_when_all_are_on_the_last_field() -> None:
    state = turn("A", dates={"A": (1903, 52), "B": (1903, 52), "C": (1903, 52)})
    play(state, "finish")
    settle(play(state, "swap"))
    assert mover(state) == "C"
    assert heard(state, "finish", "ended") == [{}]
    play(state, "finish")
    assert mover(state) == "over"


@clause("T8.4")
def test_t8_4_artifacts_by_their_value() -> None:
    state = finished(finds={"A": ["Qumran-scrolls", "ushabti", "Egypt-open-book"]})
    assert points(state, "A")["artifacts"] == 8


@clause("T8.5")
def test_t8_5_exhibitions_by_their_points() -> None:
    state = finished(exhibited={"B": ["London-small", "Moscow-large"]})
    assert points(state, "B")["exhibitions"] == 9


@clause("T8.6")
@pytest.mark.parametrize("number", range(10))
def test_t8_6_congresses_by_their_number(number: int) -> None:
    state = turn(
        "A",
        cards={"A": CONGRESSES[:number]},
        display=("car-Rome", "car-Moscow", None, None),
        pile=("Greece1-Rome",),
    )
    assert points(state, "A")["congresses"] == TABLE[number]


@clause("T8.7")
def test_t8_7_most_books_5_points_or_3_for_each_of_the_tied() -> None:
    state = finished(cards={"A": ["Greece1-Rome", "Crete2-Paris", "Egypt1-Rome"], "B": ["Crete2-Rome"]})
    assert points(state, "A")["expertise"] == 5 + 3 + 5
    assert points(state, "B")["expertise"] == 3
    three = finished(cards={"A": ["Egypt1-Rome"], "B": ["Egypt1-Moscow"], "C": ["Egypt1-Paris"]})
    assert [points(three, seat)["expertise"] for seat in "ABC"] == [3, 3, 3]
    more = finished(cards={"A": ["Egypt1-Rome"], "B": ["Egypt2-London"]})
    assert [points(more, seat)["expertise"] for seat in "ABC"] == [0, 5, 0]


@clause("T8.8")
def test_t8_8_books_on_cards_and_finds_only() -> None:
    helpers = ["assistant-Paris", "assistant-Berlin", "assistant-Rome", "rumour-Egypt-Rome", "general2-Paris"]
    state = finished(cards={"A": helpers, "B": ["Egypt1-Rome"]}, finds={"C": ["Palestine-book-on-Egypt"]})
    assert [points(state, seat)["expertise"] for seat in "ABC"] == [0, 3, 3]
    nobody = finished()
    assert [points(nobody, seat)["expertise"] for seat in "ABC"] == [0, 0, 0]


@clause("T8.8")
def test_t8_8_the_scoring_of_67_points() -> None:
    finds = ["Tel-Dan-stele", "Roman-coin", "Qumran-scrolls", "Warka-vase"]
    finds += ["ushabti", "blue-faience-dish", "bust-of-Nefertiti", "bronze-mirror", "Narmer-palette"]
    finds += ["disc-of-Zeus", "lidded-coffin", "bronze-horse", "Parthenon-relief"]
    shows = ["London-small", "Berlin-small", "London-large"]
    cards = {"A": [*CONGRESSES[:5], "Egypt1-Rome"], "B": ["Egypt2-London"]}
    state = finished(finds={"A": finds}, exhibited={"A": shows}, cards=cards)
    assert points(state, "A") == {"artifacts": 39, "exhibitions": 13, "congresses": 15, "expertise": 0}
    assert state.scores()[0] == 67


@clause("T8.9")
def test_t8_9_the_most_points_win_and_ties_are_shared() -> None:
    one = finished(finds={"A": ["ushabti"], "B": ["Rosetta-stone"]})
    assert one.winners() == [1]
    last = turn("A", dates={"A": (1903, 52)}, finds={"B": ["Rosetta-stone"]})
    assert heard(play(last, "finish", "finish"), "finish", "won") == [{"seat": "B", "points": 5}]
    tied = turn(
        "A", dates={"A": (1903, 52)}, finds={"B": ["Rosetta-stone"]}, exhibited={"C": ["Paris-large"]}
    )
    play(tied, "finish", "finish")
    assert heard(tied, "finish", "tie") == [{}]
    assert play(tied, "finish").winners() == [1, 2]


@clause("T8.10")
def test_t8_10_points_are_shown_as_if_the_game_ended_now() -> None:
    state = turn("A", cards={"A": ["Greece1-Rome", "congress-Paris"]}, finds={"B": ["ushabti"]})
    assert state.scores() == [5 + 1, 1, 0]
    assert state.winners() == []


@clause("T8.1")
def test_t8_1_who_could_still_fly_is_told_so() -> None:
    at, dates = {"A": "London"}, {"A": (1903, 51)}
    flying = turn("A", at=at, dates=dates, cards={"A": ["zeppelin-Rome"]})
    assert assert_refused(flying, "swap", "T8.1", "no-time", "fly-swap")["flying"] == "yes"
    on_foot = turn("A", at=at, dates=dates)
    assert assert_refused(on_foot, "swap", "T8.1", "no-time", "finish")["flying"] == "no"


def test_the_bound_on_the_length_of_a_game() -> None:
    """W = 423 weeks with three players; 149 of them are on all cards but eight, the other 274 are swaps."""
    assert GAME.longest == 13 + 20 + 149 * 4 + 274 * 25
