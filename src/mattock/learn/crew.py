"""Threads that play: for the rows to learn from, and for the net's strength."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any

import numpy as np

from mattock.bots.inputs import fingerprint
from mattock.bots.net import TrainedNet
from mattock.bots.selfplay import Practice
from mattock.core.state import State
from mattock.learn.rows import write_chunk

if TYPE_CHECKING:
    from mattock.core.game import Game

ROOM = 1 << 19  # numbers in a thread's buffer
TOGETHER = 2  # games between two looks at the newest net
WORD = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Pace:
    """How much is thought about a decision, in simulations."""

    full: int = 200  # one that is recorded
    fast: int = 40  # another
    often: int = 250  # recorded, of 1000
    opening: int = 100  # with playouts, before there is a net
    duel: int = 400  # of a game for strength
    chunk: int = 1000  # rows


def starts_of(game: Game, players: Sequence[int], options: Sequence[Mapping[str, Any]]) -> list[State]:
    """The tables that are practised: each number of players with each set of options."""
    return [game.new(players=n, **given) for n in players for given in options]


@dataclass(slots=True)
class Tally:
    """Games of a net, two or more a deal."""

    won: list[float] = field(default_factory=list)  # by deal: more or less than an even share
    points: list[float] = field(default_factory=list)

    @property
    def reach(self) -> float:
        """Half of a 95 % interval of the share that was won."""
        return 1.96 * max(stdev(self.won), 0.1) / sqrt(len(self.won)) if len(self.won) > 1 else 1.0

    @property
    def share(self) -> float:
        return fmean(self.won) if self.won else 0.0

    def __str__(self) -> str:
        points = fmean(self.points) if self.points else 0.0
        return (
            f"{100 * self.share:.1f} % ± {100 * self.reach:.1f}, {points:+.1f} points, {len(self.won)} deals"
        )


def duel_deal(
    practice: Practice, start: State, net: TrainedNet, other: TrainedNet, judged: bool, simulations: int
) -> tuple[float, float]:
    """One game from each of two sides, as the share of a win between two: 0.5 is even."""
    sides = [sum(1 << seat for seat in range(start.players) if (seat + side) % 2) for side in range(2)]
    results = []
    for seats in sides:
        won, points = practice.compete(start, net, other, judged, seats, simulations)
        ours = seats.bit_count() / start.players
        results.append((0.5 + (won - ours) * (0.5 / ours if won < ours else 0.5 / (1 - ours)), points))
    return fmean(won for won, _ in results), fmean(points for _, points in results)


class Crew:
    """The threads of a run, what they play with, and what they have found."""

    def __init__(self, starts: Sequence[State], folder: Path, pace: Pace, seed: int, net: TrainedNet) -> None:
        self.starts, self.folder, self.pace, self.seed = starts, folder, pace, seed
        self.net, self.judged, self.version = net, False, 0
        self.stop = Event()
        self.lock = Lock()
        self.threads: list[Thread] = []
        self.games = self.simulations = self.chunks = 0
        self.tally = Tally()
        self.fault: BaseException | None = None
        (folder / "chunks").mkdir(parents=True, exist_ok=True)

    def publish(self, net: TrainedNet) -> Tally:
        """Play on with another net; returns what was found about the one before."""
        with self.lock:
            found, self.tally = self.tally, Tally()
            self.net, self.judged, self.version = net, True, self.version + 1
        return found

    def begin(self, players: int, referees: int) -> None:
        for number in range(players + referees):
            work = self.practise if number < players else self.measure
            thread = Thread(target=self.guard, args=(work, number), daemon=True)
            thread.start()
            self.threads.append(thread)

    def end(self) -> None:
        self.stop.set()
        for thread in self.threads:
            thread.join()
        self.threads = []

    def guard(self, work: Any, number: int) -> None:
        try:
            work(number)
        except BaseException as error:
            self.fault = error
            self.stop.set()

    def practice(self, number: int) -> Practice:
        seed = int.from_bytes(random.Random(f"{self.seed} {number} {self.version}").randbytes(8), "big")
        return Practice(self.starts[0], seed & WORD >> 1, ROOM)

    def practise(self, number: int) -> None:
        """Play until it is enough, and write chunks."""
        practice, pace = self.practice(number), self.pace
        rng = random.Random(f"{self.seed} {number}")
        name = fingerprint(self.starts[0].game)
        games = 0
        for chunk in itertools.count():
            practice.used = practice.rows = 0
            version = self.version
            while practice.rows < pace.chunk:
                if self.stop.is_set():
                    return
                net, judged = self.net, self.judged
                practice.full = pace.full if judged else pace.opening
                practice.fast = pace.fast if judged else pace.opening
                practice.often = pace.often if judged else 1000
                before = practice.simulations
                games = practice.play(rng.choice(self.starts), net, judged, TOGETHER)
                with self.lock:
                    self.games += games
                    self.simulations += practice.simulations - before
                if not games:
                    break
            about = {"fingerprint": name, "rows": practice.rows, "version": version}
            numbers = np.frombuffer(practice.buffer, np.uint16)[: practice.used]
            write_chunk(self.folder / "chunks" / f"{os.getpid()}-{number}-{chunk}.chunk", about, numbers)

    def measure(self, number: int) -> None:
        """Play the newest net against playouts with as many simulations, over and over."""
        practice = self.practice(number)
        for deal in itertools.count():
            start = self.starts[deal % len(self.starts)]
            while not self.judged and not self.stop.wait(0.2):
                pass
            if self.stop.is_set():
                return
            net, version = self.net, self.version
            won, points = duel_deal(practice, start, net, net, False, self.pace.duel)
            with self.lock:
                if version == self.version:
                    self.tally.won.append(won)
                    self.tally.points.append(points)


def is_better(
    starts: Sequence[State],
    net: TrainedNet,
    other: TrainedNet | None,
    simulations: int,
    deals: int,
    threads: int,
    seed: int,
) -> tuple[bool, Tally]:
    """The gate: whether a net beats another, or playouts where there is none, by an interval clear of even.

    All deals are played: who stops as soon as the interval is clear keeps lucky runs.
    """
    tally, lock, left = Tally(), Lock(), iter(range(deals))

    def play(number: int) -> None:
        practice = Practice(starts[0], random.Random(f"gate {seed} {number}").getrandbits(62), 16)
        while True:
            with lock:
                deal = next(left, None)
            if deal is None:
                return
            found = duel_deal(
                practice, starts[deal % len(starts)], net, other or net, other is not None, simulations
            )
            with lock:
                tally.won.append(found[0])
                tally.points.append(found[1])

    crew = [Thread(target=play, args=(number,)) for number in range(threads)]
    for thread in crew:
        thread.start()
    for thread in crew:
        thread.join()
    return tally.share - tally.reach > 0.5, tally
