import cython
from mattock.core.bits cimport u128
from mattock.core.vocabulary cimport OTHER_PHASE
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

@cython.locals(room=cython.int, rooms=cython.int)
cdef int rooms_of(Mykerinos state, int seat) noexcept nogil
cdef int free_rooms(Mykerinos state) noexcept nogil
@cython.locals(other=cython.int, rooms=cython.int)
cdef int reserved_against(Mykerinos state, int seat) noexcept nogil
@cython.locals(free=u128, own=cython.int, rooms=cython.int, wing=cython.int)
cpdef int enterable(Mykerinos state, int seat) noexcept nogil
cdef int rooms_to_choose(Mykerinos state) noexcept nogil
@cython.locals(room=cython.int, rooms=cython.int)
cdef int offer_rooms(Mykerinos state, int *out, int n) noexcept nogil
cdef int refuse_museum(Mykerinos state, int room) noexcept nogil
cdef void enter(Mykerinos state, int seat, int room) noexcept nogil
cdef void do_museum(Mykerinos state, int room) noexcept nogil
cdef void enter_with_brown(Mykerinos state, int room) noexcept nogil
cdef void enter_after_zone(Mykerinos state, int seat, int room) noexcept nogil
