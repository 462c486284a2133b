import cython
from mattock.core.cells cimport put_number, put_numbers, put_one, put_seat, put_set, put_wide
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport *

@cython.locals(i=cython.int, seat=cython.int)
cdef int observe_table(Pergamon state, int first, unsigned char *out, int at) noexcept nogil
@cython.locals(i=cython.int)
cdef int observe_seat(Pergamon state, int seat, unsigned char *out, int at) noexcept nogil
