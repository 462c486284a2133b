"""Tables without a server around them."""

from __future__ import annotations

from collections.abc import Sequence

from mattock import registry
from mattock.server import entries as log
from mattock.server.messages import NoPace
from mattock.server.progress import go_on
from mattock.server.tables import Table


def header_of(game: str, people: Sequence[str], seed: int = 7, numbers: bool = False) -> log.Header:
    """A table for these people, "" for a bot."""
    rules = registry.game(game)
    return log.Header(
        table="t",
        game=game,
        rules=rules.version,
        components=rules.fingerprint,
        players=len(people),
        options={},
        chairs=[log.Chair("" if person else "random") for person in people],
        pace=NoPace(),
        open=False,
        numbers=numbers,
        hold=False,
        owner="ada",
        watch="",
        seed=f"{seed:064x}",
    )


def begun(game: str, people: Sequence[str], seed: int = 7) -> Table:
    """The same, with all sitting and the game begun."""
    table = Table(header_of(game, people, seed), registry.game(game))
    for seat, person in enumerate(people):
        if person:
            table.append(log.Claimed(seat, person, person.title()), 1)
    go_on(table, 1)
    return table
