import cython
from mattock.core.bits cimport popcount
from mattock.core.vocabulary cimport HOPELESS, OVER
from mattock.games.thebes.cards cimport swap_weeks, take_weeks
from mattock.games.thebes.excavate cimport knowledge_of, most_special_for, shovel_bonus, special_for
from mattock.games.thebes.exhibitions cimport show_weeks
from mattock.games.thebes.journey cimport journey_weeks
from mattock.games.thebes.scoring cimport artifact_points, congress_points, exhibition_points, total
from mattock.games.thebes.state cimport Thebes
from mattock.games.thebes.timetrack cimport weeks_left
from mattock.games.thebes.vocabulary cimport *

cdef int[15] weight

@cython.locals(i=cython.int, site=cython.int, tile="int[5]")
cdef void appeals_of(Thebes state, int *actions, int n, int *out) noexcept nogil
cdef int weigh(Thebes state, int action, int *tile) noexcept nogil
@cython.locals(show=cython.int)
cdef int weigh_turn(Thebes state, int action, int flying, int *tile) noexcept nogil
cdef int rate(int gain, int weeks, int flying) noexcept nogil
@cython.locals(before=cython.int, best=cython.int, knowledge=cython.int, longest=cython.int, lying=cython.int, more=cython.int, tiles=cython.int, way=cython.int, weeks=cython.int, worth=cython.int)
cdef int best_rate(Thebes state, int site, int flying, int *tile) noexcept nogil
cdef int wheel(Thebes state, int knowledge, int weeks) noexcept nogil
cdef int see_tile(Thebes state, int site, int *tile) noexcept nogil
@cython.locals(bag=cython.int, finds=cython.int, points=cython.int, tile=cython.int, tiles=cython.int)
cdef int tile_worth(Thebes state, int site) noexcept nogil
@cython.locals(k=cython.int, n=cython.int)
cdef int usual_tiles(Thebes state, int knowledge) noexcept nogil
cdef int digs_to_come(Thebes state, int seat, int site, int start) noexcept nogil
@cython.locals(kind=cython.int, start=cython.int, years=cython.int)
cdef int card_worth(Thebes state, int face, int *tile) noexcept nogil
@cython.locals(following=cython.int, gain=cython.int, n=cython.int)
cdef int congress_worth(Thebes state) noexcept nogil
@cython.locals(books=cython.int, digs=cython.int, fame=cython.int, gain=cython.int, site=cython.int, special=cython.int, symbols=cython.int)
cdef int book_worth(Thebes state, int face, int start, int *tile) noexcept nogil
@cython.locals(after=cython.int, before=cython.int, digs=cython.int, gain=cython.int, general=cython.int, site=cython.int, special=cython.int, tiles=cython.int)
cdef int general_worth(Thebes state, int symbols, int start, int *tile) noexcept nogil
@cython.locals(chance=cython.int, most=cython.int, other=cython.int, slope=cython.int)
cdef int expert_hope(Thebes state, int seat, int site, int books) noexcept nogil
@cython.locals(gain=cython.int, knowledge=cython.int, tiles=cython.int, wasted=cython.int)
cdef int weigh_weeks(Thebes state, int weeks, int *tile) noexcept nogil
@cython.locals(seat=cython.int)
cdef void prospects_of(Thebes state, double *out) noexcept nogil
@cython.locals(n=cython.int, site=cython.int)
cdef int worth_at_hand(Thebes state, int seat) noexcept nogil
@cython.locals(best=cython.int, digs="int[5]", left=cython.int, n=cython.int, site=cython.int, tiles=cython.int, worth="int[5]")
cdef int worth_of_digs(Thebes state, int seat) noexcept nogil
@cython.locals(special=cython.int, team=cython.int)
cdef int knowledge_for(Thebes state, int seat, int site) noexcept nogil
