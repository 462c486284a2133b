import cython
from mattock.core.bits cimport popcount
from mattock.core.vocabulary cimport CHANCE, OVER
from mattock.games.thebes.excavate cimport knowledge_of, least_weeks, most_special_for, rumours_of
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.timetrack cimport weeks_left
from mattock.games.thebes.vocabulary cimport *

cdef int find_fault(Thebes state) noexcept nogil
@cython.locals(face=cython.int, n=cython.int, seat=cython.int, space=cython.int)
cdef bint cards_are_kept(Thebes state) noexcept nogil
@cython.locals(field=cython.int, seat=cython.int, seen=cython.int, twice=cython.int)
cdef bint exhibitions_are_kept(Thebes state) noexcept nogil
@cython.locals(seat=cython.int, seen=cython.int, site=cython.int, twice=cython.int)
cdef bint tiles_are_kept(Thebes state) noexcept nogil
@cython.locals(face=cython.int, kind=cython.int, n=cython.int, seat=cython.int, site=cython.int)
cdef bint hands_add_up(Thebes state) noexcept nogil
@cython.locals(face=cython.int, n=cython.int, site=cython.int)
cdef int general_books(Thebes state, int seat) noexcept nogil
@cython.locals(face=cython.int, n=cython.int, other=cython.int)
cdef int special_books(Thebes state, int seat, int site) noexcept nogil
@cython.locals(face=cython.int, researchers=cython.int)
cdef bint piles_fit(Thebes state) noexcept nogil
@cython.locals(i=cython.int, seat=cython.int, stacked=cython.int)
cdef bint markers_stand(Thebes state) noexcept nogil
@cython.locals(empty=cython.int, space=cython.int)
cdef bint phase_fits(Thebes state) noexcept nogil
@cython.locals(knowledge=cython.int, left=cython.int, spent=cython.int)
cdef bint dig_fits(Thebes state) noexcept nogil
@cython.locals(face=cython.int, seat=cython.int, site=cython.int)
cdef bint empty_seats_are_empty(Thebes state) noexcept nogil
@cython.locals(
    face=cython.int, i=cython.int, opened=cython.int, seat=cython.int, site=cython.int, space=cython.int, stacked=cython.int
)
cdef bint is_set_up(Thebes state) noexcept nogil
@cython.locals(field=cython.int, i=cython.int)
cdef bint nothing_is_held(Thebes state) noexcept nogil
