import cython
from mattock.core.bits cimport lowest
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.storage cimport storage_cost
from mattock.games.pergamon.vocabulary cimport MARKERS, NONE

ctypedef unsigned long long Mask

cpdef object draw_view(object game, Pergamon state)
cpdef list tiles_of(Mask mask)
@cython.locals(place=cython.int)
cpdef list pick(list things, list places)
cpdef object raider(Pergamon state)
cpdef list by_age(object sheet, list tiles)
@cython.locals(seat=cython.int, at=cython.int, fields=list)
cpdef list funds(Pergamon state, object sheet)
@cython.locals(g=cython.int)
cpdef list galleries(Pergamon state, object sheet)
@cython.locals(m=cython.int, at=cython.int, fields=list)
cpdef list museum(Pergamon state, object sheet)
cpdef object money(Pergamon state)
@cython.locals(tile=cython.int)
cpdef list row_of(Pergamon state, int first)
cpdef list objects_of(Pergamon state, list tiles)
cpdef object row_view(Pergamon state, object sheet)
@cython.locals(m=cython.int)
cpdef object seat_view(Pergamon state, int seat, object sheet)
cpdef object collection_view(Pergamon state, int marker, object sheet)
