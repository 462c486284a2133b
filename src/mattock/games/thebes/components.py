"""The printed material of Thebes as numbers that compiled rules read by attribute."""

from __future__ import annotations

import re

import cython

from mattock.core.components import Path, Reader
from mattock.games.thebes import vocabulary as v

if not cython.compiled:
    from mattock.games.thebes.vocabulary import (
        ARTIFACTS,
        CARDS,
        CONGRESSES,
        DIFFERENT_TILES,
        EXHIBITIONS,
        FACES,
        MOST_BONUS,
        PLACES,
        SITES,
        SMALL,
        TEAM,
        WHEEL_KNOWLEDGE,
        WHEEL_MOST,
        WHEEL_WEEKS,
    )

SITE = "|".join(v.SITE_NAMES)
CARD_FORM = re.compile(
    rf"(?:(general) (\d)|(special|rumour) ({SITE}) (\d)|(assistant|shovel|car|zeppelin|permit|congress))"
    rf", ({'|'.join(v.CITY_NAMES)}), (\d+) weeks, (\d) cards"
)
ARTIFACT_FORM = re.compile(r"([1-9]) (\w[\w ]*\w)")
PLACE = "|".join(v.PLACE_NAMES)
ROAD_FORM = re.compile(rf"({PLACE}) - ({PLACE})")
FAR = 99  # weeks, where no road leads


class Components:
    fingerprint: str
    card_names: list[str]
    show_names: list[str]
    tile_names: list[str]  # sixteen a site
    artifact_names: list[str]  # as one says them, sixteen a site
    kind: list[int]  # of a researcher card
    about: list[int]  # the site of a researcher card; SITES where it has none
    symbols: list[int]  # on a researcher card
    city: list[int]
    weeks: list[int]
    copies: list[int]
    rumour: list[int]  # by site: its card
    distance: list[int]  # weeks between two places
    show_city: list[int]
    show_points: list[int]
    show_weeks: list[int]
    wanted: list[int]  # artifacts that an exhibition asks for, five sites each
    wheel: list[int]  # tiles by knowledge and weeks, thirteen each
    worth: list[int]  # points of a tile, sixteen a site
    ones: list[int]  # by site: its artifacts of value 1, as bits
    found_about: list[int]  # by site: what its special knowledge is about
    found_special: list[int]  # by site: the symbols on that tile
    found_general: list[int]
    rubble: list[int]  # by site
    start: list[int]  # week of the markers by players
    assistants: list[int]  # special knowledge by their number
    shovels: list[int]  # more tiles by their number
    congress: list[int]  # points by cards
    lone_assistant: int  # what a burnt one adds
    lone_shovel: int
    expertise: int
    shared_expertise: int
    car_from: int
    car_saves: int
    swap_weeks: int
    swap_rise: int

    def __init__(self, text: str, name: str) -> None:
        read = Reader(text, name)
        self.read_rules(read)
        self.read_starts(read)
        self.read_roads(read)
        self.read_cards(read)
        self.read_exhibitions(read)
        self.read_wheel(read)
        self.read_sites(read)
        self.fingerprint = read.fingerprint()

    def read_rules(self, read: Reader) -> None:
        self.car_from = read.number(("rules", "car_from"), 1, FAR)
        self.car_saves = read.number(("rules", "car_saves"), 0, self.car_from)
        self.swap_weeks = read.number(("rules", "swap_weeks"), 1, 12)
        self.swap_rise = read.number(("rules", "swap_rise"), 0, 12)
        self.lone_assistant, *more = read.numbers(("rules", "assistants"), TEAM, 1, MOST_BONUS)
        self.assistants = [0, 0, *more]
        self.lone_shovel, *more = read.numbers(("rules", "shovels"), TEAM, 1, MOST_BONUS)
        self.shovels = [0, 0, *more]
        self.congress = [0, *read.numbers(("rules", "congresses"), CONGRESSES, 0, 100)]
        self.expertise = read.number(("rules", "expertise"), 0, 100)
        self.shared_expertise = read.number(("rules", "shared_expertise"), 0, 100)

    def read_starts(self, read: Reader) -> None:
        read.length(("start",), 3, "starts: for 2, 3 and 4 players")
        weeks = []
        for k in range(3):
            year = read.number(("start", k, "year"), v.FIRST_YEAR, v.FIRST_YEAR + v.YEARS - 1)
            week = read.number(("start", k, "week"), 1, v.YEAR_WEEKS)
            weeks.append((year - v.FIRST_YEAR) * v.YEAR_WEEKS + week)
        self.start = [0, 0, *weeks]

    def read_list(
        self, read: Reader, path: Path, form: re.Pattern[str], expected: str
    ) -> list[re.Match[str]]:
        """The entries of a list of texts, each of one form."""
        read.provenance((*path[: len(path) - 1], "from"))
        entries = read.get(path, f"a list of {expected}")
        if not isinstance(entries, list):
            raise read.fail(path, f"a list of {expected}", entries)
        found = []
        for k, entry in enumerate(entries):
            match = form.fullmatch(str(entry))
            if match is None:
                raise read.fail((*path, k), expected, entry)
            found.append(match)
        read.keep(path, [str(entry) for entry in entries])
        return found

    def read_roads(self, read: Reader) -> None:
        path: Path = ("roads", "list")
        expected = "two places, as in 'London - Paris'"
        distance = [0 if a == b else FAR for a in range(PLACES) for b in range(PLACES)]
        for road in self.read_list(read, path, ROAD_FORM, expected):
            a, b = (v.PLACE_NAMES.index(place) for place in road.groups())
            if a != b:
                distance[a * PLACES + b] = distance[b * PLACES + a] = 1
        for over in range(PLACES):
            for a in range(PLACES):
                for b in range(PLACES):
                    around = distance[a * PLACES + over] + distance[over * PLACES + b]
                    distance[a * PLACES + b] = min(distance[a * PLACES + b], around)
        if max(distance) >= FAR:
            raise read.fail(path, "a way from each place to each other", "without one")
        self.distance = distance

    def read_cards(self, read: Reader) -> None:
        path: Path = ("cards", "list")
        expected = "kind, city, weeks and number, as in 'special Egypt 2, Rome, 2 weeks, 1 cards'"
        read.length(path, FACES, "faces of researcher cards")
        parts = [card.groups() for card in self.read_list(read, path, CARD_FORM, expected)]
        kinds = [p[0] or p[2] or p[5] for p in parts]
        self.kind = [v.KIND_NAMES.index(kind) for kind in kinds]
        self.about = [v.SITE_NAMES.index(p[3]) if p[3] else SITES for p in parts]
        self.symbols = [int(p[1] or p[4] or 0) for p in parts]
        self.city = [v.CITY_NAMES.index(p[6]) for p in parts]
        self.weeks = [int(p[7]) for p in parts]
        self.copies = [int(p[8]) for p in parts]
        self.card_names = [card_name(*p[:7]) for p in parts]
        for k in range(FACES):
            if self.card_names[k] in self.card_names[:k]:
                raise read.fail((*path, k), "each face once", self.card_names[k])
            if not 1 <= self.weeks[k] <= v.YEAR_WEEKS:
                raise read.fail((*path, k), f"1 to {v.YEAR_WEEKS} weeks", self.weeks[k])
            if self.kind[k] <= v.RUMOUR and not self.symbols[k]:
                raise read.fail((*path, k), "at least one symbol", self.symbols[k])
        if sum(self.copies) != CARDS:
            raise read.fail(path, f"{CARDS} cards together", sum(self.copies))
        rumours = [(self.about[k], k) for k in range(FACES) if self.kind[k] == v.RUMOUR]
        if sorted(site for site, _ in rumours) != list(range(SITES)):
            raise read.fail(path, "one face of rumour for each site", len(rumours))
        self.rumour = [k for _, k in sorted(rumours)]

    def read_exhibitions(self, read: Reader) -> None:
        read.length(("exhibition",), EXHIBITIONS, "exhibitions, the small ones first")
        rows = range(EXHIBITIONS)
        cities = [read.choice(("exhibition", k, "city"), v.CITY_NAMES) for k in rows]
        sizes = [read.choice(("exhibition", k, "size"), v.SIZE_NAMES) for k in rows]
        for k in rows:
            if sizes[k] != v.SIZE_NAMES[k // SMALL]:
                raise read.fail(("exhibition", k, "size"), "five small ones, then five large ones", sizes[k])
            if (cities[k], sizes[k]) in list(zip(cities, sizes, strict=True))[:k]:
                raise read.fail(("exhibition", k, "city"), "a city that no other of this size has", cities[k])
        self.show_city = [v.CITY_NAMES.index(city) for city in cities]
        self.show_names = [f"{city}-{size}" for city, size in zip(cities, sizes, strict=True)]
        self.show_points = [read.number(("exhibition", k, "points"), 0, 100) for k in rows]
        self.show_weeks = [read.number(("exhibition", k, "weeks"), 1, v.YEAR_WEEKS) for k in rows]
        wanted: list[int] = []
        for k in rows:
            wanted += read.numbers(("exhibition", k, "artifacts"), SITES, 0, ARTIFACTS)
        self.wanted = wanted

    def read_wheel(self, read: Reader) -> None:
        wheel = [0] * (WHEEL_WEEKS + 1)
        above = wheel
        for k in range(1, WHEEL_KNOWLEDGE + 1):
            path = ("wheel", f"k{k}")
            row = [0, *read.numbers(path, WHEEL_WEEKS, 0, WHEEL_MOST)]
            if row != sorted(row) or any(row[w] < above[w] for w in range(WHEEL_WEEKS + 1)):
                raise read.fail(path, "numbers that never fall, with weeks nor with knowledge", row[1:])
            if row == above:  # else an aid could be worth nothing alone and something with another
                raise read.fail(path, "more tiles somewhere than with one point less", row[1:])
            wheel = wheel + row
            above = row
        self.wheel = wheel

    def read_sites(self, read: Reader) -> None:
        read.length(("site",), SITES, "sites")
        rows = range(SITES)
        for k in rows:
            if read.choice(("site", k, "name"), v.SITE_NAMES) != v.SITE_NAMES[k]:
                raise read.fail(("site", k, "name"), v.SITE_NAMES[k], read.data["site"][k]["name"])
        abouts = [read.choice(("site", k, "about"), v.SITE_NAMES) for k in rows]
        self.found_about = [v.SITE_NAMES.index(about) for about in abouts]
        self.found_special = [read.number(("site", k, "special"), 0, 12) for k in rows]
        self.found_general = [read.number(("site", k, "general"), 0, 12) for k in rows]
        self.rubble = [read.number(("site", k, "rubble"), WHEEL_MOST + MOST_BONUS, 99) for k in rows]
        worth: list[int] = []
        names: list[str] = []
        for k in rows:
            path: Path = ("site", k, "artifacts")
            read.length(path, ARTIFACTS, "artifacts")
            found = self.read_list(read, path, ARTIFACT_FORM, "a value and a name, as in '3 bronze mirror'")
            worth += [int(artifact[1]) for artifact in found] + [0] * (DIFFERENT_TILES - ARTIFACTS)
            names += [artifact[2] for artifact in found]
            names += [f"{v.SITE_NAMES[k]} book on {abouts[k]}", f"{v.SITE_NAMES[k]} open book"]
            names += [f"{v.SITE_NAMES[k]} rubble"]
            if 1 not in worth[k * DIFFERENT_TILES :]:
                raise read.fail(path, "an artifact of value 1", "without one")
        for t, name in enumerate(names):
            if name.lower() in [other.lower() for other in names[:t]]:
                raise read.fail(("site", t // DIFFERENT_TILES), "each name once", name)
        self.worth = worth
        self.artifact_names = names
        self.tile_names = [name.replace(" ", "-") for name in names]
        self.ones = [ones_of(worth[k * DIFFERENT_TILES :][:ARTIFACTS]) for k in rows]


def ones_of(values: list[int]) -> int:
    """The artifacts of value 1, as bits."""
    bits = 0
    for t, value in enumerate(values):
        bits |= (value == 1) << t
    return bits


def card_name(
    general: str | None,
    books: str | None,
    coloured: str | None,
    site: str | None,
    symbols: str | None,
    other: str | None,
    city: str,
) -> str:
    """How a researcher card is written: Egypt2-Rome, rumour-Crete-Paris, general1-Vienna, car-Moscow."""
    if general:
        return f"general{books}-{city}"
    if coloured == "special":
        return f"{site}{symbols}-{city}"
    return f"{coloured}-{site}-{city}" if coloured else f"{other}-{city}"
