"""Rewrites the golden files: playthroughs and node counts. Read the diff before you commit it.

python -m tools.golden
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import mattock
from mattock import CHANCE, OVER, Game, State
from tests.walk import choose, steps, tables

ROOT = Path(__file__).parent.parent
PLAYTHROUGHS = ROOT / "tests" / "playthroughs"
COUNTS = ROOT / "tests" / "counts"
NODES = 20_000  # nodes after which a count goes no deeper


def label(game: Game, players: int, options: dict[str, Any]) -> str:
    """A file name for a kind of table."""
    extras = [str(name if value is True else value) for name, value in options.items() if value is not False]
    return "-".join([game.name, str(players), *extras])


def who(state: State) -> str:
    """The mover in a word."""
    return {CHANCE: "chance", OVER: "over"}.get(state.mover) or f"seat {'ABCD'[state.mover]}"


def playthrough(game: Game, players: int, options: dict[str, Any]) -> str:
    """One game, step by step, with everything that the contract tells."""
    state = game.new(players, **options)
    rng = random.Random(f"playthrough {label(game, players, options)}")
    lines = [
        f"game {game.name} {game.version}",
        f"players {players}",
        f"options {json.dumps(options)}",
        f"actions {game.actions}, outcomes {game.outcomes}, longest {game.longest}",
        "",
        "the first position",
        *position_lines(state),
    ]
    for number, (here, action) in enumerate(steps(state, rng, "mixed"), 1):
        lines += step_lines(game, here, action, number)
    lines += ["", "the last position", *position_lines(state)]
    lines += [f"scores {state.scores()}", f"winners {state.winners()}", ""]
    return "\n".join(lines)


def position_lines(state: State) -> list[str]:
    """A position, one field a line."""
    return [f"  {name} {json.dumps(value)}" for name, value in state.to_dict().items()]


def step_lines(game: Game, state: State, action: int, number: int) -> list[str]:
    """One step: who, what was possible, what was done, what happened, one thing refused."""
    legal = state.legal()
    lines = ["", f"step {number}: {who(state)}, scores {state.scores()}, key {hash(state):x}"]
    lines.append("  legal " + ", ".join(f"{a} {state.describe(a)}" for a in legal))
    if state.mover == CHANCE:
        weights = state.weights()
        each = str(weights) if len(set(weights)) > 1 else f"{weights[0]} each"
        lines.append(f"  weights {each} from {game.source(state)}")
    refused = next(
        a for k in range(game.actions) if (a := (number * 17 + k * 29) % game.actions) not in legal
    )
    reason = state.why_not(refused)
    assert reason is not None
    lines.append(f"  not {refused}: {reason.clause} {reason.message} {json.dumps(dict(reason.args))}")
    lines.append(f"  does {action} {state.describe(action)} {json.dumps(dict(state.describe(action).seen))}")
    lines += [f"  {e.clause} {e.kind} {json.dumps(dict(e.args))}" for e in game.tell(state, action)]
    return lines


def count(state: State, depth: int) -> int:
    """Perft: how many sequences of this length there are, draws included."""
    if depth == 0 or state.mover == OVER:
        return 1
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        following = state.clone()
        following.apply(action)
        total += count(following, depth - 1)
    return total


def counts(game: Game) -> list[dict[str, Any]]:
    """Positions of all kinds of table, early and late, with their counts."""
    rows = []
    for players, options in tables(game):
        rng = random.Random(f"counts {label(game, players, options)}")
        state = game.new(players, **options)
        at = rng.sample(range(10, 160), 6)
        number = 0
        while state.mover != OVER:
            if number in at:
                rows.append({"position": state.to_dict(), "counts": widening(state)})
            action = (
                rng.choices(state.legal(), state.weights())[0]
                if state.mover == CHANCE
                else choose(state, rng, "mixed")
            )
            state.apply(action)
            number += 1
    return rows


def widening(state: State) -> list[int]:
    """Counts by depth, as far as the budget goes."""
    found: list[int] = []
    depth = 1
    while depth <= 8 and (not found or found[-1] < NODES // 20):
        found.append(count(state, depth))
        depth += 1
    return found


def main() -> int:
    PLAYTHROUGHS.mkdir(exist_ok=True)
    COUNTS.mkdir(exist_ok=True)
    for name in mattock.games():
        game = mattock.game(name)
        for players, options in tables(game):
            path = PLAYTHROUGHS / f"{label(game, players, options)}.txt"
            path.write_text(playthrough(game, players, options), encoding="utf-8")
        rows = ",\n".join(json.dumps(row) for row in counts(game))
        (COUNTS / f"{name}.json").write_text(f"[\n{rows}\n]\n", encoding="utf-8")
        sys.stdout.write(f"{name}: playthroughs and counts written; read the diff.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
