"""Thebes at the terminal: its board at every width and in every phase, its odds, its words, whole games."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import mattock
from mattock import CHANCE, State
from mattock.core.record_file import Seat
from mattock.core.records import verify_record
from mattock.core.referee import Referee
from mattock.records import game_finder
from mattock.terminal.board import board, desk_of
from mattock.terminal.boards.thebes import ROADS, SPOTS, Board, choice, in_ten
from mattock.terminal.boards.thebes_odds import (
    at_least,
    bag_size,
    chance_of_card,
    chance_of_one,
    chance_of_show,
    draws,
    expected,
    points_of,
)
from mattock.terminal.look import THEME
from mattock.terminal.session import Session
from tests.terminal.tables import Run
from tests.thebes.positions import GAME, play, settle, turn
from tests.walk import steps

PLAY = ("play", "thebes", "--seed", "7", "--bots", "greedy")
NAMES = ("Ada", "Ben", "Cy", "Di")
SHAPES = {"A": "●A", "B": "■B", "C": "▲C", "D": "◆D"}
DESK = desk_of(mattock.game("thebes"))


def plain(thing: RenderableType, width: int = 100) -> str:
    """Something as text without colour."""
    console = Console(file=io.StringIO(), width=width, color_system=None, theme=THEME)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(state: State, width: int = 100, short: bool = False) -> str:
    return plain(board(GAME, state, NAMES[: state.players], short), width)


@cache
def positions() -> list[State]:
    """Positions of all kinds of table, and one of every phase."""
    found = []
    for players in GAME.players:
        for style in ("random", "greedy"):
            met = set()
            rng = random.Random(f"{players} {style}")
            for n, (state, _) in enumerate(steps(GAME.new(players), rng, style)):
                phase = state.view()["phase"]
                if phase not in met or n % 23 == 0:
                    met.add(phase)
                    found.append(state.clone())
    return found


# The board.


@pytest.mark.parametrize("width", [80, 90, 100, 140])
def test_the_board_fits_its_width(width: int) -> None:
    for state in positions()[:: 1 if width in (80, 100) else 5]:
        for short in (False, True):
            shown = drawn(state, width, short)
            assert max(map(cell_len, shown.splitlines())) <= width
            assert "thebes-" not in shown
            assert "{" not in shown


def test_at_100_columns_it_leaves_room_for_moves() -> None:
    heights = sorted(drawn(state).count("\n") for state in positions())
    assert heights[len(heights) // 2] <= 28
    assert heights[-1] <= 35


def test_short_boards_are_short() -> None:
    for state in positions()[::3]:
        if state.mover >= 0:
            assert drawn(state, 80, short=True).count("\n") <= 24


@pytest.mark.parametrize("width", [80, 100])
def test_everything_on_the_table_is_on_the_screen(width: int) -> None:
    for state in positions()[::2]:
        view, text = state.view(), drawn(state, width)
        for seat in view["seats"]:
            assert f" {seat['score']} point" in text
            assert "".join(f" {'Π∪Δ¶≡'[n]}{k}" for n, k in enumerate(seat["special"].values())) in text
            assert seat["place"] in text
            for show in seat["exhibitions"]:
                assert show["exhibition"] in text
            congresses = sum(c["number"] for c in seat["cards"] if c["kind"] == "congress")
            assert congresses < 2 or f"congress ×{congresses}" in text
        for site in view["sites"]:
            assert f"{len(site['bag']):>2}/{bag_size(site)}" in text
        if view["dig"] is None:
            for card in [card for card in view["display"] if card]:
                assert card["card"] in text
            for field in view["exhibitions"]:
                name = field["exhibition"]["exhibition"] if field["exhibition"] else "–"
                assert f" {field['field']} {name}" in text


def test_the_map_says_the_weeks_and_who_is_where() -> None:
    for state in positions()[::3]:
        view, text = state.view(), drawn(state)
        if view["dig"] is None and state.mover >= 0:
            for place in view["roads"]:
                assert f"{place['place']} {place['weeks']}" in text
    shown = drawn(turn("B", at={"A": "Egypt", "B": "Rome", "C": "Rome"}))
    assert re.search(r"●A +ΔEgypt 2", shown)
    assert re.search(r"│■B▲C", shown)


ENDS = {  # the directions in which a line goes on: down, right
    "─": "lr", "│": "ud", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu",
}  # fmt: skip
WAYS = {"l": (0, -1), "r": (0, 1), "u": (-1, 0), "d": (1, 0)}


def place_at(row: int, column: int) -> str | None:
    """The place whose label covers a cell of the map."""
    for place, (top, left, *_) in SPOTS.items():
        first = left - 1 if place in ("Greece", "Crete", "Egypt", "Palestine", "Mesopotamia") else left
        if row == top and first <= column <= left + len(place) + 1:
            return place
    return None


def test_the_roads_of_the_map_are_those_of_the_game() -> None:
    """Walks along every line from label to label."""
    rows = [row.ljust(60) for row in ROADS]
    cells = {
        (r, c): s for r, row in enumerate(rows) for c, s in enumerate(row) if s in ENDS and not place_at(r, c)
    }
    roads = set()
    while cells:
        open_cells = [next(iter(cells))]
        met = set()
        while open_cells:
            here = open_cells.pop()
            for way in ENDS[cells.pop(here)]:
                there = (here[0] + WAYS[way][0], here[1] + WAYS[way][1])
                if place := place_at(*there):
                    met.add(place)
                elif there in cells:
                    open_cells.append(there)
        assert len(met) == 2, met
        roads.add(frozenset(met))
    view = turn().view()
    assert roads == {frozenset((p["place"], n)) for p in view["roads"] for n in p["neighbours"]}


def test_markers_stand_over_their_weeks() -> None:
    state = turn("B", dates={"A": (1902, 7), "B": (1901, 52), "C": (1902, 7)}, tower="BCA")
    lines = drawn(state).splitlines()
    old = next(line for line in lines if line.startswith("│ 1901"))
    new = next(n for n, line in enumerate(lines) if line.startswith("│ 1902"))
    assert old[7 + 51] == "■"
    assert (lines[new][7 + 6], lines[new + 1][7 + 6]) == ("▲", "●")  # C lies on A
    assert "turns:  ■B 52 ▲C 7 ●A 7" in lines[0]


@pytest.mark.parametrize("width", [80, 100])
def test_on_a_low_screen_the_weeks_are_a_strip(width: int) -> None:
    for state in positions()[::6]:
        console = Console(
            file=io.StringIO(), width=width, height=40, force_terminal=True, color_system=None, theme=THEME
        )
        console.print(board(GAME, state, NAMES[: state.players]))
        assert isinstance(console.file, io.StringIO)
        text = console.file.getvalue()
        assert max(map(cell_len, text.splitlines())) <= width
        assert text.count("\n") < drawn(state, width).count("\n")
        for field in state.view()["track"]:
            assert field["end"] or re.search(rf"^ {field['year']} ", text, re.MULTILINE)
        for site in state.view()["sites"]:
            assert f" {len(site['bag'])}/{bag_size(site)}" in text


@pytest.mark.parametrize(("height", "moves", "whole"), [(90, 17, True), (40, 17, False), (40, 5, True)])
def test_a_board_is_short_where_the_moves_need_the_room(height: int, moves: int, whole: bool) -> None:
    cards = ["zeppelin-Rome", "Greece3-London", "Crete2-Paris", "Egypt3-London", "Palestine3-Paris"]
    state = turn("A", cards={"A": cards[: 5 if moves > 5 else 0]})
    assert len(state.legal()) == moves
    console = Console(
        file=io.StringIO(), width=100, height=height, force_terminal=True, color_system=None, theme=THEME
    )
    referee = Referee(GAME, 3, {}, [Seat("person", name) for name in NAMES[:3]])
    referee.state = state
    Session(referee, {}, console, None).show_table()
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "Ada" in text
    assert ("Ben" in text) == whole
    assert text.count("\n") < height


def test_the_mover_is_marked_without_colour() -> None:
    for state in positions()[::4]:
        text = drawn(state)
        if state.mover >= 0:
            assert f"▶ {SHAPES['ABCD'[state.mover]]} {NAMES[state.mover]}" in text
        else:
            assert "▶" not in text


def test_the_board_needs_the_view_alone() -> None:
    state = positions()[20]
    assert plain(Board(state.view(), NAMES[: state.players])) == drawn(state)


def test_no_colour_is_asked_for_without_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    console = Console(file=io.StringIO(), width=100, force_terminal=True, theme=THEME)
    console.print(board(GAME, positions()[20]))
    assert isinstance(console.file, io.StringIO)
    assert not re.search(r"[34]8;", console.file.getvalue())


def test_an_exhibition_that_can_be_held_is_marked() -> None:
    ready = {"A": ["Attic-cup", "Abusir-papyrus", "Rosetta-stone"]}
    for finds, mark in ((ready, True), ({"A": ready["A"][:2]}, False)):
        shown = drawn(turn(finds=finds, shows=("London-small", None, None)))
        assert ("Π1 Δ2 ✓" in shown) == mark


# Before a move: the week it will be, and whose turn follows.


def test_whose_turn_follows_is_what_the_rules_do() -> None:
    met = set()
    for state in positions():
        if state.mover < 0:
            continue
        for action in state.legal():
            words, then = choice(state, action), settle(play(state.clone(), str(state.describe(action))))
            kind = state.describe(action).kind
            if then.view()["phase"] == "digging":
                assert re.search(
                    r": (week \d+ of \d+( or later)?|the last field|with a card|knowledge \d)", words
                )
                met.add("dig" if kind.endswith("dig") else "aid")
            elif then.mover < 0:
                assert words.endswith(", the end of the game")
                met.add("end")
            else:
                seat = "ABCD"[then.mover]
                again = " again" if then.mover == state.mover else ""
                assert words.endswith(f", then {SHAPES[seat][0]} {seat}{again}")
                shown = then.view()["seats"][state.mover]
                date = f": week {shown['week']} of {shown['year']}, "
                assert kind == "finish" or shown["end"] or date in words
                met.add(f"turn{again}")
    assert met >= {"turn", "turn again", "dig", "aid"}


def test_the_end_is_announced() -> None:
    state = turn("A", dates={"A": (1903, 50), "B": (1904, 1), "C": (1904, 1)})
    assert choice(state, state.parse("finish")).endswith("to the last field, the end of the game")


def test_a_journey_to_a_dig_names_the_earliest_week() -> None:
    state = turn("A", dates={"A": (1901, 20), "B": (1901, 30), "C": (1901, 23)}, at={"A": "Crete"},
                 cards={"A": ["Crete3-Moscow", "Crete2-Rome"]})  # fmt: skip
    assert choice(state, state.parse("dig Crete")) == (
        "Dig in Crete (here, knowledge up to 5): week 21 of 1901 or later"
    )
    last = turn("A", dates={"A": (1903, 52), "B": (1904, 1), "C": (1904, 1)}, at={"A": "Crete"},
                cards={"A": ["Crete3-Moscow", "Crete2-Rome"]})  # fmt: skip
    assert choice(last, last.parse("dig Crete")).endswith(": the last field")
    lone = turn("A", at={"A": "Crete"}, cards={"A": ["rumour-Crete-Paris"]})
    assert choice(lone, lone.parse("dig Crete")).endswith("(here, knowledge up to 2): with a card to use up")


# The odds.


def by_drawing(state: State, before: int = 0) -> dict[int, Fraction]:
    """The chance of each sum, through the chance nodes of the rules."""
    chances: dict[int, Fraction] = {}
    ways = [(state, Fraction(1))]
    seat = state.view()["actor"]
    while ways:
        here, chance = ways.pop()
        if here.mover != CHANCE or here.view()["phase"] != "draw-tile":
            points = here.view()["seats"]["ABCD".index(seat)]["points"]["artifacts"] - before
            chances[points] = chances.get(points, Fraction(0)) + chance
            continue
        weights = here.weights()
        for outcome, weight in zip(here.legal(), weights, strict=True):
            then = here.clone()
            then.apply(outcome)
            ways.append((then, chance * Fraction(weight, sum(weights))))
    return chances


def test_the_points_of_a_dig_are_those_that_the_rules_draw() -> None:
    at_home = {"A": "Palestine"}
    for weeks, books in (
        (1, ["Palestine3-London", "Palestine2-Paris"]),
        (3, ["Palestine3-London", "Palestine2-Paris"]),
    ):
        state = play(turn(at=at_home, cards={"A": books}, dug=["Palestine"]), "dig Palestine")
        view = state.view()
        site = view["sites"][3]
        tiles = view["dig"]["wheel"][weeks - 1]
        assert tiles == weeks // 2 + 1
        assert points_of(site, tiles) == by_drawing(play(state, f"weeks {weeks}"))


@pytest.mark.parametrize("tiles", range(6))
def test_the_points_of_a_bag_by_trying_every_handful(tiles: int) -> None:
    worth = [1, 1, 2, 5, 7, 0]
    site: dict[str, Any] = {"bag": [{"points": n, "kind": "artifact"} for n in worth], "rubble": 4}
    handfuls = [sum(hand) for hand in combinations([*worth, 0, 0, 0, 0], tiles)]
    chances = {n: Fraction(handfuls.count(n), len(handfuls)) for n in sorted(set(handfuls))}
    assert points_of(site, tiles) == chances
    assert expected(chances) == Fraction(sum(handfuls), len(handfuls)) == Fraction(16 * tiles, 10)
    with_seven = sum(7 in hand for hand in combinations([*worth, 0, 0, 0, 0], tiles))
    assert chance_of_one(site, tiles) == Fraction(with_seven, len(handfuls))


def test_chances_of_every_bag_add_up() -> None:
    for state in positions()[::4]:
        for site in state.view()["sites"]:
            chances = points_of(site, 7)
            assert sum(chances.values()) == 1
            assert at_least(chances, Fraction(1)) == min(chances)
            assert at_least(chances, Fraction(9, 10)) <= at_least(chances, Fraction(1, 10))


def test_the_next_card_is_as_likely_as_the_rules_draw_it() -> None:
    met = set()
    for players in GAME.players:
        for state, _ in steps(GAME.new(players), random.Random(f"pile {players}"), "random"):
            if state.view()["phase"] != "draw-card":
                continue
            pile, weights = state.view()["pile"], state.weights()
            moves = [state.describe(outcome) for outcome in state.legal()]
            shows = sum(w for m, w in zip(moves, weights, strict=True) if m.kind == "exhibition")
            assert chance_of_show(pile) == Fraction(shows, sum(weights))
            for move, weight in zip(moves, weights, strict=True):
                if move.kind == "card":
                    number = pile["unseen"][str(move.args["card"])]
                    assert chance_of_card(pile, number) == Fraction(weight, sum(weights))
            met.add((bool(pile["first"]), bool(pile["waiting"]), bool(shows)))
    assert met >= {(True, True, False), (False, True, True), (False, False, True)}


def test_shovels_add_only_where_the_wheel_shows_something() -> None:
    assert draws([0, 0, 1, 2], 2) == [0, 0, 3, 4]


@pytest.mark.parametrize(
    ("chance", "words"),
    [("1/6", "2 in 10 chance"), ("3/10", "3 in 10 chance"), ("1", "10 in 10 chance"),
     ("1/15", "1 in 15 chance"), ("1/10", "1 in 10 chance"), ("0", "no chance")],
)  # fmt: skip
def test_a_chance_in_words(chance: str, words: str) -> None:
    assert in_ten(Fraction(chance)) == words


def test_the_dig_in_words() -> None:
    books = ["Palestine3-London", "Palestine2-Paris", "general2-London", "general1-Rome"]
    state = play(turn(at={"A": "Palestine"}, cards={"A": books}), "dig Palestine")
    shown = drawn(state)
    assert "● Player A digs in Palestine with knowledge 8: 5 specific, 3 general" in shown
    assert re.search(r"tiles drawn +1 +3 +4 +5 +5 +6 +6 +7 +8 +9 +9 +10 │", shown)
    assert re.search(r"expected points +1.2 +3.5 +4.7 +5.8 ", shown)
    assert re.search(r"7 Qumran scrolls +3% +10% +13% +17% ", shown)
    assert "For 12 weeks and 10 tiles: 11.7 points expected, 3 in 10 chance of the Qumran scrolls." in shown
    assert "The first dig here also brings the" in shown


def test_weeks_that_are_not_left_have_no_odds() -> None:
    state = turn(at={"A": "Crete"}, cards={"A": ["Crete3-Moscow", "Crete2-Rome"]}, dates={"A": (1903, 51)})
    shown = drawn(play(state, "dig Crete"))
    assert re.search(r"tiles drawn +1 +1( +–){10}", shown)


# Commands.


def test_its_own_words(run: Run) -> None:
    answers = run(*PLAY, keys=["odds", "wheel", "map", "score", "help", "why dig Crete", "quit"]).answers
    assert "In the bags" in answers[1]
    assert "The next card of the pile" in answers[1]
    assert sum(float(p) for p in re.findall(r"([\d.]+) %", answers[1])) == pytest.approx(100, abs=1)
    assert "The wheel" in answers[2]
    assert re.search(r"^ +8 +1 +3 +4 +5 +5 +6 +6 +7 +8 +9 +9 +10", answers[2], re.MULTILINE)
    assert "Warsaw 0" in answers[3]
    assert "artifacts   exhibitions   congresses   expertise   total" in answers[4]
    for word in ("odds", "wheel", "map", "score"):
        assert word in answers[5]
    assert "(T5.2)" in answers[6]


def test_the_numbered_moves_say_the_week_and_whose_turn_follows(run: Run) -> None:
    shown = run(*PLAY, keys=["quit"]).out
    moves = re.findall(r"^ +\d+ (?:Take|Swap) .*$", shown, re.MULTILINE)
    assert len(moves) >= 4
    for move in moves:
        assert re.search(r": week \d+ of 1901, then [●■▲] [ABC]( again)?$", move.rstrip())


def test_odds_by_what_is_known() -> None:
    state = turn(cards={"A": ["Crete3-Moscow", "rumour-Crete-Paris", "rumour-Egypt-Rome"]})
    shown = plain(DESK.odds(state))
    assert re.search(r"∪ Crete +3 +– +– +1\.2", shown)
    assert re.search(r"∪ Crete +\+5 +1\.2", shown)
    assert re.search(r"Δ Egypt +\+2 ", shown)
    assert "¶ Palestine   +" not in shown


def test_the_score_names_the_finds() -> None:
    assert "7 Qumran scrolls" in plain(DESK.score(turn(finds={"B": ["Qumran-scrolls"]})))


def test_commands_answer_in_every_phase() -> None:
    for state in positions()[::5]:
        seat = max(state.mover, 0)
        shown = plain(DESK.odds(state), 80) + plain(DESK.score(state), 80)
        for extra in DESK.extras.values():
            shown += plain(extra.show(state, seat, []), 80)
        assert "thebes-" not in shown
        assert max(map(cell_len, shown.splitlines())) <= 80


# Whole games.


def any_moves(seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    while True:
        yield str(rng.choice((1, 2, 3, 4, 5, 6, 7, 9, 14)))


@pytest.mark.parametrize(
    ("players", "words"),
    [(2, ["--bots", "random"]), (3, ["--people", "3"]), (4, ["--seat", "BD", "--bots", "greedy,random"])],
)
def test_a_whole_game(run: Run, players: int, words: list[str]) -> None:
    shown = run(*PLAY, "--players", str(players), *words, "--save", "game.mattock", keys=any_moves(players))
    assert (shown.status, shown.err) == (0, "")
    assert re.search(r"[●■▲◆]\s+[A-Z]\w+(\s+[ABCD])?\s+wins\s+with\s+\d+\s+points", shown.out)
    verdict = verify_record(Path("game.mattock").read_bytes(), game_finder())
    assert verdict.record.ending == "finished"
    assert verdict.proved == verdict.draws > 40
    assert "{" not in shown.out
    assert not re.search(r"(thebes|terminal)-(move|event|reason|now|board|help|then|dig|odds)", shown.out)
    for seat, score in enumerate(verdict.record.scores):
        assert re.search(rf"{SHAPES['ABCD'[seat]]}( +\d+)+ +{score}\b", shown.out)


def test_games_are_the_same_again(run: Run) -> None:
    once, again = (run(*PLAY, "--players", "2", keys=[*["2", "3", "1"] * 20, "quit"]).out for _ in range(2))
    assert once.splitlines()[:-1] == again.splitlines()[:-1]


def test_a_game_left_goes_on(run: Run) -> None:
    run(*PLAY, "--save", "g", keys=["1", "2", "quit"])
    back = run("play", "thebes", "--resume", "g", keys=["quit"])
    assert back.status == 0
    assert "THEBES" in back.out


def test_a_dig_is_chosen_by_weeks_tiles_points_and_date() -> None:
    books = ["Palestine3-London", "Palestine2-Paris", "shovel-London", "rumour-Palestine-Vienna"]
    state = turn("A", at={"A": "Palestine"}, cards={"A": books}, dates={"A": (1901, 50)}, tower="ABC")
    play(state, "dig Palestine")
    words = [choice(state, action) for action in state.legal()]
    assert words[:3] == [
        "Use the rumour about Palestine: knowledge 7",
        "Use up the shovel: knowledge 5, 1 more tile",
        "Dig for 1 week, 1 tile, about 1.2 points: week 51 of 1901, then ■ B",
    ]
    assert words[-1] == "Dig for 12 weeks, 8 tiles, about 9.3 points: week 10 of 1902, then ■ B"


@pytest.mark.parametrize(("week", "asked"), [(10, True), (50, False)])
def test_who_gives_up_many_weeks_is_asked_back(week: int, asked: bool) -> None:
    """Typed once it is asked, typed again it is done; something else typed in between counts."""
    referee = Referee(GAME, 3, {}, [Seat("person", name) for name in NAMES[:3]])
    referee.state = turn(dates={"A": (1903, week), "B": (1903, 51), "C": (1903, 51)})
    console = Console(file=io.StringIO(), width=100, color_system=None, theme=THEME)
    session = Session(referee, {}, console, None)
    session.move("finish")
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert ("You have 43 weeks left" in " ".join(said.split())) is asked
    assert bool(referee.record.lines) is not asked
    if asked:
        session.doubted = None  # as after another move that was asked back
        session.move("finish")
        assert not referee.record.lines
        session.move("finish")
        assert str(referee.record.lines[-1]).endswith("finish")
