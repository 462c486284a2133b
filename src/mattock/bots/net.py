"""A net that judges positions inside the tree: integer weights and integer sums, the same on every machine.

What it sees are the cells of an observation that are not 0: each member of a set and each value of a choice
is an input, a number has an input for each value up to a cap and one for each of its binary digits. Beside
them stand the leads over each rival, by the outlook and by the score. The first layer adds the rows of those
inputs; two more layers follow. From the second come weights for the actions, as factors on the priors from
looks; from the third each seat's chance to win and its margin, seats counted from the mover on.
"""

from __future__ import annotations

from array import array
from typing import Any

import cython

if not cython.compiled:
    from mattock.bots.layers import add_rows, lit, multiply
    from mattock.bots.vocabulary import (
        BIT,
        CLIP,
        DIGITS,
        FANCY,
        MARGINS,
        MOST_LEAD,
        OUTPUTS,
        SHIFT,
        UNIT,
    )
    from mattock.core.state import State
    from mattock.core.vocabulary import SEATS, SIGHT


class TrainedNet:
    """Weights and the inputs that they belong to."""

    cells: int  # of an observation
    inputs: int
    wide: int  # units of the first layer
    narrow: int  # of the second
    small: int  # of the third
    actions: int
    margins: int  # the first input that tells a lead
    about: Any  # what the file says about it
    kind: Any  # of each cell: how it becomes inputs
    cap: Any  # of a number: values with an input of their own
    still: Any  # the value that is no news
    begin: Any  # the first input of the cell
    first: Any  # weights, a row for each input
    first_bias: Any
    second: Any  # a row for each unit
    narrow_bias: Any
    policy: Any  # a row for each action
    policy_bias: Any
    third: Any
    small_bias: Any
    value: Any  # a row for each seat's chance, then for each seat's margin
    value_bias: Any

    def __init__(self, shape: dict[str, int], parts: dict[str, array[int]], about: Any) -> None:
        self.about = about
        self.cells = shape["cells"]
        self.inputs = shape["inputs"]
        self.wide = shape["wide"]
        self.narrow = shape["narrow"]
        self.small = shape["small"]
        self.actions = shape["actions"]
        self.margins = shape["margins"]
        self.kind = parts["kind"]
        self.cap = parts["cap"]
        self.still = parts["still"]
        self.begin = parts["begin"]
        self.first = parts["first"]
        self.first_bias = parts["first_bias"]
        self.second = parts["second"]
        self.narrow_bias = parts["narrow_bias"]
        self.policy = parts["policy"]
        self.policy_bias = parts["policy_bias"]
        self.third = parts["third"]
        self.small_bias = parts["small_bias"]
        self.value = parts["value"]
        self.value_bias = parts["value_bias"]

    def look(self, state: State, points: list[float], which: list[int]) -> int:
        """Fill in the inputs that a position lights, given the points that each seat should end with."""
        if not cython.compiled:
            cells = bytearray(SIGHT)
            places = [0] * SIGHT
            score = [0] * SEATS
        count = lit(cells, state.observe(cells), places)
        n = 0
        for i in range(count):
            at = places[i]
            cell = cells[at]
            if cell == self.still[at]:
                continue
            if self.kind[at] == BIT:
                which[n] = self.begin[at]
                n += 1
                continue
            if self.cap[at]:
                which[n] = self.begin[at] + (cell if cell < self.cap[at] else self.cap[at]) - 1
                n += 1
            if self.kind[at] == DIGITS:
                for k in range(8):
                    if cell >> k & 1:
                        which[n] = self.begin[at] + self.cap[at] + k
                        n += 1
        state.count(score)
        first = state.mover if state.mover > 0 else 0
        for ordinal in range(1, state.players):
            seat = (first + ordinal) % state.players
            which[n] = self.margins + 2 * MARGINS * (ordinal - 1) + lead_of(points[first] - points[seat])
            which[n + 1] = which[n] - lead_of(points[first] - points[seat]) + MARGINS
            which[n + 1] += lead_of(score[first] - score[seat])
            n += 2
        return n

    def think(self, which: list[int], n: int, thought: list[int]) -> None:
        """What the second layer makes of some inputs."""
        if not cython.compiled:
            wide = [0] * self.wide
            sums = [0] * self.narrow
        for j in range(self.wide):
            wide[j] = self.first_bias[j]
        add_rows(self.first, self.wide, which, n, wide)
        for j in range(self.wide):
            wide[j] = clipped(wide[j], 0)
        for j in range(self.narrow):
            sums[j] = self.narrow_bias[j]
        multiply(self.second, wide, self.wide, 0, self.narrow, sums)
        for j in range(self.narrow):
            thought[j] = clipped(sums[j], SHIFT)

    def value_of(self, thought: list[int], players: int, share: list[float], margin: list[float]) -> None:
        """The chance to win and the margin, 0 to 1, of each seat from the mover on."""
        if not cython.compiled:
            small = [0] * self.small
            sums = [0] * self.small
            out = [0] * OUTPUTS
        for j in range(self.small):
            sums[j] = self.small_bias[j]
        multiply(self.third, thought, self.narrow, 0, self.small, sums)
        for j in range(self.small):
            small[j] = clipped(sums[j], SHIFT)
        for j in range(OUTPUTS):
            out[j] = self.value_bias[j]
        multiply(self.value, small, self.small, 0, OUTPUTS, out)
        most = out[0]
        for ordinal in range(players):
            most = out[ordinal] if out[ordinal] > most else most
        total = 0.0
        for ordinal in range(players):
            share[ordinal] = exponential(1.0 * (out[ordinal] - most) / UNIT)
            total += share[ordinal]
            margin[ordinal] = 1.0 / (1.0 + exponential(-1.0 * out[SEATS + ordinal] / UNIT))
        for ordinal in range(players):
            share[ordinal] /= total

    def fancy(self, thought: list[int], action: int) -> float:
        """The factor on the prior of an action."""
        if not cython.compiled:
            out = [0]
        out[0] = self.policy_bias[action]
        multiply(self.policy, thought, self.narrow, action, 1, out)
        return exponential(1.0 * out[0] / UNIT)


def clipped(number: int, shift: int) -> int:
    """A sum in the scale of the units, not below 0 and not above 16."""
    number = number >> shift
    return 0 if number < 0 else CLIP if number > CLIP else number


def lead_of(points: float) -> int:
    """A lead in points as one of the values that have an input."""
    if points > MOST_LEAD:
        return 2 * MOST_LEAD
    return int(points + MOST_LEAD + 0.5) if points > -MOST_LEAD else 0


def exponential(x: float) -> float:
    """e to the power of x by basic operations, so that every machine gets the same."""
    x = FANCY if x > FANCY else -FANCY if x < -FANCY else x
    y = x / 1024.0
    y = 1.0 + y + 0.5 * y * y
    for _ in range(10):
        y *= y
    return y
