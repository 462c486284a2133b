"""The program of the docs plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.running import running

PROGRAM = Path(__file__).parents[2] / "docs" / "examples" / "player.py"


def test_the_example_plays(folder: Path) -> None:
    with running(folder) as server:
        command = [sys.executable, "-W", "error", str(PROGRAM), server.url, "pergamon"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Points: [")
