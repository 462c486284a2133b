import cython
from mattock.core.bits cimport lowest, popcount
from mattock.core.vocabulary cimport CHANCE, OVER
from mattock.games.pergamon.exhibit cimport free_marker
from mattock.games.pergamon.layout cimport has_rival, is_full, youngest
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport *

ctypedef unsigned long long Mask

cdef Mask ONE

cdef int find_fault(Pergamon state) noexcept nogil
@cython.locals(g=cython.int, marker=cython.int, seat=cython.int, seen=Mask, twice=Mask)
cdef bint tiles_are_kept(Pergamon state) noexcept nogil
@cython.locals(g=cython.int)
cdef bint galleries_fit(Pergamon state) noexcept nogil
@cython.locals(following=cython.int, left=Mask, tile=cython.int)
cdef bint chain_is(Pergamon state, int first, Mask tiles) noexcept nogil
@cython.locals(linked=Mask, marker=cython.int, spot=cython.int, tile=cython.int, used=cython.int)
cdef bint collections_hold(Pergamon state) noexcept nogil
@cython.locals(left=Mask, tile=cython.int, value=cython.int)
cdef bint row_holds(Pergamon state) noexcept nogil
cdef bint row_goes_on(Pergamon state) noexcept nogil
@cython.locals(back=cython.int, bags=cython.int, chests=cython.int, i=cython.int, k=cython.int, on_table=cython.int, unseen=cython.int, used=cython.int)
cdef bint cards_are_kept(Pergamon state) noexcept nogil
@cython.locals(turned=cython.bint)
cdef bint cards_lie(Pergamon state) noexcept nogil
@cython.locals(issued=cython.int, k=cython.int, seat=cython.int)
cdef bint coins_are_kept(Pergamon state) noexcept nogil
@cython.locals(
    field=cython.int, i=cython.int, on_fields=cython.bint, ordered=cython.int, placed=cython.int, seat=cython.int, used=cython.int
)
cdef bint figures_stand(Pergamon state) noexcept nogil
@cython.locals(i=cython.int)
cdef bint next_places(Pergamon state) noexcept nogil
cdef bint phase_fits(Pergamon state) noexcept nogil
@cython.locals(g=cython.int, n=cython.int)
cdef int open_from(Pergamon state, int gallery) noexcept nogil
@cython.locals(seat=cython.int)
cdef bint hands_fit(Pergamon state) noexcept nogil
@cython.locals(revealed=cython.int)
cdef bint tiles_last(Pergamon state) noexcept nogil
@cython.locals(i=cython.int)
cdef bint order_holds(Pergamon state) noexcept nogil
cdef bint raider_stands(Pergamon state) noexcept nogil
@cython.locals(
    marker=cython.int,
    most=cython.int,
    round_=cython.int,
    scorings=cython.int,
    seat=cython.int,
    source=cython.int,
    used=cython.int,
)
cdef bint points_are_earned(Pergamon state) noexcept nogil
