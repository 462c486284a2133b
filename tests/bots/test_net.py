"""Nets inside the tree: the same integers in both builds, one scale of values, files that name their use."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from array import array
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import mattock
from mattock.bots.inputs import Inputs, fingerprint
from mattock.bots.net import TrainedNet
from mattock.bots.netfile import BadNet, read_net, sizes_of, write_net
from mattock.bots.search import Tree
from mattock.bots.selfplay import Practice
from mattock.bots.vocabulary import CLIP, HEAD, OUTPUTS, SCALE, SHIFT, UNIT
from mattock.core.vocabulary import SEATS
from tests.bots.test_search import GAMES, ROOT, decision

SHAPE = {"wide": 16, "narrow": 16, "small": 16}
SPREAD = {"first": 60, "second": 200, "policy": 200, "third": 200, "value": 200}


def small_net(name: str, path: Path, seed: int = 1) -> TrainedNet:
    """A net of random weights."""
    game, rng = mattock.game(name), Random(seed)
    weights = {
        part: array(kind, [round(rng.gauss(0, SPREAD.get(part, 20))) for _ in range(count)])
        for part, (kind, count) in sizes_of(game, SHAPE).items()
    }
    write_net(path, game, SHAPE, weights, {"seed": seed})
    return read_net(path, game)


def grown(
    net: TrainedNet, state: mattock.State, simulations: int
) -> list[tuple[int, int, float, list[float]]]:
    """The children of the root after so many simulations."""
    tree = Tree(20_000, 5)
    tree.plant()
    tree.grow_by(net, state, state.clone(), simulations)
    first, count = tree.first[tree.root], tree.count[tree.root]
    return [
        (
            tree.action[node],
            tree.visits[node],
            tree.prior[node],
            [tree.value[SEATS * node + seat] for seat in range(state.players)],
        )
        for node in range(first, first + count)
    ]


def test_both_builds_judge_alike(tmp_path: Path) -> None:
    """Integer sums, and floats by basic operations only."""
    script = (
        "from pathlib import Path\n"
        "from tests.bots.test_net import *\n"
        f"folder = Path({str(tmp_path)!r})\n"
        "for name in GAMES:\n"
        "    net = small_net(name, folder / f'{os.getpid()}.net')\n"
        "    print([grown(net, decision(name, players), 12) for players in (2, 3)])\n"
    )
    answers = []
    for pure in ("0", "1"):
        environment = {**os.environ, "MATTOCK_PURE": pure}
        command = [sys.executable, "-c", script]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        answers.append(done.stdout)
    assert answers[0] == answers[1]
    assert answers[0]


@pytest.mark.parametrize("name", GAMES)
def test_it_computes_what_its_weights_say(name: str, tmp_path: Path) -> None:
    """Against the same sums in NumPy, from the inputs that self-play records."""
    net = small_net(name, tmp_path / "a.net")
    state = decision(name)
    practice = Practice(state, 1, 1 << 18)
    practice.full = practice.fast = 1
    practice.often = 1000
    assert practice.play(state, net, True, 1) == 1
    row = np.array(practice.buffer[: practice.buffer[0]], np.int64)
    n, m = int(row[1]), int(row[2])
    inputs, actions = row[HEAD : HEAD + n], row[HEAD + n : HEAD + n + m]

    def layer(rows: str, bias: str, into: Any) -> Any:
        biases = np.array(getattr(net, bias), np.int64)
        return np.array(getattr(net, rows), np.int64).reshape(len(biases), -1) @ into + biases

    first = np.array(net.first, np.int64).reshape(-1, 16)
    wide = np.clip(first[inputs].sum(0) + np.array(net.first_bias), 0, CLIP)
    narrow = np.clip(layer("second", "narrow_bias", wide) >> SHIFT, 0, CLIP)
    small = np.clip(layer("third", "small_bias", narrow) >> SHIFT, 0, CLIP)
    out = layer("value", "value_bias", small) / UNIT
    policy = layer("policy", "policy_bias", narrow)[actions] / UNIT
    assert abs(policy).max() > 0.1
    looks = row[HEAD + n + m : HEAD + n + 2 * m] / SCALE
    priors = looks * np.exp(policy)
    children = grown(net, state, 1)
    assert [action for action, *_ in children] == list(actions)
    assert [prior for _, _, prior, _ in children] == pytest.approx(list(priors / priors.sum()), abs=2e-3)
    assert len(out) == OUTPUTS


@pytest.mark.parametrize("name", GAMES)
def test_a_leaf_and_an_end_are_on_one_scale(name: str, tmp_path: Path) -> None:
    """Every value is a part of a win and of a margin, from 0 to 1; chances add up to one win."""
    net = small_net(name, tmp_path / "a.net")
    for players in (2, 3, 4):
        state = decision(name, players)
        tree = Tree(20_000, 5)
        tree.plant()
        tree.grow_by(net, state, state.clone(), 40)
        assert tree.visits[tree.root] == 40
        for seat in range(players):
            assert 0 <= tree.value[SEATS * tree.root + seat] <= 40
        shares = sum(
            tree.tally[9 * k + seat] for k in range(tree.count[tree.root]) for seat in range(players)
        )
        assert shares == pytest.approx(40)


def test_forced_moves_are_passed_through(tmp_path: Path) -> None:
    """No leaf is a node with one child alone."""
    net = small_net("mykerinos", tmp_path / "a.net")
    tree = Tree(50_000, 5)
    state = decision("mykerinos")
    tree.plant()
    tree.grow_by(net, state, state.clone(), 60)
    alone = [node for node in range(tree.used) if tree.count[node] == 1]
    assert alone
    assert all(tree.visits[node] <= tree.visits[tree.first[node]] for node in alone)


@pytest.mark.parametrize("name", GAMES)
def test_inputs_follow_the_observation(name: str) -> None:
    game = mattock.game(name)
    inputs = Inputs.of(game)
    assert len(inputs.kind) == game.observation.size
    assert inputs.margins > game.observation.size / 2
    assert list(inputs.begin) == sorted(inputs.begin)
    assert fingerprint(game) == fingerprint(game)


def test_a_net_for_something_else_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "a.net"
    small_net("pergamon", path)
    with pytest.raises(BadNet, match="was made for 'pergamon', not for 'thebes'"):
        read_net(path, mattock.game("thebes"))
    head, _, body = path.read_bytes().partition(b"\n")
    about = json.loads(head)
    for change, sentence in (
        ({"rules": "0.9"}, "version '0.9' of the rules"),
        ({"fingerprint": "0" * 16}, "other observations, components or heuristics"),
        ({"mattock net": 99}, "format 99"),
        ({"shape": {"wide": 7, "narrow": 16, "small": 16}}, "how large its layers are"),
    ):
        path.write_bytes(json.dumps({**about, **change}).encode() + b"\n" + body)
        with pytest.raises(BadNet, match=sentence):
            read_net(path, mattock.game("pergamon"))
    for broken in (head + b"\n" + body[:-9], head + b"\n", head + b"\nxyz"):
        path.write_bytes(broken)
        with pytest.raises(BadNet, match="weights are not all there"):
            read_net(path, mattock.game("pergamon"))
    for other in (b"", b"hello\n", b"[]\n", b"{}\n"):
        path.write_bytes(other)
        with pytest.raises(BadNet, match="is no net of Mattock"):
            read_net(path, mattock.game("pergamon"))
    with pytest.raises(BadNet, match="cannot be read"):
        read_net(tmp_path / "none.net", mattock.game("pergamon"))


def test_weights_that_could_overflow_are_refused(tmp_path: Path) -> None:
    game = mattock.game("pergamon")
    weights = {part: array(kind, [0] * count) for part, (kind, count) in sizes_of(game, SHAPE).items()}
    weights["second"] = array("h", [32767] * len(weights["second"]))
    write_net(tmp_path / "a.net", game, SHAPE, weights, {})
    with pytest.raises(BadNet, match="too large"):
        read_net(tmp_path / "a.net", game)


def test_self_play_records_what_was_searched(tmp_path: Path) -> None:
    """Rows lie one behind another; visits add up to the simulations, results to one win."""
    net = small_net("pergamon", tmp_path / "a.net")
    state = mattock.game("pergamon").new(players=3)
    practice = Practice(state, 7, 1 << 18)
    practice.full, practice.fast, practice.often = 6, 2, 500
    practice.play(state, net, True, 1)
    at = rows = 0
    while at < practice.used:
        length, n, m, players, mover = practice.buffer[at : at + 5]
        assert length == HEAD + n + 3 * m
        assert players == 3
        assert mover < 3
        assert sum(practice.buffer[at + length - m : at + length]) == 6
        for shares in (5, 5 + 2 * SEATS):
            assert sum(practice.buffer[at + shares : at + shares + SEATS]) == pytest.approx(SCALE, abs=4)
        at += length
        rows += 1
    assert at == practice.used
    assert rows == practice.rows > 0
