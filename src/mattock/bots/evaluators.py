"""Leaf evaluation: by a playout, by the game's heuristic, or by a net."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from mattock.bots.netfile import net_for
from mattock.bots.search import Tree
from mattock.core.arguments import shown, whole
from mattock.core.errors import BadArgument, MattockError
from mattock.core.state import State
from mattock.core.vocabulary import ENDLESS, GREEDY_STYLE, RANDOM_STYLE

MOST_TOGETHER = 1 << 16
MIXED_STEPS = 16  # of a playout before the heuristic judges


class Rows(Protocol):
    """Anything with rows of numbers: a list of lists, a NumPy array, a tensor."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[Any]: ...


Ask = Callable[[list[Any]], tuple[Rows, Rows]]  # observations -> policies, values
Judgement = tuple["array[float]", "array[float]"]  # a policy and values


class Evaluator(Protocol):
    """Makes trees and grows them."""

    @property
    def size(self) -> int:
        """How many leaves it evaluates at once."""

    def plant(self, capacity: int, seed: int) -> Tree: ...

    def grow(self, tree: Tree, root: State, simulations: int) -> None: ...


@dataclass(frozen=True, slots=True)
class Playout:
    """Plays on for `steps` steps; if the game is not over then, its heuristic gives the value."""

    steps: int = ENDLESS
    style: int = GREEDY_STYLE
    taste: float = 20.0  # how strongly looks shape the priors; 0: all actions have the same

    @property
    def size(self) -> int:
        return 1

    def plant(self, capacity: int, seed: int) -> Tree:
        tree = Tree(capacity, seed)
        tree.style = self.style
        tree.horizon = self.steps
        tree.taste = self.taste
        return tree

    def grow(self, tree: Tree, root: State, simulations: int) -> None:
        tree.grow(root, root.clone(), simulations)
        root.game.raise_kept()


@dataclass(frozen=True, slots=True)
class NetFile:
    """A trained net judges inside the tree; BadNet if it was made for something else than what is played."""

    path: Path

    @property
    def size(self) -> int:
        return 1

    def plant(self, capacity: int, seed: int) -> Tree:
        return Tree(capacity, seed)

    def grow(self, tree: Tree, root: State, simulations: int) -> None:
        tree.grow_by(net_for(self.path, root.game), root, root.clone(), simulations)
        root.game.raise_kept()


@dataclass(frozen=True, slots=True)
class Net:
    """Evaluates leaves in batches by a function, such as a neural net.

    The function gets a list of observations and returns two arrays with a row for each: weights for all
    actions of the game (illegal ones are ignored), and each seat's chance to win.
    """

    ask: Ask
    observe: Callable[[State], Any]
    size: int = 16  # leaves in one batch

    def __post_init__(self) -> None:
        for what in ("ask", "observe"):
            function = getattr(self, what)
            if not callable(function):
                raise BadArgument(f"`{what}` of a net is {shown(function)}; expected is a function.")
        whole("The size of a net", self.size, 1, MOST_TOGETHER)

    def plant(self, capacity: int, seed: int) -> Tree:
        return Tree(capacity, seed, self.size)

    def grow(self, tree: Tree, root: State, simulations: int) -> None:
        while simulations > 0:
            alone = not tree.count[tree.root]  # the root is the only leaf
            count = 1 if alone else min(self.size, simulations)
            self.grow_batch(tree, root, count)
            simulations -= count

    def grow_batch(self, tree: Tree, root: State, count: int) -> None:
        """Collect leaves, evaluate those where the game goes on, and credit the answers."""
        leaves = [root.clone() for _ in range(count)]
        going = [tree.collect(root, leaf, slot) for slot, leaf in enumerate(leaves)]
        answers = self.judge([leaf for leaf, goes_on in zip(leaves, going, strict=True) if goes_on])
        for slot, leaf in enumerate(leaves):
            tree.settle(leaf, slot, *(next(answers) if going[slot] else NOTHING))
        root.game.raise_kept()

    def judge(self, leaves: Sequence[State]) -> Iterator[Judgement]:
        """The answers for some leaves, in their order."""
        if not leaves:
            return
        answer = self.ask([self.observe(leaf) for leaf in leaves])
        try:
            policies, values = map(list, answer)
        except (TypeError, ValueError):
            raise MattockError(
                f"A net gives policies and values, two lists of rows; not {shown(answer)}."
            ) from None
        if len(policies) != len(leaves) or len(values) != len(leaves):
            raise MattockError(
                f"A net gives as many policies and values as it gets observations: {len(leaves)}, "
                f"not {len(policies)} and {len(values)}."
            )
        actions, players = leaves[0].game.actions, leaves[0].players
        for policy, value in zip(policies, values, strict=True):
            yield read_row("policy", policy, actions, 1e300), read_row("value", value, players, 1.0)


def read_row(what: str, row: Any, length: int, most: float) -> array[float]:
    """A row of an answer, checked: a wrong one would silently spoil the search."""
    try:
        numbers = array("d", list(row))
    except (TypeError, ValueError, OverflowError):
        raise MattockError(f"A {what} of this net is {shown(row)}; expected are {length} numbers.") from None
    if len(numbers) != length:
        raise MattockError(f"A {what} of this net has {len(numbers)} numbers; here it has {length}.")
    if not all(0.0 <= number <= most for number in numbers):
        bound = "from 0 to 1" if most == 1.0 else "finite and not negative"
        raise MattockError(f"The numbers of a {what} are {bound}; this net gave another.")
    return numbers


NOTHING: Judgement = (array("d"), array("d"))
EVALUATORS = {
    "playout": Playout(),
    "heuristic": Playout(0),
    "mix": Playout(MIXED_STEPS),
    "random": Playout(style=RANDOM_STYLE, taste=0.0),
}
