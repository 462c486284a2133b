"""`mattock serve` of any environment in a process of its own, and a game at it."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import PATIENCE, Person


@contextmanager
def served(python: Path, data: Path) -> Iterator[str]:
    """The address of a server that the Mattock of this Python runs; it has to stop in good order."""
    command: list[str | Path] = [python, "-I", "-u", "-m", "mattock", "serve", "--data", data]
    command += ["--port", "0", "--bot-processes", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=data.parent) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            assert said.startswith("Mattock is at http://"), said
            yield said.split()[-1]
        finally:
            server.send_signal(signal.SIGTERM)
            assert server.wait(PATIENCE) == 0


def play_a_table(url: str) -> None:
    """A whole game against a bot over a socket, with a ping in between; its record verifies."""
    ada = Person(url)
    ada.post("/api/me", {"name": "Ada"})
    socket = ada.sit(ada.set_up("me", "greedy", game="thebes")["table"])
    assert socket.until("view")["table"]["status"] == "playing"
    assert socket.ask("ping")["type"] == "pong"
    assert socket.ws.ping().wait(PATIENCE)
    assert socket.play_to_the_end()["table"]["status"] == "finished"
    record = ada.http.get(f"/api/tables/{socket.table}/record").content
    assert b"\nresult A " in record
    ada.close()


def client_files(url: str) -> list[str]:
    """The page that a browser gets, and what it loads: their paths, each of which is there."""
    ada = Person(url)
    page = ada.http.get("/")
    assert page.status_code == 200
    paths = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert all(ada.http.get(path).status_code == 200 for path in paths), paths
    ada.close()
    return paths
