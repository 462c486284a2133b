import cython
from mattock.core.bits cimport lowest, popcount
from mattock.core.vocabulary cimport HOPELESS, OVER
from mattock.games.pergamon.scoring cimport oldest_below, owner_of
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.vocabulary cimport *

ctypedef unsigned long long Mask

cdef int[15] weight
cdef Mask ONE
cdef int POINT, BASE, DIG_FIRST, GO_ON, LONGEST_ROW, CENTURIES, NEARLY_SURE

@cython.locals(gallery=cython.int, i=cython.int, look="int[5]", own=cython.int)
cdef void appeals_of(Pergamon state, int *actions, int n, int *out) noexcept nogil
cdef int weigh(Pergamon state, int action, int *look) noexcept nogil
@cython.locals(best=cython.int, expected=cython.int, gallery=cython.int, pot=cython.int, purse=cython.int)
cdef int appeal_of_field(Pergamon state, int field, int *look) noexcept nogil
@cython.locals(worth=cython.int)
cdef int gallery_worth(Pergamon state, int gallery, int own) noexcept nogil
@cython.locals(best=cython.int, following=cython.int, onward=Mask, value=cython.int)
cdef int best_row(Pergamon state, int tile, Mask left, int longest) noexcept nogil
@cython.locals(hand=Mask, look=cython.int, scored=cython.bint, value=cython.int)
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
@cython.locals(n=cython.int)
cdef int centuries_among(Pergamon state, Mask tiles) noexcept nogil
cdef int objects_in_hand(Pergamon state, int seat) noexcept nogil
@cython.locals(century=cython.int, halves="int[24]", i=cython.int, kind=cython.int, left=Mask, n=cython.int, pairs=cython.int, tile=cython.int, used=cython.int)
cdef int objects_among(Pergamon state, Mask tiles) noexcept nogil
@cython.locals(age=cython.int, coming=cython.int, kind=cython.int, sure=cython.int)
cdef void share_bonuses(Pergamon state, double *out) noexcept nogil
@cython.locals(age=cython.int, rank=cython.int, sure=cython.int)
cdef void share_oldest(Pergamon state, double *out) noexcept nogil
