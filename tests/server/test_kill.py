"""`kill -9` under play: nothing that was acknowledged is lost, and every client resumes by itself."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from mattock import registry
from mattock.core.records import verify_record
from tests.server.homes import Cluster
from tests.server.running import Person, Socket

KILLS = {"sqlite": 3, "postgres": 2}


@contextmanager
def served(folder: Path, database: str, **more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-m", "mattock", "serve", "--port", "0", "--data", str(folder)]
    command += ["--database", database] if database else []
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", **more}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().split()[-1]
        finally:
            process.kill()


def play_until_killed(socket: Socket, process: subprocess.Popen[str], chance: random.Random) -> int:
    """Act as fast as it goes; the last version that was acknowledged when the server died."""
    killer = threading.Timer(chance.uniform(0.02, 0.3), lambda: os.kill(process.pid, signal.SIGKILL))
    killer.start()
    acknowledged = 0
    try:
        while True:
            socket.until_told(lambda view: "legal" in view)
            action = chance.choice(socket.view["legal"])
            answer = socket.ask("act", action=action, version=socket.view["version"])
            if answer["type"] == "ack":
                acknowledged = answer["version"]
            else:
                assert answer["code"] == "rate", answer
    except (ConnectionClosed, ConnectionError):
        return acknowledged
    finally:
        killer.join()


@pytest.mark.parametrize("home", KILLS)
def test_no_acknowledged_action_is_lost(home: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    chance = random.Random(7)
    cluster: Cluster | None = request.getfixturevalue("cluster") if home == "postgres" else None
    database = cluster.fresh() if cluster else ""
    told: list[dict[str, object]] = []  # every step that a client was shown
    acknowledged = version = 0
    table, cookies = "", dict[str, str]()
    for kill in range(KILLS[home] + 1):
        with served(tmp_path, database) as (process, url):
            ada = Person(url)
            ada.http.cookies.update(cookies)
            table = table or ada.set_up("me", "me")["table"]
            cookies = dict(ada.http.cookies)
            socket = ada.sit(table, f"?version={version}")
            view = socket.until("view")
            assert view["version"] >= acknowledged
            assert view["after"] == version
            if kill < KILLS[home]:
                acknowledged = max(acknowledged, play_until_killed(socket, process, chance))
            else:
                steps = ada.get(f"/api/tables/{table}/steps")
                record = ada.http.get(f"/api/tables/{table}/record").content
            told += [step for message in socket.heard for step in message.get("steps", [])]
            version = socket.view["version"]
            ada.close()
    assert acknowledged > 0
    assert steps == told
    verdict = verify_record(record, lambda name, _: registry.game(name))
    assert verdict.decisions > 0
