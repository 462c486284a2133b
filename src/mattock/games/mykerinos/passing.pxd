import cython
from mattock.core.vocabulary cimport OTHER_PHASE
from mattock.games.mykerinos.dig cimport refuse_untimely, starts
from mattock.games.mykerinos.discs cimport can_mark, discs_out
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

@cython.locals(space=cython.int)
cdef int space_of(Mykerinos state, int colour) noexcept nogil
@cython.locals(n=cython.int, seat=cython.int)
cdef int players_digging(Mykerinos state) noexcept nogil
cdef int refuse_pass(Mykerinos state) noexcept nogil
cdef void do_pass(Mykerinos state) noexcept nogil
cdef int first_free_space(Mykerinos state) noexcept nogil
cpdef void take_space(Mykerinos state, int seat) noexcept nogil
cdef void finish_cubes(Mykerinos state) noexcept nogil
cdef void finish_action(Mykerinos state) noexcept nogil
cdef int refuse_rest(Mykerinos state) noexcept nogil
cdef void do_rest(Mykerinos state) noexcept nogil
@cython.locals(digging=cython.int)
cdef void next_turn(Mykerinos state) noexcept nogil
