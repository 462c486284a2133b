"""Plays a schedule on one core, on all cores or on a Ray cluster, with the same results."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from time import monotonic

from mattock.arena.ledger import Ledger
from mattock.arena.play import Match, Played, Result, play_game
from mattock.arena.schedule import Seating, seat_games
from mattock.core.arguments import instance
from mattock.core.errors import MattockError

Tell = Callable[[int, int], None]  # finished games, all games
Pool = Callable[[Match, Sequence[Seating], bool], Generator[Played]]


def all_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_match(
    match: Match,
    games: int,
    file: Path | None = None,
    *,
    pool: Pool | None = None,
    records: Path | None = None,
    until: float | None = None,
    tell: Tell | None = None,
) -> list[Result]:
    """Play a match; returns all results in the order of the schedule.

    Games that `file` holds are not played again, and every finished game is added to it. `records` is a
    folder for the records. After `until`, a time of the monotonic clock, no more games are awaited.
    """
    instance("The match", match, Match, "a Match")
    seatings = seat_games(len(match.bots), match.players, games)
    ledger = Ledger(match, file)
    wanted = [seating for seating in seatings if not is_done(seating, ledger, records)]
    done = len(seatings) - len(wanted)
    if tell is not None:
        tell(done, len(seatings))
    playing = (pool or on_cores(all_cores()))(match, wanted, records is not None)
    with closing(playing):
        for played in playing:
            if records is not None and played.record is not None:
                keep_record(records, played.result.game, played.record)
            ledger.add(played.result)
            done += 1
            if tell is not None:
                tell(done, len(seatings))
            if until is not None and monotonic() >= until:
                break
    return [ledger.results[seating.game] for seating in seatings if seating.game in ledger.results]


def is_done(seating: Seating, ledger: Ledger, records: Path | None) -> bool:
    """Whether a game is finished and, if records are kept, its record is there."""
    return seating.game in ledger.results and (records is None or record_path(records, seating.game).exists())


def record_path(folder: Path, game: int) -> Path:
    return folder / f"game-{game + 1:05}.mattock"


def keep_record(folder: Path, game: int, text: str) -> None:
    """Write a record atomically: a file that exists is complete."""
    folder.mkdir(parents=True, exist_ok=True)
    path = record_path(folder, game)
    partial = path.with_suffix(".mattock.partial")
    partial.write_text(text, encoding="utf-8", newline="\n")
    partial.replace(path)


# Where games are played.


def on_cores(cores: int) -> Pool:
    """A process for each core; with one core, this process."""
    return in_turn if cores == 1 else lambda *games: in_processes(cores, *games)


def in_turn(match: Match, seatings: Sequence[Seating], keep: bool) -> Generator[Played]:
    """One game after the other."""
    for seating in seatings:
        yield play_game(match, seating, keep)


def in_processes(cores: int, match: Match, seatings: Sequence[Seating], keep: bool) -> Generator[Played]:
    """As many games at a time as there are cores; results as they finish."""
    others = set(active_children())
    context = get_context("spawn")  # a fork would copy the threads of a progress bar in an undefined state
    with ProcessPoolExecutor(min(cores, len(seatings) or 1), context, settle_in) as pool:
        try:
            jobs = [pool.submit(play_game, match, seating, keep) for seating in seatings]
            for job in as_completed(jobs):
                yield job.result()
        except BrokenProcessPool:
            raise MattockError(
                "A process that played a game was killed from outside; the finished games are kept."
            ) from None
        except BaseException:
            stop_pool(pool, set(active_children()) - others)
            raise


def stop_pool(pool: ProcessPoolExecutor, processes: set[BaseProcess]) -> None:
    """Kill the processes: waiting for their games could take minutes."""
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def settle_in() -> None:
    """Ignore Ctrl-C in a worker process, and exit when the parent does, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
