import cython
from mattock.core.playout cimport game_stream
from mattock.core.bits cimport advance, below, scramble
from mattock.core.cells cimport put_nothing
from mattock.core.state cimport State, pick
from mattock.core.vocabulary cimport CHANCE, OVER, ROOM, SEATS

cdef extern from "Python.h":
    Py_ssize_t references "Py_REFCNT" (object thing)

@cython.locals(
    won=cython.int,
    winners=cython.int,
    seat=cython.int,
    other=cython.int,
    best=cython.int,
    share=cython.double,
    score="int[SEATS]",
)
cdef void settle(State state, bint margin, double *out) noexcept nogil

@cython.locals(seat=cython.int, out="double[SEATS]")
cpdef list rewards_of(State state, bint margin)

@cython.locals(
    n=cython.int,
    i=cython.int,
    k=cython.Py_ssize_t,
    usual=cython.int,
    pair=object,
    total=cython.longlong,
    odds=list,
    pairs=list,
    known=list,
    weights="int[ROOM]",
    out="int[ROOM]",
    weight="int[ROOM]",
)
cpdef list odds_of(State state)

cdef dict PAIRS
@cython.locals(known=list, key=object)
cdef list pairs_of(long long weight, long long total)

cpdef unsigned long long first_stream(unsigned long long seed, unsigned long long number) noexcept

@cython.locals(out="int[ROOM]", weight="int[ROOM]")
cpdef unsigned long long resolve(State state, unsigned long long stream) noexcept nogil

cdef size_t address(object array) except? 0

@cython.locals(n=cython.int, i=cython.int)
cdef int mark(State state, unsigned char *mask, int *legal) noexcept nogil

@cython.locals(legal="int[ROOM]", mask=bytearray)
cpdef bytearray mask_of(State state, int actions)

cdef class Sheet:
    cdef bytearray cells, mask
    cdef list seen, allowed
    cdef tuple whole
    cdef Py_ssize_t unheld

    @cython.locals(count=cython.Py_ssize_t, row=cython.Py_ssize_t)
    cdef Py_ssize_t held(self) except -1
    cdef bint wipe(self) except -1

cdef class Sitting:
    cdef public State state
    cdef public unsigned long long stream
    cdef public int decisions
    cdef public bint ended
    cdef int size, actions, left
    cdef Sheet sheet, last

    cpdef begin(self, State start)
    cdef turn_over(self)
    @cython.locals(
        row=cython.int, sheet=Sheet, cells="unsigned char *", mask="unsigned char *", legal="int[ROOM]"
    )
    cpdef dict look(self, int seat)
    cpdef int decide(self, object action) except? -3

cdef class Lane:
    cdef public State state, root
    cdef public Lane left, right
    cdef public bint has_left, has_right, margin, seeing, floating
    cdef public int number, actions, size, choices
    cdef public object rows
    cdef int[ROOM] legal
    cdef public unsigned long long stream
    cdef unsigned char *cells
    cdef unsigned char *mask
    cdef unsigned char *done
    cdef float *floats
    cdef float *reward
    cdef int *mover

    cpdef link(self, Lane left, Lane right)
    cpdef bind(self, object rows)
    cpdef resume(self, State state, unsigned long long stream)
    cpdef reset(self)
    @cython.locals(chosen="int *")
    cpdef int refused(self, object actions) except? -2
    @cython.locals(chosen="int *")
    cpdef carry_out(self, object actions)
    @cython.locals(chosen="int *")
    cpdef sample(self, object actions)

    cpdef void seed_all(self, unsigned long long seed) noexcept
    @cython.locals(seat=cython.int)
    cdef void begin_all(self) noexcept nogil
    @cython.locals(found=cython.int)
    cdef int refused_all(self, int *actions) noexcept nogil
    cdef void step_all(self, int *actions) noexcept nogil
    cdef void sample_all(self, int *actions) noexcept nogil
    cdef void begin(self) noexcept nogil
    @cython.locals(seat=cython.int, paid="double[SEATS]")
    cdef void step(self, int action) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void show(self) noexcept nogil
