"""Which inputs of a net a game's observation lights, and what a net must have been made for to play it."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from mattock.bots.vocabulary import BIT, DIGITS, FEW, MARGINS, MOST_LIT
from mattock.core.errors import BadOption
from mattock.core.fields import Number as Bounds
from mattock.core.observation import Number, Wide
from mattock.core.state import State
from mattock.core.vocabulary import CHANCE, OVER, SEATS

if TYPE_CHECKING:
    from mattock.core.game import Game
    from mattock.core.observation import Entry

MOST_VALUES = 24  # of a number, with an input each
LONG = 20  # a list of more numbers has an input for each of few values
FEW_VALUES = 3
GLANCES = 24  # positions of a game that tell how its heuristic rates


@dataclass(frozen=True, slots=True)
class Inputs:
    """For each cell of an observation: its kind, how many values have an input, and its first input."""

    kind: array[int]
    cap: array[int]
    still: array[int]  # a value that lights nothing, beside 0
    begin: array[int]
    margins: int  # the first input that tells a lead
    count: int

    @classmethod
    def of(cls, game: Game) -> Inputs:
        if not game.observation.index:
            raise BadOption(f"{game.name} has no observation, so that no net can play it.")
        cells = [cell for entry in game.observation.index for cell in cells_of(game, entry)]
        kind, cap, still = (array("B", column) for column in zip(*cells, strict=True))
        sizes = [1 if k == BIT else c + 8 * (k == DIGITS) for k, c, _ in cells]
        begin = array("i", [0, *accumulate(sizes)])
        margins = begin.pop()
        if sum(1 if k == BIT else bool(c) + 8 * (k == DIGITS) for k, c, _ in cells) + 6 > MOST_LIT:
            raise BadOption(f"An observation of {game.name} is too large for a net.")
        return cls(kind, cap, still, begin, margins, margins + 2 * MARGINS * (SEATS - 1))


def cells_of(game: Game, entry: Entry) -> list[tuple[int, int, int]]:
    """The kind, the cap and the still value of each cell of a part."""
    part = entry.part
    if not isinstance(part.kind, Number | Wide):
        return [(BIT, 0, 0)] * entry.length
    name = part.source or part.field
    field = next((field for field in game.declared if field.name == name), None)
    high = field.json.high if field and isinstance(field.json, Bounds) else 255
    still = field.start if field and isinstance(field.start, int) and 0 < field.start < 256 else 0
    if part.count > LONG:
        return [(FEW, FEW_VALUES, still)] * part.count
    cap = min(high, MOST_VALUES)
    low = (DIGITS if high > cap else FEW, cap, still)
    return [low] * part.count if isinstance(part.kind, Number) else [low, (DIGITS, 0, 0)] * part.count


@cache
def fingerprint(game: Game) -> str:
    """A digest of what a net is shown and what its priors rest on: another game's net would play nonsense."""
    inputs = Inputs.of(game)
    parts: list[Any] = [inputs, [str(move) for move in game.list_actions()]]
    parts += [
        (entry.name, entry.offset, entry.length, str(entry.part.kind)) for entry in game.observation.index
    ]
    parts += glances(game.new(players=2))
    return sha256(repr(parts).encode()).hexdigest()[:16]


def glances(state: State) -> list[Any]:
    """What the heuristic says of some positions of one game."""
    seen: list[Any] = []
    while state.mover != OVER and len(seen) < GLANCES:
        if state.mover == CHANCE:
            state.draw(len(seen) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF)
            continue
        legal, worth = state.legal(), state.hints()
        if len(legal) > 1:
            seen.append((worth, [round(points * 1024) for points in state.outlook()]))
        state.apply(legal[worth.index(max(worth))])
    return seen
