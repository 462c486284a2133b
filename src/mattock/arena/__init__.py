"""Matches between bots: seat-balanced, on paired deals, with confidence intervals."""

from mattock.arena.match import play_match
from mattock.arena.play import Match, Result
from mattock.arena.schedule import Seating, seat_games
from mattock.arena.stats import Summary, summarise

__all__ = ["Match", "Result", "Seating", "Summary", "play_match", "seat_games", "summarise"]
