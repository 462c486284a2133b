"""Whole games and single words at the terminal."""

from __future__ import annotations

import itertools
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mattock
from mattock.bots import Budget
from mattock.core.records import read_record, verify_record
from mattock.records import game_finder
from tests.terminal.tables import CTRL_C, Run


def any_moves(seed: int) -> Iterator[str]:
    """Numbers without end: some are moves, some are too high."""
    rng = random.Random(seed)
    while True:
        yield str(rng.choice((1, 1, 2, 2, 3, 4, 6, 9)))


def ask_all(*words: str) -> list[str]:
    return [*words, "quit"]


PLAY = ("play", "pergamon", "--seed", "7", "--bots", "greedy")


# Whole games.


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (2, ["--bots", "random"]),
        (2, ["--sorting", "--people", "2"]),
        (3, ["--order", "--sorting", "--seat", "B"]),
        (4, ["--people", "4", "--order"]),
        (4, ["--seat", "AC", "--bots", "greedy,random"]),
    ],
)
def test_a_whole_game(run: Run, players: int, words: list[str]) -> None:
    shown = run(*PLAY, "--players", str(players), *words, "--save", "game.mattock", keys=any_moves(players))
    assert (shown.status, shown.err) == (0, "")
    assert re.search(r"[●■▲◆]\s+[A-Z]\w+(\s+[ABCD])?\s+wins\s+with\s+\d+\s+points", shown.out)
    verdict = verify_record(Path("game.mattock").read_bytes(), game_finder())
    assert verdict.record.ending == "finished"
    assert verdict.proved == verdict.draws > 80
    assert "{" not in shown.out
    assert not re.search(r"(pergamon|terminal)-(move|event|reason|now|board|help)", shown.out)
    for seat, score in enumerate(verdict.record.scores):
        assert re.search(rf"{'●■▲◆'[seat]}{'ABCD'[seat]}( +\d+)+ +{score}\b", shown.out)


def test_bots_can_be_watched(run: Run) -> None:
    shown = run(*PLAY, "--people", "0", "--bots", "random,greedy,random")
    assert shown.status == 0
    assert re.search(r"wins\s+with", shown.out)


def test_the_same_seed_and_keys_give_the_same_game(run: Run) -> None:
    once, again = (run(*PLAY, keys=any_moves(1)).out for _ in range(2))
    assert once == again


# Leaving and coming back.


def test_a_game_left_and_resumed_ends_as_the_same_game(run: Run) -> None:
    table = (*PLAY, "--players", "2", "--people", "2")
    keys = list(itertools.islice(any_moves(3), 1000))
    whole = run(*table, keys=keys).out
    run(*table, "--save", "g", keys=[*keys[:60], "quit"])
    run("play", "pergamon", "--resume", "g", keys=[*keys[60:120], CTRL_C])
    rest = run("play", "pergamon", "--resume", "g", keys=keys[120:]).out
    assert whole.splitlines()[-12:-1] == rest.splitlines()[-13:-2]
    assert read_record(Path("g").read_bytes()).ending == "finished"


@pytest.mark.parametrize("leaving", [["quit"], [CTRL_C], []])
def test_leaving_keeps_the_game_and_says_how_to_go_on(run: Run, leaving: list[str]) -> None:
    shown = run(*PLAY, keys=["place 4", *leaving])
    assert shown.status == 0
    assert "The game is saved. To resume:" in shown.out
    command = shown.out.splitlines()[-1].split()
    assert command[:4] == ["mattock", "play", "pergamon", "--resume"]
    assert os.listdir() == [command[4]]
    back = run(*command[1:], keys=["quit"])
    assert back.status == 0
    assert "● Player A chooses field 4." in back.out


def test_the_file_is_written_before_every_decision(run: Run) -> None:
    found: list[str] = []

    def keys() -> Iterator[str]:
        for key in ("place 4", "1", CTRL_C):
            found.append(Path("g").read_text())
            yield key

    run(*PLAY, "--save", "g", keys=keys())
    assert ["A place 4" in text for text in found] == [False, True, True]
    assert len(set(found)) == 3


def test_a_resumed_game_can_go_to_another_file(run: Run) -> None:
    run(*PLAY, "--save", "g", keys=["place 4"])
    before = Path("g").read_text()
    Path("diary").write_text("dear diary")
    assert run("play", "pergamon", "--resume", "g", "--save", "diary").status == 2
    assert run("play", "pergamon", "--resume", "g", "--save", "h", keys=["1"]).status == 0
    assert Path("g").read_text() == before
    assert Path("h").exists()


def test_a_folder_that_cannot_be_written_to_loses_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "mattock.terminal.session.new_file", lambda name: Path("no such folder") / f"{name}.mattock"
    )
    monkeypatch.setattr("tempfile.tempdir", os.getcwd())
    shown = run(*PLAY, keys=[CTRL_C])
    assert "cannot be written" in shown.out
    assert os.listdir() == ["pergamon.mattock"]


def test_files_that_are_there_stay_as_they_are(run: Run) -> None:
    Path("diary").write_text("dear diary")
    shown = run(*PLAY, "--save", "diary")
    assert shown.status == 2
    assert "diary already exists" in shown.err
    inside = run(*PLAY, keys=ask_all("save diary", "save mine", "save", "save mine"))
    assert "diary already exists" in inside.answers[1]
    assert inside.answers[2].startswith("Saved to mine.")
    assert inside.answers[3].startswith("Saved to mine.")
    assert Path("diary").read_text() == "dear diary"
    assert sorted(os.listdir()) == ["diary", "mine"]


def test_save_asks_where(run: Run) -> None:
    assert run(*PLAY, keys=ask_all("save")).answers[1].startswith("Name a file")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("", "Line 1"), ("nonsense\n", "Line 1"), (None, "cannot be read")],
)
def test_a_file_that_is_no_game_gets_a_sentence(run: Run, text: str | None, sentence: str) -> None:
    if text is not None:
        Path("g").write_text(text)
    shown = run("play", "pergamon", "--resume", "g")
    assert shown.status == 2
    assert sentence.lower() in shown.err.lower()
    assert "Traceback" not in shown.err


def test_own_components_are_named_again_when_resuming(run: Run) -> None:
    run("components", "pergamon", "--export", "mine.toml")
    text = Path("mine.toml").read_text()
    Path("mine.toml").write_text(text.replace("start_coins = { value = 0", "start_coins = { value = 9"))
    shown = run(*PLAY, "--components", "mine.toml", "--save", "g", keys=["quit"])
    assert " 9¢  0 points" in shown.out
    assert shown.out.splitlines()[-1].endswith("--resume g --components FILE")
    assert "--components" in run("play", "pergamon", "--resume", "g").err
    assert " 9¢  0 points" in run("play", "pergamon", "--resume", "g", "--components", "mine.toml").out


# Moves.


def test_moves_by_number_notation_and_beginning(run: Run) -> None:
    for typed in ("4", "place 4", "PLACE  4", "p 4", "pl 4"):
        assert "● Player A chooses field 4." in run(*PLAY, keys=[typed]).out


def test_a_beginning_that_fits_several_moves_names_them(run: Run) -> None:
    shown = run(*PLAY, keys=ask_all("place", "p"))
    for answer in shown.answers[1:3]:
        assert "could be several moves: place 1, place 2" in answer


def test_an_impossible_move_says_why(run: Run) -> None:
    answers = run(*PLAY, keys=ask_all("dig V", "store", "d v")).answers
    assert "You dig on your turn" in answers[1]
    assert "(P0.8)" in answers[1]
    assert "(P0.8)" in answers[2]
    assert answers[3] == answers[1]


def test_a_beginning_of_impossible_moves_only(run: Run) -> None:
    assert "No move starting with" in run(*PLAY, keys=ask_all("exhibit")).answers[1]


@pytest.mark.parametrize("typed", ["0", "14", "99999999999999999999", "²"])
def test_a_wrong_number(run: Run, typed: str) -> None:
    answer = run(*PLAY, keys=ask_all(typed)).answers[1]
    assert "numbered 1 to" in answer or "neither a move nor a command" in answer


def test_enter_takes_the_only_move(run: Run) -> None:
    keys = [key for move in itertools.islice(any_moves(4), 120) for key in ("", move)]
    answers = run(*PLAY, "--players", "2", keys=ask_all(*keys)).answers
    assert "Type a number, a move or" in answers[1]
    forced = [n for n, answer in enumerate(answers) if "press Enter" in answer and keys[n] == ""]
    assert forced
    assert all("Type a number, a move or" not in answers[n + 1] for n in forced)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    lines=st.lists(
        st.text(st.characters(exclude_characters="\r\n", exclude_categories=["Cs"]), max_size=12), max_size=4
    )
)
def test_whatever_is_typed_gets_a_sentence(run: Run, lines: list[str]) -> None:
    typed = [line for line in lines if not line.strip().lower().startswith(("save", "quit", "exit"))]
    shown = run(*PLAY, keys=ask_all(*typed))
    assert (shown.status, shown.err) == (0, "")


@pytest.mark.parametrize(
    "word", ["why", "undo", "hint", "rules", "odds", "collections", "try", "log", "score", "board"]
)
def test_commands_take_anything_after_them(run: Run, word: str) -> None:
    for rest in ("", " 1", " xyz", " -1 2 3", " P3.2", " [red]", " {$}"):
        shown = run(*PLAY, keys=ask_all(word + rest))
        assert (shown.status, shown.err) == (0, "")


# Taking back.


def test_undo_is_free_until_something_is_drawn(run: Run) -> None:
    shown = run(
        *PLAY,
        "--people",
        "3",
        keys=ask_all("place 4", "undo", "undo", "place 4", "place 5", "place 6", "undo"),
    )
    assert "One step undone." in shown.answers[2]
    assert "You cannot undo" in shown.answers[3]
    assert "You cannot undo" in shown.answers[7]
    assert "undo!" not in shown.answers[7]


def test_alone_among_bots_one_can_go_back_further(run: Run) -> None:
    shown = run(*PLAY, keys=ask_all("undo!", "place 4", "undo", "undo!", "undo!", "place 4"))
    assert "You have not made a move yet." in shown.answers[1]
    assert "“undo!” goes back anyway" in " ".join(shown.answers[3].split())
    assert "steps undone." in shown.answers[4]
    assert "You have not made a move yet." in shown.answers[5]
    assert "● Player A chooses field 4." in shown.answers[6]


def test_people_cannot_go_back_over_each_other_by_force(run: Run) -> None:
    assert "Only a player alone" in run(*PLAY, "--people", "2", keys=ask_all("place 4", "undo!")).answers[2]


# Questions.


def test_why_answers_with_the_clause(run: Run) -> None:
    answers = run(
        *PLAY, keys=ask_all("why dig V", "why 1", "why", "why nothing at all", "why place 4")
    ).answers
    assert "(P0.8)" in answers[1]
    assert "The game lasts twelve rounds" in answers[1]
    assert answers[2].startswith("That is possible: Field 1")
    assert "Which move?" in answers[3]
    assert "neither a move nor a command" in answers[4]
    assert "a move such as “place 1”" in answers[4]
    assert "That is possible: Field 4" in answers[5]


@pytest.mark.parametrize(("game", "example"), [("mykerinos", "dig"), ("thebes", "take")])
def test_the_example_is_a_move_of_the_game(run: Run, game: str, example: str) -> None:
    answers = run(
        "play", game, "--players", "2", "--seed", "1", keys=ask_all("why", "nothing at all")
    ).answers
    assert f"why {example} " in answers[1]
    assert f"such as “{example} " in answers[2]


def test_a_hint_is_a_move_that_can_be_typed(run: Run) -> None:
    answer = run(*PLAY, keys=ask_all("hint")).answers[1]
    found = re.search(r"wins \d+ games in 100, about \d+ points at the end \((place \d+)", answer)
    assert found
    assert "● Player A chooses field" in run(*PLAY, keys=[found[1]]).out


def test_a_hint_leaves_out_what_was_not_tried(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not lost for certain: nothing is known about it."""
    monkeypatch.setattr("mattock.terminal.session.THOUGHT", Budget(1))
    answer = run(*PLAY, keys=ask_all("hint")).answers[1]
    assert len(re.findall(r"wins \d+ games in 100", answer)) == 1


def test_hints_stand_in_the_order_of_what_they_say(run: Run) -> None:
    answer = run(*PLAY, keys=ask_all("hint")).answers[1]
    found = re.findall(r"wins (\d+) games in 100, about (\d+) points", answer)
    assert found == sorted(found, key=lambda pair: (int(pair[0]), int(pair[1])), reverse=True)


def test_people_play_without_hints_unless_they_wish(run: Run) -> None:
    people = (*PLAY, "--players", "2", "--people", "2")
    assert "Hints are off" in run(*people, keys=ask_all("hint")).answers[1]
    assert "games in 100" in run(*people, "--hints", keys=ask_all("hint")).answers[1]


def test_rules_shows_a_clause(run: Run) -> None:
    answers = run(*PLAY, keys=ask_all("rules P3.2", "rules p3.2", "rules P99.1")).answers
    assert "P3.2" in answers[1]
    assert answers[1] == answers[2]
    assert "has no clause P99.1" in answers[3]


def test_odds_tell_what_is_left(run: Run) -> None:
    answer = run(*PLAY, keys=ask_all("odds")).answers[1]
    assert "55 tiles unseen" in answer
    assert "never turn up" in answer
    assert "1¢ ×3   2¢ ×3   3¢ ×3   4¢ ×3   5¢ ×3   6¢ ×3   7¢ ×3   8¢ ×3" in answer
    assert "The funds of round 1 (two cards)" in answer
    assert sum(float(p) for p in re.findall(r"¢ +([\d.]+) %", answer)) == pytest.approx(100, abs=1)


def test_the_score_says_what_points_are_for(run: Run) -> None:
    answer = run(*PLAY, keys=ask_all("score")).answers[1]
    assert "shown   scored   bonus   oldest   total" in answer
    assert len(re.findall(r"[●■▲][ABC]", answer)) == 3


def test_the_log_tells_everything_again(run: Run) -> None:
    keys = list(itertools.islice(any_moves(5), 80))
    answers = run(*PLAY, keys=[*keys, "log", "log all", "quit"]).answers
    short, long = answers[-3], answers[-2]
    assert "earlier paragraphs: type “log all”." in short
    assert "goes into gallery I." in long
    assert len(long) > len(short)


def test_help_names_every_command(run: Run) -> None:
    answer = run(*PLAY, keys=ask_all("help")).answers[1]
    for word in (
        "why",
        "undo",
        "hint",
        "rules",
        "odds",
        "collections",
        "try",
        "log",
        "score",
        "save",
        "quit",
    ):
        assert word in answer


def test_tiles_can_be_laid_without_obligation(run: Run) -> None:
    keys = list(itertools.islice(any_moves(2), 40))
    for step in range(0, 40, 4):
        asked = ["try", "collections", "try 1", "try 1 1", "try 2 1", "try 77", "quit"]
        answers = run(*PLAY, keys=[*keys[:step], *asked]).answers[step + 1 :]
        if "1 " in answers[0]:
            assert "One tile alone makes no object." in answers[2]
            assert "A tile can be in only one place." in answers[3]
            assert "is not one of your tiles" in answers[5]
        else:
            assert "You have no tiles to lay out." in answers[0]


def test_a_recap_tells_what_the_others_did(run: Run) -> None:
    shown = run(*PLAY, keys=ask_all("place 4"))
    for sentence in (
        "■ Greedy B chooses field",
        "▲ Greedy C chooses field",
        "The funds are shared out:",
        "Round 1 begins.",
    ):
        assert sentence in shown.out


# Around the table.


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "5"], "2 to 4 players, not 5"),
        (["--players", "2", "--order"], "for three and four players"),
        (["--bots", "genius"], "There is no bot 'genius'"),
        (["--bots", ","], "Name each bot by its code"),
        (["--bots", "random,random,random"], "3 bots are named for 2 seats"),
        (["--seat", "D"], "The seats at this table are A, B, C, not “D”"),
        (["--seat", "AA"], "The seats at this table are"),
        (["--seat", ""], "The seats at this table are"),
        (["--people", "4"], "4 people do not fit at a table of 3"),
        (["--people", "-1"], "-1 people do not fit"),
        (["--people", "1", "--seat", "AB"], "do not match"),
        (["--components", "nothing.toml"], "nothing.toml cannot be read"),
        (["--save", "no/such/folder/g"], "cannot be written"),
    ],
)
def test_a_wrong_table_is_refused_in_a_sentence(run: Run, words: list[str], sentence: str) -> None:
    shown = run("play", "pergamon", *words)
    assert shown.status == 2
    assert sentence in shown.err
    assert len(shown.err.strip().splitlines()) == 1
    assert not shown.out


def test_seats_and_people(run: Run) -> None:
    shown = run(*PLAY, "--seat", "C", "--people", "2", keys=["quit"])
    assert "●A player A" in shown.out
    assert "■B Greedy" in shown.out
    assert "▲C player C" in shown.out


def test_two_players_meet_the_raider(run: Run) -> None:
    shown = run(*PLAY, "--players", "2", keys=ask_all("place 13", "place 12"))
    assert "tomb raider with 0 coins" in shown.out
    assert "✖" in shown.out


def test_every_game_has_a_desk() -> None:
    from mattock.terminal.board import desk_of

    desks = [desk_of(mattock.game(name)) for name in mattock.games()]
    assert len({desk.board for desk in desks}) == len(desks) == 3
