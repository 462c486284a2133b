from mattock.core.bits cimport u128

cdef class Components:
    cdef public str fingerprint
    cdef public list warnings
    cdef public list names, nile_names
    cdef public int[36] points, patron
    cdef public int[72] shape
    cdef public unsigned long long[5] of_patron
    cdef public int[12] river
    cdef public u128[6] zone
    cdef public int[15] room_value, room_wings, doors
    cdef public int[2] plan, cubes
    cdef public int[5] parcels, cubes_a_round
    cdef public int[4] boat_points
    cdef public int[6] nile_points
    cdef public int open_to_all, neutral_cubes, no_room, set_points, boat_cubes
