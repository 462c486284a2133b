"""Playouts (rollouts): whole games in compiled code, without the GIL. The style is the rollout policy."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import cython

from mattock.core.arguments import instance, one_of, whole, word

if not cython.compiled:
    from mattock.core.bits import advance, below, blend, scramble
    from mattock.core.state import State, pick
    from mattock.core.vocabulary import CHANCE, ENDLESS, MIXED_STYLE, OVER, RANDOM_STYLE, ROOM, SEATS

STYLES = ("random", "greedy", "mixed")
SHARES = 12  # a win shared by k counts SHARES / k
CHUNK = 256  # games between two checks for Ctrl-C
MOST_GAMES = 1 << 40
MOST_THREADS = 1 << 10


@dataclass(slots=True)
class Playouts:
    """The results of many games, as integer sums by seat: the same for any number of threads."""

    games: int = 0
    steps: int = 0
    shortest: int = 0
    longest: int = 0
    totals: list[int] = field(default_factory=lambda: [0] * 4)  # of the final scores
    squares: list[int] = field(default_factory=lambda: [0] * 4)
    lowest: list[int] = field(default_factory=lambda: [0] * 4)
    highest: list[int] = field(default_factory=lambda: [0] * 4)
    shares: list[int] = field(default_factory=lambda: [0] * 4)  # of wins, in twelfths
    faults: int = 0  # states that broke an invariant, where they were checked

    def add(self, other: Playouts) -> None:
        """Add the results of more games."""
        if not self.games:
            self.shortest, self.lowest, self.highest = other.shortest, other.lowest[:], other.highest[:]
        self.games += other.games
        self.steps += other.steps
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.faults += other.faults
        for seat in range(4):
            self.totals[seat] += other.totals[seat]
            self.squares[seat] += other.squares[seat]
            self.shares[seat] += other.shares[seat]
            self.lowest[seat] = min(self.lowest[seat], other.lowest[seat])
            self.highest[seat] = max(self.highest[seat], other.highest[seat])


def choose(state: State, bits: int, style: int, out: list[int]) -> int:
    """One of the mover's actions: a random one, or the one that looks best, ties at random."""
    n = state.moves(out)
    if n == 1:
        return out[0]
    if style == RANDOM_STYLE or (style == MIXED_STYLE and bits & 1):
        return out[below(bits, n)]
    if not cython.compiled:
        worth = [0] * ROOM
    state.appeals(out, n, worth)
    best = out[0]
    most = worth[0]
    ties = 1
    for i in range(1, n):
        if worth[i] > most:
            best = out[i]
            most = worth[i]
            ties = 1
        elif worth[i] == most:
            ties += 1
            bits = scramble(bits)
            if not below(bits, ties):
                best = out[i]
    return best


def play_on(state: State, stream: int, style: int, horizon: int, checking: bool) -> int:
    """Play a state to its end, or to the first decision after `horizon` steps.

    Returns the number of steps, negative if an invariant broke.
    """
    if not cython.compiled:
        out = [0] * ROOM
        weight = [0] * ROOM
    steps = 0
    broken = 0
    while state.mover != OVER and (steps < horizon or state.mover == CHANCE):
        stream = advance(stream)
        if state.mover == CHANCE:
            action = pick(state, scramble(stream), out, weight)
        else:
            action = choose(state, scramble(stream), style, out)
        state.do(action)
        steps += 1
        if checking and state.fault():
            broken = 1
    return -steps if broken else steps


def play_many(root: State, first: int, games: int, seed: int, style: int, checking: bool) -> Playouts:
    """The games `first` to `first + games - 1` of a seed, each with a stream of its own."""
    if not cython.compiled:
        score = [0] * SEATS
        totals = [0] * SEATS
        squares = [0] * SEATS
        shares = [0] * SEATS
        least = [0] * SEATS
        most = [0] * SEATS
    for seat in range(SEATS):
        totals[seat] = 0
        squares[seat] = 0
        shares[seat] = 0
        least[seat] = 1 << 30
        most[seat] = 0
    state = root.clone()
    steps = 0
    faults = 0
    shortest = 1 << 30
    longest = 0
    with cython.nogil:
        for game in range(first, first + games):
            state.copy_from(root)
            length = play_on(state, game_stream(seed, game), style, ENDLESS, checking)
            if length < 0:
                faults += 1
                length = -length
            steps += length
            shortest = min(shortest, length)
            longest = max(longest, length)
            state.count(score)
            won = state.victors()
            winners = (won & 1) + (won >> 1 & 1) + (won >> 2 & 1) + (won >> 3 & 1)
            for seat in range(SEATS):
                totals[seat] += score[seat]
                squares[seat] += score[seat] * score[seat]
                least[seat] = min(least[seat], score[seat])
                most[seat] = max(most[seat], score[seat])
                if won >> seat & 1:
                    shares[seat] += SHARES // winners
    root.game.raise_kept()
    return Playouts(
        games,
        steps,
        shortest,
        longest,
        [totals[k] for k in range(SEATS)],
        [squares[k] for k in range(SEATS)],
        [least[k] for k in range(SEATS)],
        [most[k] for k in range(SEATS)],
        [shares[k] for k in range(SEATS)],
        faults,
    )


def game_stream(seed: int, game: int) -> int:
    """The start of a game's stream. Seed and number are mixed differently, so no two seeds share games."""
    return scramble(blend(scramble(advance(seed)), game))


def playout(state: State, seed: int, style: str = "random", number: int = 0) -> State:
    """The end of one game from here, as a new state. The games of a seed are numbered."""
    instance("What is played out", state, State, "a state of a game")
    kind = STYLES.index(one_of("The style", style, STYLES))
    stream = game_stream(word("The seed", seed), whole("The number of the game", number, 0))
    end = state.clone()
    play_on(end, stream, kind, ENDLESS, False)
    state.game.raise_kept()
    return end


def playouts(
    state: State,
    n: int,
    seed: int,
    threads: int = 1,
    style: str = "random",
    checking: bool = False,
    first: int = 0,
) -> Playouts:
    """n games from here, in compiled code without the GIL; the same whatever the number of threads."""
    instance("What is played out", state, State, "a state of a game")
    kind = STYLES.index(one_of("The style", style, STYLES))
    stream = word("The seed", seed)
    instance("`checking`", checking, bool, "true or false")
    n = whole("The number of games", n, 0, MOST_GAMES)
    first = whole("The number of the first game", first, 0, MOST_GAMES)
    threads = whole("The number of threads", threads, 1, MOST_THREADS)
    result = Playouts()
    starts = range(first, first + n, CHUNK)
    end = first + n
    if threads == 1:
        for start in starts:
            result.add(play_many(state, start, min(CHUNK, end - start), stream, kind, checking))
        return result
    with ThreadPoolExecutor(threads) as pool:
        try:
            jobs = [
                pool.submit(play_many, state, start, min(CHUNK, end - start), stream, kind, checking)
                for start in starts
            ]
            for job in jobs:
                result.add(job.result())
        except BaseException:
            pool.shutdown(cancel_futures=True)  # only the waiting thread receives Ctrl-C
            raise
    return result
