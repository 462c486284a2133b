import cython
from mattock.core.bits cimport blend
from mattock.core.state cimport State
from mattock.games.thebes.components cimport Components
from mattock.games.thebes.vocabulary cimport *

cdef class Thebes(State):
    cdef public Components parts
    cdef public int marching, phase, actor, renew, swapper, swaps
    cdef public int first, second, renewed
    cdef public long long pile_shows, waiting_shows, discard_shows
    cdef public int site, travel, rumours, assistant, shovel, to_draw, rubble
    cdef public short[4] order, week, place, permits, exhibited, general
    cdef public short[4] display
    cdef public short[3] shows
    cdef public short[5] bonus, bag
    cdef public short[20] special, found
    cdef public short[36] cards
    cdef public short[67] pile, discards
    cdef public short[268] held

    cdef void copy_from(self, State other) noexcept nogil
    cdef void take(self, Thebes other) noexcept nogil
    @cython.locals(h=cython.ulonglong, i=cython.int)
    cdef unsigned long long key(self) noexcept nogil
