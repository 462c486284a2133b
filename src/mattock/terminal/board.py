"""What the terminal shows of a game: its board, drawn from the view alone, and its extra commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from importlib import import_module
from math import floor
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table

from mattock.core.game import Game
from mattock.core.state import State
from mattock.terminal.look import chip
from mattock.words import say

View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Extra:
    """A command that only one game has: how it is typed, the message that explains it, what it shows."""

    usage: str
    message: str
    show: Callable[[State, int, Sequence[str]], RenderableType]


def half_up(number: Fraction) -> int:
    """The nearest whole number, as one rounds at a table; `round` takes 12.5 for 12."""
    return floor(number + Fraction(1, 2))


def points_table(state: State) -> Table:
    """Who has how many points, and what for."""
    view = state.view()
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for source in view["seats"][0]["points"]:
        table.add_column(say(f"{state.game.name}-source-{source}", {}), justify="right")
    table.add_column(say("terminal-score-all", {}), justify="right", style="bold")
    for seat in view["seats"]:
        table.add_row(chip(seat["seat"]), *map(str, seat["points"].values()), str(seat["score"]))
    return table


@dataclass(frozen=True, slots=True)
class Desk:
    """How one game is shown."""

    board: Callable[[View, Sequence[str], bool], RenderableType]
    examples: tuple[str, str, str]  # of a move, of a question why, of a clause
    quiet: frozenset[str] = frozenset()  # kinds of event that need no words: another one says as much
    seen: frozenset[str] = frozenset()  # drawn things that a recap leaves to the board beside it
    odds: Callable[[State], RenderableType] = lambda state: say("terminal-no-odds", {})
    score: Callable[[State], RenderableType] = points_table
    extras: Mapping[str, Extra] = field(default_factory=dict)  # by the word that calls them
    choice: Callable[[State, int], str] | None = None  # a move in the list, where it says more there
    words: Callable[[str, str], str] = lambda sort, name: name  # a card or a place, by the sort of argument
    doubt: Callable[[State, int], str] = lambda state, action: ""  # what is asked before a move is made


def desk_of(game: Game) -> Desk:
    """How a game is shown: as its own module says, else as plain tables."""
    if game.desk:
        found: Desk = import_module(game.desk).DESK
        return found
    from mattock.terminal.boards.plain import Board

    move, clause = game.move(0), game.reasons[1].clause
    return Desk(Board, (f"1, {move}", f"why 1, why {move}", f"rules, rules {clause}"))


def board(game: Game, state: State, names: Sequence[str] = (), short: bool = False) -> RenderableType:
    """The table as everybody sees it; short on a small screen: what matters in the current phase."""
    return desk_of(game).board(state.view(), names, short)
