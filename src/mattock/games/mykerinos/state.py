"""The state of a game of Mykerinos: data only. `rules.py` says what may be done with it."""

from __future__ import annotations

import cython

from mattock.core.state import State

if not cython.compiled:
    from mattock.core.bits import blend
    from mattock.games.mykerinos.components import Components
    from mattock.games.mykerinos.vocabulary import BANKS, COLOURS, PLACES, ROOMS, SOURCES, WINGS


class Mykerinos(State):
    parts: Components
    nile: int  # played with the expansion
    plan: int  # of the museum
    phase: int
    round: int  # 1 .. 4; 0 at set-up
    start: int  # seat of the start player
    wing: list[int]  # patron of a wing
    unseen: int  # parcel cards never revealed
    box: int  # parcel cards out of the game
    parcel: list[int]  # cards of the region by place
    turned: int  # places whose card lies after a half turn, as bits
    pyramids: int  # fields that show one, while there is digging
    cubes: list[int]  # fields with cubes of a colour
    supply: list[int]  # cubes of a colour in the general supply
    stock: list[int]  # a player's own cubes
    neutrals: list[int]  # neutral cubes in a player's stock
    owned: list[int]  # a player's parcel cards
    used: list[int]  # cards turned this round, six patrons a seat
    scale: list[int]  # colours on the passing scale
    patron: int  # whose card was turned in this turn
    left: int  # cubes that still belong to this action
    last: int  # field of the cube placed last in it
    room: list[int]  # who has a cube in a room
    zone: int  # being surveyed
    order: list[int]  # colours by rank, in the zone or on the river
    ranked: int  # how many
    rank: int  # who is on
    points: list[int]  # victory points, five sources a seat
    nile_unseen: int  # Nile cards of the stack never revealed, as bits
    queue: list[int]  # Nile cards put under the stack, the uppermost first
    queued: int  # how many
    bank: list[int]  # Nile cards on the region
    bank_turned: int  # which of them lie after a half turn, as bits
    river: int  # river fields
    nile_owned: list[int]  # a player's Nile cards, as bits
    nile_box: int  # Nile cards out of the game, as bits
    boats: int  # never shown, as bits
    boat: int  # on the table
    tie_boat: int  # who can win a tie with it
    discs: list[int]  # fields with a player's discs
    reserved: list[int]  # rooms with a player's discs, as bits

    def copy_from(self, other: State) -> None:
        self.take(cython.cast(Mykerinos, other))

    def take(self, other: Mykerinos) -> None:
        self.mover = other.mover
        self.players = other.players
        self.nile = other.nile
        self.plan = other.plan
        self.phase = other.phase
        self.round = other.round
        self.start = other.start
        self.wing = other.wing[:]
        self.unseen = other.unseen
        self.box = other.box
        self.parcel = other.parcel[:]
        self.turned = other.turned
        self.pyramids = other.pyramids
        self.cubes = other.cubes[:]
        self.supply = other.supply[:]
        self.stock = other.stock[:]
        self.neutrals = other.neutrals[:]
        self.owned = other.owned[:]
        self.used = other.used[:]
        self.scale = other.scale[:]
        self.patron = other.patron
        self.left = other.left
        self.last = other.last
        self.room = other.room[:]
        self.zone = other.zone
        self.order = other.order[:]
        self.ranked = other.ranked
        self.rank = other.rank
        self.points = other.points[:]
        self.nile_unseen = other.nile_unseen
        self.queue = other.queue[:]
        self.queued = other.queued
        self.bank = other.bank[:]
        self.bank_turned = other.bank_turned
        self.river = other.river
        self.nile_owned = other.nile_owned[:]
        self.nile_box = other.nile_box
        self.boats = other.boats
        self.boat = other.boat
        self.tie_boat = other.tie_boat
        self.discs = other.discs[:]
        self.reserved = other.reserved[:]

    def count(self, out: list[int]) -> None:
        for seat in range(4):
            out[seat] = 0
            for source in range(SOURCES):
                out[seat] += self.points[seat * SOURCES + source]

    def key(self) -> int:
        h = blend(self.phase, self.mover + 2)
        h = blend(h, self.players << 2 | self.nile << 1 | self.plan)
        h = blend(h, self.round << 16 | self.start << 8 | self.patron)
        h = blend(h, self.unseen)
        h = blend(h, self.box)
        h = blend(h, self.turned << 8 | self.bank_turned)
        h = blend(h, self.left << 16 | self.last)
        h = blend(h, self.zone << 24 | self.ranked << 16 | self.rank << 8 | self.queued)
        h = blend(h, self.nile_unseen << 16 | self.nile_box << 8 | self.boats)
        h = blend(h, self.boat << 8 | self.tie_boat)
        h = blend(h, self.pyramids)
        h = blend(h, self.pyramids >> 64)
        h = blend(h, self.river)
        h = blend(h, self.river >> 64)
        for i in range(COLOURS):
            h = blend(h, self.cubes[i])
            h = blend(h, self.cubes[i] >> 64)
            h = blend(h, self.supply[i] << 16 | self.order[i] << 8 | self.queue[i])
        for i in range(4):
            h = blend(h, self.owned[i])
            h = blend(h, self.discs[i])
            h = blend(h, self.discs[i] >> 64)
            h = blend(h, self.stock[i] << 16 | self.neutrals[i] << 8 | self.scale[i])
            h = blend(h, self.nile_owned[i] << 16 | self.reserved[i])
        for i in range(WINGS):
            h = blend(h, self.wing[i])
        for i in range(PLACES):
            h = blend(h, self.parcel[i] << 16 | self.used[2 * i] << 8 | self.used[2 * i + 1])
        for i in range(ROOMS):
            h = blend(h, self.room[i])
        for i in range(BANKS):
            h = blend(h, self.bank[i])
        for i in range(4 * SOURCES):
            h = blend(h, self.points[i])
        return h
