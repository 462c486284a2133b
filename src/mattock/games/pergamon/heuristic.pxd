import cython
from mattock.core.bits cimport lowest, popcount
from mattock.core.vocabulary cimport OVER
from mattock.games.pergamon.scoring cimport oldest_below, owner_of, total
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport *

ctypedef unsigned long long Mask

cdef int[7] weight
cdef int POINT, OLDEST_CENTURY, NEARLY_SURE, WORTH_SHOWING

cdef int appeal_of(Pergamon state, int action) noexcept nogil
@cython.locals(best=cython.int, expected=cython.int, g=cython.int, pot=cython.int, purse=cython.int)
cdef int appeal_of_field(Pergamon state, int field) noexcept nogil
@cython.locals(hand=Mask, left=Mask, tile=cython.int, worth=cython.int)
cdef int appeal_of_gallery(Pergamon state, int gallery) noexcept nogil
@cython.locals(hand=Mask, kind=cython.int, left=Mask, tile=cython.int, worth=cython.int)
cdef int promise(Pergamon state) noexcept nogil
@cython.locals(crowded=cython.int, onward=Mask, scored=cython.int)
cdef int appeal_of_join(Pergamon state, int tile) noexcept nogil
@cython.locals(value=cython.int)
cdef int appeal_of_polish(Pergamon state, int coins) noexcept nogil
@cython.locals(seat=cython.int)
cdef void prospects_of(Pergamon state, double *out) noexcept nogil
@cython.locals(marker=cython.int, n=cython.int)
cdef int worth_on_show(Pergamon state, int seat) noexcept nogil
@cython.locals(coming=cython.int, n=cython.int, place=cython.int)
cdef int earnings(Pergamon state, int field) noexcept nogil
@cython.locals(n=cython.int, rounds=cython.int, value=cython.int)
cdef int worth_at_hand(Pergamon state, int seat) noexcept nogil
@cython.locals(hand=Mask, kind=cython.int, n=cython.int)
cdef int objects_in_hand(Pergamon state, int seat) noexcept nogil
@cython.locals(century=cython.int, left=Mask, n=cython.int, tile=cython.int)
cdef int oldest_halves(Pergamon state, Mask hand, int kind, int pairs) noexcept nogil
@cython.locals(coming=cython.int, kind=cython.int, sure=cython.int, year=cython.int)
cdef void share_bonuses(Pergamon state, double *out) noexcept nogil
@cython.locals(rank=cython.int, sure=cython.int, year=cython.int)
cdef void share_oldest(Pergamon state, double *out) noexcept nogil
