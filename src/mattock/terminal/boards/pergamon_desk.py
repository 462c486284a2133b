"""What a player of Pergamon asks for beside the board: the odds, what the hand allows, a row for a try."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from msgspec import to_builtins
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mattock.core.errors import BadNotation
from mattock.core.state import State
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS
from mattock.games.pergamon.collections import Row, Show, find_rows, shows
from mattock.games.pergamon.state import Pergamon
from mattock.games.pergamon.view import tile_of
from mattock.games.pergamon.vocabulary import KIND_LETTERS, KIND_NAMES, MARKER_NAMES, ROUNDS, STACK
from mattock.terminal.board import Desk, Extra, half_up
from mattock.terminal.boards.pergamon import COIN, HALVES, QUIET, SEEN, Board, fits, row, tile
from mattock.terminal.look import chip
from mattock.words import say

MOST_ROWS = 10  # of a list of collections
CENTURIES = range(1, 6)


# The odds.


def odds(state: State) -> RenderableType:
    """What is left of tiles and money, and the chance of each pot."""
    view = state.view()
    return Group(tiles_left(view), *tiles_sentences(view), Text(), *money_left(state, view))


def tiles_left(view: dict[str, Any]) -> Table:
    """The tiles never seen: by the object that their right half begins, and that their left half ends."""
    table = Table(box=SIMPLE_HEAD, title=say("pergamon-odds-tiles", {}), title_justify="left", pad_edge=False)
    table.add_column("")
    for century in CENTURIES:
        table.add_column(say("pergamon-odds-century", {"century": century}), justify="right")
    table.add_column(say("pergamon-odds-right", {}), justify="right")
    table.add_column(say("pergamon-odds-left", {}), justify="right")
    right = Counter((name[3], int(name[4])) for name in view["unseen"])
    left = Counter(name[0] for name in view["unseen"])
    for kind, letter in zip(KIND_NAMES, KIND_LETTERS, strict=True):
        counts = [right[letter, century] for century in CENTURIES]
        sign = Text(HALVES[kind] + " ") + Text(say("pergamon-kind", {"kind": kind}))
        table.add_row(sign, *map(str, counts), str(sum(counts)), str(left[letter]))
    return table


def tiles_sentences(view: dict[str, Any]) -> Iterator[Text]:
    """How many tiles can still come."""
    unseen = len(view["unseen"])
    to_come = min(unseen, STACK * (ROUNDS - view["round"]))
    args = {"tiles": unseen, "most": to_come, "never": unseen - to_come}
    yield Text(" " + say("pergamon-odds-never", args))


def money_left(state: State, view: dict[str, Any]) -> Iterator[RenderableType]:
    """The cards never turned over, and the chance of each sum of the next two."""
    yield Text(" " + say("pergamon-odds-cards", {}), "bold")
    left = [f"{value}{COIN} ×{n}" for value, n in view["money"]["unseen"].items()]
    yield Text("   " + "   ".join(left))
    chances = pots(state)
    if not chances:
        return
    turned_over = {bool(card["coins"]) for card in view["money"]["cards"]} == {True}
    number = max(1, view["round"] + turned_over)
    yield Text(" " + say("pergamon-odds-pot", {"round": number}), "bold")
    yield bars(chances)


def bars(chances: dict[int, Fraction]) -> Group:
    """One bar for each sum, and how likely it is that at least so much comes."""
    longest = max(chances.values())
    lines = []
    rest = Fraction(1)
    for pot, chance in sorted(chances.items()):
        bar = "█" * max(1, round(24 * chance / longest))
        told = say("pergamon-odds-at-least", {"percent": str(half_up(100 * rest))})
        lines.append(Text(f"   {pot:>2}{COIN} {float(100 * chance):5.1f} % {bar:<24} {told}"))
        rest -= chance
    return Group(*lines)


def pots(state: State) -> dict[int, Fraction]:
    """The chance of each sum of the next two cards to be turned over, by walking through the rules.

    No decision and no tile changes the money cards, so any will do on the way.
    """
    chances: dict[int, Fraction] = {}
    open_ways = [(state.clone(), Fraction(1), 0, 0)]
    while open_ways:
        here, chance, total, cards = open_ways.pop()
        if cards == 2:
            chances[total] = chances.get(total, Fraction(0)) + chance
        elif here.mover == CHANCE:
            open_ways += [
                (then, chance * part, total + more, cards + bool(more)) for then, part, more in draws(here)
            ]
        elif here.mover != OVER:
            here.apply(here.legal()[-1])
            open_ways.append((here, chance, total, cards))
    return chances


def draws(state: State) -> Iterator[tuple[State, Fraction, int]]:
    """What can be drawn here as far as money goes: the state after it, its chance, the coins it brings."""
    ids, weights = state.legal(), state.weights()
    kind = state.game.outcome(ids[0]).kind
    if kind not in ("back", "front"):
        ids, weights = ids[:1], weights[:1]
    for outcome, weight in zip(ids, weights, strict=True):
        after = state.clone()
        after.apply(outcome)
        coins = state.game.outcome(outcome).fields["coins"] if kind == "front" else 0
        yield after, Fraction(weight, sum(weights)), coins


# What the hand allows.


def collections(state: State, seat: int, words: Sequence[str] = ()) -> RenderableType:
    """The best row for each value, and what showing it would do."""
    assert isinstance(state, Pergamon)
    rows = find_rows(state, seat)
    if not rows:
        return Text(" " + say("pergamon-collections-none", {}))
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_lines=False)
    table.add_column(say("pergamon-collections-value", {}), justify="right")
    table.add_column(say("pergamon-collections-row", {}))
    table.add_column(say("pergamon-collections-shown", {}))
    for each in rows[:MOST_ROWS]:
        laid = row([to_builtins(tile_of(state.parts, t)) for t in each.tiles])
        table.add_row(str(each.value), laid, showing(state, seat, each))
    if len(rows) <= MOST_ROWS:
        return table
    return Group(table, Text(" " + say("pergamon-collections-more", {"rows": len(rows) - MOST_ROWS})))


def showing(state: Pergamon, seat: int, laid: Row) -> Text:
    """A line for each number of coins; in the last round those that reach a new step are enough."""
    lines: list[Text] = []
    listed = shows(state, seat, laid)
    reached = 0
    for show in listed:
        if show.coins <= state.parts.polish_limit or show.points > reached or show is listed[-1]:
            lines.append(show_line(show))
        reached = show.points
    if listed and listed[0].dissolved is not None:
        marker = MARKER_NAMES[listed[0].dissolved]
        lines.insert(0, Text(say("pergamon-collections-dissolving", {"marker": marker}), "dim"))
    return Text("\n").join(lines)


def show_line(show: Show) -> Text:
    """Coins, field, points, who goes down and who goes out."""
    line = Text()
    line.append(f"{show.coins}{COIN}→{show.field:>2}", "bold")
    line.append(f" ({show.points})", "dim")
    for moved in show.moved:
        line.append(" ")
        line.append_text(chip(SEAT_LETTERS[moved.seat]))
        line.append(f" {MARKER_NAMES[moved.marker]}")
        line.append(f"↓{moved.field}" if moved.field else " " + say("pergamon-collections-out", {}))
    return line


# Laying tiles side by side, without obligation.


def try_row(state: State, seat: int, words: Sequence[str]) -> RenderableType:
    """Own tiles in the order asked for; without an order just numbered."""
    hand: list[dict[str, Any]] = state.view()["seats"][seat]["tiles"]
    if not hand:
        return Text(" " + say("pergamon-try-none", {}))
    if not words:
        return Group(numbered(hand), Text(" " + say("pergamon-try-how", {}), "dim"))
    chosen = [pick(hand, word) for word in words]
    if len({piece["tile"] for piece in chosen}) < len(chosen):
        raise BadNotation(say("pergamon-try-twice", {}))
    joints = [(a, b) for a, b in pairwise(chosen) if fits(a, b)]
    value = sum(int(a["century"]) for a, _ in joints)
    message = "pergamon-try-row" if len(joints) == len(chosen) - 1 else "pergamon-try-gaps"
    return Group(row(chosen), Text(" " + say(message, {"value": value, "objects": len(joints)})))


def numbered(hand: Sequence[dict[str, Any]]) -> Text:
    """The hand with the numbers that one can use."""
    return Text("  ").join(Text(f"{n} ") + tile(piece) for n, piece in enumerate(hand, 1))


def pick(hand: Sequence[dict[str, Any]], word: str) -> dict[str, Any]:
    """A tile of the hand by its number or its name."""
    if word.isdecimal() and 1 <= int(word) <= len(hand):
        return hand[int(word) - 1]
    for piece in hand:
        if piece["tile"].lower() == word.lower():
            return piece
    raise BadNotation(say("pergamon-try-unknown", {"tile": word, "tiles": len(hand)}))


DESK = Desk(
    board=Board,
    quiet=QUIET,
    seen=SEEN,
    examples=("3, dig III, d iii", "why 3, why dig V", "rules, rules P3.2"),
    odds=odds,
    extras={
        "collections": Extra("collections", "terminal-help-collections", collections),
        "try": Extra("try, try 2 1 3", "terminal-help-try", try_row),
    },
)
