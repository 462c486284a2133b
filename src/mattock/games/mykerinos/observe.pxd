import cython
from mattock.core.cells cimport put_number, put_numbers, put_one, put_seat, put_set, put_wide
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

@cython.locals(i=cython.int)
cdef int observe_table(Mykerinos state, int first, unsigned char *out, int at) noexcept nogil
@cython.locals(i=cython.int)
cdef int observe_seat(Mykerinos state, int seat, unsigned char *out, int at) noexcept nogil
