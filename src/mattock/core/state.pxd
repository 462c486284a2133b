import cython
from mattock.core.bits cimport below, blend
from mattock.core.block cimport copy_fields, hash_fields, same_fields
from mattock.core.vocabulary cimport CHANCE, OVER, ROOM, SEATS, SIGHT, UNKNOWN_ID

cdef extern from "Python.h":
    object index "PyNumber_Index" (object number)
    int put "PyObject_GenericSetAttr" (object thing, object name, object value) except -1

cdef class State:
    cdef public int mover, players
    cdef public short begin, words
    cdef public unsigned char listening
    cdef public object game
    cdef public list notes

    cdef int moves(self, int *out) noexcept nogil
    cdef int chances(self, int *out, int *weight) noexcept nogil
    cdef int refuse(self, long long action) noexcept nogil
    cdef void do(self, int action) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef void count(self, int *out) noexcept nogil
    cdef int victors(self) noexcept nogil
    cdef unsigned long long key(self) noexcept nogil
    cdef int fault(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void appeals(self, int *actions, int n, int *out) noexcept nogil
    @cython.locals(seat=cython.int, score="int[SEATS]")
    cdef void prospects(self, double *out) noexcept nogil
    cdef State blank(self)

    cdef int observe(self, unsigned char *out) noexcept nogil
    cdef int observe_from(self, int first, unsigned char *out) noexcept nogil

    @cython.locals(out="int[SEATS]")
    cdef int total(self, int seat) noexcept nogil
    @cython.locals(best=cython.int, found=cython.int, out="int[SEATS]", seat=cython.int)
    cdef int leaders(self) noexcept nogil
    cdef void note(self, int kind, int a, int b, int c, int d=*) noexcept nogil
    cdef void hear(self, int kind, int a, int b, int c, int d) noexcept nogil

    @cython.locals(new=State)
    cpdef State clone(self)
    @cython.locals(n=cython.int, i=cython.int, out="int[ROOM]", weight="int[ROOM]")
    cpdef list legal(self)
    @cython.locals(n=cython.int, i=cython.int, out="int[ROOM]", weight="int[ROOM]")
    cpdef list weights(self)
    @cython.locals(fall=cython.ulonglong, outcome=cython.int, out="int[ROOM]", weight="int[ROOM]")
    cpdef int draw(self, object bits) except -1
    cpdef apply(self, object action)
    @cython.locals(refused=cython.int)
    cdef int possible(self, object action) except -1
    cpdef int refusal(self, object action) except -1
    @cython.locals(i=cython.int, out="int[SEATS]")
    cpdef list scores(self)
    cpdef bint alike(self, State other)
    @cython.locals(n=cython.int, out="unsigned char[SIGHT]")
    cpdef bytes observation(self, object seat=*)
    @cython.locals(actions="int[1]", worth="int[1]")
    cpdef int hint(self, object action) except? -1
    @cython.locals(n=cython.int, i=cython.int, out="int[ROOM]", worth="int[ROOM]")
    cpdef list hints(self)
    @cython.locals(i=cython.int, out="double[SEATS]")
    cpdef list outlook(self)

cpdef write_field(State state, str name, object value)

@cython.locals(n=cython.int, i=cython.int, total=cython.longlong, left=cython.longlong)
cdef int pick(State state, unsigned long long bits, int *out, int *weight) noexcept nogil
