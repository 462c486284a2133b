import cython
from mattock.core.bits cimport lowest, u128
from mattock.core.vocabulary cimport CHANCE, OTHER_PHASE
from mattock.games.mykerinos.grid cimport field_of_card
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

ctypedef unsigned long long Mask

cdef u128 ONE
cdef Mask ONE_CARD

@cython.locals(seat=cython.int)
cdef int list_seats(Mykerinos state, int *out, int *weight) noexcept nogil
cdef int refuse_start(Mykerinos state, int seat) noexcept nogil
cdef void do_start(Mykerinos state, int seat) noexcept nogil
@cython.locals(wing=cython.int)
cdef bint has_wing(Mykerinos state, int patron) noexcept nogil
@cython.locals(n=cython.int, patron=cython.int)
cdef int list_patrons(Mykerinos state, int *out, int *weight) noexcept nogil
cdef int refuse_wing(Mykerinos state, int patron) noexcept nogil
@cython.locals(wing=cython.int)
cdef void do_wing(Mykerinos state, int patron) noexcept nogil
@cython.locals(i=cython.int)
cdef void begin_round(Mykerinos state) noexcept nogil
@cython.locals(given=cython.int, wanted=cython.int)
cdef void give_cubes(Mykerinos state, int seat) noexcept nogil
@cython.locals(place=cython.int)
cdef int next_place(Mykerinos state) noexcept nogil
@cython.locals(card=cython.int, n=cython.int, unseen=Mask)
cdef int list_parcels(Mykerinos state, int *out, int *weight) noexcept nogil
@cython.locals(same=cython.int)
cdef int refuse_parcel(Mykerinos state, int lie) noexcept nogil
@cython.locals(card=cython.int, k=cython.int, place=cython.int)
cdef void do_parcel(Mykerinos state, int lie) noexcept nogil
cdef void begin_digging(Mykerinos state) noexcept nogil
