"""A player's results, counted from the rows of finished games."""

from __future__ import annotations

from collections.abc import Iterable

from mattock.server.lists import read_row
from mattock.server.messages import Against, GameStatistics, SeatInfo, TableLine


def count_games(lines: Iterable[str], person: str) -> list[GameStatistics]:
    """Results by game, and in each by opponent; the last game comes first."""
    found: dict[str, GameStatistics] = {}
    against: dict[tuple[str, str, str], Against] = {}
    for text in lines:
        line = read_row(text)
        mine = [number for number, seat in enumerate(line.seats) if seat.person == person]
        if len(mine) != 1:
            continue
        seat = line.seats[mine[0]]
        won = seat.seat in line.winners and not seat.resigned
        count_one(found, line, line.scores[mine[0]], won)
        for key, other in others(line, seat).items():
            met = against.setdefault((line.game, *key), other)
            met.played += 1
            met.won += won
    for (game, *_), met in against.items():
        found[game].against.append(met)
    for one in found.values():
        one.against.sort(key=lambda met: (-met.played, met.name))
    return sorted(found.values(), key=lambda one: one.game)


def count_one(found: dict[str, GameStatistics], line: TableLine, score: int, won: bool) -> None:
    """Count one game."""
    one = found.setdefault(line.game, GameStatistics(line.game, 0, 0, score, 0.0, []))
    one.mean = round((one.mean * one.played + score) / (one.played + 1), 2)
    one.played += 1
    one.won += won
    one.best = max(one.best, score)


def others(line: TableLine, mine: SeatInfo) -> dict[tuple[str, str], Against]:
    """The opponents at a table, each once however many seats they had."""
    met = {}
    for seat in line.seats:
        if seat is not mine:
            bot = "" if seat.person else seat.bot
            met[seat.person, bot] = Against(seat.name if seat.person else bot, seat.person, bot, 0, 0)
    return met
