import cython
from mattock.core.bits cimport popcount
from mattock.core.vocabulary cimport CHANCE, OTHER_PHASE
from mattock.games.thebes.hands cimport hold_card
from mattock.games.thebes.journey cimport journey_weeks, refuse_flight, travel
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.timetrack cimport advance, forget_swaps, refuse_weeks_beyond
from mattock.games.thebes.vocabulary cimport *

@cython.locals(space=cython.int)
cdef int space_of(Thebes state, int face) noexcept nogil
@cython.locals(best=cython.int, space=cython.int)
cdef int next_open(Thebes state, int above) noexcept nogil
cpdef int take_weeks(Thebes state, int face, int flying) noexcept nogil
@cython.locals(face=cython.int)
cdef int offer_takes(Thebes state, int flying, int *out, int n) noexcept nogil
@cython.locals(refused=cython.int)
cdef int refuse_take(Thebes state, int face, int flying) noexcept nogil
@cython.locals(weeks=cython.int)
cdef void do_take(Thebes state, int face, int flying) noexcept nogil
cpdef int swap_price(Thebes state) noexcept nogil
cpdef int swap_weeks(Thebes state, int flying) noexcept nogil
cdef int offer_swap(Thebes state, int flying, int *out, int n) noexcept nogil
@cython.locals(refused=cython.int)
cdef int refuse_swap(Thebes state, int flying) noexcept nogil
@cython.locals(price=cython.int, space=cython.int, weeks=cython.int)
cdef void do_swap(Thebes state, int flying) noexcept nogil
cdef void refill(Thebes state) noexcept nogil
@cython.locals(face=cython.int)
cdef bint researchers_left(Thebes state) noexcept nogil
@cython.locals(each=cython.int, face=cython.int, n=cython.int, show=cython.int, show_weight=cython.int)
cdef int list_cards(Thebes state, int *out, int *weight) noexcept nogil
cdef int refuse_card(Thebes state, int face) noexcept nogil
cdef int refuse_show(Thebes state, int show) noexcept nogil
cdef void open_card(Thebes state, int face) noexcept nogil
@cython.locals(field=cython.int)
cdef int pushed_field(Thebes state) noexcept nogil
@cython.locals(field=cython.int, end=cython.int, pushed_out=cython.int)
cdef void do_show(Thebes state, int show) noexcept nogil
cdef void lay_down(Thebes state) noexcept nogil
@cython.locals(count=cython.int, face=cython.int)
cdef void renew_pile(Thebes state) noexcept nogil
