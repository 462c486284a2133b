"""The matches against OpenSpiel's bot, with few games and few simulations."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest
from rich.progress import Progress

import mattock
from tools import versus as tool
from tools.page import write_section
from tools.versus import Bout, Calibration, Versus

THEIRS = f"{tool.GUESTS}:Mcts2"
BOUTS = [
    Bout("a", "equal time", "mcts:1ms/choice", THEIRS, 0.95),
    Bout("b", "equal simulations", "greedy", THEIRS, 0.0),
    Bout("c", "with our evaluation", "random", THEIRS, 1.01),
]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"GAMES": 2, "DEALS": 1, "POSITIONS": 2, "TIMED": 2, "ROUNDS": 1}.items():
        monkeypatch.setattr(tool, name, value)
    monkeypatch.setattr(tool, "bouts", lambda calibrated: BOUTS)


def play(folder: Path, minutes: float = 5.0) -> Versus:
    until = monotonic() + 60 * minutes
    versus = Versus(mattock.game("pergamon"), folder, until, 1, Progress(disable=True))
    for bout in BOUTS:
        versus.play(bout, tool.GAMES)
    return versus


def test_matches_are_played_and_told(few: None, tmp_path: Path) -> None:
    versus = play(tmp_path)
    assert [versus.found[bout.name].games for bout in BOUTS] == [2, 2, 2]
    assert versus.reached(BOUTS[1])
    assert not versus.reached(BOUTS[2])
    text = tool.tables(versus)
    assert "| (b) equal simulations | `greedy` | `Mcts2` | 2 | " in text
    assert "| 0 % | yes |" in text
    assert "| 101 % | no |" in text
    assert f"mattock arena pergamon random {THEIRS} --players 2 --games 2 --seed 1" in text


def test_they_go_on_where_they_were(few: None, tmp_path: Path) -> None:
    first = play(tmp_path)
    files = {path: path.read_text() for path in tmp_path.iterdir()}
    again = play(tmp_path, minutes=0.0)
    assert again.found == first.found
    assert {path: path.read_text() for path in tmp_path.iterdir()} == files


def test_what_was_not_played_is_told(few: None, tmp_path: Path) -> None:
    versus = play(tmp_path, minutes=0.0)
    assert not versus.found
    assert not any(versus.reached(bout) for bout in BOUTS)
    assert tool.tables(versus).count("| 0 | | | | ") == 3


def test_part_of_a_match_is_not_finished(few: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path)
    monkeypatch.setattr(tool, "GAMES", 4)
    versus = play(tmp_path, minutes=0.0)
    assert tool.tables(versus).count("| not finished |") == 3
    assert not versus.reached(BOUTS[1])


def test_the_calibration_is_made_once(few: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, file = mattock.game("thebes"), tmp_path / "calibration.json"
    monkeypatch.setattr(tool, "measure", lambda game: 314.0)
    assert Calibration.of(game, file) == Calibration(31, 314.0)
    monkeypatch.setattr(tool, "measure", lambda game: 999.0)
    assert Calibration.of(game, file) == Calibration(31, 314.0)


@pytest.mark.parametrize("name", mattock.games())
def test_positions_are_fixed_and_real_choices(few: None, name: str) -> None:
    game = mattock.game(name)
    one, two = (list(tool.positions(game)) for _ in range(2))
    assert one == two
    assert len(one) == tool.DEALS * tool.POSITIONS
    assert all(len(state.legal()) > 1 for state in one)


def test_its_speed_is_measured(few: None) -> None:
    assert tool.measure(mattock.game("pergamon")) > 0


def test_the_real_matches() -> None:
    bouts = tool.bouts(31)
    assert [bout.name for bout in bouts] == ["a", "b", "c"]
    assert [bout.goal for bout in bouts] == [0.95, 0.45, 0.65]
    assert bouts[0].theirs.endswith(":PlainMcts31")
    for bout in bouts:
        assert mattock.arena.Match.of(mattock.game("thebes"), [bout.ours, bout.theirs], 2, 1)


def test_two_tools_share_a_page(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    write_section("ladder", "thebes", "Thebes", "rungs", page)
    write_section("versus", "thebes", "Thebes against OpenSpiel's MCTSBot", "bouts", page)
    write_section("versus", "thebes", "Thebes against OpenSpiel's MCTSBot", "second", page)
    text = page.read_text()
    assert text.count("rungs") == text.count("second") == 1
    assert "bouts" not in text
