"""What an outage of the server does to a table: no time runs while nobody could act."""

from __future__ import annotations

from collections.abc import Sequence

from mattock.server import entries as log
from mattock.server.clocks import MINUTE
from mattock.server.messages import NoPace
from mattock.server.storage import Outage
from mattock.server.tables import Table

GRACE = MINUTE  # for players to come back


def catch_up(table: Table, missed: Sequence[Outage], at: int) -> None:
    """Where a time ran when the server went, or the clock was set back since: it goes on from there."""
    runs = table.status == "playing" and table.timer.running is not None
    timed = runs and not isinstance(table.header.pace, NoPace)
    if missed and (timed or table.status == "ceremony" or table.at > at) and not table.over:
        away = sum(max(0, outage.until - outage.since) for outage in missed)
        grace = max(0, missed[-1].until + GRACE - at)
        table.append(log.Interrupted(away, spent_in(table.timer.since, missed, at), grace), at)


def spent_in(since: int, missed: Sequence[Outage], at: int) -> int:
    """How long the server was there since a time, without the grace after each outage. Each run has its own
    clock, so only times of one run are compared."""
    spent = max(0, missed[0].since - since)
    ends = [*(outage.since for outage in missed[1:]), at]
    for outage, end in zip(missed, ends, strict=True):
        spent += max(0, end - outage.until - GRACE)
    return spent
