"""What the engine's position of Mykerinos says, in the words of the oracle."""

from __future__ import annotations

from typing import Any

from mattock import State

ROOMS = [f"W{wing}-{value}" for wing in range(1, 6) for value in (3, 5)] + [
    f"W{between}-2" for between in (12, 23, 34, 45, 51)
]
PATRONS = ["violet", "lemon", "brown", "blackmore", "tangerine", "greenwish"]
KINDS = ["parcels", "nile", "boats", "museum", "sets"]
BANKS = ["upper", "middle", "lower"]
IN_ZONES = {"zone-tie", "choosing", "removing", "scraps"}


def seen(state: State) -> dict[str, Any]:
    """Where everything lies."""
    data = state.to_dict()
    seats = "ABCD"[: state.players]
    colours = [*seats, "neutral"] if state.players == 2 else list(seats)
    column = {**{seat: number for number, seat in enumerate("ABCD")}, "neutral": 4}
    by_seat = list(enumerate(seats))
    discs = {spot: seat for n, seat in by_seat for spot in data["discs"][n] + data["reserved"][n]}
    return {
        "round": data["round"],
        "start": None if data["phase"] == "draw-start" else data["start"],
        "wings": [patron for patron in data["wing"] if patron],
        "pile": sorted(data["unseen"]),
        "parcels": lying(data["parcel"], [int(place) - 1 for place in data["turned"]]),
        "box": sorted(data["box"]),
        "pyramids": sorted(data["pyramids"]),
        "river": sorted(data["river"]),
        "cubes": {field: colour for colour in colours for field in data["cubes"][column[colour]]},
        "supply": {colour: data["supply"][column[colour]] for colour in colours},
        "stock": {seat: data["stock"][n] for n, seat in by_seat},
        "neutrals": {seat: data["neutrals"][n] for n, seat in by_seat},
        "cards": {seat: sorted(data["owned"][n] + data["nile_owned"][n]) for n, seat in by_seat},
        "turned": {seat: turned(data["used"][6 * n : 6 * n + 6]) for n, seat in by_seat},
        "scale": data["scale"][: 3 if state.players == 2 else state.players],
        "rooms": {room: whose for room, whose in zip(ROOMS, data["room"], strict=True) if whose},
        "discs": discs,
        "track": {
            seat: dict(zip(KINDS, data["points"][5 * n : 5 * n + 5], strict=True)) for n, seat in by_seat
        },
        "nile unknown": sorted(data["nile_unseen"]),
        "nile queue": data["queue"][: data["queued"]],
        "banks": {
            bank: place
            for bank, place in zip(
                BANKS, lying(data["bank"], [BANKS.index(bank) for bank in data["bank_turned"]]), strict=True
            )
            if place
        },
        "nile box": sorted(data["nile_box"]),
        "boats": sorted(data["boats"]),
        "boat": data["boat"],
        "tie boat": data["tie_boat"],
        "patron": data["patron"],
        "left": data["left"],
        "last": data["last"] or "",
        "zone": data["zone"] + 1 if data["phase"] in IN_ZONES else 0,
        "ranking": data["order"][: data["ranked"]],
        "rank": data["rank"],
    }


def lying(cards: list[str | None], half_turned: list[int]) -> list[list[str] | None]:
    """Each place with its card and how that lies."""
    return [
        None if card is None else [card, "turned" if place in half_turned else "upright"]
        for place, card in enumerate(cards)
    ]


def turned(used: list[int]) -> list[str]:
    """A patron's name for each of his cards that is turned."""
    return sorted(patron for patron, cards in zip(PATRONS, used, strict=True) for _ in range(cards))
