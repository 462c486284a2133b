"""The net in floats: its beginning, its losses and their gradients, in NumPy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from mattock.bots.inputs import Inputs
from mattock.bots.vocabulary import CLIP, DIGITS, MARGINS, MOST_LEAD, OUTPUTS, UNIT_OF_LAYER
from mattock.core.vocabulary import SEATS
from mattock.learn.rows import Array, Batch

if TYPE_CHECKING:
    from mattock.core.game import Game

MOST = CLIP / UNIT_OF_LAYER  # of a unit
LIT = 80.0  # inputs lit at once, about
NEVER = -1e9  # the logarithm of a prior of 0
VALUE_PART = 1.5  # of the loss, for chances and for margins
Weights = dict[str, Array]


def begin(game: Game, shape: Mapping[str, int], seed: int) -> Weights:
    """Random weights, with which the net plays as its priors say and takes all for even."""
    rng = np.random.default_rng(seed)
    inputs = Inputs.of(game)
    wide, narrow, small = shape["wide"], shape["narrow"], shape["small"]

    def normal(rows: int, columns: int, spread: float) -> Array:
        return (rng.normal(size=(rows, columns)) * spread).astype(np.float32)

    first = normal(inputs.count, wide, LIT**-0.5)
    for group in range(2 * (SEATS - 1)):  # leads begin as a straight line
        at = inputs.margins + group * MARGINS
        slope = np.arange(-MOST_LEAD, MOST_LEAD + 1, dtype=np.float32)[:, None] / 16
        first[at : at + MARGINS] = 0.1 * first[at : at + MARGINS] + slope * normal(1, wide, 0.3)
    for cell, kind in enumerate(inputs.kind):
        if kind == DIGITS:
            at = inputs.begin[cell] + inputs.cap[cell]
            digits = (2.0 ** np.arange(8, dtype=np.float32))[:, None] / 32
            first[at : at + 8] = np.minimum(digits, 1) * normal(1, wide, LIT**-0.5)
    return {
        "first": first,
        "first_bias": np.zeros(wide, np.float32),
        "second": normal(narrow, wide, (2 / wide) ** 0.5),
        "narrow_bias": np.zeros(narrow, np.float32),
        "policy": normal(game.actions, narrow, 0.01),
        "policy_bias": np.zeros(game.actions, np.float32),
        "third": normal(small, narrow, (2 / narrow) ** 0.5),
        "small_bias": np.zeros(small, np.float32),
        "value": normal(OUTPUTS, small, 0.01),
        "value_bias": np.zeros(OUTPUTS, np.float32),
    }


def targets(batch: Batch, trust: float) -> tuple[Array, Array]:
    """Chances and margins to learn: so much of the result, and for the rest what the search thought."""
    results, thoughts = batch.values[:, : 2 * SEATS], batch.values[:, 2 * SEATS :]
    both = trust * results + (1 - trust) * thoughts
    return both[:, :SEATS], both[:, SEATS:]


def softmax(rows: Array) -> Array:
    powers = np.exp(rows - rows.max(1, keepdims=True))
    answer: Array = powers / powers.sum(1, keepdims=True)
    return answer


@dataclass(frozen=True, slots=True)
class Losses:
    """Means over a batch: of the policy beyond the inevitable, of chances and margins, squared errors."""

    policy: float  # Kullback-Leibler divergence from the visits
    chance: float
    margin: float
    brier: float  # of the mover's chance, against the result
    search: float  # the same of what the search thought

    def __str__(self) -> str:
        return (
            f"policy {self.policy:.4f} chance {self.chance:.4f} margin {self.margin:.4f} "
            f"brier {self.brier:.4f} (search {self.search:.4f})"
        )


def multi_hot(indices: Array, count: int) -> Array:
    """Rows of 0 and 1; what lies beyond the last is left out."""
    rows = np.zeros((len(indices), count + 1), np.float32)
    np.put_along_axis(rows, indices, 1.0, 1)
    return rows[:, :count]


def losses_and_gradients(w: Weights, batch: Batch, trust: float) -> tuple[Losses, Weights]:
    """What the net gets wrong in some rows, and the direction in which each weight makes it worse."""
    n = len(batch.inputs)
    x = multi_hot(batch.inputs, len(w["first"]))
    a1 = x @ w["first"] + w["first_bias"]
    h1 = np.clip(a1, 0, MOST)
    a2 = h1 @ w["second"].T + w["narrow_bias"]
    h2 = np.clip(a2, 0, MOST)
    a3 = h2 @ w["third"].T + w["small_bias"]
    h3 = np.clip(a3, 0, MOST)
    out = h3 @ w["value"].T + w["value_bias"]

    actions = len(w["policy"])
    legal = np.minimum(batch.actions, actions - 1)
    known = batch.priors > 0
    looks = np.where(known, np.log(np.where(known, batch.priors, 1)), NEVER)
    logits = np.take_along_axis(h2 @ w["policy"].T + w["policy_bias"], legal, 1) + looks
    policy = softmax(logits)
    chances, margins = targets(batch, trust)
    seated = np.arange(SEATS) < batch.players[:, None]
    chance = softmax(np.where(seated, out[:, :SEATS], NEVER))
    margin = 1 / (1 + np.exp(-out[:, SEATS:]))

    tiny = 1e-9
    divergence = (batch.visits * (np.log(batch.visits + tiny) - np.log(policy + tiny))).sum(1).mean()
    of_chance = -(chances * np.log(chance + tiny)).sum(1).mean()
    each = np.where(seated, margins * np.log(margin + tiny) + (1 - margins) * np.log(1 - margin + tiny), 0)
    of_margin = -(each.sum(1) / batch.players).mean()
    result, thought = batch.values[:, 0], batch.values[:, 2 * SEATS]
    losses = Losses(
        float(divergence),
        float(of_chance),
        float(of_margin),
        float(np.square(chance[:, 0] - result).mean()),
        float(np.square(thought - result).mean()),
    )

    d_logits = (policy * batch.visits.sum(1, keepdims=True) - batch.visits) / n
    d_policy = np.zeros((n, actions), w["policy"].dtype)
    np.add.at(d_policy, (np.arange(n)[:, None], legal), np.where(known, d_logits, 0))
    d_out = np.zeros_like(out)
    d_out[:, :SEATS] = VALUE_PART * (chance * chances.sum(1, keepdims=True) - chances) * seated / n
    d_out[:, SEATS:] = VALUE_PART * (margin - margins) * seated / batch.players[:, None] / n
    d3 = (d_out @ w["value"]) * ((a3 > 0) & (a3 < MOST))
    d2 = (d3 @ w["third"] + d_policy @ w["policy"]) * ((a2 > 0) & (a2 < MOST))
    d1 = (d2 @ w["second"]) * ((a1 > 0) & (a1 < MOST))
    gradients = {
        "first": x.T @ d1,
        "first_bias": d1.sum(0),
        "second": d2.T @ h1,
        "narrow_bias": d2.sum(0),
        "policy": d_policy.T @ h2,
        "policy_bias": d_policy.sum(0),
        "third": d3.T @ h2,
        "small_bias": d3.sum(0),
        "value": d_out.T @ h3,
        "value_bias": d_out.sum(0),
    }
    return losses, gradients


@dataclass(slots=True)
class Learner:
    """Weights that learn by AdamW, and their average over the last thousand steps or so."""

    weights: Weights
    trust: float = 0.35
    decay: float = 0.02
    steps: int = 0
    average: Weights = field(default_factory=dict)
    first_moment: Weights = field(default_factory=dict)
    second_moment: Weights = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.average = {name: part.copy() for name, part in self.weights.items()}
        self.first_moment = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.second_moment = {name: np.zeros_like(part) for name, part in self.weights.items()}

    def step(self, batch: Batch, rate: float) -> None:
        """Learn from a batch."""
        _, gradients = losses_and_gradients(self.weights, batch, self.trust)
        self.steps += 1
        keep = min(0.999, 1 - 1 / (self.steps + 1))
        size = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, part in self.weights.items():
            gradient, mean, square = gradients[name], self.first_moment[name], self.second_moment[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            np.multiply(part, 1 - rate * self.decay, out=part)
            np.subtract(part, size * mean / (np.sqrt(square) + 1e-8), out=part)
            self.average[name] += (1 - keep) * (part - self.average[name])

    def judge(self, batch: Batch) -> Losses:
        """What the averaged weights get wrong."""
        return losses_and_gradients(self.average, batch, self.trust)[0]

    def averaged(self) -> dict[str, Any]:
        return self.average
