import cython
from mattock.core.vocabulary cimport OVER
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.vocabulary cimport *

@cython.locals(n=cython.int, site=cython.int, tile=cython.int, tiles=cython.int)
cpdef int artifact_points(Thebes state, int seat) noexcept nogil
@cython.locals(n=cython.int, show=cython.int)
cpdef int exhibition_points(Thebes state, int seat) noexcept nogil
@cython.locals(n=cython.int)
cpdef int congress_points(Thebes state, int seat) noexcept nogil
@cython.locals(most=cython.int, seat=cython.int)
cdef int most_books(Thebes state, int site) noexcept nogil
@cython.locals(most=cython.int, n=cython.int, seat=cython.int)
cdef int experts(Thebes state, int site) noexcept nogil
@cython.locals(most=cython.int)
cpdef int expertise_points(Thebes state, int seat, int site) noexcept nogil
@cython.locals(n=cython.int, site=cython.int)
cpdef int total(Thebes state, int seat) noexcept nogil
cdef void end_game(Thebes state) noexcept nogil
@cython.locals(seat=cython.int, site=cython.int, won=cython.int)
cdef void tell_points(Thebes state) noexcept nogil
@cython.locals(points=cython.int, seat=cython.int)
cdef void tell_expertise(Thebes state, int site) noexcept nogil
