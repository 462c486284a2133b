"""Mykerinos at the terminal: its board at every width and in every phase, its own words, whole games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import mattock
from mattock import State
from mattock.core.records import verify_record
from mattock.records import game_finder
from mattock.terminal.board import board, desk_of
from mattock.terminal.look import THEME
from mattock.words import speaking
from tests.mykerinos.positions import after, play, survey, turn
from tests.terminal.tables import Run
from tests.walk import share_of, steps, tables

GAME = mattock.game("mykerinos")
PLAY = ("play", "mykerinos", "--seed", "7", "--bots", "greedy")


def drawn(state: State, width: int = 98, short: bool = False) -> str:
    console = Console(width=width, theme=THEME, file=StringIO(), force_terminal=False)
    console.print(board(GAME, state, ["Ada", "Ben", "Cy", "Di"][: state.players], short))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


@pytest.mark.parametrize(("players", "options"), tables(GAME), ids=str)
def test_the_board_has_room_in_every_phase(players: int, options: dict[str, Any]) -> None:
    met = set()
    for number in range(share_of(2)):
        for state, _ in steps(GAME.new(players, **options), random.Random(f"board {number}"), "mixed"):
            phase = state.view()["phase"]
            if phase in met:
                continue
            met.add(phase)
            for width in (80, 98, 120):
                for short in (False, True):
                    shown = drawn(state, width, short)
                    assert max(map(len, shown.splitlines())) <= width
                    assert "mykerinos-" not in shown
                    assert "{" not in shown
    assert len(met) > 5


def test_what_the_board_says() -> None:
    state = turn(
        "B",
        round_=2,
        passed="C",
        cubes={"A": ["a1", "b1"], "B": ["d3"], "C": ["e1"]},
        rooms={"A": ["W12-2", "W1-5"]},
        owned={"A": ["L3", "L4"], "B": ["V3"]},
        used={"B": {"violet": 1}},
    )
    shown = drawn(state)
    assert "Round 2 of 4, started by ● A" in shown
    assert "passed: 1 ▲C 2 – 3 –" in shown
    assert re.search(r"Zone 1 ●A2 ■B1", shown)
    assert "1 L" in shown  # Lord Lemon has wing 1
    assert "L2×5" in shown  # two of his cards, five points each
    assert "V1↷×1" in shown  # a turned card
    assert "▶ ■B Ben" in shown
    nile = drawn(turn(nile=True, cubes={"A": ["d2"]}, boat="tie"))
    assert "River ●A1" in nile
    assert "Boat: wins a tie" in nile


def test_who_stands_where() -> None:
    """An open tie is shown as one, and the boat where it has been used."""
    cubes = {"A": ["a1", "e1"], "B": ["b1", "f1", "f2"], "C": ["c1"]}
    assert re.search(r"Zone 1 ●A1=■B1=▲C1 .* Zone 2 ■B2 ●A1 ", drawn(turn("B", cubes=cubes)))
    assert "Zone 1 ▲C1 ●A1=■B1 " in drawn(turn("B", passed="C", cubes=cubes))
    assert "River ●A1=■B1 " in drawn(turn(nile=True, cubes={"A": ["d2"], "B": ["d3"]}))
    tie = survey({"A": ["a1"], "B": ["b1"]}, passed="ABC", nile=True, round_=2, tie_boat="B")
    assert "Zone 1 ●A1 ■B1 " in drawn(tie)
    assert "Zone 1 ■B1 ●A1 " in drawn(after(tie, "boat"))


IN_ALL_LANGUAGES = {
    "en": "Pass now: ahead of ■ player B in zones 1 and 4 and on the river; "
    "ahead of ▲ player C in zone 2, unless ▲ player C uses the boat.",
    "de": "Jetzt passen: vor ■ Spieler B in den Zonen 1 und 4 und auf dem Fluss; "
    "vor ▲ Spieler C in Zone 2, wenn ▲ Spieler C nicht das Boot einsetzt.",
    "pl": "Pas teraz: ■ gracz B za tobą w strefach 1 i 4 i na rzece; "
    "▲ gracz C za tobą w strefie 2, chyba że ▲ gracz C użyje łodzi.",
    "hu": "Ha most passzol: döntetlenben nyer ■ a B játékos ellen az 1. és a 4. területen és a folyón; "
    "döntetlenben nyer ▲ a C játékos ellen a 2. területen, "
    "hacsak ▲ a C játékos fel nem használja a csónakjelzőt.",
}


@pytest.mark.parametrize("language", IN_ALL_LANGUAGES)
def test_what_passing_now_would_decide(language: str) -> None:
    cubes = {"A": ["a1", "g1", "h4", "d2"], "B": ["b1", "h5", "d3"], "C": ["h1"]}
    state = turn(nile=True, cubes=cubes, round_=2, tie_boat="C")
    with speaking(language):
        shown = drawn(state)
        assert IN_ALL_LANGUAGES[language] in " ".join(shown.split())
        assert IN_ALL_LANGUAGES[language].split(":")[0] not in drawn(play(state, "pass"))


def test_passing_now_with_the_neutral_colour() -> None:
    own = {"A": ["a1"], "B": ["b1"], "neutral": ["c1"]}
    shown = " ".join(drawn(turn(players=2, cubes=own)).split())
    assert "Zone 1 ●A1=■B1=○N1" in shown
    said = "ahead of ■ player B and the neutral player in zone 1"
    assert f"Pass now: {said}; the neutral player ahead of ■ player B in zone 1." in shown
    assert "Zone 1 ●A1 ○N1 ■B1" in drawn(turn("B", players=2, passed="A", cubes=own))


def test_every_desk_has_words_for_its_own_commands() -> None:
    for name in mattock.games():
        desk, state = desk_of(mattock.game(name)), mattock.game(name).new(players=2)
        while state.mover < 0:
            state.draw(1)
        for extra in desk.extras.values():
            assert extra.show(state, 0, []) is not None


def any_moves(seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    while True:
        yield str(rng.choice((1, 1, 2, 2, 3, 4, 6, 9, 30)))


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (2, ["--bots", "random"]),
        (3, ["--nile", "--bots", "random"]),
        (4, ["--museum", "ring", "--people", "4"]),
    ],
)
def test_a_whole_game(run: Run, players: int, words: list[str]) -> None:
    shown = run(*PLAY, "--players", str(players), *words, "--save", "game.mattock", keys=any_moves(players))
    assert (shown.status, shown.err) == (0, "")
    assert re.search(r"[●■▲◆]\s+[A-Z]\w+(\s+[ABCD])?\s+wins\s+with\s+\d+\s+points", shown.out)
    verdict = verify_record(Path("game.mattock").read_bytes(), game_finder())
    assert verdict.record.ending == "finished"
    assert verdict.proved == verdict.draws > 40
    assert not re.search(r"(mykerinos|terminal)-(move|event|reason|now|board|help)", shown.out)


def test_its_own_words(run: Run) -> None:
    shown = run(*PLAY, keys=["worth", "odds", "score", "help", "why dig a9", "quit"]).out
    assert "what each is worth now" in shown
    assert "Unseen parcels" in shown
    assert "what each patron’s cards are worth" in " ".join(shown.split())
    assert "a9 is not part of this round’s region" in " ".join(shown.split())
    assert "collections" not in shown
