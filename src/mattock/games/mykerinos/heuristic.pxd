import cython
from mattock.core.bits cimport u128
from mattock.games.mykerinos.dig cimport colour_on_turn
from mattock.games.mykerinos.patrons cimport cards_of_patron
from mattock.games.mykerinos.ranking cimport cubes_among
from mattock.games.mykerinos.scoring cimport card_value
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.vocabulary cimport *

cdef u128 ONE
cdef int LEAD, SECOND, MIDDLE, PASS_APPEAL, MUSEUM_APPEAL

cdef int appeal_of(Mykerinos state, int action) noexcept nogil
cdef int zone_of_field(int field) noexcept nogil
@cython.locals(ahead=cython.int, caught=cython.int, colour=cython.int, fields=u128, gain=cython.int, other=cython.int, own=cython.int, passed=cython.int, theirs=cython.int, worth=cython.int)
cdef int appeal_of_field(Mykerinos state, int field) noexcept nogil
@cython.locals(own=cython.int, theirs=cython.int)
cdef int own_loss(Mykerinos state, u128 fields) noexcept nogil
@cython.locals(best=cython.int, side=cython.int)
cdef int worth_of_zone(Mykerinos state, int zone) noexcept nogil
@cython.locals(wing=cython.int)
cdef int wing_of(Mykerinos state, int patron) noexcept nogil
@cython.locals(patron=cython.int, worth=cython.int)
cdef int worth_of_card(Mykerinos state, int seat, int card) noexcept nogil
cdef int appeal_of_card(Mykerinos state, int seat, int side) noexcept nogil
cdef int appeal_of_removal(Mykerinos state, int side) noexcept nogil
@cython.locals(cards=cython.int, gain=cython.int, more=cython.int, wing=cython.int)
cdef int appeal_of_room(Mykerinos state, int room) noexcept nogil
cdef int appeal_of_patron(Mykerinos state, int patron) noexcept nogil
