"""The terminal in every language: what is asked for, what the system speaks, boards that keep their shape."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

import mattock
from mattock import State
from mattock.cli import main
from mattock.terminal.board import board, desk_of
from mattock.words import LANGUAGES, say, speaking
from tests.terminal.tables import Run
from tests.walk import steps

NAMES = ("Ada", "student", "curator", "Di")


def test_the_language_that_is_asked_for(run: Run) -> None:
    assert "darf ein Spieler einmal graben" in run("rules", "pergamon", "P3.2", "--language", "de").out
    assert "gracz może raz kopać" in run("rules", "pergamon", "P3.2", "--language=pl").out
    assert "egy játékos egyszer áshat" in run("rules", "pergamon", "P3.2", "--lang", "hu").out
    assert "a player may dig once" in run("rules", "pergamon", "P3.2").out


def test_else_the_language_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert run("rules", "pergamon", "P99.9").err.startswith("Pergamon hat keinen Absatz P99.9; es gibt P0.1")
    assert "has no clause" in run("rules", "pergamon", "P99.9", "--language", "en").err
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "has no clause" in run("rules", "pergamon", "P99.9").err


@pytest.mark.parametrize("words", [["--language", "xx"], ["--language"]])
def test_a_language_that_is_not_there(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rules", "pergamon", *words])
    assert "--language" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["Runde 1 von 12", "ist weder ein Zug noch ein Befehl", "das Spiel bleibt gespeichert"]),
        ("pl", ["Runda 1 z 12", "to ani ruch, ani polecenie", "gra zostaje zapisana"]),
        ("hu", ["1. forduló a 12-ből", "se nem lépés, se nem parancs", "a játék el van mentve"]),
    ],
)
def test_a_table_is_led_in_a_language(run: Run, language: str, words: list[str]) -> None:
    keys = ["nonsense", "why dig V", "help", "1", "log", "quit"]
    shown = run("play", "pergamon", "--seed", "7", "--bots", "greedy", "--language", language, keys=keys)
    assert (shown.status, shown.err) == (0, "")
    said = " ".join(shown.out.split())
    for each in words:
        assert each in said
    assert "chooses field" not in said
    assert "End your turn" not in said


def drawn(thing: object, width: int) -> list[str]:
    """Lines as plain text."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def positions(name: str) -> list[State]:
    """Some of a game of four."""
    walk = steps(mattock.game(name).new(4), random.Random(name), "greedy")
    return [state.clone() for n, (state, _) in enumerate(walk) if n % 60 == 31]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", mattock.games())
def test_longer_words_leave_the_board_in_shape(name: str, language: str) -> None:
    game = mattock.game(name)
    for state in positions(name):
        for width, short in ((80, False), (80, True), (100, False)):
            usual = drawn(board(game, state, NAMES, short), width)
            with speaking(language):
                lines = drawn(board(game, state, NAMES, short), width)
            assert lines != usual
            assert max(map(cell_len, lines)) <= width
            assert len(lines) <= len(usual) + 2
            frames = [[sum(line.count(sign) for line in each) for sign in "╭╮╰╯"] for each in (lines, usual)]
            assert frames[0] == frames[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", mattock.games())
def test_what_players_ask_for_can_be_shown(name: str, language: str) -> None:
    desk = desk_of(mattock.game(name))
    for state in positions(name)[::3]:
        with speaking(language):
            for show in (desk.odds, desk.score):
                lines = drawn(show(state), 100)
                assert lines
                assert not any(f"{name}-" in line or "{" in line for line in lines)


# What only English calls so: cities, sites, cards, levels of bots.
PLACES = r"Warsaw|Moscow|Vienna|Rome\b|Greece|Crete|Egypt\d"
ENGLISH = re.compile(PLACES + "|assistant|shovel|permit|congress|large|small")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_table_speaks_one_language(run: Run, language: str) -> None:
    """Places, cards, exhibitions and bots, on the board, in the moves and in what has happened."""
    keys = ["1", "why 1", "odds", "1", "1", "log all", "score", "1", "board", "quit"]
    words = ("--seed", "3", "--bots", "student,greedy", "--language", language)
    shown = run("play", "thebes", *words, keys=keys)
    assert shown.status == 0
    assert not ENGLISH.search(shown.out)
    assert say("bot-student", {}, language) in shown.out
    assert not re.search(r"\bstudent\b|\bgreedy\b", shown.out)


def test_a_move_is_typed_as_it_is_shown(run: Run) -> None:
    for text in ("take Ägypten1-Paris", "take Egypt1-Paris"):
        out = run("play", "thebes", "--seed", "3", "--language", "de", keys=[text, "quit"]).out
        assert "Spieler A nimmt Ägypten1-Paris" in " ".join(out.split())


def test_who_shares_the_table_has_a_name(run: Run) -> None:
    """Nobody is "A" in a sentence: that is a word in Hungarian. Nor are two bots of one level alike."""
    bots = ("--bots", "greedy,greedy")
    out = run("play", "pergamon", "--seed", "7", *bots, "--language", "hu", keys=["1", "log", "quit"]).out
    said = [line for line in out.splitlines() if line.startswith("•")]
    assert any("● Az A játékos" in line for line in said)
    assert any("Mohó B" in line for line in said)
    assert any("Mohó C" in line for line in said)
    assert not re.search(r"[●■▲◆] [ABCD]\b", " ".join(said))
