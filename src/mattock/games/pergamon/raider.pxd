import cython
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport RAIDER, SAY_RAIDED, SAY_RAIDER_SAVES, SAY_RAIDER_STANDS

ctypedef unsigned long long Mask

@cython.locals(field=cython.int)
cdef void post_raider(Pergamon state) noexcept nogil
@cython.locals(g=cython.int, price=cython.int, reach=cython.int, step=cython.int)
cdef void raid(Pergamon state) noexcept nogil
