"""One server for all tests of a home; PostgreSQL is a real one, started for the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.homes import Cluster
from tests.server.running import Person, Server, running

HOMES = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A running PostgreSQL."""
    found = Cluster()
    found.start()
    yield found
    found.stop(hard=True)
    found.remove()


@pytest.fixture(scope="session")
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that may be stopped and killed."""
    found = Cluster()
    found.start()
    yield found
    found.stop(hard=True)
    found.remove()


@pytest.fixture(scope="session", params=HOMES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = request.getfixturevalue("cluster").fresh() if request.param == "postgres" else ""
    with running(tmp_path_factory.mktemp("data"), database=database) as server:
        yield server


@pytest.fixture
def person(server: Server) -> Iterator[Callable[[str], Person]]:
    """Makes people with a browser each."""
    people: list[Person] = []

    def come(name: str) -> Person:
        people.append(Person(server.url, name))
        return people[-1]

    yield come
    for known in people:
        known.close()


@pytest.fixture
def ada(person: Callable[[str], Person]) -> Person:
    return person("Ada")


@pytest.fixture
def bob(person: Callable[[str], Person]) -> Person:
    return person("Bob")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
