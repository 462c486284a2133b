from mattock.games.thebes.vocabulary cimport *

cdef class Components:
    cdef readonly str fingerprint
    cdef readonly list card_names, show_names, tile_names, artifact_names
    cdef readonly int[67] kind, about, symbols, city, weeks, copies
    cdef readonly int[5] rumour, ones, found_about, found_special, found_general, rubble, start
    cdef readonly int[144] distance
    cdef readonly int[10] show_city, show_points, show_weeks
    cdef readonly int[50] wanted
    cdef readonly int[169] wheel
    cdef readonly int[80] worth
    cdef readonly int[4] assistants, shovels
    cdef readonly int[8] congress
    cdef readonly int lone_assistant, lone_shovel, expertise, shared_expertise
    cdef readonly int car_from, car_saves, swap_weeks, swap_rise
