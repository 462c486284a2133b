import cython
from mattock.core.vocabulary cimport CHANCE, OTHER_PHASE
from mattock.games.thebes.hands cimport discard_card, discard_kind, hold_find
from mattock.games.thebes.journey cimport journey_weeks, refuse_flight, travel
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.timetrack cimport advance, forget_swaps, refuse_weeks_beyond
from mattock.games.thebes.vocabulary cimport *

@cython.locals(n=cython.int)
cdef int team_of(Thebes state, int kind) noexcept nogil
cpdef int rumours_of(Thebes state, int site) noexcept nogil
@cython.locals(n=cython.int)
cpdef int special_for(Thebes state, int site) noexcept nogil
@cython.locals(n=cython.int)
cpdef int most_special_for(Thebes state, int site) noexcept nogil
@cython.locals(general=cython.int, n=cython.int)
cpdef int knowledge_of(Thebes state, int special) noexcept nogil
cpdef int wheel_at(Thebes state, int knowledge, int weeks) noexcept nogil
@cython.locals(weeks=cython.int)
cpdef int least_weeks(Thebes state, int knowledge) noexcept nogil
@cython.locals(site=cython.int)
cdef int offer_digs(Thebes state, int flying, int *out, int n) noexcept nogil
@cython.locals(refused=cython.int, special=cython.int, weeks=cython.int)
cdef int refuse_dig(Thebes state, int site, int flying) noexcept nogil
cdef void do_dig(Thebes state, int site, int flying) noexcept nogil
cdef int refuse_rumour(Thebes state) noexcept nogil
cdef int refuse_assistant(Thebes state) noexcept nogil
cdef int refuse_shovel(Thebes state) noexcept nogil
@cython.locals(special=cython.int)
cdef int refuse_useless(Thebes state, int more) noexcept nogil
cdef int offer_aids(Thebes state, int *out, int n) noexcept nogil
cdef void do_rumour(Thebes state) noexcept nogil
cdef void do_assistant(Thebes state) noexcept nogil
cdef void do_shovel(Thebes state) noexcept nogil
@cython.locals(weeks=cython.int)
cdef int offer_weeks(Thebes state, int *out, int n) noexcept nogil
@cython.locals(knowledge=cython.int, special=cython.int)
cdef int refuse_weeks(Thebes state, int weeks) noexcept nogil
cpdef bint can_dig(Thebes state, int knowledge) noexcept nogil
cpdef int shovel_bonus(Thebes state) noexcept nogil
@cython.locals(general=cython.int, knowledge=cython.int, special=cython.int)
cdef void do_weeks(Thebes state, int weeks) noexcept nogil
@cython.locals(n=cython.int, tile=cython.int)
cdef int list_tiles(Thebes state, int *out, int *weight) noexcept nogil
cdef int refuse_tile(Thebes state, int tile) noexcept nogil
@cython.locals(site=cython.int, whole=cython.int)
cdef void draw_tile(Thebes state, int tile) noexcept nogil
cdef void end_dig(Thebes state) noexcept nogil
cdef void use_permit(Thebes state) noexcept nogil
@cython.locals(tile=cython.int)
cdef void take_bonus(Thebes state) noexcept nogil
