import cython
from mattock.core.bits cimport lowest
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.storage cimport storage_cost
from mattock.games.pergamon.vocabulary cimport MARKERS, NONE, STRIP

ctypedef unsigned long long Mask

cpdef dict draw_view(object game, Pergamon state)
cpdef list tiles_of(Mask mask)
cpdef dict tile_view(Pergamon state, int tile, list kinds)
cpdef list by_age(Pergamon state, list tiles)
cpdef list calendar(Pergamon state)
@cython.locals(seat=cython.int)
cpdef list funds(Pergamon state)
@cython.locals(g=cython.int)
cpdef list galleries(Pergamon state)
@cython.locals(m=cython.int, field=cython.int)
cpdef list museum(Pergamon state)
cpdef dict money(Pergamon state)
@cython.locals(tile=cython.int)
cpdef list row_of(Pergamon state, int first)
cpdef list objects_of(Pergamon state, list tiles)
cpdef object row_view(Pergamon state)
@cython.locals(m=cython.int)
cpdef dict seat_view(Pergamon state, int seat)
cpdef dict collection_view(Pergamon state, int marker)
