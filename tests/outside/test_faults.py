"""What goes wrong in the rules of a package reaches whoever called, also out of compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

import mattock
from mattock.bots import make_bot
from mattock.core.vocabulary import ROOM
from mattock.envs.batch import Batch
from mattock.envs.pettingzoo import env
from mattock.plain import PlainGame, PlainState, number, several


class Tripping(Exception):
    """What a test has a rule raise."""


class CountState(PlainState):
    """Take one or two, whoever takes the last wins; a rule of one's choice trips."""

    left: int = number(0, 9, start=9, meaning="what is left")

    def forbids(self, action: int) -> str:
        self.trip("forbids")
        return "too-many" if action >= self.left else ""

    def play(self, action: int) -> None:
        self.left -= action + 1
        self.trip("play")
        self.tell("taken", self.mover)
        self.mover = 1 - self.mover if self.left else mattock.OVER

    def points(self) -> list[int]:
        self.trip("points")
        return [9 - self.left, 0]

    def looks(self, action: int) -> int:
        self.trip("looks")
        return action

    def hopes(self) -> list[float]:
        self.trip("hopes")
        return [0.0, 0.0]

    def unsound(self) -> str:
        self.trip("unsound")
        return ""

    def trip(self, where: str) -> None:
        if self.game.memory.get("trips") == where and self.left < 7:
            raise Tripping(where)


class Count(PlainGame):
    name = "count"
    letter = "C"
    version = "1.0"
    players = (2,)
    rules = CountState
    moves: ClassVar = {"take": {"many": "12"}}
    refusals: ClassVar = {
        "unknown-id": "C0.1",
        "game-over": "C0.2",
        "draw-first": "C0.3",
        "other-phase": "C0.4",
        "too-many": "C1.1",
    }
    events: ClassVar = {"taken": ("C1.2", "seat")}


GAME = Count.of()


@pytest.fixture(autouse=True)
def steady() -> None:
    """No rule trips until a test says which."""
    GAME.memory.clear()
    GAME.raise_kept()


def play(n: int, **more: Any) -> object:
    return mattock.playouts(GAME.new(), n, 1, style="greedy", checking=True, **more)


def many_at_once(n: int) -> Batch:
    batch = Batch(GAME, 2, 4)
    for _ in range(n):
        batch.step(batch.sample())
    return batch


WAYS: dict[str, tuple[Callable[[], object], set[str]]] = {  # and the rules that they ask
    "playout": (lambda: mattock.playout(GAME.new(), 1, "greedy"), {"forbids", "play", "looks"}),
    "playouts": (lambda: play(4), {"forbids", "play", "looks", "unsound"}),
    "threads": (lambda: play(600, threads=2), {"forbids", "play", "looks", "unsound"}),
    "search": (lambda: make_bot("mcts:20", 1).choose(GAME.new()), {"forbids", "play", "looks"}),
    "batch": (lambda: many_at_once(9), {"forbids", "play"}),
}


@pytest.mark.parametrize(("way", "rule"), [(way, rule) for way in WAYS for rule in sorted(WAYS[way][1])])
def test_an_exception_comes_out(way: str, rule: str) -> None:
    ask, _ = WAYS[way]
    GAME.memory["trips"] = rule
    with pytest.raises(Tripping, match=rule):
        ask()
    GAME.memory.clear()
    assert ask() is not None  # nothing of it is left


def test_nothing_more_is_begun_after_an_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is heard at once, not after some hundred games."""
    played: list[int] = []
    usual = CountState.play

    def play(state: CountState, action: int) -> None:
        played.append(action)
        if len(played) == 10:
            raise KeyboardInterrupt
        usual(state, action)

    monkeypatch.setattr(CountState, "play", play)
    with pytest.raises(KeyboardInterrupt):
        mattock.playouts(GAME.new(), 250, 1)
    assert len(played) == 10


QUESTIONS: dict[str, tuple[str, Callable[[mattock.State], object]]] = {
    "legal": ("forbids", lambda state: state.legal()),
    "why_not": ("forbids", lambda state: state.why_not(1)),
    "apply": ("play", lambda state: state.apply(0)),
    "scores": ("points", lambda state: state.scores()),
    "hint": ("looks", lambda state: state.hint(0)),
    "hints": ("looks", lambda state: state.hints()),
    "outlook": ("hopes", lambda state: state.outlook()),
    "broken": ("unsound", lambda state: state.broken()),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_it_comes_out_of_a_question(question: str) -> None:
    rule, ask = QUESTIONS[question]
    state = GAME.new()
    state.apply(1)
    state.apply(1)
    before = state.clone()
    GAME.memory["trips"] = rule
    with pytest.raises(Tripping, match=rule):
        ask(state)
    assert state == before


def test_an_environment_does_not_take_it_for_the_end() -> None:
    table = env(GAME, 2)
    table.reset(seed=1)
    GAME.memory["trips"] = "play"
    table.step(0)
    table.step(0)
    with pytest.raises(Tripping):
        table.step(1)


def test_without_advice_what_gains_points_looks_good() -> None:
    class Plain(CountState):
        looks = PlainState.looks

    class PlainCount(Count):
        rules = Plain

    state = PlainCount.of().new()
    assert state.hints() == [1, 2]
    assert make_bot("greedy", 1).choose(state) == 1


def test_what_a_state_may_not_hold() -> None:
    with pytest.raises(mattock.BadArgument, match="all are from 0 to 65535"):
        number(-1, 3)
    with pytest.raises(mattock.BadArgument, match="a list of flags has more"):
        several([str(name) for name in range(65)])


def test_names_that_are_not_declared_are_told() -> None:
    class Wrong(CountState):
        def forbids(self, action: int) -> str:
            return "never"

        def play(self, action: int) -> None:
            self.tell("nothing")

    class WrongCount(Count):
        rules = Wrong

    state = WrongCount.of().new()
    with pytest.raises(mattock.BadArgument, match="count forbids 'never', which is none of its refusals"):
        state.why_not(1)
    with pytest.raises(mattock.BadArgument, match="somebody is to decide, and every decision is refused"):
        state.legal()
    with pytest.raises(mattock.BadArgument, match="every decision is refused"):
        mattock.playout(state, 1)


def test_one_list_has_so_many_possibilities() -> None:
    class Many(CountState):
        def choices(self) -> range:
            return range(ROOM + 1)

    class ManyCount(Count):
        rules = Many

    with pytest.raises(mattock.BadArgument, match="has room for 512"):
        ManyCount.of().new().legal()


def test_components_are_refused(tmp_path: object) -> None:
    with pytest.raises(mattock.BadComponents, match="Count takes no components"):
        Count.of("[rules]", "mine.toml")
