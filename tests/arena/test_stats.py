"""The figures of a match against cases computed by hand."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from mattock.arena.report import cells_of, show_difference
from mattock.arena.stats import (
    Estimate,
    errors_of,
    interval,
    over_deals,
    reach_of,
    student,
    summarise,
    wilson,
    wins_over_deals,
)
from mattock.core.errors import MattockError
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


def test_students_t_as_in_the_books() -> None:
    """For 4, 5, 9, 29 and 99 degrees of freedom."""
    found = [student(figures) for figures in (5, 6, 10, 30, 100)]
    assert found == pytest.approx([2.776, 2.571, 2.262, 2.045, 1.984], abs=1e-3)


def test_intervals_of_a_match_with_several_looks_are_wider() -> None:
    """The normal quantiles of 97.5 % for one look, 99.17 % for three; t of 99 % for 24 degrees is 2.492."""
    assert [errors_of(looks) for looks in (1, 3)] == [1.96, 2.394]
    assert student(25, 2.3263) == pytest.approx(2.492, abs=2e-3)
    games = [result(n, (0, 1), (n < 70, n >= 70), deal=n) for n in range(100)]
    match = new_match("random", "greedy")
    once, often = (summarise(match, games, looks=looks).standings[0] for looks in (1, 3))
    for wide, narrow in ((often.wins, once.wins), (often.difference, once.difference)):
        assert wide.low < narrow.low < wide.value == narrow.value < narrow.high < wide.high
    with pytest.raises(MattockError, match="number of looks"):
        summarise(match, games, looks=0)


def looks_at(chance: float, way: str, draw: Random) -> tuple[bool, int]:
    """Where a match by lot stands when it stops clear of 60 %: whether the truth is inside, and its deals."""
    shares, deals = list[tuple[int, float]](), 0
    for deals in (25, 50, 100):
        while len(shares) < 2 * deals:
            luck = draw.random()
            shares += [(len(shares) // 2, float(draw.random() < p)) for p in WAYS[way](chance, luck)]
        found = wins_over_deals(shares, errors_of(3))
        if found.low > 0.6 or found.high < 0.6:
            break
    return found.low <= chance <= found.high, deals


@pytest.mark.parametrize("way", ["apart", "alike", "by the cards", "by the seat"])
def test_intervals_cover_the_truth_wherever_a_match_stops(way: str) -> None:
    """With the looks of a ladder, at chances on both sides of the goal and close to it."""
    draw, matches = Random(f"looks {way}"), 400
    for chance in (0.4, 0.58, 0.6, 0.65, 0.7, 0.75):
        ends = [looks_at(chance, way, draw) for _ in range(matches)]
        assert sum(inside for inside, _ in ends) / matches >= 0.95
        assert len({deals for _, deals in ends}) > 1


SIX = [  # deals: the first bot is 10, -10, 4, 6, 2 and 0 points ahead from one seat, and level from the other
    game
    for deal, ahead in enumerate((10, -10, 4, 6, 2, 0))
    for game in (
        result(2 * deal, (0, 1), (20 + ahead, 20), deal),
        result(2 * deal + 1, (1, 0), (20, 20), deal),
    )
]


def test_score_difference_with_the_interval_of_its_deals() -> None:
    """The deals' means are 5, -5, 2, 3, 1 and 0: squares of 64 about a mean of 1 are 58, a fifth is 11.6."""
    one, other = summarise(new_match("random", "greedy"), SIX).standings
    reach = 2.5706 * sqrt(11.6) / sqrt(6)
    assert (one.difference.value, other.difference.value) == (1, -1)
    assert (one.difference.low, one.difference.high) == pytest.approx((1 - reach, 1 + reach), rel=1e-3)
    assert show_difference(one.difference) == "+1.0 ± 3.6"


def test_under_five_deals_nothing_is_known_about_the_interval() -> None:
    for deals in (1, 2, 4):
        one = summarise(new_match("random", "greedy"), SIX[: 2 * deals]).standings[0]
        for found in (one.difference, one.place):
            assert (found.low, found.high) == (-inf, inf)
        assert (one.wins.low, one.wins.high) == (0, 1)
        assert (one.row()["place_low"], one.row()["place_high"]) == (None, None)
        cells = cells_of(one)
        assert cells[3] == "too few deals"
        assert not any("±" in cell for cell in cells[:-1])
    five = summarise(new_match("random", "greedy"), SIX[:10]).standings[0]
    assert five.wins.low > 0
    assert all("±" in cells_of(five)[column] for column in (4, 6))


def test_placement_with_the_interval_of_its_deals() -> None:
    """The deals' means are 1.25 four times, 1.75 and 1.5; squares about their mean are 0.2188."""
    one = summarise(new_match("random", "greedy"), SIX).standings[0]
    reach = 2.5706 * sqrt(0.21875 / 5) / sqrt(6)
    assert one.place.value == pytest.approx(1.375)
    assert (one.place.low, one.place.high) == pytest.approx((1.375 - reach, 1.375 + reach), rel=1e-3)


def test_games_that_end_alike_count_as_one() -> None:
    """Twenty deals, each won or lost from both seats: as much as twenty games, not forty."""
    alike = [(deal, float(deal < 15)) for deal in range(20) for _ in range(2)]
    found = wins_over_deals(alike)
    assert (found.low, found.high) == pytest.approx(interval(0.75, 20, student(20)))
    shared = [(deal, float(seat)) for deal in range(20) for seat in range(2)]
    found = wins_over_deals(shared)
    assert (found.low, found.high) == pytest.approx(interval(0.5, 40, student(20))), "nor more than forty"


WAYS: dict[
    str, Callable[[float, float], tuple[float, float]]
] = {  # how the two games of a deal hang together: the chances to win them, by a number of the deal
    "apart": lambda chance, luck: (chance, chance),
    "alike": lambda chance, luck: (float(luck < chance),) * 2,
    "by the cards": lambda chance, luck: (chance + 0.3 * (luck > 0.5) - 0.15,) * 2,
    "by the seat": lambda chance, luck: (chance + 0.2, chance - 0.2),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("deals", [5, 10, 30])
def test_intervals_cover_the_truth_19_times_out_of_20(deals: int, way: str) -> None:
    """Many matches by lot, of which the truth is known: wins by their chances, points by a bell curve."""
    draw, matches, chance = Random(f"{deals} {way}"), 2000, 0.7
    wins = points = 0
    for _ in range(matches):
        shares, ahead = list[tuple[int, float]](), list[tuple[int, float]]()
        for deal in range(deals):
            luck, cards = draw.random(), draw.gauss(0, 6)
            shares += [(deal, float(draw.random() < p)) for p in WAYS[way](chance, luck)]
            ahead += [(deal, 3 + cards + draw.gauss(0, 4)) for _ in range(2)]
        found = wins_over_deals(shares)
        wins += found.low <= chance <= found.high
        found = over_deals(ahead)
        points += found.low <= 3 <= found.high
    assert 0.935 <= points / matches <= 0.965
    assert wins / matches >= 0.935


def test_what_is_known_of_few_figures() -> None:
    assert reach_of([1.0, 2.0, 3.0, 4.0]) == inf
    assert reach_of([2.0] * 5) == 0
    assert reach_of([1.0, 2.0, 3.0, 4.0, 5.0]) == pytest.approx(2.776 * sqrt(2.5) / sqrt(5), rel=1e-3)


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
    assert row["place"] == 1.375
    assert (row["bot"], row["games"], row["win_rate"], row["mean_score"]) == ("random", 4, 0.625, 24.25)


@given(st.lists(st.lists(st.integers(0, 9), min_size=3, max_size=3), min_size=1, max_size=12))
def test_wins_and_places_are_shared_out_completely(scores: list[list[int]]) -> None:
    games = [result(n, (n % 3, (n + 1) % 3, (n + 2) % 3), s) for n, s in enumerate(scores)]
    standings = summarise(new_match("random", "greedy", "mcts:8", players=3), games).standings
    assert sum(s.wins.value * s.games for s in standings) == pytest.approx(len(games))
    assert sum(s.place.value * s.games for s in standings) == pytest.approx(6 * len(games))
    assert sum(s.difference.value for s in standings) == pytest.approx(0)
