import cython
from mattock.core.bits cimport wide_popcount
from mattock.core.vocabulary cimport OTHER_PHASE
from mattock.games.mykerinos.grid cimport BANK_FIELDS
from mattock.games.mykerinos.ranking cimport clear_ranks, loses_tie, rank_colours, third_or_absent
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

cdef void begin_river(Mykerinos state) noexcept nogil
cdef void rank_river(Mykerinos state, int favoured) noexcept nogil
cdef void award_river(Mykerinos state) noexcept nogil
cdef void tell_nobody(Mykerinos state) noexcept nogil
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
cdef void do_nile(Mykerinos state, int bank) noexcept nogil
cdef void do_sink(Mykerinos state, int bank) noexcept nogil
cdef void end_river(Mykerinos state) noexcept nogil
@cython.locals(back=cython.int, bank=cython.int, colour=cython.int, dropped=cython.int)
cdef void clear_river(Mykerinos state) noexcept nogil
@cython.locals(boat=cython.int, given=cython.int, seat=cython.int)
cdef void give_boat(Mykerinos state) noexcept nogil
cdef void begin_zones(Mykerinos state) noexcept nogil
