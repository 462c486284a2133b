"""A game without a drawing of its own on a terminal: every list of its view as a table, the rest as lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

from mattock.terminal.look import LAMP, chip
from mattock.words import say

ELSEWHERE = ("game", "players", "options", "mover", "winners", "seats", "phase")
OF_SEATS = ("seat", "score", "points", "moves")


class Board:
    """The whole table; it has no shorter form."""

    def __init__(self, view: Any, names: Sequence[str] = (), short: bool = False) -> None:
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield Text(say(f"web-game-{self.view['game']}", {}), f"bold {LAMP}")
        for name, value in self.view.items():
            if name in ELSEWHERE:
                continue
            if is_table(value):
                yield rows(name, value)
            elif value is not None and value != []:
                yield Text.assemble((f" {name} ", "dim"), short(value))
        for seat, own in enumerate(self.view["seats"]):
            yield self.seat(own, self.names[seat] if seat < len(self.names) else "")

    def seat(self, own: Any, name: str) -> Text:
        """What a player has, in a line."""
        line = Text.assemble(
            " ", chip(own["seat"]), f" {name}" if name else "", (f"  {own['score']}", "bold")
        )
        for key, value in own.items():
            if key not in OF_SEATS:
                line.append(f"  {key} ", "dim").append(short(value))
        return line


def is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def rows(name: str, things: list[dict[str, Any]]) -> Table:
    """A list of things."""
    columns = [key for key in dict.fromkeys(key for thing in things for key in thing) if key != "moves"]
    table = Table(*columns, title=name, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for thing in things:
        table.add_row(*(Text(short(thing.get(column))) for column in columns))
    return table


def short(value: Any) -> str:
    """A value in a few words."""
    if value is None or value is False or value == []:
        return "–"
    if value is True:
        return "✓"
    if isinstance(value, list):
        return ", ".join(map(short, value))
    if isinstance(value, dict):
        return ", ".join(f"{key} {short(inner)}" for key, inner in value.items() if key != "moves")
    return str(value)
