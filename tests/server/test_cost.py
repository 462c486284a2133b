"""What an action costs: nothing is asked or carried out twice."""

from __future__ import annotations

import json
import os
import subprocess
import sys

ACTIONS = 20


def test_an_action_is_judged_once_and_carried_out_once() -> None:
    """The same holds for each draw, and for each move that the table makes by itself."""
    command = [sys.executable, "-m", "tests.server.counted", str(ACTIONS)]
    environment = {**os.environ, "MATTOCK_PURE": "1"}
    output = subprocess.run(command, env=environment, check=True, capture_output=True, timeout=120).stdout
    found = json.loads(output)
    assert len(found) == ACTIONS
    for action in found:
        assert action["lines"] >= 1
        assert action["refusal"] == action["apply"] == action["lines"]
        assert "decision_ids" not in action, "its notation is written, not read back"
        assert "read_line" not in action
