"""The board: whatever is on the table is on the screen, at any width, without colour too."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from fractions import Fraction

import pytest
from rich.cells import cell_len
from rich.console import Console

import mattock
from mattock import CHANCE, State
from mattock.terminal.board import board, half_up
from mattock.terminal.boards.pergamon import Board, fits, row, thing
from mattock.terminal.boards.pergamon_desk import bars, odds, pots
from tests.walk import steps, tables

GAME = mattock.game("pergamon")
SHAPES = {"A": "●A", "B": "■B", "C": "▲C", "D": "◆D", "raider": "✖"}


def drawn(state: State, width: int, names: tuple[str, ...] = (), short: bool = False) -> str:
    """A board as plain text."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board(GAME, state, names, short))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def positions(every: int) -> Iterator[State]:
    """Positions of all kinds of table."""
    for players, options in tables(GAME):
        for style in ("random", "greedy"):
            rng = random.Random(f"{players} {options} {style}")
            walk = steps(GAME.new(players, **options), rng, style)
            yield from (state.clone() for n, (state, _) in enumerate(walk) if n % every == 0)


POSITIONS = list(positions(37))


def face(tile: str) -> str:
    """A tile as it reads on the board."""
    return f"{tile[:3]}·{tile[3:]}"


@pytest.mark.parametrize("width", [80, 90, 100, 140])
def test_the_board_fits_its_width(width: int) -> None:
    for state in POSITIONS[:: 2 if width in (80, 100) else 8]:
        for line in drawn(state, width).splitlines():
            assert cell_len(line) <= width


def test_at_100_columns_it_fits_40_rows() -> None:
    heights = sorted(drawn(state, 100).count("\n") for state in POSITIONS)
    assert heights[len(heights) // 2] <= 33
    assert heights[-1] <= 42


def test_short_boards_are_short() -> None:
    for state in POSITIONS[::4]:
        if state.mover >= 0:
            assert drawn(state, 80, short=True).count("\n") <= 26


@pytest.mark.parametrize("width", [80, 100])
def test_everything_on_the_table_is_on_the_screen(width: int) -> None:
    for state in POSITIONS[::3]:
        view, text = state.view(), drawn(state, width)
        shown = [tile for shaft in view["galleries"] for tile in shaft["tiles"]]
        shown += [tile for seat in view["seats"] for tile in seat["tiles"]] + view["drawn"]
        shown += view["row"]["tiles"] if view["row"] else []
        for tile in shown:
            assert text.count(face(tile["tile"])) == 1
        for seat in view["seats"]:
            assert f" {seat['coins']}¢  {seat['score']} point" in text
            for item in [item for shelf in seat["collections"] for item in shelf["objects"]]:
                assert thing(item).plain in text
        assert text.count("·") >= len(shown)


def test_figures_stand_on_their_fields_from_right_to_left() -> None:
    for state in POSITIONS[::3]:
        view = state.view()
        lines = drawn(state, 100).splitlines()
        numbers, coins, reach, figures = (
            [cell.strip() for cell in line.split("│")[1:-1]] for line in lines[2:6]
        )
        assert numbers == [str(n) for n in range(13, 0, -1)]
        for place, field in enumerate(reversed(view["funds"])):
            assert coins[place] == f"{field['coins']}¢"
            assert reach[place].endswith(field["gallery"])
            if field["figure"]:
                assert figures[place] == SHAPES[field["figure"]]


def test_markers_stand_over_their_fields() -> None:
    met = 0
    for state in POSITIONS:
        lines = drawn(state, 100).splitlines()
        top = next(n for n, line in enumerate(lines) if "Museum" in line)
        for field in state.view()["museum"]:
            left = 1 + (24 - field["field"]) * 4
            cells = [line[left : left + 4].strip() for line in lines[top + 1 : top + 5]]
            assert cells[3] == str(field["field"])
            marker = field["marker"]
            assert cells[:2] == ([SHAPES[marker["seat"]], marker["marker"]] if marker else ["", ""])
            met += bool(marker)
    assert met


def test_the_present_round_is_marked() -> None:
    for state in POSITIONS[::5]:
        number = state.view()["round"]
        if number:
            assert f"▸{number:>2} " in drawn(state, 100)
            assert f"▸{number}" in drawn(state, 80)


def test_the_mover_is_marked_without_colour() -> None:
    for state in POSITIONS[::5]:
        text = drawn(state, 100, ("Ada", "Ben", "Cy", "Di"))
        if state.mover >= 0:
            assert f"▶ {SHAPES['ABCD'[state.mover]]} {('Ada', 'Ben', 'Cy', 'Di')[state.mover]}" in text
        else:
            assert "▶" not in text


def test_halves_close_up_where_they_fit() -> None:
    hand = [
        {"left": "vase", "digits": 36, "right": "mask", "century": 4},
        {"left": "mask", "digits": 63, "right": "jug", "century": 1},
        {"left": "vase", "digits": 57, "right": "jug", "century": 5},
    ]
    assert fits(hand[0], hand[1])
    faces, years = row(hand).plain.split("\n")
    assert faces == "◤V36·M4▐▌M63·J1◢  ◤V57·J5◢"
    assert years == "     ▐M▌463"
    assert faces.index("▐▌") + 1 == (5 + len(years)) // 2  # the middle of the object is under the seam


def test_no_colour_is_asked_for_without_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    console = Console(file=io.StringIO(), width=100, force_terminal=True)
    console.print(board(GAME, POSITIONS[20]))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "38;" not in text
    assert "48;" not in text


def test_the_board_needs_the_view_alone() -> None:
    state = POSITIONS[30]
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(Board(state.view()))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue() == drawn(state, 100)


# The odds of the money.


def pot_by_counting(state: State) -> dict[int, Fraction]:
    """The sums of all ordered pairs of cards that the two backs leave possible."""
    view = state.view()
    cards = [
        (value, number)
        for value, number in ((int(v), n) for v, n in view["money"]["unseen"].items())
        for number in range(number)
    ]
    backs = {value: ("bag", "chest")[GAME.components.back[value - 1]] for value in range(1, 9)}
    wanted = [card["back"] for card in view["money"]["cards"]]
    pairs = [a[0] + b[0] for a in cards for b in cards if a != b and [backs[a[0]], backs[b[0]]] == wanted]
    return {pot: Fraction(pairs.count(pot), len(pairs)) for pot in set(pairs)}


def test_the_pot_while_the_cards_lie_face_down() -> None:
    met = 0
    for state in POSITIONS:
        if state.view()["phase"] == "placing":
            assert pots(state) == pot_by_counting(state)
            met += 1
    assert met > 3


@pytest.mark.parametrize("options", [{}, {"sorting": True}, {"order": True}])
def test_the_odds_name_the_round_that_the_cards_are_turned_over_in(options: dict[str, bool]) -> None:
    phases = set()
    for style in ("random", "greedy"):
        for state, _ in steps(GAME.new(3, **options), random.Random(f"round {style}"), style):
            if pots(state) and (state.mover != CHANCE or not state.view()["round"]):
                phases.add(state.view()["phase"])
                console = Console(file=io.StringIO(), width=100, color_system=None)
                console.print(odds(state))
                assert isinstance(console.file, io.StringIO)
                named = re.search(r"round (\d+)", console.file.getvalue())
                assert named is not None
                assert int(named[1]) == round_of_the_next_pot(state)
    assert {"placing", "turn", "draw-start", *(["laying"] if "sorting" in options else [])} <= phases


def round_of_the_next_pot(state: State) -> int:
    """Played on until the cards are turned over."""
    after = state.clone()
    while after.view()["phase"] != "draw-front":
        after.apply(after.legal()[-1])
    number: int = after.view()["round"]
    return number


def test_the_pot_of_the_next_round_adds_up() -> None:
    for state in POSITIONS[::6]:
        chances = pots(state)
        known = all(card["coins"] for card in state.view()["money"]["cards"])
        if state.mover != CHANCE and known and state.view()["round"] == 12:
            assert chances == {}
        else:
            assert sum(chances.values()) == 1


def test_halves_are_rounded_up() -> None:
    """12.5 % is 13, not 12: `round` takes halves to the even number."""
    assert [half_up(Fraction(n, 2)) for n in (1, 3, 5, 4)] == [1, 2, 3, 2]
    shown = bars({2: Fraction(7, 8), 9: Fraction(1, 8)}).renderables
    assert "13" in str(shown[1])
