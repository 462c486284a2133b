"""Between the receipt of an action and its acknowledgement lies a sync of the disk; no kill can show that."""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.homes import Cluster
from tests.server.running import Person, served

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the syncs are counted by LD_PRELOAD")
ACTIONS = 12


class Syncs:
    """The syncs of all programs that were started with `environment`."""

    def __init__(self, folder: Path, file: mmap.mmap) -> None:
        self.file = file
        self.environment = {"LD_PRELOAD": str(folder / "syncs.so"), "SYNCS": str(folder / "syncs")}

    def count(self) -> int:
        found: int = struct.unpack_from("i", self.file)[0]
        return found

    def let_fail(self, fail: bool) -> None:
        struct.pack_into("i", self.file, 4, fail)


@contextmanager
def counted(folder: Path) -> Iterator[Syncs]:
    """A counter in a file that programs share."""
    source = Path(__file__).with_name("syncs.c")
    compiler = os.environ.get("CC", "cc").split()
    subprocess.run([*compiler, "-shared", "-fPIC", "-o", folder / "syncs.so", source, "-ldl"], check=True)
    (folder / "syncs").write_bytes(bytes(8))
    (folder / "syncs").chmod(0o666)
    with (folder / "syncs").open("r+b") as file, mmap.mmap(file.fileno(), 8) as shared:
        yield Syncs(folder, shared)


def check_every_action(syncs: Syncs, url: str) -> None:
    ada = Person(url)
    socket = ada.sit(ada.set_up("me", "me")["table"])
    socket.until("view")
    for _ in range(ACTIONS):
        before = syncs.count()
        answer = socket.act()
        assert syncs.count() > before, "acknowledged before it was on the disk"
        assert answer["type"] == "ack"
    ada.close()


def test_sqlite_syncs_before_every_acknowledgement(tmp_path: Path) -> None:
    with counted(tmp_path) as syncs, served(tmp_path / "data", "", **syncs.environment) as (_, url):
        check_every_action(syncs, url)
        ada = Person(url)
        socket = ada.sit(ada.set_up("me", "me")["table"])
        before = socket.until("view")
        syncs.let_fail(True)
        assert socket.act()["code"] == "storage", "a sync that failed is no acknowledgement"
        syncs.let_fail(False)
        again = ada.sit(socket.table).until("view")
        assert again["version"] == before["version"]
        ada.close()


def test_postgres_syncs_before_every_acknowledgement(tmp_path: Path) -> None:
    """The syncs are those of the database server's processes."""
    cluster = Cluster()
    with counted(cluster.home) as syncs:
        cluster.home.chmod(0o755)
        cluster.start(**syncs.environment)
        try:
            with served(tmp_path / "data", cluster.fresh()) as (_, url):
                check_every_action(syncs, url)
        finally:
            cluster.stop(hard=True)
            cluster.remove()
