"""Requests by schemathesis, made from the server's own OpenAPI."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

# Checks that do not fit: a rulebook refuses what has the right form; the framework reads "1" as true.
NOT_OURS = "positive_data_acceptance,negative_data_rejection"
NOT_YET = "DELETE /api/me"  # whoever asks would be forgotten, and all the rest refused
PHASES = "examples,coverage,fuzzing,stateful"


def try_requests(url: str, examples: int, seed: int, phases: str = PHASES) -> tuple[int, list[str]]:
    """So many examples for each operation, by somebody known; how many requests, and what was found."""
    made = httpx.post(f"{url}/api/me", json={"name": "Ada", "token": True}, timeout=60)
    known = {"Authorization": f"Bearer {made.json()['token']}"}
    wanted = {"game": "pergamon", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}], "numbers": False}
    table = httpx.post(f"{url}/api/tables", json=wanted, headers=known, timeout=60).json()["table"]
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{table}"\n')
        report = Path(folder, "report.json")
        command = [
            str(Path(sys.executable).with_name("schemathesis")),
            "run",
            f"{url}/openapi.json",
            "--no-color",
        ]
        options = ["--max-examples", str(examples), "--seed", str(seed), "--exclude-checks", NOT_OURS]
        options += ["--header", f"Authorization: {known['Authorization']}", "--phases", phases]
        options += ["--exclude-name", NOT_YET]
        options += ["--continue-on-failure", "--report", "json", "--report-json-path", str(report)]
        done = subprocess.run([*command, *options], cwd=folder, capture_output=True, text=True, check=False)
        if not report.exists():
            return 0, [done.stdout + done.stderr]
        found = json.loads(report.read_text())
    faults = [json.dumps(fault)[:2000] for fault in (*found["failures"], *found["errors"])]
    if done.returncode and not faults:
        faults = [done.stdout]
    return found["test_cases"]["generated"], faults
