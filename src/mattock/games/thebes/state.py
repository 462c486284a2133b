"""The state of a game of Thebes: data only. `rules.py` says what may be done with it."""

from __future__ import annotations

import cython

from mattock.core.state import State

if not cython.compiled:
    from mattock.core.bits import blend
    from mattock.games.thebes.components import Components
    from mattock.games.thebes.vocabulary import FACES, OPEN_CARDS, SHOW_FIELDS, SITES


class Thebes(State):
    parts: Components
    marching: int  # a new exhibition moves all others on, also over a gap
    phase: int
    actor: int  # the seat whose turn it is, also while something is drawn
    order: list[int]  # seats by time, who moves first in front; the top of a stack before what lies below
    week: list[int]  # of a time marker, counted from the first week of 1901
    place: list[int]  # of a figure
    permits: list[int]  # sites with a valid permit, as bits
    renew: int  # the marker has crossed the year's end in this turn
    swapper: int  # who made the last turn, if it was a swap
    swaps: int  # swaps in a row up to now
    # Cards.
    display: list[int]  # open researcher cards
    pile: list[int]  # researcher cards by face: those never seen; once renewed, those of the pile
    first: int  # cards left of the first pile
    second: int  # cards left of the second pile, exhibitions included
    renewed: int  # the third pile has come into play
    discards: list[int]  # researcher cards by face
    held: list[int]  # researcher cards by seat and face
    shows: list[int]  # exhibitions on the fields a, b, c
    pile_shows: int  # exhibitions in the pile, as bits
    waiting_shows: int  # exhibitions in the third pile
    discard_shows: int
    exhibited: list[int]  # exhibitions of a seat
    # What the cards and finds of a seat come to.
    cards: list[int]  # how many of each kind, nine a seat
    special: list[int]  # books about a site, five a seat
    general: list[int]
    # Sites.
    bonus: list[int]  # the artifact that lies on a site
    bag: list[int]  # finds still in it, as bits; rubble always returns
    found: list[int]  # finds by seat and site, as bits
    # The dig at hand.
    site: int
    travel: int  # weeks of the journey there
    rumours: int  # spent for it
    assistant: int  # a lone one was spent
    shovel: int
    to_draw: int
    rubble: int  # drawn so far

    def copy_from(self, other: State) -> None:
        self.take(cython.cast(Thebes, other))

    def take(self, other: Thebes) -> None:
        self.mover = other.mover
        self.players = other.players
        self.marching = other.marching
        self.phase = other.phase
        self.actor = other.actor
        self.order = other.order[:]
        self.week = other.week[:]
        self.place = other.place[:]
        self.permits = other.permits[:]
        self.renew = other.renew
        self.swapper = other.swapper
        self.swaps = other.swaps
        self.display = other.display[:]
        self.pile = other.pile[:]
        self.first = other.first
        self.second = other.second
        self.renewed = other.renewed
        self.discards = other.discards[:]
        self.held = other.held[:]
        self.shows = other.shows[:]
        self.pile_shows = other.pile_shows
        self.waiting_shows = other.waiting_shows
        self.discard_shows = other.discard_shows
        self.exhibited = other.exhibited[:]
        self.cards = other.cards[:]
        self.special = other.special[:]
        self.general = other.general[:]
        self.bonus = other.bonus[:]
        self.bag = other.bag[:]
        self.found = other.found[:]
        self.site = other.site
        self.travel = other.travel
        self.rumours = other.rumours
        self.assistant = other.assistant
        self.shovel = other.shovel
        self.to_draw = other.to_draw
        self.rubble = other.rubble

    def key(self) -> int:
        h = blend(self.phase, self.mover + 2)
        h = blend(h, self.players << 8 | self.actor << 4 | self.marching << 1 | self.renew)
        h = blend(h, self.swapper << 16 | self.swaps)
        h = blend(h, self.first << 16 | self.second << 8 | self.renewed)
        h = blend(h, self.pile_shows << 32 | self.waiting_shows << 16 | self.discard_shows)
        h = blend(h, self.site << 16 | self.travel << 8 | self.rumours)
        h = blend(h, self.assistant << 24 | self.shovel << 16 | self.to_draw << 8 | self.rubble)
        for i in range(4):
            h = blend(h, self.order[i] << 16 | self.week[i])
            h = blend(h, self.place[i] << 16 | self.permits[i])
            h = blend(h, self.exhibited[i] << 8 | self.general[i])
        for i in range(OPEN_CARDS):
            h = blend(h, self.display[i])
        for i in range(SHOW_FIELDS):
            h = blend(h, self.shows[i])
        for i in range(SITES):
            h = blend(h, self.bonus[i] << 16 | self.bag[i])
        for i in range(4 * SITES):
            h = blend(h, self.found[i] << 8 | self.special[i])
        for i in range(FACES):
            h = blend(
                h,
                self.pile[i] << 20
                | self.discards[i] << 16
                | self.held[i] << 12
                | self.held[FACES + i] << 8
                | self.held[2 * FACES + i] << 4
                | self.held[3 * FACES + i],
            )
        return h
