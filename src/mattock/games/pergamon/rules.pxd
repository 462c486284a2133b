import cython
from mattock.core.state cimport State
from mattock.core.vocabulary cimport CHANCE, GAME_OVER, OTHER_PHASE, OVER, UNKNOWN_ID
from mattock.games.pergamon.checks cimport find_fault
from mattock.games.pergamon.excavate cimport next_figure, offer_digs
from mattock.games.pergamon.exhibit cimport offer_dissolves, offer_exhibits, offer_joins
from mattock.games.pergamon.funds cimport list_backs, list_fronts, offer_fields, take_cards
from mattock.games.pergamon.heuristic cimport appeals_of, prospects_of
from mattock.games.pergamon.layout cimport begin_round, list_seats, list_tiles, offer_lays
from mattock.games.pergamon.moves cimport do_draw, do_move, refuse_draw, refuse_move
from mattock.games.pergamon.observe cimport observe
from mattock.games.pergamon.scoring cimport end_round, find_winners
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.storage cimport offer_discards, offer_store
from mattock.games.pergamon.vocabulary cimport *

cdef class Rules(Pergamon):
    @cython.locals(new=Rules)
    cdef State blank(self)
    cdef int refuse(self, long long action) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int moves(self, int *out) noexcept nogil
    cdef int chances(self, int *out, int *weight) noexcept nogil
    cdef void do(self, int action) noexcept nogil
    @cython.locals(seat=cython.int, source=cython.int)
    cdef void count(self, int *out) noexcept nogil
    cdef int victors(self) noexcept nogil
    cdef int fault(self) noexcept nogil
    cdef void appeals(self, int *actions, int n, int *out) noexcept nogil
    cdef void prospects(self, double *out) noexcept nogil
    cdef int observe_from(self, int first, unsigned char *out) noexcept nogil

cdef void go_on(Pergamon state) noexcept nogil
