from mattock.games.pergamon.vocabulary cimport *

cdef class Components:
    cdef public str fingerprint
    cdef public list names, warnings
    cdef public int[14] coins, depth
    cdef public int[3] raider_field
    cdef public int[8] copies, back
    cdef public int[25] points
    cdef public int[13] bonus_kind, setback
    cdef public int[5] price
    cdef public int[3] oldest
    cdef public int[60] left, right, digits, century, age
    cdef public unsigned long long[4] starts
    cdef public int start_coins, bonus, exhibit_points, polish_limit, free_storage, storage_step
