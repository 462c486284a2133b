"""Positions of Pergamon, set up in the words of the table.

`begin` and `play` go through the moves themselves; `turn` and `placing` set a position up and let the
invariants of the game look at it. Tiles, seats and moves are written as in the notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import mattock
from mattock import CHANCE, Event, State
from mattock.games.pergamon.vocabulary import GALLERY_NAMES, MARKER_NAMES

GAME = mattock.game("pergamon")
SEATS = "ABCD"
FIGURES = {"A": 5, "B": 8, "C": 9, "D": 13}  # where figures stand unless a test says otherwise
SHOWN = Mapping[str, Mapping[str, tuple[int, Sequence[str]]]]  # seat -> marker -> museum field and row

CARDS = {5: (3, 4), 7: (7, 4), 9: (7, 6)}  # whose backs send the raider to a field
CALM = (1, 2, 3, 4, 6, 8, 10, 11)  # rounds without a scoring

# Rows of the printed examples and others that fit together.
ROW_OF_12 = ("V15B5", "B81V3", "V36M4", "M63V1")  # bracelet 581, vase 336, mask 463


def play(state: State, *texts: str) -> State:
    """Apply moves or outcomes by their notation, and check what must always hold; the same state."""
    for text in texts:
        state.apply(state.parse(text))
        assert state.check(), f"after {text} invariant {state.broken()} does not hold"
    return state


def after(state: State, *texts: str) -> State:
    """The position some moves later; the one at hand stays."""
    return play(state.clone(), *texts)


def begin(players: int = 3, start: str = "A", top: str = "bag", **options: bool) -> State:
    """A game whose start player and first back have been drawn: the first tile comes next."""
    return play(GAME.new(players=players, **options), f"start {start}", f"back {top}")


def lay(state: State, *tiles: str) -> State:
    """Turn tiles over."""
    return play(state, *(f"tile {tile}" for tile in tiles))


def backs(state: State, *names: str) -> State:
    """Show the backs that come to light below the cards taken."""
    return play(state, *(f"back {name}" for name in names))


def notation(state: State) -> list[str]:
    """What can be done, as text."""
    return [str(state.describe(a)) for a in state.legal()]


def odds(state: State) -> dict[str, int]:
    """What can be drawn, with its weights."""
    return dict(zip(notation(state), state.weights(), strict=True))


def told(state: State, text: str) -> list[Event]:
    """What is said when a move is made."""
    return GAME.tell(state, state.parse(text))


def heard(state: State, text: str, kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of one kind."""
    return [dict(event.args) for event in told(state, text) if event.kind == kind]


# What a position shows.


def galleries(state: State) -> list[list[str]]:
    """The tiles of the five galleries."""
    return [[t["tile"] for t in g["tiles"]] for g in state.view()["galleries"]]


def hand(state: State, seat: str) -> set[str]:
    return set(state.to_dict()["hand"][SEATS.index(seat)])


def purse(state: State, seat: str) -> int:
    """A player's coins; those of the raider for "R"."""
    coins: list[int] = state.to_dict()["coins"]
    return coins[4 if seat == "R" else SEATS.index(seat)]


def field(state: State, seat: str) -> int:
    """Where a figure stands; the raider's for "R"."""
    fields: list[int] = state.to_dict()["figure"]
    return fields[4 if seat == "R" else SEATS.index(seat)]


def museum(state: State) -> dict[str, int]:
    """The museum fields of all markers on show: {"AI": 12}."""
    spots = state.to_dict()["spot"]
    names = [seat + marker for seat in SEATS for marker in MARKER_NAMES]
    return {name: spot for name, spot in zip(names, spots, strict=True) if spot}


def box(state: State) -> set[str]:
    return set(state.to_dict()["box"])


def points(state: State, seat: str, source: str) -> int:
    """Victory points by source: exhibit, scoring, bonus, oldest."""
    count: int = state.view()["seats"][SEATS.index(seat)]["points"][source]
    return count


def mover(state: State) -> str:
    return {mattock.CHANCE: "chance", mattock.OVER: "over"}.get(state.mover) or SEATS[state.mover]


# Setting positions up.


def used_cards(count: int, kept: Sequence[int]) -> list[int]:
    """So many cards of earlier rounds, high and low in turn, without those that are still needed."""
    pile = [value for _ in range(3) for value in (8, 1, 7, 2, 6, 3, 5, 4)]
    for value in kept:
        pile.remove(value)
    return pile[:count]


def position(
    phase: str,
    mover: str,
    players: int,
    round_: int | None,
    cards: Sequence[int] | None,
    face_up: bool,
    used: Sequence[int] | None,
    figures: Mapping[str, int],
    coins: Mapping[str, int],
    hands: Mapping[str, Iterable[str]],
    dig: Mapping[str, Iterable[str]],
    shown: SHOWN,
    box: Iterable[str],
    points: Mapping[str, int],
    options: Mapping[str, bool],
) -> State:
    """A position as a dictionary, completed to what the invariants ask for."""
    data = GAME.new(players=players, **options).to_dict()
    held = [*dig.values(), *hands.values(), box, *(row for own in shown.values() for _, row in own.values())]
    tiles = sum(len(list(each)) for each in held)
    round_ = round_ or next(number for number in CALM if 5 * number >= tiles)
    raider = figures.get("R", 0)
    cards = cards or CARDS[raider or 7]
    if players == 2:
        raider = {0: 5, 1: 7, 2: 9}[sum(card > 4 for card in cards)]
    gone = list(used_cards(2 * round_ - 2, cards) if used is None else used)
    unseen = [3 - gone.count(v) - (list(cards).count(v) if face_up else 0) for v in range(1, 9)]
    hidden = [] if face_up else list(cards)
    bags = sum(unseen[:4]) - sum(card <= 4 for card in hidden)
    chests = sum(unseen[4:]) - sum(card > 4 for card in hidden)
    top = "bag" if bags else "chest" if chests else None
    data |= {"bags": bags - (top == "bag"), "chests": chests - (top == "chest"), "top": top}
    data |= {
        "backs": ["bag" if c <= 4 else "chest" for c in cards],
        "fronts": list(cards) if face_up else [0, 0],
    }
    data["unseen_fronts"] = unseen
    data |= {
        "phase": phase,
        "mover": mover,
        "round": round_,
        "order": [*SEATS[:players], *"A" * (4 - players)],
    }
    data["figure"] = [figures.get(seat, 0) for seat in SEATS] + [raider]
    data["coins"] = [coins.get(seat, 0) for seat in SEATS] + [coins.get("R", 0)]
    data["spent"] = sum(gone) + (sum(cards) if face_up else 0) - sum(data["coins"])
    data["hand"] = [list(hands.get(seat, ())) for seat in SEATS]
    data["gallery"] = [list(dig.get(name, ())) for name in GALLERY_NAMES]
    for seat, collections in shown.items():
        for name, (spot, row) in collections.items():
            show(data, 3 * SEATS.index(seat) + MARKER_NAMES.index(name), spot, row)
    data["box"] = list(box)
    data["points"] = [points.get(s, 0) if k == 0 else 0 for s in SEATS for k in range(4)]
    placed = {t for tiles in (*data["gallery"], *data["hand"], *data["shown"], data["box"]) for t in tiles}
    data["unseen"] = [tile for tile in data["unseen"] if tile not in placed]
    if phase == "turn":
        data |= {"at": figures[mover], "turn": players}
    return GAME.from_dict(data)


def show(data: dict[str, Any], marker: int, spot: int, row: Sequence[str]) -> None:
    """Put a row on show."""
    names = GAME.new(players=2).to_dict()["unseen"]
    data["spot"][marker] = spot
    data["shown"][marker] = list(row)
    data["first"][marker] = row[0]
    for left, right in pairwise(row):
        data["link"][names.index(left)] = right


def turn(
    mover: str = "A",
    *,
    players: int = 3,
    round_: int | None = None,
    cards: Sequence[int] | None = None,
    used: Sequence[int] | None = None,
    figures: Mapping[str, int] | None = None,
    coins: Mapping[str, int] | None = None,
    hands: Mapping[str, Iterable[str]] | None = None,
    dig: Mapping[str, Iterable[str]] | None = None,
    shown: SHOWN | None = None,
    box: Iterable[str] = (),
    points: Mapping[str, int] | None = None,
    **options: bool,
) -> State:
    """A turn of phase 3 about to begin; `dig` holds the galleries' tiles.

    Unless a test says otherwise, it is the first calm round by which so many tiles can be revealed.
    """
    stand = figures or {seat: FIGURES[seat] for seat in SEATS[:players]}
    return position(
        "turn", mover, players, round_, cards, True, used, stand, coins or {}, hands or {}, dig or {},
        shown or {}, box, points or {}, options,
    )  # fmt: skip


def placing(
    *,
    players: int = 3,
    round_: int | None = None,
    cards: Sequence[int] | None = None,
    used: Sequence[int] | None = None,
    raider: int = 0,
    coins: Mapping[str, int] | None = None,
    dig: Mapping[str, Iterable[str]] | None = None,
    shown: SHOWN | None = None,
    **options: bool,
) -> State:
    """A placing, with A to choose first and the two cards, which will be `cards`, face down."""
    return position(
        "placing", "A", players, round_, cards, False, used, {"R": raider} if raider else {}, coins or {}, {},
        dig or {}, shown or {}, (), {}, options,
    )  # fmt: skip


def finish_round(state: State) -> State:
    """Everybody who still has a turn stores, and the round ends; the same state."""
    number = state.to_dict()["round"]
    while state.mover >= 0 and state.to_dict()["round"] == number:
        play(state, "store")
    return state


def last_store(state: State) -> State:
    """The position before the "store" that ends the round; the same state."""
    while sum(f > state.to_dict()["at"] for f in state.to_dict()["figure"][:4]):
        play(state, "store")
    return state


def next_round(state: State, tiles: Sequence[str] = (), *names: str) -> State:
    """From the end of a round to the next placing; tiles and backs that are not named come as they lie."""
    for tile in tiles:
        play(state, f"tile {tile}")
    for name in names:
        play(state, f"back {name}")
    while state.mover == CHANCE:
        state.apply(state.legal()[0])
    return state


def row(state: State, tiles: Sequence[str]) -> State:
    """Lay a row; the same state."""
    return play(state, *(f"join {tile}" for tile in tiles))


def reason_name(state: State, text: str) -> str:
    """The name of the reason against a move; empty where it is possible."""
    reason = state.why_not(state.parse(text))
    return reason.message.removeprefix("pergamon-reason-") if reason else ""
