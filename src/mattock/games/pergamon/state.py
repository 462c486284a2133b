"""The state of a game of Pergamon: data only. `rules.py` says what may be done with it."""

from __future__ import annotations

import cython

from mattock.core.state import State

if not cython.compiled:
    from mattock.core.bits import blend
    from mattock.games.pergamon.components import Components
    from mattock.games.pergamon.vocabulary import SOURCES


class Pergamon(State):
    parts: Components
    by_order: int  # variant 1: figures choose in the order of the last round
    by_choice: int  # variant 2: the start player orders tiles of one century
    phase: int
    round: int  # 1 .. 12; 0 at set-up
    start: int  # seat of the start player
    order: list[int]  # seats in the order of placing
    turn: int  # how many figures have been placed
    at: int  # the funds field whose figure acts
    dug: int
    exhibited: int
    level: int  # the gallery that gets the next tile
    unseen: int  # tiles never revealed
    drawn: int  # revealed, not yet laid out
    box: int  # out of the game
    row: int  # tiles of the row being laid
    row_first: int
    row_last: int
    row_value: int  # of the objects completed in it
    gallery: list[int]
    hand: list[int]
    shown: list[int]  # tiles of a collection, by marker (three a seat)
    spot: list[int]  # museum field of a marker; 0 where it is free
    first: list[int]  # first tile of a collection
    link: list[int]  # the tile to the right of a tile in its row
    top: int  # back of the pile's first card
    bags: int  # cards whose back has not been seen, by their back
    chests: int
    backs: list[int]  # of the two cards on the table
    fronts: list[int]  # of the same; 0 while face down
    unseen_fronts: list[int]  # cards never turned over, by value - 1
    figure: list[int]  # funds field of a figure, the raider's last; 0 where it stands nowhere
    coins: list[int]  # the raider's last
    spent: int  # coins that went back to the supply
    points: list[int]  # victory points, four sources a seat

    def copy_from(self, other: State) -> None:
        self.take(cython.cast(Pergamon, other))

    def take(self, other: Pergamon) -> None:
        self.mover = other.mover
        self.players = other.players
        self.by_order = other.by_order
        self.by_choice = other.by_choice
        self.phase = other.phase
        self.round = other.round
        self.start = other.start
        self.order = other.order[:]
        self.turn = other.turn
        self.at = other.at
        self.dug = other.dug
        self.exhibited = other.exhibited
        self.level = other.level
        self.unseen = other.unseen
        self.drawn = other.drawn
        self.box = other.box
        self.row = other.row
        self.row_first = other.row_first
        self.row_last = other.row_last
        self.row_value = other.row_value
        self.gallery = other.gallery[:]
        self.hand = other.hand[:]
        self.shown = other.shown[:]
        self.spot = other.spot[:]
        self.first = other.first[:]
        self.link = other.link[:]
        self.top = other.top
        self.bags = other.bags
        self.chests = other.chests
        self.backs = other.backs[:]
        self.fronts = other.fronts[:]
        self.unseen_fronts = other.unseen_fronts[:]
        self.figure = other.figure[:]
        self.coins = other.coins[:]
        self.spent = other.spent
        self.points = other.points[:]

    def count(self, out: list[int]) -> None:
        for seat in range(4):
            out[seat] = 0
            for source in range(SOURCES):
                out[seat] += self.points[seat * SOURCES + source]

    def key(self) -> int:
        h = blend(self.phase, self.mover + 2)
        h = blend(h, self.players << 2 | self.by_order << 1 | self.by_choice)
        h = blend(h, self.round << 8 | self.start)
        h = blend(h, self.turn << 24 | self.at << 16 | self.dug << 9 | self.exhibited << 8 | self.level)
        h = blend(h, self.unseen)
        h = blend(h, self.drawn)
        h = blend(h, self.box)
        h = blend(h, self.row)
        h = blend(h, self.row_first << 24 | self.row_last << 16 | self.row_value)
        h = blend(h, self.top << 16 | self.bags << 8 | self.chests)
        h = blend(h, self.spent)
        for i in range(2):
            h = blend(h, self.backs[i] << 8 | self.fronts[i])
        for i in range(4):
            h = blend(h, self.order[i])
            h = blend(h, self.hand[i])
        for i in range(5):
            h = blend(h, self.gallery[i])
            h = blend(h, self.figure[i] << 16 | self.coins[i])
        for i in range(8):
            h = blend(h, self.unseen_fronts[i])
        for i in range(12):
            h = blend(h, self.shown[i])
            h = blend(h, self.spot[i] << 8 | self.first[i])
        for i in range(16):
            h = blend(h, self.points[i])
        for i in range(15):
            h = blend(
                h,
                self.link[4 * i] << 24
                | self.link[4 * i + 1] << 16
                | self.link[4 * i + 2] << 8
                | self.link[4 * i + 3],
            )
        return h
