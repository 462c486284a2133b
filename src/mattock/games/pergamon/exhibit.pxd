import cython
from mattock.core.bits cimport lowest
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport *

ctypedef unsigned long long Mask

cdef Mask ONE

@cython.locals(left=Mask, tile=cython.int)
cdef int offer_joins(Pergamon state, int *out, int n) noexcept nogil
@cython.locals(refused=cython.int)
cdef int refuse_join(Pergamon state, int tile) noexcept nogil
@cython.locals(m=cython.int)
cdef int refuse_tile_of_hand(Pergamon state, int tile) noexcept nogil
cdef void do_join(Pergamon state, int tile) noexcept nogil
@cython.locals(m=cython.int)
cpdef int free_marker(Pergamon state) noexcept nogil
cdef int refuse_without_row(Pergamon state) noexcept nogil
@cython.locals(m=cython.int)
cdef int offer_dissolves(Pergamon state, int *out, int n) noexcept nogil
@cython.locals(refused=cython.int)
cdef int refuse_dissolve(Pergamon state, int marker) noexcept nogil
cdef void do_dissolve(Pergamon state, int marker) noexcept nogil
@cython.locals(left=Mask)
cdef void dissolve(Pergamon state, int marker) noexcept nogil
@cython.locals(coins=cython.int)
cdef int offer_exhibits(Pergamon state, int *out, int n) noexcept nogil
@cython.locals(refused=cython.int)
cdef int refuse_exhibit(Pergamon state, int coins) noexcept nogil
@cython.locals(beyond=cython.int, marker=cython.int, seat=cython.int, value=cython.int)
cdef void do_exhibit(Pergamon state, int coins) noexcept nogil
@cython.locals(marker=cython.int)
cdef void push_markers(Pergamon state, int value) noexcept nogil
cdef void move_down(Pergamon state, int marker, int fields, int said) noexcept nogil
