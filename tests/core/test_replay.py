"""A record is shown line by line, in code and by `mattock replay`; `mattock verify` says what holds."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import mattock
from mattock.core.records import (
    Drawn,
    Seat,
    Step,
    Undo,
    read_record,
    replay_record,
    verify_record,
    write_record,
)
from mattock.core.referee import Referee
from mattock.terminal import replay, verify
from tests.core.tables import find_game, get_line, line_where, new_table, play_on, seal, set_line


def game_with_undos() -> str:
    table = play_on(new_table(), 3)
    table.undo(force=True)
    play_on(table, seed=3).finish()
    return write_record(table.record)


TEXT = game_with_undos()
FIRST = line_where(TEXT, lambda line: line == "moves") + 1


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A recorded game in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "game.mattock"
    path.write_text(TEXT, encoding="utf-8")
    return path


def command(*words: str) -> int:
    """Run a command as the front door does."""
    parser = ArgumentParser()
    subparsers = parser.add_subparsers()
    verify.add(subparsers)
    replay.add(subparsers)
    args = parser.parse_args(words)
    status = args.run(args)
    assert isinstance(status, int)
    return status


# In code.


def test_every_line_is_shown_with_its_state_and_events() -> None:
    shown = list(replay_record(TEXT, find_game))
    entries = read_record(TEXT).lines
    assert [one.entry for one in shown] == [*entries, None]
    assert [one.line for one in shown] == list(range(FIRST, FIRST + len(entries) + 1))
    for one in shown:
        assert (one.action is not None) == isinstance(one.entry, Step)
        if one.action is not None and isinstance(one.entry, Step):
            assert str(one.state.describe(one.action)) == one.entry.text
            assert one.events == one.state.game.tell(one.state, one.action)


def test_states_stay_as_they_were() -> None:
    shown = list(replay_record(TEXT, find_game))
    for one, following in pairwise(shown):
        if one.action is not None:
            state = one.state.clone()
            state.apply(one.action)
            assert state == following.state


def test_an_undo_shows_the_state_before_the_decision_again() -> None:
    shown = list(replay_record(TEXT, find_game))
    place = next(n for n, one in enumerate(shown) if isinstance(one.entry, Undo))
    undo = shown[place].entry
    assert isinstance(undo, Undo)
    assert shown[place + 1].state == shown[place - undo.count].state


def test_the_last_thing_shown_is_the_end() -> None:
    last = list(replay_record(TEXT, find_game))[-1]
    assert last.state.mover == mattock.OVER
    assert last.state.scores() == read_record(TEXT).scores


def test_a_broken_record_is_shown_up_to_its_line() -> None:
    line = line_where(TEXT, lambda words: words.startswith("A place "))
    shown = replay_record(set_line(TEXT, line, "A store"), find_game)
    assert [next(shown).line for _ in range(FIRST, line)][-1] == line - 1
    with pytest.raises(mattock.BadRecord, match=f"^Line {line}: "):
        next(shown)


def test_a_record_of_other_rules_is_shown_up_to_the_difference() -> None:
    line = line_where(TEXT, lambda words: words.startswith("A place "))
    other = set_line(set_line(TEXT, line, "A store"), 3, "rules 0.9")
    assert [one.line for one in replay_record(other, find_game)][-1] == line - 1


# `mattock verify`.


def test_verify_says_that_a_record_holds(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("verify", str(file)) == 0
    said = capsys.readouterr().out
    assert "is valid. Pergamon for 3, rules 1.0, finished:" in said
    assert "proves" in said
    assert "undone 1 time, and with them 2 draws" in said


def test_verify_names_the_line_of_each_broken_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = line_where(TEXT, lambda words: words.startswith("A place "))
    broken = file.with_name("broken [1].mattock")
    broken.write_text(set_line(TEXT, line, "A store"), encoding="utf-8")
    assert command("verify", str(broken), str(file), "missing.mattock") == 1
    said = capsys.readouterr().out
    assert f"broken [1].mattock is not valid. Line {line}: 'store' is not possible." in said
    assert "game.mattock is valid." in said
    assert "missing.mattock is not valid. missing.mattock cannot be read" in said


def test_verify_says_what_was_not_proved(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    branch = play_on(Referee.play_on(TEXT, find_game, FIRST + 20), 2)
    file.write_text(write_record(branch.record), encoding="utf-8")
    assert command("verify", str(file)) == 0
    said = capsys.readouterr().out
    assert "The seed has not been revealed" in said
    assert "lines come from another record" in said


def test_verify_says_how_the_rules_have_changed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(seal(set_line(TEXT, 3, "rules 0.9")), encoding="utf-8")
    assert command("verify", str(file)) == 0
    assert "no line differs" in capsys.readouterr().out
    line = line_where(TEXT, lambda words: words.startswith("A place "))
    file.write_text(seal(set_line(set_line(TEXT, 3, "rules 0.9"), line, "A store")), encoding="utf-8")
    assert command("verify", str(file)) == 0
    said = capsys.readouterr().out
    assert f"differ. Line {line}: " in said
    assert "(P0.8)" in said


def own_components(folder: Path) -> Path:
    """A components file of one's own: everybody begins with a coin."""
    text = (Path(mattock.__file__).parent / "games/pergamon/components.toml").read_text(encoding="utf-8")
    assert "start_coins = { value = 0" in text
    path = folder / "mine.toml"
    path.write_text(text.replace("start_coins = { value = 0", "start_coins = { value = 1"), encoding="utf-8")
    return path


def test_verify_with_components_of_ones_own(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = own_components(tmp_path)
    table = Referee(mattock.game("pergamon", mine), 2, {}, [Seat("bot", "random")] * 2)
    file.write_text(write_record(play_on(table, 5).abandon()), encoding="utf-8")
    assert command("verify", str(file)) == 1
    assert "Line 4: the components" in capsys.readouterr().out
    assert command("verify", str(file), "--components", str(mine)) == 0


def test_verify_says_what_is_wrong_with_the_components(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(set_line(TEXT, 4, "components 0123456789abcdef"), encoding="utf-8")
    (tmp_path / "bad.toml").write_text("= nonsense", encoding="utf-8")
    assert command("verify", str(file), "--components", str(tmp_path / "bad.toml")) == 1
    assert "bad.toml, line 1" in capsys.readouterr().out


# `mattock replay`.


def watch(file: Path, monkeypatch: pytest.MonkeyPatch, *lines: str) -> int:
    """Open a record and type these commands."""
    monkeypatch.setattr(sys, "stdin", StringIO("".join(line + "\n" for line in lines)))
    return command("replay", str(file))


def where(said: str) -> list[int]:
    """The positions that were shown, by the line above each."""
    return [
        int(words.split()[2].rstrip(":")) for words in said.splitlines() if words.startswith("After line ")
    ]


def test_replay_steps_and_jumps(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    last = FIRST + len(read_record(TEXT).lines) - 1
    assert (
        watch(file, monkeypatch, "next", "", "n 5", "back", "b 2", "line 40", "line 1", "end", "start") == 0
    )
    at = FIRST - 1
    assert where(capsys.readouterr().out) == [at, at + 1, at + 2, at + 7, at + 6, at + 4, 40, at, last, at]


def test_replay_jumps_to_a_round(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    watch(file, monkeypatch, "round 3", "round 13", "quit", "next")
    said = capsys.readouterr().out
    line = where(said)[1]
    assert "Round 3 begins" in said
    assert "There is no round 13" in said
    assert len(where(said)) == 2  # nothing after `quit`
    shown = {one.line: one for one in replay_record(TEXT, find_game)}
    assert (shown[line].state.view()["round"], shown[line + 1].state.view()["round"]) == (2, 3)


def test_replay_tells_what_happened(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    watch(file, monkeypatch, "next")
    said = capsys.readouterr().out
    assert f"  {FIRST}  {get_line(TEXT, FIRST)}" in said
    assert "starts the first round" in said


def test_replay_lists_moves_and_odds(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = line_where(TEXT, lambda words: words.startswith(("A place", "B place", "C place")))
    watch(file, monkeypatch, "moves", f"line {line - 1}", "moves")
    said = capsys.readouterr().out
    assert "start C  1/3" in said
    assert "place 13" in said


def test_replay_says_why(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = line_where(TEXT, lambda words: words.startswith(("A place", "B place", "C place")))
    watch(file, monkeypatch, "why place 3", f"line {line - 1}", "why place 3", "why store", "why dance")
    said = capsys.readouterr().out
    assert "(P0.11)" in said
    assert "place 3 is possible here" in said
    assert "(P0.8)" in said
    assert "'dance' is not a move" in said


@pytest.mark.parametrize("words", ["next x", "line -1", "round 1 2", "dance", "play Z", "line ٣"])
def test_replay_answers_a_wrong_command(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: str
) -> None:
    assert watch(file, monkeypatch, words) == 0
    assert " no " in capsys.readouterr().out


def test_replay_opens_a_broken_record_up_to_its_line(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = line_where(TEXT, lambda words: words.startswith("A place "))
    file.write_text(set_line(TEXT, line, "A store"), encoding="utf-8")
    assert watch(file, monkeypatch, "end", "next", "why store") == 0
    said = capsys.readouterr().out
    assert where(said) == [FIRST - 1, line - 1]
    assert said.count(f"Line {line}: 'store' is not possible.") == 2


def test_replay_of_what_is_no_record(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text("hello\n", encoding="utf-8")
    assert watch(file, monkeypatch) == 1
    assert "Line 1: " in capsys.readouterr().out


# Play on from here.

Played = list[tuple[Referee, Mapping[int, Any]]]


def stage(played: Played) -> Callable[..., int]:
    """A play screen that only remembers what it was asked to play."""

    def play_from(referee: Referee, bots: Mapping[int, Any], console: object, file: Path) -> int:
        played.append((referee, bots))
        assert file.exists()
        return 7

    return play_from


def test_replay_plays_on_from_here(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: Played = []
    monkeypatch.setattr(replay, "play_from", stage(played))
    line = line_where(TEXT, lambda words: words.startswith("fronts#4 "))
    assert watch(file, monkeypatch, f"line {line}", "play B", "next") == 7
    [(referee, bots)] = played
    assert [seat.kind for seat in referee.seats] == ["bot", "person", "bot"]
    assert sorted(bots) == [0, 2]
    assert bots[0].choose(referee.state) in referee.state.legal()
    saved = (file.parent / f"game-line-{line}.mattock").read_text(encoding="utf-8")
    assert Referee.resume(saved, find_game).state == referee.state
    assert verify_record(saved, find_game).record.given > 0


def test_replay_plays_on_with_everybody_as_before(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: Played = []
    monkeypatch.setattr(replay, "play_from", stage(played))
    watch(file, monkeypatch, "play")
    watch(file, monkeypatch, "play")  # a second file beside the first
    [(referee, bots), _] = played
    assert referee.seats == read_record(TEXT).seats
    assert sorted(bots) == [1]
    assert sorted(path.name for path in file.parent.glob(f"game-line-{FIRST - 1}*")) == [
        f"game-line-{FIRST - 1}-2.mattock",
        f"game-line-{FIRST - 1}.mattock",
    ]


def test_replay_of_bots_gives_the_mover_to_the_person(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: Played = []
    monkeypatch.setattr(replay, "play_from", stage(played))
    table = play_on(new_table(3, [Seat("bot", "unheard:of")] * 3), 4)
    file.write_text(write_record(table.abandon()), encoding="utf-8")
    watch(file, monkeypatch, "end", "play")
    [(referee, bots)] = played
    assert referee.seats[referee.state.mover].kind == "person"
    assert len(bots) == 2  # stand-ins for a bot that nobody has


def test_replay_does_not_play_on_from_a_record_that_breaks(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: Played = []
    monkeypatch.setattr(replay, "play_from", stage(played))
    line = line_where(TEXT, lambda words: words.startswith("A place "))
    file.write_text(set_line(TEXT, line, "A store"), encoding="utf-8")
    assert watch(file, monkeypatch, "play") == 0
    assert played == []
    assert capsys.readouterr().out.count(f"Line {line}: ") == 2


def test_given_draws_come_from_the_record() -> None:
    line = line_where(TEXT, lambda words: words.startswith("fronts#4 "))
    branch = Referee.play_on(TEXT, find_game, line)
    numbers = [one.number for one in branch.record.lines if isinstance(one, Drawn) and one.source == "fronts"]
    assert numbers == [3, 4]  # the first two were undone and are left out; the numbers stay
    play_on(branch)
    assert verify_record(branch.save(), find_game).proved > 0


def test_replay_hands_over_to_the_play_screen(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert watch(file, monkeypatch, "line 60", "play A", "1", "quit") == 0
    [new] = file.parent.glob("game-line-60*.mattock")
    record = read_record(new.read_text(encoding="utf-8"))
    assert record.ending == "unfinished"
    assert len(record.lines) > record.given > 0
    assert "--resume game-line-60.mattock" in capsys.readouterr().out
