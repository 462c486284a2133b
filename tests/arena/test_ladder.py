"""The ladder, with few games and quick bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from rich.progress import Progress

from mattock.arena import Match, Result, summarise
from mattock.arena.stats import Estimate
from tests.arena.tables import new_match, result
from tools import ladder as tool
from tools.ladder import Ladder, Rung
from tools.page import write_section

NAMES = ("random", "greedy")


@pytest.fixture
def climb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ladder]:
    """Climbs a short ladder in a folder that stays."""
    for name, value in {"LOOKS": (20, 24, 48), "CROWD_GAMES": 6}.items():
        monkeypatch.setattr(tool, name, value)

    def climb(levels: tuple[str, ...] = NAMES, minutes: float = 5.0) -> Ladder:
        ladder = Ladder("pergamon", tmp_path / "ladder", minutes, 1, Progress(disable=True))
        tool.climb_ladder(ladder, levels)
        return ladder

    return climb


def test_a_rung_that_is_clear_stops_at_the_first_look(climb: Callable[..., Ladder]) -> None:
    ladder = climb()
    assert {rung: summary.games for rung, summary in ladder.found.items()} == {
        Rung("greedy", "random"): 20,
        Rung("greedy", "random", 3): 6,
        Rung("greedy", "random", 4): 8,
    }
    assert all(ladder.holds(rung) for rung in ladder.found)


def test_a_rung_that_is_clear_below_stops_as_early(climb: Callable[..., Ladder]) -> None:
    ladder = climb(("greedy", "random"))
    assert ladder.found[Rung("random", "greedy")].games == 20
    assert not any(ladder.holds(rung) for rung in ladder.found)
    shown = tool.tables(ladder, ("greedy", "random"))
    assert "| random | greedy | 20 |" in shown
    assert shown.count("| no |") == 3


def test_a_rung_that_is_not_clear_goes_on_to_the_last_look(climb: Callable[..., Ladder]) -> None:
    """A bot beats itself in half its games: too close to 60 % for 48 of them to tell."""
    levels = ("random", "random")
    ladder, rung = climb(levels), Rung("random", "random")
    assert ladder.found[rung].games == 48
    assert not ladder.holds(rung)
    assert "| random | random | 48 |" in tool.tables(ladder, levels)
    assert ladder.verdict(rung) == "open"


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


def test_when_the_time_is_up_all_that_was_played_is_shown(
    climb: Callable[..., Ladder], monkeypatch: pytest.MonkeyPatch
) -> None:
    climb()
    monkeypatch.setattr(tool, "LOOKS", (22,))
    ladder = climb(minutes=0.0)
    assert ladder.found[Rung("greedy", "random")].games == 20
    assert not ladder.holds(Rung("greedy", "random"))
    assert "| not finished |" in tool.tables(ladder, NAMES)


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


def test_with_two_players_the_interval_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """72 of 100 are 60.1 % or more for a match of three looks; for one of a single look 70 would be."""
    monkeypatch.setattr(tool, "LOOKS", (50, 100, 200))
    ladder = Ladder("pergamon", tmp_path, 1, 1, Progress(disable=True))
    rung = Rung("greedy", "random")
    for wins, verdict in ((46, "no"), (71, "not finished"), (72, "yes")):
        games = [result(n, (0, 1), (n < wins, n >= wins), deal=n) for n in range(100)]
        ladder.found[rung] = summarise(new_match("greedy", "random"), games, looks=3)
        assert ladder.verdict(rung) == verdict


@pytest.mark.parametrize("chance", [0.5, 0.62, 0.69, 0.8, 0.95])
def test_a_ladder_tells_the_truth_19_times_out_of_20(
    chance: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Climbed again and again by a bot whose chance to win is known, wherever its rung stops.

    The games of a deal end alike more often than not, as they do at a table.
    """
    draw = Random(f"ladder {chance}")
    climbs, rung = 300, Rung("student", "visitor")
    monkeypatch.setattr(tool, "LOOKS", (20, 40, 80))
    stopped: Counter[int] = Counter()

    def play_match(match: Match, games: int, *_: object, **__: object) -> list[Result]:
        """The same games again whenever the ladder goes on; each climb has its own."""
        return [game for deal in dealt[: games // 2] for game in deal]

    monkeypatch.setattr(tool, "play_match", play_match)
    monkeypatch.setattr(tool, "crowd_rungs", lambda levels, players: [])
    monkeypatch.setattr(tool, "cap_rung", lambda levels: None)
    monkeypatch.setattr("mattock.arena.stats.rate_bots", lambda bots, *_: [Estimate(0, 0, 0)] * bots)
    covered = 0
    for number in range(climbs):
        dealt = [deal_of(n, chance, draw) for n in range(tool.LOOKS[-1] // 2)]
        ladder = Ladder("pergamon", tmp_path / str(number), 5.0, 1, Progress(disable=True))
        tool.climb_ladder(ladder, ("visitor", "student"))
        found = ladder.found[rung].standings[0]
        covered += found.wins.low <= chance <= found.wins.high
        stopped[found.games] += 1
    assert covered / climbs >= 0.95
    assert len(stopped) > 1 or chance > 0.9, "the rungs stop at several looks"


def deal_of(deal: int, chance: float, draw: Random) -> list[Result]:
    """Two games from both seats, of which the second ends like the first in one deal out of five."""
    first = draw.random() < chance
    second = first if draw.random() < 0.2 else draw.random() < chance
    return [
        result(2 * deal, (0, 1), (first, not first), deal),
        result(2 * deal + 1, (1, 0), (not second, second), deal),
    ]


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
