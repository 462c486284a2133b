import cython
from mattock.core.bits cimport lowest
from mattock.games.pergamon.funds cimport figure_after
from mattock.games.pergamon.raider cimport raid
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport *

ctypedef unsigned long long Mask

@cython.locals(figure=cython.int)
cdef void next_figure(Pergamon state) noexcept nogil
cdef int refuse_unfinished(Pergamon state) noexcept nogil
@cython.locals(g=cython.int)
cdef int offer_digs(Pergamon state, int *out, int n) noexcept nogil
cdef int refuse_dig(Pergamon state, int gallery) noexcept nogil
@cython.locals(left=Mask, price=cython.int)
cdef void do_dig(Pergamon state, int gallery) noexcept nogil
