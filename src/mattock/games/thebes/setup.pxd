import cython
from mattock.core.vocabulary cimport OTHER_PHASE
from mattock.games.thebes.cards cimport open_card, space_of
from mattock.games.thebes.excavate cimport draw_tile
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.timetrack cimport begin_turn
from mattock.games.thebes.vocabulary cimport *

cdef void do_card(Thebes state, int face) noexcept nogil
@cython.locals(i=cython.int)
cdef bint is_stacked(Thebes state, int seat) noexcept nogil
@cython.locals(n=cython.int, seat=cython.int)
cdef int list_markers(Thebes state, int *out, int *weight) noexcept nogil
cdef int refuse_marker(Thebes state, int seat) noexcept nogil
@cython.locals(i=cython.int, other=cython.int)
cdef void do_marker(Thebes state, int seat) noexcept nogil
@cython.locals(n=cython.int, tile=cython.int)
cdef int list_ones(Thebes state, int *out, int *weight) noexcept nogil
cdef void do_tile(Thebes state, int tile) noexcept nogil
cdef void lay_bonus(Thebes state, int tile) noexcept nogil
