"""The last line of `make test`: what could not be tested on this machine. With MATTOCK_ALL=1 it fails."""

from __future__ import annotations

import os
import sys

import mattock
from tools.chromium import find_chromium
from tools.servers import lacking


def missing() -> list[str]:
    """A line for everything that this machine lacks."""
    lines = []
    if not mattock.compiled():
        lines.append("NO C COMPILER: the compiled build was not tested; everything ran uncompiled.")
    if find_chromium() is None:
        lines.append("NO CHROMIUM: the browser client was not tested in a browser.")
    if absent := lacking():
        names = " AND NO ".join(name.upper() for name in absent)
        lines.append(f"NO {names}: what the hosts' page shows for it was not tested.")
    return lines


def main() -> int:
    lines = missing()
    for line in lines:
        print(f"*** {line} ***")  # noqa: T201
    if not lines:
        print("All of it was tested: nothing was missing on this machine.")  # noqa: T201
    return 1 if lines and os.environ.get("MATTOCK_ALL") == "1" else 0


if __name__ == "__main__":
    sys.exit(main())
