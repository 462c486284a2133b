"""Games of the search against itself, without the GIL, and what a net learns from: rows of small numbers.

A row is a decision: its inputs, its legal actions with their priors from looks and their visits, and for each
seat from the mover on the result of the game and what the search thought of it. Only decisions with a full
search and noise are recorded; the others are searched faster. Every number fits in 16 bits.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from mattock.bots.net import TrainedNet
    from mattock.bots.search import Tree
    from mattock.bots.vocabulary import HEAD, MOST_LIT, MOST_ROW, SCALE, TALLY
    from mattock.core.bits import advance, below, scramble
    from mattock.core.state import State, pick
    from mattock.core.vocabulary import CHANCE, OVER, ROOM, SEATS


class Practice:
    """One thread that plays, with its own trees and its own random bits."""

    tree: Tree
    rival: Tree
    full: int  # simulations of a decision that is recorded
    fast: int  # of another
    often: int  # how many in 1000 are recorded
    hot: int  # decisions at the beginning that are chosen by the visits themselves, not by their squares
    noise: float  # the part of noise in the priors of a recorded decision
    wild: float  # the part of games that stay hot to their end
    used: int  # numbers in the buffer
    rows: int
    decisions: int
    simulations: int
    stream: int
    buffer: array[int]
    scratch: State

    def __init__(self, start: State, seed: int, room: int, nodes: int = 50_000) -> None:
        self.tree = Tree(nodes, seed)
        self.rival = Tree(nodes, seed ^ 0x5DEECE66D)
        self.tree.plant()
        self.rival.plant()
        self.full = 200
        self.fast = 40
        self.often = 250
        self.hot = 24
        self.noise = 0.25
        self.wild = 0.1
        self.used = 0
        self.rows = 0
        self.decisions = 0
        self.simulations = 0
        self.stream = seed
        self.buffer = array("H", bytes(2 * room))
        self.scratch = start.clone()

    def random(self) -> int:
        self.stream = advance(self.stream)
        return scramble(self.stream)

    def chance(self) -> float:
        """A number from 0 to 1."""
        return (self.random() >> 11) * (1.0 / 9007199254740992.0)

    def play(self, start: State, net: TrainedNet, judged: bool, games: int) -> int:
        """Play some games from here and record them; returns how many were played before the buffer was full.

        The net says what is seen; whether it also judges is `judged`: else playouts do.
        """
        if not cython.compiled:
            out = [0] * ROOM
            weight = [0] * ROOM
        state = start.clone()
        number = 0
        with cython.nogil:
            while number < games and self.used + 40 * MOST_ROW < len(self.buffer):
                state.copy_from(start)
                begun = self.used
                taken = 0
                wild = self.chance() < self.wild
                while state.mover != OVER:
                    if state.mover == CHANCE:
                        state.do(pick(state, self.random(), out, weight))
                        continue
                    if state.moves(out) == 1:
                        state.do(out[0])
                        continue
                    recorded = below(self.random(), 1000) < self.often
                    self.search(self.tree, net, judged, state, self.full if recorded else self.fast, recorded)
                    if recorded and self.used + MOST_ROW < len(self.buffer):
                        self.record(self.tree, state, net)
                    self.decisions += 1
                    taken += 1
                    state.do(self.tree.action[self.sample(self.tree, wild or taken <= self.hot)])
                self.finish(state, begun)
                number += 1
        return number

    def search(
        self, tree: Tree, net: TrainedNet, judged: bool, state: State, simulations: int, noisy: bool
    ) -> None:
        """Search a position with a new tree."""
        tree.reset()
        if judged:
            tree.open_by(net, state)
        else:
            tree.expand(state, tree.root)
        if noisy:
            self.disturb(tree)
        self.simulations += simulations
        for _ in range(simulations):
            self.scratch.copy_from(state)
            if judged:
                tree.simulate_by(net, self.scratch)
            else:
                tree.simulate(self.scratch)

    def disturb(self, tree: Tree) -> None:
        """Mix noise into the priors of the root."""
        if not cython.compiled:
            lot = [0.0] * ROOM
        first = tree.first[tree.root]
        total = 0.0
        for i in range(tree.count[tree.root]):
            u = self.chance()
            lot[i] = u * u if tree.prior[first + i] > 0.0 else 0.0
            total += lot[i]
        if total <= 0.0:
            return
        for i in range(tree.count[tree.root]):
            tree.prior[first + i] = (1.0 - self.noise) * tree.prior[first + i] + self.noise * lot[i] / total

    def sample(self, tree: Tree, hot: bool) -> int:
        """A child of the root by its visits, or by their squares."""
        if not cython.compiled:
            odds = [0.0] * ROOM
        first = tree.first[tree.root]
        total = 0.0
        for i in range(tree.count[tree.root]):
            tried = tree.visits[first + i]
            odds[i] = 1.0 * tried if hot else 1.0 * tried * tried
            total += odds[i]
        left = self.chance() * total
        for i in range(tree.count[tree.root]):
            left -= odds[i]
            if left < 0.0:
                return first + i
        return self.favourite(tree)

    def favourite(self, tree: Tree) -> int:
        """The child of the root that was visited most."""
        first = tree.first[tree.root]
        best = first
        for i in range(tree.count[tree.root]):
            if tree.visits[first + i] > tree.visits[best]:
                best = first + i
        return best

    def record(self, tree: Tree, state: State, sight: TrainedNet) -> None:
        """Write a row; the results of the game are filled in at its end."""
        if not cython.compiled:
            which = [0] * MOST_LIT
            points = [0.0] * SEATS
        state.prospects(points)
        n = sight.look(state, points, which)
        m = tree.count[tree.root]
        if HEAD + n + 3 * m > MOST_ROW:
            return
        at = self.used
        first = tree.first[tree.root]
        self.buffer[at] = HEAD + n + 3 * m
        self.buffer[at + 1] = n
        self.buffer[at + 2] = m
        self.buffer[at + 3] = state.players
        self.buffer[at + 4] = state.mover
        visits = 0.0
        for i in range(m):
            visits += tree.visits[first + i]
        for ordinal in range(SEATS):
            share = 0.0
            worth = 0.0
            if ordinal < state.players:
                seat = (state.mover + ordinal) % state.players
                for i in range(m):
                    share += tree.tally[TALLY * i + seat]
                    worth += tree.value[SEATS * (first + i) + seat]
                share /= visits
                worth = (worth / visits - tree.winning * share) / (1.0 - tree.winning)
            for k in range(2):
                self.buffer[at + 5 + SEATS * k + ordinal] = 0
            self.buffer[at + 5 + 2 * SEATS + ordinal] = scaled(share)
            self.buffer[at + 5 + 3 * SEATS + ordinal] = scaled(worth)
        at += HEAD
        for i in range(n):
            self.buffer[at + i] = which[i]
        at += n
        tree.rate(state, tree.root)
        tree.balance(tree.root)
        for i in range(m):
            self.buffer[at + i] = tree.action[first + i]
            self.buffer[at + m + i] = scaled(tree.prior[first + i])
            self.buffer[at + 2 * m + i] = tree.visits[first + i]
        self.used = at + 3 * m
        self.rows += 1

    def finish(self, state: State, begun: int) -> None:
        """Fill in how the game ended."""
        if not cython.compiled:
            share = [0.0] * SEATS
            points = [0.0] * SEATS
            worth = [0.0] * SEATS
        self.tree.judge(state, share, points, worth)
        at = begun
        while at < self.used:
            for ordinal in range(state.players):
                seat = (self.buffer[at + 4] + ordinal) % state.players
                margin = (worth[seat] - self.tree.winning * share[seat]) / (1.0 - self.tree.winning)
                self.buffer[at + 5 + ordinal] = scaled(share[seat])
                self.buffer[at + 5 + SEATS + ordinal] = scaled(margin)
            at += self.buffer[at]

    def compete(
        self, start: State, net: TrainedNet, other: TrainedNet, judged: bool, seats: int, simulations: int
    ) -> tuple[float, float]:
        """A game of a net in some seats (a bit set) against another, or against playouts unless `judged`.

        Returns the net's share of the win and its mean points less those of the others.
        """
        if not cython.compiled:
            out = [0] * ROOM
            weight = [0] * ROOM
            share = [0.0] * SEATS
            points = [0.0] * SEATS
            worth = [0.0] * SEATS
        state = start.clone()
        with cython.nogil:
            while state.mover != OVER:
                if state.mover == CHANCE:
                    state.do(pick(state, self.random(), out, weight))
                    continue
                if state.moves(out) == 1:
                    state.do(out[0])
                    continue
                mine = seats >> state.mover & 1
                if mine:
                    self.search(self.tree, net, True, state, simulations, False)
                    state.do(self.tree.action[self.favourite(self.tree)])
                else:
                    self.search(self.rival, other, judged, state, simulations, False)
                    state.do(self.rival.action[self.favourite(self.rival)])
            self.tree.judge(state, share, points, worth)
        ours = [seat for seat in range(state.players) if seats >> seat & 1]
        theirs = [seat for seat in range(state.players) if not seats >> seat & 1]
        won = sum([share[seat] for seat in ours])
        ahead = sum([points[seat] for seat in ours]) / len(ours)
        return won, ahead - sum([points[seat] for seat in theirs]) / len(theirs)


def scaled(number: float) -> int:
    """A number from 0 to 1 in 16 bits."""
    return int((0.0 if number < 0.0 else 1.0 if number > 1.0 else number) * SCALE + 0.5)
