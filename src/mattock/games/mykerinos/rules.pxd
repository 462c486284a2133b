import cython
from mattock.core.state cimport State
from mattock.core.vocabulary cimport CHANCE, GAME_OVER, OVER, UNKNOWN_ID
from mattock.games.mykerinos.checks cimport find_fault
from mattock.games.mykerinos.dig cimport colour_on_turn, further, offer_digs, offer_fields
from mattock.games.mykerinos.discs cimport offer_marks
from mattock.games.mykerinos.heuristic cimport appeals_of, prospects_of
from mattock.games.mykerinos.layout cimport begin_digging, begin_round, list_parcels, list_patrons, list_seats
from mattock.games.mykerinos.moves cimport do_draw, do_move, refuse_draw, refuse_move
from mattock.games.mykerinos.museum cimport offer_rooms
from mattock.games.mykerinos.nile cimport begin_banks, list_banks, list_boats
from mattock.games.mykerinos.observe cimport observe
from mattock.games.mykerinos.passing cimport finish_action, finish_cubes, next_turn
from mattock.games.mykerinos.patrons cimport offer_appeals
from mattock.games.mykerinos.river cimport award_river, begin_zones, offer_banks
from mattock.games.mykerinos.scoring cimport end_round, find_winners
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.survey cimport begin_survey, begin_zone, next_rank, offer_takes
from mattock.games.mykerinos.vocabulary cimport *

cdef class Rules(Mykerinos):
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

cdef void go_on(Mykerinos state) noexcept nogil
cdef void go_on_surveying(Mykerinos state) noexcept nogil
@cython.locals(n=cython.int)
cdef int offer_turn(Mykerinos state, int *out) noexcept nogil
@cython.locals(n=cython.int)
cdef int offer_choices(Mykerinos state, int *out) noexcept nogil
