import cython
from mattock.core.bits cimport lowest, popcount
from mattock.games.pergamon.excavate cimport refuse_unfinished
from mattock.games.pergamon.exhibit cimport refuse_tile_of_hand
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport *

ctypedef unsigned long long Mask

cdef Mask ONE

@cython.locals(above=cython.int)
cpdef int storage_cost(Pergamon state, int seat) noexcept nogil
@cython.locals(left=Mask, tile=cython.int)
cdef int offer_discards(Pergamon state, int *out, int n) noexcept nogil
@cython.locals(refused=cython.int)
cdef int refuse_discard(Pergamon state, int tile) noexcept nogil
cdef void do_discard(Pergamon state, int tile) noexcept nogil
cdef int offer_store(Pergamon state, int *out, int n) noexcept nogil
@cython.locals(refused=cython.int)
cdef int refuse_store(Pergamon state) noexcept nogil
@cython.locals(cost=cython.int)
cdef void do_store(Pergamon state) noexcept nogil
