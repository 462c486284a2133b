"""What a match says about its bots, and how sure that is.

Every interval is for 95 %. A win shared by k counts 1/k. Win rates are over seat-games (a bot that sits twice
at a table has two), with Wilson's interval; as the games of a deal are paired, the truth is rather closer.
Score differences and placements are averaged over each deal first: deals, not games, are independent of each
other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import isfinite, sqrt
from statistics import fmean, stdev
from typing import Any

from mattock.arena.play import Match, Result

CERTAIN = 1.96  # standard errors of a 95 % interval


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and where its true value lies, 19 times out of 20."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Turn:
    """One seat of one game: what a bot made of it."""

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
    """One bot."""

    bot: str
    games: int  # seat-games
    wins: Estimate
    place: Estimate
    score: float
    difference: Estimate
    rating: Estimate
    seats: list[SeatLine]
    scores: list[int]
    points: dict[str, float]  # by source, a game on average

    def row(self) -> dict[str, Any]:
        """As a file of results has it."""
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
    ahead: list[list[float | None]]  # how often the row's bot ends before the column's; level is a half
    seats: list[SeatLine]  # all bots together
    lengths: list[int]

    @property
    def ranking(self) -> list[Standing]:
        """The best first."""
        return sorted(self.standings, key=lambda s: (-s.wins.value, -s.score))


def summarise(match: Match, results: Iterable[Result]) -> Summary:
    """All figures of a match."""
    games = sorted(results, key=lambda result: result.game)
    turns = [turn for result in games for turn in turns_of(result)]
    ratings = rate_bots(len(match.bots), games)
    return Summary(
        match,
        len(games),
        len({result.deal for result in games}),
        [
            stand(name, match.players, [turn for turn in turns if turn.bot == bot], ratings[bot])
            for bot, name in enumerate(match.names)
        ],
        win_matrix(len(match.bots), games),
        seat_lines(match.players, turns),
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


def stand(name: str, players: int, turns: Sequence[Turn], rating: Estimate) -> Standing:
    """The figures of one bot."""
    return Standing(
        name,
        len(turns),
        wilson([turn.share for turn in turns]),
        over_deals((turn.deal, turn.place) for turn in turns),
        mean(turn.score for turn in turns),
        over_deals((turn.deal, turn.difference) for turn in turns),
        rating,
        seat_lines(players, turns),
        [turn.score for turn in turns],
        mean_points(turns),
    )


def seat_lines(players: int, turns: Sequence[Turn]) -> list[SeatLine]:
    """Some turns, seat by seat."""
    lines = []
    for seat in range(players):
        here = [turn for turn in turns if turn.seat == seat]
        wins = wilson([turn.share for turn in here])
        lines.append(SeatLine(len(here), wins, mean(turn.score for turn in here)))
    return lines


def mean_points(turns: Sequence[Turn]) -> dict[str, float]:
    """What points are for, on average."""
    sources = dict.fromkeys(source for turn in turns for source in turn.points)
    return {source: mean(turn.points.get(source, 0) for turn in turns) for source in sources}


def mean(values: Iterable[float]) -> float:
    """Of nothing it is 0."""
    known = list(values)
    return fmean(known) if known else 0.0


def wilson(shares: Sequence[float]) -> Estimate:
    """The mean of shares of wins, with Wilson's interval."""
    games = len(shares)
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    rate = fmean(shares)
    return Estimate(rate, *interval(rate, games))


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies, 19 times out of 20 (Wilson)."""
    square = CERTAIN * CERTAIN
    middle = share + square / (2 * games)
    reach = CERTAIN * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def over_deals(figures: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of figures, each with its deal; its interval from how the deals' means differ."""
    deals: defaultdict[int, list[float]] = defaultdict(list)
    for deal, figure in figures:
        deals[deal].append(figure)
    value = mean(figure for deal in deals.values() for figure in deal)
    if len(deals) < 2:
        return Estimate(value, float("-inf"), float("inf"))
    reach = CERTAIN * stdev(fmean(deal) for deal in deals.values()) / sqrt(len(deals))
    return Estimate(value, value - reach, value + reach)


def finite(number: float) -> float | None:
    """JSON has no infinity."""
    return number if isfinite(number) else None


def win_matrix(bots: int, games: Sequence[Result]) -> list[list[float | None]]:
    """For each two bots that met how often the first ended before the second."""
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


def rate_bots(bots: int, games: Sequence[Result]) -> list[Estimate]:
    """Openskill ratings (Plackett and Luce) after all games in their order.

    A bot that sits more than once at a table moves by the mean of what its seats would.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for result in games:
        if len(set(result.seats)) == 1:
            continue  # a bot among itself proves nothing
        teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in result.seats]
        after = model.rate(teams, ranks=result.placements)
        for bot in set(result.seats):
            mine = [team[0] for team, who in zip(after, result.seats, strict=True) if who == bot]
            ratings[bot].mu = fmean(rating.mu for rating in mine)
            ratings[bot].sigma = fmean(rating.sigma for rating in mine)
    return [Estimate(r.mu, r.mu - CERTAIN * r.sigma, r.mu + CERTAIN * r.sigma) for r in ratings]
