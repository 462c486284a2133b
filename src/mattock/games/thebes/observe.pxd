import cython
from mattock.core.cells cimport put_number, put_numbers, put_one, put_seat, put_set, put_wide
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.vocabulary cimport *

@cython.locals(i=cython.int)
cdef int observe_table(Thebes state, int first, unsigned char *out, int at) noexcept nogil
@cython.locals(i=cython.int)
cdef int observe_seat(Thebes state, int seat, unsigned char *out, int at) noexcept nogil
