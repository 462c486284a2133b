"""A whole match: the same on one core and many, stopped and resumed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

import mattock
from mattock.arena import Match, Seating, play_match, summarise
from mattock.arena.ledger import BadLedger
from mattock.arena.match import in_turn, on_cores
from mattock.arena.play import Played
from mattock.bots import LEVELS, Budget
from mattock.bots.codes import MIND
from mattock.core.records import verify_record
from tests.arena.tables import new_match
from tests.walk import share_of

GAMES = max(4, share_of(24))
STARTING = 2.0  # seconds in which the other processes begin
LONG = 20_000  # games that are not over when they are stopped


def searching() -> Match:
    return new_match("mcts:8", "greedy", seed=5)


def stop_after(games: int) -> object:
    """A pool that is interrupted after so many games."""

    def play(match: Match, seatings: Sequence[Seating], keep: bool) -> Generator[Played]:
        yield from in_turn(match, seatings[:games], keep)
        raise KeyboardInterrupt

    return play


def test_one_core_and_two_give_the_same_results() -> None:
    match = searching()
    alone = play_match(match, GAMES, pool=on_cores(1))
    assert [result.game for result in alone] == list(range(len(alone)))
    assert play_match(match, GAMES, pool=on_cores(2)) == alone


def test_a_match_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    match, file = new_match("random", "greedy"), tmp_path / "results.jsonl"
    whole = play_match(match, GAMES, pool=in_turn)
    with pytest.raises(KeyboardInterrupt):
        play_match(match, GAMES, file, pool=stop_after(3))  # type: ignore[arg-type]
    assert len(file.read_text().splitlines()) == 1 + 3
    told: list[tuple[int, int]] = []
    resumed = play_match(match, GAMES, file, pool=in_turn, tell=lambda *count: told.append(count))
    assert resumed == whole
    assert summarise(match, resumed) == summarise(match, whole)
    assert told == [(done, GAMES) for done in range(3, GAMES + 1)]
    assert len(file.read_text().splitlines()) == 1 + GAMES


def test_a_killed_match_goes_on_with_the_same_table(tmp_path: Path) -> None:
    """Killed without warning, also in the middle of a line."""
    file = tmp_path / "results.jsonl"
    start_and_stop(file, signal.SIGKILL, "random", lines=4)
    begun = file.read_text().splitlines()[1:]
    assert len(begun) >= 2
    with file.open("a") as torn:
        torn.write('{"game": 5, "de')
    games = len(begun) + 4
    match = new_match("random", "greedy")
    resumed = play_match(match, games, file, pool=in_turn)
    assert summarise(match, resumed) == summarise(match, play_match(match, games, pool=in_turn))
    assert play_match(match, games, file, pool=in_turn) == resumed  # the torn line is gone from the file


def test_ctrl_c_waits_for_no_game(tmp_path: Path) -> None:
    """The games at hand would take many minutes."""
    file = tmp_path / "results.jsonl"
    status, seconds, shown = start_and_stop(file, signal.SIGINT, "mcts:200000", lines=1)
    assert (status, shown) == (130, "")
    assert seconds < 30
    assert len(file.read_text().splitlines()) == 1


def test_nobody_plays_on_for_a_match_that_was_ended(tmp_path: Path) -> None:
    """What it says is whole when all who could still say something are gone."""
    status, seconds, _ = start_and_stop(tmp_path / "results.jsonl", signal.SIGTERM, "mcts:200000", lines=1)
    assert status == -signal.SIGTERM
    assert seconds < 30


def start_and_stop(file: Path, how: signal.Signals, bot: str, lines: int) -> tuple[int, float, str]:
    """A long match in a process of its own, stopped after so many lines; status, seconds, what it said."""
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from mattock.arena import play_match\n"
        "from mattock.arena.match import on_cores\n"
        "from tests.arena.tables import new_match\n"
        "if __name__ == '__main__':\n"
        "    try:\n"
        f"        match = new_match('{bot}', 'greedy')\n"
        f"        play_match(match, {LONG}, Path(sys.argv[1]), pool=on_cores(2))\n"
        "    except KeyboardInterrupt:\n"
        "        sys.exit(130)\n"
    )
    script = file.parent / "long.py"
    script.write_text(code)
    paths = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    with subprocess.Popen(
        [sys.executable, str(script), str(file)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            wait_for_lines(file, lines)
            time.sleep(STARTING)
            began = time.monotonic()
            if how is signal.SIGKILL:
                os.killpg(process.pid, how)
            else:
                process.send_signal(how)
            shown, _ = process.communicate(timeout=60)
            return process.returncode, time.monotonic() - began, shown
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def wait_for_lines(file: Path, lines: int) -> None:
    until = time.monotonic() + 60
    while not file.exists() or file.read_text().count("\n") < lines:
        assert time.monotonic() < until, "the match does not begin"
        time.sleep(0.05)


def test_more_games_can_be_added_later(tmp_path: Path) -> None:
    match, file = new_match("random", "greedy"), tmp_path / "results.jsonl"
    few = play_match(match, 2, file, pool=in_turn)
    more = play_match(match, 6, file, pool=in_turn)
    assert more[:2] == few
    assert play_match(match, 2, file, pool=in_turn) == few


def test_records_are_kept_and_missing_ones_made_again(tmp_path: Path) -> None:
    match, file, records = new_match("random", "greedy"), tmp_path / "r.jsonl", tmp_path / "records"
    played = play_match(match, 4, file, pool=in_turn, records=records)
    names = [f"game-{number:05}.mattock" for number in range(1, 5)]
    assert sorted(path.name for path in records.iterdir()) == names
    for result, name in zip(played, names, strict=True):
        verdict = verify_record((records / name).read_bytes(), lambda game, _: mattock.game(game))
        assert verdict.record.scores == result.scores
    (records / names[2]).unlink()
    assert play_match(match, 4, file, pool=in_turn, records=records) == played
    assert (records / names[2]).exists()


def test_when_the_time_is_up_nothing_more_is_played() -> None:
    assert len(play_match(new_match("random"), 50, pool=in_turn, until=time.monotonic())) == 1


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    play_match(new_match("random"), 2, file, pool=in_turn)
    with pytest.raises(BadLedger, match="another match: its seed is 1, here it is 2"):
        play_match(new_match("random", seed=2), 2, file, pool=in_turn)


def test_a_file_of_bots_that_thought_otherwise_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    play_match(new_match("visitor/8"), 1, file, pool=in_turn)
    monkeypatch.setitem(LEVELS, "visitor", replace(LEVELS["visitor"], budget=Budget(800)))
    with pytest.raises(BadLedger, match="another match: its minds"):
        play_match(new_match("visitor/8"), 2, file, pool=in_turn)


# A digest of the scores. Where bots are meant to choose otherwise, MIND counts one more and these are new.
CHOSEN = {"mykerinos": "17ef0eeda02e", "pergamon": "f0e5c46342f3", "thebes": "8458fb087cfe"}


@pytest.mark.parametrize("name", mattock.games())
def test_bots_choose_as_they_did(name: str) -> None:
    """A file of results would go on with other bots otherwise, and the ladders would not come out again."""
    match = Match.of(mattock.game(name), ["visitor", "mcts:16", "greedy"], 3, seed=1)
    played = [(result.scores, result.length) for result in play_match(match, 3, pool=in_turn)]
    assert sha256(repr(played).encode()).hexdigest()[:12] == CHOSEN[name], f"mind {MIND}"


@pytest.mark.parametrize("line", ["nonsense", "[1, 2]", '{"game": 1}'])
def test_a_broken_file_names_its_line(tmp_path: Path, line: str) -> None:
    file = tmp_path / "results.jsonl"
    play_match(new_match("random"), 2, file, pool=in_turn)
    with file.open("a") as broken:
        broken.write(f"{line}\n")
    with pytest.raises(BadLedger, match="line 4"):
        play_match(new_match("random"), 2, file, pool=in_turn)


def test_a_place_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadLedger, match="file"):
        play_match(new_match("random"), 2, tmp_path / "file" / "results.jsonl", pool=in_turn)


def test_a_killed_worker_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mattock.arena.match.play_game", die)
    with pytest.raises(mattock.MattockError, match="killed from outside"):
        play_match(new_match("random"), 4, pool=on_cores(2))


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)
