import cython
from mattock.core.bits cimport advance, below, blend, scramble
from mattock.core.state cimport State, pick
from mattock.core.vocabulary cimport CHANCE, ENDLESS, GREEDY_STYLE, MIXED_STYLE, OVER, RANDOM_STYLE, ROOM, SEATS

cdef int SHARES

@cython.locals(n=cython.int, i=cython.int, best=cython.int, most=cython.int, ties=cython.int, worth="int[ROOM]")
cdef int choose(State state, unsigned long long bits, int style, int *out) noexcept nogil

@cython.locals(steps=cython.int, broken=cython.int, action=cython.int, out="int[ROOM]", weight="int[ROOM]")
cdef int play_on(State state, unsigned long long stream, int style, int horizon, bint checking) noexcept nogil

@cython.locals(
    state=State,
    game=cython.longlong,
    steps=cython.longlong,
    faults=cython.int,
    shortest=cython.int,
    longest=cython.int,
    length=cython.int,
    won=cython.int,
    winners=cython.int,
    seat=cython.int,
    k=cython.int,
    score="int[SEATS]",
    totals="long long[SEATS]",
    squares="long long[SEATS]",
    shares="long long[SEATS]",
    least="int[SEATS]",
    most="int[SEATS]",
)
cpdef object play_many(State root, long long first, long long games, unsigned long long seed, int style, bint checking)

cdef unsigned long long game_stream(unsigned long long seed, unsigned long long game) noexcept nogil
