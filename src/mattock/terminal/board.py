"""What the terminal shows of a game: its board, drawn from the view alone, and its extra commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from mattock.core.game import Game
from mattock.core.state import State
from mattock.terminal.boards import (
    mykerinos,
    mykerinos_desk,
    pergamon,
    pergamon_desk,
    thebes,
    thebes_desk,
)

View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Extra:
    """A command that only one game has: how it is typed, the message that explains it, what it shows."""

    usage: str
    message: str
    show: Callable[[State, int, Sequence[str]], RenderableType]


@dataclass(frozen=True, slots=True)
class Desk:
    """How one game is shown."""

    board: Callable[[View, Sequence[str], bool], RenderableType]
    now: Callable[[State], Mapping[str, int | str]]  # arguments of the sentence that says what to do
    quiet: frozenset[str]  # kinds of event that are not printed: another one says the same
    seen: frozenset[str]  # drawn things that a recap leaves to the board beside it
    odds: Callable[[State], RenderableType]
    score: Callable[[State], RenderableType]
    extras: Mapping[str, Extra]  # by the word that calls them
    examples: tuple[str, str, str]  # of a move, of a question why, of a clause
    choice: Callable[[State, int], str] | None = None  # a move in the list, where it says more there
    doubt: Callable[[State, int], str] = lambda state, action: ""  # what is asked before a move is made


DESKS = {
    "pergamon": Desk(
        pergamon.Board,
        pergamon.now,
        pergamon.QUIET,
        pergamon.SEEN,
        pergamon_desk.odds,
        pergamon_desk.score,
        {
            "collections": Extra("collections", "terminal-help-collections", pergamon_desk.collections),
            "try": Extra("try, try 2 1 3", "terminal-help-try", pergamon_desk.try_row),
        },
        ("3, dig III, d iii", "why 3, why dig V", "rules, rules P3.2"),
    ),
    "mykerinos": Desk(
        mykerinos.Board,
        mykerinos.now,
        mykerinos.QUIET,
        mykerinos.SEEN,
        mykerinos_desk.odds,
        mykerinos_desk.score,
        {"worth": Extra("worth", "terminal-help-worth", mykerinos_desk.worth)},
        ("3, dig c4, d c4", "why 3, why dig c4", "rules, rules M2.4"),
    ),
    "thebes": Desk(
        thebes.Board,
        thebes.now,
        thebes.QUIET,
        thebes.SEEN,
        thebes_desk.odds,
        thebes_desk.score,
        {
            "wheel": Extra("wheel", "terminal-help-wheel", thebes_desk.wheel),
            "map": Extra("map", "terminal-help-map", thebes_desk.show_map),
        },
        ("3, dig Egypt, weeks 4", "why 3, why dig Crete", "rules, rules T5.7"),
        thebes.choice,
        thebes.doubt,
    ),
}


def board(game: Game, state: State, names: Sequence[str] = (), short: bool = False) -> RenderableType:
    """The table as everybody sees it; short on a small screen: what matters in the current phase."""
    return DESKS[game.name].board(state.view(), names, short)
