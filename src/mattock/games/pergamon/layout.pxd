import cython
from mattock.core.bits cimport lowest, popcount
from mattock.core.vocabulary cimport CHANCE, OTHER_PHASE
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport *

ctypedef unsigned long long Mask

cdef Mask ONE

@cython.locals(seat=cython.int)
cdef int list_seats(Pergamon state, int *out, int *weight) noexcept nogil
cdef int refuse_start(Pergamon state, int seat) noexcept nogil
cdef void do_start(Pergamon state, int seat) noexcept nogil
@cython.locals(i=cython.int)
cdef void seat_clockwise(Pergamon state, int start) noexcept nogil
@cython.locals(g=cython.int, wanted=cython.int)
cdef void begin_round(Pergamon state) noexcept nogil
cdef bint is_full(Pergamon state, int gallery) noexcept nogil
@cython.locals(g=cython.int, n=cython.int)
cdef int open_galleries(Pergamon state) noexcept nogil
@cython.locals(left=Mask, n=cython.int)
cdef int list_tiles(Pergamon state, int *out, int *weight) noexcept nogil
cdef int refuse_tile(Pergamon state, int tile) noexcept nogil
cdef void do_tile(Pergamon state, int tile) noexcept nogil
@cython.locals(tile=cython.int)
cdef void lay_out(Pergamon state) noexcept nogil
@cython.locals(best=cython.int, left=Mask, tile=cython.int)
cdef int youngest(Pergamon state) noexcept nogil
@cython.locals(left=Mask)
cdef bint has_rival(Pergamon state, int tile) noexcept nogil
cdef int next_gallery(Pergamon state) noexcept nogil
cdef void lay(Pergamon state, int tile) noexcept nogil
@cython.locals(left=Mask, tile=cython.int)
cdef int offer_lays(Pergamon state, int *out, int n) noexcept nogil
cdef int refuse_lay(Pergamon state, int tile) noexcept nogil
cdef void do_lay(Pergamon state, int tile) noexcept nogil
