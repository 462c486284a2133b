"""Statistics of a match.

All intervals are 95 % confidence intervals, clustered by deal: deals are independent, games of one deal are
not. Score differences and placements are averaged over each deal first; their intervals are Student's t over
the deals. Win rates are over seat-games (a bot that sits twice at a table has two), where a win shared by k
counts 1/k; they have Wilson's interval for the effective sample size of the deals. With fewer than five deals
there are no intervals.

A match that may stop early, after some of a number of looks that was set before, has wider intervals: at each
look they hold with 1 - 5 % / looks (Bonferroni), so that the last one holds with 95 % whatever made it stop.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import inf, isfinite, sqrt
from statistics import NormalDist, fmean, stdev, variance
from typing import Any

from mattock.arena.play import Match, Result, results_of
from mattock.core.arguments import instance, whole

CERTAIN = 1.96  # standard errors of a 95 % interval if they are known exactly
FEWEST_DEALS = 5  # fewer do not show how much deals vary


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its 95 % confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Turn:
    """One seat-game: how a bot did on one seat of one game."""

    bot: int
    seat: int
    deal: int
    share: float  # of the win
    place: float
    score: int
    difference: float  # to the mean of the other bots at the table
    points: dict[str, int]


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A bot, or all of them, on one seat."""

    games: int
    wins: Estimate
    score: float


@dataclass(frozen=True, slots=True)
class Standing:
    """All figures of one bot."""

    bot: str
    games: int  # seat-games
    wins: Estimate
    place: Estimate
    score: float
    difference: Estimate
    rating: Estimate
    seats: list[SeatLine]
    scores: list[int]
    points: dict[str, float]  # by source, mean of a game

    def row(self) -> dict[str, Any]:
        """A row of a results file."""
        return {
            "bot": self.bot,
            "games": self.games,
            "win_rate": self.wins.value,
            "low": self.wins.low,
            "high": self.wins.high,
            "mean_score": self.score,
            "place": self.place.value,
            "place_low": finite(self.place.low),
            "place_high": finite(self.place.high),
        }


@dataclass(frozen=True, slots=True)
class Summary:
    """A whole match."""

    match: Match
    games: int
    deals: int
    standings: list[Standing]  # in the order of the match
    ahead: list[list[float | None]]  # how often the row's bot ends before the column's; a tie counts half
    seats: list[SeatLine]  # all bots together
    lengths: list[int]

    @property
    def ranking(self) -> list[Standing]:
        """The best first."""
        return sorted(self.standings, key=lambda s: (-s.wins.value, -s.score))


def summarise(match: Match, results: Iterable[Result], *, looks: int = 1) -> Summary:
    """All figures of a match, which may stop at any of so many looks."""
    instance("The match", match, Match, "a Match")
    errors = errors_of(looks)
    games = sorted(results_of(results), key=lambda result: result.game)
    turns = [turn for result in games for turn in turns_of(result)]
    ratings = rate_bots(len(match.bots), games, errors)
    return Summary(
        match,
        len(games),
        len({result.deal for result in games}),
        [
            stand(name, match.players, [turn for turn in turns if turn.bot == bot], ratings[bot], errors)
            for bot, name in enumerate(match.names)
        ],
        win_matrix(len(match.bots), games),
        seat_lines(match.players, turns, errors),
        [result.length for result in games],
    )


def turns_of(result: Result) -> list[Turn]:
    """A game seat by seat."""
    columns = zip(result.seats, result.shares, result.placements, result.scores, strict=True)
    return [
        Turn(
            bot,
            seat,
            result.deal,
            share,
            place,
            score,
            difference_to_others(result, seat),
            result.points[seat] if result.points else {},
        )
        for seat, (bot, share, place, score) in enumerate(columns)
    ]


def difference_to_others(result: Result, seat: int) -> float:
    """A seat's score less the mean score of the other bots at the table."""
    pairs = zip(result.seats, result.scores, strict=True)
    others = [score for bot, score in pairs if bot != result.seats[seat]]
    return result.scores[seat] - fmean(others) if others else 0.0


def errors_of(looks: int) -> float:
    """The standard errors of an interval that holds with 95 % at the last of so many looks."""
    looks = whole("The number of looks", looks, low=1)
    return round(NormalDist().inv_cdf(1 - 0.025 / looks), 3)


def stand(name: str, players: int, turns: Sequence[Turn], rating: Estimate, errors: float) -> Standing:
    """The figures of one bot."""
    return Standing(
        name,
        len(turns),
        wins_over_deals(((turn.deal, turn.share) for turn in turns), errors),
        over_deals(((turn.deal, turn.place) for turn in turns), errors),
        mean(turn.score for turn in turns),
        over_deals(((turn.deal, turn.difference) for turn in turns), errors),
        rating,
        seat_lines(players, turns, errors),
        [turn.score for turn in turns],
        mean_points(turns),
    )


def seat_lines(players: int, turns: Sequence[Turn], errors: float) -> list[SeatLine]:
    """Some turns, seat by seat."""
    lines = []
    for seat in range(players):
        here = [turn for turn in turns if turn.seat == seat]
        wins = wins_over_deals(((turn.deal, turn.share) for turn in here), errors)
        lines.append(SeatLine(len(here), wins, mean(turn.score for turn in here)))
    return lines


def mean_points(turns: Sequence[Turn]) -> dict[str, float]:
    """Mean points by source."""
    sources = dict.fromkeys(source for turn in turns for source in turn.points)
    return {source: mean(turn.points.get(source, 0) for turn in turns) for source in sources}


def mean(values: Iterable[float]) -> float:
    """The mean; 0 of no values."""
    known = list(values)
    return fmean(known) if known else 0.0


def wilson(shares: Sequence[float]) -> Estimate:
    """The mean share of wins over independent games, with Wilson's interval."""
    games = len(shares)
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    rate = fmean(shares)
    return Estimate(rate, *interval(rate, games))


def interval(share: float, games: float, errors: float = CERTAIN) -> tuple[float, float]:
    """Wilson's interval of a share, for this many standard errors."""
    square = errors * errors
    middle = share + square / (2 * games)
    reach = errors * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def over_deals(figures: Iterable[tuple[int, float]], errors: float = CERTAIN) -> Estimate:
    """The mean of values with their deals; the interval comes from the variance between deals."""
    deals = by_deal(figures)
    value = mean(figure for deal in deals for figure in deal)
    reach = reach_of([fmean(deal) for deal in deals], errors)
    return Estimate(value, value - reach, value + reach)


def wins_over_deals(figures: Iterable[tuple[int, float]], errors: float = CERTAIN) -> Estimate:
    """The mean share of wins with its deals, with Wilson's interval for the effective sample size.

    That is the number of independent games that would vary as the deals do: the more alike the games of a
    deal end, the fewer. It lies between the number of deals and the number of games.
    """
    deals = by_deal(figures)
    rate = mean(share for deal in deals for share in deal)
    if len(deals) < FEWEST_DEALS:
        return Estimate(rate, 0.0, 1.0)
    games = sum(len(deal) for deal in deals)
    differ = variance(fmean(deal) for deal in deals) / len(deals)
    worth = rate * (1 - rate) / differ if differ else games
    reach = student(len(deals), errors)
    return Estimate(rate, *interval(rate, min(games, max(len(deals), worth)), reach))


def by_deal(figures: Iterable[tuple[int, float]]) -> list[list[float]]:
    """Values grouped by deal."""
    deals: defaultdict[int, list[float]] = defaultdict(list)
    for deal, figure in figures:
        deals[deal].append(figure)
    return list(deals.values())


def reach_of(figures: Sequence[float], errors: float = CERTAIN) -> float:
    """The half-width of the 95 % interval of a mean of independent values."""
    if len(figures) < FEWEST_DEALS:
        return inf
    return student(len(figures), errors) * stdev(figures) / sqrt(len(figures))


def student(figures: int, errors: float = CERTAIN) -> float:
    """Student's t for a normal quantile, by Fisher's expansion; the one of 97.5 % is accurate to 0.001."""
    z, n = errors, figures - 1
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def finite(number: float) -> float | None:
    """JSON has no infinity."""
    return number if isfinite(number) else None


def win_matrix(bots: int, games: Sequence[Result]) -> list[list[float | None]]:
    """For each pair of bots that met, how often the first ended before the second."""
    met = [[0] * bots for _ in range(bots)]
    before = [[0.0] * bots for _ in range(bots)]
    for result in games:
        for (one, place), (other, beside) in permutations(
            zip(result.seats, result.placements, strict=True), 2
        ):
            if one != other:
                met[one][other] += 1
                before[one][other] += 1.0 if place < beside else 0.5 if place == beside else 0.0
    return [[before[a][b] / met[a][b] if met[a][b] else None for b in range(bots)] for a in range(bots)]


def rate_bots(bots: int, games: Sequence[Result], errors: float = CERTAIN) -> list[Estimate]:
    """OpenSkill ratings (Plackett-Luce) after all games in order.

    A bot that sits more than once at a table changes by the mean of its seats.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for result in games:
        if len(set(result.seats)) == 1:
            continue  # a bot against itself says nothing
        teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in result.seats]
        after = model.rate(teams, ranks=result.placements)
        for bot in set(result.seats):
            mine = [team[0] for team, who in zip(after, result.seats, strict=True) if who == bot]
            ratings[bot].mu = fmean(rating.mu for rating in mine)
            ratings[bot].sigma = fmean(rating.sigma for rating in mine)
    return [Estimate(r.mu, r.mu - errors * r.sigma, r.mu + errors * r.sigma) for r in ratings]
