"""What the engine says of a position of Pergamon, in the words of the oracle's `holdings`."""

from __future__ import annotations

from typing import Any

from mattock import State

GALLERIES = ["I", "II", "III", "IV", "V"]
MARKERS = ["I", "II", "III"]
EARNED = ["exhibits", "museum", "bonus", "oldest"]


def seen(state: State) -> dict[str, Any]:
    """Where everything lies."""
    data = state.to_dict()
    seats = list("ABCD"[: data["players"]])
    figures = seats + ["raider"] * (data["players"] == 2)
    links = dict(zip(names_of_tiles(state), data["link"], strict=True))  # right neighbours in the rows
    at = {figure: 4 if figure == "raider" else seats.index(figure) for figure in figures}  # place in a list
    standing = {figure: data["figure"][at[figure]] for figure in figures if data["figure"][at[figure]]}
    museum: dict[str, dict[str, int]] = {seat: {} for seat in seats}
    shows: dict[str, dict[str, list[str]]] = {seat: {} for seat in seats}
    for i, (seat, marker) in enumerate((seat, marker) for seat in seats for marker in MARKERS):
        assert bool(data["spot"][i]) == bool(data["shown"][i]) == bool(data["first"][i])
        if data["spot"][i]:
            museum[seat][marker] = data["spot"][i]
            shows[seat][marker] = chain(data["first"][i], links, data["shown"][i])
    return {
        "round": data["round"],
        "order": data["order"][: data["players"]] if data["phase"] != "draw-start" else [],
        "stacked": sorted(data["unseen"]),
        "turned up": sorted(data["drawn"]),
        "galleries": {name: sorted(tiles) for name, tiles in zip(GALLERIES, data["gallery"], strict=True)},
        "box": sorted(data["box"]),
        "unseen backs": {"bag": data["bags"], "chest": data["chests"]},
        "unseen fronts": {str(coins): copies for coins, copies in enumerate(data["unseen_fronts"], 1)},
        "top": data["top"],
        "taken": sorted(back for back in data["backs"] if back),
        "shown": sorted(coins for coins in data["fronts"] if coins),
        "figures": standing,
        "waiting": waiting(data, standing),
        "coins": {figure: data["coins"][at[figure]] for figure in figures},
        "paid": data["spent"],
        "tickets": {
            seat: dict(zip(EARNED, data["points"][4 * at[seat] : 4 * at[seat] + 4], strict=True))
            for seat in seats
        },
        "finds": {seat: sorted(data["hand"][at[seat]]) for seat in seats},
        "row": chain(data["row_first"], links, data["row"]),
        "museum": museum,
        "shows": shows,
    }


def waiting(data: dict[str, Any], standing: dict[str, int]) -> list[str]:
    """Figures from the one at work to the left, as long as turns are being taken."""
    if data["phase"] not in ("turn", "row", "cleared", "storing"):
        return []
    here = [figure for figure in standing if standing[figure] >= data["at"]]
    return sorted(here, key=lambda figure: standing[figure])


def chain(first: str | None, links: dict[str, str | None], tiles: list[str]) -> list[str]:
    """A row from left to right, following the links from its first tile."""
    row: list[str] = []
    while first is not None:
        row.append(first)
        first = links[first]
    assert sorted(row) == sorted(tiles)
    return row


def names_of_tiles(state: State) -> list[str]:
    """The tiles in the order of their numbers: the first 60 moves lay them."""
    return [str(state.game.move(number)).removeprefix("lay ") for number in range(60)]
