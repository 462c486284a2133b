import cython
from mattock.core.bits cimport popcount, u128, wide_popcount
from mattock.core.vocabulary cimport OTHER_PHASE
from mattock.games.mykerinos.dig cimport offer_fields, open_fields, region
from mattock.games.mykerinos.museum cimport free_rooms, reserved_against
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

cdef u128 ONE

cdef u128 fields_to_mark(Mykerinos state) noexcept nogil
cdef int rooms_to_reserve(Mykerinos state) noexcept nogil
cdef int discs_out(Mykerinos state, int seat) noexcept nogil
cdef bint can_mark(Mykerinos state) noexcept nogil
@cython.locals(room=cython.int, rooms=cython.int)
cdef int offer_marks(Mykerinos state, int *out, int n) noexcept nogil
cdef int refuse_mark(Mykerinos state, int field) noexcept nogil
cdef int refuse_reserve(Mykerinos state, int room) noexcept nogil
cdef void do_mark(Mykerinos state, int field) noexcept nogil
cdef void do_reserve(Mykerinos state, int room) noexcept nogil
@cython.locals(seat=cython.int)
cdef void take_discs_back(Mykerinos state) noexcept nogil
