import cython
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport *

@cython.locals(field=cython.int)
cdef void post_raider(Pergamon state) noexcept nogil
@cython.locals(deepest=cython.int, target=cython.int, price=cython.int)
cdef void raid(Pergamon state) noexcept nogil
@cython.locals(g=cython.int, reach=cython.int, step=cython.int)
cdef int deepest_for_raider(Pergamon state, bint with_tiles) noexcept nogil
