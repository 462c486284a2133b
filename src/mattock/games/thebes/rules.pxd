import cython
from mattock.core.state cimport State
from mattock.core.vocabulary cimport CHANCE, GAME_OVER, OTHER_PHASE, OVER, UNKNOWN_ID
from mattock.games.thebes.cards cimport list_cards, offer_swap, offer_takes, refill
from mattock.games.thebes.checks cimport find_fault
from mattock.games.thebes.excavate cimport end_dig, list_tiles, offer_aids, offer_digs, offer_weeks
from mattock.games.thebes.exhibitions cimport offer_exhibits
from mattock.games.thebes.heuristic cimport appeals_of, prospects_of
from mattock.games.thebes.moves cimport do_draw, do_move, refuse_draw, refuse_move
from mattock.games.thebes.observe cimport observe
from mattock.games.thebes.scoring cimport total
from mattock.games.thebes.setup cimport list_markers, list_ones
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.timetrack cimport end_turn, offer_finish
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
    cdef int observe_from(self, int first, unsigned char *out) noexcept nogil

cdef void go_on(Thebes state) noexcept nogil
cdef int offer_actions(Thebes state, int flying, int *out, int n) noexcept nogil
