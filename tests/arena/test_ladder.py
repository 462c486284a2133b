"""The ladder, with few games and quick bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.progress import Progress

from mattock.arena import summarise
from tests.arena.tables import new_match, result
from tools import ladder as tool
from tools.ladder import Ladder, Rung
from tools.page import write_section

NAMES = ("random", "greedy")


@pytest.fixture
def climb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ladder]:
    """Climbs a short ladder in a folder that stays."""
    for name, value in {"BLOCK": 2, "LEAST": 8, "MOST": 12, "CROWD_GAMES": 6}.items():
        monkeypatch.setattr(tool, name, value)

    def climb(levels: tuple[str, ...] = NAMES, minutes: float = 5.0) -> Ladder:
        ladder = Ladder("pergamon", tmp_path / "ladder", minutes, 1, Progress(disable=True))
        tool.climb_ladder(ladder, levels)
        return ladder

    return climb


def test_a_rung_that_holds_needs_no_more_than_the_least(climb: Callable[..., Ladder]) -> None:
    ladder = climb()
    assert {rung: summary.games for rung, summary in ladder.found.items()} == {
        Rung("greedy", "random"): 8,
        Rung("greedy", "random", 3): 6,
        Rung("greedy", "random", 4): 8,
    }
    assert all(ladder.holds(rung) for rung in ladder.found)


def test_a_rung_that_does_not_hold_is_played_to_the_most(climb: Callable[..., Ladder]) -> None:
    ladder = climb(("greedy", "random"))
    assert ladder.found[Rung("random", "greedy")].games == 12
    assert not any(ladder.holds(rung) for rung in ladder.found)
    assert "| random | greedy | 12 |" in tool.tables(ladder, ("greedy", "random"))


def test_it_goes_on_where_it_was(climb: Callable[..., Ladder]) -> None:
    first = climb()
    files = {path: path.read_text() for path in first.folder.glob("*.jsonl")}
    again = climb()
    assert again.found == first.found
    assert {path: path.read_text() for path in again.folder.glob("*.jsonl")} == files
    assert again.spent > 0


def test_when_the_time_is_up_it_says_so(climb: Callable[..., Ladder]) -> None:
    ladder = climb(minutes=0.0)
    assert not ladder.found
    assert "not played: the time was up" in tool.tables(ladder, NAMES)


def test_when_the_time_is_up_all_that_was_played_counts(climb: Callable[..., Ladder]) -> None:
    climb(("greedy", "random"))
    assert climb(("greedy", "random"), minutes=0.0).found[Rung("random", "greedy")].games == 12


def test_the_cap_is_shown_where_a_rung_fails(
    climb: Callable[..., Ladder], monkeypatch: pytest.MonkeyPatch
) -> None:
    cap = Rung("mcts:20", "mcts:2")
    monkeypatch.setattr(tool, "cap_rung", lambda levels: cap)
    monkeypatch.setattr(tool, "CAP_GAMES", 2)
    levels = ("greedy", "random")
    ladder = climb(levels)
    assert ladder.found[cap].games == 2
    assert "Luck caps" in tool.tables(ladder, levels)


def test_the_real_ladder() -> None:
    assert [rung.high for rung in tool.rungs()] == ["visitor", "student", "curator", "professor"]
    assert [rung.low for rung in tool.rungs()] == ["random", "visitor", "student", "curator"]
    crowd = tool.crowd_rungs(tool.LADDER, (3, 4))
    assert len(crowd) == 8
    assert (crowd[0].high, crowd[0].low) == ("visitor/4", "random")
    cap = tool.cap_rung(tool.LADDER)
    assert cap is not None
    assert cap.low == "professor"
    for code in (*tool.LADDER, *(rung.high for rung in crowd), cap.high):
        assert new_match(code).bots == (code,)


def test_with_two_players_the_interval_decides(tmp_path: Path) -> None:
    ladder = Ladder("pergamon", tmp_path, 1, 1, Progress(disable=True))
    rung = Rung("greedy", "random")
    for wins, holds in ((69, False), (70, True)):
        games = [result(n, (0, 1), (n < wins, n >= wins), deal=n) for n in range(100)]
        ladder.found[rung] = summarise(new_match("greedy", "random"), games)
        assert ladder.holds(rung) is holds


def test_only_what_stands_between_the_marks_is_rewritten(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    write_section("ladder", "pergamon", "Pergamon", "first", page)
    write_section("ladder", "thebes", "Thebes", "other", page)
    page.write_text(page.read_text().replace("## Thebes", "By hand.\n\n## Thebes"))
    write_section("ladder", "pergamon", "Pergamon", "second", page)
    text = page.read_text()
    assert "first" not in text
    assert text.count("second") == text.count("other") == text.count("By hand.") == 1
    assert text.index("second") < text.index("By hand.") < text.index("other")
