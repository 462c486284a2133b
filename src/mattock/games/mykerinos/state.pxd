import cython
from mattock.core.bits cimport blend, u128
from mattock.core.state cimport State
from mattock.games.mykerinos.components cimport Components
from mattock.games.mykerinos.vocabulary cimport *

ctypedef unsigned long long Mask

cdef class Mykerinos(State):
    cdef public Components parts
    cdef public int nile, plan, phase, round, start, turned, patron, left, last, zone, ranked, rank
    cdef public int nile_unseen, queued, bank_turned, nile_box, boats, boat, tie_boat
    cdef public Mask unseen, box
    cdef public Mask[4] owned
    cdef public u128 pyramids, river
    cdef public u128[5] cubes
    cdef public u128[4] discs
    cdef public short[5] wing, supply, order, queue
    cdef public short[4] stock, neutrals, scale, nile_owned, reserved
    cdef public short[12] parcel
    cdef public short[24] used
    cdef public short[15] room
    cdef public short[3] bank
    cdef public short[20] points

    cdef void copy_from(self, State other) noexcept nogil
    cdef void take(self, Mykerinos other) noexcept nogil
    @cython.locals(seat=cython.int, source=cython.int)
    cdef void count(self, int *out) noexcept nogil
    @cython.locals(h=Mask, i=cython.int)
    cdef Mask key(self) noexcept nogil
