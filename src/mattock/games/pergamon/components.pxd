from mattock.games.pergamon.vocabulary cimport *

cdef class Components:
    cdef readonly str fingerprint
    cdef readonly list names
    cdef readonly int[14] coins, depth
    cdef readonly int[3] raider_field
    cdef readonly int[8] copies, back
    cdef readonly int[25] points
    cdef readonly int[13] bonus_kind, setback
    cdef readonly int[5] price
    cdef readonly int[3] oldest
    cdef readonly int[60] left, right, digits, century, age
    cdef readonly unsigned long long[4] starts
    cdef readonly int start_coins, bonus, exhibit_points, polish_limit, free_storage, storage_step
