"""Whoever calls wrongly gets a MattockError with a sentence; nothing ends the interpreter."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mattock
from mattock import (
    CHANCE,
    BadArgument,
    BadNotation,
    BadOption,
    BadRecord,
    IllegalMove,
    MattockError,
    NotChance,
    State,
)
from mattock.arena import Match, play_match
from mattock.arena.frames import games_frame
from mattock.bots import Budget, MctsBot, Net, make_bot, make_searcher
from mattock.core.state import write_field
from mattock.envs.batch import Batch
from mattock.envs.gymnasium import SeatEnv
from mattock.envs.pettingzoo import raw_env
from tests.walk import PURE

ROOT = Path(__file__).parents[2]
CALLS = 2_000 if PURE else 100_000
FACE = 20  # kinds of call that are answered at times


def decision(name: str) -> State:
    """The first decision of a game."""
    state = mattock.game(name).new()
    while state.mover == CHANCE:
        state.draw(0)
    return state


def test_a_hundred_thousand_calls() -> None:
    command = [sys.executable, "-m", "tests.face.calls", "0", str(CALLS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    assert found["foreign"] == {}
    assert len(found["answered"]) > FACE
    assert len(found["refused"]) > FACE
    assert sum(found["answered"].values()) + sum(found["refused"].values()) == CALLS


@pytest.mark.parametrize("name", mattock.games())
@pytest.mark.parametrize("action", [-1, 10**7, 2**40, 10**30, -(2**63)])
def test_a_hint_is_of_a_possible_action(name: str, action: int) -> None:
    state = decision(name)
    with pytest.raises(IllegalMove):
        state.hint(action)
    with pytest.raises(MattockError, match="Nobody decides"):
        mattock.game(name).new().hint(action)


if not PURE:  # there the rules themselves write fields as Python does

    @pytest.mark.parametrize("name", mattock.games())
    def test_fields_are_read_not_written(name: str) -> None:
        state = decision(name)
        before = state.to_dict()
        for field in (*(field.name for field in state.game.fields), "players", "game", "parts", "listening"):
            value = getattr(state, field)
            with pytest.raises(MattockError, match=f"{field} is read, not written"):
                setattr(state, field, value)
            with pytest.raises(MattockError, match=f"keeps its {field}"):
                delattr(state, field)
        with pytest.raises(TypeError):
            object.__setattr__(state, "mover", 10**8)
        with pytest.raises(AttributeError):
            state.game.components.fingerprint = ""
        assert state.to_dict() == before
        write_field(state, "mover", 0)


def a_table() -> mattock.Referee:
    return mattock.Referee(mattock.game("pergamon"), 2, {}, [mattock.Seat("bot", "random")] * 2)


STATE = mattock.game("pergamon").new(3)
WRONG: tuple[tuple[Callable[[], Any], type[MattockError], str], ...] = (
    (lambda: mattock.playout(STATE, 1, style="foo"), BadArgument, "style is 'foo'; expected is random or"),
    (lambda: mattock.playout(None, 1), BadArgument, "a state of a game"),  # type: ignore[arg-type]
    (lambda: mattock.playout(STATE, 0.5), BadArgument, "seed is 0.5"),  # type: ignore[arg-type]
    (lambda: mattock.playouts(STATE, -1, 1), BadArgument, "number of games is -1"),
    (lambda: mattock.playouts(STATE, 1, 1, threads=0), BadArgument, "threads is 0"),
    (lambda: mattock.playouts(STATE, 1, 1, first=2**70), BadArgument, "first game"),
    (lambda: STATE.draw(-1), BadArgument, "64 random bits, not -1"),
    (lambda: STATE.draw(2**64), BadArgument, "64 random bits"),
    (lambda: STATE.draw("x"), BadArgument, "64 random bits, not 'x'"),  # type: ignore[arg-type]
    (lambda: STATE.parse(None), BadArgument, "notation of a move is None"),  # type: ignore[arg-type]
    (lambda: STATE.parse("\0"), BadNotation, "is not a move"),
    (lambda: STATE.apply("x"), BadArgument, "whole number, not 'x'"),  # type: ignore[arg-type]
    (lambda: STATE.apply(10**5000), IllegalMove, "too large"),
    (lambda: STATE.why_not([]), BadArgument, "whole number"),  # type: ignore[arg-type]
    (lambda: STATE.observation("A"), BadArgument, "seat is 'A'"),  # type: ignore[arg-type]
    (lambda: STATE.game.move(1.5), BadArgument, "id of a move is 1.5"),  # type: ignore[arg-type]
    (lambda: STATE.game.source(decision("pergamon")), NotChance, "Nothing is drawn"),
    (lambda: mattock.game("thebes").tell(STATE, 0), BadArgument, "a state of Pergamon"),
    (lambda: mattock.game([]), BadOption, "no game"),  # type: ignore[arg-type]
    (State, BadArgument, "comes from `new`"),
    (type(STATE), BadArgument, "comes from `new`"),
    (lambda: mattock.read_record(3), BadRecord, "a path, a text or bytes, not int"),  # type: ignore[arg-type]
    (lambda: mattock.Seat("bot", 3), BadArgument, "A name is 3"),  # type: ignore[arg-type]
    (lambda: a_table().sit(-1, mattock.Seat("bot", "x")), BadArgument, "seat is -1; .* from 0 to 1"),
    (lambda: a_table().resign(7), BadArgument, "seat is 7"),
    (lambda: a_table().take_back(3), BadArgument, "No line stands at place 3"),
    (lambda: SeatEnv("pergamon", 2, bots="greedy"), BadOption, "list of codes, .* not 'greedy'"),
    (lambda: SeatEnv("pergamon", 2, seat="A"), BadArgument, "seat is 'A'"),  # type: ignore[arg-type]
    (lambda: raw_env("pergamon", 2, max_cycles=0), BadArgument, "max_cycles"),
    (lambda: raw_env(3), BadArgument, "the name of one"),  # type: ignore[arg-type]
    (lambda: Batch("pergamon", 2, "x"), BadArgument, "number of games is 'x'"),  # type: ignore[arg-type]
    (lambda: Batch("pergamon", 2, 1, threads=0), BadOption, "no more threads than games"),
    (lambda: Batch("pergamon", 2, 1).step([[1], [2, 3]]), BadOption, "1 actions"),
    (lambda: make_bot("greedy", 1).choose(None), BadArgument, "asked about is None; .* a state of a game"),  # type: ignore[arg-type]
    (lambda: make_searcher("mcts:9", 1).analyse("x"), BadArgument, "asked about is 'x'"),  # type: ignore[arg-type]
    (lambda: make_searcher(None, 1), BadArgument, "code of a bot is None"),  # type: ignore[arg-type]
    (Budget, BadArgument, "simulations or seconds"),
    (lambda: Budget(seconds=0), BadArgument, "seconds is 0; expected is a number above 0"),
    (lambda: Budget(9, threads=0), BadArgument, "threads is 0"),
    (lambda: MctsBot(9, 1), BadArgument, "budget is 9"),  # type: ignore[arg-type]
    (lambda: MctsBot(Budget(9), 1, whim=3), BadArgument, "whim is 3"),
    (lambda: MctsBot(Budget(9), 1, Net(len, len, 0)), BadArgument, "size of a net is 0"),  # type: ignore[arg-type]
    (lambda: MctsBot(Budget(9), 1, Net(lambda _: 3, repr)).choose(decision("thebes")), MattockError, "not 3"),  # type: ignore[arg-type, return-value]
    (lambda: Match.of(STATE.game, "greedy", 2, 1), BadOption, "list of codes, .* not 'greedy'"),
    (lambda: Match.of(STATE.game, ["greedy"], 2, None), BadArgument, "seed is None"),  # type: ignore[arg-type]
    (lambda: play_match(Match.of(STATE.game, ["greedy"], 2, 1), "x"), BadArgument, "number of games is 'x'"),  # type: ignore[arg-type]
    (lambda: games_frame(STATE, 1), BadArgument, "a list of states"),  # type: ignore[arg-type]
    (lambda: make_bot(None, 1), BadArgument, "code of a bot is None"),  # type: ignore[arg-type]
    (lambda: make_bot("random", "x"), BadArgument, "seed is 'x'"),  # type: ignore[arg-type]
    (lambda: STATE.game.picture({}), BadArgument, "not a view of .*: Object missing required field"),
    (lambda: STATE.game.picture(None), BadArgument, "not a view of .*: Expected `object`"),  # type: ignore[arg-type]
    (lambda: STATE.game.options_of(None), BadArgument, "The state is None; expected is a state of"),  # type: ignore[arg-type]
    (lambda: type(STATE.game).of(5), BadArgument, "text of the components is 5"),  # type: ignore[arg-type]
)  # fmt: skip


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_a_wrong_call_gets_a_sentence(number: int) -> None:
    call, error, sentence = WRONG[number]
    with pytest.raises(error, match=sentence):
        call()


def test_an_error_of_an_argument_is_a_type_error_too() -> None:
    """As Python has it, for whoever catches that."""
    with pytest.raises(TypeError):
        STATE.apply("x")  # type: ignore[arg-type]
