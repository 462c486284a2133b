"""The searching bot: a budget shared by the choices of a turn, and root parallelisation over threads."""

from __future__ import annotations

import json
import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from threading import Event

from mattock.bots.evaluators import Evaluator, Playout
from mattock.bots.search import SLICE, Tree
from mattock.bots.simple import choices_of
from mattock.bots.vocabulary import NOBODY, TALLY
from mattock.core.arguments import instance, measure, shown, whole
from mattock.core.errors import BadArgument
from mattock.core.randoms import stream_of
from mattock.core.state import State
from mattock.core.vocabulary import CHANCE, OVER, SEATS

SHARE = 0.5  # of what is left of a turn's budget, for one choice
MOST_NODES = 400_000
FEWEST_NODES = 10_000
NODES_EACH = 50  # about as many children as a simulation can add
MOST_SIMULATIONS = 1_000_000_000
MOST_SECONDS = 1_000_000
MOST_THREADS = 99
LOOKED_THROUGH = 2000  # nodes that are compared with the new position


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot thinks in a turn: simulations, seconds, or both, whichever ends first."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1
    each: bool = False  # the budget is for each choice, and nothing is kept between choices

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise BadArgument(
                "A budget names simulations or seconds; without both a bot would think for ever."
            )
        if self.simulations is not None:
            whole("The number of simulations", self.simulations, 1, MOST_SIMULATIONS)
        if self.seconds is not None:
            measure("The number of seconds", self.seconds, MOST_SECONDS)
        whole("The number of threads", self.threads, 1, MOST_THREADS)
        instance("`each`", self.each, bool, "true or false")

    @property
    def nodes(self) -> int:
        """The capacity of each tree: bounded, and no more than the simulations can fill."""
        wanted = MOST_NODES if self.simulations is None else NODES_EACH * self.simulations
        return min(MOST_NODES, max(FEWEST_NODES, wanted))


@dataclass(frozen=True, slots=True)
class Choice:
    """What the search found about one action."""

    action: int
    move: str  # its notation
    visits: int
    chances: list[float] | None  # to win, by seat; None if it was never tried
    points: list[float] | None  # expected at the end, by seat
    line: list[str]  # how the search would play on

    def chance(self, seat: int) -> float | None:
        return None if self.chances is None else self.chances[seat]


@dataclass(frozen=True, slots=True)
class Analysis:
    """All actions of a position, the best first."""

    seat: int
    simulations: int
    choices: list[Choice] = field(default_factory=list)

    @property
    def best(self) -> Choice:
        return self.choices[0]

    def json_lines(self) -> str:
        """One JSON object a line, one line a choice."""
        return "".join(json.dumps(asdict(choice)) + "\n" for choice in self.choices)


class MctsBot:
    """Searches from the current position. It gets a copy of the public state, so it cannot peek."""

    def __init__(
        self, budget: Budget, seed: int, evaluator: Evaluator | None = None, whim: float | None = None
    ) -> None:
        instance("The budget", budget, Budget, "a Budget")
        if evaluator is not None and not hasattr(evaluator, "plant"):
            raise BadArgument(
                f"The evaluator is {shown(evaluator)}; expected is a Playout, a Net or the like."
            )
        if whim is not None:
            measure("The whim", whim, 1)
        self.budget = budget
        self.evaluator = Playout() if evaluator is None else evaluator
        self.whim = whim  # the share of the best action's visits that is good enough
        self.seed = seed
        self.seeds = stream_of(seed)
        self.trees = self.plant_trees()
        self.spares = self.plant_trees()  # tree reuse copies what is kept from one set to the other
        self.root: State | None = None
        self.left = 0  # simulations left in this turn
        self.until = 0.0  # when this turn's time is over
        self.last: State | None = None  # the position after the last choice

    def choose(self, state: State) -> int:
        """The best action found; a forced one costs nothing."""
        legal = choices_of(state)
        self.begin_turn(state)
        action = legal[0] if len(legal) == 1 else self.take(self.search(state))
        self.remember(state, action)
        return action

    def take(self, found: Analysis) -> int:
        """The most visited action; with a whim, sampling by visit counts among those good enough."""
        if self.whim is None:
            return found.best.action
        enough = [choice for choice in found.choices if choice.visits >= self.whim * found.best.visits]
        tickets = [choice.action for choice in enough for _ in range(choice.visits)]
        return tickets[next(self.seeds) % len(tickets)]

    def analyse(self, state: State) -> Analysis:
        """Spend the whole budget on this position, and return what was found about each action.

        It neither uses nor changes the bot's trees, so the same question gets the same answer.
        """
        choices_of(state)
        alone = MctsBot(replace(self.budget, each=True), self.seed, self.evaluator)
        alone.begin_turn(state)
        return alone.search(state)

    def search(self, state: State) -> Analysis:
        self.take_root(state)
        try:
            done = self.grow(state)
        except BaseException:
            self.root = None  # a tree whose growth was interrupted is not reused
            raise
        return self.report(state, done)

    # The budget of a turn.

    def begin_turn(self, state: State) -> None:
        """Begin a new turn unless the position is the one that the last choice led to."""
        if self.budget.each:
            self.last = self.root = None
        if self.last is None or self.last != state:
            self.left = self.budget.simulations or 0
            self.until = time.perf_counter() + (self.budget.seconds or 0.0)

    def remember(self, state: State, action: int) -> None:
        self.last = state.clone()
        self.last.apply(action)
        if self.last.mover != state.mover:
            self.last = None  # a draw or another player: the next choice belongs to another turn

    # Trees.

    def plant_trees(self) -> list[Tree]:
        """A tree for each thread, each with its own seed."""
        budget = self.budget
        return [self.evaluator.plant(budget.nodes, next(self.seeds)) for _ in range(budget.threads)]

    def take_root(self, state: State) -> None:
        """Tree reuse: keep the subtrees of this position, or plant new trees."""
        found = [find_position(tree, self.root, state) for tree in self.trees] if self.root else [NOBODY]
        self.root = state.clone()
        if NOBODY in found:
            for tree in self.trees:
                tree.plant()
            return
        for tree, node, spare in zip(self.trees, found, self.spares, strict=True):
            tree.keep(node, spare)
        self.trees, self.spares = self.spares, self.trees

    def grow(self, state: State) -> int:
        """Grow all trees; returns the simulations of all. The clock matters only to budgets in seconds."""
        for tree in self.trees:
            tree.clear_tally()
        simulations, until = self.part_of_turn()
        stop = Event()
        if len(self.trees) == 1:
            return self.grow_tree(self.trees[0], state, simulations, until, stop)
        with ThreadPoolExecutor(len(self.trees)) as pool:
            try:
                grown = [
                    pool.submit(self.grow_tree, tree, state, simulations, until, stop) for tree in self.trees
                ]
                return sum(tree.result() for tree in grown)
            except BaseException:
                stop.set()  # only the waiting thread receives Ctrl-C
                raise

    def part_of_turn(self) -> tuple[float, float]:
        """The budget of one choice: simulations for each tree, and a deadline. The rest is for later ones."""
        share = 1.0 if self.budget.each else SHARE
        now = time.perf_counter()
        until = now + share * (self.until - now) if self.budget.seconds else math.inf
        if self.budget.simulations is None:
            return math.inf, until
        simulations = max(1, round(self.left * share))
        self.left -= simulations
        return -(-simulations // len(self.trees)), until

    def grow_tree(self, tree: Tree, state: State, simulations: float, until: float, stop: Event) -> int:
        """Grow one tree in slices, so that deadlines and Ctrl-C are noticed."""
        size = self.evaluator.size if self.evaluator.size > 1 else SLICE
        done = 0
        while done < simulations and not stop.is_set():
            part = int(min(size, simulations - done))
            self.evaluator.grow(tree, state, part)
            done += part
            if time.perf_counter() >= until:
                break
        return done

    # What was found.

    def report(self, state: State, simulations: int) -> Analysis:
        """The trees merged at the root; equally visited actions are ordered by their look."""
        seats = range(state.players)
        choices = []
        legal = state.legal()
        for k, action in enumerate(legal):
            visits = sum(tree.visits[tree.first[tree.root] + k] for tree in self.trees)
            sums = [sum(tree.tally[TALLY * k + n] for tree in self.trees) for n in range(TALLY)]
            seen = sums[2 * SEATS]
            choices.append(
                Choice(
                    action,
                    str(state.describe(action)),
                    visits,
                    [sums[s] / seen for s in seats] if seen else None,
                    [sums[SEATS + s] / seen for s in seats] if seen else None,
                    main_line(self.trees[0], state, k),
                )
            )
        looks = {
            action: sum(tree.prior[tree.first[tree.root] + k] for tree in self.trees)
            for k, action in enumerate(legal)
        }
        order = sorted(choices, key=lambda choice: (-choice.visits, -looks[choice.action], choice.action))
        return Analysis(state.mover, simulations, order)


def find_position(tree: Tree, root: State, wanted: State) -> int:
    """The node of a position near the root, or NOBODY."""
    queue = [(tree.root, root)]
    for node, state in queue:
        if state == wanted:
            return node
        if len(queue) < LOOKED_THROUGH:
            for child in children(tree, node):
                if tree.visits[child]:
                    following = state.clone()
                    following.apply(tree.action[child])
                    queue.append((child, following))
    return NOBODY


def children(tree: Tree, node: int) -> list[int]:
    """The children of a decision or a chance node."""
    if tree.count[node]:
        return list(range(tree.first[node], tree.first[node] + tree.count[node]))
    found = []
    child = tree.first[node]
    while child != NOBODY:
        found.append(child)
        child = tree.sibling[child]
    return found


def main_line(tree: Tree, root: State, first: int) -> list[str]:
    """The principal variation from one of the root's actions on, up to the next draw."""
    node = tree.first[tree.root] + first
    state = root.clone()
    line = [str(state.describe(tree.action[node]))]
    state.apply(tree.action[node])
    while state.mover not in (CHANCE, OVER) and tree.count[node]:
        node = max(children(tree, node), key=lambda child: (tree.visits[child], -child))
        if not tree.visits[node]:
            break
        line.append(str(state.describe(tree.action[node])))
        state.apply(tree.action[node])
    return line
