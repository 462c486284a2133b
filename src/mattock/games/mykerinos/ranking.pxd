import cython
from mattock.core.bits cimport u128, wide_popcount
from mattock.games.mykerinos.passing cimport first_free_space, space_of
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

cdef int cubes_among(Mykerinos state, int colour, u128 fields) noexcept nogil
@cython.locals(later=cython.int, space=cython.int)
cdef bint passed_before(Mykerinos state, int one, int other) noexcept nogil
@cython.locals(less=cython.int, more=cython.int)
cpdef bint stands_before(Mykerinos state, int one, int other, u128 fields, int favoured) noexcept nogil
@cython.locals(other=cython.int, rank=cython.int)
cpdef int rank_of(Mykerinos state, int colour, u128 fields, int favoured) noexcept nogil
@cython.locals(before=cython.int, colour=cython.int, rank=cython.int)
cdef void rank_colours(Mykerinos state, u128 fields, int favoured) noexcept nogil
@cython.locals(other=cython.int, own=cython.int)
cdef bint loses_tie(Mykerinos state, int colour, u128 fields) noexcept nogil
@cython.locals(rank=cython.int)
cdef void clear_ranks(Mykerinos state) noexcept nogil
cdef int third_or_absent(Mykerinos state) noexcept nogil
