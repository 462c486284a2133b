"""What is learnt from: chunks of rows on disk, checked when they are read, and the latest rows in memory."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from mattock.bots.vocabulary import HEAD, SCALE
from mattock.core.errors import MattockError
from mattock.core.vocabulary import SEATS

Array = npt.NDArray[Any]
FORMAT = 1
MOST_INPUTS = 384  # of a row in memory
MOST_ACTIONS = 96
VALUES = 4 * SEATS


class BadChunk(MattockError):
    """A chunk of self-play is damaged, or of another game."""


def write_chunk(path: Path, about: dict[str, Any], numbers: Array) -> None:
    """Write the rows of some games; the file appears whole or not at all."""
    raw = numbers.astype("<u2").tobytes()
    head = {"mattock chunk": FORMAT, **about, "check": zlib.crc32(raw)}
    partial = path.with_suffix(".partial")
    partial.write_bytes(json.dumps(head).encode() + b"\n" + zlib.compress(raw, 1))
    partial.replace(path)


def read_chunk(path: Path, fingerprint: str) -> tuple[dict[str, Any], Array]:
    """What a chunk says about itself, and its numbers; BadChunk if something is wrong with it."""
    head, _, body = path.read_bytes().partition(b"\n")
    try:
        about, raw = json.loads(head), zlib.decompress(body)
    except (ValueError, zlib.error):
        raise BadChunk(f"The chunk {path} is damaged.") from None
    if (
        not isinstance(about, dict)
        or about.get("mattock chunk") != FORMAT
        or about["check"] != zlib.crc32(raw)
    ):
        raise BadChunk(f"The chunk {path} is damaged.")
    if about.get("fingerprint") != fingerprint:
        raise BadChunk(f"The chunk {path} was made for another game or another version of it.")
    return about, np.frombuffer(raw, "<u2")


@dataclass(frozen=True, slots=True)
class Batch:
    """Some rows as arrays; inputs and actions are filled up with a number beyond the last."""

    inputs: Array
    actions: Array
    priors: Array  # by looks; 0 beyond the last action
    visits: Array  # as parts of 1
    values: Array  # results: shares and margins; what the search thought: shares and margins
    players: Array


class Rows:
    """The latest rows, as many as there is room for."""

    def __init__(self, room: int, inputs: int, actions: int) -> None:
        self.room = room
        self.total = 0  # rows ever added
        self.unused_input, self.unused_action = inputs, actions
        self.lit = np.zeros(inputs, bool)  # inputs that were lit in any row
        self.inputs = np.full((room, MOST_INPUTS), inputs, np.uint16)
        self.actions = np.full((room, MOST_ACTIONS), actions, np.uint16)
        self.priors = np.zeros((room, MOST_ACTIONS), np.uint16)
        self.visits = np.zeros((room, MOST_ACTIONS), np.uint16)
        self.values = np.zeros((room, VALUES), np.uint16)
        self.players = np.zeros(room, np.uint8)

    def add(self, numbers: Array) -> int:
        """Add the rows of a chunk; returns how many."""
        at, begun = 0, self.total
        while at < len(numbers):
            length, n, m, players = (int(number) for number in numbers[at : at + 4])
            if length != HEAD + n + 3 * m or at + length > len(numbers):
                raise BadChunk("A chunk has a row of a wrong length.")
            if n <= MOST_INPUTS and m <= MOST_ACTIONS:
                self.put(self.total % self.room, numbers[at : at + length], n, m, players)
                self.total += 1
            at += length
        return self.total - begun

    def put(self, place: int, row: Array, n: int, m: int, players: int) -> None:
        self.inputs[place, :n] = row[HEAD : HEAD + n]
        self.inputs[place, n:] = self.unused_input
        self.lit[row[HEAD : HEAD + n]] = True
        actions, priors, visits = row[HEAD + n :].reshape(3, m)
        self.actions[place, :m], self.actions[place, m:] = actions, self.unused_action
        self.priors[place, :m], self.priors[place, m:] = priors, 0
        self.visits[place, :m], self.visits[place, m:] = visits, 0
        self.values[place] = row[5:HEAD]
        self.players[place] = players

    def window(self, least: int) -> int:
        """How many of the latest rows are learnt from: more as time goes by."""
        return min(self.room, self.total, max(least, int(0.6 * self.total) + least // 2))

    def batch(self, places: Array | Sequence[int]) -> Batch:
        """The rows in some places."""
        visits = self.visits[places].astype(np.float32)
        return Batch(
            self.inputs[places].astype(np.int64),
            self.actions[places].astype(np.int64),
            self.priors[places].astype(np.float32) / SCALE,
            visits / np.maximum(visits.sum(1, keepdims=True), 1),
            self.values[places].astype(np.float32) / SCALE,
            self.players[places].astype(np.int64),
        )
