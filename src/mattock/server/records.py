"""Records from elsewhere: shown line by line, or played on from."""

from __future__ import annotations

from itertools import pairwise

from msgspec.json import encode

from mattock.core.errors import BadOption
from mattock.core.moves import Value
from mattock.core.record_file import option_text
from mattock.core.records import FindGame, Shown, moves_line, read_options, replay_record, verify_record
from mattock.core.referee import Referee
from mattock.core.vocabulary import OVER, SEAT_LETTERS
from mattock.server.messages import Given, NewTable, RecordPosition, RecordShown


def show_record(data: bytes, find_game: FindGame, after: int, count: int) -> bytes:
    """A verified record with the positions after a line; BadRecord names a wrong line."""
    verdict = verify_record(data, find_game)
    record = verdict.record
    shown = list(replay_record(data, find_game))
    first = moves_line(record)
    pairs = [pair for pair in pairwise(shown) if pair[0].line > max(after, first)]
    return encode(
        RecordShown(
            game=record.game,
            players=record.players,
            options={name: option_text(v) for name, v in read_options(record, verdict.game).items()},
            names=[seat.name for seat in record.seats],
            ending=record.ending,
            scores=record.scores,
            winners=[SEAT_LETTERS[seat] for seat in record.winners],
            decisions=verdict.decisions,
            draws=verdict.draws,
            proved=verdict.proved,
            undos=verdict.undos,
            difference=str(verdict.difference or ""),
            first=first,
            last=shown[-2].line if len(shown) > 1 else first,
            positions=[position(line, below) for line, below in pairs[:count]],
        )
    )


def position(line: Shown, below: Shown) -> RecordPosition:
    """A line, and the board as the next one finds it."""
    return RecordPosition(line.line, str(line.entry), line.events, below.state.game.board(below.state))


def options_given(given: Given, wanted: NewTable, find_game: FindGame) -> dict[str, Value]:
    """The options of a record to play on from; BadOption if that is not possible."""
    record = verify_record(given.record, find_game).record
    if (record.game, record.players) != (wanted.game, wanted.players):
        raise BadOption(f"The record is of {record.game.title()} for {record.players} players.")
    referee = Referee.play_on(given.record, find_game, given.line)
    if referee.state.mover == OVER:
        raise BadOption("The game is over there: choose an earlier line.")
    return read_options(record, referee.game)
