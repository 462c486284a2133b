"""Matches and results for the tests of the arena."""

from __future__ import annotations

from collections.abc import Sequence

import mattock
from mattock.arena import Match, Result


def new_match(*bots: str, players: int = 2, seed: int = 1) -> Match:
    return Match.of(mattock.game("pergamon"), bots, players, seed)


def result(
    game: int, seats: Sequence[int], scores: Sequence[int], deal: int = 0, length: int = 300
) -> Result:
    """A finished game that the highest score wins."""
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    return Result(game, deal, list(seats), list(scores), winners, length)
