"""`kill -9` under play: nothing that was acknowledged is lost, and every client resumes by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.homes import Cluster
from tests.server.killing import Mortal, survive


def test_no_acknowledged_action_is_lost(tmp_path: Path) -> None:
    evening = asyncio.run(survive(Mortal(tmp_path), 6, seed=7))
    assert not evening.faults
    assert evening.resumed >= 6


def test_nor_with_postgresql_of_which_some_kills_are_the_databases(
    own_cluster: Cluster, tmp_path: Path
) -> None:
    evening = asyncio.run(survive(Mortal(tmp_path, own_cluster.fresh()), 4, 7, own_cluster, database_every=2))
    assert not evening.faults
    assert evening.resumed >= 4
