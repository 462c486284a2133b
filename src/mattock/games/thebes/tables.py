"""The tables of the rules page with the components in use, and the clauses whose words name their values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mattock.core.rulespage import Cells, row
from mattock.games.thebes import vocabulary as v
from mattock.words import say

if TYPE_CHECKING:
    from mattock.games.thebes.components import Components

SPOKEN_OF = {
    "rules car_from": "T2.3",
    "rules car_saves": "T2.3",
    "rules swap_weeks": "T1.5 T4.1 T4.2 T4.3",
    "rules swap_rise": "T4.2",
    "rules assistants": "T5.4 T5.5 T5.7",
    "rules shovels": "T5.11 T5.12",
    "rules congresses": "T8.8",
    "rules expertise": "T8.7",
    "rules shared_expertise": "T8.7",
    "start *": "T0.8",
    "roads": "T0.1 T1.5 T3.1",
    "cards": "T2.5 T3.1 T5.6",
    "exhibition * city": "T0.3",
    "exhibition * size": "",
    "exhibition * points": "T8.8",
    "exhibition * weeks": "",
    "exhibition * artifacts": "T6.2",
    "wheel *": "T5.9 T5.10",
    "site * name": "",
    "site * about": "",
    "site * special": "T0.4",
    "site * general": "T0.4",
    "site * rubble": "T0.4",
    "site * artifacts": "T0.4 T8.8",
}


OTHER_KINDS = (v.RUMOUR, v.ASSISTANT, v.SHOVEL, v.CAR, v.ZEPPELIN, v.PERMIT, v.CONGRESS)


def page_tables(parts: Components, language: str) -> dict[str, Cells]:
    places = range(v.PLACES)
    sites = range(v.SITES)
    weeks = range(1, v.WHEEL_WEEKS + 1)
    wide = v.WHEEL_WEEKS + 1
    return {
        "T0.1": [None, *(row(parts.distance[a * v.PLACES + b] for b in places) for a in places)],
        "T0.2": [None, *card_rows(parts)],
        "T0.3": [None, *exhibition_rows(parts, language)],
        "T0.4": [None, *([None, *site_cells(parts, site, language)] for site in sites)],
        "T5.9": [None, *(row(parts.wheel[k * wide + w] for w in weeks) for k in range(1, wide))],
        "T8.6": [None, row(parts.congress[1:])],
    }


def counted(numbers: Iterable[int]) -> str:
    """How often each number comes: "4 × 1, 3 × 2"."""
    found = list(numbers)
    return ", ".join(f"{found.count(n)} × {n}" for n in sorted(set(found)))


def card_rows(parts: Components) -> list[list[str | None]]:
    """Number and weeks of the researcher cards: open books, books by site, then the other kinds."""
    faces = range(v.FACES)
    general = [f for f in faces if parts.kind[f] == v.GENERAL]
    books = [
        [f for f in faces if parts.kind[f] == v.SPECIAL and parts.about[f] == site] for site in range(v.SITES)
    ]
    others = [[f for f in faces if parts.kind[f] == kind] for kind in OTHER_KINDS]
    cells: list[list[str | None]] = []
    for group in (general, *books):
        number = counted(parts.symbols[f] for f in group for _ in range(parts.copies[f]))
        cells.append([None, number, weeks_of(parts, group), None])
    for group in others:
        cells.append([None, str(sum(parts.copies[f] for f in group)), weeks_of(parts, group), None])
    return cells


def weeks_of(parts: Components, faces: list[int]) -> str:
    """What cards take, by the number of their symbols."""
    by_symbols = [
        sorted({parts.weeks[f] for f in faces if parts.symbols[f] == symbols})
        for symbols in sorted({parts.symbols[f] for f in faces})
    ]
    return ", ".join("/".join(map(str, weeks)) for weeks in by_symbols)


def exhibition_rows(parts: Components, language: str) -> list[list[str | None]]:
    """What the small and the large exhibition of each city ask for, take and are worth."""
    cities = list(dict.fromkeys(parts.show_city))
    shows = range(v.EXHIBITIONS)
    cells: list[list[str | None]] = []
    for city in cities:
        line: list[str | None] = [say("web-thebes-place", {"place": v.CITY_NAMES[city]}, language)]
        for size in (shows[: v.SMALL], shows[v.SMALL :]):
            show = next((s for s in size if parts.show_city[s] == city), None)
            line += ["–"] * 3 if show is None else exhibition_cells(parts, show, language)
        cells.append(line)
    return cells


def exhibition_cells(parts: Components, show: int, language: str) -> list[str]:
    wanted = [(parts.wanted[show * v.SITES + site], site) for site in range(v.SITES)]
    asked = [f"{count} {site_name(site, language)}" for count, site in sorted(wanted) if count]
    return [", ".join(asked), str(parts.show_weeks[show]), str(parts.show_points[show])]


def site_cells(parts: Components, site: int, language: str) -> list[str]:
    """The artifacts of a site by value, the book that lies there, and its rubble."""
    first = site * v.DIFFERENT_TILES
    values = parts.worth[first : first + v.ARTIFACTS]
    return [counted(values), site_name(parts.found_about[site], language), str(parts.rubble[site])]


def site_name(site: int, language: str) -> str:
    return say("web-thebes-place", {"place": v.SITE_NAMES[site]}, language)
