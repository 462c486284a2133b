"""How a measured program talks to `mattock bench`: a request per line on stdin, JSON lines on stdout.

On start it says hello. Then each line such as `stepped 1.0` (a measure and seconds) is answered with a count;
`quit` or the end of the input ends it. By hand: `echo "stepped 1.0" | python catanatron_catan.py`.
"""

import json
import os
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter
from typing import NoReturn

Batch = Callable[[], int]  # does a piece of work and returns how many steps (or copies) it was

# Some packages print when imported: the answers keep the real stdout, everything else goes to stderr.
_answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)


def say(message: dict[str, object]) -> None:
    """Send one JSON line."""
    _answers.write(json.dumps(message) + "\n")
    _answers.flush()


def missing(subject: str, error: ImportError) -> NoReturn:
    """Say that the package of this subject is not installed, and end."""
    say({"subject": subject, "missing": str(error)})
    sys.exit(0)


def timed(batch: Batch, seconds: float) -> tuple[int, float]:
    """Repeat whole batches for at least so many seconds: the count, and the time that it really took."""
    count = 0
    start = perf_counter()
    while (taken := perf_counter() - start) < seconds:
        count += batch()
    return count, taken


def copies(copiers: list[Callable[[], object]]) -> Batch:
    """A batch that calls every copier 20 times: each makes one copy of a state of its own."""

    def batch() -> int:
        for _ in range(20):
            for copy in copiers:
                copy()
        return 20 * len(copiers)

    return batch


def serve(
    subject: str, package: str, measures: dict[str, Batch], written: dict[str, int] | None = None
) -> None:
    """Say hello, then answer requests until `quit` or the end of the input; `written` are bytes a step."""
    about = {"subject": subject, "package": package, "version": version(package)}
    say(about | {"measures": list(measures), "written": written or {}})
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        measure, seconds = line.split()
        count, taken = timed(measures[measure], float(seconds))
        answer = {"subject": subject, "measure": measure, "count": count, "seconds": taken}
        say(answer | {"per_second": count / taken})
