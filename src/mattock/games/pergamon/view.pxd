import cython
from mattock.core.bits cimport lowest
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.storage cimport storage_cost
from mattock.games.pergamon.vocabulary cimport MARKERS, NONE

ctypedef unsigned long long Mask

cpdef dict draw_view(object game, Pergamon state)
cpdef list tiles_of(Mask mask)
@cython.locals(place=cython.int)
cpdef list pick(list things, list places)
cpdef dict tile_view(Pergamon state, int tile, list kinds)
cpdef list by_age(object printed, list tiles)
@cython.locals(seat=cython.int, at=cython.int, fields=list)
cpdef list funds(Pergamon state, object printed)
@cython.locals(g=cython.int)
cpdef list galleries(Pergamon state, object printed)
@cython.locals(m=cython.int, at=cython.int, fields=list)
cpdef list museum(Pergamon state, object printed)
cpdef dict money(Pergamon state)
@cython.locals(tile=cython.int)
cpdef list row_of(Pergamon state, int first)
cpdef list objects_of(Pergamon state, list tiles)
cpdef object row_view(Pergamon state, object printed)
@cython.locals(m=cython.int)
cpdef dict seat_view(Pergamon state, int seat, object printed)
cpdef dict collection_view(Pergamon state, int marker, object printed)
