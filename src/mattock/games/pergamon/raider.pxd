import cython
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport (
    RAIDER,
    SAY_RAIDED,
    SAY_RAIDED_NEARER,
    SAY_RAIDER_IDLE,
    SAY_RAIDER_SAVES,
    SAY_RAIDER_STANDS,
)

@cython.locals(field=cython.int)
cdef void post_raider(Pergamon state) noexcept nogil
@cython.locals(deepest=cython.int, target=cython.int, price=cython.int)
cdef void raid(Pergamon state) noexcept nogil
@cython.locals(g=cython.int, reach=cython.int, step=cython.int)
cdef int deepest_for_raider(Pergamon state, bint with_tiles) noexcept nogil
