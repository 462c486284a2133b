"""The printed material of Mykerinos and The Nile as numbers that compiled rules read by attribute."""

from __future__ import annotations

import re

from mattock.core.components import Reader
from mattock.games.mykerinos import vocabulary as v

CARD_FORM = re.compile(r"([VLBKTX]\d) ([0-9]) ([#.]{2}/[#.]{2}/[#.]{2})")
BANK_FORM = re.compile(r"(N\d) ([RL]{2}/[RL]{2}/[RL]{2})")


class Components:
    fingerprint: str
    warnings: list[str]  # of what may be right, but is seldom meant
    names: list[str]  # of the parcel cards
    nile_names: list[str]
    points: list[int]  # of a card
    patron: list[int]  # of a card; NO_PATRON for one of them
    shape: list[int]  # pyramids of a card as it lies (2 x card + half turn), six bits
    of_patron: list[int]  # the cards of a patron, as bits
    river: list[int]  # river fields of a Nile card as it lies (2 x card + half turn), six bits
    zone: list[int]  # the fields of a zone, as bits
    room_value: list[int]
    room_wings: list[int]  # the wings a room belongs to, as bits
    doors: list[int]  # the rooms that open into a 5-room, as bits
    open_to_all: int  # the rooms of value 2 and 3, as bits
    plan: list[int]  # the rooms of a plan, as bits
    parcels: list[int]  # cards of the region, by round
    cubes: list[int]  # of a colour, without and with the Nile
    cubes_a_round: list[int]  # by players
    neutral_cubes: int
    no_room: int
    set_points: int
    nile_points: list[int]  # of each Nile card
    boat_points: list[int]  # by boat
    boat_cubes: int

    def __init__(self, text: str, name: str) -> None:
        read = Reader(text, name)
        self.read_rules(read)
        self.read_nile(read)
        self.read_museum(read)
        self.read_parcels(read)
        self.read_banks(read)
        self.zone = [zone_fields(z) for z in range(v.ZONES)]
        self.fingerprint = read.fingerprint()
        self.warnings = read.warnings

    def read_rules(self, read: Reader) -> None:
        self.cubes_a_round = [0, 0, *read.numbers(("rules", "cubes_a_round"), 3, 1, 100)]
        self.neutral_cubes = read.number(("rules", "neutral_cubes"), 0, 100)
        self.no_room = read.number(("rules", "no_room"), 0, 100)
        self.set_points = read.number(("rules", "set_points"), 0, 100)
        self.parcels = [0, *[v.EARLY_PLACES] * (v.ROUNDS - 1), v.PLACES]

    def read_nile(self, read: Reader) -> None:
        self.cubes = [read.number((part, "cubes"), 1, 100) for part in ("rules", "nile")]
        self.nile_points = self.read_nile_points(read)
        boats = ("small_boat_points", "large_boat_points")
        self.boat_points = [*(read.number(("nile", boat), 0, 100) for boat in boats), 0, 0]
        self.boat_cubes = read.number(("nile", "boat_cubes"), 0, 100)

    def read_nile_points(self, read: Reader) -> list[int]:
        """What each Nile card is worth; older files name one number for the stack, and one for the last."""
        path, last = ("nile", "card_points"), ("nile", "last_card_points")
        if type(read.valued(path, f"a list of {v.NILE_CARDS} whole numbers from 0 to 100")) is int:
            return [read.number(path, 0, 100)] * v.LAST_NILE + [read.number(last, 0, 100)]
        points = read.numbers(path, v.NILE_CARDS, 0, 100)
        if len(set(points[: v.LAST_NILE])) == 1:  # the fingerprint is the same for both ways to write it
            read.keep(path, points[0])
            read.keep(last, points[v.LAST_NILE])
        return points

    def read_museum(self, read: Reader) -> None:
        two, three, five = (read.number(("museum", f"{n}_room"), 0, 100) for n in ("two", "three", "five"))
        wings = range(v.WINGS)
        neighbours = [1 << w | 1 << (w + 1) % v.WINGS for w in wings]  # of a 2-room
        self.room_value = [three, five] * v.WINGS + [two] * v.WINGS
        self.room_wings = [1 << room // 2 for room in range(v.TWO_ROOMS)] + neighbours
        doors = [0] * v.ROOMS
        for w in wings:
            twos = sum(1 << (v.TWO_ROOMS + k) for k in wings if neighbours[k] >> w & 1)
            doors[2 * w + 1] = 1 << 2 * w | twos
        self.doors = doors
        self.open_to_all = sum(1 << room for room in range(v.ROOMS) if not doors[room])
        self.plan = [self.read_plan(read, name) for name in v.PLAN_NAMES]

    def read_plan(self, read: Reader, name: str) -> int:
        """The rooms of a plan: those of the wings, and the 2-rooms that it lists."""
        path = ("museum", name)
        expected = "a list of some of " + ", ".join(v.GAPS)
        given = read.valued(path, expected)
        if not isinstance(given, list) or len(set(given)) != len(given) or set(given) - set(v.GAPS):
            raise read.fail(path, expected, given)
        read.keep(path, sorted(given))
        twos = sum(1 << (v.TWO_ROOMS + v.GAPS.index(gap)) for gap in given)
        return (1 << v.TWO_ROOMS) - 1 | twos

    def read_parcels(self, read: Reader) -> None:
        read.provenance(("parcels", "from"))
        read.length(("parcels", "list"), v.CARDS, "parcel cards")
        given = [str(card) for card in read.data["parcels"]["list"]]
        parts: list[tuple[str, ...]] = []
        for k, text in enumerate(given):
            path = ("parcels", "list", k)
            form = CARD_FORM.fullmatch(text)
            if form is None:
                raise read.fail(path, "name, points and three rows of fields, as in 'L7 3 .#/../#.'", text)
            if form[1] in [part[0] for part in parts]:
                raise read.fail(path, "a name that no other card has", text)
            parts.append(form.groups())
        read.keep(("parcels",), given)
        self.names = [part[0] for part in parts]
        self.points = [int(part[1]) for part in parts]
        letters = [v.PATRON_LETTERS.index(part[0][0]) for part in parts]
        self.patron = [v.NO_PATRON if letter == v.GREENWISH else letter for letter in letters]
        if letters.count(v.GREENWISH) != 1:
            raise read.fail(("parcels", "list"), "one card without patron (X)", letters.count(v.GREENWISH))
        self.shape = [bits for part in parts for bits in both_ways(part[2], "#")]
        self.of_patron = [
            sum(1 << k for k in range(v.CARDS) if letters[k] == patron) for patron in range(v.GREENWISH)
        ]

    def read_banks(self, read: Reader) -> None:
        read.provenance(("banks", "from"))
        read.length(("banks", "list"), v.NILE_CARDS, "Nile cards")
        given = [str(card) for card in read.data["banks"]["list"]]
        forms = [BANK_FORM.fullmatch(text) for text in given]
        for k, form in enumerate(forms):
            path = ("banks", "list", k)
            if form is None or form[1] != f"N{k + 1}":
                raise read.fail(path, f"name and three rows of fields, as in 'N{k + 1} LR/RR/RL'", given[k])
        read.keep(("banks",), given)
        self.nile_names = [form[1] for form in forms if form]
        self.river = [bits for form in forms if form for bits in both_ways(form[2], "R")]


def both_ways(picture: str, sign: str) -> tuple[int, int]:
    """The fields of a card with a sign, as bits: as it is printed and after a half turn."""
    fields = picture.replace("/", "")
    upright, turned = (
        sum(1 << k for k in range(v.CARD_FIELDS) if look[k] == sign) for look in (fields, fields[::-1])
    )
    return upright, turned


def zone_fields(zone: int) -> int:
    """The fields of a zone, as bits."""
    across = v.COLUMNS // 2
    return sum(
        1 << k for k in range(v.FIELDS) if k // v.COLUMNS // v.CARD_ROWS * 2 + k % v.COLUMNS // across == zone
    )
