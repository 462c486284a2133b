import cython
from mattock.core.bits cimport lowest, popcount
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport *

ctypedef unsigned long long Mask

cdef int WORTH_SHOWING

cdef int appeal_of(Pergamon state, int action) noexcept nogil
@cython.locals(best=cython.int, expected=cython.int, g=cython.int, pot=cython.int, purse=cython.int)
cdef int appeal_of_field(Pergamon state, int field) noexcept nogil
@cython.locals(hand=Mask, left=Mask, tile=cython.int, worth=cython.int)
cdef int appeal_of_gallery(Pergamon state, int gallery) noexcept nogil
@cython.locals(hand=Mask, kind=cython.int, left=Mask, tile=cython.int, worth=cython.int)
cdef int promise(Pergamon state) noexcept nogil
@cython.locals(crowded=cython.int, onward=Mask, scored=cython.int)
cdef int appeal_of_join(Pergamon state, int tile) noexcept nogil
@cython.locals(value=cython.int)
cdef int appeal_of_polish(Pergamon state, int coins) noexcept nogil
