import cython
from libc.math cimport sqrt
from mattock.bots.net cimport TrainedNet
from mattock.bots.vocabulary cimport DEEPEST, MOST_LIT, NOBODY, TALLY, WIDEST
from mattock.core.playout cimport play_on
from mattock.core.bits cimport advance, scramble
from mattock.core.state cimport State, pick
from mattock.core.vocabulary cimport CHANCE, ENDLESS, GREEDY_STYLE, HOPELESS, OVER, ROOM, SEATS

cdef class Tree:
    cdef public int capacity, used, root, style, horizon
    cdef public unsigned long long stream, steps
    cdef public double breadth, taste, winning, span, doubt
    cdef public int[::1] action, first, count, sibling, visits, waiting
    cdef public double[::1] value, prior, tally

    @cython.locals(node=cython.int, seat=cython.int)
    cdef int add(self, int action) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, out="int[ROOM]")
    cdef bint branch(self, State state, int node) noexcept nogil
    cdef bint expand(self, State state, int node) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, best=cython.int, first=cython.int, usual=cython.double, lag=cython.double, out="int[ROOM]", look="int[ROOM]")
    cdef void rate(self, State state, int node) noexcept nogil
    @cython.locals(i=cython.int, first=cython.int, total=cython.double)
    cdef void balance(self, int node) noexcept nogil
    @cython.locals(first=cython.int, visits=cython.int, root=cython.double, hope=cython.double, best=cython.int, most=cython.double, i=cython.int, child=cython.int, tried=cython.int, worth=cython.double)
    cdef int select(self, int node, int seat) noexcept nogil
    @cython.locals(child=cython.int)
    cdef int outcome(self, int node, int drawn) noexcept nogil
    cpdef void plant(self)
    @cython.locals(i=cython.int)
    cdef void reset(self) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef void clear_tally(self)
    @cython.locals(_=cython.int)
    cpdef void grow(self, State root, State scratch, int simulations)
    @cython.locals(depth=cython.int, path="int[DEEPEST]", share="double[SEATS]", points="double[SEATS]", worth="double[SEATS]")
    cdef void simulate(self, State state) noexcept nogil
    @cython.locals(node=cython.int, depth=cython.int, drawn=cython.int, out="int[ROOM]", weight="int[ROOM]")
    cdef int descend(self, State state, int *path, bint asking) noexcept nogil
    @cython.locals(won=cython.int, winners=cython.int, seat=cython.int, margin=cython.double, score="int[SEATS]")
    cdef void judge(self, State state, double *share, double *points, double *worth) noexcept nogil
    @cython.locals(seat=cython.int, most=cython.double, total=cython.double, odds=cython.double)
    cdef void expect(self, int players, double *share, double *points) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void visit(self, int *path, int depth) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int, place=cython.int)
    cdef void credit(self, int players, int *path, int depth, double *share, double *points, double *worth) noexcept nogil
    @cython.locals(_=cython.int)
    cpdef void grow_by(self, TrainedNet net, State root, State scratch, int simulations)
    @cython.locals(share="double[SEATS]", points="double[SEATS]", worth="double[SEATS]")
    cdef void open_by(self, TrainedNet net, State state) noexcept nogil
    @cython.locals(node=cython.int, fresh=cython.int, depth=cython.int, drawn=cython.int, out="int[ROOM]", weight="int[ROOM]", path="int[DEEPEST]", share="double[SEATS]", points="double[SEATS]", worth="double[SEATS]")
    cdef void simulate_by(self, TrainedNet net, State state) noexcept nogil
    @cython.locals(ordinal=cython.int, seat=cython.int, i=cython.int, child=cython.int, which="int[MOST_LIT]", thought="short[WIDEST]", chance="double[SEATS]", margin="double[SEATS]")
    cdef void judge_by(self, TrainedNet net, State state, int node, double *share, double *points, double *worth) noexcept nogil
    @cython.locals(depth=cython.int, place=cython.int, i=cython.int, path="int[DEEPEST]")
    cpdef bint collect(self, State root, State leaf, int slot)
    @cython.locals(depth=cython.int, place=cython.int, i=cython.int, seat=cython.int, node=cython.int, child=cython.int, path="int[DEEPEST]", share="double[SEATS]", points="double[SEATS]", worth="double[SEATS]")
    cpdef void settle(self, State leaf, int slot, double[::1] policy, double[::1] shares)
    cpdef void keep(self, int node, Tree new)
    @cython.locals(seat=cython.int)
    cdef void copy_node(self, int node, Tree new, int place)
    @cython.locals(first=cython.int, i=cython.int, child=cython.int, old=cython.int)
    cdef void copy_below(self, int node, Tree new, int place)

@cython.locals(i=cython.int, count=cython.int, total=cython.double, most=cython.double)
cdef double usual_lag(int *look, int n, int best) noexcept nogil

@cython.locals(other=cython.int, most=cython.double)
cdef double best_rival(int players, double *points, int seat) noexcept nogil
