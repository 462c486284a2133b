"""Positions of Mykerinos, set up in the words of the table.

`begin` and `play` go through the moves themselves; `turn` sets a position of the digging up and lets the
invariants of the game look at it; `survey` lets the last player pass in one. Fields, rooms, cards, seats and
moves are written as in the notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import mattock
from mattock import CHANCE, Event, State
from mattock.games.mykerinos.game import MykerinosGame
from mattock.games.mykerinos.vocabulary import FIELD_NAMES, PATRON_NAMES, ROOM_NAMES

GAME = mattock.game("mykerinos")
assert isinstance(GAME, MykerinosGame)
PARTS = GAME.components
SEATS = "ABCD"
COLOURS = (*SEATS, "neutral")
WINGS = ("lemon", "blackmore", "brown", "tangerine", "violet")  # as in the printed examples
# Cards without pyramids, then V2 with one on c4, L2 on f4 and B2 on g5.
REGION = ("V1", "L1", "B1", "K1", "T1", "V2", "L2", "B2")
PYRAMIDS = {"c4", "f4", "g5"}
LAST_REGION = (*REGION, "V3", "L3", "K2", "T2")
Fields = Mapping[str, Iterable[str]]


def play(state: State, *texts: str) -> State:
    """Apply moves or outcomes by their notation; the same state."""
    for text in texts:
        state.apply(state.parse(text))
    return state


def after(state: State, *texts: str) -> State:
    """The position some moves later; the one at hand stays."""
    return play(state.clone(), *texts)


def begin(players: int = 3, start: str = "A", **options: Any) -> State:
    """A game whose start player and wings have been drawn: the first parcel comes next."""
    return play(GAME.new(players=players, **options), f"start {start}", *(f"wing {p}" for p in WINGS))


def lay(state: State, cards: Sequence[str] = REGION) -> State:
    """Lay a region out, each card as printed."""
    return play(state, *(f"parcel {card} upright" for card in cards))


def draw_all(state: State) -> State:
    """Whatever is to be drawn comes as it lies."""
    while state.mover == CHANCE:
        state.apply(state.legal()[0])
    return state


def notation(state: State, kind: str = "") -> list[str]:
    """What can be done, as text."""
    texts = [str(state.describe(a)) for a in state.legal()]
    return [text for text in texts if not kind or text.split()[0] == kind]


def places(state: State, kind: str) -> set[str]:
    """The fields or rooms of the possible moves of a kind."""
    return {text.split()[1] for text in notation(state, kind)}


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


def mover(state: State) -> str:
    return {mattock.CHANCE: "chance", mattock.OVER: "over"}.get(state.mover) or SEATS[state.mover]


def phase(state: State) -> str:
    name: str = state.to_dict()["phase"]
    return name


def stock(state: State, seat: str) -> int:
    count: int = state.to_dict()["stock"][SEATS.index(seat)]
    return count


def supply(state: State, colour: str) -> int:
    count: int = state.to_dict()["supply"][COLOURS.index(colour)]
    return count


def neutrals(state: State, seat: str) -> int:
    count: int = state.to_dict()["neutrals"][SEATS.index(seat)]
    return count


def cubes(state: State, colour: str) -> set[str]:
    return set(state.to_dict()["cubes"][COLOURS.index(colour)])


def owned(state: State, seat: str) -> set[str]:
    return set(state.to_dict()["owned"][SEATS.index(seat)])


def niles(state: State, seat: str) -> set[str]:
    return set(state.to_dict()["nile_owned"][SEATS.index(seat)])


def box(state: State) -> set[str]:
    return set(state.to_dict()["box"])


def rooms(state: State, seat: str) -> set[str]:
    return {room for room, who in zip(ROOM_NAMES, state.to_dict()["room"], strict=True) if who == seat}


def points(state: State, seat: str, source: str = "") -> int:
    """Victory points, all or of one source: parcels, nile, boats, museum, sets."""
    view = state.view()["seats"][SEATS.index(seat)]
    count: int = view["points"][source] if source else view["score"]
    return count


def ground(state: State, field: str) -> str:
    """What a field shows."""
    return next(str(f["ground"]) for f in state.view()["fields"] if f["field"] == field)


# Setting positions up.


def names_of(bits: int) -> list[str]:
    return [FIELD_NAMES[k] for k in range(len(FIELD_NAMES)) if bits >> k & 1]


def pyramids_of(region: Sequence[str]) -> set[str]:
    """The fields of a region that show a pyramid; every card lies as printed."""
    found = set()
    for place, card in enumerate(region):
        for k in range(6):
            if PARTS.shape[2 * PARTS.names.index(card)] >> k & 1:
                row, column = place // 4 * 3 + k // 2, place % 4 * 2 + k % 2
                found.add(FIELD_NAMES[8 * row + column])
    return found


def river_of(banks: Sequence[str]) -> tuple[set[str], set[str]]:
    """The river fields of Nile cards that lie as printed, and all fields that they cover."""
    river, covered = set(), set()
    for bank, card in enumerate(banks):
        for k in range(6):
            name = FIELD_NAMES[8 * (3 * bank + k // 2) + 3 + k % 2]
            covered.add(name)
            if PARTS.river[2 * PARTS.nile_names.index(card)] >> k & 1:
                river.add(name)
    return river, covered


def in_order(found: Iterable[str]) -> list[str]:
    chosen = set(found)
    return [name for name in FIELD_NAMES if name in chosen]


def by_seat(given: Mapping[str, Any], default: Any, names: Sequence[str] = SEATS) -> list[Any]:
    return [given.get(name, default) for name in names]


def turn(
    mover: str = "A",
    *,
    players: int = 3,
    round_: int | None = None,
    region: Sequence[str] | None = None,
    cubes: Fields | None = None,
    stock: Mapping[str, int] | None = None,
    neutrals: Mapping[str, int] | None = None,
    owned: Fields | None = None,
    used: Mapping[str, Mapping[str, int]] | None = None,
    passed: str = "",
    rooms: Fields | None = None,
    points: Mapping[str, int] | None = None,
    banks: Sequence[str] | None = None,
    boat: str | None = None,
    niles: Fields | None = None,
    tie_boat: str | None = None,
    queue: Sequence[str] = (),
    discs: Fields | None = None,
    reserved: Fields | None = None,
    start: str = "A",
    **options: Any,
) -> State:
    """A turn of the digging about to begin; stocks are five cubes unless said otherwise.

    Unless a test says otherwise it is the first round in which so many Nile cards can have been taken.
    """
    round_ = round_ or 1 + sum(len(list(cards_)) for cards_ in (niles or {}).values())
    data = GAME.new(players=players, **options).to_dict()
    cards = list(region or (LAST_REGION if round_ == 4 else REGION))
    seats = SEATS[:players]
    data |= {"phase": "turn", "mover": mover, "round": round_, "start": start, "wing": list(WINGS)}
    data["parcel"] = cards + [None] * (12 - len(cards))
    data["owned"] = [in_file(cards_) for cards_ in by_seat(owned or {}, ())]
    kept = {card for hand in data["owned"] for card in hand} | set(cards)
    others = [card for card in PARTS.names if card not in kept]
    gone = max(0, 8 * (round_ - 1) - sum(len(hand) for hand in data["owned"]))
    data["box"], data["unseen"] = others[:gone], others[gone:]
    data["cubes"] = [in_order(fields) for fields in by_seat(cubes or {}, (), COLOURS)]
    data["stock"] = [(stock or {}).get(seat, 5) if seat in seats else 0 for seat in SEATS]
    data["neutrals"] = by_seat(neutrals or {}, 0)
    for seat, rooms_ in (rooms or {}).items():
        for room in rooms_:
            data["room"][ROOM_NAMES.index(room)] = seat
    for seat, patrons in (used or {}).items():
        for patron, count in patrons.items():
            data["used"][6 * SEATS.index(seat) + PATRON_NAMES.index(patron)] = count
    for k, seat in enumerate(seats):
        data["supply"][k] -= data["stock"][k] + len(data["cubes"][k]) + data["room"].count(seat)
        data["points"][5 * k] = (points or {}).get(seat, 0)
    if players == 2:
        data["supply"][4] -= len(data["cubes"][4]) + sum(data["neutrals"])
    scale: list[str | None] = [*passed]
    if players == 2:
        scale = [*passed[:1], "neutral"] if passed else [None, "neutral"]
    data["scale"] = scale + [None] * (4 - len(scale))
    data["pyramids"] = in_order(pyramids_of(cards))
    if data["options"]["nile"]:
        add_nile(data, round_, banks, boat, niles or {}, tie_boat, queue, discs or {}, reserved or {})
    return GAME.from_dict(data)


def in_file(cards: Iterable[str]) -> list[str]:
    """Cards in the order of the file."""
    return sorted(cards, key=PARTS.names.index)


def add_nile(
    data: dict[str, Any],
    round_: int,
    banks: Sequence[str] | None,
    boat: str | None,
    niles: Fields,
    tie_boat: str | None,
    queue: Sequence[str],
    discs: Fields,
    reserved: Fields,
) -> None:
    """Nile cards as printed on the region, and what else the expansion has."""
    last = round_ == 4
    lie = list(banks or (("N1", "N6", "N2") if last else ("N1", "N2")))
    river, covered = river_of(lie)
    data["bank"] = lie + [None] * (3 - len(lie))
    data["river"] = in_order(river)
    data["pyramids"] = [name for name in data["pyramids"] if name not in covered]
    data["nile_owned"] = [sorted(cards) for cards in by_seat(niles, ())]
    held = {card for hand in data["nile_owned"] for card in hand}
    rest = [c for c in PARTS.nile_names[:5] if c not in held and c not in lie and c not in queue]
    unseen = 0 if last else max(0, 5 - 2 * round_)
    under = [] if last else [*queue, *rest[unseen:]]
    data["queue"] = [*under, *[None] * (5 - len(under))]
    data["queued"] = len(under)
    data |= {"nile_unseen": rest[:unseen], "nile_box": rest if last else []}
    data["boat"] = None if last else boat or "two"
    gone = {data["boat"], "tie" if tie_boat else None}
    data["boats"] = [name for name in ("two", "three", "tie", "cubes") if name not in gone]
    data["tie_boat"] = tie_boat
    data["discs"] = [in_order(fields) for fields in by_seat(discs, ())]
    data["reserved"] = [
        [room for room in ROOM_NAMES if room in set(chosen)] for chosen in by_seat(reserved, ())
    ]


def survey(cubes: Fields, passed: str = "ABC", **more: Any) -> State:
    """The survey of a position in which all have passed in this order."""
    players = more.pop("players", len(passed))
    state = turn(passed[-1], players=players, cubes=cubes, passed=passed[:-1], **more)
    return play(state, "pass")


def pass_all(state: State) -> State:
    """Everybody who still digs passes."""
    while phase(state) in ("turn", "neutral-turn"):
        play(state, "pass" if phase(state) == "turn" else "rest")
    return state
