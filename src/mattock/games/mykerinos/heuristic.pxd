import cython
from mattock.core.bits cimport u128, wide_popcount
from mattock.core.vocabulary cimport OVER
from mattock.games.mykerinos.dig cimport colour_on_turn
from mattock.games.mykerinos.museum cimport enterable
from mattock.games.mykerinos.patrons cimport cards_of_patron
from mattock.games.mykerinos.scoring cimport sets_of
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

cdef int[17] weight
cdef int[216] spot_at

cdef int zone_of_field(int field) noexcept nogil

@cython.locals(cards="int[6]", each="int[5]", has="int[5]", gain="int[7]", i=cython.int, look="int[21]", museum=cython.int, spot=cython.int, worth="int[7]", zone=cython.int)
cdef void appeals_of(Mykerinos state, int *actions, int n, int *out) noexcept nogil
@cython.locals(more=cython.int)
cdef int weigh_cube(Mykerinos state, int spot, int *worth, int museum, int *gain) noexcept nogil
@cython.locals(zone=cython.int)
cdef int weigh(Mykerinos state, int action, int *has, int *each, int *worth, int museum, int *gain) noexcept nogil
cdef int in_tenths(int hundredths) noexcept nogil
@cython.locals(best=cython.int, zone=cython.int)
cdef int weigh_patron(Mykerinos state, int patron, int *worth, int museum, int *gain) noexcept nogil
cdef int see_zone(Mykerinos state, int zone, int *worth, int museum, int *gain) noexcept nogil
@cython.locals(colour=cython.int, comes="int[5]", cubes="int[5]", lost=cython.int, mine=cython.int, share=cython.int, value="int[5]")
cdef int gain_of_cube(Mykerinos state, int zone, int *worth, int museum) noexcept nogil
@cython.locals(n=cython.int, seat=cython.int)
cdef int standing_of_others(Mykerinos state, int *cubes, int *comes, int *value) noexcept nogil
@cython.locals(colour=cython.int, fields=u128)
cdef void count_cubes(Mykerinos state, int zone, int *cubes) noexcept nogil
@cython.locals(one=cython.int, two=cython.int)
cdef void value_ranks(Mykerinos state, int zone, int *worth, int museum, int *value) noexcept nogil
cdef int next_choice(int one, int two, int museum) noexcept nogil
@cython.locals(ahead=cython.int, chance=cython.int, other=cython.int, over=cython.int, rank=cython.int, slope=cython.int)
cdef int standing(Mykerinos state, int seat, int *cubes, int *comes, int *value) noexcept nogil
@cython.locals(colour=cython.int, seat=cython.int)
cdef void who_comes(Mykerinos state, int *cubes, int *comes) noexcept nogil
@cython.locals(patron=cython.int)
cdef void count_cards(Mykerinos state, int seat, int *cards) noexcept nogil
@cython.locals(patron=cython.int, rounds=cython.int, wing=cython.int)
cdef void know_cards(Mykerinos state, int *cards, int *has, int *worth) noexcept nogil
@cython.locals(wing=cython.int)
cdef void know_wings(Mykerinos state, int *cards, int *each) noexcept nogil
@cython.locals(room=cython.int, wing=cython.int)
cdef void room_values(Mykerinos state, int seat, int *best) noexcept nogil
cdef int card_worth(Mykerinos state, int card, int *worth) noexcept nogil
cdef int side_worth(Mykerinos state, int side, int *worth) noexcept nogil
@cython.locals(best=cython.int, room=cython.int, rooms=cython.int)
cdef int best_room(Mykerinos state, int seat, int *has, int *each) noexcept nogil
@cython.locals(gain=cython.int, more=cython.int, wing=cython.int)
cdef int room_worth(Mykerinos state, int room, int *has, int *each) noexcept nogil
@cython.locals(points=cython.int, seat=cython.int)
cdef void prospects_of(Mykerinos state, double *out) noexcept nogil
@cython.locals(cards="int[6]", has="int[5]", n=cython.int, patron=cython.int, rounds=cython.int, worth="int[7]")
cdef int worth_at_hand(Mykerinos state, int seat) noexcept nogil
@cython.locals(cards="int[6]", comes="int[5]", cubes="int[5]", each="int[5]", has="int[5]", museum=cython.int, n=cython.int, value="int[5]", worth="int[7]", zone=cython.int)
cdef int worth_of_region(Mykerinos state, int seat) noexcept nogil
@cython.locals(rank=cython.int)
cdef bint is_served(Mykerinos state, int seat, int zone) noexcept nogil
