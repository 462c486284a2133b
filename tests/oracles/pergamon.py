"""Pergamon (2011) once more, slowly and plainly: every rule as one would carry it out at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

SEATS = "ABCD"
GALLERIES = ["I", "II", "III", "IV", "V"]
MARKERS = ["I", "II", "III"]
KINDS = {"V": "vase", "J": "jug", "B": "bracelet", "M": "mask"}
BACKS = ["bag", "chest"]
ROUNDS = 12
TILES_OF_A_ROUND = 5
ROOM_IN_A_GALLERY = 4
CARDS_OF_A_ROUND = 2
HIGHEST_FIELD = 24
EARNED = ["exhibits", "museum", "bonus", "oldest"]  # what tickets are given for
RAIDER = "raider"  # stands among the figures like a player


class Oracle:
    """A table for Pergamon: two to four players, the tomb raider with two, both variants."""

    def __init__(self, printed: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> None:
        """Set up the game: shuffle the cards and the finds, nobody knows the start player yet."""
        rules = {name: value["value"] for name, value in printed["rules"].items()}
        self.rules: dict[str, Any] = rules
        self.fields: list[dict[str, Any]] = [plain(field) for field in printed["field"]]
        self.steps: list[int] = printed["museum"]["points"]["value"]
        self.calendar: dict[int, dict[str, Any]] = {
            scoring["round"]["value"]: plain(scoring) for scoring in printed["scoring"]
        }
        self.seats = list(SEATS[:players])
        self.turn_order_variant = bool(options["order"])
        self.sorting_variant = bool(options["sorting"])

        self.round = 0
        self.phase = "start"
        self.order: list[str] = []  # who places his figure after whom in this round

        self.stacked: set[str] = set(printed["tiles"]["list"])  # never turned up
        self.turned_up: list[str] = []  # drawn and not yet in a gallery
        self.galleries: dict[str, set[str]] = {gallery: set() for gallery in GALLERIES}
        self.box: set[str] = set()

        self.fronts: Counter[int] = Counter()  # cards whose coins nobody has seen
        self.backs: Counter[str] = Counter()  # cards whose back nobody has seen
        self.back_of: dict[int, str] = {}
        for card in map(plain, printed["money"]):
            self.fronts[card["coins"]] = card["copies"]
            self.backs[card["back"]] += card["copies"]
            self.back_of[card["coins"]] = card["back"]
        self.top: str | None = None  # back of the uppermost card of the pile
        self.taken: list[str] = []  # backs of the cards beside the board
        self.shown: list[int] = []  # their coins, once turned up

        self.figures: dict[str, int] = {}  # whose figure stands on which field, 1 is the rightmost
        self.coins: dict[str, int] = dict.fromkeys(self.seats, rules["start_coins"])
        if players == 2:
            self.coins[RAIDER] = 0
        self.paid = 0  # coins that went back to the bank
        self.tickets: dict[str, dict[str, int]] = {seat: dict.fromkeys(EARNED, 0) for seat in self.seats}
        self.finds: dict[str, set[str]] = {seat: set() for seat in self.seats}
        self.museum: dict[str, dict[str, int]] = {seat: {} for seat in self.seats}  # marker: field
        self.shows: dict[str, dict[str, list[str]]] = {seat: {} for seat in self.seats}  # marker: row

        self.to_lay: list[str] = []  # galleries that get a find of this round, from the surface down
        self.waiting: list[str] = []  # figures whose turn is still to come, the one at work first
        self.row: list[str] = []  # the collection that is being put together
        self.may_dig = False
        self.may_exhibit = False
        self.made_way = False  # a collection was dissolved for the row: it is exhibited at once

    # What the walk asks.

    def mover(self) -> str:
        """Who decides, or that something is drawn, or that it is over."""
        if self.phase in ("start", "tile", "back", "front"):
            return "chance"
        if self.phase == "lay":
            return self.order[0]
        if self.phase == "place":
            return self.next_to_place()
        if self.phase == "turn":
            return self.waiting[0]
        return "over"

    def moves(self) -> set[str]:
        """Every decision that the mover may take."""
        if self.phase == "lay":
            return {f"lay {tile}" for tile in self.youngest()}
        if self.phase == "place":
            taken = set(self.figures.values())
            return {f"place {field}" for field in range(1, len(self.fields) + 1) if field not in taken}
        if self.phase == "turn":
            return self.moves_of_a_turn()
        return set()

    def odds(self) -> dict[str, int]:
        """What can be drawn now, and how many ways there are."""
        if self.phase == "start":
            return {f"start {seat}": 1 for seat in self.seats}
        if self.phase == "tile":
            return {f"tile {tile}": 1 for tile in self.stacked}
        if self.phase == "back":
            return {f"back {back}": self.backs[back] for back in BACKS if self.backs[back]}
        if self.phase == "front":
            back = self.taken[len(self.shown)]
            return {
                f"front {coins}": copies
                for coins, copies in self.fronts.items()
                if copies and self.back_of[coins] == back
            }
        return {}

    def do(self, what: str) -> None:
        """Carry out a move or a draw."""
        kind, _, rest = what.partition(" ")
        if kind == "start":
            self.order = clockwise(self.seats, rest)
            self.phase = "back"
        elif kind == "back":
            self.see_back(rest)
        elif kind == "tile":
            self.turn_up(rest)
        elif kind == "lay":
            self.lay(rest)
            self.sort_on()
        elif kind == "place":
            self.figures[self.next_to_place()] = int(rest)
            if all(seat in self.figures for seat in self.seats):
                self.phase = "front"
        elif kind == "front":
            self.turn_up_money(int(rest))
        elif kind == "dig":
            self.dig(self.waiting[0], rest)
        elif kind == "join":
            self.row.append(rest)
            self.finds[self.waiting[0]].remove(rest)
        elif kind == "dissolve":
            self.take_down(self.waiting[0], rest)
            self.made_way = True
        elif kind == "exhibit":
            self.exhibit(int(rest))
        elif kind == "discard":
            self.finds[self.waiting[0]].remove(rest)
            self.box.add(rest)
            self.may_dig = self.may_exhibit = False
        elif kind == "store":
            self.store()

    def points(self) -> list[int]:
        """Tickets of everybody so far."""
        return [sum(self.tickets[seat].values()) for seat in self.seats]

    def winners(self) -> list[str]:
        """Most tickets; of those who are level, the owner of the oldest object on show; else they share."""
        points = dict(zip(self.seats, self.points(), strict=True))
        best = [seat for seat in self.seats if points[seat] == max(points.values())]
        for _, _, _, owner in self.oldest_first():
            if owner in best:
                return [owner]
        return best

    def holdings(self) -> dict[str, Any]:
        """Where everything lies."""
        return {
            "round": self.round,
            "order": self.order,
            "stacked": sorted(self.stacked),
            "turned up": sorted(self.turned_up),
            "galleries": {gallery: sorted(tiles) for gallery, tiles in self.galleries.items()},
            "box": sorted(self.box),
            "unseen backs": {back: self.backs[back] for back in BACKS},
            "unseen fronts": {str(coins): copies for coins, copies in self.fronts.items()},
            "top": self.top,
            "taken": sorted(self.taken),
            "shown": sorted(self.shown),
            "figures": self.figures,
            "waiting": self.waiting,
            "coins": self.coins,
            "paid": self.paid,
            "tickets": self.tickets,
            "finds": {seat: sorted(tiles) for seat, tiles in self.finds.items()},
            "row": self.row,
            "museum": self.museum,
            "shows": self.shows,
        }

    # Phase 1: lay out finds.

    def begin_round(self) -> None:
        """The next stack of the calendar; from each the tiles that still find room."""
        self.round += 1
        self.phase = "tile"
        if not self.open_galleries():
            self.take_card()

    def open_galleries(self) -> list[str]:
        """Galleries with room for one more find, from the surface down."""
        return [gallery for gallery in GALLERIES if len(self.galleries[gallery]) < ROOM_IN_A_GALLERY]

    def turn_up(self, tile: str) -> None:
        """A find of the stack is turned up; with the last one they are sorted."""
        self.stacked.remove(tile)
        self.turned_up.append(tile)
        if len(self.turned_up) == min(TILES_OF_A_ROUND, len(self.open_galleries())):
            self.to_lay = self.open_galleries()
            self.sort_on()

    def sort_on(self) -> None:
        """The youngest goes highest; in variant 2 the start player chooses within a century."""
        while self.turned_up:
            if self.sorting_variant and len(self.youngest()) > 1:
                self.phase = "lay"
                return
            self.lay(min(self.youngest(), key=digits))
        self.take_card()

    def youngest(self) -> list[str]:
        """The finds of the youngest century that wait to be laid."""
        youngest = min(century(tile) for tile in self.turned_up)
        return [tile for tile in self.turned_up if century(tile) == youngest]

    def lay(self, tile: str) -> None:
        """A find goes to the uppermost open gallery that has not had one this round."""
        self.turned_up.remove(tile)
        self.galleries[self.to_lay.pop(0)].add(tile)

    # Phase 2: hand out research funds.

    def take_card(self) -> None:
        """The start player puts the uppermost card face down beside the board."""
        assert self.top is not None
        self.taken.append(self.top)
        self.top = None
        if any(self.backs.values()):
            self.phase = "back"
        else:
            self.start_placing()

    def see_back(self, back: str) -> None:
        """The back of the card that is now uppermost can be seen."""
        self.backs[back] -= 1
        self.top = back
        if self.round == 0:
            self.begin_round()
        elif len(self.taken) < CARDS_OF_A_ROUND:
            self.take_card()
        else:
            self.start_placing()

    def start_placing(self) -> None:
        """With two players the tomb raider comes first: his field shows the two backs."""
        self.phase = "place"
        if RAIDER in self.coins:
            backs = "+".join(sorted(self.taken))
            (field,) = (n for n, field in enumerate(self.fields, 1) if field.get("raider") == backs)
            self.figures[RAIDER] = field

    def next_to_place(self) -> str:
        """The first in order whose figure is not on the board."""
        return next(seat for seat in self.order if seat not in self.figures)

    def turn_up_money(self, coins: int) -> None:
        """A card is turned up; with the second all take their coins, the figure farthest right first."""
        self.fronts[coins] -= 1
        self.shown.append(coins)
        if len(self.shown) < CARDS_OF_A_ROUND:
            return
        pot = sum(self.shown)
        self.waiting = self.from_right_to_left()
        for figure in self.waiting:
            wanted = self.fields[self.figures[figure] - 1]["coins"]
            last = figure == self.waiting[-1]
            gets = pot if last else min(pot, wanted)
            self.coins[figure] += gets
            pot -= gets
        self.phase = "turn"
        self.begin_turn()

    def from_right_to_left(self) -> list[str]:
        """The figures as they stand on the funds track."""
        return sorted(self.figures, key=lambda figure: self.figures[figure])

    # Phase 3: dig, exhibit, store.

    def begin_turn(self) -> None:
        """The next figure is at work; the tomb raider needs no one to decide for him."""
        if self.waiting and self.waiting[0] == RAIDER:
            self.rob()
            self.waiting.pop(0)
        if not self.waiting:
            self.end_round()
            return
        self.may_dig = True
        self.may_exhibit = True

    def rob(self) -> None:
        """The raider digs in the deepest gallery he may enter and can pay, or the next above with finds."""
        deepest = min(
            self.fields[self.figures[RAIDER] - 1]["galleries"], self.deepest_paid(self.coins[RAIDER])
        )
        for gallery in reversed(GALLERIES[:deepest]):
            if self.galleries[gallery]:
                self.pay(RAIDER, self.price(gallery))
                self.box |= self.galleries[gallery]
                self.galleries[gallery] = set()
                return

    def deepest_paid(self, coins: int) -> int:
        """How deep these coins go."""
        return sum(1 for gallery in GALLERIES if self.price(gallery) <= coins)

    def price(self, gallery: str) -> int:
        """What a dig in a gallery costs."""
        prices: list[int] = self.rules["gallery_prices"]
        return prices[GALLERIES.index(gallery)]

    def pay(self, figure: str, coins: int) -> None:
        """Coins go to the bank."""
        self.coins[figure] -= coins
        self.paid += coins

    def moves_of_a_turn(self) -> set[str]:
        """One dig, then any collections, then storing."""
        seat = self.waiting[0]
        if self.row:
            return self.moves_with_a_row(seat)
        moves = {
            f"join {tile}" for tile in self.finds[seat] if self.may_exhibit and self.partners(seat, tile)
        }
        if self.may_dig:
            reach = self.fields[self.figures[seat] - 1]["galleries"]
            for gallery in GALLERIES[:reach]:
                if self.galleries[gallery] and self.price(gallery) <= self.coins[seat]:
                    moves.add(f"dig {gallery}")
        if self.round < ROUNDS and len(self.finds[seat]) > self.rules["free_storage"]:
            moves |= {f"discard {tile}" for tile in self.finds[seat]}
        if self.storage_cost(seat) <= self.coins[seat]:
            moves.add("store")
        return moves

    def moves_with_a_row(self, seat: str) -> set[str]:
        """A row grows to the right where the halves match, and is exhibited with a free marker."""
        moves: set[str] = set()
        if not self.made_way:
            moves = {f"join {tile}" for tile in self.partners(seat, self.row[-1])}
        if len(self.row) < 2:
            return moves
        if len(self.museum[seat]) == len(MARKERS):
            return moves | {f"dissolve {marker}" for marker in MARKERS}
        return moves | {f"exhibit {coins}" for coins in range(self.most_polish(seat) + 1)}

    def partners(self, seat: str, tile: str) -> set[str]:
        """Own finds whose left half completes the right half of a tile."""
        return {other for other in self.finds[seat] if other != tile and left_kind(other) == right_kind(tile)}

    def most_polish(self, seat: str) -> int:
        """Three coins at most, in the last round any number, never past the highest field."""
        limit = (
            self.coins[seat] if self.round == ROUNDS else min(self.rules["polish_limit"], self.coins[seat])
        )
        return max(0, min(limit, HIGHEST_FIELD - value(self.row)))

    def dig(self, seat: str, gallery: str) -> None:
        """All finds of a gallery, for its price."""
        self.pay(seat, self.price(gallery))
        self.finds[seat] |= self.galleries[gallery]
        self.galleries[gallery] = set()
        self.may_dig = False

    def exhibit(self, polish: int) -> None:
        """The collection comes to the museum; visitors lose interest in what is worth as much or less."""
        seat = self.waiting[0]
        self.pay(seat, polish)
        field = min(HIGHEST_FIELD, value(self.row) + polish)
        marker = next(marker for marker in MARKERS if marker not in self.museum[seat])
        for owner in self.seats:
            for other, place in list(self.museum[owner].items()):
                if place <= field:
                    self.move_down(owner, other, 1)
        self.museum[seat][marker] = field
        self.shows[seat][marker] = self.row
        self.row = []
        self.made_way = False
        self.tickets[seat]["exhibits"] += self.rules["exhibit_points"]
        self.may_dig = False

    def move_down(self, owner: str, marker: str, fields: int) -> None:
        """A marker moves down; one that is pushed out of the museum is returned."""
        self.museum[owner][marker] -= fields
        if self.museum[owner][marker] < 1:
            self.take_down(owner, marker)

    def take_down(self, owner: str, marker: str) -> None:
        """A collection is dissolved: its marker is free, its finds go to the box."""
        del self.museum[owner][marker]
        self.box |= set(self.shows[owner].pop(marker))

    def storage_cost(self, seat: str) -> int:
        """Three finds lie free, each three begun above cost a coin; nothing is stored after round 12."""
        free: int = self.rules["free_storage"]
        above = len(self.finds[seat]) - free
        if self.round == ROUNDS or above <= 0:
            return 0
        step: int = self.rules["storage_step"]
        return (above + step - 1) // step

    def store(self) -> None:
        """The turn ends, the finds in front of the player are paid for."""
        seat = self.waiting.pop(0)
        self.pay(seat, self.storage_cost(seat))
        self.begin_turn()

    # Phase 4: scoring, and the next round.

    def end_round(self) -> None:
        """Score if the calendar says so; then cards to the box, figures off the track, a new order."""
        if self.round in self.calendar:
            self.score(self.calendar[self.round])
        if self.round == ROUNDS:
            self.reward_the_oldest()
            self.phase = "over"
            return
        self.taken = []
        self.shown = []
        from_left = [figure for figure in reversed(self.from_right_to_left()) if figure != RAIDER]
        self.order = from_left if self.turn_order_variant else clockwise(self.seats, from_left[0])
        self.figures = {}
        self.begin_round()

    def score(self, scoring: Mapping[str, Any]) -> None:
        """Tickets for every marker and for the oldest object of a kind; then all markers go back."""
        for seat in self.seats:
            for field in self.museum[seat].values():
                self.tickets[seat]["museum"] += self.steps[field - 1]
        of_kind = [owner for _, _, kind, owner in self.oldest_first() if kind == scoring["oldest"]]
        if of_kind:
            self.tickets[of_kind[0]]["bonus"] += self.rules["bonus_points"]
        for seat in self.seats:
            for marker in list(self.museum[seat]):
                self.move_down(seat, marker, scoring["setback"])

    def reward_the_oldest(self) -> None:
        """At the end the three oldest objects on show earn tickets."""
        for (_, _, _, owner), tickets in zip(self.oldest_first(), self.rules["oldest_points"], strict=False):
            self.tickets[owner]["oldest"] += tickets

    def oldest_first(self) -> list[tuple[int, int, str, str]]:
        """Age, museum field, kind and owner of all objects on show; level ones by the higher field."""
        objects = [
            (100 * century(left) + digits(right), self.museum[owner][marker], KINDS[right_kind(left)], owner)
            for owner in self.seats
            for marker, row in self.shows[owner].items()
            for left, right in pairwise(row)
        ]
        return sorted(objects, key=lambda thing: thing[:2], reverse=True)


def plain(entry: Mapping[str, Any]) -> dict[str, Any]:
    """What is printed, without where it is known from."""
    return {name: fact["value"] for name, fact in entry.items()}


def clockwise(seats: list[str], first: str) -> list[str]:
    """Round the table from a seat on."""
    place = seats.index(first)
    return seats[place:] + seats[:place]


def left_kind(tile: str) -> str:
    """The kind of the left half."""
    return tile[0]


def digits(tile: str) -> int:
    """The two digits on the left half."""
    return int(tile[1:3])


def right_kind(tile: str) -> str:
    """The kind of the right half."""
    return tile[3]


def century(tile: str) -> int:
    """The century on the right half."""
    return int(tile[4])


def value(row: list[str]) -> int:
    """The centuries of the completed objects; the last tile has no partner on its right."""
    return sum(century(tile) for tile in row[:-1])
