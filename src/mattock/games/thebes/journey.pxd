import cython
from mattock.games.thebes.hands cimport discard_kind
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.vocabulary cimport *

cpdef int roads_to(Thebes state, int place) noexcept nogil
@cython.locals(weeks=cython.int)
cpdef int journey_weeks(Thebes state, int place, int flying) noexcept nogil
cpdef int refuse_flight(Thebes state, int place, int flying) noexcept nogil
@cython.locals(by_land=cython.int, roads=cython.int, weeks=cython.int)
cdef void travel(Thebes state, int place, int flying) noexcept nogil
