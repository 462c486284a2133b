"""The front door, and the commands beside `play`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import mattock
from mattock import bench, cli
from mattock.arena.stats import interval
from mattock.core.components import standard_text
from mattock.core.playout import Playouts, playouts
from mattock.core.rulespage import read_clauses, rules_page
from mattock.terminal import simulate
from mattock.words import LANGUAGES
from tests.terminal.tables import Run
from tests.walk import share_of

# The front door.


def test_the_version(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run("--version")
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"mattock {mattock.__version__}\n"


@pytest.mark.parametrize(
    "words", [[], ["nonsense"], ["play"], ["play", "chess"], ["play", "pergamon", "--players", "x"]]
)
def test_a_wrong_command_line_is_explained(
    run: Run, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        run(*words)
    assert ended.value.code == 2
    assert "usage: mattock" in capsys.readouterr().err


def test_every_command_has_help(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    for name in (*cli.COMMANDS, "bench"):
        with pytest.raises(SystemExit) as ended:
            run(name, "--help")
        assert ended.value.code == 0
        assert f"usage: mattock {name}" in capsys.readouterr().out


def test_bench_gets_the_rest_of_the_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def measure(argv: list[str]) -> int:
        asked.append(argv)
        return 3

    monkeypatch.setattr(bench, "main", measure)
    assert run("bench", "--rounds", "2", "--games", "pergamon").status == 3
    assert asked == [["--rounds", "2", "--games", "pergamon"]]


def test_it_runs_as_a_module_without_colour_codes_in_a_pipe(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mattock", "play", "pergamon", "--seed", "1"]
    done = subprocess.run(
        command, input="place 4\nquit\n", cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "● Player A chooses field 4." in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


def test_it_runs_where_the_screen_knows_ascii_only(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mattock", "play", "pergamon", "--seed", "1"]
    ascii_only = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        command,
        input="place 4\nquit\n",
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        env=ascii_only,
    )
    assert "A chooses field 4." in done.stdout
    assert done.stderr == ""


def test_an_error_is_one_sentence(run: Run) -> None:
    shown = run("rules", "pergamon", "P99.9")
    assert (shown.status, shown.out) == (2, "")
    assert shown.err.startswith("Pergamon has no clause P99.9; there are P0.1 to P")


# Simulations.


def figures(text: str, letter: str) -> list[str]:
    found = re.search(rf"[●■▲◆]{letter} +(.*)", text)
    assert found
    return re.findall(r"[\d.]+", found[1])


def test_simulated_games_are_those_of_the_engine(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "SLICE", 100)
    games = share_of(2500)
    shown = run(
        "simulate", "pergamon", "--games", str(games), "--players", "2", "--seed", "5", "--style", "mixed"
    )
    assert shown.status == 0
    expected = playouts(mattock.game("pergamon").new(2), games, 5, style="mixed")
    for seat, letter in enumerate("AB"):
        mean, _, low, high, wins, least, most = figures(shown.out, letter)
        assert mean == f"{expected.totals[seat] / games:.2f}"
        assert (int(low), int(high)) == (expected.lowest[seat], expected.highest[seat])
        assert wins == f"{100 * expected.shares[seat] / 12 / games:.1f}"
        assert float(least) < float(wins) < float(most)
    assert f"{games:,} games of {expected.shortest} to {expected.longest} steps" in shown.out
    assert "steps per second" in shown.out


def test_threads_and_slices_change_nothing(run: Run) -> None:
    words = ("simulate", "pergamon", "--games", str(share_of(1500)), "--players", "4", "--order", "--sorting")
    one, two = run(*words).out, run(*words, "--threads", "2").out
    assert one.splitlines()[:-1] == two.splitlines()[:-1]


def test_ctrl_c_tells_what_was_played_so_far(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def some(*args: object, **more: object) -> Playouts:
        calls.append(1)
        if len(calls) > 2:
            raise KeyboardInterrupt
        return playouts(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(simulate, "playouts", some)
    monkeypatch.setattr(simulate, "SLICE", 25)
    shown = run("simulate", "pergamon", "--games", "100000")
    assert shown.status == 130
    assert "50 games of" in shown.out
    assert "No game was finished." in run("simulate", "pergamon").out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--games", "0"], "Ask for at least one game"),
        (["--threads", "0"], "Ask for at least one game"),
        (["--players", "7"], "2 to 4 players"),
        (["--players", "2", "--order"], "three and four players"),
        (["--components", "no.toml"], "cannot be read"),
    ],
)
def test_a_wrong_simulation_is_refused(run: Run, words: list[str], sentence: str) -> None:
    shown = run("simulate", "pergamon", *words)
    assert shown.status == 2
    assert sentence in shown.err


def test_spread_and_interval() -> None:
    assert simulate.spread(6, 14, 3) == (2.0, 1.0)
    low, high = interval(0.5, 400)
    assert low == pytest.approx(0.451, abs=0.001)
    assert high == pytest.approx(0.549, abs=0.001)
    assert interval(0.0, 10)[0] == 0.0
    assert interval(1.0, 10)[1] == 1.0


# Components.


def test_components_say_where_they_come_from(run: Run) -> None:
    text = " ".join(run("components", "pergamon").out.split())
    assert "museum points" in text
    told = text[text.index("values are sourced") - 3 :]
    counts = [int(n) for n in re.findall(r"(\d+) (?:values are sourced|inferred|reconstructed)", told)]
    assert len(counts) == 3
    assert sum(counts) == 75
    named = told.split("Reconstructed: ")[1].split(", ")
    assert len(named) == counts[2]
    assert named[-1] == "tiles."


def test_components_can_be_exported_corrected_and_checked(run: Run) -> None:
    assert run("components", "pergamon", "--export", "mine.toml").status == 0
    assert "identical to" in run("components", "pergamon", "--check", "mine.toml").out
    again = run("components", "pergamon", "--export", "mine.toml")
    assert again.status == 2
    assert "--force" in again.err
    assert run("components", "pergamon", "--export", "mine.toml", "--force").status == 0
    text = Path("mine.toml").read_text()
    Path("mine.toml").write_text(text.replace("polish_limit = { value = 3", "polish_limit = { value = 5"))
    assert "your own components" in run("components", "pergamon", "--check", "mine.toml").out
    Path("mine.toml").write_text(text.replace("polish_limit = { value = 3", "polish_limit = { value = 99"))
    wrong = run("components", "pergamon", "--check", "mine.toml")
    line = next(n for n, text in enumerate(text.splitlines(), 1) if text.startswith("polish_limit"))
    assert wrong.status == 2
    assert f"line {line}: rules polish_limit" in wrong.err
    assert "cannot be written" in run("components", "pergamon", "--export", "no/folder.toml").err
    assert os.listdir() == ["mine.toml"]


# Rules.


def test_the_rules_page_and_its_clauses(run: Run) -> None:
    page = run("rules", "pergamon")
    assert page.status == 0
    assert "\x1b" not in page.out
    for number in ("P0.1", "P3.2", "P8.4"):
        assert number in page.out
        clause = run("rules", "pergamon", number.lower())
        assert clause.out.split()[0] == number
        assert len(clause.out) < len(page.out) / 10


def test_a_clause_is_printed_with_its_table(run: Run) -> None:
    short = run("rules", "pergamon", "--short").out
    assert "In ten lines" in short
    assert "P1.1" not in short
    scale = run("rules", "pergamon", "P4.2").out
    assert "Victory points" in scale
    assert "13–16" in scale
    assert "3 weeks" not in run("rules", "thebes", "T5.10").out
    assert run("rules", "thebes", "T5.9").out.count(" 10 ") > 15


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", mattock.games())
def test_the_rulings_are_listed_with_what_is_ours(
    run: Run, name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    listed = run("rules", name, "--rulings", "--language", language).out
    lines = listed.splitlines()
    clauses = read_clauses(rules_page(name, language))
    found = [line.split()[0] for line in lines if re.match(r"[A-Z]\d+\.\d+ ", line)]
    assert found == [number for number, clause in clauses.items() if clause.ruling]
    flat = " ".join(listed.split())
    for number in found:
        assert f"{number} {clauses[number].ruling} " in flat
    assert "*(" not in listed
    assert max(map(len, lines)) <= 80
    assert all(number in lines[-1] for number, clause in clauses.items() if clause.for_programs)


def test_the_rulings_of_a_corrected_board_say_what_differs(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    own = standard_text("pergamon").replace("start_coins = { value = 0,", "start_coins = { value = 2,")
    mine.write_text(own, encoding="utf-8")
    listed = run("rules", "pergamon", "--rulings", "--components", str(mine), "--language", "de").out
    _, _, after = listed.partition("P0.4 ")
    assert "Mit dem Material dieser Partie: rules start_coins ist 2, nicht 0." in " ".join(
        after.partition("P0.6 ")[0].split()
    )


def test_one_clause_or_all_rulings(run: Run) -> None:
    with pytest.raises(SystemExit):
        run("rules", "pergamon", "P3.2", "--rulings")


def test_the_rules_of_a_corrected_board(run: Run, tmp_path: Path) -> None:
    """What is printed with `--components` never contradicts the board that is played."""
    text = (
        standard_text("pergamon")
        .replace("[1, 2, 3, 4, 5]", "[2, 2, 3, 4, 6]")
        .replace("6, 6, 6, 6]", "6, 6, 6, 9]")
    )
    mine = tmp_path / "mine.toml"
    mine.write_text(text, encoding="utf-8")
    prices = run("rules", "pergamon", "P3.4", "--components", str(mine)).out
    assert "2, 2, 3, 4, 6" in prices
    for words in (["P4.2"], []):
        page = run("rules", "pergamon", *words, "--components", str(mine)).out
        assert "21–23" in page
        row = re.search(r"Victory points\W+\d.*", page)
        assert row
        assert "9" in row[0]
    keys = ["rules P4.2", "why exhibit 0", "quit"]
    table = run("play", "pergamon", "--components", str(mine), "--seed", "x", keys=keys).out
    assert "21–23" in table
    wrong = run("rules", "pergamon", "--components", str(tmp_path / "none.toml"))
    assert wrong.status == 2
    assert "cannot be read" in wrong.err


def test_every_value_of_the_components_is_listed(run: Run) -> None:
    shown = run("components", "thebes").out
    assert "None" not in shown
    assert "site 1 artifacts" in shown
