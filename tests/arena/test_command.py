"""`mattock arena` from the command line."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

import mattock
from mattock.arena import Match, Seating
from mattock.arena.match import in_turn
from mattock.arena.play import Played
from mattock.core.errors import BadOption, MattockError
from mattock.terminal import arena


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, and a wide screen."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    arena.add(parser.add_subparsers())
    args = parser.parse_args(["arena", "pergamon", *words])
    return int(args.run(args))


def test_a_match_is_told_and_leaves_nothing_behind(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("random", "greedy", "--games", "10", "--cores", "1") == 0
    shown = capsys.readouterr().out
    best, worst = (line for line in shown.splitlines() if line.startswith((" greedy", " random")))
    assert best.startswith(" greedy")
    assert worst.startswith(" random")
    assert re.search(r" 1\.\d\d±\d\.\d\d .* [+]\d+\.\d±\d+\.\d +\d+\.\d±\d+\.\d$", best.rstrip()), (
        "all in 80 columns"
    )
    assert "10 games on 5 deals" in shown
    assert list(folder.iterdir()) == []


def test_too_few_deals_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Of two deals nobody knows how far they differ."""
    assert run("random", "greedy", "--games", "4", "--cores", "1") == 0
    shown = capsys.readouterr().out
    rows = [line for line in shown.splitlines() if line.startswith((" greedy", " random"))]
    assert all("too few deals" in row and row.count("±") == 1 for row in rows), "but for the rating"


@pytest.mark.parametrize("wish", ["--records", "--report"])
def test_a_place_that_cannot_be_written_is_told_before_the_match(folder: Path, wish: str) -> None:
    (folder / "file").write_text("")
    with pytest.raises(MattockError, match="file cannot be written"):
        run("random", "greedy", "--games", "1000000", wish, "file")


def test_json_has_a_row_for_each_bot(folder: Path) -> None:
    words = ("--games", "6", "--players", "3", "--seed", "7", "--cores", "1", "--json", "out/rows.json")
    assert run("random", "greedy", *words) == 0
    rows = json.loads((folder / "out" / "rows.json").read_text())
    assert [row["bot"] for row in rows] == ["random", "greedy"]
    for row in rows:
        named = {"bot", "games", "win_rate", "low", "high", "mean_score"}
        assert set(row) == named | {"place", "place_low", "place_high"}
        assert row["games"] == 9
        assert 0 <= row["low"] <= row["win_rate"] <= row["high"] <= 1
    assert sum(row["win_rate"] * row["games"] for row in rows) == pytest.approx(6)


def test_everything_that_can_be_written(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["random", "greedy", "--games", "4", "--options", "sorting=yes", "--cores", "1"]
    assert run(*words, "--report", "page", "--records", "games", "--resume", "r.jsonl") == 0
    assert "The report is in page/index.html." in capsys.readouterr().out
    assert (folder / "page" / "index.html").exists()
    records = sorted((folder / "games").iterdir())
    assert len(records) == 4
    assert "option sorting yes" in records[0].read_text()
    assert len((folder / "r.jsonl").read_text().splitlines()) == 5


@pytest.mark.parametrize("named", [[], ["--resume", "mine.jsonl"]])
def test_ctrl_c_tells_how_to_go_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], named: list[str]
) -> None:
    def interrupted(match: Match, seatings: Sequence[Seating], keep: bool) -> Generator[Played]:
        yield from in_turn(match, seatings[:2], keep)
        raise KeyboardInterrupt

    words = ["random", "greedy", "--games", "6", "--json", "rows.json", *named]
    with monkeypatch.context() as patch:
        patch.setattr(arena, "on_cores", lambda cores: interrupted)
        assert run(*words) == 130
    (file,) = folder.iterdir()
    assert f"from {file.name}" in capsys.readouterr().out
    assert len(file.read_text().splitlines()) == 3
    assert run(*words, "--cores", "1") == 0
    assert file.exists() == bool(named)
    resumed = (folder / "rows.json").read_text()
    assert run("random", "greedy", "--games", "6", "--json", "rows.json", "--cores", "1") == 0
    assert (folder / "rows.json").read_text() == resumed


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["nobody"], "no bot 'nobody'"),
        (["random", "--players", "7"], "not 7"),
        (["random", "--games", "0"], "at least one"),
        (["random", "--cores", "0"], "Ask for at least one core"),
        (["random", "--options", "sorting"], "“sorting” is not an option"),
        (["random", "--options", "sorting=perhaps"], "Option sorting is"),
        (["random", "--options", "nonsense=yes"], "no option 'nonsense'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(words: list[str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        run(*words)


@pytest.mark.parametrize(
    ("texts", "chosen"),
    [
        ([], {}),
        (["sorting=yes"], {"sorting": True}),
        (["sorting=True,order=off"], {"sorting": True, "order": False}),
        (["order=1", "sorting=no"], {"order": True, "sorting": False}),
    ],
)
def test_options_are_read_as_one_writes_them(texts: list[str], chosen: dict[str, bool]) -> None:
    assert arena.read_options(mattock.game("pergamon"), texts) == chosen


def test_a_place_where_nothing_can_be_written_is_told(folder: Path) -> None:
    (folder / "taken").touch()
    with pytest.raises(MattockError, match="taken"):
        run("random", "greedy", "--games", "2", "--cores", "1", "--json", "taken/rows.json")
    assert list(folder.iterdir()) == [folder / "taken"], "nothing was played"


def test_a_match_that_never_began_leaves_nothing_behind(folder: Path) -> None:
    with pytest.raises(MattockError, match="no Ray cluster"):
        run("random", "--ray", "127.0.0.1:1")
    assert list(folder.iterdir()) == []
