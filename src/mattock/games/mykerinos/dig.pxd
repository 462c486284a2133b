import cython
from mattock.core.bits cimport u128, wide_lowest
from mattock.core.vocabulary cimport OTHER_PHASE
from mattock.games.mykerinos.grid cimport around, beside_two
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

cdef u128 ONE

cdef u128 region(Mykerinos state) noexcept nogil
@cython.locals(fields=u128, seat=cython.int)
cdef u128 all_cubes(Mykerinos state) noexcept nogil
@cython.locals(fields=u128, seat=cython.int)
cdef u128 discs_against(Mykerinos state, int colour) noexcept nogil
cdef u128 open_fields(Mykerinos state, int colour) noexcept nogil
cdef u128 bare_pyramids(Mykerinos state) noexcept nogil
cpdef int colour_on_turn(Mykerinos state) noexcept nogil
cpdef int cubes_at_hand(Mykerinos state, int colour) noexcept nogil
cdef int cubes_to_start(int patron) noexcept nogil
cpdef int cubes_to_extend(int patron) noexcept nogil
@cython.locals(free=u128)
cpdef u128 starts(Mykerinos state, int colour, int patron) noexcept nogil
@cython.locals(bare=u128, beside=u128, free=u128)
cdef u128 extensions(Mykerinos state, int colour, int patron) noexcept nogil
@cython.locals(beside=u128, free=u128)
cpdef u128 further(Mykerinos state, int colour) noexcept nogil
cdef int offer_fields(u128 fields, int first, int *out, int n) noexcept nogil
@cython.locals(colour=cython.int, patron=cython.int)
cdef int offer_digs(Mykerinos state, int *out, int n) noexcept nogil
cdef int refuse_untimely(Mykerinos state) noexcept nogil
cdef int refuse_field(Mykerinos state, int colour, int field) noexcept nogil
cdef int refuse_pyramid(Mykerinos state, int colour, int field) noexcept nogil
@cython.locals(colour=cython.int, patron=cython.int, refused=cython.int)
cdef int refuse_dig(Mykerinos state, int field) noexcept nogil
@cython.locals(colour=cython.int, patron=cython.int, refused=cython.int)
cdef int refuse_extend(Mykerinos state, int field) noexcept nogil
@cython.locals(colour=cython.int, refused=cython.int)
cdef int refuse_cube(Mykerinos state, int field) noexcept nogil
@cython.locals(colour=cython.int, patron=cython.int)
cdef void do_dig(Mykerinos state, int field) noexcept nogil
@cython.locals(colour=cython.int, patron=cython.int)
cdef void do_extend(Mykerinos state, int field) noexcept nogil
@cython.locals(colour=cython.int)
cdef void do_cube(Mykerinos state, int field) noexcept nogil
cdef void place_cube(Mykerinos state, int colour, int field) noexcept nogil
