"""Monte Carlo tree search with chance nodes for two to four players, against the C face alone.

Nodes lie in flat arrays of a fixed size. A decision node has all its children in one block, tried by value
and prior; a chance node gets a child for each outcome that was drawn. Each player maximises his own
outcome. Only IEEE basic operations are used, so that a seed gives the same move on every machine.
"""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from math import sqrt

    from mattock.bots.vocabulary import DEEPEST, NOBODY
    from mattock.core.playout import play_on
    from mattock.core.randoms import advance, scramble
    from mattock.core.state import State, pick
    from mattock.core.vocabulary import CHANCE, OVER, ROOM, SEATS


class Tree:
    """One tree of one thread, grown from its own seed."""

    capacity: int
    used: int
    root: int
    stream: int
    steps: int  # taken in all simulations, descents and playouts
    style: int  # how playouts choose
    breadth: float  # how much priors and rarely tried actions count
    winning: float  # what a win counts; the rest is for the margin in points
    span: float  # the margin in points that counts as decisive
    action: array[int]  # what leads to a node
    first: array[int]  # its first child
    count: array[int]  # how many children a decision node has; of a chance node: 0
    sibling: array[int]  # the next child of the same chance node
    visits: array[int]
    value: array[float]  # summed outcomes, four seats a node
    prior: array[float]
    seats: array[float]  # of the root's children: summed wins and points, eight a child

    def __init__(self, capacity: int, seed: int) -> None:
        self.capacity = capacity
        self.used = 0
        self.root = NOBODY
        self.stream = seed
        self.steps = 0
        self.style = 2
        self.breadth = 1.0
        self.winning = 0.7
        self.span = 24.0
        self.action = array("i", bytes(4 * capacity))
        self.first = array("i", bytes(4 * capacity))
        self.count = array("i", bytes(4 * capacity))
        self.sibling = array("i", bytes(4 * capacity))
        self.visits = array("i", bytes(4 * capacity))
        self.value = array("d", bytes(8 * 4 * capacity))
        self.prior = array("d", bytes(8 * capacity))
        self.seats = array("d", bytes(8 * 8 * ROOM))

    # Nodes.

    def add(self, action: int) -> int:
        """A new node without children; NOBODY where the pool is full."""
        if self.used == self.capacity:
            return NOBODY
        node = self.used
        self.used += 1
        self.action[node] = action
        self.first[node] = NOBODY
        self.count[node] = 0
        self.sibling[node] = NOBODY
        self.visits[node] = 0
        self.prior[node] = 1.0
        for seat in range(SEATS):
            self.value[4 * node + seat] = 0.0
        return node

    def expand(self, state: State, node: int) -> bool:
        """All actions of a decision node as children, with priors by what looks good at a glance."""
        if not cython.compiled:
            out = [0] * ROOM
            look = [0] * ROOM
        n = state.moves(out)
        if self.used + n > self.capacity:
            return False
        best = -2147483647
        for i in range(n):
            look[i] = state.appeal(out[i])
            best = max(best, look[i])
        total = 0.0
        first = self.used
        for i in range(n):
            child = self.add(out[i])
            self.prior[child] = 1.0 / (1.0 + 0.1 * (best - look[i]))
            total += self.prior[child]
        for i in range(n):
            self.prior[first + i] /= total
        self.first[node] = first
        self.count[node] = n
        return True

    def select(self, node: int, seat: int) -> int:
        """The child that the mover tries next."""
        first = self.first[node]
        visits = self.visits[node]
        root = sqrt(visits)
        hope = self.value[4 * node + seat] / visits if visits else 0.5
        best = first
        most = -1.0
        for i in range(self.count[node]):
            child = first + i
            tried = self.visits[child]
            worth = self.value[4 * child + seat] / tried if tried else hope
            worth += self.breadth * self.prior[child] * root / (1.0 + tried)
            if worth > most:
                most = worth
                best = child
        return best

    def outcome(self, node: int, drawn: int) -> int:
        """The child of a chance node for what was drawn; made if it is new."""
        child = self.first[node]
        while child != NOBODY:
            if self.action[child] == drawn:
                return child
            child = self.sibling[child]
        child = self.add(drawn)
        if child != NOBODY:
            self.sibling[child] = self.first[node]
            self.first[node] = child
        return child

    # Simulations.

    def plant(self, state: State) -> None:
        """Begin anew at a position."""
        self.used = 0
        self.root = self.add(NOBODY)
        self.expand(state, self.root)
        self.clear_seats()

    def clear_seats(self) -> None:
        for i in range(8 * ROOM):
            self.seats[i] = 0.0

    def grow(self, root: State, scratch: State, simulations: int) -> None:
        """That many simulations from the root position."""
        if not self.count[self.root]:
            self.expand(root, self.root)
        with cython.nogil:
            for _ in range(simulations):
                scratch.copy_from(root)
                self.simulate(scratch)

    def simulate(self, state: State) -> None:
        """Down the tree to a leaf, a playout from there, and its outcome back up."""
        if not cython.compiled:
            path = [0] * DEEPEST
            out = [0] * ROOM
            weight = [0] * ROOM
            score = [0] * SEATS
        node = self.root
        path[0] = node
        depth = 1
        while state.mover != OVER and depth < DEEPEST:
            if state.mover == CHANCE:
                self.stream = advance(self.stream)
                drawn = pick(state, scramble(self.stream), out, weight)
                node = self.outcome(node, drawn)
                state.do(drawn)
            else:
                if not self.count[node] and not (self.visits[node] and self.expand(state, node)):
                    break  # a leaf: its first visit is a playout, its second gives it children
                node = self.select(node, state.mover)
                state.do(self.action[node])
            if node == NOBODY:
                break
            path[depth] = node
            depth += 1
        self.stream = advance(self.stream)
        self.steps += depth - 1 + play_on(state, scramble(self.stream), self.style, False)
        state.count(score)
        self.back_up(state, path, depth, score)

    def back_up(self, state: State, path: list[int], depth: int, score: list[int]) -> None:
        """What a finished game was worth to each seat, into every node of the path."""
        if not cython.compiled:
            worth = [0.0] * SEATS
            share = [0.0] * SEATS
        won = state.victors()
        winners = (won & 1) + (won >> 1 & 1) + (won >> 2 & 1) + (won >> 3 & 1)
        for seat in range(state.players):
            rival = -1000000
            for other in range(state.players):
                if other != seat and score[other] > rival:
                    rival = score[other]
            share[seat] = 1.0 / winners if won >> seat & 1 else 0.0
            margin = 0.5 + 0.5 * (score[seat] - rival) / self.span
            margin = 0.0 if margin < 0.0 else 1.0 if margin > 1.0 else margin
            worth[seat] = self.winning * share[seat] + (1.0 - self.winning) * margin
        for i in range(depth):
            self.visits[path[i]] += 1
            for seat in range(state.players):
                self.value[4 * path[i] + seat] += worth[seat]
        if depth > 1:
            child = path[1] - self.first[self.root]
            for seat in range(state.players):
                self.seats[8 * child + seat] += share[seat]
                self.seats[8 * child + 4 + seat] += score[seat]

    # Keeping the tree between moves.

    def keep(self, node: int, new: Tree) -> None:
        """Hand what is below a node to another tree, which forgets what it held."""
        new.used = 0
        new.stream = self.stream
        new.root = new.add(self.action[node])
        self.copy_node(node, new, new.root)
        self.copy_below(node, new, new.root)

    def copy_node(self, node: int, new: Tree, place: int) -> None:
        new.visits[place] = self.visits[node]
        new.prior[place] = self.prior[node]
        for seat in range(SEATS):
            new.value[4 * place + seat] = self.value[4 * node + seat]

    def copy_below(self, node: int, new: Tree, place: int) -> None:
        if self.count[node]:
            first = new.used
            for i in range(self.count[node]):
                child = new.add(self.action[self.first[node] + i])
                self.copy_node(self.first[node] + i, new, child)
            new.first[place] = first
            new.count[place] = self.count[node]
            for i in range(self.count[node]):
                self.copy_below(self.first[node] + i, new, first + i)
            return
        old = self.first[node]
        while old != NOBODY:
            child = new.add(self.action[old])
            self.copy_node(old, new, child)
            new.sibling[child] = new.first[place]
            new.first[place] = child
            self.copy_below(old, new, child)
            old = self.sibling[old]
