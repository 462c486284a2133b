"""Thebes once more, plainly: three years of travel, study, digs and exhibitions, by the rulebook alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

LETTERS = "ABCD"
WEEKS = 52  # of a year
LAST_YEAR = 1903  # after its week 52 there is only field 1
OPEN_CARDS = 4  # researcher cards lie open on the board
PILES = 3  # of about the same height
CAP = 12  # more knowledge than this counts as this
HOME = "Warsaw"  # everybody starts there, and cards are swapped there


class Card(NamedTuple):
    """One face of a researcher card."""

    kind: str  # general, special, rumour, assistant, shovel, car, zeppelin, permit, congress
    site: str  # what a special book or a rumour is about, else ""
    symbols: int
    city: str
    weeks: int
    copies: int


class Exhibition(NamedTuple):
    """One exhibition card."""

    city: str
    size: str
    points: int
    weeks: int
    needs: dict[str, int]


class Tile(NamedTuple):
    """One kind of tile in a bag."""

    kind: str  # artifact, special, general, rubble
    site: str  # the bag it comes from
    about: str  # what a special book is about, else ""
    worth: int  # points of an artifact, symbols of a book
    copies: int


class Dig:
    """A dig that has begun and is not finished."""

    def __init__(self, site: str, journey: int) -> None:
        """The figure stands on the site; nothing is announced yet."""
        self.site = site
        self.journey = journey
        self.aids: list[str] = []
        self.to_draw = 0
        self.rubble = 0


class Oracle:
    """The whole table: what is printed, what lies where, whose turn it is."""

    def __init__(self, printed: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> None:
        """Before anything is drawn: full bags, no open cards, no time markers."""
        self.seats = list(LETTERS[:players])
        self.exhibitions_march = options["exhibitions"] == "march"
        self.rules: dict[str, Any] = {name: entry["value"] for name, entry in printed["rules"].items()}
        self.wheel = [printed["wheel"][f"k{knowledge}"]["value"] for knowledge in range(1, CAP + 1)]
        self.sites: list[str] = [site["name"]["value"] for site in printed["site"]]
        self.steps = steps_between(printed["roads"]["list"])
        self.card = dict(read_card(line) for line in printed["cards"]["list"])
        self.exhibition = dict(read_exhibition(entry, self.sites) for entry in printed["exhibition"])
        self.tile: dict[str, Tile] = {}
        for site in printed["site"]:
            self.tile.update(read_tiles(site))

        start = printed["start"][players - 2]
        self.start = (start["year"]["value"], start["week"]["value"])
        self.time: dict[str, tuple[int, int]] = {}  # year and week of each marker
        self.arrived: list[str] = []  # who came to his field last stands last, and lies on top
        self.place = dict.fromkeys(self.seats, HOME)
        self.cards: dict[str, Counter[str]] = {seat: Counter() for seat in self.seats}
        self.tiles: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.shown: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.turned: dict[str, set[str]] = {seat: set() for seat in self.seats}  # permits with the cross up

        self.open: Counter[str] = Counter()
        self.fields: list[str | None] = [None, None, None]  # a, b, c
        self.discards: Counter[str] = Counter()
        self.unseen: Counter[str] = Counter({name: card.copies for name, card in self.card.items()})
        height = (self.unseen.total() - OPEN_CARDS) // PILES
        small = [name for name, exhibition in self.exhibition.items() if exhibition.size == "small"]
        large = [name for name, exhibition in self.exhibition.items() if exhibition.size == "large"]
        self.first_pile = height + OPEN_CARDS  # the first four are laid out
        self.second_exhibitions = small + large if players == 2 else small
        self.second_pile = height + len(self.second_exhibitions)
        self.third_exhibitions = [] if players == 2 else large
        self.pile: Counter[str] = Counter()  # the shuffled one, once the first two are used up

        self.bag: dict[str, Counter[str]] = {site: Counter() for site in self.sites}
        for name, tile in self.tile.items():
            self.bag[tile.site][name] = tile.copies
        self.on_board: dict[str, str | None] = dict.fromkeys(self.sites)  # the artifact of the first dig

        self.phase = "display"  # then markers, ones, turn, aids, tiles, refill, over
        self.seat = ""  # whose turn it is
        self.year_at_start = 0  # of this turn
        self.swapper = ""  # who made the last action, if that was a swap
        self.swaps = 0  # how many in a row
        self.dig: Dig | None = None

    # What the harness asks.

    def mover(self) -> str:
        """Whoever has to do something."""
        if self.phase == "over":
            return "over"
        if self.phase in {"turn", "aids"}:
            return self.seat
        return "chance"

    def moves(self) -> set[str]:
        """Everything that the player whose turn it is may do."""
        return self.dig_choices() if self.phase == "aids" else self.actions()

    def odds(self) -> dict[str, int]:
        """What can be drawn now, with weights."""
        if self.phase == "markers":
            return {f"marker {seat}": 1 for seat in self.seats if seat not in self.time}
        if self.phase == "ones":
            return {f"tile {name}": 1 for name in self.ones(self.next_bare_site())}
        if self.phase == "tiles":
            assert self.dig
            return {f"tile {name}": count for name, count in self.bag[self.dig.site].items()}
        return self.card_odds()

    def do(self, what: str) -> None:
        """A move or an outcome happens."""
        word, _, rest = what.partition(" ")
        if word == "marker":
            self.stack_marker(rest)
        elif word == "tile" and self.phase == "ones":
            self.set_aside(rest)
        elif word == "tile":
            self.find(rest)
        elif word == "card":
            self.lay_card(rest)
        elif word == "exhibition":
            self.lay_exhibition(rest)
        elif word in {"rumour", "assistant", "shovel"}:
            assert self.dig
            self.dig.aids.append(word)
        elif word == "weeks":
            self.announce(int(rest))
        else:
            self.act(what)

    def points(self) -> list[int]:
        """Artifacts, exhibitions, congresses and the greatest expertise."""
        totals = dict.fromkeys(self.seats, 0)
        for seat in self.seats:
            totals[seat] += sum(self.tile[name].worth for name in self.artifacts(seat))
            totals[seat] += sum(self.exhibition[name].points for name in self.shown[seat])
            totals[seat] += self.congress_points(seat)
        for best in self.experts():
            for seat in best:
                totals[seat] += self.rules["expertise"] if len(best) == 1 else self.rules["shared_expertise"]
        return [totals[seat] for seat in self.seats]

    def winners(self) -> list[str]:
        """Whoever has most; there is no word on ties, so they share."""
        points = dict(zip(self.seats, self.points(), strict=True))
        return [seat for seat in self.seats if points[seat] == max(points.values())]

    def holdings(self) -> dict[str, Any]:
        """Where everything lies."""
        return {
            "turn": self.seat,
            "markers": {seat: list(time) for seat, time in self.time.items()},
            "next": self.in_turn_order(),
            "figures": dict(self.place),
            "cards": {seat: plain(cards) for seat, cards in self.cards.items()},
            "tiles": {seat: sorted(tiles) for seat, tiles in self.tiles.items()},
            "exhibitions": {seat: sorted(shown) for seat, shown in self.shown.items()},
            "turned permits": {seat: sorted(turned) for seat, turned in self.turned.items()},
            "open": plain(self.open),
            "fields": list(self.fields),
            "discards": plain(self.discards),
            "face down": plain(self.face_down()),
            "set aside": sorted(self.third_exhibitions),
            "cards in the pile": self.cards_in_pile(),
            "bags": {site: plain(bag) for site, bag in self.bag.items()},
            "on board": dict(self.on_board),
            "swaps in a row": self.swaps_in_a_row(),
            "a year is over": self.has_crossed(),
            "books": {seat: self.books(seat) for seat in self.seats},
            "kinds of cards": {seat: self.kinds(seat) for seat in self.seats},
            "open books": {seat: self.general(seat) for seat in self.seats},
            "dig": self.dig_so_far(),
        }

    def dig_so_far(self) -> dict[str, Any] | None:
        """What is on the table of a dig that is not finished."""
        if not self.dig:
            return None
        return {
            "site": self.dig.site,
            "aids": sorted(self.dig.aids),
            "journey": self.dig.journey,
            "to draw": self.dig.to_draw,
            "rubble": self.dig.rubble,
        }

    # Setting up.

    def stack_marker(self, seat: str) -> None:
        """The markers are stacked in a random tower, told from the top; the last is clear."""
        self.time[seat] = self.start
        self.arrived.insert(0, seat)
        left = [other for other in self.seats if other not in self.time]
        if len(left) == 1:
            self.stack_marker(left[0])
        elif not left:
            self.phase = "ones"

    def ones(self, site: str) -> list[str]:
        """The artifacts of a site that are worth one point."""
        return [name for name in self.bag[site] if self.is_artifact(name) and self.tile[name].worth == 1]

    def next_bare_site(self) -> str:
        """The next site without its artifact on the board."""
        return next(site for site in self.sites if not self.on_board[site])

    def set_aside(self, name: str) -> None:
        """An artifact of value 1 from each site lies on the board for the first who digs there."""
        site = self.tile[name].site
        self.take_from_bag(site, name)
        self.on_board[site] = name
        if all(self.on_board.values()):
            self.next_turn()

    # Time.

    def in_turn_order(self) -> list[str]:
        """Who is furthest behind comes first; on one field, who lies higher."""
        from_the_top = list(reversed(self.arrived))
        return sorted(from_the_top, key=lambda seat: self.time[seat])

    def weeks_left(self) -> int | None:
        """In the last year nobody may go beyond field 1; before that there is no limit."""
        year, week = self.time[self.seat]
        return WEEKS + 1 - week if year == LAST_YEAR else None

    def in_time(self, weeks: int) -> bool:
        """Journey and action fit in what is left of the game."""
        left = self.weeks_left()
        return left is None or weeks <= left

    def spend(self, weeks: int) -> None:
        """The time marker moves on, and lies on top where it comes to others."""
        year, week = self.time[self.seat]
        week += weeks
        if week > WEEKS:
            year, week = year + 1, week - WEEKS
        self.time[self.seat] = (year, week)
        self.arrived.remove(self.seat)
        self.arrived.append(self.seat)

    def has_crossed(self) -> bool:
        """The marker has gone beyond week 52 in this turn."""
        return bool(self.seat) and self.time[self.seat][0] > self.year_at_start

    def end_turn(self) -> None:
        """Whoever has crossed week 52 turns his permits to their valid side."""
        if self.has_crossed():
            self.turned[self.seat].clear()
        self.next_turn()

    def next_turn(self) -> None:
        """The rearmost marker is next; when all have reached the last field the game is over."""
        self.seat = self.in_turn_order()[0]
        self.year_at_start = self.time[self.seat][0]
        if self.year_at_start > LAST_YEAR:
            self.seat = ""
            self.phase = "over"
        else:
            self.phase = "turn"

    # Travelling.

    def journey(self, to: str) -> int:
        """A week a step; a car saves one on long journeys."""
        steps = self.steps[self.place[self.seat]][to]
        if self.has("car") and steps >= self.rules["car_from"]:
            return steps - int(self.rules["car_saves"])
        return steps

    def travel(self, to: str, by_zeppelin: bool) -> int:
        """The figure moves; how many weeks that took. A zeppelin takes none and is discarded."""
        weeks = self.journey(to)
        self.place[self.seat] = to
        if not by_zeppelin:
            return weeks
        self.discard_one("zeppelin")
        return 0

    # Possessions.

    def held(self, kind: str, site: str = "") -> list[str]:
        """The cards of a kind that the player has, every copy."""
        return [
            name
            for name in self.cards[self.seat].elements()
            if self.card[name].kind == kind and self.card[name].site == site
        ]

    def has(self, kind: str) -> bool:
        """At least one card of a kind."""
        return bool(self.held(kind))

    def discard_one(self, kind: str, site: str = "") -> None:
        """A used card goes to the discards; of two that differ in their city only, the one listed first."""
        name = min(self.held(kind, site), key=list(self.card).index)
        take_one(self.cards[self.seat], name)
        self.discards[name] += 1

    def kinds(self, seat: str) -> dict[str, int]:
        """How many cards of each kind a player has."""
        found: Counter[str] = Counter()
        for name, count in self.cards[seat].items():
            found[self.card[name].kind] += count
        return plain(found)

    def is_artifact(self, name: str) -> bool:
        """Books that were found are no artifacts."""
        return self.tile[name].kind == "artifact"

    def artifacts(self, seat: str) -> list[str]:
        """What a player has found, without books."""
        return [name for name in self.tiles[seat] if self.is_artifact(name)]

    def books(self, seat: str) -> dict[str, int]:
        """Symbols of special books on each site, on cards and on finds."""
        found = dict.fromkeys(self.sites, 0)
        for name, count in self.cards[seat].items():
            card = self.card[name]
            if card.kind == "special":
                found[card.site] += card.symbols * count
        for name in self.tiles[seat]:
            tile = self.tile[name]
            if tile.kind == "special":
                found[tile.about] += tile.worth
        return found

    def general(self, seat: str) -> int:
        """Symbols of open books, on cards and on finds."""
        on_cards = sum(
            self.card[name].symbols * count
            for name, count in self.cards[seat].items()
            if self.card[name].kind == "general"
        )
        return on_cards + sum(
            self.tile[name].worth for name in self.tiles[seat] if self.tile[name].kind == "general"
        )

    # A turn.

    def actions(self) -> set[str]:
        """One action; each also by zeppelin, if that saves a journey."""
        found: set[str] = set()
        for name in self.open:
            self.offer(found, f"take {name}", self.card[name].city, self.card[name].weeks)
        for there in self.fields:
            if there and self.can_show(there):
                card = self.exhibition[there]
                self.offer(found, f"exhibit {there}", card.city, card.weeks)
        self.offer(found, "swap", HOME, self.swap_price())
        for site in self.sites:
            if self.has_permit(site):
                shortest = self.shortest_dig(site)
                if shortest:
                    self.offer(found, f"dig {site}", site, shortest)
        if self.weeks_left() is not None:
            found.add("finish")
        return found

    def offer(self, found: set[str], what: str, place: str, weeks: int) -> None:
        """An action at a place, if there is time for it."""
        journey = self.journey(place)
        if self.in_time(journey + weeks):
            found.add(what)
        if journey and self.has("zeppelin") and self.in_time(weeks):
            found.add(f"fly-{what}")

    def act(self, what: str) -> None:
        """The player whose turn it is goes somewhere and does something."""
        fly = what.startswith("fly-")
        word, _, name = what.removeprefix("fly-").partition(" ")
        swaps = self.swaps_in_a_row()
        self.swapper, self.swaps = "", 0
        if word == "take":
            self.take(name, fly)
        elif word == "swap":
            self.swap(fly, swaps)
        elif word == "exhibit":
            self.exhibit(name, fly)
        elif word == "dig":
            self.dig = Dig(name, self.travel(name, fly))
            self.phase = "aids"
        else:
            assert word == "finish"
            left = self.weeks_left()
            assert left
            self.spend(left)
            self.end_turn()

    # Researcher cards.

    def take(self, name: str, fly: bool) -> None:
        """An open card is fetched in its city; then the display is filled up."""
        self.spend(self.travel(self.card[name].city, fly) + self.card[name].weeks)
        take_one(self.open, name)
        self.cards[self.seat][name] += 1
        self.refill()

    def swaps_in_a_row(self) -> int:
        """Swaps of the player whose turn it is, with nobody and nothing else between."""
        return self.swaps if self.swapper == self.seat else 0

    def swap_price(self) -> int:
        """One week, one more for each swap directly before."""
        return int(self.rules["swap_weeks"] + self.rules["swap_rise"] * self.swaps_in_a_row())

    def swap(self, fly: bool, swaps: int) -> None:
        """In Warsaw all open cards are discarded and new ones laid out."""
        price = int(self.rules["swap_weeks"] + self.rules["swap_rise"] * swaps)
        self.spend(self.travel(HOME, fly) + price)
        self.swapper, self.swaps = self.seat, swaps + 1
        self.discards.update(self.open)
        self.open.clear()
        self.refill()

    def refill(self) -> None:
        """Cards are drawn until four researcher cards lie open, or there are no more of them."""
        self.phase = "refill"
        if self.open.total() == OPEN_CARDS or not self.researcher_is_left():
            self.end_turn()
        elif self.cards_in_pile() == 0:
            self.renew_pile()

    def researcher_is_left(self) -> bool:
        """A researcher card lies in a pile or among the discards."""
        return any(name in self.card for name in self.unseen | self.pile | self.discards)

    def cards_in_pile(self) -> int:
        """How many cards lie face down in the pile, without the one set aside."""
        return self.first_pile + self.second_pile + self.pile.total()

    def face_down(self) -> Counter[str]:
        """What may come from the pile; of the researchers, the third pile's are among these."""
        return self.unseen + Counter(self.second_exhibitions) + self.pile

    def renew_pile(self) -> None:
        """The discards are shuffled, the first time together with the third pile."""
        self.pile = self.discards + self.unseen + Counter(self.third_exhibitions)
        self.discards = Counter()
        self.unseen = Counter()
        self.third_exhibitions = []

    def card_odds(self) -> dict[str, int]:
        """The next card. Which of the unseen researchers lie in which of the three piles is not known."""
        if self.first_pile:
            return {f"card {name}": count for name, count in self.unseen.items()}
        if not self.second_pile:
            return {f"{self.sort_of(name)} {name}": count for name, count in self.pile.items()}
        researchers = self.second_pile - len(self.second_exhibitions)
        weights = {f"exhibition {name}": self.unseen.total() for name in self.second_exhibitions}
        if researchers:
            weights |= {f"card {name}": researchers * count for name, count in self.unseen.items()}
        return weights

    def sort_of(self, name: str) -> str:
        """A researcher card or an exhibition."""
        return "card" if name in self.card else "exhibition"

    def lay_card(self, name: str) -> None:
        """A researcher card from the pile is laid out openly."""
        self.open[name] += 1
        if self.first_pile:
            self.first_pile -= 1
            take_one(self.unseen, name)
        elif self.second_pile:
            self.second_pile -= 1
            take_one(self.unseen, name)
        else:
            take_one(self.pile, name)
        if self.phase == "refill":
            self.after_laying()
        elif self.open.total() == OPEN_CARDS:
            self.phase = "markers"

    def lay_exhibition(self, name: str) -> None:
        """An exhibition is laid on field a; those that lie there move on, and from c to the discards."""
        if self.second_pile:
            self.second_pile -= 1
            self.second_exhibitions.remove(name)
        else:
            take_one(self.pile, name)
        if self.exhibitions_march:
            pushed_out = self.fields[-1]
            self.fields = [name, *self.fields[:-1]]
        else:
            pushed_out = self.push_in(name)
        if pushed_out:
            self.discards[pushed_out] += 1
        self.after_laying()

    def push_in(self, name: str) -> str | None:
        """Each exhibition pushes on only the one that lies where it comes to; what leaves the last field."""
        coming: str | None = name
        for number, there in enumerate(self.fields):
            self.fields[number] = coming
            coming = there
            if not coming:
                break
        return coming

    def after_laying(self) -> None:
        """A pile that is used up is renewed at once, and drawing goes on while cards are missing."""
        if self.cards_in_pile() == 0:
            self.renew_pile()
        self.refill()

    # Exhibitions.

    def can_show(self, name: str) -> bool:
        """Enough artifacts from each site; their value does not matter, and they stay."""
        found = Counter(self.tile[artifact].site for artifact in self.artifacts(self.seat))
        return all(found[site] >= count for site, count in self.exhibition[name].needs.items())

    def exhibit(self, name: str, fly: bool) -> None:
        """The player takes the card; its field stays empty."""
        self.spend(self.travel(self.exhibition[name].city, fly) + self.exhibition[name].weeks)
        self.fields[self.fields.index(name)] = None
        self.shown[self.seat].append(name)
        self.end_turn()

    # Digs.

    def has_permit(self, site: str) -> bool:
        """The own permit with its valid side up, or a special one."""
        return site not in self.turned[self.seat] or self.has("permit")

    def usable_aids(self, site: str) -> list[str]:
        """Cards that may be spent on one dig: rumours of the site, an assistant or a shovel that is alone."""
        aids = ["rumour"] * len(self.held("rumour", site))
        for kind in ["assistant", "shovel"]:
            if len(self.held(kind)) == 1:
                aids.append(kind)
        return aids

    def support(self, kind: str, aids: list[str]) -> int:
        """What assistants or shovels add: two of them, three of them, or one that is spent."""
        count = len(self.held(kind))
        if count == 0 or (count == 1 and kind not in aids):
            return 0
        table = self.rules[f"{kind}s"]
        return int(table[min(count, len(table)) - 1])

    def row(self, site: str, aids: list[str]) -> list[int]:
        """The red numbers of the wheel for 1 to 12 weeks; all 0 without a point of special knowledge."""
        special = self.books(self.seat)[site] + self.support("assistant", aids)
        for name in self.held("rumour", site)[: aids.count("rumour")]:
            special += self.card[name].symbols
        if special == 0:
            return [0] * len(self.wheel[0])
        knowledge = special + min(special, self.general(self.seat))
        return list(self.wheel[min(knowledge, CAP) - 1])

    def tiles_by_weeks(self, site: str, aids: list[str]) -> list[int]:
        """How many tiles may be drawn after 1 to 12 weeks; shovels add only to a number above 0."""
        extra = self.support("shovel", aids)
        return [red + extra if red else 0 for red in self.row(site, aids)]

    def shortest_dig(self, site: str) -> int | None:
        """The fewest weeks that bring a tile at all, with every aid that could be spent."""
        tiles = self.tiles_by_weeks(site, self.usable_aids(site))
        return next((weeks for weeks, number in enumerate(tiles, 1) if number), None)

    def dig_choices(self) -> set[str]:
        """An aid that changes something, or the number of weeks."""
        dig = self.dig
        assert dig
        found: set[str] = set()
        for aid, count in Counter(self.usable_aids(dig.site)).items():
            if dig.aids.count(aid) < count and self.helps(aid, dig):
                found.add(aid)
        for weeks, number in enumerate(self.tiles_by_weeks(dig.site, dig.aids), 1):
            if number and self.in_time(dig.journey + weeks):
                found.add(f"weeks {weeks}")
        return found

    def helps(self, aid: str, dig: Dig) -> bool:
        """Knowledge that changes no number of the wheel is not spent; a shovel always brings a tile."""
        return aid == "shovel" or self.row(dig.site, [*dig.aids, aid]) != self.row(dig.site, dig.aids)

    def announce(self, weeks: int) -> None:
        """The player says how long he digs; then nothing can be changed any more."""
        assert self.dig
        self.dig.to_draw = self.tiles_by_weeks(self.dig.site, self.dig.aids)[weeks - 1]
        self.spend(self.dig.journey + weeks)
        self.dig.journey = 0  # it is paid
        self.phase = "tiles"

    def take_from_bag(self, site: str, name: str) -> None:
        """One tile leaves its bag."""
        take_one(self.bag[site], name)

    def find(self, name: str) -> None:
        """A tile from the bag: finds are kept, rubble waits until the dig is over."""
        dig = self.dig
        assert dig
        self.take_from_bag(dig.site, name)
        dig.to_draw -= 1
        if self.tile[name].kind == "rubble":
            dig.rubble += 1
        else:
            self.tiles[self.seat].append(name)
        if dig.to_draw == 0:
            self.end_dig(dig)

    def end_dig(self, dig: Dig) -> None:
        """Rubble returns, the first here gets the bonus, what was used goes, the permit is turned."""
        for name, tile in self.tile.items():
            if tile.site == dig.site and tile.kind == "rubble":
                self.bag[dig.site][name] += dig.rubble
        bonus = self.on_board[dig.site]
        if bonus:
            self.tiles[self.seat].append(bonus)
            self.on_board[dig.site] = None
        for aid in dig.aids:
            self.discard_one(aid, dig.site if aid == "rumour" else "")
        if dig.site in self.turned[self.seat]:
            self.discard_one("permit")
        self.turned[self.seat].add(dig.site)
        self.dig = None
        self.end_turn()

    # Scoring.

    def congress_points(self, seat: str) -> int:
        """The more congresses, the more for each; beyond the table nothing is added."""
        count = sum(number for name, number in self.cards[seat].items() if self.card[name].kind == "congress")
        table = self.rules["congresses"]
        return int(table[min(count, len(table)) - 1]) if count else 0

    def experts(self) -> list[list[str]]:
        """For each site, who has most special books on it."""
        books = {seat: self.books(seat) for seat in self.seats}
        found = []
        for site in self.sites:
            most = max(books[seat][site] for seat in self.seats)
            found.append([seat for seat in self.seats if most and books[seat][site] == most])
        return found


def take_one(cards: Counter[str], name: str) -> None:
    """One of many is taken away; nothing is kept that is not there any more."""
    assert cards[name] > 0, f"{name} is not there"
    cards[name] -= 1
    if not cards[name]:
        del cards[name]


def plain(cards: Counter[str]) -> dict[str, int]:
    """A multiset as plain data."""
    return {name: count for name, count in cards.items() if count}


def read_card(line: str) -> tuple[str, Card]:
    """A face such as "special Greece 1, Berlin, 1 weeks, 1 cards", and its name in the notation."""
    face, city, weeks, copies = (part.strip() for part in line.split(","))
    kind, *more = face.split()
    site = more[0] if kind in {"special", "rumour"} else ""
    symbols = int(more[-1]) if more else 0
    name = {"general": f"general{symbols}", "special": f"{site}{symbols}", "rumour": f"rumour-{site}"}
    card = Card(kind, site, symbols, city, int(weeks.split()[0]), int(copies.split()[0]))
    return f"{name.get(kind, kind)}-{city}", card


def read_exhibition(entry: Mapping[str, Any], sites: list[str]) -> tuple[str, Exhibition]:
    """An exhibition, named after its city and its size."""
    city, size, points, weeks, artifacts = (
        entry[name]["value"] for name in ["city", "size", "points", "weeks", "artifacts"]
    )
    needs = {site: count for site, count in zip(sites, artifacts, strict=True) if count}
    return f"{city}-{size}", Exhibition(city, size, points, weeks, needs)


def read_tiles(entry: Mapping[str, Any]) -> dict[str, Tile]:
    """The tiles of a site: artifacts, two books and rubble."""
    site, about = entry["name"]["value"], entry["about"]["value"]
    tiles: dict[str, Tile] = {}
    for artifact in entry["artifacts"]:
        worth, _, name = artifact.partition(" ")
        tiles[name.replace(" ", "-")] = Tile("artifact", site, "", int(worth), 1)
    tiles[f"{site}-book-on-{about}"] = Tile("special", site, about, entry["special"]["value"], 1)
    tiles[f"{site}-open-book"] = Tile("general", site, "", entry["general"]["value"], 1)
    tiles[f"{site}-rubble"] = Tile("rubble", site, "", 0, entry["rubble"]["value"])
    return tiles


def steps_between(roads: list[str]) -> dict[str, dict[str, int]]:
    """From each place to each other, the fewest steps along the roads."""
    neighbours: dict[str, set[str]] = {}
    for road in roads:
        one, other = road.split(" - ")
        neighbours.setdefault(one, set()).add(other)
        neighbours.setdefault(other, set()).add(one)
    found: dict[str, dict[str, int]] = {}
    for start in neighbours:
        steps = {start: 0}
        ring = {start}
        while ring:
            ring = {place for here in ring for place in neighbours[here]} - steps.keys()
            steps |= dict.fromkeys(ring, max(steps.values()) + 1)
        found[start] = steps
    return found
