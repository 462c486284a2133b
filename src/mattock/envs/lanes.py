"""The compiled part of the vectorised environment: games side by side, without the GIL.

A lane is one table. Lanes hang together as a tree, because a loop over Python objects would need the GIL, and
a recursive call does not.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

import cython
import numpy as np

from mattock.core.arguments import shown
from mattock.core.errors import BadOption, NotChance
from mattock.core.state import State

if not cython.compiled:
    from sys import getrefcount as references

    from mattock.core.bits import advance, below, scramble
    from mattock.core.cells import put_nothing
    from mattock.core.playout import game_stream
    from mattock.core.state import pick
    from mattock.core.vocabulary import CHANCE, OVER, ROOM, SEATS

REWARDS = ("win", "margin")
PAIRS: dict[int, list[Any]] = {}  # cached pairs of outcome and probability
MOST_PAIRS = 2048  # cached pairs of weight and total; a game has some hundred
SHEET = 8  # observations that share one array


def settle(state: State, margin: bool, out: list[float]) -> None:
    """The reward of a finished game for each seat.

    By win: zero-sum, 1 for winning alone, a shared win divided. By margin: the points minus those of the best
    other seat.
    """
    if not cython.compiled:
        score = [0] * SEATS
    state.count(score)
    won = state.victors()
    winners = (won & 1) + (won >> 1 & 1) + (won >> 2 & 1) + (won >> 3 & 1)
    for seat in range(SEATS):
        out[seat] = 0.0
    for seat in range(state.players):
        if margin:
            best = -1
            for other in range(state.players):
                if other != seat and score[other] > best:
                    best = score[other]
            out[seat] = score[seat] - best
        else:
            share = 1.0 / winners if won >> seat & 1 else 0.0
            out[seat] = (state.players * share - 1.0) / (state.players - 1)


def read_reward(kind: str) -> bool:
    """Whether a reward is by margin. BadOption says which there are."""
    if not isinstance(kind, str) or kind not in REWARDS:
        raise BadOption(f"The reward is {' or '.join(REWARDS)}, not {shown(kind)}.")
    return kind == "margin"


def read_position(start: State, data: Any) -> State:
    """The state of a saved position, if it belongs to this kind of table; else BadOption."""
    state: State = start.game.from_dict(data)
    if not start.game.same_table(start, state):
        raise BadOption("The position has another number of players, or other options, than this table.")
    return state


def rewards_of(state: State, margin: bool) -> list[float]:
    """What each seat gets in a game that is over."""
    if not cython.compiled:
        out = [0.0] * SEATS
    settle(state, margin, out)
    state.game.raise_kept()
    return [out[seat] for seat in range(state.players)]


def odds_of(state: State) -> list[tuple[int, float]]:
    """At CHANCE the possible outcomes, each with its probability."""
    if not cython.compiled:
        out = [0] * ROOM
        weight = [0] * ROOM
        weights = [0] * ROOM
    if state.mover != CHANCE:
        raise NotChance("Nothing is drawn now: a player moves, or the game is over.")
    n = state.chances(out, weight)
    total = 0
    for i in range(n):
        total += weight[i]
    odds = [(0, 0.0)] * n
    pairs: list[Any] = []  # once for each different weight; there are few
    usual = 0
    for i in range(n):
        if weight[i] != usual:
            usual = weight[i]
            k = 0
            while k < len(pairs) and weights[k] != usual:
                k += 1
            if k == len(pairs):
                weights[k] = usual
                pairs.append(pairs_of(usual, total))
            known = pairs[k]
        pair = known[out[i]]
        if pair is None:
            pair = known[out[i]] = (out[i], known[ROOM])
        odds[i] = pair
    return odds


def pairs_of(weight: int, total: int) -> list[Any]:
    """By outcome, for all of this weight: to make such pairs takes longer than all else about a draw."""
    key = total << 32 | weight
    known = PAIRS.get(key)
    if known is None:
        if len(PAIRS) >= MOST_PAIRS:
            PAIRS.clear()
        known = PAIRS[key] = [None] * ROOM + [float(weight) / total]  # whose probability is one number
    return known


def first_stream(seed: int, number: int) -> int:
    """Where the chance of a numbered table begins."""
    return game_stream(seed, number)


def resolve(state: State, stream: int) -> int:
    """Draw until a player decides or the game is over; returns the new state of the stream."""
    if not cython.compiled:
        out = [0] * ROOM
        weight = [0] * ROOM
    while state.mover == CHANCE:
        stream = advance(stream)
        state.do(pick(state, scramble(stream), out, weight))
    return stream


def address(array: Any) -> int:
    """Where an array begins."""
    where: int = 0 if array is None else array.ctypes.data
    return where


def mark(state: State, mask: MutableSequence[int], legal: list[int]) -> int:
    """Put a 1 for each legal decision into a mask of zeros, and list them; returns how many."""
    n = state.moves(legal)
    for i in range(n):
        mask[legal[i]] = 1
    return n


def mask_of(state: State, actions: int) -> bytearray:
    """The action mask: a 1 for each legal decision; all 0 if nobody decides."""
    if not cython.compiled:
        legal = [0] * ROOM
    mask = bytearray(actions)
    if state.mover >= 0:
        mark(state, mask, legal)
    return mask


class Sheet:
    """Arrays for some looks: to cut them off as rows of one array is faster than to make each."""

    cells: bytearray
    mask: bytearray
    seen: list[Any]  # the rows
    allowed: list[Any]
    whole: tuple[Any, Any]  # what they are cut off
    unheld: int  # references to all of them while nobody else has one

    def __init__(self, size: int, actions: int) -> None:
        self.cells, self.mask = bytearray(SHEET * size), bytearray(SHEET * actions)
        cells = np.ndarray((SHEET, size), np.uint8, self.cells)
        mask = np.ndarray((SHEET, actions), np.int8, self.mask)
        self.whole = (cells, mask)
        self.seen, self.allowed = list(cells), list(mask)
        del cells, mask
        self.unheld = self.held()

    def held(self) -> int:
        """References to the rows, and to the whole, which any part of a row refers to."""
        count = references(self.whole[0]) + references(self.whole[1])
        for row in range(len(self.seen)):
            count += references(self.seen[row]) + references(self.allowed[row])
        return count

    def wipe(self) -> bool:
        """Make it as good as new; False, and nothing is changed, where somebody still holds a part of it."""
        if self.held() != self.unheld:
            return False
        put_nothing(self.mask, 0, len(self.mask))
        return True


class Sitting:
    """One table that is played from Python: its state, its random stream, and arrays for observations."""

    state: State
    stream: int
    decisions: int  # made so far
    ended: bool  # nobody has a choice any more, whatever the state says
    size: int
    actions: int
    left: int  # rows of the sheet that are not yet written
    sheet: Sheet
    last: Sheet  # the one before it

    def __init__(self, state: State, stream: int, *, ended: bool = False) -> None:
        self.state, self.stream = state, stream
        self.decisions = 0
        self.ended = ended
        self.size, self.actions = state.game.observation.size, state.game.actions
        self.sheet, self.last = Sheet(self.size, self.actions), Sheet(self.size, self.actions)
        self.left = SHEET

    def turn_over(self) -> None:
        """Go on with the sheet before this one if all looks on it are forgotten, else with a new one."""
        self.sheet, self.last = self.last, self.sheet
        if not self.sheet.wipe():
            self.sheet = Sheet(self.size, self.actions)
        self.left = SHEET

    def begin(self, start: State) -> None:
        """A new game, up to its first decision."""
        self.state = start.clone()
        self.stream = resolve(self.state, self.stream)
        self.decisions = 0
        self.ended = False

    def look(self, seat: int) -> dict[str, Any]:
        """The observation and action mask of a seat, empty while others decide; callers own the arrays."""
        if self.left == 0:
            self.turn_over()
        self.left -= 1
        row, sheet = self.left, self.sheet
        if cython.compiled:
            cells: Any = cython.cast(cython.p_uchar, sheet.cells) + row * self.size
            mask: Any = cython.cast(cython.p_uchar, sheet.mask) + row * self.actions
        else:
            cells, mask, legal = memoryview(sheet.seen[row]), sheet.allowed[row], [0] * ROOM
        self.state.observe_from(seat, cells)
        if seat == self.state.mover and not self.ended:
            mark(self.state, mask, legal)
        return {"observation": sheet.seen[row], "action_mask": sheet.allowed[row]}

    def decide(self, action: Any) -> int:
        """Carry out a decision and the draws after it; returns who is next. IllegalMove: nothing changed."""
        self.state.apply(action)
        self.stream = resolve(self.state, self.stream)
        self.decisions += 1
        return self.state.mover


class Lane:
    """One table of a batch: its state, its random stream, and the parts of the arrays that it fills."""

    state: State
    root: State  # before the first draw
    left: Lane
    right: Lane
    has_left: bool
    has_right: bool
    number: int
    actions: int
    size: int
    margin: bool
    seeing: bool  # observations are wanted
    floating: bool  # as floats too
    stream: int
    legal: list[int]  # the possible actions, and how many
    choices: int
    rows: Sequence[Any]  # of this lane: as long as it writes, they are there
    cells: Any
    floats: Any
    mask: Any
    mover: Any
    reward: Any
    done: Any

    def link(self, left: Lane | None, right: Lane | None) -> None:
        """Hang other lanes below this one."""
        self.has_left = left is not None
        self.has_right = right is not None
        if left is not None:
            self.left = left
        if right is not None:
            self.right = right

    def bind(self, rows: Sequence[Any]) -> None:
        """Take the rows to fill; those of the observation, as bytes and as floats, may be None."""
        self.rows = rows
        cells, floats, mask, mover, reward, done = rows
        self.seeing = cells is not None
        self.floating = floats is not None
        if cython.compiled:
            self.cells = cython.cast(cython.p_uchar, address(cells))
            self.floats = cython.cast(cython.p_float, address(floats))
            self.mask = cython.cast(cython.p_uchar, address(mask))
            self.mover = cython.cast(cython.p_int, address(mover))
            self.reward = cython.cast(cython.p_float, address(reward))
            self.done = cython.cast(cython.p_uchar, address(done))
        else:
            self.cells = None if cells is None else memoryview(cells)
            self.floats = floats
            self.mask = memoryview(mask).cast("B")
            self.mover, self.reward, self.done = mover, reward, done

    def resume(self, state: State, stream: int) -> None:
        """Go on from a decision."""
        self.state.copy_from(state)
        self.stream = stream
        self.show()

    # What a batch calls, one tree of lanes a thread.

    def reset(self) -> None:
        """A new game in every lane."""
        with cython.nogil:
            self.begin_all()

    def refused(self, actions: Any) -> int:
        """The number of a lane whose action is not possible, or -1."""
        chosen: Any = cython.cast(cython.p_int, address(actions)) if cython.compiled else memoryview(actions)
        with cython.nogil:
            return self.refused_all(chosen)

    def carry_out(self, actions: Any) -> None:
        """One possible action in every lane."""
        chosen: Any = cython.cast(cython.p_int, address(actions)) if cython.compiled else memoryview(actions)
        with cython.nogil:
            self.step_all(chosen)

    def sample(self, actions: Any) -> None:
        """A random legal action for every lane."""
        chosen: Any = cython.cast(cython.p_int, address(actions)) if cython.compiled else memoryview(actions)
        with cython.nogil:
            self.sample_all(chosen)

    # Every lane from here down.

    def seed_all(self, seed: int) -> None:
        """Give every lane from here down a stream of its own."""
        self.stream = game_stream(seed, self.number)
        if self.has_left:
            self.left.seed_all(seed)
        if self.has_right:
            self.right.seed_all(seed)

    def begin_all(self) -> None:
        """A new game in every lane from here down."""
        self.done[0] = 0
        for seat in range(SEATS):
            self.reward[seat] = 0
        self.begin()
        self.show()
        if self.has_left:
            self.left.begin_all()
        if self.has_right:
            self.right.begin_all()

    def refused_all(self, actions: Sequence[int]) -> int:
        """The number of a lane whose action is not possible, or -1."""
        found = -1
        if self.state.refuse(actions[self.number]):
            return self.number
        if self.has_left:
            found = self.left.refused_all(actions)
        if found < 0 and self.has_right:
            found = self.right.refused_all(actions)
        return found

    def step_all(self, actions: Sequence[int]) -> None:
        """Carry out one action in every lane from here down."""
        self.step(actions[self.number])
        if self.has_left:
            self.left.step_all(actions)
        if self.has_right:
            self.right.step_all(actions)

    def sample_all(self, actions: MutableSequence[int]) -> None:
        """Choose any possible action for every lane from here down."""
        self.stream = advance(self.stream)
        actions[self.number] = self.legal[below(scramble(self.stream), self.choices)]
        if self.has_left:
            self.left.sample_all(actions)
        if self.has_right:
            self.right.sample_all(actions)

    def begin(self) -> None:
        """A new game, up to its first decision."""
        self.state.copy_from(self.root)
        self.stream = resolve(self.state, self.stream)

    def step(self, action: int) -> None:
        """One decision and the chance after it; a game that ends pays and gives way to a new one."""
        if not cython.compiled:
            paid = [0.0] * SEATS
        self.state.do(action)
        self.stream = resolve(self.state, self.stream)
        if self.state.mover == OVER:
            settle(self.state, self.margin, paid)
            for seat in range(SEATS):
                self.reward[seat] = paid[seat]
            self.done[0] = 1
            self.begin()
        elif self.done[0]:
            self.done[0] = 0
            for seat in range(SEATS):
                self.reward[seat] = 0
        self.show()

    def show(self) -> None:
        """Fill the arrays in for the decision at hand."""
        self.mover[0] = self.state.mover
        put_nothing(self.mask, 0, self.actions)
        if not cython.compiled:
            self.legal = [0] * ROOM
        self.choices = mark(self.state, self.mask, self.legal)
        if self.seeing:
            self.state.observe(self.cells)
            if self.floating:
                for i in range(self.size):
                    self.floats[i] = self.cells[i]
