import cython
from mattock.core.bits cimport u128
from mattock.core.vocabulary cimport OVER
from mattock.games.mykerinos.dig cimport colour_on_turn
from mattock.games.mykerinos.museum cimport enterable
from mattock.games.mykerinos.patrons cimport cards_of_patron
from mattock.games.mykerinos.ranking cimport cubes_among
from mattock.games.mykerinos.scoring cimport sets_of
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

cdef int[17] weight
cdef int POINT, TENTH, EVEN, RIVER, UNSEEN

@cython.locals(i=cython.int, look="int[7]", museum=cython.int, worth="int[7]", zone=cython.int)
cdef void appeals_of(Mykerinos state, int *actions, int n, int *out) noexcept nogil
@cython.locals(gain=cython.int, zone=cython.int)
cdef int weigh(Mykerinos state, int action, int *worth, int museum, int *look) noexcept nogil
cdef int in_tenths(int hundredths) noexcept nogil
@cython.locals(best=cython.int, zone=cython.int)
cdef int weigh_patron(Mykerinos state, int patron, int *worth, int museum, int *look) noexcept nogil
cdef int see_zone(Mykerinos state, int zone, int *worth, int museum, int *look) noexcept nogil
@cython.locals(colour=cython.int, cubes="int[5]", lost=cython.int, mine=cython.int, share=cython.int, value="int[5]")
cdef int gain_of_cube(Mykerinos state, int zone, int *worth, int museum) noexcept nogil
@cython.locals(n=cython.int, seat=cython.int)
cdef int standing_of_others(Mykerinos state, int *cubes, int *value) noexcept nogil
cdef int zone_of_field(Mykerinos state, int field) noexcept nogil
@cython.locals(colour=cython.int, fields=u128)
cdef void count_cubes(Mykerinos state, int zone, int *cubes) noexcept nogil
@cython.locals(one=cython.int, two=cython.int)
cdef void value_ranks(Mykerinos state, int zone, int *worth, int museum, int *value) noexcept nogil
cdef int next_choice(int one, int two, int museum) noexcept nogil
@cython.locals(ahead=cython.int, chance=cython.int, other=cython.int, over=cython.int, rank=cython.int, slope=cython.int)
cdef int standing(Mykerinos state, int seat, int *cubes, int *value) noexcept nogil
cdef bint can_come(Mykerinos state, int colour) noexcept nogil
@cython.locals(best="int[5]", patron=cython.int, rounds=cython.int, wing=cython.int)
cdef void know_cards(Mykerinos state, int seat, int *worth) noexcept nogil
@cython.locals(room=cython.int, wing=cython.int)
cdef void room_values(Mykerinos state, int seat, int *best) noexcept nogil
cdef int card_worth(Mykerinos state, int card, int *worth) noexcept nogil
cdef int side_worth(Mykerinos state, int side, int *worth) noexcept nogil
@cython.locals(best=cython.int, has="int[5]", room=cython.int, rooms=cython.int)
cdef int best_room(Mykerinos state, int seat) noexcept nogil
@cython.locals(has="int[5]")
cdef int one_room(Mykerinos state, int room) noexcept nogil
@cython.locals(cards=cython.int, gain=cython.int, more=cython.int, rounds=cython.int, wing=cython.int)
cdef int room_worth(Mykerinos state, int seat, int room, int *has) noexcept nogil
@cython.locals(points=cython.int, seat=cython.int)
cdef void prospects_of(Mykerinos state, double *out) noexcept nogil
@cython.locals(cards=cython.int, n=cython.int, patron=cython.int, rounds=cython.int, worth="int[7]")
cdef int worth_at_hand(Mykerinos state, int seat) noexcept nogil
@cython.locals(cubes="int[5]", museum=cython.int, n=cython.int, value="int[5]", worth="int[7]", zone=cython.int)
cdef int worth_of_region(Mykerinos state, int seat) noexcept nogil
@cython.locals(rank=cython.int)
cdef bint is_served(Mykerinos state, int seat, int zone) noexcept nogil
