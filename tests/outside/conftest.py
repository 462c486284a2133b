"""The Royal Game of Ur, installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import mattock
from mattock.plain import PlainGame
from tests.outside.packages import installed, lay_out_ur


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder that Ur is installed in."""
    folder = lay_out_ur(tmp_path_factory.mktemp("site"))
    with installed(folder):
        yield folder


@pytest.fixture(scope="module")
def ur(site: Path) -> PlainGame:
    game = mattock.game("ur")
    assert isinstance(game, PlainGame)
    return game
