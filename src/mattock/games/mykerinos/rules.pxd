import cython
from mattock.core.state cimport State
from mattock.core.vocabulary cimport CHANCE, DRAW_FIRST, GAME_OVER, OVER, UNKNOWN_ID
from mattock.games.mykerinos.checks cimport find_fault
from mattock.games.mykerinos.dig cimport (
    add_cube,
    colour_on_turn,
    extend_dig,
    further,
    offer_digs,
    offer_fields,
    refuse_cube,
    refuse_extend,
    refuse_start,
    start_dig,
)
from mattock.games.mykerinos.discs cimport mark, offer_marks, refuse_mark, refuse_reserve, reserve
from mattock.games.mykerinos.heuristic cimport appeals_of, prospects_of
from mattock.games.mykerinos.observe cimport observe_seat, observe_table
from mattock.games.mykerinos.layout cimport (
    begin_digging,
    begin_round,
    choose_start,
    list_parcels,
    list_patrons,
    list_seats,
    place_patron,
    refuse_parcel,
    refuse_patron,
    refuse_seat,
    reveal_parcel,
)
from mattock.games.mykerinos.museum cimport enter_after_zone, enter_with_brown, offer_rooms, refuse_room
from mattock.games.mykerinos.nile cimport (
    begin_banks,
    list_banks,
    list_boats,
    refuse_bank,
    refuse_sail,
    reveal_bank,
    reveal_boat,
)
from mattock.games.mykerinos.passing cimport (
    do_pass,
    finish_action,
    finish_cubes,
    next_turn,
    refuse_pass,
    refuse_rest,
    rest,
)
from mattock.games.mykerinos.patrons cimport appeal, offer_appeals, refuse_appeal
from mattock.games.mykerinos.river cimport (
    award_bank,
    award_river,
    begin_zones,
    offer_banks,
    refuse_nile,
    refuse_sink,
)
from mattock.games.mykerinos.scoring cimport end_round, find_winners
from mattock.games.mykerinos.state cimport Mykerinos
from mattock.games.mykerinos.survey cimport (
    answer_tie,
    begin_survey,
    begin_zone,
    leave_cards,
    next_rank,
    offer_takes,
    refuse_leave,
    refuse_remove,
    refuse_take,
    refuse_tie,
    remove_card,
    take_card,
)
from mattock.games.mykerinos.vocabulary cimport *

cdef class Rules(Mykerinos):
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

cdef void go_on(Mykerinos state) noexcept nogil
cdef void go_on_surveying(Mykerinos state) noexcept nogil
@cython.locals(n=cython.int)
cdef int offer_turn(Mykerinos state, int *out) noexcept nogil
cdef int refuse_dig(Mykerinos state, int action) noexcept nogil
cdef void do_dig(Mykerinos state, int action) noexcept nogil
@cython.locals(n=cython.int)
cdef int offer_choices(Mykerinos state, int *out) noexcept nogil
cdef int refuse_choice(Mykerinos state, int action) noexcept nogil
cdef void do_choice(Mykerinos state, int action) noexcept nogil
cdef int refuse_outcome(Mykerinos state, long long outcome) noexcept nogil
cdef void do_outcome(Mykerinos state, int outcome) noexcept nogil
