"""The engine's position of Thebes in the words of the oracle's `holdings`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from mattock import State

LETTERS = "ABCD"
SITES = ["Greece", "Crete", "Egypt", "Palestine", "Mesopotamia"]
KINDS = ["general", "special", "rumour", "assistant", "shovel", "car", "zeppelin", "permit", "congress"]
RUBBLE = 16  # in each bag
WEEKS = 52
FIRST_YEAR = 1901


def seen(state: State) -> dict[str, Any]:
    """Where everything lies, as the engine has it."""
    table = state.to_dict()
    seats = LETTERS[: table["players"]]
    playing = table["phase"] in {"turn", "digging", "draw-card", "draw-tile"}
    order = [seat for seat in table["order"] if seat]
    found = in_rows(table["found"], len(SITES))
    books = in_rows(table["special"], len(SITES))
    kinds = in_rows(table["cards"], len(KINDS))

    def each(rows: list[Any]) -> dict[str, Any]:
        """One row for each seat at the table."""
        return dict(zip(seats, rows, strict=False))

    return {
        "turn": table["actor"] if playing else "",
        "markers": {seat: when(week) for seat, week in each(table["week"]).items() if seat in order},
        "next": order,
        "figures": each(table["place"]),
        "cards": each(table["held"]),
        "tiles": {seat: sorted(chain.from_iterable(rows)) for seat, rows in each(found).items()},
        "exhibitions": {seat: sorted(names) for seat, names in each(table["exhibited"]).items()},
        "turned permits": {
            seat: sorted(set(SITES) - set(valid)) for seat, valid in each(table["permits"]).items()
        },
        "open": counted(name for name in table["display"] if name),
        "fields": table["shows"],
        "discards": table["discards"] | counted(table["discard_shows"]),
        "face down": table["pile"] | counted(table["pile_shows"]),
        "set aside": sorted(table["waiting_shows"]),
        "cards in the pile": table["first"] + table["second"],
        "bags": bags(table),
        "on board": dict(zip(SITES, table["bonus"], strict=True)),
        "swaps in a row": table["swaps"] if playing and table["swapper"] == table["actor"] else 0,
        "a year is over": table["renew"],
        "books": {seat: dict(zip(SITES, row, strict=True)) for seat, row in each(books).items()},
        "kinds of cards": {
            seat: {kind: count for kind, count in zip(KINDS, row, strict=True) if count}
            for seat, row in each(kinds).items()
        },
        "open books": each(table["general"]),
        "dig": dig(table),
    }


def dig(table: dict[str, Any]) -> dict[str, Any] | None:
    """A dig that has begun."""
    if table["phase"] not in {"digging", "draw-tile"}:
        return None
    aids = [kind for kind in ["assistant", "shovel"] if table[kind]]
    return {
        "site": table["site"],
        "aids": sorted(aids + ["rumour"] * table["rumours"]),
        "journey": table["travel"],
        "to draw": table["to_draw"],
        "rubble": table["rubble"],
    }


def bags(table: dict[str, Any]) -> dict[str, Any]:
    """Finds and rubble of each site; the engine counts the rubble that lies outside during a dig."""
    found: dict[str, Any] = {}
    for site, finds in zip(SITES, table["bag"], strict=True):
        outside = table["rubble"] if site == table["site"] else 0
        found[site] = {**counted(finds), f"{site}-rubble": RUBBLE - outside}
    return found


def in_rows(cells: list[Any], length: int) -> list[Any]:
    """A long list cut into the rows of the seats."""
    return [cells[first : first + length] for first in range(0, len(cells), length)]


def when(week: int) -> list[int]:
    """Year and week; the engine counts on from the first week of 1901."""
    return [FIRST_YEAR + (week - 1) // WEEKS, (week - 1) % WEEKS + 1]


def counted(names: Iterable[str]) -> dict[str, int]:
    """How many of each."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return found
