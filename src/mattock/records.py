"""Records for programs: takes a path or a text, and finds the game that it needs."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from mattock.core import records
from mattock.core.arguments import shown
from mattock.core.errors import BadArgument, BadComponents, BadRecord
from mattock.core.game import Game
from mattock.core.moves import Event, Move
from mattock.core.records import FindGame, Record, Replay, Shown, Verdict, find_table
from mattock.core.state import State
from mattock.registry import game
from mattock.words import say

Source = str | bytes | os.PathLike[str]  # a path, or the text itself, which has more than one line
Components = str | Path | Sequence[str | Path]


class Step(NamedTuple):
    """One decision or draw of a game that was played."""

    state: State  # before it
    seat: int  # who decides there, or CHANCE
    move: Move  # the decision or the outcome; `move.id` is what `state.apply` takes
    events: list[Event]  # what it led to


def read_record(source: Source) -> Record:
    """Read a record without checking the rules; BadRecord names the first line that is wrong."""
    return records.read_record(read_source(source))


def verify_record(source: Source, components: Components = ()) -> Verdict:
    """Check moves, draws, seed and result. BadRecord names the wrong line.

    `components` are files of one's own that the game may have been played with.
    """
    return records.verify_record(read_source(source), game_finder(components))


def replay_record(source: Source, components: Components = ()) -> Iterator[Shown]:
    """Go through all lines of a record, undone ones included; stops where today's rules differ."""
    data, find_game = read_source(source), game_finder(components)
    find_table(records.read_record(data), find_game)
    return records.replay_record(data, find_game)


def replay(source: Source, components: Components = ()) -> Iterator[Step]:
    """Go through a game step by step, without what was undone. BadRecord names a line that is illegal."""
    record = read_record(source)
    return steps_of(Replay(record, find_table(record, game_finder(components))))


def steps_of(replay: Replay) -> Iterator[Step]:
    """The decisions and draws that nobody took back."""
    for _, state, action, entry in replay:
        if replay.difference is not None:
            rules = f"It was played by rules {replay.record.rules}; those of today are {replay.game.version}."
            raise BadRecord(f"{rules} {replay.difference}")
        if state is None or action is None or getattr(entry, "undone", False):
            continue
        yield Step(state, state.mover, state.describe(action), replay.game.tell(state, action))


def read_source(source: Source) -> str | bytes:
    """The text of a record, from its file where it is a path."""
    if isinstance(source, bytes) or (isinstance(source, str) and "\n" in source):
        return source
    if not isinstance(source, str | os.PathLike):
        raise BadRecord(f"A record comes as a path, a text or bytes, not {type(source).__name__}.")
    if source == "":
        raise BadRecord("An empty text is no record, and names no file.")
    try:
        return Path(source).read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadRecord(say("terminal-cannot-read", {"file": str(source), "why": why})) from None


def game_finder(components: Components = ()) -> FindGame:
    """Finds the game of a record among the components that come with it and those of these files."""
    files = [components] if isinstance(components, str | Path) else components
    if not isinstance(files, Sequence) or not all(isinstance(file, str | Path) for file in files):
        raise BadArgument(f"The components are {shown(components)}; expected is a file, or a list of files.")

    def find(name: str, fingerprint: str) -> Game:
        known = [game(name)]
        troubles = []
        for file in files:
            try:
                known.append(game(name, file))
            except BadComponents as error:
                troubles.append(f" {error}")
        for one in known:
            if one.fingerprint == fingerprint:
                return one
        words = say("terminal-components-missing", {"fingerprint": fingerprint})
        raise BadComponents("".join((words, *troubles)))

    return find
