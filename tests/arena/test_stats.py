"""The figures of a match against cases computed by hand."""

from __future__ import annotations

from math import inf, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from mattock.arena.stats import Estimate, summarise, wilson
from tests.arena.tables import new_match, result

HAND = [  # two bots, two deals, each from both seats
    result(0, (0, 1), (30, 20), deal=0, length=100),
    result(1, (1, 0), (25, 25), deal=0, length=110),
    result(2, (0, 1), (10, 40), deal=1, length=120),
    result(3, (1, 0), (12, 32), deal=1, length=130),
]


def test_wilson_as_in_the_books() -> None:
    """15 of 20: a textbook case."""
    found = wilson([1.0] * 15 + [0.0] * 5)
    assert found.value == 0.75
    assert (found.low, found.high) == pytest.approx((0.5313, 0.8881), abs=5e-5)
    assert wilson([0.0] * 10).low == 0.0
    assert wilson([1.0] * 10).high == pytest.approx(1.0)
    assert wilson([]) == Estimate(0.0, 0.0, 1.0)


def test_wins_places_and_scores() -> None:
    one, other = summarise(new_match("random", "greedy"), HAND).standings
    assert (one.bot, one.games, one.wins.value) == ("random", 4, 2.5 / 4)
    assert (other.bot, other.games, other.wins.value) == ("greedy", 4, 1.5 / 4)
    assert (one.place.value, other.place.value) == ((1 + 1.5 + 2 + 1) / 4, (2 + 1.5 + 1 + 2) / 4)
    assert (one.score, other.score) == (97 / 4, 97 / 4)
    assert one.scores == [30, 25, 10, 32]
    assert one.wins.low < one.wins.value < one.wins.high


def test_score_difference_with_the_interval_of_its_deals() -> None:
    """The deals' means are (10 + 0) / 2 = 5 and (-30 + 20) / 2 = -5; their deviation is 5 sqrt 2."""
    one, other = summarise(new_match("random", "greedy"), HAND).standings
    reach = 1.96 * (5 * sqrt(2)) / sqrt(2)
    assert one.difference.value == other.difference.value == 0
    assert (one.difference.low, one.difference.high) == pytest.approx((-reach, reach))


def test_after_one_deal_nothing_is_known_about_the_interval() -> None:
    one = summarise(new_match("random", "greedy"), HAND[:2]).standings[0]
    assert one.difference == Estimate(5.0, -inf, inf)
    assert one.place == Estimate(1.25, -inf, inf)
    assert (one.row()["place_low"], one.row()["place_high"]) == (None, None)


def test_placement_with_the_interval_of_its_deals() -> None:
    """The deals' means are (1 + 1.5) / 2 = 1.25 and (2 + 1) / 2 = 1.5; their deviation is 0.125 sqrt 2."""
    one = summarise(new_match("random", "greedy"), HAND).standings[0]
    reach = 1.96 * 0.125
    assert (one.place.low, one.place.high) == pytest.approx((1.375 - reach, 1.375 + reach))


def test_by_seat() -> None:
    summary = summarise(new_match("random", "greedy"), HAND)
    first, second = summary.standings[0].seats
    assert (first.games, first.wins.value, first.score) == (2, 0.5, 20)
    assert (second.games, second.wins.value, second.score) == (2, 0.75, 28.5)
    assert [line.games for line in summary.seats] == [4, 4]
    assert [line.wins.value for line in summary.seats] == [1.5 / 4, 2.5 / 4]
    assert summary.seats[0].score == (30 + 25 + 10 + 12) / 4


def test_the_whole() -> None:
    summary = summarise(new_match("random", "greedy"), reversed(HAND))
    assert (summary.games, summary.deals, summary.lengths) == (4, 2, [100, 110, 120, 130])
    assert [standing.bot for standing in summary.ranking] == ["random", "greedy"]


def test_win_matrix_of_three() -> None:
    """Places 1, 2, 3; then 2.5, 2.5, 1; the fourth bot met nobody."""
    games = [result(0, (0, 1, 2), (30, 20, 10)), result(1, (0, 1, 2), (10, 10, 20))]
    ahead = summarise(new_match("random", "greedy", "mcts:8", "mcts:9", players=3), games).ahead
    assert ahead == [
        [None, 0.75, 0.5, None],
        [0.25, None, 0.5, None],
        [0.5, 0.5, None, None],
        [None, None, None, None],
    ]


def test_a_bot_that_sits_twice_has_two_seat_games() -> None:
    """Differences are to other bots only: 30 - 10 and 20 - 10; 10 - 25."""
    games = [result(0, (0, 1, 0), (30, 10, 20))]
    one, other = summarise(new_match("random", "greedy", players=3), games).standings
    assert (one.games, one.wins.value, one.difference.value) == (2, 0.5, 15)
    assert (other.games, other.wins.value, other.difference.value) == (1, 0, -15)


def test_points_by_source_are_means() -> None:
    games = HAND[:2]
    games[0].points.extend([{"digs": 20, "shows": 10}, {"digs": 20}])
    games[1].points.extend([{"digs": 25}, {"digs": 25}])
    try:
        one, other = summarise(new_match("random", "greedy"), games).standings
        assert one.points == {"digs": 22.5, "shows": 5}
        assert other.points == {"digs": 22.5}
    finally:
        for game in games:
            game.points.clear()


def test_ratings_are_those_of_openskill() -> None:
    model = PlackettLuce()
    one, other = model.rating(), model.rating()
    for game in HAND:
        sides = {0: one, 1: other}
        after = model.rate([[sides[bot]] for bot in game.seats], ranks=game.placements)
        sides = {bot: team[0] for bot, team in zip(game.seats, after, strict=True)}
        one, other = sides[0], sides[1]
    for standing, rating in zip(
        summarise(new_match("random", "greedy"), HAND).standings, (one, other), strict=True
    ):
        reach = 1.96 * rating.sigma
        found = (standing.rating.value, standing.rating.low, standing.rating.high)
        assert found == pytest.approx((rating.mu, rating.mu - reach, rating.mu + reach))


def test_a_bot_among_itself_keeps_its_rating() -> None:
    (alone,) = summarise(new_match("random"), [result(0, (0, 0), (3, 4))]).standings
    assert alone.rating.value == 25
    assert (alone.wins.value, alone.difference.value) == (0.5, 0)


def test_a_stronger_bot_is_rated_higher_when_both_sit_twice() -> None:
    games = [result(n, (0, 1, 0, 1), (40, 10, 30, 20), deal=n) for n in range(20)]
    one, other = summarise(new_match("random", "greedy", players=4), games).standings
    assert one.rating.low > other.rating.high


def test_rows() -> None:
    row = summarise(new_match("random", "greedy"), HAND).standings[0].row()
    named = ["bot", "games", "win_rate", "low", "high", "mean_score"]
    assert list(row) == [*named, "place", "place_low", "place_high"]
    assert row["place_low"] < row["place"] == 1.375 < row["place_high"]
    assert (row["bot"], row["games"], row["win_rate"], row["mean_score"]) == ("random", 4, 0.625, 24.25)


@given(st.lists(st.lists(st.integers(0, 9), min_size=3, max_size=3), min_size=1, max_size=12))
def test_wins_and_places_are_shared_out_completely(scores: list[list[int]]) -> None:
    games = [result(n, (n % 3, (n + 1) % 3, (n + 2) % 3), s) for n, s in enumerate(scores)]
    standings = summarise(new_match("random", "greedy", "mcts:8", players=3), games).standings
    assert sum(s.wins.value * s.games for s in standings) == pytest.approx(len(games))
    assert sum(s.place.value * s.games for s in standings) == pytest.approx(6 * len(games))
    assert sum(s.difference.value for s in standings) == pytest.approx(0)
