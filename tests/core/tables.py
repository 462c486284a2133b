"""Tables that the tests of records play at, and ways to spoil what was written there."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random

import mattock
from mattock.core.game import Game
from mattock.core.moves import Value
from mattock.core.records import Seat
from mattock.core.referee import Referee

DATE = "2026-01-31T18:00:00Z"
SEED = bytes(range(32))
NUMBER = bytes(range(32, 64))
PEOPLE = [Seat("person", "Ada"), Seat("bot", "greedy"), Seat("person", "Cilka"), Seat("bot", "random")]


def find_game(name: str, fingerprint: str) -> Game:
    """The games that come with the program."""
    return mattock.game(name)


def new_table(players: int = 3, seats: list[Seat] | None = None, **options: Value) -> Referee:
    """A table with a known seed; Ada gives a number."""
    numbers = [NUMBER, *[None] * (players - 1)]
    game = mattock.game("pergamon")
    return Referee(game, players, options, seats or PEOPLE[:players], SEED, numbers, now=lambda: DATE)


def play_on(table: Referee, decisions: int = 1000, seed: int = 1) -> Referee:
    """So many decisions at random, or to the end."""
    random = Random(seed)
    table.settle()
    while decisions and table.state.mover != mattock.OVER:
        table.act(random.choice(table.state.legal()))
        table.settle()
        decisions -= 1
    return table


def seal(text: str) -> str:
    """The text with a digest that fits, as somebody would write who wants to deceive."""
    lines = text.removesuffix("\n").split("\n")
    body = "".join(line + "\n" for line in lines[:-1])
    return f"{body}digest {sha256(body.encode('utf-8', 'surrogatepass')).hexdigest()}\n"


def line_where(text: str, fits: Callable[[str], bool]) -> int:
    """The number of the first line that fits."""
    return next(number for number, line in enumerate(text.split("\n"), 1) if fits(line))


def get_line(text: str, number: int) -> str:
    """A line of a text."""
    return text.split("\n")[number - 1]


def set_line(text: str, number: int, *new: str) -> str:
    """The text with another line there, or several, or none."""
    lines = text.split("\n")
    lines[number - 1 : number] = new
    return "\n".join(lines)
