"""The same games on a real Ray with two workers, one of which is killed while it plays."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

import mattock
from mattock.arena import Match, Seating, play_match
from mattock.arena.match import in_turn
from mattock.arena.play import Played, play_game
from mattock.arena.ray_pool import PlayGame, connect, on_ray
from tests.arena.tables import new_match

pytestmark = pytest.mark.filterwarnings("default")  # Ray's own imports warn

GAMES = 8
UNLUCKY = 2  # the game whose worker dies
PATIENCE = 120


@pytest.fixture(scope="module")
def two_workers() -> Iterator[None]:
    """A Ray of our own on this machine."""
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()


def hang_once(folder: Path) -> PlayGame:
    """Plays as always, but the first attempt at the unlucky game only says who it is, and hangs."""

    def play(match: Match, seating: Seating, keep: bool) -> Played:
        with (folder / f"{seating.game}.tried").open("a") as tried:
            tried.write(f"{os.getpid()}\n")
        if seating.game == UNLUCKY and len((folder / f"{UNLUCKY}.tried").read_text().split()) == 1:
            time.sleep(PATIENCE)
        return play_game(match, seating, keep)

    return play


def kill_worker(folder: Path) -> None:
    """Kill the process that hangs."""
    tried = folder / f"{UNLUCKY}.tried"
    until = time.monotonic() + PATIENCE
    while not tried.exists() or not tried.read_text().endswith("\n"):
        if time.monotonic() > until:
            return
        time.sleep(0.05)
    os.kill(int(tried.read_text()), signal.SIGKILL)


@pytest.mark.usefixtures("two_workers")
def test_a_killed_worker_changes_no_result(tmp_path: Path) -> None:
    match = new_match("mcts:8", "greedy", seed=5)
    killer = threading.Thread(target=kill_worker, args=(tmp_path,))
    killer.start()
    there = play_match(match, GAMES, tmp_path / "results.jsonl", pool=on_ray("local", hang_once(tmp_path)))
    killer.join()
    tries = {game: (tmp_path / f"{game}.tried").read_text().split() for game in range(GAMES)}
    assert len(tries[UNLUCKY]) == 2
    assert tries[UNLUCKY][0] != tries[UNLUCKY][1]
    assert there == play_match(match, GAMES, pool=in_turn)


@pytest.mark.usefixtures("two_workers")
def test_records_come_back_from_the_cluster(tmp_path: Path) -> None:
    play_match(new_match("random", "greedy"), 2, pool=on_ray("local"), records=tmp_path)
    assert len(list(tmp_path.glob("*.mattock"))) == 2


@pytest.mark.usefixtures("two_workers")
def test_a_match_on_ray_goes_on_from_its_file(tmp_path: Path) -> None:
    match, file = new_match("random", "greedy"), tmp_path / "results.jsonl"
    play_match(match, 2, file, pool=in_turn)
    assert play_match(match, 6, file, pool=on_ray("local")) == play_match(match, 6, pool=in_turn)


def break_rules(match: Match, seating: Seating, keep: bool) -> Played:
    raise mattock.MattockError(f"Game {seating.game} broke a rule.")


@pytest.mark.usefixtures("two_workers")
def test_what_goes_wrong_in_a_game_is_told_in_its_words() -> None:
    with pytest.raises(mattock.MattockError, match=r"^Game \d broke a rule\.$"):
        play_match(new_match("random", "greedy"), 2, pool=on_ray("local", break_rules))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_where_nobody_answers_there_is_no_cluster(address: str) -> None:
    with pytest.raises(mattock.MattockError, match=f"no Ray cluster at {address}"):
        connect(address)
