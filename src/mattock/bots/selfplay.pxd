import cython
from mattock.bots.net cimport TrainedNet
from mattock.bots.search cimport Tree
from mattock.bots.vocabulary cimport HEAD, MOST_LIT, MOST_ROW, SCALE, TALLY
from mattock.core.bits cimport advance, below, scramble
from mattock.core.state cimport State, pick
from mattock.core.vocabulary cimport CHANCE, OVER, ROOM, SEATS

cdef class Practice:
    cdef public Tree tree, rival
    cdef public int full, fast, often, hot, used, rows, decisions
    cdef public long long simulations
    cdef public double noise, wild
    cdef public unsigned long long stream
    cdef public unsigned short[::1] buffer
    cdef State scratch

    cdef unsigned long long random(self) noexcept nogil
    cdef double chance(self) noexcept nogil
    @cython.locals(begun=cython.int, taken=cython.int, recorded=cython.bint, wild=cython.bint, state=State, number=cython.int, out="int[ROOM]", weight="int[ROOM]")
    cpdef int play(self, State start, TrainedNet net, bint judged, int games)
    @cython.locals(_=cython.int)
    cdef void search(self, Tree tree, TrainedNet net, bint judged, State state, int simulations, bint noisy) noexcept nogil
    @cython.locals(first=cython.int, i=cython.int, total=cython.double, u=cython.double, lot="double[ROOM]")
    cdef void disturb(self, Tree tree) noexcept nogil
    @cython.locals(first=cython.int, i=cython.int, tried=cython.int, total=cython.double, left=cython.double, odds="double[ROOM]")
    cdef int sample(self, Tree tree, bint hot) noexcept nogil
    @cython.locals(first=cython.int, i=cython.int, best=cython.int)
    cdef int favourite(self, Tree tree) noexcept nogil
    @cython.locals(at=cython.int, n=cython.int, m=cython.int, i=cython.int, first=cython.int, seat=cython.int, ordinal=cython.int, k=cython.int, visits=cython.double, share=cython.double, worth=cython.double, which="int[MOST_LIT]", points="double[SEATS]")
    cdef void record(self, Tree tree, State state, TrainedNet sight) noexcept nogil
    @cython.locals(at=cython.int, seat=cython.int, ordinal=cython.int, share="double[SEATS]", points="double[SEATS]", worth="double[SEATS]", margin=cython.double)
    cdef void finish(self, State state, int begun) noexcept nogil
    @cython.locals(state=State, mine=cython.bint, out="int[ROOM]", weight="int[ROOM]", share="double[SEATS]", points="double[SEATS]", worth="double[SEATS]")
    cpdef object compete(self, State start, TrainedNet net, TrainedNet other, bint judged, int seats, int simulations)

cdef unsigned short scaled(double number) noexcept nogil
