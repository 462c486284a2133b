"""The tables of the rules page with the components in use, and the clauses whose words name their values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.rulespage import Cells, row
from mattock.games.pergamon import vocabulary as v
from mattock.words import say

if TYPE_CHECKING:
    from mattock.games.pergamon.components import Components

SPOKEN_OF = {
    "field * coins": "P2.3 P2.6",
    "field * galleries": "P2.3 P3.3 P7.4",
    "field * raider": "P7.1 P7.4",
    "money *": "P0.2 P2.1",
    "museum points": "",  # the table shows them
    "scoring *": "P4.1 P4.3 P4.5",
    "rules start_coins": "P0.4",
    "rules gallery_prices": "P3.4 P7.4",
    "rules exhibit_points": "P3.15",
    "rules polish_limit": "P3.12",
    "rules free_storage": "P3.22 P3.23",
    "rules storage_step": "P3.22",
    "rules bonus_points": "P4.3",
    "rules oldest_points": "P6.2",
    "tiles": "P1.1 P3.11 P4.4",
}


def page_tables(parts: Components, language: str) -> dict[str, Cells]:
    fields = range(v.FIELDS, 0, -1)
    rounds = [r for r in range(1, v.ROUNDS + 1) if parts.bonus_kind[r] != v.KINDS]
    kinds = [say("pergamon-kind", {"kind": v.KIND_NAMES[parts.bonus_kind[r]]}, language) for r in rounds]
    steps = museum_steps(parts)
    return {
        "P0.1": [
            None,
            row(parts.coins[f] for f in fields),
            row(v.GALLERY_NAMES[parts.depth[f] - 1] for f in fields),
        ],
        "P4.1": [row(rounds), row(kinds), row(parts.setback[r] for r in rounds)],
        "P4.2": [
            row(f"{first}–{last}" if first < last else first for first, last in steps),
            row(parts.points[first] for first, _ in steps),
        ],
    }


def museum_steps(parts: Components) -> list[tuple[int, int]]:
    """The fields of the museum that are worth the same, from the first to the last of them."""
    fields = range(1, v.STRIP + 1)
    firsts = [f for f in fields if f == 1 or parts.points[f] != parts.points[f - 1]]
    return list(zip(firsts, [f - 1 for f in firsts[1:]] + [v.STRIP], strict=True))
