import cython
from mattock.core.state cimport State, put
from mattock.core.vocabulary cimport CHANCE, DRAW_FIRST, GAME_OVER, OVER, ROOM, SEATS, UNKNOWN_ID

cdef class Bridge(State):
    cdef fail(self, error)
    @cython.locals(n=cython.int)
    cdef int moves(self, int *out) noexcept with gil
    cdef int chances(self, int *out, int *weight) noexcept with gil
    @cython.locals(n=cython.int)
    cdef int fill(self, numbers, int *out) except -1
    cdef int refuse(self, long long action) noexcept with gil
    cdef void do(self, int action) noexcept with gil
    cdef void copy_from(self, State other) noexcept with gil
    @cython.locals(seat=cython.int)
    cdef void count(self, int *out) noexcept with gil
    @cython.locals(won=cython.int, seat=cython.int)
    cdef int victors(self) noexcept with gil
    cdef unsigned long long key(self) noexcept with gil
    cdef int fault(self) noexcept with gil
    @cython.locals(i=cython.int)
    cdef void appeals(self, int *actions, int n, int *out) noexcept with gil
    @cython.locals(seat=cython.int)
    cdef void prospects(self, double *out) noexcept with gil
    @cython.locals(n=cython.int)
    cdef int observe_from(self, int first, unsigned char *out) noexcept with gil
    cdef State blank(self)
