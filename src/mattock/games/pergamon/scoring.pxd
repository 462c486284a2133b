import cython
from mattock.core.vocabulary cimport OVER
from mattock.games.pergamon.exhibit cimport move_down
from mattock.games.pergamon.funds cimport figure_after
from mattock.games.pergamon.layout cimport seat_clockwise
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport *

ctypedef unsigned long long Mask

cdef void end_round(Pergamon state) noexcept nogil
cdef void score_round(Pergamon state) noexcept nogil
@cython.locals(earned=cython.int, marker=cython.int)
cdef void score_museum(Pergamon state) noexcept nogil
@cython.locals(age=cython.int, kind=cython.int, seat=cython.int)
cdef void score_bonus(Pergamon state) noexcept nogil
@cython.locals(fields=cython.int, marker=cython.int)
cdef void set_all_back(Pergamon state) noexcept nogil
cdef int age_of(Pergamon state, int left, int right, int field) noexcept nogil
@cython.locals(age=cython.int, best=cython.int, following=cython.int, marker=cython.int, tile=cython.int)
cpdef int oldest_below(Pergamon state, int kind, int limit, int seat) noexcept nogil
@cython.locals(seat=cython.int)
cpdef int owner_of(Pergamon state, int age) noexcept nogil
@cython.locals(found=cython.int, marker=cython.int, tile=cython.int)
cdef int count_of(Pergamon state, int age) noexcept nogil
@cython.locals(seat=cython.int)
cdef void next_round(Pergamon state) noexcept nogil
@cython.locals(start=cython.int)
cdef void set_order(Pergamon state) noexcept nogil
@cython.locals(best=cython.int, seat=cython.int)
cdef int leftmost(Pergamon state) noexcept nogil
@cython.locals(figure=cython.int, i=cython.int)
cdef void from_left(Pergamon state) noexcept nogil
@cython.locals(won=cython.int, seat=cython.int, tied=cython.int)
cdef void end_game(Pergamon state) noexcept nogil
@cython.locals(age=cython.int, alike=cython.int, rank=cython.int, seat=cython.int)
cdef void score_oldest(Pergamon state) noexcept nogil
@cython.locals(age=cython.int, oldest=cython.int, seat=cython.int, tied=cython.int, won=cython.int)
cdef int find_winners(Pergamon state) noexcept nogil
