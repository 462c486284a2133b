import cython
from mattock.core.bits cimport popcount
from mattock.games.mykerinos.dig cimport cubes_to_extend, cubes_to_start, extensions, refuse_untimely, starts
from mattock.games.mykerinos.museum cimport enterable
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

cpdef int cards_of_patron(Mykerinos state, int seat, int patron) noexcept nogil
cdef bint can_be_made(Mykerinos state, int seat, int patron) noexcept nogil
cpdef int cubes_to_appeal(int patron) noexcept nogil
@cython.locals(patron=cython.int)
cdef int offer_appeals(Mykerinos state, int *out, int n) noexcept nogil
@cython.locals(seat=cython.int)
cdef int refuse_appeal(Mykerinos state, int patron) noexcept nogil
@cython.locals(seat=cython.int)
cdef void do_appeal(Mykerinos state, int patron) noexcept nogil
