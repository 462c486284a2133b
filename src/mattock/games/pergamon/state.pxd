import cython
from mattock.core.bits cimport blend
from mattock.core.state cimport State
from mattock.games.pergamon.components cimport Components
from mattock.games.pergamon.vocabulary cimport *

ctypedef unsigned long long Mask

cdef class Pergamon(State):
    cdef public Components parts
    cdef public int by_order, by_choice, phase, round, start, turn, at, dug, exhibited, level
    cdef public int row_first, row_last, row_value
    cdef public int top, bags, chests, spent
    cdef public Mask unseen, drawn, box, row
    cdef public Mask[5] gallery
    cdef public Mask[4] hand
    cdef public Mask[12] shown
    cdef public short[4] order
    cdef public short[12] spot, first
    cdef public short[60] link
    cdef public short[2] backs, fronts
    cdef public short[8] unseen_fronts
    cdef public short[5] figure, coins
    cdef public short[16] points

    cdef void copy_from(self, State other) noexcept nogil
    cdef void take(self, Pergamon other) noexcept nogil
    @cython.locals(seat=cython.int, source=cython.int)
    cdef void count(self, int *out) noexcept nogil
    @cython.locals(h=Mask, i=cython.int)
    cdef Mask key(self) noexcept nogil
