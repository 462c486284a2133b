"""What a player of Mykerinos asks for beside the board: what can come, what cards are worth, the points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mattock.core.state import State
from mattock.games.mykerinos.vocabulary import GREENWISH, PATRON_LETTERS, PATRON_NAMES
from mattock.terminal.board import Desk, Extra
from mattock.terminal.boards.mykerinos import QUIET, SEEN, Board, emblem
from mattock.terminal.look import chip
from mattock.words import say

LETTERS = dict(zip(PATRON_LETTERS, (*PATRON_NAMES[:GREENWISH], "nobody"), strict=True))


def odds(state: State) -> RenderableType:
    """The cards never seen, by patron; with the Nile also its stack and the boats."""
    view = state.view()
    unseen = Counter(LETTERS[name[0]] for name in view["unseen"])
    table = Table(
        box=SIMPLE_HEAD, title=say("mykerinos-odds-cards", {}), title_justify="left", pad_edge=False
    )
    table.add_column("")
    table.add_column(say("mykerinos-odds-unseen", {}), justify="right")
    table.add_column(say("mykerinos-odds-names", {}))
    for letter, patron in LETTERS.items():
        names = " ".join(name for name in view["unseen"] if name[0] == letter)
        table.add_row(patron_name(patron), str(unseen[patron]), names)
    lines: list[RenderableType] = [table]
    if view["nile"] is not None:
        lines.append(
            Text(" " + say("mykerinos-odds-nile", {"cards": " ".join(view["nile"]["unseen"]) or "–"}))
        )
        boats = ", ".join(say("mykerinos-boat", {"boat": boat}) for boat in view["nile"]["boats"])
        lines.append(Text(" " + say("mykerinos-odds-boats", {"boats": boats or "–"})))
    return Group(*lines)


def patron_name(patron: str) -> Text:
    """Emblem and name."""
    return Text.assemble(emblem(patron), " ", say("mykerinos-patron", {"patron": patron}))


def worth(state: State, seat: int, words: Sequence[str]) -> RenderableType:
    """What a card of each patron is worth to each player as the museum stands, and how many he has."""
    view = state.view()
    table = Table(
        box=SIMPLE_HEAD, title=say("mykerinos-worth-title", {}), title_justify="left", pad_edge=False
    )
    table.add_column("")
    for player in view["seats"]:
        table.add_column(chip(player["seat"]), justify="right")
    for patron in view["seats"][0]["patrons"]:
        table.add_row(patron_name(patron), *(stake(player, patron) for player in view["seats"]))
    return table


def stake(player: dict[str, Any], patron: str) -> str:
    """Cards times what each is worth; Greenwish is worth nothing in the museum."""
    cards = player["patrons"][patron]["cards"]
    each = player["worth"].get(patron, 0)
    return f"{cards} × {each}"


DESK = Desk(
    board=Board,
    quiet=QUIET,
    seen=SEEN,
    examples=("3, dig c4, d c4", "why 3, why dig c4", "rules, rules M2.4"),
    odds=odds,
    extras={"worth": Extra("worth", "terminal-help-worth", worth)},
)
