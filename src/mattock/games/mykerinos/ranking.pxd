import cython
from mattock.core.bits cimport u128, wide_popcount
from mattock.games.mykerinos.passing cimport space_of
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

cdef int cubes_among(Mykerinos state, int colour, u128 fields) noexcept nogil
@cython.locals(less=cython.int, more=cython.int)
cdef bint stands_before(Mykerinos state, int one, int other, u128 fields, int favoured) noexcept nogil
@cython.locals(before=cython.int, colour=cython.int, other=cython.int, rank=cython.int)
cdef void rank_colours(Mykerinos state, u128 fields, int favoured) noexcept nogil
@cython.locals(other=cython.int, own=cython.int)
cdef bint loses_tie(Mykerinos state, int colour, u128 fields) noexcept nogil
@cython.locals(rank=cython.int)
cdef void clear_ranks(Mykerinos state) noexcept nogil
cdef int third_or_absent(Mykerinos state) noexcept nogil
