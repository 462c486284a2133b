"""Prints a digest of many games as JSON, for whichever build this process takes.

python -m tests.digests GAMES FIRST: that many games of each kind of table and each style, from a number on.
"""

from __future__ import annotations

import json
import sys

import mattock
from tests.walk import STYLES, digest, tables


def digests(games: int, first: int, names: tuple[str, ...]) -> dict[str, str]:
    """A digest for each table, style and number."""
    found = {}
    for name in names:
        game = mattock.game(name)
        for players, options in tables(game):
            for style in STYLES:
                for number in range(first, first + games):
                    label = f"{name} {players} {options} {style} {number}"
                    found[label] = digest(game, players, options, f"digest {number}", style)
    return found


if __name__ == "__main__":
    wanted = tuple(sys.argv[3:]) or mattock.games()
    answer = {"compiled": mattock.compiled(), "digests": digests(int(sys.argv[1]), int(sys.argv[2]), wanted)}
    sys.stdout.write(json.dumps(answer))
