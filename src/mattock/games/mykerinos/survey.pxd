import cython
from mattock.core.bits cimport lowest, popcount, u128, wide_popcount
from mattock.core.vocabulary cimport OTHER_PHASE
from mattock.games.mykerinos.discs cimport take_discs_back
from mattock.games.mykerinos.museum cimport enter_after_zone, rooms_to_choose
from mattock.games.mykerinos.ranking cimport clear_ranks, loses_tie, rank_colours, third_or_absent
from mattock.games.mykerinos.river cimport begin_river, rank_river
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

ctypedef unsigned long long Mask

cdef Mask ONE_CARD

cdef void begin_survey(Mykerinos state) noexcept nogil
cdef u128 zone_fields(Mykerinos state) noexcept nogil
cdef void begin_zone(Mykerinos state) noexcept nogil
cdef void rank_zone(Mykerinos state, int favoured) noexcept nogil
cdef int refuse_tie(Mykerinos state, int used) noexcept nogil
@cython.locals(favoured=cython.int)
cdef void do_tie(Mykerinos state, int used) noexcept nogil
@cython.locals(n=cython.int, side=cython.int)
cdef int cards_left(Mykerinos state) noexcept nogil
cdef int side_left(Mykerinos state) noexcept nogil
cdef void next_rank(Mykerinos state) noexcept nogil
@cython.locals(choices=cython.int, rooms=cython.int)
cdef void rank_of_two(Mykerinos state) noexcept nogil
cdef void rank_of_neutral(Mykerinos state) noexcept nogil
@cython.locals(back=cython.int, card=cython.int, colour=cython.int, side=cython.int)
cdef void clear_zone(Mykerinos state) noexcept nogil
@cython.locals(place=cython.int)
cdef void put_in_box(Mykerinos state, int side) noexcept nogil
cdef void lift_card(Mykerinos state, int place) noexcept nogil
@cython.locals(side=cython.int)
cdef int offer_takes(Mykerinos state, int first, int *out, int n) noexcept nogil
cdef int refuse_take(Mykerinos state, int side) noexcept nogil
cdef int refuse_leave(Mykerinos state) noexcept nogil
cdef int refuse_remove(Mykerinos state, int side) noexcept nogil
@cython.locals(card=cython.int, place=cython.int, seat=cython.int, worth=cython.int)
cdef void do_take(Mykerinos state, int side) noexcept nogil
cdef void do_leave(Mykerinos state) noexcept nogil
@cython.locals(card=cython.int)
cdef void do_remove(Mykerinos state, int side) noexcept nogil
