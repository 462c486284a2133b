import cython
from mattock.core.bits cimport wide_popcount
from mattock.core.vocabulary cimport OTHER_PHASE
from mattock.games.mykerinos.grid cimport BANK_FIELDS
from mattock.games.mykerinos.ranking cimport clear_ranks, loses_tie, rank_colours, third_or_absent
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport (
    BANKS,
    BOAT_CUBES,
    BOAT_TIE,
    COLOURS,
    EARLY_BANKS,
    FOR_BOATS,
    FOR_NILE,
    LAST_NILE,
    NEUTRAL,
    NILE,
    NO_BOAT,
    NO_NILE,
    NO_NILE_CARD,
    NOBODY,
    RIVER_CARD,
    RIVER_DONE,
    RIVER_RANKED,
    RIVER_SINK,
    RIVER_TIE,
    ROUNDS,
    SAY_BOAT_CUBES,
    SAY_BOAT_GONE,
    SAY_BOAT_KEPT,
    SAY_BOAT_POINTS,
    SAY_DROPPED,
    SAY_LAST_NILE,
    SAY_NEUTRAL_NILE,
    SAY_NILE,
    SAY_NOBODY,
    SAY_RIVER,
    SAY_RIVER_BACK,
    SAY_UNDER,
    SINK,
    SOURCES,
    ZONE_BEGINS,
)

cdef void begin_river(Mykerinos state) noexcept nogil
cdef void rank_river(Mykerinos state, int favoured) noexcept nogil
cdef void award_river(Mykerinos state) noexcept nogil
@cython.locals(bank=cython.int, given=cython.int)
cdef void award_last_cards(Mykerinos state) noexcept nogil
@cython.locals(card=cython.int, worth=cython.int)
cdef void give_nile(Mykerinos state, int colour, int bank) noexcept nogil
@cython.locals(bank=cython.int)
cdef void put_under(Mykerinos state) noexcept nogil
@cython.locals(bank=cython.int, first=cython.int)
cdef int offer_banks(Mykerinos state, int *out, int n) noexcept nogil
cdef int refuse_nile(Mykerinos state, int bank) noexcept nogil
cdef int refuse_sink(Mykerinos state, int bank) noexcept nogil
cdef void award_bank(Mykerinos state, int bank) noexcept nogil
cdef void end_river(Mykerinos state) noexcept nogil
@cython.locals(back=cython.int, bank=cython.int, colour=cython.int, dropped=cython.int)
cdef void clear_river(Mykerinos state) noexcept nogil
@cython.locals(boat=cython.int, given=cython.int, seat=cython.int)
cdef void give_boat(Mykerinos state) noexcept nogil
cdef void begin_zones(Mykerinos state) noexcept nogil
