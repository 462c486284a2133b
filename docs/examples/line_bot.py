"""A program that plays: one line of JSON in, one line out. It knows nothing of Mattock.

mattock arena thebes random --bot "cmd:python3 docs/examples/line_bot.py"

It prefers moves by their first word, and among those the last one.
"""

from __future__ import annotations

import json
import sys

LIKED = ("exhibit", "join", "dig", "take", "cube")


def liking(move: str) -> int:
    """The place of a move's first word among the liked ones, from the end."""
    word = move.split(maxsplit=1)[0]
    return len(LIKED) - LIKED.index(word) if word in LIKED else 0


for line in sys.stdin:
    question = json.loads(line)
    best = max(question["legal"], key=lambda choice: (liking(choice["move"]), choice["action"]))
    sys.stdout.write(json.dumps({"action": best["action"]}) + "\n")
    sys.stdout.flush()  # without it the answer waits in a buffer, and the clock runs
