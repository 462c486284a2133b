"""What a player of Thebes asks for beside the board: what can come, the wheel, the map, the points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mattock.core.state import State
from mattock.terminal.board import Desk, Extra, points_table
from mattock.terminal.boards.thebes import QUIET, SEEN, SITES, Board, choice, doubt, places, sign
from mattock.terminal.boards.thebes_odds import (
    at_least,
    bag_size,
    chance_of_card,
    chance_of_show,
    draws,
    expected,
    points_of,
)
from mattock.terminal.boards.thebes_words import in_words
from mattock.terminal.look import LAMP, chip
from mattock.words import say

View = Mapping[str, Any]

VALUES = range(1, 8)  # that an artifact can have
NINE_IN_TEN = Fraction(9, 10)
ONE_IN_TEN = Fraction(1, 10)


# The odds.


def odds(state: State) -> RenderableType:
    """The bags, what a dig would bring by its weeks, and the next card."""
    view = state.view()
    parts: list[RenderableType] = [bags_left(view)]
    if any(site["most_knowledge"] for site in view["sites"]):
        parts += [digs(view), Text(" " + say("thebes-odds-range", {}), "dim")]
    return Group(*parts, *next_card(view))


def bags_left(view: View) -> Table:
    """Every bag exactly: artifacts by value, books, rubble, and what one tile is worth."""
    table = Table(
        box=SIMPLE_HEAD,
        title=say("thebes-odds-bags", {}),
        title_justify="left",
        pad_edge=False,
        padding=(0, 2, 0, 0),
    )
    table.add_column("", no_wrap=True)
    for value in VALUES:
        table.add_column(str(value), justify="right")
    for message in ("thebes-odds-books", "thebes-odds-rubble", "thebes-odds-tiles", "thebes-odds-each"):
        table.add_column(say(message, {}), justify="right")
    for site in view["sites"]:
        values = Counter(find["points"] for find in site["bag"] if find["kind"] == "artifact")
        books = sum(find["kind"] != "artifact" for find in site["bag"])
        each = Fraction(sum(find["points"] for find in site["bag"]), bag_size(site) or 1)
        table.add_row(
            named(site["site"]),
            *(str(values[value]) if values[value] else "–" for value in VALUES),
            str(books),
            str(site["rubble"]),
            str(bag_size(site)),
            f"{float(each):.2f}",
        )
    return table


def named(site: str) -> Text:
    """Sign and name."""
    return Text.assemble(sign(site), " ", say("thebes-site", {"site": site}))


def digs(view: View) -> Table:
    """The points to expect of each dig by its weeks, with what is known now and with all aids."""
    weeks = len(view["wheel"][0])
    table = Table(
        box=SIMPLE_HEAD,
        title=say("thebes-odds-digs", {}),
        title_justify="left",
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    table.add_column("", no_wrap=True)
    table.add_column("", justify="right")
    for week in range(1, weeks + 1):
        table.add_column(str(week), justify="right")
    for site in view["sites"]:
        known, most = site["knowledge"] or 0, site["most_knowledge"] or 0
        for knowledge, mark in ((known, ""), (most, "+")):
            if knowledge and (not mark or most > known):
                table.add_row(named(site["site"]), f"{mark}{knowledge}", *dig_row(view, site, knowledge))
    return table


def dig_row(view: View, site: View, knowledge: int) -> Iterator[str]:
    """Expected points over the range that comes eight times in ten."""
    for tiles in draws(view["wheel"][knowledge - 1], site["shovels"]):
        if not tiles:
            yield "–"
            continue
        chances = points_of(site, tiles)
        low, high = at_least(chances, NINE_IN_TEN), at_least(chances, ONE_IN_TEN)
        yield f"{float(expected(chances)):.1f}\n{low}–{high}"


def next_card(view: View) -> Iterator[RenderableType]:
    """How likely the next card of the pile is of each kind, and which exhibitions can come."""
    pile = view["pile"]
    args = {"cards": pile["cards"], "first": pile["first"], "waiting": pile["waiting"]}
    yield Text(" " + say("thebes-odds-pile", args), "bold")
    kinds: Counter[str] = Counter()
    for name, number in pile["unseen"].items():
        kinds[card_kind(name)] += number
    chances = [(kind, number, chance_of_card(pile, number)) for kind, number in kinds.items()]
    chances.append(("exhibition", len(pile["exhibitions"]), chance_of_show(pile)))
    wide = max(len(word(kind)) for kind, _, _ in chances)
    rows = [f"   {word(kind):<{wide}} ×{n:<2} {float(100 * chance):4.1f} %" for kind, n, chance in chances]
    yield Columns([Text(row) for row in rows], padding=(0, 1), column_first=True, equal=True)
    if pile["waiting"]:
        yield Text(" " + say("thebes-odds-waiting", {}), "dim")


def card_kind(name: str) -> str:
    """What a card is by its notation: a site for books about it."""
    first = name.split("-", maxsplit=1)[0]
    return first.rstrip("0123456789")


def word(kind: str) -> str:
    """The kind of a card in a word."""
    if kind == "exhibition":
        return say("thebes-odds-show", {})
    if kind in SITES:
        return f"{SITES[kind][0]} {say('thebes-site', {'site': kind})}"
    return say("thebes-aid", {"kind": kind})


# The wheel and the map.


def wheel(state: State, seat: int, words: Sequence[str]) -> RenderableType:
    """The whole wheel; rows that somebody in turn can use name the site."""
    view = state.view()
    table = Table(box=SIMPLE_HEAD, title=say("thebes-wheel-title", {}), title_justify="left", pad_edge=False)
    table.add_column("")
    table.add_column("", justify="right")
    for weeks, _ in enumerate(view["wheel"][0], 1):
        table.add_column(str(weeks), justify="right")
    for knowledge, row in enumerate(view["wheel"], 1):
        mine = [site["site"] for site in view["sites"] if site["knowledge"] == knowledge]
        glow = f"bold {LAMP}" if mine else "default"
        sites = Text(" ").join(sign(site) for site in mine)
        table.add_row(sites, Text(str(knowledge), glow), *(Text(str(n) if n else "–", glow) for n in row))
    return Group(table, Text(" " + say("thebes-wheel-sites", {}), "dim"))


def show_map(state: State, seat: int, words: Sequence[str]) -> RenderableType:
    """The map, also while the wheel lies on it."""
    view = state.view()
    return Group(places(view), Text(" " + say("thebes-map-legend", {}), "dim"))


# Points.


def score(state: State) -> RenderableType:
    """Who has how many points, what for, and what everybody has dug up."""
    return Group(points_table(state), *(finds(seat) for seat in state.view()["seats"] if seat["finds"]))


def finds(seat: View) -> Text:
    """What somebody has dug up, by site."""
    line = Text.assemble(" ", chip(seat["seat"]))
    for site in SITES:
        found = [find for find in seat["finds"] if find["site"] == site and find["kind"] == "artifact"]
        if found:
            line.append_text(Text.assemble("  ", sign(site), " "))
            line.append(", ".join(f"{find['points']} {find['name']}" for find in found))
    return line


DESK = Desk(
    board=Board,
    quiet=QUIET,
    seen=SEEN,
    examples=("3, dig Egypt, weeks 4", "why 3, why dig Crete", "rules, rules T5.7"),
    odds=odds,
    score=score,
    extras={
        "wheel": Extra("wheel", "terminal-help-wheel", wheel),
        "map": Extra("map", "terminal-help-map", show_map),
    },
    choice=choice,
    words=in_words,
    doubt=doubt,
)
