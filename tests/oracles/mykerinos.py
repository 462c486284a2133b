"""Mykerinos and The Nile once more, slowly, as the rulebooks tell them at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

LETTERS = "ABCD"
NEUTRAL = "neutral"
PATRON_OF = {"V": "violet", "L": "lemon", "B": "brown", "K": "blackmore", "T": "tangerine"}
PATRONS = list(PATRON_OF.values())
GREENWISH = "greenwish"
COLUMNS = "abcdefgh"
BANKS = ["upper", "middle", "lower"]
BOATS = ["two", "three", "tie", "cubes"]
SIDES = ["left", "right"]
SCORING = {"river tie", "nile card", "nile sink", "zone tie", "choose", "remove"}
KINDS = ["parcels", "nile", "boats", "museum", "sets"]  # what points come from
ROUNDS = 4
CARDS_A_ROUND = {1: 8, 2: 8, 3: 8, 4: 12}
BANKS_A_ROUND = {1: 2, 2: 2, 3: 2, 4: 3}
FIELDS_BY_PLACE = [
    [f"{COLUMNS[2 * (place % 4) + n % 2]}{3 * (place // 4) + n // 2 + 1}" for n in range(6)]
    for place in range(12)
]
FIELDS_BY_BANK = [[f"{'de'[n % 2]}{3 * bank + n // 2 + 1}" for n in range(6)] for bank in range(3)]


def beside(field: str) -> list[str]:
    """The fields next to one, straight and never across a corner."""
    column, row = COLUMNS.index(field[0]), int(field[1])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < 8 and 1 <= r <= 9]


BESIDE = {field: beside(field) for fields in FIELDS_BY_PLACE for field in fields}


class Oracle:
    """One game: four rounds of a new region, excavations and what they bring."""

    def __init__(self, printed: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> None:
        """The board is empty, all cubes lie in the general supply, nobody begins yet."""
        self.seats = list(LETTERS[:players])
        self.nile = bool(options["nile"])
        self.rules: dict[str, Any] = {name: entry["value"] for name, entry in printed["rules"].items()}
        self.extra: dict[str, Any] = {name: entry["value"] for name, entry in printed["nile"].items()}
        self.read_cards(printed)
        self.read_museum(printed["museum"], options["museum"])
        self.colours = [*self.seats, NEUTRAL] if players == 2 else self.seats
        cubes = self.extra["cubes"] if self.nile else self.rules["cubes"]
        self.supply: dict[str, int] = dict.fromkeys(self.colours, cubes)
        self.stock: dict[str, int] = dict.fromkeys(self.seats, 0)
        self.neutrals: dict[str, int] = dict.fromkeys(self.seats, 0)
        self.track: dict[str, dict[str, int]] = {seat: dict.fromkeys(KINDS, 0) for seat in self.seats}
        self.owned: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.turned: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.discs: dict[str, str] = {}  # field or room: whose
        self.cubes: dict[str, str] = {}  # field: whose
        self.rooms: dict[str, str] = {}  # room: whose
        self.wings: list[str] = []
        self.round = 0
        self.start: str | None = None
        self.scale: list[str | None] = self.empty_scale()
        self.clear_region()
        self.box: set[str] = set()
        self.clear_hand()
        self.zone = 0
        self.ranking: list[str] = []
        self.counts: dict[str, int] = {}
        self.rank = 0
        self.question, self.asked = "start", "chance"

    def read_cards(self, printed: Mapping[str, Any]) -> None:
        """Thirty-six parcels and, on the Nile, five cards of 3, the one of 5 set aside, and four boats."""
        self.worth: dict[str, int] = {}
        self.fields_of: dict[str, str] = {}
        for line in printed["parcels"]["list"]:
            name, points, rows = line.split()
            self.worth[name] = int(points)
            self.fields_of[name] = rows.replace("/", "")
        self.unseen = set(self.worth)
        nile = [line.split() for line in printed["banks"]["list"]]
        for (name, rows), points in zip(nile, self.extra["card_points"], strict=True):
            self.worth[name] = points
            self.fields_of[name] = rows.replace("/", "")
        names = [name for name, _ in nile]
        self.five = names[-1]
        self.nile_unknown: set[str] = set(names[:-1]) if self.nile else set()
        self.nile_queue: list[str] = []
        self.nile_box: set[str] = set()
        self.boats: set[str] = set(BOATS) if self.nile else set()
        self.boat: str | None = None
        self.tie_boat: str | None = None

    def read_museum(self, museum: Mapping[str, Any], plan: str) -> None:
        """Every wing has a 3-room and a 5-room; the 2-rooms lie between two wings and belong to both."""
        value = {name: museum[f"{name}_room"]["value"] for name in ("two", "three", "five")}
        self.value_of: dict[str, int] = {}
        self.wings_of: dict[str, list[int]] = {}
        for wing in range(1, 6):
            self.value_of[f"W{wing}-3"], self.wings_of[f"W{wing}-3"] = value["three"], [wing]
            self.value_of[f"W{wing}-5"], self.wings_of[f"W{wing}-5"] = value["five"], [wing]
        for between in museum[plan]["value"]:
            room = f"W{between.replace('+', '')}-2"
            self.value_of[room] = value["two"]
            self.wings_of[room] = [int(wing) for wing in between.split("+")]

    # Who is asked what

    def mover(self) -> str:
        """The letter of a seat, "chance" or "over"."""
        return self.asked

    def ask(self, question: str, who: str) -> None:
        """Somebody has to answer."""
        self.question, self.asked = question, who

    def moves(self) -> set[str]:
        """Everything that the mover may do."""
        who = self.asked
        match self.question:
            case "turn":
                return self.turn_moves(who)
            case "appealed":
                return self.patron_moves(who, self.patron)
            case "cube" | "neutral cube":
                digger = NEUTRAL if self.question == "neutral cube" else who
                around = BESIDE[self.last]
                return {f"cube {field}" for field in self.sites(digger, around, self.left, self.pyramids)}
            case "disc":
                return self.disc_moves()
            case "neutral":
                return self.neutral_moves(who) | {"rest"}
            case "river tie" | "zone tie":
                return {"boat", "keep"}
            case "nile card":
                return {f"nile {bank}" for bank in self.banks}
            case "nile sink":
                return {f"sink {bank}" for bank in self.banks}
            case "choose":
                return self.choices(who)
            case "remove":
                return {f"remove {side}" for side in self.sides}
        return set()

    def odds(self) -> dict[str, int]:
        """What can be drawn, with whole weights."""
        match self.question:
            case "start":
                return {f"start {seat}": 1 for seat in self.seats}
            case "wing":
                return {f"wing {patron}": 1 for patron in PATRONS if patron not in self.wings}
            case "parcel":
                return self.lies("parcel", self.unseen)
            case "bank":
                return self.lies("bank", self.nile_unknown or self.nile_queue[:1])
            case "boat":
                return {f"sail {boat}": 1 for boat in self.boats}
        return {}

    def lies(self, kind: str, cards: Iterable[str]) -> dict[str, int]:
        """Each card equally often, and then one way up or the other, where that makes a difference."""
        found = {}
        for card in cards:
            if self.fields_of[card] == self.fields_of[card][::-1]:
                found[f"{kind} {card} upright"] = 2
            else:
                found[f"{kind} {card} upright"] = found[f"{kind} {card} turned"] = 1
        return found

    def do(self, what: str) -> None:
        """A move or an outcome happens."""
        verb, _, rest = what.partition(" ")
        match verb:
            case "start":
                self.start = rest
                self.ask("wing", "chance")
            case "wing":
                self.wings.append(rest)
                if len(self.wings) == len(PATRONS):
                    self.new_round()
            case "parcel":
                self.lay_parcel(*rest.split())
            case "bank":
                self.lay_bank(*rest.split())
            case "sail":
                self.boats.remove(rest)
                self.boat = rest
                self.begin_digging()
            case "dig" | "extend":
                self.begin_action(verb, rest)
            case "cube":
                self.place_next(rest)
            case "appeal":
                self.appeal(rest)
            case "pass":
                self.leave_round()
            case "rest":
                self.end_turn()
            case "mark" | "reserve":
                self.discs[rest] = self.asked
                self.own_action_done()
            case "museum":
                self.to_museum(rest)
            case "take":
                self.take_card(rest)
            case "leave":
                self.next_rank()
            case "remove":
                self.remove_card(rest)
            case "nile":
                self.take_nile(rest)
            case "sink":
                self.sink_nile(rest)
            case "boat" | "keep":
                self.answer_tie(verb == "boat")

    # Phase 1: a new round

    def new_round(self) -> None:
        """Cubes from the general supply, as far as they last, and the neutral disc on the second space."""
        assert self.start is not None
        self.round += 1
        if NEUTRAL in self.colours:
            self.scale[1] = NEUTRAL
        first = self.seats.index(self.start)
        for seat in self.seats[first:] + self.seats[:first]:
            given = min(self.rules["cubes_a_round"][len(self.seats) - 2], self.supply[seat])
            self.supply[seat] -= given
            self.stock[seat] += given
            if NEUTRAL in self.colours:
                given = min(self.rules["neutral_cubes"], self.supply[NEUTRAL])
                self.supply[NEUTRAL] -= given
                self.neutrals[seat] += given
        self.ask("parcel", "chance")

    def clear_region(self) -> None:
        """Nothing lies below the board."""
        self.places: list[tuple[str, str] | None] = [None] * 12
        self.ground: dict[str, str] = {}  # field: # a pyramid, . none
        self.laid = 0
        self.banks: dict[str, tuple[str, str]] = {}
        self.water: dict[str, str] = {}  # field: R river, L land of a Nile card that covers the parcels

    def lay_parcel(self, card: str, lie: str) -> None:
        """The next parcel, row after row from the board down."""
        self.unseen.remove(card)
        self.places[self.laid] = (card, lie)
        self.ground.update(zip(FIELDS_BY_PLACE[self.laid], self.face(card, lie), strict=True))
        self.laid += 1
        if self.laid == CARDS_A_ROUND[self.round]:
            if self.nile:
                self.begin_banks()
            else:
                self.begin_digging()

    def face(self, card: str, lie: str) -> str:
        """The six fields as they lie."""
        fields = self.fields_of[card]
        return fields[::-1] if lie == "turned" else fields

    def begin_banks(self) -> None:
        """Nile cards come from the stack; in the last round its top two are shuffled with the 5."""
        if self.round == ROUNDS:
            self.nile_unknown = {*self.nile_queue[:2], self.five}
            self.nile_box |= set(self.nile_queue[2:])
            self.nile_queue = []
        self.ask("bank", "chance")

    def lay_bank(self, card: str, lie: str) -> None:
        """A Nile card between two zones; it covers half of the parcel on either side."""
        if card in self.nile_unknown:
            self.nile_unknown.remove(card)
        else:
            self.nile_queue.remove(card)
        number = len(self.banks)
        self.banks[BANKS[number]] = (card, lie)
        self.water.update(zip(FIELDS_BY_BANK[number], self.face(card, lie), strict=True))
        if len(self.banks) == BANKS_A_ROUND[self.round]:
            if self.round < ROUNDS:
                self.ask("boat", "chance")
            else:
                self.begin_digging()

    # Phase 2: excavations

    def begin_digging(self) -> None:
        """The start player is first."""
        assert self.start is not None
        self.ask("turn", self.start)

    def clear_hand(self) -> None:
        """No action is under way."""
        self.patron: str | None = None
        self.last = ""  # the field of the cube placed last
        self.left = 0  # cubes that this action still places
        self.pyramids = 0  # how many of them stand on a pyramid

    def surface(self, field: str) -> str:
        """What one sees from above."""
        return self.water.get(field) or self.ground[field]

    def is_open(self, digger: str, field: str) -> bool:
        """No cube and nobody else's disc lies there."""
        if field not in self.ground or field in self.cubes:
            return False
        return field not in self.discs or self.discs[field] == digger

    def sites(
        self,
        digger: str,
        among: Iterable[str],
        cubes: int,
        pyramids: int,
        taken: frozenset[str] = frozenset(),
    ) -> set[str]:
        """Where a cube may go so that all of them can, each next to the one before."""
        found = set()
        for field in among:
            if field in taken or not self.is_open(digger, field):
                continue
            pyramid = int(self.surface(field) == "#")
            if pyramid > pyramids or pyramids - pyramid > cubes - 1:
                continue
            if cubes == 1 or self.sites(
                digger, BESIDE[field], cubes - 1, pyramids - pyramid, taken | {field}
            ):
                found.add(field)
        return found

    def forms(self, patron: str | None) -> dict[str, tuple[int, int]]:
        """Starting and extending an excavation: how many cubes, and how many of them on a pyramid."""
        match patron:
            case "lemon":
                return {"dig": (1, 1), "extend": (2, 1)}
            case "blackmore":
                return {"dig": (2, 0)}
            case "tangerine":
                return {"extend": (3, 0)}
            case "brown":
                return {}
        return {"dig": (1, 0), "extend": (2, 0)}

    def excavations(self, digger: str, cubes: int, patron: str | None) -> set[str]:
        """A new excavation anywhere, or an extension next to one's own cubes."""
        found = set()
        for verb, (needed, pyramids) in self.forms(patron).items():
            if needed > cubes:
                continue
            where = set(self.ground) if verb == "dig" else self.edge(digger)
            found |= {f"{verb} {field}" for field in self.sites(digger, where, needed, pyramids)}
        return found

    def edge(self, digger: str) -> set[str]:
        """All fields next to a cube of that colour."""
        return {near for field, whose in self.cubes.items() if whose == digger for near in BESIDE[field]}

    def turn_moves(self, who: str) -> set[str]:
        """A, B, C or D; without cubes in the personal stock one can only pass."""
        found = {"pass"}
        if self.stock[who] == 0:
            return found
        found |= self.excavations(who, self.stock[who], None)
        for patron in sorted(self.upright(who)):
            if self.patron_helps(who, patron):
                found.add(f"appeal {patron}")
        return found

    def upright(self, who: str) -> set[str]:
        """The patrons of whom a player has a card that is not turned yet."""
        owned = [self.patron_on(card) for card in self.owned[who]]
        return {
            patron
            for patron in owned
            if patron is not None and owned.count(patron) > self.turned[who].count(patron)
        }

    def patron_on(self, card: str) -> str | None:
        """Who is on the back of a card; one parcel has nobody."""
        return GREENWISH if card.startswith("N") else PATRON_OF.get(card[0])

    def patron_helps(self, who: str, patron: str) -> bool:
        """A card is turned only for an action that can be made whole."""
        if patron != "violet":
            return bool(self.patron_moves(who, patron))
        return self.supply[who] > 0 and bool(self.excavations(who, self.stock[who] + 1, patron))

    def patron_moves(self, who: str, patron: str | None) -> set[str]:
        """How the action of a patron begins."""
        if patron == "brown":
            return {f"museum {room}" for room in self.open_rooms(who)}
        return self.excavations(who, self.stock[who], patron)

    def appeal(self, patron: str) -> None:
        """The card is turned; Lady Violet's cube comes at once."""
        self.turned[self.asked].append(patron)
        self.patron = patron
        if patron == "violet":
            self.supply[self.asked] -= 1
            self.stock[self.asked] += 1
        self.question = "appealed"

    def begin_action(self, verb: str, field: str) -> None:
        """The first cube of an excavation, own or neutral."""
        neutral = self.question == "neutral"
        self.left, self.pyramids = self.forms(self.patron)[verb]
        self.question = "neutral cube" if neutral else "cube"
        self.place_next(field)

    def place_next(self, field: str) -> None:
        """A cube goes down; a disc that its owner covers comes back."""
        if self.question == "neutral cube":
            self.neutrals[self.asked] -= 1
            self.cubes[field] = NEUTRAL
        else:
            self.stock[self.asked] -= 1
            self.cubes[field] = self.asked
            self.discs.pop(field, None)
        self.left -= 1
        self.pyramids -= int(self.surface(field) == "#")
        self.last = field
        if self.left == 0:
            self.action_done()

    def action_done(self) -> None:
        """The last cube lies; Greenwish now wants a disc on something free."""
        if self.question == "neutral cube":
            self.end_turn()
        elif self.patron == GREENWISH and self.disc_moves():
            self.last = ""
            self.question = "disc"
        else:
            self.own_action_done()

    def disc_moves(self) -> set[str]:
        """Any free room, or any free field of the region: no cube, no disc, no pyramid."""
        fields = {f for f in self.ground if f not in self.cubes and self.surface(f) != "#"}
        rooms = {room for room in self.value_of if room not in self.rooms}
        return {f"mark {field}" for field in fields if field not in self.discs} | {
            f"reserve {room}" for room in rooms if room not in self.discs
        }

    def own_action_done(self) -> None:
        """With two players a neutral move may follow."""
        self.clear_hand()
        if self.neutral_moves(self.asked):
            self.question = "neutral"
        else:
            self.end_turn()

    def neutral_moves(self, who: str) -> set[str]:
        """Neutral cubes dig by the normal rules, without patrons."""
        return self.excavations(NEUTRAL, self.neutrals[who], None)

    def end_turn(self) -> None:
        """The last one in play had a single action; otherwise the next who has not passed."""
        self.clear_hand()
        if all(seat in self.scale for seat in self.seats if seat != self.asked):
            self.leave_round()
        else:
            self.next_player()

    def next_player(self) -> None:
        """Clockwise, without those who have passed."""
        at = self.seats.index(self.asked)
        for seat in self.seats[at + 1 :] + self.seats[: at + 1]:
            if seat not in self.scale:
                self.ask("turn", seat)
                return

    def empty_scale(self) -> list[str | None]:
        """The spaces that break ties, one for each who passes and one for the neutral disc."""
        return [None] * len(self.colours)

    def leave_round(self) -> None:
        """The first free space of the scale."""
        self.scale[self.scale.index(None)] = self.asked
        if all(seat in self.scale for seat in self.seats):
            self.begin_scoring()
        else:
            self.next_player()

    # Phase 3: the Nile

    def begin_scoring(self) -> None:
        """Discs go back first, then comes the Nile, then the zones."""
        self.discs.clear()
        if not self.nile:
            self.begin_zone(1)
            return
        self.rank_cubes({field for field, kind in self.water.items() if kind == "R"})
        if self.loses_tie():
            assert self.tie_boat is not None
            self.ask("river tie", self.tie_boat)
        else:
            self.score_river()

    def rank_cubes(self, fields: Iterable[str]) -> None:
        """Most cubes first; who passed earlier wins a tie; who has none is not ranked."""
        self.counts = {}
        for field in fields:
            if field in self.cubes:
                whose = self.cubes[field]
                self.counts[whose] = self.counts.get(whose, 0) + 1
        self.ranking = sorted(self.counts, key=lambda who: (-self.counts[who], self.scale.index(who)))
        self.rank = 0

    def loses_tie(self) -> bool:
        """Somebody with as many cubes stands before the holder of the tie boat."""
        if self.tie_boat is None or self.tie_boat not in self.ranking:
            return False
        ahead = self.ranking[: self.ranking.index(self.tie_boat)]
        return any(self.counts[who] == self.counts[self.tie_boat] for who in ahead)

    def answer_tie(self, uses: bool) -> None:
        """The boat puts its holder before all who are tied with him, and is gone."""
        if uses:
            holder = self.asked
            self.ranking.sort(key=lambda who: (-self.counts[who], who != holder, self.scale.index(who)))
            self.tie_boat = None
        if self.question == "river tie":
            self.score_river()
        else:
            self.score_zone()

    def score_river(self) -> None:
        """The first gets a Nile card; in the last round it is the 5, and the second gets a 3."""
        if all(who == NEUTRAL for who in self.ranking):
            self.end_river()
            return
        first = self.ranking[0]
        if self.round == ROUNDS:
            five_at = next(bank for bank, (card, _) in self.banks.items() if card == self.five)
            self.win_nile(first, five_at)
            if len(self.ranking) > 1:
                self.win_nile(self.ranking[1], next(iter(self.banks)))  # one 3 is like the other
            self.end_river()
        elif first == NEUTRAL:
            self.ask("nile sink", self.third_or_absent())
        else:
            self.ask("nile card", first)

    def third_or_absent(self) -> str:
        """Where the neutral player is first: not the second, but the other one."""
        return next(seat for seat in self.seats if seat != self.ranking[1])

    def win_nile(self, who: str, bank: str) -> None:
        """A Nile card, with its points; what the neutral player takes is out."""
        card, _ = self.banks.pop(bank)
        if who == NEUTRAL:
            self.nile_box.add(card)
        else:
            self.owned[who].append(card)
            self.track[who]["nile"] += self.worth[card]

    def take_nile(self, bank: str) -> None:
        """The card that one chose."""
        self.win_nile(self.asked, bank)
        self.end_river()

    def sink_nile(self, bank: str) -> None:
        """The card that was named for the neutral player."""
        self.win_nile(NEUTRAL, bank)
        self.end_river()

    def end_river(self) -> None:
        """Other cards go under the stack, river cubes to the supply, land cubes down; then the boat."""
        for bank in BANKS:
            if bank in self.banks:
                card, _ = self.banks.pop(bank)
                if self.round < ROUNDS:
                    self.nile_queue.append(card)
                else:
                    self.nile_box.add(card)
        for field, kind in self.water.items():
            if kind == "R" and field in self.cubes:
                self.supply[self.cubes.pop(field)] += 1
        self.water = {}
        if self.boat is not None:
            if len(self.ranking) > 1 and self.ranking[1] != NEUTRAL:
                self.use_boat(self.ranking[1], self.boat)
            self.boat = None
        self.begin_zone(1)

    def use_boat(self, who: str, boat: str) -> None:
        """Points, cubes from the supply, or a tie to win later."""
        match boat:
            case "two":
                self.track[who]["boats"] += self.extra["small_boat_points"]
            case "three":
                self.track[who]["boats"] += self.extra["large_boat_points"]
            case "tie":
                self.tie_boat = who
            case "cubes":
                given = min(self.extra["boat_cubes"], self.supply[who])
                self.supply[who] -= given
                self.stock[who] += given

    # Phase 3: the zones

    def places_of(self, zone: int) -> dict[str, int]:
        """Two parcels side by side, two such zones in a row."""
        left = 2 * (zone - 1)
        return {"left": left, "right": left + 1}

    def begin_zone(self, zone: int) -> None:
        """Rank who dug here."""
        if zone > CARDS_A_ROUND[self.round] // 2:
            self.end_round()
            return
        self.zone = zone
        self.sides = list(SIDES)
        self.rank_cubes(self.zone_fields())
        if self.loses_tie():
            assert self.tie_boat is not None
            self.ask("zone tie", self.tie_boat)
        else:
            self.score_zone()

    def zone_fields(self) -> list[str]:
        """The twelve fields of the zone."""
        return [field for place in self.places_of(self.zone).values() for field in FIELDS_BY_PLACE[place]]

    def score_zone(self) -> None:
        """One rank after the other; what the neutral player gets is named by a player and goes."""
        while self.rank < len(self.ranking):
            who = self.ranking[self.rank]
            if who == NEUTRAL:
                if self.neutral_asks():
                    return
            else:
                choices = self.choices(who)
                if choices:
                    self.ask("choose", who)
                    if len(choices) == 1:
                        self.do(choices.pop())
                    return
            self.rank += 1
        self.end_zone()

    def next_rank(self) -> None:
        """The rank has had its choice."""
        self.rank += 1
        self.score_zone()

    def neutral_asks(self) -> bool:
        """First: the third or absent player names a card; second: the first does; third: nothing."""
        if len(self.ranking) == 1 or self.rank > 1:
            return False
        if len(self.sides) == 1:
            self.box_card(self.sides[0])
            return False
        self.ask("remove", self.third_or_absent() if self.rank == 0 else self.ranking[0])
        return True

    def choices(self, who: str) -> set[str]:
        """First and second: a parcel or the museum. Third and fourth: a parcel that is left, or nothing."""
        found = {f"take {side}" for side in self.sides}
        if self.rank < 2:
            if self.supply[who] > 0:
                found |= {f"museum {room}" for room in self.open_rooms(who)}
        elif found:
            found.add("leave")
        return found

    def card_at(self, side: str) -> str:
        """The parcel is picked up."""
        place = self.places_of(self.zone)[side]
        lying = self.places[place]
        assert lying is not None
        self.places[place] = None
        self.sides.remove(side)
        return lying[0]

    def take_card(self, side: str) -> None:
        """Its points count at once; its patron lies in front of the player."""
        card = self.card_at(side)
        self.owned[self.asked].append(card)
        self.track[self.asked]["parcels"] += self.worth[card]
        self.next_rank()

    def remove_card(self, side: str) -> None:
        """The neutral player's card goes."""
        self.box_card(side)
        self.next_rank()

    def box_card(self, side: str) -> None:
        """Back into the box."""
        self.box.add(self.card_at(side))

    def open_rooms(self, who: str) -> set[str]:
        """Free 2- and 3-rooms, and a free 5-room beside one's own 2- or 3-room; nobody else's disc."""
        found = set()
        for room in self.value_of:
            if room in self.rooms or self.discs.get(room, who) != who:
                continue
            if room.endswith("-5") and not self.reaches(who, room):
                continue
            found.add(room)
        return found

    def reaches(self, who: str, five: str) -> bool:
        """A 2- or 3-room of the same wing is one's own."""
        wing = self.wings_of[five][0]
        return any(
            whose == who and wing in self.wings_of[room] and not room.endswith("-5")
            for room, whose in self.rooms.items()
        )

    def to_museum(self, room: str) -> None:
        """Sir Brown sends a cube of the personal stock, a zone one of the general supply."""
        self.rooms[room] = self.asked
        if self.question == "appealed":
            self.stock[self.asked] -= 1
            self.discs.pop(room, None)
            self.own_action_done()
        else:
            self.supply[self.asked] -= 1
            self.next_rank()

    def end_zone(self) -> None:
        """Cards left over are out; all cubes of the zone go to the supply."""
        for side in list(self.sides):
            self.box_card(side)
        for field in self.zone_fields():
            if field in self.cubes:
                self.supply[self.cubes.pop(field)] += 1
        self.begin_zone(self.zone + 1)

    def end_round(self) -> None:
        """The last on the scale begins the next round; patrons are turned back."""
        self.zone, self.ranking, self.counts, self.rank = 0, [], {}, 0
        last_to_pass = self.scale[-1]
        self.scale = self.empty_scale()
        for turned in self.turned.values():
            turned.clear()
        self.clear_region()
        if self.round == ROUNDS:
            for seat in self.seats:
                self.track[seat]["museum"] = self.exhibition(seat)
                self.track[seat]["sets"] = self.sets(seat)
            self.ask("over", "over")
        else:
            self.start = last_to_pass
            self.new_round()

    # The end

    def points(self) -> list[int]:
        """What stands on the track, by seat; the exhibition and the sets come at the end."""
        return [sum(self.track[seat].values()) for seat in self.seats]

    def exhibition(self, who: str) -> int:
        """Every card counts as much as the best room that its owner has in the wing of its patron."""
        total = 0
        for wing, patron in enumerate(self.wings, start=1):
            values = [
                self.value_of[room]
                for room, whose in self.rooms.items()
                if whose == who and wing in self.wings_of[room]
            ]
            cards = [card for card in self.owned[who] if self.patron_on(card) == patron]
            total += len(cards) * max(values, default=self.rules["no_room"])
        return total

    def sets(self, who: str) -> int:
        """Five different patrons make a set; Greenwish stands for any that is missing."""
        backs = [self.patron_on(card) for card in self.owned[who]]
        whole = 0
        while sum(max(0, whole + 1 - backs.count(patron)) for patron in PATRONS) <= backs.count(GREENWISH):
            whole += 1
        return int(whole * self.rules["set_points"])

    def winners(self) -> list[str]:
        """Most points, then most cubes in the personal stock; then it is shared."""
        points = dict(zip(self.seats, self.points(), strict=True))
        best = max((points[seat], self.stock[seat]) for seat in self.seats)
        return [seat for seat in self.seats if (points[seat], self.stock[seat]) == best]

    def obstacles(self) -> list[str]:
        """Pyramids that one sees; once nobody digs they are in nobody's way."""
        if self.question in SCORING:
            return []
        return sorted(field for field in self.ground if self.surface(field) == "#")

    def holdings(self) -> dict[str, Any]:
        """Where everything lies."""
        return {
            "round": self.round,
            "start": self.start,
            "wings": list(self.wings),
            "pile": sorted(self.unseen),
            "parcels": [None if place is None else list(place) for place in self.places],
            "box": sorted(self.box),
            "pyramids": self.obstacles(),
            "river": sorted(field for field, kind in self.water.items() if kind == "R"),
            "cubes": dict(self.cubes),
            "supply": dict(self.supply),
            "stock": dict(self.stock),
            "neutrals": dict(self.neutrals),
            "cards": {seat: sorted(self.owned[seat]) for seat in self.seats},
            "turned": {seat: sorted(self.turned[seat]) for seat in self.seats},
            "scale": list(self.scale),
            "rooms": dict(self.rooms),
            "discs": dict(self.discs),
            "track": {seat: dict(self.track[seat]) for seat in self.seats},
            "nile unknown": sorted(self.nile_unknown),
            "nile queue": list(self.nile_queue),
            "banks": {bank: list(lying) for bank, lying in self.banks.items()},
            "nile box": sorted(self.nile_box),
            "boats": sorted(self.boats),
            "boat": self.boat,
            "tie boat": self.tie_boat,
            "patron": self.patron,
            "left": self.left,
            "last": self.last,
            "zone": self.zone,
            "ranking": [] if self.question in {"river tie", "zone tie"} else list(self.ranking),
            "rank": self.rank,
        }
