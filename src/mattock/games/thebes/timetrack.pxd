import cython
from mattock.games.thebes.scoring cimport end_game
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.vocabulary cimport *

cpdef int year_of(int week) noexcept nogil
cpdef int week_of(int week) noexcept nogil
cpdef int weeks_left(Thebes state, int seat) noexcept nogil
cdef int refuse_weeks_beyond(Thebes state, int weeks) noexcept nogil
@cython.locals(landing=cython.int, last=cython.int, seat=cython.int, year=cython.int)
cdef void advance(Thebes state, int weeks) noexcept nogil
@cython.locals(i=cython.int)
cdef void put_in_order(Thebes state, int seat) noexcept nogil
cdef void end_turn(Thebes state) noexcept nogil
@cython.locals(week=cython.int)
cdef void begin_turn(Thebes state) noexcept nogil
cdef void forget_swaps(Thebes state) noexcept nogil
cdef int refuse_finish(Thebes state) noexcept nogil
cdef int offer_finish(Thebes state, int *out, int n) noexcept nogil
cdef void do_finish(Thebes state) noexcept nogil
