from mattock.core.bits cimport u128

cdef class Components:
    cdef readonly str fingerprint
    cdef readonly list names, nile_names
    cdef readonly int[36] points, patron
    cdef readonly int[72] shape
    cdef readonly unsigned long long[5] of_patron
    cdef readonly int[12] river
    cdef readonly u128[6] zone
    cdef readonly int[15] room_value, room_wings, doors
    cdef readonly int[2] plan, cubes
    cdef readonly int[5] parcels, cubes_a_round
    cdef readonly int[4] boat_points
    cdef readonly int open_to_all, neutral_cubes, no_room, set_points, nile_points, last_nile_points, boat_cubes
