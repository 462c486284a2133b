import cython
from mattock.bots.layers cimport add_rows, lit, multiply
from mattock.bots.vocabulary cimport BIT, CLIP, DIGITS, FANCY, MARGINS, MOST_LEAD, OUTPUTS, SHIFT, UNIT, WIDEST
from mattock.core.state cimport State
from mattock.core.vocabulary cimport SEATS, SIGHT

cdef class TrainedNet:
    cdef public int cells, inputs, wide, narrow, small, actions, margins
    cdef public object about
    cdef public const unsigned char[::1] kind, cap, still
    cdef public const int[::1] begin, narrow_bias, policy_bias, small_bias, value_bias
    cdef public const short[::1] first, first_bias, second, policy, third, value

    @cython.locals(n=cython.int, i=cython.int, k=cython.int, at=cython.int, cell=cython.int, count=cython.int, first=cython.int, seat=cython.int, ordinal=cython.int, cells="unsigned char[SIGHT]", places="int[SIGHT]", score="int[SEATS]")
    cdef int look(self, State state, double *points, int *which) noexcept nogil
    @cython.locals(j=cython.int, wide="short[WIDEST]", sums="int[WIDEST]")
    cdef void think(self, int *which, int n, short *thought) noexcept nogil
    @cython.locals(j=cython.int, ordinal=cython.int, most=cython.double, total=cython.double, small="short[WIDEST]", sums="int[WIDEST]", out="int[OUTPUTS]")
    cdef void value_of(self, short *thought, int players, double *share, double *margin) noexcept nogil
    @cython.locals(out="int[1]")
    cdef double fancy(self, short *thought, int action) noexcept nogil

cdef int clipped(int number, int shift) noexcept nogil

cdef int lead_of(double points) noexcept nogil

@cython.locals(y=cython.double, _=cython.int)
cdef double exponential(double x) noexcept nogil
