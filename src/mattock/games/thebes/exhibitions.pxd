import cython
from mattock.core.bits cimport popcount
from mattock.games.thebes.journey cimport journey_weeks, refuse_flight, travel
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.timetrack cimport advance, forget_swaps, refuse_weeks_beyond
from mattock.games.thebes.vocabulary cimport *

@cython.locals(field=cython.int)
cdef int field_of(Thebes state, int show) noexcept nogil
@cython.locals(best=cython.int, field=cython.int)
cdef int next_shown(Thebes state, int above) noexcept nogil
cpdef int artifacts_of(Thebes state, int seat, int site) noexcept nogil
cpdef int show_weeks(Thebes state, int show, int flying) noexcept nogil
@cython.locals(show=cython.int)
cdef int offer_exhibits(Thebes state, int flying, int *out, int n) noexcept nogil
@cython.locals(refused=cython.int)
cdef int refuse_exhibit(Thebes state, int show, int flying) noexcept nogil
@cython.locals(site=cython.int)
cdef bint lacks_artifacts(Thebes state, int seat, int show) noexcept nogil
@cython.locals(weeks=cython.int)
cdef void do_exhibit(Thebes state, int show, int flying) noexcept nogil
