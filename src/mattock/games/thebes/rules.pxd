import cython
from mattock.core.state cimport State
from mattock.core.vocabulary cimport CHANCE, DRAW_FIRST, GAME_OVER, OTHER_PHASE, OVER, UNKNOWN_ID
from mattock.games.thebes.cards cimport (
    list_cards,
    offer_swap,
    offer_takes,
    open_card,
    open_show,
    refill,
    refuse_card,
    refuse_show,
    refuse_swap,
    refuse_take,
    swap_cards,
    take_card,
)
from mattock.games.thebes.checks cimport find_fault
from mattock.games.thebes.excavate cimport (
    dig,
    draw_tile,
    end_dig,
    go_digging,
    list_tiles,
    offer_aids,
    offer_digs,
    offer_weeks,
    refuse_assistant,
    refuse_dig,
    refuse_rumour,
    refuse_shovel,
    refuse_tile,
    refuse_weeks,
    spend_assistant,
    spend_rumour,
    spend_shovel,
)
from mattock.games.thebes.exhibitions cimport exhibit, offer_exhibits, refuse_exhibit
from mattock.games.thebes.heuristic cimport appeals_of, prospects_of
from mattock.games.thebes.observe cimport observe_seat, observe_table
from mattock.games.thebes.scoring cimport total
from mattock.games.thebes.setup cimport (
    end_display,
    lay_bonus,
    list_markers,
    list_ones,
    refuse_marker,
    stack_marker,
)
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.timetrack cimport end_turn, finish, offer_finish, refuse_finish
from mattock.games.thebes.vocabulary cimport *

cdef class Rules(Thebes):
    @cython.locals(new=Rules)
    cdef State blank(self)
    cdef int refuse(self, long long action) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int moves(self, int *out) noexcept nogil
    cdef int chances(self, int *out, int *weight) noexcept nogil
    cdef void do(self, int action) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void count(self, int *out) noexcept nogil
    cdef int victors(self) noexcept nogil
    cdef int fault(self) noexcept nogil
    cdef void appeals(self, int *actions, int n, int *out) noexcept nogil
    cdef void prospects(self, double *out) noexcept nogil
    cdef int observe_table(self, int first, unsigned char *out, int at) noexcept nogil
    cdef int observe_seat(self, int seat, unsigned char *out, int at) noexcept nogil

cdef void go_on(Thebes state) noexcept nogil
@cython.locals(flying=cython.int)
cdef int refuse_turn(Thebes state, int action) noexcept nogil
cdef int offer_actions(Thebes state, int flying, int *out, int n) noexcept nogil
cdef void act(Thebes state, int action, int flying) noexcept nogil
cdef int refuse_outcome(Thebes state, long long outcome) noexcept nogil
cdef void do_outcome(Thebes state, int outcome) noexcept nogil
