"""The same games as tasks of a Ray cluster. If a worker dies, its game is played again."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Generator, Sequence
from socket import create_connection

from mattock.arena.match import Pool
from mattock.arena.play import Match, Played, play_game
from mattock.arena.schedule import Seating
from mattock.core.errors import MattockError

RETRIES = 5  # retries of a game whose worker died; after that the game itself is to blame

PlayGame = Callable[[Match, Seating, bool], Played]


def on_ray(address: str, play: PlayGame = play_game) -> Pool:
    """Plays on the cluster at an address; `local` starts one on this machine."""
    return lambda *games: in_tasks(address, play, *games)


def in_tasks(
    address: str, play: PlayGame, match: Match, seatings: Sequence[Seating], keep: bool
) -> Generator[Played]:
    """One task for each game, on one core of the cluster each; results as they finish."""
    try:
        import ray
    except ImportError:
        raise MattockError("Ray is not installed here; `pip install mattock[ray]` brings it.") from None

    ours = not ray.is_initialized()
    if ours:
        connect(address)
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(play)
    there = ray.put(match)
    waiting = [task.remote(there, seating, keep) for seating in seatings]
    try:
        while waiting:
            finished, waiting = ray.wait(waiting)
            yield from ray.get(finished)
    except ray.exceptions.WorkerCrashedError:
        raise MattockError(
            f"The worker of a game died {RETRIES + 1} times; the finished games are kept."
        ) from None
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, MattockError) else error) from None
    finally:
        for game in waiting:
            ray.cancel(game, force=True)
        if ours:
            ray.shutdown()


def connect(address: str) -> None:
    """Join a cluster; MattockError if there is none."""
    import ray

    check_address(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics
    screen = False if address == "local" else None  # a running cluster has settings of its own
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.WARNING, include_dashboard=screen)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise MattockError(f"There is no Ray cluster at {address}: {error}") from None


def check_address(address: str) -> None:
    """Fail fast: Ray itself takes minutes to notice that nobody answers."""
    if place := re.fullmatch(r"(?:ray://)?([^:/]+):(\d+)", address):
        try:
            create_connection((place[1], int(place[2])), timeout=5).close()
        except (OSError, OverflowError) as error:
            raise MattockError(f"There is no Ray cluster at {address}: {error}.") from None
