"""Monte Carlo tree search with chance nodes for two to four players. It knows games by their C face alone.

Nodes lie in flat arrays of a fixed size. A decision node has its children in one block and selects among
them by PUCT; a chance node gets a child for each outcome that was drawn. Every player maximises their own
value (max^n). The value of a leaf comes from a playout of at most `horizon` steps, which ends with the result
of the game or, as a truncated rollout, with the game's own value estimate; or it comes from outside, for many
leaves at once, which wait under virtual loss. Only basic IEEE operations are used, so that a seed gives the
same move on every machine.
"""

from __future__ import annotations

from array import array

import cython

from mattock.bots.simple import choices_of

if not cython.compiled:
    from math import sqrt

    from mattock.bots.net import TrainedNet
    from mattock.bots.vocabulary import DEEPEST, MOST_LIT, NOBODY, TALLY, WIDEST
    from mattock.core.bits import advance, scramble
    from mattock.core.playout import play_on
    from mattock.core.state import State, pick
    from mattock.core.vocabulary import CHANCE, ENDLESS, GREEDY_STYLE, HOPELESS, OVER, ROOM, SEATS

SLICE = 32 if cython.compiled else 1  # simulations between two checks of the clock and Ctrl-C


class Tree:
    """The tree of one thread, grown from its own seed."""

    capacity: int
    used: int
    root: int
    stream: int
    steps: int  # taken in all simulations, descents and playouts
    style: int  # how playouts choose
    horizon: int  # steps of a playout
    breadth: float  # the exploration constant, c_puct
    taste: float  # how strongly looks (appeals) shape the priors
    winning: float  # what a win counts; the rest is for the margin in points
    span: float  # the margin in points that counts as a clear win
    doubt: float  # the estimated lead in points that makes a win three times as likely
    action: array[int]  # the action or outcome that leads to a node
    first: array[int]  # its first child
    count: array[int]  # how many children a decision node has; of a chance node: 0
    sibling: array[int]  # the next child of the same chance node
    visits: array[int]
    value: array[float]  # summed values, four seats a node
    prior: array[float]
    tally: array[float]  # for each child of the root in this search: wins and points by seat, simulations
    waiting: array[int]  # paths to leaves that wait for an evaluation from outside, each after its length

    def __init__(self, capacity: int, seed: int, batch: int = 0) -> None:
        self.capacity = capacity
        self.used = 0
        self.root = NOBODY
        self.stream = seed
        self.steps = 0
        self.style = GREEDY_STYLE
        self.horizon = ENDLESS
        self.breadth = 1.0
        self.taste = 20.0
        self.winning = 0.7
        self.span = 24.0
        self.doubt = 8.0
        self.action = array("i", bytes(4 * capacity))
        self.first = array("i", bytes(4 * capacity))
        self.count = array("i", bytes(4 * capacity))
        self.sibling = array("i", bytes(4 * capacity))
        self.visits = array("i", bytes(4 * capacity))
        self.value = array("d", bytes(8 * SEATS * capacity))
        self.prior = array("d", bytes(8 * capacity))
        self.tally = array("d", bytes(8 * TALLY * ROOM))
        self.waiting = array("i", bytes(4 * (DEEPEST + 1) * max(1, batch)))

    # Nodes.

    def add(self, action: int) -> int:
        """Add a node without children; NOBODY if the pool is full."""
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
            self.value[SEATS * node + seat] = 0.0
        return node

    def branch(self, state: State, node: int) -> bool:
        """Add all actions of a decision node as children; False if the pool is full."""
        if not cython.compiled:
            out = [0] * ROOM
        n = state.moves(out)
        if self.used + n > self.capacity:
            return False
        self.first[node] = self.used
        self.count[node] = n
        for i in range(n):
            self.add(out[i])
        return True

    def expand(self, state: State, node: int) -> bool:
        """Add children with priors from the heuristic: lower for actions that look worse than the best.

        Each game has its own scale of looks, so they are measured by what is usual among these actions.
        """
        if not self.branch(state, node):
            return False
        self.rate(state, node)
        self.balance(node)
        return True

    def rate(self, state: State, node: int) -> None:
        """Set the priors of a node's children by their looks."""
        if not cython.compiled:
            out = [0] * ROOM
            look = [0] * ROOM
        first = self.first[node]
        n = self.count[node]
        for i in range(n):
            out[i] = self.action[first + i]
        state.appeals(out, n, look)
        best = look[0]
        for i in range(1, n):
            best = max(best, look[i])
        usual = usual_lag(look, n, best)
        for i in range(n):
            lag = self.taste * (best - look[i]) / usual
            self.prior[first + i] = 1.0 / (1.0 + lag) if best - look[i] < HOPELESS else 0.0

    def balance(self, node: int) -> None:
        """Normalise the priors of a node's children."""
        first = self.first[node]
        total = 0.0
        for i in range(self.count[node]):
            total += self.prior[first + i]
        for i in range(self.count[node]):
            self.prior[first + i] = self.prior[first + i] / total if total > 0.0 else 1.0 / self.count[node]

    def select(self, node: int, seat: int) -> int:
        """PUCT: the child with the best sum of mean value and exploration; never one with prior 0.

        A child that was never visited has the value of its parent (first-play urgency).
        """
        first = self.first[node]
        visits = self.visits[node]
        root = sqrt(visits)
        hope = self.value[SEATS * node + seat] / visits if visits else 0.5
        best = first
        most = -1.0
        for i in range(self.count[node]):
            child = first + i
            if self.prior[child] == 0.0:
                continue
            tried = self.visits[child]
            worth = self.value[SEATS * child + seat] / tried if tried else hope
            worth += self.breadth * self.prior[child] * root / (1.0 + tried)
            if worth > most:
                most = worth
                best = child
        return best

    def outcome(self, node: int, drawn: int) -> int:
        """The child of a chance node for an outcome; added if it is new."""
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

    def plant(self) -> None:
        """Reset the tree to a root alone."""
        self.reset()

    def reset(self) -> None:
        self.used = 0
        self.root = self.add(NOBODY)
        for i in range(TALLY * ROOM):
            self.tally[i] = 0.0

    def clear_tally(self) -> None:
        for i in range(TALLY * ROOM):
            self.tally[i] = 0.0

    def grow(self, root: State, scratch: State, simulations: int) -> None:
        """Run that many simulations from the root position, which must be a decision node."""
        if root.mover < 0:
            choices_of(root)
        if not self.count[self.root]:
            self.expand(root, self.root)
        with cython.nogil:
            for _ in range(simulations):
                scratch.copy_from(root)
                self.simulate(scratch)

    def simulate(self, state: State) -> None:
        """One simulation: descent to a leaf, playout, backpropagation."""
        if not cython.compiled:
            path = [0] * DEEPEST
            share = [0.0] * SEATS
            points = [0.0] * SEATS
            worth = [0.0] * SEATS
        depth = self.descend(state, path, False)
        self.stream = advance(self.stream)
        self.steps += depth - 1 + play_on(state, scramble(self.stream), self.style, self.horizon, False)
        self.judge(state, share, points, worth)
        self.visit(path, depth)
        self.credit(state.players, path, depth, share, points, worth)

    def descend(self, state: State, path: list[int], asking: bool) -> int:
        """Go down to a leaf and note the path; returns its length.

        A leaf is evaluated on its first visit and expanded on its second; one that waits for an evaluation
        from outside is expanded when the answer comes.
        """
        if not cython.compiled:
            out = [0] * ROOM
            weight = [0] * ROOM
        node = self.root
        path[0] = node
        depth = 1
        while state.mover != OVER and depth < DEEPEST:
            if state.mover == CHANCE:
                self.stream = advance(self.stream)
                drawn = pick(state, scramble(self.stream), out, weight)
                state.do(drawn)
                node = self.outcome(node, drawn)
                if node == NOBODY:
                    break  # the pool is full
            else:
                if not self.count[node] and (asking or not self.visits[node] or not self.expand(state, node)):
                    break
                node = self.select(node, state.mover)
                state.do(self.action[node])
            path[depth] = node
            depth += 1
        return depth

    def judge(self, state: State, share: list[float], points: list[float], worth: list[float]) -> None:
        """The utility of a position for each seat: share of the win, points, and both on one scale."""
        if not cython.compiled:
            score = [0] * SEATS
        if state.mover == OVER:
            state.count(score)
            won = state.victors()
            winners = (won & 1) + (won >> 1 & 1) + (won >> 2 & 1) + (won >> 3 & 1)
            for seat in range(state.players):
                points[seat] = score[seat]
                share[seat] = 1.0 / winners if won >> seat & 1 else 0.0
        else:
            state.prospects(points)
            self.expect(state.players, share, points)
        for seat in range(state.players):
            margin = 0.5 + 0.5 * (points[seat] - best_rival(state.players, points, seat)) / self.span
            margin = 0.0 if margin < 0.0 else 1.0 if margin > 1.0 else margin
            worth[seat] = self.winning * share[seat] + (1.0 - self.winning) * margin

    def expect(self, players: int, share: list[float], points: list[float]) -> None:
        """Each seat's chance to win, from the points that it should end with."""
        most = max(points[0], best_rival(players, points, 0))
        total = 0.0
        for seat in range(players):
            odds = 1.0 / (1.0 + (most - points[seat]) / self.doubt)
            share[seat] = odds * odds
            total += share[seat]
        for seat in range(players):
            share[seat] /= total

    def visit(self, path: list[int], depth: int) -> None:
        """Count a visit on the path. Until it is credited it counts as lost for every seat: virtual loss."""
        for i in range(depth):
            self.visits[path[i]] += 1

    def credit(
        self,
        players: int,
        path: list[int],
        depth: int,
        share: list[float],
        points: list[float],
        worth: list[float],
    ) -> None:
        """Backpropagation: add the result to every node of the path."""
        for i in range(depth):
            for seat in range(players):
                self.value[SEATS * path[i] + seat] += worth[seat]
        if depth > 1:
            place = TALLY * (path[1] - self.first[self.root])
            for seat in range(players):
                self.tally[place + seat] += share[seat]
                self.tally[place + SEATS + seat] += points[seat]
            self.tally[place + 2 * SEATS] += 1.0

    # Leaves judged by a net, inside the tree.

    def grow_by(self, net: TrainedNet, root: State, scratch: State, simulations: int) -> None:
        """Run that many simulations in which a net judges, from the root position, a decision node."""
        if root.mover < 0:
            choices_of(root)
        with cython.nogil:
            if not self.count[self.root]:
                self.open_by(net, root)
            for _ in range(simulations):
                scratch.copy_from(root)
                self.simulate_by(net, scratch)

    def open_by(self, net: TrainedNet, state: State) -> None:
        """Give the root its children, with priors from the net."""
        if not cython.compiled:
            share = [0.0] * SEATS
            points = [0.0] * SEATS
            worth = [0.0] * SEATS
        if self.branch(state, self.root):
            self.judge_by(net, state, self.root, share, points, worth)

    def simulate_by(self, net: TrainedNet, state: State) -> None:
        """One simulation: descent to a leaf, which the net judges and which gets its children at once."""
        if not cython.compiled:
            path = [0] * DEEPEST
            share = [0.0] * SEATS
            points = [0.0] * SEATS
            worth = [0.0] * SEATS
            out = [0] * ROOM
            weight = [0] * ROOM
        node = self.root
        fresh = NOBODY  # the node whose children get their priors
        path[0] = node
        depth = 1
        while state.mover != OVER and depth < DEEPEST:
            if state.mover == CHANCE:
                self.stream = advance(self.stream)
                drawn = pick(state, scramble(self.stream), out, weight)
                state.do(drawn)
                node = self.outcome(node, drawn)
                if node == NOBODY:
                    break  # the pool is full
            else:
                if not self.count[node]:
                    if not self.branch(state, node):
                        break
                    if self.count[node] > 1:
                        fresh = node
                        break  # a forced move is passed through
                node = self.select(node, state.mover)
                state.do(self.action[node])
            path[depth] = node
            depth += 1
        self.stream = advance(self.stream)
        self.steps += depth - 1 + play_on(state, scramble(self.stream), self.style, 0, False)
        if state.mover == OVER:
            self.judge(state, share, points, worth)
        else:
            self.judge_by(net, state, fresh, share, points, worth)
        self.visit(path, depth)
        self.credit(state.players, path, depth, share, points, worth)

    def judge_by(
        self,
        net: TrainedNet,
        state: State,
        node: int,
        share: list[float],
        points: list[float],
        worth: list[float],
    ) -> None:
        """What the net makes of a decision: the utility for each seat, and priors of a node's children."""
        if not cython.compiled:
            which = [0] * MOST_LIT
            thought = [0] * WIDEST
            chance = [0.0] * SEATS
            margin = [0.0] * SEATS
        state.prospects(points)
        net.think(which, net.look(state, points, which), thought)
        net.value_of(thought, state.players, chance, margin)
        for ordinal in range(state.players):
            seat = (state.mover + ordinal) % state.players
            share[seat] = chance[ordinal]
            worth[seat] = self.winning * chance[ordinal] + (1.0 - self.winning) * margin[ordinal]
        if node != NOBODY:
            self.rate(state, node)
            self.balance(node)
            for i in range(self.count[node]):
                child = self.first[node] + i
                self.prior[child] *= net.fancy(thought, self.action[child])
            self.balance(node)

    # Leaves evaluated from outside, many at once.

    def collect(self, root: State, leaf: State, slot: int) -> bool:
        """Go down to a leaf, which then waits in a slot for its evaluation; False if the game is over."""
        if not cython.compiled:
            path = [0] * DEEPEST
        if root.mover < 0:
            choices_of(root)
        leaf.copy_from(root)
        depth = self.descend(leaf, path, True)
        self.stream = advance(self.stream)
        self.steps += depth - 1 + play_on(leaf, scramble(self.stream), self.style, 0, False)
        self.visit(path, depth)
        place = slot * (DEEPEST + 1)
        self.waiting[place] = depth
        for i in range(depth):
            self.waiting[place + 1 + i] = path[i]
        return leaf.mover != OVER

    def settle(self, leaf: State, slot: int, policy: array[float], shares: array[float]) -> None:
        """Settle a waiting leaf: weights for all actions of the game, a share of the win for each seat."""
        if not cython.compiled:
            path = [0] * DEEPEST
            share = [0.0] * SEATS
            points = [0.0] * SEATS
            worth = [0.0] * SEATS
        place = slot * (DEEPEST + 1)
        depth = self.waiting[place]
        for i in range(depth):
            path[i] = self.waiting[place + 1 + i]
        self.judge(leaf, share, points, worth)
        if leaf.mover != OVER:
            for seat in range(leaf.players):
                share[seat] = shares[seat]
                worth[seat] = shares[seat]
            node = path[depth - 1]
            if not self.count[node] and self.branch(leaf, node):
                for i in range(self.count[node]):
                    child = self.first[node] + i
                    self.prior[child] = policy[self.action[child]]
                self.balance(node)
        self.credit(leaf.players, path, depth, share, points, worth)

    # Tree reuse between moves.

    def keep(self, node: int, new: Tree) -> None:
        """Copy the subtree below a node into another tree, whose content is dropped."""
        new.used = 0
        new.stream = self.stream
        new.root = new.add(self.action[node])
        self.copy_node(node, new, new.root)
        self.copy_below(node, new, new.root)

    def copy_node(self, node: int, new: Tree, place: int) -> None:
        new.visits[place] = self.visits[node]
        new.prior[place] = self.prior[node]
        for seat in range(SEATS):
            new.value[SEATS * place + seat] = self.value[SEATS * node + seat]

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


def usual_lag(look: list[int], n: int, best: int) -> float:
    """The mean distance of looks from the best, without outliers."""
    total = 0.0
    for i in range(n):
        total += best - look[i]
    most = 2.0 * total / n
    total = 0.0
    count = 0
    for i in range(n):
        if best - look[i] <= most:
            total += best - look[i]
            count += 1
    return total / count if total > 0.0 else 1.0


def best_rival(players: int, points: list[float], seat: int) -> float:
    """The points of the best other seat."""
    most = -1000000.0
    for other in range(players):
        if other != seat and points[other] > most:
            most = points[other]
    return most
