"""The printed material of Pergamon as numbers that compiled rules read by attribute."""

from __future__ import annotations

import re

import cython

from mattock.core.components import Reader
from mattock.games.pergamon import vocabulary as v

if not cython.compiled:
    from mattock.games.pergamon.vocabulary import FIELDS, FRONTS, KINDS, ROUNDS, STRIP, TILES

TILE_FORM = re.compile(r"([VJBM])(\d\d)([VJBM])([1-5])")


class Components:
    fingerprint: str
    warnings: list[str]  # of what may be right, but is seldom meant
    names: list[str]  # of the tiles
    coins: list[int]  # on a funds field, 1 .. 13 from the right
    depth: list[int]  # the deepest gallery a field allows, 1 .. 5
    raider_field: list[int]  # by the number of chests among the two cards
    copies: list[int]  # of a money card, by value - 1
    back: list[int]  # of a money card, by value - 1
    points: list[int]  # of a museum field, 1 .. 24
    bonus_kind: list[int]  # by round; KINDS where there is no scoring
    setback: list[int]  # by round
    price: list[int]  # of a gallery
    oldest: list[int]  # points for the three oldest objects
    left: list[int]  # kind of a tile's left half
    right: list[int]  # kind of its right half
    digits: list[int]  # on its left half: tens and ones of a year
    century: list[int]  # on its right half
    age: list[int]  # century and digits, what tiles are sorted by
    starts: list[int]  # tiles by the kind of their left half, as bits
    start_coins: int
    bonus: int  # points for the oldest object of the kind
    exhibit_points: int
    polish_limit: int
    free_storage: int
    storage_step: int  # tiles that one more coin stores

    def __init__(self, text: str, name: str) -> None:
        read = Reader(text, name)
        self.read_funds(read)
        self.read_money(read)
        self.read_museum(read)
        self.read_calendar(read)
        self.read_tiles(read)
        self.read_rules(read)
        self.fingerprint = read.fingerprint()
        self.warnings = read.warnings

    def read_funds(self, read: Reader) -> None:
        read.length(("field",), FIELDS, "funds fields, the rightmost first")
        rows = range(FIELDS)
        self.coins = [0] + [read.number(("field", f, "coins"), 0, STRIP) for f in rows]
        self.depth = [0] + [read.number(("field", f, "galleries"), 1, 5) for f in rows]
        signs = {"bag+bag": 0, "bag+chest": 1, "chest+chest": 2}
        field_of: dict[int, int] = {}
        for f in rows:
            path = ("field", f, "raider")
            if "raider" in read.data["field"][f]:
                sign = signs[read.choice(path, list(signs))]
                if sign in field_of:
                    raise read.fail(path, "each sign on one field", read.data["field"][f]["raider"])
                field_of[sign] = f + 1
        for name, chests in signs.items():
            if chests not in field_of:
                raise read.fail(("field",), f"a field with the raider's sign {name}", "without it")
        self.raider_field = [field_of[k] for k in range(3)]

    def read_money(self, read: Reader) -> None:
        read.length(("money",), FRONTS, "kinds of money card, the lowest first")
        rows = range(FRONTS)
        for k in rows:
            if read.number(("money", k, "coins"), 1, FRONTS) != k + 1:
                raise read.fail(("money", k, "coins"), str(k + 1), read.data["money"][k]["coins"])
        self.copies = [read.number(("money", k, "copies"), 0, 2 * ROUNDS) for k in rows]
        self.back = [v.BACK_NAMES.index(read.choice(("money", k, "back"), v.BACK_NAMES)) for k in rows]
        if sum(self.copies) != 2 * ROUNDS:
            raise read.fail(("money",), f"{2 * ROUNDS} cards together", sum(self.copies))

    def read_museum(self, read: Reader) -> None:
        self.points = [0, *read.numbers(("museum", "points"), STRIP, 0, 100)]
        if sorted(self.points) != list(self.points):
            raise read.fail(("museum", "points"), "points that never fall from field 1 to 24", "out of order")

    def read_calendar(self, read: Reader) -> None:
        bonus_kind = [KINDS] * (ROUNDS + 1)
        setback = [0] * (ROUNDS + 1)
        entries = read.get(("scoring",), "a list of scorings")
        if not isinstance(entries, list):
            raise read.fail(("scoring",), "a list of scorings", entries)
        for k in range(len(entries)):
            number = read.number(("scoring", k, "round"), 1, ROUNDS)
            bonus_kind[number] = v.KIND_NAMES.index(read.choice(("scoring", k, "oldest"), v.KIND_NAMES))
            setback[number] = read.number(("scoring", k, "setback"), 0, STRIP)
        if bonus_kind[ROUNDS] == KINDS:
            raise read.fail(("scoring",), f"a scoring after round {ROUNDS}", "without one")
        self.bonus_kind = bonus_kind
        self.setback = setback

    def read_tiles(self, read: Reader) -> None:
        read.provenance(("tiles", "from"))
        read.length(("tiles", "list"), TILES, "tiles")
        names = [str(name) for name in read.data["tiles"]["list"]]
        forms = [TILE_FORM.fullmatch(name) for name in names]
        seen: dict[tuple[str, str], str] = {}  # a century's digits
        elsewhere: dict[str, str] = {}
        for k, form in enumerate(forms):
            path = ("tiles", "list", k)
            if form is None:
                raise read.fail(path, "left kind, two digits, right kind, century, as in V36M4", names[k])
            if form[1] == form[3]:
                raise read.fail(path, "two halves of different kinds", names[k])
            if (form[4], form[2]) in seen:
                raise read.fail(path, "two digits that no other tile of its century has", names[k])
            seen[form[4], form[2]] = names[k]
            if form[2] in elsewhere:
                read.warn(
                    path, f"{names[k]} has the digits of {elsewhere[form[2]]}: objects can be of equal age"
                )
            elsewhere[form[2]] = names[k]
        parts = [form.groups() for form in forms if form]
        self.names = read.keep(("tiles",), names)
        self.left = [v.KIND_LETTERS.index(p[0]) for p in parts]
        self.right = [v.KIND_LETTERS.index(p[2]) for p in parts]
        self.digits = [int(p[1]) for p in parts]
        self.century = [int(p[3]) for p in parts]
        self.age = [int(p[3] + p[1]) for p in parts]
        self.starts = [
            sum(1 << t for t in range(TILES) if parts[t][0] == letter) for letter in v.KIND_LETTERS
        ]

    def read_rules(self, read: Reader) -> None:
        self.start_coins = read.number(("rules", "start_coins"), 0, 100)
        self.price = read.numbers(("rules", "gallery_prices"), 5, 0, 100)
        self.bonus = read.number(("rules", "bonus_points"), 0, 100)
        self.oldest = read.numbers(("rules", "oldest_points"), 3, 0, 100)
        self.exhibit_points = read.number(("rules", "exhibit_points"), 0, 100)
        self.polish_limit = read.number(("rules", "polish_limit"), 0, STRIP - 1)
        self.free_storage = read.number(("rules", "free_storage"), 0, TILES)
        self.storage_step = read.number(("rules", "storage_step"), 1, TILES)
