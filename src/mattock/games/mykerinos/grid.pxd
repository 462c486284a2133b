import cython
from mattock.core.bits cimport u128
from mattock.games.mykerinos.vocabulary cimport *

cdef u128 ONE, EVERY_FIELD, NOT_LEFT, NOT_RIGHT, BANK_FIELDS

@cython.locals(across=u128)
cdef u128 around(u128 fields) noexcept nogil
@cython.locals(down=u128, left=u128, right=u128, up=u128)
cdef u128 beside_two(u128 fields) noexcept nogil
@cython.locals(row=cython.int)
cdef int field_of_card(int place, int k) noexcept nogil
cdef int field_of_bank(int bank, int k) noexcept nogil
