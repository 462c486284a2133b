"""A game in plain Python from another package works with everything that plays, on both builds."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import mattock
from mattock.arena.match import in_turn, play_match
from mattock.arena.play import Match
from mattock.bots import Net, Playout, make_bot, make_searcher
from mattock.core.playout import STYLES as PLAYOUT_STYLES
from mattock.core.records import decision_ids
from mattock.core.referee import Referee, Seat
from mattock.core.rulespage import page_in_use, read_clauses
from mattock.core.vocabulary import OVER
from mattock.envs.batch import Batch
from mattock.plain import PlainGame
from mattock.words import LANGUAGES, say, say_exactly
from tests.outside.packages import ROOT
from tests.walk import STYLES, Walk, digest, steps

NEEDED = ("web-game-ur", "web-about-ur", "ur-now-draw", "ur-now-turn", "ur-now-over", "ur-source-home")


def test_it_is_one_of_the_games(ur: PlainGame) -> None:
    assert mattock.games() == ("mykerinos", "pergamon", "thebes", "ur")
    assert mattock.game("ur") is ur
    assert (ur.actions, ur.outcomes, ur.players) == (15, 7, (2,))


@pytest.mark.parametrize("style", STYLES)
def test_the_contract_holds_at_every_state(ur: PlainGame, style: str) -> None:
    walk = Walk(ur)
    walk.game_of(2, {}, f"walk {style}", style)
    assert {"U0.4", "U1.1", "U2.1", "U2.2", "U2.6", "U3.1", "U3.3"} <= set(walk.applied)
    assert {"U0.6", "U0.7", "U2.1", "U2.2"} <= set(walk.refusing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_and_word_is_there(ur: PlainGame, language: str) -> None:
    clauses = read_clauses(page_in_use(ur, language))
    cited = [said.clause for said in (*ur.reasons[1:], *ur.notes)]
    assert set(cited) <= set(clauses)
    for state, action in steps(ur.new(), random.Random(language), "random"):
        move = state.describe(action)
        said = [(move.message, move.args), *((e.message, e.args) for e in ur.tell(state, action))]
        reasons = [state.why_not(other) for other in range(ur.actions)]
        said += [(reason.message, reason.args) for reason in reasons if reason]
        said.append((f"ur-now-{state.view()['phase']}", ur.now(state)))
        for message, args in said:
            assert say(message, args, language) != message
            assert say_exactly(message, args, "en")
    for message in NEEDED:
        assert say(message, {"seat": "A", "pips": 1}, language) != message


def test_a_learner_sees_everything(ur: PlainGame) -> None:
    for state, _ in steps(ur.new(), random.Random(1), "random"):
        for seat in range(2):
            seen = state.observation(seat)
            assert len(seen) == ur.observation.size
            assert ur.from_observation(seen, state.mover, seat) == state


def test_positions_that_cannot_occur_are_refused(ur: PlainGame) -> None:
    start = ur.new().to_dict()
    with pytest.raises(mattock.BadPosition, match="a player does not have seven pieces"):
        ur.from_dict(start | {"waiting": [7, 6]})
    with pytest.raises(mattock.BadPosition, match="a whole number from 0 to 7"):
        ur.from_dict(start | {"home": [0, 8]})


@pytest.mark.parametrize("style", PLAYOUT_STYLES)
def test_playouts_are_the_same_on_any_number_of_threads(ur: PlainGame, style: str) -> None:
    one = mattock.playouts(ur.new(), 12, seed=1, style=style, checking=True)
    assert one.faults == 0
    assert sum(one.shares) == 12 * 12
    assert max(one.highest) == 7
    assert mattock.playouts(ur.new(), 12, seed=1, style=style, checking=True, threads=3) == one


def decision(game: PlainGame) -> mattock.State:
    """The first real choice of a game."""
    return next(
        s.clone()
        for s, _ in steps(game.new(), random.Random(5), "random")
        if s.mover >= 0 < len(s.legal()) - 1
    )


@pytest.mark.parametrize("code", ["random", "greedy", "visitor", "mcts:40", "mcts:40:heuristic", "mcts:40@2"])
def test_every_kind_of_bot_chooses(ur: PlainGame, code: str) -> None:
    state = decision(ur)
    before = state.clone()
    chosen = make_bot(code, 1, steady=True).choose(state)
    assert chosen in state.legal()
    assert make_bot(code, 1, steady=True).choose(pickle.loads(pickle.dumps(state))) == chosen
    assert state == before


def test_the_search_beats_chance_and_a_net_can_judge(ur: PlainGame) -> None:
    match = Match.of(ur, ["mcts:8", "random"], 2, 1)
    results = play_match(match, 4, pool=in_turn)
    assert sum(r.shares[r.seats.index(0)] for r in results) >= 3

    def ask(seen: list[bytes]) -> tuple[list[list[float]], list[list[float]]]:
        return [[1.0] * ur.actions for _ in seen], [[0.5, 0.5] for _ in seen]

    state = decision(ur)
    net = mattock.bots.MctsBot(mattock.bots.Budget(32), 1, Net(ask, lambda s: s.observation()))
    assert net.choose(state) in state.legal()
    found = make_searcher("mcts:60", 1).analyse(state)
    assert sum(choice.visits for choice in found.choices) == 60
    assert Playout().plant(10, 1).used == 0


def test_many_games_at_once(ur: PlainGame) -> None:
    batch = Batch("ur", players=2, n=6, seed=1, threads=2)
    done = 0
    for _ in range(260):
        batch.step(batch.sample())
        ended = batch.done.copy()
        assert np.all(batch.reward[ended].sum(axis=1) == 0)
        done += int(ended.sum())
    assert done > 5
    state = batch.state(0)
    assert batch.observation[0].tobytes() == state.observation()
    assert np.flatnonzero(batch.mask[0]).tolist() == state.legal()


def test_the_environments_know_it(ur: PlainGame) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    from mattock.envs import gymnasium as seats
    from mattock.envs.pettingzoo import env

    seats.register()
    table = gymnasium.make("mattock/ur-v1", bots=("greedy",), disable_env_checker=True)
    seen, _ = table.reset(seed=1)
    over = False
    while not over:
        seen, reward, over, _, _ = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert reward in (-1.0, 1.0)
    everybody = env("ur", 2, render_mode="ansi")
    everybody.reset(seed=1)
    assert "The Royal Game of Ur" in everybody.render()


def test_a_record_holds_and_goes_on(ur: PlainGame) -> None:
    referee = Referee(ur, 2, {}, [Seat("bot", "random")] * 2, bytes(32))
    rng = random.Random(2)
    referee.settle()
    while referee.state.mover != OVER:
        referee.act(rng.choice(referee.state.legal()))
        referee.settle()
    text = mattock.write_record(referee.finish())
    verdict = mattock.verify_record(text)
    assert (verdict.difference, verdict.proved) == (None, verdict.draws)
    assert len(decision_ids(ur)) == ur.actions
    *_, last = mattock.replay(text)
    assert any(event.kind == "won" for event in last.events)


DIGEST = """
import mattock
from tests.walk import digest

digests = [digest(mattock.game("ur"), 2, {}, style, style) for style in ("random", "greedy")]
print(mattock.compiled(), *digests)
"""


def test_both_builds_play_the_same(ur: PlainGame, site: Path) -> None:
    there = {**os.environ, "MATTOCK_PURE": "1", "PYTHONPATH": os.pathsep.join([str(site), str(ROOT)])}
    command = [sys.executable, "-c", DIGEST]
    done = subprocess.run(command, env=there, capture_output=True, text=True, check=True)
    here = [digest(ur, 2, {}, style, style) for style in ("random", "greedy")]
    assert done.stdout.split() == ["False", *here]
