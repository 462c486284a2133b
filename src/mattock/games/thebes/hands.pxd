import cython
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.vocabulary cimport *

cdef void hold_card(Thebes state, int seat, int face) noexcept nogil
cdef void hold_find(Thebes state, int seat, int site, int tile) noexcept nogil
cdef void discard_card(Thebes state, int seat, int face, int note) noexcept nogil
@cython.locals(face=cython.int)
cdef void discard_kind(Thebes state, int seat, int kind, int note) noexcept nogil
