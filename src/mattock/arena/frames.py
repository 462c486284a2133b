"""Results as polars data frames, a row for each seat of each game. `frame.write_parquet(path)` saves them.

start = mattock.game("pergamon").new(players=3)
frame = games_frame([start] * 10_000, seed=1, style="greedy")
frame.group_by("seat").agg(pl.col("won").mean())
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import polars as pl

from mattock.arena.play import Match, Result, results_of
from mattock.core.arguments import instance
from mattock.core.playout import playout
from mattock.core.state import State
from mattock.core.vocabulary import SEAT_LETTERS

COLUMNS = {
    "game": pl.UInt32,  # its number
    "players": pl.UInt8,
    "seat": pl.String,
    "score": pl.Int32,
    "won": pl.Float64,  # the share of the win
    "margin": pl.Int32,  # the score less that of the best other seat
}


def results_frame(match: Match, results: Iterable[Result]) -> pl.DataFrame:
    """The results of a match, with bots, deals and lengths."""
    instance("The match", match, Match, "a Match")
    rows = []
    for result in results_of(results):
        for seat, bot in enumerate(result.seats):
            row = seat_row(result.game, seat, result.scores, result.shares[seat])
            row |= {"bot": match.names[bot], "deal": result.deal, "length": result.length}
            rows.append(row | by_source(result.points[seat] if result.points else {}))
    return pl.DataFrame(rows, schema_overrides=COLUMNS, infer_schema_length=None)


def games_frame(starts: Iterable[State], seed: int, style: str = "random") -> pl.DataFrame:
    """Simulated games, each played to its end in compiled code, all seats in one style."""
    instance("`starts`", starts, Iterable, "a list of states, as in [state] * 100")
    rows = []
    for number, start in enumerate(starts):
        end = playout(start, seed, style, number)
        rows += [row | {"style": style} for row in state_rows(number, end)]
    return pl.DataFrame(rows, schema_overrides=COLUMNS, infer_schema_length=None)


def state_rows(number: int, end: State) -> list[dict[str, Any]]:
    """A row for each seat of a game that is over."""
    scores, winners, seats = end.scores(), end.winners(), end.view()["seats"]
    return [
        seat_row(number, seat, scores, (seat in winners) / len(winners)) | by_source(seats[seat]["points"])
        for seat in range(end.players)
    ]


def seat_row(number: int, seat: int, scores: list[int], share: float) -> dict[str, Any]:
    """The columns that every row has."""
    best = max(score for other, score in enumerate(scores) if other != seat)
    return {
        "game": number,
        "players": len(scores),
        "seat": SEAT_LETTERS[seat],
        "score": scores[seat],
        "won": share,
        "margin": scores[seat] - best,
    }


def by_source(points: Mapping[str, int]) -> dict[str, int]:
    """Points by source, a column for each."""
    return {f"from_{source}": number for source, number in points.items()}
