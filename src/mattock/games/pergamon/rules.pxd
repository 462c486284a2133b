import cython
from mattock.core.state cimport State
from mattock.core.vocabulary cimport CHANCE, DRAW_FIRST, GAME_OVER, OTHER_PHASE, OVER, UNKNOWN_ID
from mattock.games.pergamon.checks cimport find_fault
from mattock.games.pergamon.excavate cimport dig, next_figure, offer_digs, refuse_dig
from mattock.games.pergamon.exhibit cimport (
    dissolve_for_new,
    exhibit,
    join,
    offer_dissolves,
    offer_exhibits,
    offer_joins,
    refuse_dissolve,
    refuse_exhibit,
    refuse_join,
)
from mattock.games.pergamon.funds cimport (
    list_backs,
    list_fronts,
    offer_fields,
    place,
    refuse_back,
    refuse_front,
    refuse_place,
    reveal_back,
    reveal_front,
    take_cards,
)
from mattock.games.pergamon.heuristic cimport appeals_of, prospects_of
from mattock.games.pergamon.observe cimport observe_seat, observe_table
from mattock.games.pergamon.layout cimport (
    begin_round,
    choose_start,
    lay_chosen,
    list_seats,
    list_tiles,
    offer_lays,
    refuse_lay,
    refuse_start,
    refuse_tile,
    reveal_tile,
)
from mattock.games.pergamon.scoring cimport end_round, find_winners
from mattock.games.pergamon.state cimport Pergamon
from mattock.games.pergamon.storage cimport discard, offer_discards, offer_store, refuse_discard, refuse_store, store
from mattock.games.pergamon.vocabulary cimport *

cdef class Rules(Pergamon):
    @cython.locals(new=Rules)
    cdef State blank(self)
    cdef int refuse(self, long long action) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int moves(self, int *out) noexcept nogil
    cdef int chances(self, int *out, int *weight) noexcept nogil
    cdef void do(self, int action) noexcept nogil
    cdef int victors(self) noexcept nogil
    cdef int fault(self) noexcept nogil
    cdef void appeals(self, int *actions, int n, int *out) noexcept nogil
    cdef void prospects(self, double *out) noexcept nogil
    cdef int observe_table(self, int first, unsigned char *out, int at) noexcept nogil
    cdef int observe_seat(self, int seat, unsigned char *out, int at) noexcept nogil

cdef void go_on(Pergamon state) noexcept nogil
cdef int refuse_other(long long action) noexcept nogil
cdef int refuse_outcome(Pergamon state, long long outcome) noexcept nogil
cdef void do_outcome(Pergamon state, int outcome) noexcept nogil
