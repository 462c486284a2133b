import cython
from mattock.core.bits cimport u128
from mattock.core.vocabulary cimport OTHER_PHASE
from mattock.games.mykerinos.grid cimport field_of_bank
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

cdef u128 ONE

cdef int banks_in_round(Mykerinos state) noexcept nogil
cdef void begin_banks(Mykerinos state) noexcept nogil
@cython.locals(_=cython.int, card=cython.int)
cdef void mix_last_cards(Mykerinos state) noexcept nogil
@cython.locals(card=cython.int, k=cython.int)
cdef int pull_queue(Mykerinos state) noexcept nogil
@cython.locals(bank=cython.int)
cdef int next_bank(Mykerinos state) noexcept nogil
cdef int may_come(Mykerinos state) noexcept nogil
@cython.locals(card=cython.int, n=cython.int)
cdef int list_banks(Mykerinos state, int *out, int *weight) noexcept nogil
@cython.locals(same=cython.int)
cdef int refuse_bank(Mykerinos state, int lie) noexcept nogil
@cython.locals(bank=cython.int, card=cython.int, k=cython.int)
cdef void do_bank(Mykerinos state, int lie) noexcept nogil
@cython.locals(boat=cython.int, n=cython.int)
cdef int list_boats(Mykerinos state, int *out, int *weight) noexcept nogil
cdef int refuse_sail(Mykerinos state, int boat) noexcept nogil
cdef void do_sail(Mykerinos state, int boat) noexcept nogil
