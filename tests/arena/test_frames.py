"""Results as data frames say what the games said."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

import mattock
from mattock.arena import Match, play_match, summarise
from mattock.arena.frames import games_frame, results_frame
from mattock.arena.match import on_cores


@pytest.mark.parametrize("name", mattock.games())
def test_simulated_games(name: str, tmp_path: Path) -> None:
    start = mattock.game(name).new(3)
    frame = games_frame([start] * 8, seed=5)
    assert frame.height == 24
    assert frame["won"].sum() == pytest.approx(8)
    for number in range(8):
        end = mattock.playout(start, 5, number=number)
        rows = frame.filter(pl.col("game") == number)
        assert rows["score"].to_list() == end.scores()
        sources = [column for column in frame.columns if column.startswith("from_")]
        assert rows.select(pl.sum_horizontal(sources)).to_series().to_list() == end.scores()
    frame.write_parquet(tmp_path / "games.parquet")
    assert pl.read_parquet(tmp_path / "games.parquet").equals(frame)


def test_seeds_side_by_side_share_no_game() -> None:
    start = mattock.game("thebes").new(4)
    games = [
        {tuple(part.drop("game").rows()) for part in games_frame([start] * 200, seed).partition_by("game")}
        for seed in (1, 2, 3)
    ]
    assert [len(part) for part in games] == [200] * 3
    assert len(set[tuple[object, ...]]().union(*games)) == 600


def test_results_of_a_match() -> None:
    match = Match.of(mattock.game("pergamon"), ["greedy", "random"], 2, seed=3)
    results = play_match(match, 8, pool=on_cores(1))
    frame = results_frame(match, results)
    assert frame.height == 16
    assert set(frame["bot"]) == {"greedy", "random"}
    shares = dict(frame.group_by("bot").agg(pl.col("won").mean()).iter_rows())
    assert shares["greedy"] + shares["random"] == pytest.approx(1)
    assert frame["length"].min() == min(result.length for result in results)
    assert summarise(match, results) is not None
