from mattock.games.thebes.vocabulary cimport *

cdef class Components:
    cdef public str fingerprint
    cdef public list warnings
    cdef public list card_names, show_names, tile_names, artifact_names
    cdef public int[67] kind, about, symbols, city, weeks, copies
    cdef public int[5] rumour, ones, found_about, found_special, found_general, rubble, start
    cdef public int[144] distance
    cdef public int[10] show_city, show_points, show_weeks
    cdef public int[50] wanted
    cdef public int[169] wheel
    cdef public int[80] worth
    cdef public int[4] assistants, shovels
    cdef public int[8] congress
    cdef public int lone_assistant, lone_shovel, expertise, shared_expertise
    cdef public int car_from, car_saves, swap_weeks, swap_rise
