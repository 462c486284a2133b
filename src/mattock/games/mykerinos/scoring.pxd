import cython
from mattock.core.bits cimport popcount
from mattock.core.vocabulary cimport OVER
from mattock.games.mykerinos.patrons cimport cards_of_patron
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

@cython.locals(k=cython.int, last=cython.int, seat=cython.int, space=cython.int)
cdef void end_round(Mykerinos state) noexcept nogil
@cython.locals(seat=cython.int, wing=cython.int, won=cython.int)
cdef void end_game(Mykerinos state) noexcept nogil
@cython.locals(best=cython.int, room=cython.int)
cpdef int card_value(Mykerinos state, int seat, int wing) noexcept nogil
@cython.locals(cards=cython.int, earned=cython.int, seat=cython.int)
cdef void score_wing(Mykerinos state, int wing) noexcept nogil
@cython.locals(sets=cython.int)
cpdef int sets_of(Mykerinos state, int seat) noexcept nogil
@cython.locals(missing=cython.int, patron=cython.int)
cdef int cards_missing(Mykerinos state, int seat, int sets) noexcept nogil
@cython.locals(sets=cython.int)
cdef void score_sets(Mykerinos state, int seat) noexcept nogil
@cython.locals(most=cython.int, seat=cython.int, tied=cython.int, won=cython.int)
cdef int find_winners(Mykerinos state) noexcept nogil
