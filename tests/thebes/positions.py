"""Positions of Thebes, set up in the words of the table.

`begin` and `play` go through the moves themselves; `turn` sets a position up and lets the invariants of the
game look at it. Cards, tiles, places and moves are written as in the notation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import mattock
from mattock import CHANCE, Event, State
from mattock.core.components import standard_text
from mattock.games.thebes import vocabulary as v
from mattock.games.thebes.components import Components

GAME = mattock.game("thebes")
PARTS = Components(standard_text("thebes"), "components.toml")
SEATS = "ABCD"
DISPLAY = ("Greece1-Berlin", "Crete1-Paris", "general1-Rome", "congress-London")
ONES = ("bronze-horse", "figurines-of-Dreros", "ushabti", "Tel-Dan-stele", "glass-bowl-of-Nimrud")
Names = Mapping[str, Sequence[str]]  # seat -> cards, finds, exhibitions or sites


def play(state: State, *texts: str) -> State:
    """Apply moves or outcomes by their notation; the same state."""
    for text in texts:
        state.apply(state.parse(text))
    return state


def after(state: State, *texts: str) -> State:
    """The position some moves later; the one at hand stays."""
    return play(state.clone(), *texts)


def settle(state: State) -> State:
    """Draw whatever is to be drawn, until somebody decides or the game is over; the same state."""
    while state.mover == CHANCE:
        state.draw(0)
    return state


def begin(players: int = 3, display: Sequence[str] = DISPLAY, tower: str = "ABCD") -> State:
    """A game that has been set up."""
    state = GAME.new(players=players)
    play(state, *(f"card {card}" for card in display))
    play(state, *(f"marker {seat}" for seat in tower[: players - 1]))
    return play(state, *(f"tile {tile}" for tile in ONES))


def notation(state: State, kind: str = "") -> list[str]:
    """What can be done, as text; of one kind where it is named."""
    moves = [state.describe(action) for action in state.legal()]
    return [str(move) for move in moves if not kind or move.kind == kind]


def odds(state: State) -> dict[str, int]:
    """What can be drawn, with its weights."""
    return dict(zip(notation(state), state.weights(), strict=True))


def told(state: State, text: str) -> list[Event]:
    """What is said when a move is made."""
    return GAME.tell(state, state.parse(text))


def heard(state: State, text: str, kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of one kind."""
    return [dict(event.args) for event in told(state, text) if event.kind == kind]


def seen(state: State, text: str) -> dict[str, Any]:
    """What a move means here."""
    return dict(state.describe(state.parse(text)).args)


# What a position shows.


def mover(state: State) -> str:
    return {mattock.CHANCE: "chance", mattock.OVER: "over"}.get(state.mover) or SEATS[state.mover]


def seat_of(state: State, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = state.view()["seats"][SEATS.index(seat)]
    return found


def date(state: State, seat: str) -> tuple[int, int]:
    """Year and week of a time marker."""
    shown = seat_of(state, seat)
    return shown["year"], shown["week"]


def spent(state: State, seat: str, *texts: str) -> int:
    """The weeks that a player's marker moves on by while some moves are made."""
    before = state.to_dict()["week"][SEATS.index(seat)]
    weeks: int = after(state, *texts).to_dict()["week"][SEATS.index(seat)] - before
    return weeks


def hand(state: State, seat: str) -> dict[str, int]:
    cards: dict[str, int] = state.to_dict()["held"][SEATS.index(seat)]
    return cards


def finds(state: State, seat: str) -> set[str]:
    return {find["tile"] for find in seat_of(state, seat)["finds"]}


def permits(state: State, seat: str) -> set[str]:
    return set(seat_of(state, seat)["permits"])


def points(state: State, seat: str) -> dict[str, int]:
    shown: dict[str, int] = seat_of(state, seat)["points"]
    return shown


def open_cards(state: State) -> list[str]:
    return [card for card in state.to_dict()["display"] if card]


def discards(state: State) -> set[str]:
    data = state.to_dict()
    return {*data["discards"], *data["discard_shows"]}


# Setting positions up.


def absolute(year: int, week: int) -> int:
    return (year - v.FIRST_YEAR) * v.YEAR_WEEKS + week


def turn(
    mover: str = "A",
    players: int = 3,
    *,
    dates: Mapping[str, tuple[int, int]] | None = None,
    tower: str = "",
    at: Mapping[str, str] | None = None,
    cards: Names | None = None,
    finds: Names | None = None,
    display: Sequence[str | None] = DISPLAY,
    shows: Sequence[str | None] = (None, None, None),
    permits: Names | None = None,
    exhibited: Names | None = None,
    discards: Sequence[str] = (),
    dug: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    swaps: int = 0,
) -> State:
    """A position in which somebody is to move.

    With `pile` the third pile has come in, the pile is just these cards, and the last seat holds the rest.
    """
    data = begin(players).to_dict()
    held = [Counter((cards or {}).get(seat, ())) for seat in SEATS]
    spaces = [card if card is None or not any(card in h for h in held) else spare(held) for card in display]
    gone = Counter([*(card for card in spaces if card), *(d for d in discards if d in PARTS.card_names)])
    left = Counter(dict(zip(PARTS.card_names, PARTS.copies, strict=True))) - gone - sum(held, Counter())
    away = [*shows, *discards, *(show for each in (exhibited or {}).values() for show in each)]
    data["display"] = spaces
    data["shows"] = list(shows)
    data["discards"] = dict(Counter(d for d in discards if d in PARTS.card_names))
    data["discard_shows"] = [d for d in discards if d in PARTS.show_names]
    data["exhibited"] = [list((exhibited or {}).get(seat, ())) for seat in SEATS]
    for field in ("pile_shows", "waiting_shows"):
        data[field] = [show for show in data[field] if show not in away]
    if pile is not None:
        set_pile(data, pile, left, held[players - 1])
    else:
        set_piles(data, left)
    data["held"] = [dict(+h) for h in held]
    set_finds(data, finds or {}, dug)
    set_books(data, held)
    set_markers(data, mover, players, dates or {}, tower)
    for seat, place in (at or {}).items():
        data["place"][SEATS.index(seat)] = place
    for seat, sites in (permits or {}).items():
        data["permits"][SEATS.index(seat)] = list(sites)
    if swaps:
        data["swapper"], data["swaps"] = mover, swaps
    return GAME.from_dict(data)


def spare(held: Sequence[Counter[str]]) -> str:
    """An open card that nobody holds."""
    return next(card for card in ("congress-Moscow", "congress-Vienna") if not any(card in h for h in held))


def set_pile(data: dict[str, Any], pile: Sequence[str], left: Counter[str], rest: Counter[str]) -> None:
    data["pile"] = dict(Counter(card for card in pile if card in PARTS.card_names))
    rest += left - Counter(data["pile"])
    unused = data["pile_shows"] + data["waiting_shows"]
    data["pile_shows"] = [card for card in pile if card in PARTS.show_names]
    data["exhibited"][data["players"] - 1] += [show for show in unused if show not in pile]
    data["waiting_shows"] = []
    data["first"], data["second"], data["renewed"] = 0, len(pile), True


def set_piles(data: dict[str, Any], left: Counter[str]) -> None:
    data["pile"] = dict(+left)
    above = left.total() - v.PILE  # researcher cards of the first two piles
    data["first"] = max(0, above - v.PILE)
    data["second"] = min(above, v.PILE) + len(data["pile_shows"])


def set_finds(data: dict[str, Any], finds: Names, dug: Sequence[str]) -> None:
    for site, name in enumerate(v.SITE_NAMES):
        tiles = PARTS.tile_names[site * v.DIFFERENT_TILES :][: v.SITE_TILES]
        for seat, letter in enumerate(SEATS):
            data["found"][seat * v.SITES + site] = [find for find in tiles if find in finds.get(letter, ())]
        left = [tile for tile in tiles if not any(tile in mine for mine in finds.values())]
        ones = [tile for tile in left if PARTS.worth[PARTS.tile_names.index(tile)] == 1]
        bonus = ones[0] if ones and name not in dug else None
        data["bonus"][site] = bonus
        data["bag"][site] = [tile for tile in left if tile != bonus]


def set_books(data: dict[str, Any], held: Sequence[Counter[str]]) -> None:
    """Numbers of cards and books, counted from what everybody has."""
    data["cards"] = [0] * (4 * v.KINDS)
    data["special"] = [0] * (4 * v.SITES)
    data["general"] = [0] * 4
    for seat in range(4):
        for name, n in held[seat].items():
            face = PARTS.card_names.index(name)
            data["cards"][seat * v.KINDS + PARTS.kind[face]] += n
            if PARTS.kind[face] == v.SPECIAL:
                data["special"][seat * v.SITES + PARTS.about[face]] += n * PARTS.symbols[face]
            elif PARTS.kind[face] == v.GENERAL:
                data["general"][seat] += n * PARTS.symbols[face]
        for site in range(v.SITES):
            for tile in data["found"][seat * v.SITES + site]:
                if "-book-on-" in tile:
                    data["special"][seat * v.SITES + PARTS.found_about[site]] += 1
                data["general"][seat] += tile.endswith("open-book")


def set_markers(
    data: dict[str, Any], mover: str, players: int, dates: Mapping[str, tuple[int, int]], tower: str
) -> None:
    """By default all stand where the mover stands, he on top."""
    for seat in SEATS[:players]:
        start = dates.get(seat) or dates.get(mover)
        if start:
            data["week"][SEATS.index(seat)] = absolute(*start)
    ranks = tower or mover + SEATS[:players].replace(mover, "")
    order = sorted(ranks, key=lambda seat: data["week"][SEATS.index(seat)])
    data["order"] = [*order, *[None] * (4 - players)]
    data["mover"] = data["actor"] = mover
