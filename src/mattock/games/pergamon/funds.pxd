import cython
from mattock.core.vocabulary cimport CHANCE, OTHER_PHASE
from mattock.games.pergamon.raider cimport post_raider
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport *

ctypedef unsigned long long Mask

@cython.locals(n=cython.int)
cdef int list_backs(Pergamon state, int *out, int *weight) noexcept nogil
@cython.locals(left=Mask)
cdef int refuse_back(Pergamon state, int back) noexcept nogil
cdef void do_back(Pergamon state, int back) noexcept nogil
cdef void take_cards(Pergamon state) noexcept nogil
cdef void take_second(Pergamon state) noexcept nogil
cdef void begin_placing(Pergamon state) noexcept nogil
@cython.locals(field=cython.int)
cdef int offer_fields(Pergamon state, int *out, int n) noexcept nogil
@cython.locals(seat=cython.int)
cdef int refuse_place(Pergamon state, int field) noexcept nogil
cdef void do_place(Pergamon state, int field) noexcept nogil
@cython.locals(n=cython.int, value=cython.int)
cdef int list_fronts(Pergamon state, int *out, int *weight) noexcept nogil
@cython.locals(card=cython.int)
cdef int refuse_front(Pergamon state, int value) noexcept nogil
cdef void do_front(Pergamon state, int value) noexcept nogil
@cython.locals(figure=cython.int, following=cython.int, pot=cython.int, taken=cython.int, wanted=cython.int)
cdef void share_out(Pergamon state) noexcept nogil
@cython.locals(best=cython.int, seat=cython.int)
cdef int figure_after(Pergamon state, int field) noexcept nogil
