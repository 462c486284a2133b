"""Calls of everything that `mattock` and its doors offer, with arguments that fit, nearly fit or do not fit.

    python -m tests.face.calls SEED CALLS [--tell]

Every call is answered or refused with a MattockError. What else is raised is written as JSON; a crash ends
this process, and the same seed with `--tell` names the last call.
"""

from __future__ import annotations

import copy
import faulthandler
import json
import math
import pickle
import random
import sys
import warnings
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

import mattock
from mattock import CHANCE, OVER, Game, MattockError, State
from mattock.arena import Match, play_match, summarise
from mattock.arena.frames import games_frame, results_frame
from mattock.bots import Budget, MctsBot, Net, best_looking, is_own, make_bot, make_searcher, mind_of
from mattock.core.playout import STYLES
from mattock.envs.batch import Batch
from mattock.envs.gymnasium import SeatEnv
from mattock.envs.pettingzoo import raw_env
from tests.face.twisting import some_position, twist

ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 3, 4, 7, 59, 255, 10**6, 10**7, 2**31, 2**32, 2**63 - 1, 2**63, 2**64,
    10**30, -(2**31) - 1, -(2**63), -(2**64), -(10**30), 10**5000, 0.5, 60.7, math.nan, math.inf, 3j, "",
    "x", "dance", "place 3", "\0", "ü" * 300, b"", b"abc", bytearray(3), [], [1, [2]], {}, {"game": 1}, (),
    (1, 2), set(), object(), int, len, range(3), np.int64(3), np.uint64(2**63), np.float32(1), np.arange(3),
    np.zeros((2, 2)), "\ud800",
)  # fmt: skip
SMALL: tuple[Any, ...] = (-1, 0, 1, 2, 3, None, "x", 0.5, 2**64, 10**30, [], True)  # where more takes long
FIELDS = ("mover", "players", "game", "parts", "listening", "notes", "phase", "nothing")
POOL = 24  # states at hand


class Caller:
    """A pool of states and the calls that are made of them."""

    def __init__(self, seed: int, tell: bool = False) -> None:
        self.rng = random.Random(f"face {seed}")
        self.tell = tell
        self.games = [mattock.game(name) for name in mattock.games()]
        self.pool = [self.fresh() for _ in range(POOL)]
        self.dicts = [some_position(game, self.rng) for game in self.games for _ in range(4)]
        self.records = [self.record(game) for game in self.games]
        self.batches = [Batch(game, 2, 3, seed=seed) for game in self.games]
        self.seats = [SeatEnv(game, 2, bots=["random"]) for game in self.games]
        self.tables = [raw_env(game, 3) for game in self.games]
        for seat, table in zip(self.seats, self.tables, strict=True):
            seat.reset(seed=seed)
            table.reset(seed)
        self.searcher = make_searcher("mcts:4", seed)
        self.bots = [
            self.searcher,
            *(make_bot(code, seed) for code in ("random", "greedy", "mcts:4:heuristic")),
        ]
        self.answered: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.foreign: dict[str, str] = {}
        self.kinds = [kind for kind, often in KINDS for _ in range(often)]

    # Material.

    def fresh(self) -> State:
        """A state somewhere in a game."""
        rng = self.rng
        game = rng.choice(self.games)
        state = game.new(rng.choice(game.players))
        for _ in range(rng.randrange(120)):
            self.on(state)
        return state

    def on(self, state: State) -> None:
        """A step that is possible."""
        if state.mover == CHANCE:
            state.draw(self.rng.getrandbits(64))
        elif state.mover != OVER:
            state.apply(self.rng.choice(state.legal()))

    def record(self, game: Game) -> str:
        seats = [mattock.Seat("bot", "random")] * 2
        referee = mattock.Referee(game, 2, {}, seats, bytes(32), now=lambda: "2026-01-01T00:00:00Z")
        for _ in range(60):
            if referee.state.mover == CHANCE:
                referee.draw()
            elif referee.state.mover != OVER:
                referee.act(self.rng.choice(referee.state.legal()))
        return mattock.write_record(referee.record)

    def state(self) -> State:
        return self.rng.choice(self.pool)

    def any(self) -> Any:
        """Anything, a state or a game among it."""
        rng = self.rng
        return rng.choice(ODD) if rng.random() < 0.9 else rng.choice((self.state(), self.state().game))

    def near(self, *fits: Any) -> Any:
        """What fits in half of the calls."""
        return self.rng.choice(fits) if self.rng.random() < 0.5 else self.any()

    def id(self, state: State) -> Any:
        """An id of the game, mostly one that is possible."""
        rng = self.rng
        legal = state.legal()
        if legal and rng.random() < 0.3:
            return rng.choice(legal)
        return self.near(rng.randrange(-2, state.game.actions + 2))

    def a_state(self) -> Any:
        return self.near(self.state())

    # Calls.

    def run(self, calls: int) -> None:
        for number in range(calls):
            kind = self.rng.choice(self.kinds)
            if self.tell:
                sys.stderr.write(f"{number} {kind.__name__}\n")
            try:
                kind(self)
            except MattockError as error:
                self.refused[kind.__name__] += 1
                if not str(error).strip():
                    self.foreign.setdefault(f"{kind.__name__}: no sentence", f"call {number}")
            except Exception as error:
                text = str(error)[:200]
                self.foreign.setdefault(f"{kind.__name__}: {type(error).__name__}", f"call {number}: {text}")
            else:
                self.answered[kind.__name__] += 1

    def step_on(self) -> None:
        """Keeps the pool in motion."""
        rng = self.rng
        at = rng.randrange(POOL)
        self.on(self.pool[at])
        if self.pool[at].mover == OVER and rng.random() < 0.3:
            self.pool[at] = self.fresh()

    def apply(self) -> None:
        state = self.state()
        state.apply(self.id(state))

    def draw(self) -> None:
        self.state().draw(self.near(self.rng.getrandbits(64)))

    def ask(self) -> None:
        """A question about an id."""
        state = self.state()
        name = self.rng.choice(("why_not", "refusal", "describe", "hint"))
        getattr(state, name)(self.id(state))

    def parse(self) -> None:
        self.state().parse(self.near("place 3", "dig c1", "take car-Moscow", "START  a"))

    def look(self) -> None:
        """A question without arguments."""
        state = self.state()
        names = ("clone", "legal", "weights", "scores", "winners", "check", "broken", "hints", "outlook")
        getattr(state, self.rng.choice(names))()

    def look_long(self) -> None:
        """One that takes longer."""
        state = self.state()
        what: tuple[Callable[[State], Any], ...] = (State.view, State.to_dict, repr, copy.deepcopy, pickled)
        self.rng.choice(what)(state)

    def observation(self) -> None:
        self.state().observation(self.near(0, 1, 2, 3))

    def compare(self) -> None:
        state, other = self.state(), self.any()
        assert (state == other) in (True, False)
        assert (state != other) in (True, False)
        hash(state)

    def write(self) -> None:
        """No field is written from outside, where the rules are compiled."""
        if not mattock.compiled():
            return
        state = self.state()
        names = [*FIELDS, *(field.name for field in state.game.fields)]
        name = self.rng.choice(names)
        if self.rng.random() < 0.5:
            setattr(state, name, self.any())
        else:
            delattr(state, name)
        raise AssertionError(f"{name} could be written")

    def ask_game(self) -> None:
        """A method of a game about a state, which may be one of another game."""
        game = self.rng.choice(self.games)
        state = self.a_state()
        action = self.id(state) if isinstance(state, State) else self.any()
        calls: tuple[Callable[[], Any], ...] = (
            lambda: game.tell(state, action),
            lambda: game.listen(state, action),
            lambda: game.explain(state, action),
            lambda: game.describe(state, action),
            lambda: game.source(state),
            lambda: game.parse(state, self.any()),
            lambda: game.same(state, self.a_state()),
            lambda: game.same_table(state, self.a_state()),
            lambda: game.values(state),
        )
        self.rng.choice(calls)()

    def ask_game_long(self) -> None:
        game = self.rng.choice(self.games)
        self.rng.choice((game.view, game.to_dict))(self.a_state())

    def ids(self) -> None:
        game = self.rng.choice(self.games)
        name = self.rng.choice(("move", "outcome", "moves_of_kind", "fault_name"))
        getattr(game, name)(self.near(0, 3, "dig"))

    def new(self) -> None:
        rng = self.rng
        game = rng.choice(self.games)
        if rng.random() < 0.5:
            game.new(self.near(2, 3, 4))
        else:
            option = rng.choice(("order", "sorting", "nile", "museum", "luck"))
            game.new(self.near(2, 3, 4), **{option: self.near(True, "arc")})

    def find_game(self) -> None:
        if self.rng.random() < 0.5:
            mattock.game(self.near("thebes"))
        else:
            mattock.game("thebes", self.any())

    def make_state(self) -> None:
        type(self.state())()

    def from_dict(self) -> None:
        """A position bent at random; one that is let through can be played to its end."""
        rng = self.rng
        game = rng.choice(self.games)
        known = [data for data in self.dicts if data["game"] == game.name]
        base = rng.choice(known)
        alike = [data for data in known if data["players"] == base["players"]]
        data = twist(base, rng, rng.choice(alike))
        if rng.random() < 0.3:
            data[rng.choice(list(data))] = self.any()
        state = game.from_dict(data)
        result = mattock.playouts(state, 1, rng.getrandbits(64), checking=True)
        assert not result.faults
        if rng.random() < 0.2:
            self.dicts[self.dicts.index(base)] = state.to_dict()

    def from_anything(self) -> None:
        self.rng.choice(self.games).from_dict(self.any())

    def from_observation(self) -> None:
        """An observation with a few other bytes."""
        rng = self.rng
        state = self.state()
        cells = bytearray(state.observation())
        for _ in range(rng.randrange(3)):
            cells[rng.randrange(len(cells))] = rng.choice((0, 1, 2, 60, 255))
        given = self.near(bytes(cells)) if rng.random() < 0.2 else bytes(cells)
        back = state.game.from_observation(
            given, self.near(state.mover), rng.choice((None, None, self.any()))
        )
        assert not mattock.playouts(back, 1, 1, checking=True).faults

    def playout(self) -> None:
        mattock.playout(self.a_state(), self.near(1), self.near(*STYLES))

    def playouts(self) -> None:
        rng = self.rng
        state, n, threads = self.a_state(), rng.choice(SMALL), rng.choice((1, 1, rng.choice(SMALL)))
        first = rng.choice((0, self.any()))
        mattock.playouts(state, n, self.near(1), threads, self.near(*STYLES), self.near(True, False), first)

    def read(self) -> None:
        """A record with other characters."""
        rng = self.rng
        text = rng.choice(self.records)
        for _ in range(rng.randrange(3)):
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice(("", "0", "Z", "\n", " ", "~ ")) + text[at + rng.randrange(3) :]
        given = self.near(text, text.encode())
        what: tuple[Callable[..., Any], ...] = (
            mattock.verify_record,
            lambda *how: list(mattock.replay_record(*how)),
            lambda *how: list(mattock.replay(*how)),
        )
        if rng.random() < 0.7:
            mattock.read_record(given)
        else:
            rng.choice(what)(given, rng.choice(((), (), self.any())))

    def seat(self) -> None:
        mattock.Seat(self.near("bot", "person"), self.near("Ada"))

    def referee(self) -> None:
        rng = self.rng
        seats = [mattock.Seat("bot", "random")] * 2
        given: list[Any] = [rng.choice(self.games), 2, {}, seats, bytes(32), None]
        if rng.random() < 0.5:
            given[rng.randrange(6)] = self.any()
        table = mattock.Referee(*given)
        table.draw()
        rng.choice(
            (
                lambda: table.act(self.any()),
                lambda: table.sit(self.near(0), self.near(seats[0])),
                lambda: table.resign(self.near(0)),
                lambda: table.take_back(self.near(0)),
                lambda: table.decided_by(self.near(0)),
                lambda: table.undo(self.any(), self.near(True)),
            )
        )()

    def batch(self) -> None:
        """Steps of a batch, and its arrays."""
        rng = self.rng
        batch = rng.choice(self.batches)
        wrong = rng.randrange(6)
        if wrong == 0:
            batch.state(self.any())
        elif wrong == 1:
            batch.step(self.any())
        elif wrong == 2:
            actions = batch.sample().astype(object)
            actions[rng.randrange(3)] = self.any()
            batch.step(actions)
        elif wrong == 3:
            batch.reset(self.near(1))
        else:
            batch.step(batch.sample())

    def make_batch(self) -> None:
        rng = self.rng
        how: dict[str, Any] = {"seed": 1, "threads": 1, "observe": True, "dtype": "uint8", "reward": "win"}
        name = rng.choice([*how, "luck", "n", "players", "game"])
        value = rng.choice(SMALL) if name in ("n", "threads") else self.any()
        Batch(**{"game": "pergamon", "players": 2, "n": 2, **how, name: value})

    def env(self) -> None:
        """A step of an environment; an impossible one ends the game."""
        rng = self.rng
        if rng.random() < 0.5:
            seat = rng.choice(self.seats)
            if seat._sitting.ended:
                seat.reset(seed=self.near(1))
            seat.step(self.near(*seat.table.legal()))
        else:
            table = rng.choice(self.tables)
            if not table.agents or any(table.terminations.values()):
                table.reset(self.near(1))
            if rng.random() < 0.3:
                table.observe(self.near("player_1"))
            table.step(self.near(*table.table.legal()))

    def make_env(self) -> None:
        rng = self.rng
        how: dict[str, Any] = {"game": "thebes", "players": 2, "reward": "win", "render_mode": None}
        if rng.random() < 0.5:
            how |= {"seat": 0, "bots": ["random"]}
            SeatEnv(**{**how, rng.choice(list(how)): self.any()})
        else:
            how |= {"max_cycles": 3}
            raw_env(**{**how, rng.choice([*how, "luck"]): self.any()})

    def bot(self) -> None:
        what = self.rng.choice(
            (make_bot, make_searcher, lambda code, _: mind_of(code), lambda code, _: is_own(code))
        )
        what(self.near("random", "greedy", "mcts:4", "student/8"), self.near(1))

    def ask_bot(self) -> None:
        """A bot chooses, tells what it found, or says what looks best."""
        state = self.a_state()
        if self.rng.random() < 0.8:
            found = [self.rng.choice(self.bots).choose(state)]
        elif self.rng.random() < 0.5:
            found = [choice.action for choice in self.searcher.analyse(state).choices]
        else:
            found = best_looking(state)
        assert set(found) <= set(state.legal())

    def make_budget(self) -> None:
        name = self.rng.choice(("simulations", "seconds", "threads", "each"))
        Budget(**{"simulations": self.near(4), name: self.any()})

    def make_mcts(self) -> None:
        """A bot that searches, from parts of which one is odd."""
        rng = self.rng
        how: dict[str, Any] = {"budget": Budget(2), "seed": 1, "evaluator": None, "whim": 0.5}
        odd = rng.choice([*how, "ask", "answer"])
        if odd == "ask":
            how["evaluator"] = Net(self.near(len), self.near(len), self.near(1))
        elif odd == "answer":
            answer = self.near(([[1.0] * 300], [[0.5, 0.5]]), ([self.any()], [self.any()]))
            how["evaluator"] = Net(lambda _: answer, State.observation)
        else:
            how[odd] = self.any()
        if odd != "ask":
            MctsBot(**how).choose(self.state())

    def match(self) -> None:
        """A match that could be played, and tables of its figures."""
        rng = self.rng
        how: dict[str, Any] = {
            "game": rng.choice(self.games), "bots": ["random"], "players": 2, "seed": 1, "options": None
        }  # fmt: skip
        how[rng.choice(list(how))] = self.any()
        match = Match.of(**how)
        number: Any = rng.choice((0, -1, None, "x", 0.5, 10**30, []))
        odd: tuple[Callable[[], Any], ...] = (
            lambda: play_match(self.any(), 1),
            lambda: play_match(match, number),
            lambda: summarise(self.near(match), self.near([])),
            lambda: results_frame(self.near(match), self.near([])),
        )
        rng.choice(odd)()

    def frame(self) -> None:
        games_frame(self.near([self.state()] * 2, [self.any()]), self.near(1), self.near(*STYLES))


KINDS: tuple[tuple[Callable[[Caller], None], int], ...] = (
    (Caller.step_on, 20), (Caller.apply, 12), (Caller.draw, 6), (Caller.ask, 20), (Caller.parse, 4),
    (Caller.look, 12), (Caller.look_long, 2), (Caller.observation, 6), (Caller.compare, 4), (Caller.write, 6),
    (Caller.ask_game, 10), (Caller.ask_game_long, 2), (Caller.ids, 6), (Caller.new, 4), (Caller.find_game, 2),
    (Caller.make_state, 1), (Caller.from_dict, 6), (Caller.from_anything, 2), (Caller.from_observation, 3),
    (Caller.playout, 5), (Caller.playouts, 5), (Caller.read, 2), (Caller.seat, 3), (Caller.referee, 2),
    (Caller.batch, 10), (Caller.make_batch, 2), (Caller.env, 10), (Caller.make_env, 2), (Caller.bot, 3),
    (Caller.ask_bot, 4), (Caller.make_budget, 2), (Caller.make_mcts, 1), (Caller.match, 2), (Caller.frame, 1),
)  # fmt: skip


def pickled(state: State) -> Any:
    return pickle.loads(pickle.dumps(state))


def main() -> int:
    faulthandler.enable()
    warnings.simplefilter("ignore")
    seed, calls = int(sys.argv[1]), int(sys.argv[2])
    caller = Caller(seed, "--tell" in sys.argv)
    caller.run(calls)
    found = {"answered": caller.answered, "refused": caller.refused, "foreign": caller.foreign}
    sys.stdout.write(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
