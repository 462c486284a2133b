"""Mattock: Mykerinos, Pergamon and Thebes, played exactly by their rulebooks.

    game = mattock.game("pergamon")
    state = game.new(players=3)

This is the one place that knows all games.
"""

from __future__ import annotations

import mattock._pure  # noqa: F401  first: it decides which build the imports below take
from mattock.core.errors import (
    BadArgument,
    BadComponents,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    MattockError,
    NotChance,
)
from mattock.core.game import Game, Option
from mattock.core.moves import Event, Move, Reason
from mattock.core.playout import Playouts, playout, playouts
from mattock.core.records import (
    Record,
    Seat,
    Verdict,
    read_record,
    replay_record,
    verify_record,
    write_record,
)
from mattock.core.referee import Referee
from mattock.core.state import State
from mattock.core.vocabulary import CHANCE, OVER
from mattock.registry import compiled, game, games

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BadArgument",
    "BadComponents",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Event",
    "Game",
    "IllegalMove",
    "MattockError",
    "Move",
    "NotChance",
    "Option",
    "Playouts",
    "Reason",
    "Record",
    "Referee",
    "Seat",
    "State",
    "Verdict",
    "compiled",
    "game",
    "games",
    "playout",
    "playouts",
    "read_record",
    "replay_record",
    "verify_record",
    "write_record",
]
