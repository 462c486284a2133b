import cython
from libc.math cimport sqrt
from mattock.bots.vocabulary cimport DEEPEST, NOBODY
from mattock.core.playout cimport play_on
from mattock.core.randoms cimport advance, scramble
from mattock.core.state cimport State, pick
from mattock.core.vocabulary cimport CHANCE, OVER, ROOM, SEATS

cdef class Tree:
    cdef public int capacity, used, root, style
    cdef public unsigned long long stream, steps
    cdef public double breadth, winning, span
    cdef public int[::1] action, first, count, sibling, visits
    cdef public double[::1] value, prior, seats

    @cython.locals(node=cython.int, seat=cython.int)
    cdef int add(self, int action) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, best=cython.int, first=cython.int, child=cython.int, total=cython.double, out="int[512]", look="int[512]")
    cdef bint expand(self, State state, int node) noexcept nogil
    @cython.locals(first=cython.int, visits=cython.int, root=cython.double, hope=cython.double, best=cython.int, most=cython.double, i=cython.int, child=cython.int, tried=cython.int, worth=cython.double)
    cdef int select(self, int node, int seat) noexcept nogil
    @cython.locals(child=cython.int)
    cdef int outcome(self, int node, int drawn) noexcept nogil
    cpdef void plant(self, State state)
    @cython.locals(i=cython.int)
    cpdef void clear_seats(self)
    @cython.locals(_=cython.int)
    cpdef void grow(self, State root, State scratch, int simulations)
    @cython.locals(node=cython.int, depth=cython.int, drawn=cython.int, path="int[512]", out="int[512]", weight="int[512]", score="int[4]")
    cdef void simulate(self, State state) noexcept nogil
    @cython.locals(won=cython.int, winners=cython.int, seat=cython.int, other=cython.int, rival=cython.int, margin=cython.double, i=cython.int, child=cython.int, worth="double[4]", share="double[4]")
    cdef void back_up(self, State state, int *path, int depth, int *score) noexcept nogil
    cpdef void keep(self, int node, Tree new)
    @cython.locals(seat=cython.int)
    cdef void copy_node(self, int node, Tree new, int place)
    @cython.locals(first=cython.int, i=cython.int, child=cython.int, old=cython.int)
    cdef void copy_below(self, int node, Tree new, int place)
